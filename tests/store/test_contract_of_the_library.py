"""The eventsourcing library's own contract suite, run against our log in PostgreSQL (that of SQLite has it in
`tests/service/test_recorder_contract.py`)."""

import threading
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from eventsourcing.persistence import AggregateRecorder, ApplicationRecorder
from eventsourcing.tests import persistence as contract

from service.store.postgres import log as module
from service.store.postgres.log import PostgresLog
from service.store.postgres.migrating import migrate
from tests.postgres import Cluster


class InPostgres:
    """Each test gets a log in a database of its own."""

    started_by = "cluster"
    """The fixture that starts it."""

    @pytest.fixture(autouse=True)
    def _database(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
        cluster: Callable[[], Cluster] = request.getfixturevalue(self.started_by)
        self._url = cluster().database()
        monkeypatch.setattr(module, "LOCK_SECONDS", 600)  # its threads write all at once, and none must be refused

    def setUp(self) -> None:
        self._logs: list[PostgresLog] = []
        self._threads = set(threading.enumerate())

    def tearDown(self) -> None:
        for thread in set(threading.enumerate()) - self._threads:
            thread.join()
        for log in self._logs:
            log.close()

    def new_originator_id(self) -> str:
        return uuid4().hex

    def create_recorder(self) -> Any:
        migrate(self._url)
        self._logs.append(PostgresLog(self._url))
        return self._logs[-1]


class TestAggregateRecorder(InPostgres, contract.AggregateRecorderTestCase):
    def create_recorder(self) -> AggregateRecorder:
        return _WithoutPositions(super().create_recorder())


class _WithoutPositions(AggregateRecorder):
    """The suite wants an aggregate recorder to return no positions."""

    def __init__(self, log: PostgresLog) -> None:
        self._log = log

    def insert_events(self, stored_events: Any, **kwargs: Any) -> None:
        self._log.insert_events(stored_events, **kwargs)

    def select_events(self, *args: Any, **kwargs: Any) -> Any:
        return self._log.select_events(*args, **kwargs)


class TestApplicationRecorder(InPostgres, contract.ApplicationRecorderTestCase[ApplicationRecorder]):
    def test_insert_subscribe(self) -> None:
        self.optional_test_insert_subscribe()


class TestPositionsDoNotInterleave(InPostgres, contract.NonInterleavingNotificationIDsBaseCase):
    pass


@pytest.mark.slow
class TestAggregateRecorderInDebians(TestAggregateRecorder):
    started_by = "installed"


@pytest.mark.slow
class TestApplicationRecorderInDebians(TestApplicationRecorder):
    started_by = "installed"


@pytest.mark.slow
class TestPositionsDoNotInterleaveInDebians(TestPositionsDoNotInterleave):
    started_by = "installed"
