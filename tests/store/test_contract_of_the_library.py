"""The eventsourcing library's own contract suite, run against both logs."""

import threading
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

import pytest
from eventsourcing.persistence import AggregateRecorder, ApplicationRecorder, Recorder
from eventsourcing.sqlite import SQLiteProcessRecorder, SQLiteTrackingRecorder
from eventsourcing.tests import persistence as contract
from eventsourcing.utils import Environment, get_topic

from kronika.service.store.postgres import log as module
from kronika.service.store.postgres.log import PostgresLog
from kronika.service.store.postgres.tables import migrate
from kronika.service.store.recorder import Factory, SQLiteLog
from tests.postgres import OTHERS, WHEEL, Cluster


class OfLog:
    """Each test gets a log of its own."""

    def setUp(self) -> None:
        self._logs: list[SQLiteLog | PostgresLog] = []
        self._threads = set(threading.enumerate())

    def tearDown(self) -> None:
        """The suite does not wait for its readers; a log closed under one may bring the process down. A thread with a
        name of its own belongs to a server of another test, and goes on."""
        for thread in set(threading.enumerate()) - self._threads:
            if thread.name.startswith("Thread"):
                thread.join()
        for log in self._logs:
            log.close()

    def new_originator_id(self) -> str:
        return uuid4().hex

    def create_recorder(self) -> Any:
        self._logs.append(self.opened())
        return self._logs[-1]

    def opened(self) -> SQLiteLog | PostgresLog:
        raise NotImplementedError


class InFile(OfLog):
    @pytest.fixture(autouse=True)
    def _file(self, tmp_path: Path) -> None:
        self._path = tmp_path / "log.db"

    def opened(self) -> SQLiteLog:
        return SQLiteLog(self._path)


class InPostgres(OfLog):
    kind = WHEEL

    @pytest.fixture(autouse=True)
    def _database(self, clusters: Callable[[str], Cluster], monkeypatch: pytest.MonkeyPatch) -> None:
        self._url = clusters(self.kind).database()
        monkeypatch.setattr(module, "LOCK_SECONDS", 600)  # its threads write all at once, and none must be refused

    def opened(self) -> PostgresLog:
        migrate(self._url)
        return PostgresLog(self._url)


class WithoutPositions(AggregateRecorder):
    """The suite wants an aggregate recorder to return no positions."""

    def __init__(self, log: ApplicationRecorder) -> None:
        self._log = log

    def insert_events(self, stored_events: Any, **kwargs: Any) -> None:
        self._log.insert_events(stored_events, **kwargs)

    def select_events(self, *args: Any, **kwargs: Any) -> Any:
        return self._log.select_events(*args, **kwargs)


class TestAggregatesInFile(InFile, contract.AggregateRecorderTestCase):
    def create_recorder(self) -> AggregateRecorder:
        return WithoutPositions(super().create_recorder())


class TestAggregatesInPostgres(InPostgres, contract.AggregateRecorderTestCase):
    def create_recorder(self) -> AggregateRecorder:
        return WithoutPositions(super().create_recorder())


class TestApplicationInFile(InFile, contract.ApplicationRecorderTestCase[ApplicationRecorder]):
    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


class TestApplicationInPostgres(InPostgres, contract.ApplicationRecorderTestCase[ApplicationRecorder]):
    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


class TestPositionsDoNotInterleaveInFile(InFile, contract.NonInterleavingNotificationIDsBaseCase):
    pass


class TestPositionsDoNotInterleaveInPostgres(InPostgres, contract.NonInterleavingNotificationIDsBaseCase):
    pass


def in_others() -> dict[str, Any]:
    """The same in every other kind of PostgreSQL."""
    return {
        (name := f"{suite.__name__}_{kind}"): pytest.mark.slow(type(name, (suite,), {"kind": kind}))
        for suite in (TestAggregatesInPostgres, TestApplicationInPostgres, TestPositionsDoNotInterleaveInPostgres)
        for kind in OTHERS
    }


globals().update(in_others())


class _Tracking(SQLiteTrackingRecorder):
    """A tracking recorder of the library, named by the environment."""


class TestFactory(contract.InfrastructureFactoryTestCase[Factory]):
    def setUp(self) -> None:
        self._folder = TemporaryDirectory()
        self.env = Environment("TestCase")
        self.env["PERSISTENCE_MODULE"] = "kronika.service.store.recorder"
        self.env["SQLITE_DBNAME"] = f"{self._folder.name}/log.db"
        super().setUp()

    def tearDown(self) -> None:
        super().tearDown()
        self._folder.cleanup()

    def expected_factory_class(self) -> type[Factory]:
        return Factory

    def expected_aggregate_recorder_class(self) -> Any:
        return SQLiteLog

    def expected_application_recorder_class(self) -> type[ApplicationRecorder]:
        return SQLiteLog

    def expected_tracking_recorder_class(self) -> type[SQLiteTrackingRecorder]:
        return SQLiteTrackingRecorder

    def tracking_recorder_subclass(self) -> type[SQLiteTrackingRecorder]:
        return _Tracking

    def expected_process_recorder_class(self) -> type[SQLiteProcessRecorder]:
        return SQLiteProcessRecorder


def test_positions_are_never_reused(tmp_path: Path) -> None:
    log = SQLiteLog(tmp_path / "log.db")
    event = contract.StoredEvent("a", 1, "t", b"{}")
    (first,) = log.insert_events([event])
    log._writer.execute("DELETE FROM events")
    (second,) = log.insert_events([event])
    assert second > first
    log.close()


def test_acknowledged_events_are_on_disk(tmp_path: Path) -> None:
    """Every connection that writes waits for the disk at each commit (design 10)."""
    log = SQLiteLog(tmp_path / "log.db")
    (mode,) = log._writer.execute("PRAGMA journal_mode").fetchone()
    (synchronous,) = log._writer.execute("PRAGMA synchronous").fetchone()
    full = 2
    assert (mode, synchronous) == ("wal", full)
    log.close()


@pytest.mark.parametrize("name", [get_topic(Factory)])
def test_the_library_finds_the_factory_by_its_name(name: str) -> None:
    assert name == "kronika.service.store.recorder:Factory"
    assert issubclass(SQLiteLog, Recorder)
