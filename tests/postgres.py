"""A PostgreSQL for the tests."""

from collections.abc import Callable, Iterator

import pytest

from tools.dev.postgres import Cluster as Cluster
from tools.dev.postgres import binaries as binaries


@pytest.fixture(scope="session")
def cluster() -> Iterator[Callable[[], Cluster]]:
    """The PostgreSQL of this run, started when it is first asked for."""
    running: list[Cluster] = []

    def started() -> Cluster:
        if not running:
            running.append(Cluster())
        return running[0]

    yield started
    for one in running:
        one.remove()
