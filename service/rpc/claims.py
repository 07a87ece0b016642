"""Seats of imported games, claimed by who held them."""

from typing import Any

from kronika.domain.kernel.formats import HASH, SIGNATURE
from kronika.domain.kernel.receipts import claim_message
from kronika.domain.kernel.words import Reason
from kronika.service import clock, signatures
from kronika.service.core import Core, refused
from kronika.service.history import NoSuchStream
from kronika.service.live import LiveGame
from kronika.service.rpc.common import Caller, may_know, must_be_seat, needs_token, no_such_game
from kronika.service.rpc.messages import game_message
from kronika.service.store.imports import Claimed
from kronika.service.texts import must_be_bytes
from kronika.service.words import message
from kronika.v1 import game_service_pb2 as pb


async def claim_imported(core: Core, request: Any, caller: Caller) -> Any:
    """The seat counts for the caller from here on: whoever has its key is its player. Of a private game
    nobody else is told that it is there."""
    needs_token(caller)
    try:
        game = await core.games.get(request.game)
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
    if core.vault.holder(request.token_hash) != caller.holder:
        raise refused(Reason.MALFORMED, message("not-the-hash-of-token"), field="token_hash")
    if not _is_proven(game, request):
        raise refused(Reason.WRONG_SIGNATURE, message("not-signed-claim", seat=seat))
    claim = Claimed(game.stream, seat, held.key, caller.holder, clock.now(), request.signature.hex())
    async with game.lock:
        await core.journal.append(beside=(claim,))
        game.claims[seat] = claim
    return pb.ClaimImportedResponse(game=game_message(core, game, caller))


def _is_proven(game: LiveGame, request: Any) -> bool:
    """Whether the key of the seat has signed this claim."""
    seat = game.ledger.seats.get(request.seat)
    held = seat.held_by if seat is not None else None
    if held is None:
        return False
    message = claim_message(game.stream, request.seat, game.head.hex(), request.token_hash.hex())
    return signatures.verifies(held.key, request.signature.hex(), message)
