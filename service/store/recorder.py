"""A persistence module for the eventsourcing library: one SQLite file in WAL mode.

Where the stock module falls short (design 13): `synchronous=FULL` on purpose, positions that are
never reused, fast reading of one stream, subscriptions, several streams in one transaction.
"""

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from eventsourcing import sqlite as stock
from eventsourcing.persistence import (
    ApplicationRecorder,
    IntegrityError,
    Notification,
    OperationalError,
    StoredEvent,
)

from kronika.service import clock
from kronika.service.private import make_file
from kronika.service.store import imports
from kronika.service.store.faults import Damaged, FileGone, Locked, fault_of
from kronika.service.store.files import Place, open_file
from kronika.service.store.protocol import (
    LOCK_SECONDS,
    READ_SECONDS,
    Beside,
    Called,
    Chains,
    Database,
    Mark,
    Moved,
    WatchableLog,
    stream_text,
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
CREATE TABLE IF NOT EXISTS heads (
    stream  TEXT    PRIMARY KEY,
    version INTEGER NOT NULL,
    head    BLOB    NOT NULL,
    adopted TEXT    NOT NULL,
    mac     BLOB    NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
"""
INSERT = "INSERT INTO events (stream, version, type, body) VALUES (?, ?, ?, CAST(? AS TEXT))"
SELECT = "SELECT stream, version, type, CAST(body AS BLOB) FROM events WHERE stream = ?"
NOTIFICATIONS = "SELECT position, stream, version, type, CAST(body AS BLOB) FROM events"

KEEP_CHAINS = """
INSERT INTO chains (stream, epoch, audience, blob) VALUES (?, ?, ?, ?)
ON CONFLICT (stream, epoch, audience) DO UPDATE SET blob = excluded.blob
"""
MARK = """
INSERT INTO heads (stream, version, head, adopted, mac) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (stream) DO UPDATE
SET version = excluded.version, head = excluded.head, adopted = excluded.adopted, mac = excluded.mac
"""


class SQLiteLog(WatchableLog):
    """The recorder, a `kronika.service.store.protocol.Log`. Safe to share between threads: each reads by a connection
    of its own."""

    is_shared = False

    def __init__(self, path: str | Path, readonly: bool = False, secrets: Database | None = None) -> None:
        """`secrets`: where the chains of new epochs go."""
        super().__init__()
        self.path = Path(path)
        self._secrets = secrets
        self._chains: list[Chains] = []
        self._readonly = readonly
        self._local = threading.local()
        self._lock = threading.Lock()
        self._open: list[sqlite3.Connection] = []
        self._place: Place | None = None
        if not readonly:
            make_file(self.path)
            self._writer = self._connect(LOCK_SECONDS)
            self._writer.executescript(SCHEMA + imports.SCHEMA)
            self._place = Place(self.path)

    def check(self) -> None:
        """Raises `FileGone` if the file is no longer in its place."""
        if self._place is not None:
            self._place.check()

    def probe(self) -> None:
        self.check()

    @property
    def place(self) -> str:
        return str(self.path)

    def _connect(self, patience: float = READ_SECONDS) -> sqlite3.Connection:
        self.check()
        connection = open_file(self.path, patience, readonly=self._readonly)
        self._open.append(connection)
        return connection

    @property
    def _reader(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
        return connection

    def insert_events(
        self, stored_events: Sequence[StoredEvent], marks: Sequence[Mark] = (), **kwargs: Any
    ) -> Sequence[int]:
        """Append events, of one stream or of several, in one transaction, with the marks of the streams
        after them; their positions.

        Raises `IntegrityError` if a stream has an event of that version already.
        """
        positions = self.begin_group(stored_events, marks, kwargs.get("beside", ()))
        if "meanwhile" in kwargs:
            with suppress(RuntimeError):  # the loop that would hear of it is closed
                kwargs["meanwhile"]()
        self.commit_group()
        return positions

    def begin_group(
        self, stored_events: Sequence[StoredEvent], marks: Sequence[Mark], beside: Sequence[Beside] = ()
    ) -> Sequence[int]:
        """Insert events and marks, and what is kept beside them, in a transaction that `commit_group` must
        end; nobody else can write until then. If this raises, there is no transaction: `Locked` if
        somebody else has written for too long."""
        rows = [(stream_text(e.originator_id), e.originator_version, e.topic, e.state) for e in stored_events]
        self._begin()
        self._chains = [one for one in beside if isinstance(one, Chains)]
        try:
            self._writer.executemany(INSERT, rows)
            for one in beside:
                if not isinstance(one, Chains):
                    imports.write(self._writer, one)
            last: int = self._writer.execute("SELECT last_insert_rowid()").fetchone()[0]
            self._writer.executemany(MARK, map(msgspec.structs.astuple, marks))
        except sqlite3.Error as error:
            raise self._given_up(error) from error
        return list(range(last - len(rows) + 1, last + 1))  # one writer, in one transaction: no gaps

    def _begin(self) -> None:
        if not self._lock.acquire(timeout=LOCK_SECONDS):
            raise Locked("the log is being written")
        try:
            if self._place is not None:
                self._place.check(alone=True)
            self._writer.execute("BEGIN IMMEDIATE")
        except FileGone:
            self._lock.release()
            raise
        except sqlite3.Error as error:
            raise self._given_up(error) from error

    def commit_group(self) -> None:
        """Write the transaction that `begin_group` has begun to disk; before it the chains that it refers to, so
        that no event refers to one that is not there."""
        try:
            self._keep_chains()
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            raise self._given_up(error) from error
        try:
            if self._place is not None:
                self._place.check()
                self._place.note_written()  # a checkpoint may have
        finally:
            self._lock.release()
        self.wake()

    def _keep_chains(self) -> None:
        """Those of an epoch that never was, as the process was killed in between, give way."""
        chains, self._chains = self._chains, []
        if chains:
            assert self._secrets is not None, "who opens an epoch has given the secrets"
            with self._secrets.transaction() as secrets:
                secrets.executemany(KEEP_CHAINS, [msgspec.structs.astuple(one) for one in chains])

    def _given_up(self, error: sqlite3.Error) -> OperationalError | IntegrityError:
        try:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        finally:
            self._lock.release()
        if isinstance(error, sqlite3.IntegrityError):
            return IntegrityError(str(error))
        return fault_of(error) or OperationalError(str(error))

    # --- marks and facts

    def adopt(self, marks: Sequence[Mark]) -> None:
        rows = [msgspec.structs.astuple(mark) for mark in marks]
        self._write("INSERT OR IGNORE INTO heads VALUES (?, ?, ?, ?, ?)", rows)

    def forget_marks(self) -> None:
        self._write("DELETE FROM heads", [()])

    def clear(self) -> None:
        for table in ("events", "heads", "imports", "claims"):
            self._write(f"DELETE FROM {table}", [()])

    def identity(self) -> str:
        """It is in a file."""
        return ""

    def whole(self, stream: str, gt: int = 0) -> tuple[list[tuple[int, str, bytes]], Mark | None]:
        with self._moment() as reader:
            rows = self.rows(stream, gt=gt)
            found = None
            if self._has_marks():
                found = reader.execute(
                    "SELECT stream, version, head, adopted, mac FROM heads WHERE stream = ?", (stream,)
                ).fetchone()
            return rows, None if found is None else Mark(*found)

    def set_fact(self, name: str, value: str) -> None:
        self._write("INSERT OR REPLACE INTO facts VALUES (?, ?)", [(name, value)])

    def change_fact(self, name: str, change: Callable[[str, str], str]) -> tuple[str, str]:
        """The time is that of this machine."""
        self._begin()
        self._chains = []
        try:
            row = self._writer.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
            at = clock.now()
            value = change(row[0] if row else "", at)
            self._writer.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))
        except sqlite3.Error as error:
            raise self._given_up(error) from error
        except BaseException:
            self._given_up(sqlite3.Error())
            raise
        self.commit_group()
        return value, at

    def _write(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """A statement for each of these rows, in one transaction."""
        self._begin()
        self._chains = []
        try:
            self._writer.executemany(statement, rows)
        except sqlite3.Error as error:
            raise self._given_up(error) from error
        self.commit_group()

    def _has_marks(self) -> bool:
        """A file of an earlier release that is only read does not have these tables."""
        return not self._readonly or bool(self._query("SELECT 1 FROM sqlite_master WHERE name = 'facts'"))

    def _query(self, statement: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._reader.execute(statement, parameters).fetchall()

    @contextmanager
    def _moment(self) -> Iterator[sqlite3.Connection]:
        reader = self._reader
        reader.execute("BEGIN")
        try:
            yield reader
        finally:
            if reader.in_transaction:
                reader.execute("ROLLBACK")

    def broken(self) -> list[str]:
        """The problems that SQLite finds in the file itself."""
        return [row[0] for row in self._reader.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]

    # --- events

    def rows(
        self,
        stream: str,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
    ) -> list[tuple[int, str, bytes]]:
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

    def of_type(self, stream: str, type_: str, gt: int = 0) -> list[tuple[int, bytes]]:
        return self._reader.execute(
            "SELECT version, CAST(body AS BLOB) FROM events WHERE type = ? AND stream = ? AND version > ?"
            " ORDER BY version",
            (type_, stream, gt),
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
        """The position of the last event; that of the last ever written, where it cannot be read."""
        try:
            row = self._reader.execute("SELECT MAX(position) FROM events").fetchone()
        except sqlite3.Error as error:
            if not isinstance(fault_of(error), Damaged):
                raise
            row = self._reader.execute("SELECT seq FROM sqlite_sequence WHERE name = 'events'").fetchone()
        found: int | None = row[0]
        return found

    def follow(self, moved: Moved, called: Called) -> None:
        """Nobody else writes to a log in a file while it is served."""

    def call(self, said: str) -> None:
        """Nobody follows."""

    def backup(self, target: Path) -> None:
        """A consistent copy of the log while it is being written."""
        make_file(target)
        with sqlite3.connect(target) as copy:
            self._reader.backup(copy)
        copy.close()

    def close(self) -> None:
        for connection in self._open:
            connection.close()


class Factory(stock.SQLiteFactory):
    """Makes the recorders from the library's environment variables (`SQLITE_DBNAME`)."""

    def application_recorder(self) -> ApplicationRecorder:
        return SQLiteLog(self.env.get(self.SQLITE_DBNAME) or "")

    def aggregate_recorder(self, purpose: str = "events") -> SQLiteLog:
        return SQLiteLog(self.env.get(self.SQLITE_DBNAME) or "")
