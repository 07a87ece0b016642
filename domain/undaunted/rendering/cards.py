"""Cards as people read them: their names, the words printed on them, their look."""

import itertools
import re
import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.rendering import Meant, group, text
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.content import Action, ActionName, Card, Level
from kronika.domain.undaunted.names import ACTION_NAMES
from kronika.domain.undaunted.rendering.symbols import ACTIONS, COLOURS, GOLD, emblem, icon
from kronika.domain.undaunted.state import HIDDEN
from kronika.domain.undaunted.words import message

WIDE, HIGH, APART = 160, 100, 8
"""A card, and the gap between two."""
HEAD, ROUND = 28, 8
"""The head of a card, and its corners."""
COLUMN: Final = 76
"""Where the second column of actions begins."""
FOOT: Final = 14
"""The room of the number of a soldier."""
CODE: Final = 28
"""How high a card is of which only the code is known."""
FANNED: Final = 42
"""As much of a card shows, where another of the same face lies on it."""
ACROSS: Final = 6
"""Cards side by side."""
FACE: Final = "#fffdf5"
PLAIN: Final = "#5d5a4c"
NUMBERED: Final = re.compile(r"\d")
"""Soldiers have numbers, which a player knows them by."""
LETTER, BOLD_LETTER = 0.66, 0.7
"""The width of a letter in font sizes, on average."""
LARGER, SMALL = (14.0, 13.0, 12.5), 11.5
"""How large actions are written where there is room for them, and where there is not."""
LEADING, SPREAD = 1.4, 1.75
"""How far lines are from each other at least and at most, in font sizes."""
REGULAR: Final = 0.85
"""How wide other text is for the width of bold text."""


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
def breadth(said: str) -> float:
    """How wide bold text is at most, in font sizes."""
    return sum(
        1.1 if one in "MWmw" else 0.42 if one in "iljtrf .,/:·" else 0.86 if one in "OQ" else 0.79 for one in said
    )


@lru_cache(1024)
def _print(card: Card, language: str, side: int, high: int) -> str:
    """Returns the drawing of a card, from its top left corner: initiative, name and squad in a head of the side's
    colour, its actions below."""
    dark = COLOURS[side][0] if card.actions else PLAIN
    lines, size = _title(card, language)
    parts = [
        f'<rect width="{WIDE}" height="{high}" rx="{ROUND}" fill="{FACE}" stroke="{dark}" stroke-width="2"/>',
        f'<path d="M0 {HEAD}V{ROUND}A{ROUND} {ROUND} 0 0 1 {ROUND} 0H{WIDE - ROUND}A{ROUND} {ROUND} 0 0 1 {WIDE} '
        f'{ROUND}V{HEAD}Z" fill="{dark}"/>',
        emblem(side, 17, HEAD / 2, 12, FACE),
        text(17, HEAD / 2 + 6, str(card.initiative), 16.5, anchor="middle", fill=dark),
    ]
    middle = HEAD / 2 + size * 0.36 - (len(lines) - 1) * size * 0.55
    parts += [text(34, middle + 1.1 * size * at, line, size, fill="#fff") for at, line in enumerate(lines)]
    if card.squads:
        said = "".join(card.squads)
        frame = f'x="{WIDE - 25}" y="4" width="20" height="20" rx="4"'
        parts.append(f'<rect {frame} fill="none" stroke="#fff" stroke-width="1.5"/>')
        parts.append(text(WIDE - 15, 19, said, min(14.0, 18 / breadth(said)), anchor="middle", fill="#fff"))
    size, row = _size(card, language, high)
    for action, (column, line) in zip(card.actions, _places(card, language, high), strict=True):
        x, top = COLUMN * column, HEAD + row * (line + 0.5) + 2
        parts.append(icon(ACTIONS[action.name], x + 7, top - row * 0.4, row * 0.8, dark))
        for at, said in enumerate(_lines(printed(action, language), size)):
            parts.append(text(x + 11 + row * 0.8, top + row * at + size * 0.36, said, size, bold=False))
    if not card.actions:
        parts.append(icon(ACTIONS[ActionName.CONCEAL], WIDE / 2 - 26, HEAD + 6, 52, PLAIN, 1))
    return "".join(parts)


def _title(card: Card, language: str) -> tuple[list[str], float]:
    """The name of a card in one or two lines, as large as fits, and its size."""
    room = WIDE - 34 - (29 if card.squads else 6)
    name, squads = card_name(card, language), "".join(card.squads)
    name = name.removesuffix(f" [{squads}]").removesuffix(f" {squads}") if squads else name
    for size in (14, 13, 12, 11, 10, 9):
        lines = textwrap.wrap(name, max(1, int(room / (size * BOLD_LETTER))), break_long_words=False)
        if len(lines) * size <= 20 and all(breadth(line) * size <= room for line in lines):
            return lines, size
    return textwrap.wrap(name, int(room / (9 * BOLD_LETTER)), max_lines=2, placeholder="…"), 9


@lru_cache(1024)
def _lines(action: str, size: float) -> list[str]:
    """An action in as many lines as it takes."""
    return textwrap.wrap(action, int((WIDE - 15 - SPREAD * size) / (size * LETTER)))


@lru_cache(1024)
def _size(card: Card, language: str, high: float) -> tuple[float, float]:
    """How large the actions of a card are written, and how high a line is: as its face has room for them."""
    room = high - HEAD - 4 - FOOT * bool(NUMBERED.search(card.id))
    for size in LARGER:
        lines = sum(len(_lines(printed(action, language), size)) for action in card.actions)
        if lines * size * LEADING <= room:
            return size, min(room / max(lines, 1), size * SPREAD)
    return SMALL, SMALL * LEADING


@lru_cache(1024)
def _places(card: Card, language: str, high: float) -> list[tuple[int, int]]:
    """The column and the line of each action: in two columns, where they are many and short."""
    said, (size, _) = [printed(action, language) for action in card.actions], _size(card, language, high)
    half = -(-len(said) // 2)
    if size == SMALL and len(said) > 3 and all(size * REGULAR * breadth(one) <= COLUMN - 26 for one in said):
        return [divmod(at, half) for at in range(len(said))]
    starts = itertools.accumulate((len(_lines(one, size)) for one in said), initial=0)
    return [(0, start) for _, start in zip(said, starts, strict=False)]


def _height(cards: Iterable[Card], language: str) -> int:
    """How high cards are: as high as the one with the most to say."""
    return max((_needed(card, language) for card in cards), default=HIGH)


@lru_cache(1024)
def _needed(card: Card, language: str) -> int:
    size, row = _size(card, language, HIGH)
    lines = [
        line + len(_lines(printed(action, language), size))
        for action, (_, line) in zip(card.actions, _places(card, language, HIGH), strict=True)
    ]
    return max(HIGH, round(HEAD + row * max(lines) + 20)) if size == SMALL and lines else HIGH


def _back(side: int, high: int) -> str:
    dark, pale, _ = COLOURS[side]
    return (
        f'<rect width="{WIDE}" height="{high}" rx="{ROUND}" fill="{dark}" stroke="{pale}" stroke-width="2"/>'
        f'<rect x="8" y="8" width="{WIDE - 16}" height="{high - 16}" rx="4" fill="none" stroke="{pale}" '
        f'stroke-width="1.5" stroke-dasharray="5 4" opacity="0.7"/>{emblem(side, WIDE / 2, high / 2, 24)}'
    )


def card_rows(
    held: Sequence[str], cards: Mapping[str, Card], language: str, side: int, top: float
) -> tuple[list[str], float, float]:
    """Cards side by side from `top` on, copies of one id as one with their number, soldiers with the same face fanned,
    those that are not seen as backs; and where they end, below and at the right."""
    counted = Counter(held)
    known = {id: cards[id] for id in counted if id in cards}
    high, faces = _height(known.values(), language), {id: replace(card, id="") for id, card in known.items()}
    parts: list[str] = []
    before: Any = None
    x, wide, right = 0, rows_width(ACROSS), 0
    for id, copies in counted.items():
        face = faces.get(id)
        if face is None and id != HIDDEN:
            continue
        if before is not None:
            x += FANNED if face == before else WIDE + APART
        if x + WIDE > wide:
            x, top = 0, top + high + APART
        before, right = face or (), max(right, x + WIDE)
        more = _copies(copies, high) if copies > 1 else ""
        if NUMBERED.search(id):
            more = text(8, high - 5, id, 9, bold=False, fill=PLAIN) + more
        if face is None:
            parts.append(group("card back", x, top, _back(side, high) + more))
        else:
            drawn = _print(known[id], language, side, high) + more
            parts.append(group("card", x, top, drawn, f"card:{id}", card_name(known[id], language)))
    top += (high + APART) * bool(parts)
    codes = [id for id in counted if id not in known and id != HIDDEN]
    for at, id in enumerate(codes):
        row, column = divmod(at, 2 * ACROSS)
        place = column * (WIDE + APART) / 2, top + row * (CODE + APART)
        parts.append(group("card", *place, _code(id, side), f"card:{id}", id))
    below = top - (-len(codes) // (2 * ACROSS)) * (CODE + APART)
    return parts, below, wide if codes else right


def _code(id: str, side: int) -> str:
    """A card of which only the printed code is known."""
    frame = f'rx="5" fill="{FACE}" stroke="{COLOURS[side][0]}" stroke-width="2"'
    wide = (WIDE - APART) / 2
    return f'<rect width="{wide:g}" height="{CODE}" {frame}/>{text(wide / 2, 19, id, 11, anchor="middle")}'


def _copies(count: int, high: int) -> str:
    """The number of copies of a card, in its lower right corner."""
    return (
        f'<rect x="{WIDE - 38}" y="{high - 26}" width="32" height="20" rx="10" fill="{GOLD}"/>'
        f"{text(WIDE - 22, high - 11, f'×{count}', 14, anchor='middle')}"
    )


def rows_width(count: int) -> int:
    """How wide so many cards are."""
    return min(max(count, 1), ACROSS) * (WIDE + APART) - APART
