"""A battle in one line: strengths, odds, each shift with its rule, the column, how likely each result is."""

from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.names import RESULTS, space_name
from kronika.domain.noretreat.rendering.words import said
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.text import PICKS, say_part
from kronika.domain.noretreat.view import BattleView

AGAINST = Sentence("against", "proti")
BELOW = Sentence("below the table: counterattack", "pod tabulkou: protiútok")


def battle_said(board: Board, battle: BattleView, language: str) -> str:
    """NR57 to NR64, as far as the battle stands."""
    where = ", ".join(said(space_name(board, space), language) for space in battle.hexes)
    found = f"{where}: {battle.attack} {said(AGAINST, language)} {battle.defence}"
    found += f", {_ratio(battle.odds)}" if battle.odds else ""
    shifts = [f"{said(say_part(one.name), language)} {one.value:+d} ({one.rule})" for one in battle.shifts]
    found += "".join(f", {shift}" for shift in shifts)
    table = said(PICKS[battle.table], language) if battle.table else ""
    found += f"; {_ratio(battle.column)}, {table}" if battle.column else f"; {said(BELOW, language)}"
    chances = [f"{said(RESULTS[one.result], language)} {one.sixths}/6" for one in battle.chances]
    return f"{found}: {', '.join(chances)}" if chances else found


def _ratio(column: str) -> str:
    return column.replace("-", ":")
