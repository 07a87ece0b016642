"""Cards as pictures: the hands, and what lies open."""

import textwrap
from typing import Final, NamedTuple

from kronika.domain.kernel.rendering import INK, Panel, document, group, text
from kronika.domain.kernel.words import REFEREE, Text
from kronika.domain.noretreat.card_text import paragraphs
from kronika.domain.noretreat.content.cards import Do
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import half_title
from kronika.domain.noretreat.rendering.counters import SIDE_COLOURS
from kronika.domain.noretreat.rendering.words import said, word
from kronika.domain.noretreat.rules.cards import repeatable
from kronika.domain.noretreat.rules.effects import Working, chooser, effect_of, mode_of
from kronika.domain.noretreat.rules.possible import options
from kronika.domain.noretreat.state import HIDDEN, Board
from kronika.domain.noretreat.view import HandView, NoRetreatView
from kronika.domain.noretreat.words import message

WIDE, APART, MARGIN = 300, 10, 16
BACK_WIDE, BACK_HIGH = 60, 84
IN_ROW: Final = 4
"""Cards in a row; of backs four times as many."""
TITLE, OWN, OTHERS = 12.5, 11.0, 9.5
"""How large a title is, the half of who looks, and that of the other side."""
WRITTEN: Final = 262
"""How wide the lines of a card may be."""
OWN_GROUND: Final = "#efe6c8"
"""Below the half of who looks."""
LETTER: Final = 0.56
"""How wide a letter is, of its size."""


def hand_panel(board: Board, hand: HandView, language: str) -> Panel:
    """The hand of a side: what is seen of it, and backs for the rest."""
    shown = [*hand.cards, *[HIDDEN] * (hand.size - len(hand.cards))]
    return _panel(board, f"hand-{hand.side}", message(f"hand-{hand.side}"), shown, language)


def open_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """The card that lies open on the discard pile (NRR18), and those an event lets its player choose from."""
    top = [seen.top] if seen.top != HIDDEN else []
    offered = [card for card in offered_cards(board) if card not in top]
    note = f"{word('pile', language)} {seen.pile}, {word('discards', language)} {seen.discards}"
    return _panel(board, "open", message("title-open"), [*top, *offered], language, note)


def offered_cards(board: Board) -> tuple[int, ...]:
    """Discards that the event that happens lets be chosen, as its chooser and the referee see them."""
    frame = board.frames[-1] if board.frames else None
    if not isinstance(frame, Working) or frame.at >= len(mode_of(board, frame).effects):
        return ()
    effect = effect_of(board, frame)
    if board.viewer not in (chooser(frame, effect), REFEREE):
        return ()
    if effect.do == Do.REPEAT_TOP:
        return tuple(sorted({card for card, _ in repeatable(board, frame.side, frame.card)}))
    if effect.do == Do.TAKE_DISCARD:
        return tuple(int(card) for card in options(board, frame, effect))
    return ()


def _panel(board: Board, name: str, title: Text, cards: list[int], language: str, note: str = "") -> Panel:
    top = float(MARGIN + 24 * bool(note))
    parts = [text(MARGIN, MARGIN + 12, note, 14)] if note else []
    faces = [card for card in cards if card != HIDDEN]
    for row in _rows(faces, IN_ROW):
        rows = [_written(board, card, language) for card in row]
        high = max(map(_height, rows))
        for at, (card, halves) in enumerate(zip(row, rows, strict=True)):
            parts.append(_card(board, card, halves, MARGIN + at * (WIDE + APART), top, high, language))
        top += high + APART
    for backs in _rows([card for card in cards if card == HIDDEN], 4 * IN_ROW):
        parts += [_back(MARGIN + at * (BACK_WIDE + APART), top) for at in range(len(backs))]
        top += BACK_HIGH + APART
    width = 2 * MARGIN + max(min(len(faces), IN_ROW), 2) * (WIDE + APART) - APART
    height = round(max(top - APART, MARGIN + BACK_HIGH) + MARGIN)
    return Panel(name, title, document(width, height, said(title, language), parts), width, height)


def _rows(cards: list[int], many: int) -> list[list[int]]:
    return [cards[at : at + many] for at in range(0, len(cards), many)]


class Line(NamedTuple):
    """A line of a half: how large and how bold."""

    said: str
    size: float
    bold: bool


Halves = dict[str, list[Line]]


def _written(board: Board, card: int, language: str) -> Halves:
    """The lines of both halves: that of who looks larger than the other; a spectator sees both the same."""
    found: Halves = {}
    for side in SIDES:
        size = OTHERS if board.viewer in SIDES and side != board.viewer else OWN
        title = said(half_title(board, side, card), language)
        lines = [Line(one, TITLE, bold=True) for one in _wrapped(title, TITLE * 1.1)]
        for paragraph in paragraphs(board.content, card, side):
            lines += [Line(one, size, bold=False) for one in _wrapped(said(paragraph, language), size)]
        found[side] = lines
    return found


def _wrapped(told: str, size: float) -> list[str]:
    return textwrap.wrap(told, int(WRITTEN / (size * LETTER)), break_on_hyphens=False)


def _tall(lines: list[Line]) -> float:
    return sum(line.size * 1.3 for line in lines) + 14


def _height(halves: Halves) -> float:
    return sum(map(_tall, halves.values()))


def _back(x: float, y: float) -> str:
    drawn = f'<rect width="{BACK_WIDE}" height="{BACK_HIGH}" rx="6" fill="#8d8a7c" stroke="{INK}"/>'
    return group("card", x, y, drawn)


def _card(board: Board, card: int, halves: Halves, x: float, y: float, high: float, language: str) -> str:
    """Both halves, the one of who looks on a ground of its own."""
    parts = [f'<rect width="{WIDE}" height="{high:g}" rx="8" fill="#fffdf5" stroke="{INK}"/>']
    top = 0.0
    for side, lines in halves.items():
        tall = _tall(lines) if side == SIDES[0] else high - top
        if side == board.viewer:
            parts.append(
                f'<rect x="3" y="{top + 3:g}" width="{WIDE - 6}" height="{tall - 6:g}" rx="6" fill="{OWN_GROUND}"/>'
            )
        parts.append(f'<rect x="6" y="{top + 6:g}" width="6" height="{tall - 12:g}" fill="{SIDE_COLOURS[side]}"/>')
        at = top + 5
        for line in lines:
            at += line.size * 1.3
            parts.append(text(20, at, line.said, line.size, bold=line.bold, fill=INK))
        top += tall
    name = " / ".join(said(half_title(board, side, card), language) for side in SIDES)
    return group("card", x, y, "".join(parts), f"card:{card}", name)
