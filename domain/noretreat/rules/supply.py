"""Supply, and where units leave the rail box (NR20 to NR26, NR49, NR130)."""

from typing import NamedTuple

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat.content import Sea
from kronika.domain.noretreat.content.words import AXIS, SOVIET, other
from kronika.domain.noretreat.events import UnitMarker
from kronika.domain.noretreat.rules.parts import Play, enemy_zones, held, mark
from kronika.domain.noretreat.scene import Scene
from kronika.domain.noretreat.state import REMEMBERED, Board, SupplyKind, Unit

FAR = 99


class Lines(NamedTuple):
    """The current supply of a side."""

    sources: frozenset[str]  #: NR21: friendly supplied cities and own edge hexes.
    reach: dict[str, int]  #: NR23: distance of each open hex to the nearest open source.
    open: frozenset[str]  #: NR23: hexes that a supply line may enter.


@cached_by_identity(REMEMBERED)
def _lines(
    scene: Scene, units: dict[str, Unit], control: dict[str, str], scorched: tuple[str, ...], axis: bool, /
) -> Lines:
    board = Board(scene=scene, units=units, control=control, scorched=scorched)
    return _find(board, AXIS if axis else SOVIET)


def lines(board: Board, side: str) -> Lines:
    """Returns the current supply of a side."""
    return _lines(board.scene, board.units, board.control, board.scorched, side == AXIS)


def _find(board: Board, side: str) -> Lines:
    """NR23, NR43, NRR4."""
    atlas, enemy = board.scene.atlas, other(side)
    edges, back, beside = atlas.edges[side], atlas.back[side], atlas.supply
    standing = atlas.cities.difference(board.scorched)
    holders = {space: holder for space, holder in board.control.items() if space in standing}
    closed = {space for space, holder in holders.items() if holder == enemy}
    free = atlas.hexes - closed - held(board, enemy) - (enemy_zones(board, side) - held(board, side))
    # NR21: from the edge back against the own directions
    leads = edges & free
    ring = leads
    while ring:
        ring = (free & {near for at in ring for near in back[at]}) - leads
        leads |= ring
    cities = {space for space, holder in holders.items() if holder == side}
    sources = edges | {space for space in cities if any(near in leads for near in atlas.onward[side][space])}
    ring = sources & free
    reach = dict.fromkeys(ring, 0)
    for far in range(1, board.scene.limits.supply):
        ring = (free & {near for at in ring for near in beside[at]}) - reach.keys()
        reach.update(dict.fromkeys(ring, far))
    return Lines(sources, reach, free)


def is_city(board: Board, space: str) -> bool:
    """NRR35: whether a space is a city that has not been scorched."""
    return board.scene.atlas.is_city(space) and space not in board.scorched


def supplied_city(board: Board, side: str, space: str) -> bool:
    """NR21: whether a space is a friendly supplied city."""
    return is_city(board, space) and space in lines(board, side).sources


def overland(board: Board, side: str, space: str) -> bool:
    """NR22, NR130: whether a space has overland supply. Where the line starts is not judged."""
    return distance_to_source(board, side, space) <= board.scene.limits.supply


def distance_to_source(board: Board, side: str, space: str) -> int:
    """NR22: how many hexes away the nearest source is, as far as it matters."""
    found = lines(board, side)
    if space in found.sources:
        return 0
    return min((found.reach[near] + 1 for near in board.scene.atlas.supply[space] if near in found.reach), default=FAR)


def supplied(board: Board, side: str) -> tuple[str, ...]:
    """NR22: the spaces with overland supply."""
    return _supplied(board.scene, lines(board, side))


@cached_by_identity(REMEMBERED)
def _supplied(scene: Scene, found: Lines, /) -> tuple[str, ...]:
    near = scene.atlas.supply
    fed = {id for id in near if not found.reach.keys().isdisjoint(near[id])}
    return tuple(sorted(found.sources | fed))


def by_sea(board: Board, side: str, space: str) -> bool:
    """NR24 (a)."""
    sea = board.scene.atlas.spaces[space].sea
    if sea == Sea.BALTIC:
        return side == AXIS or supplied_city(board, side, board.scene.atlas.place("leningrad"))
    return sea == Sea.BLACK or (sea == Sea.CASPIAN and side == SOVIET)


def other_source(board: Board, side: str, space: str) -> bool:
    """NR24 (a), (b): the sea, or a friendly unit beside it with overland supply."""
    if by_sea(board, side, space):
        return True
    own = held(board, side)
    return any(near in own and overland(board, side, near) for near in board.scene.atlas.beside[space])


def supplied_at(board: Board, side: str, space: str) -> bool:
    """NRR41: whether a unit of a side would be supplied on a space."""
    return overland(board, side, space) or other_source(board, side, space)


def is_supplied(board: Board, unit: str) -> bool:
    """NR22, NR24: whether a unit on the map is supplied, checked now."""
    kind, place = board.kind(unit), board.units[unit].place
    at_home = board.scene.atlas.spaces[place].slug in kind.home if kind.home else False
    return at_home or supplied_at(board, kind.side, place)


def has_overland(board: Board, unit: str) -> bool:
    """NR22: whether a unit on the map has overland supply, checked now."""
    return overland(board, board.side(unit), board.units[unit].place)


def line_of(board: Board, side: str, space: str) -> tuple[str, ...]:
    """NR22: from a space with overland supply a shortest line, from the space beside it to the source; none from a
    source itself."""
    found = lines(board, side)
    reach, near = found.reach, board.scene.atlas.supply
    if space in found.sources:
        return ()
    line = [_nearest(near[space], reach)]
    while reach[line[-1]]:
        line.append(_nearest(near[line[-1]], reach))
    return tuple(line)


def _nearest(spaces: tuple[str, ...], reach: dict[str, int]) -> str:
    return min([(reach[space], space) for space in spaces if space in reach])[1]


def supplier(board: Board, unit: str) -> tuple[SupplyKind, tuple[str, ...]]:
    """NR22, NR24: returns the kind of supply of a unit on the map, checked now, and the spaces of its line."""
    side, place, atlas = board.side(unit), board.units[unit].place, board.scene.atlas
    if overland(board, side, place):
        return SupplyKind.OVERLAND, line_of(board, side, place)
    if atlas.spaces[place].slug in board.kind(unit).home:
        return SupplyKind.HOME, ()
    if by_sea(board, side, place):
        return SupplyKind.SEA, ()
    own = held(board, side)
    for near in atlas.beside[place]:
        if near in own and overland(board, side, near):
            return SupplyKind.BESIDE, (near, *line_of(board, side, near))
    return SupplyKind.NONE, ()


def judge(play: Play, side: str) -> None:
    """NR20: all units of a side that are not supplied get a marker, at the same moment (NRR3)."""
    board = play.board
    cut_off = [unit for unit in board.army(side) if not is_supplied(board, unit)]
    for unit in cut_off:
        mark(play, unit, UnitMarker.UNSUPPLIED)


def supply_phase(play: Play, side: str) -> None:
    """NR20: the active side first."""
    judge(play, side)
    judge(play, other(side))


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
