"""When no server could accept a decision: that time counts for no limit.

Each server writes the time into the store every few seconds, as a decision would be. Where nobody has done so for
a while, no server could accept a decision: the machine was off, the service was stopped, killed or frozen, or the
database could not be written. A clock that is set forward looks the same, and no time has passed then either.
"""

from datetime import UTC, datetime

import msgspec

from kronika.domain.kernel import limits
from kronika.domain.kernel.events import Outage
from kronika.service import clock
from kronika.service.store.protocol import Log
from kronika.service.waiting import Waiting

EVERY_SECONDS = 5.0
UNNOTICED_SECONDS = 30.0
"""An interruption of at most this long, such as a restart, does not count as an outage."""
KEPT = 256
"""Outages that are remembered."""
ALIVE = "alive"
"""The fact of the log that says when a server last wrote, and which outages there were."""


class Alive(msgspec.Struct, frozen=True):
    """When a server last could accept a decision, and the outages before."""

    at: str = ""
    outages: tuple[Outage, ...] = ()


class Outages:
    """The outages, as far as this server knows them."""

    def __init__(self, log: Log, grace: int) -> None:
        self._log = log
        self.grace = grace
        """For how many seconds after an outage nothing falls due."""
        self.all: tuple[Outage, ...] = ()
        self.noted = False
        """Whether the time could be written down when that was last tried."""
        self.note()

    def note(self) -> None:
        """Records that this server can accept decisions, and reads the list of outages. Call this before you check
        whether a time has passed. Raises the log's exceptions."""
        self.noted = False
        if self._log.is_shared:
            stored, at = self._log.change_fact(ALIVE, _alive)
            clock.follow(datetime.fromisoformat(at))
        else:
            stored, _ = self._log.change_fact(ALIVE, _alive)
        self.all, self.noted = _read(stored).outages, True

    def since(self, at: str) -> tuple[Outage, ...]:
        """The outages that may matter for what waits since then."""
        earliest = clock.after(at, -self.grace)
        return tuple(one for one in self.all if one.ended >= earliest)

    def due(self, since: str, seconds: int, waiting: Waiting | None = None) -> datetime | None:
        """When a period that began at `since` has passed; None: not before the reply limit is resumed. `waiting`: that
        of the game whose reply limit it is."""
        due = limits.due(since, seconds, self.since(since), self.grace, waiting.changes if waiting else ())
        return None if due is None else datetime.fromtimestamp(due / limits.SECOND, UTC)

    def until(self, since: str, seconds: int, waiting: Waiting | None = None) -> str:
        """The same, as it is written; empty for None."""
        due = self.due(since, seconds, waiting)
        return clock.written(due.timestamp()) if due is not None else ""

    def passed(self, since: str, seconds: int, waiting: Waiting | None = None) -> bool:
        """Whether that time has passed."""
        due = self.due(since, seconds, waiting)
        return due is not None and due < clock.time()

    def close(self) -> None:
        clock.follow(None)


def _read(stored: str) -> Alive:
    return msgspec.json.decode(stored, type=Alive) if stored else Alive()


def _alive(stored: str, now: str) -> str:
    alive = _read(stored)
    outages = tuple(one for one in alive.outages if one.ended <= now)  # else the clock was ahead, and is set back
    if alive.at and clock.seconds(now) - clock.seconds(alive.at) > UNNOTICED_SECONDS:
        outages = (*outages, Outage(alive.at, now))[-KEPT:]
    return msgspec.json.encode(Alive(now, outages)).decode()
