"""The calls of the services that systems have of their own: what a system tells of its streams."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.reports import Asking, ReadCall
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import REFEREE, Reason, Rejection
from kronika.projections.rows import Rows
from kronika.service import convert
from kronika.service.application import Application, Refused, refused
from kronika.service.campaigns import effective_events
from kronika.service.integrity import LogDamaged
from kronika.service.live import LiveGame
from kronika.service.rpc.common import Caller, audience_of, find, holds
from kronika.service.store import imports
from kronika.service.words import message

Call = Callable[[Application, Any, Caller], Awaitable[Any]]


def call(system: System, report: ReadCall) -> Call:
    """How a call of a system's own service is answered."""

    async def answer(app: Application, request: Any, caller: Caller) -> Any:
        asked = convert.from_message(report.request, request)
        game = await _stream(app, system, getattr(asked, report.stream), caller)
        audience = audience_of(game, _eyes(game, report, asked), caller)
        version = getattr(asked, "version", 0)
        if report.rows:
            await app.projections.caught_up()
        told = report.tell(
            Asking(
                stream=game.stream,
                version=version or game.version,
                board=_board(app, game, audience, version),
                whole=game.position.game.board,
                may_see=lambda seat: game.ledger.opened or holds(game, seat, caller),
                rows=Rows(app.projections.query, imports.HERE if game.imported is None else "TRUE"),
                game=await _playing(app, game, caller) if report.game and not version else (),
                language=caller.language,
            ),
            asked,
        )
        if isinstance(told, Rejection):
            raise Refused(told)
        return convert.to_message(told)

    return answer


def _eyes(game: LiveGame, report: ReadCall, asked: Any) -> str:
    """With whose eyes it is told: those of the seat that the request names, until all is open."""
    if not report.audience:
        return ""
    return REFEREE if game.ledger.opened else str(getattr(asked, report.audience))


async def _stream(app: Application, system: System, stream: str, caller: Caller) -> LiveGame:
    game = await find(app, stream, caller)
    if game.system is system:
        return game
    if system.links is not None and game.system.links is None:
        raise refused(Reason.NOT_FOUND, message("not-a-campaign", stream=repr(stream)))
    raise refused(
        Reason.NOT_FOUND,
        message("not-of-system", stream=repr(stream), system=system.name, other=game.system.name),
    )


def _board(app: Application, game: LiveGame, audience: str, version: int) -> Any:
    """The board as an audience saw it at a version; 0: now."""
    if not 0 <= version <= game.version:
        raise refused(
            Reason.NOT_FOUND,
            message("not-a-version-of-campaign", last=game.version, wanted=version),
        )
    if version in (0, game.version):
        return game.fold_for(app.games, audience).game.board
    return app.history.position(game.stream, version, audience).game.board


async def _playing(app: Application, campaign: LiveGame, caller: Caller) -> tuple[tuple[int, Event], ...]:
    """What stands of the log of the game that a campaign has started, as long as it may still be taken over;
    nothing of one whose log is damaged."""
    links, position = campaign.system.links, campaign.position.game
    stream = links.game(position.board) if links is not None else ""
    if not stream or position.outcome is not None:
        return ()
    try:
        game = await app.games.get(stream)
    except LogDamaged:
        return ()
    app.quotas.folded(caller, game.version)
    entries = await asyncio.to_thread(app.history.entries, game.stream, game.codec)
    return tuple(effective_events(entries))
