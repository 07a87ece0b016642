"""The faults of the service's storage; for files, derived from SQLite's error codes."""

import sqlite3

from eventsourcing.persistence import OperationalError


class Locked(OperationalError):
    """Somebody else writes, and has not let go in time. Nothing was written."""


class Unusable(OperationalError):
    """The disk is full, or the file cannot be read or written there."""


class Unreachable(OperationalError):
    """The database does not answer, or the connection to it broke. Whether something was written is not known."""


class ReadOnly(Unreachable):
    """The database that answers is a standby or is set read-only, and none that can be written does."""


class Replaced(OperationalError):
    """The database is not the one that was served, or has gone back in time. Nothing was written."""


class FailedOver(Replaced):
    """A replica of the database that was served has taken its place. This server can take it up from the start."""


class FileGone(Replaced):
    """An open file was deleted or replaced: its contents are lost when the process ends."""


class Damaged(OperationalError):
    """The file contains something that SQLite did not write."""


WAITING = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL}
FAILING = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
}
BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}


def fault_of(error: sqlite3.Error) -> OperationalError | None:
    """The fault of the file behind an SQLite error; None if the error is not about the file."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in WAITING:
        return Locked(str(error))
    if code in FAILING:
        return Unusable(str(error))
    if code in BROKEN or "decode to UTF-8" in str(error):
        return Damaged(str(error))
    return None
