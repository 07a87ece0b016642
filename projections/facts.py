"""What the read models are fed with: each event with the public position before and after it."""

from typing import Protocol

import msgspec

from kronika.domain.kernel.read_models import Fact as Fact


class StreamUnreadable(Exception):
    """The log cannot give the events of a stream any more."""


class Notice(msgspec.Struct, frozen=True):
    """A stored event as the log gives it: its position in the whole log, and its bytes. One that the
    log cannot give any more has no stream."""

    position: int
    stream: str
    version: int
    body: bytes


class Source(Protocol):
    """Where events come from."""

    def notices(self, after: int, limit: int) -> list[Notice]:
        """Events of all streams past a position, in order."""

    def stream(self, stream: str, lte: int) -> list[tuple[int, bytes]]:
        """(version, body) of one stream up to a version. Raises `StreamUnreadable`."""

    def last(self) -> int:
        """The position of the last event; 0: none."""
