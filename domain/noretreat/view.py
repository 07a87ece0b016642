"""What a seat, a spectator or the referee may see of a game, as typed messages."""

from functools import lru_cache
from typing import Final

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.events import Part
from kronika.domain.noretreat.card_text import with_texts
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.words import SIDES, Data, Phase, Result, Weather, other
from kronika.domain.noretreat.outlook import (
    AimView,
    PrizeView,
    StakeView,
    SupplyView,
    given_for,
    outlook,
    stakes,
    supplies,
)
from kronika.domain.noretreat.rules import odds, victory
from kronika.domain.noretreat.rules.aims import sudden_death
from kronika.domain.noretreat.rules.battle import Battle
from kronika.domain.noretreat.rules.movement import Going, Moving, may_move, reach, within_reach
from kronika.domain.noretreat.rules.optional import Offering
from kronika.domain.noretreat.rules.parts import enemy_zones
from kronika.domain.noretreat.rules.prospects import fought, prospects
from kronika.domain.noretreat.rules.retreats import Advancing, Retreating
from kronika.domain.noretreat.rules.setting_up import SettingUp
from kronika.domain.noretreat.rules.supply import lines, supplied
from kronika.domain.noretreat.rules.units import Putting
from kronika.domain.noretreat.state import HIDDEN, REMEMBERED, BlowKind, Board, SupplyKind, Unit


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
    side: str  #: Whose marker.
    kind: BlowKind  #: Which of the two.
    left: bool = False  #: Whether a battle has left it.


class ControlView(Data, frozen=True):
    """Who controls a place."""

    space: str  #: The place.
    side: str  #: Who controls it.


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

    side: str  #: Who attacks.
    hexes: tuple[str, ...]  #: The spaces attacked.
    units: tuple[str, ...]  #: Who attacks.
    others: tuple[str, ...]  #: Who defends.
    attack: int  #: Strength of the attackers.
    defence: int  #: Strength of the defenders.
    odds: str  #: The column before shifts; empty below the lowest.
    shifts: tuple[Part, ...]  #: Each shift with its rule.
    column: str  #: The column that counts; empty: CA without a roll.
    table: str  #: On whose table.
    chances: tuple[ChanceView, ...]  #: How likely each result is.
    die: int = 0  #: What was rolled; 0: nothing yet.
    result: Result | None = None  #: The result; none yet.


class WayView(Data, frozen=True):
    """A way on which the unit that moves can end its movement."""

    path: tuple[str, ...]  #: The spaces entered, in order; the last one is where it ends.
    cost: int  #: What it costs.
    #: What it takes control of or marks on the way; `gg` is the first entry into Greater Germany.
    takes: tuple[str, ...] = ()


class ReachView(Data, frozen=True):
    """Where a unit could end if it moved now."""

    unit: str  #: The unit.
    spaces: tuple[str, ...]  #: The spaces, by id.


class ReckonedView(Data, frozen=True):
    """What the rules give for a side from what lies open, so that no client works it out."""

    side: str  #: Its id.
    #: Where it has overland supply (NR22): its sources, and every space that a line of supply reaches.
    supplied: tuple[str, ...]
    #: More points than this win by a check of this turn that is still to come, at which the side has the initiative
    #: (NR83); none: there is none, or a card has called it off.
    sudden_death: int | None = None


class NoRetreatView(Data, frozen=True):
    """The position of a game of No Retreat!"""

    turn: int  #: The game turn.
    active: str  #: Whose player turn it is; empty in housekeeping.
    phase: Phase  #: The phase.
    weather: Weather  #: The weather.
    initiative: str  #: Who has the initiative.
    event_vp: int  #: Event VP; below 0 for the Soviets.
    high_tide: int  #: The High Tide marker.
    units: tuple[UnitView, ...]  #: All units, by id.
    control: tuple[ControlView, ...]  #: Who controls what.
    sides: tuple[SideView, ...]  #: The sides.
    hands: tuple[HandView, ...]  #: Hands.
    pile: int  #: Cards in the draw pile.
    discards: int  #: Cards in the discard pile.
    top: int  #: The card that lies open on it; 0: none (NRR18).
    blows: tuple[BlowView, ...] = ()  #: Target and counterblow markers.
    triggered: dict[str, int] = {}  #: What has happened, by trigger the turn.
    reserve: str = ""  #: The unit with the strategic reserve marker.
    joker: str = ""  #: Who holds the Joker.
    pivot: int = 0  #: The turn of variable initiative (NR118).
    works: tuple[str, ...] = ()  #: Defensive works.
    scorched: tuple[str, ...] = ()  #: Scorched cities.
    forecast: dict[str, Weather] = {}  #: Weather markers turned, by turn.
    happened: tuple[str, ...] = ()  #: Halves that have happened in this player turn (NR16).
    local: dict[str, str] = {}  #: Units with local support, by side.
    battle: BattleView | None = None  #: The battle that is chosen or fought.
    #: What may be chosen to be attacked now, with all who could attack it; or with each unit that may join.
    prospects: tuple[BattleView, ...] = ()
    #: Where the unit that moves can end, and how, or the ways to the end that has been chosen; of ways that take the
    #: same the cheapest.
    ways: tuple[WayView, ...] = ()
    #: The unit that moves, comes onto the map, retreats or advances, whose way is asked for; empty: none.
    moving: str = ""
    reckoned: tuple[ReckonedView, ...] = ()  #: Supply and sudden death of each side.
    #: Where each unit that may still move could end, while the side whose turn it is chooses who moves (NR38); before
    #: that, from the beginning of its turn, where it could end if it moved now as it stands. The ways and what they
    #: cost are told of the one that is chosen.
    reaches: tuple[ReachView, ...] = ()
    supplies: tuple[SupplyView, ...] = ()  #: What supplies each unit on the map, by id.
    #: Every way to win that is still open, with what each side still needs for it (NR82 to NR86, NR121).
    aims: tuple[AimView, ...] = ()
    #: What each place gives and to whom, by id: the victory points of the map of a side are those of its places
    #: (NR88).
    prizes: tuple[PrizeView, ...] = ()
    #: What the loss of each unit with an unsupplied marker would give the enemy, by id (NR89).
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
    """What does not change, with the words of the cards."""
    return with_texts(board.content)
