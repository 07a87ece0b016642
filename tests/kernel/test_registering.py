"""A half-made system is refused by the name of what is missing."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import kronika.domain.systems
from kronika.domain.kernel.contract import Contract
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.system import Rulebook, SystemRefused, must_be_whole
from kronika.domain.kernel.words import Sentence
from kronika.domain.systems import SYSTEMS
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.startup import must_be_published
from tests.foray.system import FORAY


def test_the_systems_there_are_are_whole() -> None:
    must_be_whole([*SYSTEMS.values(), FORAY])
    must_be_published(SYSTEMS.values())


def test_unknown_system_is_refused_by_name() -> None:
    with pytest.raises(
        SystemRefused, match=r"the system half is not a value of kronika\.domain\.kernel\.system\.System"
    ):
        must_be_whole([SimpleNamespace(name="half")])


@pytest.mark.parametrize(
    "member", ["contract", "packs", "rules", "words", "log_checks", "rendering", "links", "read_model"]
)
def test_a_member_of_another_kind_is_refused(member: str) -> None:
    with pytest.raises(SystemRefused, match=f"the system foray has a {member} of another kind: make it a "):
        must_be_whole([replace(FORAY, **{member: "something"})])


class Stray(Event, frozen=True, tag="foray.stray.v1"):
    """An event that changes no board."""


def publishing(**unions: tuple[type, ...]) -> Contract:
    """The contract of Foray with other unions."""
    file = FORAY.contract.file
    said = {name: (file.unions[name][0], members) for name, members in unions.items()}
    return replace(FORAY.contract, file=replace(file, unions=file.unions | said))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"contract": publishing(Event=())}, "its contract must have a union Event of at least two structs"),
        (
            {"contract": publishing(Decision=(Stray,))},
            "its contract must have a union Decision of at least two structs",
        ),
        (
            {"contract": publishing(Event=(*FORAY.events, Stray))},
            r"Stray must have a method apply\(board\), or an upcast",
        ),
        ({"contract": replace(FORAY.contract, view=None)}, "view in its contract must be a type of Struct"),
        ({"contract": replace(FORAY.contract, prompts=str)}, "prompts in its contract must be a type of StrEnum"),
        (
            {"words": replace(FORAY.words, rulebook=Rulebook({"F1": Sentence("cards", "")}, ()))},
            "its rulebook must tell F1 in both languages",
        ),
        ({"rules": replace(FORAY.rules, legal=lambda board: ())}, r"rules.legal must take \(Any, Prompt\)"),
    ],
)
def test_misfit_in_a_system_is_refused_by_name(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(SystemRefused, match=f"the system foray: {said}"):
        must_be_whole([replace(FORAY, **changed)])


def test_an_event_of_an_earlier_release_needs_no_apply() -> None:
    must_be_whole([replace(FORAY, contract=publishing(Event=(*FORAY.events, Stray)), upcasts={Stray: tuple})])


def test_a_system_that_the_contract_does_not_have_is_refused_before_it_is_served() -> None:
    with pytest.raises(SystemRefused, match=r"no kronika/foray/v1/foray.proto of the system foray: run `kronika dev"):
        must_be_published([FORAY])
    stray: Any = SimpleNamespace(name="stray", contract=replace(UNDAUNTED.contract))
    with pytest.raises(SystemRefused, match="no Event, Decision, View, Scene, PromptKind, Ending of the system stray"):
        must_be_published([stray])


REGISTRY = Path(kronika.domain.systems.__file__).read_text()


def registered(monkeypatch: pytest.MonkeyPatch, *systems: Any) -> dict[str, Any]:
    """The registry with one more family, whose module holds these systems."""
    family = ModuleType("kronika.domain.another.family")
    family.SYSTEMS = systems  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "kronika.domain.another", ModuleType("kronika.domain.another"))
    monkeypatch.setitem(sys.modules, "kronika.domain.another.family", family)
    (line,) = [line for line in REGISTRY.splitlines() if line.startswith("FAMILIES = ")]
    found: dict[str, Any] = {}
    exec(REGISTRY.replace(line, line.rstrip(",)") + ", 'another')"), found)
    return found


def test_a_family_is_registered_by_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    found = registered(monkeypatch, FORAY)
    assert list(found["SYSTEMS"]) == list(found["CODECS"]) == [*SYSTEMS, "foray"]


def test_a_half_made_family_is_refused_as_soon_as_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemRefused, match="the system half is not a value of"):
        registered(monkeypatch, FORAY, SimpleNamespace(name="half"))


def test_the_command_refuses_a_half_made_family_in_one_sentence() -> None:
    code = """
from kronika.domain.kernel import system
whole = system.System
def half(**given):
    given.pop("contract")
    return whole(**given)
system.System = half
from kronika.tools.__main__ import main
main()
"""
    ran = subprocess.run([sys.executable, "-c", code, "packs"], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith("Error: the family undaunted cannot be made: Missing required argument 'contract'")
    assert len(ran.stderr.splitlines()) == 1
