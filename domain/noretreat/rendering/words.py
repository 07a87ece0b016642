"""Short texts of drawings and of positions as text."""

import textwrap

from kronika.domain.kernel import catalogue
from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.rendering import text
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import SIDE_NAMES, space_name
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.text import describe_part
from kronika.domain.noretreat.view import BattleView
from kronika.domain.noretreat.words import sentence

said = catalogue.text


def word(name: str, language: str) -> str:
    """A word of the drawing in a language."""
    return sentence(language, f"word-{name}")


def side_said(side: str, language: str) -> str:
    """What a side is called at the beginning of a line."""
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
