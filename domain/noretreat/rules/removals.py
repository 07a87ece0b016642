"""The removals phase (NR78 to NR81)."""

from msgspec.structs import replace

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.sides import SOVIET, other
from kronika.domain.noretreat.frames import (
    Cause,
    Paying,
    Purchase,
    Removing,
    Unscorching,
    Window,
    WindowKind,
)
from kronika.domain.noretreat.rules.losses import surrender
from kronika.domain.noretreat.rules.supply import is_supplied
from kronika.domain.noretreat.rules.table import Ask, Table, mark
from kronika.domain.noretreat.state import Board


def failing(board: Board, frame: Removing) -> list[str]:
    """NR78: marked units of a side that are still without supply, and not spared."""
    return [
        unit
        for unit in board.army(frame.side)
        if board.units[unit].unsupplied and unit not in frame.spared and not is_supplied(board, unit)
    ]


def removing(table: Table, frame: Removing) -> None:
    """NR78, NR79, NR26: a side is judged, the active one first; all that fail leave together."""
    board = table.board
    gone = failing(board, frame)
    if gone and not frame.opened:
        table.swap(replace(frame, opened=True))
        table.push(Window(WindowKind.SPARE, board.initiative))
        return
    table.pop()
    for unit in gone:
        surrender(table, unit, Cause.UNSUPPLIED)
    if frame.side == board.active:
        table.push(Removing(other(frame.side)))


def clear_markers(table: Table) -> None:
    """NR80: all unsupplied and disorganised markers come off, of both sides; targets too. Counterblows left by
    a battle stay."""
    board = table.board
    for unit, state in sorted(board.units.items()):
        for marker in (e.UnitMarker.UNSUPPLIED, e.UnitMarker.DISORGANISED):
            if getattr(state, marker):
                mark(table, unit, marker, on=False)
        if state.partisans and board.active != SOVIET:
            mark(table, unit, e.UnitMarker.PARTISANS, on=False)
    for space, blow in sorted(board.blows.items()):
        if not blow.left or (blow.side != board.active):
            table.emit(e.BlowLifted(space))


def scorched_by(board: Board, side: str) -> list[str]:
    """NRR35: scorched cities that a side controls."""
    return sorted({space for space in board.scorched if board.control.get(space) == side})


def unscorching(table: Table, frame: Unscorching) -> Ask | None:
    """NRR35: the controller may lift the marker for two cards."""
    board = table.board
    if not scorched_by(board, frame.side) or len(board.hands[frame.side]) < board.scene.limits.unscorch:
        table.pop()
        return None
    return Ask(frame.side, "unscorch")


def unscorching_legal(board: Board, frame: Unscorching, kind: str) -> tuple[d.Decision, ...]:
    """NRR35."""
    return (d.Pass(), *(d.At(space) for space in scorched_by(board, frame.side)))


def unscorching_answer(table: Table, frame: Unscorching, decision: d.Decision) -> None:
    """A city is rebuilt, for cards."""
    if isinstance(decision, d.At):
        table.push(Paying(frame.side, table.board.scene.limits.unscorch, Purchase.UNSCORCH, decision.space))
    else:
        table.pop()
