"""Cards as people read them: their names, the words printed on them, their look."""

import re
import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.rendering import Meant, group, text
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.content import Action, Card, Level
from kronika.domain.undaunted.names import ACTION_NAMES
from kronika.domain.undaunted.state import HIDDEN
from kronika.domain.undaunted.words import message

WIDE, HIGH, APART = 152, 124, 8
"""A card, and the gap between two."""
ACROSS: Final = 6
"""Cards side by side."""
FACE, BACK, EDGE = "#fffdf5", "#8b8878", "#b9b5a5"
PLAIN: Final = "#5d5a4c"
NUMBERED: Final = re.compile(r"\d")
"""Soldiers have numbers, which a player knows them by."""
LETTER, BOLD_LETTER = 0.62, 0.7
"""The width of a letter in font sizes, on average."""


def card_mark(card: Card, language: str) -> str:
    """Returns the marks that distinguish a card from others of its name. In a merged squad (C7) they are the letters of
    the soldier's counter, if those differ from the card's squad. The squad is added where neither name nor counter
    shows it, and the soldier's level unless it is ordinary (C6)."""
    marks, squads = [], "".join(card.squads)
    letters = "" if card.counter == card.id else card.counter.rpartition("-")[2].upper()
    if letters and squads and letters != squads:
        marks.append(f"[{letters}]")
    elif squads and not letters and not card.name.en.endswith(f" {squads}"):
        marks.append(f"[{squads}]")
    if card.level != Level.ORDINARY:
        marks.append(f"({level_name(card.level, language)})")
    return " ".join(marks)


def level_name(level: Level, language: str) -> str:
    """How good the soldier of a card is, who is not ordinary."""
    return said_in(message(f"level-{level}"), language)


def card_name(card: Card, language: str) -> str:
    """Returns the name of a card, with its marks."""
    name: str = getattr(card.name, language)
    return f"{name} {card_mark(card, language)}".rstrip()


def marked(card: Card) -> Sentence:
    """Returns the name of a card, with its marks, in every language."""
    return Sentence(card_name(card, "en"), card_name(card, "cs"))


def card_face(card: Card, language: str) -> str:
    """Returns the words printed on a card."""
    said = [f"{said_in(message('board-initiative'), language)} {card.initiative}"]
    said += [printed(action, language) for action in card.actions]
    return " · ".join(said)


def printed(action: Action, language: str) -> str:
    """An action as printed: values against infantry/tanks/buildings, squads, range, `+` if upgraded."""
    said = said_in(ACTION_NAMES[action.name], language)
    if action.tanks or action.structures:
        said += f" {action.value}/{action.tanks}/{action.structures}"
    elif action.value:
        said += f" {action.value}"
    if action.squads:
        said += f" [{''.join(action.squads)}]"
    if action.least or action.most is not None:
        said += f" ({action.least}–{'' if action.most is None else action.most})"
    return said + "+" * action.upgraded


def pointed_at(card: Card) -> Meant:
    """A card at which somebody points."""
    mark, face = (Sentence(of(card, "en"), of(card, "cs")) for of in (card_mark, card_face))
    return Meant(card.name.said, mark, face)


# --- as pictures


@lru_cache(1024)
def _print(card: Card, language: str, colour: str, high: int) -> str:
    """Returns the drawing of a card, from its top left corner."""
    parts = [
        f'<rect width="{WIDE}" height="{high}" rx="7" fill="{FACE}" stroke="{colour}" stroke-width="2"/>',
        f'<circle cx="20" cy="20" r="13" fill="{colour}"/>',
        text(20, 25, str(card.initiative), 14, anchor="middle", fill="#fff"),
    ]
    parts += [text(40, 17 + 13 * at, line, 11) for at, line in enumerate(_title(card, language))]
    parts += [text(10, 54 + 13 * at, line, 10, bold=False) for at, line in enumerate(_lines(card, language))]
    return "".join(parts)


def _title(card: Card, language: str) -> list[str]:
    return textwrap.wrap(card_name(card, language), int((WIDE - 44) / (11 * BOLD_LETTER)), max_lines=2, placeholder="…")


@lru_cache(1024)
def _lines(card: Card, language: str) -> list[str]:
    """The actions of a card, as many lines as they take."""
    fits = int((WIDE - 16) / (10 * LETTER))
    return [
        line for one in card.actions for line in textwrap.wrap(printed(one, language), fits, subsequent_indent="  ")
    ]


def _height(cards: Iterable[Card], language: str) -> int:
    return max((66 + 13 * len(_lines(card, language)) for card in cards), default=HIGH)


def card_rows(
    held: Sequence[str], cards: Mapping[str, Card], language: str, colour: str, top: float, *, meant: bool = True
) -> tuple[list[str], float]:
    """Cards side by side from `top` on, copies of one id as one with their number, those that are not seen
    as backs; and where they end."""
    counted = Counter(held)
    known = {id: cards[id] for id in counted if id in cards}
    high = max(HIGH, _height(known.values(), language))
    parts = []
    for at, (id, copies) in enumerate(counted.items()):
        row, column = divmod(at, ACROSS)
        x, y = column * (WIDE + APART), top + row * (high + APART)
        more = text(WIDE - 8, high - 8, f"×{copies}", 15, anchor="end", fill=colour) if copies > 1 else ""
        if NUMBERED.search(id):
            more = text(10, high - 9, id, 9, bold=False, fill=PLAIN) + more
        if id == HIDDEN:
            parts.append(
                group(
                    "card back",
                    x,
                    y,
                    f'<rect width="{WIDE}" height="{high}" rx="7" fill="{BACK}" stroke="{EDGE}" stroke-width="2"/>{more}',
                )
            )
        elif id in known:
            drawn = _print(known[id], language, colour, high) + more
            parts.append(group("card", x, y, drawn, f"card:{id}" if meant else "", card_name(known[id], language)))
        else:
            drawn = f'<rect width="{WIDE}" height="{high}" rx="7" fill="{FACE}" stroke="{colour}" stroke-width="2"/>'
            parts.append(group("card", x, y, drawn + text(10, 26, id, 13) + more, f"card:{id}" if meant else "", id))
    rows = -(-len(counted) // ACROSS)
    return parts, top + rows * (high + APART)


def rows_width(count: int) -> int:
    """How wide so many cards are."""
    return min(max(count, 1), ACROSS) * (WIDE + APART) - APART
