"""Takes seats and hands them over, also to bots; commits and reveals entropy."""

import math
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

from kronika.domain.kernel import seats, signing
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import BotSeated
from kronika.domain.kernel.formats import HASH, NAME, SIGNATURE
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.ledger import Holder, Invitation, Ledger
from kronika.domain.kernel.seats import holds_a_seat, is_for, is_in
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.signing import claim_message, is_key
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, Reason, Rejection, refuse
from kronika.projections.games import GAMES_WITH_BOTS, OPEN_GAMES
from kronika.service import clock, convert, ed25519, signatures
from kronika.service.application import Application, refused
from kronika.service.chances import sit_down
from kronika.service.history import NoSuchStream
from kronika.service.live import LiveGame
from kronika.service.quotas import reached
from kronika.service.requests import must_be, must_be_bytes, page_of_all
from kronika.service.rpc.common import (
    Caller,
    accepted,
    chance_needed,
    change,
    find,
    invitations_of,
    may_know,
    must_be_seat,
    must_hold,
    needs_token,
    no_such_game,
    seated,
)
from kronika.service.rpc.messages import game_message
from kronika.service.store.imports import Claimed
from kronika.service.words import message
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb


async def take_seat(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(app, request.game, caller)
    holder = holder_of(request.name, caller.holder, request.key.hex())
    open_games = _open_games(app, caller)
    if open_games + app.settings.requests_a_second >= app.settings.open_games:
        await app.projections.caught_up()  # seats taken within the last second count
        open_games = _open_games(app, caller)
    if open_games >= app.settings.open_games:
        raise reached(
            "open_games",
            "token",
            app.settings.open_games,
            message("not-more-open-games", count=open_games),
        )
    shown = next((one.id for one in invitations_of(game, caller) if is_for(one, request.seat)), 0)
    if game.ledger.options.private and not shown and not is_in(game.ledger, caller.holder):
        raise refused(Reason.NOT_YOUR_SEAT, message("not-invited", seat=request.seat))
    await change(app, game, PUBLIC, lambda position: seats.take(game.system, position, request.seat, holder, shown))
    return pb.TakeSeatResponse(game=game_message(app, game, caller))


def _open_games(app: Application, caller: Caller) -> int:
    count: int = app.projections.query(f"SELECT COUNT(*) FROM ({OPEN_GAMES}) AS open_games", (caller.holder,))[0][0]
    return count


def holder_of(name: str, holder: str, key: str) -> Holder:
    """The new holder of a seat. Refuses an invalid name or key."""
    must_be(NAME, name, "name")
    if key and not is_key(key):
        raise refused(Reason.MALFORMED, message("not-a-key"), field="key")
    return Holder(name, holder, key)


def _with_anchors(app: Application, game: LiveGame, seat: str, make: Any) -> Any:
    """A change of participants: new chains are made where it voids the epoch."""

    def changed(position: Position) -> Recorder | Rejection:
        anchors = None
        if seat in position.ledger.seats and seats.voids_epoch(position.ledger, seat):
            anchors = app.chances.new_chains(game)
        made: Recorder | Rejection = make(position, anchors)
        return made

    return changed


async def leave_seat(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    make = _with_anchors(app, game, seat, lambda p, anchors: seats.leave(game.system, p, seat, anchors))
    await change(app, game, PUBLIC, make)
    return pb.LeaveSeatResponse(game=game_message(app, game, caller))


async def free_seat(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(app, request.game, caller)
    await change(app, game, PUBLIC, lambda p: seats.free(game.system, p, request.seat, caller.holder))
    return pb.FreeSeatResponse(game=game_message(app, game, caller))


async def lock_line_up(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(app, request.game, caller)
    await change(app, game, PUBLIC, lambda p: seats.lock(game.system, p, caller.holder, locked=not request.unlock))
    return pb.LockLineUpResponse(game=game_message(app, game, caller))


async def hand_over_seat(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    must_be_bytes(HASH, request.token_hash, "token_hash")
    taker = holder_of(request.name, app.vault.holder(request.token_hash), request.key.hex())
    head, signed = signatures.given(request.signed)
    message = signing.handover_message(game.stream, seat, head, taker.name, taker.key)
    signatures.check(app, game, seat, signed, message, caller)
    make = _with_anchors(
        app, game, seat, lambda p, anchors: seats.hand_over(game.system, p, seat, taker, anchors, signed)
    )
    await change(app, game, PUBLIC, make)
    return pb.HandOverSeatResponse(game=game_message(app, game, caller))


async def propose_handover(app: Application, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(app, request.game, caller)
    taker = holder_of(request.name, caller.holder, request.key.hex())
    given = [] if is_in(game.ledger, caller.holder) else invitations_of(game, caller)
    shown = next((one.id for one in given if one.by and is_for(one, request.seat)), 0)
    await change(app, game, PUBLIC, lambda p: seats.propose_handover(game.system, p, request.seat, taker, shown))
    return pb.ProposeHandoverResponse(game=game_message(app, game, caller))


def _still_declinable(app: Application, game: LiveGame, seat: str, proposal: int) -> Rejection | None:
    """Consent passes a seat on over its holder's head, hand and all: he must have had time to decline."""
    standing = game.ledger.proposals.get(seat)
    if standing is None or standing.id != proposal:
        return None
    until = app.outages.until(game.handover_proposed_at[seat], app.settings.handover_wait)
    left = -clock.seconds_since(until)
    if left <= 0:
        return None
    hours = math.ceil(left / 3600)
    return refuse(Reason.TOO_EARLY, message("not-handed-over-yet", seat=seat, hours=hours))


async def answer_handover(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    seat, by, proposal = request.asked, request.seat, request.proposal
    must_hold(game, by, caller)

    def consented(position: Position, anchors: seats.Anchors | None) -> Recorder | Rejection:
        too_early = _still_declinable(app, game, seat, proposal)
        return too_early or seats.consent_to_handover(game.system, position, seat, by, proposal, anchors)

    def declined(position: Position) -> Recorder | Rejection:
        return seats.decline_handover(game.system, position, seat, by, proposal)

    await change(app, game, PUBLIC, _with_anchors(app, game, seat, consented) if request.consent else declined)
    return pb.AnswerHandoverResponse(game=game_message(app, game, caller))


async def commit_entropy(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    epoch = request.epoch
    head, signed = signatures.given(request.signed)
    commitment = request.commitment.hex()

    def make(position: Position) -> Recorder:
        out = accepted(seats.commit_entropy(game.system, position, seat, epoch, commitment, signed))
        message = signing.commitment_message(game.stream, seat, epoch, head, commitment)
        signatures.check(app, game, seat, signed, message, caller)
        return out

    await change(app, game, PUBLIC, make)
    return pb.CommitEntropyResponse(game=game_message(app, game, caller))


async def reveal_entropy(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    epoch = request.epoch
    head, signed = signatures.given(request.signed)
    entropy = request.entropy.hex()

    def chance(ledger: Ledger) -> Chance:
        return app.chances.of(game, ledger)

    def make(position: Position) -> Recorder:
        with chance_needed:
            out = accepted(seats.reveal(game.system, position, seat, epoch, entropy, chance, signed))
        to_sign = signing.reveal_message(game.stream, seat, epoch, head, entropy)
        signatures.check(app, game, seat, signed, to_sign, caller)
        if signed is not None and game.version_of(app.history, bytes.fromhex(head)) < position.ledger.committed:
            raise refused(
                Reason.STALE_VERSION,
                message("not-reveal-over-that-head", committed=position.ledger.committed),
            )
        return out

    await change(app, game, PUBLIC, make)
    return pb.RevealEntropyResponse(game=game_message(app, game, caller))


async def agree_to_epoch(app: Application, request: Any, caller: Caller) -> Any:
    game, seat = await seated(app, request, caller)
    await agree_to_another(app, game, seat)
    return pb.AgreeToEpochResponse(game=game_message(app, game, caller))


async def agree_to_another(app: Application, game: LiveGame, seat: str) -> None:
    """A seat agrees to a new epoch in the place of one whose secrets are gone."""

    def make(position: Position) -> Recorder | Rejection:
        if not app.chances.is_lost(game):
            raise refused(Reason.TOO_EARLY, message("not-a-sound-epoch"))
        return seats.agree_to_epoch(game.system, position, seat, app.chances.new_chains(game))

    await change(app, game, PUBLIC, make)


async def claim_imported(app: Application, request: Any, caller: Caller) -> Any:
    """Claims a seat of an imported game for the caller, who has its key. Does not reveal to anybody else that a private
    game exists."""
    needs_token(caller)
    try:
        game = await app.games.get(request.game)
    except NoSuchStream:
        raise no_such_game(request.game) from None
    if not (may_know(game, caller) or _is_proven(game, request)):
        raise no_such_game(request.game)
    if game.imported is None:
        raise refused(Reason.WRONG_PHASE, message("not-claimed-where-played", stream=game.stream))
    seat = request.seat
    must_be_seat(game, seat)
    held = game.ledger.seats[seat].held_by
    if held is None or not held.key:
        raise refused(
            Reason.WRONG_SIGNATURE,
            message("not-claimed-unsigned", seat=seat),
            accepted=tuple(name for name, one in game.ledger.seats.items() if one.held_by and one.held_by.key),
        )
    must_be_bytes(HASH, request.token_hash, "token_hash")
    must_be_bytes(SIGNATURE, request.signature, "signature")
    if app.vault.holder(request.token_hash) != caller.holder:
        raise refused(Reason.MALFORMED, message("not-the-hash-of-token"), field="token_hash")
    if not _is_proven(game, request):
        raise refused(Reason.WRONG_SIGNATURE, message("not-signed-claim", seat=seat))
    claim = Claimed(game.stream, seat, held.key, caller.holder, clock.now(), request.signature.hex())
    async with game.lock:
        await app.journal.append(beside=(claim,)).then(lambda: game.claims.update({seat: claim}))
    return pb.ClaimImportedResponse(game=game_message(app, game, caller))


def _is_proven(game: LiveGame, request: Any) -> bool:
    """Whether the key of the seat has signed this claim."""
    seat = game.ledger.seats.get(request.seat)
    held = seat.held_by if seat is not None else None
    if held is None:
        return False
    message = claim_message(game.stream, request.seat, game.head.hex(), request.token_hash.hex())
    return ed25519.verifies(held.key, request.signature.hex(), message)


SECRET_BYTES = 32
USUAL_LIFETIME = 7 * clock.DAY
LARGEST_PAGE = 100


def stands_for(app: Application, secret: str) -> str:
    """The id of an invitation's secret in the log; never equal to that of a token."""
    return app.vault.holder(sha256(b"kronika.invitation.v1" + bytes.fromhex(secret)).digest())


async def create_invitation(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    _must_be(game, request.by, caller)
    if bool(request.played) != bool(request.opponent):
        raise refused(Reason.MALFORMED, message("not-played-without-opponent"), field="opponent")
    secret = "" if request.played else secrets.token_hex(SECRET_BYTES)
    holder = stands_for(app, secret) if secret else await _player(app, request.played, request.opponent, caller)
    lifetime = request.lifetime or USUAL_LIFETIME
    (told,) = await change(
        app, game, PUBLIC, lambda p: seats.invite(game.system, p, request.by, holder, lifetime, request.seat)
    )
    invitation = _message(Invitation(told.version, request.by, holder, lifetime, request.seat), told.at)
    return pb.CreateInvitationResponse(invitation=invitation, secret=bytes.fromhex(secret))


async def _player(app: Application, played: str, seat: str, caller: Caller) -> str:
    """The holder id of the player of a seat in a game that the caller plays too."""
    other = await find(app, played, caller)
    must_be_seat(other, seat)
    held = other.ledger.seats[seat].held_by
    if not holds_a_seat(other.ledger, caller.holder) or other.imported is not None or held is None or not held.holder:
        raise refused(Reason.NOT_YOUR_SEAT, message("not-inviting-player", seat=seat))
    return held.holder


async def list_invitations(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
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


async def withdraw_invitation(app: Application, request: Any, caller: Caller) -> Any:
    game = await find(app, request.game, caller)
    _must_be(game, request.by, caller)
    await change(app, game, PUBLIC, lambda p: seats.withdraw(game.system, p, request.invitation, request.by))
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


def bot_of(system: System, name: str) -> BotCard:
    """The bot of this name, the system's first where none is named, or a refusal that names those there are."""
    name = name or next(iter(system.bots), "")
    if name not in system.bots:
        known = tuple(sorted(system.bots))
        raise refused(
            Reason.NOT_FOUND,
            message("not-a-bot", name=repr(name), system=system.name, known=known)
            if known
            else message("no-bots", name=repr(name), system=system.name),
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
    await app.projections.caught_up()  # games made within the last second count
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
