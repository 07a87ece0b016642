"""Units as counters, and the short texts of drawings."""

import textwrap
from typing import Final

from kronika.domain.kernel import catalogue
from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.rendering import INK, WRITING, escape, group, text
from kronika.domain.noretreat.content import Arm, Face, Kind
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Nation
from kronika.domain.noretreat.state import SIDE_NAMES, Board, called, place_name
from kronika.domain.noretreat.text import describe_part
from kronika.domain.noretreat.view import BattleView, UnitView
from kronika.domain.noretreat.words import sentence

said = catalogue.text


def word(name: str, language: str) -> str:
    """A word of the drawing in a language."""
    return sentence(language, f"word-{name}")


def side_said(side: str, language: str) -> str:
    """Returns the name of a side for the beginning of a line."""
    return capital(said(SIDE_NAMES[side], language))


def sides_of(board: Board) -> tuple[str, ...]:
    """The sides, the one whose eyes these are first."""
    return tuple(sorted(SIDES, key=lambda side: side != board.viewer))


# --- battles in a line


def battle_said(board: Board, battle: BattleView, language: str) -> str:
    """NR57 to NR64, as far as the battle stands."""
    where = ", ".join(said(place_name(board, space), language) for space in battle.hexes)
    found = sentence(language, "odds-strengths", where=where, attack=battle.attack, defence=battle.defence)
    found += f", {ratio(battle.odds)}" if battle.odds else ""
    shifts = [f"{said(describe_part(one.name), language)} {one.value:+d} ({one.rule})" for one in battle.shifts]
    found += "".join(f", {shift}" for shift in shifts)
    table = sentence(language, f"pick-{battle.table}") if battle.table else ""
    found += f"; {ratio(battle.column)}, {table}" if battle.column else f"; {sentence(language, 'odds-below')}"
    chances = [f"{sentence(language, f'result-{one.result}')} {one.sixths}/6" for one in battle.chances]
    return f"{found}: {', '.join(chances)}" if chances else found


def ratio(column: str) -> str:
    """A column of the tables, as it is read."""
    return column.replace("-", ":")


# --- text of several lines in a picture


def paragraph(
    told: str, x: float, y: float, size: float, letters: int, *, hang: float = 0, fill: str = WRITING
) -> list[str]:
    """Lines of so many letters at most, the first with its baseline at a point, the others further in."""
    lines = textwrap.wrap(told, letters)
    return [
        text(x + hang * bool(at), y + at * apart(size), line, size, bold=False, fill=fill)
        for at, line in enumerate(lines)
    ]


def fitted(
    told: str, sizes: tuple[float, ...], wide: float, high: float, letter: float = 0.56
) -> tuple[list[str], float]:
    """A text in lines, and how large they are: as large as they have room."""
    for size in sizes:
        lines = textwrap.wrap(told, int(wide / (size * letter)), break_on_hyphens=False, break_long_words=False)
        if len(lines) * size * 1.18 <= high and all(len(line) * size * letter <= wide for line in lines):
            break
    return lines, size


def apart(size: float) -> float:
    """How far lines of a size are from each other."""
    return round(size * 1.4)


SIZE: Final = 46
NATIONS: Final[dict[Nation, str]] = {
    Nation.GERMAN: "#b9c0b4",
    Nation.FINNISH: "#dfe6ea",
    Nation.HUNGARIAN: "#d9d3a5",
    Nation.ITALIAN: "#cdd8b4",
    Nation.RUMANIAN: "#e3cf86",
    Nation.SOVIET: "#d3b183",
    Nation.POLISH: "#dcae94",
    Nation.YUGOSLAV: "#d7b5a8",
}
SIDE_COLOURS: Final = {AXIS: "#46544a", SOVIET: "#b5342a"}
INKED: Final = {AXIS: "#3f4d43", SOVIET: "#ad2f25"}
"""The same for what is written on the paper and the map: the page turns it light in the dark."""
RED: Final = "#e08e7c"
"""A Soviet unit on its better face."""
LETTERS: Final = {
    Arm.REGIONAL: "G",
    Arm.SHOCK: "S",
    Arm.VOLKSSTURM: "V",
    Arm.RESERVE: "R",
}
MARKS: Final = {
    "unsupplied": ("U", "#b3261e"),
    "disorganised": ("D", "#8a5a00"),
    "partisans": ("P", "#3d6b21"),
    "reserve": ("★", "#1c4f8a"),
    "local": ("+", "#1c4f8a"),
}
CUT_OFF: Final = "#d40f0f"
FACES: Final = 1024
COUNTERS: Final = 4096
HALF: Final = SIZE / 2
FIGURES: Final = 19
"""How high the room of the figures of a counter is."""
LETTER: Final = 0.63
"""How wide a figure is, of its size."""
WHOLE: Final = "M-23-20q0-3 3-3h40q3 0 3 3v40q0 3-3 3h-40q-3 0-3-3z"
CUT: Final = "M-23-20q0-3 3-3h40q3 0 3 3v31l-12 12h-31q-3 0-3-3z"
"""A counter on its worse face: a corner is missing."""
SIGNS: Final = {
    AXIS: "M-18.2-21h2.4v3h3v2.4h-3v3h-2.4v-3h-3v-2.4h3z",
    SOVIET: "M-17-22l1.4 3.4 3.7.3-2.8 2.4.9 3.6-3.2-1.9-3.2 1.9.9-3.6-2.8-2.4 3.7-.3z",
}
"""The mark of a side, a cross or a star, in the corner of a counter."""


def strength(face: Face) -> str:
    """Returns the strength as printed (NR42): in brackets without a zone of control, X if it has no strength."""
    if not face.strength:
        return "X"
    return str(face.strength) if face.zoc else f"({face.strength})"


def figures(face: Face) -> str:
    """Strength and movement."""
    return f"{strength(face)}-{face.mp}"


def short(unit: str) -> str:
    """Returns the text at the top of a counter."""
    return unit.partition("_")[2].upper()


def described(board: Board, unit: UnitView, language: str) -> str:
    """A unit in words: its name, its figures, its markers."""
    return _described(board.scene.kinds[unit.id], unit, *_marked(board, unit), language)


def _described(kind: Kind, unit: UnitView, reserve: bool, local: bool, language: str) -> str:
    face = kind.faces[unit.face]
    told = [said(called(kind, unit.face), language), figures(face), sentence(language, f"arm-{face.arm}")]
    told += [word(state, language) for state in (*_marks(unit, reserve, local), *(["cut_off"] * unit.cut_off))]
    told += [
        f"{word('back', language)} {figures(other)}"
        + (f" {sentence(language, f'arm-{other.arm}')}" if other.arm != face.arm else "")
        for at, other in enumerate(kind.faces)
        if at != unit.face
    ]
    return ", ".join(told)


def _marked(board: Board, unit: UnitView) -> tuple[bool, bool]:
    """Whether a unit has the marker of the strategic reserve, and that of local support."""
    return unit.id == board.reserve, unit.id in board.local.values()


def _marks(unit: UnitView, reserve: bool, local: bool) -> list[str]:
    """The markers that lie on a unit."""
    there = {
        "unsupplied": unit.unsupplied,
        "disorganised": unit.disorganised,
        "partisans": unit.partisans,
        "reserve": reserve,
        "local": local,
    }
    return [mark for mark, lies in there.items() if lies]


def place_said(board: Board, place: str, language: str) -> str:
    """Returns the name of a space or a box."""
    return said(place_name(board, place), language)


def counter(board: Board, unit: UnitView, x: float, y: float, language: str, *, pointed: bool = True) -> str:
    """A counter around a point; whether it may be pointed at."""
    drawn = _drawn(board.scene.kinds[unit.id], unit, *_marked(board, unit), language)
    return group("counter", x, y, drawn, f"counter:{unit.id}" * pointed)


@cached_by_identity(COUNTERS)
def _drawn(kind: Kind, unit: UnitView, reserve: bool, local: bool, language: str, /) -> str:
    """A counter with its markers, and what it is in words."""
    parts = [f"<title>{escape(_described(kind, unit, reserve, local, language))}</title>", _face(kind, unit.face)]
    if unit.cut_off:
        parts.append(f'<path d="{WHOLE}" fill="none" stroke="{CUT_OFF}" stroke-width="4" stroke-dasharray="8 4"/>')
    for at, mark in enumerate(_marks(unit, reserve, local)):
        letter, colour = MARKS[mark]
        top = -HALF + 13 + at * 17
        parts.append(f'<circle cx="{HALF - 4:g}" cy="{top:g}" r="9" fill="{colour}" stroke="#ffffff"/>')
        parts.append(text(HALF - 4, top + 5, letter, 13.5, anchor="middle", fill="#ffffff"))
    return "".join(parts)


def other_side(board: Board, unit: UnitView, x: float, y: float) -> str:
    """The other side of a counter: its other face, or what becomes of it when it is eliminated."""
    kind = board.scene.kinds[unit.id]
    drawn = "".join(_face(kind, at) for at in range(len(kind.faces)) if at != unit.face) or _plain_back(kind)
    return group("other-side", x, y, drawn)


@cached_by_identity(FACES)
def _plain_back(kind: Kind, /) -> str:
    """NR106: after how many turns a unit of one face comes back; a cross: it leaves the game."""
    fate = f"↻ +{kind.returns_after}" if kind.returns_after else "✕" if kind.removed else ""
    return _blank(kind, NATIONS[kind.nation]) + (text(0, 11, fate, 15, anchor="middle") if fate else "")


def _blank(kind: Kind, fill: str, outline: str = WHOLE) -> str:
    """A counter with its side and its name."""
    colour, name = SIDE_COLOURS[kind.side], short(kind.id)
    return (
        f'<g transform="translate(1.5 2.5)"><path d="{outline}" fill="{INK}" fill-opacity="0.35"/></g>'
        f'<path d="{outline}" fill="{fill}" stroke="{INK}"/>'
        f'<path d="M-22.5-10.5v-9.5q0-2.5 2.5-2.5h40q2.5 0 2.5 2.5v9.5z" fill="{colour}"/>'
        f'<path d="{SIGNS[kind.side]}" fill="#ffffff"/>'
        + text(4, -12.6, name, min(12, 46 / len(name)), anchor="middle", fill="#ffffff")
    )


@cached_by_identity(FACES)
def _face(kind: Kind, at: int, /) -> str:
    """Draws the print on a face."""
    face = kind.faces[at]
    is_worse = at == 0 and len(kind.faces) > 1 and face.id != "mobile"
    parts = [
        _blank(kind, RED if face.id == "red" else NATIONS[kind.nation], CUT if is_worse else WHOLE),
        f'<g transform="translate(0 -4.5) scale(0.9)">{symbol(face.arm)}</g>',
    ]
    if face.white:
        left, right = strength(face), f"-{face.mp}"
        large = min(21.0, 70 / len(left + right))
        letter = large * LETTER
        between, wide = (len(left) - len(right)) * letter / 2, len(left) * letter + 3
        parts.append(
            f'<rect x="{between - wide:g}" y="{HALF - FIGURES - 1:g}" width="{wide:g}" height="{FIGURES}" rx="2" fill="{INK}"/>'
        )
        parts.append(text(between - wide / 2, HALF - 3.2, left, large, anchor="middle", fill="#ffffff"))
        parts.append(text(between + 1, HALF - 3.2, right, large))
    else:
        printed = figures(face)
        parts.append(text(0, HALF - 3, printed, min(24.5, 74 / len(printed)), anchor="middle"))
    return "".join(parts)


def symbol(arm: Arm) -> str:
    """The symbol of an arm around the point 0, 0."""
    line = f'fill="none" stroke="{INK}" stroke-width="1.3"'
    parts = [
        f'<rect x="-11" y="-5.5" width="22" height="12" fill="#fffdf5" fill-opacity="0.75" stroke="{INK}" stroke-width="1.3"/>'
    ]
    if arm in (Arm.INFANTRY, Arm.MECHANISED):
        parts.append(f'<path d="M-11-5.5l22 12m0-12l-22 12" {line}/>')
    if arm in (Arm.ARMOUR, Arm.MECHANISED):
        parts.append(f'<rect x="-7.5" y="-3.5" width="15" height="8" rx="4" {line}/>')
    if arm == Arm.FORTRESS:
        parts.append('<path d="M-8 5v-8h4v3h2.5v-3h3v3h2.5v-3h4v8z" fill="#23241f"/>')
    if arm in LETTERS:
        parts.append(text(0, 4.5, LETTERS[arm], 11, anchor="middle"))
    return "".join(parts)


def die(face: int, size: float = 46) -> str:
    """A die from its top left corner."""
    spots = [(0.5, 0.5)] * (face % 2)
    for x, y in ((0.25, 0.25), (0.25, 0.75), (0.25, 0.5))[: face // 2]:
        spots += [(x, y), (1 - x, 1 - y)]
    pips = "".join(f'<circle cx="{x * size:g}" cy="{y * size:g}" r="{size * 0.09:g}" fill="{INK}"/>' for x, y in spots)
    return f'<rect width="{size:g}" height="{size:g}" rx="{size / 6:g}" fill="#fffdf5" stroke="{INK}" stroke-width="2"/>{pips}'
