"""`kronika check`: all that may be wrong in a data folder, at once, while it is served too."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.service import maintenance
from kronika.service.application import LOG_FILE, PROJECTIONS_FILE
from kronika.service.settings import Settings
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import SECRETS_FILE
from tests.embedded import Embedded
from tests.service.conftest import stop
from tests.service.process import Serving, kronika
from tests.service.table import Table
from tests.tools.running import Command, Said

Start = Callable[..., Embedded]


@pytest.fixture
def played(embedded: Start, tmp_path: Path) -> Table:
    """A running game, in a folder that nobody serves any more; with it a closed one."""
    service = embedded(data=str(tmp_path / "data"))
    Table(service.address).started().closed()
    table = Table(service.address).started()
    table.play(seed=1, most=6)
    table.us.client("ListGames")
    stop(service)
    return table


def checked(data: Path, *flags: str) -> Said:
    return Command()("check", "--data", data, *flags)


def change(data: Path, name: str, statement: str, *parameters: object) -> None:
    with sqlite3.connect(data / name) as file:
        assert file.execute(statement, parameters).rowcount
    file.close()


def test_nothing_is_wrong(played: Table, tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in (tmp_path / "data").glob("*.db")}
    done = kronika("check", "--data", str(tmp_path / "data"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("events; wrong: 0\n")
    assert {path.name: path.read_bytes() for path in (tmp_path / "data").glob("*.db")} == before


@pytest.mark.slow
def test_a_service_is_checked_while_it_plays(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        table = Table(serving.address).started()
        for _ in range(2):
            table.us("OfferDraw")
            done = checked(tmp_path / "data", "--json")
            assert done.code == 0, done.out
            assert json.loads(done.out)["games"] == 1
            table.us("DeclineDraw", offered_by="us")
        assert table.play(seed=1, most=2) is not None


def test_all_mistakes_are_listed_together(played: Table, tmp_path: Path) -> None:
    data = tmp_path / "data"
    closed = next(game for game in games(data) if game != played.game)
    change(data, LOG_FILE, "DELETE FROM events WHERE stream = ? AND version IN (5, 6, 9)", closed)
    change(data, SECRETS_FILE, "DELETE FROM chains WHERE stream = ?", played.game)
    change(data, PROJECTIONS_FILE, "UPDATE games SET version = 3 WHERE game = ?", played.game)
    (data / LOG_FILE).chmod(0o644)
    done = checked(data, "--json")
    assert done.code == 1
    found = json.loads(done.out)
    assert not found["ok"]
    said = {(finding["about"], finding["said"].partition(" of its ")[0]) for finding in found["findings"]}
    assert said >= {
        (f"game {played.game}", f"no chains for epoch 1 of {played.game}"),
        (f"game {played.game}", "the read models have 3"),
        (str(data / LOG_FILE), "not only its owner can open it"),
    }
    (places,) = [finding["said"] for finding in found["findings"] if finding["about"] == f"game {closed}"]
    assert places.endswith("were stored; missing: 5 to 6; missing: 9")
    assert all(finding["do"] for finding in found["findings"])
    assert f"WRONG: game {closed}: {places}" in checked(data).out


def games(data: Path) -> list[str]:
    with sqlite3.connect(data / LOG_FILE) as log:
        return [game for (game,) in log.execute("SELECT DISTINCT stream FROM events")]


def test_chains_that_are_not_those_whose_anchors_were_published(played: Table, tmp_path: Path) -> None:
    """As where the secrets of one epoch stand in the place of another's."""
    data = tmp_path / "data"
    service = Settings(data=str(data))
    vault = maintenance.open_vault(service)
    log = SQLiteLog(data / LOG_FILE, secrets=vault.db)
    log.insert_events([], beside=vault.made_for(vault.make_chains(played.game, 1, ("public", "us", "german"))))
    log.close()
    vault.close()
    done = checked(data)
    assert done.code == 1
    assert f"WRONG: game {played.game}: the chains of epoch 1 are not those whose anchors were published" in done.out


@pytest.mark.parametrize("name", [LOG_FILE, SECRETS_FILE, PROJECTIONS_FILE])
def test_file_that_stopped_being_a_database_is_reported(played: Table, tmp_path: Path, name: str) -> None:
    (tmp_path / "data" / name).write_bytes(b"nonsense" * 1000)
    done = checked(tmp_path / "data")
    assert done.code == 1
    assert f"WRONG: {tmp_path / 'data' / name}: file is not a database" in done.out
    assert "Traceback" not in done.err


def test_a_backup_can_be_checked_too(played: Table, tmp_path: Path) -> None:
    data = tmp_path / "data"
    maintenance.backup(Settings(data=str(data)), tmp_path / "saved")
    (tmp_path / "saved" / "kronika.key").write_bytes((data / "kronika.key").read_bytes())
    (tmp_path / "saved" / "kronika.key").chmod(0o600)
    done = checked(tmp_path / "saved")
    assert done.code == 0, done.out
    assert f"note: {tmp_path / 'saved' / LOG_FILE} is part of a backup, taken at " in done.out


@pytest.mark.parametrize("lost", [LOG_FILE, "kronika.key"])
def test_uncheckable_file_exits_with_code_2(played: Table, tmp_path: Path, lost: str) -> None:
    (tmp_path / "data" / lost).unlink()
    done = checked(tmp_path / "data")
    assert done.code == 2
    assert lost in done.err
    (tmp_path / "data" / "kronika.key").write_text("11" * 32)
    if lost == "kronika.key":
        assert "cannot be decrypted with this key" in checked(tmp_path / "data").err
