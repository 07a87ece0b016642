"""What happens by itself when its time has come: undo requests expire, finished games close."""

import asyncio
import logging
from typing import Any

import msgspec

from domain.kernel import ends, undo
from domain.kernel.game import Phase, Recorder, phase_of
from domain.kernel.words import PUBLIC, Rejection
from projections import games
from service import clock
from service.campaigns import is_campaign
from service.core import Core
from service.faults import FAULTS
from service.integrity import LogDamaged
from service.live import LiveGame
from service.store.writer import Conflict

LOGGER = logging.getLogger("kronika")
EVERY = 1.0


class Later(msgspec.Struct, frozen=True):
    """Nothing is due in a game as long as it is at this version, and so many seconds have not passed since
    a time (none: something may be due at any time)."""

    version: int
    due: tuple[str, int] | None

    def holds(self, version: int) -> bool:
        return self.version == version and self.due is not None and clock.seconds_since(self.due[0]) <= self.due[1]


class Timers:
    """Looks once a second at the games in which something may be due."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._task: asyncio.Task[None] | None = None
        self._later: dict[str, Later] = {}

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            rows = self._may_be_due() if self._core.steward.mine else []
            self._later = {stream: self._later[stream] for stream, _ in rows if stream in self._later}
            for stream, version in rows:
                if stream in self._later and self._later[stream].holds(version):
                    continue
                try:
                    game = await self._core.games.look(stream)
                    await self.look_at(game)
                    self._later[stream] = Later(game.version, _soonest(game))
                except Conflict:
                    LOGGER.info("game %s moved on while its timers were looked at", stream)
                except LogDamaged:
                    pass  # said once, when that was found
                except FAULTS as error:
                    LOGGER.error("the timers of game %s: %s: %s", stream, type(error).__name__, error)
                except Exception:
                    LOGGER.exception("the timers of game %s", stream)
            await asyncio.sleep(EVERY)

    def _may_be_due(self) -> list[tuple[Any, ...]]:
        try:
            return self._core.projections.query(games.MAY_BE_DUE)
        except FAULTS as error:
            LOGGER.error("the timers: %s: %s", type(error).__name__, error)
            return []

    async def look_at(self, game: LiveGame) -> None:
        """Do what is due in one game."""
        options = game.ledger.options
        for seat, asked_at in list(game.undo_asked_at.items()):
            if seat not in game.ledger.undo:
                del game.undo_asked_at[seat]
            elif options.undo_expiry and clock.seconds_since(asked_at) > options.undo_expiry:
                async with game.lock:
                    out = undo.expire(game.system, game.position, seat)
                    if not isinstance(out, Rejection):
                        await self._core.games.commit(game, out, PUBLIC)
        due = options.closing_time and game.finished_at and clock.seconds_since(game.finished_at) > options.closing_time
        if due and phase_of(game.position) == Phase.FINISHED and ends.in_campaign(game.position):
            await self._core.campaigns.close(game, lambda: _closed(game), PUBLIC)
        elif due and phase_of(game.position) == Phase.FINISHED:
            async with game.lock:
                closed = ends.close(game.system, game.position, self._core.games.seeds(game))
                if not isinstance(closed, Rejection):
                    await self._core.games.commit(game, closed, PUBLIC)
        if is_campaign(game) and game.ledger.opened:
            await self._core.campaigns.open_games(game)


def _closed(game: LiveGame) -> Recorder:
    """A game of a campaign closed because its time has passed; unchanged if it is not finished."""
    closed = ends.close(game.system, game.position, ())
    return Recorder(game.system, game.position) if isinstance(closed, Rejection) else closed


def _soonest(game: LiveGame) -> tuple[str, int] | None:
    """Since when, and after how many seconds, the next thing is due in a game."""
    if is_campaign(game):
        return None
    options = game.ledger.options
    times = [(at, options.undo_expiry) for at in game.undo_asked_at.values() if options.undo_expiry]
    if options.closing_time and game.finished_at:
        times.append((game.finished_at, options.closing_time))
    return min(times, key=lambda due: due[1] - clock.seconds_since(due[0]), default=None)
