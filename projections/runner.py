"""Feeds the read models from the log: rows and position in one transaction."""

import logging
import sqlite3
from collections import OrderedDict
from pathlib import Path
from typing import Any

import msgspec
import sqlite_utils
from msgspec.structs import replace

from kronika.domain.kernel.events import Undone
from kronika.domain.kernel.game import Position, apply, blank, fold_entries
from kronika.domain.kernel.ledger_reducers import apply_to_ledger
from kronika.domain.kernel.repair import UNREADABLE
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.projections import games, record, rolls, rows, timeline
from kronika.projections.database import Database, Fact, Notice, Source, StreamUnreadable

LOGGER = logging.getLogger("kronika")

MODELS = (games, rolls, timeline, rows, record)
BATCH = 500
SCHEMA = 11
"""Increase whenever a read model changes: files with another schema are rebuilt."""
DAMAGED = (StreamUnreadable, *UNREADABLE)
KEPT = 512
"""Streams whose public position is kept between batches."""


class Projector:
    """The read models, in a file of SQLite or in another database that is of this `SCHEMA`, and how far they have
    come. `lenient`: a damaged stream is omitted from where it cannot be read, else it raises what is in `DAMAGED`."""

    def __init__(self, place: Path | Database, source: Source, *, lenient: bool = True) -> None:
        self.db: Database = _of_this_schema(place) if isinstance(place, Path) else place
        self._source, self._lenient = source, lenient
        self._positions: OrderedDict[str, tuple[System, Position]] = OrderedDict()
        self._left_out: set[str] = set()
        """Streams that cannot be read or folded any more."""
        with self.db.atomic():
            for model in MODELS:
                model.create(self.db)
            self.db.table("progress").create({"id": int, "position": int}, pk="id", if_not_exists=True)

    @property
    def position(self) -> int:
        """The position in the log that the read models have reached."""
        row = self.db.execute("SELECT position FROM progress").fetchone()
        return row[0] if row else 0

    def step(self) -> int:
        """Take in the next events, at most `BATCH`; how many there were."""
        notices = self._source.notices(self.position, BATCH)
        if notices:
            facts = [(notice.position, fact) for notice in notices for fact in self._readable(notice)]
            with self.db.atomic():
                self._apply(facts)
                self.db.table("progress").upsert({"id": 1, "position": notices[-1].position}, pk="id")
        return len(notices)

    def _apply(self, facts: list[tuple[int, Fact]]) -> None:
        """Bring all read models up to these facts; where that fails, those of each stream alone."""
        try:
            with self.db.atomic():
                for model in MODELS:
                    model.apply(self.db, facts)
        except DAMAGED:
            streams = list(dict.fromkeys(fact.stream for _, fact in facts))
            if len(streams) == 1:
                self._leave_out(streams[0])
            else:
                for stream in streams:
                    self._apply([(position, fact) for position, fact in facts if fact.stream == stream])

    def _readable(self, notice: Notice) -> list[Fact]:
        """The facts of an event. A damaged stream has none, so that it does not affect other streams."""
        if not notice.stream or notice.stream in self._left_out:
            return []
        try:
            return self._facts(notice)
        except DAMAGED:
            self._leave_out(notice.stream)
            return []

    def _leave_out(self, stream: str) -> None:
        """Called where a stream could not be read."""
        if not self._lenient:
            raise
        LOGGER.exception("%s cannot be read from here on; the read models omit the rest of it", stream)
        self._positions.pop(stream, None)
        self._left_out.add(stream)

    def _facts(self, notice: Notice) -> list[Fact]:
        system, position = self._before(notice)
        entry = CODECS[system.name].decode(notice.version, notice.body)
        found = []
        for whole in entry.events:
            event = blind(whole, PUBLIC)
            game = apply(position.game, event)
            if isinstance(event, Undone):
                game = self._folded(system, notice.stream, event.to).game
            after = Position(notice.version, apply_to_ledger(position.ledger, event, notice.version), game)
            found.append(Fact(notice.stream, notice.version, entry.at, entry.tx, event, position, after, system, whole))
            position = after
        self._positions[notice.stream] = (system, replace(position, version=notice.version))
        self._positions.move_to_end(notice.stream)
        if len(self._positions) > KEPT:
            self._positions.popitem(last=False)
        return found

    def _before(self, notice: Notice) -> tuple[System, Position]:
        known = self._positions.get(notice.stream)
        if known is not None and known[1].version == notice.version - 1:
            return known
        first = notice.body if notice.version == 1 else self._source.stream(notice.stream, 1)[0][1]
        system = SYSTEMS[msgspec.json.decode(first)["public"]["event"]["system"]]
        return system, self._folded(system, notice.stream, notice.version - 1)

    def _folded(self, system: System, stream: str, version: int) -> Position:
        entries = [CODECS[system.name].decode(v, body) for v, body in self._source.stream(stream, version)]
        return fold_entries(entries, blank(system, PUBLIC), PUBLIC)

    def close(self) -> None:
        self.db.close()


def _of_this_schema(path: Path) -> Database:
    """Opens a file of read models for writing and empties it if it has another schema."""
    db = connect(path)
    with db.atomic():
        if db.execute("PRAGMA user_version").fetchone() != (SCHEMA,):
            for table in db.table_names():
                db.table(table).drop()
            db.execute(f"PRAGMA user_version = {SCHEMA}")
    found: Database = db
    return found


def connect(path: Path) -> Any:
    """A connection to a file of read models, for reading beside the one who writes."""
    db = sqlite_utils.Database(sqlite3.connect(path, timeout=30.0, check_same_thread=False))
    db.enable_wal()
    db.execute("PRAGMA synchronous = NORMAL")  # rows lost in a power cut are folded again
    return db
