"""Standing orders (design 14): a seat lets prompts of a kind be passed for it, so that nobody waits a day
for a pass. An order is sealed: others learn that there is one, and each pass that it gives.

An order passes whatever the seat holds, and public facts end it: if it passed only where nothing else is
legal, a prompt that it leaves open would show that the hand has an answer (design 5)."""

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.game import Position, Recorder, go_on, still_plays
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Reason, Rejection, message, refuse

MOST_ORDERS = 16
"""Standing orders of one seat at a time."""


def give(
    system: System, position: Position, seat: str, order: e.Order, chance: Chance, signed: e.Signed | None = None
) -> Recorder | Rejection:
    """Gives a standing order for a seat, which immediately passes the prompts it covers. While chance is replaced, the
    order waits until chance runs again."""
    if not position.ledger.started or position.game.outcome is not None or position.ledger.closed:
        return refuse(Reason.WRONG_PHASE, message("not-orders-now"))
    refused = still_plays(position, seat)
    if refused is not None:
        return refused
    offered = system.orders(position.game.board, seat)
    if order not in offered:
        return refuse(
            Reason.MALFORMED,
            message("not-a-standing-order"),
            accepted=tuple(f"{one.kind or 'all'} until {one.until}" for one in offered),
            field="order",
        )
    board = position.game.board
    own = [one.order for one in position.ledger.orders if one.seat == seat]
    standing = [one for one in own if one is not None and system.order_holds(board, one)]
    if order in standing:
        return refuse(Reason.ALREADY_DONE, message("not-order-twice"))
    if len(standing) >= MOST_ORDERS:
        return refuse(Reason.LIMIT_REACHED, message("not-more-orders", most=MOST_ORDERS))
    out = Recorder(system, position)
    out.emit(e.OrderGiven(seat, e.Sealed(seat, e.Ordered(order, signed))))
    if out.ledger.chance_runs:
        go_on(out, chance)
    return out


def withdraw(system: System, position: Position, seat: str, version: int) -> Recorder | Rejection:
    """A seat takes back the order that it gave at a version."""
    own = tuple(str(one.version) for one in position.ledger.orders if one.seat == seat)
    if str(version) not in own:
        return refuse(
            Reason.NOTHING_TO_ANSWER,
            message("not-your-order", version=version),
            accepted=own,
        )
    out = Recorder(system, position)
    out.emit(e.OrderWithdrawn(seat, version))
    return out
