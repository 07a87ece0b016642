"""The position as text: everything that who plays has to see, within eighty columns."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from kronika.domain.kernel.rendering import Page, Role, Written
from kronika.domain.noretreat.content import NeedKind, Space, Turn
from kronika.domain.noretreat.content.words import SIDES, Milestone
from kronika.domain.noretreat.rendering.charts import (
    charts_text,
    kinds_text,
    label,
    map_text,
    runs,
    spaces,
    terrain_text,
    units,
    wrapped,
)
from kronika.domain.noretreat.rendering.counters import (
    battle_said,
    described,
    place_said,
    said,
    side_said,
    sides_of,
    word,
)
from kronika.domain.noretreat.rendering.panels import lines, offered_cards
from kronika.domain.noretreat.rules.movement import GG
from kronika.domain.noretreat.rules.parts import is_open
from kronika.domain.noretreat.state import (
    BOXES,
    HIDDEN,
    OUT,
    SIDE_NAMES,
    TRACK,
    WAITING,
    BlowKind,
    Board,
    SupplyKind,
    half_title,
    named,
    printed_weather,
    unit_name,
)
from kronika.domain.noretreat.text import paragraphs
from kronika.domain.noretreat.view import (
    AimView,
    BattleView,
    NeedView,
    NoRetreatView,
    SideView,
    StakeView,
    SupplyView,
    UnitView,
    WayView,
    view,
)
from kronika.domain.noretreat.words import sentence


def odds_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """Returns a battle as a paragraph: the units on both sides, the odds with each shift, the die."""
    fought = (seen.battle,) if seen.battle is not None else ()
    return "\n".join(wrapped(_battle(board, one, page), page) for one in (*fought, *seen.prospects))


def _battle(board: Board, one: BattleView, page: Page) -> str:
    who = f"{side_said(one.side, page.language)}: {units(board, one.units, page)}"
    against = f"{label('defends', page)}: {units(board, one.others, page)}"
    told = f"{who}; {against}; {battle_said(board, one, page.language)}"
    if one.die:
        told += f"; {label('die', page)} {one.die}"
    if one.result is not None:
        told += f": {sentence(page.language, f'result-{one.result}')}"
    return told


# --- where units can end their movement


def ways_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """The unit that is on its way, and each end with its cost and the spaces between."""
    if not seen.moving:
        return ""
    unit = said(unit_name(board, seen.moving), page.language)
    if not seen.ways:
        return f"{unit}: {label('asked', page)}"
    told = "; ".join(_way(board, way, page) for way in seen.ways)
    return wrapped(f"{unit} {label('ends', page)}: {told}", page)


def _way(board: Board, way: WayView, page: Page) -> str:
    *between, end = way.path
    parts = [str(way.cost), *([" > ".join(between)] if between else [])]
    if way.takes:
        places = [label("gg", page) if one == GG else spaces(board, (one,), page) for one in way.takes]
        parts.append(f"{label('takes', page)} {', '.join(places)}")
    return f"{end} ({', '.join(parts)})"


def reach_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """Where each unit that may still move could end."""
    if not seen.reaches:
        return ""
    told = [
        wrapped(f"  {said(unit_name(board, one.unit), page.language)}: {runs(board, one.spaces, page)}", page)
        for one in seen.reaches
    ]
    return "\n".join([f"{label('reach', page)}:", *told])


# --- what each side still needs to win

MISSING: Final = {NeedKind.VP: "more_for", NeedKind.ENEMY_VP: "had_for"}
"""The label for places that do not count yet, if not "lacking"."""


def aims_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each way to win that is still open."""
    return "\n".join(wrapped(_aim(board, aim, page), page) for aim in seen.aims)


def _aim(board: Board, aim: AimView, page: Page) -> str:
    when = f", {label('turn', page)} {aim.turn}" if aim.turn else ""
    head = f"{side_said(aim.side, page.language)}, {sentence(page.language, f'way-{aim.how}')} ({aim.rule}{when})"
    needs = "; ".join(_need(board, need, page) for need in aim.needs) or label("otherwise", page)
    return f"{head}: {needs}"


def _need(board: Board, need: NeedView, page: Page) -> str:
    told = sentence(page.language, f"need-{need.kind}", figure=need.figure, held=need.held)
    if need.reached:
        told += f", {label('reached', page)}"
    if need.missing:
        name = units if need.kind == NeedKind.ELIMINATED else spaces
        told += f"; {label(MISSING.get(need.kind, 'lacking'), page)}: {name(board, need.missing, page)}"
    return told


# --- markers on the map and beside it


def marks_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each kind of marker that lies anywhere."""
    return "\n".join(wrapped(line, page) for line in _lines(board, seen, page))


def _lines(board: Board, seen: NoRetreatView, page: Page) -> Iterator[str]:
    yield from _blows(board, seen, page)
    yield from _units(board, seen, page)
    for name, places in (("works", seen.works), ("scorched", seen.scorched)):
        if places:
            yield f"{label(name, page)}: {spaces(board, places, page)}"
    if seen.joker:
        yield f"{label('joker', page)}: {side_said(seen.joker, page.language)}"
    if seen.forecast:
        told = [f"{turn} {sentence(page.language, f'weather-{weather}')}" for turn, weather in seen.forecast.items()]
        yield f"{label('markers', page)}: {', '.join(told)}"
    yield f"{label('pivot', page)} {seen.pivot}"
    for trigger, turn in seen.triggered.items():
        when = f"{label('turn', page)} {turn}" if turn else label("before", page)
        yield f"{label('happened', page)}: {sentence(page.language, f'happened-{trigger}')} ({when})"
    if seen.happened:
        yield f"{label('events', page)}: {', '.join(_half(board, half, page) for half in seen.happened)}"


def _blows(board: Board, seen: NoRetreatView, page: Page) -> Iterator[str]:
    """NR51, NR52: the markers of each side by kind."""
    for side in SIDES:
        for kind in BlowKind:
            there = [blow for blow in seen.blows if (blow.side, blow.kind) == (side, kind)]
            told = [
                spaces(board, (blow.space,), page) + (f" ({label('left', page)})" if blow.left else "")
                for blow in there
            ]
            if told:
                yield f"{side_said(side, page.language)}, {sentence(page.language, f'blows-{kind}')}: {', '.join(told)}"


def _units(board: Board, seen: NoRetreatView, page: Page) -> Iterator[str]:
    """NR50, NR113: the markers that lie on units."""
    places = {unit.id: unit.place for unit in seen.units}
    marked = [("reserve", seen.reserve), *(("local", unit) for _, unit in sorted(seen.local.items()))]
    for name, unit in marked:
        if unit:
            where = place_said(board, places[unit], page.language)
            yield f"{label(name, page)}: {said(unit_name(board, unit), page.language)}, {where}"


def _half(board: Board, half: str, page: Page) -> str:
    side, _, card = half.partition("-")
    return said(half_title(board, side, int(card)), page.language)


# --- units, hands and cards


def _stacks(seen: NoRetreatView) -> dict[str, list[UnitView]]:
    found: defaultdict[str, list[UnitView]] = defaultdict(list)
    for unit in seen.units:
        found[unit.place].append(unit)
    return found


def units_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """By side, what stands where on the map."""
    stacks = _stacks(seen)
    told = []
    for side in SIDES:
        told.append(f"{side_said(side, page.language)}:")
        for place, stack in sorted(stacks.items()):
            if place not in BOXES and board.side(stack[0].id) == side:
                there = "; ".join(described(board, unit, page.language) for unit in stack)
                told.append(wrapped(f"  {place_said(board, place, page.language)}: {there}", page))
    return "\n".join(told)


def boxes_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """Returns the contents of each box."""
    stacks = _stacks(seen)
    told = []
    for box in sorted(BOXES & stacks.keys()):
        there = "; ".join(
            described(board, unit, page.language)
            + (f" ({word('turn', page.language)} {unit.turn})" if unit.turn else "")
            for unit in stacks[box]
        )
        told.append(wrapped(f"{place_said(board, box, page.language)}: {there}", page))
    return "\n".join(told)


def hands_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """The cards that are seen, by what they are called for their side, and the piles."""
    told = []
    for hand in seen.hands:
        cards = "; ".join(said(half_title(board, hand.side, card), page.language) for card in hand.cards)
        told.append(f"{sentence(page.language, f'hand-{hand.side}')}: {hand.size}" + (f": {cards}" if cards else ""))
    piles = f"{label('pile', page)} {seen.pile}; {label('discards', page)} {seen.discards}"
    if seen.top != HIDDEN:
        top = " / ".join(said(half_title(board, side, seen.top), page.language) for side in sides_of(board))
        piles += f"; {label('top', page)}: {top}"
    return "\n".join(wrapped(line, page) for line in (*told, piles))


def cards_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """Returns the descriptions of the visible cards in the hands and on top of the discard pile."""
    cards = dict.fromkeys(card for hand in seen.hands for card in hand.cards)
    cards |= dict.fromkeys(card for card in (seen.top, *offered_cards(board)) if card != HIDDEN)
    told = []
    for card in cards:
        for side in sides_of(board):
            title = said(half_title(board, side, card), page.language)
            told.append(wrapped(f"{side_said(side, page.language)}: {title}", page))
            for paragraph in paragraphs(board.content, card, side):
                told.append(wrapped(f"    {said(paragraph, page.language)}", page))
    return "\n".join(told)


# --- who controls what, and what else would change VP


def control_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """By side what it controls and the VP that this gives, then what nobody does; then the units whose loss would give
    the enemy VP."""
    atlas = board.scene.atlas
    control = {one.space: one.side for one in seen.prizes} | {one.space: one.side for one in seen.control}
    known = {id for id in atlas.keys.values() if id in atlas.prizes or atlas.is_area(id)}
    sources = {space for side in seen.sides for space in side.sources}
    told = []
    for side in (*SIDES, ""):
        there = [id for id in sorted(known | control.keys()) if control.get(id, "") == side]
        if there:
            listed = "; ".join(_place(board, seen, id, sources, page) for id in there)
            told.append(wrapped(f"{_who(seen, side, page)}: {listed}", page))
    told += [wrapped(_stake(board, one, page), page) for one in seen.stakes]
    return "\n".join(told)


def _stake(board: Board, one: StakeView, page: Page) -> str:
    """NR89: returns the enemy's gain from the loss of a unit without supply."""
    name = units(board, (one.unit,), page)
    return (
        f"{name}: {label('if_eliminated', page)} {one.eliminated} {label('vp', page)}, "
        f"{label('if_unsupplied', page)} {one.unsupplied} {label('vp', page)}"
    )


def _who(seen: NoRetreatView, side: str, page: Page) -> str:
    if not side:
        return label("nobody", page)
    given = sum(one.vp for one in seen.prizes if one.side == side)
    return f"{side_said(side, page.language)}, {given} {label('vp', page)} {word('map_vp', page.language)}"


def _place(board: Board, seen: NoRetreatView, id: str, sources: set[str], page: Page) -> str:
    return ", ".join([spaces(board, (id,), page), *_worth(board, seen, id, sources, page)])


def _worth(board: Board, seen: NoRetreatView, id: str, sources: set[str], page: Page) -> Iterator[str]:
    space: Space = board.scene.atlas.spaces[id]
    for given in (one.vp for one in seen.prizes if one.space == id):
        yield f"{given} {label('vp', page)}"
    if space.objective:
        yield f"{label('objective_of', page)} {said(SIDE_NAMES[space.objective], page.language)}"
    if id in sources:
        yield label("source", page)
    if id in seen.scorched:
        yield label("is_scorched", page)
    if board.scene.atlas.is_area(id) and not is_open(board, id):
        yield label("closed", page)


# --- zones of control and supply


def supply_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """By side its zones, its sources, where it has overland supply, and what supplies each of its units."""
    return "\n".join(wrapped(line, page) for side in seen.sides for line in _side(board, seen, side, page))


def _side(board: Board, seen: NoRetreatView, side: SideView, page: Page) -> Iterator[str]:
    who = side_said(side.id, page.language)
    fed = next((one.supplied for one in seen.reckoned if one.side == side.id), ())
    for name, there in (("zones", side.zones), ("sources", side.sources), ("supplied", fed)):
        yield f"{who}, {label(name, page)}: {runs(board, there, page)}"
    places = {unit.id: unit.place for unit in seen.units}
    own = [one for one in seen.supplies if board.side(one.unit) == side.id]
    told = [_unit(board, one, places[one.unit], page) for one in own]
    yield f"{who}, {label('units', page)}: {'; '.join(told)}"


def _unit(board: Board, one: SupplyView, place: str, page: Page) -> str:
    name, where = said(unit_name(board, one.unit), page.language), spaces(board, (place,), page)
    line = " > ".join(one.path)
    if one.kind == SupplyKind.OVERLAND and line:
        return f"{name}, {where} > {line}"
    by = sentence(page.language, f"supplied-{one.kind}")
    return f"{name}, {where}, {by}" + (f" > {line}" if line else "")


# --- the turn track


def turns_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each turn, then the units that something must bring first."""
    turns = sorted(board.content.turns, key=lambda one: one.turn)
    told = [f"{label('turns', page)}:", *(_turn(board, seen, one, page) for one in turns), *_awaited(board, seen, page)]
    return "\n".join(wrapped(line, page) for line in told)


def _turn(board: Board, seen: NoRetreatView, turn: Turn, page: Page) -> str:
    weather = seen.weather if turn.turn == seen.turn else printed_weather(board, turn.turn)
    now = ">" if turn.turn == seen.turn else " "
    sky = sentence(page.language, f"weather-{weather}") + (
        "?" if turn.slot and str(turn.turn) not in seen.forecast else ""
    )
    head = f"{now}{turn.turn:2d} {turn.date:<10} {sky:<12} B{turn.blitz} S{turn.shock}"
    return "; ".join([head, *_happens(board, seen, turn, page)])


def _happens(board: Board, seen: NoRetreatView, turn: Turn, page: Page) -> Iterator[str]:
    if turn.red is not None:
        yield said(named(turn.red), page.language)
    figures = [(side, board.scene.figure(side, turn.turn)) for side in SIDES] if turn.skull else []
    told = [f"{side_said(side, page.language)} {vp}" for side, vp in figures if vp is not None]
    if told:
        yield f"{label('skull', page)}: {', '.join(told)}"
    come = [unit.id for unit in seen.units if unit.place == TRACK and unit.turn == turn.turn]
    gone = [unit.id for unit in seen.units if board.kind(unit.id).withdrawn == turn.turn and unit.place != OUT]
    for name, there in (("enter", come), ("withdrawn", gone)):
        if there:
            yield f"{label(name, page)}: {units(board, there, page)}"


def _awaited(board: Board, seen: NoRetreatView, page: Page) -> Iterator[str]:
    """NR97 to NR99: the units that come when something has happened."""
    for trigger in Milestone:
        there = [
            unit.id for unit in seen.units if unit.place == WAITING and board.kind(unit.id).enters.trigger == trigger
        ]
        if there:
            happens = sentence(page.language, f"happened-{trigger}")
            yield f"{label('wait_for', page)} «{happens}»: {units(board, there, page)}"


# --- panels


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    return told(board, view(board), page) if board.units else ()


def told(board: Board, seen: NoRetreatView, page: Page) -> tuple[Written, ...]:
    """The map in letters, or for a screen reader what stands where; with it what changes from decision to decision;
    the rest where asked, and what never changes where somebody asks how it is read."""
    units = units_text(board, seen, page)
    panels = [
        Written("map", Role.MAIN, units if page.plain else map_text(board, seen)),
        Written("state", Role.EACH, "\n".join(wrapped(line, page) for line in lines(board, seen, page.language))),
        Written("marks", Role.EACH, marks_text(board, seen, page)),
        Written("odds", Role.EACH, odds_text(board, seen, page)),
        Written("ways", Role.EACH, ways_text(board, seen, page)),
        Written("hands", Role.EACH, hands_text(board, seen, page)),
        Written("cards", Role.ASKED, cards_text(board, seen, page)),
        Written("boxes", Role.ASKED, boxes_text(board, seen, page)),
        Written("control", Role.ASKED, control_text(board, seen, page)),
        Written("aims", Role.ASKED, aims_text(board, seen, page)),
        Written("supply", Role.ASKED, supply_text(board, seen, page)),
        Written("reach", Role.ASKED, reach_text(board, seen, page)),
        Written("turns", Role.MORE, turns_text(board, seen, page)),
        Written("kinds", Role.MORE, kinds_text(board, seen, page)),
        Written("charts", Role.MORE, charts_text(board, page)),
        Written("ground", Role.MORE, terrain_text(board, page)),
    ]
    if not page.plain:
        legends = "\n".join(wrapped(sentence(page.language, id), page) for id in ("legend-letters", "legend-ground"))
        panels += [Written("units", Role.MORE, units), Written("legend", Role.MORE, legends)]
    return tuple(one for one in panels if one.text)
