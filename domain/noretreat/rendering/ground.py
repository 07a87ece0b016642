"""The ground of the map, which does not change: where hexes lie, their terrain, what is between them, their names."""

from collections.abc import Iterable
from math import sqrt
from typing import Final

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.rendering import INK, group, text
from kronika.domain.noretreat.content.chart import Country, Edge, Space, Terrain
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import named
from kronika.domain.noretreat.rendering.counters import SIDE_COLOURS
from kronika.domain.noretreat.rendering.words import said
from kronika.domain.noretreat.scene import Atlas, Scene, towards
from kronika.domain.noretreat.words import sentence

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
    """The middle of each space in the picture: areas lie in a row below the hexes."""
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
    """What an area borders on: hexes by their numbers, areas by their names."""
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
    """What hexes are called, over the ground of their neighbours."""
    middle = middles(scene)
    return tuple(
        group("name", *middle[id], text(0, RADIUS - 14, name, 9.5, anchor="middle", halo="#ffffff"))
        for id, space in sorted(scene.atlas.spaces.items())
        if not scene.atlas.is_area(id) and (name := _name(space, language))
    )


def _name(space: Space, language: str) -> str:
    return said(named(space.name), language) if space.name is not None else ""
