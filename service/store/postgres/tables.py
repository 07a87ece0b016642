"""The schemas of the database and their migrations (`kronika.service.store.protocol.Database`)."""

import re
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib.resources import files
from typing import Any, Self

import psycopg
from psycopg import sql

from kronika.service.settings import SettingsRefused, named
from kronika.service.store.faults import Unreachable
from kronika.service.store.postgres.connections import (
    LOCKS,
    MIGRATING,
    Connection,
    Connections,
    connect,
    fault_of,
    faults,
    must_write,
)


@lru_cache(512)
def translated(statement: str) -> sql.SQL:
    """A statement with `?` for its parameters as psycopg wants it."""
    return sql.SQL(statement.replace("%", "%%").replace("?", "%s"))


class PostgresTables:
    """A schema. Writers hold a database lock (`lock`, its number), like writers of an SQLite file."""

    def __init__(self, url: str, schema: str, lock: int) -> None:
        self._url, self._schema, self._number = url, schema, lock
        self.lock = threading.RLock()
        self._reading = Connections(url, schema)
        self._writing: Connection | None = None
        self._inside = False

    @property
    def path(self) -> str:
        return f"{named(self._url)}, schema {self._schema}"

    def rows(self, statement: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with self.lock:
            if self._inside:
                assert self._writing is not None
                with faults():
                    return self._writing.execute(translated(statement), parameters).fetchall()
        return self._reading.rows(translated(statement), parameters)

    def first(self, statement: str, parameters: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        found = self.rows(statement, parameters)
        return found[0] if found else None

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> int:
        with self._writer() as writer:
            return writer.execute(translated(statement), parameters).rowcount

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        with self._writer() as writer:
            writer.cursor().executemany(translated(statement), rows)

    @contextmanager
    def transaction(self) -> Iterator[Self]:
        with self._writer():
            yield self

    @contextmanager
    def _writer(self) -> Iterator[Connection]:
        """The connection that writes, in the transaction that is open, or in one of its own."""
        with self.lock:
            if self._inside:
                assert self._writing is not None
                with faults():
                    yield self._writing
                return
            with faults():
                writer = self._begun()
                self._inside = True
                try:
                    yield writer
                    writer.execute("COMMIT")
                except BaseException:
                    self._give_up(writer)
                    raise
                finally:
                    self._inside = False

    def _begun(self) -> Connection:
        """The connection with a transaction begun; a new one, where the old one turns out to be broken."""
        if self._writing is not None:
            try:
                return self._begin(self._writing)
            except psycopg.Error as error:
                self._give_up(self._writing)
                if not isinstance(fault_of(error), Unreachable):
                    raise
        self._writing = connect(self._url, self._schema)
        return self._begin(self._writing)

    def _begin(self, connection: Connection) -> Connection:
        connection.execute("BEGIN")
        must_write(connection)
        connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (LOCKS, self._number))
        return connection

    def _give_up(self, connection: Connection) -> None:
        try:
            connection.execute("ROLLBACK")
        except psycopg.Error:
            connection.close()
            self._writing = None

    def check(self) -> None:
        """It is in no file."""

    def has(self, table: str) -> bool:
        """The migrations have made all of them."""
        return True

    def close(self) -> None:
        self._reading.close()
        if self._writing is not None:
            self._writing.close()


OLDEST = 150000
LEDGER = """
CREATE SCHEMA IF NOT EXISTS kronika;
CREATE TABLE IF NOT EXISTS kronika.migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now()
);
"""
NAME = re.compile(r"(\d{4})_(\w+)\.sql")


def migrations() -> list[tuple[int, str, str]]:
    """Number, name and statements of each, in order."""
    found = []
    for file in files(__package__).joinpath("migrations").iterdir():
        name = NAME.fullmatch(file.name)
        if name is not None:
            found.append((int(name[1]), name[2], file.read_text()))
    return sorted(found)


def migrate(url: str) -> None:
    """Bring the schema of a database up to this release, wholly or not at all. Raises `SettingsRefused` if it
    cannot be used."""
    with faults(), connect(url) as connection:
        if connection.info.server_version < OLDEST:
            raise SettingsRefused(
                f"{named(url)} is PostgreSQL {connection.info.server_version // 10000}; use 15 or later"
            )
        encoding = connection.info.parameter_status("server_encoding")
        if encoding != "UTF8":
            raise SettingsRefused(f"{named(url)} is encoded as {encoding}; create the database with encoding UTF8")
        known = migrations()
        with connection.transaction():
            connection.execute("SET LOCAL lock_timeout = 0")
            connection.execute("SET LOCAL statement_timeout = 0")
            connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (LOCKS, MIGRATING))
            connection.execute(LEDGER)
            ((done,),) = connection.execute("SELECT COALESCE(MAX(number), 0) FROM kronika.migrations").fetchall()
            if done > known[-1][0]:
                raise SettingsRefused(f"{named(url)} was used by a later release of Kronika: it has migration {done}")
            for number, name, statements in known:
                if number > done:
                    connection.execute(sql.SQL(statements))
                    connection.execute("INSERT INTO kronika.migrations VALUES (%s, %s)", (number, name))
