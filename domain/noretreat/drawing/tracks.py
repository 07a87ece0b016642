"""What lies beside the map: the turn track, the points of each side, and the boxes of units."""

from typing import Final

from domain.kernel.drawing import Panel
from domain.kernel.svg import INK, document, group, text
from domain.noretreat.content import SIDES, Turn, Weather
from domain.noretreat.drawing.counters import SIZE, counter
from domain.noretreat.drawing.map import SIDE_COLOURS
from domain.noretreat.drawing.words import TITLES, said, side_said, word
from domain.noretreat.names import BOX_NAMES, PHASES, SIDE_NAMES, WEATHER
from domain.noretreat.rules.supply import is_supplied
from domain.noretreat.state import Board, printed_weather
from domain.noretreat.view import NoRetreatView

MARGIN, TURN_WIDE, TURN_HIGH, ROW = 16, 84, 62, 14
LINE: Final = 24
IN_ROW: Final = 16
"""Counters in a row of a box."""
SKIES: Final = {
    Weather.CLEAR: "#fff6d6",
    Weather.MUD: "#cdb48f",
    Weather.SNOW: "#eef4fa",
    Weather.LONG_WINTER: "#bcd0e6",
}


def tracks_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """The turns with their weather, and the state of each side."""
    turns = sorted(board.content.turns, key=lambda one: one.turn)
    parts = [_turn(board, one, at, language) for at, one in enumerate(turns)]
    top = MARGIN + -(-len(turns) // ROW) * (TURN_HIGH + 4) + LINE
    for row in lines(board, seen, language):
        parts.append(text(MARGIN, top, row, 15, bold=False))
        top += LINE
    for side in SIDES:
        parts.append(
            group(
                "seat",
                MARGIN + 170 * SIDES.index(side),
                top - 8,
                f'<rect width="160" height="28" rx="6" fill="{SIDE_COLOURS[side]}"/>'
                + text(80, 19, side_said(side, language), 14, anchor="middle", fill="#ffffff"),
                f"seat:{side}",
                side_said(side, language),
            )
        )
    width, height = 2 * MARGIN + ROW * (TURN_WIDE + 4), top + 20 + MARGIN
    title = TITLES["tracks"]
    return Panel("tracks", title, document(width, height, said(title, language), parts), width, height)


def _turn(board: Board, turn: Turn, at: int, language: str) -> str:
    weather = board.weather if turn.turn == board.turn else printed_weather(board, turn.turn)
    edge = ("#b3261e", 4) if turn.turn == board.turn else (INK, 1)
    drawn = (
        f'<rect width="{TURN_WIDE}" height="{TURN_HIGH}" rx="4" fill="{SKIES[weather]}" stroke="{edge[0]}" '
        f'stroke-width="{edge[1]}"/>'
    )
    drawn += text(5, 16, f"{turn.turn}{'!' if turn.skull else ''}", 13)
    drawn += text(TURN_WIDE - 5, 15, turn.date, 8, anchor="end", bold=False)
    drawn += text(5, 34, said(WEATHER[weather], language), 10, bold=False)
    drawn += text(5, 52, f"B{turn.blitz} S{turn.shock}", 10)
    figures = [board.scene.figure(side, turn.turn) for side in SIDES]
    shown = "/".join("–" if one is None else str(one) for one in figures)
    drawn += text(TURN_WIDE - 5, 52, shown, 10, anchor="end") if turn.skull else ""
    x, y = MARGIN + at % ROW * (TURN_WIDE + 4), MARGIN + at // ROW * (TURN_HIGH + 4)
    return group("turn", x, y, drawn)


def lines(board: Board, seen: NoRetreatView, language: str) -> list[str]:
    """The turn, then each side: its points, its markers, its supply."""
    active = side_said(seen.active, language) if seen.active else ""
    phase = said(PHASES[seen.phase], language)
    now = [
        f"{word('turn', language)} {seen.turn}",
        f"{word('weather', language)}: {said(WEATHER[seen.weather], language)}",
    ]
    now += [part for part in (active, phase) if part]
    now += [f"{word('initiative', language)}: {said(SIDE_NAMES[seen.initiative], language)}"]
    now += [f"{word('event_vp', language)} {seen.event_vp}", f"{word('high_tide', language)} {seen.high_tide}"]
    told = ["; ".join(now)]
    for side in seen.sides:
        cut = sum(not is_supplied(board, unit) for unit in board.army(side.id))
        cards = next(hand.size for hand in seen.hands if hand.side == side.id)
        told.append(
            f"{side_said(side.id, language)}: {word('vp', language)} {side.vp} "
            f"({side.map_vp} {word('map_vp', language)}); {word('objectives', language)} {len(side.objectives)}; "
            f"{word('support', language)} {side.support}; {word('cards', language)} {cards}; "
            f"{word('cut_off', language)} {cut}"
        )
    return told


def boxes_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """Every box with the units in it."""
    parts, top = [], float(MARGIN)
    width = 2 * MARGIN + IN_ROW * (SIZE + 8)
    for box, name in BOX_NAMES.items():
        units = [unit for unit in seen.units if unit.place == box]
        rows = -(-len(units) // IN_ROW)
        high = 26 + rows * (SIZE + 20)
        frame = f'<rect width="{width - 2 * MARGIN}" height="{high}" rx="6" fill="#fffdf5" stroke="{INK}"/>'
        title = said(name, language)
        parts.append(group("box", MARGIN, top, frame + text(8, 18, title, 13), f"box:{box}", title))
        for at, unit in enumerate(units):
            x = MARGIN + 24 + at % IN_ROW * (SIZE + 8)
            y = top + 26 + SIZE / 2 + at // IN_ROW * (SIZE + 20)
            parts.append(counter(board, unit, x, y, language))
            if unit.turn:
                parts.append(text(x, y + SIZE / 2 + 12, str(unit.turn), 10, anchor="middle"))
        top += high + 8
    size = round(top + MARGIN)
    heading = TITLES["boxes"]
    return Panel("boxes", heading, document(width, size, said(heading, language), parts), width, size)
