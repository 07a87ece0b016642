"""The current time, in the format of the log.

Servers that share a database use its clock: neither records nor checks may depend on the server.
"""

import time as system
from datetime import UTC, datetime, timedelta

HOUR, DAY = 3_600, 86_400
"""In seconds."""
_database: tuple[datetime, float] | None = None
"""The time of the database, and what `_running` gave when it was read; None: the games are in files."""
RUNNING = getattr(system, "CLOCK_BOOTTIME", system.CLOCK_MONOTONIC)
"""A clock that nobody sets, and that where it can goes on while the machine sleeps."""


def follow(at: datetime | None) -> None:
    """Go by another clock, whose time is `at` now; None: by that of the machine."""
    global _database
    _database = None if at is None else (at, _running())


def _running() -> float:
    return system.clock_gettime(RUNNING)


def time() -> datetime:
    """UTC."""
    if _database is None:
        return datetime.now(UTC)
    at, read = _database
    return at + timedelta(seconds=_running() - read)


def now() -> str:
    """The same in RFC 3339, to the microsecond."""
    return _rfc3339(time())


def seconds(at: str) -> float:
    """A time written by `now`, as seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()


def seconds_since(at: str) -> float:
    """How long ago a time written by `now` was."""
    return (time() - datetime.fromisoformat(at)) / timedelta(seconds=1)


def after(at: str, seconds: float) -> str:
    """So many seconds after a time written by `now`, written alike."""
    return _rfc3339(datetime.fromisoformat(at) + timedelta(seconds=seconds))


def written(at: float) -> str:
    """So many seconds since 1970, written as `now` writes."""
    return _rfc3339(datetime.fromtimestamp(at, UTC))


def _rfc3339(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="microseconds")[:26] + "Z"
