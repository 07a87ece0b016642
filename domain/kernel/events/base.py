"""The base of all events."""

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

T = TypeVar("T")
"""In an event that every system completes: its decisions, or what is sealed."""
S = TypeVar("S")
"""In an event that a system completes with its steps, which are defined with the rules that events do not know."""


class Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """The base of all events: how they are written.

    An event of a system that is still emitted has a method `apply(board)`, which returns the board after it.
    It applies no rules: a log folds to the same board under every version of them.
    """

    #: The part of a game that it begins, whose heading it is in the log: `turn` is also a phase of one.
    begins: ClassVar[Literal["", "round", "turn"]] = ""

    @property
    def played_by(self) -> str:
        """The seat that plays a card out of its hand, for all to see; empty if none does. Such an event has `shows`."""
        return ""

    @property
    def secret_of(self) -> str:
        """The audience of its part `secret`: the seat or side that the event is about."""
        seat: str = getattr(self, "seat" if hasattr(self, "seat") else "side")
        return seat


def applied_to_board(kind: type[Event]) -> Callable[[Any, Any], Any] | None:
    """How an event of this type is applied to a board: from the event and the board before it. None for one of the
    kernel, and for one that is only read in old logs."""
    return getattr(kind, "apply", None)


def defined_in(module: str) -> tuple[type[Event], ...]:
    """The events that a module defines, in the order of their definition."""
    return tuple([kind for kind in Event.__subclasses__() if kind.__module__ == module])


class Sealed(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of an event for one audience; `content` is there only where it may be seen."""

    audience: str  #: The audience it is sealed for: a seat, or `referee`.
    content: T | None = None  #: The sealed content; left out where you may not know it.
