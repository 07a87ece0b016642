"""The battlefield: every tank at its range in its terrain, the enemies it sees, has ranged and flanks; around it the
points, the order and the players."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import combinations, count, zip_longest

from kronika.domain.kernel.catalogue import text as said
from kronika.domain.kernel.rendering import INK, TABLE, WRITING, Panel, Place, about, group, layer, panel, text
from kronika.domain.kernel.words import Message, joined
from kronika.domain.tankduel.content.pieces import Emplacement, Health, Kind, Marker, Nation
from kronika.domain.tankduel.rendering.boards import LIVES, board_of
from kronika.domain.tankduel.rendering.signs import TOKEN, tokens
from kronika.domain.tankduel.rendering.silhouettes import (
    DARK,
    DUST,
    FLAMES,
    FOG,
    ICONS,
    INKED,
    LIGHT,
    MOUND,
    MOVING,
    NATURAL,
    RULE,
    SCENES,
    URBAN,
    at_gun,
    badge,
    puffs,
    silhouette,
)
from kronika.domain.tankduel.rendering.writing import (
    columns_of,
    counts,
    ground,
    gun_state,
    hand_size,
    side_of,
    special,
)
from kronika.domain.tankduel.setup import NUMBERS, nation_of
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import gun_name, nation_name, seat_name, tank_name
from kronika.domain.tankduel.view import TankDuelView, TankView, view
from kronika.domain.tankduel.words import message, sentence

WIDE, HIGH, HEAD, RULER = 1600, 1100, 138, 84
SPECIAL = 50
"""How much higher the head is where a mission has more to say."""
UNIT, SKY, PLATE = 270, 74, 76
"""A tank with its terrain: how wide it is, how high above the ground, and how deep its plate reaches."""
MOST = 2.1
"""How large it is drawn at most."""
TUFTS, BUSHES = 9, 0.3
"""How many tufts of grass a strip has, and how likely a bush is by each."""
NAME, LEAST = 30, 24
"""The size of a name on a plate, at most and before it is shortened."""
BAR = 42
"""Where the bar with the name ends."""
GREEN, RED, FADED = "#2f6d3a", "#a3271f", ' opacity="0.4"'
ASIDE = 0.8
"""How many columns beside its range a tank may be drawn: it covers it still."""
SMALLER, STEPS = 0.96, 40
"""It is so much smaller, so many times, until it covers no other."""
GUN_WIDE, GUN = 262, 78
"""An anti-tank gun with its name."""
BESIDE = 500
"""How many metres from a gun a tank has to be, to cover none."""
FLANK, FIELDS, ACTS = "#b86e00", ("#dfe3c4", "#d5dab6"), "#fff0b8"
ROW, SIDE, MIDDLE, EDGE = 58, 440.0, 688, 8.0
"""How high a row of the head is; the room of a side, that between the sides, and what is left free at the edges."""
CHIP, COUNT = 216, 124
"""A chip of a side, and that of its infantry."""
LARGE, FIGURE, CAPTION = 37.0, 29.0, 19.0
"""The size of what is written in the head: on the sides, and on a badge its figure and its word."""
LETTER, HEAVY = 0.6, 0.69
"""How wide letters are in font sizes, on average; in bold with digits and capitals."""

Point = tuple[float, float]


def lane_panel(board: Board, language: str) -> Panel:
    """The lane as a picture."""
    seen = view(board)
    field = Field(board, seen)
    parts = [*_strips(field, language), *_sights(field, language)]
    parts += [_unit(field, tank, language) for tank in field.tanks]
    parts += [*_guns(field, language), *_head(field, language)]
    parts += [about(f"tank:{tank.id}", _told(field, tank, language)) for tank in field.tanks]
    return panel("lane", Place.BOARD, board.mission.title.said, WIDE, HIGH, parts, language, TABLE)


class Field:
    """Where everything lies: a column for each range; the tanks of each nation below each other, or those of both in
    turn where they would cover each other."""

    def __init__(self, board: Board, seen: TankDuelView) -> None:
        self.board, self.seen = board, seen
        self.columns = columns_of(board, seen)
        of = [[tank for tank in seen.tanks if tank.in_play and tank.nation == nation] for nation in Nation]
        self.tanks = [tank for pair in zip_longest(*of) for tank in pair if tank]
        self.guns = list[tuple[Emplacement, int, int]]()
        self.head = HEAD + SPECIAL * any(special(board, seen))
        for gun in board.battle.guns:
            column = side_of(gun.range, board.scene.guns[gun.gun].nation)
            at = self.columns.index(column)
            taken = {row for _, other, row in self.guns if abs(self.columns.index(other) - at) < 2}
            self.guns.append((gun, column, next(row for row in count() if row not in taken)))
        feet = [HIGH - RULER, HIGH - RULER - GUN * max((row + 1 for _, _, row in self.guns), default=0)]
        clear = [sorted(lane, key=self._is_clear) for lane in of]
        ways = [
            (lanes, parted, foot)
            for lanes, parted in ((of, False), (of, True), (clear, False), (clear, True), ([self.tanks], False))
            for foot in dict.fromkeys(feet)
        ]
        for step in range(STEPS):
            if any(self._place(MOST * SMALLER**step, *way) for way in ways):
                break

    def _is_clear(self, tank: TankView) -> bool:
        """Whether a tank may be drawn at the foot of the field, beside all guns."""
        return all(abs(side_of(tank.range, tank.nation) - column) > BESIDE for _, column, _ in self.guns)

    def _place(self, scale: float, lanes: Sequence[Sequence[TankView]], parted: bool, foot: float) -> bool:
        """Gives each tank its place in its lane above the foot, those of a row a little beside their ranges if they
        have to be parted; whether none covers another or a gun."""
        wide, high = UNIT * scale, (SKY + PLATE) * scale
        self.scale = scale
        edge = (wide / 2 - WIDE / 2 / len(self.columns)) / (1 - 1 / len(self.columns))
        self.left = max(12.0, edge + 8)
        self.column = (WIDE - 2 * self.left) / len(self.columns)
        self.gun = min(GUN_WIDE, 2 * self.column - 6)
        room, self.middle = foot - self.head, dict[str, Point]()
        longest = max(map(len, lanes))
        for lane in lanes:
            many = max(longest if parted else len(lane), 1)
            apart = room / many if many * high < room else (room - high) / max(many - 1, 1)
            first = self.head + SKY * scale + max(0.0, (apart - high) / 2) * (many * high < room)
            for at, tank in enumerate(lane):
                self.middle[tank.id] = self.exact(tank), first + at * apart
        for one, other in zip(*lanes, strict=False) if parted else ():
            left, right = sorted((one, other), key=self.exact)
            aside = max(0.0, (wide + 4 - self.exact(right) + self.exact(left)) / 2)
            if aside > ASIDE * self.column:
                return False
            for tank, by in ((left, -aside), (right, aside)):
                x, y = self.middle[tank.id]
                self.middle[tank.id] = x + by, y
        if any(not wide / 2 <= x <= WIDE - wide / 2 for x, _ in self.middle.values()):
            return False
        pairs = combinations(self.middle.values(), 2)
        return all(abs(x1 - x2) >= wide or abs(y1 - y2) >= high for (x1, y1), (x2, y2) in pairs) and all(
            abs(x - self.gun_at(column)) >= (wide + self.gun) / 2 or y + PLATE * scale <= HIGH - RULER - GUN * (row + 1)
            for x, y in self.middle.values()
            for _, column, row in self.guns
        )

    def at(self, column: int) -> float:
        """The middle of a range."""
        return self.left + self.column * (self.columns.index(column) + 0.5)

    def exact(self, tank: TankView) -> float:
        """The middle of the range of a tank."""
        return self.at(side_of(tank.range, tank.nation))

    def gun_at(self, column: int) -> float:
        """The middle of a gun at a range, kept within the field."""
        return min(max(self.at(column), self.gun / 2 + 4), WIDE - self.gun / 2 - 4)


def _strips(field: Field, language: str) -> Iterator[str]:
    """A strip a range, that can be meant, with the own ranges of both nations below."""
    for at, column in enumerate(field.columns):
        fill, high = FIELDS[at % 2], HIGH - RULER - field.head
        first, last = at == 0, column == field.columns[-1]
        x, wide = -field.left * first, field.column + field.left * (first or last)
        frame = (
            f'<rect x="{x:.1f}" width="{wide:.1f}" height="{high}" fill="{fill}" stroke="{RULE}" stroke-width="0.5"/>'
            f"{_meadow(at, x, wide, high)}"
        )
        yield group(
            "range",
            round(field.left + field.column * at, 1),
            field.head,
            frame,
            f"range:{column}",
            said(range_name(column), language),
        )
        x, bold = field.at(column), column == 0
        size = min(37.0, (field.column - 8) / 5 / LETTER)
        yield text(x, HIGH - 48, f"{-column}", size, anchor="middle", bold=bold, fill=INKED[Nation.GERMAN])
        yield text(x, HIGH - 8, f"{column}", size, anchor="middle", bold=bold, fill=INKED[Nation.SOVIET])
    yield f'<path d="M{WIDE / 2} {field.head}v{HIGH - field.head - RULER}" fill="none" stroke="{RULE}" stroke-width="3" stroke-dasharray="16 10"/>'
    yield badge(Nation.GERMAN, 10, HIGH - 75, 30)
    yield badge(Nation.SOVIET, 10, HIGH - 35, 30)


def _meadow(at: int, left: float, wide: float, high: float) -> str:
    """Grass and hedges on a strip, the same each time."""
    spread = ((at * 7919 + place * 104_729) % 997 / 997 for place in count(1))
    tufts, hedge = "", ""
    for row in range(TUFTS):
        x, y = left + 10 + next(spread) * (wide - 20), (row + 0.2 + 0.6 * next(spread)) * high / TUFTS
        tufts += f"M{x:.0f} {y:.0f}l-6-9m6 9v-13m0 13l6-9"
        if next(spread) < BUSHES and y + 30 < high:
            hedge += f"M{x - 16:.0f} {y + 30:.0f}q2-13 10-9q6-9 12 0q9-4 10 9z"
    return (
        f'<path d="{tufts}" fill="none" stroke="#a3ad7d" stroke-width="2"/>'
        f'<path d="{hedge}" fill="#b4c08d" stroke="#a3ad7d"/>'
    )


def range_name(column: int) -> Message:
    """A range by how far right of the middle it lies."""
    if not column:
        return message("range-middle")
    return message("range-german" if column < 0 else "range-soviet", range=abs(column))


# --- a tank


def _unit(field: Field, tank: TankView, language: str) -> str:
    board, scale = field.board, field.scale
    kind = board.scene.kinds[tank.model]
    x, y = field.middle[tank.id]
    acts = board.active == tank.id
    fill = (
        f'fill="{ACTS}" fill-opacity="0.8" stroke="{INK}" stroke-width="6"'
        if acts
        else 'fill="#ffffff" fill-opacity="0"'
    )
    frame = f'<rect x="{-UNIT * scale / 2:.1f}" y="{-SKY * scale:.1f}" width="{UNIT * scale:.1f}" height="{(SKY + PLATE) * scale:.1f}" rx="10" {fill}/>'
    known = [SCENES[one] for one in tank.terrain if one in SCENES]
    urban = any(board.terrain(one).urban for one in tank.terrain)
    behind, before = MOVING if tank.in_motion else known[-1] if known else URBAN if urban else NATURAL
    if tank.road:
        behind += SCENES["road"][0]
    if tank.in_deep_mud or tank.bog:
        before += SCENES["mud"][1]
    own = [
        (tank.in_motion, DUST),
        (tank.on_fire, FLAMES),
        (tank.hull_down, MOUND),
        (tank.smoke_card > 0, puffs("#e4e4df", "#8d8a7c")),
        (tank.heavy_weather, FOG),
    ]
    turned = ' transform="scale(-1 1)"' if tank.nation == Nation.SOVIET else ""
    marks = "".join(drawn for holds, drawn in own if holds)
    drawn = [
        f"<g>{behind}</g>",
        silhouette(kind, tank.buttoned, "" if tank.tracks == "whole" else str(tank.tracks), tank.gun_hits > 0),
        f"<g{turned}>{marks}</g><g>{before}</g>" if marks or before else "",
        _plate(board, tank, language),
        *_above(board, tank, language),
    ]
    name = said(tank_name(board, tank.id), language)
    whole = frame + f'<g transform="scale({scale:.3g})">{"".join(drawn)}</g>'
    if aside := round(field.exact(tank) - x):
        whole += f'<path d="M{aside} {2 - 12 * scale:.1f}l14 {18 * scale:.1f}h-28z" fill="{DARK[tank.nation]}" stroke="#ffffff" stroke-width="2"/>'
    return group("tank", round(x, 1), round(y, 1), whole, f"tank:{tank.id}", name)


def _plate(board: Board, tank: TankView, language: str) -> str:
    """The name and the figures of a tank that matter at each moment."""
    dark, left = DARK[tank.nation], -UNIT / 2 + 2
    number = NUMBERS[tank.number - 1]
    numbered = left + 45 + NAME * _breadth(number)
    name, size = _fit(said(board.scene.kinds[tank.model].name.said, language), -left - 56 - numbered)
    cover = f"-{tank.cover}" if tank.cover > 0 else f"+{-tank.cover}" if tank.cover else "0"
    crewed = -left - 9 - 16 * len(tank.crew)
    told = said(ground(board, tank), language).replace("\u00a0", " ")
    terrain = textwrap.wrap(told, 8) or ["–"]
    large = min(25.0, 32 / len(terrain[:2]), (crewed - 112 - left) / max(map(_breadth, terrain)))
    parts = [
        f'<rect x="{left + 3:g}" y="9" width="{UNIT - 4}" height="{PLATE - 9}" rx="6" fill="{INK}" fill-opacity="0.25"/>',
        f'<rect x="{left:g}" y="6" width="{UNIT - 4}" height="{PLATE - 9}" rx="6" fill="#fffdf5" stroke="{dark}" stroke-width="2"/>',
        f'<path d="M{left:g} {BAR}v-30q0-6 6-6h{UNIT - 16}q6 0 6 6v30z" fill="{dark}"/>',
        badge(tank.nation, left + 5, 10, 28),
        text(left + 38, 35, number, NAME, fill="#ffffff"),
        text(numbered, 35, name, size, fill="#ffffff"),
        f'<path d="M{-left - 53:g} 8h50v15q0 11-25 15q-25-4-25-15z" fill="#fffdf5"/>',
        text(-left - 28, 31, cover, 25, anchor="middle"),
        _level(crewed - 103, Kind.MOVE, tank.move_level, sentence(language, "panel-move", level=tank.move_level)),
        _level(crewed - 51, Kind.FIRE, tank.fire_level, sentence(language, "panel-shoots", level=tank.fire_level)),
    ]
    for at, line in enumerate(terrain[:2]):
        parts.append(text(left + 6, 57.5 + large * (at + 0.86 - len(terrain[:2]) / 2), line, large))
    parts += [_life(man.state, crewed + 9 + 16 * at) for at, man in enumerate(tank.crew)]
    return "".join(parts)


def _above(board: Board, tank: TankView, language: str) -> Iterator[str]:
    """Behind a tank its card for initiative and its tokens; before it, above its gun, its controller."""
    way, top = (1 if tank.nation == Nation.GERMAN else -1), 3 - SKY
    x = -way * (UNIT / 2 - 2)
    if shown := str(tank.initiative) if tank.initiative else "?" * tank.laid:
        card = f'<rect x="-28" width="56" height="32" rx="5" fill="#fffdf5" stroke="{DARK[tank.nation]}" stroke-width="2.5"/>'
        yield f'<g transform="translate({x + 28 * way:g} {top})">{card}{text(0, 25.5, shown, 26, anchor="middle")}</g>'
        x += 60 * way
    yield from tokens(tank, x, top, way, language)
    if driver := _driver(board, tank, language):
        wide = 18 * _breadth(driver) + 10
        label = f'<rect x="{-wide / 2:.1f}" width="{wide:.1f}" height="{TOKEN - 2}" rx="5" fill="#fffdf5" fill-opacity="0.9"/>'
        yield f'<g transform="translate({way * (UNIT - 4 - wide) / 2:.1f} {top})">{label}{text(0, 20, driver, 18, anchor="middle")}</g>'


def _level(x: float, kind: Kind, level: int, title: str) -> str:
    """The level of a tank in moving or firing, with the sign of that action."""
    return group(
        "level", x, 67, f'<g transform="translate(12 -9)">{ICONS[kind]}</g>' + text(26, 0, str(level), 27), title=title
    )


def _driver(board: Board, tank: TankView, language: str) -> str:
    """Returns the controller of a tank, where not all tanks of a nation have the same and no other plays."""
    if not tank.seat:
        return sentence(language, "robata")
    alone = len([hand for hand in board.hands if nation_of(hand) == tank.nation]) == 1
    if alone and all(one.seat for one in board.tanks.values()):
        return ""
    return sentence(language, "panel-short-player", number=tank.seat.partition("_")[2])


def _life(state: Health, x: float) -> str:
    """Whole, half or crossed: a man who is well, wounded or dead."""
    fill, drawn = LIVES[state]
    return (
        f'<circle cx="{x:g}" cy="57.5" r="7" fill="{fill}" stroke="{INK}"/>'
        + f'<g transform="translate({x:g} 57.5) scale(1.3)">{drawn}</g>' * bool(drawn)
    )


def _breadth(told: str) -> float:
    """How wide bold text is, in font sizes."""
    return sum(0.42 if one in "Iijlt-/ .'" else 1.06 if one in "MWm" else 0.74 for one in told)


def _fit(called: str, room: float) -> tuple[str, float]:
    """A name as short as it has to be, and its size: first without its model, then by its short name."""
    known = called.replace("Panzer", "Pz").replace(" Ausf.", "")
    bare = re.sub(r" \w$| M\d\d$", "", known)
    names = (known, bare, re.sub(r"^Pz \w+( \w)? (?=\w{4})", "", bare))
    name = next((name for name in names if _breadth(name) * LEAST <= room), names[-1])
    return name, min(NAME, room / _breadth(name))


# --- what tanks know of each other


def _sights(field: Field, language: str) -> Iterator[str]:
    """Dashed: sees, those of the tank that acts, and in a layer of their own those of all others; thick with a number:
    has ranged; thick with a word: flanks."""
    spotted, others, aimed = list[str](), list[str](), list[str]()
    for tank in field.tanks:
        dark = INKED[tank.nation]
        for other in tank.spots:
            if other in field.middle and other != tank.ranged:
                acts = field.board.active in (tank.id, other)
                (spotted if acts else others).append(_seen(field, tank, other))
        if tank.ranged in field.middle:
            start, end = _ends(field, tank.id, tank.ranged)
            x, y = start[0] + (end[0] - start[0]) * 0.75, start[1] + (end[1] - start[1]) * 0.75
            aimed.append(_arrow(start, end, dark, 4))
            aimed.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="26" fill="{TABLE}" stroke="{dark}" stroke-width="3"/>')
            aimed.append(text(x, y + 9, f"+{tank.ranging}", 24, anchor="middle", fill=dark))
        for other in tank.flanks:
            if other in field.middle:
                start, end = _ends(field, tank.id, other, 26)
                aimed.append(_arrow(start, end, FLANK, 5))
                x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
                aimed.append(
                    text(x, y - 6, sentence(language, "action-flank"), 26, anchor="middle", fill=FLANK, halo=TABLE)
                )
    for name, drawn in (("spotted", spotted), ("others", others), ("aimed", aimed)):
        yield layer(name, sentence(language, f"layer-{name}"), drawn, shown=name != "others")


def _seen(field: Field, tank: TankView, other: str) -> str:
    """The line from a tank to one that it sees."""
    return _arrow(*_ends(field, tank.id, other), INKED[tank.nation], 3, dashed=True)


def _ends(field: Field, one: str, other: str, aside: float = 7) -> tuple[Point, Point]:
    """From the edge of a tank to that of another, a little aside, so that a return arrow fits next to it."""
    (x1, y1), (x2, y2) = field.middle[one], field.middle[other]
    up = (SKY - PLATE) / 2 * field.scale
    y1, y2 = y1 - up, y2 - up
    dx, dy = x2 - x1, y2 - y1
    length = max((dx * dx + dy * dy) ** 0.5, 1)
    ux, uy = dx / length, dy / length
    out = min(length / 3, field.scale / max(abs(ux) / (UNIT / 2), abs(uy) / ((SKY + PLATE) / 2), 0.001))
    return (
        (x1 + ux * out - uy * aside, y1 + uy * out + ux * aside),
        (x2 - ux * out - uy * aside, y2 - uy * out + ux * aside),
    )


def _arrow(start: Point, end: Point, colour: str, thick: float, *, dashed: bool = False) -> str:
    (x1, y1), (x2, y2) = start, end
    length = max(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    dash = ' stroke-dasharray="9 7"' if dashed else ""
    line = f'<line x1="{x1:.0f}" y1="{y1:.0f}" x2="{x2:.0f}" y2="{y2:.0f}" stroke="{colour}" stroke-width="{thick:g}"{dash}/>'
    wide, back = 5 + thick, 12 + thick
    left = f"{x2 - ux * back - uy * wide:.0f},{y2 - uy * back + ux * wide:.0f}"
    right = f"{x2 - ux * back + uy * wide:.0f},{y2 - uy * back - ux * wide:.0f}"
    return f'{line}<polygon points="{x2:.0f},{y2:.0f} {left} {right}" fill="{colour}"/>'


def _told(field: Field, tank: TankView, language: str) -> str:
    """The board of a tank, and at each enemy how likely either hits the other."""
    board, (x, y) = field.board, field.middle[tank.id]
    inside, high = board_of(board, tank, language)
    scale = min(1.35, (HIGH - 20) / high)
    wide, tall = 520 * scale, high * scale
    half, above, below = UNIT / 2 * field.scale, SKY * field.scale, PLATE * field.scale
    beside = min(max(x - half - wide - 10, 8), WIDE - wide - 8), min(max(y - tall / 2, 8), HIGH - tall - 8)
    corners = [(left, top) for left in (8, WIDE - wide - 8) for top in (8, HIGH - tall - 8)]

    def covered(at: Point) -> float:
        """The area of the tanks that the board would cover there; this one counts most."""
        return sum(
            max(0, min(a + half, at[0] + wide) - max(a - half, at[0]))
            * max(0, min(b + below, at[1] + tall) - max(b - above, at[1]))
            * (3 if id == tank.id else 1)
            for id, (a, b) in field.middle.items()
        )

    left, top = min((beside, *corners), key=covered)
    parts = [_seen(field, tank, other) for other in tank.spots if other in field.middle]
    for other in field.tanks:
        hits = {one.shooter: one for one in field.seen.shots if {one.shooter, one.target} == {tank.id, other.id}}
        if not hits:
            continue
        told = [
            f"{'→' if one.shooter == tank.id else '←'} {round(100 * one.hits / max(one.cards, 1))} %"
            for one in hits.values()
        ]
        at, ground_ = field.middle[other.id]
        parts.append(
            f'<g transform="translate({at:.0f} {ground_ - above * 0.8:.0f}) scale(1.6)"><rect x="-84" y="-17" width="168" height="34" rx="17" '
            f'fill="{ACTS}" stroke="{INK}" stroke-width="2"/>{text(0, 6, "  ".join(told), 18, anchor="middle")}</g>'
        )
    parts.append(f'<g transform="translate({left:.0f} {top:.0f}) scale({scale:.3g})">{inside}</g>')
    return "".join(parts)


# --- guns, infantry, and the head


def _guns(field: Field, language: str) -> Iterator[str]:
    """The anti-tank guns at their ranges, with the order icons that they need."""
    board = field.board
    for gun, column, row in field.guns:
        card = board.scene.guns[gun.gun]
        fires = gun.gun not in field.seen.fired and gun.range not in field.seen.overrun
        name, wide = said(gun_name(board, gun.gun), language), field.gun
        calibre, _, model = name.rpartition(" ")
        state = "◆" * card.oi if fires else said(gun_state(board, field.seen, gun), language)
        drawn = f'<rect x="{-wide / 2:.1f}" width="{wide:.1f}" height="{GUN - 4}" rx="8" fill="{LIGHT[card.nation]}" stroke="{DARK[card.nation]}" stroke-width="3"/>'
        drawn += f'<g transform="translate({38 - wide / 2:.1f} 52) scale(0.62)"{"" if fires else FADED}>{at_gun(card.nation)}</g>'
        left, room = 76 - wide / 2, wide - 82
        drawn += text(left, 34, calibre, min(36.0, room / _breadth(calibre)))
        drawn += text(
            left,
            64,
            model if fires else state,
            min(26.0, (room - 12 * card.oi * fires) / _breadth(model if fires else state)),
            fill=INK if fires else RED,
        )
        if fires:
            drawn += text(wide / 2 - 6, 64, state, 15, anchor="end", fill=GREEN)
        yield group("gun", round(field.gun_at(column)), HIGH - RULER - GUN * (row + 1), drawn, f"gun:{gun.gun}", name)


def _head(field: Field, language: str) -> Iterator[str]:
    """The points of each nation with its players and its losses, the round, the order of the tanks."""
    board, seen = field.board, field.seen
    yield f'<rect width="{WIDE}" height="{field.head - 2}" fill="{TABLE}"/>'
    yield from _badges(board, seen, language)
    if more := said(joined(*special(board, seen)), language):
        size = min(37.0, (WIDE - 40) / LETTER / len(more))
        yield text(WIDE / 2, HEAD + 34, more, size, anchor="middle", bold=False, fill=WRITING)
    coming = [one for one in (seen.active, *seen.order) if one]
    step = min(122, MIDDLE / max(len(coming), 1))
    for at, id in enumerate(coming):
        tank = next(one for one in seen.tanks if one.id == id)
        x = WIDE / 2 + (at - (len(coming) - 1) / 2) * step - step / 2 + 7
        acts = at == 0 and seen.active
        yield (
            f'<g transform="translate({x:.0f} 74)"><rect width="{step - 14:.0f}" height="52" rx="26" fill="{ACTS if acts else "#fffdf5"}" '
            f'stroke="{DARK[tank.nation]}" stroke-width="{5 if acts else 2.5}"/>{badge(tank.nation, 6, 12, 28)}'
            f"{text((step + 18) / 2, 38, NUMBERS[tank.number - 1], min(34, (step - 52) / 1.3), anchor='middle')}"
            f"{text(step - 7, 36, '›', 24, anchor='middle', fill=WRITING) if at + 1 < len(coming) else ''}</g>"
        )
    for nation, right in ((Nation.GERMAN, False), (Nation.SOVIET, True)):
        yield from _side(field, nation, language, right=right)


CARDS = f'<path d="M3 3h11v16h-11zM7-1h11v16" fill="#fffdf5" stroke="{INK}" stroke-width="1.5"/>'
SIGNS = {
    "round": f'<path d="M17 4a8 8 0 1 0 1 8M18-2v7h-7" fill="none" stroke="{INK}" stroke-width="2.5"/>',
    "pass": f'<path d="M3 0l8 9-8 9M11 0l8 9-8 9" fill="none" stroke="{INK}" stroke-width="2.5"/>',
    "discards": f'<path d="M2 4l12-4 5 15-12 4z" fill="#cfc9c4" stroke="{INK}" stroke-width="1.5"/>',
    "places": f'<path d="M4 20v-20h14l-4 5 4 5h-12" fill="#e3e9cf" stroke="{INK}" stroke-width="2"/>',
    Marker.SHUFFLE: f'<path d="M2 5h16l-5-5M19 13h-16l5 5" fill="none" stroke="{INK}" stroke-width="2.5"/>',
    Marker.END: f'<path d="M3 1h16v16h-16z" fill="{INK}"/>',
}
"""The sign of each badge in the head that has another than cards, 20 wide."""


def _badges(board: Board, seen: TankDuelView, language: str) -> Iterator[str]:
    """The round, the pass, the piles, and the last marker in the deck."""
    shown = {
        "round": str(seen.round),
        "pass": f"{seen.passed}/{board.battle.passes}",
        "deck": str(seen.deck),
        "discards": str(seen.discards),
        "places": str(seen.places),
        "marker": "–" if seen.marker is None else f"≤ {max(0, seen.deck - seen.upper)}",
    }
    signs = {"marker": seen.marker} if seen.marker else {}
    told = [(signs.get(name, name), shown[name], said(one, language)) for name, one in counts(board, seen)]
    words = [sentence(language, f"head-{name}") for name, _, _ in told]
    widths = [
        66 + max(FIGURE * _breadth(line), CAPTION * LETTER * len(word))
        for (_, line, _), word in zip(told, words, strict=True)
    ]
    scale = min(1.0, MIDDLE / sum(widths))
    x = WIDE / 2 - sum(widths) * scale / 2
    for (name, line, title), word, wide in zip(told, words, widths, strict=True):
        drawn = f'<rect width="{wide - 8:.0f}" height="52" rx="26" fill="#fffdf5" stroke="{RULE}" stroke-width="2"/>'
        drawn += f'<g transform="translate(13 14) scale(1.35)">{SIGNS.get(name, CARDS)}</g>'
        drawn += text(48, 27, line, FIGURE) + text(48, 45, word, CAPTION, bold=False)
        yield group(
            "badge", round(x), 9 + 26 * (1 - scale), f'<g transform="scale({scale:.3g})">{drawn}</g>', title=title
        )
        x += wide * scale


def _side(field: Field, nation: Nation, language: str, *, right: bool) -> Iterator[str]:
    """The plate of a nation, and below it its players, its infantry, and its tanks that are lost."""
    board, seen = field.board, field.seen
    medals = "★" * seen.medals[nation] if seen.medals[nation] <= 5 else f"★×{seen.medals[nation]}"
    worth = f"{medals} {sentence(language, 'panel-vp', vp=seen.vp[nation])}".strip()
    name = said(nation_name(nation), language)
    size = min(LARGE, (SIDE - 90) / 0.7 / len(name + worth))
    plate = f'<rect width="{SIDE}" height="{ROW - 2}" rx="10" fill="{DARK[nation]}"/>{badge(nation, SIDE - 50 if right else 8, 7, 42)}'
    ends = ((SIDE - 62, "end"), (16, "start")) if right else ((62, "start"), (SIDE - 16, "end"))
    for (x, anchor), line in zip(ends, (name, worth), strict=True):
        plate += text(x, 39, line, size, anchor=anchor, fill="#ffffff")
    yield group("nation", WIDE - SIDE - EDGE if right else EDGE, 7, plate, title=f"{name}: {worth}")
    x, room = EDGE, SIDE - (COUNT + 6) * bool(board.battle.infantry)
    hands = [hand for hand in seen.hands if hand.nation == nation]
    for hand in hands:
        wide = min(CHIP, room / len(hands) - 6)
        told = said(hand_size(hand), language) if hand.left else f"{hand.size}/{hand.limit}"
        if len(hands) > 1 and not hand.left:
            told = f"{hand.seat.partition('_')[2]}: {told}"
        sign = f'<g transform="translate(8 15) scale(1.35)">{CARDS}</g>'
        title = f"{said(seat_name(hand.seat), language)}: {sentence(language, 'panel-hand-size', cards=hand.size, limit=hand.limit)}"
        drawn = _chip(DARK[nation], wide, sign, told, "#ffffff", f' data-colour-of="{hand.seat}"')
        yield group("seat", round(WIDE - x - wide if right else x), 71, drawn, f"seat:{hand.seat}", title)
        x += wide + 6
    if board.battle.infantry:
        far = seen.advance if seen.infantry == nation else 0
        sign = f'<g transform="translate(24 29) scale(1.35)">{ICONS["infantry"]}</g>'
        drawn = _chip(LIGHT[nation], COUNT, sign, f"{far:03}", INK)
        title = sentence(language, "panel-infantry")
        yield group("infantry", round(WIDE - x - COUNT if right else x), 71, drawn, title=title)
        x += COUNT + 6
    gone = [tank for tank in seen.tanks if not tank.in_play and tank.nation == nation]
    step = min(78, (EDGE + SIDE - x) / max(len(gone), 1))
    for row, tank in enumerate(gone):
        drawn = f'<g transform="scale({step / 200:.3g})">{silhouette(board.scene.kinds[tank.model])}</g>'
        drawn += '<path d="M-26-24l52 28M26-24l-52 28" fill="none" stroke="#a3271f" stroke-width="3"/>'
        title = said(message("panel-lost", tanks=(tank_name(board, tank.id),)), language)
        at = x + (row + 0.5) * step
        yield group("lost", round(WIDE - at if right else at), 112, drawn, title=title)


def _chip(ground: str, wide: float, sign: str, told: str, fill: str, seat: str = "") -> str:
    """A sign and what there is of it."""
    size = min(LARGE, (wide - 48) / LETTER / len(told))
    return f'<rect width="{wide:.0f}" height="54" rx="10"{seat} fill="{ground}"/>{sign}{text(44, 38, told, size, fill=fill)}'
