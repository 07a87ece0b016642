"""Tank boards with their crews, tables and tokens; battle cards; the cards of Robata, guns and infantry."""

import textwrap
from collections.abc import Iterator, Sequence
from functools import lru_cache

from kronika.domain.kernel.rendering import Panel, document, group, text
from kronika.domain.kernel.words import Message
from kronika.domain.tankduel.content.pieces import STEP, AtGun, Card, Infantry, Mark, Nation, Pierce, TankKind
from kronika.domain.tankduel.rendering.lane import DARK, RULE
from kronika.domain.tankduel.rendering.writing import (
    action_card,
    conditions,
    figures,
    ground,
    halves,
    infantry_ranges,
    infantry_title,
    modifier,
    on_board,
    said,
    sentence,
    sights,
)
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import nation_name, role_name, state_name, tank_name
from kronika.domain.tankduel.view import TankView, view
from kronika.domain.tankduel.words import message

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
    lines = [line for half in halves(card, language) for line in textwrap.wrap(half, 17)]
    parts += [text(10, 48 + 15 * at, line, 12) for at, line in enumerate(lines[:3])]
    marks = [sentence(language, f"icon-{icon}") for icon in card.icons]
    marks += [sentence(language, f"mark-{card.infantry}")] if card.infantry != Mark.NONE else []
    rows = [line for mark in marks for line in textwrap.wrap(mark, 22)]
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
        title = f"{said(card.name, language)} ({card.number})"
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

Rows = list[tuple[str, list[str]]]


def boards_panel(board: Board, language: str) -> Panel:
    """The boards of all tanks in play, two side by side; then the cards of anti-tank guns and infantry."""
    drawn = [(tank.nation, *_board(board, tank, language)) for tank in view(board).tanks if tank.in_play]
    drawn += [(gun.nation, *_gun_card(gun, language)) for gun in board.battle.at_guns]
    drawn += [(card.nation, *_infantry_card(card, language)) for card in board.battle.infantry]
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
    width, height = 2 * MARGIN + ACROSS * WIDE + APART, round(top + MARGIN)
    title = message("panel-boards")
    return Panel("boards", title, document(width, height, said(title, language), parts), width, height)


def _board(board: Board, tank: TankView, language: str) -> tuple[str, int]:
    """A board from its top left corner, and how high it is."""
    kind = board.scene.kinds[tank.model]
    name = said(tank_name(board, tank.id), language)
    parts = _headed(tank.nation, name, sentence(language, "panel-vp", vp=kind.vp))
    parts += _crew(tank, kind, language)
    told = [ground(board, tank, language), *figures(board, tank, language)]
    told += [*conditions(board, tank, language), *sights(board, tank, language)]
    lines = textwrap.wrap("; ".join(told), LETTERS)
    lines += on_board(kind, language)
    if tank.character:
        card = action_card(board, tank, language)
        lines += [line for one in card for line in textwrap.wrap(one, LETTERS, subsequent_indent="  ")]
    parts += [text(12, HEAD + 44 + LINE * at, line, 10.5, bold=False) for at, line in enumerate(lines)]
    top = HEAD + 40 + LINE * len(lines)
    rows = _gun_rows(kind.gun.to_hit, kind.gun.pen, language)
    rows += [("APCR", [f"+{more}" for more in kind.gun.apcr])] if kind.gun.apcr else []
    parts += [text(12, top + LINE, kind.gun.name, 11), *_table(rows, top)]
    return "".join(parts), top + LINE * len(rows) + 22


def _headed(nation: Nation, name: str, right: str) -> list[str]:
    """The head of a board."""
    return [
        f'<rect width="{WIDE}" height="28" rx="8" fill="{DARK[nation]}"/>',
        text(12, 20, name, 15, fill="#fff"),
        text(WIDE - 12, 20, right, 13, anchor="end", fill="#fff"),
    ]


def _gun_card(gun: AtGun, language: str) -> tuple[str, int]:
    """The card of an anti-tank gun."""
    parts = _headed(gun.nation, said(gun.name, language), sentence(language, "panel-order-icons", icons=gun.oi))
    rows = _gun_rows(gun.to_hit, gun.pen, language)
    return "".join([*parts, *_table(rows, CARD_TOP)]), CARD_TOP + LINE * len(rows) + 22


def _infantry_card(card: Infantry, language: str) -> tuple[str, int]:
    """The card of the infantry of a nation."""
    weapons = ", ".join(f"{one.name} {one.pen}" for one in (card.strong, card.weak))
    parts = _headed(card.nation, f"{infantry_title(language)}: {said(nation_name(card.nation), language)}", "")
    parts.append(text(12, CARD_TOP + 24, sentence(language, "panel-pen", penetration=weapons), 11, bold=False))
    reach = [
        (sentence(language, "panel-from", range=f"{STEP * at:03}"), list(map(str, one.to_hit)))
        for at, one in enumerate(card.reach)
    ]
    rows = [(sentence(language, "panel-range"), infantry_ranges(card)), *reach]
    return "".join([*parts, *_table(rows, CARD_TOP + LINE)]), CARD_TOP + LINE * (len(rows) + 1) + 22


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


def _gun_rows(to_hit: Sequence[int], pen: Sequence[int], language: str) -> Rows:
    """The table of a gun: ranges, accuracy, penetration."""
    return [
        (sentence(language, "panel-range"), [str(STEP * at) for at in range(len(to_hit))]),
        (sentence(language, "panel-hit"), list(map(str, to_hit))),
        (sentence(language, "panel-pierces"), list(map(str, pen))),
    ]


def _table(rows: Rows, top: float) -> Iterator[str]:
    """Rows of figures with their names, the first of them ranges."""
    for row, (name, cells) in enumerate(rows):
        y = top + LINE * (row + 2)
        yield text(12, y, name, 10)
        yield from (text(98 + CELL * at, y, cell, 10, anchor="middle", bold=row == 0) for at, cell in enumerate(cells))


def place_name(board: Board, id: str) -> Message:
    """A place in a tank, with the tank."""
    tank, _, role = id.rpartition(".")
    return message("panel-place-of", role=role_name(role), tank=tank_name(board, tank))
