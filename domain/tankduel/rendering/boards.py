"""Tank boards with their crews, tables and tokens; battle cards; the cards of Robata, guns and infantry."""

import textwrap
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from kronika.domain.kernel.catalogue import text as said
from kronika.domain.kernel.panels import Row
from kronika.domain.kernel.rendering import INK, TABLE, Panel, Place, group, panel, text
from kronika.domain.kernel.words import Message, joined
from kronika.domain.tankduel.content.pieces import Card, Health, Kind, Mark, Nation, Pierce, TankKind
from kronika.domain.tankduel.rendering.silhouettes import (
    DARK,
    FLAMES,
    ICONS,
    LIGHT,
    NATURAL,
    RULE,
    SCENES,
    at_gun,
    badge,
    silhouette,
)
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

CARD_WIDE, CARD_HIGH, CARD_APART = 118, 156, 6
CARDS_ACROSS = 9
ICON_LETTER, LETTER = 0.57, 0.66
"""How wide a letter is beside an icon, and in bold, in font sizes."""
FACE, EDGE, HEAVY, USED = "#fffdf5", "#5d5a4c", "#a3271f", "#e8cf8a"
TICK: Final = (
    f'<g transform="translate({CARD_WIDE - 13} {CARD_HIGH - 11})"><circle r="13" fill="#2f6d3a" stroke="#fff" stroke-width="2.5"/>'
    '<path d="M-6 0l4 5l8-10" fill="none" stroke="#fff" stroke-width="4"/></g>'
)
"""On a card that is chosen."""
HALF: Final = 31
"""How high one action of a card is."""
GROUNDS: Final = {
    Kind.MOVE: "#dbe6ef",
    Kind.FIRE: "#f6dccb",
    Kind.FLANK: "#f7e5c4",
    Kind.TERRAIN: "#e3e9cf",
    Kind.SMOKE: "#e4e4df",
    Kind.LEADERSHIP: "#dcebdc",
    Kind.COMMAND: "#dcebdc",
    Kind.TACTICS: "#e7dcef",
}


@lru_cache(1024)
def _print(card: Card, language: str, used: bool) -> str:
    """The number, what it adds to a penetration, its actions, its icons."""
    red = card.heavy and card.pierce != Pierce.NEVER
    fill, thick = (USED, 4) if used else (FACE, 1.5)
    parts = [
        f'<g><rect x="2" y="3" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="8" fill="{INK}" fill-opacity="0.25"/></g>',
        f'<rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="8" fill="{fill}" stroke="{EDGE}" stroke-width="{thick}"/>',
        f'<g><rect x="5" y="5" width="38" height="25" rx="6" fill="{EDGE}"/></g>',
        text(24, 24, str(card.number), 18, anchor="middle", fill="#fff"),
        text(CARD_WIDE - 8, 24, modifier(card), 17, anchor="end", fill=HEAVY if red else EDGE),
        text(48, 23, "◆" * card.oi, 12, fill="#2f6d3a"),
    ]
    told = [said(half, language) for half in halves(card)]
    names = [*card.icons, *(["infantry"] if card.infantry != Mark.NONE else [])]
    apart = 13.5 if len(names) > 3 else 17
    whole = 2 * HALF + 2 + 17 * max(0, 3 - len(names))
    alone = len(told) == 1
    tall = whole if alone else whole / 2 - 1
    for at, (half, line) in enumerate(zip(card.halves, told, strict=False)):
        top = 33 + at * (tall + 2)
        ground = f'<g><rect x="4" y="{top:g}" width="{CARD_WIDE - 8}" height="{tall:g}" rx="4" fill="{GROUNDS[half.kind]}"/></g>'
        inside = CARD_WIDE - 16
        if half.kind == Kind.TERRAIN:
            scene, size = SCENES.get(half.terrain, NATURAL), min(0.4, (tall - 18) / 110) if alone else 0.2
            place = f"translate({CARD_WIDE / 2 if alone else CARD_WIDE - 8 - 130 * size:g} {top + tall - 6:g}) scale({size:.3g})"
            drawn = f'<g transform="{place}">{scene[0]}{scene[1]}</g>'
        else:
            large = (tall - 22) / 27 if alone else 1.0
            x, y = (CARD_WIDE - 16 * large - 4, top + tall - 14 * large) if alone else (CARD_WIDE - 19, top + tall / 2)
            drawn = f'<g transform="translate({x:g} {y:g}) scale({large:.3g})">{ICONS[half.kind]}</g>'
        line = line.capitalize() if line.isupper() else line
        lines = textwrap.wrap(line, 14 if alone else 11 if half.kind != Kind.TERRAIN else 9)
        size = 15.0 if alone else 12.5 if len(lines) == 1 else 11.0
        size = min(size, inside / LETTER / max(map(len, lines)))
        first = top + 18 if alone else top + tall / 2 + 4 - 6.5 * (len(lines) - 1)
        parts += [ground, drawn, *(text(9, first + (size + 2) * row, one, size) for row, one in enumerate(lines[:3]))]
    for at, (name, word) in enumerate(zip(names, icons(card), strict=True)):
        y, called = 46 + whole + apart * at, said(word, language)
        icon = FLAMES if name == "fire" else ICONS[name]
        place = f"translate(14 {y:g}) scale(0.55)" if name != "fire" else f"translate(21 {y + 13:g}) scale(0.25)"
        parts.append(f'<g transform="{place}">{icon}</g>')
        parts.append(
            text(27, y + 4.5, called, min(13, apart - 1.5, (CARD_WIDE - 31) / len(called) / ICON_LETTER), bold=False)
        )
    parts += [TICK] * used
    return "".join(parts)


def card_rows(
    cards: Sequence[Card], language: str, top: float, *, meant: bool = True, used: Sequence[int] = ()
) -> tuple[list[str], float]:
    """Cards side by side from `top` on; and where they end."""
    parts = []
    for at, card in enumerate(cards):
        row, column = divmod(at, CARDS_ACROSS)
        x, y = EDGES + column * (CARD_WIDE + CARD_APART), top + row * (CARD_HIGH + CARD_APART)
        title = f"{said(card.name.said, language)} ({card.number})"
        handle = f"card:{card.number}" if meant else ""
        chosen = card.number in used
        parts.append(group("card", x, y, _print(card, language, chosen), handle, title, chosen=chosen))
    return parts, top + -(-len(cards) // CARDS_ACROSS) * (CARD_HIGH + CARD_APART)


def rows_width(count: int) -> int:
    """How wide so many cards are, with their margins."""
    return min(max(count, 3), CARDS_ACROSS) * (CARD_WIDE + CARD_APART) - CARD_APART + 2 * EDGES


EDGES: Final = 6
WIDE, APART, MARGIN, LINE = 520, 14, 16, 15
CELL, HEAD = 39, 106
ACROSS = 2
WELL, HURT, DEAD = "#cfe6bd", "#f6dfa6", "#cfc9c4"
FILLS = {"well": WELL, "wounded": HURT, "dead": DEAD}
LIVES: Final = {
    Health.WELL: ("#7fb069", ""),
    Health.WOUNDED: ("#fffdf5", '<path d="M0-5a5 5 0 0 1 0 10z" fill="#b86e00"/>'),
    Health.DEAD: ("#fffdf5", f'<path d="M-4-4l8 8M4-4l-8 8" stroke="{INK}" stroke-width="2"/>'),
}
"""The colour of a man's mark, and what is drawn in it."""
LETTERS = 84
"""In a line of a board."""
CARD_TOP = 22
"""Where the table of a card begins."""
HITS: Final = "#5f8f4a"


def boards_panel(board: Board, language: str) -> Panel:
    """The boards of all tanks in play, two side by side; then the cards of anti-tank guns and infantry."""
    drawn = [board_of(board, tank, language) for tank in view(board).tanks if tank.in_play]
    drawn += [_card(card, language) for card in printed(board)]
    parts, top = [], float(MARGIN)
    for row in range(0, len(drawn), ACROSS):
        pair = drawn[row : row + ACROSS]
        parts += [group("board", MARGIN + at * (WIDE + APART), top, one) for at, (one, _) in enumerate(pair)]
        top += max(height for _, height in pair) + APART
    width = 2 * MARGIN + ACROSS * WIDE + APART
    return panel("boards", Place.ASIDE, message("panel-boards"), width, top + MARGIN, parts, language, TABLE)


def board_of(board: Board, tank: TankView, language: str) -> tuple[str, int]:
    """The board of a tank from its top left corner, and how high it is."""
    kind = board.scene.kinds[tank.model]
    name = said(tank_name(board, tank.id), language)
    parts = _headed(tank.nation, name, sentence(language, "panel-vp", vp=kind.vp))
    tracks = "" if tank.tracks == "whole" else str(tank.tracks)
    drawn = silhouette(kind, tank.buttoned, tracks, tank.gun_hits > 0)
    parts.append(f'<g transform="translate(120 96) scale(0.92)">{drawn}</g>')
    for at, (where, armour) in enumerate((("front", kind.front), ("side", kind.side))):
        parts.append(
            f'<g transform="translate({300 + 112 * at} 36)">{_shield(where, armour.turret, armour.hull, language)}</g>'
        )
    parts += _crew(tank, kind, language)
    lines = textwrap.wrap(said(joined(*tank_state(board, tank)), language), LETTERS)
    lines += [said(line, language) for line in on_board(kind)]
    for line in action_card(board, tank) if tank.character else ():
        lines += textwrap.wrap(said(line, language), LETTERS, subsequent_indent="  ")
    parts += [text(12, HEAD + 62 + LINE * at, line, 10.5, bold=False) for at, line in enumerate(lines)]
    top = HEAD + 58 + LINE * len(lines)
    rows = gun_table(kind.gun.to_hit, kind.gun.pen, kind.gun.apcr)
    parts += [text(12, top + LINE, kind.gun.name, 11), _table(rows, top, language)]
    return _framed(tank.nation, parts, top + LINE * len(rows) + 22)


def _framed(nation: Nation, parts: Sequence[str], high: int) -> tuple[str, int]:
    frame = f'<rect width="{WIDE}" height="{high}" rx="8" fill="#fffdf5" stroke="{DARK[nation]}" stroke-width="2"/>'
    return frame + "".join(parts), high


def _shield(where: str, turret: int, hull: int, language: str) -> str:
    """The armour of a face: of the turret above that of the hull."""
    return (
        f'<path d="M0 4h96v34q0 18-48 24q-48-6-48-24z" fill="{LIGHT[Nation.GERMAN]}" stroke="{EDGE}"/><path d="M0 31h96" stroke="{EDGE}"/>'
        + text(48, 1, sentence(language, f"armour-{where}"), 10, anchor="middle")
        + text(8, 22, sentence(language, "hit-turret"), 9.5, bold=False)
        + text(88, 24, str(turret), 17, anchor="end")
        + text(14, 44, sentence(language, "hit-hull"), 9.5, bold=False)
        + text(84, 48, str(hull), 17, anchor="end")
    )


def _headed(nation: Nation, name: str, right: str) -> list[str]:
    """The head of a board."""
    return [
        f'<rect width="{WIDE}" height="28" rx="8" fill="{DARK[nation]}"/>',
        badge(nation, 8, 5, 18),
        text(34, 20, name, 15, fill="#fff"),
        text(WIDE - 12, 20, right, 13, anchor="end", fill="#fff"),
    ]


def _card(card: Printed, language: str) -> tuple[str, int]:
    """The card of a gun or of infantry from its top left corner, and how high it is."""
    parts = _headed(card.nation, said(card.title, language), said(card.corner, language))
    top = CARD_TOP
    for line in card.lines:
        parts.append(text(12, top + 24, said(line, language), 11, bold=False))
        top += LINE
    parts.append(_table(card.table, top, language))
    high = top + LINE * len(card.table) + 22
    if not card.lines:
        parts.append(f'<g transform="translate(262 {high + 28})">{at_gun(card.nation)}</g>')
        high += 36
    return _framed(card.nation, parts, high)


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
        if man:
            fill, mark = LIVES[man.state]
            drawn += f'<g transform="translate({wide - 14} 34) scale(1.3)"><circle r="5" fill="{fill}" stroke="{INK}"/>{mark}</g>'
        yield group("place", 10 + wide * at, HEAD, drawn, f"place:{tank.id}.{post.role}", role)


def _fits(said_: str, letters: int) -> str:
    return said_ if len(said_) <= letters else said_[: letters - 1] + "…"


@lru_cache(512)
def _table(rows: tuple[Row, ...], top: float, language: str) -> str:
    """A table of figures; its first row are ranges, the second chances, the darker the better."""
    return "".join(_cells(rows, top, language))


def _cells(rows: Sequence[Row], top: float, language: str) -> Iterator[str]:
    for at, row in enumerate(rows):
        y = top + LINE * (at + 2)
        yield text(12, y, said(row.name, language), 10)
        for column, cell in enumerate(row.cells):
            x = 98 + CELL * column
            if at == 1 and isinstance(cell, int):
                yield f'<rect x="{x - CELL / 2 + 1:g}" y="{y - 11:g}" width="{CELL - 2}" height="14" rx="2" fill="{HITS}" fill-opacity="{cell / 150:.2g}"/>'
            yield text(x, y, str(cell), 10, anchor="middle", bold=at == 0)


def place_name(board: Board, id: str) -> Message:
    """A place in a tank, with the tank."""
    tank, _, role = id.rpartition(".")
    return message("panel-place-of", role=role_name(role), tank=tank_name(board, tank))
