"""The battle that is fought, and those that may be chosen, as text."""

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.rendering.odds import battle_said
from kronika.domain.noretreat.rendering.words import side_said
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.view import BattleView, NoRetreatView
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import label, units, wrapped


def odds_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A battle in a paragraph: who against whom, the odds with each shift, the die."""
    fought = (seen.battle,) if seen.battle is not None else ()
    return "\n".join(wrapped(_battle(board, one, page), page) for one in (*fought, *seen.prospects))


def _battle(board: Board, one: BattleView, page: Page) -> str:
    who = f"{side_said(one.side, page.language)}: {units(board, one.units, page)}"
    against = f"{label('defends', page)}: {units(board, one.others, page)}"
    told = f"{who}; {against}; {battle_said(board, one, page.language)}"
    if one.die:
        told += f"; {label('die', page)} {one.die}"
    if one.result is not None:
        told += f": {sentence(page.language, f'result-{one.result}')}"
    return told
