"""Cards as pictures: the hands, and what lies open."""

import textwrap
from typing import Final

from domain.kernel.drawing import Panel
from domain.kernel.svg import INK, document, group, text
from domain.kernel.words import REFEREE, Sentence
from domain.noretreat.content import SIDES, Do
from domain.noretreat.drawing.map import SIDE_COLOURS
from domain.noretreat.drawing.words import HANDS, TITLES, said, word
from domain.noretreat.frames import Working
from domain.noretreat.names import half_title
from domain.noretreat.rules.cards import repeatable
from domain.noretreat.rules.effects import chooser, effect_of
from domain.noretreat.rules.possible import options
from domain.noretreat.state import HIDDEN, Board
from domain.noretreat.view import HandView, NoRetreatView

WIDE, HIGH, APART, MARGIN = 150, 112, 10, 16
LINE: Final = 19
"""Letters in a line of a card."""


def hand_panel(board: Board, hand: HandView, language: str) -> Panel:
    """The hand of a side: what is seen of it, and backs for the rest."""
    shown = [*hand.cards, *[HIDDEN] * (hand.size - len(hand.cards))]
    return _panel(board, f"hand-{hand.side}", HANDS[hand.side], shown, language)


def open_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """The card that lies open on the discard pile (NRR18), and those an event lets its player choose from."""
    top = [seen.top] if seen.top != HIDDEN else []
    offered = [card for card in offered_cards(board) if card not in top]
    note = f"{word('pile', language)} {seen.pile}, {word('discards', language)} {seen.discards}"
    return _panel(board, "open", TITLES["open"], [*top, *offered], language, note)


def offered_cards(board: Board) -> tuple[int, ...]:
    """Discards that the event that happens lets be chosen, as its chooser and the referee see them."""
    frame = board.frames[-1] if board.frames else None
    if not isinstance(frame, Working):
        return ()
    effect = effect_of(board, frame)
    if board.eyes not in (chooser(frame, effect), REFEREE):
        return ()
    if effect.do == Do.REPEAT_TOP:
        return tuple(sorted({card for card, _ in repeatable(board, frame.side, frame.card)}))
    if effect.do == Do.TAKE_DISCARD:
        return tuple(int(card) for card in options(board, frame, effect))
    return ()


def _panel(board: Board, name: str, title: Sentence, cards: list[int], language: str, note: str = "") -> Panel:
    top = MARGIN + 24 * bool(note)
    parts = [text(MARGIN, MARGIN + 12, note, 14)] if note else []
    for at, card in enumerate(cards):
        parts.append(_card(board, card, MARGIN + at * (WIDE + APART), top, language))
    width = 2 * MARGIN + max(len(cards), 3) * (WIDE + APART) - APART
    height = top + HIGH + MARGIN
    return Panel(name, title, document(width, height, said(title, language), parts), width, height)


def _card(board: Board, card: int, x: float, y: float, language: str) -> str:
    if card == HIDDEN:
        back = f'<rect width="{WIDE}" height="{HIGH}" rx="8" fill="#8d8a7c" stroke="{INK}"/>'
        return group("card", x, y, back)
    parts = [f'<rect width="{WIDE}" height="{HIGH}" rx="8" fill="#fffdf5" stroke="{INK}"/>']
    for at, side in enumerate(SIDES):
        top = at * HIGH / 2
        parts.append(f'<rect x="4" y="{top + 4:g}" width="6" height="{HIGH / 2 - 8:g}" fill="{SIDE_COLOURS[side]}"/>')
        title = said(half_title(board, side, card), language)
        for row, part in enumerate(textwrap.wrap(title, LINE)[:3]):
            parts.append(text(16, top + 17 + row * 15, part, 12, bold=side == board.eyes))
    name = " / ".join(said(half_title(board, side, card), language) for side in SIDES)
    return group("card", x, y, "".join(parts), f"card:{card}", name)
