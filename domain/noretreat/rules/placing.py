"""Where units come onto the map (NR32 to NR36, NR97 to NR99, NR107)."""

from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.chart import Country, Edge
from kronika.domain.noretreat.content.sides import AXIS, SOVIET, other
from kronika.domain.noretreat.content.units import Arm
from kronika.domain.noretreat.frames import (
    Bought,
    Cause,
    Gain,
    Paying,
    Placing,
    Purchase,
    Putting,
)
from kronika.domain.noretreat.rules.losses import leave, move_vp
from kronika.domain.noretreat.rules.movement import entered
from kronika.domain.noretreat.rules.rail import detrain_spaces
from kronika.domain.noretreat.rules.stacking import fits
from kronika.domain.noretreat.rules.supply import is_city, overland
from kronika.domain.noretreat.rules.table import Ask, Table, mark, put, turn_face
from kronika.domain.noretreat.rules.worth import hand_worth
from kronika.domain.noretreat.rules.zones import enemy_zones, held, is_open, may_be_in
from kronika.domain.noretreat.state import CADRES, DESTROYED, SHATTERED, SURRENDERED, TRACK, WAITING, Board

REPLACED = (Cause.RESTORED, Cause.REPLACED)
"""How units come that may take the place of a cadre (NR107)."""


def _own_cities(board: Board, side: str, country: Country) -> list[str]:
    spaces = board.scene.atlas.spaces
    return [
        id
        for id, holder in board.control.items()
        if holder == side and is_city(board, id) and spaces[id].country == country
    ]


def usual_spaces(board: Board, side: str, *, restored: bool) -> set[str]:
    """NR32, NR33: where units of a side come as a rule."""
    atlas, zones = board.scene.atlas, enemy_zones(board, side)
    home, abroad = (Country.GREATER_GERMANY, Country.USSR) if side == AXIS else (Country.USSR, Country.GREATER_GERMANY)
    found = {id for id in _own_cities(board, side, home) if overland(board, side, id)}
    if side == AXIS:
        found -= zones
    else:
        found |= {id for id, space in atlas.spaces.items() if space.edge == Edge.EAST} - zones
    if restored:
        found |= {id for id in _own_cities(board, side, abroad) if overland(board, side, id)} - zones
        if side == AXIS:
            found |= {id for id in atlas.edges[AXIS] if atlas.spaces[id].country == Country.GREATER_GERMANY} - zones
    return found


def first_spaces(board: Board, unit: str) -> set[str] | None:
    """NR97 to NR99, NRR61: where a unit enters for the first time, if a rule of its own says so."""
    kind, atlas = board.kind(unit), board.scene.atlas
    enters, side = kind.enters, kind.side
    zones = enemy_zones(board, side)
    if enters.city:
        city = atlas.place(enters.city)
        return {city} - zones if board.control.get(city) == side else set()
    if enters.near or enters.areas:
        found = {atlas.place(slug) for slug in enters.areas if is_open(board, atlas.place(slug))}
        if enters.near:
            near = atlas.place(enters.near)
            for id, space in atlas.spaces.items():
                theirs = is_city(board, id) and board.control.get(id) == other(side)
                if space.crossing or atlas.is_area(id) or theirs or id in zones or board.at(id):
                    continue
                if atlas.distance(id, near) <= enters.within and overland(board, side, id):
                    found.add(id)
        return found
    if enters.trigger:
        return set(_own_cities(board, side, Country.GREATER_GERMANY)) - zones
    return None


def spaces_for(board: Board, unit: str, how: Cause) -> list[str]:
    """NR32 to NR36, NR107, NRR48: where a unit may come onto the map."""
    kind, state = board.kind(unit), board.units[unit]
    side, found = kind.side, None
    if how in (Cause.DETRAINED, Cause.CADRE):
        return detrain_spaces(board, side)
    if how == Cause.NEAR_CITY:
        found = _near_cities(board, side)
    elif how == Cause.REBUILT:
        found = _rebuilding(board, unit)
    elif how == Cause.ENTERING and state.new:
        found = first_spaces(board, unit)
    if found is None:
        found = usual_spaces(board, side, restored=how == Cause.RESTORED)
        if how in REPLACED:
            found |= {
                board.units[one].place
                for one in board.army(side)
                if board.kind(one).cadre and overland(board, side, board.units[one].place)
            }
    theirs = held(board, other(side))
    return sorted(space for space in found if space not in theirs and may_be_in(board, unit, space))


def _near_cities(board: Board, side: str) -> set[str]:
    """Own cities and the hexes next to one, with overland supply."""
    atlas = board.scene.atlas
    cities = {id for id, holder in board.control.items() if holder == side and is_city(board, id)}
    beside = {near for city in cities for near in atlas.land[city] if not atlas.is_area(near)}
    theirs = {id for id in beside if is_city(board, id) and board.control.get(id) == other(side)}
    return {id for id in cities | (beside - theirs) if overland(board, side, id)}


def _rebuilding(board: Board, unit: str) -> set[str]:
    """Own cities of Greater Germany outside EZOC; a Volkssturm its own city, else any such."""
    found = set(_own_cities(board, AXIS, Country.GREATER_GERMANY)) - enemy_zones(board, AXIS)
    own = board.scene.atlas.place(board.kind(unit).enters.city)
    return {own} if own in found else found


# --- the placement step


def price(board: Board, unit: str) -> int:
    """NR36, NRR6: what replacing a unit costs."""
    limits, kind, state = board.scene.limits, board.kind(unit), board.units[unit]
    if kind.card_price > 1 and state.face == 1:
        return kind.card_price
    return limits.replace_destroyed if state.place == DESTROYED else limits.replace_surrendered


def replaceable(board: Board, side: str) -> list[str]:
    """NR36: the units that cards can bring back."""
    if side == AXIS and board.turn < board.scene.dates.axis_replaces:
        return []
    return [unit for box in (DESTROYED, SURRENDERED) for unit in board.boxed(side, box)]


def arriving(board: Board, side: str) -> list[str]:
    """NR34, NR35: the units that come free: restored ones, and those of this turn."""
    due = [unit for unit in board.boxed(side, TRACK) if board.units[unit].turn <= board.turn]
    return [*board.boxed(side, SHATTERED), *(unit for unit in due if not board.kind(unit).cadre)]


def coming_back(board: Board, side: str) -> list[str]:
    """NR99, NRR47: units that may come back once, for victory points."""
    most = board.scene.limits.event_vp
    found = []
    for unit in board.boxed(side, WAITING):
        kind = board.kind(unit)
        paid = board.event_vp - kind.returns_vp >= -most
        if kind.returns_from and board.turn >= kind.returns_from and paid and f"back-{unit}" not in board.once:
            found.append(unit)
    return found


def how_it_comes(board: Board, unit: str) -> Cause:
    """In what way a unit that lies somewhere would come."""
    return {SHATTERED: Cause.RESTORED, DESTROYED: Cause.REPLACED, SURRENDERED: Cause.REPLACED}.get(
        board.units[unit].place, Cause.ENTERING
    )


def must_come(board: Board, unit: str) -> bool:
    """NRR28, NRR60: whether a unit must be placed: it is free, and there is a space where it may stay."""
    if board.kind(unit).enters.may_wait and board.units[unit].new:
        return False
    side = board.side(unit)
    spaces = spaces_for(board, unit, how_it_comes(board, unit))
    return any(fits(board, side, (*board.at(space), unit), space) for space in spaces)


def placing(table: Table, frame: Placing) -> Ask | None:
    """NR32: cadres go to their box (NR106); an army that has no area left to enter is destroyed (NR98)."""
    board = table.board
    for unit in board.boxed(frame.side, TRACK):
        if board.units[unit].turn <= board.turn and board.kind(unit).cadre:
            put(table, unit, CADRES, Cause.ENTERING)
            return None
    for unit in arriving(board, frame.side):
        enters = board.kind(unit).enters
        if (
            board.units[unit].new
            and enters.areas
            and frame.side == SOVIET
            and not spaces_for(board, unit, Cause.ENTERING)
        ):
            put(table, unit, DESTROYED, Cause.NO_AREA)
            return None
    return Ask(frame.side, "place")


def placing_legal(board: Board, frame: Placing, kind: str) -> tuple[d.Decision, ...]:
    """NR34 to NR36, NR131: every unit that has a place; nobody may stop while one must come."""
    free = [unit for unit in arriving(board, frame.side) if spaces_for(board, unit, how_it_comes(board, unit))]
    paid = [
        unit
        for unit in replaceable(board, frame.side)
        if price(board, unit) <= hand_worth(board, frame.side) and spaces_for(board, unit, Cause.REPLACED)
    ]
    back = [unit for unit in coming_back(board, frame.side) if spaces_for(board, unit, Cause.ENTERING)]
    done: tuple[d.Decision, ...] = () if any(must_come(board, unit) for unit in free) else (d.Done(),)
    return (*done, *(d.Place(unit) for unit in sorted((*free, *paid, *back))))


def placing_answer(table: Table, frame: Placing, decision: d.Decision) -> None:
    """A unit is brought, for cards where it has a price."""
    if not isinstance(decision, d.Place):
        table.pop()
        return
    board, unit = table.board, decision.unit
    how = how_it_comes(board, unit)
    if how == Cause.REPLACED:
        table.push(Paying(frame.side, price(board, unit), Purchase.REPLACE, unit))
        return
    if board.units[unit].place == WAITING:
        table.emit(e.OnceUsed(f"back-{unit}"))
        move_vp(table, other(frame.side), board.kind(unit).returns_vp, e.VpCause.RETURNS)
        turn_face(table, unit, 1, Cause.ENTERING)
    table.push(Putting(frame.side, unit, how))


# --- a unit is put down


def putting(table: Table, frame: Putting) -> Ask | None:
    """The side is asked where; without a place the unit stays where it is."""
    if not spaces_for(table.board, frame.unit, frame.how):
        table.pop()
        return None
    return Ask(frame.side, "detrain_at" if frame.how in (Cause.DETRAINED, Cause.CADRE) else "place_at", frame.unit)


def putting_legal(board: Board, frame: Putting, kind: str) -> tuple[d.Decision, ...]:
    """NR32, NR49."""
    return tuple(d.At(space) for space in spaces_for(board, frame.unit, frame.how))


def lower_face(table: Table, unit: str) -> None:
    """NR31, NR36: a unit that was eliminated comes back reduced; until Soviet units have two steps a red one red."""
    board = table.board
    kind = board.kind(unit)
    fortress = board.face(unit).arm == Arm.FORTRESS
    if kind.two_steps or fortress or kind.side == AXIS or board.turn >= board.scene.dates.two_steps:
        turn_face(table, unit, 0, Cause.RETURNS)


def putting_answer(table: Table, frame: Putting, decision: d.Decision) -> None:
    """The unit is put down, with what follows from how it comes."""
    assert isinstance(decision, d.At), "a unit is put on a space"
    table.pop()
    board, unit, space = table.board, frame.unit, decision.space
    was = board.units[unit]
    eliminated = was.place in (DESTROYED, SURRENDERED)
    if eliminated:
        lower_face(table, unit)
    kind = board.kind(unit)
    on_time = was.new and board.turn == kind.enters.turn
    if on_time and kind.better_in and board.scene.atlas.place(kind.better_in) == space:
        turn_face(table, unit, 1, Cause.ENTERING)
    cadre = next((one for one in board.at(space) if board.kind(one).cadre and board.side(one) == frame.side), "")
    put(table, unit, space, frame.how)
    entered(table, unit, space)
    if frame.how in REPLACED and cadre:
        leave(table, cadre, TRACK, Cause.RELIEVED)
    elif frame.how in REPLACED or eliminated:
        mark(table, unit, e.UnitMarker.DISORGANISED)
    if frame.how == Cause.REPLACED:
        table.push(Bought(frame.side, unit, Gain.REPLACEMENT, was.place, was.face, frame.cards))
