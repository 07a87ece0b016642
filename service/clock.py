"""The time, as it is written."""

from datetime import UTC, datetime, timedelta


def now() -> str:
    """UTC, RFC 3339, to the microsecond."""
    return datetime.now(UTC).isoformat(timespec="microseconds")[:26] + "Z"


def seconds_since(at: str) -> float:
    """How long ago a time written by `now` was."""
    return (datetime.now(UTC) - datetime.fromisoformat(at)) / timedelta(seconds=1)
