"""The view of Sample: structs of its contract."""

import msgspec

from kronika.tools.dev.sample.state import HIDDEN, Board


class HandView(msgspec.Struct, frozen=True):
    """A seat's cards, as far as they are seen."""

    seat: str  #: The seat whose hand it is.
    size: int  #: How many cards it holds.
    cards: tuple[int, ...]  #: Those that are seen.
    picked: bool  #: Whether it has picked in this round.
    points: int  #: How many points it has.


class SampleView(msgspec.Struct, frozen=True):
    """The position of a game of Sample."""

    round: int  #: The round that is being played, 1 for the first; 0 before it.
    hands: tuple[HandView, ...]  #: By seat.
    deck: int  #: How many cards the deck holds.
    discards: tuple[int, ...]  #: The cards that lie face up, the last one last.
    order: tuple[str, ...]  #: The seats still to act in this round.


class SampleScene(msgspec.Struct, frozen=True):
    """The parts of a game of Sample that do not change."""

    seats: tuple[str, ...]  #: The seats that play.
    rounds: int  #: How many rounds are played.


def view(board: Board) -> SampleView:
    """The position as the eyes of the board see it."""
    hands = tuple(
        HandView(
            seat=seat,
            size=len(hand),
            cards=tuple(card for card in hand if card != HIDDEN),
            picked=seat in board.picks,
            points=board.points[seat],
        )
        for seat, hand in board.hands.items()
    )
    return SampleView(board.round, hands, board.deck_size, board.discards, board.order)


def scene(board: Board) -> SampleScene:
    """The parts that do not change."""
    return SampleScene(board.setup.seats, board.setup.rounds)
