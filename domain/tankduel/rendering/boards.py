"""Tank boards: the crew in its places, gun and armour tables, tokens; and the cards of Robata."""

import textwrap
from collections.abc import Iterator, Sequence

from kronika.domain.kernel.rendering import Panel, document, group, text
from kronika.domain.kernel.words import Message
from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.ground import AtGun, Infantry
from kronika.domain.tankduel.content.tanks import TankKind
from kronika.domain.tankduel.names import nation_name, role_name, state_name, tank_name
from kronika.domain.tankduel.rendering.lane import DARK, RULE
from kronika.domain.tankduel.rendering.telling import (
    action_card,
    conditions,
    figures,
    ground,
    infantry_ranges,
    infantry_title,
    on_board,
    sights,
)
from kronika.domain.tankduel.rendering.words import said, sentence
from kronika.domain.tankduel.rules.ground import STEP
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.view import TankView, view
from kronika.domain.tankduel.words import message

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
