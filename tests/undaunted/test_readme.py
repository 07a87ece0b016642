"""The table of rules in domain/undaunted/README.md is true."""

import ast
import importlib
import inspect
import re
from functools import cache
from pathlib import Path

import pytest

import domain.undaunted

CODE = Path(domain.undaunted.__path__[0])
HERE = Path(__file__).parent
RULES = [
    id
    for kind, last in (("U", 26), ("N", 11), ("A", 26), ("S", 25), ("C", 8))
    for n in range(1, last + 1)
    for id in ((f"{kind}{n}", "A8a") if (kind, n) == ("A", 8) else (f"{kind}{n}",))
]
RULINGS = [f"R{n}" for n in (*range(1, 35), 37, 38, 39)]
QUESTIONS = [f"Q{n}" for n in range(1, 132)]
EXAMPLES = [f"G{n}" for n in range(1, 14)]
ID = re.compile(r"(?<![A-Za-z0-9])([UNASCRQG]\d{1,3}a?)(?![0-9A-Za-z])")


def table() -> dict[str, tuple[list[str], list[str]]]:
    """By id: the functions and the test files of its row."""
    rows: dict[str, tuple[list[str], list[str]]] = {}
    for line in (CODE / "README.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if ID.fullmatch(cells[0]):
            assert cells[0] not in rows, f"{cells[0]} has two rows"
            rows[cells[0]] = tuple(re.findall(r"`([^`]+)`", cell) for cell in cells[-2:])
    return rows


@cache
def files_by_id() -> dict[str, set[str]]:
    """By id: the test files in which a test bears it in its name."""
    found: dict[str, set[str]] = {}
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for id in ID.findall(node.name.replace("_", " ")):
                    found.setdefault(id, set()).add(path.stem)
    return found


TABLE = table()


def test_every_rule_ruling_question_and_example_has_a_row():
    assert list(TABLE) == RULES + RULINGS + QUESTIONS + EXAMPLES


@pytest.mark.parametrize("id", list(TABLE))
def test_a_row_names_the_files_where_tests_bear_its_id(id):
    assert set(TABLE[id][1]) == files_by_id()[id]


def test_no_test_bears_an_id_without_a_row():
    assert files_by_id().keys() == TABLE.keys()


@pytest.mark.parametrize("id", list(TABLE))
def test_the_functions_of_a_row_exist_and_their_modules_name_the_rule(id):
    for path in TABLE[id][0]:
        module, _, name = path.rpartition(".")
        found = importlib.import_module(f"domain.undaunted.{module}")
        assert inspect.isfunction(getattr(found, name)), path
        if id in RULES + RULINGS:
            assert id in named_in(Path(found.__file__)), path


@cache
def named_in(path: Path) -> set[str]:
    """The ids in a file, those of a span (`U13–U15`) too."""
    text = path.read_text()
    spans = re.findall(r"([UNASCR])(\d+)–\1(\d+)", text)
    return set(ID.findall(text)) | {f"{kind}{n}" for kind, a, b in spans for n in range(int(a), int(b) + 1)}


def test_every_rule_that_the_code_names_has_a_row():
    named = {id for path in CODE.rglob("*.py") for id in named_in(path)}
    assert named <= TABLE.keys()
