"""The map as a picture: the ground, who holds it, what stands on it, and what may be done there."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.rendering import INK, Panel, about, document, group, layer, text
from kronika.domain.noretreat.content import Country, Edge, Space, Terrain
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.rendering.counters import (
    SIDE_COLOURS,
    SIZE,
    apart,
    battle_said,
    counter,
    other_side,
    paragraph,
    place_said,
    said,
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
TINTED: Final = "l35.4 20.5v41l-35.4 20.5-35.4-20.5v-41z"
"""From the top of a hex around it."""

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
    """Hexes around these points, a little smaller than they are, as one path."""
    return "".join([f"M{x:.0f} {y - 41:.0f}{TINTED}" for x, y in middles])


# --- the ground

MARGIN: Final = 20
AREA_WIDE, AREA_HIGH, APART = 330, 90, 20
SEA: Final = "#cfe0ea"
TERRAIN: Final = {
    Terrain.OPEN: "#f1ead2",
    Terrain.CITY: "#e3d9c0",
    Terrain.FOREST: "#bcd3a0",
    Terrain.MARSH: "#c3d6c9",
    Terrain.MOUNTAIN: "#cbb79b",
    Terrain.KERCH: "#b5cfdf",
    Terrain.AREA: "#e9e4d4",
}
RIVER, LAKE, BORDER = "#3f86bf", "#1f4e79", "#7a3b12"
GRIDS: Final = 8


@cached_by_identity(GRIDS)
def grid_of(scene: Scene, /) -> Grid:
    """Where the hexes of a map lie."""
    return Grid(scene.atlas)


@cached_by_identity(GRIDS)
def middles(scene: Scene, /) -> dict[str, Point]:
    """The middle of each space in the picture; areas form a row below the hexes."""
    grid = grid_of(scene)
    found = {id: (x + MARGIN, y + MARGIN) for id, (x, y) in grid.middle.items()}
    areas = sorted(id for id in scene.atlas.spaces if scene.atlas.is_area(id))
    for at, id in enumerate(areas):
        found[id] = (
            MARGIN + AREA_WIDE / 2 + at * (AREA_WIDE + APART),
            MARGIN + grid.height + APART + AREA_HIGH / 2,
        )
    return found


@cached_by_identity(2 * GRIDS)
def ground(scene: Scene, language: str, /) -> tuple[str, ...]:
    """Every space with its terrain, its number and its name."""
    middle = middles(scene)
    return tuple(_space(space, *middle[id], scene, language) for id, space in sorted(scene.atlas.spaces.items()))


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
            f'fill="{TERRAIN[space.terrain]}" stroke="{INK}"/>'
        )
        shape += text(0, -AREA_HIGH / 2 + 16, name, 14, anchor="middle")
        shape += text(0, AREA_HIGH / 2 - 6, _borders(space, scene, language), 9, anchor="middle", bold=False)
    else:
        fill = SEA if space.crossing else TERRAIN[space.terrain]
        shape = f'<polygon points="{outline()}" fill="{fill}" stroke="#8d8a7c" stroke-width="0.7"/>'
        if space.country == Country.GREATER_GERMANY:
            shape += f'<polygon points="{outline()}" fill="#8fa3b5" fill-opacity="0.18"/>'
        shape += text(0, -RADIUS + 12, space.id, 7.5, anchor="middle", bold=False, fill="#6b6858")
        if space.terrain == Terrain.MOUNTAIN:
            shape += '<path d="M-30 14 L-22 0 L-14 14 M-18 14 L-12 4 L-6 14" fill="none" stroke="#8a6d4a"/>'
        if space.terrain == Terrain.MARSH:
            shape += '<path d="M-28 12 L-16 12 M-24 6 L-20 6 M14 12 L26 12" fill="none" stroke="#4d7f86"/>'
        if space.terrain == Terrain.FOREST:
            shape += '<circle cx="-24" cy="10" r="4" fill="#7da35b"/><circle cx="24" cy="10" r="4" fill="#7da35b"/>'
    return group("space", x, y, shape, f"space:{space.id}", title)


@cached_by_identity(GRIDS)
def lines(scene: Scene, /) -> tuple[str, ...]:
    """Rivers, sides that cannot be passed, the border of the countries."""
    grid, atlas = grid_of(scene), scene.atlas
    parts = []
    for id in sorted(grid.middle):
        for near in atlas.beside[id]:
            if id < near and near in grid.middle and atlas.spaces[id].country != atlas.spaces[near].country:
                parts.append(_side(grid, id, near, BORDER, 2.5, dashed=True))
    for sides, colour, thick in ((atlas.rivers, RIVER, 4.0), (atlas.lakes, LAKE, 8.0)):
        for ends in sorted(sides):
            one, _, two = ends.partition("-")
            if one in grid.middle and two in grid.middle:
                parts.append(_side(grid, one, two, colour, thick))
    return (group("lines", MARGIN, MARGIN, "".join(parts)),)


def _side(grid: Grid, one: str, two: str, colour: str, thick: float, *, dashed: bool = False) -> str:
    (x1, y1), (x2, y2) = grid.side(one, two)
    dashes = ' stroke-dasharray="7 4"' if dashed else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{thick:g}"{dashes}/>'
    )


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
        line = f'<path d="{path}" fill="none" stroke="{SIDE_COLOURS[side]}" stroke-width="6" stroke-linecap="round"/>'
        drawn.append(group(f"edge {side}", 0, 0, line, title=sentence(language, f"edge-of-{side}")))
    return tuple(drawn)


@cached_by_identity(2 * GRIDS)
def names(scene: Scene, language: str, /) -> tuple[str, ...]:
    """The names of hexes, drawn over the ground of their neighbours."""
    middle = middles(scene)
    return tuple(
        group("name", *middle[id], text(0, RADIUS - 14, name, 9.5, anchor="middle", halo="#ffffff"))
        for id, space in sorted(scene.atlas.spaces.items())
        if not scene.atlas.is_area(id) and (name := _name(space, language))
    )


def _name(space: Space, language: str) -> str:
    return said(named(space.name), language) if space.name is not None else ""


WAY: Final = "#5b2a86"
ABOVE: Final = 25
"""How far above its middle a hex with units shows what it costs to end there."""
DIAMOND: Final = "l8 8-8 8-8-8z"
"""A space that a unit could end on, from its top."""

Middles = dict[str, Point]


def below_units(board: Board, seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """Zones and supply."""
    hexes = grid_of(board.scene).middle
    for one in seen.sides:
        spaces = [middle[id] for id in one.zones if id in hexes]
        zones = f'<path d="{tint(spaces)}" fill="{SIDE_COLOURS[one.id]}" fill-opacity="0.13"/>'
        yield layer(f"zones-{one.id}", sentence(language, f"layer-zones-{one.id}"), [zones])
    for side, x in zip(SIDES, (-35, 31), strict=True):
        fed = [middle[id] for id in supplied(board, side) if id in hexes]
        dots = "".join(f"M{left + x:.0f} {top - 16:.0f}h4v4h-4z" for left, top in fed)
        drawn = f'<path d="{dots}" fill="{SIDE_COLOURS[side]}"/>'
        yield layer(f"supply-{side}", sentence(language, f"layer-supply-{side}"), [drawn])


def above_units(board: Board, seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """Yields the layers of attacked spaces and possible ends of the moving unit; on demand, ends of other units."""
    attacked = [*_blows(seen, middle, language), *_prospects(board, seen, middle, language)]
    yield layer("attacks", sentence(language, "layer-attacks"), attacked)
    ways = [*_moving(board, seen, middle), *_ways(board, seen, middle, language)]
    yield layer("ways", sentence(language, "layer-ways"), ways)
    yield from _reaches(board, seen, middle, language)


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
        colour = SIDE_COLOURS[blow.side]
        faint = ' opacity="0.5"' if blow.left else ""
        dashes = ' stroke-dasharray="6 4"' if blow.kind == BlowKind.COUNTERBLOW else ""
        ring = f'<polygon points="{outline(0.91)}" fill="none" stroke="{colour}" stroke-width="5"{dashes}{faint}/>'
        yield group(f"blow {blow.kind}", *middle[blow.space], ring, f"space:{blow.space}", word(blow.kind, language))


def _prospects(board: Board, seen: NoRetreatView, middle: Middles, language: str) -> Iterator[str]:
    """The column on which each battle that may be chosen would be fought, at best."""
    fought = (seen.battle,) if seen.battle is not None else ()
    for battle in (*fought, *seen.prospects):
        x, y = middle[battle.hexes[0]]
        label = (battle.column or "CA").replace("-", ":")
        drawn = text(0, -20, label, 13, anchor="middle", fill=WAY, halo="#ffffff")
        yield group("odds", x, y, drawn, f"space:{battle.hexes[0]}", battle_said(board, battle, language))


def _moving(board: Board, seen: NoRetreatView, middle: Middles) -> Iterator[str]:
    """A ring around the space of the unit that moves."""
    place = board.units[seen.moving].place if seen.moving else ""
    if place in middle:
        yield group("moving", *middle[place], f'<circle r="31" fill="none" stroke="{WAY}" stroke-width="3"/>')


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
                    f'stroke-width="1.5" stroke-dasharray="3 3"/>'
                )
                yield group("way", x1, y1, line)
        x, y = middle[to]
        disc = f'<circle cx="0" cy="0" r="9" fill="#ffffff" stroke="{WAY}" stroke-width="2"/>'
        drawn = disc + text(0, 4, str(cost), 11, anchor="middle", fill=WAY)
        title = f"{place_said(board, to, language)}: {word('cost', language)} {cost}"
        yield group("way-end", x, y - ABOVE * bool(board.at(to)), drawn, f"space:{to}", title)


# --- units: small in their spaces, and fanned out so that all that is printed on them can be read

HEX_ROOM: Final = 72
"""How wide the counters of a hex may be together."""
LARGER: Final = 1.8
"""How much larger a counter is in a fan."""
FAN_APART: Final = 6
HEAD: Final = 20
"""Above the counters of a fan, where its place is named."""
LETTER: Final = 6.8
"""How wide a letter of that name is."""
PANEL_MARGIN, PANEL_WIDE, LETTERS = 16, 728, 105


def stacks(board: Board, seen: NoRetreatView, middle: dict[str, Point], language: str) -> Iterator[str]:
    """Draws units side by side, smaller if a space has no room for them. Pointing at one points at the space."""
    for place, stack in _standing(seen).items():
        room = AREA_WIDE - 16 if board.scene.atlas.is_area(place) else HEX_ROOM
        scale = min(1.0, room / (len(stack) * (SIZE + 1)))
        drawn = []
        for at, unit in enumerate(stack):
            left = (at - (len(stack) - 1) / 2) * (SIZE + 1) * scale
            moved = f"translate({left:g} 1) scale({scale:.3g})"
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
    return Panel("units", title, document(width, height, said(title, language), parts), width, height)


# --- the map

LEGEND_WIDE: Final = 800
LEGEND_LETTERS: Final = 125
LANGUAGES: Final = 8


def map_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """Draws the ground first, then zones, lines, control, units and possible decisions; on top, details on demand."""
    grid, scene = grid_of(board.scene), board.scene
    middle = middles(scene)
    width = round(grid.width) + 2 * MARGIN
    height = round(grid.height) + AREA_HIGH + APART + 2 * MARGIN
    parts = [
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>',
        *ground(scene, language),
        *below_units(board, seen, middle, language),
        *edges(scene, language),
        *lines(scene),
        *names(scene, language),
        *_control(board, seen, middle),
        *stacks(board, seen, middle, language),
        *above_units(board, seen, middle, language),
        *_legend(width, height, language),
        *fans(board, seen, middle, (width, height), language),
    ]
    title = message("title-map")
    return Panel("map", title, document(width, height, said(title, language), parts), width, height)


def _control(board: Board, seen: NoRetreatView, middle: dict[str, Point]) -> Iterator[str]:
    """Draws the control of spaces: a ring at supply sources (NR21), a star at objectives. Adds the victory points where
    they are not one (NR88)."""
    sources = {side.id: frozenset(side.sources) for side in seen.sides}
    worth = {one.space: one.vp for one in seen.prizes}
    control = {one.space: one.side for one in seen.prizes if one.side} | {one.space: one.side for one in seen.control}
    for id, side in control.items():
        space = board.scene.atlas.spaces[id]
        left, top = (-AREA_WIDE / 2 + 16, -AREA_HIGH / 2 + 16) if space.terrain == Terrain.AREA else (-15, -23)
        drawn = (
            f'<rect x="{left - 5}" y="{top - 5}" width="10" height="10" fill="{SIDE_COLOURS[side]}" stroke="#ffffff"/>'
        )
        if id in sources[side]:
            drawn += f'<circle cx="{left}" cy="{top}" r="9" fill="none" stroke="#2e8b57" stroke-width="2.5"/>'
        if space.objective:
            drawn += text(-left, top + 6, "★", 17, anchor="middle", fill=SIDE_COLOURS[space.objective])
        if (vp := worth.get(id, 1)) != 1:
            drawn += text(-left, top + 18, str(vp), 9, anchor="middle")
        if id in seen.scorched:
            drawn += text(left, top + 20, "☓", 14, anchor="middle", fill="#000000")
        yield group(f"control {side}", *middle[id], drawn)
    for work in sorted(set(seen.works)):
        yield group("works", *middle[work], '<path d="M-26 24 L0 34 L26 24" fill="none" stroke="#000000"/>')


@lru_cache(LANGUAGES)
def _legend(width: float, height: float, language: str) -> tuple[str, ...]:
    """Draws the legend of the marks, to the right of the areas."""
    left, top = width - MARGIN - LEGEND_WIDE, height - MARGIN - AREA_HIGH
    return tuple(paragraph(sentence(language, "legend-map"), left, top + 12, 11, LEGEND_LETTERS))
