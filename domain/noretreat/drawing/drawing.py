"""How games of No Retreat! are drawn: the map, the hands, the tracks, the boxes."""

from typing import Final

from domain.kernel.drawing import Drawing, Page, Panel, Role, Written
from domain.noretreat.drawing.cards import hand_panel, open_panel
from domain.noretreat.drawing.handles import handles, meant
from domain.noretreat.drawing.map import map_panel
from domain.noretreat.drawing.stacks import units_panel
from domain.noretreat.drawing.tracks import boxes_panel, lines, tracks_panel
from domain.noretreat.drawing.words import said, sides_of
from domain.noretreat.drawing.written import (
    LEGEND,
    boxes_text,
    cards_text,
    hands_text,
    map_text,
    odds_text,
    units_text,
    wrapped,
)
from domain.noretreat.state import Board
from domain.noretreat.view import view


def panels(board: Board, language: str) -> tuple[Panel, ...]:
    """The map first, then the hands, the own one before the other, the open cards, the tracks, the boxes and
    the units with both their sides."""
    if not board.units:
        return ()
    seen = view(board)
    hands = {hand.side: hand for hand in seen.hands}
    return (
        map_panel(board, seen, language),
        *(hand_panel(board, hands[side], language) for side in sides_of(board) if side in hands),
        open_panel(board, seen, language),
        tracks_panel(board, seen, language),
        boxes_panel(board, seen, language),
        units_panel(board, seen, language),
    )


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """The map in letters, or for a screen reader what stands where; points and hands; the rest where asked."""
    if not board.units:
        return ()
    seen = view(board)
    units = units_text(board, seen, page)
    state = "\n".join(wrapped(line, page) for line in lines(board, seen, page.language))
    told = [
        Written("map", Role.MAIN, units if page.plain else map_text(board, seen)),
        Written("state", Role.EACH, state),
        Written("odds", Role.EACH, odds_text(board, seen, page)),
        Written("hands", Role.EACH, hands_text(board, seen, page)),
        Written("cards", Role.ASKED, cards_text(board, seen, page)),
        Written("boxes", Role.ASKED, boxes_text(board, seen, page)),
    ]
    if not page.plain:
        told.append(Written("units", Role.MORE, units))
        told.append(Written("legend", Role.MORE, wrapped(said(LEGEND, page.language), page)))
    return tuple(told)


DRAWING: Final = Drawing(panels, written, handles, meant)
