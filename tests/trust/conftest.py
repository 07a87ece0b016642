"""Services inside this process, and one game with all that can be in it, played once for many tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.trust.noise import fixed
from tests.trust.players import Pair
from tests.trust.story import Story, tell


class Services:
    """Starts services of a test's own, each with its own settings, and stops them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: list[Embedded] = []

    def __call__(self, **settings: object) -> Embedded:
        """A service on the test's data folder, unless another is named."""
        data = str(self._folder / "data")
        settings = {"data": data, "port": 0, "requests_a_second": 100_000, "handover_wait": 0} | settings
        self._running.append(Embedded(Settings(**settings)).__enter__())
        return self._running[-1]

    def stop(self) -> None:
        """Stop all that run."""
        while self._running:
            self._running.pop().__exit__(None, None, None)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Services]:
    services = Services(tmp_path)
    yield services
    services.stop()


@pytest.fixture
def pair(serve: Services, tmp_path: Path) -> Iterator[Pair]:
    """Two players, signing, in a new game of scenario 1 whose chance runs; the same in every run."""
    with fixed("pair"):
        two = Pair(serve().address, tmp_path / "wallets").create().settle()
        yield two
        two.leave()


@pytest.fixture(scope="session")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """A signed game, closed and open, with an undo past a roll, a dispute and a draw offered; the same
    in every run."""
    with fixed("story"):
        return tell(tmp_path_factory.mktemp("story"))
