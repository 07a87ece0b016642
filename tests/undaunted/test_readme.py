"""The table of rules in domain/undaunted/README.md is true."""

import importlib
import inspect
import re
from functools import cache
from operator import attrgetter
from pathlib import Path

import pytest

import kronika.domain.undaunted
from tests.rule_tables import files_by_id, read_table

CODE = Path(kronika.domain.undaunted.__path__[0])
RULES = [
    id
    for kind, last in (("U", 26), ("N", 11), ("A", 26), ("S", 25), ("C", 8))
    for n in range(1, last + 1)
    for id in ((f"{kind}{n}", "A8a") if (kind, n) == ("A", 8) else (f"{kind}{n}",))
]
RULINGS = [f"R{n}" for n in (*range(1, 35), 37, 38, 39, 40, 41, 42)]
QUESTIONS = [f"Q{n}" for n in range(1, 132)]
EXAMPLES = [f"G{n}" for n in range(1, 14)]
ID = re.compile(r"(?<![A-Za-z0-9])([UNASCRQG]\d{1,3}a?)(?![0-9A-Za-z])")

TABLE = read_table(CODE / "README.md", ID)
FILES_BY_ID = files_by_id(Path(__file__).parent, ID)


def test_every_rule_ruling_question_and_example_has_a_row():
    assert list(TABLE) == RULES + RULINGS + QUESTIONS + EXAMPLES


@pytest.mark.parametrize("id", list(TABLE))
def test_row_names_the_files_whose_tests_have_its_id(id):
    assert set(TABLE[id][1]) == FILES_BY_ID[id]


def test_every_id_in_a_test_name_has_a_row():
    assert FILES_BY_ID.keys() == TABLE.keys()


@pytest.mark.parametrize("id", list(TABLE))
def test_the_functions_of_a_row_exist_and_their_modules_name_the_rule(id):
    for path in TABLE[id][0]:
        module, name = re.fullmatch(r"((?:[a-z_]+\.)+)((?:[A-Z]\w+\.)?\w+)", path).groups()
        found = importlib.import_module(f"kronika.domain.undaunted.{module.rstrip('.')}")
        assert inspect.isfunction(attrgetter(name)(found)), path
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
