"""Of several servers one does what only one shall do."""

import threading
from contextlib import suppress

import psycopg

from service.store.postgres.connections import LOCKS, connect, must_write

LOOK_SECONDS = 1.0
"""How often who is elected looks whether he still is, and the others stand."""


class Elected:
    """Whether this process is the one: it holds a lock of the database by a connection of its own. Where that breaks,
    another may be elected before this one knows; so what the elected does is still decided by versions."""

    def __init__(self, url: str, lock: int) -> None:
        self._url, self._number = url, lock
        self.mine = False
        self.term = 0
        """How often it was elected: who was, and is anew, may have missed something in between."""
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kronika-election", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stop.is_set():
            with suppress(psycopg.Error), connect(self._url) as connection:
                statement = "SELECT pg_try_advisory_lock(%s, %s)"
                while not self._stop.is_set() and not self.mine:
                    ((elected,),) = connection.execute(statement, (LOCKS, self._number)).fetchall()
                    if elected:
                        self.term, self.mine = self.term + 1, True
                    else:
                        self._stop.wait(LOOK_SECONDS)
                while not self._stop.wait(LOOK_SECONDS):
                    connection.execute("SELECT 1")
                    must_write(connection)
            self.mine = False
            self._stop.wait(LOOK_SECONDS)

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
