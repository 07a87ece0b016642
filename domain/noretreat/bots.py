"""A bot that plays sensibly: it takes and keeps cities, stays in supply, attacks at odds, and plays and pays with
its cards for what they are worth. It looks one decision ahead."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from msgspec.structs import asdict, replace

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.steps import Decision
from kronika.domain.noretreat.content import Arm, Content
from kronika.domain.noretreat.content.cards import Direction, Do, Effect, Mode
from kronika.domain.noretreat.content.words import AXIS, Result, other
from kronika.domain.noretreat.rules.cards import Drop
from kronika.domain.noretreat.rules.movement import Entrain
from kronika.domain.noretreat.rules.parts import Yes
from kronika.domain.noretreat.rules.supply import supplied_at
from kronika.domain.noretreat.rules.units import Fortify, Improve, TurnBack, Upgrade, fits
from kronika.domain.noretreat.scene import Atlas, Scene, scene_of
from kronika.domain.noretreat.state import BlowKind, Board, Unit
from kronika.domain.noretreat.view import BattleView, NoRetreatView, UnitView, WayView
from kronika.domain.noretreat.words import message

DECAY = 0.75
"""The share of a prize's pull that is left one space further away."""
SHARED = 0.6
"""The same, of how a unit is taken to share itself among the prizes."""
GUARDED = 1
"""How near to a prize an enemy is who guards it."""
WALKED_IN = 4.0
"""How much strength takes a prize that nobody guards, and keeps it."""
NEEDED = 6.0
"""How many times the strength of who guards it takes a prize."""
FAR = 99
GOAL = 10.0
"""The value of a place that a goal names, in addition to its victory points."""
FURTHER = 10.0
"""The same of one of several of which a goal asks for some."""
MISSING = 1.8
"""How many times as much it is worth where all else that the goal asks for is held."""
OBJECTIVE = 1.0
"""The value of an objective in addition to its victory points."""


class Situation:
    """The position as far as a seat can tell."""

    def __init__(self, seat: str, content: Content, view: NoRetreatView) -> None:
        self.seat, self.enemy, self.view = seat, other(seat), view
        self.board = Board(
            scene=scene_of(content),
            turn=view.turn,
            active=view.active,
            units={unit.id: _unit(unit) for unit in view.units},
            control={one.space: one.side for one in view.control},
            scorched=view.scorched,
            works=view.works,
        )
        self.scene = self.board.scene
        self.atlas = self.scene.atlas
        self.attacks = view.initiative == seat
        """Whether it is for this side to attack."""

    @cached_property
    def raiders(self) -> tuple[str, ...]:
        """Where enemies stand that can move."""
        mobile = [unit for unit in self.board.army(self.enemy) if self.board.face(unit).mp]
        return tuple(dict.fromkeys(self.board.units[unit].place for unit in mobile))

    @cached_property
    def pull(self) -> dict[str, float]:
        """How strongly what this side does not hold pulls to each space, the less the more go there already."""
        wanted = {space: worth for space, worth in self.prizes.items() if self.board.control.get(space) != self.seat}
        return self._field(self._uncared(wanted))

    @cached_property
    def prizes(self) -> dict[str, float]:
        """Maps each place to its value for the side that controls it."""
        scenario = self.scene.scenario
        named = {slug for goal in scenario.victory.any_of for slug in goal.controls}
        counted = any(goal.further or goal.objectives for goal in scenario.victory.any_of)
        side = scenario.victory.side
        reached = bool(named) and all(self.board.control.get(self.atlas.place(slug)) == side for slug in named)
        further = counted and any(
            self.board.control.get(space) == side and self.atlas.spaces[space].slug not in named
            for space in self.atlas.objectives.get(side, ())
        )
        found = {}
        for slug, space in self.atlas.keys.items():
            known = self.atlas.spaces[space]
            worth = float(known.vp) + (OBJECTIVE if known.objective else 0.0)
            if slug in named:
                worth += GOAL * (MISSING if further else 1.0)
            elif counted and known.objective == side:
                worth += FURTHER * (MISSING if reached and not further else 1.0)
            if worth and space not in self.board.scorched:
                found[space] = worth
        return found

    def _field(self, sources: dict[str, float]) -> dict[str, float]:
        """From each source its worth, less of it with each space on the way."""
        found = dict.fromkeys(self.atlas.spaces, 0.0)
        for source, worth in sources.items():
            for space, left in _pulls(self.scene)[source].items():
                found[space] += worth * left
        return found

    def _uncared(self, wanted: dict[str, float]) -> dict[str, float]:
        """Maps each prize to the value that it has for one more unit. The moving unit is not counted."""
        far = _from_places(self.scene)
        guards = [(self.board.units[unit].place, self.strength([unit])) for unit in self.board.army(self.enemy)]
        going = dict.fromkeys(wanted, 0.0)
        for unit in self._others():
            at = self.board.units[unit].place
            drawn = {place: worth * SHARED ** far[place].get(at, FAR) for place, worth in wanted.items()}
            every = sum(drawn.values())
            for place, part in drawn.items():
                going[place] += self.strength([unit]) * part / every if every else 0.0
        found = {}
        for place, worth in wanted.items():
            ways = far[place]
            needed = WALKED_IN + NEEDED * sum(strength for at, strength in guards if ways.get(at, FAR) <= GUARDED)
            found[place] = worth * min(1.0, needed / max(1.0, going[place]))
        return found

    def _others(self) -> list[str]:
        moving = self.view.moving
        return [unit for unit in self.board.army(self.seat) if unit != moving and self.board.face(unit).mp]

    def strength(self, units: Iterable[str]) -> int:
        """The strength printed on the faces that these units show."""
        return sum(self.board.face(unit).strength for unit in units)

    def own_at(self, space: str, *, but: str = "") -> list[str]:
        """The own units on a space, one left out."""
        return [unit for unit in self.board.at(space) if self.board.side(unit) == self.seat and unit != but]

    def beside(self, space: str, side: str, *, but: str = "") -> list[str]:
        """The units of a side next to a space, one left out."""
        return [
            unit
            for near in self.atlas.land[space]
            for unit in self.board.at(near)
            if self.board.side(unit) == side and unit != but
        ]

    def brought(self, space: str, *, but: str = "") -> float:
        """The own strength next to a space, of each unit the part that is left if it turns on every enemy beside it."""
        return sum(self.strength([unit]) / self._fronts(unit) for unit in self.beside(space, self.seat, but=but))

    def _fronts(self, unit: str) -> int:
        """How many spaces with enemies are next to an own unit."""
        return sum(self.board.held_by(near) == self.enemy for near in self.atlas.land[self.board.units[unit].place])

    @cached_property
    def hindered(self) -> float:
        """How many times as much strength an attack of this side needs in this weather."""
        row = self.scene.weather[self.view.weather]
        return (1.0 + 0.4 * row.axis_left) * (1.4 if row.soviet_table else 1.0) if self.seat == AXIS else 1.0

    def is_supplied(self, space: str, takes: Iterable[str] = ()) -> bool:
        """Whether the side would be supplied on a space as things stand, or once it has taken others too."""
        taken = {place: self.seat for place in takes if place in self.board.control}
        if supplied_at(self.board, self.seat, space) or not taken:
            return supplied_at(self.board, self.seat, space)
        return supplied_at(replace(self.board, control=self.board.control | taken), self.seat, space)

    def holds(self, space: str) -> float:
        """How many units of strength the ground of a space is worth to who defends it."""
        known = self.atlas.spaces[space]
        left = self.scene.terrain[known.terrain].left + bool(known.objective)
        return 1.0 + 0.4 * left

    def value(self, unit: str) -> float:
        """Returns the value of a unit on the face that it shows."""
        face = self.board.face(unit)
        return face.strength + (1.0 if face.arm == Arm.ARMOUR else 0.0)

    def has_zone(self, unit: str) -> bool:
        """Whether a unit has a zone of control."""
        return self.board.face(unit).zoc and not self.board.units[unit].unsupplied

    def has_more_steps(self, unit: str) -> bool:
        """Whether a unit is only turned when it loses a step."""
        return self.board.units[unit].face == 1 and (
            self.board.side(unit) == AXIS or self.board.turn >= self.scene.dates.two_steps
        )


@cached_by_identity(4)
def _from_places(scene: Scene, /) -> dict[str, dict[str, int]]:
    """How far each space is from each place that can be controlled."""
    return {place: _distances(scene.atlas, [place]) for place in scene.atlas.keys.values()}


@cached_by_identity(4)
def _pulls(scene: Scene, /) -> dict[str, dict[str, float]]:
    """Maps each controllable place to the share of its pull that is left on each space."""
    return {place: {space: DECAY**far for space, far in ways.items()} for place, ways in _from_places(scene).items()}


def _distances(atlas: Atlas, sources: Sequence[str]) -> dict[str, int]:
    """How far each space is from the next of these over land, where it can be reached."""
    found = dict.fromkeys(sources, 0)
    ring, far = list(found), 0
    while ring:
        far += 1
        ring = list(dict.fromkeys(near for at in ring for near in atlas.land[at] if near not in found))
        found |= dict.fromkeys(ring, far)
    return found


def _unit(seen: UnitView) -> Unit:
    return Unit(
        place=seen.place,
        face=seen.face,
        unsupplied=seen.unsupplied,
        disorganised=seen.disorganised,
        turn=seen.turn,
        partisans=seen.partisans,
    )


NEAR = 5
"""How far an enemy is that could come."""


class Lines:
    """The lines of a side without one of its units."""

    def __init__(self, situation: Situation, but: str) -> None:
        s = self._situation = situation
        own = [unit for unit in s.board.army(s.seat) if unit != but]
        self._held = frozenset(s.board.units[unit].place for unit in own)
        self._zones = frozenset(
            near for unit in own if s.has_zone(unit) for near in s.atlas.land[s.board.units[unit].place]
        )
        self._zone = s.has_zone(but)
        self._far = self._ways_in(self._held, self._zones)
        self._lost = self._losses(self._far, self._held)
        self._kept: dict[tuple[str, tuple[str, ...]], float] = {}

    def kept(self, space: str, takes: tuple[str, ...] = ()) -> float:
        """How much worth in prizes the unit keeps from the enemy by ending on a space; below 0 where it could lose
        more again of what it takes on its way."""
        key = (space, takes)
        if key not in self._kept:
            self._kept[key] = self._found(space, takes)
        return self._kept[key]

    def _found(self, space: str, takes: tuple[str, ...]) -> float:
        around = self._situation.atlas.land[space] if self._zone else ()
        if not any(at in self._far for at in (space, *around, *takes)):
            return 0.0
        held = self._held | {space}
        return self._lost - self._losses(self._ways_in(held, self._zones.union(around)), held, takes)

    def _ways_in(self, held: frozenset[str], zones: frozenset[str]) -> dict[str, int]:
        """Maps each space within the enemy's reach to its distance from the nearest enemy. A unit that enters a zone of
        control stops."""
        s = self._situation
        found = dict.fromkeys(s.raiders, 0)
        ring = list(found)
        for far in range(1, NEAR + 1):
            ring = [
                near
                for near in dict.fromkeys(near for at in ring for near in s.atlas.land[at])
                if near not in found and near not in held
            ]
            found |= dict.fromkeys(ring, far)
            ring = [at for at in ring if at not in zones]
        return found

    def _losses(self, far: dict[str, int], held: Iterable[str], takes: Sequence[str] = ()) -> float:
        s = self._situation
        return sum(
            worth * s.holds(place) * (NEAR + 1 - far[place]) / NEAR
            for place, worth in s.prizes.items()
            if place in far and place not in held and (place in takes or s.board.control.get(place) == s.seat)
        )


@cached_by_identity(4)
def without(situation: Situation, unit: str, /) -> Lines:
    """The lines of a side without one of its units, which may stand elsewhere."""
    return Lines(situation, unit)


TAKEN = 3.0
"""The value of a prize taken on the way, as a multiple of its own value."""
KEPT = 2.0
"""The same of one that is kept from an enemy who could come."""
GUARD = 2.0
"""The strength of a unit that keeps as well as any: a stronger one has better to do."""
DRAWN = 0.9
"""The weight of the pull of prizes for the side with the initiative."""
DRAWN_BACK = 0.15
"""The same to who has not."""
CUT_OFF = 6.0
"""The loss for being without supply."""
CROWDED = 9.0
"""The loss where a unit too many would leave the map (NR41)."""
SPREAD = 0.3
"""The loss for two units on one space that could cover two."""
SPARED = 0.5
"""The least of that for who is stronger."""
CONTACT = 8.0
"""The value of being next to an enemy that can be attacked at good odds."""
ODDS = 5.0
"""Good odds, on open ground."""
PILED = 0.95
"""The share of that value that other units next to the enemy already give."""
EXPOSED = 0.5
"""The loss for being next to an enemy at bad odds."""
SIDE_BY_SIDE = 0.15
"""The value of each friendly unit next to a space, up to two."""


def worth(s: Situation, unit: str, space: str, takes: tuple[str, ...] = ()) -> float:
    """How much it is worth that a unit ends on a space, having taken others on its way."""
    found = sum(TAKEN * s.prizes.get(taken, 0.0) for taken in takes if s.board.control.get(taken) != s.seat)
    found += _kept(s, unit, space, takes)
    found += (DRAWN if s.attacks else DRAWN_BACK) * s.pull[space]
    if not s.is_supplied(space, takes):
        found -= CUT_OFF
    there = s.own_at(space, but=unit)
    if not fits(s.board, s.seat, (*there, unit), space):
        found -= CROWDED
    elif there:
        found -= SPREAD
    found += SIDE_BY_SIDE * min(2, len(s.beside(space, s.seat, but=unit)))
    return found + _contact(s, unit, space)


def _kept(s: Situation, unit: str, space: str, takes: tuple[str, ...]) -> float:
    """A prize is kept by who stands on it, and by who bars the way to it."""
    kept = KEPT * without(s, unit).kept(space, takes)
    return kept * max(SPARED, min(1.0, GUARD / max(1.0, s.strength([unit])))) if kept > 0 else kept


def _contact(s: Situation, unit: str, space: str) -> float:
    """Returns the value of being next to enemies: the unit attacks them or is attacked."""
    own = s.strength([unit])
    found, against = 0.0, 0
    for near in s.atlas.land[space]:
        theirs = [one for one in s.board.at(near) if s.board.side(one) == s.enemy]
        if not theirs:
            continue
        against += s.strength(theirs)
        if s.attacks:
            needed = max(1.0, ODDS * s.strength(theirs) * s.holds(near) * s.hindered)
            others = s.brought(near, but=unit)
            found = max(found, CONTACT * (min(1.0, (others + own) / needed) - PILED * min(1.0, others / needed)))
    if against:
        ratio = against / max(1.0, (own + s.strength(s.own_at(space, but=unit))) * s.holds(space))
        found -= EXPOSED * min(max(ratio - 1.0, 0.0), 3.0) * (0.5 if s.attacks else 1.0)
    return found


RESULTS = {
    Result.NE: 0.0,
    Result.CA: -0.7,
    Result.CB: -0.2,
    Result.EX: 0.15,
    Result.DR: 0.7,
    Result.DS: 1.1,
    Result.DD: 1.5,
}
"""The value of each result to the attacker."""
BAD = -0.5
"""The value of a battle whose odds are unknown."""
ENOUGH = 0.3
"""From what worth on it is fought by choice."""
LEFT = 0.5
"""How much of the strength that is counted for another battle still counts."""


def expected(battle: BattleView) -> float:
    """Returns the value of a battle to the attacker, averaged over the six faces of the die."""
    if not battle.column:
        return RESULTS[Result.CA]
    rolled = sum(one.sixths for one in battle.chances)
    return sum(one.sixths * RESULTS.get(one.result, 0.0) for one in battle.chances) / rolled if rolled else BAD


def prospect(s: Situation, space: str) -> BattleView | None:
    """Returns the preview of a battle for a space before the space is chosen, or `None`."""
    return next((one for one in s.view.prospects if one.hexes[0] == space), None)


def target_worth(s: Situation, space: str) -> float:
    """Returns the value of declaring a target: less where another battle already counts on the attackers."""
    battle = prospect(s, space)
    if battle is None:
        return BAD
    declared = [blow.space for blow in s.view.blows if blow.side == s.seat and blow.kind == BlowKind.TARGET]
    busy = {unit for other in declared for unit in s.beside(other, s.seat)}
    free = s.strength(unit for unit in battle.units if unit not in busy)
    every = s.strength(battle.units)
    share = (free + LEFT * (every - free)) / max(1, every)
    prize = 0.15 * s.prizes.get(space, 0.0)
    found = expected(battle)
    return (found + prize) * share - (1.0 - share) if found > 0 else found


def joining(s: Situation, unit: str) -> float:
    """Returns the value of letting a unit join an attack."""
    if s.view.battle is None:
        return s.strength([unit])
    joined = next((one for one in s.view.prospects if unit in one.units and unit not in s.view.battle.units), None)
    if joined is None:
        return 0.0
    gain = expected(joined) - expected(s.view.battle)
    hexes = s.view.battle.hexes
    elsewhere = [
        blow.space for blow in s.view.blows if blow.space not in hexes and unit in s.beside(blow.space, s.seat)
    ]
    return gain - (0.25 if elsewhere else -0.05)


def supported(battle: BattleView) -> float:
    """Returns the value of a support marker: highest in the middle of the table."""
    certain = max((one.sixths for one in battle.chances if one.result in (Result.DD, Result.DS)), default=0)
    return 0.5 if battle.column and certain < 5 else -0.1


SPENT = 0.45
"""The value of a card as payment."""
EFFECTS: dict[Do, float] = {
    Do.DRAW: 0.5,
    Do.DISCARD: -0.3,
    Do.DISCARD_RANDOM: 0.5,
    Do.DISCARD_FROM_HAND: 0.7,
    Do.SEE_HAND: 0.1,
    Do.TAKE_DISCARD: 0.5,
    Do.REPEAT_TOP: 0.6,
    Do.CANCEL_CARD: 0.8,
    Do.UNDO_LAST: 0.8,
    Do.REPLACEMENT_STEP: 1.1,
    Do.UPGRADE: 0.9,
    Do.RETURN_UNIT: 1.1,
    Do.CADRE_BY_RAIL: 0.7,
    Do.MOVE_BOX: 0.7,
    Do.REBUILD: 0.9,
    Do.LOSE_STEP: 0.9,
    Do.ELIMINATE_ALLY: 0.9,
    Do.SURRENDER_UNIT: 1.0,
    Do.UNSUPPLIED_MARKER: 0.6,
    Do.SPARE_UNSUPPLIED: 1.0,
    Do.MOVE: 0.6,
    Do.STRENGTH_X: 0.8,
    Do.STRENGTH_ADD: 0.6,
    Do.REROLL: 0.5,
    Do.ROLL_TWO: 0.6,
    Do.EXTRA_ATTACK: 0.6,
    Do.SECOND_COMBAT: 0.5,
    Do.ADVANCE_BONUS: 0.5,
    Do.COUNTERBLOWS: 0.3,
    Do.REMOVE_COUNTERBLOWS: 0.5,
    Do.MUST_ATTACK: 0.3,
    Do.EXTRA_MARKERS: 0.6,
    Do.VP: 1.0,
    Do.CANCEL_SUDDEN_DEATH: 1.0,
}
"""The value of effects to the side that plays the event; effects not listed have none."""


def playing(s: Situation, card: int, mode: int) -> float:
    """Returns the value of playing an event now."""
    return sum(_effect(s, one) for one in s.scene.cards[card].half(s.seat).modes[mode].effects) - SPENT


def keeping(s: Situation, card: int) -> float:
    """Returns the value of holding a card."""
    return max((_held(mode) for mode in s.scene.cards[card].half(s.seat).modes), default=0.0)


def _held(mode: Mode) -> float:
    return sum(EFFECTS.get(one.do, 0.4) for one in mode.effects)


def _effect(s: Situation, effect: Effect) -> float:
    battle = s.view.battle
    attacks = battle is not None and battle.side == s.seat
    match effect.do:
        case Do.SHIFT:
            helps = effect.direction == Direction.EITHER or (effect.direction == Direction.RIGHT) == attacks
            return 0.7 * effect.n if helps and battle is not None else -0.5
        case Do.RESULT if battle is not None:
            gain = RESULTS[Result(effect.to)] - expected(battle)
            return gain if attacks else -gain
        case Do.VP:
            return float(effect.n)
        case Do.DRAW | Do.DISCARD_RANDOM | Do.REPLACEMENT_STEP | Do.LOSE_STEP:
            return EFFECTS[effect.do] * min(effect.n, 2)
    return EFFECTS.get(effect.do, 0.0)


NOISE = 0.05
"""The size of the noise that decides between equal choices."""
SAID = message("bot-sensible")


def choose(seen: Seen, noise: Noise) -> Choice:
    """Scores every choice and takes the best."""
    situation = Situation(seen.seat, seen.scene, seen.view)
    return max(
        seen.choices, key=lambda choice: score(situation, seen.kind, choice.decision) + NOISE * noise(choice.decision)
    )


SENSIBLE = Bot(BotCard("sensible", "1", SAID), choose)


def score(s: Situation, kind: str, decision: Decision) -> float:
    """How much a decision is worth; to let something pass is worth nothing."""
    match decision:
        case Improve(unit):
            return 0.2 + 0.1 * s.value(unit) - SPENT
        case Upgrade():
            return 1.0
        case Fortify() | TurnBack() | Entrain():
            return -0.2
        case Drop():
            return -9.0
    return _answers(s, kind, decision, asdict(decision))


def _answers(s: Situation, kind: str, decision: Decision, fields: dict[str, Any]) -> float:
    """Scores a decision by the kind of its prompt and by its fields."""
    match kind, fields:
        case _, {"card": card, "mode": mode}:
            return playing(s, card, mode)
        case _, {"card": card}:
            return 1.0 - keeping(s, card)
        case "go" | "step", {"to": to}:
            end = -1 if kind == "go" else 0
            return _goes(s, [way for way in s.view.ways if way.path[end] == to])
        case "go", _:
            return worth(s, s.view.moving, s.board.units[s.view.moving].place)
        case "place_at" | "detrain_at" | "unscorch", {"space": space}:
            return worth(s, s.view.moving, space) if s.view.moving else s.pull[space]
        case "retreat", {"unit": unit, "to": to}:
            return worth(s, unit, to)
        case "advance" | "advance_on", {"unit": unit, "to": to}:
            return worth(s, unit, to, (to,)) - worth(s, unit, s.board.units[unit].place)
        case "move", {"unit": unit}:
            return 1.0 + 0.1 * s.board.face(unit).mp
        case "place" | "set_up" | "detrain" | "reserve_detrain" | "place_cadre", {"unit": _}:
            return 1.0
        case "reorganise", {"unit": _}:
            return 0.3
        case "lose_step" | "overstack", {"unit": unit}:
            return (2.0 if s.has_more_steps(unit) else 0.0) - 0.3 * s.value(unit)
    return _fights(s, kind, decision, fields)


def _fights(s: Situation, kind: str, decision: Decision, fields: dict[str, Any]) -> float:
    """Scores decisions about battles, and what rules offer."""
    battle = s.view.battle
    match kind, fields:
        case "declare_targets", {"space": space}:
            return target_worth(s, space) - ENOUGH
        case "choose_battle", {"space": space}:
            found = prospect(s, space)
            return expected(found) if found is not None else BAD
        case "add_hex", {"space": _}:
            return -0.5
        case "choose_attackers", {"unit": unit}:
            return joining(s, unit)
        case "declare_counterblows" | "place_counterblow", {"space": _}:
            return -0.2
        case _, {"chosen": what} if what in s.board.units:
            own = s.board.side(what) == s.seat
            return s.value(what) * (0.1 if kind == "choose" else 0.0) * (1.0 if own else 2.0)
        case _, {"chosen": what} if what in s.pull:
            return 0.1 * s.pull[what]
        case "commit_support", _ if isinstance(decision, Yes) and battle is not None:
            return supported(battle)
        case "accept_counterattack", _ if isinstance(decision, Yes) and battle is not None:
            return (s.strength(battle.others) - s.strength(battle.units)) / 4
    return -0.2 if isinstance(decision, Yes) else 0.0


def _goes(s: Situation, ways: Sequence[WayView]) -> float:
    """Returns the value of the best of these ways."""
    return max(worth(s, s.view.moving, way.path[-1], way.takes) for way in ways)
