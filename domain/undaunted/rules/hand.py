"""R15, U6, U7: a hand, which only its owner sees."""

from kronika.domain.kernel.words import Rejection
from kronika.domain.undaunted.names import against, card_called
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def holds_cards(board: Board, side: str) -> bool:
    """R15: what a side may do with its hand only it knows; that it is empty everybody does."""
    return bool(board.sides[side].hand)


def not_in_hand(board: Board, side: str, card: str, rule: str) -> Rejection:
    """Why a card that the side does not hold cannot be chosen."""
    name = card_called(board, card)
    return against(
        rule,
        message("not-in-hand", name=name),
        dict.fromkeys(board.sides[side].hand),
    )
