"""The panels beside the map: the hands, the open cards, the turn track, the points of each side, the boxes."""

import textwrap
from collections.abc import Iterator
from typing import Final, NamedTuple

from kronika.domain.kernel.catalogue import group as messages_of
from kronika.domain.kernel.rendering import INK, Panel, about, document, group, text
from kronika.domain.kernel.words import REFEREE, Text
from kronika.domain.noretreat import words
from kronika.domain.noretreat.content import Turn
from kronika.domain.noretreat.content.cards import Do
from kronika.domain.noretreat.content.words import SIDES, SOVIET, Milestone, Weather
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.rendering.counters import (
    SIDE_COLOURS,
    SIZE,
    apart,
    counter,
    other_side,
    paragraph,
    place_said,
    said,
    short,
    side_said,
    word,
)
from kronika.domain.noretreat.rules.cards import repeatable
from kronika.domain.noretreat.rules.effects import Working, chooser, effect_of, mode_of
from kronika.domain.noretreat.rules.possible import options, weather_is_fixed
from kronika.domain.noretreat.rules.supply import is_supplied
from kronika.domain.noretreat.rules.victory import last_turn, objectives_needed, standard
from kronika.domain.noretreat.state import (
    HIDDEN,
    OUT,
    SIDE_NAMES,
    TRACK,
    Board,
    half_title,
    named,
    printed_weather,
    unit_name,
)
from kronika.domain.noretreat.text import paragraphs
from kronika.domain.noretreat.view import HandView, NoRetreatView, SideView
from kronika.domain.noretreat.words import message, sentence

CARD_WIDE, CARDS_APART, MARGIN = 300, 10, 16
BACK_WIDE, BACK_HIGH = 60, 84
CARDS_IN_ROW: Final = 4
"""Cards per row; a row holds four times as many backs."""
TITLE, OWN, OTHERS = 12.5, 11.0, 9.5
"""How large a title is, the half of who looks, and that of the other side."""
WRITTEN: Final = 262
"""How wide the lines of a card may be."""
OWN_GROUND: Final = "#efe6c8"
"""Below the half of who looks."""
LETTER: Final = 0.56
"""How wide a letter is, of its size."""


def hand_panel(board: Board, hand: HandView, language: str) -> Panel:
    """Returns the panel of a side's hand: the visible cards, and backs for the rest."""
    shown = [*hand.cards, *[HIDDEN] * (hand.size - len(hand.cards))]
    return _panel(board, f"hand-{hand.side}", message(f"hand-{hand.side}"), shown, language)


def open_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """The card that lies open on the discard pile (NRR18), and those an event lets its player choose from."""
    top = [seen.top] if seen.top != HIDDEN else []
    offered = [card for card in offered_cards(board) if card not in top]
    note = f"{word('pile', language)} {seen.pile}, {word('discards', language)} {seen.discards}"
    return _panel(board, "open", message("title-open"), [*top, *offered], language, note)


def offered_cards(board: Board) -> tuple[int, ...]:
    """Discards that the event that happens lets be chosen, as its chooser and the referee see them."""
    frame = board.frames[-1] if board.frames else None
    if not isinstance(frame, Working) or frame.at >= len(mode_of(board, frame).effects):
        return ()
    effect = effect_of(board, frame)
    if board.viewer not in (chooser(frame, effect), REFEREE):
        return ()
    if effect.do == Do.REPEAT_TOP:
        return tuple(sorted({card for card, _ in repeatable(board, frame.side, frame.card)}))
    if effect.do == Do.TAKE_DISCARD:
        return tuple(int(card) for card in options(board, frame, effect))
    return ()


def _panel(board: Board, name: str, title: Text, cards: list[int], language: str, note: str = "") -> Panel:
    top = float(MARGIN + 24 * bool(note))
    parts = [text(MARGIN, MARGIN + 12, note, 14)] if note else []
    faces = [card for card in cards if card != HIDDEN]
    for row in _rows(faces, CARDS_IN_ROW):
        rows = [_written(board, card, language) for card in row]
        high = max(sum(map(_tall, halves.values())) for halves in rows)
        for at, (card, halves) in enumerate(zip(row, rows, strict=True)):
            parts.append(_card(board, card, halves, MARGIN + at * (CARD_WIDE + CARDS_APART), top, high, language))
        top += high + CARDS_APART
    for backs in _rows([card for card in cards if card == HIDDEN], 4 * CARDS_IN_ROW):
        parts += [_back(MARGIN + at * (BACK_WIDE + CARDS_APART), top) for at in range(len(backs))]
        top += BACK_HIGH + CARDS_APART
    width = 2 * MARGIN + max(min(len(faces), CARDS_IN_ROW), 2) * (CARD_WIDE + CARDS_APART) - CARDS_APART
    height = round(max(top - CARDS_APART, MARGIN + BACK_HIGH) + MARGIN)
    return Panel(name, title, document(width, height, said(title, language), parts), width, height)


def _rows(cards: list[int], many: int) -> list[list[int]]:
    return [cards[at : at + many] for at in range(0, len(cards), many)]


class Line(NamedTuple):
    """A line of a half: how large and how bold."""

    said: str
    size: float
    bold: bool


Halves = dict[str, list[Line]]


def _written(board: Board, card: int, language: str) -> Halves:
    """The lines of both halves: that of who looks larger than the other; a spectator sees both the same."""
    found: Halves = {}
    for side in SIDES:
        size = OTHERS if board.viewer in SIDES and side != board.viewer else OWN
        title = said(half_title(board, side, card), language)
        lines = [Line(one, TITLE, bold=True) for one in _wrapped(title, TITLE * 1.1)]
        for one in paragraphs(board.content, card, side):
            lines += [Line(row, size, bold=False) for row in _wrapped(said(one, language), size)]
        found[side] = lines
    return found


def _wrapped(told: str, size: float) -> list[str]:
    return textwrap.wrap(told, int(WRITTEN / (size * LETTER)), break_on_hyphens=False)


def _tall(lines: list[Line]) -> float:
    return sum(line.size * 1.3 for line in lines) + 14


def _back(x: float, y: float) -> str:
    drawn = f'<rect width="{BACK_WIDE}" height="{BACK_HIGH}" rx="6" fill="#8d8a7c" stroke="{INK}"/>'
    return group("card", x, y, drawn)


def _card(board: Board, card: int, halves: Halves, x: float, y: float, high: float, language: str) -> str:
    """Draws both events of a card; the viewer's has its own background."""
    parts = [f'<rect width="{CARD_WIDE}" height="{high:g}" rx="8" fill="#fffdf5" stroke="{INK}"/>']
    top = 0.0
    for side, lines in halves.items():
        tall = _tall(lines) if side == SIDES[0] else high - top
        if side == board.viewer:
            parts.append(
                f'<rect x="3" y="{top + 3:g}" width="{CARD_WIDE - 6}" height="{tall - 6:g}" rx="6" fill="{OWN_GROUND}"/>'
            )
        parts.append(f'<rect x="6" y="{top + 6:g}" width="6" height="{tall - 12:g}" fill="{SIDE_COLOURS[side]}"/>')
        at = top + 5
        for line in lines:
            at += line.size * 1.3
            parts.append(text(20, at, line.said, line.size, bold=line.bold, fill=INK))
        top += tall
    name = " / ".join(said(half_title(board, side, card), language) for side in SIDES)
    return group("card", x, y, "".join(parts), f"card:{card}", name)


WIDE, HIGH, APART, ROW = 100, 102, 4, 7
ROOM: Final = 90
"""How wide the counters of a turn may be together."""
COUNTER: Final = 0.52
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
"""NR96: the changes that the turns of `Dates` bring."""
OPTIONAL: Final = (
    "local_support",
    "detachments",
    "fortified_fronts",
    "reserves",
    "partisans",
)
"""The same, where the rule of that name is chosen."""


def changes(board: Board, turn: int, language: str) -> list[str]:
    """NR96: returns the changes from a turn on, or on it."""
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


def _told(board: Board, turn: Turn, language: str) -> str:
    """Returns the print for a turn, in words."""
    told = [f"{word('turn', language)} {turn.turn}, {turn.date}"]
    if turn.red is not None:
        told.append(f"{word('red_event', language)}: {said(named(turn.red), language)}")
    told += [f"{word('withdrawn', language)}: {said(unit_name(board, id), language)}" for id in _leaving(board, turn)]
    return "; ".join([*told, *changes(board, turn.turn, language)])


def _leaving(board: Board, turn: Turn) -> list[str]:
    """NR95: returns the units withdrawn on a turn that are still in the game."""
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
    scale = min(COUNTER, ROOM / (len(units) * (SIZE + 1))) if units else COUNTER
    drawn = []
    for at, unit in enumerate(units):
        x = 5 + (at + 0.5) * (SIZE + 1) * scale
        drawn.append(
            f'<g transform="translate({x:g} 76) scale({scale:.3g})">{counter(board, unit, 0, 0, language)}</g>'
        )
    return drawn


# --- points and boxes

LARGE, LETTERS = 15, 80
SMALL, SMALL_LETTERS = 11, 115
"""How large text is, and how many letters a line of it has."""
TRACK_HIGH: Final = 92
MOST_EVENT_VP: Final = 6
"""NR89: how far the event VP go either way."""
IN_ROW: Final = 16
"""Counters in a row of a box."""


def tracks_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """The turns, and the state of each side."""
    parts = turn_track(board, seen, MARGIN, MARGIN, language)
    top = MARGIN + -(-len(board.content.turns) // ROW) * (HIGH + APART) + 12.0
    width = 2 * MARGIN + ROW * (WIDE + APART)
    for told in (sentence(language, "legend-turns"), "; ".join(changes(board, board.turn, language))):
        drawn = paragraph(told, MARGIN, top, SMALL, SMALL_LETTERS)
        top += len(drawn) * apart(SMALL)
        parts += drawn
    parts += _victory(board, seen, top, width - 2 * MARGIN, language)
    top += TRACK_HIGH + apart(LARGE)
    for told in lines(board, seen, language):
        drawn = paragraph(told, MARGIN, top, LARGE, LETTERS, hang=16)
        top += len(drawn) * apart(LARGE)
        parts += drawn
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
    height = round(top + 20 + MARGIN)
    title = message("title-tracks")
    return Panel("tracks", title, document(width, height, said(title, language), parts), width, height)


def _victory(board: Board, seen: NoRetreatView, top: float, wide: float, language: str) -> Iterator[str]:
    """The victory track: the points of each side, what wins by the next sudden death, the High Tide; then the event
    VP."""
    figures = _figures(seen)
    most = sum(board.scene.atlas.spaces[place].vp for place in board.control) + MOST_EVENT_VP
    most = max(most, seen.high_tide, *(side.vp for side in seen.sides), *(vp for vp, _ in figures.values()))
    apart = wide / (most + 1)
    for vp in range(most + 1):
        cell = f'<rect width="{apart:.1f}" height="20" fill="#fffdf5" stroke="#b9b5a3"/>'
        yield group("vp", MARGIN + vp * apart, top + 18, cell + text(apart / 2, 14, str(vp), 9, anchor="middle"))
    for side, (edge, tip, base) in zip(seen.sides, ((0, 9, 8), (11, 2, 11)), strict=True):
        colour, x = SIDE_COLOURS[side.id], MARGIN + (max(side.vp, 0) + 0.5) * apart
        arrow = f'<path d="M-7 {edge} L7 {edge} L0 {tip} Z" fill="{colour}"/>'
        name = text(10, base, f"{side_said(side.id, language)} {side.vp}", 10, fill=colour)
        yield group("vp-marker", x, top + (9 if side is seen.sides[0] else 38), arrow + name)
    for owner, (vp, turn) in figures.items():
        line = f'<line x1="0" y1="0" x2="0" y2="20" stroke="{SIDE_COLOURS[owner]}" stroke-width="4"/>'
        title = f"{side_said(owner, language)}: {sentence(language, 'word-figure', vp=vp, turn=turn)}"
        yield group("figure", MARGIN + (vp + 1) * apart, top + 18, line, title=title)
    if seen.high_tide:
        label = text(0, 0, f"▲ {word('high_tide', language)}", 10, anchor="middle")
        yield group("high-tide", MARGIN + (seen.high_tide + 0.5) * apart, top + 62, label)
    yield group("event-vp", MARGIN, top + 68, text(0, 14, word("event_vp", language), 11))
    for at, vp in enumerate(range(-MOST_EVENT_VP, MOST_EVENT_VP + 1)):
        here = vp == seen.event_vp
        fill = (SIDE_COLOURS[SIDES[vp < 0]] if vp else INK) if here else "#fffdf5"
        cell = f'<rect width="30" height="20" fill="{fill}" stroke="#b9b5a3"/>'
        number = text(15, 14, f"{vp:+d}" if vp else "0", 10, anchor="middle", fill="#ffffff" if here else INK)
        yield group("event-vp", MARGIN + 150 + at * 30, top + 68, cell + number)


def lines(board: Board, seen: NoRetreatView, language: str) -> list[str]:
    """The turn, then each side: its points, its markers, its supply."""
    active = side_said(seen.active, language) if seen.active else ""
    phase = sentence(language, f"phase-{seen.phase}")
    now = [
        f"{word('turn', language)} {seen.turn}",
        f"{word('weather', language)}: {sentence(language, f'weather-{seen.weather}')}",
    ]
    now += [part for part in (active, phase) if part]
    now += [f"{word('initiative', language)}: {said(SIDE_NAMES[seen.initiative], language)}"]
    now += [f"{word('event_vp', language)} {seen.event_vp}", f"{word('high_tide', language)} {seen.high_tide}"]
    told = ["; ".join(now)]
    for side in seen.sides:
        cut = sum(not is_supplied(board, unit) for unit in board.army(side.id))
        cards = sum(hand.size for hand in seen.hands if hand.side == side.id)
        told.append(
            f"{side_said(side.id, language)}: {word('vp', language)} {side.vp} "
            f"({side.map_vp} {word('map_vp', language)}){_figure(seen, side.id, language)}; "
            f"{word('objectives', language)} {_objectives(board, side)}; "
            f"{word('support', language)} {side.support}; {word('cards', language)} {cards}; "
            f"{word('cut_off', language)} {cut}"
        )
    markers = "; ".join(_markers(board, seen, language))
    return [*told, f"{markers[:1].upper()}{markers[1:]}"] if markers else told


def _markers(board: Board, seen: NoRetreatView, language: str) -> list[str]:
    """Returns the triggered milestones, and the markers that are not on a space."""
    told = [
        sentence(language, f"milestone-{name}")
        + (f" ({word('turn', language).lower()} {seen.triggered[name]})" if seen.triggered[name] else "")
        for name in Milestone
        if name in seen.triggered
    ]
    if seen.joker:
        told.append(f"{word('joker', language)}: {said(SIDE_NAMES[seen.joker], language)}")
    if board.setup.variable_initiative:
        told.append(f"{word('pivot', language)} {seen.pivot}")
    if seen.reserve:
        place = place_said(board, board.units[seen.reserve].place, language)
        told.append(f"{word('reserve', language)}: {said(unit_name(board, seen.reserve), language)}, {place}")
    return told


def _figures(seen: NoRetreatView) -> dict[str, tuple[int, int]]:
    """NR83: by side above how many points the next check of sudden death is won, and on which turn."""
    checks = [aim for aim in seen.aims if aim.how == Ending.SUDDEN_DEATH]
    return {aim.side: (aim.needs[0].figure - 1, aim.turn) for aim in checks}


def _figure(seen: NoRetreatView, side: str, language: str) -> str:
    now = next((one.sudden_death for one in seen.reckoned if one.side == side), None)
    if now is not None:
        return f", {sentence(language, 'word-figure_now', vp=now)}"
    vp, turn = _figures(seen).get(side, (0, 0))
    return f", {sentence(language, 'word-figure', vp=vp, turn=turn)}" if turn else ""


def _objectives(board: Board, side: SideView) -> str:
    held = len(side.objectives)
    return f"{held}/{objectives_needed(board, side.id)}" if standard(board) else str(held)


def boxes_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """Every box with the units in it; the other side of the one that is looked at."""
    parts, others, top = list[str](), list[str](), float(MARGIN)
    width = 2 * MARGIN + IN_ROW * (SIZE + 8) + 8
    for box, name in messages_of(words.__name__, "box-").items():
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
            others.append(about(f"counter:{unit.id}", other_side(board, unit, x, y + SIZE)))
            if unit.turn:
                parts.append(text(x, y + SIZE / 2 + 12, str(unit.turn), 10, anchor="middle"))
        top += high + 8
    size = round(top + MARGIN)
    heading = message("title-boxes")
    return Panel("boxes", heading, document(width, size, said(heading, language), [*parts, *others]), width, size)
