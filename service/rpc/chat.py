"""Messages between players: writing, reading and deleting them, and muting a seat."""

import asyncio
from functools import partial
from typing import Any

from kronika.domain.kernel.formats import NOTE
from kronika.domain.kernel.words import Reason
from kronika.service import clock, convert
from kronika.service.application import Application, refused
from kronika.service.chat import Said, Usage, Written
from kronika.service.quotas import reached
from kronika.service.requests import must_be, page_of
from kronika.service.rpc.common import Caller, audience_of, find, needs_token, seated
from kronika.service.settings import Settings
from kronika.service.words import message
from kronika.v1 import game_service_pb2 as pb

MESSAGES, MOST_MESSAGES = 100, 500
"""Messages on a page, if none or more are asked for."""


async def post_message(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    _must_be_offered(app)
    must_be(NOTE, request.body, "body")
    if game.ledger.opened and clock.seconds_since(game.updated_at) > app.settings.message_days * clock.DAY:
        raise refused(Reason.WRONG_PHASE, message("not-messages-any-more", days=app.settings.message_days))
    held = game.ledger.seats[seat].held_by
    said = Said(held.name if held is not None else "", request.body)
    now = clock.time().timestamp()
    judge = partial(_must_be_few, app.settings, now)
    written = await asyncio.to_thread(app.chat.post, game.stream, seat, caller.holder, said, now, judge)
    app.messages_changed(game.stream)
    return pb.PostMessageResponse(message=_message(written, caller))


async def list_messages(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    audience = audience_of(game, request.audience, caller)
    _must_be_offered(app)
    page = page_of(request, MESSAGES, MOST_MESSAGES, request.after)
    if audience not in game.ledger.seats and not game.ledger.opened:
        raise refused(Reason.WRONG_PHASE, message("not-messages-before-closed"))
    if request.after < 0:
        raise refused(Reason.MALFORMED, message("not-below-zero"), field="after")
    found = await asyncio.to_thread(app.chat.read, game.stream, caller.holder, page.after, page.size + 1)
    shown = found[: page.size]
    return pb.ListMessagesResponse(
        messages=[_message(one, caller) for one in shown],
        next_page_token=page.token(shown[-1].change, found[page.size :]) if shown else "",
        muted=await asyncio.to_thread(app.chat.muted, game.stream, caller.holder),
    )


async def delete_message(app: Application, request: Any, caller: Caller) -> Any:
    """Its author may have left the seat, and a private game with it."""
    author = caller.holder
    if not author or not await asyncio.to_thread(app.chat.delete, request.game, request.number, author):
        await find(app, request.game, caller)
        needs_token(caller)
        raise refused(Reason.NOT_FOUND, message("not-your-message", number=request.number))
    app.messages_changed(request.game)
    return pb.DeleteMessageResponse()


async def mute_seat(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    others = tuple(one for one in game.ledger.seats if one != seat)
    if request.other not in others:
        said = message("not-a-seat", seat=repr(request.other), seats=others)
        raise refused(Reason.NOT_FOUND, said, accepted=others)
    await asyncio.to_thread(app.chat.mute, game.stream, caller.holder, request.other, muted=request.muted)
    return pb.MuteSeatResponse(muted=await asyncio.to_thread(app.chat.muted, game.stream, caller.holder))


def _must_be_offered(app: Application) -> None:
    if not app.settings.messages:
        raise refused(Reason.NOT_OFFERED, message("not-offered-messages"))


def _must_be_few(settings: Settings, now: float, usage: Usage) -> None:
    """Refuses one more message of a seat, if it has written too many."""
    if usage.in_all >= settings.game_messages:
        most = settings.game_messages
        raise reached("game_messages", "game", most, message("game_messages", limit=most))
    if usage.in_hour >= settings.messages_an_hour:
        most, since = settings.messages_an_hour, usage.since or now
        said = message("messages_an_hour", limit=most)
        raise reached("messages_an_hour", "game", most, said, since + clock.HOUR - now)


def _message(written: Written, caller: Caller) -> Any:
    said = written.said
    return pb.PlayerMessage(
        number=written.number,
        change=written.change,
        seat=written.seat,
        name=said.name if said is not None else "",
        at=convert.timestamp(clock.written(written.at)),
        body=said.body if said is not None else "",
        deleted=said is None,
        mine=bool(caller.holder) and written.holder == caller.holder,
    )
