"""The read models where several servers share them: one of all processes folds them, elected by a lock of the
database, and every server reads them."""

import asyncio
import logging
import threading
from typing import Any

import psycopg
from eventsourcing.persistence import PersistenceError

from kronika.projections.runner import BATCH, SCHEMA, Projector
from kronika.service.faults import ReadModelsDamaged
from kronika.service.projecting import LogSource
from kronika.service.store.postgres.connections import Connections, faults
from kronika.service.store.postgres.log import PostgresLog
from kronika.service.store.postgres.models import PostgresModels, as_numbers
from kronika.service.store.postgres.tables import migrate, translated
from kronika.service.store.protocol import HURRY, POLL_SECONDS, Log

LOGGER = logging.getLogger("kronika")

REST_SECONDS = 0.5
"""Between two batches, so that many events share a transaction; less when somebody waits for them."""
STAND_SECONDS = 1.0
"""How often a process that was not elected stands again."""
TABLES_SECONDS, STEP_SECONDS = 10.0, 0.02
"""How long a server that starts waits for the tables, and how often it looks."""
FAR_BEHIND = 2000
"""Events from which on nobody waits for the read models."""


class SharedProjecting:
    """A thread that stands for folding the read models, and folds them while it is elected; and reading them."""

    def __init__(self, url: str, log: Log, *, folds: bool = True) -> None:
        """`folds`: whether this process stands for folding them."""
        self._url, self._log = url, log
        self._reading = Connections(url, "models")
        self._stop = threading.Event()
        self._hurry = threading.Event()
        self.elected = False
        """Whether this process folds them."""
        self._thread = threading.Thread(target=self._run, name="kronika-projections", daemon=True)
        if folds:
            self._thread.start()
            self._await_tables()

    def _await_tables(self) -> None:
        """In a new database somebody is just making them."""
        for _ in range(int(TABLES_SECONDS / STEP_SECONDS)):
            try:
                self._position()
                return
            except (ReadModelsDamaged, PersistenceError):
                self._stop.wait(STEP_SECONDS)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                with faults():
                    models = PostgresModels.elected(self._url, SCHEMA)
                    if models is not None:
                        self._fold(models)
            except PersistenceError as error:
                LOGGER.error("the read models cannot be brought up to date: %s", error)
            except Exception:
                LOGGER.exception("the read models cannot be brought up to date")
            self._stop.wait(STAND_SECONDS)

    def _fold(self, models: PostgresModels) -> None:
        """Bring the read models up to the log, till this process stops or loses its connection."""
        try:
            projector = Projector(models, LogSource(self._log))
            self.elected = True
            while not self._stop.is_set():
                models.keep()
                while projector.step() == BATCH and not self._stop.is_set():
                    pass
                self._hurry.wait(REST_SECONDS)
                self._hurry.clear()
                self._log.wait(projector.position, POLL_SECONDS)
        finally:
            self.elected = False
            models.close()

    def query(self, statement: str, parameters: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Rows of a read model. Raises `ReadModelsDamaged` while there are none."""

        def read(connection: psycopg.Connection[tuple[Any, ...]]) -> list[tuple[Any, ...]] | None:
            try:
                return connection.execute(translated(statement), as_numbers(parameters)).fetchall()
            except psycopg.errors.UndefinedTable:
                return None

        found = self._reading.do(read)
        if found is None:
            raise ReadModelsDamaged("they are being made")
        return found

    def hurry(self) -> None:
        """Somebody waits: fold at once, if it is this process that folds."""
        self._hurry.set()

    async def caught_up(self) -> bool:
        """Wait until what is in the log now is in the read models, at most a second; not at all while they are far
        behind. Whether it is."""
        wanted = self._log.max_notification_id() or 0
        if self._position() < wanted:
            self.hurry()
            self._log.call(HURRY)
        for _ in range(100):
            position = self._position()
            if position >= wanted or wanted - position > FAR_BEHIND:
                return position >= wanted
            await asyncio.sleep(0.01)
        return False

    def behind(self) -> int:
        """How far the read models are behind the log, in positions. Raises `ReadModelsDamaged`."""
        return (self._log.max_notification_id() or 0) - self._position()

    def _position(self) -> int:
        rows = self.query("SELECT position FROM progress")
        return rows[0][0] if rows else 0

    def close(self) -> None:
        self._stop.set()
        self.hurry()
        self._log.wake()
        if self._thread.is_alive():
            self._thread.join()
        self._reading.close()


def project(url: str, stopped: threading.Event) -> None:
    """Stand for folding the read models of a database, and do nothing else, till this is stopped. Raises
    `SettingsRefused`."""
    migrate(url)
    log = PostgresLog(url)
    models = SharedProjecting(url, log)
    log.follow(lambda *_: None, lambda said: models.hurry() if said == HURRY else None)
    stopped.wait()
    models.close()
    log.close()
