"""What each side still needs to win, as text."""

from typing import Final

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.content.scenarios import NeedKind
from kronika.domain.noretreat.outlook import AimView, NeedView
from kronika.domain.noretreat.rendering.words import side_said
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import label, spaces, units, wrapped

MISSING: Final = {NeedKind.VP: "more_for", NeedKind.ENEMY_VP: "had_for"}
"""What places that do not count yet are called, if not lacking."""


def aims_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each way to win that is still open."""
    return "\n".join(wrapped(_aim(board, aim, page), page) for aim in seen.aims)


def _aim(board: Board, aim: AimView, page: Page) -> str:
    when = f", {label('turn', page)} {aim.turn}" if aim.turn else ""
    head = f"{side_said(aim.side, page.language)}, {sentence(page.language, f'way-{aim.how}')} ({aim.rule}{when})"
    needs = "; ".join(_need(board, need, page) for need in aim.needs) or label("otherwise", page)
    return f"{head}: {needs}"


def _need(board: Board, need: NeedView, page: Page) -> str:
    told = sentence(page.language, f"need-{need.kind}", figure=need.figure, held=need.held)
    if need.reached:
        told += f", {label('reached', page)}"
    if need.missing:
        name = units if need.kind == NeedKind.ELIMINATED else spaces
        told += f"; {label(MISSING.get(need.kind, 'lacking'), page)}: {name(board, need.missing, page)}"
    return told
