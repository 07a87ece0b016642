"""The layers of the map: supply, zones, what is attacked, and where units can go."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from kronika.domain.kernel.layers import about, layer
from kronika.domain.kernel.svg import group, text
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.rendering.counters import SIDE_COLOURS, place_said
from kronika.domain.noretreat.rendering.ground import grid_of
from kronika.domain.noretreat.rendering.hexes import Point, outline, tint
from kronika.domain.noretreat.rendering.odds import battle_said
from kronika.domain.noretreat.rendering.words import word
from kronika.domain.noretreat.rules.supply import supplied
from kronika.domain.noretreat.state import BlowKind, Board
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.words import sentence

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
