"""For who runs a service: backup while it serves, restore, read models folded anew while it serves."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kronika.service import maintenance
from kronika.service.application import LOG_FILE, PROJECTIONS_FILE
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.vault import SECRETS_FILE
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.conftest import stop
from tests.service.process import Serving, kronika
from tests.service.table import Table, kinds


@contextmanager
def playing(tables: list[Table]) -> Iterator[None]:
    """Play goes on at these tables meanwhile."""
    stopped = threading.Event()

    def chatter(table: Table) -> None:
        while not stopped.is_set():
            table.us("OfferDraw")
            table.us("DeclineDraw", offered_by="us")

    threads = [threading.Thread(target=chatter, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stopped.set()
        for thread in threads:
            thread.join()


# --- backup and restore


@pytest.mark.slow
def test_a_backup_taken_while_serving_is_a_moment_of_the_log(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", requests_a_second="100000") as serving:
        tables = [Table(serving.address).started() for _ in range(3)]
        before = {table.game: table.now().version for table in tables}
        with playing(tables):
            done = kronika("backup", "--data", str(tmp_path / "data"), str(tmp_path / "saved"))
        assert done.returncode == 0, done.stderr
        after = {table.game: table.now().version for table in tables}
        copy = sqlite3.connect(tmp_path / "saved" / LOG_FILE)
    for game, first, last, count in copy.execute(
        "SELECT stream, MIN(version), MAX(version), COUNT(*) FROM events GROUP BY stream"
    ):
        assert before[game] <= last <= after[game]
        assert (first, count) == (1, last)
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    assert f"Saved {sum_of(tmp_path / 'saved')} events of 3 games" in done.stdout


def sum_of(folder: Path) -> int:
    connection = sqlite3.connect(folder / LOG_FILE)
    (count,) = connection.execute("SELECT COUNT(*) FROM events").fetchone()
    connection.close()
    return int(count)


def test_restored_games_are_what_they_were_and_running_ones_go_on_in_a_new_epoch(
    tmp_path: Path, embedded: Callable[..., Embedded]
) -> None:
    key = "5a" * 32
    service = embedded(data=str(tmp_path / "old"), secrets_key=key)
    running = Table(service.address).started()
    running.play(seed=1, most=8)
    closed = Table(service.address).started().closed()
    saved = {table.game: table.events("us") for table in (running, closed)}
    maintenance.backup(Settings(data=str(tmp_path / "old"), secrets_key=key), tmp_path / "saved")
    running.us("OfferDraw")

    settings = Settings(data=str(tmp_path / "new"), secrets_key=key)
    found = maintenance.restore(settings, tmp_path / "saved")
    assert (found.streams, found.epochs) == (2, 1)
    restored = embedded(data=settings.data, secrets_key=key)
    for table in (running, closed):
        for seat in table.seats:
            seat.client = Client(restored.address, token=seat.client.token)
        table.spectator = Client(restored.address, token="")
    assert closed.events("us") == saved[closed.game]
    *before, epoch = running.events("us")
    assert before == saved[running.game], "what came after the backup is gone, nothing else"
    assert (epoch.kernel.epoch_opened.epoch, epoch.kernel.epoch_opened.reason) == (2, "restored from a backup")
    asked = running.now().prompts[0]
    mover = next(seat for seat in running.seats if seat.name == asked.seat)
    assert not mover.legal(), "first the new epoch has to begin"
    running.begin_epoch()
    assert mover.decide().events


def test_a_restore_wants_a_backup_and_an_empty_place(tmp_path: Path, embedded: Callable[..., Embedded]) -> None:
    service = embedded(data=str(tmp_path / "data"))
    Table(service.address)
    settings = Settings(data=str(tmp_path / "data"))
    maintenance.backup(settings, tmp_path / "saved")
    with pytest.raises(SettingsRefused, match="already exists"):
        maintenance.backup(settings, tmp_path / "saved")
    with pytest.raises(SettingsRefused, match="already exists"):
        maintenance.restore(settings, tmp_path / "saved")
    with pytest.raises(SettingsRefused, match=f"contains no backup: {LOG_FILE} is missing"):
        maintenance.restore(Settings(data=str(tmp_path / "other")), tmp_path)
    with pytest.raises(SettingsRefused, match="is not a data folder"):
        maintenance.backup(Settings(data=str(tmp_path / "nowhere")), tmp_path / "saved again")


@pytest.mark.parametrize(
    "breaks",
    [
        lambda data: (data / SECRETS_FILE).unlink(),
        lambda data: (data / "kronika.key").unlink(),
        lambda data: (data / SECRETS_FILE).write_bytes(b""),
    ],
    ids=["no secrets", "no key", "empty secrets"],
)
def test_incomplete_backup_fails_and_leaves_no_file(tmp_path: Path, breaks: Callable[[Path], object]) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved"
    with Embedded(Settings(data=str(data), port=0)) as service:
        Table(service.address).started()
    breaks(data)
    before = {path.name for path in data.iterdir()}
    with pytest.raises(SettingsRefused, match="nothing was saved"):
        maintenance.backup(Settings(data=str(data)), saved)
    assert not saved.exists()
    assert {path.name for path in data.iterdir()} == before


def test_a_backup_holds_no_secret_in_the_clear(tmp_path: Path, embedded: Callable[..., Embedded]) -> None:
    service = embedded(data=str(tmp_path / "data"))
    table = Table(service.address).started()
    seeds = service.app.vault.seeds(table.game)
    maintenance.backup(Settings(data=str(tmp_path / "data")), tmp_path / "saved")
    stored = b"".join(path.read_bytes() for path in (tmp_path / "saved").iterdir())
    assert (tmp_path / "saved" / SECRETS_FILE).exists()
    assert len(seeds) == 3
    for seat in table.seats:
        assert seat.client.token.encode() not in stored and bytes.fromhex(seat.client.token) not in stored
    for seed in seeds:
        assert bytes.fromhex(seed.seed) not in stored and seed.seed.encode() not in stored


# --- read models folded anew


TABLES = ("games", "seats", "boards", "scenes", "rolls", "timeline", "progress")


def contents(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that the read models say."""
    connection = sqlite3.connect(path)
    found = {table: sorted(connection.execute(f"SELECT * FROM {table}")) for table in TABLES}
    connection.close()
    return found


def test_rebuilt_read_models_equal_those_that_grew_with_the_games(
    tmp_path: Path, embedded: Callable[..., Embedded]
) -> None:
    service = embedded(data=str(tmp_path / "data"))
    tables = [Table(service.address, scenario).started() for scenario in ("1", "7")]
    for table in tables:
        table.play(seed=2, until=lambda answer: "dice_rolled" in kinds(answer.events))
        mover, waiter = table.in_turn()
        mover.decide()
        mover("RequestUndo")
        if mover.snapshot().undo_requests:
            waiter("AnswerUndo", asked_by=mover.name, agree=True)
    tables[0].spectator("ListGames")  # which waits for the read models
    stop(service)
    grown = contents(tmp_path / "data" / PROJECTIONS_FILE)
    assert grown["rolls"] and grown["timeline"] and any(row[-1] for row in grown["timeline"])
    settings = Settings(data=str(tmp_path / "data"))
    (tmp_path / "data" / PROJECTIONS_FILE).unlink()
    assert maintenance.rebuild(settings, lambda _: None) == maintenance.events_in(settings)
    assert contents(tmp_path / "data" / PROJECTIONS_FILE) == grown
    again = embedded(data=str(tmp_path / "data"))
    assert len(Client(again.address)("ListGames").games) == 2


@pytest.mark.slow
def test_read_models_are_rebuilt_while_the_service_runs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Serving(data, requests_a_second="100000") as serving:
        tables = [Table(serving.address).started() for _ in range(3)]
        with playing(tables[1:]):
            spoil(data / PROJECTIONS_FILE, tables[0].game)
            assert is_spoilt(tables[0])
            done = kronika("rebuild", "--data", str(data))
            assert done.returncode == 0, done.stderr
            assert "Rebuilt from" in done.stdout
            assert not is_spoilt(tables[0])
        for table in tables:
            found = next(g for g in table.us.client("ListGames", mine=True).games if g.game == table.game)
            assert found.version == table.now().version
            assert timeline(table)[-1].version == table.events()[-1].tx
        assert not list(data.glob("*rebuilt*")) + list(data.glob(".projections*"))


def spoil(path: Path, game: str) -> None:
    """Somebody has written nonsense into the read models."""
    connection = sqlite3.connect(path, timeout=30)
    with connection:
        connection.execute("UPDATE timeline SET en = '[\"nobody at all\"]' WHERE game = ?", (game,))
    connection.close()


def timeline(table: Table) -> list[Any]:
    found: list[Any] = []
    token = ""
    while True:
        page = table.spectator("ListTimeline", game=table.game, page_size=1000, page_token=token)
        found += page.entries
        token = page.next_page_token
        if not token:
            return found


def is_spoilt(table: Table) -> bool:
    return any("nobody at all" in entry.sentences for entry in timeline(table))


def test_a_rebuild_that_was_not_taken_any_more_is_taken_at_the_next_start(
    tmp_path: Path, embedded: Callable[..., Embedded], monkeypatch: pytest.MonkeyPatch
) -> None:
    service = embedded(data=str(tmp_path / "data"))
    table = Table(service.address).started()
    stop(service)
    settings = Settings(data=str(tmp_path / "data"))
    spoil(tmp_path / "data" / PROJECTIONS_FILE, table.game)
    with monkeypatch.context() as patch:
        patch.setattr(maintenance, "swap_in_rebuilt", lambda folder: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            maintenance.rebuild(settings, lambda _: None)
    again = embedded(data=str(tmp_path / "data"))
    table.spectator = Client(again.address, token="")
    assert not is_spoilt(table)


# --- secrets


def test_another_secrets_key_is_refused_and_the_right_one_still_opens(
    tmp_path: Path, embedded: Callable[..., Embedded]
) -> None:
    data = str(tmp_path / "data")
    service = embedded(data=data, secrets_key="11" * 32)
    table = Table(service.address).started()
    stop(service)
    with pytest.raises(SettingsRefused):
        embedded(data=data, secrets_key="22" * 32)
    again = embedded(data=data, secrets_key="11" * 32)
    table.us.client = Client(again.address, token=table.us.client.token)
    assert table.us.decide().events
