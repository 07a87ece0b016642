"""Tank boards with their crews, tables and tokens; battle cards; the cards of Robata, guns and infantry."""

import textwrap
from collections.abc import Iterator, Sequence
from functools import lru_cache

from kronika.domain.kernel.catalogue import text as said
from kronika.domain.kernel.panels import Row
from kronika.domain.kernel.rendering import Panel, group, panel, text
from kronika.domain.kernel.words import Message, joined
from kronika.domain.tankduel.content.pieces import Card, Nation, Pierce, TankKind
from kronika.domain.tankduel.rendering.lane import DARK, RULE
from kronika.domain.tankduel.rendering.writing import (
    Printed,
    action_card,
    gun_table,
    halves,
    icons,
    modifier,
    on_board,
    printed,
    tank_state,
)
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import role_name, state_name, tank_name
from kronika.domain.tankduel.view import TankView, view
from kronika.domain.tankduel.words import message, sentence

CARD_WIDE, CARD_HIGH, CARD_APART = 142, 132, 8
CARDS_ACROSS = 7
FACE, EDGE, HEAVY, USED = "#fffdf5", "#5d5a4c", "#a3271f", "#d9d2b6"


@lru_cache(1024)
def _print(card: Card, language: str, used: bool) -> str:
    red = card.heavy and card.pierce != Pierce.NEVER
    parts = [
        f'<rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="7" fill="{USED if used else FACE}" stroke="{EDGE}" stroke-width="{3 if used else 1.5}"/>',
        f'<rect x="8" y="8" width="30" height="22" rx="5" fill="{EDGE}"/>',
        text(23, 24, str(card.number), 14, anchor="middle", fill="#fff"),
        text(CARD_WIDE - 10, 25, modifier(card), 15, anchor="end", fill=HEAVY if red else EDGE),
        text(46, 25, "◆" * card.oi, 13, fill="#2f6d3a"),
    ]
    lines = [line for half in halves(card) for line in textwrap.wrap(said(half, language), 17)]
    parts += [text(10, 48 + 15 * at, line, 12) for at, line in enumerate(lines[:3])]
    rows = [line for mark in icons(card) for line in textwrap.wrap(said(mark, language), 22)]
    parts += [text(10, CARD_HIGH - 8 - 12 * at, row, 10, bold=False) for at, row in enumerate(reversed(rows))]
    return "".join(parts)


def card_rows(
    cards: Sequence[Card], language: str, top: float, *, meant: bool = True, used: Sequence[int] = ()
) -> tuple[list[str], float]:
    """Cards side by side from `top` on; and where they end."""
    parts = []
    for at, card in enumerate(cards):
        row, column = divmod(at, CARDS_ACROSS)
        x, y = MARGIN + column * (CARD_WIDE + CARD_APART), top + row * (CARD_HIGH + CARD_APART)
        title = f"{said(card.name.said, language)} ({card.number})"
        handle = f"card:{card.number}" if meant else ""
        parts.append(group("card", x, y, _print(card, language, card.number in used), handle, title))
    return parts, top + -(-len(cards) // CARDS_ACROSS) * (CARD_HIGH + CARD_APART)


def rows_width(count: int) -> int:
    """How wide so many cards are, with their margins."""
    return min(max(count, 3), CARDS_ACROSS) * (CARD_WIDE + CARD_APART) - CARD_APART + 2 * MARGIN


WIDE, APART, MARGIN, LINE = 520, 14, 16, 15
CELL, HEAD = 39, 62
ACROSS = 2
WELL, HURT, DEAD = "#e3efd6", "#f6dfa6", "#cfc9c4"
FILLS = {"well": WELL, "wounded": HURT, "dead": DEAD}
LETTERS = 84
"""In a line of a board."""
CARD_TOP = 22
"""Where the table of a card begins."""


def boards_panel(board: Board, language: str) -> Panel:
    """The boards of all tanks in play, two side by side; then the cards of anti-tank guns and infantry."""
    drawn = [(tank.nation, *_board(board, tank, language)) for tank in view(board).tanks if tank.in_play]
    drawn += [(card.nation, *_card(card, language)) for card in printed(board)]
    parts, top = [], float(MARGIN)
    for row in range(0, len(drawn), ACROSS):
        pair = drawn[row : row + ACROSS]
        high = max(height for _, _, height in pair)
        for at, (nation, inside, _) in enumerate(pair):
            frame = (
                f'<rect width="{WIDE}" height="{high}" rx="8" fill="#fffdf5" stroke="{DARK[nation]}" stroke-width="2"/>'
            )
            parts.append(group("board", MARGIN + at * (WIDE + APART), top, frame + inside))
        top += high + APART
    width = 2 * MARGIN + ACROSS * WIDE + APART
    return panel("boards", message("panel-boards"), width, top + MARGIN, parts, language)


def _board(board: Board, tank: TankView, language: str) -> tuple[str, int]:
    """A board from its top left corner, and how high it is."""
    kind = board.scene.kinds[tank.model]
    name = said(tank_name(board, tank.id), language)
    parts = _headed(tank.nation, name, sentence(language, "panel-vp", vp=kind.vp))
    parts += _crew(tank, kind, language)
    lines = textwrap.wrap(said(joined(*tank_state(board, tank)), language), LETTERS)
    lines += [said(line, language) for line in on_board(kind)]
    for line in action_card(board, tank) if tank.character else ():
        lines += textwrap.wrap(said(line, language), LETTERS, subsequent_indent="  ")
    parts += [text(12, HEAD + 44 + LINE * at, line, 10.5, bold=False) for at, line in enumerate(lines)]
    top = HEAD + 40 + LINE * len(lines)
    rows = gun_table(kind.gun.to_hit, kind.gun.pen, kind.gun.apcr)
    parts += [text(12, top + LINE, kind.gun.name, 11), *_table(rows, top, language)]
    return "".join(parts), top + LINE * len(rows) + 22


def _headed(nation: Nation, name: str, right: str) -> list[str]:
    """The head of a board."""
    return [
        f'<rect width="{WIDE}" height="28" rx="8" fill="{DARK[nation]}"/>',
        text(12, 20, name, 15, fill="#fff"),
        text(WIDE - 12, 20, right, 13, anchor="end", fill="#fff"),
    ]


def _card(card: Printed, language: str) -> tuple[str, int]:
    """The card of a gun or of infantry from its top left corner, and how high it is."""
    parts = _headed(card.nation, said(card.title, language), said(card.corner, language))
    top = CARD_TOP
    for line in card.lines:
        parts.append(text(12, top + 24, said(line, language), 11, bold=False))
        top += LINE
    return "".join([*parts, *_table(card.table, top, language)]), top + LINE * len(card.table) + 22


def _crew(tank: TankView, kind: TankKind, language: str) -> Iterator[str]:
    """The places, each with the living man who is in it, else who died there."""
    wide = (WIDE - 20) // len(kind.crew)
    for at, post in enumerate(kind.crew):
        here = sorted((man for man in tank.crew if man.place == post.role), key=lambda man: man.state == "dead")
        man = here[0] if here else None
        role = said(role_name(post.role), language)
        state = said(state_name(man.state), language) if man else sentence(language, "panel-vacant")
        other = f" ({said(role_name(man.role), language)})" if man and man.role != post.role else ""
        drawn = f'<rect width="{wide - 2}" height="46" rx="5" fill="{FILLS[man.state] if man else "#fff"}" stroke="{RULE}"/>'
        drawn += text(6, 15, _fits(role, wide // 6), 9)
        drawn += text(6, 28, _fits(state + other, wide // 6), 9, bold=False)
        drawn += text(6, 41, sentence(language, "panel-vp", vp=post.vp), 9, bold=False)
        yield group("place", 10 + wide * at, 38, drawn, f"place:{tank.id}.{post.role}", role)


def _fits(said_: str, letters: int) -> str:
    return said_ if len(said_) <= letters else said_[: letters - 1] + "…"


def _table(rows: Sequence[Row], top: float, language: str) -> Iterator[str]:
    """A table of figures; its first row are ranges."""
    for at, row in enumerate(rows):
        y = top + LINE * (at + 2)
        yield text(12, y, said(row.name, language), 10)
        for column, cell in enumerate(row.cells):
            yield text(98 + CELL * column, y, str(cell), 10, anchor="middle", bold=at == 0)


def place_name(board: Board, id: str) -> Message:
    """A place in a tank, with the tank."""
    tank, _, role = id.rpartition(".")
    return message("panel-place-of", role=role_name(role), tank=tank_name(board, tank))
