"""Battle cards as people read them: what is printed on them, how they look."""

import textwrap
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kronika.domain.kernel.rendering import group, text
from kronika.domain.tankduel.content.cards import Card, Mark, Pierce
from kronika.domain.tankduel.rendering.words import PIERCE, said, sentence

WIDE, HIGH, APART, MARGIN = 142, 132, 8, 16
ACROSS: Final = 7
"""Cards side by side."""
FACE, EDGE, HEAVY, USED = "#fffdf5", "#5d5a4c", "#a3271f", "#d9d2b6"


def halves(card: Card, language: str) -> list[str]:
    """Its actions, each with what it adds."""
    names = said(card.name, language).split(" / ")
    return [
        name + (f" {half.bonus:+}" if half.bonus else "") for name, half in zip(names, card.halves, strict=False)
    ] or names


def modifier(card: Card) -> str:
    """The penetration modifier: a number, `P` or `O`; `!` where it is red."""
    printed = PIERCE.get(card.pierce) or f"{card.modifier:+}"
    return printed + "!" * card.heavy


def extras(card: Card, language: str) -> list[str]:
    """What is printed besides the actions."""
    lines = [sentence(language, "panel-order-icons", icons=card.oi)] if card.oi else []
    lines.append(sentence(language, "panel-pen", penetration=modifier(card)))
    lines += [sentence(language, f"icon-{icon}") for icon in card.icons]
    return lines + ([sentence(language, f"mark-{card.infantry}")] if card.infantry != Mark.NONE else [])


def face(card: Card, language: str) -> str:
    """All that is printed on a card, in a line."""
    return f"{' / '.join(halves(card, language))} · {', '.join(extras(card, language))}"


@lru_cache(1024)
def _print(card: Card, language: str, used: bool) -> str:
    red = card.heavy and card.pierce != Pierce.NEVER
    parts = [
        f'<rect width="{WIDE}" height="{HIGH}" rx="7" fill="{USED if used else FACE}" stroke="{EDGE}" stroke-width="{3 if used else 1.5}"/>',
        f'<rect x="8" y="8" width="30" height="22" rx="5" fill="{EDGE}"/>',
        text(23, 24, str(card.number), 14, anchor="middle", fill="#fff"),
        text(WIDE - 10, 25, modifier(card), 15, anchor="end", fill=HEAVY if red else EDGE),
        text(46, 25, "◆" * card.oi, 13, fill="#2f6d3a"),
    ]
    lines = [line for half in halves(card, language) for line in textwrap.wrap(half, 17)]
    parts += [text(10, 48 + 15 * at, line, 12) for at, line in enumerate(lines[:3])]
    marks = [sentence(language, f"icon-{icon}") for icon in card.icons]
    marks += [sentence(language, f"mark-{card.infantry}")] if card.infantry != Mark.NONE else []
    rows = [line for mark in marks for line in textwrap.wrap(mark, 22)]
    parts += [text(10, HIGH - 8 - 12 * at, row, 10, bold=False) for at, row in enumerate(reversed(rows))]
    return "".join(parts)


def card_rows(
    cards: Sequence[Card], language: str, top: float, *, meant: bool = True, used: Sequence[int] = ()
) -> tuple[list[str], float]:
    """Cards side by side from `top` on; and where they end."""
    parts = []
    for at, card in enumerate(cards):
        row, column = divmod(at, ACROSS)
        x, y = MARGIN + column * (WIDE + APART), top + row * (HIGH + APART)
        title = f"{said(card.name, language)} ({card.number})"
        handle = f"card:{card.number}" if meant else ""
        parts.append(group("card", x, y, _print(card, language, card.number in used), handle, title))
    return parts, top + -(-len(cards) // ACROSS) * (HIGH + APART)


def rows_width(count: int) -> int:
    """How wide so many cards are, with their margins."""
    return min(max(count, 3), ACROSS) * (WIDE + APART) - APART + 2 * MARGIN
