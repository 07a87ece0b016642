"""Stacking (NR41)."""

from collections.abc import Sequence

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat.content.sides import AXIS, other
from kronika.domain.noretreat.content.tables import Dates
from kronika.domain.noretreat.content.units import Arm
from kronika.domain.noretreat.frames import Stacking
from kronika.domain.noretreat.rules.losses import discard_excess
from kronika.domain.noretreat.rules.table import Ask, Table
from kronika.domain.noretreat.state import Board


def fits(board: Board, side: str, units: Sequence[str], space: str = "") -> bool:
    """NR41: whether units of one side may stay together on a space."""
    counted = [unit for unit in units if not board.kind(unit).free_stacking]
    if space in board.eased:
        return any(_fits(board, side, counted[:at] + counted[at + 1 :]) for at in range(len(counted))) or not counted
    return _fits(board, side, counted)


def _fits(board: Board, side: str, units: Sequence[str]) -> bool:
    return may_stack(board.scene.dates, board.turn, side, [board.face(unit).arm for unit in units])


def may_stack(dates: Dates, turn: int, side: str, arms: Sequence[Arm]) -> bool:
    """NR41, NRR49: whether units of these arms, all of which count, may stay together."""
    if len(arms) < 2:
        return True
    if len(arms) > 2:
        return False
    if side == AXIS or turn >= dates.free_stacking:
        return True
    return turn >= dates.tank_stacking and Arm.ARMOUR in arms and Arm.FORTRESS not in arms


def crowded(board: Board, side: str) -> list[str]:
    """NR41: spaces with too many units of a side."""
    spaces = sorted({board.units[unit].place for unit in board.army(side)})
    return [space for space in spaces if not fits(board, side, board.at(space), space)]


def stacking(table: Table, frame: Stacking) -> Ask | None:
    """NR41: both sides are judged, the active one first; the owner of units too many is asked."""
    for side in (frame.side, other(frame.side)):
        spaces = crowded(table.board, side)
        if spaces:
            return Ask(side, "overstack", spaces[0])
    table.pop()
    return None


def stacking_legal(board: Board, frame: Stacking, kind: str) -> tuple[d.Decision, ...]:
    """NR41: any unit of the first such space."""
    for side in (frame.side, other(frame.side)):
        for space in crowded(board, side):
            return tuple(d.Excess(unit) for unit in board.at(space) if not board.kind(unit).free_stacking)
    return ()


def stacking_answer(table: Table, frame: Stacking, decision: d.Decision) -> None:
    """A unit too many leaves the map."""
    assert isinstance(decision, d.Excess), "a unit is too many"
    discard_excess(table, decision.unit)
