"""Boards as SVG: tiles in their places, cover, markers, objectives, counters with their state.

Every piece is a `<g>` with a class, so that a style sheet or a test can find it. A piece that can be meant
has a handle: `space:2B`, `counter:us-riflemen-a`, `building:503`, `tunnel:503`.
"""

import textwrap
from collections.abc import Iterator, Sequence
from functools import lru_cache

from kronika.domain.kernel.rendering import INK, Panel, document, escape
from kronika.domain.kernel.rendering import group as _piece
from kronika.domain.kernel.rendering import text as _text
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.content import CounterKind, Face, MarkerKind, MineFace, Nature, StructureKind
from kronika.domain.undaunted.rendering.picture import Condition, LaidMine, Picture, Spot, Standing

TILE = 180
GAP = 10
SIZE = TILE - GAP
MARGIN = 24
PAD = 6
HEADER = 42
"""The top of a tile: id, objective, cover."""
ROW = 24
"""A row of markers below it."""
TITLE, LINE = 30, 24
"""Lines beside the board."""

GROUND = ("#dfe4bf", "#c8d4a0", "#abc184", "#8cab6b")
"""Tile colours by cover 0 to 3: the denser, the greener."""
HILL = "#cfae7c"
BUILDING = "#d6cdbb"
ALARM = "#b3261e"
GOLD = "#f2c230"
PAPER = "#fffdf5"
COLOURS = (("#3f6b2a", "#dbe7c9", 7), ("#3d4654", "#dde1e6", 0))
"""For the first and the second side: colour, pale colour, how round its counters are."""
BOLD_WIDTH = 0.76
"""The width of a bold letter in font sizes, at most, on average."""
LINE_WIDTH = 0.66
"""The same in whole sentences, which have blanks and narrow letters."""
LEAST, MOST = 6.0, 15.0
"""Font sizes of counters."""
DOT, LOW = 2.5, 24
"""The size of a seat on the counter of a vehicle, and how high that must be for it."""
MINE = 10
"""Half the width of a mine: it lies over the gap, beside what lies on the tiles."""


CRACKS = (
    "M4 40 L34 58 L52 38 L84 70 L118 44 L166 62 M60 166 L72 128 L52 106 L84 70 M118 44 L126 20 L112 4 "
    "M166 118 L132 130 L108 112 L72 128 M132 130 L140 166 M4 96 L28 104 L52 106"
)
STONES = "l7 -5 l5 6 l-6 4 z m16 -4 l8 2 l-3 6 l-6 -2 z m-9 17 l6 -6 l6 4 l-4 6 z"
RUBBLE = " ".join(
    f"M{x} {y} {STONES}"
    for x, y in (
        (8, 52),
        (44, 58),
        (84, 50),
        (122, 60),
        (24, 88),
        (66, 94),
        (104, 88),
        (136, 100),
        (12, 130),
        (52, 136),
        (92, 128),
        (128, 140),
    )
)
OVERLAYS = {
    Condition.DAMAGED: f'<path class="overlay" d="{CRACKS}" fill="none" stroke="{INK}" stroke-width="1.6" opacity="0.45"/>',
    Condition.DESTROYED: f'<path class="overlay" d="{RUBBLE}" fill="#7d7363" opacity="0.45"/>',
}
"""The drawings over the ground of a tile that was hit."""
HATCH = 9
"""How far apart the stripes of a suppressed counter are."""


def board_panel(picture: Picture, title: Sentence) -> Panel:
    """The board, and below it what it is about."""
    inside = max(picture.width, 3.5) * TILE
    lines = _panel(picture, inside)
    parts = [_tile(picture, spot) for spot in picture.spots]
    parts += _mines(picture)
    top = picture.height * TILE + 2 * MARGIN
    for high, line in lines:
        parts.append(_piece("line", MARGIN, top, line))
        top += high
    width, height = round(inside + 2 * MARGIN), round(top + MARGIN)
    return Panel("board", title, document(width, height, f"{picture.title}, {picture.moment()}", parts), width, height)


def _tile(picture: Picture, spot: Spot) -> str:
    left, top = MARGIN + spot.left * TILE, MARGIN + spot.top * TILE
    name, id = spot.space.tile, spot.space.id
    parts = [*_ground(spot), _piece("name", 8, 5, _text(0, 21, name, 20 if len(name) < 4 else 13))]
    parts.append(_piece("cover", SIZE - 44, 5, _cover(spot)))
    if spot.shelter:
        handle = f"building:{id}" if spot.tile.building else ""
        called = f"{picture.say('board-building')} {id}" if handle else ""
        parts.append(_piece("shelter", SIZE - 77, 5, _shelter(spot), handle, called))
    if spot.space.objective:
        parts.append(_piece("objective", 58, 5, _objective(spot.space.objective)))
    if spot.structure is not None:
        drawn, called = _structure(spot.structure), getattr(spot.structure.name, picture.language)
        parts.append(_piece("structure", SIZE - 79, 5, drawn, f"structure:{id}", f"{called} {id}"))
    if spot.radio:
        parts.append(_piece("radio", 98, 10, _radio()))
    x, y = PAD, HEADER
    for kind, wide, drawn in _markers(picture, spot):
        if x + wide > SIZE - PAD:
            x, y = PAD, y + ROW
        meant = _meant(picture, kind, id)
        parts.append(_piece(kind, x, y, drawn, *meant))
        x += wide + 4
    parts += _counters(picture, (*spot.standing, *spot.waiting), y + ROW)
    return _piece(f"tile {spot.condition}", left, top, "\n".join(parts), f"space:{id}", name)


def _meant(picture: Picture, kind: str, id: str) -> tuple[str, str] | tuple[()]:
    """The handle of what lies on a tile beside counters, and what it is called; nothing if nobody means it."""
    if kind == "tunnel":
        return f"tunnel:{id}", f"{picture.say('board-tunnel')} {id}"
    if kind == MarkerKind.ESCAPE and picture.can_escape:
        return f"escape:{id}", f"{picture.say(f'board-marker-{MarkerKind.ESCAPE}')} {id}"
    return ()


def _ground(spot: Spot) -> Iterator[str]:
    """Yields the tile itself: its plants or building, its condition, and whether tanks may enter."""
    fill = GROUND[min(spot.tile.cover, len(GROUND) - 1)]
    if spot.tile.hill or spot.tile.building:
        fill = HILL if spot.tile.hill else BUILDING
    frame = 4.5 if spot.tile.impassable else 1.5
    size = f'width="{SIZE}" height="{SIZE}" rx="10"'
    yield f'<rect {size} fill="{fill}" stroke="{INK}" stroke-width="{frame}"/>'
    if spot.condition in OVERLAYS:
        yield OVERLAYS[spot.condition]


def _cover(spot: Spot) -> str:
    """A shield, 36 wide and 36 high."""
    return (
        f'<polygon points="0,0 36,0 36,20 18,36 0,20" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
        f"{_text(18, 20, spot.cover, 17 if len(spot.cover) == 1 else 14, anchor='middle')}"
    )


def _shelter(spot: Spot) -> str:
    """A house, or the battlements of a fortified tile, 30 wide and 36 high."""
    house = "0,36 0,13 15,0 30,13 30,36"
    battlements = "0,36 0,4 7,4 7,10 11,10 11,4 19,4 19,10 23,10 23,4 30,4 30,36"
    points = house if spot.tile.building else battlements
    size = 13 if len(spot.shelter) > 1 else 17
    return (
        f'<polygon points="{points}" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
        f"{_text(15, 30, spot.shelter, size, anchor='middle')}"
    )


def _structure(kind: StructureKind) -> str:
    """A shed, gold if it is worth anything, 34 wide and 36 high."""
    fill = GOLD if kind.value else PAPER
    return (
        f'<polygon points="0,36 0,14 5,6 12,1 22,1 29,6 34,14 34,36" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'
        f"{_text(17, 29, f'{kind.toughness}/{kind.value}', 13, anchor='middle')}"
    )


def _objective(value: int) -> str:
    return (
        f'<circle cx="17" cy="17" r="16" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>'
        f"{_text(17, 24, str(value), 19, anchor='middle')}"
    )


def _radio() -> str:
    return f'<rect width="22" height="22" rx="3" fill="{INK}"/>{_text(11, 17, "R", 16, anchor="middle", fill="#fff")}'


def _markers(picture: Picture, spot: Spot) -> list[tuple[str, int, str]]:
    """Returns the things on a tile other than counters: class, width, and drawing, 22 high."""
    found = [(f"marker {face}", 66, _marker(picture, side, face)) for side, face in spot.faces.items()]
    found += [("spawn", 22, _spawn(picture, side)) for side in spot.spawns]
    found += [("target", 22, _target(picture, side)) for side in spot.targets]
    found += [(kind, 22, GOAL_MARKERS[kind]) for kind in spot.goals]
    if spot.scene.points:
        found.append(("points", 24, _points(spot.scene.points)))
    if spot.space.tunnel:
        found.append(("tunnel", 24, TUNNEL))
    if spot.space.smoke:
        found.append(("smoke", 28, SMOKE))
    return found + [("zone", *_zone(picture, side, own)) for side, own in spot.zones.items()]


def _colours(picture: Picture, side: str) -> tuple[str, str, int]:
    return COLOURS[picture.sides.index(side)]


def _marker(picture: Picture, side: str, face: Face) -> str:
    """A control marker: pale when scouted, in the side's colour when controlled."""
    dark, pale, round_ = _colours(picture, side)
    controlled = face == Face.CONTROLLED
    fill, ink = (dark, "#fff") if controlled else (pale, dark)
    return (
        f'<rect width="66" height="20" rx="{min(round_, 5)}" fill="{fill}" stroke="{dark}" stroke-width="2"/>'
        f"{_text(33, 15, picture.say(f'board-face-{face}'), 11, anchor='middle', fill=ink)}"
    )


def _spawn(picture: Picture, side: str) -> str:
    dark, pale, _ = _colours(picture, side)
    return f'<polygon points="1,20 11,1 21,20" fill="{pale}" stroke="{dark}" stroke-width="2.5"/>'


def _target(picture: Picture, side: str) -> str:
    dark, _, _ = _colours(picture, side)
    return (
        f'<circle cx="11" cy="10" r="7" fill="{PAPER}" stroke="{ALARM}" stroke-width="2.5"/>'
        f'<line x1="1" y1="10" x2="21" y2="10" stroke="{dark}" stroke-width="2"/>'
        f'<line x1="11" y1="0" x2="11" y2="20" stroke="{dark}" stroke-width="2"/>'
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
    dark, pale, _ = _colours(picture, side)
    said = " ".join("".join(one.kind.squads) or one.label for one in gunners)
    wide = round(26 + len(said) * 11 * BOLD_WIDTH)
    return wide, (
        f"<title>{escape(', '.join(one.name for one in gunners))}</title>"
        f'<rect width="{wide}" height="20" rx="3" fill="{pale}" stroke="{ALARM}" stroke-width="1.5" stroke-dasharray="3 2"/>'
        f'<polygon points="3,17 9,3 15,3 20,9" fill="{dark}"/>{_text(23, 15, said, 11, fill=dark)}'
    )


def _mines(picture: Picture) -> Iterator[str]:
    """Mines lie on edges; where both sides have one, side by side."""
    taken: set[tuple[float, float]] = set()
    shared = {
        (laid.x, laid.y) for laid in picture.mines if sum((laid.x, laid.y) == (m.x, m.y) for m in picture.mines) > 1
    }
    for laid in picture.mines:
        place = (laid.x, laid.y)
        aside = 0 if place not in shared else MINE + 1 if place in taken else -MINE - 1
        taken.add(place)
        x = MARGIN + laid.x * TILE - GAP / 2 + aside * (not laid.upright)
        y = MARGIN + laid.y * TILE - GAP / 2 + aside * laid.upright
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


def _counters(picture: Picture, standing: Sequence[Standing], top: float) -> list[str]:
    """Counters in as many columns as let their labels be largest, from the bottom up."""
    if not standing:
        return []
    across, size, long = _arranged(standing, top)
    rows = -(-len(standing) // across)
    wide = min(78.0, (SIZE - 2 * PAD + 3) / across - 3)
    high = min(30.0, (SIZE - PAD - top + 3) / rows - 3)
    parts = []
    for at, one in enumerate(standing):
        row, column = divmod(at, across)
        x, y = PAD + column * (wide + 3), SIZE - PAD - (rows - row) * (high + 3) + 3
        drawn = draw_counter(picture, one, wide, high, size, long=long)
        parts.append(_piece(_kind(one), x, y, drawn, f"counter:{one.kind.id}", one.name))
    return parts


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


def _arranged(standing: Sequence[Standing], top: float) -> tuple[int, float, bool]:
    """How many counters lie side by side, the size of their labels, and whether these tell the
    defence too: as large as fits, shorter rather than tiny."""

    def largest(long: bool) -> tuple[float, int]:
        letters = max(len(_label(one, long=long)) for one in standing)
        found = []
        for across in range(2, 7):
            rows = -(-len(standing) // across)
            wide = (SIZE - 2 * PAD + 3) / across - 3
            high = (SIZE - PAD - top + 3) / rows - 3
            found.append((min(MOST, (wide - 4) / (letters * BOLD_WIDTH), (high - 2) / 1.1), -across))
        return max(found)

    size, across = largest(True)
    if size >= 11:
        return -across, size, True
    size, across = largest(False)
    return -across, max(LEAST, size), False


def _label(standing: Standing, *, long: bool) -> str:
    if standing.kind.vehicle is not None:
        toughness = f"/{standing.kind.vehicle.toughness}" if long else ""
        return f"{standing.label} {standing.damage}{toughness}"
    return f"{standing.label} {standing.kind.defence}" if long else standing.label


def draw_counter(picture: Picture, standing: Standing, wide: float, high: float, size: float, *, long: bool) -> str:
    """A counter: ready in the side's colour, suppressed striped, routed or disabled crossed, waiting to come on
    dashed."""
    dark, pale, round_ = _colours(picture, standing.side)
    frame = _frame(standing.kind, wide, high, round_)
    ink, halo = "#fff", ""
    if standing.waiting:
        drawn = f'{frame} fill="{pale}" fill-opacity="0.6" stroke="{dark}" stroke-width="1.5" stroke-dasharray="4 3"/>'
        ink = dark
    elif standing.suppressed or standing.routed or standing.disabled:
        drawn = f'{frame} fill="{PAPER}"/>'
        if standing.suppressed:
            drawn += f'<path d="{_stripes(wide, high)}" stroke="{ALARM}" stroke-width="3" opacity="0.55"/>'
        fill = "none" if standing.suppressed else pale
        drawn += f'{frame} fill="{fill}" stroke="{ALARM}" stroke-width="2.5"/>'
        if standing.routed or standing.disabled:
            drawn += _line(0, 0, wide, high) + _line(0, high, wide, 0)
        ink, halo = dark, PAPER
    else:
        drawn = f'{frame} fill="{dark}" stroke="#fff" stroke-width="1.5"/>'
    if standing.kind.nature == Nature.GUN:
        inner = f'width="{wide - 5:g}" height="{high - 5:g}" rx="{max(0, round_ - 2)}"'
        drawn += f'<rect x="2.5" y="2.5" {inner} fill="none" stroke="{ink}" stroke-width="1"/>'
    drawn += _seats(standing, wide, high, ink)
    middle = high / 2 - (DOT if standing.crew else 0)
    said = _text(
        wide / 2, middle + size * 0.36, _label(standing, long=long), size, anchor="middle", fill=ink, halo=halo
    )
    return drawn + said


def _seats(standing: Standing, wide: float, high: float, ink: str) -> str:
    """A dot for each seat of a vehicle, full where somebody sits; none where the counter is too low for it."""
    if high < LOW:
        return ""
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
    return f'<polygon points="{" ".join(f"{x:g},{y:g}" for x, y in corners)}"'


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
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{ALARM}" stroke-width="2"/>'


def _panel(picture: Picture, width: float) -> list[tuple[int, str]]:
    """The lines below the board, each with its height."""
    lines = [(TITLE, _text(0, 20, picture.title, 22)), (LINE, _text(0, 17, picture.moment(), 15, bold=False))]
    if result := picture.result():
        lines.append((LINE, _text(0, 17, result, 15)))
    for side in picture.view.sides:
        dark, _, round_ = _colours(picture, side.id)
        square = f'<rect y="6" width="18" height="18" rx="{min(round_, 5)}" fill="{dark}"/>'
        for row in _wrapped(f"{picture.names[side.id]}: {picture.aim(side)}", 15, width):
            lines.append((LINE + 4, f"{square}{_text(26, 21, row, 15)}"))
            square = ""
        off = f"{picture.say('board-off')}: {', '.join(labels)}" if (labels := picture.off_board(side)) else ""
        for said in (picture.awards(side), picture.cards(side), off, picture.gone(side)):
            lines += [(LINE, _text(26, 16, row, 14, bold=False)) for row in _wrapped(said, 14, width)]
    explained = picture.say(f"legend-picture-{picture.scene.variant}").split("\n")
    return lines + [
        (LINE - 6, _text(0, 16, row, 12, bold=False)) for line in explained for row in _wrapped(line, 12, width)
    ]


@lru_cache(1024)
def _wrapped(said: str, size: float, width: float) -> list[str]:
    """Lines that fit beside the marks of the sides."""
    return textwrap.wrap(said, letters_in(width - 26, size))


def letters_in(width: float, size: float) -> int:
    """How many letters of a sentence fit a width."""
    return int(width / (size * LINE_WIDTH))
