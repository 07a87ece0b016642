"""Letting bots of the service hold seats."""

from collections.abc import Iterable, Mapping
from typing import Any

from kronika.domain.kernel.events import BotSeated
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, Reason, Rejection
from kronika.projections.games import GAMES_WITH_BOTS
from kronika.service.application import Application, refused
from kronika.service.chances import sit_down
from kronika.service.live import LiveGame
from kronika.service.quotas import reached
from kronika.service.rpc.common import Caller, change, find, must_be_seat, needs_token
from kronika.service.rpc.messages import game_message
from kronika.service.words import message
from kronika.v1 import game_service_pb2 as pb


def bot_of(system: System, name: str) -> BotCard:
    """The bot of this name, the system's first where none is named, or a refusal that names those there are."""
    name = name or next(iter(system.bots), "")
    if name not in system.bots:
        known = tuple(sorted(system.bots))
        raise refused(
            Reason.NOT_FOUND,
            message("not-a-bot", name=repr(name), system=system.name, known=known or message("no-bots")),
            accepted=known,
        )
    return system.bots[name].card


def bots_named(
    app: Application, system: System, seats: tuple[str, ...], named: Iterable[Any], caller: Caller
) -> dict[str, BotCard]:
    """The bots that a request wants in the seats of a new game, by seat."""
    found: dict[str, BotCard] = {}
    for one in named:
        if one.seat not in seats or one.seat in found:
            raise refused(
                Reason.MALFORMED,
                message("not-seat-of-bot-twice", seat=repr(one.seat))
                if one.seat in found
                else message("not-a-seat-for-bot", seat=repr(one.seat), seats=seats),
                accepted=tuple(seat for seat in seats if seat not in found),
                field="bots",
            )
        found[one.seat] = bot_of(system, one.bot)
    _leave_a_seat(app, set(seats) - set(found), caller)
    return found


def _leave_a_seat(app: Application, left: Iterable[str], caller: Caller) -> None:
    """Bots play each other only where the operator wants it: that is work for nobody else."""
    if not tuple(left) and not (app.operator and caller.holder == app.operator):
        raise refused(Reason.NOT_YOUR_SEAT, message("not-bots-alone"))


async def must_have_room(app: Application, caller: Caller) -> None:
    """Refuse another game with a bot to who has made too many that are not closed."""
    limit = app.settings.bot_games
    if app.operator and caller.holder == app.operator:
        return
    await app.projections.caught_up()  # what was made within the last second counts
    ((count,),) = app.projections.query(GAMES_WITH_BOTS, (caller.holder,))
    if count >= limit:
        raise reached("bot_games", "token", limit, message("not-more-bot-games", count=count))


def seat_all(app: Application, out: Recorder, bots: Mapping[str, BotCard]) -> None:
    """Bots sit down in a new game."""
    for seat, bot in bots.items():
        rejected = sit_down(app.vault, out, seat, bot)
        assert rejected is None, "a new game has all its seats free"


def named_first(app: Application, game: LiveGame) -> dict[str, str]:
    """The bots that were named when the game was made, by seat."""
    if not game.ledger.bots:
        return {}
    first = game.ledger.bots[0].at
    entries = app.history.entries(game.stream, game.codec, lte=first + 3 * len(game.ledger.seats))
    made = [event for entry in entries if entry.tx == 1 for event in entry.events]
    return {event.seat: event.bot for event in made if isinstance(event, BotSeated)}


async def invite_bot(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    needs_token(caller)
    if caller.holder != game.ledger.creator:
        raise refused(Reason.NOT_YOUR_SEAT, message("not-inviting-bots"))
    must_be_seat(game, request.seat)
    bot = bot_of(game.system, request.bot)
    if not game.ledger.bots:
        await must_have_room(app, caller)

    def make(position: Position) -> Recorder | Rejection:
        _leave_a_seat(app, set(position.ledger.seats) - {*position.ledger.by_bots, request.seat}, caller)
        out = Recorder(game.system, position)
        return sit_down(app.vault, out, request.seat, bot) or out

    await change(app, game, PUBLIC, make)
    return pb.InviteBotResponse(game=game_message(app, game, caller))
