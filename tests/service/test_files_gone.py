"""Files of a service deleted or replaced while it runs: nothing that is gone is acknowledged."""

import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.examples import mostly_slow
from tests.service.client import Client, Refused
from tests.service.process import Serving
from tests.service.table import Table, refusal

FILES = ("log.db", "log.db-wal", "secrets.db", "secrets.db-wal", "kronika.key")


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    """By a copy of its own."""
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.rename(path)


def other_key(path: Path) -> None:
    path.write_text("ab" * 32)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:4096])


CASES: list[tuple[str, Callable[[Path], None]]] = [
    *((name, delete) for name in FILES),
    *((name, replace) for name in FILES[:-1]),
    ("kronika.key", other_key),
    ("log.db", cut_short),
]


@pytest.mark.parametrize(("name", "harm"), mostly_slow(CASES), ids=[f"{name}-{harm.__name__}" for name, harm in CASES])
def test_no_decision_is_acknowledged_once_a_file_is_gone(
    tmp_path: Path, name: str, harm: Callable[[Path], None]
) -> None:
    with Serving(tmp_path) as serving:
        table = Table(serving.address).started()
        before = sorted(path.name for path in tmp_path.iterdir())
        version = table.now().version
        asked = table.us.request()
        harm(tmp_path / name)
        for _ in range(2):
            refused = refusal(lambda: table.us("Decide", **asked))
            assert (refused.code, refused.reason) == ("UNAVAILABLE", "UNAVAILABLE")
            assert "deleted or replaced" in refused.said
        with suppress(Refused):  # a thread that opens the log now finds it gone, too
            assert table.now().version == version
        assert sorted(path.name for path in tmp_path.iterdir()) == [
            one for one in before if one != name or harm is not delete
        ]
        serving.stop()
    assert f"{tmp_path / name} was deleted or" in serving.errors


def test_a_decision_made_before_a_file_was_deleted_is_not_acknowledged_again(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        table = Table(serving.address).started()
        asked = table.us.request()
        table.us("Decide", **asked)
        table.german.decide()
        (tmp_path / "log.db").unlink()
        assert refusal(lambda: table.us("Decide", **asked)).reason == "UNAVAILABLE"


@pytest.mark.slow
def test_a_file_moved_back_is_served_on(tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        table = Table(serving.address).started()
        for name in FILES:
            (tmp_path / name).rename(tmp_path / "away")
            assert refusal(table.german.decide).reason == "UNAVAILABLE"
            (tmp_path / "away").rename(tmp_path / name)
        replace(tmp_path / "kronika.key")
        version = table.us.decide().receipt.version
        serving.kill()
    with Serving(tmp_path) as serving:
        assert Client(serving.address)("GetGame", game=table.game).game.version == version


@pytest.mark.slow
def test_notices_are_not_acknowledged_once_their_file_is_gone(tmp_path: Path) -> None:
    with Serving(tmp_path, webhooks="loopback") as serving:
        table = Table(serving.address).started()
        (tmp_path / "notices.db").unlink()
        assert refusal(lambda: table.us.client("RemoveWebhook")).reason == "UNAVAILABLE"
