"""The cache of games in memory, and the check of all stored games against their marks when a server starts."""

import asyncio
import logging
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.system import System
from kronika.service.bus import Bus
from kronika.service.errors import FAULTS
from kronika.service.following import Following
from kronika.service.history import History, NoSuchStream
from kronika.service.integrity import KEPT, MARKS, LogDamaged, examine, streams_of
from kronika.service.journal import Conflict, Journal
from kronika.service.live import LiveGame
from kronika.service.store.protocol import Log, Mark
from kronika.service.vault import Vault

LOGGER = logging.getLogger("kronika")

IDLE = 64
"""Games held in memory that are over, or were only listed; the least recently used is evicted first."""
NOTHING = -1
"""Placeholder while a game loads: no newer version has been announced."""


class KeyedLocks:
    """One lock per key; unused locks are dropped."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Lock:
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock


class Games:
    """All games: those in memory, and the way to the others."""

    def __init__(self, log: Log, journal: Journal, vault: Vault, history: History, bus: Bus, most: int) -> None:
        self._log, self._vault = log, vault
        self.journal, self.history, self.bus = journal, history, bus
        self._live: OrderedDict[str, LiveGame] = OrderedDict()
        self._known: WeakValueDictionary[str, LiveGame] = WeakValueDictionary()
        """Those in memory and those that somebody still works on: never two of one stream."""
        self._idle: OrderedDict[str, None] = OrderedDict()
        """Those of `_live` that may leave first."""
        self._loading = KeyedLocks()
        self._creating = KeyedLocks()
        self._most = most
        self._damaged: dict[str, LogDamaged] = {}
        self.loaded = 0
        """How many games were folded from the log."""
        self._drops: Counter[str] = Counter()
        """How often a game was dropped because it was unclear what is stored of it."""
        self.arriving: dict[str, int] = {}
        """Streams that are being loaded, with the highest version announced since."""
        self.following = Following(self, log, vault)

    async def get(self, stream: str) -> LiveGame:
        """The game, from memory or folded from the log. Raises `NoSuchStream`, `LogDamaged`."""
        game = self._live.get(stream)
        if game is None:
            game = await self._loaded(stream, self._keep)
            if self.is_dropped(game):  # another server stored in it while it was loaded
                return await self.get(stream)
        else:
            self._keep(game)
        game.asked_for_at = time.monotonic()
        return game

    def known(self, stream: str) -> LiveGame | None:
        """A game that is in memory."""
        return self._known.get(stream)

    async def look(self, stream: str) -> LiveGame:
        """The same, for who only lists games: that keeps no game in memory for long."""
        return await self._loaded(stream, self._keep_idle)

    async def _loaded(self, stream: str, keep: Callable[[LiveGame], None]) -> LiveGame:
        game = self._known.get(stream)
        if game is None:
            async with self._loading.of(stream):
                game = self._known.get(stream)
                if game is None:
                    self.arriving[stream] = NOTHING
                    try:
                        loaded = await asyncio.to_thread(self._load, stream)
                    finally:
                        meanwhile = self.arriving.pop(stream)
                    game = self._known.get(stream, loaded)  # it may just have been made
                    keep(game)
                    if meanwhile != NOTHING:
                        self.following.moved({stream: meanwhile})
                else:
                    keep(game)
        else:
            keep(game)
        return game

    async def get_or_create(self, stream: str, system: System, make: Callable[[], Recorder]) -> LiveGame:
        """Returns the game with this id; makes and stores it if it does not exist."""
        async with self._creating.of(stream):
            try:
                return await self.get(stream)
            except NoSuchStream:
                with suppress(Conflict):  # another server has just made it
                    await LiveGame(stream, system).submit(self, make())
                return await self.get(stream)

    def known_of(self, stream: str) -> tuple[int, int]:
        """A measure of what is known of a game: its version in memory, and how often it was dropped."""
        game = self._known.get(stream)
        return (0 if game is None else game.version), self._drops[stream]

    def live(self) -> list[LiveGame]:
        return list(self._live.values())

    def _keep(self, game: LiveGame) -> None:
        """Keeps a game in memory, and evicts the least recently used ones if there are too many."""
        if self._live.get(game.stream) is not game:
            self._known[game.stream] = self._live[game.stream] = game
        self._live.move_to_end(game.stream)
        self._idle.pop(game.stream, None)
        if game.position.game.outcome is not None:
            self._idle[game.stream] = None
        self._let_go()

    def _keep_idle(self, game: LiveGame) -> None:
        """Keep a game that was only looked at, unless it is kept already."""
        if game.stream not in self._live:
            self._known[game.stream] = self._live[game.stream] = game
            self._idle[game.stream] = None
            self._let_go()

    def _let_go(self) -> None:
        while len(self._idle) > IDLE:
            self._live.pop(self._idle.popitem(last=False)[0])
        while len(self._live) > self._most:
            self._idle.pop(self._live.popitem(last=False)[0], None)

    def _load(self, stream: str) -> LiveGame:
        self.must_be_whole(stream)
        try:
            read = examine(self._log, self._vault, stream)
            self.loaded += 1
            game = LiveGame.resume(read)
            game.imported, game.claims = self._log.imported(stream), self._log.claims(stream)
            return game
        except LogDamaged as damaged:
            self.close_to_play(damaged)
            raise

    def close_to_play(self, damaged: LogDamaged) -> None:
        """Nobody plays on with this stream as long as this process serves."""
        if damaged.stream not in self._damaged:
            LOGGER.error("%s; the game is locked: see kronika check", damaged)
        self._damaged[damaged.stream] = damaged
        self.drop(damaged.stream)

    def must_be_whole(self, stream: str) -> None:
        """Raises `LogDamaged` if a stream is locked because of damage."""
        if stream in self._damaged:
            raise self._damaged[stream]

    def keep_on(self, game: LiveGame, *, is_new: bool) -> None:
        """A game has moved on: it stays in memory if it was there, or is new. If it was dropped before, what was read
        of it since goes on, too."""
        if self.known(game.stream) is not (None if is_new else game):
            self.following.moved({game.stream: game.version})
        elif is_new or game.stream in self._live:
            self._keep(game)

    async def overtaken(self, games: Sequence[LiveGame]) -> None:
        """Brings games up to date after another request changed one of them first. Applies the new records if the log
        is shared, otherwise evicts the games."""
        for game in games:
            if self._log.is_shared:
                await self.following.go_on(game)
            else:
                self.evict(game.stream)

    def evict(self, stream: str) -> None:
        """Forget a game of which it is not clear what is stored."""
        self.following.lose(stream)
        self._drops[stream] += 1

    def is_dropped(self, game: LiveGame) -> bool:
        """Whether this is no longer what is known of the game, which may have moved on since."""
        return self._known.get(game.stream) is not game

    def drop(self, stream: str) -> None:
        """Drops a game from memory; it is replayed when next requested."""
        self._live.pop(stream, None)
        self._idle.pop(stream, None)
        self._known.pop(stream, None)


AT_ONCE = 100
"""Streams that get their first marks in one transaction."""
SHARE = 0.1
"""Share of the time that checking may take, so that it delays no player."""


class Checking:
    """A thread that checks every stream once per start: it locks damaged ones, and marks those without a mark."""

    def __init__(self, log: Log, vault: Vault, games: Games) -> None:
        self._log, self._vault, self._games = log, vault, games
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kronika-checking", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._check_all()
        except FAULTS as error:
            LOGGER.error("the log could not be checked to its end: %s: %s", type(error).__name__, error)

    def _check_all(self) -> None:
        adopting = self._vault.fact(MARKS) != KEPT
        adopted: list[Mark] = []
        count = damaged = 0
        for stream in streams_of(self._log):
            began = time.monotonic()
            try:
                found = examine(self._log, self._vault, stream)
                if found.is_unmarked:
                    LiveGame.resume(found)
                    adopted.append(found.marked(self._vault))
            except NoSuchStream:
                continue
            except LogDamaged as error:
                self._games.close_to_play(error)
                damaged += 1
            if len(adopted) >= AT_ONCE:
                count += self._adopt(adopted)
            if self._stop.wait((time.monotonic() - began) * (1 / SHARE - 1)):
                return
        count += self._adopt(adopted)
        if adopting:
            self._vault.set_fact(MARKS, KEPT)
        if count:
            LOGGER.warning(
                "%d games of an earlier release have got their checkpoints; earlier changes to them cannot be detected",
                count,
            )
        if damaged:
            LOGGER.error("%d games are damaged and locked: see kronika check", damaged)

    def _adopt(self, marks: list[Mark]) -> int:
        count = len(marks)
        if marks:
            self._log.adopt(marks)
            marks.clear()
        return count

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
