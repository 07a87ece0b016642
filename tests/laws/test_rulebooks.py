"""Whoever meets the id of a rule, or the name of a part of a target, can ask what it is about: every one that the
code of a system can name is told, in both languages, and nothing else is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.catalogue import both
from tests.systems import SYSTEMS

ROOT = Path(__file__).parents[2]
LONGEST = 400
CZECH = re.compile("[áčďéěíňóřšťúůýž]", re.I)


def family(system: Any) -> Path:
    return ROOT.joinpath(*system.package.removeprefix("kronika.").split(".")[:2])


def constants(folder: Path) -> Iterator[ast.AST]:
    for path in sorted(folder.rglob("*.py")):
        if not path.name.startswith("test_") and path.name != "rulebook.py":
            yield from ast.walk(ast.parse(path.read_text()))


def rules_named(folder: Path, readme: Path) -> set[str]:
    """Every text of the code that is the id of a rule, as the page about the family writes ids."""
    letters = set(re.findall(r"^(?:\| |- \*\*)([A-Z]+)\d+\w? ?[|*]", readme.read_text(), re.M))
    assert letters, f"{readme} tells no rules"
    rule = re.compile(f"(?:{'|'.join(letters)})[0-9]+[a-z]?")
    texts = {node.value for node in constants(folder) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in texts if rule.fullmatch(text)}


def parts_named(folder: Path) -> set[str]:
    """Every name that the code gives to a part of a target."""
    made = [node for node in constants(folder) if isinstance(node, ast.Call)]
    named = [node.args[0] for node in made if isinstance(node.func, ast.Name) and node.func.id == "Part" and node.args]
    return {node.value for name in named for node in ast.walk(name) if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_exactly_the_rules_named_in_code_are_described(system: Any) -> None:
    folder = family(system)
    named = rules_named(folder, folder / "README.md")
    assert set(system.words.rulebook.rules) == named


@pytest.mark.parametrize("system", [one for one in SYSTEMS.values() if one.links is not None], ids=lambda one: one.name)
def test_campaign_rule_named_by_the_kernel_is_described(system: Any) -> None:
    named = rules_named(ROOT / "domain" / "kernel", family(system) / "README.md")
    assert named and named <= set(system.words.rulebook.rules)


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_every_part_of_a_target_has_a_name_in_both_languages(system: Any) -> None:
    assert not parts_named(family(system)) - set(system.words.rulebook.parts)
    for part in system.words.rulebook.parts:
        said = both(system.words.part(part))
        assert said.en and said.cs and "_" not in said.en + said.cs


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_rule_description_has_one_or_two_sentences_per_language(system: Any) -> None:
    for id, rule in system.words.rulebook.rules.items():
        said = both(rule)
        for text in (said.en, said.cs):
            assert text[0].isupper() or text[0] == "„", id
            assert text.endswith(".") and len(text) <= LONGEST, id
        assert CZECH.search(said.cs) and not CZECH.search(said.en), id
