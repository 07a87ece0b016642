"""Connections to a database of PostgreSQL, and what is told of it where they fail."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, LiteralString, TypeVar

import psycopg
from eventsourcing.persistence import IntegrityError, OperationalError
from psycopg import errors, sql

from service.store.faults import Damaged, Locked, Replaced, Unreachable, Unusable
from service.store.protocol import LOCK_SECONDS

T = TypeVar("T")
Connection = psycopg.Connection[tuple[Any, ...]]
Statement = LiteralString | sql.SQL | sql.Composed

CONNECT_SECONDS = 3
"""How long a new connection may take."""
STATEMENT_SECONDS = 20.0
"""How long a statement may take; those that are waited for take far less."""
IDLE_SECONDS = 10.0
"""How long a server may keep a transaction open and do nothing: one that hangs must not hold up the others."""
REST_SECONDS = 0.3
"""How long no new connection is tried after one has failed, so that calls are refused at once meanwhile."""
MOST = 8
"""Connections of one server that read at once."""
LOCKS = 19282
"""The first half of the keys of all our advisory locks."""
MIGRATING, WRITING, SECRETS, NOTICES, PROJECTING, STEWARD, RENEWING = range(1, 8)
"""The second half."""

SET_UP = """
SELECT set_config('lock_timeout', %s, false),
       set_config('statement_timeout', %s, false),
       set_config('idle_in_transaction_session_timeout', %s, false),
       set_config('search_path', %s, false),
       set_config('TimeZone', 'UTC', false),
       set_config('synchronous_commit', CASE current_setting('synchronous_commit')
           WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
"""

READ_ONLY, DISK_FULL, OUT_OF_MEMORY, IO_ERRORS = "25006", "53100", "53200", "58"
CORRUPTED = ("XX001", "XX002")
MOVED_AWAY = "KR001"
"""What `log.lock` raises where the games were moved away."""
LATE = (errors.LockNotAvailable, errors.QueryCanceled, errors.DeadlockDetected, errors.SerializationFailure)


def fault_of(error: psycopg.Error) -> OperationalError | IntegrityError:
    """What an error of PostgreSQL says about the store."""
    said = str(error).strip()
    state = error.sqlstate or ""
    if isinstance(error, psycopg.IntegrityError):
        return IntegrityError(said)
    if state == MOVED_AWAY:
        return Replaced(said)
    if isinstance(error, LATE):
        return Locked(said)
    if state in (READ_ONLY, DISK_FULL, OUT_OF_MEMORY) or state[:2] == IO_ERRORS:
        return Unusable(said)
    if state in CORRUPTED:
        return Damaged(said)
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return Unreachable(said)
    return OperationalError(said)


@contextmanager
def faults() -> Iterator[None]:
    """Raise what an error of PostgreSQL says about the store."""
    try:
        yield
    except psycopg.Error as error:
        raise fault_of(error) from error


def connect(url: str, schema: str = "log", statement_seconds: float = STATEMENT_SECONDS) -> Connection:
    """A connection of the service, each statement a transaction by itself where none is begun; `statement_seconds`:
    how long one may take, 0: as long as it does. Raises what psycopg raises."""
    connection = psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=CONNECT_SECONDS,
        application_name="kronika",
        keepalives_idle=5,
        keepalives_interval=2,
        keepalives_count=3,
        tcp_user_timeout=5000,
    )
    milliseconds = [f"{int(seconds * 1000)}" for seconds in (LOCK_SECONDS, statement_seconds, IDLE_SECONDS)]
    connection.execute(SET_UP, (*milliseconds, schema))
    return connection


class Connections:
    """Connections that read, shared by the threads of a process."""

    def __init__(self, url: str, schema: str = "log") -> None:
        self._url, self._schema = url, schema
        self._slots = threading.BoundedSemaphore(MOST)
        self._lock = threading.Lock()
        self._idle: list[Connection] = []
        self._rest_until = 0.0
        self._closed = False

    def rows(self, statement: Statement, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """What a statement finds. Raises faults."""
        return self.do(lambda connection: connection.execute(statement, parameters).fetchall())

    def do(self, read: Callable[[Connection], T]) -> T:
        """What is read by a connection; by a new one, if the one that was there turns out to be broken. Raises
        faults."""
        if not self._slots.acquire(timeout=LOCK_SECONDS):
            raise Locked("all connections to the database are in use")
        try:
            with faults():
                with self._lock:
                    connection = self._idle.pop() if self._idle else None
                if connection is not None:
                    try:
                        return self._by(connection, read)
                    except psycopg.Error as error:
                        if not isinstance(fault_of(error), Unreachable):
                            raise
                        self._let_go()
                return self._by(self._connected(), read)
        finally:
            self._slots.release()

    def _by(self, connection: Connection, read: Callable[[Connection], T]) -> T:
        try:
            found = read(connection)
        except BaseException:
            connection.close()
            raise
        with self._lock:
            if not self._closed:
                self._idle.append(connection)
                return found
        connection.close()
        return found

    def _connected(self) -> Connection:
        if time.monotonic() < self._rest_until:
            raise psycopg.OperationalError("the database could not be reached a moment ago")
        try:
            return connect(self._url, self._schema)
        except psycopg.Error:
            self._rest_until = time.monotonic() + REST_SECONDS
            raise

    def _let_go(self) -> None:
        """Where one connection is broken, the others are likely to be."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            with suppress(psycopg.Error):
                connection.close()

    def close(self) -> None:
        with self._lock:
            self._closed = True
        self._let_go()
