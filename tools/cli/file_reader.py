"""Rolls and timelines of exported files, read as the service reads its own."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from eventsourcing.persistence import StoredEvent

from kronika.domain.kernel.export import Export
from kronika.domain.kernel.log import encode_record
from kronika.domain.kernel.words import PUBLIC
from kronika.projections.runner import BATCH, Projector
from kronika.service.application import LOG_FILE, PROJECTIONS_FILE, LogSource
from kronika.service.history import History
from kronika.service.rpc.common import Caller
from kronika.service.rpc.reading import Shelved, roll_message
from kronika.service.rpc.rolls import timeline, versions_of_rolls
from kronika.service.store.recorder import SQLiteLog

ALL = -1
"""As many rows as there are."""


class FileReader:
    """Rolls and timelines of exported files, as messages of the service."""

    def __init__(self, log: SQLiteLog, projector: Projector, caller: Caller) -> None:
        self._history, self._projector, self._caller = History(log), projector, caller

    def query(self, statement: str, parameters: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """Rows of a read model."""
        return list(self._projector.db.execute(statement, parameters).fetchall())

    def rolls(self, export: Export) -> Iterator[Any]:
        """All rolls and flips, as `ListRolls` gives them."""
        stream, version = export.receipt.game, len(export.records)
        ledger = self._history.position(stream, version, PUBLIC).ledger
        game = Shelved(stream, self._history.system_of(stream), ledger)
        for at in versions_of_rolls(self.query, stream, 0, ALL):
            yield roll_message(self._history, game, at, self._caller)

    def timeline(self, export: Export) -> list[Any]:
        """All transactions, as `ListTimeline` gives them."""
        return timeline(self.query, export.receipt.game, 0, ALL, self._caller)


@contextmanager
def readers_of(exports: Iterable[Export], language: str) -> Iterator[FileReader]:
    """Loads exported files into a temporary log. Raises what a damaged log raises."""
    with TemporaryDirectory(prefix="kronika-") as folder:
        log = SQLiteLog(Path(folder) / LOG_FILE)
        for export in exports:
            log.insert_events(list(_stored(export)))
        projector = Projector(Path(folder) / PROJECTIONS_FILE, LogSource(log), lenient=False)
        try:
            while projector.step() == BATCH:
                pass
            yield FileReader(log, projector, Caller("", language))
        finally:
            projector.close()
            log.close()


def _stored(export: Export) -> Iterator[StoredEvent]:
    for version, record in enumerate(export.records, 1):
        tag = msgspec.json.decode(record.public)["event"]["type"]
        yield StoredEvent(export.receipt.game, version, tag, encode_record(record))
