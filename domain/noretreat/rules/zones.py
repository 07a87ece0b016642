"""Zones of control, and who stands where (NR40, NR42, NR43)."""

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.sides import SIDES, other
from kronika.domain.noretreat.scene import scene_of
from kronika.domain.noretreat.state import BOXES, REMEMBERED, Board, Unit


@cached_by_identity(REMEMBERED)
def _zones(content: Content, units: dict[str, Unit], /) -> dict[str, frozenset[str]]:
    """NR42: the spaces in the zones of control of each side."""
    scene = scene_of(content)
    found: dict[str, set[str]] = {side: set() for side in SIDES}
    for id, unit in units.items():
        if unit.place in BOXES or unit.unsupplied:
            continue
        kind = scene.kinds[id]
        if kind.faces[unit.face].zoc:
            found[kind.side].update(scene.atlas.land[unit.place])
    return {side: frozenset(spaces) for side, spaces in found.items()}


@cached_by_identity(REMEMBERED)
def _held(content: Content, units: dict[str, Unit], /) -> dict[str, frozenset[str]]:
    kinds = scene_of(content).kinds
    found: dict[str, set[str]] = {side: set() for side in SIDES}
    for id, unit in units.items():
        if unit.place not in BOXES:
            found[kinds[id].side].add(unit.place)
    return {side: frozenset(spaces) for side, spaces in found.items()}


def enemy_zones(board: Board, side: str) -> frozenset[str]:
    """EZOC: the spaces in zones of control of a side's enemy."""
    return _zones(board.content, board.units)[other(side)]


def held(board: Board, side: str) -> frozenset[str]:
    """The spaces with units of a side."""
    return _held(board.content, board.units)[side]


def in_enemy_zone(board: Board, unit: str) -> bool:
    """Whether a unit stands in EZOC."""
    return board.units[unit].place in enemy_zones(board, board.side(unit))


def is_open(board: Board, area: str) -> bool:
    """NR45, NRR7: whether an area is open to anybody: those of the Balkans are from the turn after its trigger on."""
    after = board.scene.atlas.spaces[area].after
    return not after or board.triggered.get(after, board.turn) < board.turn


def may_be_in(board: Board, unit: str, space: str) -> bool:
    """NR44, NR45: whether a unit may enter a space, whoever stands there."""
    scene = board.scene
    place, kind = scene.atlas.spaces[space], scene.kinds[unit]
    if place.crossing:
        return False
    if not scene.atlas.is_area(space):
        return not kind.stays
    if not is_open(board, space):
        return False
    if kind.stays:
        return place.slug in kind.home
    return kind.side != "axis" or kind.nation in place.axis_nations
