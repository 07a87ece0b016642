"""The table of rules in domain/tankduel/README.md is true."""

import importlib
import inspect
import re
from pathlib import Path

import pytest

import kronika.domain.tankduel
from tests.rule_tables import files_by_id, read_table

CODE = Path(kronika.domain.tankduel.__path__[0])
RULES = [f"TD{n}" for n in range(1, 125)]
RULINGS = [f"TDR{n}" for n in range(1, 92)]
QUESTIONS = [f"Q{n}" for n in range(1, 92)]
EXAMPLES = [f"TDG{n}" for n in range(1, 24)]
ID = re.compile(r"(?<![A-Za-z0-9])(TD\d{1,3}|TDR\d{1,2}|TDG\d{1,2}|Q\d{1,2})(?![0-9A-Za-z])")

TABLE = read_table(CODE / "README.md", ID)
ASKED = {*QUESTIONS, *EXAMPLES}
FILES_BY_ID = files_by_id(Path(__file__).parent, ID)


def test_every_rule_ruling_question_and_example_has_a_row():
    assert list(TABLE) == RULES + RULINGS + QUESTIONS + EXAMPLES


@pytest.mark.parametrize("id", list(TABLE))
def test_row_names_the_files_whose_tests_have_its_id(id):
    assert set(TABLE[id][1]) == FILES_BY_ID[id]


def test_every_id_in_a_test_name_has_a_row():
    assert FILES_BY_ID.keys() == TABLE.keys()


@pytest.mark.parametrize("id", list(TABLE))
def test_a_row_names_functions_that_exist_and_name_the_rule_or_figures_of_the_pack(id):
    """Questions and examples are about rules; functions name those."""
    assert TABLE[id][0], "which function carries it out?"
    for path in TABLE[id][0]:
        if path.endswith(".toml"):
            assert (CODE / path).is_file(), path
            continue
        module, _, name = path.rpartition(".")
        found = getattr(importlib.import_module(f"kronika.domain.tankduel.{module}"), name)
        assert inspect.isfunction(found) or inspect.isclass(found), path
        assert id in ASKED or id in ID.findall(inspect.getsource(found)), path


def test_every_ruling_that_the_code_names_has_a_row():
    named = {id for path in CODE.rglob("*.py") for id in ID.findall(path.read_text())}
    assert {id for id in named if id.startswith("TDR")} <= TABLE.keys()
