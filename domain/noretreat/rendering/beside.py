"""The column beside the map: the turn, the points, the turns that come, the tables or the battle; and the boxes."""

from collections.abc import Iterator, Sequence
from typing import Final

from kronika.domain.kernel.catalogue import group as messages_of
from kronika.domain.kernel.czech import capital
from kronika.domain.kernel.rendering import INK, TABLE, WRITING, group, text
from kronika.domain.noretreat import words
from kronika.domain.noretreat.content import Row, Turn
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Result
from kronika.domain.noretreat.rendering.counters import (
    INKED,
    SIDE_COLOURS,
    SIGNS,
    SIZE,
    battle_said,
    counter,
    die,
    fitted,
    place_said,
    ratio,
    said,
    side_said,
    word,
)
from kronika.domain.noretreat.rendering.panels import (
    CARD_HIGH,
    CARD_ICON,
    CARD_WIDE,
    EDGES,
    all_turns,
    changes,
    figures_of,
    leaving,
    told_of,
    varies,
)
from kronika.domain.noretreat.rules.supply import is_supplied
from kronika.domain.noretreat.rules.victory import last_turn, objectives_needed, standard
from kronika.domain.noretreat.state import TRACK, Board, named, printed_weather
from kronika.domain.noretreat.text import describe_part
from kronika.domain.noretreat.view import BattleView, ChanceView, NoRetreatView, SideView
from kronika.domain.noretreat.words import sentence

BESIDE_WIDE: Final = 790
PLATE, EDGE, FALLEN, NEUTRAL = "#e9e2cf", "#b3ab93", "#ffe08a", "#6d6a5e"
"""The first two follow the theme of the page."""
WAY: Final = "#5b2a86"
ROWS: Final = 4
"""How many turns are shown."""
NOW_HIGH, POINTS_HIGH, EVENTS_HIGH, ROW_HIGH, GAP = 150, 116, 52, 104, 8
BATTLE_HIGH: Final = 564
TABLE_HIGH: Final = 280
"""How high a combat results table is."""
SHADES: Final = {
    Result.CA: "#d0342c",
    Result.CB: "#e08b3a",
    Result.NE: "#9a968a",
    Result.EX: "#d9b13b",
    Result.DR: "#8fbf5f",
    Result.DS: "#4f9a4f",
    Result.DD: "#1f7a4a",
}
"""The results from the worst to the best for the attacker."""
GROUNDS: Final = {"clear": "#f0e8cd", "mud": "#dcc7a1", "snow": "#c7dbe8", "long_winter": "#b5cfdf"}
"""The ground of a turn by its weather, in colours that follow the theme."""
CELLS: Final = 282
"""Where the results of a battle begin."""
STATES: Final = (30, 192, 385, 625)
"""Where the cards, support markers, objectives and units cut off of a side are counted."""
MOST_EVENT_VP: Final = 6
"""NR89: how far the event VP go either way."""
LETTERS: Final = 0.66
SKIES: Final = {
    "clear": '<circle r="12" fill="#e9b21c"/><path d="M0-21v6M0 15v6M-21 0h6M15 0h6M-15-15l4 4M11 11l4 4M15-15l-4 4M-11 11l-4 4" stroke="#e9b21c" stroke-width="3"/>',
    "mud": '<path d="M-20 2q-2-12 10-13q8-10 18-2q14-2 13 12q0 3-4 3h-33q-4 0-4 0z" fill="#8d8a7c"/><path d="M-12 8l-4 9M-1 8l-4 9M10 8l-4 9" stroke="#3f86bf" stroke-width="3"/>',
    "snow": '<path d="M0-18v36M-16-9l32 18M16-9l-32 18M-5-15l5 5 5-5M-5 15l5-5 5 5" fill="none" stroke="#3f86bf" stroke-width="3"/>',
    "long_winter": '<path d="M0-20v40M-18-10l36 20M18-10l-36 20M-6-17l6 6 6-6M-6 17l6-6 6 6M-19-3l8-3-2-8M19-3l-8-3 2-8M-19 3l8 3-2 8M19 3l-8 3 2 8" fill="none" stroke="#1f4e79" stroke-width="3.5"/>',
}
"""The weather around the point 0, 0."""


def beside(board: Board, seen: NoRetreatView, left: float, high: float, language: str) -> Iterator[str]:
    """A column at the right of the map: the turn, the points, the turns that come; the battle that is fought below."""
    frame = f'width="{BESIDE_WIDE + 24}" height="{high:g}" fill="{TABLE}"'
    yield f'<rect x="{left - 12:g}" y="0" {frame}/>'
    top = 10.0
    yield group("now", left, top, _now(board, seen, language))
    top += NOW_HIGH + GAP
    for one in seen.sides:
        yield _points(board, seen, one, left, top, language)
        top += POINTS_HIGH
    yield _event_vp(seen, left, top, language)
    top += EVENTS_HIGH + GAP
    turns = [turn for turn in all_turns(board) if turn.turn <= last_turn(board)]
    first = min(max(board.turn - turns[0].turn, 0), max(len(turns) - ROWS, 0))
    for turn in turns[first : first + ROWS]:
        yield group("turn", left, top, _turn(board, seen, turn, language), title=told_of(board, turn, language))
        top += ROW_HIGH + GAP
    if seen.battle is None:
        for side, rows in ((AXIS, board.scene.tables.axis), (SOVIET, board.scene.tables.soviet)):
            yield group("results", left, top, _results(board, side, rows, language))
            top += TABLE_HIGH + GAP
    else:
        drawn = _battle(board, seen, seen.battle, BATTLE_HIGH, language, pointed=True)
        yield group("battle", left, high - 10 - BATTLE_HIGH, drawn, title=battle_said(board, seen.battle, language))


def _results(board: Board, side: str, rows: Sequence[Row], language: str) -> str:
    """NR64: a combat results table."""
    columns = board.scene.tables.columns
    title, head, first = sentence(language, f"pick-{side}"), 36, 56
    wide, high = (BESIDE_WIDE - first) / len(columns), (TABLE_HIGH - head) / (len(rows) + 1)
    parts = [
        f'<rect width="{BESIDE_WIDE}" height="{head}" rx="6" fill="{SIDE_COLOURS[side]}"/>',
        _sign(side, 26, head / 2, 1.8),
        text(52, 27, capital(title), 26, fill="#ffffff"),
    ]
    for at, column in enumerate(columns):
        parts.append(text(first + (at + 0.5) * wide, head + 26, ratio(column), 25, anchor="middle", fill=WRITING))
    for line, row in enumerate(rows, 1):
        top = head + line * high
        parts.append(f'<g transform="translate(14 {top + 4:.1f})">{die(line, high - 6)}</g>')
        for at, result in enumerate(row.results):
            x = first + at * wide
            shade = f'fill="{SHADES[result]}" fill-opacity="0.35" stroke="{TABLE}" stroke-width="2"'
            parts.append(f'<rect x="{x:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" {shade}/>')
            parts.append(text(x + wide / 2, top + high - 8, str(result), 24, anchor="middle", fill=WRITING))
    return "".join(parts)


def battle_card(board: Board, seen: NoRetreatView, language: str) -> str:
    """The battle that is fought, as large as a card of the hand, which a phone shows first."""
    if seen.battle is None:
        return ""
    scale = CARD_WIDE / BESIDE_WIDE
    drawn = _battle(board, seen, seen.battle, CARD_HIGH / scale, language, pointed=False)
    scaled = f'<g transform="scale({scale:.4f})">{drawn}</g>'
    handle = f"battle:{seen.battle.hexes[0]}"
    return group("battle", EDGES, EDGES, scaled, handle, battle_said(board, seen.battle, language))


def _plate(wide: float, high: float, fill: str = PLATE, edge: str = INK, thick: float = 3) -> str:
    return f'<rect width="{wide:g}" height="{high:g}" rx="8" fill="{fill}" stroke="{edge}" stroke-width="{thick:g}"/>'


def _sign(side: str, x: float, y: float, large: float, fill: str = "#ffffff") -> str:
    """The mark of a side around a point."""
    at = f"translate({x + 17 * large:g} {y + 16.3 * large:g}) scale({large:g})"
    return f'<g transform="{at}"><path d="{SIGNS[side]}" fill="{fill}"/></g>'


def _sky(weather: str, x: float, y: float, large: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({large:g})">{SKIES[weather]}</g>'


def within(told: str, wide: float, size: float) -> float:
    """How large a text may be to be so wide at most."""
    return min(size, wide / (LETTERS * max(len(told), 1)))


def _now(board: Board, seen: NoRetreatView, language: str) -> str:
    """The turn, its weather, its phase, and whose it is."""
    turn = next((one for one in board.content.turns if one.turn == seen.turn), None)
    sky, active = sentence(language, f"weather-{seen.weather}"), seen.active
    phase = sentence(language, f"phase-{seen.phase}")
    phase = f"{side_said(active, language)}: {phase}" if active else capital(phase)
    colour = SIDE_COLOURS.get(active, NEUTRAL)
    bar = f'<path d="M2 84h{BESIDE_WIDE - 4}v56q0 8-8 8h-{BESIDE_WIDE - 20}q-8 0-8-8z" fill="{colour}"/>'
    parts = [
        _plate(BESIDE_WIDE, NOW_HIGH),
        bar,
        text(20, 62, f"{word('turn', language)} {seen.turn}", 56, fill=WRITING),
        text(290, 58, turn.date if turn else "", 34, bold=False, fill=WRITING),
        _sky(seen.weather, BESIDE_WIDE - 48, 43, 1.7),
        text(BESIDE_WIDE - 96, 56, sky, 32, anchor="end", bold=False, fill=WRITING),
        text(78 if active else 20, 130, phase, within(phase, BESIDE_WIDE - 100, 40), fill="#ffffff"),
    ]
    return "".join([*parts, *([_sign(active, 42, 116, 3.2)] if active else [])])


def _points(board: Board, seen: NoRetreatView, side: SideView, left: float, top: float, language: str) -> str:
    """The victory points of a side as a bar, with what wins by the next sudden death and the High Tide; below, its
    cards, its support markers, its objectives, and its units that are cut off."""
    figures = figures_of(seen)
    most = sum(board.scene.atlas.spaces[place].vp for place in board.control) + MOST_EVENT_VP
    most = max(most, seen.high_tide, *(one.vp for one in seen.sides), *(vp for vp, _ in figures.values()))
    apart, colour, name = BESIDE_WIDE / (most + 1), SIDE_COLOURS[side.id], side_said(side.id, language)
    parts = [
        f'<rect width="{BESIDE_WIDE}" height="60" rx="6" fill="{PLATE}" stroke="{EDGE}"/>',
        f'<rect width="{max(side.vp, 0) * apart:.1f}" height="60" rx="6" data-colour-of="{side.id}" fill="{colour}" fill-opacity="0.5"/>',
        _sign(side.id, 36, 30, 2.6, INKED[side.id]),
        text(70, 43, name, 36, fill=WRITING),
        text(BESIDE_WIDE - 14, 45, f"{side.vp} {word('vp', language)}", 42, anchor="end", fill=WRITING),
    ]
    if side.id in figures:
        vp, turn = figures[side.id]
        x = (vp + 1) * apart
        near = x < BESIDE_WIDE / 2
        title = f"{name}: {sentence(language, 'word-figure', vp=vp, turn=turn)}"
        aim = f'<path d="M{x:.1f} -3v66" stroke="{INKED[side.id]}" stroke-width="7"/>'
        parts += [
            group("figure", 0, 0, aim, title=title),
            text(x + (8 if near else -8), 25, f"{vp + 1}!", 24, anchor="start" if near else "end", fill=WRITING),
        ]
    if side.id == AXIS and seen.high_tide:
        x = min(max(seen.high_tide * apart, 6), BESIDE_WIDE - 6)
        tide = f'<path d="M{x - 9:.1f} 62l9-14 9 14z" fill="{INKED[side.id]}"/>'
        parts.append(group("high-tide", 0, 0, tide, title=f"{word('high_tide', language)} {seen.high_tide}"))
    held, cut = len(side.objectives), sum(not is_supplied(board, unit) for unit in board.army(side.id))
    cards = sum(hand.size for hand in seen.hands if hand.side == side.id)
    needed = f"/{objectives_needed(board, side.id)}" if standard(board) else ""
    support = f'<rect x="-9" y="-9" width="18" height="18" rx="3" fill="{colour}" stroke="{TABLE}"/><path d="M-5 0h10M0-5v10" stroke="#ffffff" stroke-width="3"/>'
    star = f'<path d="M0-11l3 7.6h8l-6.4 4.8 2.4 8-7-5-7 5 2.4-8-6.4-4.8h8z" fill="{INKED[side.id]}"/>'
    broken = '<path d="M-11 0h7M4 0h7M-3-7l6 14" stroke="#d40f0f" stroke-width="3.4" fill="none"/>'
    said_of = (
        ("word-cards", CARD_ICON, str(cards)),
        ("short-support", support, str(side.support)),
        ("word-objectives", star, f"{held}{needed}"),
        ("word-cut_off", broken, str(cut)),
    )
    for x, (id, icon, number) in zip(STATES, said_of, strict=True):
        told = sentence(language, id)
        drawn = f'<g transform="scale(1.4)">{icon}</g>' + text(24, 9, number, 28, fill=WRITING)
        drawn += text(31 + 18 * len(number), 8, told, within(told, 145, 24), bold=False, fill=WRITING)
        parts.append(group("figure", x, 84, drawn, title=f"{told} {number}"))
    return group("seat", left, top, "".join(parts), f"seat:{side.id}", name)


def _event_vp(seen: NoRetreatView, left: float, top: float, language: str) -> str:
    """The event VP, those of the Axis to the right."""
    room = 170
    told, cell = word("event_vp", language), (BESIDE_WIDE - room) / (2 * MOST_EVENT_VP + 1)
    parts = [text(4, 32, told, within(told, room - 16, 26), fill=WRITING)]
    for at, vp in enumerate(range(-MOST_EVENT_VP, MOST_EVENT_VP + 1)):
        here = vp == seen.event_vp
        fill = (SIDE_COLOURS[SIDES[vp < 0]] if vp else NEUTRAL) if here else PLATE
        parts.append(
            f'<rect x="{room + at * cell:.1f}" y="2" width="{cell:.1f}" height="42" fill="{fill}" stroke="{EDGE}"/>'
        )
        number = f"{vp:+d}" if vp else "0"
        parts.append(
            text(room + (at + 0.5) * cell, 32, number, 23, anchor="middle", fill="#ffffff" if here else WRITING)
        )
    return group("event-vp", left, top, "".join(parts))


def _turn(board: Board, seen: NoRetreatView, turn: Turn, language: str) -> str:
    """A turn: its number and date, weather, support markers, what wins it by sudden death, and who comes and goes."""
    now = turn.turn == board.turn
    weather = board.weather if now else printed_weather(board, turn.turn)
    parts = [
        _plate(BESIDE_WIDE, ROW_HIGH, GROUNDS[weather], INKED[SOVIET] if now else EDGE, 7 if now else 2),
        text(18, 58, str(turn.turn), 54, fill=WRITING),
        text(14, 90, turn.date, 23, bold=False, fill=WRITING),
        _sky(weather, 218, 40, 1.5),
        text(
            218,
            92,
            f"{sentence(language, f'weather-{weather}')}{varies(board, turn)}",
            23,
            anchor="middle",
            bold=False,
            fill=WRITING,
        ),
    ]
    for at, (side, number) in enumerate(((AXIS, turn.blitz), (SOVIET, turn.shock))):
        shown = "1" if number else "0.35"
        parts.append(
            f'<rect x="274" y="{10 + 44 * at}" width="46" height="40" rx="5" fill="{SIDE_COLOURS[side]}" fill-opacity="{shown}"/>'
        )
        parts.append(text(297, 41 + 44 * at, str(number), 30, anchor="middle", fill="#ffffff"))
    beyond = BESIDE_WIDE - 14
    if turn.skull:
        reached = [board.scene.figure(side, turn.turn) for side in SIDES]
        aims = " / ".join("–" if one is None else f"{one}!" for one in reached)
        parts.append(text(beyond, 92, aims, 26, anchor="end", fill=WRITING))
    pivots = board.setup.variable_initiative and turn.turn == seen.pivot
    if pivots:
        parts.append(text(beyond, 38, "◆", 32, anchor="end", fill=INKED[SOVIET]))
    event = said(named(turn.red), language) if turn.red is not None else ""
    gone = f"− {', '.join(leaving(board, turn))}" if leaving(board, turn) else ""
    if event:
        parts.append(text(beyond, 30, event, within(event, 430, 24), anchor="end", fill=INKED[SOVIET]))
    if gone:
        parts.append(text(beyond, 62, gone, 24, anchor="end", fill=WRITING))
    units = [unit for unit in seen.units if unit.place == TRACK and unit.turn == turn.turn]
    free = [y for y, taken in ((30, event or pivots), (62, gone), (92, turn.skull)) if not taken]
    if units and free:
        parts.append(text(beyond, free[-1], word("arriving", language), 25, anchor="end", bold=False, fill=WRITING))
    right = 130 if units or turn.skull or gone else 0
    room = beyond - 340 - right
    beside_event = 0 < len(units) * 2 * (SIZE + 3) < beyond - 340 - max(right, 16 * len(event))
    high = 92 if beside_event or not event else 62
    lines, size = fitted(
        "; ".join(changes(board, turn.turn, language)) if not units else "", (25, 23, 21, 19, 17), room, high - 4
    )
    for at, line in enumerate(lines):
        parts.append(text(340, ROW_HIGH - high + (at + 0.7) * size * 1.15, line, size, bold=False, fill=WRITING))
    scale = min(high / SIZE, room / (max(len(units), 1) * (SIZE + 3)))
    for at, unit in enumerate(units):
        x, y = 338 + (at + 0.5) * (SIZE + 3) * scale, ROW_HIGH - 6 - SIZE * scale / 2
        parts.append(
            f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3g})">{counter(board, unit, 0, 0, language)}</g>'
        )
    return "".join(parts)


# --- the boxes


def boxes(
    board: Board, seen: NoRetreatView, left: float, top: float, wide: float, high: float, language: str
) -> Iterator[str]:
    """The boxes of units that may come back, side by side."""
    named_ = messages_of(words.__name__, "short-box-")
    each = wide / len(named_)
    for at, (box, name) in enumerate(named_.items()):
        x, title = left + at * each, said(name, language)
        drawn = _plate(each - 8, high, "#e9e2cf", EDGE, 2)
        drawn += text((each - 8) / 2, 26, title, within(title, each - 20, 24), anchor="middle", fill=WRITING)
        yield group("box", x, top, drawn, f"box:{box}", place_said(board, box, language))
        units = [unit for unit in seen.units if unit.place == box]
        across = next(n for n in range(2, 20) if -(-len(units) // n) * (each - 16) / n <= high - 34)
        step = (each - 16) / across
        for place, unit in enumerate(units):
            a, b = x + 4 + (place % across + 0.5) * step, top + 34 + (place // across + 0.5) * step
            parts = counter(board, unit, 0, 0, language)
            yield f'<g transform="translate({a:.1f} {b:.1f}) scale({step / (SIZE + 4):.3g})">{parts}</g>'


# --- the battle


def _battle(board: Board, seen: NoRetreatView, battle: BattleView, high: float, language: str, *, pointed: bool) -> str:
    """Where a battle is, the units of both sides, the odds with their shifts, how likely each result is, the die."""
    units, middle, colour = {unit.id: unit for unit in seen.units}, BESIDE_WIDE / 2, SIDE_COLOURS[battle.side]
    where = ", ".join(place_said(board, space, language) for space in battle.hexes)
    parts = [
        _plate(BESIDE_WIDE, high, PLATE, colour, 7),
        f'<path d="M3 11q0-8 8-8h{BESIDE_WIDE - 22}q8 0 8 8v49h-{BESIDE_WIDE - 6}z" fill="{colour}"/>',
        _sign(battle.side, 38, 32, 2.8),
        text(middle + 20, 46, where, within(where, BESIDE_WIDE - 110, 42), anchor="middle", fill="#ffffff"),
    ]
    for ids, left, way in ((battle.units, 14.0, 1), (battle.others, BESIDE_WIDE - 14.0, -1)):
        there = [id for id in ids if id in units]
        scale = 2.4 if len(there) <= 2 else 1.75
        apart = min(SIZE * scale + 6, 262 / max(len(there), 1))
        for at, id in enumerate(there):
            x, drawn = (
                left + way * (SIZE * scale / 2 + at * apart),
                counter(board, units[id], 0, 0, language, pointed=pointed),
            )
            parts.append(f'<g transform="translate({x:.1f} 132) scale({scale})">{drawn}</g>')
    if battle.chances:
        parts.append(text(middle, 124, f"{battle.attack} : {battle.defence}", 60, anchor="middle", fill=WRITING))
    shifted = " → ".join(ratio(one) for one in dict.fromkeys((battle.odds, battle.column or "CA")) if one)
    size = within(shifted, 250, 46)
    wide = len(shifted) * size * 0.62 + 36
    parts.append(f'<rect x="{middle - wide / 2:.1f}" y="136" width="{wide:.1f}" height="58" rx="29" fill="{WAY}"/>')
    parts.append(text(middle, 165 + size * 0.36, shifted, size, anchor="middle", fill="#ffffff"))
    told = ", ".join(f"{said(describe_part(one.name), language)} {one.value:+d}" for one in battle.shifts)
    lines, size = fitted(told, (34, 31, 28, 25, 22, 19), BESIDE_WIDE - 40, 74)
    for at, line in enumerate(lines):
        parts.append(text(middle, 226 + at * size * 1.15, line, size, anchor="middle", bold=False, fill=WRITING))
    wide = BESIDE_WIDE - 28 - 170 * bool(battle.die)
    top, row, fallen = (CELLS if told else CELLS - 70), 0.0, _fallen(board, battle)
    if battle.chances:
        row = min((high - top - 10) / len(battle.chances), 92)
    for at, chance in enumerate(battle.chances):
        parts.append(_chance(chance, fallen == chance.result, wide, row - 6, top + at * row, language))
    if battle.result and not battle.chances:
        result = sentence(language, f"result-{battle.result}")
        parts.append(text(14 + wide / 2, 410, result, within(result, wide, 60), anchor="middle", fill=WRITING))
    if battle.die:
        parts.append(
            f'<g transform="translate({BESIDE_WIDE - 166} {(top + high) / 2 - 75})">{die(battle.die, 150)}</g>'
        )
    return "".join(parts)


def _fallen(board: Board, battle: BattleView) -> str | None:
    """The result, or the one that the die gives (NR64) as long as cards may change it."""
    tables = board.scene.tables
    if battle.result or not battle.die or battle.column not in tables.columns:
        return battle.result
    rows = tables.axis if battle.table == AXIS else tables.soviet
    return rows[battle.die - 1].results[tables.columns.index(battle.column)]


def _chance(chance: ChanceView, fallen: bool, wide: float, high: float, top: float, language: str) -> str:
    """A result in a row as long as it is likely, its name, and how many sixths it has."""
    size, shade = high * 0.62, SHADES.get(chance.result, NEUTRAL)
    said_ = sentence(language, f"result-{chance.result}")
    edge = f'stroke="{WRITING}" stroke-width="6"' if fallen else f'stroke="{EDGE}"'
    code = str(chance.result) if len(chance.result) == len(Result.NE) else ""
    at = 14 + 130 * bool(code)
    return (
        f'<rect x="14" y="{top:.1f}" width="{wide * chance.sixths / 6:.1f}" height="{high:.1f}" rx="6" fill="{shade}" fill-opacity="0.6"/>'
        f'<rect x="14" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="6" fill="none" {edge}/>'
        + text(28, top + high / 2 + size * 0.36, code, size, fill=WRITING)
        + text(
            at,
            top + high / 2 + size * 0.34,
            said_,
            within(said_, wide - at - 100, size * 0.9),
            bold=False,
            fill=WRITING,
        )
        + text(wide + 2, top + high / 2 + size * 0.36, f"{chance.sixths}/6", size, anchor="end", fill=WRITING)
    )
