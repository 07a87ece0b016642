"""Both stores, each new for a test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kronika.service import timers
from kronika.service.store.files import SQLiteFile
from kronika.service.store.postgres.connections import SECRETS
from kronika.service.store.postgres.log import PostgresLog
from kronika.service.store.postgres.tables import PostgresTables, migrate
from kronika.service.store.protocol import Database, Log
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import secrets_in
from tests.postgres import KINDS, WHEEL, Cluster
from tests.store.servers import Servers


@pytest.fixture(scope="session", autouse=True)
def brisk() -> Iterator[None]:
    """What services do by themselves when its time has come, they do at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timers, "EVERY", 0.05)
        yield


SQLITE = "sqlite"


class Store:
    """A log and the secrets beside it, opened as often as wanted, as by several processes."""

    def __init__(self, folder: Path, url: str) -> None:
        self._folder, self._url = folder, url
        self._open: list[SQLiteLog | PostgresLog | SQLiteFile | PostgresTables] = []
        if url:
            migrate(url)

    def log(self) -> SQLiteLog | PostgresLog:
        found = (
            PostgresLog(self._url)
            if self._url
            else SQLiteLog(self._folder / "log.db", secrets=secrets_in(self._folder / "secrets.db"))
        )
        self._open.append(found)
        return found

    def secrets(self) -> Database:
        found = PostgresTables(self._url, "secrets", SECRETS) if self._url else secrets_in(self._folder / "secrets.db")
        self._open.append(found)
        return found

    def close(self) -> None:
        for one in self._open:
            one.close()


@pytest.fixture(params=[SQLITE, *KINDS])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A new store of each kind."""
    clusters: Callable[[str], Cluster] = request.getfixturevalue("clusters")
    url = clusters(request.param).database() if request.param != SQLITE else ""
    found = Store(tmp_path, url)
    yield found
    found.close()


@pytest.fixture
def log(store: Store) -> Log:
    return store.log()


@pytest.fixture
def servers(request: pytest.FixtureRequest, clusters: Callable[[str], Cluster], tmp_path: Path) -> Iterator[Servers]:
    """Two servers on a new database; where a test says so, in each kind of PostgreSQL."""
    found = Servers(tmp_path, clusters(getattr(request, "param", WHEEL)).database())
    found.start()
    found.start()
    yield found
    for one in list(found.running):
        found.stop(one)
