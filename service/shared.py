"""The read models in PostgreSQL: one process, elected by a database lock, folds them; every server reads them."""

import logging
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Self

import psycopg
from eventsourcing.persistence import PersistenceError
from psycopg import sql

from kronika.projections.runner import BATCH, SCHEMA, Projector
from kronika.service.errors import ReadModelsDamaged
from kronika.service.projecting import LogSource, Models
from kronika.service.store.postgres.connections import PROJECTING, Connection, Connections, connect, faults, keep, lock
from kronika.service.store.postgres.log import PostgresLog
from kronika.service.store.postgres.tables import migrate, translated
from kronika.service.store.protocol import HURRY, POLL_SECONDS, Log

LOGGER = logging.getLogger("kronika")

REST_SECONDS = 0.5
"""Between two batches, so that many events share a transaction; less when somebody waits for them."""
STAND_SECONDS = 1.0
"""How often a process that was not elected stands again."""
TABLES_SECONDS, STEP_SECONDS = 10.0, 0.02
"""How long a server that starts waits for the tables, and how often it looks."""


TYPES = {int: sql.SQL("BIGINT"), str: sql.SQL('TEXT COLLATE "C"')}


class Found:
    """The rows of a statement; empty for a statement that changes data."""

    def __init__(self, cursor: psycopg.Cursor[tuple[Any, ...]]) -> None:
        self._cursor = cursor

    def fetchone(self) -> tuple[Any, ...] | None:
        return self._cursor.fetchone() if self._cursor.description else None

    def fetchall(self) -> list[tuple[Any, ...]]:
        return self._cursor.fetchall() if self._cursor.description else []


class ModelTable:
    """One table (`kronika.projections.database.Table`)."""

    def __init__(self, connection: Connection, name: str) -> None:
        self._connection, self._name = connection, name

    def create(self, columns: Mapping[str, type], pk: str | Sequence[str], if_not_exists: bool) -> None:
        self._connection.execute(
            sql.SQL("CREATE TABLE {} {} ({}, PRIMARY KEY ({}))").format(
                sql.SQL("IF NOT EXISTS" if if_not_exists else ""),
                sql.Identifier(self._name),
                sql.SQL(", ").join(
                    sql.Identifier(name) + sql.SQL(" ") + TYPES[type_] for name, type_ in columns.items()
                ),
                _names(_key(pk)),
            )
        )

    def create_index(self, columns: Sequence[str], if_not_exists: bool) -> None:
        self._connection.execute(
            sql.SQL("CREATE INDEX {} {} ON {} ({})").format(
                sql.SQL("IF NOT EXISTS" if if_not_exists else ""),
                sql.Identifier("_".join(["by", self._name, *columns])),
                sql.Identifier(self._name),
                _names(columns),
            )
        )

    def upsert(self, record: Mapping[str, Any], pk: str | Sequence[str]) -> None:
        self.upsert_all([record], pk)

    def upsert_all(self, records: Iterable[Mapping[str, Any]], pk: str | Sequence[str]) -> None:
        rows = list(records)
        if not rows:
            return
        columns, key = list(rows[0]), _key(pk)
        changed = [name for name in columns if name not in key]
        statement = sql.SQL("INSERT INTO {} ({}) VALUES ({}) ON CONFLICT ({}) DO {}").format(
            sql.Identifier(self._name),
            _names(columns),
            sql.SQL(", ").join(sql.Placeholder() * len(columns)),
            _names(key),
            sql.SQL("UPDATE SET {}").format(
                sql.SQL(", ").join(sql.SQL("{0} = excluded.{0}").format(sql.Identifier(name)) for name in changed)
            )
            if changed
            else sql.SQL("NOTHING"),
        )
        self._connection.cursor().executemany(statement, [as_numbers([row[name] for name in columns]) for row in rows])


class PostgresModels:
    """The read models, for who writes them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @classmethod
    def elected(cls, url: str, schema: int) -> Self | None:
        """The read models, if this process can be their only writer; drops those of another schema. Raises psycopg's
        exceptions."""
        connection = connect(url, "models")
        try:
            if lock(connection, PROJECTING):
                _begin(connection, schema)
                return cls(connection)
        except BaseException:
            connection.close()
            raise
        connection.close()
        return None

    def table(self, name: str) -> ModelTable:
        return ModelTable(self._connection, name)

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Found:
        return Found(self._connection.execute(translated(sql), as_numbers(parameters)))

    def atomic(self) -> AbstractContextManager[Any]:
        return self._connection.transaction()

    def keep(self) -> None:
        """Stay the one who writes them, though there is nothing to write. Raises what psycopg raises."""
        keep(self._connection)

    def close(self) -> None:
        self._connection.close()


def _begin(connection: Connection, schema: int) -> None:
    """Drops read models that another release folded."""
    with connection.transaction():
        connection.execute("CREATE SCHEMA IF NOT EXISTS models")
        connection.execute("CREATE TABLE IF NOT EXISTS models.of_schema (number BIGINT PRIMARY KEY)")
        if connection.execute("SELECT number FROM models.of_schema").fetchall() != [(schema,)]:
            connection.execute("DROP SCHEMA models CASCADE")
            connection.execute("CREATE SCHEMA models")
            connection.execute("CREATE TABLE models.of_schema (number BIGINT PRIMARY KEY)")
            connection.execute("INSERT INTO models.of_schema VALUES (%s)", (schema,))


def _key(pk: str | Sequence[str]) -> tuple[str, ...]:
    return (pk,) if isinstance(pk, str) else tuple(pk)


def _names(names: Iterable[str]) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, names))


def as_numbers(values: Iterable[Any]) -> list[Any]:
    """Values of parameters: numbers stand for what is true or false, as in SQLite."""
    return [int(value) if isinstance(value, bool) else value for value in values]


class SharedProjecting(Models):
    """A thread that stands for folding the read models, and folds them while it is elected; and reading them."""

    STEP_SECONDS = 0.01

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
                LOGGER.error("the read models cannot be updated: %s", error)
            except Exception:
                LOGGER.exception("the read models cannot be updated")
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
        """Rows of a read model. Raises `ReadModelsDamaged` while there are no read models."""

        def read(connection: psycopg.Connection[tuple[Any, ...]]) -> list[tuple[Any, ...]] | None:
            try:
                return connection.execute(translated(statement), as_numbers(parameters)).fetchall()
            except psycopg.errors.UndefinedTable:
                return None

        found = self._reading.do(read)
        if found is None:
            raise ReadModelsDamaged("they are being built")
        return found

    def hurry(self) -> None:
        """Requests an immediate fold, if this process does the folding."""
        self._hurry.set()

    def _ask(self) -> None:
        self.hurry()
        self._log.call(HURRY)

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
