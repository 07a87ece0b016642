"""What the read models are fed with: each event with the public position before and after it."""

from typing import Protocol

import msgspec

from domain.kernel.events import Event
from domain.kernel.game import Position
from domain.kernel.system import System


class Fact(msgspec.Struct, frozen=True):
    """One event of one stream. `event` is cut to the public; so are the positions. `whole` has all its
    parts: rows made from those belong to the seat that may read them."""

    stream: str
    version: int
    at: str
    tx: int
    event: Event
    before: Position
    after: Position
    system: System
    whole: Event


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
