"""Servers for the tests: one inside this process for most, real processes where they are killed."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from kronika.service import clock, timers, waiting
from kronika.service.notices import notifier
from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.service.table import Table

MUCH = dict.fromkeys(
    ("requests_a_second", "games_an_hour", "games_a_day", "imports_an_hour", "import_bytes_an_hour"), 1_000_000_000
)
"""Quotas that no test reaches by making many games in a short time."""


@pytest.fixture(scope="session", autouse=True)
def brisk() -> Iterator[None]:
    """What services do by themselves when its time has come, they do at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timers, "EVERY", 0.05)
        patch.setattr(notifier, "EVERY", 0.05)
        yield


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """A service with the default limits, shared by all tests that do not change it."""
    settings = Settings(data=str(tmp_path_factory.mktemp("service")), port=0, handover_wait=0, **MUCH)
    with Embedded(settings) as embedded:
        yield embedded


@pytest.fixture
def table(service: Embedded) -> Table:
    """A new game of scenario 1 that nobody has sat down to."""
    return Table(service.address)


@pytest.fixture
def embedded(tmp_path: Path) -> Iterator[Callable[..., Embedded]]:
    """Starts a service of the test's own, with its own settings."""
    running: list[Embedded] = []

    def start(**settings: object) -> Embedded:
        settings = {"data": str(tmp_path / "data"), "port": 0} | MUCH | settings
        running.append(Embedded(Settings(**settings)).__enter__())
        return running[-1]

    yield start
    for one in running:
        stop(one)


def stop(embedded: Embedded) -> None:
    """Stop a service that may have been stopped before."""
    if embedded._thread.is_alive():
        embedded.__exit__(None, None, None)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the clock of the services in this process on by so many seconds, in which they serve."""
    moved = timedelta()
    real = clock.time

    def move(seconds: float) -> None:
        nonlocal moved
        moved += timedelta(seconds=seconds)

    monkeypatch.setattr(clock, "time", lambda: real() + moved)
    monkeypatch.setattr(waiting, "UNNOTICED_SECONDS", float("inf"))
    return move
