"""What may be wrong with where the service keeps its games; of a file it is told by the codes of SQLite."""

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
    """A file that the service has open was deleted or replaced: what is stored in it is lost with the process."""


class Damaged(OperationalError):
    """What is in the file is not what SQLite has written."""


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
    """What an error of SQLite says about the file; None if it says nothing about that."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in WAITING:
        return Locked(str(error))
    if code in FAILING:
        return Unusable(str(error))
    if code in BROKEN or "decode to UTF-8" in str(error):
        return Damaged(str(error))
    return None
