"""Publishes stored records to listeners, shortly after they are stored. The caller who waits for the answer gets it
first."""

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple, Protocol

from kronika.domain.kernel.events import Undone
from kronika.domain.kernel.game import fold_entries
from kronika.domain.kernel.log import Entry, Record
from kronika.domain.kernel.words import PUBLIC
from kronika.service.history import EventView, History

if TYPE_CHECKING:
    from kronika.service.live import LiveGame

LOGGER = logging.getLogger("kronika")


class Listener(Protocol):
    """A listener to stored records."""

    def audiences(self, stream: str) -> set[str]:
        """The audiences of this stream for which it needs sentences."""

    def happened(self, game: "LiveGame", told: dict[str, list[EventView]], records: list[Record]) -> None:
        """Called soon after each commit, before the next commit of the game. `told` maps each wanted audience to its
        events; an audience is missing if its events could not be made."""

    def follows(self, stream: str, *, seated: bool) -> bool:
        """Whether it wants to hear of what another server stores in a game that is not in memory. `seated`: somebody
        else may hold a seat of it since."""

    def returned(self, game: "LiveGame") -> None:
        """Called when such a game was taken up, after `happened` with its last event: anything may have changed."""


class Published(NamedTuple):
    """Stored records that only their author has seen so far."""

    game: "LiveGame"
    entries: list[Entry]
    records: list[Record]
    told: dict[str, list[EventView]]


class Bus:
    """The stored records that are not delivered yet, and the listeners."""

    def __init__(self, history: History) -> None:
        self._history = history
        self.listeners: list[Listener] = []
        self._queue: dict[str, Published] = {}
        """By stream: records of a game are delivered before the next ones of that game are stored."""

    def publish(
        self, game: "LiveGame", entries: list[Entry], records: list[Record], told: dict[str, list[EventView]]
    ) -> None:
        """Schedules delivery of adopted records for the next turn of the event loop. `told`: the audiences that have
        seen them already."""
        self._queue[game.stream] = Published(game, entries, records, told)
        asyncio.get_running_loop().call_soon(self.deliver, game.stream)

    def deliver(self, stream: str) -> None:
        """Delivers the last records to every audience that has not seen them yet. A failure for one audience does not
        make another caller's request fail."""
        published = self._queue.pop(stream, None)
        if published is None:
            return
        game, entries, records, told = published
        was_undone = any(isinstance(event, Undone) for entry in entries for event in entry.events)
        wanted = self.wanted(stream)
        for one in (wanted | game.folds.keys()) - told.keys():
            position = game.seen_by(one, entries[0].version - 1)
            try:
                if one in wanted:
                    game.folds[one], told[one] = game.update_of(self._history, entries, one)
                elif position is None or was_undone or one == PUBLIC:  # folded again when next accessed
                    del game.folds[one]
                else:
                    game.folds[one] = fold_entries(entries, position, one)
            except Exception:
                game.folds.pop(one, None)
                LOGGER.exception("game %s: the events of version %d cannot be made for %s", stream, game.version, one)
        _share(told.values())
        self.tell(game, told, records)

    def tell(self, game: "LiveGame", told: dict[str, list[EventView]], records: list[Record]) -> None:
        for listener in self.listeners:
            listener.happened(game, told, records)

    def wanted(self, stream: str) -> set[str]:
        """The audiences of this stream that the listeners want."""
        return set[str]().union(*(listener.audiences(stream) for listener in self.listeners))

    def follows(self, stream: str, *, seated: bool) -> bool:
        """Whether anybody follows a game that is not in memory."""
        return any(listener.follows(stream, seated=seated) for listener in self.listeners)


def _share(told: Collection[list[EventView]]) -> None:
    """Replaces equal events of several audiences by one object, so that only one message is made of it."""
    if len(told) < 2:
        return
    for at, of_each in enumerate(zip(*told, strict=True)):
        distinct: list[EventView] = []
        for mine, one in zip(told, of_each, strict=True):
            same = next((other for other in distinct if other == one), one)
            if same is one:
                distinct.append(one)
            mine[at] = same
