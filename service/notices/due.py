"""The actions that a game needs from the holder of a seat, derived from the log alone."""

from collections.abc import Callable, Iterator
from functools import lru_cache

import msgspec

from kronika.domain.kernel import ends
from kronika.service.games import Games
from kronika.service.live import LiveGame
from kronika.service.outages import Outages
from kronika.service.rpc.messages import DUE
from kronika.service.waiting import Moment
from kronika.v1 import game_pb2


class Item(msgspec.Struct, frozen=True):
    """Something due from a seat. `key` is unique among everything ever due in the game. `until`: when the reply limit,
    in seconds, has passed; empty if there is no limit."""

    seat: str
    what: int
    key: str
    until: str = ""
    limit: int = 0


REMEMBERED = 4096
NOT_TOLD = {ends.PendingAction.SEAT, ends.PendingAction.CONFIRM}
"""An empty seat is nobody's, and a game that is over closes by itself."""


AskedAgain = Callable[[LiveGame, int], int]
"""Returns the version of the undo that took back an answer to an open prompt, or 0."""


def asked_again(games: Games) -> AskedAgain:
    """It is looked for in the log, and not again before there is another undo."""

    @lru_cache(REMEMBERED)
    def found(stream: str, prompt: int, _undone_at: int) -> int:
        return games.history.asked_again(stream, prompt)

    return lambda game, prompt: found(game.stream, prompt, game.undone_at) if game.undone_at > prompt else 0


def due_for(asked: AskedAgain, outages: Outages, game: LiveGame, holder: str) -> tuple[Item, ...]:
    """Returns what a game needs from the holder of its seats by this token; nothing once it is over."""
    ledger = game.ledger
    if game.imported is not None or ledger.closed or game.position.game.outcome is not None:
        return ()
    seats = [name for name in seats_of(game, holder) if name not in ledger.gave_up]
    return tuple(item for seat in seats for item in _due(asked, outages, game, seat))


def seats_of(game: LiveGame, holder: str) -> Iterator[str]:
    """The seats that this token holds, in the game's order."""
    for name, seat in game.ledger.seats.items():
        if seat.held_by is not None and seat.held_by.holder == holder and seat.bot is None:
            yield name


def _due(asked: AskedAgain, outages: Outages, game: LiveGame, seat: str) -> Iterator[Item]:
    position, ledger = game.position, game.ledger
    pending = ends.pending_actions(position).get(seat)
    if pending is not None and pending not in NOT_TOLD:
        key = f"{pending}/{seat}/{ledger.epoch.number}"
        yield _limited(outages, game, Item(seat, DUE[pending], key), game.waiting.pending_since(ledger, seat, pending))
    if ends.prompts_wait(position):
        for prompt in position.game.prompts:
            if prompt.seat == seat and not prompt.optional:
                key = f"prompt/{prompt.id}/{asked(game, prompt.id)}"
                yield _limited(outages, game, Item(seat, game_pb2.DUE_PROMPT, key), game.waiting.prompt(prompt))
    for asker, request in ledger.undo.items():
        if asker != seat and seat not in request.agreed:
            yield Item(seat, game_pb2.DUE_UNDO, f"undo/{seat}/{asker}/{game.undo_asked_at.get(asker, '')}")
    for asker, asked_to in ledger.limits.items():
        if asker != seat and seat not in asked_to.agreed:
            yield Item(seat, game_pb2.DUE_LIMIT, f"limit/{seat}/{asker}/{asked_to.at}")
    if seat not in ledger.draws:
        for other in ledger.draws:
            yield Item(seat, game_pb2.DUE_DRAW, f"draw/{seat}/{other}/{ledger.offered[other]}")
    for proposal in ledger.proposals.values():
        if seat not in proposal.consents:  # the holder of the seat itself may decline
            yield Item(seat, game_pb2.DUE_HANDOVER, f"handover/{seat}/{proposal.id}")


def _limited(outages: Outages, game: LiveGame, item: Item, since: Moment) -> Item:
    """Something that waits since a time, with the reply limit of the game; none while that is paused."""
    limit = game.ledger.options.reply_limit
    until = outages.until(since.at, limit, game.waiting) if limit else ""
    return msgspec.structs.replace(item, until=until, limit=limit) if until else item
