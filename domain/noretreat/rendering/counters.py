"""Units as counters, and the short texts of drawings."""

import textwrap
from typing import Final

from kronika.domain.kernel import catalogue
from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.rendering import INK, escape, group, text
from kronika.domain.noretreat.content import Arm, Face, Kind
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Nation
from kronika.domain.noretreat.state import SIDE_NAMES, Board, called, place_name, space_name
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
    where = ", ".join(said(space_name(board, space), language) for space in battle.hexes)
    found = sentence(language, "odds-strengths", where=where, attack=battle.attack, defence=battle.defence)
    found += f", {_ratio(battle.odds)}" if battle.odds else ""
    shifts = [f"{said(describe_part(one.name), language)} {one.value:+d} ({one.rule})" for one in battle.shifts]
    found += "".join(f", {shift}" for shift in shifts)
    table = sentence(language, f"pick-{battle.table}") if battle.table else ""
    found += f"; {_ratio(battle.column)}, {table}" if battle.column else f"; {sentence(language, 'odds-below')}"
    chances = [f"{sentence(language, f'result-{one.result}')} {one.sixths}/6" for one in battle.chances]
    return f"{found}: {', '.join(chances)}" if chances else found


def _ratio(column: str) -> str:
    return column.replace("-", ":")


# --- text of several lines in a picture


def paragraph(told: str, x: float, y: float, size: float, letters: int, *, hang: float = 0) -> list[str]:
    """Lines of so many letters at most, the first with its baseline at a point, the others further in."""
    lines = textwrap.wrap(told, letters)
    return [text(x + hang * bool(at), y + at * apart(size), line, size, bold=False) for at, line in enumerate(lines)]


def apart(size: float) -> float:
    """How far lines of a size are from each other."""
    return round(size * 1.4)


SIZE: Final = 34
NATIONS: Final[dict[Nation, str]] = {
    Nation.GERMAN: "#b9bfb4",
    Nation.FINNISH: "#dfe6ea",
    Nation.HUNGARIAN: "#d9d3a5",
    Nation.ITALIAN: "#cdd8b4",
    Nation.RUMANIAN: "#e3cf86",
    Nation.SOVIET: "#c9a479",
    Nation.POLISH: "#dcae94",
    Nation.YUGOSLAV: "#d7b5a8",
}
SIDE_COLOURS: Final = {AXIS: "#4d5a4f", SOVIET: "#b5342a"}
RED: Final = "#d98573"
"""A Soviet unit on its better face."""
LETTERS: Final = {
    Arm.REGIONAL: "G",
    Arm.FORTRESS: "F",
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
CUT_OFF: Final = "#b3261e"
FACES: Final = 1024
COUNTERS: Final = 4096
HALF: Final = SIZE / 2
LETTER: Final = 5.7
"""How wide a figure is."""


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


def counter(board: Board, unit: UnitView, x: float, y: float, language: str) -> str:
    """A counter around a point."""
    drawn = _drawn(board.scene.kinds[unit.id], unit, *_marked(board, unit), language)
    return group("counter", x, y, drawn, f"counter:{unit.id}")


@cached_by_identity(COUNTERS)
def _drawn(kind: Kind, unit: UnitView, reserve: bool, local: bool, language: str, /) -> str:
    """A counter with its markers, and what it is in words."""
    parts = [f"<title>{escape(_described(kind, unit, reserve, local, language))}</title>", _face(kind, unit.face)]
    if unit.cut_off:
        parts.append(
            f'<rect x="{-HALF:g}" y="{-HALF:g}" width="{SIZE}" height="{SIZE}" rx="3" fill="none" '
            f'stroke="{CUT_OFF}" stroke-width="2.5"/>'
        )
    for at, mark in enumerate(_marks(unit, reserve, local)):
        letter, colour = MARKS[mark]
        left = -HALF + 4 + at * 11
        parts.append(f'<circle cx="{left:g}" cy="{-HALF + 2:g}" r="5.5" fill="{colour}" stroke="#ffffff"/>')
        parts.append(text(left, -HALF + 5, letter, 8, anchor="middle", fill="#ffffff"))
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
    return (
        _blank(NATIONS[kind.nation])
        + text(0, -HALF + 8, short(kind.id), 7.5, anchor="middle")
        + (text(0, 7, fate, 11, anchor="middle") if fate else "")
    )


def _blank(fill: str) -> str:
    return (
        f'<rect x="{-HALF:g}" y="{-HALF:g}" width="{SIZE}" height="{SIZE}" rx="3" fill="{fill}" stroke="{INK}" '
        f'stroke-width="1"/>'
    )


@cached_by_identity(FACES)
def _face(kind: Kind, at: int, /) -> str:
    """Draws the print on a face."""
    face = kind.faces[at]
    parts = [
        _blank(RED if face.id == "red" else NATIONS[kind.nation]),
        text(0, -HALF + 8, short(kind.id), 7.5, anchor="middle"),
        _symbol(face.arm),
    ]
    if face.white:
        left, right = strength(face), f"-{face.mp}"
        between, wide = (len(left) - len(right)) * LETTER / 2, len(left) * LETTER + 2
        parts.append(
            f'<rect x="{between - wide:g}" y="{HALF - 12:g}" width="{wide:g}" height="11" rx="2" fill="{INK}"/>'
        )
        parts.append(text(between - wide / 2, HALF - 3, left, 10, anchor="middle", fill="#ffffff"))
        parts.append(text(between + 1, HALF - 3, right, 10))
    else:
        parts.append(text(0, HALF - 3, figures(face), 11, anchor="middle"))
    return "".join(parts)


def _symbol(arm: Arm) -> str:
    line = f'fill="none" stroke="{INK}" stroke-width="1"'
    parts = [f'<rect x="-9" y="-7" width="18" height="11" {line}/>']
    if arm in (Arm.INFANTRY, Arm.MECHANISED):
        parts.append(f'<path d="M-9 -7 L9 4 M9 -7 L-9 4" {line}/>')
    if arm in (Arm.ARMOUR, Arm.MECHANISED):
        parts.append(f'<rect x="-6" y="-5" width="12" height="7" rx="3.5" {line}/>')
    if arm in LETTERS:
        parts.append(text(0, 2, LETTERS[arm], 9, anchor="middle"))
    return f"<g>{''.join(parts)}</g>"
