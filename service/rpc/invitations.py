"""Letting somebody into a game: invitations given, listed, withdrawn."""

import secrets
from hashlib import sha256
from typing import Any

from kronika.domain.kernel import invitations
from kronika.domain.kernel.invitations import is_in
from kronika.domain.kernel.ledger import Invitation
from kronika.domain.kernel.words import PUBLIC, Reason
from kronika.service import clock, convert
from kronika.service.core import Core, refused
from kronika.service.live import LiveGame
from kronika.service.paging import page_of_all
from kronika.service.rpc.common import Caller, change, find, must_hold, needs_token
from kronika.service.words import message
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

SECRET_BYTES = 32
USUAL_LIFETIME = 7 * 86_400
LARGEST_PAGE = 100


def stands_for(core: Core, secret: str) -> str:
    """What stands for the secret of an invitation in the log; never the same as for a token."""
    return core.vault.holder(sha256(b"kronika.invitation.v1" + bytes.fromhex(secret)).digest())


async def create_invitation(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    _must_be(game, request.by, caller)
    secret = secrets.token_hex(SECRET_BYTES)
    holder, lifetime = stands_for(core, secret), request.lifetime or USUAL_LIFETIME
    (told,) = await change(
        core, game, PUBLIC, lambda p: invitations.invite(game.system, p, request.by, holder, lifetime, request.seat)
    )
    invitation = _message(Invitation(told.version, request.by, holder, lifetime, request.seat), told.at)
    return pb.CreateInvitationResponse(invitation=invitation, secret=bytes.fromhex(secret))


async def list_invitations(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    needs_token(caller)
    if not is_in(game.ledger, caller.holder):
        raise refused(Reason.NOT_YOUR_SEAT, message("not-your-invitations"))
    standing = [
        one
        for one in game.ledger.invitations.values()
        if clock.after(game.invited_at[one.id], one.lifetime) > clock.now()
    ]
    shown, further = page_of_all(request, standing, LARGEST_PAGE)
    told = [_message(one, game.invited_at[one.id]) for one in shown]
    return pb.ListInvitationsResponse(invitations=told, next_page_token=further)


async def withdraw_invitation(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    _must_be(game, request.by, caller)
    await change(core, game, PUBLIC, lambda p: invitations.withdraw(game.system, p, request.invitation, request.by))
    return pb.WithdrawInvitationResponse()


def _must_be(game: LiveGame, by: str, caller: Caller) -> None:
    """Refuse who is not the seat, or the creator of the game, that is said to invite."""
    if by:
        must_hold(game, by, caller)
        return
    needs_token(caller)
    if caller.holder != game.ledger.creator:
        raise refused(Reason.NOT_YOUR_SEAT, message("not-inviting-without-seat"))


def _message(given: Invitation, at: str) -> Any:
    return game_pb2.Invitation(
        invitation=given.id,
        by=given.by,
        seat=given.seat,
        given_at=convert.timestamp(at),
        until=convert.timestamp(clock.after(at, given.lifetime)),
    )
