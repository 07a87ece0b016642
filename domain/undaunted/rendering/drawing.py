"""How games of Undaunted are drawn: the board, the hand and the other cards of each side."""

from typing import Final

from kronika.domain.kernel.rendering import Drawing, Page, Panel, Role, Written
from kronika.domain.undaunted.rendering.board import board_panel
from kronika.domain.undaunted.rendering.board_text import beside, board_list, board_text, legend
from kronika.domain.undaunted.rendering.handles import handles, meant
from kronika.domain.undaunted.rendering.hands import cards_panel, hand_panel, hand_text, piles_text
from kronika.domain.undaunted.rendering.picture import picture
from kronika.domain.undaunted.rendering.vehicles import vehicles_panel, vehicles_text
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.view import scene, view


def panels(board: Board, language: str) -> tuple[Panel, ...]:
    """The board first, then the vehicles on it, then by side its hand and its other cards."""
    if not board.scene.sides:
        return ()
    seen, title = view(board), board.scene.title
    shown = picture(scene(board), seen, language)
    own = sorted(seen.sides, key=lambda side: side.id != board.viewer)
    return (
        board_panel(shown, title.said),
        *([vehicles_panel(shown)] if shown.vehicles else []),
        *(hand_panel(board, side, language) for side in own),
        *(cards_panel(board, side, language) for side in own),
    )


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """The board, what lies beside it, the vehicles, the hand of who looks; how it is read; the piles."""
    if not board.scene.sides:
        return ()
    seen, language = view(board), page.language
    shown = picture(scene(board), seen, language)
    told = [
        Written("board", Role.MAIN, board_list(shown) if page.plain else board_text(shown, page.columns, page.paint)),
        Written("state", Role.EACH, "\n".join(beside(shown, page.columns))),
        *([Written("vehicles", Role.EACH, vehicles_text(shown, page.columns))] if shown.vehicles else []),
        *(
            Written("hand", Role.EACH, hand_text(board, side, language, page.columns))
            for side in seen.sides
            if side.id == board.viewer
        ),
        Written("piles", Role.ASKED, "\n".join(piles_text(board, seen.sides, language, page.columns))),
    ]
    if not page.plain:
        told.append(Written("legend", Role.MORE, legend(language, board.scene.variant, page.columns)))
    return tuple(told)


DRAWING: Final = Drawing(panels, written, handles, meant)
