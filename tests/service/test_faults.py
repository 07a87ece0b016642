"""Faults of the disk and of other processes have their code, with what to do; when they are over, play
goes on."""

import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kronika.service.application import LOG_FILE, PROJECTIONS_FILE
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.vault import SECRETS_FILE, open_vault
from kronika.tools.client.connection import Connection, NotReached
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.service.client import Client, Refused
from tests.service.conftest import stop
from tests.service.process import Serving, kronika
from tests.service.table import Table, refusal
from tests.service.test_integrity import move_to

pytestmark = pytest.mark.slow

Start = Callable[..., Embedded]


@contextmanager
def full_disk(serving: Serving) -> Iterator[None]:
    """No file of the process can be written any more, as where no space is left."""
    process = serving._process.pid
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process writes to a file, and does not let go."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.execute("ROLLBACK")
    other.close()


# --- a full disk


def test_on_a_full_disk_nothing_is_decided_and_everything_is_read(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        table = Table(serving.address).started()
        seat = table.us
        request = seat.request(request_id="the one")
        before = table.events()
        with full_disk(serving):
            for call in (
                lambda: seat("Decide", **request),
                lambda: table.us.client("CreateGame", pack="normandy", scenario="1"),
                lambda: table.german("Resign"),
            ):
                refused = refusal(call)
                assert (refused.code, refused.reason) == ("UNAVAILABLE", "UNAVAILABLE")
                assert "disk" in refused.said
            assert table.events() == before
            assert table.us.snapshot().prompts
        answer = seat("Decide", **request)
        assert answer.answer.events
        assert seat("Decide", **request) == answer
        assert table.german("Resign").answer.snapshot.outcome.HasField("how")
    log = sqlite3.connect(tmp_path / "data" / LOG_FILE)
    assert log.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    log.close()


def test_a_log_that_may_not_grow_refuses_what_does_not_fit(embedded: Start, tmp_path: Path) -> None:
    service = embedded(data=str(tmp_path / "data"))
    table = Table(service.address).started()
    writer = service.app.log._writer
    ((pages,),) = writer.execute("PRAGMA page_count").fetchall()
    writer.execute(f"PRAGMA max_page_count = {pages}")

    def many() -> None:
        for _ in range(40):
            table.us("OfferDraw")
            table.us("DeclineDraw", offered_by="us")

    assert refusal(many).code == "UNAVAILABLE"
    writer.execute("PRAGMA max_page_count = 1000000")
    assert table.us.decide().events


# --- a lock


def test_a_lock_on_the_log_delays_writers_only(embedded: Start, tmp_path: Path) -> None:
    """Readers are answered while a writer waits; when the lock goes, what waited is done."""
    service = embedded(data=str(tmp_path / "data"))
    table, other = (Table(service.address).started() for _ in range(2))
    with held(tmp_path / "data" / LOG_FILE):
        waiting = table.us.client.future("OfferDraw", game=table.game, seat="us")
        for _ in range(5):
            assert other.us.snapshot().prompts
            assert table.now().version
        assert not waiting.done(), "all of this was answered while the writer waited"
    assert waiting.result().answer.events


def test_a_lock_that_does_not_go_ends_in_a_refusal(embedded: Start, tmp_path: Path) -> None:
    service = embedded(data=str(tmp_path / "data"))
    tables = [Table(service.address).started() for _ in range(4)]
    request = tables[0].us.request(request_id="the one")
    with held(tmp_path / "data" / LOG_FILE):
        calls = [table.us.client.future("OfferDraw", game=table.game, seat="us") for table in tables]
        refused = refusal(lambda: tables[0].us("Decide", **request))
        assert (refused.code, refused.reason) == ("UNAVAILABLE", "UNAVAILABLE")
        assert "Another process holds" in refused.said
        assert [call.exception().code().name for call in calls] == ["UNAVAILABLE"] * 4
    assert tables[0].us("Decide", **request).answer.events
    assert tables[1].us("OfferDraw").answer.events


def test_bundled_client_treats_it_as_a_service_that_will_return(embedded: Start, tmp_path: Path) -> None:
    """Bots and `kronika play` then wait and try again."""
    service = embedded(data=str(tmp_path / "data"))
    connection = Connection(service.address, token="11" * 32)
    with held(tmp_path / "data" / LOG_FILE), pytest.raises(NotReached, match="Another process holds"):
        connection.games("CreateGame", pb.CreateGameRequest(pack="normandy", scenario="1"))
    assert connection.games("CreateGame", pb.CreateGameRequest(pack="normandy", scenario="1")).game.game
    connection.close()


def test_a_lock_on_the_secrets_refuses_what_needs_new_ones(embedded: Start, tmp_path: Path) -> None:
    service = embedded(data=str(tmp_path / "data"))
    table = Table(service.address).started()
    with held(tmp_path / "data" / SECRETS_FILE):
        assert table.us.decide().events
        refused = refusal(lambda: table.us.client("CreateGame", pack="normandy", scenario="1"))
        assert refused.code == "UNAVAILABLE"
    assert Table(service.address).now()


def test_a_folder_whose_log_is_held_is_not_served_and_says_so(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Serving(data):
        pass
    with held(data / LOG_FILE):
        done = kronika("serve", "--data", str(data), "--port", "0")
    assert done.returncode == 1
    assert "the data folder cannot be used: database is locked" in done.stderr
    assert "Traceback" not in done.stderr


# --- the key


def test_a_missing_key_beside_a_vault_is_never_replaced(embedded: Start, tmp_path: Path) -> None:
    data = tmp_path / "data"
    service = embedded(data=str(data))
    table = Table(service.address).started()
    stop(service)
    (data / "kronika.key").rename(tmp_path / "kept.key")
    for command in ("serve", "rotate", "check"):
        done = kronika(command, "--data", str(data))
        assert done.returncode != 0
        assert f"{data / 'kronika.key'} is missing" in done.stderr
    assert not (data / "kronika.key").exists()
    (tmp_path / "kept.key").rename(data / "kronika.key")
    assert move_to(embedded(data=str(data)), table).play(seed=1, most=2) is not None


def test_a_key_is_made_where_there_are_no_secrets_yet(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    open_vault(settings).close()
    key = (tmp_path / "kronika.key").read_text()
    open_vault(settings).close()
    assert (tmp_path / "kronika.key").read_text() == key
    (tmp_path / "kronika.key").unlink()
    with pytest.raises(SettingsRefused, match="is missing"):
        open_vault(settings)


# --- read models


def test_damaged_read_models_are_rebuilt_at_start(embedded: Start, tmp_path: Path) -> None:
    data = tmp_path / "data"
    service = embedded(data=str(data))
    table = Table(service.address).started()
    stop(service)
    for harm in (b"", b"nonsense" * 2000):
        (data / PROJECTIONS_FILE).write_bytes(harm)
        service = embedded(data=str(data))
        listed = Client(service.address)("ListGames").games
        assert [game.game for game in listed] == [table.game]
        stop(service)


@pytest.mark.parametrize("table_lost", ["games", "progress", "timeline"])
def test_read_models_damaged_during_service_are_rebuilt(embedded: Start, tmp_path: Path, table_lost: str) -> None:
    data = tmp_path / "data"
    service = embedded(data=str(data))
    table = Table(service.address).started()
    table.us.client("ListGames")
    models = sqlite3.connect(data / PROJECTIONS_FILE, timeout=30)
    models.execute(f"DROP TABLE {table_lost}")
    models.commit()
    models.close()
    refusals = [refused for refused in (looked_at(table) for _ in range(40)) if refused is not None]
    assert {(refused.code, refused.reason) for refused in refusals} <= {("UNAVAILABLE", "UNAVAILABLE")}
    assert [game.game for game in table.us.client("ListGames").games] == [table.game]
    entries = table.spectator("ListTimeline", game=table.game, page_size=1000).entries
    assert entries[-1].version == table.events()[-1].tx


def looked_at(table: Table) -> Refused | None:
    """Something happens, and all lists are asked for; the refusal, if one is."""
    threading.Event().wait(0.1)
    try:
        table.us("OfferDraw")
        table.us("DeclineDraw", offered_by="us")
        table.us.client("ListGames")
        table.spectator("ListTimeline", game=table.game, page_size=1000)
    except Refused as refused:
        return refused
    return None


def test_read_models_that_were_deleted_while_the_service_runs_come_back(embedded: Start, tmp_path: Path) -> None:
    data = tmp_path / "data"
    service = embedded(data=str(data))
    table = Table(service.address).started()
    for file in data.glob(f"{PROJECTIONS_FILE}*"):
        file.unlink()
    done = kronika("rebuild", "--data", str(data))
    assert done.returncode == 0, done.stderr
    assert [game.game for game in table.us.client("ListGames").games] == [table.game]
    assert (data / PROJECTIONS_FILE).exists()


# --- the wait is bounded


def test_a_write_waits_for_a_lock_in_a_thread_of_its_own(embedded: Start, tmp_path: Path) -> None:
    """So that the loop that answers everybody never does."""
    service = embedded(data=str(tmp_path / "data"))
    table = Table(service.address).started()
    began: list[str] = []
    begin = service.app.log._begin

    def noting() -> None:
        began.append(threading.current_thread().name)
        begin()

    service.app.log._begin = noting  # type: ignore[method-assign]
    with held(tmp_path / "data" / LOG_FILE):
        refusal(lambda: table.us("OfferDraw"))
    assert began == ["kronika-commit_0"]
