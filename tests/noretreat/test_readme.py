"""The table of rules in domain/noretreat/README.md is true."""

import ast
import importlib
import inspect
import re
from functools import cache
from pathlib import Path

import pytest

import domain.noretreat

CODE = Path(domain.noretreat.__path__[0])
HERE = Path(__file__).parent
RULES = [f"NR{n}" for n in range(1, 141)] + [f"NRR{n}" for n in range(1, 65)]
QUESTIONS = [f"NRQ{n}" for n in range(1, 195)]
EXAMPLES = [f"NG{n}" for n in range(1, 30)]
NO_TEST = {"NR110", "NRR46"}
"""What has no rule in it: reminder markers, and wrong references of the rulebook."""
NO_FUNCTION = {*NO_TEST, "NR127", "NRR30"}
"""Besides, what the kernel computes, and what is data."""
ID = re.compile(r"(?<![A-Za-z0-9])(NR[RQ]?\d{1,3}|NG\d{1,2})(?![0-9A-Za-z])")


def table() -> dict[str, tuple[list[str], list[str]]]:
    """By id: the functions and the test files of its row."""
    rows: dict[str, tuple[list[str], list[str]]] = {}
    for line in (CODE / "README.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]
        if ID.fullmatch(cells[0]):
            assert cells[0] not in rows, f"{cells[0]} has two rows"
            functions, tests = (re.findall(r"`([^`]+)`", cell) for cell in cells[-2:])
            rows[cells[0]] = (functions, tests)
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
    assert list(TABLE) == RULES + QUESTIONS + EXAMPLES


@pytest.mark.parametrize("id", list(TABLE))
def test_a_row_names_the_files_where_tests_bear_its_id(id):
    assert set(TABLE[id][1]) == files_by_id().get(id, set())
    assert TABLE[id][1] or id in NO_TEST


def test_no_test_bears_an_id_without_a_row():
    assert files_by_id().keys() <= TABLE.keys()


@pytest.mark.parametrize("id", RULES)
def test_the_functions_of_a_row_exist_and_their_modules_name_the_rule(id):
    assert TABLE[id][0] or id in NO_FUNCTION
    for path in TABLE[id][0]:
        module, _, name = path.rpartition(".")
        found = importlib.import_module(f"domain.noretreat.{module}")
        assert inspect.isfunction(inspect.unwrap(getattr(found, name))), path
        assert id in named_in(Path(found.__file__)), path


@cache
def named_in(path: Path) -> set[str]:
    """The ids in a file, those of a span (`NR28 to NR30`) too."""
    text = path.read_text()
    spans = re.findall(r"(NRR?)(\d+) to \1(\d+)", text)
    return set(ID.findall(text)) | {f"{kind}{n}" for kind, a, b in spans for n in range(int(a), int(b) + 1)}


def test_every_rule_that_the_code_names_has_a_row():
    named = {id for path in CODE.rglob("*.py") for id in named_in(path)}
    assert named <= TABLE.keys()
