"""A battle in one line: strengths, odds, each shift with its rule, the column, how likely each result is."""

from kronika.domain.noretreat.names import space_name
from kronika.domain.noretreat.rendering.words import said
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.text import say_part
from kronika.domain.noretreat.view import BattleView
from kronika.domain.noretreat.words import sentence


def battle_said(board: Board, battle: BattleView, language: str) -> str:
    """NR57 to NR64, as far as the battle stands."""
    where = ", ".join(said(space_name(board, space), language) for space in battle.hexes)
    found = sentence(language, "odds-strengths", where=where, attack=battle.attack, defence=battle.defence)
    found += f", {_ratio(battle.odds)}" if battle.odds else ""
    shifts = [f"{said(say_part(one.name), language)} {one.value:+d} ({one.rule})" for one in battle.shifts]
    found += "".join(f", {shift}" for shift in shifts)
    table = sentence(language, f"pick-{battle.table}") if battle.table else ""
    found += f"; {_ratio(battle.column)}, {table}" if battle.column else f"; {sentence(language, 'odds-below')}"
    chances = [f"{sentence(language, f'result-{one.result}')} {one.sixths}/6" for one in battle.chances]
    return f"{found}: {', '.join(chances)}" if chances else found


def _ratio(column: str) -> str:
    return column.replace("-", ":")
