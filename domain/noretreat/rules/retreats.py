"""Retreats (NR72 to NR74)."""

from msgspec.structs import replace

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat.content.sides import other
from kronika.domain.noretreat.events import MoveKind
from kronika.domain.noretreat.frames import Cause, Retreating
from kronika.domain.noretreat.rules.losses import eliminate, shatter
from kronika.domain.noretreat.rules.movement import travel
from kronika.domain.noretreat.rules.stacking import crowded
from kronika.domain.noretreat.rules.supply import overland
from kronika.domain.noretreat.rules.table import Ask, Table
from kronika.domain.noretreat.rules.zones import enemy_zones, held, may_be_in
from kronika.domain.noretreat.state import Board


def may_retreat_to(board: Board, frame: Retreating, unit: str, at: str) -> list[str]:
    """NR73, NR43: the spaces next to one that a unit may retreat into."""
    side = frame.side
    zones, own, theirs = enemy_zones(board, side), held(board, side), held(board, other(side))
    return [
        to
        for to in board.scene.atlas.land[at]
        if to not in theirs and may_be_in(board, unit, to) and (frame.free or to not in zones or to in own)
    ]


def two_away(board: Board, start: str, end: str) -> bool:
    """NR72, NRR43, NRR67: whether a space is two steps away from the one left."""
    atlas = board.scene.atlas
    if atlas.is_area(start) or atlas.is_area(end):
        return end != start and end not in atlas.beside[start]
    return atlas.distance(start, end) == 2


def _ends_supplied(board: Board, frame: Retreating, unit: str, end: str) -> bool:
    """NRR13, NRR62: whether a space where a unit ends its retreat has overland supply, once it stands there."""
    units = {**board.units, unit: replace(board.units[unit], place=end)}
    return overland(replace(board, units=units), frame.side, end)


def ways(board: Board, frame: Retreating, unit: str) -> list[tuple[str, ...]]:
    """NR72, NRR13: the ways that a unit may retreat: if any ends with overland supply, only those."""
    atlas, start = board.scene.atlas, board.units[unit].place
    found: list[tuple[str, ...]] = []
    for first in may_retreat_to(board, frame, unit, start):
        if atlas.is_area(first) or frame.hexes == 1:
            found.append((first,))
            continue
        found += [
            (first, second)
            for second in may_retreat_to(board, frame, unit, first)
            if second != start and two_away(board, start, second)
        ]
    fed = {end for end in {way[-1] for way in found} if _ends_supplied(board, frame, unit, end)}
    return [way for way in found if way[-1] in fed] or found


def _left(board: Board, frame: Retreating) -> list[str]:
    """Who still has to go; of units too many those of a space that holds too many."""
    left = [unit for unit in frame.units if board.on_map(unit)]
    if not frame.excess:
        return left
    crowds = crowded(board, frame.side)
    return [unit for unit in left if board.units[unit].place in crowds]


def retreating(table: Table, frame: Retreating) -> Ask | None:
    """NR72, NRR62: the owner chooses who goes next, and where; who cannot is eliminated (NR74)."""
    board = table.board
    if frame.unit:
        return Ask(frame.side, "retreat", frame.unit)
    left = _left(board, frame)
    if not left:
        table.pop()
        return None
    if any(ways(board, frame, unit) for unit in left):
        return Ask(frame.side, "retreat")
    table.pop()
    for unit in left if not frame.excess else ():
        eliminate(table, unit, Cause.NO_RETREAT)
    return None


def _onward(board: Board, frame: Retreating) -> list[str]:
    """The second spaces of the unit on its way, from where it is."""
    atlas = board.scene.atlas
    found = [
        to
        for to in may_retreat_to(board, frame, frame.unit, frame.at)
        if to != frame.start and two_away(board, frame.start, to)
    ]
    supplied = [to for to in found if _ends_supplied(board, frame, frame.unit, to)]
    return sorted(supplied or found) if not atlas.is_area(frame.at) else []


def retreating_legal(board: Board, frame: Retreating, kind: str) -> tuple[d.Decision, ...]:
    """NR72: a unit with its first space; then its second."""
    if frame.unit:
        return tuple(d.Retreat(frame.unit, to) for to in _onward(board, frame))
    return tuple(
        d.Retreat(unit, first)
        for unit in _left(board, frame)
        for first in sorted({way[0] for way in ways(board, frame, unit)})
    )


def retreating_answer(table: Table, frame: Retreating, decision: d.Decision) -> None:
    """A unit retreats one space."""
    assert isinstance(decision, d.Retreat), "a unit retreats"
    board, unit, to = table.board, decision.unit, decision.to
    start = frame.start or board.units[unit].place
    goes_on = not frame.unit and frame.hexes > 1 and not board.scene.atlas.is_area(to)
    if goes_on:
        table.swap(replace(frame, unit=unit, start=start, at=to))
    else:
        rest = tuple(one for one in frame.units if one != unit)
        table.swap(replace(frame, units=rest, unit="", start="", at=""))
    travel(table, unit, (to,), MoveKind.RETREAT)
    if not goes_on and frame.shattered:
        shatter(table, unit)
