"""The log in PostgreSQL (`kronika.service.store.protocol.Log`), also for the eventsourcing library.

A writer takes a database lock first and holds it until the commit. Positions given out under the
lock therefore become visible in order. A reader who has read up to a position has missed nothing
before it.
"""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from eventsourcing.persistence import Notification, StoredEvent
from psycopg import sql
from psycopg.pq import TransactionStatus

from kronika.service.store.faults import FailedOver, Locked, Replaced
from kronika.service.store.imports import Claimed, Imported
from kronika.service.store.postgres.connections import (
    LOCKS,
    WRITING,
    Connection,
    Connections,
    connect,
    faults,
    must_write,
)
from kronika.service.store.protocol import (
    LOCK_SECONDS,
    SEATED,
    Beside,
    Called,
    Chains,
    Mark,
    Moved,
    WatchableLog,
    stream_text,
)

LOCK = "SELECT log.lock(%s::integer, %s::integer)"
APPEND = """
SELECT log.append(%s::integer, %s::integer,
    %b::text[], %s::bigint[], %b::text[], %b::text[],
    %b::text[], %s::bigint[], %b::bytea[], %b::text[], %b::bytea[],
    %b::text[], %s::bigint[], %b::text[], %b::bytea[])
"""
"""Texts are sent as they are: psycopg would look for what to escape in each, in Python."""
INSERT = """
INSERT INTO log.events (stream, version, type, body)
SELECT stream, version, type, body
FROM unnest(%b::text[], %s::bigint[], %b::text[], %b::text[]) WITH ORDINALITY
    AS given (stream, version, type, body, place)
ORDER BY place
RETURNING position
"""
MARKS = """
INSERT INTO log.heads (stream, version, head, adopted, mac)
SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[], %s::text[], %s::bytea[])
"""
MARK = f"""{MARKS}
ON CONFLICT (stream) DO UPDATE
SET version = excluded.version, head = excluded.head, adopted = excluded.adopted, mac = excluded.mac
"""
ADOPT = f"{MARKS} ON CONFLICT (stream) DO NOTHING"
KEEP_CHAINS = """
INSERT INTO secrets.chains (stream, epoch, audience, blob)
SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::bytea[])
"""
IMPORT = """
INSERT INTO log.imports (stream, body) VALUES (%s, %s) ON CONFLICT (stream) DO UPDATE SET body = excluded.body
"""
CLAIM = """
INSERT INTO log.claims (stream, seat, key, holder, at, signature) VALUES (%s, %s, %s, %s, %s, %s)
ON CONFLICT (stream, seat) DO UPDATE
SET key = excluded.key, holder = excluded.holder, at = excluded.at, signature = excluded.signature
"""
SET_FACT = "INSERT INTO log.facts VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
FACT_NOW = """
SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
       (SELECT value FROM log.facts WHERE name = %s)
"""
TELL = "SELECT pg_notify('kronika_log', %s)"

ROWS = """
SELECT version, type, body FROM log.events
WHERE stream = %s AND version > %s AND version <= %s ORDER BY version LIMIT %s
"""
ROWS_BACK = """
SELECT version, type, body FROM log.events
WHERE stream = %s AND version > %s AND version <= %s ORDER BY version DESC LIMIT %s
"""
OF_TYPE = "SELECT version, body FROM log.events WHERE stream = %s AND type = {} AND version > %s ORDER BY version"
WHOLE = """
SELECT version, type, body, NULL, NULL FROM log.events WHERE stream = %s AND version > %s
UNION ALL
SELECT version, adopted, NULL, head, mac FROM log.heads WHERE stream = %s
"""
"""One statement sees one moment."""
NOTIFICATIONS = """
SELECT position, stream, version, type, body FROM log.events
WHERE position >= %s AND position <= %s AND (%s::text[] IS NULL OR type = ANY(%s)) ORDER BY position LIMIT %s
"""
MOST_MOVED = 1000
"""Events read in one query."""
MOVED = f"""
WITH new AS MATERIALIZED (
    SELECT position, stream, version, type FROM log.events WHERE position > %s ORDER BY position LIMIT {MOST_MOVED}
)
SELECT stream, MAX(version), BOOL_OR(type = ANY(%s)), MAX(position), COUNT(*) FROM new GROUP BY stream
"""
BY_POSITION = "SELECT set_config('enable_seqscan', 'off', false), set_config('enable_sort', 'off', false)"
"""A plan that is made for any position would go through the whole log each time."""
LAST = "SELECT MAX(position) FROM log.events"

IDENTITY = """
SELECT (SELECT system_identifier FROM pg_control_system())::text
    || '/' || ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int::text
    || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())::text
"""
"""The identity of the PostgreSQL system, its timeline and the database."""

LARGEST = 2**62
FOR_EVER = 0
"""Storing has no time limit. A limit would also end the wait for a synchronous replica, and leave stored what is not
there. Waits for locks are limited."""
LISTEN_SECONDS = 0.5
"""How often it is looked for what was stored, where no notification came."""
GATHER_SECONDS = 0.02
"""Seconds between two reads of notifications: those in between are handled together."""
AGAIN_SECONDS = 0.1
"""After which a connection that broke is made again."""


class PostgresLog(WatchableLog):
    """Safe to share between threads. All writes go by one connection, one after the other, and reads by some others."""

    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._reading = Connections(url, check=self._not_failed_over)
        self._lock = threading.Lock()
        self._writer: Connection | None = None
        self._writing_pid = 0
        """The process id of the PostgreSQL backend that writes for this process."""
        self._identity = self.renewed = ""
        self.reached = 0
        """The last position that is known to have been stored."""
        self._closed = threading.Event()
        self._followers: list[threading.Thread] = []

    @property
    def place(self) -> str:
        return self._url

    def check(self) -> None:
        """It is in no file."""

    # --- written

    def insert_events(
        self, stored_events: Sequence[StoredEvent], marks: Sequence[Mark] = (), **kwargs: Any
    ) -> Sequence[int]:
        """Append events, of one stream or of several, in one transaction, with the marks of the streams
        after them; their positions.

        Raises `IntegrityError` if a stream has an event of that version already.
        """
        beside: Sequence[Beside] = kwargs.get("beside", ())
        if "meanwhile" in kwargs:
            with suppress(RuntimeError):  # the loop that would hear of it is closed
                kwargs["meanwhile"]()
        chains = [one for one in beside if isinstance(one, Chains)]
        if len(chains) == len(beside):
            return self._append(stored_events, marks, chains)
        positions = self.begin_group(stored_events, marks, beside)
        self.commit_group()
        return positions

    def _append(self, events: Sequence[StoredEvent], marks: Sequence[Mark], chains: Sequence[Chains]) -> Sequence[int]:
        """All of it in one statement, which is a transaction."""
        columns = [
            *_columns_of(events),
            *(_columns(marks) or [[]] * len(Mark.__struct_fields__)),
            *(_columns(chains) or [[]] * len(Chains.__struct_fields__)),
        ]

        def append(writer: Connection) -> list[int]:
            ((positions,),) = writer.execute(APPEND, (LOCKS, WRITING, *columns)).fetchall()
            self.reached = max([self.reached, *(positions or [])])
            return positions or []

        if not self._lock.acquire(timeout=LOCK_SECONDS):
            raise Locked("the log is being written")
        try:
            with faults():
                positions = append(self._connected())
        except BaseException:
            self._give_up()
            raise
        self._lock.release()
        self.wake()
        return positions

    def begin_group(
        self, stored_events: Sequence[StoredEvent], marks: Sequence[Mark], beside: Sequence[Beside] = ()
    ) -> Sequence[int]:
        """Insert events and marks, and what is kept beside them, in a transaction that `commit_group` must
        end; nobody else can write until then. If this raises, there is no transaction."""

        def insert(writer: Connection) -> list[int]:
            writer.execute(LOCK, (LOCKS, WRITING))
            positions = _insert(writer, stored_events)
            if marks:
                writer.execute(MARK, _columns(marks))
            _keep(writer, beside)
            writer.execute(TELL, ("",))
            return positions

        return self._begun(insert)

    def _begun(self, write: Callable[[Connection], list[int]]) -> list[int]:
        """Write in a transaction that stays open, and so does the lock of this process."""
        if not self._lock.acquire(timeout=LOCK_SECONDS):
            raise Locked("the log is being written")
        try:
            with faults():
                self._begin()
                assert self._writer is not None
                return write(self._writer)
        except BaseException:
            self._give_up()
            raise

    def _begin(self) -> None:
        """Begin a transaction; where the connection turns out to be broken, by a new one."""
        if self._writer is not None and not self._writer.closed:
            with suppress(psycopg.OperationalError, psycopg.InternalError):
                self._writer.execute("BEGIN")
                must_write(self._writer)
                return
            self._writer.close()
        self._connected().execute("BEGIN")

    def _connected(self) -> Connection:
        """The connection that writes."""
        if self._writer is None or self._writer.closed:
            self._writer = connect(self._url, statement_seconds=FOR_EVER)
            self._writing_pid = self._writer.info.backend_pid
            try:
                self._must_go_on(self._writer)
            except BaseException:
                self._writer.close()
                raise
        return self._writer

    def _must_go_on(self, connection: Connection) -> None:
        """Raises `Replaced` unless this is the database that was served, and has lost nothing of it."""
        if not self._identity:
            return
        self._not_failed_over(connection)
        reached = self.reached  # others may store events during the query
        ((last,),) = connection.execute(LAST).fetchall()
        if _identity(connection) != self._identity or (last or 0) < reached:
            raise Replaced("the database was restored or replaced while it was served: restart this server")

    def _not_failed_over(self, connection: Connection) -> None:
        """Raises `FailedOver` if this is a later timeline of the database that was served."""
        if self._identity and _is_later(_identity(connection), self._identity):
            raise FailedOver("a replica of the database has taken its place: this server restarts on it")

    def commit_group(self) -> None:
        assert self._writer is not None
        try:
            with faults():
                self._writer.execute("COMMIT")
        except BaseException:
            self._give_up()
            raise
        self._lock.release()
        self.wake()

    def _give_up(self) -> None:
        """There is no transaction any more. A connection that cannot be asked to end it is cut, which does."""
        try:
            if self._writer is not None and self._writer.info.transaction_status != TransactionStatus.IDLE:
                try:
                    self._writer.execute("ROLLBACK")
                except psycopg.Error:
                    self._writer.close()
                    self._writer = None
        finally:
            self._lock.release()

    def _write(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """A statement in a transaction of its own."""
        self._begun(lambda writer: [writer.execute(sql.SQL(statement), parameters).rowcount])
        self.commit_group()

    def holds(self, stored_events: Sequence[StoredEvent]) -> bool:
        """Whether exactly these events, byte for byte, are stored, after that was unclear. Waits for a server that may
        still be storing them."""

        def wait(writer: Connection) -> list[int]:
            writer.execute(LOCK, (LOCKS, WRITING))
            return []

        self._begun(wait)
        self.commit_group()
        return super().holds(stored_events)

    def adopt(self, marks: Sequence[Mark]) -> None:
        self._write(ADOPT, _columns(marks))

    def forget_marks(self) -> None:
        self._write("DELETE FROM log.heads")

    def clear(self) -> None:
        self._write("TRUNCATE log.events, log.heads, log.imports, log.claims")

    def set_fact(self, name: str, value: str) -> None:
        self._write(SET_FACT, (name, value))

    def change_fact(self, name: str, change: Callable[[str, str], str]) -> tuple[str, str]:
        """The time is that of the database."""
        changed = "", ""

        def write(writer: Connection) -> list[int]:
            nonlocal changed
            writer.execute(LOCK, (LOCKS, WRITING))
            ((at, was),) = writer.execute(FACT_NOW, (name,)).fetchall()
            changed = change(was or "", at), at
            writer.execute(SET_FACT, (name, changed[0]))
            return []

        self._begun(write)
        self.commit_group()
        return changed

    def identity(self) -> str:
        """An identity that differs from every other database and from a restored copy of this one."""
        return self._reading.do(_identity)

    def stay(self, identity: str, renewed: str = "") -> None:
        """Store nothing in any other database than this, from here on. Raises `Replaced` where that is tried.
        `renewed`: the last renewal of chance in it."""
        self._identity, self.renewed = identity, renewed

    # --- read

    def _query(self, statement: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self._reading.rows(sql.SQL(statement.replace("?", "%s")), parameters)

    def whole(self, stream: str, gt: int = 0) -> tuple[list[tuple[int, str, bytes]], Mark | None]:
        rows, mark = [], None
        for version, text, body, head, mac in self._reading.rows(WHOLE, (stream, gt, stream)):
            if body is None:
                mark = Mark(stream, version, head, text, mac)
            else:
                rows.append((version, text, body.encode()))
        return sorted(rows), mark

    def rows(
        self,
        stream: str,
        *,
        gt: int | None = None,
        lte: int | None = None,
        desc: bool = False,
        limit: int | None = None,
    ) -> list[tuple[int, str, bytes]]:
        bounds = (stream, -LARGEST if gt is None else gt, LARGEST if lte is None else lte, limit)
        return _encoded(self._reading.rows(ROWS_BACK if desc else ROWS, bounds))

    def of_type(self, stream: str, type_: str, gt: int = 0) -> list[tuple[int, bytes]]:
        statement = sql.SQL(OF_TYPE).format(sql.Literal(type_))  # as a parameter it would not be found in the index
        return [(version, body.encode()) for version, body in self._reading.rows(statement, (stream, gt))]

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
        first = 0 if start is None else start if inclusive_of_start else start + 1
        types = list(topics) or None
        rows = self._reading.rows(NOTIFICATIONS, (first, LARGEST if stop is None else stop, types, types, limit))
        return [
            Notification(stream, version, type_, body.encode(), position)
            for position, stream, version, type_, body in rows
        ]

    def max_notification_id(self) -> int | None:
        ((last,),) = self._reading.rows(LAST)
        found: int | None = last
        return found

    def follow(self, moved: Moved, called: Called) -> None:
        """Calls `moved`, in a thread, whenever any server has stored something, until the log is closed. It uses
        notifications and also polls by position, so it finds events that no notification announced."""
        position = self.reached = max(self.reached, self.max_notification_id() or 0)
        thread = threading.Thread(
            target=self._follow, args=(moved, called, position), name="kronika-following", daemon=True
        )
        self._followers.append(thread)
        thread.start()

    def call(self, said: str) -> None:
        self._reading.rows("SELECT pg_notify('kronika_called', %s)", (said,))

    def _follow(self, moved: Moved, called: Called, position: int) -> None:
        while not self._closed.is_set():
            try:
                with connect(self._url) as listening:
                    self._must_go_on(listening)
                    listening.execute(BY_POSITION)
                    listening.execute("LISTEN kronika_log")
                    listening.execute("LISTEN kronika_called")
                    called("")
                    look_at = woken = 0.0
                    while not self._closed.is_set():
                        if (now := time.monotonic()) >= look_at:
                            position = self._look(listening, moved, position)
                            look_at = now + LISTEN_SECONDS
                        first = list(listening.notifies(timeout=LISTEN_SECONDS, stop_after=1))
                        self._closed.wait(woken + GATHER_SECONDS - time.monotonic())
                        woken = time.monotonic()
                        if self._hear([*first, *listening.notifies(timeout=0)], moved, called):
                            look_at = 0.0
            except (psycopg.Error, Replaced):
                self._closed.wait(AGAIN_SECONDS)

    def _look(self, listening: Connection, moved: Moved, position: int) -> int:
        """Tell of what was stored past a position; how far that goes."""
        while not self._closed.is_set():
            rows = listening.execute(MOVED, (position, list(SEATED))).fetchall()
            must_write(listening)
            position = max([position, *(last for *_, last, _ in rows)])
            self.reached = max(self.reached, position)
            if rows:
                moved({stream: version for stream, version, *_ in rows}, {row[0] for row in rows if row[2]})
                self.wake()
            if sum(count for *_, count in rows) < MOST_MOVED:
                break
        return position

    def _hear(self, notes: Iterable[psycopg.Notify], moved: Moved, called: Called) -> bool:
        """Take in what was notified; whether another process has stored events."""
        found = False
        for note in notes:
            if note.channel == "kronika_called":
                called(note.payload)
            elif note.payload:
                moved({note.payload: 0}, ())
            elif note.pid != self._writing_pid:  # this process knows what it has stored
                found = True
        return found

    def probe(self) -> None:
        self._reading.rows("SELECT 1")

    def close(self) -> None:
        self._closed.set()
        self.wake()
        for thread in self._followers:
            thread.join()
        if self._writer is not None:
            self._writer.close()
        self._reading.close()


def _identity(connection: Connection) -> str:
    ((identity,),) = connection.execute(IDENTITY).fetchall()
    return str(identity)


def _is_later(identity: str, before: str) -> bool:
    """Whether one identity is that of another on a later timeline, as after a replica was promoted."""
    system, timeline, number = identity.split("/")
    older = before.split("/")
    return len(older) == 3 and (system, number) == (older[0], older[2]) and int(timeline) > int(older[1])


def _insert(writer: Connection, events: Sequence[StoredEvent]) -> list[int]:
    if not events:
        return []
    return [position for (position,) in writer.execute(INSERT, _columns_of(events)).fetchall()]


def _columns_of(events: Sequence[StoredEvent]) -> list[list[Any]]:
    return [
        [stream_text(e.originator_id) for e in events],
        [e.originator_version for e in events],
        [e.topic for e in events],
        [e.state.decode() for e in events],
    ]


def _keep(writer: Connection, beside: Sequence[Beside]) -> None:
    """Writes data beside events. Announces data without events to other servers by stream name."""
    chains = [one for one in beside if isinstance(one, Chains)]
    if chains:
        writer.execute(KEEP_CHAINS, _columns(chains))
    for one in beside:
        match one:
            case Imported():
                writer.execute(IMPORT, (one.stream, msgspec.json.encode(one).decode()))
                writer.execute(TELL, (one.stream,))
            case Claimed():
                writer.execute(CLAIM, msgspec.structs.astuple(one))
                writer.execute(TELL, (one.stream,))
            case Chains():
                pass


def _columns(rows: Sequence[msgspec.Struct]) -> list[list[Any]]:
    """Rows as a list for each column."""
    return [list(column) for column in zip(*map(msgspec.structs.astuple, rows), strict=True)]


def _encoded(rows: Sequence[tuple[Any, ...]]) -> list[tuple[int, str, bytes]]:
    return [(version, type_, body.encode()) for version, type_, body in rows]
