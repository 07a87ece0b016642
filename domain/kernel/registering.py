"""A system that is registered gives all that `domain.kernel.system.System` names. One that does not is refused
before it is served, by the name of what is missing."""

from collections.abc import Iterable
from typing import Any, Final

from domain.kernel.contract import Contract
from domain.kernel.drawing import Drawing
from domain.kernel.links import Links
from domain.kernel.read_models import ReadModel
from domain.kernel.system import System
from domain.kernel.trials import Trials

KINDS: Final[dict[str, type | tuple[type, ...]]] = {
    "name": str,
    "contract": Contract,
    "drawing": Drawing,
    "links": (Links, type(None)),
    "trials": Trials,
    "read_model": ReadModel,
}
"""What it gives that is a value of one kind."""


class SystemRefused(Exception):
    """A system lacks what every system gives; the text says which, and what."""


def members() -> tuple[str, ...]:
    """Everything that a system gives, by name."""
    named = {**System.__annotations__, **vars(System)}
    return tuple(name for name in named if not name.startswith("_"))


def must_be_whole(systems: Iterable[Any]) -> None:
    """Raises `SystemRefused` for the first of these systems that lacks something, or gives something else."""
    for system in systems:
        name = getattr(system, "name", type(system).__name__)
        lacking = [member for member in members() if not hasattr(system, member)]
        if lacking:
            raise SystemRefused(
                f"the system {name} lacks {', '.join(lacking)}: give it all that domain.kernel.system.System names"
            )
        for member, kind in KINDS.items():
            if not isinstance(getattr(system, member), kind):
                wanted = " or ".join(one.__name__ for one in (kind if isinstance(kind, tuple) else (kind,)))
                raise SystemRefused(f"the system {name} has a {member} of another kind: make it a {wanted}")
