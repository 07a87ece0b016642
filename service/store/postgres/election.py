"""Of several servers one does what only one shall do."""

import threading
import time
from contextlib import suppress

import psycopg

from kronika.service.store.postgres.connections import LOCKS, Connection, connect, must_write

LOOK_SECONDS = 1.0
"""How often who is elected looks whether he still is, and the others stand."""
LEASE_SECONDS = 15.0
"""After which PostgreSQL ends a connection that holds a lock and says nothing: its server is frozen or lost."""
SURE_SECONDS = 10.0
"""After which who is elected and could not look takes it that he no longer is; before another can be elected."""
CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""Goes on while a process or its machine sleeps."""


def lease(connection: Connection) -> None:
    """Have PostgreSQL end a connection, and so let go of its locks, as soon as nothing was asked by it for
    `LEASE_SECONDS`. Whoever holds one calls `keep` far more often."""
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
        """How often it was elected: who was, and is anew, may have missed something in between."""
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
