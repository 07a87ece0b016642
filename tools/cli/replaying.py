"""A log step by step: every transaction with its sentences and the position after it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from eventsourcing.persistence import StoredEvent

from kronika.domain.kernel import texts
from kronika.domain.kernel.export import Export
from kronika.domain.kernel.game import Position, walk
from kronika.domain.kernel.log import Record, encode_record
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, Text
from kronika.domain.systems import CODECS, system_of
from kronika.projections.runner import BATCH, Projector
from kronika.service.application import LOG_FILE, PROJECTIONS_FILE, LogSource
from kronika.service.history import History
from kronika.service.rpc.common import Caller
from kronika.service.rpc.reading import Shelved, roll_message
from kronika.service.rpc.rolls import timeline, versions_of_rolls
from kronika.service.store.recorder import SQLiteLog


class Step(msgspec.Struct, frozen=True):
    """One transaction: its versions, when, what it says, and the position after it."""

    first: int
    last: int
    at: str
    sentences: tuple[tuple[int, Text, texts.LineKind], ...]  #: Each with the version and the kind of its event.
    position: Position


class Replay(msgspec.Struct, frozen=True):
    """A whole log as an audience sees it. `positions` are those after version 1, 2, 3 …"""

    system: System
    audience: str
    steps: tuple[Step, ...]
    positions: tuple[Position, ...]

    def at(self, version: int) -> Step:
        """The step that a version belongs to; beyond the last version the last step."""
        return next((step for step in self.steps if step.last >= version), self.steps[-1])


def replay(records: Iterable[Record], audience: str) -> Replay:
    """The steps of a log. Raises `msgspec.DecodeError` for what is not a log."""
    records = list(records)
    system = system_of(records[0])
    codec = CODECS[system.name]
    entries = [codec.decode(version, encode_record(record)) for version, record in enumerate(records, 1)]
    positions = tuple(walk(system, entries, audience))
    steps: list[Step] = []
    for entry, position in zip(entries, positions, strict=True):
        told = [(texts.say(system, position.game.board, blind(event, audience)), event) for event in entry.events]
        said = tuple((entry.version, said, texts.line_kind(event)) for said, event in told if said is not None)
        if steps and entry.tx == steps[-1].first:
            before = steps.pop()
            steps.append(Step(before.first, entry.version, before.at, before.sentences + said, position))
        else:
            steps.append(Step(entry.version, entry.version, entry.at, said, position))
    return Replay(system, audience, tuple(steps), positions)


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
