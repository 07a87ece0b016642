"""The rows that a system keeps of its logs, and the calls of its own service that read them.

Both are values: the projection runner owns the SQL, and `ReadService` is what the contract publishes and serves.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.words import Rejection

Row = TypeVar("Row", bound=msgspec.Struct)


class Fact(msgspec.Struct, frozen=True):
    """One event of one stream. `event` and the positions are redacted for the public. `whole` has all parts: rows
    made from those belong to the seat that may read them."""

    stream: str
    version: int
    at: str
    tx: int
    event: Event
    before: Any  #: The `Position` before it.
    after: Any  #: The one after it.
    system: Any  #: The `System` of the stream.
    whole: Event


class Known(Protocol):
    """The rows there are."""

    def of(self, row: type[Row], **equal: str | int) -> list[Row]:
        """Those in which these fields hold these values, by key."""


class Rows(Known, Protocol):
    """The rows there are, while events are projected."""

    def put(self, row: msgspec.Struct) -> None:
        """Add a row, in the place of the one with its key."""

    def last(self, row: type[Row], **equal: str | int) -> Row | None:
        """The last of those in which these fields hold these values, by key."""


class Table(msgspec.Struct, frozen=True):
    """Rows of one kind: structs of texts, numbers and booleans. `stream` names the field with the stream they come
    from. Rows with the fields `version` and `undone` stay when their event is undone, and are marked. `title`: the
    name under which the library offers them as a table; empty: it does not."""

    row: type[msgspec.Struct]
    stream: str
    key: tuple[str, ...]
    indexes: tuple[tuple[str, ...], ...] = ()
    title: str = ""

    @property
    def marked(self) -> bool:
        return "undone" in self.row.__struct_fields__


def _nothing(fact: Fact, rows: Rows) -> None:
    pass


class ReadModel(msgspec.Struct, frozen=True):
    """The rows of a system; `note` receives every fact of every stream and makes rows of it."""

    tables: tuple[Table, ...] = ()
    note: Callable[[Fact, Rows], None] = _nothing


NO_ROWS: Final = ReadModel()
"""For a system without rows of its own."""


class Asking(msgspec.Struct, frozen=True):
    """The data a report is made from, and its audience."""

    stream: str
    version: int  #: The version that the report describes.
    board: Any  #: The board at that version, as the audience sees it that the request names, or else everybody.
    whole: Any  #: The board as it is now, complete; `may_see` says what of it may be shown.
    may_see: Callable[[str], bool]  #: Whether who asks may know what a seat does.
    rows: Known  #: The rows that are kept.
    #: The valid events, with versions, of the game that the stream has started, while that game is played.
    #: Empty where an earlier version is asked for.
    game: tuple[tuple[int, Event], ...]
    language: str


class ReadCall(msgspec.Struct, frozen=True):
    """A call of a system's own service. `request` and `answer` are structs; `tell` makes one of the other."""

    name: str  #: The call, such as `GetCity`.
    said: str  #: Its description, a sentence in English.
    request: type[msgspec.Struct]
    answer: type[msgspec.Struct]
    tell: Callable[[Asking, Any], Any | Rejection]
    stream: str = "campaign"  #: The field of the request that names the stream.
    #: The field of the request that names the seat whose view it shows; empty: everybody sees the same.
    audience: str = ""
    rows: bool = False  #: Whether it reads rows; these are brought up to date first.
    game: bool = False  #: Whether it also reads the game that is being played.


class ReadService(msgspec.Struct, frozen=True):
    """A service of a system's own: its name, its purpose, its calls."""

    service: str
    said: str
    calls: tuple[ReadCall, ...]

    def call(self, name: str) -> ReadCall:
        """The call of this name. Raises `KeyError`."""
        return {call.name: call for call in self.calls}[name]
