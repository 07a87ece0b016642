"""Taking seats and passing them on, committing and revealing entropy."""

import math
from typing import Any

from kronika.domain.kernel import receipts, seats
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.ed25519 import is_key
from kronika.domain.kernel.formats import HASH, NAME
from kronika.domain.kernel.game import Position, Recorder
from kronika.domain.kernel.invitations import is_for, is_in
from kronika.domain.kernel.ledger import Holder, Ledger
from kronika.domain.kernel.words import PUBLIC, Reason, Rejection, refuse
from kronika.projections.games import OPEN_GAMES
from kronika.service import clock, signatures
from kronika.service.core import Core, refused
from kronika.service.live import LiveGame
from kronika.service.quotas import reached
from kronika.service.rpc.common import (
    Caller,
    accepted,
    chance_needed,
    change,
    find,
    invitation_of,
    must_hold,
    needs_token,
)
from kronika.service.rpc.messages import game_message
from kronika.service.texts import must_be, must_be_bytes
from kronika.service.words import message
from kronika.v1 import game_service_pb2 as pb


async def take_seat(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game, caller)
    holder = holder_of(request.name, caller.holder, request.key.hex())
    open_games = _open_games(core, caller)
    if open_games + core.settings.requests_a_second >= core.settings.open_games:
        await core.projections.caught_up()  # what was taken within the last second counts
        open_games = _open_games(core, caller)
    if open_games >= core.settings.open_games:
        raise reached(
            "open_games",
            "token",
            core.settings.open_games,
            message("not-more-open-games", count=open_games),
        )
    invitation = invitation_of(game, caller)
    shown = invitation.id if invitation is not None and is_for(invitation, request.seat) else 0
    if game.ledger.options.private and not shown and not is_in(game.ledger, caller.holder):
        raise refused(Reason.NOT_YOUR_SEAT, message("not-invited", seat=request.seat))
    await change(core, game, PUBLIC, lambda position: seats.take(game.system, position, request.seat, holder, shown))
    return pb.TakeSeatResponse(game=game_message(core, game, caller))


def _open_games(core: Core, caller: Caller) -> int:
    count: int = core.projections.query(f"SELECT COUNT(*) FROM ({OPEN_GAMES}) AS open_games", (caller.holder,))[0][0]
    return count


def holder_of(name: str, holder: str, key: str) -> Holder:
    """Who takes a seat. Refuses what cannot be a name or a key."""
    must_be(NAME, name, "name")
    if key and not is_key(key):
        raise refused(Reason.MALFORMED, message("not-a-key"), field="key")
    return Holder(name, holder, key)


def _with_anchors(core: Core, game: LiveGame, seat: str, make: Any) -> Any:
    """A change of participants: new chains are made where it voids the epoch."""

    def changed(position: Position) -> Recorder | Rejection:
        anchors = None
        if seat in position.ledger.seats and seats.voids_epoch(position.ledger, seat):
            anchors = core.chances.new_chains(game)
        made: Recorder | Rejection = make(position, anchors)
        return made

    return changed


async def leave_seat(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    must_hold(game, request.seat, caller)
    seat = request.seat
    make = _with_anchors(core, game, seat, lambda p, anchors: seats.leave(game.system, p, seat, anchors))
    await change(core, game, PUBLIC, make)
    return pb.LeaveSeatResponse(game=game_message(core, game, caller))


async def free_seat(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game, caller)
    await change(core, game, PUBLIC, lambda p: seats.free(game.system, p, request.seat, caller.holder))
    return pb.FreeSeatResponse(game=game_message(core, game, caller))


async def lock_line_up(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game, caller)
    await change(core, game, PUBLIC, lambda p: seats.lock(game.system, p, caller.holder, locked=not request.unlock))
    return pb.LockLineUpResponse(game=game_message(core, game, caller))


async def hand_over_seat(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    seat = request.seat
    must_hold(game, seat, caller)
    must_be_bytes(HASH, request.token_hash, "token_hash")
    taker = holder_of(request.name, core.vault.holder(request.token_hash), request.key.hex())
    head, signed = signatures.given(request.signed)
    message = receipts.handover_message(game.stream, seat, head, taker.name, taker.key)
    signatures.check(core, game, seat, signed, message, caller)
    make = _with_anchors(
        core, game, seat, lambda p, anchors: seats.hand_over(game.system, p, seat, taker, anchors, signed)
    )
    await change(core, game, PUBLIC, make)
    return pb.HandOverSeatResponse(game=game_message(core, game, caller))


async def propose_handover(core: Core, request: Any, caller: Caller) -> Any:
    needs_token(caller)
    game = await find(core, request.game, caller)
    taker = holder_of(request.name, caller.holder, request.key.hex())
    invitation = invitation_of(game, caller)
    shown = invitation.id if invitation is not None and not is_in(game.ledger, caller.holder) else 0
    await change(core, game, PUBLIC, lambda p: seats.propose_handover(game.system, p, request.seat, taker, shown))
    return pb.ProposeHandoverResponse(game=game_message(core, game, caller))


def _still_declinable(core: Core, game: LiveGame, seat: str, proposal: int) -> Rejection | None:
    """Consent passes a seat on over its holder's head, hand and all: he must have had time to decline."""
    standing = game.ledger.proposals.get(seat)
    if standing is None or standing.id != proposal:
        return None
    until = core.outages.until(game.handover_proposed_at[seat], core.settings.handover_wait)
    left = -clock.seconds_since(until)
    if left <= 0:
        return None
    hours = math.ceil(left / 3600)
    return refuse(Reason.TOO_EARLY, message("not-handed-over-yet", seat=seat, hours=hours))


async def answer_handover(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    seat, by, proposal = request.asked, request.seat, request.proposal
    must_hold(game, by, caller)
    if request.consent:

        def consented(position: Position, anchors: seats.Anchors | None) -> Recorder | Rejection:
            too_early = _still_declinable(core, game, seat, proposal)
            return too_early or seats.consent_to_handover(game.system, position, seat, by, proposal, anchors)

        make = _with_anchors(core, game, seat, consented)
    else:
        make = lambda p: seats.decline_handover(game.system, p, seat, by, proposal)  # noqa: E731
    await change(core, game, PUBLIC, make)
    return pb.AnswerHandoverResponse(game=game_message(core, game, caller))


async def commit_entropy(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    seat, epoch = request.seat, request.epoch
    must_hold(game, seat, caller)
    head, signed = signatures.given(request.signed)
    commitment = request.commitment.hex()

    def make(position: Position) -> Recorder:
        out = accepted(seats.commit_entropy(game.system, position, seat, epoch, commitment, signed))
        message = receipts.commitment_message(game.stream, seat, epoch, head, commitment)
        signatures.check(core, game, seat, signed, message, caller)
        return out

    await change(core, game, PUBLIC, make)
    return pb.CommitEntropyResponse(game=game_message(core, game, caller))


async def reveal_entropy(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    seat, epoch = request.seat, request.epoch
    must_hold(game, seat, caller)
    head, signed = signatures.given(request.signed)
    entropy = request.entropy.hex()

    def chance(ledger: Ledger) -> Chance:
        return core.chances.of(game, ledger)

    def make(position: Position) -> Recorder:
        with chance_needed:
            out = accepted(seats.reveal(game.system, position, seat, epoch, entropy, chance, signed))
        to_sign = receipts.reveal_message(game.stream, seat, epoch, head, entropy)
        signatures.check(core, game, seat, signed, to_sign, caller)
        if signed is not None and game.version_of(core.history, bytes.fromhex(head)) < position.ledger.committed:
            raise refused(
                Reason.STALE_VERSION,
                message("not-reveal-over-that-head", committed=position.ledger.committed),
            )
        return out

    await change(core, game, PUBLIC, make)
    return pb.RevealEntropyResponse(game=game_message(core, game, caller))


async def agree_to_epoch(core: Core, request: Any, caller: Caller) -> Any:
    game = await find(core, request.game, caller)
    must_hold(game, request.seat, caller)
    await agree_to_another(core, game, request.seat)
    return pb.AgreeToEpochResponse(game=game_message(core, game, caller))


async def agree_to_another(core: Core, game: LiveGame, seat: str) -> None:
    """A seat agrees to a new epoch in the place of one whose secrets are gone."""

    def make(position: Position) -> Recorder | Rejection:
        if not core.chances.is_lost(game):
            raise refused(Reason.TOO_EARLY, message("not-a-sound-epoch"))
        return seats.agree_to_epoch(game.system, position, seat, core.chances.new_chains(game))

    await change(core, game, PUBLIC, make)
