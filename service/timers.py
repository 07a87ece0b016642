"""Timed events: undo requests expire, finished games close."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from kronika.domain.kernel import ends, undo
from kronika.domain.kernel.game import Phase, Recorder, in_campaign, phase_of
from kronika.domain.kernel.words import PUBLIC, Rejection
from kronika.projections import games
from kronika.service import clock
from kronika.service.application import Application
from kronika.service.campaigns import is_campaign
from kronika.service.errors import logged
from kronika.service.integrity import LogDamaged
from kronika.service.journal import Conflict
from kronika.service.live import LiveGame
from kronika.service.waiting import EVERY_SECONDS

EVERY = 1.0
PURGE_SECONDS = 3600
"""How often the messages of games that were closed long ago are looked for."""


class Later(msgspec.Struct, frozen=True):
    """Nothing is due in a game as long as it is at this version, and a time has not come (none: something may be
    due at any time)."""

    version: int
    due: datetime | None

    def holds(self, version: int) -> bool:
        return self.version == version and self.due is not None and clock.time() <= self.due


class Timers:
    """Looks once a second at the games in which something may be due, and writes down every few seconds that this
    server can accept decisions."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._tasks: list[asyncio.Task[None]] = []
        self._later: dict[str, Later] = {}

    def start(self) -> None:
        self._tasks = [asyncio.create_task(one()) for one in (self._run, self._note_alive, self._purge)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _note_alive(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            with logged("the current time cannot be stored"):
                await asyncio.to_thread(self._app.outages.note)

    async def _purge(self) -> None:
        last = datetime.min.replace(tzinfo=UTC)
        while True:
            if self._app.leader.mine and clock.time() - last > timedelta(seconds=PURGE_SECONDS):
                last = clock.time()
                with logged("old messages cannot be deleted"):
                    await asyncio.to_thread(self._purge_messages)
            await asyncio.sleep(EVERY)

    def _purge_messages(self) -> None:
        """Deletes the messages of games that have been closed for as long as messages are kept."""
        before = clock.after(clock.now(), -self._app.settings.message_days * clock.DAY)
        for game in self._app.chat.games():
            if self._app.projections.query(games.CLOSED_BEFORE, (game, before)):
                self._app.chat.forget(game)

    async def _run(self) -> None:
        while True:
            rows = await asyncio.to_thread(self._may_be_due) if self._app.leader.mine else []
            self._later = {stream: self._later[stream] for stream, _ in rows if stream in self._later}
            for stream, version in rows:
                if stream in self._later and self._later[stream].holds(version):
                    continue
                # a change by another server is seen to next time, damage was logged when it was found
                with logged("the timers of game %s", stream), suppress(Conflict, LogDamaged):
                    game = await self._app.games.look(stream)
                    await self.look_at(game)
                    self._later[stream] = Later(game.version, self._soonest(game))
            await asyncio.sleep(EVERY)

    def _may_be_due(self) -> list[tuple[Any, ...]]:
        with logged("the timers"):
            return self._app.projections.query(games.MAY_BE_DUE)
        return []

    async def look_at(self, game: LiveGame) -> None:
        """Do what is due in one game."""
        options = game.ledger.options
        for seat, asked_at in list(game.undo_asked_at.items()):
            if seat not in game.ledger.undo:
                del game.undo_asked_at[seat]
            elif options.undo_expiry and self._app.outages.passed(asked_at, options.undo_expiry):
                async with game.lock:
                    out = undo.expire(game.system, game.position, seat)
                    if not isinstance(out, Rejection):
                        await game.submit(self._app.games, out, PUBLIC)
        limit, finished = options.closing_time, game.finished_at
        due = limit and finished and self._app.outages.passed(finished, limit)
        if due and phase_of(game.position) == Phase.FINISHED and in_campaign(game.position):
            await self._app.campaigns.close(game, lambda: _closed(game), PUBLIC)
        elif due and phase_of(game.position) == Phase.FINISHED:
            async with game.lock:
                closed = ends.close(game.system, game.position, self._app.chances.seeds(game))
                if not isinstance(closed, Rejection):
                    await game.submit(self._app.games, closed, PUBLIC)
        if is_campaign(game) and game.ledger.opened:
            await self._app.campaigns.open_games(game)

    def _soonest(self, game: LiveGame) -> datetime | None:
        """When the next thing is due in a game."""
        if is_campaign(game):
            return None
        options = game.ledger.options
        times = [(at, options.undo_expiry) for at in game.undo_asked_at.values() if options.undo_expiry]
        if options.closing_time and game.finished_at:
            times.append((game.finished_at, options.closing_time))
        due = [self._app.outages.due(at, seconds) for at, seconds in times]
        return min((one for one in due if one is not None), default=None)


def _closed(game: LiveGame) -> Recorder:
    """A game of a campaign closed because its time has passed; unchanged if it is not finished."""
    closed = ends.close(game.system, game.position, ())
    return Recorder(game.system, game.position) if isinstance(closed, Rejection) else closed
