"""Events that other servers store in games: reads, adopts and publishes them."""

import asyncio
import logging
import time
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from eventsourcing.persistence import PersistenceError

from kronika.domain.kernel.events import Undone
from kronika.domain.kernel.game import fold_entries
from kronika.domain.kernel.hashing import head_of
from kronika.domain.kernel.log import decode_record
from kronika.domain.kernel.repair import UNREADABLE
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.service.history import EventView, NoSuchStream
from kronika.service.integrity import LogDamaged, Row, unreadable
from kronika.service.live import LiveGame, Stored
from kronika.service.store.imports import Claimed, Imported
from kronika.service.store.protocol import Log
from kronika.service.vault import Vault

if TYPE_CHECKING:
    from kronika.service.games import Games

LOGGER = logging.getLogger("kronika")

UNUSED_SECONDS = 60.0
"""Seconds after which an idle game is evicted instead of kept in sync with other servers."""
AGAIN_SECONDS, MOST_SECONDS = 0.3, 30.0
"""Pause after the first failure to read a game, and the longest one."""


class Following:
    """Applies what other servers have stored in games."""

    def __init__(self, games: "Games", log: Log, vault: Vault) -> None:
        self._games, self._log, self._vault = games, log, vault
        self._bus, self._history = games.bus, games.history
        self._following: dict[str, asyncio.Task[None]] = {}
        self._moved: dict[str, int] = {}
        """Streams in which another server has stored something, and how far they have come."""
        self._lost: set[str] = set()
        """The streams among these that may have records which the listeners have not received."""

    def moved(self, streams: Mapping[str, int], seated: Collection[str] = ()) -> None:
        """Others may have stored something in these streams, up to these versions (0: beside the events); in those of
        `seated` somebody else may hold a seat since."""
        for stream, version in streams.items():
            game = self._games.known(stream)
            if stream in self._games.arriving:
                self._games.arriving[stream] = max(version, self._games.arriving[stream])
            if game is not None and not (game.version < version or (not version and game.imported is not None)):
                continue
            if self._bus.follows(stream, seated=stream in seated) or (game is not None and _is_in_use(game)):
                self._moved[stream] = max(version, self._moved.get(stream, 0))
                self._have_followed(stream)
            else:
                self._games.drop(stream)

    def _have_followed(self, stream: str) -> None:
        if stream not in self._following:
            self._following[stream] = asyncio.create_task(self._follow(stream))

    def missed(self) -> None:
        """Checks all imported games for changes beside their events: those are announced only once."""
        self.moved({game.stream: 0 for game in self._games.live() if game.imported is not None})

    def lose(self, stream: str) -> None:
        """Forget a game in which something may be stored that the listeners were not told of; where others store
        too, those who follow it hear of that as soon as it can be read."""
        self._games.drop(stream)
        if self._log.is_shared and self._bus.follows(stream, seated=True):
            self._lost.add(stream)
            self._moved.setdefault(stream, 0)
            self._have_followed(stream)

    async def _follow(self, stream: str) -> None:
        """Applies a game's new records until there are no more. Doubles the pause after each failure in a row."""
        pause = AGAIN_SECONDS
        try:
            while stream in self._moved:
                try:
                    await self._come_to(stream, self._moved.pop(stream))
                    pause = AGAIN_SECONDS
                except (NoSuchStream, LogDamaged):
                    pass
                except Exception as error:
                    is_bug = not isinstance(error, PersistenceError)
                    LOGGER.error("game %s cannot be updated: %s", stream, error, exc_info=is_bug)
                    self.lose(stream)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, MOST_SECONDS)
        finally:
            del self._following[stream]

    async def _come_to(self, stream: str, version: int) -> None:
        """Applies records up to at least this version. A lost game may be in memory again, out of date."""
        game = self._games.known(stream)
        if game is None or stream in self._lost:
            self._lost.discard(stream)
            game = await self._games.look(stream)
            await self._return(game)
        async with game.lock:
            if game.version < version or not version:
                await self.go_on(game)

    async def _return(self, game: LiveGame) -> None:
        """Tell the listeners of a game that was not in memory."""
        stream, before = game.stream, game.version - 1
        records = await asyncio.to_thread(self._history.records, stream, before, 1, REFEREE)
        told: dict[str, list[EventView]] = {}
        # somebody may begin to watch while these are read
        while unheard := ({PUBLIC} | self._bus.wanted(stream)) - told.keys():
            for one in unheard:
                told[one] = await asyncio.to_thread(self._history.told, stream, before, one, 1)
        if game.version == before + 1:
            self._bus.tell(game, told, list(records.values()))
        for listener in self._bus.listeners:
            listener.returned(game)

    async def catch_up(self, game: LiveGame) -> bool:
        """Applies what another server has stored in a game; returns whether there was something."""
        async with game.lock:
            return await self.go_on(game)

    async def go_on(self, game: LiveGame) -> bool:
        """The same for who holds its lock. Raises `LogDamaged` if what is stored is not what a server has written."""
        if self._games.is_dropped(game):
            return False
        try:
            new = await asyncio.to_thread(self._read_on, game)
        except LogDamaged as damaged:
            self._games.close_to_play(damaged)
            raise
        if new is None:
            return False
        rows, imported, claims = new
        if rows and rows[0][0] != game.version + 1:
            return await self.go_on(game)
        if not rows:
            game.imported, game.claims = imported, claims
            return True
        entries = [game.codec.decode(version, body) for version, _, body in rows]
        records = [decode_record(body) for _, _, body in rows]
        if any(isinstance(event, Undone) for entry in entries for event in entry.events):
            position = await asyncio.to_thread(self._history.position, game.stream, rows[-1][0], REFEREE)
        else:
            position = fold_entries(entries, game.position)
        game.imported, game.claims = imported, claims
        stored = Stored(entries, records, position, head_after(game, rows))
        game.publish(self._games, stored, PUBLIC, game.adopt(self._games, stored, PUBLIC))
        return True

    def _read_on(self, game: LiveGame) -> tuple[list[Row], Imported | None, dict[str, Claimed]] | None:
        """Reads the records of a game after the version in memory, and what is kept beside them. Checks them against
        the checkpoint. Returns None if nothing is new."""
        rows, mark = self._log.whole(game.stream, game.version)
        imported, claims = game.imported, game.claims
        if imported is not None:
            imported, claims = self._log.imported(game.stream), self._log.claims(game.stream)
        if not rows:
            return None if (imported, claims) == (game.imported, game.claims) else ([], imported, claims)
        try:
            if mark != self._vault.mark(game.stream, rows[-1][0], head_after(game, rows), game.adopted):
                raise unreadable(game.stream)
        except UNREADABLE as error:
            raise unreadable(game.stream) from error
        return rows, imported, claims


def _is_in_use(game: LiveGame) -> bool:
    """Whether somebody works on a game, or is likely to soon."""
    return game.lock.locked() or time.monotonic() - game.asked_for_at < UNUSED_SECONDS


def head_after(game: LiveGame, rows: Sequence[Row]) -> bytes:
    """The head of a game after more of its events."""
    head = game.head
    for version, _, body in rows:
        head = head_of(head, version, decode_record(body).leaf())
    return head
