"""A file of SQLite with tables of a part of the service."""

import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from service.private import make_file

PATIENCE = 0.5
"""Seconds to wait for another process that writes; the service waits meanwhile."""


def open_readonly(path: Path, patience: float) -> sqlite3.Connection:
    """A file of SQLite, to be read while others may write it."""
    name = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(name, isolation_level=None, check_same_thread=False, timeout=patience, uri=True)


class SQLiteFile:
    """A `service.store.protocol.Database` in a file of its own: what is written is on disk before a call returns."""

    def __init__(self, path: Path, schema: str, readonly: bool = False) -> None:
        self.path = path
        self.lock = threading.RLock()
        if readonly:
            self._connection = open_readonly(path, PATIENCE)
            return
        make_file(path)
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.executescript(schema)

    def rows(self, statement: str, parameters: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with self.lock:
            return self._connection.execute(statement, parameters).fetchall()

    def first(self, statement: str, parameters: Sequence[Any] = ()) -> tuple[Any, ...] | None:
        with self.lock:
            found: tuple[Any, ...] | None = self._connection.execute(statement, parameters).fetchone()
            return found

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> int:
        with self.lock:
            return self._connection.execute(statement, parameters).rowcount

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        with self.lock:
            self._connection.executemany(statement, rows)

    @contextmanager
    def transaction(self) -> Iterator[Self]:
        with self.lock:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self
                self._connection.execute("COMMIT")
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
        """What SQLite finds wrong with the file itself."""
        return [row[0] for row in self.rows("PRAGMA integrity_check(20)") if row[0] != "ok"]

    def close(self) -> None:
        self._connection.close()
