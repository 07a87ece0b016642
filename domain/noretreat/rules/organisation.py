"""The organisation phase: flip step and reorganisation step (NR27 to NR30, NR37)."""

from msgspec.structs import replace

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat.content.sides import SOVIET
from kronika.domain.noretreat.events import UnitMarker
from kronika.domain.noretreat.frames import (
    Cause,
    Flipping,
    Paying,
    Purchase,
    Reorganising,
)
from kronika.domain.noretreat.rules.table import Ask, Table, mark, turn_face
from kronika.domain.noretreat.rules.turning import (
    can_turn_back,
    fortifiable,
    improvable,
    improve_price,
    turn_better,
    upgradeable,
)
from kronika.domain.noretreat.rules.worth import hand_worth
from kronika.domain.noretreat.state import Board


def flipping(table: Table, frame: Flipping) -> Ask:
    """NR28, NR27: the active side is asked which unit it turns."""
    return Ask(frame.side, "flip")


def flipping_legal(board: Board, frame: Flipping, kind: str) -> tuple[d.Decision, ...]:
    """NR28 to NR30, NR131: every way to turn a unit that has not been turned yet."""
    purse, limits = hand_worth(board, frame.side), board.scene.limits
    found: list[d.Decision] = [d.Done()]
    for unit in board.army(frame.side):
        if unit in frame.turned:
            continue
        if improvable(board, unit) and improve_price(board, unit) <= purse:
            found.append(d.Improve(unit))
        if frame.side != SOVIET:
            continue
        if frame.free and upgradeable(board, unit):
            found.append(d.Upgrade(unit))
        if limits.fortify <= purse and fortifiable(board, unit):
            found.append(d.Fortify(unit))
        if can_turn_back(board, unit):
            found.append(d.TurnBack(unit))
    return tuple(found)


def flipping_answer(table: Table, frame: Flipping, decision: d.Decision) -> None:
    """A unit is turned, or paid for."""
    limits = table.board.scene.limits
    match decision:
        case d.Improve(unit):
            table.push(Paying(frame.side, improve_price(table.board, unit), Purchase.IMPROVE, unit))
        case d.Fortify(unit):
            table.push(Paying(frame.side, limits.fortify, Purchase.FORTIFY, unit))
        case d.Upgrade(unit):
            table.swap(replace(frame, turned=(*frame.turned, unit), free=frame.free - 1))
            turn_better(table, unit, Cause.UPGRADED, 0)
        case d.TurnBack(unit):
            table.swap(replace(frame, turned=(*frame.turned, unit)))
            turn_face(table, unit, 0, Cause.TURNED_BACK)
        case _:
            table.pop()


def disorganised(board: Board, side: str) -> list[str]:
    """NR37: the units of a side with a disorganised marker."""
    return [unit for unit in board.army(side) if board.units[unit].disorganised]


def reorganising(table: Table, frame: Reorganising) -> Ask:
    """NR37."""
    return Ask(frame.side, "reorganise")


def reorganising_legal(board: Board, frame: Reorganising, kind: str) -> tuple[d.Decision, ...]:
    """NR37, NR115."""
    units = disorganised(board, frame.side) if frame.more or hand_worth(board, frame.side) else []
    return (d.Done(), *(d.Reorganise(unit) for unit in units))


def reorganising_answer(table: Table, frame: Reorganising, decision: d.Decision) -> None:
    """A marker is taken off, for a card unless one before it paid for both (NR115)."""
    match decision:
        case d.Reorganise(unit) if frame.more:
            table.swap(replace(frame, more=False))
            mark(table, unit, UnitMarker.DISORGANISED, on=False)
        case d.Reorganise(unit):
            table.push(Paying(frame.side, table.board.scene.limits.reorganise, Purchase.REORGANISE, unit))
        case _:
            table.pop()
