"""The time, as it is written."""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """UTC, RFC 3339, to the microsecond."""
    return datetime.now(UTC).isoformat(timespec="microseconds")[:26] + "Z"


def time() -> datetime:
    """The same, not written."""
    return datetime.now(UTC)


def seconds(at: str) -> float:
    """A time written by `now`, as seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()


def seconds_since(at: str) -> float:
    """How long ago a time written by `now` was."""
    return (datetime.now(UTC) - datetime.fromisoformat(at)) / timedelta(seconds=1)


def after(at: str, seconds: int) -> str:
    """So many seconds after a time written by `now`, written alike."""
    then = datetime.fromisoformat(at) + timedelta(seconds=seconds)
    return then.isoformat(timespec="microseconds")[:26] + "Z"


def written(at: float) -> str:
    """So many seconds since 1970, written as `now` writes."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="microseconds")[:26] + "Z"
