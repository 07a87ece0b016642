"""Services inside this process, and one game with all that can be in it, played once for many tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from service.settings import Settings
from tests.trust.players import Pair
from tests.trust.story import Story, tell
from tools.embedded import Embedded

Serve = Callable[..., Embedded]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts services of the test's own, each with its own settings; `data` is `tmp_path / "data"`
    unless another folder is named."""
    running: list[Embedded] = []

    def start(**settings: object) -> Embedded:
        settings = {"data": str(tmp_path / "data"), "port": 0, "requests_a_second": 100_000} | settings
        running.append(Embedded(Settings(**settings)).__enter__())
        return running[-1]

    yield start
    for one in reversed(running):
        one.__exit__(None, None, None)


@pytest.fixture
def pair(serve: Serve, tmp_path: Path) -> Iterator[Pair]:
    """Two players, signing, in a new game of scenario 1 whose chance runs."""
    two = Pair(serve().address, tmp_path / "wallets").create().settle()
    yield two
    two.leave()


@pytest.fixture(scope="session")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """A signed game, closed and open, with an undo past a roll, a dispute and a draw offered."""
    return tell(tmp_path_factory.mktemp("story"))
