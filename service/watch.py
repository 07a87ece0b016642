"""Watchers: each has a bounded queue; one that falls behind is cut and resumes from its version."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from kronika.domain.kernel.events import SeatFreed, SeatHandedOver, SeatLeft
from kronika.domain.kernel.log import Record
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.service.history import Told
from kronika.service.live import LiveGame

PART = 8
"""Of the watchers that are to be woken so many times as many wait as are woken at a time: few one by one, and many soon
enough."""
PACE_SECONDS = 0.001
"""From one time to the next."""
TOGETHER = 64
"""Events of several transactions that are told in one message at most."""


class Batch(msgspec.Struct, frozen=True):
    """What was stored at once, or one after another, as an audience may have it, and the head after it."""

    told: tuple[Told, ...]
    records: Sequence[Record]  #: Whole: they are cut to the audience when they are sent.
    head: bytes

    def and_then(self, next_: "Batch") -> "Batch":
        return Batch((*self.told, *next_.told), (*self.records, *next_.records), next_.head)


class Watcher:
    """One stream to one client. It is cut when it fell behind, or cannot be told; nothing is kept for it then."""

    def __init__(self, size: int) -> None:
        self.is_cut = False
        self.waiting = deque[Batch]()
        self._size = size
        self.wake = asyncio.Event()

    def give(self, batch: Batch) -> None:
        if len(self.waiting) == self._size:
            self.cut()
        if not self.is_cut:
            self.waiting.append(batch)

    def cut(self) -> None:
        self.is_cut = True
        self.waiting.clear()

    async def next(self) -> Batch | None:
        """What comes next, all that waits in one as far as it hangs together; None once the watcher is cut."""
        while not self.waiting and not self.is_cut:
            self.wake.clear()
            await self.wake.wait()
        if self.is_cut:
            return None
        batch = self.waiting.popleft()
        while self.waiting and _may_follow(batch, self.waiting[0]):
            batch = batch.and_then(self.waiting.popleft())
        return batch


def _may_follow(batch: Batch, other: Batch) -> bool:
    is_next = other.told[0].version == batch.told[-1].version + 1
    return is_next and len(batch.told) + len(other.told) <= TOGETHER


class PlayerWatcher:
    """One stream that tells a player of every game in which something changed. Only which games
    is queued, so it cannot fall behind."""

    def __init__(self) -> None:
        self.changed: dict[str, None] = {}
        self.wake = asyncio.Event()
        self.knows_all = False
        """Whether all games were given in which the player holds a seat."""
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


class WakeScheduler:
    """Wakes watchers a few at a time. Who has decided may decide again while others are told: neither his answer nor
    his next decision should wait until all of them are served."""

    def __init__(self) -> None:
        self._sleeping: dict[asyncio.Event, None] = {}

    def wake(self, watcher: Watcher | PlayerWatcher) -> None:
        if watcher.wake.is_set():  # it looks what waits for it before it sleeps again
            return
        if not self._sleeping:
            asyncio.get_running_loop().call_later(PACE_SECONDS, self._some)
        self._sleeping[watcher.wake] = None

    def _some(self) -> None:
        for _ in range(1 + len(self._sleeping) // PART):
            wake = next(iter(self._sleeping))
            del self._sleeping[wake]
            wake.set()
        if self._sleeping:
            asyncio.get_running_loop().call_later(PACE_SECONDS, self._some)


class Hub:
    """All watchers."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, defaultdict[str, set[Watcher]]] = defaultdict(lambda: defaultdict(set))
        self._players: defaultdict[str, set[PlayerWatcher]] = defaultdict(set)
        self._waking = WakeScheduler()

    def spectators(self, stream: str) -> int:
        """How many watch a game for no seat and are not cut."""
        watching = self._watchers.get(stream)
        spectating = [watching[one] for one in (PUBLIC, REFEREE) if one in watching] if watching else []
        return sum(not watcher.is_cut for watchers in spectating for watcher in watchers)

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

    def happened(self, game: LiveGame, told: dict[str, list[Told]], records: list[Record]) -> None:
        """Who plays is told before who only looks on."""
        watching: Iterable[str] = self._watchers.get(game.stream, ())
        looking_on = [audience for audience in watching if audience in (PUBLIC, REFEREE)]
        for audience in watching:
            if audience not in looking_on:
                self._tell(game, audience, told, records)
        self._give(self._concerned(game, told), game.stream)
        for audience in looking_on:
            self._tell(game, audience, told, records)

    def _tell(self, game: LiveGame, audience: str, told: dict[str, list[Told]], records: list[Record]) -> None:
        batch = Batch(tuple(told[audience]), records, game.head) if audience in told else None
        for watcher in self._watchers[game.stream][audience]:
            if batch is None:
                watcher.cut()
            else:
                watcher.give(batch)
            self._waking.wake(watcher)

    def _give(self, players: Iterable[PlayerWatcher], stream: str) -> None:
        for player in players:
            player.give(stream)
            self._waking.wake(player)

    def _concerned(self, game: LiveGame, told: dict[str, list[Told]]) -> Iterable[PlayerWatcher]:
        """Whom a change may concern: the holders of its seats, and all where one may have lost it."""
        if not self._players:
            return ()
        if any(
            isinstance(one.event, SeatLeft | SeatFreed | SeatHandedOver) for events in told.values() for one in events
        ):
            return chain(*self._players.values())
        holders = {seat.held_by.holder for seat in game.ledger.seats.values() if seat.held_by is not None}
        return chain(*[self._players[holder] for holder in holders if holder in self._players])
