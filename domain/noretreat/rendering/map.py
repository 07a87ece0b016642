"""The map as a picture: the ground, who holds it, what stands on it, and what may be done there."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import dist, inf, sqrt
from typing import Final, NamedTuple

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.rendering import INK, TABLE, WRITING, Panel, Place, about, group, layer, panel, text
from kronika.domain.noretreat.content import Arm, Country, Edge, Sea, Space, Terrain
from kronika.domain.noretreat.content.words import AXIS, SIDES
from kronika.domain.noretreat.rendering.beside import BESIDE_WIDE, beside, boxes
from kronika.domain.noretreat.rendering.counters import (
    CUT_OFF,
    FIGURES,
    INKED,
    SIDE_COLOURS,
    SIZE,
    apart,
    battle_said,
    counter,
    other_side,
    paragraph,
    place_said,
    ratio,
    said,
    symbol,
    word,
)
from kronika.domain.noretreat.rules.supply import supplied
from kronika.domain.noretreat.scene import Atlas, Scene, towards
from kronika.domain.noretreat.state import BOXES, BlowKind, Board, named
from kronika.domain.noretreat.view import NoRetreatView, UnitView
from kronika.domain.noretreat.words import message, sentence

RADIUS: Final = 44.0
WIDE: Final = RADIUS * sqrt(3)
HIGH: Final = RADIUS * 1.5
CORNERS: Final = ((0, -1), (0.5, -0.5), (0.5, 0.5), (0, 1), (-0.5, 0.5), (-0.5, -0.5))
"""In widths and radii from the middle."""
AROUND_HEX: Final = "l38.1 22v44l-38.1 22-38.1-22v-44z"
"""From the top of a hex around it."""
HEX: Final = f"M0-44{AROUND_HEX}"

AROUND: Final = ("NE", "E", "SE", "SW", "W", "NW")
"""The side of a hex that goes on from each corner."""

Point = tuple[float, float]


class Grid:
    """The middle of every hex of a map, and how large the picture of all is."""

    def __init__(self, atlas: Atlas) -> None:
        hexes = sorted(id for id in atlas.spaces if not atlas.is_area(id))
        raw = {id: ((int(id[2:]) + int(id[:2]) / 2) * WIDE, int(id[:2]) * HIGH) for id in hexes}
        left, top = (min(point[axis] for point in raw.values()) for axis in (0, 1))
        self.middle: dict[str, Point] = {id: (x - left + WIDE / 2, y - top + RADIUS) for id, (x, y) in raw.items()}
        self.width, self.height = (max(point[axis] for point in self.middle.values()) for axis in (0, 1))
        self.width, self.height = self.width + WIDE / 2, self.height + RADIUS

    def side(self, one: str, two: str) -> tuple[Point, Point]:
        """The two ends of the side between neighbours."""
        (x1, y1), (x2, y2) = self.middle[one], self.middle[two]
        along = (-(y2 - y1) / WIDE * RADIUS / 2, (x2 - x1) / WIDE * RADIUS / 2)
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        return (x - along[0], y - along[1]), (x + along[0], y + along[1])


def outline(shrunk: float = 1.0) -> str:
    """The corners of a hex around the point 0, 0."""
    return points((x * WIDE * shrunk, y * RADIUS * shrunk) for x, y in CORNERS)


def points(corners: Iterable[Point]) -> str:
    """Corners as SVG takes them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


def side_at(middle: Point, way: str) -> tuple[Point, Point]:
    """The two ends of a side of a hex, in a direction in which it need not have a neighbour."""
    first = AROUND.index(way)
    one, two = (CORNERS[at % len(CORNERS)] for at in (first, first + 1))
    x, y = middle
    return (x + one[0] * WIDE, y + one[1] * RADIUS), (x + two[0] * WIDE, y + two[1] * RADIUS)


def tint(middles: Iterable[Point]) -> str:
    """Hexes around these points as one path."""
    return "".join([f"M{x:.1f} {y - RADIUS:.0f}{AROUND_HEX}" for x, y in middles])


def hatching(middles: Iterable[Point], lean: int) -> str:
    """Lines across hexes around these points, which lean to the right (1) or to the left (-1)."""
    return "".join(
        [
            f"M{x - 30 * lean:.0f} {y + 12:.0f}l{20 * lean}-34m-6 51l{30 * lean}-51m{6 * lean} 39l{20 * lean}-34"
            for x, y in middles
        ]
    )


# --- the ground

MARGIN: Final = 10
AREA_WIDE, AREA_HIGH, APART = 272, 106, 14
BOXES_WIDE, BOXES_HIGH = 852, 196
SEA: Final = "#c7dbe8"
TERRAIN: Final = {
    Terrain.OPEN: "#f0e8cd",
    Terrain.CITY: "#dcc7a1",
    Terrain.FOREST: "#bfd59f",
    Terrain.MARSH: "#c3d9d0",
    Terrain.MOUNTAIN: "#d6c3a5",
    Terrain.KERCH: "#b5cfdf",
    Terrain.AREA: "#e9e2cf",
}
EDGE_LINE, QUIET = "#b3ab93", "#8f8870"
SEA_ROOM: Final = 84
"""Half the room of the name of a sea."""
COAST, RIVER, LAKE, BORDER = "#8fb4cb", "#3f86bf", "#1f5d91", "#8a4716"
TREES: Final = "".join(
    f"M{x} {y}l7-15 7 15z" for x, y in ((-32, 8), (-19, -9), (-16, 26), (8, -12), (11, 22), (17, 5), (-7, 9))
)
TUFTS: Final = "".join(
    f"M{x} {y}h14m-11-7v7m4-9v9m4-7v7" for x, y in ((-32, 4), (-8, -16), (16, -4), (-20, 24), (8, 22), (-8, 5))
)
PEAKS: Final = (
    "M-34 18l14-26 14 26zM-12 22l16-34 16 34zM12 18l10-18 11 18z",
    "M-20-8l14 26h-9zM4-12l16 34h-10zM22 0l11 18h-7z",
)
BLOCKS: Final = "M-16 12v-14h8v-6h8v8h6v-12h9v24zM-26 14v-8h8v8zM18 14v-7h9v7z"
DRAWN: Final = {
    Terrain.FOREST: f'<path d="{TREES}" fill="#6f9a55"/>',
    Terrain.MARSH: f'<path d="{TUFTS}" fill="none" stroke="#4f8a92" stroke-width="1.6"/>',
    Terrain.MOUNTAIN: f'<path d="{PEAKS[0]}" fill="#b5986c"/><path d="{PEAKS[1]}" fill="#8a6d4a"/>',
    Terrain.CITY: f'<path d="{BLOCKS}" fill="#8c7556"/>',
}
"""The drawing on a hex of each terrain."""
GRIDS: Final = 8


@cached_by_identity(GRIDS)
def grid_of(scene: Scene, /) -> Grid:
    """Where the hexes of a map lie."""
    return Grid(scene.atlas)


@cached_by_identity(GRIDS)
def corner(scene: Scene, /) -> Point:
    """The top left corner of the areas and notes: below the hexes of the western part of the map."""
    grid = grid_of(scene)
    areas = sum(map(scene.atlas.is_area, scene.atlas.spaces))
    wide = max(areas, 1) * (AREA_WIDE + APART) + WIDE / 2
    lowest = max(y for x, y in grid.middle.values() if x < wide)
    return MARGIN, MARGIN + lowest + RADIUS + APART


def corner_of_boxes(scene: Scene) -> Point:
    """The top left corner of the boxes, below the areas."""
    left, top = corner(scene)
    return left, top + AREA_HIGH + APART


@cached_by_identity(GRIDS)
def size(scene: Scene, /) -> tuple[int, int]:
    """How wide and how high the picture is."""
    grid = grid_of(scene)
    below = corner(scene)[1] + AREA_HIGH + APART + BOXES_HIGH
    return round(grid.width) + 2 * MARGIN, round(max(MARGIN + grid.height, below)) + MARGIN


@cached_by_identity(GRIDS)
def middles(scene: Scene, /) -> dict[str, Point]:
    """The middle of each space in the picture; areas form a row below the hexes in the west."""
    found = {id: (x + MARGIN, y + MARGIN) for id, (x, y) in grid_of(scene).middle.items()}
    left, top = corner(scene)
    for at, id in enumerate(sorted(id for id in scene.atlas.spaces if scene.atlas.is_area(id))):
        found[id] = (left + AREA_WIDE / 2 + at * (AREA_WIDE + APART), top + AREA_HIGH / 2)
    return found


@cached_by_identity(2 * GRIDS)
def ground(scene: Scene, language: str, /) -> tuple[str, ...]:
    """The coast, every space with its terrain, its number and its name, and the countries."""
    middle = middles(scene)
    spaces = [_space(space, *middle[id], scene, language) for id, space in sorted(scene.atlas.spaces.items())]
    german = [
        middle[id] for id in sorted(scene.atlas.hexes) if scene.atlas.spaces[id].country == Country.GREATER_GERMANY
    ]
    tinted = f'<path d="{tint(german)}" fill="#5f7f9f" fill-opacity="0.16"/>'
    return (_coast(scene), *_waters(scene, language), "".join(spaces), tinted)


def _shore(scene: Scene, ids: Iterable[str]) -> Iterator[tuple[Point, Point, Point]]:
    """The edges of the map: sides of hexes, each with the middle of its hex."""
    for id in ids:
        for way in AROUND:
            if towards(id, way) not in scene.atlas.spaces:
                yield middles(scene)[id], *side_at(middles(scene)[id], way)


def _coast(scene: Scene) -> str:
    path = "".join(
        f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}" for _, (x1, y1), (x2, y2) in _shore(scene, sorted(scene.atlas.hexes))
    )
    return f'<path d="{path}" fill="none" stroke="{COAST}" stroke-width="9" stroke-linecap="round"/>'


def _waters(scene: Scene, language: str) -> Iterator[str]:
    """The name of each sea amid what lies before its coast, where no hex is in its way."""
    middle, width = middles(scene), size(scene)[0]
    for sea in Sea:
        coast = [id for id in sorted(scene.atlas.hexes) if sea != Sea.NONE and scene.atlas.spaces[id].sea == sea]
        beyond = [(x1 + x2 - x, y1 + y2 - y) for (x, y), (x1, y1), (x2, y2) in _shore(scene, coast)]
        if not beyond:
            continue
        x, y = (sum(point[axis] for point in beyond) / len(beyond) for axis in (0, 1))
        for left, top in ((x, y), *sorted(beyond, key=lambda point: dist(point, (x, y)))):
            far = all(abs(left - a) > SEA_ROOM + WIDE / 2 or abs(top - 8 - b) > RADIUS + 12 for a, b in middle.values())
            if far and SEA_ROOM < left < width - SEA_ROOM and RADIUS < top < corner(scene)[1] - 20:
                called = sentence(language, f"water-{sea}")
                yield text(round(left), round(top), called, 24, anchor="middle", bold=False, fill="#54809c")
                break


def _borders(area: Space, scene: Scene, language: str) -> str:
    """Returns the neighbours of an area: hexes by their numbers, areas by their names."""
    spaces = scene.atlas.spaces
    return ", ".join(_name(spaces[id], language) if scene.atlas.is_area(id) else id for id in area.borders)


def _space(space: Space, x: float, y: float, scene: Scene, language: str) -> str:
    name = _name(space, language)
    title = f"{name} ({space.id})" if name else space.id
    if space.terrain == Terrain.AREA:
        shape = (
            f'<rect x="{-AREA_WIDE / 2:g}" y="{-AREA_HIGH / 2:g}" width="{AREA_WIDE}" height="{AREA_HIGH}" rx="8" '
            f'fill="{TERRAIN[space.terrain]}" stroke="{EDGE_LINE}" stroke-width="2"/>'
        )
        shape += text(0, -AREA_HIGH / 2 + 23, name, 24, anchor="middle", fill=WRITING)
        title = f"{name}: {sentence(language, 'label-borders')} {_borders(space, scene, language)}"
    else:
        fill = SEA if space.crossing else TERRAIN[space.terrain]
        shape = f'<path d="{HEX}" fill="{fill}" stroke="{EDGE_LINE}"/>{DRAWN.get(space.terrain, "")}'
        shape += f'<text x="-11" y="-31" font-size="9" fill="{QUIET}" fill-opacity="0.6">{space.id}</text>'
    return group("space", round(x), round(y), shape, f"space:{space.id}", title)


@cached_by_identity(GRIDS)
def lines(scene: Scene, /) -> tuple[str, ...]:
    """Rivers, sides that cannot be passed, the border of the countries."""
    grid, atlas = grid_of(scene), scene.atlas
    border = [
        (id, near)
        for id in sorted(grid.middle)
        for near in atlas.beside[id]
        if id < near and near in grid.middle and atlas.spaces[id].country != atlas.spaces[near].country
    ]
    rivers, lakes = ([(ends[:4], ends[5:]) for ends in sorted(sides)] for sides in (atlas.rivers, atlas.lakes))
    parts = [
        _sides(grid, border, BORDER, 3.5, ' stroke-dasharray="9 5"'),
        _sides(grid, rivers, RIVER, 5.5),
        _sides(grid, lakes, LAKE, 11),
    ]
    return (group("lines", MARGIN, MARGIN, "".join(parts)),)


def _sides(grid: Grid, sides: Iterable[tuple[str, str]], colour: str, thick: float, more: str = "") -> str:
    """Sides between hexes, each a little bent."""
    path = ""
    for one, two in sides:
        if one in grid.middle and two in grid.middle:
            (x1, y1), (x2, y2) = grid.side(one, two)
            bend = 0.12 if (int(one) + int(two)) % 2 else -0.12
            x, y = (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend
            path += f"M{x1:.0f} {y1:.0f}Q{x:.0f} {y:.0f} {x2:.0f} {y2:.0f}"
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{thick:g}" stroke-linecap="round"{more}/>'


OUTWARD: Final = {Edge.WEST: ("NW", "W", "SW"), Edge.EAST: ("NE", "E", "SE"), Edge.SOUTH: ("SW", "SE")}
"""The directions in which an edge of the map lies."""


@cached_by_identity(2 * GRIDS)
def edges(scene: Scene, language: str, /) -> tuple[str, ...]:
    """NR21: the edges of the map in the colours of the sides that they supply."""
    middle, atlas = middles(scene), scene.atlas
    drawn = []
    for side in SIDES:
        path = ""
        for id in sorted(atlas.edges[side]):
            for way in OUTWARD[atlas.spaces[id].edge]:
                if towards(id, way) not in atlas.spaces:
                    (x1, y1), (x2, y2) = side_at(middle[id], way)
                    path += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
        line = f'<path d="{path}" fill="none" stroke="{INKED[side]}" stroke-width="8" stroke-linecap="round"/>'
        drawn.append(group(f"edge {side}", 0, 0, line, title=sentence(language, f"edge-of-{side}")))
    return tuple(drawn)


def _size(name: str) -> float:
    """How large the name of a hex is written."""
    return min(26.0, 310 / len(name))


@cached_by_identity(2 * GRIDS)
def names(scene: Scene, language: str, /) -> dict[str, tuple[str, float, float]]:
    """The names of hexes, each around its middle, with its size and half its width."""
    found = {id: _name(space, language) for id, space in sorted(scene.atlas.spaces.items())}
    return {
        id: (
            text(0, 0, name, _size(name), anchor="middle", fill=WRITING, halo=TABLE),
            _size(name),
            _size(name) * len(name) * NAME_LETTER / 2,
        )
        for id, name in found.items()
        if name and not scene.atlas.is_area(id)
    }


def _named(board: Board, seen: NoRetreatView, language: str) -> Iterator[str]:
    """The names of hexes: inside an empty one, else below its units; elsewhere where those nearby or their names
    are in the way."""
    middle, atlas = middles(board.scene), board.scene.atlas
    standing = {id: len(stack) for id, stack in _standing(seen).items() if id in atlas.hexes}
    stood = [(*middle[id], *TAKEN[many > 1]) for id, many in standing.items()]
    stood += [(*middle[id], AREA_WIDE / 2, AREA_HIGH / 2) for id in middle if atlas.is_area(id)]
    for id, (drawn, size, half) in names(board.scene, language).items():
        (x, y), space, many = middle[id], atlas.spaces[id], standing.get(id, 0)
        wide, high = TAKEN[many > 1] if many else (0.0, RADIUS - 10 - size * 0.8)
        below, above, aside = high + size * 0.8, -max(high, 24) - 4, max(wide, 36) + half + 4
        spots = [(0.0, below), (0.0, above), (aside, size * 0.3), (-aside, size * 0.3), (half, below), (-half, below)]
        if space.crossing or space.terrain == Terrain.KERCH:
            spots.insert(0, (0.0, size * 0.3))
        spots += [(way * half / 2, top) for top in (below, above) for way in (1, -1)]
        spots += [(0.0, RADIUS + size), (0.0, -RADIUS - 2)]
        near = [
            (a - x, b - y + size * 0.3, wide + half, high + size * 0.4)
            for a, b, wide, high in stood
            if abs(a - x) < 4 * WIDE and abs(b - y) < 3 * HIGH
        ]
        left, top = _freest(spots, near)
        stood.append((x + left, y + top - size * 0.3, half, size * 0.4))
        yield group("name", round(x + left, 1), round(y + top, 1), drawn)


def _freest(spots: Iterable[Point], near: Iterable[tuple[float, float, float, float]]) -> Point:
    """The first spot where a name covers nothing that lies near, else the one where it covers least."""
    best, least = (0.0, 0.0), inf
    for left, top in spots:
        covers = sum(max(0.0, wide - abs(left - x)) * max(0.0, high - abs(top - y)) for x, y, wide, high in near)
        if covers < least:
            best, least = (left, top), covers
        if not covers:
            break
    return best


def _name(space: Space, language: str) -> str:
    return said(named(space.name), language) if space.name is not None else ""


NAME_LETTER: Final = 0.64
"""How wide a letter of a name is, of its size."""
TAKEN: Final = ((37.0, 37.0), (38.0, 42.0))
"""Half the room that a unit alone takes, and that two or more take."""
WAY: Final = "#5b2a86"
ABOVE: Final = 34
"""How far above its middle a hex with units shows what it costs to end there."""
ARROW: Final = 32
"""How long an arrow of a battle is: as it must not hide the counters that fight."""
DIAMOND: Final = "l8 8-8 8-8-8z"
"""A space that a unit could end on, from its top."""

Middles = dict[str, Point]


def below_units(board: Board, seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """Zones, hatched in the direction of their side, and supply: squares of the Axis, diamonds of the Soviets."""
    hexes = grid_of(board.scene).middle
    for one in seen.sides:
        spaces = [middle[id] for id in one.zones if id in hexes]
        lean = 1 if one.id == AXIS else -1
        zones = (
            f'<path d="{hatching(spaces, lean)}" fill="none" stroke="{INKED[one.id]}" stroke-width="2" opacity="0.6"/>'
        )
        yield layer(f"zones-{one.id}", sentence(language, f"layer-zones-{one.id}"), [zones], shown=False)
    for side, x, mark in ((SIDES[0], -30, "h10v10h-10z"), (SIDES[1], 26, "l7 6-7 6-7-6z")):
        fed = [middle[id] for id in supplied(board, side) if id in hexes]
        dots = "".join(f"M{left + x:.0f} {top + 10:.0f}{mark}" for left, top in fed)
        drawn = f'<path d="{dots}" fill="{INKED[side]}"/>'
        yield layer(f"supply-{side}", sentence(language, f"layer-supply-{side}"), [drawn], shown=False)


def above_units(board: Board, seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """Yields the layers of attacked spaces and possible ends of the moving unit; on demand, ends of other units."""
    attacked = [
        *_blows(seen, middle, language),
        *_attacks(board, seen, middle),
        *_prospects(board, seen, middle, language),
    ]
    yield layer("attacks", sentence(language, "layer-attacks"), attacked)
    ways = [*_moving(board, seen, middle), *_ways(board, seen, middle, language)]
    yield layer("ways", sentence(language, "layer-ways"), ways)
    yield from _reaches(board, seen, middle, language)


def _attacks(board: Board, seen: NoRetreatView, middle: Middles) -> Iterator[str]:
    """A short arrow across the side of the attacked space from each space of attackers, in the battle that is fought."""
    if seen.battle is None:
        return
    x2, y2 = middle[seen.battle.hexes[0]]
    for x1, y1 in sorted(
        {middle[board.units[unit].place] for unit in seen.battle.units if board.units[unit].place in middle}
    ):
        length = max(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 1)
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        x, y = x2 - ux * (WIDE + ARROW) / 2, y2 - uy * (WIDE + ARROW) / 2
        corners = ((0, -8), (12, -8), (12, -18), (ARROW, 0), (12, 18), (12, 8), (0, 8))
        shape = points((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in corners)
        yield f'<polygon points="{shape}" fill="{SIDE_COLOURS[seen.battle.side]}" stroke="#ffffff" stroke-width="2" fill-opacity="0.85"/>'


def _reaches(board: Board, seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """NR38: where each unit that may be chosen to move could end, told of the one that is looked at; as a layer, all
    the places together."""
    everywhere = sorted({space for one in seen.reaches for space in one.spaces})
    ends = {id: _end(*middle[id], bool(board.at(id))) for id in everywhere}
    yield layer("reach", sentence(language, "layer-reach"), [_diamonds(ends, everywhere)], shown=False)
    for one in seen.reaches:
        yield about(f"counter:{one.unit}", _diamonds(ends, one.spaces))


def _end(x: float, y: float, taken: bool) -> str:
    return f"M{x:.0f} {y - 8 - ABOVE * taken:.0f}{DIAMOND}"


def _diamonds(ends: dict[str, str], spaces: tuple[str, ...] | list[str]) -> str:
    return f'<path d="{"".join([ends[id] for id in spaces])}" fill="{WAY}" stroke="#ffffff"/>' if spaces else ""


def _blows(seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """NR51, NR52: targets and counterblows."""
    for blow in seen.blows:
        colour = INKED[blow.side]
        faint = ' opacity="0.5"' if blow.left else ""
        dashes = ' stroke-dasharray="6 4"' if blow.kind == BlowKind.COUNTERBLOW else ""
        ring = f'<polygon points="{outline(1.0)}" fill="none" stroke="{colour}" stroke-width="7"{dashes}{faint}/>'
        yield group(f"blow {blow.kind}", *middle[blow.space], ring, f"space:{blow.space}", word(blow.kind, language))


def _prospects(board: Board, seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """The column on which each battle that may be chosen would be fought, at best."""
    fought = (seen.battle,) if seen.battle is not None else ()
    for battle in (*fought, *seen.prospects):
        x, y = middle[battle.hexes[0]]
        label = ratio(battle.column or "CA")
        drawn = (
            f'<rect x="-34" y="-40" width="68" height="31" rx="15" fill="{WAY}" stroke="#ffffff" stroke-width="1.5"/>'
        )
        drawn += text(0, -16, label, 25, anchor="middle", fill="#ffffff")
        yield group("odds", x, y, drawn, f"space:{battle.hexes[0]}", battle_said(board, battle, language))


def _moving(board: Board, seen: NoRetreatView, middle: Middles) -> Iterator[str]:
    """A ring around the space of the unit that moves."""
    place = board.units[seen.moving].place if seen.moving else ""
    if place in middle:
        yield group("moving", *middle[place], f'<circle r="36" fill="none" stroke="{WAY}" stroke-width="5"/>')


def _ways(board: Board, seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """Where the unit that moves can end: the cheapest way to each space, and its cost."""
    ends: dict[str, tuple[int, tuple[str, ...]]] = {}
    for way in seen.ways:
        if way.path:
            ends[way.path[-1]] = min(ends.get(way.path[-1], (way.cost, way.path)), (way.cost, way.path))
    for to, (cost, path) in sorted(ends.items()):
        for one, two in pairwise(path[-2:]):
            if not board.scene.atlas.is_area(one) and not board.scene.atlas.is_area(two):
                (x1, y1), (x2, y2) = middle[one], middle[two]
                line = (
                    f'<line x1="0" y1="0" x2="{x2 - x1:.1f}" y2="{y2 - y1:.1f}" stroke="{WAY}" '
                    f'stroke-width="2" stroke-dasharray="4 4"/>'
                )
                yield group("way", x1, y1, line)
        x, y = middle[to]
        disc = f'<circle r="17" fill="#ffffff" stroke="{WAY}" stroke-width="3"/>'
        drawn = disc + text(0, 8.5, str(cost), 23, anchor="middle", fill=WAY)
        title = f"{place_said(board, to, language)}: {word('cost', language)} {cost}"
        yield group("way-end", x, y - ABOVE * bool(board.at(to)), drawn, f"space:{to}", title)


# --- units: small in their spaces, and fanned out so that all that is printed on them can be read

ALONE: Final = 1.56
"""How large the counter of a unit that stands alone is."""
STACK_HIGH, BEHIND = 84.0, 7.0
"""How high the counters of a hex may be together, and how far right of the one before it each lies."""
LARGER: Final = 1.4
"""How much larger a counter is in a fan."""
FAN_APART: Final = 6
HEAD: Final = 20
"""Above the counters of a fan, where its place is named."""
LETTER: Final = 6.8
"""How wide a letter of that name is."""
PANEL_MARGIN, PANEL_WIDE, LETTERS = 16, 728, 105


def stacks(board: Board, seen: NoRetreatView, middle: dict[str, Point], language: str) -> Iterator[str]:
    """Draws the units of a hex one before the other, so that the figures of each are seen; those of an area side by
    side. A row of hexes lies over that below it, whose names it may cover, and no figures. Pointing at one points at
    the space."""
    for place, stack in reversed(_standing(seen).items()):
        area, others = board.scene.atlas.is_area(place), len(stack) - 1
        scale = min(ALONE, STACK_HIGH / (SIZE + FIGURES * others))
        right, down = -BEHIND, -FIGURES * scale
        if area:
            scale = min(ALONE, (AREA_WIDE - 16) / (len(stack) * (SIZE + 1)))
            right, down = (SIZE + 1) * scale, 0
        drawn = []
        for at, unit in enumerate(stack):
            left, top = (at - others / 2) * right, (at - others / 2) * down + 11 * area
            moved = f"translate({left:g} {top:g}) scale({scale:.3g})"
            drawn.append(f'<g transform="{moved}">{counter(board, unit, 0, 0, language)}</g>')
        yield group("stack", *middle[place], "".join(drawn), f"space:{place}", place_said(board, place, language))


def _standing(seen: NoRetreatView) -> dict[str, list[UnitView]]:
    """Returns the units on the map, by space."""
    found: defaultdict[str, list[UnitView]] = defaultdict(list)
    for unit in seen.units:
        if unit.place not in BOXES:
            found[unit.place].append(unit)
    return dict(sorted(found.items()))


class Fan(NamedTuple):
    """The units of a space side by side, with the other side of each below it."""

    drawn: str
    width: float
    height: float


def _fan(board: Board, place: str, stack: list[UnitView], language: str) -> Fan:
    name = place_said(board, place, language)
    step = SIZE * LARGER + FAN_APART
    width = max(len(stack) * step + FAN_APART, len(name) * LETTER + 2 * FAN_APART)
    height = HEAD + 2 * step + FAN_APART
    first = (width - len(stack) * step) / 2
    parts = [
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="6" fill="#fffdf5" stroke="{INK}"/>',
        text(width / 2, 15, name, 11, anchor="middle"),
    ]
    for at, unit in enumerate(stack):
        x, y = first + at * step + step / 2, HEAD + step / 2
        both = counter(board, unit, 0, 0, language) + other_side(board, unit, 0, step / LARGER)
        parts.append(f'<g transform="translate({x:g} {y:g}) scale({LARGER})">{both}</g>')
    return Fan("".join(parts), width, height)


def fans(board: Board, seen: NoRetreatView, middle: dict[str, Point], size: Point, language: str) -> Iterator[str]:
    """Each stack fanned out over where it stands, told of its space while that is looked at."""
    for place, stack in _standing(seen).items():
        fan = _fan(board, place, stack, language)
        x, y = middle[place]
        left = min(max(x - fan.width / 2, 0), size[0] - fan.width)
        top = min(max(y - HEAD - SIZE * LARGER / 2 - FAN_APART, 0), size[1] - fan.height)
        drawn = group("fan", round(left), round(top), fan.drawn, f"space:{place}", place_said(board, place, language))
        yield about(f"space:{place}", drawn, lens=True)


def units_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """Every unit on the map with both its sides, the largest stacks first."""
    title = message("title-units")
    parts = paragraph(word("both_sides", language), PANEL_MARGIN, PANEL_MARGIN + 8, 11, LETTERS)
    x, top = float(PANEL_MARGIN), PANEL_MARGIN + len(parts) * apart(11) + 4
    ordered = sorted(_standing(seen).items(), key=lambda one: -len(one[1]))
    found = [_fan(board, place, stack, language) for place, stack in ordered]
    width = round(max([PANEL_WIDE, *(fan.width + 2 * PANEL_MARGIN for fan in found)]))
    row = HEAD + 2 * (SIZE * LARGER + FAN_APART) + 2 * FAN_APART
    for fan in found:
        if x + fan.width > width - PANEL_MARGIN:
            x, top = float(PANEL_MARGIN), top + row
        parts.append(group("fan", round(x), round(top), fan.drawn))
        x += fan.width + FAN_APART
    height = round(top + row + PANEL_MARGIN)
    return panel("units", Place.REFERENCE, title, width, height, parts, language, TABLE)


# --- the map


def map_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """Draws the ground first, then zones, lines, control, units and possible decisions; on top, details on demand."""
    scene = board.scene
    middle, (width, height) = middles(scene), size(scene)
    parts = [
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>',
        *ground(scene, language),
        *below_units(board, seen, middle, language),
        *edges(scene, language),
        *lines(scene),
        *_control(board, seen, middle),
        *boxes(board, seen, *corner_of_boxes(scene), BOXES_WIDE, BOXES_HIGH, language),
        *_named(board, seen, language),
        *stacks(board, seen, middle, language),
        *above_units(board, seen, middle, language),
        *beside(board, seen, width + 12, height, language),
        *fans(board, seen, middle, (width, height), language),
    ]
    wide = width + BESIDE_WIDE + 24
    return panel("map", Place.BOARD, message("title-map"), wide, height, parts, language)


FLAGS: Final = {AXIS: "h15v11h-15z", SIDES[1]: "h16l-4 5.5 4 5.5h-16z"}
"""From its top at the pole: the flag of the Axis is square, that of the Soviets has a notch."""


def _control(board: Board, seen: NoRetreatView, middle: dict[str, Point]) -> Iterator[str]:
    """Draws the control of spaces: a flag, a green foot at supply sources (NR21), a star at objectives. Adds the
    victory points where they are not one (NR88)."""
    sources = {side.id: frozenset(side.sources) for side in seen.sides}
    worth = {one.space: one.vp for one in seen.prizes}
    control = {one.space: one.side for one in seen.prizes if one.side} | {one.space: one.side for one in seen.control}
    for id, side in control.items():
        space = board.scene.atlas.spaces[id]
        area = space.terrain == Terrain.AREA
        left, top = (-AREA_WIDE / 2 + 14, -AREA_HIGH / 2 + 10) if area else (-35, -24)
        drawn = f'<path d="M{left:g} {top:g}{FLAGS[side]}" fill="{SIDE_COLOURS[side]}" stroke="#ffffff"/>'
        drawn += f'<path d="M{left:g} {top - 1:g}v26" stroke="{INK}" stroke-width="2"/>'
        if id in sources[side]:
            drawn += (
                f'<circle cx="{left:g}" cy="{top + 26:g}" r="5" fill="#2e8b57" stroke="#ffffff" stroke-width="1.5"/>'
            )
        if space.objective:
            drawn += text(
                *((-left - 4, top + 10) if area else (0, -27)),
                "★",
                21,
                anchor="middle",
                fill=SIDE_COLOURS[space.objective],
                halo="#ffffff",
            )
        if (vp := worth.get(id, 1)) != 1:
            drawn += text(-left - 4, top + 25, str(vp), 23, anchor="middle", fill=WRITING, halo=TABLE)
        if id in seen.scorched:
            drawn += text(left, top + 40, "☓", 16, anchor="middle", fill=CUT_OFF)
        yield group(f"control {side}", *middle[id], drawn)
    for work in sorted(set(seen.works)):
        teeth = '<path d="M-36 21L0 41L36 21" fill="none" stroke="#3a2a16" stroke-width="8" stroke-dasharray="6 3.5"/>'
        yield group("works", *middle[work], teeth)


KEY_WIDE, KEY_LETTERS, KEY_STEP = 640, 82, 88


def legend_panel(language: str) -> Panel:
    """The terrain and the symbols, then the other signs in words."""
    parts = []
    for at, (terrain, drawn) in enumerate((one, DRAWN.get(one, "")) for one in list(Terrain)[:-1]):
        shape = f'<path d="{HEX}" fill="{TERRAIN[terrain]}" stroke="{EDGE_LINE}"/>{drawn}'
        shape += text(0, 62, sentence(language, f"terrain-{terrain}"), 12, anchor="middle", fill=WRITING)
        parts.append(group("key", 60 + KEY_STEP * at, 54, shape))
    for at, arm in enumerate(Arm):
        drawn = f'<g transform="scale(1.5)">{symbol(arm)}</g>' + text(
            22, 5, sentence(language, f"arm-{arm}"), 12, bold=False, fill=WRITING
        )
        parts.append(group("key", 40 + at % 4 * 150, 146 + at // 4 * 34, drawn))
    top = 222.0
    for told in ("legend-map", "legend-turns", "word-both_sides"):
        rows = paragraph(sentence(language, told), MARGIN, top, 13, KEY_LETTERS)
        parts, top = [*parts, *rows], top + len(rows) * apart(13) + 10
    return panel("legend", Place.REFERENCE, message("title-legend"), KEY_WIDE, top, parts, language, TABLE)
