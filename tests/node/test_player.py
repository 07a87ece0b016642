"""A client in Node.js that was written by the documentation signs all that it does, and plays to the end."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.node.running import installed, node
from tests.npm import ROOT
from tests.service.client import Client

pytestmark = pytest.mark.slow

KRONIKA = (sys.executable, "-c", "from kronika.tools.main import main; main()")
GOLDEN = ROOT / "tests" / "golden"


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

    def export(self, game: str) -> Path:
        file = self.home / f"{game}.jsonl"
        words = ("export", game, "--audience", "referee", "--output", str(file))
        subprocess.run(self.kronika(*words), cwd=ROOT, check=True, capture_output=True)
        return file


@pytest.fixture
def table(service: Embedded, tmp_path: Path) -> Table:
    return Table(service, tmp_path)


def decided(file: Path, seat: str) -> list[dict[str, Any]]:
    """What the seat decided, with its signatures."""
    records = [json.loads(line) for line in file.read_text().splitlines()[1:-1]]
    made = [one for one in records if one["public"]["event"]["type"] == "kronika.decision_made.v1"]
    own = [one for one in made if one["public"]["event"]["seat"] == seat]
    return [one["public"]["event"].get("public") or one["sealed"][0]["content"] for one in own]


def test_the_published_vectors_are_what_node_computes(programs: Path) -> None:
    files = [str(GOLDEN / name) for name in ("chance_vectors.json", "decision_vectors.json")]
    subprocess.run([node(), str(programs / "vectors.mjs"), *files], check=True)


@pytest.mark.parametrize(("pack", "scenario", "seat"), [("normandy", "1", "us"), ("stalingrad", "011", "soviet")])
def test_a_signing_client_in_node_plays_to_the_end_and_its_game_verifies(
    programs: Path, table: Table, pack: str, scenario: str, seat: str
) -> None:
    game, said = table.play(programs / "player.mjs", pack, scenario, seat)
    assert re.search(rf"^Won by: ({seat}|german)$", said, re.M)
    file = table.export(game)
    own = decided(file, seat)
    assert own and all("signed" in one for one in own)
    if pack == "stalingrad":
        assert "lose" in {one["decision"]["decide"] for one in own}
    key = json.loads(file.read_text().splitlines()[-1])["key"]
    checking = subprocess.run(
        table.kronika("verify", str(file), "--key", key, "--require-vouched"), cwd=ROOT, capture_output=True, text=True
    )
    assert checking.returncode == 0 and "OK" in checking.stdout, checking.stdout
    assert "unsigned" not in checking.stdout
    second = [node(), str(programs / "verify.mjs"), "--key", key, "--require-vouched", str(file)]
    assert subprocess.run(second, capture_output=True).returncode == 0


def test_the_client_of_the_docs_plays_a_game_to_its_end(programs: Path, table: Table) -> None:
    program = programs / "player.js"
    program.write_text(
        re.findall(r"^```js\n(.*?)^```$", (ROOT / "docs" / "writing-a-client.md").read_text(), re.M | re.S)[0]
    )
    _, said = table.play(program, "normandy", "1", "us")
    assert "The game starts." in said
    assert re.search(r"^Won by: (us|german)$", said, re.M)
