"""The small client in Node.js of the documentation plays to the end."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.node.running import installed, node
from tests.npm import ROOT
from tests.service.client import Client

pytestmark = pytest.mark.slow

KRONIKA = (sys.executable, "-c", "from kronika.tools.main import main; main()")


@pytest.fixture(scope="module")
def programs() -> Path:
    node()
    return installed()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    with Embedded(Settings(data=str(tmp_path_factory.mktemp("data")), port=0)) as running:
        yield running


class Table:
    """A game of a player in Node.js with a bot."""

    def __init__(self, service: Embedded, home: Path) -> None:
        self.service, self.home = service, home

    def kronika(self, *words: str) -> list[str]:
        return [*KRONIKA, "--server", self.service.address, "--home", str(self.home), *words]

    def play(self, program: Path, pack: str, scenario: str, seat: str) -> tuple[str, str]:
        """The game, and what the program said of it."""
        created = Client(self.service.address)("CreateGame", pack=pack, scenario=scenario, request_id="1")
        game = created.game.game
        bot = subprocess.Popen(self.kronika("bot", game, "--seat", "german", "--seed", "1"), cwd=ROOT)
        try:
            command = [node(), str(program), game, seat, self.service.address]
            done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
        finally:
            bot.terminate()
            bot.wait()
        assert done.returncode == 0, done.stderr
        return game, done.stdout


@pytest.fixture
def table(service: Embedded, tmp_path: Path) -> Table:
    return Table(service, tmp_path)


def test_the_client_of_the_docs_plays_a_game_to_its_end(programs: Path, table: Table) -> None:
    program = programs / "player.js"
    program.write_text(
        re.findall(r"^```js\n(.*?)^```$", (ROOT / "docs" / "writing-a-client.md").read_text(), re.M | re.S)[0]
    )
    _, said = table.play(program, "normandy", "1", "us")
    assert "The game starts." in said
    assert re.search(r"^Won by: (us|german)$", said, re.M)
