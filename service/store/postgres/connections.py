"""Connections to PostgreSQL, their failures, and the locks by which one of several servers is elected."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, LiteralString, TypeVar

import psycopg
from eventsourcing.persistence import IntegrityError, OperationalError
from psycopg import errors, sql

from kronika.service.store.faults import Damaged, Locked, ReadOnly, Replaced, Unreachable, Unusable
from kronika.service.store.protocol import LOCK_SECONDS

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
"""Seconds without new connection attempts for calls after one failed, so that calls fail fast. A successful connection
ends the pause."""
_resting: dict[str, tuple[float, psycopg.Error]] = {}
"""By address, till when no new connection is tried, and why the last one was not made."""
MOST = 8
"""Connections of one server that read at the same time."""
LOCKS = 19282
"""The first half of the keys of all our advisory locks."""
MIGRATING, WRITING, SECRETS, NOTICES, PROJECTING, LEADER, RENEWING = range(1, 8)
"""The second half."""

SET_UP = """
SELECT set_config('lock_timeout', %s, false),
       set_config('statement_timeout', %s, false),
       set_config('idle_in_transaction_session_timeout', %s, false),
       set_config('search_path', %s, false),
       set_config('TimeZone', 'UTC', false),
       set_config('tcp_keepalives_idle', '5', false),
       set_config('tcp_keepalives_interval', '2', false),
       set_config('tcp_keepalives_count', '3', false),
       set_config('tcp_user_timeout', '10000', false),
       set_config('synchronous_commit', CASE current_setting('synchronous_commit')
           WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)
"""

READ_ONLY, DISK_FULL, IO_ERRORS = "25006", "53100", "58"
CUT_OFF = ("08", "57P", "25P03", "25P04")
"""How the errors begin after which PostgreSQL has ended a connection, or is about to."""
CORRUPTED = ("XX001", "XX002")
MOVED_AWAY = "KR001"
"""The error code of `log.lock` if the games were moved away."""
LATE = (errors.LockNotAvailable, errors.QueryCanceled, errors.DeadlockDetected, errors.SerializationFailure)


def fault_of(error: psycopg.Error) -> OperationalError | IntegrityError:
    """The fault of the store behind a PostgreSQL error."""
    said = str(error).strip()
    state = error.sqlstate or ""
    if isinstance(error, psycopg.IntegrityError):
        return IntegrityError(said)
    if state == MOVED_AWAY:
        return Replaced(said)
    if isinstance(error, LATE):
        return Locked(said)
    if state == READ_ONLY:
        return ReadOnly(said)
    if state == DISK_FULL or state.startswith(IO_ERRORS):
        return Unusable(said)
    if state in CORRUPTED:
        return Damaged(said)
    if state.startswith(CUT_OFF) or isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
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
    """A connection of the service, to the first host of the address that can be written. Each statement is a
    transaction by itself where none is begun; `statement_seconds`: how long one may take, 0: as long as it does.
    Raises what psycopg raises."""
    try:
        connection = _reached(url, "read-write")
    except psycopg.OperationalError as error:
        if not isinstance(error, errors.ConnectionTimeout):
            _explain(url)
        raise
    milliseconds = [f"{int(seconds * 1000)}" for seconds in (LOCK_SECONDS, statement_seconds, IDLE_SECONDS)]
    connection.execute(SET_UP, (*milliseconds, schema))
    _resting.pop(url, None)
    return connection


def _reached(url: str, which: str) -> Connection:
    return psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=CONNECT_SECONDS,
        application_name="kronika",
        target_session_attrs=which,
        keepalives_idle=5,
        keepalives_interval=2,
        keepalives_count=3,
        tcp_user_timeout=5000,
    )


def _explain(url: str) -> None:
    """Raises `ReadOnlySqlTransaction` if no host can be written though one answers."""
    try:
        answering = _reached(url, "any")
    except psycopg.OperationalError:
        return
    with answering:
        must_write(answering)


def must_write(connection: Connection) -> None:
    """Raises `ReadOnlySqlTransaction` if a connection cannot write any more, by what PostgreSQL reported with its last
    answer."""
    info = connection.info
    if info.parameter_status("in_hot_standby") == "on":
        raise errors.ReadOnlySqlTransaction(f"the database at {_at(info)} is a standby, which is read-only")
    if info.parameter_status("default_transaction_read_only") == "on":
        raise errors.ReadOnlySqlTransaction(f"the database at {_at(info)} is set read-only")


def _at(info: psycopg.ConnectionInfo) -> str:
    return f"{info.host}:{info.port}"


class Connections:
    """Connections that read, shared by the threads of a process."""

    def __init__(self, url: str, schema: str = "log", check: Callable[[Connection], None] = lambda _: None) -> None:
        """`check`: called with each new connection; its exceptions are passed on."""
        self._url, self._schema, self._check = url, schema, check
        self._slots = threading.BoundedSemaphore(MOST)
        self._lock = threading.Lock()
        self._idle: list[Connection] = []
        self._closed = False

    def rows(self, statement: Statement, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows of a statement. Raises faults."""
        return self.do(lambda connection: connection.execute(statement, parameters).fetchall())

    def do(self, read: Callable[[Connection], T]) -> T:
        """Returns what `read` reads by a connection; opens a new one if the existing one is broken. Raises faults."""
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
            must_write(connection)
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
        until, failed = _resting.get(self._url, (0.0, None))
        if failed is not None and time.monotonic() < until:
            raise type(failed)(str(failed))
        try:
            connection = connect(self._url, self._schema)
        except psycopg.Error as error:
            _resting[self._url] = time.monotonic() + REST_SECONDS, error
            raise
        try:
            self._check(connection)
        except BaseException:
            connection.close()
            raise
        return connection

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


LOOK_SECONDS = 1.0
"""How often who is elected looks whether he still is, and the others stand."""
LEASE_SECONDS = 15.0
"""After which PostgreSQL ends a connection that holds a lock and says nothing: its server is frozen or lost."""
SURE_SECONDS = 10.0
"""After which who is elected and could not look takes it that he no longer is; before another can be elected."""
CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Goes on while a process or its machine sleeps."""


def lease(connection: Connection) -> None:
    """Makes PostgreSQL end a connection, and release its locks, after `LEASE_SECONDS` without a query. The holder of a
    lock calls `keep` far more often."""
    connection.execute("SELECT set_config('idle_session_timeout', %s, false)", (f"{int(LEASE_SECONDS * 1000)}",))


def keep(connection: Connection) -> None:
    """Raises what psycopg raises if the connection has ended or cannot write."""
    connection.execute("SELECT 1")
    must_write(connection)


def lock(connection: Connection, number: int) -> bool:
    """Take a lock for as long as the connection is kept, if nobody else has it."""
    lease(connection)
    ((mine,),) = connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (LOCKS, number)).fetchall()
    return bool(mine)


class Elected:
    """Whether this process is the one: it holds a lock of the database by a connection of its own. Where that breaks,
    another may be elected before this one knows; so what the elected does is still decided by versions."""

    def __init__(self, url: str, number: int) -> None:
        self._url, self._number = url, number
        self._until = 0.0
        """Till when this process is surely the one."""
        self.term = 0
        """How often this process was elected. After each election it may have missed events in between."""
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kronika-election", daemon=True)
        self._thread.start()

    @property
    def mine(self) -> bool:
        """False as soon as a process that was frozen goes on, whatever its threads have found out yet."""
        return time.clock_gettime(CLOCK) < self._until

    def _run(self) -> None:
        while not self._stop.is_set():
            with suppress(psycopg.Error), connect(self._url) as connection:
                asked = time.clock_gettime(CLOCK)
                while not lock(connection, self._number):
                    if self._stop.wait(LOOK_SECONDS):
                        return
                    asked = time.clock_gettime(CLOCK)
                while True:
                    if not self.mine:
                        self.term += 1
                    self._until = asked + SURE_SECONDS
                    if self._stop.wait(LOOK_SECONDS):
                        break
                    asked = time.clock_gettime(CLOCK)
                    keep(connection)
            self._until = 0.0
            self._stop.wait(LOOK_SECONDS)

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
