"""N8, R10: what a hit costs."""

from domain.kernel.system import Emitter
from domain.undaunted.content import MORTAR
from domain.undaunted.events import CardMoved, CounterRemoved, TargetRemoved
from domain.undaunted.rules.victory import check
from domain.undaunted.state import Board, Zone

SEARCHED = (Zone.HAND, Zone.DISCARD, Zone.DECK)
"""N8: where the card is looked for, in this order; never in the play area or the supply."""


def cards_of(board: Board, zone: tuple[str, ...], counter: str) -> list[str]:
    """The different cards of a zone that belong to a counter."""
    cards = board.scene.cards
    return [card for card in dict.fromkeys(zone) if cards[card].counter == counter]


def casualty(out: Emitter, counter: str) -> None:
    """N8: the owner of a hit counter loses a card of it, or, only if it is hit without any, the counter
    leaves the board (R8)."""
    side = out.board.scene.kinds[counter].side
    zones = out.board.sides[side]
    for zone in SEARCHED:
        found = cards_of(out.board, getattr(zones, zone), counter)
        if found:
            out.emit(CardMoved(side, found[0], zone, Zone.REMOVED))
            break
    else:
        out.emit(CounterRemoved(counter))
        if out.board.scene.kinds[counter].unit == MORTAR and zones.target:
            out.emit(TargetRemoved(side))
    check(out)
