"""What every event is."""

from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """What all events share: how they are written."""

    @property
    def played_by(self) -> str:
        """The seat that plays a card out of its hand, for all to see; empty if none does. Such an event has `shows`."""
        return ""

    @property
    def secret_of(self) -> str:
        """For whom its part `secret` is sealed: the seat or side that the event is about."""
        seat: str = getattr(self, "seat" if hasattr(self, "seat") else "side")
        return seat


class Sealed(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of an event for one audience; `content` is there only where it may be seen."""

    audience: str  #: For whom it is sealed: a seat, or `referee`.
    content: T | None = None  #: What is sealed; left out where you may not know it.
