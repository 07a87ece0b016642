"""How battles are drawn: the lane, the hands that are seen, the tank boards, what lies on the table."""

from typing import Final

from kronika.domain.kernel.rendering import Drawing, Panel, document, text
from kronika.domain.tankduel.names import seat_name
from kronika.domain.tankduel.rendering.boards import boards_panel
from kronika.domain.tankduel.rendering.cards import MARGIN, card_rows, rows_width
from kronika.domain.tankduel.rendering.handles import handles, meant
from kronika.domain.tankduel.rendering.lane import lane_panel
from kronika.domain.tankduel.rendering.words import said, sentence
from kronika.domain.tankduel.rendering.writing import written
from kronika.domain.tankduel.state import HIDDEN, Board, ShownHand
from kronika.domain.tankduel.words import message


def panels(board: Board, language: str) -> tuple[Panel, ...]:
    """The lane first, then the hands that are seen, that of who looks before others."""
    if not board.tanks:
        return ()
    hands = sorted(board.hands, key=lambda seat: seat != board.viewer)
    return (
        lane_panel(board, language),
        *(_hand(board, seat, language) for seat in hands if any(card != HIDDEN for card in board.hands[seat])),
        *(_shown(board, seat, hand, language) for seat, hand in board.shown_hands.items()),
        boards_panel(board, language),
        *([_table(board, language)] if board.table or any(board.revealed) else []),
    )


def _hand(board: Board, seat: str, language: str) -> Panel:
    """A hand; cards that are part of the action being put together are marked."""
    cards = [board.card(number) for number in board.hands[seat] if number != HIDDEN]
    used = [choice.card for choice in board.building if hasattr(choice, "card")]
    parts, bottom = card_rows(cards, language, MARGIN, used=used)
    title = message("panel-hand-of", seat=seat_name(seat))
    width, height = rows_width(len(cards)), round(bottom + MARGIN)
    return Panel(f"hand-{seat}", title, document(width, height, said(title, language), parts), width, height)


def _shown(board: Board, seat: str, hand: ShownHand, language: str) -> Panel:
    """What a team-mate has last shown of his hand."""
    cards = [board.card(number) for number in hand.cards]
    parts, bottom = card_rows(cards, language, MARGIN, meant=False)
    title = message("panel-hand-shown", seat=seat_name(seat), round=hand.round)
    width, height = rows_width(len(cards)), round(bottom + MARGIN)
    return Panel(f"shown-{seat}", title, document(width, height, said(title, language), parts), width, height)


def _table(board: Board, language: str) -> Panel:
    """The cards of the action under way, and those revealed for Robata."""
    parts: list[str] = []
    top, most = float(MARGIN), 0
    for id, numbers in (("panel-table", board.table), ("panel-revealed", board.revealed)):
        cards = [board.card(number) for number in numbers if number]
        if cards:
            parts.append(text(MARGIN, top + 14, sentence(language, id), 14))
            drawn, top = card_rows(cards, language, top + 24, meant=False)
            parts += drawn
            most = max(most, len(cards))
    width, height = rows_width(most), round(top + MARGIN)
    title = message("panel-cards")
    return Panel("cards", title, document(width, height, said(title, language), parts), width, height)


DRAWING: Final = Drawing(panels, written, handles, meant)
