"""docs/adding-a-system.md is true: its commands write a system into a copy of the code, which is played, checked and
tested, and its excerpts are those of the system that is written."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kronika.tools.dev.compiling import FOLDERS
from kronika.tools.dev.developing import TEMPLATE, NameRefused, write_system
from tests.foray.client import Client, Method, Seat, methods_of
from tests.service.process import Serving

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-system.md").read_text()
CLIENT = (ROOT / "docs" / "writing-a-client.md").read_text()
CODE = (*FOLDERS, "proto", "tests/bench", "tests/foray", "tests/laws")
"""The folders of a running service, and those of the laws."""
BESIDE = ("pyproject.toml", *(str(path.relative_to(ROOT)) for path in (ROOT / "tests").glob("*.py")))
EXCERPTS: list[tuple[str, str]] = re.findall(r"^\*\*`([\w/.]+)`\*\*\n\n```\w+\n(.*?)^```$", PAGE, re.M | re.S)
"""What the page quotes, by the files that it is from."""
NEW, PROTO, TERMINAL, CHECKED, PICTURES, SERVE, GRPC, RULES, LAWS, SOAK = re.findall(
    r"^```sh\n(.*?)^```$", PAGE, re.M | re.S
)
KRONIKA = [sys.executable, "-c", "from kronika.tools.main import main; main()"]
SEATS = ("north", "south")


class Tree:
    """A copy of the source tree in which the page is followed."""

    def __init__(self, folder: Path) -> None:
        self.code = folder / "kronika"
        self.written = ""
        """What the command printed that wrote the system."""
        self.unpublished = ""
        """What was said to who wanted to play before the contract was written."""
        for name in CODE:
            shutil.copytree(ROOT / name, self.code / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        for name in BESIDE:
            shutil.copy(ROOT / name, self.code / name)
        self.environment = {
            "PYTHONPATH": f"{self.code / 'proto'}:{self.code}",
            "PYTHONSAFEPATH": "1",
            "KRONIKA_HOME": str(folder / "home"),
        }

    def runs(self, block: str, said: str = "", **variables: str) -> str:
        """Run commands of the page; what they print, all being well."""
        done = self.tries(block, said, **variables)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def tries(self, block: str, said: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        """Run commands of the page, which may fail."""
        command = f'kronika() {{ "{sys.executable}" -c "from kronika.tools.main import main; main()" "$@"; }}\n'
        block = block.replace(".venv/bin/python", sys.executable)
        return subprocess.run(
            ["bash", "-ec", command + block],
            input=said,
            capture_output=True,
            text=True,
            cwd=self.code,
            env={**os.environ, **self.environment, **variables},
            timeout=300,
        )


def files_below(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for name in CODE
        for path in (folder / name).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """The code after the page was followed up to where it is played."""
    made = Tree(tmp_path_factory.mktemp("adding"))
    made.written = made.runs(NEW)
    made.unpublished = made.tries(TERMINAL).stderr
    made.runs(PROTO)
    return made


def test_no_service_starts_before_the_contract_knows_the_system(tree: Tree) -> None:
    assert "the contract has no kronika/sortie/v1/sortie.proto of the system sortie" in tree.unpublished
    assert PROTO.strip() in tree.unpublished


def test_nothing_outside_the_folder_is_touched_but_the_registration_and_what_is_generated(tree: Tree) -> None:
    before, after = files_below(ROOT), files_below(tree.code)
    changed = {path for path in before | after if before.get(path) != after.get(path)} - set(tree.written.splitlines())
    generated = {path for path in changed if path.startswith("proto/")}
    assert changed - generated == {"domain/systems.py"}
    assert {path for path in generated if path not in before} == {
        f"proto/kronika/sortie/v1/sortie{end}" for end in (".proto", "_pb2.py", "_pb2.pyi")
    }
    joins = {f"proto/kronika/v1/{name}" for name in ("game.proto", "system.proto")}
    assert joins <= generated
    for path in joins:
        old, new = before[path].decode().splitlines(), after[path].decode().splitlines()
        assert [line for line in new if "sortie" not in line and "Sortie" not in line] == old, path


def test_the_contract_is_only_added_to(tree: Tree) -> None:
    old, new = (json.loads((folder / "proto" / "numbers.json").read_text()) for folder in (ROOT, tree.code))
    for message, numbers in old.items():
        assert numbers.items() <= new[message].items()
    buf = Path(sys.executable).with_name("buf")
    subprocess.run([buf, "lint"], cwd=tree.code / "proto", check=True)
    subprocess.run([buf, "breaking", "--against", "released.binpb"], cwd=tree.code / "proto", check=True)


@pytest.mark.parametrize(("file", "text"), EXCERPTS)
def test_an_excerpt_is_in_the_file_that_it_is_from(tree: Tree, file: str, text: str) -> None:
    path = tree.code / ("" if file.startswith("tests/") else "domain/sortie") / file
    for piece in text.split("…\n"):
        assert piece in path.read_text()


def test_the_page_is_short_and_lists_every_file_and_rule(tree: Tree) -> None:
    assert len(PAGE.splitlines()) <= 400
    files = {path.name for path in (tree.code / "domain" / "sortie").glob("*.*")} - {"__init__.py"}
    assert {
        name for row in re.findall(r"^\| (`.*?) \|", PAGE, re.M) for name in re.findall(r"`(\w+\.\w+)`", row)
    } >= files
    table = (tree.code / "domain" / "sortie" / "README.md").read_text()
    assert re.findall(r"^\| (R\d) \| (.*?) \|", table, re.M) == re.findall(r"^- \*\*(R\d)\*\* (.*)$", PAGE, re.M)


def test_its_files_are_as_the_linters_want_them(tree: Tree) -> None:
    lint(tree.code, "sortie")


def lint(root: Path, name: str) -> None:
    for check in (["check"], ["format", "--check"]):
        ruff = [Path(sys.executable).with_name("ruff"), *check]
        subprocess.run([*ruff, f"domain/{name}", f"tests/{name}", "domain/systems.py"], cwd=root, check=True)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """As much of a source tree as a new system needs."""
    for name in ("domain/systems.py", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / TEMPLATE, tmp_path / TEMPLATE)
    return tmp_path


def test_a_name_of_another_length_breaks_no_line(root: Path) -> None:
    name = "an_expedition_to_the_far_north"
    written = write_system(root, name)
    assert {Path("domain", name, "packs", name, "pack.toml"), Path("tests", name, "test_rules.py")} <= set(written)
    assert "class AnExpeditionToTheFarNorthView(" in (root / "domain" / name / "view.py").read_text()
    assert f'"{name}")' in (root / "domain" / "systems.py").read_text()
    lint(root, name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sortie", "tests/sortie already exists. Choose another name: nothing is overwritten."),
        ("Patrol", "'Patrol' cannot be the name of a system. Use lower-case letters,"),
        ("1914", "'1914' cannot be the name of a system."),
        ("far__north", "'far__north' cannot be the name of a system."),
        ("a" * 31, "at most 30 characters"),
        ("class", "class is already a word in Kronika's code (tools/dev/sample/events.py:"),
        ("two_words", "two_words is already a word in Kronika's code (tools/dev/named.py:1)."),
    ],
)
def test_a_name_that_cannot_be_is_refused(root: Path, name: str, said: str) -> None:
    (root / "tests" / "sortie").mkdir(parents=True)
    (root / "tools" / "dev" / "named.py").write_text("TwoWordsView\n")
    before = sorted(root.rglob("*"))
    with pytest.raises(NameRefused, match=re.escape(said)):
        write_system(root, name)
    assert sorted(root.rglob("*")) == before


def test_a_wheel_has_no_place_for_a_new_system(tmp_path: Path) -> None:
    with pytest.raises(NameRefused, match="needs Kronika's source tree"):
        write_system(tmp_path, "sortie")


@pytest.mark.slow
def test_it_has_the_types_that_a_system_has(tree: Tree) -> None:
    mypy = [sys.executable, "-m", "mypy", "-p", "kronika.domain.sortie"]
    done = subprocess.run(mypy, cwd=tree.code, env=os.environ | tree.environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_it_is_played_in_the_terminal_checked_and_drawn(tree: Tree) -> None:
    said = tree.runs(TERMINAL, said="?\ns\n" + "1\n" * 10 + "c\nq\n")
    assert "A raid needs a flipped card at most as high." in said and "The discards: –" in said
    assert "north: points 0, cards 3" in said and "The game is closed." in said, said
    (file,) = re.findall(r"kronika verify (\S+\.jsonl)", said)
    checked = tree.runs(CHECKED, FILE=file)
    assert re.search("^OK: ", checked, re.M) and re.search("^10 decisions of bots repeated$", checked, re.M)
    tree.runs(PICTURES, FILE=file)
    for name, shows in (("hand", "card"), ("discards", "card"), ("table", "seat")):
        drawn = ElementTree.parse(tree.code / f"{name}.svg").getroot()
        assert shows in [element.get("class") for element in drawn.iter()], name


@pytest.fixture(scope="module")
def serving(tree: Tree) -> Iterator[Serving]:
    """`kronika serve` with the system of the page."""
    assert SERVE == "kronika serve\n"
    with pytest.MonkeyPatch.context() as patch:
        for name, value in tree.environment.items():
            patch.setenv(name, value)
        with Serving(tree.code / "data", program=KRONIKA, log_level="error") as running:
            yield running


def test_the_client_of_another_page_plays_it_against_its_bot(tree: Tree, serving: Serving) -> None:
    (client,) = re.findall(r"^```python\n(.*?)^```$", CLIENT, re.M | re.S)
    (tree.code / "player.py").write_text(client.replace("127.0.0.1:50551", serving.address))
    said = tree.runs(GRPC, KRONIKA_CLI_SERVER=serving.address)
    assert "Round 3 begins." in said and "Round 4 begins." not in said
    assert re.search(r"^Won by:(| north| south)$", said, re.M)


@pytest.fixture(scope="module")
def methods(tree: Tree) -> dict[str, Method]:
    """Its calls, as the .proto files describe them."""
    return methods_of(tree.code / "proto")


def events_of(client: Client, game: str) -> list[Any]:
    return list(client("ListEvents", game=game, audience="public").events)


def handles_in(drawn: Any) -> set[str]:
    return {
        element.attrib["data-handle"]
        for panel in drawn.panels
        for element in ElementTree.fromstring(panel.svg).iter()
        if "data-handle" in element.attrib
    }


def test_two_people_play_it_by_the_contract_alone_point_at_whatever_they_decide_and_fork_it(
    serving: Serving, methods: dict[str, Method]
) -> None:
    clients = [Client(serving.address, methods, language) for language in ("en", "cs")]
    game = clients[0]("CreateGame", pack="sortie", scenario="1", request_id="1").game.game
    seats = {name: Seat(client, game, name) for name, client in zip(SEATS, clients, strict=True)}
    for step in (Seat.take, Seat.commit, Seat.reveal):
        for seat in seats.values():
            step(seat)
    chooser = random.Random(1)
    drawn: Any = None
    third: Any = None
    kinds, asked = set(), set()
    while prompts := list(clients[0]("GetGame", game=game).game.prompts):
        seat = seats[prompts[0].seat]
        position = seat.snapshot()
        (prompt,) = position.prompts
        third = position if position.view.sortie.round == 3 else third
        asked.add(prompt.sentence)
        drawn = seat.client("GetDrawing", game=game, audience=seat.name)
        there = handles_in(drawn) | {button.handle for button in prompt.buttons}
        for one in prompt.legal:
            assert set(one.handles) <= there
        assert len({tuple(one.handles) for one in prompt.legal}) == len(prompt.legal)
        chosen = chooser.choice(list(prompt.legal))
        kinds.add(chosen.decision.sortie.WhichOneof(chosen.decision.sortie.DESCRIPTOR.oneofs[0].name))
        seat.decide(prompt, chosen.decision)
    assert kinds == {"pick", "raid", "rest"}
    assert {"Pick a card: the higher one acts first", "Vyberte kartu: vyšší jedná první"} <= asked
    assert {panel.name for panel in drawn.panels} >= {"table", "discards"}
    spectator = clients[0]("GetDrawing", game=game, audience="public")
    assert {panel.name for panel in spectator.panels} == {"table", "discards"}
    for seat in seats.values():
        seat("ConfirmEnd")
    fork = clients[1]("ForkGame", game=game, version=third.version, request_id="2").game
    (laid_out,) = [one.sortie.taken_over for one in events_of(clients[1], fork.game) if one.HasField("sortie")]
    points = {hand.seat: hand.points for hand in third.view.sortie.hands}
    assert (laid_out.round, dict(laid_out.points)) == (3, points)


def test_it_is_played_at_random_many_times(tree: Tree) -> None:
    assert "20 games" in tree.runs(SOAK)


def test_its_tests_pass(tree: Tree) -> None:
    assert " passed in " in tree.runs(RULES)


@pytest.mark.slow
def test_the_laws_hold_for_it(tree: Tree) -> None:
    assert " passed" in tree.runs(LAWS)


def test_omitted_parts_are_in_the_test_system() -> None:
    rows = re.findall(r"^\| .* \| .* \| (?:F\d+: )?`(\w+)` \|$", PAGE, re.M)
    code = "".join(path.read_text() for path in (ROOT / "tests" / "foray").glob("*.py"))
    assert len(rows) == 10
    assert [name for name in rows if not re.search(rf"\b{name}\b", code)] == []
