"""The rows that the systems keep of logs, in memory."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from kronika.domain.kernel.events import Undone
from kronika.domain.kernel.reports import Fact, Row
from kronika.domain.systems import SYSTEMS

TABLES: Final = tuple(table for system in SYSTEMS.values() for table in system.read_model.tables)
"""The kinds of rows."""
OF_ROW: Final = {table.row: table for table in TABLES}


class Rows:
    """The rows of the logs that these facts tell. See `kronika.domain.kernel.reports.Rows`."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self._held: dict[type, dict[tuple[Any, ...], Any]] = {table.row: {} for table in TABLES}
        for fact in facts:
            if isinstance(fact.whole, Undone):
                self._undo(fact.stream, range(fact.whole.to + 1, fact.version))
            else:
                fact.system.read_model.note(fact, self)

    def put(self, row: msgspec.Struct) -> None:
        """Adds a row, in the place of the one with its key."""
        self._held[type(row)][tuple(getattr(row, name) for name in OF_ROW[type(row)].key)] = row

    def _undo(self, stream: str, versions: range) -> None:
        for table in filter(lambda table: table.marked, TABLES):
            held = self._held[table.row]
            for key, row in held.items():
                if getattr(row, table.stream) == stream and row.version in versions:
                    held[key] = msgspec.structs.replace(row, undone=True)

    def of(self, row: type[Row], **equal: str | int) -> list[Row]:
        """Those in which these fields hold these values."""
        wanted = equal.items()
        return [one for one in self._held[row].values() if all(getattr(one, name) == value for name, value in wanted)]

    def last(self, row: type[Row], **equal: str | int) -> Row | None:
        """The last of those, by when they were added."""
        return next(reversed(self.of(row, **equal)), None)
