"""One service for the tests that only look, and players with wallets of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.tools.running import Command
from tests.trust.noise import fixed
from tests.trust.players import Pair

Kronika = Callable[[str], Command]


@pytest.fixture(scope="module")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """A service that the tests of a module share."""
    settings = Settings(data=str(tmp_path_factory.mktemp("service")), port=0, requests_a_second=100_000)
    with Embedded(settings) as running:
        yield running


@pytest.fixture
def wallets(tmp_path: Path) -> Path:
    return tmp_path / "wallets"


@pytest.fixture
def command(embedded: Embedded, wallets: Path) -> Kronika:
    """The command as one of several people who use the service."""
    return lambda profile: Command("--server", embedded.address, "--home", wallets, "--profile", profile)


@pytest.fixture
def pair(embedded: Embedded, wallets: Path, request: pytest.FixtureRequest) -> Iterator[Pair]:
    """A new game of scenario 1 with both seats held, whose chance runs; the same in every run."""
    with fixed(request.node.name):
        two = Pair(embedded.address, wallets).create().settle()
        yield two
        two.leave()
