"""Watchers: each has a bounded queue; one that falls behind is cut and resumes from its version."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from domain.kernel.events import SeatFreed, SeatHandedOver, SeatLeft
from domain.kernel.log import Record
from domain.kernel.words import PUBLIC, REFEREE
from service.history import Told
from service.live import LiveGame


class Batch(msgspec.Struct, frozen=True):
    """What was stored at once, as an audience may have it, and the head after it."""

    told: tuple[Told, ...]
    records: Sequence[Record]
    """Whole: they are cut to the audience when they are sent."""
    head: bytes


class Watcher:
    """One stream to one client. It is cut when it fell behind; nothing is kept for it then."""

    def __init__(self, size: int) -> None:
        self.is_cut = False
        self.waiting = deque[Batch]()
        self._size = size
        self._woken = asyncio.Event()

    def give(self, batch: Batch) -> None:
        if len(self.waiting) == self._size:
            self.is_cut = True
            self.waiting.clear()
        if not self.is_cut:
            self.waiting.append(batch)
        self._woken.set()

    async def next(self) -> Batch | None:
        """The next batch; None once the watcher is cut."""
        while not self.waiting and not self.is_cut:
            self._woken.clear()
            await self._woken.wait()
            await _let_the_decider_go_first()
        return None if self.is_cut else self.waiting.popleft()


async def _let_the_decider_go_first() -> None:
    """Whoever caused what is told here hears of it two turns of the event loop later, through the future that it
    shields from being cancelled; its answer should not wait until all who watch are served."""
    for _ in range(2):
        await asyncio.sleep(0)


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
        self.wake.set()

    async def next(self) -> str:
        """The next game in which something changed."""
        while not self.changed:
            self.wake.clear()
            await self.wake.wait()
        stream = next(iter(self.changed))
        del self.changed[stream]
        return stream


class Hub:
    """All watchers."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, defaultdict[str, set[Watcher]]] = defaultdict(lambda: defaultdict(set))
        self._players: defaultdict[str, set[PlayerWatcher]] = defaultdict(set)

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

    def is_watching(self, holder: str) -> bool:
        """Whether a player has a stream open that tells of all his games."""
        return holder in self._players

    def audiences(self, stream: str) -> set[str]:
        return set(self._watchers[stream]) if stream in self._watchers else set()

    def follows(self, stream: str, *, seated: bool) -> bool:
        if stream in self._watchers or (seated and self._players):
            return True
        return any(player.may_be_concerned(stream) for player in chain(*self._players.values()))

    def returned(self, game: LiveGame) -> None:
        for player in chain(*self._players.values()):
            player.give(game.stream)

    def happened(self, game: LiveGame, told: dict[str, list[Told]], records: list[Record]) -> None:
        for audience, watchers in self._watchers[game.stream].items() if game.stream in self._watchers else ():
            batch = Batch(tuple(told[audience]), records, game.head)
            for watcher in watchers:
                watcher.give(batch)
        for player in self._concerned(game, told):
            player.give(game.stream)

    def _concerned(self, game: LiveGame, told: dict[str, list[Told]]) -> Iterable[PlayerWatcher]:
        """Whom a change may concern: the holders of its seats, and all where one may have lost it."""
        if any(
            isinstance(one.event, SeatLeft | SeatFreed | SeatHandedOver) for events in told.values() for one in events
        ):
            return chain(*self._players.values())
        holders = {seat.held_by.holder for seat in game.ledger.seats.values() if seat.held_by is not None}
        return chain(*[self._players[holder] for holder in holders if holder in self._players])
