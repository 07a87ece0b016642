"""The panels beside the map: the hands, the open cards, the turn track, the points of each side, the boxes."""

import textwrap
from typing import Final

from kronika.domain.kernel.catalogue import group as messages_of
from kronika.domain.kernel.rendering import INK, TABLE, WRITING, Panel, Place, about, group, panel, text
from kronika.domain.kernel.words import REFEREE, Text
from kronika.domain.noretreat import words
from kronika.domain.noretreat.content import Turn
from kronika.domain.noretreat.content.cards import Do, Whose
from kronika.domain.noretreat.content.words import SIDES, SOVIET, Milestone, Weather
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.rendering.counters import (
    SIDE_COLOURS,
    SIGNS,
    SIZE,
    apart,
    counter,
    fitted,
    other_side,
    paragraph,
    place_said,
    said,
    short,
    side_said,
    sides_of,
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
from kronika.domain.noretreat.text import paragraphs, summary
from kronika.domain.noretreat.view import HandView, NoRetreatView, SideView
from kronika.domain.noretreat.words import message, sentence

CARD_WIDE, CARD_HIGH, CARDS_APART, MARGIN, EDGES = 200, 172, 6, 16, 6
BACK_WIDE, BACK_HIGH = 60, 84
CARDS_IN_ROW: Final = 5
"""Cards per row; a row holds twice as many backs."""
BAR_HIGH: Final = 37
"""How high the bar with a title is."""
TITLES: Final = (17.5, 16.5, 15.5, 14.5, 13.5, 12.5, 11.5, 10.5)
EFFECTS: Final = (13.5, 12.5, 11.5, 10.5, 9.5)
PRINTS: Final = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0)
"""How large a title, an effect in short and the whole text are, as long as they have room."""
LETTER, BOLD_LETTER = 0.56, 0.65
"""How wide a letter is, of its size."""
CARD_ICON = f'<path d="M-9-7l9-3 4 13-9 3z" fill="#8d8a7c" stroke="{INK}"/><path d="M-2-9h10v14h-10z" fill="#fffdf5" stroke="{INK}"/>'
UNIT_ICON = f'<rect x="-10" y="-7" width="15" height="14" rx="2" fill="#d3b183" stroke="{INK}"/><path d="M8-9v12M2-3h12" stroke="#2e7d32" stroke-width="3.5"/>'
RAIL_ICON = f'<path d="M-10-4h20M-10 4h20M-7-8v16M0-8v16M7-8v16" stroke="{INK}" stroke-width="2"/>'
LOSS_ICON = f'<rect x="-9" y="-8" width="16" height="15" rx="2" fill="#d3b183" stroke="{INK}"/><path d="M-9-8l17 16m0-16l-17 16" stroke="#b3261e" stroke-width="3.5"/>'
WAY_ICON = '<path d="M-11-4h11v-6l11 10-11 10v-6h-11z" fill="#2f5d8a"/>'
BATTLE_ICON = '<path d="M0-12l3 6 7-5-3 8 7 3-7 3 3 8-7-5-3 6-3-6-7 5 3-8-7-3 7-3-3-8 7 5z" fill="#c8460f"/><circle r="3.6" fill="#ffd27a"/>'
SKY_ICON = '<path d="M0-10v20M-9-5l18 10M9-5l-18 10" stroke="#3f86bf" stroke-width="3"/>'
POINTS_ICON = '<path d="M0-11l3 7.6h8l-6.4 4.8 2.4 8-7-5-7 5 2.4-8-6.4-4.8h8z" fill="#e9b21c" stroke="#7a5a00"/>'
WALL_ICON = f'<path d="M-10 8v-15h5v4h3v-4h4v4h3v-4h5v15z" fill="#a9a498" stroke="{INK}"/>'
ICONS: Final = {
    CARD_ICON: "draw discard discard_drawn discard_random discard_from_hand see_hand take_discard reshuffle repeat_top "
    "cancel_card undo_last flip_joker discard_value axis_choice",
    UNIT_ICON: "replacement_step upgrade return_unit rebuild",
    RAIL_ICON: "cadre_by_rail move_box entrain detrain",
    LOSS_ICON: "lose_step eliminate_ally surrender_unit unsupplied_marker extra_loss",
    WAY_ICON: "move mp_bonus extra_stacking advance_bonus retreat_ignores_zones no_multi_hex",
    SKY_ICON: "flip_weather set_weather",
    POINTS_ICON: "vp vp_if vp_choice cancel_sudden_death",
    WALL_ICON: "scorch works fort_as_infantry cancel_fort spare_unsupplied",
}
"""The icon of each effect; all others have that of battles."""
ICON_OF: Final = {does: icon for icon, them in ICONS.items() for does in them.split()}


def hand_panel(board: Board, hand: HandView, battle: str, language: str) -> Panel:
    """Returns the panel of a side's hand: the visible cards, and backs for the rest; before those of who looks, the
    battle that is fought."""
    shown = [*hand.cards, *[HIDDEN] * (hand.size - len(hand.cards))]
    place = Place.HAND if hand.side == board.viewer else Place.ASIDE
    first = battle if place == Place.HAND else ""
    return _panel(board, f"hand-{hand.side}", place, message(f"hand-{hand.side}"), shown, language, first=first)


def open_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """The card that lies open on the discard pile (NRR18), and those an event lets its player choose from."""
    top = [seen.top] if seen.top != HIDDEN else []
    offered = [card for card in offered_cards(board) if card not in top]
    note = f"{word('pile', language)} {seen.pile}, {word('discards', language)} {seen.discards}"
    return _panel(board, "open", Place.ASIDE, message("title-open"), [*top, *offered], language, note)


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


def _panel(
    board: Board, name: str, place: Place, title: Text, cards: list[int], language: str, note: str = "", first: str = ""
) -> Panel:
    top = float(EDGES + 22 * bool(note))
    parts = [text(EDGES, EDGES + 13, note, 14, fill=WRITING)] if note else []
    faces = [*[HIDDEN] * bool(first), *(card for card in cards if card != HIDDEN)]
    for row in _rows(faces, CARDS_IN_ROW):
        for at, card in enumerate(row):
            x = EDGES + at * (CARD_WIDE + CARDS_APART)
            parts.append(first if card == HIDDEN else _card(board, card, x, top, language))
        top += CARD_HIGH + CARDS_APART
    for backs in _rows([card for card in cards if card == HIDDEN], 2 * CARDS_IN_ROW):
        parts += [_back(EDGES + at * (BACK_WIDE + CARDS_APART), top) for at in range(len(backs))]
        top += BACK_HIGH + CARDS_APART
    width = 2 * EDGES + max(min(len(faces), CARDS_IN_ROW), 2) * (CARD_WIDE + CARDS_APART) - CARDS_APART
    return panel(name, place, title, width, max(top, EDGES + BACK_HIGH) + EDGES, parts, language, TABLE)


def _rows(cards: list[int], many: int) -> list[list[int]]:
    return [cards[at : at + many] for at in range(0, len(cards), many)]


def _back(x: float, y: float) -> str:
    drawn = f'<rect width="{BACK_WIDE}" height="{BACK_HIGH}" rx="6" fill="#6d6a5e" stroke="{INK}"/>'
    drawn += f'<rect x="6" y="6" width="{BACK_WIDE - 12}" height="{BACK_HIGH - 12}" rx="4" fill="none" stroke="#d9d6c8" stroke-width="2"/>'
    drawn += '<path d="M30 24l5 14h14l-11 8 4 14-12-9-12 9 4-14-11-8h14z" fill="#d9d6c8"/>'
    return group("card", x, y, drawn)


def _card(board: Board, card: int, x: float, y: float, language: str) -> str:
    """Draws both events of a card in the colours of their sides, the one of who looks above: when, and what in short.
    All that is printed, while the card is looked at."""
    frame = f'<rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="8" '
    parts = [
        f'<g>{frame}x="2" y="3" fill="{INK}" fill-opacity="0.25"/></g>',
        f'{frame}fill="#fffdf5" stroke="{INK}" stroke-width="1.5"/>',
    ]
    sides = sides_of(board)
    for at, side in enumerate(sides):
        top = at * CARD_HIGH / 2
        parts.append(f'<g transform="translate(0 {top:g})">{_half(board, card, side, language, first=not at)}</g>')
    parts.append(about(f"card:{card}", _printed(board, card, language)))
    name = " / ".join(
        said(half_title(board, side, card), language) for side in sides[: 1 + (board.viewer not in SIDES)]
    )
    return group("card", x, y, "".join(parts), f"card:{card}", name)


def _half(board: Board, card: int, side: str, language: str, *, first: bool) -> str:
    """Draws the event of one side: its kind and title, when it is played, and what it does in short."""
    known = board.scene.cards[card]
    half, wide, middle = known.half(side), CARD_WIDE, BAR_HIGH / 2
    edge = f"q0-7 7-7h{wide - 16}q7 0 7 7" if first else f"v-8h{wide - 2}v8"
    moment, does = (said(one, language) for one in summary(known, side, board.scene.dates))
    icon = ICON_OF.get(half.modes[0].effects[0].do, BATTLE_ICON)
    parts = [
        f'<path d="M1 8{edge}v{BAR_HIGH - 8}h-{wide - 2}z" fill="{SIDE_COLOURS[side]}"/>',
        f'<circle cx="20" cy="{middle}" r="15" fill="#fffdf5"/><g transform="translate(20 {middle})">{icon}</g>',
        f'<g transform="translate({wide + 3:g} {BAR_HIGH + 12})"><path d="{SIGNS[side]}" fill="#ffffff"/></g>',
    ]
    if first:
        parts.append(text(wide - 6, 14, str(card), 12, anchor="end", fill="#ffffff"))
    lines, size = fitted(said(named(half.title), language), TITLES, wide - 60 - 10 * first, BAR_HIGH - 1, BOLD_LETTER)
    at_y = middle + size * 0.36 - (len(lines) - 1) * size * 0.56
    parts += [text(41, at_y + at * size * 1.12, line, size, fill="#ffffff") for at, line in enumerate(lines)]
    whose = {Whose.ANY: "", Whose.OWN: side}.get(half.modes[0].whose, str(half.modes[0].whose))
    for at_x, sign in ((28, whose), (wide + 6, half.initiative)):
        if sign:
            parts.append(
                f'<g transform="translate({at_x} {BAR_HIGH + 26})"><path d="{SIGNS[sign]}" fill="{SIDE_COLOURS[sign]}"/></g>'
            )
    if half.initiative:
        parts.append(
            f'<path d="M{wide - 31} {BAR_HIGH + 15}v-11h11l-3 3 3 3h-10" fill="none" stroke="{SIDE_COLOURS[half.initiative]}" stroke-width="1.6"/>'
        )
    parts.append(text(23 if whose else 8, BAR_HIGH + 13, moment, 11.5, fill=SIDE_COLOURS[side]))
    lines, size = fitted(does, EFFECTS, wide - 14, CARD_HIGH / 2 - BAR_HIGH - 15)
    parts += [
        text(8, BAR_HIGH + 14 + (at + 0.9) * size * 1.15, line, size, bold=False) for at, line in enumerate(lines)
    ]
    return "".join(parts)


def _wrap(told: str, size: float, letter: float) -> list[str]:
    """A text in lines within a card."""
    return textwrap.wrap(told, int((CARD_WIDE - 18) / (size * letter)), break_on_hyphens=False)


def _printed(board: Board, card: int, language: str) -> str:
    """Draws all that is printed on a card, over its face."""
    rows: dict[str, list[tuple[str, bool]]] = {}
    for size in PRINTS:
        for side in sides_of(board):
            title = said(half_title(board, side, card), language)
            lines = [(line, True) for line in _wrap(title, size, BOLD_LETTER)]
            for one in paragraphs(board.content, card, side):
                lines += [(line, False) for line in _wrap(said(one, language), size, LETTER)]
            rows[side] = lines
        step = size * 1.24
        if sum(map(len, rows.values())) * step <= CARD_HIGH - 14:
            break
    parts = [f'<rect x="1" y="1" width="{CARD_WIDE - 2}" height="{CARD_HIGH - 2}" rx="7" fill="#fffdf5"/>']
    top = 4.0
    for side, lines in rows.items():
        high = len(lines) * step
        parts.append(f'<rect x="4" y="{top + 1:g}" width="4" height="{high:.1f}" fill="{SIDE_COLOURS[side]}"/>')
        parts += [text(12, top + (at + 0.85) * step, line, size, bold=bold) for at, (line, bold) in enumerate(lines)]
        top += high + 5
    return "".join(parts)


WIDE, HIGH, APART, ROW = 80, 80, 4, 7
COUNTER: Final = 0.47
"""How large they are at most."""
RED: Final = "#b3261e"
SKY_COLOURS: Final = {
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


def turns_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """All turns, in rows, and the state of each side in words."""
    drawn, wide = [], ROW * (WIDE + APART)
    for at, turn in enumerate(all_turns(board)):
        x, y = EDGES + at % ROW * (WIDE + APART), EDGES + at // ROW * (HIGH + APART)
        drawn.append(group("turn", x, y, _turn(board, seen, turn, language), title=told_of(board, turn, language)))
    top = EDGES + -(-len(drawn) // ROW) * (HIGH + APART) + 16.0
    for told in filter(None, ("; ".join(changes(board, board.turn, language)), *lines(board, seen, language))):
        rows = paragraph(told, EDGES, top, SMALL, SMALL_LETTERS, hang=8)
        top += len(rows) * apart(SMALL) + 3
        drawn += rows
    return panel(
        "turns", Place.REFERENCE, message("title-turns"), 2 * EDGES - APART + wide, top, drawn, language, TABLE
    )


def all_turns(board: Board) -> list[Turn]:
    """Every turn of the track, in their order."""
    return sorted(board.content.turns, key=lambda one: one.turn)


def told_of(board: Board, turn: Turn, language: str) -> str:
    """Returns the print for a turn, in words."""
    told = [f"{word('turn', language)} {turn.turn}, {turn.date}"]
    if turn.red is not None:
        told.append(f"{word('red_event', language)}: {said(named(turn.red), language)}")
    told += [f"{word('withdrawn', language)}: {said(unit_name(board, id), language)}" for id in _withdrawn(board, turn)]
    return "; ".join([*told, *changes(board, turn.turn, language)])


def _withdrawn(board: Board, turn: Turn) -> list[str]:
    """NR95: returns the units withdrawn on a turn that are still in the game."""
    return [
        kind.id
        for kind in board.content.units
        if kind.withdrawn == turn.turn and turn.turn > board.turn and board.units[kind.id].place != OUT
    ]


def leaving(board: Board, turn: Turn) -> list[str]:
    """The short names of the units withdrawn on a turn."""
    return [short(id) for id in _withdrawn(board, turn)]


def varies(board: Board, turn: Turn) -> str:
    """A sign for weather that may still change."""
    turned = str(turn.turn) in board.forecast
    return "±" if turn.slot and turn.turn >= board.turn and not turned and not weather_is_fixed(board) else ""


def _turn(board: Board, seen: NoRetreatView, turn: Turn, language: str) -> str:
    weather = board.weather if turn.turn == board.turn else printed_weather(board, turn.turn)
    edge, thick = (RED, 4) if turn.turn == board.turn else (INK, 1)
    faint = ' fill-opacity="0.3"' if turn.turn > last_turn(board) else ""
    frame = f'<rect width="{WIDE}" height="{HIGH}" rx="4" fill="{SKY_COLOURS[weather]}"{faint} stroke="{edge}" '
    sky = f"{sentence(language, f'weather-{weather}')}{varies(board, turn)}"
    parts = [
        f'{frame}stroke-width="{thick}"/>',
        text(5, 15, f"{turn.turn}{'!' if turn.skull else ''}", 14),
        text(WIDE - 4, 13, turn.date, 7.5, anchor="end", bold=False),
        text(5, 27, sky, 9, bold=str(turn.turn) in board.forecast),
        text(5, 38, f"B{turn.blitz} S{turn.shock}", 9),
    ]
    if turn.skull:
        figures = [board.scene.figure(side, turn.turn) for side in SIDES]
        shown = "/".join("–" if one is None else str(one) for one in figures)
        parts.append(text(WIDE - 4, 38, shown, 9, anchor="end"))
    if turn.red is not None:
        event = said(named(turn.red), language)
        parts.append(text(5, 48, event, min(7.5, 1.5 * WIDE / len(event)), fill=RED))
    if board.setup.variable_initiative and turn.turn == seen.pivot:
        parts.append(text(WIDE - 5, 27, "◆", 13, anchor="end", fill=SIDE_COLOURS[SOVIET]))
    units = [unit for unit in seen.units if unit.place == TRACK and unit.turn == turn.turn]
    scale = min(COUNTER, (WIDE - 8) / (max(len(units), 1) * (SIZE + 1)))
    for at, unit in enumerate(units):
        drawn = counter(board, unit, 0, 0, language)
        parts.append(
            f'<g transform="translate({4 + (at + 0.5) * (SIZE + 1) * scale:g} 63) scale({scale:.3g})">{drawn}</g>'
        )
    gone = leaving(board, turn)
    parts += [text(5, HIGH - 4, f"− {', '.join(gone)}", 8)] if gone else []
    parts += [text(WIDE - 4, HIGH - 4, "•", 12, anchor="end")] if changes(board, turn.turn, language) else []
    return "".join(parts)


# --- points and boxes

SMALL, SMALL_LETTERS = 11, 92
"""How large text is, and how many letters a line of it has."""
IN_ROW: Final = 12
"""Counters in a row of a box."""


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


def figures_of(seen: NoRetreatView) -> dict[str, tuple[int, int]]:
    """NR83: by side above how many points the next check of sudden death is won, and on which turn."""
    checks = [aim for aim in seen.aims if aim.how == Ending.SUDDEN_DEATH]
    return {aim.side: (aim.needs[0].figure - 1, aim.turn) for aim in checks}


def _figure(seen: NoRetreatView, side: str, language: str) -> str:
    now = next((one.sudden_death for one in seen.reckoned if one.side == side), None)
    if now is not None:
        return f", {sentence(language, 'word-figure_now', vp=now)}"
    vp, turn = figures_of(seen).get(side, (0, 0))
    return f", {sentence(language, 'word-figure', vp=vp, turn=turn)}" if turn else ""


def _objectives(board: Board, side: SideView) -> str:
    held = len(side.objectives)
    return f"{held}/{objectives_needed(board, side.id)}" if standard(board) else str(held)


def boxes_panel(board: Board, seen: NoRetreatView, language: str) -> Panel:
    """Every box with the units in it; the other side of the one that is looked at."""
    parts, others, top = list[str](), list[str](), float(MARGIN)
    width = 2 * MARGIN + IN_ROW * (SIZE + 8) + 12
    for box, name in messages_of(words.__name__, "box-").items():
        units = [unit for unit in seen.units if unit.place == box]
        rows = -(-len(units) // IN_ROW)
        high = 26 + rows * (SIZE + 20)
        frame = f'<rect width="{width - 2 * MARGIN}" height="{high}" rx="6" fill="#fffdf5" stroke="{INK}"/>'
        title = said(name, language)
        parts.append(group("box", MARGIN, top, frame + text(8, 18, title, 13), f"box:{box}", title))
        for at, unit in enumerate(units):
            x = MARGIN + 32 + at % IN_ROW * (SIZE + 8)
            y = top + 26 + SIZE / 2 + at // IN_ROW * (SIZE + 20)
            parts.append(counter(board, unit, x, y, language))
            others.append(about(f"counter:{unit.id}", other_side(board, unit, x, y + SIZE)))
            if unit.turn:
                parts.append(text(x, y + SIZE / 2 + 12, str(unit.turn), 10, anchor="middle"))
        top += high + 8
    parts += others
    return panel("boxes", Place.ASIDE, message("title-boxes"), width, top + MARGIN, parts, language, TABLE)
