"""After a fail-over servers end up by themselves on a database that can be written, and say what is wrong till then."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

from kronika.service.store.postgres.connections import NOTICES
from kronika.service.store.postgres.tables import PostgresTables, migrate
from tests.postgres import Cluster
from tests.service.client import Client, Refused
from tests.service.process import Serving, kronika
from tests.service.table import Table
from tests.store.proxy import Proxy
from tests.store.servers import KEY, eventually

pytestmark = pytest.mark.slow


class Pair:
    """A primary and its replica. `url` names both hosts; `proxy` is a name that leads to one of them."""

    def __init__(self) -> None:
        self.primary = Cluster()
        self.alone = self.primary.database()
        self.replica = Cluster(replica_of=self.primary)
        self.proxy = Proxy(self.primary)
        self.name = self.alone.partition("@/")[2].partition("?")[0]
        folders = quote(f"{self.primary.folder},{self.replica.folder}")
        self.url = f"postgresql://kronika@/{self.name}?host={folders}"

    def caught_up(self) -> None:
        """The replica has all that the primary has."""
        with psycopg.connect(self.alone) as primary, psycopg.connect(self.replica.url(self.name)) as replica:
            ((lsn,),) = primary.execute("SELECT pg_current_wal_lsn()").fetchall()
            eventually(
                lambda: replica.execute("SELECT pg_last_wal_replay_lsn() >= %s::pg_lsn", (lsn,)).fetchall()[0][0]
            )

    def read_only(self) -> None:
        """The primary takes no more writes, and cuts no connection."""
        with psycopg.connect(self.alone, autocommit=True) as operator:
            operator.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            operator.execute("SELECT pg_reload_conf()")

    def close(self) -> None:
        self.proxy.close()
        for cluster in (self.replica, self.primary):
            if cluster.is_running:
                cluster.remove()
            else:
                shutil.rmtree(cluster.folder)


@pytest.fixture
def pair() -> Iterator[Pair]:
    found = Pair()
    yield found
    found.close()


def serving(folder: Path, url: str) -> Serving:
    return Serving(folder, "--store", url, secrets_key=KEY, web_port=-1)


def refusals(call: Callable[[], object], until: Callable[[], bool]) -> set[str]:
    """How a call is refused until something holds."""
    said: set[str] = set()

    def holds() -> bool:
        try:
            call()
        except Refused as refused:
            if refused.code not in ("UNAVAILABLE", "CANCELLED"):
                raise
            said.add(refused.said)
        return until()

    eventually(holds)
    return said


def epoch(address: str, game: str) -> int:
    """The number of the epoch of a game; 0 while the server cannot tell."""
    client = Client(address, token="")
    try:
        number: int = client("GetGame", game=game).game.epoch.number
        return number
    except Refused:
        return 0
    finally:
        client.close()


def playing_on(table: Table) -> None:
    """The players bring their chance to the epoch that a fail-over has opened, and decide in it."""
    for step in ("commit", "reveal"):
        for seat in table.seats:
            getattr(seat, step)()
    mover = next(seat for seat in table.seats if seat.legal())
    assert mover.decide().receipt.version


def afresh(table: Table, address: str) -> Table:
    """The players come back by new connections."""
    for seat in table.seats:
        seat.client.close()
        seat.client = Client(address, token=seat.client.token)
    return table


@pytest.mark.parametrize("old", ["is gone", "is set read-only"])
def test_a_server_goes_over_to_the_replica_that_is_promoted_by_itself(pair: Pair, tmp_path: Path, old: str) -> None:
    with serving(tmp_path / "data", pair.url) as server:
        table = Table(server.address).started()
        pair.caught_up()
        if old == "is gone":
            pair.primary.stop()
        else:
            pair.read_only()
        pair.replica.promote()
        eventually(lambda: epoch(server.address, table.game) == 2)
        playing_on(afresh(table, server.address))
        assert os.path.exists(f"/proc/{server._process.pid}")


def test_a_name_that_leads_to_the_old_primary_for_a_while_is_followed_when_it_leads_to_the_new_one(
    pair: Pair, tmp_path: Path
) -> None:
    with serving(tmp_path / "data", pair.proxy.url(pair.alone)) as server:
        table = Table(server.address).started()
        asked = table.us.request()
        pair.caught_up()
        pair.read_only()
        said = refusals(lambda: table.us("Decide", **asked), lambda: True)
        assert len(said) == 1 and "read-only" in said.pop()
        pair.replica.promote()
        pair.proxy.lead_to(pair.replica)
        eventually(lambda: epoch(server.address, table.game) == 2)
        playing_on(afresh(table, server.address))


def test_a_database_that_was_read_only_for_a_while_is_written_again(pair: Pair, tmp_path: Path) -> None:
    """Nothing is committed anew: no replica has taken its place."""
    with serving(tmp_path / "data", pair.url) as server:
        table = Table(server.address).started()
        asked = table.us.request()
        pair.read_only()
        said = refusals(lambda: table.us("Decide", **asked), lambda: True)
        assert len(said) == 1 and "read-only" in said.pop()
        with psycopg.connect(pair.alone, autocommit=True, options="-c default_transaction_read_only=off") as operator:
            operator.execute("ALTER SYSTEM RESET default_transaction_read_only")
            operator.execute("SELECT pg_reload_conf()")
        decided: list[object] = []
        refusals(lambda: decided.append(table.us("Decide", **asked)), lambda: bool(decided))
        assert epoch(server.address, table.game) == 1


def test_a_server_that_finds_a_standby_alone_says_so(pair: Pair, tmp_path: Path) -> None:
    ended = kronika("serve", "--data", str(tmp_path), "--store", pair.replica.url(pair.name), "--port", "0")
    assert ended.returncode == 1
    assert "is a standby, which is read-only" in ended.stderr


def test_connections_of_the_tables_beside_the_log_are_replaced_too(pair: Pair) -> None:
    migrate(pair.alone)
    tables = PostgresTables(pair.proxy.url(pair.alone), "notices", NOTICES)
    insert = "INSERT INTO stopped (place, until) VALUES (?, ?)"
    assert tables.execute(insert, (b"before", 0.0)) == 1
    assert tables.rows("SELECT until FROM stopped") == [(0.0,)]
    pair.caught_up()
    pair.read_only()
    pair.replica.promote()
    pair.proxy.lead_to(pair.replica)
    assert tables.rows("SELECT until FROM stopped") == [(0.0,)]
    assert tables.execute(insert, (b"after", 1.0)) == 1
    with psycopg.connect(pair.replica.url(pair.name)) as promoted:
        assert promoted.execute("SELECT count(*) FROM notices.stopped").fetchall() == [(2,)]
    tables.close()
