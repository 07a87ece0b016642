"""Rail movement and the strategic reserve (NR47 to NR50)."""

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.sides import AXIS, SOVIET, other
from kronika.domain.noretreat.frames import (
    Cause,
    Detraining,
    Moving,
    Offer,
    Offering,
    Putting,
    Reserving,
)
from kronika.domain.noretreat.rules.supply import is_city, is_supplied, lines, overland
from kronika.domain.noretreat.rules.table import Ask, Table, put
from kronika.domain.noretreat.rules.zones import enemy_zones, held
from kronika.domain.noretreat.state import BOXES, RAIL, Board


def rail_room(board: Board, side: str) -> int:
    """NR47: how many units the rail box of a side still takes; partisans do not count (NR120)."""
    return board.scene.limits.rail - len(board.boxed(side, RAIL))


def may_entrain(board: Board, frame: Moving) -> list[str]:
    """NR47, NRR8: the units that may go into the rail box instead of moving."""
    early = board.turn <= board.scene.dates.no_axis_rail
    if rail_room(board, frame.side) <= 0 or (early and (frame.side == AXIS or frame.entrained)):
        return []
    if frame.entrained and len(board.hands[frame.side]) < board.scene.limits.entrain:
        return []
    return [unit for unit in board.army(frame.side) if unit not in frame.moved and can_entrain(board, unit)]


def can_entrain(board: Board, unit: str) -> bool:
    """NR25, NR47: a mobile unit without an unsupplied marker; an area is one large hex (NR44, NR45)."""
    return board.face(unit).mp > 0 and not board.units[unit].unsupplied


def supplied_now(board: Board, side: str) -> list[str]:
    """NR50, NR130: mobile units of a side that are supplied at this moment, whatever marker they carry."""
    return [unit for unit in board.army(side) if board.face(unit).mp > 0 and is_supplied(board, unit)]


def detrain_spaces(board: Board, side: str) -> list[str]:
    """NR49, NRR9: where units of a side may leave the rail box: own cities, and hexes near a source."""
    atlas, found = board.scene.atlas, lines(board, side)
    own = {id for id, holder in board.control.items() if holder == side and is_city(board, id)}
    hostile = [id for id, holder in board.control.items() if holder == other(side) and is_city(board, id)]
    near = {one for id, far in found.reach.items() if far < board.scene.limits.detrain for one in atlas.supply[id]}
    fields = {id for id in near | atlas.edges[side] if not atlas.spaces[id].crossing}
    fields -= enemy_zones(board, side) | set(hostile) | {one for id in hostile for one in atlas.land[id]}
    cities = {id for id in own if overland(board, side, id)}
    taken = {id for id in board.captured if id in own}
    return sorted((cities | fields) - taken - held(board, other(side)))


# --- the detraining phase (NR48)


def detraining(table: Table, frame: Detraining) -> Ask:
    """NR48: the active side is asked which unit leaves the box."""
    return Ask(frame.side, "detrain")


def detraining_legal(board: Board, frame: Detraining, kind: str) -> tuple[d.Decision, ...]:
    """NR48: every unit in the box, while there is a place."""
    units = board.boxed(frame.side, RAIL)
    if not units or not detrain_spaces(board, frame.side):
        return (d.Done(),)
    return (d.Done(), *(d.Detrain(unit) for unit in units))


def detraining_answer(table: Table, frame: Detraining, decision: d.Decision) -> None:
    """A unit leaves the box, or none does any more."""
    if isinstance(decision, d.Detrain):
        table.push(Putting(frame.side, decision.unit, Cause.DETRAINED))
    else:
        table.pop()


# --- the strategic reserve (NR50)


def reserve_choices(board: Board, side: str) -> list[str]:
    """NR50, NRR10: units that may be marked: one on the map, or, the marker being in the box, another there."""
    if board.reserve and board.units[board.reserve].place == RAIL:
        return [unit for unit in board.boxed(side, RAIL) if unit != board.reserve]
    if rail_room(board, side) <= 0:
        return []
    return supplied_now(board, side)


def reserving(table: Table, frame: Reserving) -> Ask | None:
    """NR50: the Soviets are asked at the very end of their movement phase."""
    board = table.board
    if board.turn < board.scene.dates.reserve or not reserve_choices(board, frame.side):
        table.pop()
        return None
    return Ask(frame.side, "strategic_reserve")


def reserving_legal(board: Board, frame: Reserving, kind: str) -> tuple[d.Decision, ...]:
    """NR50."""
    return (d.Pass(), *(d.Mark(unit) for unit in reserve_choices(board, frame.side)))


def reserving_answer(table: Table, frame: Reserving, decision: d.Decision) -> None:
    """The marker is put on a unit, which goes into the box if it is not there."""
    table.pop()
    if isinstance(decision, d.Mark):
        table.emit(e.ReserveMarked(decision.unit))
        if table.board.units[decision.unit].place not in BOXES:
            put(table, decision.unit, RAIL, Cause.RESERVE)


def offer_reserve(table: Table) -> None:
    """NR50: at the end of a detraining phase of either side the reserve unit may leave the box."""
    board = table.board
    if board.reserve and board.units[board.reserve].place == RAIL and detrain_spaces(board, SOVIET):
        table.push(Offering(SOVIET, Offer.RESERVE_DETRAIN, board.reserve))
