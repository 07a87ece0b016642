"""Boards as SVG: tiles in their places, cover, markers, objectives, counters with their state.

Every piece is a `<g>` with a class, so that a style sheet or a test can find it. A piece that can be meant
has a handle: `space:2B`, `counter:us-riflemen-a`, `building:503`, `tunnel:503`.
"""

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kronika.domain.kernel.rendering import INK, TABLE, WRITING, Panel, Place, about, document, escape, panel
from kronika.domain.kernel.rendering import group as _piece
from kronika.domain.kernel.rendering import text as _text
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.content import ActionName, CounterKind, Face, MarkerKind, MineFace, Nature, StructureKind
from kronika.domain.undaunted.rendering.cards import breadth
from kronika.domain.undaunted.rendering.ground import MATS, ground
from kronika.domain.undaunted.rendering.picture import Badge, LaidMine, Picture, Spot, Standing, letters
from kronika.domain.undaunted.rendering.symbols import (
    ACTIONS,
    COLOURS,
    GOLD,
    HIGH,
    PALE,
    WIDE,
    emblem,
    icon,
    unit_symbol,
)
from kronika.domain.undaunted.words import message

ACROSS: Final = 200, 250
"""From one tile to the next, across: the wider where tiles are low."""
LOW, TALL, FLATTEST = 118, 290, 2.9
"""From one tile to the next, down: as fits the window best, between these; and how wide it is for that at most."""
ASPECT = 1.8
"""How wide a board is for its height in the window of a page."""
GAP = 10
MARGIN = 10
TOP, STRIP = 44, 32
"""The sides above the board, and how high each is drawn."""
PAD = 6
HEADER = 38
"""The top of a tile: id, objective, cover."""
ROW = 25
"""A row of markers below it."""
COLUMN = 20
"""Where a column of markers below the name begins."""
CELL: Final = 27, 17
WAITING: Final = 36, 24
"""A counter that waits to come on, at least so wide and so high; and where there is room for more."""
ROOMY: Final = 32
"""How high the room of other counters is at least beside such a larger one."""
TITLE, LINE = 28, 22
"""Lines of the state."""

ALARM = "#b3261e"
SIGNS: Final = {
    "objectives": ACTIONS[ActionName.CONTROL],
    "controlled": ACTIONS[ActionName.CONTROL],
    "points": ACTIONS[ActionName.COMMAND],
    "pin": ACTIONS[ActionName.SUPPRESS],
    "rout": "M3 3L13 13M13 3L3 13",
    "lost": "M3 3L13 13M13 3L3 13",
    "reach": ACTIONS[ActionName.NAVIGATE],
    "escape": ACTIONS[ActionName.MOVE],
    "eliminate": ACTIONS[ActionName.ATTACK],
    "sum": "M8 2V14M2 8H14",
}
"""The signs of badges."""
LINE_WIDTH = 0.66
"""The width of a letter in whole sentences in font sizes, which have blanks and narrow letters."""
NARROW = 0.58
"""The same where a line that is a little too long hurts nothing."""
MOST: Final = 150.0, 78.0
"""A counter that has all the room that it needs."""
SQUAREST: Final = 1.4
"""How wide a counter is for its height, at least."""
WIDEST: Final = 1.75
"""The same at most, where it is not low."""
SMALL: Final = 18
"""A counter less high has room for a word only."""
SMALLEST: Final = 11
"""The least size of a word on a counter that shows its defence too."""
LEAST: Final = 9
"""A word that would be smaller is left out."""
COMPACT: Final = 26
"""A counter less high has its sign beside its letters."""
SQUARE: Final = 1.75
"""Below this the sign of a counter stands above its letters."""
LEGIBLE: Final = 2.2
"""How wide a counter should be for its height, so that what is written on it is largest."""
DOT = 2.5
"""The size of a seat on the counter of a vehicle."""
MINE = 10
"""Half the width of a mine: it lies over the gap, beside what lies on the tiles."""
BESIDE = 420
"""How wide the lines are that tell what the board is about."""
HATCH = 9
"""How far apart the stripes of a suppressed counter are."""
RANGE: Final = 9
"""The largest range that is shown: a digit."""


class Size(NamedTuple):
    """How large a tile is drawn."""

    wide: float
    high: float


def tile_size(picture: Picture) -> Size:
    """How large a tile is drawn, so that the board fits a window and there is room for counters."""

    def fitting(wide: float) -> float:
        return ((picture.width * wide + 2 * MARGIN) / ASPECT - TOP - MARGIN) / picture.height

    narrow, most = ACROSS
    wide = min(narrow * max(1, LOW / max(fitting(narrow), 1)), most)
    return Size(round(wide) - GAP, round(min(max(wide / FLATTEST, fitting(wide)), TALL)) - GAP)


def board_panel(picture: Picture, title: Sentence) -> Panel:
    """The sides above the tiles with what lies on them."""
    size = tile_size(picture)
    width = round(picture.width * (size.wide + GAP) + 2 * MARGIN - GAP)
    height = round(picture.height * (size.high + GAP) + TOP + MARGIN - GAP)
    parts = [
        f'<rect width="{width}" height="{height}" rx="12" fill="{MATS[picture.scene.variant]}"/>',
        *_sides(picture, width),
        _shadows(picture, size),
        *(_tile(picture, spot, size) for spot in picture.spots),
        *_mines(picture, size),
        _ranges(tuple((spot.space.id, spot.scene.near, *_edge(spot, size)) for spot in picture.spots)),
    ]
    drawn = document(width, height, f"{picture.title}, {picture.moment()}", parts, TABLE)
    return Panel("board", Place.BOARD, title, drawn, width, height)


def state_panel(picture: Picture) -> Panel:
    """The round, how far each side is, and its cards."""
    parts, top = [], float(MARGIN)
    for high, line in _lines(picture, BESIDE):
        parts.append(_piece("line", MARGIN, top, line))
        top += high
    title = message("panel-state")
    return panel("state", Place.REFERENCE, title, BESIDE + 2 * MARGIN, top + MARGIN, parts, picture.language, TABLE)


def _at(spot: Spot, size: Size) -> tuple[float, float]:
    """The top left corner of a tile."""
    return MARGIN + spot.left * (size.wide + GAP), TOP + spot.top * (size.high + GAP)


def _edge(spot: Spot, size: Size) -> tuple[float, float]:
    """The middle of the upper edge of a tile."""
    left, top = _at(spot, size)
    return left + size.wide / 2, top + 3


# --- the sides


def _shadows(picture: Picture, size: Size) -> str:
    """The shadows of the tiles on the table."""
    places = (_at(spot, size) for spot in picture.spots)
    tiles = "".join(
        f"M{left + 6:g} {top + 6:g}h{size.wide - 8:g}v{size.high - 5:g}h{8 - size.wide:g}z" for left, top in places
    )
    return f'<path d="{tiles}" fill="{INK}" stroke="{INK}" stroke-width="8" stroke-linejoin="round" opacity="0.28"/>'


def _sides(picture: Picture, width: float) -> Iterator[str]:
    """How far each side is, the first at the left, with the round between them; a gold frame around the one whose
    turn it is."""
    middle, half = width / 2, width / 2 - 46 - MARGIN
    yield _text(middle, 14, picture.say("board-round"), 10, anchor="middle", bold=False, fill="#fff")
    yield _text(middle, 35, str(picture.view.round), 21, anchor="middle", fill="#fff")
    for at, side in enumerate(picture.view.sides):
        left = MARGIN + at * (width - 2 * MARGIN - half)
        turn = f' stroke="{GOLD}" stroke-width="3.5"' if side.id == picture.view.active else ""
        parts = [
            f'<rect width="{half:g}" height="{STRIP}" rx="8" data-colour-of="{side.id}" fill="{COLOURS[at][0]}"{turn}/>',
            emblem(at, 17, STRIP / 2, 9, PALE),
        ]
        name = picture.names[side.id]
        parts.append(_text(32, 21.5, name, 15, fill="#fff"))
        end = 38 + breadth(name) * 15
        if side.id == picture.view.initiative:
            parts.append(_initiative(end, 5))
            end += 28
        parts += _badges(list(picture.badges(side)), half - 6, end)
        yield _piece("side", left, 6, "".join(parts), "", f"{name}: {picture.aim(side)}")


def _badges(badges: Sequence[Badge], right: float, least: float) -> Iterator[str]:
    """Goals as badges, from the right; only their numbers where the words do not fit."""
    for words in (True, False):
        said = [" ".join(filter(None, (one.word * (words or not one.count), one.count))) for one in badges]
        wide = [26 + 11 * breadth(one) for one in said]
        if right - sum(wide) - 4 * len(wide) >= least:
            break
    x = max(least, right - sum(wide) - 4 * (len(wide) - 1))
    for one, text, across in zip(badges, said, wide, strict=True):
        drawn = (
            f'<rect width="{across:g}" height="22" rx="11" fill="{PALE}"/>{icon(SIGNS[one.kind], 6, 4, 14, INK)}'
            f"{_text(22, 15.5, text, 11)}"
        )
        yield _piece("badge", x, 5, drawn, "", one.title)
        x += across + 4


def _initiative(x: float, y: float) -> str:
    star = _points_of(STAR, x, y)
    return f'<polygon points="{star}" fill="{GOLD}" stroke="{INK}" stroke-width="1"/>'


def _points_of(points: str, x: float, y: float) -> str:
    """Points, moved."""
    pairs = (pair.split(",") for pair in points.split(" "))
    return " ".join(f"{x + float(one):g},{y + float(other):g}" for one, other in pairs)


# --- a tile


class _Laid(NamedTuple):
    """Something beside the counters of a tile, from its top left corner."""

    kind: str
    wide: float
    high: float
    drawn: str
    handle: str
    called: str


class _Layout(NamedTuple):
    """Where things lie on a tile, and the room between them. Below `low` it goes on to the right edge."""

    places: list[tuple[float, float]]
    left: float
    top: float
    right: float
    low: float


def _tile(picture: Picture, spot: Spot, size: Size) -> str:
    left, top = _at(spot, size)
    name, id = spot.space.tile, spot.space.id
    counters = spot.standing, spot.waiting
    end = 9 + 11 * breadth(name)
    printed, lying = list(_printed(picture, spot)), list(_markers(picture, spot))
    layouts = filter(None, (_in_rows(printed, lying, end, size), _in_columns(printed, lying, end, size)))
    layout = max(layouts, key=lambda one: _largeness(*counters, one, size))
    parts = [
        ground(spot.tile, spot.condition, picture.scene.variant, *size, calm=any(counters)),
        _piece("name", 8, 6, _text(0, 11, name, 11)),
    ]
    for one, (x, y) in zip((*printed, *lying), layout.places, strict=True):
        parts.append(_piece(one.kind, x, y, one.drawn, one.handle, one.called))
    parts += _counters(picture, *counters, layout, size)
    return _piece(f"tile {spot.condition}", left, top, "\n".join(parts), f"space:{id}", name)


def _in_rows(printed: Sequence[_Laid], lying: Sequence[_Laid], end: float, size: Size) -> _Layout:
    """Things beside the name, the printed ones from the right, and in rows below it; counters below them."""
    places, right = [], float(size.wide - PAD)
    for one in printed:
        right -= one.wide
        places.append((right, 5.0))
        right -= 3
    x, y = max(end + 2, 40.0), 8.0
    for one in lying:
        if x + one.wide > (right if y == 8 else size.wide - PAD):
            x, y = PAD, HEADER if y == 8 else y + ROW
        places.append((x, y - 3 * (one.high > ROW)))
        x += one.wide + 2
    return _Layout(places, PAD, HEADER if y == 8 else y + ROW, size.wide - PAD, 0)


def _in_columns(printed: Sequence[_Laid], lying: Sequence[_Laid], end: float, size: Size) -> _Layout | None:
    """The printed things below each other at the right, the others in columns below the name; counters between them, as
    high as the tile."""
    low, places = 5.0, []
    for one in printed:
        places.append((size.wide - PAD - one.wide, low))
        low += one.high + 3
    x, y, edge = float(PAD), float(COLUMN), end
    for one in lying:
        if y > COLUMN and y + one.high > size.high - PAD:
            x, y = edge + 2, float(COLUMN)
        places.append((x, y))
        edge, y = max(edge, x + one.wide), y + one.high + 2
    right = size.wide - PAD - max(one.wide for one in printed) - 4
    if (
        low > size.high
        or right - edge < size.wide / 3
        or any(y + one.high > size.high for (_, y), one in zip(places, (*printed, *lying), strict=True))
    ):
        return None
    return _Layout(places, edge + 4, PAD, right, low)


def _printed(picture: Picture, spot: Spot) -> Iterator[_Laid]:
    """Yields the cover of a tile, and what stands on it."""
    id = spot.space.id
    yield _Laid("cover", 28, 30, _cover(spot), "", f"{picture.say('board-cover')} {spot.cover}")
    if spot.shelter and spot.tile.building:
        gives = f"{picture.say('board-cover')} {spot.tile.building_cover}, {picture.say('board-toughness')} {spot.tile.toughness}"
        called = f"{picture.say('board-building')} {id}: {gives}"
        yield _Laid("shelter", 54, 30, _shelter(spot), f"building:{id}", called)
    elif spot.shelter:
        called = f"{picture.say('board-fortified')}: {picture.say('board-cover')} {spot.shelter}"
        yield _Laid("shelter", 26, 30, _shelter(spot), "", called)
    if spot.structure is not None:
        kind = spot.structure
        gives = f"{picture.say('board-toughness')} {kind.toughness}, {picture.say('board-points')} {kind.value}"
        called = f"{getattr(kind.name, picture.language)} {id}: {gives}"
        yield _Laid("structure", 56, 30, _structure(kind), f"structure:{id}", called)


def _meant(picture: Picture, kind: str, id: str) -> tuple[str, str] | tuple[()]:
    """The handle of what lies on a tile beside counters, and what it is called; nothing if nobody means it."""
    if kind == "tunnel":
        return f"tunnel:{id}", f"{picture.say('board-tunnel')} {id}"
    if kind == MarkerKind.ESCAPE and picture.can_escape:
        return f"escape:{id}", f"{picture.say(f'board-marker-{MarkerKind.ESCAPE}')} {id}"
    return ()


def _cover(spot: Spot) -> str:
    """A shield, 28 wide and 30 high; pale on open ground."""
    opacity = "" if spot.tile.cover else ' fill-opacity="0.6"'
    return (
        f'<polygon points="0,0 28,0 28,17 14,30 0,17" fill="{PALE}"{opacity} stroke="{INK}" stroke-width="1.5"/>'
        f"{_text(14, 18.5, spot.cover, 18 if len(spot.cover) == 1 else 12, anchor='middle')}"
    )


def _shelter(spot: Spot) -> str:
    """A house with its cover and how tough it is, 54 wide and 30 high; or the battlements of a fortified tile, 26
    wide."""
    if spot.tile.building:
        frame = f'<polygon points="0,30 0,9 27,0 54,9 54,30" fill="{PALE}" stroke="{INK}" stroke-width="1.5"/>'
        shield = f'<path d="M4 9H20V20.5L12 28L4 20.5Z" fill="none" stroke="{INK}" stroke-width="1.5"/>'
        cover = _text(12, 22, str(spot.tile.building_cover), 13, anchor="middle")
        return f"{frame}{shield}{cover}{_tough(23, spot.tile.toughness)}"
    battlements = "0,30 0,3 6,3 6,8 10,8 10,3 16,3 16,8 20,8 20,3 26,3 26,30"
    return (
        f'<polygon points="{battlements}" fill="{PALE}" stroke="{INK}" stroke-width="1.5"/>'
        f"{_text(13, 26, spot.shelter, 15, anchor='middle')}"
    )


def _tough(x: float, value: int) -> str:
    """A bomb with how much it takes to destroy something."""
    return f"{icon(ACTIONS[ActionName.DEMOLISH], x, 12, 15, INK)}{_text(x + 21, 25, str(value), 14, anchor='middle')}"


def _structure(kind: StructureKind) -> str:
    """A shed, gold if it is worth anything, with how tough it is and its worth, 56 wide and 30 high."""
    fill = GOLD if kind.value else PALE
    star = icon(ACTIONS[ActionName.COMMAND], 29, 13, 13, INK)
    return (
        f'<polygon points="0,30 0,11 7,4 16,0 40,0 49,4 56,11 56,30" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'
        f"{_tough(1, kind.toughness)}{star}{_text(47, 25, str(kind.value), 14, anchor='middle')}"
    )


def _objective(picture: Picture, spot: Spot) -> str:
    """A flag with its value, 34 wide and 30 high: gold, or in the colour and with the mark of the side that controls
    the tile."""
    owner = next((side for side, face in spot.faces.items() if face == Face.CONTROLLED), None)
    fill, ink, top = GOLD, INK, f'<circle cx="2.5" cy="2.5" r="2.5" fill="{INK}"/>'
    if owner is not None:
        at = picture.sides.index(owner)
        fill, ink, top = COLOURS[at][0], "#fff", emblem(at, 4, 4, 4)
    return (
        f'<polygon points="3,2 34,2 30,13 34,24 3,24" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="1" y="2" width="3" height="28" fill="{INK}"/>{top}'
        f"{_text(17, 19.5, str(spot.space.objective), 18, anchor='middle', fill=ink)}"
    )


def _radio() -> str:
    return f'<rect width="22" height="22" rx="3" fill="{INK}"/>{_text(11, 17, "R", 16, anchor="middle", fill="#fff")}'


def _markers(picture: Picture, spot: Spot) -> Iterator[_Laid]:
    """Yields the things on a tile other than counters."""
    if spot.space.objective:
        called = f"{picture.say('board-objective')} {spot.space.objective}"
        yield _Laid("objective", 35, 32, _objective(picture, spot), "", called)
    for kind, wide, drawn, called in _small(picture, spot):
        handle, named = _meant(picture, kind, spot.space.id) or ("", called)
        yield _Laid(kind, wide, 22, drawn, handle, named)


def _small(picture: Picture, spot: Spot) -> Iterator[tuple[str, int, str, str]]:
    """Yields the things on a tile other than counters: class, width, and drawing, 22 high; what it is called."""
    if spot.radio:
        yield "radio", 22, _radio(), picture.say("list-radio")
    for side, face in spot.faces.items():
        yield (
            f"marker {face}",
            22,
            _marker(picture, side, face),
            f"{picture.names[side]}: {picture.say(f'board-face-{face}').lower()}",
        )
    for side in spot.spawns:
        yield "spawn", 22, _spawn(picture, side), f"{picture.say('list-spawn')} {picture.names[side]}"
    for side in spot.targets:
        yield "target", 22, _target(picture, side), f"{picture.say('list-target')} {picture.names[side]}"
    for kind in spot.goals:
        yield kind, 22, GOAL_MARKERS[kind], picture.say(f"board-marker-{kind}")
    if spot.scene.points:
        yield "points", 24, _points(spot.scene.points), f"{picture.say('board-points')} {spot.scene.points}"
    if spot.space.tunnel:
        yield "tunnel", 24, TUNNEL, ""
    if spot.space.smoke:
        yield "smoke", 28, SMOKE, picture.say("list-smoke")
    for side, own in spot.zones.items():
        yield "zone", *_zone(picture, side, own), ", ".join(one.name for one in own)


def _colours(picture: Picture, side: str) -> tuple[str, str, int]:
    return COLOURS[picture.sides.index(side)]


def _marker(picture: Picture, side: str, face: Face) -> str:
    """A control marker in its side's shape: pale with an eye when scouted, full with a flag when controlled."""
    dark, pale, round_ = _colours(picture, side)
    fill, ink, sign = (dark, "#fff", ActionName.CONTROL) if face == Face.CONTROLLED else (pale, dark, ActionName.SCOUT)
    return (
        f'<rect width="22" height="22" rx="{min(round_ * 2, 11)}" fill="{fill}" stroke="{dark}" stroke-width="2"/>'
        f"{icon(ACTIONS[sign], 4, 4, 14, ink)}"
    )


def _spawn(picture: Picture, side: str) -> str:
    dark, pale, round_ = _colours(picture, side)
    return (
        f'<polygon points="1,21 11,1 21,21" fill="{pale}" stroke="{dark}" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<rect x="8" y="11" width="6" height="6" rx="{min(round_, 3)}" fill="{dark}"/>'
    )


def _target(picture: Picture, side: str) -> str:
    dark, _, round_ = _colours(picture, side)
    return (
        f'<rect x="3" y="3" width="16" height="16" rx="{min(round_, 8)}" fill="{PALE}" stroke="{ALARM}" stroke-width="2.5"/>'
        f'<line x1="1" y1="11" x2="21" y2="11" stroke="{dark}" stroke-width="2"/>'
        f'<line x1="11" y1="1" x2="11" y2="21" stroke="{dark}" stroke-width="2"/>'
    )


GOAL_MARKERS = {
    MarkerKind.MISSION: (
        f'<line x1="4" y1="1" x2="4" y2="21" stroke="{INK}" stroke-width="2.5"/>'
        f'<polygon points="5,2 21,7 5,12" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>'
    ),
    MarkerKind.ESCAPE: (
        f'<polygon points="1,7 11,7 11,2 21,11 11,20 11,15 1,15" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>'
    ),
}
TUNNEL = f'<polygon points="1,21 1,9 6,3 12,1 18,3 23,9 23,21" fill="{INK}"/><rect x="7" y="11" width="10" height="10" fill="#8b8472"/>'
SMOKE = "".join(
    f'<circle cx="{x}" cy="{y}" r="{r}" fill="#f4f4f4" stroke="#7a7d80" stroke-width="1.2"/>'
    for x, y, r in ((7, 14, 6), (21, 14, 6), (14, 9, 7.5))
)
STAR = "12,0 15,7 23,8 17,13 19,21 12,17 5,21 7,13 1,8 9,7"


def _points(value: int) -> str:
    """Victory points that lie on a tile."""
    return (
        f'<polygon points="{STAR}" fill="{GOLD}" stroke="{INK}" stroke-width="1.2"/>'
        f"{_text(12, 15.5, str(value), 11, anchor='middle')}"
    )


def _zone(picture: Picture, side: str, gunners: Sequence[Standing]) -> tuple[int, str]:
    """The fire zones of a side on a tile: a fan, and the counters whose they are. Its width first."""
    dark, pale, round_ = _colours(picture, side)
    said = " ".join("".join(one.kind.squads) or one.label for one in gunners)
    wide = round(28 + 11 * breadth(said))
    return wide, (
        f'<rect width="{wide}" height="21" rx="{min(round_, 5)}" fill="{pale}" stroke="{ALARM}" stroke-width="1.5" stroke-dasharray="3 2"/>'
        f'<polygon points="3,18 9,4 15,4 20,10" fill="{dark}"/>{_text(23, 15, said, 11, fill=dark)}'
    )


def _mines(picture: Picture, size: Size) -> Iterator[str]:
    """Mines lie on edges; where both sides have one, side by side."""
    taken: set[tuple[float, float]] = set()
    shared = {
        (laid.x, laid.y) for laid in picture.mines if sum((laid.x, laid.y) == (m.x, m.y) for m in picture.mines) > 1
    }
    for laid in picture.mines:
        place = (laid.x, laid.y)
        aside = 0 if place not in shared else MINE + 1 if place in taken else -MINE - 1
        taken.add(place)
        x = MARGIN + laid.x * (size.wide + GAP) - GAP / 2 + aside * (not laid.upright)
        y = TOP + laid.y * (size.high + GAP) - GAP / 2 + aside * laid.upright
        yield _piece("mine", x, y, _mine(picture, laid))


def _mine(picture: Picture, laid: LaidMine) -> str:
    """Round against infantry, square against tanks; around the middle of its edge."""
    dark, _, _ = _colours(picture, laid.mine.side)
    infantry = laid.mine.face == MineFace.ANTI_PERSONNEL
    shape = (
        f'<circle cx="0" cy="0" r="{MINE}"'
        if infantry
        else f'<rect x="{-MINE}" y="{-MINE}" width="{2 * MINE}" height="{2 * MINE}"'
    )
    name = f"{picture.names[laid.mine.side]}: {picture.say(f'board-mine-{laid.mine.face}')}"
    return (
        f'<title>{escape(name)}</title>{shape} fill="{dark}" stroke="{GOLD}" stroke-width="2"/>'
        f"{_text(0, 4.2, 'P' if infantry else 'T', 12, anchor='middle', fill='#fff')}"
    )


@lru_cache(64)
def _ranges(places: tuple[tuple[str, tuple[str, ...], float, float], ...]) -> str:
    """The range from each space to each tile, a digit at its upper edge, while somebody looks at the space (U1): of
    spaces with what is beside them and where that edge has its middle."""
    near = {space: beside for space, beside, _, _ in places}
    return "\n".join(_ranges_from(_distances(space, near), places, space) for space in near)


def _distances(space: str, near: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The range from a space to every other that can be reached over tiles (U1)."""
    found, edge = {space: 0}, [space]
    for far in range(1, len(near)):
        edge = list(dict.fromkeys(id for one in edge for id in near[one] if id not in found))
        found |= dict.fromkeys(edge, far)
    return found


def _ranges_from(
    found: Mapping[str, int], places: Iterable[tuple[str, tuple[str, ...], float, float]], space: str
) -> str:
    there = [(found[id], x, y) for id, _, x, y in places if 0 < found.get(id, 0) <= RANGE]
    if not there:
        return ""
    discs = "".join(f"M{x - 11:g} {y:g}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z" for _, x, y in there)
    across, down = (
        " ".join(f"{value:g}" for value in row) for row in zip(*((x - 5, y + 5) for _, x, y in there), strict=True)
    )
    digits = "".join(str(far) for far, _, _ in there)
    return about(
        f"space:{space}",
        f'<path d="{discs}" fill="{INK}" stroke="{PALE}" stroke-width="1.5"/>'
        f'<text x="{across}" y="{down}" font-size="14" font-weight="bold" fill="#fff" aria-hidden="true">{digits}</text>',
    )


# --- counters


def _counters(
    picture: Picture, standing: Sequence[Standing], waiting: Sequence[Standing], layout: _Layout, size: Size
) -> Iterator[str]:
    """Counters in as many columns as let them be largest, in the middle of their room; those that wait to come on are
    smaller, at its foot."""
    foot, right, (least, deep) = _foot(standing, waiting, layout, size)
    across, wide, tall = _largest(len(standing), layout.right - layout.left, foot - layout.top)
    rows = -(-len(standing) // max(across, 1))
    start = layout.top + (foot - layout.top - rows * (tall + 3) + 3) / 2
    yield from _grid(picture, standing, across, (wide, tall), (layout.left, layout.right), start, 3)
    many = _abreast(len(waiting), right - layout.left, least)
    cell = min(2.0 * least, (right - layout.left + 2) / max(many, 1) - 2), float(deep)
    yield from _grid(picture, waiting, many, cell, (layout.left, right), foot + 3, 2)


def _grid(
    picture: Picture,
    counters: Sequence[Standing],
    across: int,
    each: tuple[float, float],
    edges: tuple[float, float],
    top: float,
    apart: float,
) -> Iterator[str]:
    """Counters in rows, each row in the middle."""
    wide, tall = each
    for at, one in enumerate(counters):
        row, column = divmod(at, across)
        beside = min(across, len(counters) - row * across)
        x = (sum(edges) - beside * (wide + apart) + apart) / 2 + column * (wide + apart)
        drawn = draw_counter(picture, one, wide, tall)
        yield _piece(_kind(one), x, top + row * (tall + apart), drawn, f"counter:{one.kind.id}", one.name)


def _largeness(standing: Sequence[Standing], waiting: Sequence[Standing], layout: _Layout, size: Size) -> float:
    """How large the counters of a tile would be."""
    foot, *_ = _foot(standing, waiting, layout, size)
    _, wide, tall = _largest(len(standing), layout.right - layout.left, foot - layout.top)
    return min(wide / LEGIBLE, tall) if standing else foot - layout.top if waiting else 0


def _foot(
    standing: Sequence[Standing], waiting: Sequence[Standing], layout: _Layout, size: Size
) -> tuple[float, float, tuple[int, int]]:
    """Where the room of the counters on a tile ends above those that wait; the right edge of the latter, and how large
    they are at least."""
    if not waiting:
        return size.high - PAD, layout.right, CELL
    foot, ways = size.high - PAD, [(wide, cell) for cell in (CELL, WAITING) for wide in (layout.right, size.wide - PAD)]
    for right, cell in reversed(ways):
        rows = -(-len(waiting) // _abreast(len(waiting), right - layout.left, cell[0]))
        above = foot - rows * (cell[1] + 2) - 1
        if above >= max(layout.low * (right > layout.right), layout.top + ROOMY * bool(standing)):
            break
    return above, right, cell


def _abreast(count: int, room: float, least: int) -> int:
    """How many of those that wait lie side by side: the rows are about equal."""
    rows = -(-count // int((room + 2) / (least + 2)))
    return -(-count // max(rows, 1))


def _largest(count: int, wide: float, high: float) -> tuple[int, float, float]:
    """How many of so many counters lie side by side, and how wide and high they are."""
    ways = (_arranged(count, across, wide, high) for across in range(1, 9))
    return max(ways, key=lambda one: min(one[1] / LEGIBLE, one[2])) if count else (0, 0, 0)


def _arranged(count: int, across: int, wide: float, high: float) -> tuple[int, float, float]:
    """So many counters side by side, each so wide and so high."""
    one, rows = (wide + 3) / across - 3, -(-count // across)
    tall = min(MOST[1], (high + 3) / rows - 3)
    one = min(MOST[0], one, max(MOST[0] / 2, tall * WIDEST))
    return across, one, min(tall, one / SQUAREST)


def _kind(standing: Standing) -> str:
    """The classes of a counter."""
    states = (
        ("suppressed", standing.suppressed),
        ("routed", standing.routed),
        ("waiting", standing.waiting),
        ("disabled", standing.disabled),
    )
    nature = standing.kind.nature if standing.kind.vehicle is None else "vehicle"
    return " ".join(["counter", nature, *(state for state, is_so in states if is_so)])


def draw_counter(picture: Picture, standing: Standing, wide: float, high: float) -> str:
    """A counter: its sign, the letters of its squad or its unit, its defence in a shield. Ready in the side's colour,
    suppressed striped, routed or disabled crossed, waiting to come on pale and small."""
    dark, pale, round_ = _colours(picture, standing.side)
    frame = _frame(standing.kind, wide, high, round_)
    ink, paper, halo = "#fff", dark, ""
    if standing.waiting:
        drawn = f'{frame} fill="{pale}" stroke="{dark}" stroke-width="1"/>'
        ink, paper = dark, pale
    elif standing.suppressed or standing.routed or standing.disabled:
        drawn = f'{frame} fill="{PALE}" stroke="{ALARM}" stroke-width="2.5"/>'
        if standing.suppressed:
            drawn += f'<path d="{_stripes(wide, high)}" stroke="{ALARM}" stroke-width="3" opacity="0.55"/>'
        ink, paper, halo = dark, PALE, PALE
    else:
        drawn = f'{frame} fill="{dark}" stroke="#fff" stroke-width="1.5"/>'
    if standing.kind.nature == Nature.GUN:
        inner = f'width="{wide - 5:g}" height="{high - 5:g}" rx="{max(0, round_ - 2)}"'
        drawn += f'<rect x="2.5" y="2.5" {inner} fill="none" stroke="{ink}" stroke-width="1"/>'
    if standing.routed or standing.disabled:
        drawn += _line(2, 2, wide - 2, high - 2) + _line(2, high - 2, wide - 2, 2)
    shadow = f'<g transform="translate(1.5 2)">{frame} fill="{INK}" opacity="0.3"/></g>' if high > SMALL else ""
    named = getattr(standing.kind.name, picture.language)
    return shadow + drawn + _face(standing, named, wide, high, ink, paper, halo)


def _face(standing: Standing, named: str, wide: float, high: float, ink: str, paper: str, halo: str) -> str:
    """The print of a counter: what has no squad has its whole name below its sign, or one letter beside it."""
    short = standing.label if letters(standing.kind) or standing.label.isupper() else standing.label[:1]
    if high < SMALL or wide < 2 * SMALL:
        return _small_face(standing, letters(standing.kind) or short[:1], wide, high, ink, paper, halo)
    crew = 3 * DOT if standing.crew and high > 24 else 0
    vehicle, marks = standing.kind.vehicle, letters(standing.kind)
    size = min(17.0, max(LEAST + 0.5, min(12.0, high * 0.34), high * 0.22), (wide - 8) / breadth(named))
    below = size + 4 if not marks and size >= LEAST and high - crew - size > LEAST + 13 else 0
    inside = high - crew - below
    sign = min(
        inside * (0.56 if not below else 0.8), (wide - 8) * (0.42 if vehicle or marks or below else 0.34) / WIDE * HIGH
    )
    end = 5 + sign * WIDE / HIGH
    shield = min(inside * (0.75 if below or vehicle else 0.5), max(20.0, high * 0.4)) if wide > 44 else 0
    room = wide - end - 8 - shield * 0.9
    if below and not vehicle and high < wide / 2.8 and (beside := room / breadth(named)) >= LEAST:
        drawn = unit_symbol(standing.kind, 5, (high - sign) / 2, sign, ink, paper)
        size = min(14.0, beside)
        drawn += _text(end + 2 + room / 2, high / 2 + size * 0.36, named, size, anchor="middle", fill=ink, halo=halo)
        return drawn + _defence(wide - shield * 0.9 - 4, (high - shield) / 2, shield, standing.kind.defence, ink, paper)
    if (marks or not below) and not vehicle and 2 * SMALL < high > wide / SQUARE:
        return _upright(standing, marks or standing.label, wide, high, ink, paper, halo)
    if marks and not vehicle and COMPACT < high <= 2 * SMALL and high * 1.9 > wide:
        return _compact(standing, marks, wide, high, ink, paper, halo)
    lower = crew / 4 if not below else 2
    drawn = unit_symbol(standing.kind, 5, (inside - sign) / 2 + lower, sign, ink, paper)
    if vehicle:
        drawn += _damage(end + 2, inside / 2 + lower, room - 4, vehicle.toughness, standing.damage, ink)
    elif not below:
        said = marks or (standing.label if room / breadth(standing.label) >= SMALLEST else short)
        if room / breadth(said) < SMALLEST:
            room, shield = room + shield * 0.9, 0
        size = min(34.0, inside * 0.62, room / breadth(said))
        if size < LEAST:
            return unit_symbol(standing.kind, (wide - sign * WIDE / HIGH) / 2, (inside - sign) / 2, sign, ink, paper)
        drawn += _text(
            end + 1 + room / 2, inside / 2 + size * 0.36 + crew / 4, said, size, anchor="middle", fill=ink, halo=halo
        )
    if below:
        drawn += _text(wide / 2, high - crew - 5, named, size, anchor="middle", fill=ink, halo=halo)
    if shield and standing.kind.defence:
        x, y = wide - shield * 0.9 - 4, (inside - shield) / 2 + lower
        drawn += _defence(x, y, shield, standing.kind.defence, ink, paper)
    return drawn + _seats(standing, wide, high, ink) * bool(crew)


def _upright(standing: Standing, said: str, wide: float, high: float, ink: str, paper: str, halo: str) -> str:
    """The print of a counter that is rather square: its sign above its letters and its defence."""
    sign = min(high * 0.44, (wide - 10) / WIDE * HIGH)
    drawn = unit_symbol(standing.kind, (wide - sign * WIDE / HIGH) / 2, 4, sign, ink, paper)
    row = high - sign - 9
    shield = min(row, max(20.0, high * 0.36)) if standing.kind.defence and wide > 30 else 0
    room = wide - 8 - shield
    size = min(34.0, row / 0.8, room / breadth(said))
    middle = 4 + room / 2, 6 + sign + row / 2
    drawn += _text(middle[0], middle[1] + size * 0.36, said, size, anchor="middle", fill=ink, halo=halo)
    if shield:
        drawn += _defence(wide - shield * 0.9 - 5, middle[1] - shield / 2, shield, standing.kind.defence, ink, paper)
    return drawn


def _compact(standing: Standing, said: str, wide: float, high: float, ink: str, paper: str, halo: str) -> str:
    """The print of a rather square counter with little room: its letters below its sign and its defence."""
    sign = min(high * 0.38, wide / 3)
    drawn = unit_symbol(standing.kind, 4, 4, sign, ink, paper)
    drawn += _text(
        wide / 2, high - 4, said, min(high * 0.5, wide / breadth(said)), anchor="middle", fill=ink, halo=halo
    )
    if standing.kind.defence:
        drawn += _defence(wide - 4 - sign, 3.5, sign * 1.1, standing.kind.defence, ink, paper)
    return drawn


def _small_face(standing: Standing, said: str, wide: float, high: float, ink: str, paper: str, halo: str) -> str:
    """The sign and the letters of a counter with little room; the letters alone where both do not fit."""
    sign = min((high - 4) * 0.8, wide * 0.3)
    across = sign * WIDE / HIGH
    size = min(15.0, (high - 2) / 1.1, (wide - across - 6) / breadth(said))
    if size < LEAST:
        size = min(15.0, (high - 2) / 1.1, (wide - 4) / breadth(said))
        return _text(wide / 2, high / 2 + size * 0.36, said, size, anchor="middle", fill=ink, halo=halo)
    left = (wide - across - 2 - size * breadth(said)) / 2
    middle = left + across + 2 + size * breadth(said) / 2
    drawn = unit_symbol(standing.kind, left, (high - sign) / 2, sign, ink, paper)
    return drawn + _text(middle, high / 2 + size * 0.36, said, size, anchor="middle", fill=ink, halo=halo)


def _damage(x: float, middle: float, room: float, toughness: int, damage: int, ink: str) -> str:
    """A box for each damage that a vehicle can take, filled as it is taken."""
    apart = min(11.0, room / toughness)
    start = x + (room - apart * toughness) / 2
    boxes = (
        "".join(
            f"M{start + at * apart:.4g} {middle - apart / 2:.4g}h{apart - 2:.3g}v{apart:.3g}h{2 - apart:.3g}z"
            for at in some
        )
        for some in (range(damage), range(damage, toughness))
    )
    taken, free = boxes
    return (
        f'<path d="{taken}" fill="{ALARM}" stroke="#fff" stroke-width="1"/>'
        f'<path d="{free}" fill="none" stroke="{ink}" stroke-width="1.3"/>'
    )


def _defence(x: float, y: float, high: float, value: int, ink: str, paper: str) -> str:
    wide = high * 0.9
    corners = ((0, 0), (wide, 0), (wide, high * 0.55), (wide / 2, high), (0, high * 0.55))
    points = " ".join(f"{x + right:.4g},{y + down:.4g}" for right, down in corners)
    number = _text(x + wide / 2, y + high * 0.62, str(value), high * 0.66, anchor="middle", fill=paper)
    return f'<polygon points="{points}" fill="{ink}"/>{number}'


def _seats(standing: Standing, wide: float, high: float, ink: str) -> str:
    """A dot for each seat of a vehicle, full where somebody sits."""
    left = wide / 2 - (len(standing.crew) - 1) * 1.5 * DOT
    return "".join(
        f'<circle cx="{left + at * 3 * DOT:g}" cy="{high - 2 * DOT:g}" r="{DOT}" fill="{ink if one else "none"}" '
        f'stroke="{ink}" stroke-width="1"/>'
        for at, one in enumerate(standing.crew)
    )


def _frame(kind: CounterKind, wide: float, high: float, round_: int) -> str:
    """The shape of a counter, its element left open."""
    if kind.nature != Nature.TANK and kind.vehicle is None:
        return f'<rect width="{wide:g}" height="{high:g}" rx="{round_}"'
    cut = min(7.0, high / 3)
    right, low = wide - cut, high - cut
    corners = ((cut, 0), (right, 0), (wide, cut), (wide, low), (right, high), (cut, high), (0, low), (0, cut))
    return f'<polygon points="{" ".join(f"{x:.4g},{y:.4g}" for x, y in corners)}"'


def _stripes(wide: float, high: float) -> str:
    """Stripes across a counter, from below to above, that end before its corners."""
    left, top, right, low = 3.0, 3.0, wide - 3, high - 3
    found = []
    for at in range(HATCH, int(wide + high), HATCH):
        x1, x2 = max(left, at - low), min(right, at - top)
        if x1 < x2:
            found.append(f"M{x1:g} {at - x1:g} L{x2:g} {at - x2:g}")
    return " ".join(found)


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{ALARM}" stroke-width="2.5"/>'


# --- the state


def _lines(picture: Picture, width: float) -> list[tuple[int, str]]:
    """The lines of the state, each with its height."""
    lines = [(TITLE, _text(0, 20, row, 20, fill=WRITING)) for row in wrapped(picture.title, 20, width)]
    lines += [(LINE, _text(0, 17, row, 15, bold=False, fill=WRITING)) for row in wrapped(picture.moment(), 15, width)]
    lines += [(LINE, _text(0, 17, row, 15, fill=WRITING)) for row in wrapped(picture.result(), 15, width)]
    for at, side in enumerate(picture.view.sides):
        mark = emblem(at, 10, 15, 9)
        for row in wrapped(f"{picture.names[side.id]}: {picture.aim(side)}", 15, width):
            lines.append((LINE + 4, f"{mark}{_text(26, 21, row, 15, fill=WRITING)}"))
            mark = ""
        off = f"{picture.say('board-off')}: {', '.join(labels)}" if (labels := picture.off_board(side)) else ""
        for said in (picture.awards(side), picture.cards(side), off, picture.gone(side)):
            lines += [(LINE, _text(26, 16, row, 14, bold=False, fill=WRITING)) for row in wrapped(said, 14, width)]
    return lines


@lru_cache(1024)
def wrapped(said: str, size: float, width: float) -> list[str]:
    """Lines that fit beside the marks of the sides."""
    return textwrap.wrap(said, letters_in(width - 26, size))


def letters_in(width: float, size: float) -> int:
    """How many letters of a sentence fit a width."""
    return int(width / (size * LINE_WIDTH))
