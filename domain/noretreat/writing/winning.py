"""What each side still needs to win, as text."""

from typing import Final

from kronika.domain.kernel.rendering import Page
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat.content.scenarios import NeedKind
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.outlook import AimView, NeedView
from kronika.domain.noretreat.rendering.words import said, side_said
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.writing.lists import label, spaces, units, wrapped

WAYS: Final = {
    Ending.OBJECTIVES: Sentence("objectives", "cíle"),
    Ending.SUDDEN_DEATH: Sentence("sudden death", "náhlá smrt"),
    Ending.TOTAL: Sentence("total victory", "úplné vítězství"),
    Ending.HIGH_TIDE: Sentence("High Tide", "vrchol postupu"),
    Ending.GARRISON: Sentence("the fall of Berlin", "pád Berlína"),
    Ending.END: Sentence("the end of the war", "konec války"),
    Ending.GOAL: Sentence("the goal of the scenario", "úkol scénáře"),
}
NEEDS: Final = {
    NeedKind.VP: Sentence("VP at least {figure}, now {held}", "VB nejméně {figure}, nyní {held}"),
    NeedKind.ENEMY_VP: Sentence(
        "VP of the enemy below {figure}, now {held}", "VB protivníka méně než {figure}, nyní {held}"
    ),
    NeedKind.OBJECTIVES: Sentence(
        "{figure} objectives with supply, now {held}", "zásobené cíle: {figure}, nyní {held}"
    ),
    NeedKind.CONTROLS: Sentence("control of {figure} places, now {held}", "ovládat místa: {figure}, nyní {held}"),
    NeedKind.FURTHER: Sentence("{figure} objectives more, now {held}", "další cíle: {figure}, nyní {held}"),
    NeedKind.ELIMINATED: Sentence("{figure} unit eliminated, now {held}", "vyřazená jednotka: {figure}, nyní {held}"),
}
MISSING: Final = {NeedKind.VP: "more_for", NeedKind.ENEMY_VP: "had_for"}
"""What places that do not count yet are called, if not lacking."""


def aims_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each way to win that is still open."""
    return "\n".join(wrapped(_aim(board, aim, page), page) for aim in seen.aims)


def _aim(board: Board, aim: AimView, page: Page) -> str:
    when = f", {label('turn', page)} {aim.turn}" if aim.turn else ""
    head = f"{side_said(aim.side, page.language)}, {said(WAYS[aim.how], page.language)} ({aim.rule}{when})"
    needs = "; ".join(_need(board, need, page) for need in aim.needs) or label("otherwise", page)
    return f"{head}: {needs}"


def _need(board: Board, need: NeedView, page: Page) -> str:
    told = said(NEEDS[need.kind], page.language).format(figure=need.figure, held=need.held)
    if need.reached:
        told += f", {label('reached', page)}"
    if need.missing:
        name = units if need.kind == NeedKind.ELIMINATED else spaces
        told += f"; {label(MISSING.get(need.kind, 'lacking'), page)}: {name(board, need.missing, page)}"
    return told
