"""How games of No Retreat! are drawn: the map, the hands, the tracks, the boxes."""

from typing import Final

from kronika.domain.kernel.rendering import Drawing, Panel
from kronika.domain.noretreat.rendering.cards import hand_panel, open_panel
from kronika.domain.noretreat.rendering.handles import handles, meant
from kronika.domain.noretreat.rendering.map import map_panel
from kronika.domain.noretreat.rendering.stacks import units_panel
from kronika.domain.noretreat.rendering.tracks import boxes_panel, tracks_panel
from kronika.domain.noretreat.rendering.words import sides_of
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.view import view
from kronika.domain.noretreat.writing.panels import written


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


DRAWING: Final = Drawing(panels, written, handles, meant)
