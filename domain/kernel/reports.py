"""What a system tells of its streams besides what is told of every game: the calls of a service of its own,
which is published and served from these values."""

from collections.abc import Callable
from typing import Any

import msgspec

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.read_models import Known
from kronika.domain.kernel.words import Rejection


class Asking(msgspec.Struct, frozen=True):
    """What a report is told from, and for whom."""

    stream: str
    version: int  #: The version that it is told of.
    board: Any  #: The board at that version, as the audience sees it that the request names, or else everybody.
    whole: Any  #: The board as it is now, with as much as there is: what of it may be told, `may_see` says.
    may_see: Callable[[str], bool]  #: Whether who asks may know what a seat does.
    rows: Known  #: The rows that are kept.
    #: Of the game that the stream has started, while it is played: what stands of its log, with versions.
    #: Empty where an earlier version is asked for.
    game: tuple[tuple[int, Event], ...]
    language: str


class ReadCall(msgspec.Struct, frozen=True):
    """A call of a system's own service. `request` and `answer` are structs; `tell` makes one of the other."""

    name: str  #: The call, such as `GetCity`.
    said: str  #: What it tells, in English, as a sentence.
    request: type[msgspec.Struct]
    answer: type[msgspec.Struct]
    tell: Callable[[Asking, Any], Any | Rejection]
    stream: str = "campaign"  #: The field of the request that names the stream.
    #: The field of the request that names the seat with whose eyes it is told; empty: told to everybody alike.
    audience: str = ""
    rows: bool = False  #: Whether it is told from rows: then those are brought up to date first.
    game: bool = False  #: Whether it is told from the game that is being played, too.


class ReadService(msgspec.Struct, frozen=True):
    """A service of a system's own: what it is called, what it is for, its calls."""

    service: str
    said: str
    calls: tuple[ReadCall, ...]

    def call(self, name: str) -> ReadCall:
        """The call of this name. Raises `KeyError`."""
        return {call.name: call for call in self.calls}[name]
