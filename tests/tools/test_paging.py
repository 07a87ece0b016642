"""Answers that are longer than the screen go through the pager, and only those."""

import gzip
import re
import subprocess
from pathlib import Path

import pytest

from tests.embedded import Embedded
from tests.tools.running import KRONIKA, ROOT, Terminal
from tests.tools.test_sitting import ASKED, table
from tests.trust.players import Pair

pytestmark = pytest.mark.slow

GOLDEN = ROOT / "tests/golden/v0.4/north_africa-2-objectives.jsonl.gz"
LONG = (
    ("--help",),
    ("-h",),
    (),
    ("play", "--help"),
    ("--lang", "cs", "seat", "--help"),
    ("timeline", "FILE"),
    ("rolls", "FILE"),
    ("board", "FILE"),
    ("replay", "FILE", "--all"),
)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game as a file."""
    at = tmp_path_factory.mktemp("paging") / "game.jsonl"
    at.write_bytes(gzip.decompress(GOLDEN.read_bytes()))
    return at


def kronika(file: Path, line: tuple[str, ...], **how: object) -> tuple[Terminal, Path]:
    """A command at a terminal of 12 lines whose pager writes down what it is given."""
    paged = file.with_name("paged")
    paged.unlink(missing_ok=True)
    words = [str(file) if word == "FILE" else word for word in line]
    return Terminal(*words, **{"lines": 12, "columns": 80, "PAGER": f"tee {paged}", **how}), paged  # type: ignore[arg-type]


@pytest.mark.parametrize("line", LONG, ids=" ".join)
def test_an_answer_longer_than_the_screen_goes_through_the_pager(file: Path, line: tuple[str, ...]) -> None:
    terminal, paged = kronika(file, line)
    with terminal:
        assert terminal.ends() == (0 if line else 2)
        assert len(paged.read_text().splitlines()) >= 12
        assert "\x1b" not in paged.read_text()


@pytest.mark.parametrize("line", LONG, ids=" ".join)
def test_an_answer_that_the_screen_holds_goes_through_none(file: Path, line: tuple[str, ...]) -> None:
    terminal, paged = kronika(file, line, lines=9000)
    with terminal:
        terminal.ends()
        assert not paged.exists() and len(terminal.shown.splitlines()) >= 12


@pytest.mark.parametrize("line", [("timeline", "FILE", "--json"), ("--plain", "timeline", "FILE")], ids=" ".join)
def test_neither_a_program_nor_a_screen_reader_gets_a_pager(file: Path, line: tuple[str, ...]) -> None:
    terminal, paged = kronika(file, line)
    with terminal:
        assert terminal.ends() == 0
        assert not paged.exists() and len(terminal.shown.splitlines()) > 12


def test_in_a_pipe_there_is_no_pager(file: Path) -> None:
    command = [*KRONIKA, "timeline", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True, env={"PAGER": "false"})
    assert len(ran.stdout.splitlines()) > 12


def test_the_pager_is_less_unless_another_is_named(file: Path) -> None:
    terminal, _ = kronika(file, ("timeline", "FILE"), PAGER="")
    with terminal:
        terminal.reads(r"\n.*:")
        assert len(re.findall(r"\n +\d+ ", terminal.shown)) < 12, "the first screen"
        terminal.presses("q")
        assert terminal.ends() == 0


def test_an_error_is_said_after_what_was_found_before_it(file: Path) -> None:
    damaged = file.with_name("damaged.jsonl")
    lines = file.read_text().splitlines(keepends=True)
    damaged.write_text("".join(lines[:-1]))
    terminal, paged = kronika(file, ("verify", str(damaged)))
    with terminal:
        terminal.ends()
        assert not paged.exists() and terminal.shown.strip()


@pytest.mark.parametrize(("letter", "answer"), [("?", "take that decision"), ("l", r"\n +\d+  "), ("b", "17B")])
def test_a_long_answer_while_playing_goes_through_the_pager(
    embedded: Embedded, wallets: Path, pair: Pair, tmp_path: Path, letter: str, answer: str
) -> None:
    paged = tmp_path / "paged"
    with table(embedded, wallets, pair, columns=80, lines=12, PAGER=f"tee {paged}") as sat:
        sat.reads(ASKED)
        paged.unlink(missing_ok=True)
        sat.types(letter).reads(answer)
        sat.reads(ASKED)
        assert len(paged.read_text().splitlines()) >= 12
        paged.unlink()
        sat.types("f").reads(ASKED)
        assert not paged.exists(), "who plays fits"
        sat.types("q")
        assert sat.ends() == 0


def test_a_question_is_asked_after_what_is_said_before_it(file: Path) -> None:
    terminal, paged = kronika(file, ("replay", "FILE"))
    with terminal:
        terminal.reads(r"Enter, b, a version, q:")
        terminal.types("40").reads(r"Enter, b, a version, q:")
        assert len(paged.read_text().splitlines()) >= 12, "the board of the step"
        terminal.types("q")
        assert terminal.ends() == 0
