"""Data, backups, keys and identities are for their owner alone, and who serves them open to others is
told."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.service import checkup
from kronika.service.settings import Settings
from tests.service.process import Serving, kronika
from tests.service.table import Table

KEY = "5a" * 32


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """What most accounts are set to: others may read what is made."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> set[tuple[bool, str]]:
    """(is it a folder, its mode) of a folder and all in it."""
    found = [folder, *folder.rglob("*")]
    return {(path.is_dir(), oct(stat.S_IMODE(path.stat().st_mode))) for path in found}


ALONE = {(True, "0o700"), (False, "0o600")}


@pytest.mark.slow
def test_all_that_a_service_keeps_is_for_its_owner_alone(tmp_path: Path) -> None:
    data, saved, restored = tmp_path / "data", tmp_path / "saved", tmp_path / "restored"
    with Serving(data) as serving:
        Table(serving.address).started()
        names = {path.name for path in data.iterdir()}
        assert names >= {"log.db", "log.db-wal", "log.db-shm", "secrets.db", "projections.db", "kronika.key"}
        assert modes(data) == ALONE
        assert kronika("backup", "--data", str(data), str(saved)).returncode == 0
        assert kronika("rebuild", "--data", str(data)).returncode == 0
        assert modes(data) == ALONE
    assert modes(saved) == ALONE
    restored.mkdir(mode=0o700)
    (data / "kronika.key").rename(restored / "kronika.key")
    assert kronika("restore", "--data", str(restored), str(saved)).returncode == 0
    assert modes(restored) == ALONE


def test_an_identity_is_for_its_owner_alone(tmp_path: Path) -> None:
    home, copy = tmp_path / "home" / "kronika", tmp_path / "anna.key"
    assert kronika("--home", str(home), "--profile", "anna", "key", "export", str(copy)).returncode == 0
    assert modes(home) == ALONE
    assert modes(copy) == {(False, "0o600")}


@pytest.mark.slow
def test_a_service_closes_its_files_to_others_and_says_what_else_is_open(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Serving(data) as serving:
        serving.stop()
    assert checkup.check(Settings(data=str(data))).findings == []
    files = {data / "log.db": 0o644, data / "secrets.db": 0o640, data / "kronika.key": 0o604}
    for path, mode in files.items():
        path.chmod(mode)
    data.chmod(0o755)
    found = checkup.check(Settings(data=str(data))).findings
    assert {finding.do for finding in found} >= {f"chmod 600 {data / 'log.db'}", f"chmod 700 {data}"}
    with Serving(data) as serving:
        assert {mode for is_folder, mode in modes(data) if not is_folder} == {"0o600"}
        serving.stop()
        said = serving.errors
    for path in files:
        assert f"not only its owner could open {path} until now" in said
    assert f"not only its owner can open {data}: chmod 700 {data}" in said
    data.chmod(0o700)
    assert checkup.check(Settings(data=str(data))).findings == []
    with Serving(data) as serving:
        serving.stop()
        assert "not only its owner" not in serving.errors
