"""When a bot of Undaunted takes a draw."""

from kronika.domain.undaunted.content import RIFLEMEN
from kronika.domain.undaunted.rules.variants import DefeatRule, variant
from kronika.domain.undaunted.rules.victory import is_pinned, units_left
from kronika.domain.undaunted.state import Board


def takes_draw(board: Board, seat: str) -> bool:
    """Whether nothing that the seat can do leads to victory any more (U23, N9): it has no riflemen left who could
    control anything, and it has nobody left who could shoot, or the enemy has no riflemen on the board who could be
    shot at. Never where other soldiers win, too: in Stalingrad."""
    if variant(board).defeat is not DefeatRule.PINNED:
        return False
    left = units_left(board, seat)
    return RIFLEMEN not in left and (not left or is_pinned(board, board.scene.opponent(seat)))
