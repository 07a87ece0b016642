"""A position taken over by a new game: what a fork starts from."""

from kronika.domain.kernel.events import Event, Sealed
from kronika.domain.noretreat.content.sides import SIDES
from kronika.domain.noretreat.events import HandInherited, Held, LaidOut, PositionInherited
from kronika.domain.noretreat.state import Board

TOLD_APART = ("hands", "fresh")
"""What of a board is told to its owner alone."""


def inherit(events: list[Event], board: Board) -> tuple[Event, ...]:
    """The opening that these events began with, then the position as the referee's board has it."""
    opening = next(event for event in events if isinstance(event, LaidOut))
    fields = [name for name in PositionInherited.__struct_fields__ if name not in TOLD_APART]
    position = PositionInherited(
        hands={side: len(hand) for side, hand in board.hands.items()},
        fresh=len(board.fresh),
        **{name: getattr(board, name) for name in fields},
    )
    hands = tuple(HandInherited(side, Sealed(side, _held(board, side))) for side in SIDES)
    return (opening, position, *hands)


def _held(board: Board, side: str) -> Held:
    hand = board.hands[side]
    return Held(hand, tuple(card for card in board.fresh if card in hand))
