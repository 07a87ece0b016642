"""The turn track: the weather and the markers of each turn, its red event, who comes and who is withdrawn, what changes
from then on."""

from typing import Final

from kronika.domain.kernel.svg import INK, group, text
from kronika.domain.noretreat.content.tables import Turn
from kronika.domain.noretreat.content.words import SIDES, SOVIET, Weather
from kronika.domain.noretreat.names import named, unit_name
from kronika.domain.noretreat.rendering.counters import SIDE_COLOURS, SIZE, counter, short
from kronika.domain.noretreat.rendering.words import said, word
from kronika.domain.noretreat.rules.possible import weather_is_fixed
from kronika.domain.noretreat.rules.victory import last_turn
from kronika.domain.noretreat.state import OUT, TRACK, Board, printed_weather
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.words import sentence

WIDE, HIGH, APART, ROW = 100, 102, 4, 7
ROOM: Final = 90
"""How wide the counters of a turn may be together."""
SMALL: Final = 0.52
"""How large they are at most."""
RED: Final = "#b3261e"
SKIES: Final = {
    Weather.CLEAR: "#fff6d6",
    Weather.MUD: "#cdb48f",
    Weather.SNOW: "#eef4fa",
    Weather.LONG_WINTER: "#bcd0e6",
}
CHANGES: Final = (
    "no_axis_rail",
    "axis_replaces",
    "axis_improves_to",
    "fortify",
    "reserve",
    "upgrade",
    "second_upgrade",
    "second_upgrade_to",
    "axis_draw",
    "soviet_draw",
    "tank_stacking",
    "free_stacking",
    "two_steps",
    "initiative",
    "axis_three_targets",
    "axis_one_target",
    "hard_winter",
    "last_year",
    "axis_draw_one",
    "end",
)
"""NR96: what the turns of `Dates` change."""
OPTIONAL: Final = (
    "local_support",
    "detachments",
    "fortified_fronts",
    "reserves",
    "partisans",
)
"""The same, where the rule of that name is chosen."""


def changes(board: Board, turn: int, language: str) -> list[str]:
    """NR96: what is otherwise from a turn on, or on it."""
    names = (*CHANGES, *(name for name in OPTIONAL if getattr(board.setup, name)))
    dates = board.scene.dates
    return [sentence(language, f"change-{name}") for name in names if turn in _turns(getattr(dates, name))]


def _turns(date: int | tuple[int, ...]) -> tuple[int, ...]:
    return (date,) if isinstance(date, int) else date


def turn_track(board: Board, seen: NoRetreatView, left: float, top: float, language: str) -> list[str]:
    """All turns, in rows."""
    turns = sorted(board.content.turns, key=lambda one: one.turn)
    drawn = []
    for at, turn in enumerate(turns):
        x, y = left + at % ROW * (WIDE + APART), top + at // ROW * (HIGH + APART)
        drawn.append(group("turn", x, y, _turn(board, seen, turn, language), title=_told(board, turn, language)))
    return drawn


def track_height(board: Board) -> float:
    """How high the rows are together."""
    return float(-(-len(board.content.turns) // ROW) * (HIGH + APART))


def _told(board: Board, turn: Turn, language: str) -> str:
    """What is printed for a turn, in words."""
    told = [f"{word('turn', language)} {turn.turn}, {turn.date}"]
    if turn.red is not None:
        told.append(f"{word('red_event', language)}: {said(named(turn.red), language)}")
    told += [f"{word('withdrawn', language)}: {said(unit_name(board, id), language)}" for id in _leaving(board, turn)]
    return "; ".join([*told, *changes(board, turn.turn, language)])


def _leaving(board: Board, turn: Turn) -> list[str]:
    """NR95: who is withdrawn on a turn, if it is still in the game."""
    return [
        kind.id
        for kind in board.content.units
        if kind.withdrawn == turn.turn and turn.turn > board.turn and board.units[kind.id].place != OUT
    ]


def _turn(board: Board, seen: NoRetreatView, turn: Turn, language: str) -> str:
    weather = board.weather if turn.turn == board.turn else printed_weather(board, turn.turn)
    edge, thick = (RED, 4) if turn.turn == board.turn else (INK, 1)
    turned = str(turn.turn) in board.forecast
    varies = "±" if turn.slot and turn.turn >= board.turn and not turned and not weather_is_fixed(board) else ""
    faint = ' fill-opacity="0.3"' if turn.turn > last_turn(board) else ""
    frame = f'<rect width="{WIDE}" height="{HIGH}" rx="4" fill="{SKIES[weather]}"{faint} stroke="{edge}" '
    parts = [
        f'{frame}stroke-width="{thick}"/>',
        text(5, 16, f"{turn.turn}{'!' if turn.skull else ''}", 13),
        text(WIDE - 5, 15, turn.date, 8, anchor="end", bold=False),
        text(5, 31, f"{sentence(language, f'weather-{weather}')}{varies}", 10, bold=turned),
        text(5, 45, f"B{turn.blitz} S{turn.shock}", 10),
    ]
    if turn.skull:
        figures = [board.scene.figure(side, turn.turn) for side in SIDES]
        shown = "/".join("–" if one is None else str(one) for one in figures)
        parts.append(text(WIDE - 5, 45, shown, 10, anchor="end"))
    if turn.red is not None:
        parts.append(text(5, 58, said(named(turn.red), language), 7.5, fill=RED))
    if board.setup.variable_initiative and turn.turn == seen.pivot:
        parts.append(text(WIDE - 5, 32, "◆", 14, anchor="end", fill=SIDE_COLOURS[SOVIET]))
    parts += _coming(board, seen, turn, language)
    leaving = [short(id) for id in _leaving(board, turn)]
    parts += [text(5, HIGH - 5, f"− {', '.join(leaving)}", 8)] if leaving else []
    parts += [text(WIDE - 5, HIGH - 5, "•", 11, anchor="end")] if changes(board, turn.turn, language) else []
    return "".join(parts)


def _coming(board: Board, seen: NoRetreatView, turn: Turn, language: str) -> list[str]:
    """The units that lie on a turn of the track: they come into play on it."""
    units = [unit for unit in seen.units if unit.place == TRACK and unit.turn == turn.turn]
    scale = min(SMALL, ROOM / (len(units) * (SIZE + 1))) if units else SMALL
    drawn = []
    for at, unit in enumerate(units):
        x = 5 + (at + 0.5) * (SIZE + 1) * scale
        drawn.append(
            f'<g transform="translate({x:g} 76) scale({scale:.3g})">{counter(board, unit, 0, 0, language)}</g>'
        )
    return drawn
