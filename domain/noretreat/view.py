"""The view of an audience, and what follows from it: supply, prizes, and what each side still needs to win."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.events import Part
from kronika.domain.noretreat.content import Content, NeedKind
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Data, Phase, Result, Weather, other
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.rules import odds, victory
from kronika.domain.noretreat.rules.battle import Battle
from kronika.domain.noretreat.rules.declaring import fought, prospects
from kronika.domain.noretreat.rules.losses import goes_eliminated, goes_unsupplied, moved_vp
from kronika.domain.noretreat.rules.movement import Going, Moving, may_move, reach, within_reach
from kronika.domain.noretreat.rules.optional import Offering, SettingUp
from kronika.domain.noretreat.rules.parts import enemy_zones
from kronika.domain.noretreat.rules.retreats import Advancing, Retreating
from kronika.domain.noretreat.rules.supply import lines, supplied, supplier
from kronika.domain.noretreat.rules.turn import Agenda, TurnStep
from kronika.domain.noretreat.rules.units import Putting
from kronika.domain.noretreat.rules.victory import (
    Need,
    Prize,
    goal_needs,
    last_turn,
    needs_fewer_vp,
    needs_objectives,
    needs_unit_gone,
    needs_vp,
    objectives_needed,
    prizes,
    standard,
    total_vp,
)
from kronika.domain.noretreat.scene import Scene
from kronika.domain.noretreat.state import HIDDEN, OUT, REMEMBERED, SURRENDERED, BlowKind, Board, SupplyKind, Unit
from kronika.domain.noretreat.text import with_texts


class Aim(NamedTuple):
    """A way for a side to win, as it stands."""

    side: str
    how: Ending
    rule: str
    turn: int  #: The turn that checks it, in housekeeping or at its end; 0: every housekeeping, or immediately.
    needs: tuple[Need, ...]  #: All of them; none: it wins if the enemy has not won by then.


class Checks(NamedTuple):
    """The checks still to come in the housekeeping of a turn."""

    turn: int  #: The turn: the next one, once its housekeeping begins.
    objectives: bool  #: Whether objectives and total victory are (NR82, NR84).
    #: The side with the initiative at each check of sudden death that is not cancelled (NR83).
    sudden_death: tuple[str, ...]
    high_tide: bool  #: Whether the High Tide is (NR85).


def checks_left(board: Board) -> Checks:
    """The checks that the agenda of the turn still holds, in the order of NR87."""
    steps = [due.step for frame in reversed(board.frames) if isinstance(frame, Agenda) for due in frame.steps]
    begins = TurnStep.MARKER in steps
    side, called_off, sides = board.initiative, board.reprieved and not begins, list[str]()
    for step in steps:
        if step == TurnStep.INITIATIVE:
            side = SOVIET
        elif step == TurnStep.SUDDEN_DEATH:
            sides += [] if called_off else [side]
            called_off = False
    turn = board.turn + 1 if begins else board.turn
    return Checks(turn, TurnStep.OBJECTIVES in steps, tuple(sides), TurnStep.HIGH_TIDE in steps)


def aims(board: Board) -> tuple[Aim, ...]:
    """Every way to win that is still open, of the Axis first."""
    found = [*(_standard(board) if standard(board) else _of_scenario(board)), *_garrison(board)]
    return tuple(sorted(found, key=lambda aim: SIDES.index(aim.side)))


def _standard(board: Board) -> Iterator[Aim]:
    """NRR14: total victory is not possible any more in 1945."""
    dates, limits, left = board.scene.dates, board.scene.limits, checks_left(board)
    objectives_next = left.turn if left.objectives else left.turn + 1
    for side in SIDES:
        if objectives_next <= last_turn(board):
            objectives = needs_objectives(board, side, objectives_needed(board, side))
            yield Aim(side, Ending.OBJECTIVES, "NR82", 0, (objectives,))
        yield from _sudden_death(board, side, left)
    if objectives_next < dates.last_year:
        yield Aim(SOVIET, Ending.TOTAL, "NR84", 0, (needs_vp(board, SOVIET, limits.total_victory),))
    if board.initiative == SOVIET and _till_1945(board, left):
        ahead = needs_fewer_vp(board, SOVIET, board.high_tide)
        yield Aim(AXIS, Ending.HIGH_TIDE, "NR85", dates.last_year, (ahead,))
    yield Aim(AXIS, Ending.END, "NR86", last_turn(board), ())


def _till_1945(board: Board, left: Checks) -> bool:
    """NR85: whether the High Tide has still to be checked."""
    return left.high_tide or left.turn < board.scene.dates.last_year


def sudden_death(board: Board, side: str) -> int | None:
    """NR83: above how many VP a side wins by a check of this turn that is still to come; NR116: none wins."""
    left = checks_left(board)
    if side not in left.sudden_death or board.setup.no_surrender or not standard(board):
        return None
    return board.scene.figure(side, left.turn)


def _sudden_death(board: Board, side: str, left: Checks) -> Iterator[Aim]:
    """NR83: the next check at which the side can have the initiative, by what counts then; NR116: it wins nothing."""
    if board.setup.no_surrender:
        return
    first = left.turn if side in left.sudden_death else left.turn + 1
    for turn in range(first, last_turn(board) + 1):
        figure = board.scene.figure(side, turn)
        if figure is not None:
            late = turn >= board.scene.dates.last_year
            more = needs_vp(_with_events_of(board, side, left, late=late), side, figure + 1, late=late)
            yield Aim(side, Ending.SUDDEN_DEATH, "NR83", turn, (more,))
            return


def _with_events_of(board: Board, side: str, left: Checks, *, late: bool) -> Board:
    """The event VP as they are at a check to come, if nothing changes hands till then: NR87: when the initiative passes
    the Axis loses its own; NR85, NRR15: in 1945 they are what the Soviets have above the High Tide."""
    if side == SOVIET and board.initiative == AXIS:
        return replace(board, event_vp=min(board.event_vp, 0))
    if late and _till_1945(board, left):
        ahead = total_vp(board, SOVIET, late=False) - board.high_tide
        return replace(board, event_vp=-min(ahead, board.scene.limits.event_vp))
    return board


def _of_scenario(board: Board) -> Iterator[Aim]:
    """NR121: the side named reaches one of its goals, or the other side wins."""
    victory = board.scene.scenario.victory
    turn = last_turn(board) + (1 if victory.next_turn and last_turn(board) < board.scene.dates.end else 0)
    for goal in victory.any_of:
        at_once = 0 if goal.eliminates else turn
        yield Aim(victory.side, Ending.GOAL, "NR121", at_once, goal_needs(board, victory.side, goal))
    yield Aim(other(victory.side), Ending.GOAL, "NR121", turn, ())


def _garrison(board: Board) -> Iterator[Aim]:
    """NR86: the unit that holds Berlin is eliminated: it is there, or comes before the end."""
    for kind in board.content.units:
        comes = board.units[kind.id].place != OUT and kind.enters.turn <= last_turn(board)
        if kind.holds and (comes or board.on_map(kind.id)):
            yield Aim(SOVIET, Ending.GARRISON, "NR86", 0, (needs_unit_gone(board, kind.id),))


class SupplyView(Data, frozen=True):
    """The supply of a unit on the map, if it were checked now."""

    unit: str  #: The unit.
    kind: SupplyKind  #: The kind of supply.
    #: The spaces of a shortest supply line, from next to the unit to the source; among equally short ones the one
    #: with the lowest ids. Empty where it stands on a source, or none is needed.
    path: tuple[str, ...] = ()


class NeedView(Data, frozen=True):
    """A part of what a side must reach, as it stands."""

    kind: NeedKind  #: The kind of requirement.
    figure: int  #: How much of it.
    held: int  #: How much there is.
    reached: bool = False  #: Whether that is enough now.
    #: Places that do not count yet: for VP those that would give more, for enemy VP those that the VP come
    #: from; or the unit that is to be eliminated.
    missing: tuple[str, ...] = ()


class AimView(Data, frozen=True):
    """A way for a side to win, as it stands."""

    side: str  #: The side.
    how: Ending  #: The way it would win.
    rule: str  #: The rule.
    #: The turn in whose housekeeping it is checked, or at whose end, if it is the last one; 0: in every
    #: housekeeping, or immediately.
    turn: int = 0
    #: Its parts, which all must be reached; none: it wins if the enemy has not won by then.
    needs: tuple[NeedView, ...] = ()


class PrizeView(Data, frozen=True):
    """A place that victory points are given for."""

    space: str  #: The place.
    #: The VP for controlling it: none where it is scorched (NRR35), and from 1945 on none outside Greater
    #: Germany (NR88).
    vp: int
    side: str = ""  #: The side that controls it, Finland by NR89; empty: neither.


class StakeView(Data, frozen=True):
    """A unit with an unsupplied marker, and the event VP that its loss would give the enemy (NR89)."""

    unit: str  #: The unit.
    eliminated: int = 0  #: How many if it is eliminated while it is marked (NR70).
    unsupplied: int = 0  #: How many if it is still without supply in the removals (NR79).


REMEMBERED_UNITS = 2048


@lru_cache(REMEMBERED_UNITS)
def _supply(unit: str, kind: SupplyKind, path: tuple[str, ...]) -> SupplyView:
    return SupplyView(unit, kind, path)


@cached_by_identity(REMEMBERED)
def _supplies(
    scene: Scene, units: dict[str, Unit], control: dict[str, str], scorched: tuple[str, ...], /
) -> tuple[SupplyView, ...]:
    board = Board(scene=scene, units=units, control=control, scorched=scorched)
    there = sorted(unit for side in SIDES for unit in board.army(side))
    return tuple([_supply(unit, *supplier(board, unit)) for unit in there])


def supplies(board: Board) -> tuple[SupplyView, ...]:
    """Returns the supply of each unit on the map, by id."""
    return _supplies(board.scene, board.units, board.control, board.scorched)


@cached_by_identity(REMEMBERED)
def _prizes(found: tuple[Prize, ...], /) -> tuple[PrizeView, ...]:
    return tuple([PrizeView(*prize) for prize in found])


def given_for(board: Board) -> tuple[PrizeView, ...]:
    """Returns the sources of victory points on the map, by id."""
    return _prizes(prizes(board))


def stakes(board: Board) -> tuple[StakeView, ...]:
    """Returns the gain of the enemy from the loss of each unit with an unsupplied marker, by id."""
    marked = sorted(unit for side in SIDES for unit in board.army(side) if board.units[unit].unsupplied)
    return tuple([_stake(board, unit) for unit in marked])


def _stake(board: Board, unit: str) -> StakeView:
    given = abs(moved_vp(board, other(board.side(unit)), 1) - board.event_vp)
    boxes = goes_eliminated(board, unit), goes_unsupplied(board, unit)
    return StakeView(unit, *[given if box == SURRENDERED else 0 for box in boxes])


def outlook(board: Board) -> tuple[AimView, ...]:
    """Every way to win that is still open."""
    return tuple([_aim(aim) for aim in aims(board)])


def _aim(aim: Aim) -> AimView:
    needs = tuple([NeedView(need.kind, need.figure, need.held, need.reached, need.missing) for need in aim.needs])
    return AimView(aim.side, aim.how, aim.rule, aim.turn, needs)


class UnitView(Data, frozen=True):
    """A unit: where it is, and how."""

    id: str  #: The unit.
    place: str  #: A space, or a box.
    face: int  #: The face that shows: 0 the worse one, 1 the better one.
    unsupplied: bool = False  #: Whether it has an unsupplied marker.
    disorganised: bool = False  #: Whether it has a disorganised marker.
    partisans: bool = False  #: Whether partisans harass it.
    turn: int = 0  #: On the turn track: on which turn.
    cut_off: bool = False  #: Whether it would not be supplied if it were checked now.


class HandView(Data, frozen=True):
    """The cards of a side."""

    side: str  #: Whose.
    size: int  #: How many.
    cards: tuple[int, ...] = ()  #: Those that are seen.


class BlowView(Data, frozen=True):
    """A target or counterblow marker."""

    space: str  #: Where.
    side: str  #: The side that owns the marker.
    kind: BlowKind  #: Which of the two.
    left: bool = False  #: Whether a battle has left it.


class ControlView(Data, frozen=True):
    """The control of a place."""

    space: str  #: The place.
    side: str  #: The side that controls it.


class SideView(Data, frozen=True):
    """A side: its points, its markers, its zones and supply."""

    id: str  #: The side.
    vp: int  #: Victory points in all (NR88).
    map_vp: int  #: Those of the map.
    support: int  #: Support markers left.
    objectives: tuple[str, ...] = ()  #: Objectives held with supply (NR82).
    zones: tuple[str, ...] = ()  #: Spaces in its zones of control.
    sources: tuple[str, ...] = ()  #: Supplied cities and edge hexes (NR21).


class ChanceView(Data, frozen=True):
    """How likely a result of a battle is."""

    result: Result  #: The result.
    sixths: int  #: In how many of six cases.


class BattleView(Data, frozen=True):
    """A battle that is chosen or fought, as it stands."""

    side: str  #: The attacking side.
    hexes: tuple[str, ...]  #: The spaces attacked.
    units: tuple[str, ...]  #: The attacking units.
    others: tuple[str, ...]  #: The defending units.
    attack: int  #: Strength of the attackers.
    defence: int  #: Strength of the defenders.
    odds: str  #: The column before shifts; empty below the lowest.
    shifts: tuple[Part, ...]  #: Each shift with its rule.
    column: str  #: The column that counts; empty: CA without a roll.
    table: str  #: On whose table.
    chances: tuple[ChanceView, ...]  #: How likely each result is.
    die: int = 0  #: The number rolled; 0: not yet rolled.
    result: Result | None = None  #: The result; none yet.


class WayView(Data, frozen=True):
    """A way on which the unit that moves can end its movement."""

    path: tuple[str, ...]  #: The spaces entered, in order; the last one is where it ends.
    cost: int  #: The movement points that it costs.
    #: Places taken and things marked on the way; `gg` is the first entry into Greater Germany.
    takes: tuple[str, ...] = ()


class ReachView(Data, frozen=True):
    """Where a unit could end if it moved now."""

    unit: str  #: The unit.
    spaces: tuple[str, ...]  #: The spaces, by id.


class ReckonedView(Data, frozen=True):
    """Conclusions of the rules for a side from the open position, so that clients need not work them out."""

    side: str  #: Its id.
    #: Where it has overland supply (NR22): its sources, and every space that a line of supply reaches.
    supplied: tuple[str, ...]
    #: More points than this win by a check of this turn that is still to come, at which the side has the initiative
    #: (NR83); none: there is no such check, or a card has cancelled it.
    sudden_death: int | None = None


class NoRetreatView(Data, frozen=True):
    """The position of a game of No Retreat!"""

    turn: int  #: The game turn.
    active: str  #: The side with the player turn; empty in housekeeping.
    phase: Phase  #: The phase.
    weather: Weather  #: The weather.
    initiative: str  #: The side with the initiative.
    event_vp: int  #: Event VP; below 0 for the Soviets.
    high_tide: int  #: The High Tide marker.
    units: tuple[UnitView, ...]  #: All units, by id.
    control: tuple[ControlView, ...]  #: The side that controls each place.
    sides: tuple[SideView, ...]  #: The sides.
    hands: tuple[HandView, ...]  #: Hands.
    pile: int  #: Cards in the draw pile.
    discards: int  #: Cards in the discard pile.
    top: int  #: The card that lies open on it; 0: none (NRR18).
    blows: tuple[BlowView, ...] = ()  #: Target and counterblow markers.
    triggered: dict[str, int] = {}  #: The turn on which each trigger happened.
    reserve: str = ""  #: The unit with the strategic reserve marker.
    joker: str = ""  #: The side that holds the Joker.
    pivot: int = 0  #: The turn of variable initiative (NR118).
    works: tuple[str, ...] = ()  #: Defensive works.
    scorched: tuple[str, ...] = ()  #: Scorched cities.
    forecast: dict[str, Weather] = {}  #: Weather markers turned, by turn.
    happened: tuple[str, ...] = ()  #: Halves that have happened in this player turn (NR16).
    local: dict[str, str] = {}  #: Units with local support, by side.
    battle: BattleView | None = None  #: The battle that is chosen or fought.
    #: The possible attacks now, each with all units that could join; or the battle with each unit that may join.
    prospects: tuple[BattleView, ...] = ()
    #: The ends and ways of the moving unit, or the ways to the chosen end; among ways that take the
    #: same the cheapest.
    ways: tuple[WayView, ...] = ()
    #: The unit that moves, comes onto the map, retreats or advances, whose way is asked for; empty: none.
    moving: str = ""
    reckoned: tuple[ReckonedView, ...] = ()  #: Supply and sudden death of each side.
    #: Where each unit that may still move could end, while the side whose turn it is chooses who moves (NR38); before
    #: that, from the beginning of its turn, where it could end if it moved now as it stands. The ways and what they
    #: cost are shown for the chosen unit.
    reaches: tuple[ReachView, ...] = ()
    supplies: tuple[SupplyView, ...] = ()  #: The supply of each unit on the map, by id.
    #: Every way to win that is still open, with what each side still needs for it (NR82 to NR86, NR121).
    aims: tuple[AimView, ...] = ()
    #: The VP of each place and the side that gets them, by id; a side's VP of the map are those of its places
    #: (NR88).
    prizes: tuple[PrizeView, ...] = ()
    #: The enemy's gain from the loss of each unit with an unsupplied marker, by id (NR89).
    stakes: tuple[StakeView, ...] = ()


def ways(board: Board) -> tuple[WayView, ...]:
    """Where the unit that moves can end; how it gets to where it goes, where that has been chosen and it is not
    there yet."""
    frame = board.frames[-1] if board.frames else None
    if not isinstance(frame, Going):
        return ()
    found = reach(board, frame)
    ends = [frame.to] if frame.to else sorted(found)
    routes = [route for to in ends for route in found.get(to, ())]
    return tuple(WayView(route.path, route.cost, tuple(sorted(route.takes))) for route in routes)


def moving(board: Board) -> str:
    """The unit that is on its way, or comes onto the map."""
    match board.frames[-1] if board.frames else None:
        case Going(unit=unit) | Putting(unit=unit) | Retreating(unit=unit) | Advancing(unit=unit):
            return unit
        case SettingUp(unit=unit):
            return unit
        case Offering(left=(unit, *_)):
            return unit
    return ""


def _judged(board: Board, frame: Battle) -> BattleView:
    units = tuple(unit for unit in frame.units if board.on_map(unit))
    others = tuple(unit for unit in frame.others if board.on_map(unit))
    judged = odds.judge(board, frame) if (units, others) == (frame.units, frame.others) else None
    chances = odds.chances(board, judged) if judged is not None else {}
    return BattleView(
        side=frame.side,
        hexes=frame.hexes,
        units=units,
        others=others,
        attack=judged.attack if judged is not None else 0,
        defence=judged.defence if judged is not None else 0,
        odds=judged.odds if judged is not None else "",
        shifts=judged.shifts if judged is not None else (),
        column=judged.column if judged is not None else frame.column,
        table=judged.table if judged is not None else frame.table,
        chances=tuple(ChanceView(result, count) for result, count in chances.items()),
        die=frame.dice[-1] if frame.dice else 0,
        result=frame.result,
    )


REMEMBERED_UNITS = 2048
BEFORE_MOVEMENT: Final = frozenset({Phase.CARDS, Phase.SUPPLY, Phase.ORGANISATION})


@lru_cache(REMEMBERED_UNITS)
def _reach(unit: str, spaces: tuple[str, ...]) -> ReachView:
    return ReachView(unit, spaces)


def reaches(board: Board) -> tuple[ReachView, ...]:
    """Where each unit that may be chosen to move could end; before the movement phase of a player turn each unit of
    its side, as it stands."""
    frame = board.frames[-1] if board.frames else None
    if not isinstance(frame, Moving):
        if board.phase not in BEFORE_MOVEMENT:
            return ()
        frame = Moving(board.active)
    return tuple([_reach(*one) for one in within_reach(board, frame.side, may_move(board, frame)).items()])


@cached_by_identity(REMEMBERED_UNITS)
def _unit(id: str, unit: Unit, cut_off: bool, /) -> UnitView:
    return UnitView(id, unit.place, unit.face, unit.unsupplied, unit.disorganised, unit.partisans, unit.turn, cut_off)


@cached_by_identity(REMEMBERED)
def _control(control: dict[str, str], /) -> tuple[ControlView, ...]:
    return tuple(ControlView(space, side) for space, side in sorted(control.items()))


def view(board: Board) -> NoRetreatView:
    """NR125, NRR18: the position as the eyes of the board see it."""
    battle = fought(board)
    cut_off = {one.unit for one in supplies(board) if one.kind == SupplyKind.NONE}
    return NoRetreatView(
        turn=board.turn,
        active=board.active,
        phase=board.phase,
        weather=board.weather,
        initiative=board.initiative,
        event_vp=board.event_vp,
        high_tide=board.high_tide,
        units=tuple(_unit(id, unit, id in cut_off) for id, unit in sorted(board.units.items())),
        control=_control(board.control),
        sides=tuple(
            SideView(
                side,
                victory.total_vp(board, side),
                victory.map_vp(board, side),
                board.support[side],
                tuple(sorted(victory.objectives_held(board, side))),
                tuple(sorted(enemy_zones(board, other(side)))),
                tuple(sorted(lines(board, side).sources)),
            )
            for side in SIDES
        ),
        hands=tuple(
            HandView(side, len(hand), tuple(card for card in hand if card != HIDDEN))
            for side, hand in board.hands.items()
        ),
        pile=board.pile_size,
        discards=len(board.discards),
        top=board.top,
        blows=tuple(BlowView(space, blow.side, blow.kind, blow.left) for space, blow in sorted(board.blows.items())),
        triggered=board.triggered,
        reserve=board.reserve,
        joker=board.joker,
        pivot=board.pivot,
        works=board.works,
        scorched=board.scorched,
        forecast=board.forecast,
        happened=board.happened,
        local=board.local,
        battle=None if battle is None else _judged(board, battle),
        prospects=tuple(_judged(board, one) for one in prospects(board)),
        ways=ways(board),
        moving=moving(board),
        reckoned=tuple(ReckonedView(side, supplied(board, side), sudden_death(board, side)) for side in SIDES),
        reaches=reaches(board),
        supplies=supplies(board),
        aims=outlook(board),
        prizes=given_for(board),
        stakes=stakes(board),
    )


def scene(board: Board) -> Content:
    """The parts that do not change, with the words of the cards."""
    return with_texts(board.content)
