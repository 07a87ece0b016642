"""The read models in the database (`kronika.projections.database.Database`), open for the one process that writes
them: it holds a lock of the database by the same connection, so that it has lost the lock where it cannot write any
more."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Self

import psycopg
from psycopg import sql

from kronika.service.store.postgres.connections import PROJECTING, Connection, connect, keep, lock
from kronika.service.store.postgres.tables import translated

TYPES = {int: sql.SQL("BIGINT"), str: sql.SQL('TEXT COLLATE "C"')}


class Found:
    """What a statement has found; nothing, if it was to change something."""

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
        """The read models, if nobody else writes them; those that are not of this schema are begun anew. Raises what
        psycopg raises."""
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
    """Begin anew what was folded by another release."""
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
