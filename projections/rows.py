"""The rows that systems keep in addition to those of every game (`kronika.domain.kernel.reports`): a table for each
kind of row, called after its system."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec

from kronika.domain.kernel.contract import snake
from kronika.domain.kernel.events import Undone
from kronika.domain.kernel.reports import Row, Table
from kronika.domain.kernel.system import System
from kronika.domain.systems import SYSTEMS
from kronika.projections.database import Database, Fact

Query = Callable[[str, tuple[Any, ...]], Iterable[tuple[Any, ...]]]
"""A statement and its parameters to rows."""

NUMBERS = (int, bool)


def tables() -> dict[type[msgspec.Struct], tuple[str, Table]]:
    """Name and table of each kind of row, of all systems."""
    return _tables_of(tuple(SYSTEMS.values()))


@cache
def _tables_of(systems: tuple[System, ...]) -> dict[type[msgspec.Struct], tuple[str, Table]]:
    return {
        table.row: (f"{system.name}_{snake(table.row.__name__)}", table)
        for system in systems
        for table in system.read_model.tables
    }


class Rows:
    """The rows of all systems as those of one see them. See `kronika.domain.kernel.reports.Rows`. `among` is a
    condition on the stream that a row was made from, which is called `{}` in it."""

    def __init__(self, query: Query, among: str = "TRUE") -> None:
        self._query, self._among = query, among

    def of(self, row: type[Row], **equal: str | int) -> list[Row]:
        return self._found(row, equal)

    def last(self, row: type[Row], **equal: str | int) -> Row | None:
        return next(iter(self._found(row, equal, "DESC", "LIMIT 1")), None)

    def put(self, row: msgspec.Struct) -> None:
        name, table = tables()[type(row)]
        values = tuple(int(held) if isinstance(held, int) else str(held) for held in msgspec.structs.astuple(row))
        fields = row.__struct_fields__
        changed = ", ".join(f"{field} = excluded.{field}" for field in fields if field not in table.key)
        self._query(
            f"INSERT INTO {name} ({', '.join(fields)}) VALUES ({', '.join('?' * len(values))}) "
            f"ON CONFLICT ({', '.join(table.key)}) DO {f'UPDATE SET {changed}' if changed else 'NOTHING'}",
            values,
        )

    def _found(self, row: type[Row], equal: dict[str, str | int], order: str = "ASC", limit: str = "") -> list[Row]:
        name, table = tables()[row]
        fields = row.__struct_fields__
        wanted = " AND ".join([self._among.format(table.stream), *(f"{field} = ?" for field in equal)])
        by_key = ", ".join(f"{field} {order}" for field in table.key)
        found = self._query(
            f"SELECT {', '.join(fields)} FROM {name} WHERE {wanted} ORDER BY {by_key} {limit}", tuple(equal.values())
        )
        return [msgspec.convert(dict(zip(fields, one, strict=True)), row, strict=False) for one in found]


def create(db: Database) -> None:
    """The tables of all systems."""
    for name, table in tables().values():
        fields = msgspec.structs.fields(table.row)
        columns = {field.name: int if field.type in NUMBERS else str for field in fields}
        db.table(name).create(columns, pk=table.key, if_not_exists=True)
        for index in table.indexes:
            db.table(name).create_index(index, if_not_exists=True)


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Brings the tables up to date with these facts; undone rows stay and are marked."""
    rows = Rows(lambda statement, parameters: db.execute(statement, parameters).fetchall())
    for _, fact in facts:
        if isinstance(fact.whole, Undone):
            _mark(db, fact, fact.whole)
        else:
            fact.system.read_model.note(fact, rows)


def _mark(db: Database, fact: Fact, undone: Undone) -> None:
    for name, table in tables().values():
        if table.marked and table in fact.system.read_model.tables:
            db.execute(
                f"UPDATE {name} SET undone = 1 WHERE {table.stream} = ? AND version > ? AND version < ?",
                (fact.stream, undone.to, fact.version),
            )
