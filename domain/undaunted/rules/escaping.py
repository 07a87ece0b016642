"""A15, R28: leaving the board by an escape marker."""

from typing import Final

from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted.events import CounterEscaped
from kronika.domain.undaunted.rules.casualties import remove_cards
from kronika.domain.undaunted.rules.out_of_reach import is_named
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board

OFF: Final = ""
"""Where a step off the board leads to."""


def can_escape(board: Board, side: str, counter: str) -> bool:
    """A15, R28: whether a soldier or a vehicle may leave: it is named, or all who sit in it are."""
    if is_named(board, side, counter):
        return True
    crew = board.crew(counter).values() if board.is_vehicle(counter) else ()
    return bool(crew) and all(is_named(board, side, soldier) for soldier in crew)


def escape(out: Emitter, counter: str) -> None:
    """A15, R28: a soldier leaves the board with all his cards, a vehicle with all who sit in it."""
    crew = list(out.board.crew(counter).values()) if out.board.is_vehicle(counter) else []
    for gone in (*crew, counter):
        out.emit(CounterEscaped(gone))
        remove_cards(out, gone)
    check(out)
