"""A persistence module for the eventsourcing library: one SQLite file in WAL mode.

Where the stock module falls short (design 13): `synchronous=FULL` on purpose, positions that are
never reused, fast reading of one stream, subscriptions, several streams in one transaction.
"""

import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from uuid import UUID

from eventsourcing import sqlite as stock
from eventsourcing.persistence import (
    ApplicationRecorder,
    IntegrityError,
    Notification,
    OperationalError,
    ProgrammingError,
    StoredEvent,
    Subscription,
)

SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    stream   TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    type     TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    UNIQUE (stream, version)
) STRICT;
CREATE INDEX IF NOT EXISTS events_by_type ON events (type, stream, version)
    WHERE type IN ('kronika.undone.v1');
"""
INSERT = "INSERT INTO events (stream, version, type, body) VALUES (?, ?, ?, CAST(? AS TEXT))"
SELECT = "SELECT stream, version, type, CAST(body AS BLOB) FROM events WHERE stream = ?"
NOTIFICATIONS = "SELECT position, stream, version, type, CAST(body AS BLOB) FROM events"

POLL_SECONDS = 0.25
"""How often a subscription looks for what another process has written."""


class SQLiteLog(ApplicationRecorder):
    """The recorder. Safe to share between threads: each reads by a connection of its own."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self._local = threading.local()
        self._lock = threading.Lock()
        self._written = threading.Condition()
        self._open: list[sqlite3.Connection] = []
        self._writer = self._connect()
        self._writer.executescript(SCHEMA)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30.0)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        self._open.append(connection)
        return connection

    @property
    def _reader(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
        return connection

    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> Sequence[int]:
        """Append events, of one stream or of several, in one transaction; their positions.

        Raises `IntegrityError` if a stream has an event of that version already.
        """
        positions = self.begin_group(stored_events)
        self.commit_group()
        return positions

    def begin_group(self, stored_events: Sequence[StoredEvent]) -> Sequence[int]:
        """Insert events in a transaction that `commit_group` must end; nobody else can write until
        then. If this raises, there is no transaction."""
        rows = [(_text(e.originator_id), e.originator_version, e.topic, e.state) for e in stored_events]
        self._lock.acquire()
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            self._writer.executemany(INSERT, rows)
            last: int = self._writer.execute("SELECT last_insert_rowid()").fetchone()[0]
        except sqlite3.Error as error:
            raise self._given_up(error) from error
        return list(range(last - len(rows) + 1, last + 1))  # one writer, in one transaction: no gaps

    def commit_group(self) -> None:
        """Write the transaction that `begin_group` has begun to disk."""
        try:
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            raise self._given_up(error) from error
        self._lock.release()
        with self._written:
            self._written.notify_all()

    def _given_up(self, error: sqlite3.Error) -> OperationalError | IntegrityError:
        if self._writer.in_transaction:
            self._writer.execute("ROLLBACK")
        self._lock.release()
        return IntegrityError(str(error)) if isinstance(error, sqlite3.IntegrityError) else OperationalError(str(error))

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
        rows = self.rows(_text(originator_id), gt=gt, lte=lte, desc=desc, limit=limit)
        return [StoredEvent(originator_id, version, type_, body) for version, type_, body in rows]

    def rows(
        self,
        stream: str,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
    ) -> list[tuple[int, str, bytes]]:
        """(version, type, body) of one stream's events, read at once."""
        statement, parameters = "SELECT version, type, CAST(body AS BLOB) FROM events WHERE stream = ?", [stream]
        bounds: list[int] = []
        if gt is not None:
            statement += " AND version > ?"
            bounds.append(gt)
        if lte is not None:
            statement += " AND version <= ?"
            bounds.append(lte)
        statement += " ORDER BY version DESC" if desc else " ORDER BY version"
        if limit is not None:
            statement += " LIMIT ?"
            bounds.append(limit)
        return self._reader.execute(statement, (*parameters, *bounds)).fetchall()

    def of_type(self, stream: str, type_: str) -> list[tuple[int, bytes]]:
        """(version, body) of one stream's events of a type, in order."""
        return self._reader.execute(
            "SELECT version, CAST(body AS BLOB) FROM events WHERE type = ? AND stream = ? ORDER BY version",
            (type_, stream),
        ).fetchall()

    def select_notifications(
        self,
        start: int | None,
        limit: int,
        stop: int | None = None,
        topics: Sequence[str] = (),
        *,
        inclusive_of_start: bool = True,
    ) -> Sequence[Notification]:
        """Events of all streams in the order in which they were written."""
        conditions, parameters = ["TRUE"], []
        if start is not None:
            conditions.append("position >= ?" if inclusive_of_start else "position > ?")
            parameters.append(start)
        if stop is not None:
            conditions.append("position <= ?")
            parameters.append(stop)
        types: list[Any] = list(topics)
        if topics:
            conditions.append(f"type IN ({', '.join('?' * len(topics))})")
        statement = f"{NOTIFICATIONS} WHERE {' AND '.join(conditions)} ORDER BY position LIMIT ?"
        return [
            Notification(stream, version, type_, body, position)
            for position, stream, version, type_, body in self._reader.execute(statement, (*parameters, *types, limit))
        ]

    def max_notification_id(self) -> int | None:
        found: int | None = self._reader.execute("SELECT MAX(position) FROM events").fetchone()[0]
        return found

    def subscribe(self, gt: int | None = None, topics: Sequence[str] = ()) -> "LogSubscription":
        return LogSubscription(self, gt, topics)

    def wait(self, position: int, seconds: float) -> None:
        """Wait until something may have been written past `position`, at most `seconds`."""
        with self._written:
            if (self.max_notification_id() or 0) <= position:
                self._written.wait(seconds)

    def wake(self) -> None:
        """Wake whoever waits, to look whether it shall stop."""
        with self._written:
            self._written.notify_all()

    def streams(self) -> list[str]:
        """All streams, in the order in which they began."""
        return [row[0] for row in self._reader.execute("SELECT stream FROM events WHERE version = 1 ORDER BY position")]

    def size(self) -> tuple[int, int]:
        """(streams, events)."""
        found: tuple[int, int] = self._reader.execute(
            "SELECT COUNT(CASE version WHEN 1 THEN 1 END), COUNT(*) FROM events"
        ).fetchone()
        return found

    def backup(self, target: Path) -> None:
        """A consistent copy of the log while it is being written."""
        with sqlite3.connect(target) as copy:
            self._reader.backup(copy)
        copy.close()

    def close(self) -> None:
        for connection in self._open:
            connection.close()


class LogSubscription(Subscription[SQLiteLog]):
    """Events past a position, and then those newly written, by this process or by another."""

    BATCH = 500

    def __init__(self, recorder: SQLiteLog, gt: int | None, topics: Sequence[str]) -> None:
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


class Factory(stock.SQLiteFactory):
    """Makes the recorders from the library's environment variables (`SQLITE_DBNAME`)."""

    def application_recorder(self) -> ApplicationRecorder:
        return SQLiteLog(self.env.get(self.SQLITE_DBNAME) or "")

    def aggregate_recorder(self, purpose: str = "events") -> SQLiteLog:
        return SQLiteLog(self.env.get(self.SQLITE_DBNAME) or "")


def _text(stream: UUID | str) -> str:
    return stream.hex if isinstance(stream, UUID) else stream
