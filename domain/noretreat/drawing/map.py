"""The map as a picture: hexes and areas with their terrain, who holds them, what stands on them, and what may be
done there."""

import textwrap
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from domain.kernel.caching import cached_by_identity
from domain.kernel.drawing import Panel
from domain.kernel.svg import INK, document, group, text
from domain.noretreat.content.chart import Country, Space, Terrain
from domain.noretreat.content.sides import AXIS, SIDES, SOVIET
from domain.noretreat.drawing.counters import SIZE, counter
from domain.noretreat.drawing.hexes import RADIUS, Grid, Point, outline
from domain.noretreat.drawing.odds import battle_said
from domain.noretreat.drawing.words import LEGEND, TITLES, said, word
from domain.noretreat.rules.supply import supplied
from domain.noretreat.scene import Scene
from domain.noretreat.standing import BlowKind
from domain.noretreat.state import Board
from domain.noretreat.view import NoRetreatView, UnitView

MARGIN: Final = 20
AREA_WIDE, AREA_HIGH, APART = 330, 90, 20
HEX_ROOM: Final = 72
"""How wide the counters of a hex may be together."""
ABOVE: Final = 25
"""How far above its middle a hex with units shows what it costs to end there."""
LEGEND_WIDE: Final = 800
LEGEND_LETTERS: Final = 125
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
SIDE_COLOURS: Final = {AXIS: "#4d5a4f", SOVIET: "#b5342a"}
RIVER, LAKE, BORDER, WAY = "#3f86bf", "#1f4e79", "#7a3b12", "#5b2a86"
GRIDS: Final = 8


@cached_by_identity(GRIDS)
def grid_of(scene: Scene, /) -> Grid:
    """Where the hexes of a map lie."""
    return Grid(scene.atlas)


def map_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """Ground first, then zones, lines, control, units, and what may be done."""
    grid, scene = grid_of(board.scene), board.scene
    middle = _middles(scene)
    width = round(grid.width) + 2 * MARGIN
    height = round(grid.height) + AREA_HIGH + APART + 2 * MARGIN
    parts = [
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>',
        *_ground(scene, language),
        *_zones(seen, middle, board),
        *_supply(middle, board),
        *_lines(scene),
        *_names(scene, language),
        *_control(board, seen, middle),
        *_units(board, seen, middle, language),
        *_markers(seen, middle, language),
        *_prospects(board, seen, middle, language),
        *_ways(seen, middle, board),
        *_legend(width, height, language),
    ]
    title = TITLES["map"]
    return Panel("map", title, document(width, height, said(title, language), parts), width, height)


@cached_by_identity(GRIDS)
def _middles(scene: Scene, /) -> dict[str, Point]:
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
def _ground(scene: Scene, language: str, /) -> tuple[str, ...]:
    """Every space with its terrain, its number and its name."""
    middle = _middles(scene)
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
def _lines(scene: Scene, /) -> tuple[str, ...]:
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


@cached_by_identity(2 * GRIDS)
def _names(scene: Scene, language: str, /) -> tuple[str, ...]:
    """What hexes are called, over the ground of their neighbours."""
    middle = _middles(scene)
    return tuple(
        group("name", *middle[id], text(0, RADIUS - 14, name, 9.5, anchor="middle", halo="#ffffff"))
        for id, space in sorted(scene.atlas.spaces.items())
        if not scene.atlas.is_area(id) and (name := _name(space, language))
    )


def _name(space: Space, language: str) -> str:
    if space.name is None:
        return ""
    return space.name.cs if language == "cs" else space.name.en


def _zones(seen: NoRetreatView, middle: dict[str, Point], board: Board) -> Iterator[str]:
    """NR42: a tint for the zones of each side, which cover one another."""
    for side in seen.sides:
        for id in side.zones:
            if not board.scene.atlas.is_area(id):
                tint = f'<polygon points="{outline(0.93)}" fill="{SIDE_COLOURS[side.id]}" fill-opacity="0.13"/>'
                yield group(f"zone {side.id}", *middle[id], tint)


def _supply(middle: dict[str, Point], board: Board) -> Iterator[str]:
    """NR22: a dot in the colour of each side where it has overland supply, of the Axis on the left."""
    for side, x in zip(SIDES, (-35, 31), strict=True):
        spaces = [middle[id] for id in supplied(board, side) if not board.scene.atlas.is_area(id)]
        dots = "".join(f"M{left + x:.0f} {top - 16:.0f}h4v4h-4z" for left, top in spaces)
        yield group(f"supply {side}", 0, 0, f'<path d="{dots}" fill="{SIDE_COLOURS[side]}"/>')


def _control(board: Board, seen: NoRetreatView, middle: dict[str, Point]) -> Iterator[str]:
    """Who controls what, with a ring where supply comes from (NR21), a star at objectives."""
    sources = {side.id: frozenset(side.sources) for side in seen.sides}
    for place in seen.control:
        space = board.scene.atlas.spaces[place.space]
        left, top = (-AREA_WIDE / 2 + 16, -AREA_HIGH / 2 + 16) if space.terrain == Terrain.AREA else (-15, -23)
        drawn = (
            f'<rect x="{left - 5}" y="{top - 5}" width="10" height="10" fill="{SIDE_COLOURS[place.side]}" '
            f'stroke="#ffffff"/>'
        )
        if place.space in sources[place.side]:
            drawn += f'<circle cx="{left}" cy="{top}" r="9" fill="none" stroke="#2e8b57" stroke-width="2.5"/>'
        if space.objective:
            drawn += text(-left, top + 6, "★", 17, anchor="middle", fill=SIDE_COLOURS[space.objective])
        if space.vp > 1:
            drawn += text(-left, top + 18, str(space.vp), 9, anchor="middle")
        if place.space in seen.scorched:
            drawn += text(left, top + 20, "☓", 14, anchor="middle", fill="#000000")
        yield group(f"control {place.side}", *middle[place.space], drawn)
    for work in sorted(set(seen.works)):
        yield group("works", *middle[work], '<path d="M-26 24 L0 34 L26 24" fill="none" stroke="#000000"/>')


def _units(board: Board, seen: NoRetreatView, middle: dict[str, Point], language: str) -> Iterator[str]:
    """Stacks side by side; of more units than a hex has room for, each is smaller."""
    stacks: defaultdict[str, list[UnitView]] = defaultdict(list)
    for unit in seen.units:
        if unit.place in middle:
            stacks[unit.place].append(unit)
    for place, stack in sorted(stacks.items()):
        x, y = middle[place]
        room = AREA_WIDE - 16 if board.scene.atlas.is_area(place) else HEX_ROOM
        scale = min(1.0, room / (len(stack) * (SIZE + 1)))
        for at, unit in enumerate(stack):
            left = (at - (len(stack) - 1) / 2) * (SIZE + 1) * scale
            drawn = counter(board, unit, 0, 0, language)
            yield f'<g transform="translate({x + left:g} {y + 1:g}) scale({scale:.3g})">{drawn}</g>'
            if unit.id == seen.reserve or unit.id in seen.local.values():
                mark = "★" if unit.id == seen.reserve else "+"
                yield group("mark", x, y + SIZE / 2, text(0, 8, mark, 12, anchor="middle", halo="#ffffff"))


def _markers(seen: NoRetreatView, middle: dict[str, Point], language: str) -> Iterator[str]:
    """NR51, NR52: targets and counterblows."""
    for blow in seen.blows:
        colour = SIDE_COLOURS[blow.side]
        faint = ' opacity="0.5"' if blow.left else ""
        dashes = ' stroke-dasharray="6 4"' if blow.kind == BlowKind.COUNTERBLOW else ""
        ring = f'<circle cx="0" cy="0" r="33" fill="none" stroke="{colour}" stroke-width="4"{dashes}{faint}/>'
        yield group(f"blow {blow.kind}", *middle[blow.space], ring, title=word(blow.kind, language))


def _prospects(board: Board, seen: NoRetreatView, middle: dict[str, Point], language: str) -> Iterator[str]:
    """The column on which each battle that may be chosen would be fought, at best."""
    fought = (seen.battle,) if seen.battle is not None else ()
    for battle in (*fought, *seen.prospects):
        x, y = middle[battle.hexes[0]]
        label = (battle.column or "CA").replace("-", ":")
        drawn = text(0, -20, label, 13, anchor="middle", fill=WAY, halo="#ffffff")
        yield group("odds", x, y, drawn, title=battle_said(board, battle, language))


def _ways(seen: NoRetreatView, middle: dict[str, Point], board: Board) -> Iterator[str]:
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
        yield group("reach", x, y - ABOVE * bool(board.at(to)), drawn)


def _legend(width: float, height: float, language: str) -> Iterator[str]:
    """What the marks mean, to the right of the areas."""
    left, top = width - MARGIN - LEGEND_WIDE, height - MARGIN - AREA_HIGH
    for at, line in enumerate(textwrap.wrap(said(LEGEND, language), LEGEND_LETTERS)):
        yield group("legend", left, top, text(0, 12 + at * 15, line, 11, bold=False))
