"""The tables of rules and questions in domain/noretreat/ are true."""

import importlib
import inspect
import re
from functools import cache
from itertools import product
from operator import attrgetter
from pathlib import Path

import pytest

import kronika.domain.noretreat
from kronika.domain.noretreat.content.words import SIDES
from tests.rule_tables import files_by_id, read_table

CODE = Path(kronika.domain.noretreat.__path__[0])
RULES = [f"NR{n}" for n in range(1, 141)] + [f"NRR{n}" for n in range(1, 70)]
QUESTIONS = [f"NRQ{n}" for n in range(1, 195)]
EXAMPLES = [f"NG{n}" for n in range(1, 30)]
NO_TEST = {"NR110", "NRR46"}
"""What has no rule in it: reminder markers, and wrong references of the rulebook."""
NO_FUNCTION = {*NO_TEST, "NR127", "NRR30", "NRR69"}
"""Besides, what the kernel computes, and what is data."""
ID = re.compile(r"(?<![A-Za-z0-9])(NR[RQ]?\d{1,3}|NG\d{1,2})(?![0-9A-Za-z])")

TABLE = read_table(CODE / "README.md", ID) | read_table(CODE / "QUESTIONS.md", ID)
FILES_BY_ID = files_by_id(Path(__file__).parent, ID)


def test_every_rule_ruling_question_and_example_has_a_row():
    assert list(TABLE) == RULES + QUESTIONS + EXAMPLES


@pytest.mark.parametrize("id", list(TABLE))
def test_row_names_the_files_whose_tests_have_its_id(id):
    assert set(TABLE[id][1]) == FILES_BY_ID.get(id, set())
    assert TABLE[id][1] or id in NO_TEST


def test_every_id_in_a_test_name_has_a_row():
    assert FILES_BY_ID.keys() <= TABLE.keys()


@pytest.mark.parametrize("id", RULES)
def test_the_functions_of_a_row_exist_and_their_modules_name_the_rule(id):
    assert TABLE[id][0] or id in NO_FUNCTION
    for path in TABLE[id][0]:
        name = path.removeprefix("rules.").partition(".")[2]
        found = importlib.import_module(f"kronika.domain.noretreat.{path.removesuffix(f'.{name}')}")
        assert inspect.isfunction(inspect.unwrap(attrgetter(name)(found))), path
        assert id in named_in(Path(found.__file__)), path


@cache
def named_in(path: Path) -> set[str]:
    """The ids in a file, those of a span (`NR28 to NR30`) too."""
    text = path.read_text()
    spans = re.findall(r"(NRR?)(\d+) to \1(\d+)", text)
    return set(ID.findall(text)) | {f"{kind}{n}" for kind, a, b in spans for n in range(int(a), int(b) + 1)}


NUMBERED = re.compile(r"^def test_((?:(?:N[RQG]+\d+|\d+|axis|soviet)_)+)", re.M)
HALF = re.compile(r"(?<![A-Za-z0-9])(\d+)_(axis|soviet)")


def halves_named() -> set[tuple[int, str]]:
    """The halves in the names of tests: `26_axis_37_soviet`."""
    names = NUMBERED.findall((Path(__file__).parent / "test_halves.py").read_text())
    return {(int(card), side) for name in names for card, side in HALF.findall(name)}


def test_each_half_of_each_card_has_its_test_by_number():
    assert halves_named() == set(product(range(1, 55), SIDES))


def test_every_rule_that_the_code_names_has_a_row():
    named = {id for path in CODE.rglob("*.py") for id in named_in(path)}
    assert named <= TABLE.keys()
