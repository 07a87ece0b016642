"""A PostgreSQL for the tests."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

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


@pytest.fixture(scope="session")
def installed() -> Iterator[Callable[[], Cluster]]:
    """The PostgreSQL that Debian has installed, started when it is first asked for; where it is not there, tests that
    need it are skipped, but not in CI."""
    running: list[Cluster] = []

    def started() -> Cluster:
        if not running:
            found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
            if not found and os.environ.get("CI"):
                pytest.fail("CI has no PostgreSQL of Debian's")
            if not found:
                pytest.skip("there is no PostgreSQL of Debian's: apt-get install postgresql")
            running.append(Cluster(found[-1].parent))
        return running[0]

    yield started
    for one in running:
        one.remove()
