"""A restore is whole or not at all: killed at any point it leaves a folder that nobody serves, and that
the same command brings to its end; every running game has its new epoch before anybody can decide."""

import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.service import checkup, maintenance
from kronika.service.application import Application
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.startup import RESTORING
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import Vault
from tests.embedded import Embedded
from tests.service.conftest import stop
from tests.service.process import ROOT, kronika
from tests.service.table import Table

pytestmark = pytest.mark.slow

KEY = "5a" * 32
RUNNING, CLOSED = 2, 1


@pytest.fixture
def backup(tmp_path: Path, embedded: Callable[..., Embedded]) -> Path:
    """A folder with a backup of some running games and a closed one, and the key."""
    service = embedded(data=str(tmp_path / "old"), secrets_key=KEY)
    for _ in range(RUNNING):
        Table(service.address).started().play(seed=1, most=4)
    for _ in range(CLOSED):
        Table(service.address).started().closed()
    maintenance.backup(Settings(data=str(tmp_path / "old"), secrets_key=KEY), tmp_path / "backup")
    stop(service)
    (tmp_path / "kronika.key").write_text(KEY)
    return tmp_path


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_a_restore_killed_at_any_point_is_not_served_and_can_be_run_again(backup: Path, step: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.service.killing_restore", str(backup), str(step)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=1200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    kills = json.loads(done.stdout)
    assert len(kills) > 60 // step
    assert {kill["killed"] for kill in kills} == {-9}
    assert {"_restore", "_new_epoch", "advance"} <= {kill["at"] for kill in kills}
    assert step > 1 or {"_clear", "_copy", "_put", "_undo"} <= {kill["at"] for kill in kills}
    assert {kill["then"] for kill in kills} == {"refused", "served"}
    assert all(kill["epochs"] in ([], [[1, -2]] * RUNNING) for kill in kills)
    assert sum(kill["then"] == "refused" for kill in kills) > 40 // step
    assert sum(kill["then"] == "refused" and bool(kill["epochs"]) for kill in kills) > 10 // step, (
        "these were run again"
    )
    assert [kill["epochs"] for kill in kills if kill["then"] == "served"][-1], "whole"


def test_every_command_refuses_a_folder_that_was_restored_by_half(backup: Path) -> None:
    settings = Settings(data=str(backup / "data"), secrets_key=KEY)
    maintenance.restore(settings, backup / "backup")
    (backup / "data" / RESTORING).mkdir()
    with pytest.raises(SettingsRefused, match="run the same `kronika restore` again"):
        Application(settings)
    (backup / "data" / "kronika.key").write_text(KEY)
    for command in ("serve", "rebuild", "check", "backup"):
        arguments = [str(backup / "elsewhere")] if command == "backup" else []
        done = kronika(command, "--data", settings.data, *arguments)
        assert done.returncode != 0
        assert "a restore into" in done.stderr
    maintenance.restore(settings, backup / "backup")
    assert not (backup / "data" / RESTORING).exists()


def test_a_backup_is_not_served_as_it_is(backup: Path) -> None:
    """Its games have no new epochs: links used since it was taken would be used again."""
    for files in (("log.db", "secrets.db"), ("log.db",), ("secrets.db",)):
        folder = backup / "-".join(files)
        shutil.copytree(backup / "old", folder)
        for name in files:
            shutil.copy(backup / "backup" / name, folder / name)
        with pytest.raises(SettingsRefused, match=f"{files[0]} is part of a backup"):
            Application(Settings(data=str(folder), secrets_key=KEY))


def test_a_plain_copy_of_a_data_folder_is_restored_like_a_backup(backup: Path) -> None:
    found = maintenance.restore(Settings(data=str(backup / "data"), secrets_key=KEY), backup / "old")
    assert (found.streams, found.epochs, found.damaged) == (RUNNING + CLOSED, RUNNING, ())


def test_a_log_older_than_its_secrets_is_not_served(
    backup: Path, embedded: Callable[..., Embedded], tmp_path: Path
) -> None:
    """The operator has put back a copy of the log alone, from before the service was last started."""
    shutil.copytree(backup / "old", backup / "earlier")
    stop(embedded(data=str(backup / "old"), secrets_key=KEY))
    shutil.copy(backup / "earlier" / "log.db", backup / "old" / "log.db")
    with pytest.raises(SettingsRefused, match=r"log\.db is older than"):
        Application(Settings(data=str(backup / "old"), secrets_key=KEY))
    found = maintenance.restore(Settings(data=str(tmp_path / "new"), secrets_key=KEY), backup / "old")
    assert found.epochs == RUNNING


def test_secrets_older_than_the_log_are_served_and_said(
    backup: Path, embedded: Callable[..., Embedded], caplog: pytest.LogCaptureFixture
) -> None:
    """Every chain is held against its anchor, so none that is not the running one is used."""
    shutil.copytree(backup / "old", backup / "earlier")
    stop(embedded(data=str(backup / "old"), secrets_key=KEY))
    shutil.copy(backup / "earlier" / "secrets.db", backup / "old" / "secrets.db")
    stop(embedded(data=str(backup / "old"), secrets_key=KEY))
    assert "secrets.db is older than" in caplog.text


@pytest.mark.parametrize("name", ["log.db", "log.db*"])
def test_an_empty_log_beside_a_filled_vault_is_refused(backup: Path, name: str) -> None:
    for file in (backup / "old").glob(name):
        file.unlink()
    with pytest.raises(SettingsRefused, match=r"log\.db is missing, and .*secrets\.db contains the secrets of games"):
        Application(Settings(data=str(backup / "old"), secrets_key=KEY))


@pytest.mark.parametrize("after", range(3))
def test_killed_while_it_starts_a_service_starts_again(
    backup: Path, embedded: Callable[..., Embedded], monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    """Log and secrets note one after the other that they are served; in between, they still belong together."""
    left = after

    def dying(write: Callable[..., None]) -> Callable[..., None]:
        def set_fact(self: object, name: str, value: str) -> None:
            nonlocal left
            if left == 0:
                raise KeyboardInterrupt
            left -= 1
            write(self, name, value)

        return set_fact

    with monkeypatch.context() as patch:
        for kind in (SQLiteLog, Vault):
            patch.setattr(kind, "set_fact", dying(kind.set_fact))
        with pytest.raises(KeyboardInterrupt):
            Application(Settings(data=str(backup / "old"), secrets_key=KEY))
    stop(embedded(data=str(backup / "old"), secrets_key=KEY))


def test_a_damaged_game_is_restored_as_it_is_and_named(backup: Path) -> None:
    """It gets no new epoch, which would be signed over what nobody wrote; the others get theirs."""
    with sqlite3.connect(backup / "backup" / "log.db") as log:
        ((harmed,),) = log.execute("SELECT stream FROM events WHERE type LIKE '%decision_made%' LIMIT 1").fetchall()
        log.execute("UPDATE events SET body = REPLACE(body, '\"Us\"', '\"Su\"') WHERE stream = ?", (harmed,))
    log.close()
    (backup / "data").mkdir(mode=0o700)
    (backup / "data" / "kronika.key").write_text(KEY)
    done = kronika("restore", str(backup / "backup"), "--data", str(backup / "data"))
    assert (done.returncode, done.stderr) == (0, f"Damaged, and locked: {harmed}. See kronika check.\n")
    assert f"{RUNNING - 1} running games need a new epoch" in done.stdout


def test_a_backup_of_an_earlier_release_is_restored_with_new_chance_and_marks(backup: Path) -> None:
    for name in ("log.db", "secrets.db"):
        with sqlite3.connect(backup / "backup" / name) as file:
            for table in ("heads", "facts"):
                file.execute(f"DROP TABLE IF EXISTS {table}")
        file.close()
    settings = Settings(data=str(backup / "data"), secrets_key=KEY)
    found = maintenance.restore(settings, backup / "backup")
    assert (found.epochs, found.adopted, found.damaged) == (RUNNING, RUNNING + CLOSED, ())
    assert checkup.check(settings).findings == []
