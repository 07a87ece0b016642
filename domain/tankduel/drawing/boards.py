"""Tank boards: the crew in its places, gun and armour tables, tokens; and the cards of Robata."""

import textwrap
from collections.abc import Iterator

from domain.kernel.drawing import Panel
from domain.kernel.svg import document, group, text
from domain.kernel.words import Sentence
from domain.tankduel.content import Face, Gun, Pair, TankKind
from domain.tankduel.drawing.lane import DARK, RULE
from domain.tankduel.drawing.telling import conditions, figures, ground, sights
from domain.tankduel.drawing.words import PRIMARY, SAID, SECONDARY, STATES, said, say
from domain.tankduel.names import ROLES, tank_name
from domain.tankduel.rules.ground import STEP
from domain.tankduel.state import Board
from domain.tankduel.view import TankView, view

WIDE, APART, MARGIN, LINE = 520, 14, 16, 15
CELL, HEAD = 39, 62
ACROSS = 2
WELL, HURT, DEAD = "#e3efd6", "#f6dfa6", "#cfc9c4"
FILLS = {"well": WELL, "wounded": HURT, "dead": DEAD}
LETTERS = 84
"""In a line of a board."""


def boards_panel(board: Board, language: str) -> Panel:
    """The boards of all tanks in play, two side by side."""
    drawn = [(tank, *_board(board, tank, language)) for tank in view(board).tanks if tank.in_play]
    parts, top = [], float(MARGIN)
    for row in range(0, len(drawn), ACROSS):
        pair = drawn[row : row + ACROSS]
        high = max(height for _, _, height in pair)
        for at, (tank, inside, _) in enumerate(pair):
            frame = f'<rect width="{WIDE}" height="{high}" rx="8" fill="#fffdf5" stroke="{DARK[tank.nation]}" stroke-width="2"/>'
            parts.append(group("board", MARGIN + at * (WIDE + APART), top, frame + inside))
        top += high + APART
    width, height = 2 * MARGIN + ACROSS * WIDE + APART, round(top + MARGIN)
    title = SAID["boards"]
    return Panel("boards", title, document(width, height, said(title, language), parts), width, height)


def _board(board: Board, tank: TankView, language: str) -> tuple[str, int]:
    """A board from its top left corner, and how high it is."""
    kind = board.scene.kinds[tank.model]
    name = said(tank_name(board, tank.id), language)
    parts = [
        f'<rect width="{WIDE}" height="28" rx="8" fill="{DARK[tank.nation]}"/>',
        text(12, 20, name, 15, fill="#fff"),
        text(WIDE - 12, 20, f"{kind.vp} {'VB' if language == 'cs' else 'VP'}", 13, anchor="end", fill="#fff"),
    ]
    parts += _crew(tank, kind, language)
    told = [ground(board, tank, language), *figures(board, tank, language)]
    told += [*conditions(board, tank, language), *sights(board, tank, language)]
    lines = textwrap.wrap("; ".join(told), LETTERS)
    faces = [
        f"{say(name, language)} {one.hull}/{one.turret}" for name, one in (("front", kind.front), ("side", kind.side))
    ]
    lines.append(say("armour", language, ", ".join(faces), kind.tracks))
    if tank.character:
        lines += _robata(board, tank, language)
    parts += [text(12, HEAD + 44 + LINE * at, line, 10.5, bold=False) for at, line in enumerate(lines)]
    top = HEAD + 40 + LINE * len(lines)
    parts += _gun(kind.gun, top, language)
    return "".join(parts), top + LINE * (4 if kind.gun.apcr else 3) + 22


def _crew(tank: TankView, kind: TankKind, language: str) -> Iterator[str]:
    """The places, each with the living man who is in it, else who died there."""
    wide = (WIDE - 20) // len(kind.crew)
    for at, post in enumerate(kind.crew):
        here = sorted((man for man in tank.crew if man.place == post.role), key=lambda man: man.state == "dead")
        man = here[0] if here else None
        role = said(ROLES[post.role], language)
        state = said(STATES[man.state], language) if man else say("vacant", language)
        other = f" ({said(ROLES[man.role], language)})" if man and man.role != post.role else ""
        drawn = f'<rect width="{wide - 2}" height="46" rx="5" fill="{FILLS[man.state] if man else "#fff"}" stroke="{RULE}"/>'
        drawn += text(6, 15, _fits(role, wide // 6), 9)
        drawn += text(6, 28, _fits(state + other, wide // 6), 9, bold=False)
        drawn += text(6, 41, f"{post.vp} {'VB' if language == 'cs' else 'VP'}", 9, bold=False)
        yield group("place", 10 + wide * at, 38, drawn, f"place:{tank.id}.{post.role}", role)


def _fits(said_: str, letters: int) -> str:
    return said_ if len(said_) <= letters else said_[: letters - 1] + "…"


def _gun(gun: Gun, top: float, language: str) -> Iterator[str]:
    """A gun table."""
    yield text(12, top + LINE, gun.name, 11)
    rows: list[tuple[str, list[str]]] = [
        (say("range", language), [str(STEP * at) for at in range(len(gun.to_hit))]),
        (say("hit", language), list(map(str, gun.to_hit))),
        (say("pierces", language), list(map(str, gun.pen))),
    ]
    if gun.apcr:
        rows.append(("APCR", [f"+{more}" for more in gun.apcr]))
    for row, (name, cells) in enumerate(rows, 2):
        y = top + LINE * row
        yield text(12, y, name, 10)
        yield from (text(98 + CELL * at, y, cell, 10, anchor="middle", bold=not row) for at, cell in enumerate(cells))


def _robata(board: Board, tank: TankView, language: str) -> list[str]:
    """The side up of a tank's action card, as it is printed."""
    card = next(one for one in board.robata.cards if one.character == tank.character)
    up: Face = card.peril if tank.in_peril else card.operational
    name = say("robata", language, said(card.name, language))
    if tank.in_peril:
        name += f", {say('peril', language)}"
    first = ", ".join(said(PRIMARY[one], language) for one in up.primary)
    second = ", ".join(said(SECONDARY[one], language) for one in up.secondary)
    pairs = (up.high, up.low, up.enemy_high, up.enemy_low)
    told = [name, say("primary", language, first), say("secondary", language, second)]
    told.append(say("shot", language, *map(_pair, pairs)))
    return [line for one in told for line in textwrap.wrap(one, LETTERS, subsequent_indent="  ")]


def _pair(pair: Pair) -> str:
    return f"{pair.to_hit} %/{pair.pen:+}"


def place_name(board: Board, id: str) -> Sentence:
    """A place in a tank, with the tank."""
    tank, _, role = id.rpartition(".")
    called = tank_name(board, tank)
    place = next(said_ for one, said_ in ROLES.items() if one == role)
    return Sentence(f"{place.en}, {called.en}", f"{place.cs}, {called.cs}")
