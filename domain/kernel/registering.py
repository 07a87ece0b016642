"""What a system that is registered gives fits together. One that does not is refused before it is served, by the name
of what is wrong."""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from importlib import import_module
from inspect import signature
from operator import attrgetter
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from kronika.domain.kernel.contract import Contract
from kronika.domain.kernel.events import applied_to_board
from kronika.domain.kernel.links import Links
from kronika.domain.kernel.read_models import ReadModel
from kronika.domain.kernel.rendering import Drawing
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words

KINDS: Final[dict[str, type | tuple[type, ...]]] = {
    "name": str,
    "contract": Contract,
    "packs": Packs,
    "rules": Rules,
    "words": Words,
    "log_checks": LogChecks,
    "rendering": Drawing,
    "links": (Links, type(None)),
    "read_model": ReadModel,
}
"""What it gives that is a value of one kind."""


class SystemRefused(Exception):
    """A system lacks what every system gives; the text says which, and what."""


def systems_of(family: str) -> tuple[System, ...]:
    """The systems of a family, by the name of its folder. Raises `SystemRefused` if one lacks something."""
    try:
        found: tuple[System, ...] = import_module(f"kronika.domain.{family}.family").SYSTEMS
    except TypeError as error:
        raise SystemRefused(f"the family {family} cannot be made: {error}") from error
    return found


def must_be_whole(systems: Iterable[Any]) -> None:
    """Raises `SystemRefused` for the first of these systems that is none, or whose parts do not fit together."""
    for system in systems:
        name = getattr(system, "name", type(system).__name__)
        if not isinstance(system, System):
            raise SystemRefused(f"the system {name} is no value of kronika.domain.kernel.system.System")
        for member, kind in KINDS.items():
            if not isinstance(getattr(system, member), kind):
                wanted = " or ".join(one.__name__ for one in (kind if isinstance(kind, tuple) else (kind,)))
                raise SystemRefused(f"the system {name} has a {member} of another kind: make it a {wanted}")
        for wrong in _misfits(system):
            raise SystemRefused(f"the system {name}: {wrong}")


def _misfits(system: Any) -> Iterator[str]:
    """What in a system does not fit the rest of it."""
    contract = system.contract
    for field, kind in (
        ("view", msgspec.Struct),
        ("scene", msgspec.Struct),
        ("prompts", StrEnum),
        ("endings", StrEnum),
    ):
        given = getattr(contract, field)
        if not (isinstance(given, type) and issubclass(given, kind)):
            yield f"{field} in its contract must be a type of {kind.__name__}"
    for union in ("Decision", "Event"):
        if union not in contract.file.unions or len(contract.file.unions[union][1]) < 2:
            yield f"its contract must have a union {union} of at least two structs"
            return
    still = [event.__name__ for event in system.events if event not in system.upcasts and not applied_to_board(event)]
    if still:
        yield f"{', '.join(still)} must have a method apply(board), or an upcast"
    unsaid = list(system.words.rulebook.unsaid())
    if unsaid:
        yield f"its rulebook must tell {', '.join(unsaid)} in both languages"
    for path, kind in _functions(System):
        takes = get_args(kind)[0]
        try:
            signature(attrgetter(path)(system)).bind(*takes)
        except TypeError:
            yield f"{path} must take ({', '.join(getattr(one, '__name__', str(one)) for one in takes)})"


def _functions(holder: type[msgspec.Struct], before: str = "") -> Iterator[tuple[str, Any]]:
    """The functions that a system gives, by their paths, with what they take."""
    for name, kind in get_type_hints(holder).items():
        if kind in (Packs, Rules, Words, LogChecks):
            yield from _functions(kind, f"{name}.")
        elif get_origin(kind) is Callable:
            yield f"{before}{name}", kind
