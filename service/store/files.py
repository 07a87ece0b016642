"""A file of SQLite with tables of a part of the service."""

import os
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from kronika.service.private import make_file
from kronika.service.store.faults import FileGone

PATIENCE = 0.5
"""Seconds to wait for another process that writes; the service is blocked for that time."""


def open_file(path: Path, patience: float, *, readonly: bool = False) -> sqlite3.Connection:
    """Opens an existing SQLite file; does not create it. `readonly`: others may write to it. SQLite's errors get a note
    with the file name."""
    name = f"{path.absolute().as_uri()}?mode={'ro' if readonly else 'rw'}"
    try:
        connection = sqlite3.connect(name, isolation_level=None, check_same_thread=False, timeout=patience, uri=True)
        connection.execute("PRAGMA schema_version")
        if not readonly:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.DatabaseError as error:
        error.add_note(str(path))
        raise
    return connection


class Place:
    """Where a file of SQLite, with its write-ahead log, was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._numbers = {one: _number(_found(one)) for one in (path, path.with_name(f"{path.name}-wal"))}
        self.note_written()

    def note_written(self) -> None:
        """This process has just written to the file. Raises `FileGone`."""
        found = _found(self._path)
        self._written = found.st_mtime_ns, found.st_size

    def check(self, *, alone: bool = False) -> None:
        """Raises `FileGone` if something else is there now, or nothing. `alone`: nobody else writes to the file, so
        one that has changed was overwritten."""
        for path, number in self._numbers.items():
            found = _found(path)
            if _number(found) != number:
                raise _gone(path)
            if alone and path == self._path and (found.st_mtime_ns, found.st_size) != self._written:
                raise _gone(path)


def _found(path: Path) -> os.stat_result:
    try:
        return os.stat(path)
    except OSError as error:
        raise _gone(path) from error


def _number(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _gone(path: Path) -> FileGone:
    return FileGone(
        f"{path} was deleted or replaced while this server had it open, so nothing more is stored: move the file back, "
        "or stop the server and restore a backup with `kronika restore`"
    )


class SQLiteFile:
    """A `kronika.service.store.protocol.Database` in its own file. Writes are on disk before a call returns."""

    def __init__(self, path: Path, schema: str, readonly: bool = False) -> None:
        self.path = path
        self.lock = threading.RLock()
        if not readonly:
            make_file(path)
        self._connection = open_file(path, PATIENCE, readonly=readonly)
        self._place: Place | None = None
        if not readonly:
            self._connection.executescript(schema)
            self._place = Place(path)

    def check(self) -> None:
        """Raises `FileGone` if the file is no longer in its place."""
        if self._place is not None:
            self._place.check()

    def rows(self, statement: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with self.lock:
            return self._connection.execute(statement, parameters).fetchall()

    def first(self, statement: str, parameters: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        with self.lock:
            found: tuple[Any, ...] | None = self._connection.execute(statement, parameters).fetchone()
            return found

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> int:
        with self.lock:
            changed = self._connection.execute(statement, parameters).rowcount
            if not self._connection.in_transaction:
                self.check()
            return changed

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        with self.lock:
            self._connection.executemany(statement, rows)
            if not self._connection.in_transaction:
                self.check()

    @contextmanager
    def transaction(self) -> Iterator[Self]:
        with self.lock:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self
                self._connection.execute("COMMIT")
                self.check()
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def has(self, table: str) -> bool:
        return self.first("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)) is not None

    def backup(self, target: Path) -> None:
        """A consistent copy."""
        make_file(target)
        with sqlite3.connect(target) as copy, self.lock:
            self._connection.backup(copy)
        copy.close()

    def broken(self) -> list[str]:
        """The problems that SQLite finds in the file itself."""
        return [row[0] for row in self.rows("PRAGMA integrity_check(20)") if row[0] != "ok"]

    def close(self) -> None:
        self._connection.close()
