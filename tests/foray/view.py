"""What people see of Foray: structs of its contract."""

import msgspec

from tests.foray.state import HIDDEN, Board, Raid


class HandView(msgspec.Struct, frozen=True):
    """A seat's cards, as far as they are seen."""

    seat: str  #: The seat whose hand it is.
    team: str  #: Its team.
    size: int  #: How many cards it holds.
    cards: tuple[int, ...]  #: Those that are seen.
    buried: int  #: How many of its cards lie face down.
    picked: bool  #: Whether it has picked in this round.
    left: bool  #: Whether it has given up.


class ForayView(msgspec.Struct, frozen=True):
    """The position of a game of Foray."""

    round: int  #: The round that is being played, 1 for the first; 0 before it.
    hands: tuple[HandView, ...]  #: By seat.
    deck: int  #: How many cards the deck holds.
    discarded: tuple[int, ...]  #: The cards that lie face up, the last one last.
    order: tuple[str, ...]  #: The seats still to act in this round.
    raider: str  #: The raiding seat, during a raid.
    target: str  #: Whom.
    points: dict[str, int]  #: By team.


class ForayScene(msgspec.Struct, frozen=True):
    """The parts of a game of Foray that do not change."""

    seats: tuple[str, ...]  #: The seats that play, in their order round the table.
    rounds: int  #: How many rounds are played.
    goal: int  #: The points to reach alone.


def view(board: Board) -> ForayView:
    """The position as the eyes of the board see it."""
    raid = board.frame if isinstance(board.frame, Raid) else None
    return ForayView(
        round=board.round,
        hands=tuple(
            HandView(
                seat=seat,
                team=board.team(seat),
                size=len(hand),
                cards=tuple(card for card in hand if card != HIDDEN),
                buried=len(board.face_down[seat]),
                picked=seat in board.picks,
                left=seat in board.out,
            )
            for seat, hand in board.hands.items()
        ),
        deck=board.deck_size,
        discarded=board.face_up,
        order=board.order,
        raider=raid.seat if raid is not None else "",
        target=raid.target if raid is not None else "",
        points=board.points,
    )


def scene(board: Board) -> ForayScene:
    """The parts that do not change."""
    return ForayScene(board.setup.seats, board.setup.rounds, board.setup.goal)
