"""The map as a picture: the ground, who holds it, what stands on it, and what may be done there."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.svg import document, group, text
from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.rendering.counters import SIDE_COLOURS
from kronika.domain.noretreat.rendering.ground import (
    APART,
    AREA_HIGH,
    AREA_WIDE,
    MARGIN,
    SEA,
    edges,
    grid_of,
    ground,
    lines,
    middles,
    names,
)
from kronika.domain.noretreat.rendering.hexes import Point
from kronika.domain.noretreat.rendering.marks import above_units, below_units
from kronika.domain.noretreat.rendering.paragraph import paragraph
from kronika.domain.noretreat.rendering.stacks import fans, stacks
from kronika.domain.noretreat.rendering.words import said
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.words import message, sentence

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
