"""The lane: every tank at its range, with its terrain and the tanks it sees, has ranged and flanks."""

import re
from collections.abc import Iterator, Mapping

from kronika.domain.kernel.catalogue import text as said
from kronika.domain.kernel.rendering import Panel, group, panel, text
from kronika.domain.kernel.words import Message
from kronika.domain.tankduel.content.pieces import Nation
from kronika.domain.tankduel.rendering.writing import (
    columns_of,
    conditions,
    ground,
    gun_state,
    hand_size,
    lost,
    short,
    side_of,
    state_of_play,
)
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.text import gun_name, nation_name, seat_name, tank_name
from kronika.domain.tankduel.view import TankDuelView, TankView, view
from kronika.domain.tankduel.words import message, sentence

LEFT, COLUMN, ROW, TOP = 84, 112, 92, 132
TOKEN, TALL = 104, 70
DARK = {Nation.GERMAN: "#4a5157", Nation.SOVIET: "#7a2d24"}
LIGHT = {Nation.GERMAN: "#dfe3e6", Nation.SOVIET: "#f1dcd5"}
FLANK, RULE, STRIPE = "#d08a00", "#b9b5a5", "#efeadb"
GROUND = {
    "natural": "#cfe0b8",
    "urban": "#d8cdbf",
    "motion": "#fff3c4",
}
FITS = (19, 14, 13)
"""Letters in the lines of a token that tell its state."""
LETTER = 0.62
"""The width of a letter in font sizes, on average."""

Point = tuple[float, float]


def lane_panel(board: Board, language: str) -> Panel:
    """The lane as a picture."""
    seen = view(board)
    columns = columns_of(board, seen)
    tanks = [tank for tank in seen.tanks if tank.in_play]
    middle = {tank.id: _centre(columns, tank, at) for at, tank in enumerate(tanks)}
    bottom: float = TOP + ROW * max(len(tanks), 1)
    title = board.mission.title.said
    parts = [text(16, 26, said(title, language), 18)]
    parts += [text(16, 48 + 18 * at, said(line, language), 13) for at, line in enumerate(state_of_play(board, seen))]
    parts += _ruler(columns, bottom, language)
    parts += [arrow for tank in tanks for arrow in _arrows(tank, middle)]
    parts += [_token(board, tank, middle[tank.id], language) for tank in tanks]
    for at, tank in enumerate(tanks):
        parts.append(text(10, TOP + ROW * at + 40, short(board, tank.id), 16, fill=DARK[tank.nation]))
        parts.append(text(10, TOP + ROW * at + 58, sentence(language, "panel-vp", vp=tank.vp), 11, bold=False))
        parts.append(text(10, TOP + ROW * at + 74, _driver(tank, language), 11, bold=False))
    guns, bottom = _guns(board, seen, columns, bottom, language)
    foot, bottom = _foot(board, seen, bottom + 10, language)
    width = LEFT + COLUMN * len(columns) + 16
    return panel("lane", title, width, bottom + 10, [*parts, *guns, *foot], language)


def _driver(tank: TankView, language: str) -> str:
    """Returns the controller of a tank, as short as the room requires."""
    return (
        sentence(language, "panel-short-player", number=tank.seat.partition("_")[2])
        if tank.seat
        else sentence(language, "robata")
    )


def _centre(columns: list[int], tank: TankView, row: int) -> Point:
    at = columns.index(side_of(tank.range, tank.nation))
    return LEFT + COLUMN * (at + 0.5), TOP + ROW * (row + 0.5)


def _ruler(columns: list[int], bottom: float, language: str) -> Iterator[str]:
    """A strip a range, that can be meant, with the own ranges of both nations."""
    for at, column in enumerate(columns):
        frame = f'<rect width="{COLUMN}" height="{bottom - TOP:g}" fill="{STRIPE if at % 2 else "#fbf9f2"}" stroke="{RULE}" stroke-width="0.5"/>'
        yield group("range", LEFT + COLUMN * at, TOP, frame, f"range:{column}", said(range_name(column), language))
        x = LEFT + COLUMN * (at + 0.5)
        yield text(x, TOP - 22, f"{-column}", 11, anchor="middle", bold=False, fill=DARK[Nation.GERMAN])
        yield text(x, TOP - 7, f"{column}", 11, anchor="middle", bold=False, fill=DARK[Nation.SOVIET])
    for nation, y in ((Nation.GERMAN, TOP - 22), (Nation.SOVIET, TOP - 7)):
        yield text(10, y, said(nation_name(nation), language), 11, fill=DARK[nation])


def range_name(column: int) -> Message:
    """A range by how far right of the middle it lies."""
    if not column:
        return message("range-middle")
    return message("range-german" if column < 0 else "range-soviet", range=abs(column))


def _token(board: Board, tank: TankView, at: Point, language: str) -> str:
    dark, light = DARK[tank.nation], LIGHT[tank.nation]
    stands = "motion" if tank.in_motion else "urban" if any(board.terrain(t).urban for t in tank.terrain) else "natural"
    marked = board.active == tank.id
    edge = "#111" if marked else dark
    parts = [
        f'<rect width="{TOKEN}" height="{TALL}" rx="7" fill="{GROUND[stands]}" stroke="{edge}" stroke-width="{4 if marked else 2}"/>',
        f'<rect x="2" y="2" width="{TOKEN - 4}" height="20" rx="5" fill="{dark}"/>',
        text(
            TOKEN / 2,
            16,
            _fit(said(board.scene.kinds[tank.model].name.said, language), 11),
            11,
            anchor="middle",
            fill="#fff",
        ),
        text(6, 35, _fit(said(ground(board, tank), language), 10), 10),
    ]
    if tank.in_motion:
        tip = TOKEN - 8 if tank.nation == Nation.GERMAN else TOKEN - 22
        back = TOKEN - 22 if tank.nation == Nation.GERMAN else TOKEN - 8
        parts.append(f'<polygon points="{back},26 {back},38 {tip},32" fill="{dark}"/>')
    lines = _wrapped([said(mark, language) for mark in conditions(tank)])
    parts += [text(6, 47 + 10 * row, line, 8.5, bold=False, fill="#8c1c13") for row, line in enumerate(lines)]
    parts.append(f'<rect x="{TOKEN - 26}" y="{TALL - 16}" width="24" height="14" rx="4" fill="{light}"/>')
    parts.append(
        text(TOKEN - 14, TALL - 5, f"-{tank.cover}" if tank.cover > 0 else str(-tank.cover), 10, anchor="middle")
    )
    name = said(tank_name(board, tank.id), language)
    return group("tank", at[0] - TOKEN / 2, at[1] - TALL / 2, "".join(parts), f"tank:{tank.id}", name)


def _fit(called: str, size: float) -> str:
    """A name as short as it has to be: first without its model, then cut."""
    fits = int((TOKEN - 10) / (size * LETTER))
    known = called.replace("Panzer", "Pz").replace(" Ausf.", "")
    bare = re.sub(r" Ausf\. \w", "", called.replace("Panzer", "Pz"))
    shortest = known if len(known) <= fits else bare
    return shortest if len(shortest) <= fits else shortest[: fits - 1] + "…"


def _wrapped(marks: list[str]) -> list[str]:
    """Wraps marks into lines next to the cover; marks without room are on the tank's own board."""
    lines: list[str] = []
    for mark in marks:
        joined = f"{lines[-1]}, {mark}" if lines else mark
        if lines and len(joined) <= FITS[len(lines) - 1]:
            lines[-1] = joined
        elif len(lines) < len(FITS):
            lines.append(mark)
        elif not lines[-1].endswith("…"):
            lines[-1] += "…"
    return lines


def _arrows(tank: TankView, middle: Mapping[str, Point]) -> Iterator[str]:
    """Thin: sees; thick with a number: has ranged; orange: flanks."""
    dark = DARK[tank.nation]
    for other in tank.spots:
        if other in middle and other != tank.ranged:
            yield _arrow(middle[tank.id], middle[other], dark, 1.2, 4, dashed=True)
    if tank.ranged in middle:
        start, end = middle[tank.id], middle[tank.ranged]
        yield _arrow(start, end, dark, 3, 4)
        x, y = start[0] + (end[0] - start[0]) / 3, start[1] + (end[1] - start[1]) / 3
        yield text(x, y, f"+{tank.ranging}", 13, anchor="middle", fill=dark, halo="#fbf9f2")
    for other in tank.flanks:
        if other in middle:
            yield _arrow(middle[tank.id], middle[other], FLANK, 4, 11)


def _arrow(start: Point, end: Point, colour: str, thick: float, aside: float, *, dashed: bool = False) -> str:
    """Draws an arrow between the edges of two tokens, a little aside, so that a return arrow fits next to it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max((dx * dx + dy * dy) ** 0.5, 1)
    ux, uy = dx / length, dy / length
    out = min(TOKEN / 2 / abs(ux) if ux else length, TALL / 2 / abs(uy) if uy else length)
    x1, y1 = start[0] + ux * out - uy * aside, start[1] + uy * out + ux * aside
    x2, y2 = end[0] - ux * (out + 2) - uy * aside, end[1] - uy * (out + 2) + ux * aside
    dash = ' stroke-dasharray="5 4"' if dashed else ""
    line = f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{thick:g}"{dash}/>'
    wide, back = 3 + thick, 8 + thick
    left = f"{x2 - ux * back - uy * wide:.1f},{y2 - uy * back + ux * wide:.1f}"
    right = f"{x2 - ux * back + uy * wide:.1f},{y2 - uy * back - ux * wide:.1f}"
    return f'{line}<polygon points="{x2:.1f},{y2:.1f} {left} {right}" fill="{colour}"/>'


def _guns(board: Board, seen: TankDuelView, columns: list[int], top: float, language: str) -> tuple[list[str], float]:
    """The anti-tank guns below their ranges."""
    parts, lowest = [], 0
    rows: dict[int, int] = {}
    for gun in board.battle.guns:
        card = board.scene.guns[gun.gun]
        column = side_of(gun.range, card.nation)
        row = rows[column] = rows.get(column, -1) + 1
        lowest = max(lowest, row + 1)
        state = said(gun_state(board, seen, gun), language)
        name = said(gun_name(board, gun.gun), language)
        drawn = f'<rect width="{TOKEN}" height="34" rx="4" fill="{LIGHT[card.nation]}" stroke="{DARK[card.nation]}" stroke-width="2"/>'
        drawn += text(TOKEN / 2, 14, _fit(name, 9.5), 9.5, anchor="middle")
        drawn += text(TOKEN / 2, 28, state, 9.5, anchor="middle", bold=False)
        x = LEFT + COLUMN * columns.index(column) + (COLUMN - TOKEN) / 2
        parts.append(group("gun", x, top + 8 + 40 * row, drawn, f"gun:{gun.gun}", name))
    return parts, top + (8 + 40 * lowest if lowest else 0)


def _foot(board: Board, seen: TankDuelView, top: float, language: str) -> tuple[list[str], float]:
    """Draws infantry on its advance card, the players with the sizes of their hands, and tanks out of play."""
    parts = []
    if board.battle.infantry:
        parts.append(text(16, top + 20, sentence(language, "panel-infantry"), 13))
        for at, place in enumerate((0, 200, 400)):
            here = [nation for nation in Nation if (seen.advance if seen.infantry == nation else 0) == place]
            fill = LIGHT[here[0]] if len(here) == 1 else "#fffdf5"
            parts.append(
                f'<rect x="{LEFT + 40 + 150 * at}" y="{top + 4:g}" width="142" height="24" rx="4" fill="{fill}" stroke="{RULE}"/>'
            )
            names = ", ".join(said(nation_name(nation), language) for nation in here)
            parts.append(text(LEFT + 46 + 150 * at, top + 20, f"{place:03} {names}", 11, bold=False))
        top += 36
    for at, hand in enumerate(seen.hands):
        row, column = divmod(at, 4)
        drawn = f'<rect width="290" height="26" rx="5" fill="{LIGHT[hand.nation]}" stroke="{DARK[hand.nation]}"/>'
        drawn += text(10, 18, said(hand_size(hand), language), 12)
        name = said(seat_name(hand.seat), language)
        parts.append(group("seat", 16 + 300 * column, top + 32 * row, drawn, f"seat:{hand.seat}", name))
    top += 32 * -(-len(seen.hands) // 4)
    for line in lost(board, seen):
        parts.append(text(16, top + 16, said(line, language), 12, bold=False))
        top += 24
    return parts, top
