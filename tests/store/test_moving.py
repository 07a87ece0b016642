"""A service moved with all its games from files to PostgreSQL and back: wholly or not at all, byte for byte."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from eventsourcing.persistence import StoredEvent

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service import migration
from kronika.service.application import AlreadyServing
from kronika.service.ed25519 import verifies
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.store.faults import Locked, Replaced
from kronika.service.store.postgres.log import PostgresLog
from tests.embedded import Embedded
from tests.postgres import Cluster
from tests.service.client import Client
from tests.service.conftest import MUCH
from tests.service.headquarters import Headquarters
from tests.service.process import kronika
from tests.service.table import Seat, Table
from tests.service.test_files import export

pytestmark = pytest.mark.slow


class Served:
    """A service in one place after another, with one key."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def settings(self, store: str) -> Settings:
        return Settings(data=str(self.folder), store=store, port=0, web_port=-1, handover_wait=0, **MUCH)

    def at(self, store: str) -> Embedded:
        return Embedded(self.settings(store))

    def move(self, source: str, target: str, each: Callable[[list[str]], Any] = lambda all_: all_) -> migration.Moved:
        return migration.move(self.settings(""), source, target, each)


@pytest.fixture
def served(tmp_path: Path) -> Served:
    return Served(tmp_path / "data")


@pytest.fixture
def url(cluster: Callable[[], Cluster]) -> str:
    return cluster().database()


def played(served: Served, folder: Path) -> tuple[Table, Table, Headquarters]:
    """A game under way, one that is over, and a campaign, in files."""
    with served.at("") as service:
        running = Table(service.address).started()
        running.play(seed=1, most=12)
        over = Table(service.address).started().closed()
        war = Headquarters(service.address, folder / "players").begin()
        war.begin(war.muster())
        assert service.app.vault.rotate()
        return running, over, war


def told(address: str, table: Table) -> list[Any]:
    seats = [Seat(Client(address, token=seat.client.token), table.game, seat.name) for seat in table.seats]
    return [seat.snapshot() for seat in seats] + [
        seat.client("ListEvents", game=table.game, audience=seat.name, page_size=2000, proof=True) for seat in seats
    ]


def test_it_goes_to_a_database_and_back_and_everybody_plays_on(served: Served, url: str, tmp_path: Path) -> None:
    running, over, war = played(served, tmp_path)
    with served.at("") as service:
        before = told(service.address, running)
        file = export(Client(service.address, token=""), over.game, "referee")
        keys = [key.key for key in Client(service.address, token="")("GetService").keys]
    moved = served.move(str(served.folder), url)
    assert moved.streams == 4
    with served.at(url) as service:
        assert told(service.address, running) == before
        assert export(Client(service.address, token=""), over.game, "referee") == file
        assert [key.key for key in Client(service.address, token="")("GetService").keys] == keys
        war.move_to(service.address)
        war.give_up("german")
        us, german = (Seat(Client(service.address, token=s.client.token), running.game, s.name) for s in running.seats)
        mover = us if us.legal() else german
        mover.decide()
        before = told(service.address, running)
    back = tmp_path / "back"
    served.move(url, str(back))
    with served.at(str(back)) as service:
        assert told(service.address, running) == before
        assert not verify(parse(file), SYSTEMS, CODECS, verifies).problems
        war.move_to(service.address)
        assert len(war.ask("GetRecord").entries) >= 1


def test_moved_data_is_not_served(served: Served, url: str, tmp_path: Path) -> None:
    played(served, tmp_path)
    served.move(str(served.folder), url)
    with pytest.raises(SettingsRefused, match="were moved to postgresql"):
        served.at("")
    with pytest.raises(SettingsRefused, match="were moved to postgresql"):
        served.move(str(served.folder), str(tmp_path / "once more"))


@pytest.mark.parametrize("after", ["_fill", "_must_be_same", "set_fact"])
def test_a_move_that_is_cut_leaves_one_service_and_can_be_run_again(
    served: Served, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: str
) -> None:
    running, _, _ = played(served, tmp_path)

    def cut(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        if after == "set_fact":
            patch.setattr(migration, "_finish", cut)
        else:
            whole = getattr(migration, after)
            patch.setattr(migration, after, lambda *given: (whole(*given), cut()))
        with pytest.raises(KeyboardInterrupt):
            served.move(str(served.folder), url)
    with pytest.raises(SettingsRefused, match="was interrupted"):
        served.at(url)
    if after == "set_fact":
        with pytest.raises(SettingsRefused, match="were moved"):
            served.at("")
    else:
        with served.at("") as service:
            assert told(service.address, running)
    assert served.move(str(served.folder), url).streams == 4
    with served.at(url) as service:
        assert told(service.address, running)


def test_data_changed_on_the_way_is_not_moved(
    served: Served, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, _, _ = played(served, tmp_path)
    fill = migration._fill

    def spoilt(old: Any, new: Any) -> None:
        fill(old, new)
        new.log._write("UPDATE log.events SET body = replace(body, '\"us\"', '\"su\"') WHERE version = 2")

    with monkeypatch.context() as patch:
        patch.setattr(migration, "_fill", spoilt)
        with pytest.raises(SettingsRefused, match="differs after the copy"):
            served.move(str(served.folder), url)
    with served.at("") as service:
        assert told(service.address, running)


def test_a_place_that_holds_a_service_is_not_written_over(served: Served, url: str, tmp_path: Path) -> None:
    played(served, tmp_path)
    with Embedded(Settings(data=str(tmp_path / "other"), store=url, port=0, web_port=-1)) as other:
        game = Table(other.address).game
    with pytest.raises(SettingsRefused, match="already contains the data of a server"):
        served.move(str(served.folder), url)
    with Embedded(Settings(data=str(tmp_path / "other"), store=url, port=0, web_port=-1)) as other:
        assert Client(other.address, token="")("GetGame", game=game).game.game == game


def test_nothing_is_moved_while_it_is_served(served: Served, url: str, tmp_path: Path) -> None:
    played(served, tmp_path)
    with served.at(""), pytest.raises(AlreadyServing):
        served.move(str(served.folder), url)
    with (
        Embedded(Settings(data=str(tmp_path / "other"), store=url, port=0, web_port=-1)),
        pytest.raises(SettingsRefused, match="is being served"),
    ):
        served.move(str(served.folder), url)


def test_a_server_that_was_not_stopped_stores_nothing_while_a_database_is_moved_and_nothing_after(
    served: Served, url: str, tmp_path: Path
) -> None:
    """It may be cut off from the database at that moment, and come back."""
    played(served, tmp_path)
    served.move(str(served.folder), url)
    left = PostgresLog(url)
    stray = [StoredEvent("stray", 1, "kronika.said.v1", b"{}")]

    def try_to_store(games: list[str]) -> list[str]:
        with pytest.raises(Locked):
            left.insert_events(stray)
        return games

    back = tmp_path / "back"
    served.move(url, str(back), try_to_store)
    with pytest.raises(Replaced, match="were moved to"):
        left.insert_events(stray)
    with pytest.raises(Replaced, match="were moved to"):
        left.begin_group(stray, [])
    assert left.rows("stray") == []
    left.close()


def test_chains_of_an_epoch_that_never_was_stay_behind(served: Served, url: str, tmp_path: Path) -> None:
    """A process that is killed between secrets and log leaves them; the database keeps no place for a second one."""
    running, _, _ = played(served, tmp_path)
    with served.at("") as service:
        vault = service.app.vault
        vault.db.execute(
            "INSERT INTO chains SELECT stream, epoch + 1, audience, blob FROM chains WHERE stream = ?", (running.game,)
        )
    served.move(str(served.folder), url)
    with served.at(url) as service:
        (found,) = service.app.vault.db.rows("SELECT MAX(epoch) FROM chains WHERE stream = ?", (running.game,))
        assert found == (1,)


def test_the_command_says_what_it_has_moved(served: Served, url: str, tmp_path: Path) -> None:
    played(served, tmp_path)
    before = sha256((served.folder / "kronika.key").read_bytes()).digest()
    done = kronika("move-store", "--json", str(served.folder), url)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert (said["games"], said["store"]) == (4, url)
    assert sha256((served.folder / "kronika.key").read_bytes()).digest() == before
    assert kronika("move-store", str(served.folder), url).returncode != 0
