"""The read models in PostgreSQL: one process folds them, and every server reads the same as SQLite would have."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kronika.projections import runner
from kronika.projections.runner import Projector
from kronika.service.errors import ReadModelsDamaged
from kronika.service.projecting import LogSource
from kronika.service.settings import Settings
from kronika.service.shared import PostgresModels
from kronika.v1 import game_service_pb2
from tests.embedded import Embedded
from tests.postgres import KINDS, Cluster
from tests.service.headquarters import Headquarters
from tests.service.table import Table
from tests.store.servers import Servers, eventually


def tables(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of read models in a file, by table."""
    with sqlite3.connect(path) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: sorted(file.execute(f"SELECT {columns(file, name)} FROM {name}"))
            for name in names
            if name != "progress"
        }


def in_database(server: Embedded, path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of the same tables, as a server reads them in its database."""
    with sqlite3.connect(path) as file:
        return {
            name: sorted(server.app.projections.query(f"SELECT {columns(file, name)} FROM {name}"))
            for name in tables(path)
        }


def columns(file: sqlite3.Connection, name: str) -> str:
    return ", ".join(row[1] for row in file.execute(f"PRAGMA table_info({name})"))


@pytest.mark.parametrize("servers", KINDS, indirect=True)
def test_they_are_row_for_row_those_of_sqlite(servers: Servers, tmp_path: Path) -> None:
    here = servers.running[0]
    table = Table(here.address).started()
    table.play(seed=1, until=lambda _: len(table.us.client("ListRolls", game=table.game).rolls) > 3)
    mover = next((seat for seat in table.seats if seat.legal()), None)
    if mover is not None:
        mover("RequestUndo")
    war = Headquarters(here.address, tmp_path / "players").begin()
    war.begin(war.muster()).give_up("german")
    path = tmp_path / "models.db"
    projector = Projector(path, LogSource(here.app.log))

    def are_those_of_sqlite() -> bool:
        while projector.step():
            pass
        return all(in_database(one, path) == tables(path) for one in servers.running)

    eventually(are_those_of_sqlite)  # timers store something of their own
    projector.close()
    folded = tables(path)
    assert len(folded["rolls"]) > 3 and len(folded["games"]) == 3


def test_report_query_by_a_boolean_finds_rows(servers: Servers, tmp_path: Path) -> None:
    war = Headquarters(servers.running[0].address, tmp_path / "players").begin()
    war.muster()
    assert war.ask("GetSoldier", card="S-P-001").name


def test_games_are_found_by_every_filter(servers: Servers) -> None:
    table = Table(servers.running[0].address).seated()
    now = table.now()
    around = {"created_after": {"seconds": 1}, "created_before": {"seconds": now.created_at.seconds + 1}}
    changed = {"updated_after": {"seconds": 1}, "updated_before": {"seconds": now.updated_at.seconds + 1}}
    filters = {"pack": "normandy", "scenario": now.scenario, "seats": game_service_pb2.SEAT_AVAILABILITY_FULL}
    listed = table.us.client("ListGames", mine=True, phase=now.phase, **filters, **around, **changed).games
    assert [one.game for one in listed] == [table.game]
    assert not table.us.client("ListGames", seats=game_service_pb2.SEAT_AVAILABILITY_FREE, mine=True).games


def test_when_the_one_who_folds_them_stops_another_goes_on(servers: Servers) -> None:
    eventually(lambda: sum(one.app.projections.elected for one in servers.running) == 1)
    folding = next(one for one in servers.running if one.app.projections.elected)
    other = servers.other(folding)
    before = Table(other.address).seated()
    servers.stop(folding)
    eventually(lambda: other.app.projections.elected)
    after = Table(other.address).seated()
    for table in (before, after):
        listed = [one.game for one in table.us.client("ListGames", mine=True).games]
        assert table.game in listed


def test_a_process_that_has_lost_its_connection_folds_nothing_more(servers: Servers) -> None:
    """It would fold beside the next one otherwise."""
    for _ in range(3):
        servers.cut()
        eventually(lambda: sum(one.app.projections.elected for one in servers.running) == 1)
        table = Table(servers.running[0].address).seated()
        assert table.game in [one.game for one in table.us.client("ListGames", mine=True).games]


def test_snapshots_of_another_release_are_folded_again(
    cluster: Callable[[], Cluster], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = cluster().database()
    settings = Settings(data=str(tmp_path / "data"), store=url, port=0, web_port=-1)
    with Embedded(settings) as service:
        game = Table(service.address).game
        eventually(lambda: service.app.projections.behind() == 0)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE models.games SET pack = 'nonsense'")
        models = PostgresModels.elected(url, runner.SCHEMA)
        assert models is not None
        models.close()
        assert connection.execute("SELECT pack FROM models.games").fetchall() == [("nonsense",)]
        connection.execute("UPDATE models.of_schema SET number = number - 1")
    with Embedded(settings) as service:
        query = service.app.projections.query

        def are_there() -> bool:
            try:
                return query("SELECT game, pack FROM games") == [(game, "normandy")]
            except ReadModelsDamaged:
                return False

        eventually(are_there)
