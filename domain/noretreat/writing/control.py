"""Who controls what, as text: cities, oil, Finland and the other areas; and what else would change VP."""

from collections.abc import Iterator

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.content.chart import Space
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import SIDE_NAMES
from kronika.domain.noretreat.outlook import StakeView
from kronika.domain.noretreat.rendering.words import said, side_said, word
from kronika.domain.noretreat.rules.parts import is_open
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.writing.lists import label, spaces, units, wrapped


def control_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """By side what it controls and the VP that this gives, then what nobody does; then the units whose loss would give
    the enemy VP."""
    atlas = board.scene.atlas
    control = {one.space: one.side for one in seen.prizes} | {one.space: one.side for one in seen.control}
    known = {id for id in atlas.keys.values() if id in atlas.prizes or atlas.is_area(id)}
    sources = {space for side in seen.sides for space in side.sources}
    told = []
    for side in (*SIDES, ""):
        there = [id for id in sorted(known | control.keys()) if control.get(id, "") == side]
        if there:
            listed = "; ".join(_place(board, seen, id, sources, page) for id in there)
            told.append(wrapped(f"{_who(seen, side, page)}: {listed}", page))
    told += [wrapped(_stake(board, one, page), page) for one in seen.stakes]
    return "\n".join(told)


def _stake(board: Board, one: StakeView, page: Page) -> str:
    """NR89: what the loss of a unit without supply would give the enemy."""
    name = units(board, (one.unit,), page)
    return (
        f"{name}: {label('if_eliminated', page)} {one.eliminated} {label('vp', page)}, "
        f"{label('if_unsupplied', page)} {one.unsupplied} {label('vp', page)}"
    )


def _who(seen: NoRetreatView, side: str, page: Page) -> str:
    if not side:
        return label("nobody", page)
    given = sum(one.vp for one in seen.prizes if one.side == side)
    return f"{side_said(side, page.language)}, {given} {label('vp', page)} {word('map_vp', page.language)}"


def _place(board: Board, seen: NoRetreatView, id: str, sources: set[str], page: Page) -> str:
    return ", ".join([spaces(board, (id,), page), *_worth(board, seen, id, sources, page)])


def _worth(board: Board, seen: NoRetreatView, id: str, sources: set[str], page: Page) -> Iterator[str]:
    space: Space = board.scene.atlas.spaces[id]
    for given in (one.vp for one in seen.prizes if one.space == id):
        yield f"{given} {label('vp', page)}"
    if space.objective:
        yield f"{label('objective_of', page)} {said(SIDE_NAMES[space.objective], page.language)}"
    if id in sources:
        yield label("source", page)
    if id in seen.scorched:
        yield label("is_scorched", page)
    if board.scene.atlas.is_area(id) and not is_open(board, id):
        yield label("closed", page)
