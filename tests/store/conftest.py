"""Both stores, each new for a test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from service import timers
from service.store.files import SQLiteFile
from service.store.postgres.connections import SECRETS
from service.store.postgres.log import PostgresLog
from service.store.postgres.migrating import migrate
from service.store.postgres.tables import PostgresTables
from service.store.protocol import Database, Log
from service.store.recorder import SQLiteLog
from service.vault import secrets_in
from tests.postgres import Cluster
from tests.store.servers import Servers


@pytest.fixture(scope="session", autouse=True)
def brisk() -> Iterator[None]:
    """What services do by themselves when its time has come, they do at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timers, "EVERY", 0.05)
        yield


KINDS = ("sqlite", "postgresql", pytest.param("debian", marks=pytest.mark.slow))
CLUSTERS = {"postgresql": "cluster", "debian": "installed"}
"""The fixture of each kind that is a PostgreSQL."""


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


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A new store of each kind."""
    url = ""
    if request.param in CLUSTERS:
        cluster: Callable[[], Cluster] = request.getfixturevalue(CLUSTERS[request.param])
        url = cluster().database()
    found = Store(tmp_path, url)
    yield found
    found.close()


@pytest.fixture
def log(store: Store) -> Log:
    return store.log()


@pytest.fixture
def servers(cluster: Callable[[], Cluster], tmp_path: Path) -> Iterator[Servers]:
    """Two servers on a new database."""
    found = Servers(tmp_path, cluster().database())
    found.start()
    found.start()
    yield found
    for one in list(found.running):
        found.stop(one)
