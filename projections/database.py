"""The database interface of the read models: the part of `sqlite_utils` that they use. Other databases can offer the
same interface. The statements use the SQL that SQLite and PostgreSQL share, with `?` for parameters."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

import msgspec

from kronika.domain.kernel.reports import Fact as Fact

Key = str | Sequence[str]


class Table(Protocol):
    """One table."""

    def create(self, columns: Mapping[str, type], pk: Key, if_not_exists: bool) -> Any:
        """Make it, with columns of numbers (`int`) and of texts (`str`)."""

    def create_index(self, columns: Sequence[str], if_not_exists: bool) -> Any:
        """Make an index."""

    def upsert(self, record: Mapping[str, Any], pk: Key) -> Any:
        """Insert a row, or change the one with this key."""

    def upsert_all(self, records: Iterable[Mapping[str, Any]], pk: Key) -> Any:
        """The same of several with the same columns, in order."""


class Database(Protocol):
    """A database of read models, open for who writes them."""

    def table(self, name: str) -> Table: ...

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Any:
        """The result of a statement, with `fetchone` and `fetchall`."""

    def atomic(self) -> AbstractContextManager[Any]:
        """A transaction: everything inside is applied or nothing is. Can be nested."""

    def close(self) -> None: ...


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
