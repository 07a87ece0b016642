"""The table of rules in domain/tankduel/README.md is true."""

import ast
import importlib
import inspect
import re
from functools import cache
from pathlib import Path

import pytest

import domain.tankduel

CODE = Path(domain.tankduel.__path__[0])
HERE = Path(__file__).parent
RULES = [f"TD{n}" for n in range(1, 125)]
RULINGS = [f"TDR{n}" for n in range(1, 86)]
QUESTIONS = [f"Q{n}" for n in range(1, 92)]
EXAMPLES = [f"TDG{n}" for n in range(1, 24)]
ID = re.compile(r"(?<![A-Za-z0-9])(TD\d{1,3}|TDR\d{1,2}|TDG\d{1,2}|Q\d{1,2})(?![0-9A-Za-z])")


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
def test_the_functions_of_a_row_exist_and_name_the_rule(id):
    for path in TABLE[id][0]:
        module, _, name = path.rpartition(".")
        found = getattr(importlib.import_module(f"domain.tankduel.{module}"), name)
        assert inspect.isfunction(found), path
        assert id in ID.findall(inspect.getsource(found)), path


def test_every_ruling_that_the_code_names_has_a_row():
    named = {id for path in CODE.rglob("*.py") for id in ID.findall(path.read_text())}
    assert {id for id in named if id.startswith("TDR")} <= TABLE.keys()
