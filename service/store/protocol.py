"""The interface of the store, implemented by files of SQLite and by PostgreSQL."""

import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol
from uuid import UUID

import msgspec
from eventsourcing.persistence import (
    ApplicationRecorder,
    JSONTranscoder,
    Mapper,
    Notification,
    ProgrammingError,
    StoredEvent,
    Subscription,
)

from kronika.domain.kernel.events import BotSeated, SeatFreed, SeatHandedOver, SeatLeft, SeatTaken
from kronika.domain.kernel.log import Record, decode_record, encode_record
from kronika.service.store.imports import Claimed, Imported

LOCK_SECONDS = 3.0
"""How long a write waits for another that is under way."""
READ_SECONDS = 1.0
"""How long a read waits. No writer keeps it from reading."""
POLL_SECONDS = 0.25
"""How often is looked for what another process has written, where nobody told of it."""


class Mark(msgspec.Struct, frozen=True):
    """The head of a stream as it was when its last event was stored, with a MAC under the key of the
    service. `adopted`: when the service took over a stream that had no mark before; else empty."""

    stream: str
    version: int
    head: bytes
    adopted: str
    mac: bytes


class Chains(msgspec.Struct, frozen=True):
    """The chain of an audience for an epoch, encrypted. Stored with the event that opens the epoch, or not at
    all."""

    stream: str
    epoch: int
    audience: str
    blob: bytes


Beside = Imported | Claimed | Chains
"""Data stored beside events, in one transaction with them."""
SEATED = frozenset(
    str(event.__struct_config__.tag) for event in (BotSeated, SeatTaken, SeatLeft, SeatFreed, SeatHandedOver)
)
"""The types of the events after which somebody else may hold a seat."""
Moved = Callable[[Mapping[str, int], Collection[str]], None]
"""Called with the streams in which something was stored, and the version that each has come to; and with those of
them in which `SEATED` was."""
HURRY = "hurry"
"""The call to the process that folds the read models, from a process that waits for them."""
MESSAGES = "messages "
"""Begins the call to all servers that the messages of a game have changed; its id follows."""
Called = Callable[[str], None]
"""Called with what another process says, or with nothing where that may have been missed."""


class Log(Protocol):
    """The log. Thread-safe.

    - The events of a stream have the versions 1, 2, 3 …. Storing an existing version raises
      `IntegrityError`, and nothing of that call is stored.
    - Events of one call, for one stream or several, are stored together with checkpoints and the data
      beside. They are on disk before `commit_group` returns, all or none.
    - Positions only grow. A reader who has read up to one has missed nothing before it.
    - No call waits longer than it says. A call that raises `Locked` has stored nothing. After any
      other `OperationalError` it may have; `holds` tells.
    """

    @property
    def place(self) -> str:
        """The location of the log, for another process of the service."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes write to it. Then a read takes its time, and what is in memory may be behind."""

    # --- written

    def insert_events(self, stored_events: Sequence[StoredEvent], marks: Sequence[Mark] = (), **kwargs: Any) -> Any:
        """Store events, marks and (as `beside`) what is kept beside them, in a transaction of their own. `meanwhile`,
        if it is given, is called when little is left to do but to wait."""

    def check(self) -> None:
        """Raises `FileGone` if the file that it is in was deleted or replaced."""

    def probe(self) -> None:
        """Raises the fault that prevents reading or, as far as it shows without a write, writing."""

    def begin_group(
        self, stored_events: Sequence[StoredEvent], marks: Sequence[Mark], beside: Sequence[Beside] = ()
    ) -> Any:
        """Insert them in a transaction that `commit_group` must end; nobody else can write until then. If this
        raises, there is no transaction: `Locked` if somebody else has written for too long."""

    def commit_group(self) -> None:
        """Have the transaction that `begin_group` has begun on disk."""

    def holds(self, stored_events: Sequence[StoredEvent]) -> bool:
        """Whether just these events, byte for byte, are stored: after it was not known."""

    def adopt(self, marks: Sequence[Mark]) -> None:
        """Store marks of streams that have none."""

    def forget_marks(self) -> None:
        """Deletes all checkpoints: those of a key that no longer exists."""

    def clear(self) -> None:
        """Deletes everything but facts: the remains of an interrupted move."""

    def set_fact(self, name: str, value: str) -> None:
        """On disk before this returns."""

    def change_fact(self, name: str, change: Callable[[str, str], str]) -> tuple[str, str]:
        """Changes a fact, given its value and the store's time (RFC 3339); returns the new value and the time.
        Simultaneous changes run one after the other, each on the result of the one before."""

    # --- read

    def identity(self) -> str:
        """An identity that differs from other databases and from a restored copy; empty for a file."""

    def fact(self, name: str) -> str:
        """A fact about the log as a whole; empty if unknown."""

    def rows(
        self,
        stream: str,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
    ) -> list[tuple[int, str, bytes]]:
        """(version, type, body) of one stream's events, in one read."""

    def whole(self, stream: str, gt: int = 0) -> tuple[list[tuple[int, str, bytes]], Mark | None]:
        """All rows of a stream past a version, and its mark, as they were at one moment."""

    def of_type(self, stream: str, type_: str, gt: int = 0) -> list[tuple[int, bytes]]:
        """(version, body) of one stream's events of a type past a version, in order."""

    def imported(self, stream: str) -> Imported | None:
        """That a game was taken in from a file; None for one that was played here."""

    def claims(self, stream: str) -> dict[str, Claimed]:
        """The claims to a game that was taken in, by seat."""

    def last_version(self, stream: str) -> int:
        """The version of the last event of a stream; 0 if it has none."""

    def marked_version(self, stream: str) -> int:
        """The version of which a stream has its mark; 0 if it has none."""

    def indexed(self) -> list[str]:
        """All streams that have events."""

    def marked(self) -> list[str]:
        """All streams that have a mark."""

    def size(self) -> tuple[int, int]:
        """(streams, events)."""

    def select_notifications(
        self,
        start: int | None,
        limit: int,
        stop: int | None = None,
        topics: Sequence[str] = (),
        *,
        inclusive_of_start: bool = True,
    ) -> Sequence[Notification]:
        """Events of all streams in the order of their positions."""

    def max_notification_id(self) -> int | None:
        """The position of the last event."""

    def wait(self, position: int, seconds: float) -> None:
        """Wait until something may have been written past `position`, at most `seconds`."""

    def wake(self) -> None:
        """Notifies waiting threads, so that they check whether to stop."""

    def follow(self, moved: Moved, called: Called) -> None:
        """Calls `moved`, in a thread, whenever others have stored something, until the log is closed. It may also
        report what this process stores. From now on it misses no event, even if connections break. `called` gets the
        messages of others (`call`), or nothing if some may have been missed."""

    def call(self, said: str) -> None:
        """Tell all processes that follow something that is not in the log: in a few letters."""

    def close(self) -> None:
        """Closes the log."""


class Database(Protocol):
    """A part of the store with tables of its own: the secrets, the notices. Safe to share between threads. The
    statements are of the SQL that SQLite and PostgreSQL have in common, with `?` for parameters."""

    @property
    def path(self) -> Any:
        """Where it is, for an operator to read."""

    @property
    def lock(self) -> AbstractContextManager[Any]:
        """Held by who looks and writes by what he has seen."""

    def rows(self, statement: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows of a statement."""

    def first(self, statement: str, parameters: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        """The first row that it finds."""

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> int:
        """Change something; how many rows. Outside a transaction it is on disk before this returns."""

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        """A statement for each of these rows."""

    def check(self) -> None:
        """Raises `FileGone` if the file that it is in was deleted or replaced."""

    def transaction(self) -> AbstractContextManager["Database"]:
        """A transaction: complete and on disk at its end, or not done at all. Blocks other writers."""

    def has(self, table: str) -> bool:
        """Whether there is a table of this name: one that is only read may be of an earlier release."""

    def close(self) -> None:
        """Closes the database."""


class StreamRecord:
    """A record with its place, as the library's event stores want it."""

    __slots__ = ("originator_id", "originator_version", "record", "tag")

    def __init__(self, originator_id: str, originator_version: int, tag: str, record: Record) -> None:
        self.originator_id = originator_id
        self.originator_version = originator_version
        self.tag = tag
        self.record = record


class RecordMapper(Mapper[str]):
    """Maps `StreamRecord` to `StoredEvent` and back; byte for byte."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(JSONTranscoder())

    def to_stored_event(self, domain_event: Any) -> StoredEvent:
        return StoredEvent(
            domain_event.originator_id,
            domain_event.originator_version,
            domain_event.tag,
            encode_record(domain_event.record),
        )

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        return StreamRecord(
            str(stored_event.originator_id),
            stored_event.originator_version,
            stored_event.topic,
            decode_record(stored_event.state),
        )


class LogSubscription(Subscription[Any]):
    """Events past a position, and then those newly written, by this process or by another."""

    BATCH = 500

    def __init__(self, recorder: Any, gt: int | None, topics: Sequence[str]) -> None:
        super().__init__(recorder, gt, topics)
        self._position = gt or 0
        self._batch: list[Notification] = []

    def stop(self) -> None:
        super().stop()
        self._recorder.wake()

    def batch(self) -> list[Notification]:
        """The next events, at least one; none once the subscription is stopped."""
        while not self._has_been_stopped:
            found = self._recorder.select_notifications(
                self._position, self.BATCH, topics=self._topics, inclusive_of_start=False
            )
            if found:
                self._position = found[-1].id
                return list(found)
            self._recorder.wait(self._position, POLL_SECONDS)
        return []

    def __next__(self) -> Notification:
        if not self._has_been_entered:
            raise ProgrammingError("a subscription is used in a `with` statement")
        if not self._batch or self._has_been_stopped:
            self._batch = self.batch()
        if not self._batch:
            raise StopIteration
        return self._batch.pop(0)


def stream_text(stream: UUID | str) -> str:
    return stream.hex if isinstance(stream, UUID) else stream


class WatchableLog(ApplicationRecorder):
    """A log that notifies those who wait for what is stored."""

    rows: Callable[..., list[tuple[int, str, bytes]]]  #: See `Log.rows`.

    def __init__(self) -> None:
        self._written = threading.Condition()

    def subscribe(self, gt: int | None = None, topics: Sequence[str] = ()) -> LogSubscription:
        return LogSubscription(self, gt, topics)

    def select_events(
        self,
        originator_id: UUID | str,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
    ) -> Sequence[StoredEvent]:
        """The events of one stream, as the library wants them."""
        rows = self.rows(stream_text(originator_id), gt=gt, lte=lte, desc=desc, limit=limit)
        return [StoredEvent(originator_id, version, type_, body) for version, type_, body in rows]

    def holds(self, stored_events: Sequence[StoredEvent]) -> bool:
        return all(
            self.rows(stream_text(e.originator_id), gt=e.originator_version - 1, lte=e.originator_version)
            == [(e.originator_version, e.topic, e.state)]
            for e in stored_events
        )

    def _query(self, statement: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows of a statement of the SQL that SQLite and PostgreSQL share, with `?` for parameters."""
        raise NotImplementedError

    def _has_marks(self) -> bool:
        """Whether there are tables for marks and facts."""
        return True

    def fact(self, name: str) -> str:
        rows = self._query("SELECT value FROM facts WHERE name = ?", (name,)) if self._has_marks() else []
        return rows[0][0] if rows else ""

    def imported(self, stream: str) -> Imported | None:
        rows = self._query("SELECT body FROM imports WHERE stream = ?", (stream,))
        return msgspec.json.decode(rows[0][0], type=Imported) if rows else None

    def claims(self, stream: str) -> dict[str, Claimed]:
        rows = self._query("SELECT stream, seat, key, holder, at, signature FROM claims WHERE stream = ?", (stream,))
        return {claim.seat: claim for claim in (Claimed(*row) for row in rows)}

    def last_version(self, stream: str) -> int:
        ((last,),) = self._query("SELECT MAX(version) FROM events WHERE stream = ?", (stream,))
        return last or 0

    def marked_version(self, stream: str) -> int:
        rows = self._query("SELECT version FROM heads WHERE stream = ?", (stream,)) if self._has_marks() else []
        return rows[0][0] if rows else 0

    def indexed(self) -> list[str]:
        return [stream for (stream,) in self._query("SELECT DISTINCT stream FROM events")]

    def marked(self) -> list[str]:
        return [stream for (stream,) in self._query("SELECT stream FROM heads")] if self._has_marks() else []

    def streams(self) -> list[str]:
        """All streams, in the order in which they began."""
        return [stream for (stream,) in self._query("SELECT stream FROM events WHERE version = 1 ORDER BY position")]

    def size(self) -> tuple[int, int]:
        ((streams, events),) = self._query("SELECT COUNT(CASE version WHEN 1 THEN 1 END), COUNT(*) FROM events")
        return streams, events

    def wait(self, position: int, seconds: float) -> None:
        with self._written:
            if (self.max_notification_id() or 0) <= position:
                self._written.wait(seconds)

    def wake(self) -> None:
        """Notifies waiting threads, so that they look for new events, or check whether to stop."""
        with self._written:
            self._written.notify_all()
