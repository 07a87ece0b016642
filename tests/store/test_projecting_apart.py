"""The read models kept up to date by a process of their own, `kronika project`, beside servers that leave it to it."""

import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kronika.service.application import PROJECTIONS_FILE
from tests.postgres import Cluster
from tests.service.client import Refused
from tests.service.conftest import MUCH
from tests.service.process import KRONIKA, ROOT, Serving, kronika
from tests.service.table import Table
from tests.store.servers import KEY, eventually

pytestmark = pytest.mark.slow


class Place:
    """Where a service keeps its games, and what its commands are told of that."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.flags = ["--data", str(folder), *(["--store", url] if url else [])]

    def serve(self, **settings: object) -> Serving:
        fixed = {"secrets_key": KEY, "web_port": -1, "log_level": "error"}
        return Serving(self.folder, *self.flags[2:], **fixed | MUCH | settings)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    cluster: Callable[[], Cluster] = request.getfixturevalue("cluster")
    return Place(tmp_path / "data", cluster().database() if request.param == "postgresql" else "")


@contextmanager
def projecting(place: Place) -> Iterator[subprocess.Popen[str]]:
    """`kronika project`, as long as this lasts."""
    started = subprocess.Popen(
        [*KRONIKA, "project", *place.flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert started.stdout is not None
    assert re.fullmatch(
        r"Kronika keeps the read models of .* up to date\. Stop with Ctrl-C\.\n", started.stdout.readline()
    )
    try:
        yield started
    finally:
        started.kill()
        started.communicate()


def lists(table: Table) -> bool:
    """Whether the game of a table is listed."""
    try:
        return table.game in [one.game for one in table.us.client("ListGames").games]
    except Refused as refused:
        if refused.code != "UNAVAILABLE":  # as they are while nobody has made them yet
            raise
        return False


def test_a_server_that_leaves_them_to_another_process_lists_what_that_has_folded(place: Place) -> None:
    with place.serve(project="false") as serving:
        first = Table(serving.address)
        assert not lists(first)
        with projecting(place) as apart:
            eventually(lambda: lists(first))
            for number in range(3):
                table = Table(serving.address).seated()
                assert lists(table), f"who lists game {number} is waited for"
            apart.send_signal(signal.SIGTERM)
            assert apart.wait() == 0
        second = Table(serving.address).seated()
        assert not lists(second) and lists(first)
        second.begin_epoch()
        second.us.decide()
        with projecting(place):
            eventually(lambda: lists(second))


def test_one_that_is_killed_goes_on_where_it_was(place: Place) -> None:
    with place.serve(project="false") as serving:
        for _ in range(3):
            table = Table(serving.address)
            with projecting(place) as apart:
                eventually(lambda: lists(table))  # noqa: B023
                apart.kill()


def test_in_a_data_folder_one_process_folds_them_and_says_so_to_another(tmp_path: Path) -> None:
    place = Place(tmp_path / "data", "")
    with place.serve():
        refused = kronika("project", *place.flags)
        assert refused.returncode != 0 and "are kept up to date by another process (pid " in refused.stderr
    with projecting(place), pytest.raises(AssertionError, match="needs project = false"):
        place.serve()


def test_those_rebuilt_are_taken_up_by_both_processes(tmp_path: Path) -> None:
    place = Place(tmp_path / "data", "")
    with place.serve(project="false") as serving:
        table = Table(serving.address)
        with projecting(place):
            eventually(lambda: lists(table))
            before = (place.folder / PROJECTIONS_FILE).stat().st_ino
            assert kronika("rebuild", *place.flags).returncode == 0
            assert (place.folder / PROJECTIONS_FILE).stat().st_ino != before
            assert lists(table)
            eventually(lambda: lists(Table(serving.address).seated()))


def test_where_nothing_is_kept_there_is_nothing_to_fold(tmp_path: Path) -> None:
    refused = kronika("project", "--data", str(tmp_path / "none"))
    assert refused.returncode != 0 and "is not a data folder: it contains no log.db" in refused.stderr
    assert not (tmp_path / "none").exists()
