"""Watchers: each has a bounded queue. One that falls behind is disconnected, and resumes from its version."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from kronika.domain.kernel.events import SeatFreed, SeatHandedOver, SeatLeft
from kronika.domain.kernel.log import Record
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.service.history import EventView
from kronika.service.live import LiveGame

NOTIFY_FRACTION = 8
"""Notify at most 1/8 of the waiting watchers per interval."""
NOTIFY_INTERVAL_SECONDS = 0.001
"""Interval between two batches of notified watchers."""
MAX_EVENTS_PER_MESSAGE = 64
"""Events of several transactions that one message may hold."""


class Batch(msgspec.Struct, frozen=True):
    """Consecutive events as an audience may see them, with the head after the last."""

    told: tuple[EventView, ...]
    records: Sequence[Record]  #: Whole: redacted for the audience when sent.
    head: bytes

    def and_then(self, next_: "Batch") -> "Batch":
        return Batch((*self.told, *next_.told), (*self.records, *next_.records), next_.head)


MESSAGES = Batch((), (), b"")
"""Given instead of events when the messages of the game may have changed."""


class Watcher:
    """One stream to one client, disconnected when it falls behind or cannot be served. `messages`: whether it tells of
    messages, first of those that there are."""

    def __init__(self, size: int, messages: bool = False) -> None:
        self.tells_messages = self.messages_changed = messages
        self.is_disconnected = False
        self.waiting = deque[Batch]()
        self._size = size
        self.wake = asyncio.Event()

    def give(self, batch: Batch) -> None:
        if len(self.waiting) == self._size:
            self.disconnect()
        if not self.is_disconnected:
            self.waiting.append(batch)

    def disconnect(self) -> None:
        self.is_disconnected = True
        self.waiting.clear()

    async def next(self) -> Batch | None:
        """Returns all waiting batches that are consecutive, as one, or `MESSAGES`; None once the watcher is
        disconnected."""
        while not self.waiting and not self.messages_changed and not self.is_disconnected:
            self.wake.clear()
            await self.wake.wait()
        if self.is_disconnected:
            return None
        if not self.waiting:
            self.messages_changed = False
            return MESSAGES
        batch = self.waiting.popleft()
        while self.waiting and _may_follow(batch, self.waiting[0]):
            batch = batch.and_then(self.waiting.popleft())
        return batch


def _may_follow(batch: Batch, other: Batch) -> bool:
    is_next = other.told[0].version == batch.told[-1].version + 1
    return is_next and len(batch.told) + len(other.told) <= MAX_EVENTS_PER_MESSAGE


class PlayerWatcher:
    """One stream that names the games of a player that changed. Only their ids are queued, so it cannot fall behind."""

    def __init__(self) -> None:
        self.changed: dict[str, None] = {}
        self.wake = asyncio.Event()
        self.knows_all = False
        """Whether every game in which the player holds a seat was given."""
        self._given: set[str] = set()

    def may_be_concerned(self, stream: str) -> bool:
        """Whether something in a game may concern the player, as long as nobody else takes a seat of it."""
        return not self.knows_all or stream in self._given

    def give(self, stream: str) -> None:
        self._given.add(stream)
        self.changed[stream] = None

    async def next(self) -> str:
        """The next game in which something changed."""
        while not self.changed:
            self.wake.clear()
            await self.wake.wait()
        stream = next(iter(self.changed))
        del self.changed[stream]
        return stream


class WatcherNotifier:
    """Notifies watchers in small batches, so that a player's answer and next decision don't wait for all of them."""

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Event, None] = {}

    def notify(self, watcher: Watcher | PlayerWatcher) -> None:
        if watcher.wake.is_set():  # it empties its queue before it waits again
            return
        if not self._waiting:
            asyncio.get_running_loop().call_later(NOTIFY_INTERVAL_SECONDS, self._notify_some)
        self._waiting[watcher.wake] = None

    def _notify_some(self) -> None:
        for _ in range(1 + len(self._waiting) // NOTIFY_FRACTION):
            wake = next(iter(self._waiting))
            del self._waiting[wake]
            wake.set()
        if self._waiting:
            asyncio.get_running_loop().call_later(NOTIFY_INTERVAL_SECONDS, self._notify_some)


class Watchers:
    """All watchers."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, defaultdict[str, set[Watcher]]] = defaultdict(lambda: defaultdict(set))
        self._players: defaultdict[str, set[PlayerWatcher]] = defaultdict(set)
        self._notifier = WatcherNotifier()

    def spectators(self, stream: str) -> int:
        """The number of connected watchers of a game without a seat."""
        watching = self._watchers.get(stream)
        spectating = [watching[one] for one in (PUBLIC, REFEREE) if one in watching] if watching else []
        return sum(not watcher.is_disconnected for watchers in spectating for watcher in watchers)

    def add(self, stream: str, audience: str, watcher: Watcher) -> None:
        self._watchers[stream][audience].add(watcher)

    def remove(self, stream: str, audience: str, watcher: Watcher) -> None:
        watchers = self._watchers[stream]
        watchers[audience].discard(watcher)
        if not watchers[audience]:
            del watchers[audience]
        if not watchers:
            del self._watchers[stream]

    def add_player(self, holder: str, watcher: PlayerWatcher) -> None:
        self._players[holder].add(watcher)

    def remove_player(self, holder: str, watcher: PlayerWatcher) -> None:
        self._players[holder].discard(watcher)
        if not self._players[holder]:
            del self._players[holder]

    def audiences(self, stream: str) -> set[str]:
        return set(self._watchers[stream]) if stream in self._watchers else set()

    def follows(self, stream: str, *, seated: bool) -> bool:
        if stream in self._watchers or (seated and self._players):
            return True
        return any(player.may_be_concerned(stream) for player in chain(*self._players.values()))

    def returned(self, game: LiveGame) -> None:
        self._give(chain(*self._players.values()), game.stream)

    def happened(self, game: LiveGame, told: dict[str, list[EventView]], records: list[Record]) -> None:
        """Gives new events to watchers, players before spectators."""
        watching: Iterable[str] = self._watchers.get(game.stream, ())
        spectating = [audience for audience in watching if audience in (PUBLIC, REFEREE)]
        for audience in watching:
            if audience not in spectating:
                self._tell(game, audience, told, records)
        self._give(self._concerned(game, told), game.stream)
        for audience in spectating:
            self._tell(game, audience, told, records)

    def messages_changed(self, stream: str) -> None:
        """Has the watchers of a game look for new messages."""
        for watcher in chain(*self._watchers.get(stream, {}).values()):
            if watcher.tells_messages:
                watcher.messages_changed = True
                self._notifier.notify(watcher)

    def messages_missed(self) -> None:
        """The same for all games."""
        for stream in self._watchers:
            self.messages_changed(stream)

    def _tell(self, game: LiveGame, audience: str, told: dict[str, list[EventView]], records: list[Record]) -> None:
        batch = Batch(tuple(told[audience]), records, game.head) if audience in told else None
        for watcher in self._watchers[game.stream][audience]:
            if batch is None:
                watcher.disconnect()
            else:
                watcher.give(batch)
            self._notifier.notify(watcher)

    def _give(self, players: Iterable[PlayerWatcher], stream: str) -> None:
        for player in players:
            player.give(stream)
            self._notifier.notify(player)

    def _concerned(self, game: LiveGame, told: dict[str, list[EventView]]) -> Iterable[PlayerWatcher]:
        """The watchers of all holders of seats; every player watcher if one may have lost a seat."""
        if not self._players:
            return ()
        if any(
            isinstance(one.event, SeatLeft | SeatFreed | SeatHandedOver) for events in told.values() for one in events
        ):
            return chain(*self._players.values())
        holders = {seat.held_by.holder for seat in game.ledger.seats.values() if seat.held_by is not None}
        return chain(*[self._players[holder] for holder in holders if holder in self._players])
