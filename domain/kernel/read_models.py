"""What a system keeps of its logs to be asked for: rows, made from facts. The runner owns the SQL."""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from kronika.domain.kernel.events import Event

Row = TypeVar("Row", bound=msgspec.Struct)


class Fact(msgspec.Struct, frozen=True):
    """One event of one stream. `event` is cut to the public; so are the positions. `whole` has all its
    parts: rows made from those belong to the seat that may read them."""

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
    """The rows there are, while facts are taken in."""

    def put(self, row: msgspec.Struct) -> None:
        """Add a row, in the place of the one with its key."""

    def last(self, row: type[Row], **equal: str | int) -> Row | None:
        """The last of those in which these fields hold these values, by key."""


class Table(msgspec.Struct, frozen=True):
    """Rows of one kind: structs whose fields are texts, numbers and truths. `stream` is the field that holds
    the stream they were made from. One whose struct has the fields `version` and `undone` stays when its event
    is undone, and is marked."""

    row: type[msgspec.Struct]
    stream: str
    key: tuple[str, ...]
    indexes: tuple[tuple[str, ...], ...] = ()

    @property
    def marked(self) -> bool:
        return "undone" in self.row.__struct_fields__


def _nothing(fact: Fact, rows: Rows) -> None:
    pass


class ReadModel(msgspec.Struct, frozen=True):
    """The rows of a system, and what they are made from: `note` is given each fact of each of its streams."""

    tables: tuple[Table, ...] = ()
    note: Callable[[Fact, Rows], None] = _nothing


NO_ROWS: Final = ReadModel()
"""Of a system that keeps nothing but what is kept of every game."""
