"""Units as counters: a colour for the nation, a symbol for the arm, strength and movement below."""

from typing import Final

from domain.kernel.svg import INK, group, text
from domain.kernel.words import Sentence
from domain.noretreat.content.units import Arm, Face
from domain.noretreat.content.words import Nation
from domain.noretreat.drawing.words import said, word
from domain.noretreat.names import BOX_NAMES, space_name, unit_name
from domain.noretreat.state import BOXES, Board
from domain.noretreat.view import UnitView

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
RED: Final = "#d98573"
"""A Soviet unit on its better face."""
LETTERS: Final = {
    Arm.REGIONAL: "G",
    Arm.FORTRESS: "F",
    Arm.SHOCK: "S",
    Arm.VOLKSSTURM: "V",
    Arm.RESERVE: "R",
}
ARMS: Final = {
    Arm.ARMOUR: Sentence("armour", "tanky"),
    Arm.MECHANISED: Sentence("mechanised", "mechanizovaná"),
    Arm.INFANTRY: Sentence("infantry", "pěchota"),
    Arm.REGIONAL: Sentence("regional", "oblastní"),
    Arm.FORTRESS: Sentence("fortress", "pevnost"),
    Arm.SHOCK: Sentence("shock", "úderná"),
    Arm.VOLKSSTURM: Sentence("Volkssturm", "Volkssturm"),
    Arm.RESERVE: Sentence("reserve", "záloha"),
}
MARKS: Final = (
    ("unsupplied", "U", "#b3261e"),
    ("disorganised", "D", "#8a5a00"),
    ("partisans", "P", "#3d6b21"),
)
CUT_OFF: Final = "#b3261e"


def figures(face: Face) -> str:
    """Strength and movement."""
    return f"{face.strength or '–'}-{face.mp}"


def short(unit: str) -> str:
    """What stands at the top of a counter."""
    return unit.partition("_")[2].upper()


def described(board: Board, unit: UnitView, language: str) -> str:
    """A unit in words: its name, its figures, its markers."""
    face = board.scene.kinds[unit.id].faces[unit.face]
    states = [mark for mark, _, _ in MARKS if getattr(unit, mark)] + ["cut_off"] * unit.cut_off
    told = [said(unit_name(board, unit.id), language), figures(face), said(ARMS[face.arm], language)]
    told += [word(state, language) for state in states]
    told += _other_face(board, unit, language)
    return ", ".join(told)


def _other_face(board: Board, unit: UnitView, language: str) -> list[str]:
    """What the other face of a unit shows, if it has one."""
    faces = [face for at, face in enumerate(board.scene.kinds[unit.id].faces) if at != unit.face]
    arm = board.scene.kinds[unit.id].faces[unit.face].arm
    return [
        f"{word('back', language)} {figures(face)}" + (f" {said(ARMS[face.arm], language)}" if face.arm != arm else "")
        for face in faces
    ]


def place_said(board: Board, place: str, language: str) -> str:
    """What a space or a box is called."""
    return said(BOX_NAMES[place] if place in BOXES else space_name(board, place), language)


def counter(board: Board, unit: UnitView, x: float, y: float, language: str) -> str:
    """A counter around a point."""
    kind = board.scene.kinds[unit.id]
    face = kind.faces[unit.face]
    fill = RED if face.id == "red" else NATIONS[kind.nation]
    half = SIZE / 2
    edge = f'stroke="{CUT_OFF}" stroke-width="2.5"' if unit.cut_off else f'stroke="{INK}" stroke-width="1"'
    parts = [
        f'<rect x="{-half:g}" y="{-half:g}" width="{SIZE}" height="{SIZE}" rx="3" fill="{fill}" {edge}/>',
        text(0, -half + 8, short(unit.id), 7.5, anchor="middle"),
        _symbol(face.arm),
        text(0, half - 3, figures(face), 11, anchor="middle"),
    ]
    shown = [(letter, colour) for mark, letter, colour in MARKS if getattr(unit, mark)]
    for at, (letter, colour) in enumerate(shown):
        left = -half + 4 + at * 11
        parts.append(f'<circle cx="{left:g}" cy="{-half + 2:g}" r="5.5" fill="{colour}" stroke="#ffffff"/>')
        parts.append(text(left, -half + 5, letter, 8, anchor="middle", fill="#ffffff"))
    return group("counter", x, y, "".join(parts), f"counter:{unit.id}", described(board, unit, language))


def _symbol(arm: Arm) -> str:
    line = f'fill="none" stroke="{INK}" stroke-width="1"'
    parts = [f'<rect x="-9" y="-7" width="18" height="11" {line}/>']
    if arm in (Arm.INFANTRY, Arm.MECHANISED):
        parts.append(f'<path d="M-9 -7 L9 4 M9 -7 L-9 4" {line}/>')
    if arm in (Arm.ARMOUR, Arm.MECHANISED):
        parts.append(f'<rect x="-6" y="-5" width="12" height="7" rx="3.5" {line}/>')
    if arm in LETTERS:
        parts.append(text(0, 2, LETTERS[arm], 9, anchor="middle"))
    return "".join(parts)
