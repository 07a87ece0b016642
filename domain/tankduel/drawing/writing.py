"""Battles as text, in as many columns as there are, and as lists for a screen reader."""

import textwrap
from collections.abc import Iterator

from domain.kernel.drawing import Page, Role, Written
from domain.tankduel.content import Nation
from domain.tankduel.drawing.cards import face
from domain.tankduel.drawing.lane import gun_state
from domain.tankduel.drawing.telling import conditions, figures, ground, short, side_of, sights, state_of_play, title_of
from domain.tankduel.drawing.words import SAID, STATES, said, say
from domain.tankduel.names import NATIONS, ROLES, gun_name, seat_name, tank_name
from domain.tankduel.rules.ground import EDGE, STEP
from domain.tankduel.state import Board
from domain.tankduel.view import TankDuelView, TankView, view

CELL, LABEL = 6, 8
HUES = {Nation.GERMAN: "cyan", Nation.SOVIET: "yellow"}


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """The lane, the tanks, the hands that are seen; tank boards for who asks."""
    if board.known is None:
        return ()
    seen = view(board)
    told = [] if page.plain else [Written("lane", Role.MAIN, "\n".join(_lane(board, seen, page)))]
    told.append(Written("tanks", Role.MAIN if page.plain else Role.EACH, "\n".join(_tanks(board, seen, page))))
    told.append(Written("state", Role.EACH, "\n".join(_state(board, seen, page))))
    told.append(Written("boards", Role.ASKED, "\n".join(_boards(board, seen, page))))
    if not page.plain:
        told.append(Written("legend", Role.MORE, "\n".join(_wrap(say("legend", page.language), page))))
    return tuple(told)


def _lane(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """A column a range, a line a tank: `>` or `<` points to where one drives that is in motion; `[1]` is a gun."""
    tanks = [tank for tank in seen.tanks if tank.in_play]
    edge = max(EDGE, *(abs(tank.range) for tank in tanks), *(abs(gun.range) for gun in board.battle.guns), 0)
    columns = list(range(-edge, edge + 1, STEP))
    for nation in Nation:
        name = said(NATIONS[nation], page.language)[: LABEL - 1].ljust(LABEL)
        yield (name + "".join(str(side_of(one, nation)).center(CELL) for one in columns)).rstrip()
    for tank in tanks:
        mark = short(board, tank.id)
        mark = (f"{mark}>" if tank.nation == Nation.GERMAN else f"<{mark}") if tank.in_motion else mark
        at = columns.index(side_of(tank.range, tank.nation))
        cells = ["  ·   "] * at + [page.paint(mark.center(CELL), fg=HUES[tank.nation])]
        cells += ["  ·   "] * (len(columns) - at - 1)
        yield (short(board, tank.id).ljust(LABEL) + "".join(cells)).rstrip()
    for number, gun in enumerate(board.battle.guns, 1):
        at = columns.index(side_of(gun.range, board.scene.guns[gun.gun].nation))
        yield " " * (LABEL + CELL * at) + f"[{number}]".center(CELL).rstrip()


def _tanks(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """Each tank with its state."""
    for tank in seen.tanks:
        if tank.in_play:
            yield from _wrap(f"{short(board, tank.id)}  {_state_of(board, tank, page.language)}", page)
    gone = [said(tank_name(board, tank.id), page.language) for tank in seen.tanks if not tank.in_play]
    if gone:
        yield from _wrap(say("lost", page.language, ", ".join(gone)), page)


def _state_of(board: Board, tank: TankView, language: str) -> str:
    told = [f"{said(board.scene.kinds[tank.model].name, language)}, {tank.range} m"]
    told += [ground(board, tank, language), *figures(board, tank, language)]
    told += [*conditions(board, tank, language), *sights(board, tank, language)]
    if tank.character:
        card = next(one for one in board.robata.cards if one.character == tank.character)
        told.append(say("robata", language, said(card.name, language)))
        if tank.in_peril:
            told.append(say("peril", language))
    hurt = [
        f"{said(ROLES[man.role], language)}: {said(STATES[man.state], language)}"
        for man in tank.crew
        if man.state != "well"
    ]
    return "; ".join(told + hurt)


def _state(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """Round, points, infantry and guns; hands; what lies face up."""
    for line in state_of_play(board, seen, page.language):
        yield from _wrap(line, page)
    if board.battle.infantry:
        places = [
            f"{said(NATIONS[nation], page.language)} {seen.advance if seen.infantry == nation else 0:03}"
            for nation in Nation
        ]
        yield from _wrap(f"{title_of('infantry', page.language)}: {', '.join(places)}", page)
    for number, gun in enumerate(board.battle.guns, 1):
        told = f"{said(gun_name(board, gun.gun), page.language)}, {gun.range} m; {gun_state(board, seen, gun, page.language)}"
        yield from _wrap(f"[{number}] {told}", page)
    for hand in seen.hands:
        name = said(seat_name(hand.seat), page.language)
        size = say("left", page.language) if hand.left else say("hand", page.language, hand.size)
        yield from _wrap(f"{name[:1].upper()}{name[1:]}: {size}", page)
        for number in hand.cards:
            yield from _wrap(f"  {number:>3}  {face(board.card(number), page.language)}", page)
    for word, cards in (("table", seen.table), ("revealed", seen.revealed)):
        lying = [number for number in cards if number]
        if lying:
            yield f"{said(SAID[word], page.language)}:"
            for number in lying:
                yield from _wrap(f"  {number:>3}  {face(board.card(number), page.language)}", page)


def _boards(board: Board, seen: TankDuelView, page: Page) -> Iterator[str]:
    """Armour and gun of each kind in play."""
    for kind in board.battle.kinds:
        if kind.id not in {tank.model for tank in seen.tanks if tank.in_play}:
            continue
        yield said(kind.name, page.language)
        faces = [
            f"{say(name, page.language)} {one.hull}/{one.turret}"
            for name, one in (("front", kind.front), ("side", kind.side))
        ]
        yield from _wrap("  " + say("armour", page.language, ", ".join(faces), kind.tracks), page)
        rows = [("range", [STEP * at for at in range(len(kind.gun.to_hit))]), ("hit", list(kind.gun.to_hit))]
        rows.append(("pierces", list(kind.gun.pen)))
        for word, cells in rows:
            yield f"  {say(word, page.language):<11}" + "".join(f"{cell:>6}" for cell in cells)
        if kind.gun.apcr:
            yield f"  {'APCR':<11}" + "".join(f"{more:>+6}" for more in kind.gun.apcr)


def _wrap(line: str, page: Page) -> list[str]:
    if page.columns is None:
        return [line]
    return textwrap.wrap(line, page.columns, subsequent_indent="    ", break_on_hyphens=False)
