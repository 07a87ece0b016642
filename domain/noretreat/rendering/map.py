"""The map as a picture: the ground, who holds it, what stands on it, and what may be done there."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from kronika.domain.kernel.rendering import INK, Panel, about, document, group, layer, text
from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.rendering.counters import SIDE_COLOURS, SIZE, counter, other_side, place_said
from kronika.domain.noretreat.rendering.ground import (
    APART,
    AREA_HIGH,
    AREA_WIDE,
    MARGIN,
    SEA,
    Point,
    edges,
    grid_of,
    ground,
    lines,
    middles,
    names,
    outline,
    tint,
)
from kronika.domain.noretreat.rendering.words import apart, battle_said, paragraph, said, word
from kronika.domain.noretreat.rules.supply import supplied
from kronika.domain.noretreat.state import BOXES, BlowKind, Board
from kronika.domain.noretreat.view import NoRetreatView, UnitView
from kronika.domain.noretreat.words import message, sentence

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
    """What is attacked, where the unit that moves can end, and on demand where any other could."""
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
PANEL_MARGIN, WIDE, LETTERS = 16, 728, 105


def stacks(board: Board, seen: NoRetreatView, middle: dict[str, Point], language: str) -> Iterator[str]:
    """Units side by side; of more than a space has room for, each is smaller. Pointing at one points at the space."""
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
    """What stands where on the map, by space."""
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
    width = round(max([WIDE, *(fan.width + 2 * PANEL_MARGIN for fan in found)]))
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
    """Ground first, then zones, lines, control, units, and what may be done; at the top what is told on demand."""
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
    """Who controls what, with a ring where supply comes from (NR21), a star at objectives, and what it gives where that
    is not one point (NR88)."""
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
    """What the marks mean, to the right of the areas."""
    left, top = width - MARGIN - LEGEND_WIDE, height - MARGIN - AREA_HIGH
    return tuple(paragraph(sentence(language, "legend-map"), left, top + 12, 11, LEGEND_LETTERS))
