"""Who controls what, as text: cities, oil, Finland and the other areas."""

from collections.abc import Iterator

from domain.kernel.drawing import Page
from domain.noretreat.content.chart import Space
from domain.noretreat.content.sides import SIDES
from domain.noretreat.drawing.words import said, side_said
from domain.noretreat.names import SIDE_NAMES
from domain.noretreat.rules.victory import FINLAND, finland_of
from domain.noretreat.rules.zones import is_open
from domain.noretreat.state import Board
from domain.noretreat.view import NoRetreatView
from domain.noretreat.writing.lists import label, spaces, wrapped


def control_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """By side what it controls, then what nobody does."""
    atlas = board.scene.atlas
    control = {one.space: one.side for one in seen.control}
    control |= {atlas.place(FINLAND): side for side in (finland_of(board),) if side}
    known = {id for id in atlas.keys.values() if id in atlas.prizes or atlas.is_area(id)}
    sources = {space for side in seen.sides for space in side.sources}
    told = []
    for side in (*SIDES, ""):
        there = [id for id in sorted(known | control.keys()) if control.get(id, "") == side]
        if there:
            who = side_said(side, page.language) if side else label("nobody", page)
            listed = "; ".join(_place(board, seen, id, sources, page) for id in there)
            told.append(wrapped(f"{who}: {listed}", page))
    return "\n".join(told)


def _place(board: Board, seen: NoRetreatView, id: str, sources: set[str], page: Page) -> str:
    return ", ".join([spaces(board, (id,), page), *_worth(board, seen, id, sources, page)])


def _worth(board: Board, seen: NoRetreatView, id: str, sources: set[str], page: Page) -> Iterator[str]:
    space: Space = board.scene.atlas.spaces[id]
    if space.vp:
        yield f"{space.vp} {label('vp', page)}"
    if space.objective:
        yield f"{label('objective_of', page)} {said(SIDE_NAMES[space.objective], page.language)}"
    if id in sources:
        yield label("source", page)
    if id in seen.scorched:
        yield label("is_scorched", page)
    if board.scene.atlas.is_area(id) and not is_open(board, id):
        yield label("closed", page)
