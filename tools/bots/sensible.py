"""A policy that plays sensibly: it wants objectives, keeps its riflemen alive, shoots where the
odds are good, and fills its deck before it needs it. It looks one decision ahead."""

import random
from collections.abc import Sequence

from domain.undaunted import decisions as d
from domain.undaunted.content import FOG, MORTAR, RIFLEMEN, Card, CounterKind, Face, ObjectivesWorth
from domain.undaunted.state import Zone
from domain.undaunted.view import CounterView, Scene, SideView, View
from tools.bots.policy import Choice

NOISE = 0.05
"""Of a point: what decides between equals."""


class Situation:
    """What a seat sees, indexed for asking."""

    def __init__(self, seat: str, scene: Scene, view: View) -> None:
        self.seat, self.scene, self.view = seat, scene, view
        self.enemy = next(side.id for side in scene.sides if side.id != seat)
        self.cards: dict[str, Card] = {card.id: card for card in scene.cards}
        self.kinds: dict[str, CounterKind] = {kind.id: kind for kind in scene.counters}
        self.near = {space.id: space.near for space in scene.spaces}
        self.counters: dict[str, CounterView] = {counter.id: counter for counter in view.counters}
        self.sides: dict[str, SideView] = {side.id: side for side in view.sides}
        self.goals = {side.id: side.goal for side in scene.sides}
        self.spawns = {side.id: side.spawns for side in scene.sides}
        self.markers = {(marker.side, space.id): marker.face for space in view.spaces for marker in space.markers}
        self.objective = {space.id: space.objective for space in view.spaces}

    def zone(self, side: str, zone: Zone) -> tuple[str, ...]:
        return next(z.cards for z in self.sides[side].zones if z.zone == zone)

    def wants_objectives(self, side: str) -> bool:
        return isinstance(self.goals[side], ObjectivesWorth)

    def missing(self, side: str) -> int:
        """How much value a side still needs; 0 for one that has another goal."""
        goal = self.goals[side]
        return max(0, goal.value - self.sides[side].worth) if isinstance(goal, ObjectivesWorth) else 0

    def steps_to(self, start: str, wanted: set[str], *, scouted: bool) -> int | None:
        """How far the nearest wanted space is; only over own markers if `scouted`."""
        seen, edge, distance = {start}, [start], 0
        while edge:
            if wanted & set(edge):
                return distance
            distance += 1
            further = {there for here in edge for there in self.near[here] if there not in seen}
            if scouted:
                further = {there for there in further if (self.seat, there) in self.markers}
            seen |= further
            edge = sorted(further)
        return None

    def prizes(self) -> dict[str, int]:
        """Objectives that this side does not control, with their values."""
        return {
            space: value
            for space, value in self.objective.items()
            if value and self.markers.get((self.seat, space)) != Face.CONTROLLED
        }

    def standing(self, side: str, space: str) -> list[CounterView]:
        return [c for c in self.view.counters if c.space == space and self.kinds[c.id].side == side]

    def where(self, counter: str) -> str:
        """Where a counter stands or would come on; empty if nowhere."""
        if counter in self.counters:
            return self.counters[counter].space
        return self.spawns[self.seat].get(counter, "")


class SensiblePolicy:
    """Scores every choice and takes the best."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: str, scene: Scene, view: View, kind: str, choices: Sequence[Choice]) -> Choice:
        situation = Situation(seat, scene, view)
        return max(choices, key=lambda choice: score(situation, choice) + NOISE * self._random.random())


def score(s: Situation, choice: Choice) -> float:
    """How much a choice is worth, in points: about one for a card well used."""
    decision = choice.decision
    match decision:
        case d.PickInitiative():
            return _pick(s, decision.card)
        case d.EndTurn():
            return 0.0
        case d.Ready():
            return 1.2 + _weight(s, s.cards[decision.card].counter)
        case d.HunkerDown():
            return _hunker(s, decision.card)
        case d.Play():
            return _act(s, s.cards[decision.card], decision.act, choice)
        case d.Step():
            return _step_on(s, decision.to)
        case d.Take():
            return _take(s, decision.card)
        case d.Strike():
            return _aim(s, decision.target, choice)
        case d.Stop():
            return 0.3
        case _:
            return 0.0


def _pick(s: Situation, card: str) -> float:
    """Give away what is of little use in hand, and high if there is something to win this round."""
    known = s.cards[card]
    urgent = any(s.standing(s.seat, space) and s.markers.get((s.seat, space)) == Face.SCOUTED for space in s.prizes())
    use = 0.0 if known.title == FOG else 2.0 + (1.0 if known.title == "rifleman" else 0.0)
    return (0.35 if urgent else 0.15) * known.initiative - use


def _weight(s: Situation, counter: str) -> float:
    """How much a counter matters."""
    return {RIFLEMEN: 0.8, "machine_gunners": 0.5, "snipers": 0.5, "scouts": 0.3, MORTAR: 0.3}.get(
        s.kinds[counter].unit if counter else "", 0.2
    )


def _hunker(s: Situation, card: str) -> float:
    known = s.cards[card]
    squads = set(known.squads)
    useless = bool(squads) and not any(
        squads & set(s.kinds[c.id].squads) for c in s.view.counters if s.kinds[c.id].side == s.seat
    )
    return 0.1 if useless and known.title != "rifleman" else -1.0


def _act(s: Situation, card: Card, act: d.Act, choice: Choice) -> float:
    match act:
        case d.Control():
            return _control(s, s.where(card.counter))
        case d.Move():
            return _walk(s, card.counter, act.to)
        case d.Scout():
            return _scout(s, card.counter, act.to)
        case d.Stalk():
            return 0.2 + 0.2 * _cover(s, act.to) - 0.1
        case d.Guide():
            return _walk(s, act.counter, act.to) - 0.2
        case d.Attack():
            return _shot(s, act.target, choice)
        case d.Suppress():
            return _suppression(s, act.target, choice)
        case d.Blast():
            return _blast(s)
        case d.Target():
            return _target(s, act.to)
        case d.Bolster():
            return 0.9 + _take(s, act.take)
        case d.Command():
            return 1.5 + 0.2 * act.count
        case d.Inspire():
            return 1.0 + (0.6 if s.cards[act.card].title in ("rifleman", "machine_gunner") else 0.0)
        case d.Recon():
            return 1.4
        case d.Conceal():
            return 0.35


def _control(s: Situation, space: str) -> float:
    value = s.objective.get(space, 0)
    if s.markers.get((s.seat, space)) == Face.CONTROLLED:
        return 5.0
    stolen = s.markers.get((s.enemy, space)) == Face.CONTROLLED
    if not value:
        return 0.2 if stolen else -0.2
    if not s.wants_objectives(s.seat):
        return 3.0 * value if stolen and s.wants_objectives(s.enemy) else 0.1
    wins = 100.0 if value >= s.missing(s.seat) else 0.0
    return wins + 3.0 + 2.0 * value + (1.5 * value if stolen else 0.0)


def _cover(s: Situation, space: str) -> int:
    tile = next(space_.tile for space_ in s.view.spaces if space_.id == space)
    return next(t.cover for t in s.scene.tiles if t.id == tile)


def _danger(s: Situation, space: str) -> float:
    """How exposed a space is: enemies near, less by its cover."""
    near = sum(
        1 for c in s.view.counters if s.kinds[c.id].side == s.enemy and (c.space == space or c.space in s.near[space])
    )
    return 0.25 * near - 0.12 * _cover(s, space)


def _walk(s: Situation, counter: str, to: str) -> float:
    """Riflemen go to objectives, others follow where they shoot better and are safer."""
    start = s.where(counter)
    if s.kinds[counter].unit != RIFLEMEN:
        here, there = _shooting(s, start), _shooting(s, to)
        return 0.4 * (there - here) - 0.2 - _danger(s, to) + _danger(s, start)
    prizes = s.prizes() if s.wants_objectives(s.seat) or s.wants_objectives(s.enemy) else {}
    leaving = prizes.get(start, 0) and not s.standing(s.enemy, start)
    if leaving:
        return -2.0
    if not prizes:
        return 0.3 * (_danger(s, start) - _danger(s, to))
    open_ = {space for space in prizes if not s.standing(s.enemy, space)} or set(prizes)
    before, after = s.steps_to(start, open_, scouted=False), s.steps_to(to, open_, scouted=False)
    gain = (before or 0) - (after or 0)
    arrives = 1.2 + 0.6 * prizes[to] if to in open_ else 0.0
    crowded = 0.4 * (len([c for c in s.standing(s.seat, to) if s.kinds[c.id].unit == RIFLEMEN]))
    return 1.1 * gain + arrives - crowded - _danger(s, to) + 0.5 * _danger(s, start)


def _shooting(s: Situation, space: str) -> float:
    """How near the nearest enemy is, in points."""
    enemies = {c.space for c in s.view.counters if s.kinds[c.id].side == s.enemy}
    distance = s.steps_to(space, enemies, scouted=False) if enemies else None
    return 0.0 if distance is None else -float(max(distance, 1))


def _scout(s: Situation, counter: str, to: str) -> float:
    new = (s.seat, to) not in s.markers
    prizes = s.prizes()
    wanted = {space for space in prizes if (s.seat, space) not in s.markers}
    if not wanted:
        return (0.1 if new else -0.4) - _danger(s, to)
    start = s.where(counter)
    before, after = s.steps_to(start, wanted, scouted=False), s.steps_to(to, wanted, scouted=False)
    gain = (before or 0) - (after or 0)
    found = 1.0 + 0.5 * prizes[to] if new and to in wanted else 0.0
    return 0.8 * gain + found + (0.3 if new and gain > 0 else -0.3 if new else 0.0) - 0.5 * _danger(s, to)


def _step_on(s: Situation, to: str) -> float:
    doing = s.view.doing
    return _scout(s, doing.counter, to) + 0.3 if doing is not None and doing.counter else 0.0


def _take(s: Situation, card: str) -> float:
    """Which card of the supply the deck needs most."""
    known = s.cards[card]
    if known.title == FOG:
        return -2.0
    counter = known.counter
    on_board = not counter or counter in s.counters
    worth = {"rifleman": 0.7, "machine_gunner": 0.55, "sniper": 0.5, "scout": 0.2, "mortar": 0.15}.get(known.title, 0.6)
    return worth + (0.25 if on_board else -0.15)


def _hit_value(s: Situation, target: str) -> float:
    """What a hit on a counter is worth."""
    counter = s.counters[target]
    value = 1.6 + 2.0 * _weight(s, target)
    if s.objective.get(counter.space) and s.kinds[target].unit == RIFLEMEN:
        value += 1.0
    if not s.wants_objectives(s.seat) and s.kinds[target].unit == RIFLEMEN:
        value += 2.0
    return value


def _chance(choice: Choice) -> float:
    return choice.odds.wins / choice.odds.outcomes if choice.odds else 0.0


def _shot(s: Situation, target: str, choice: Choice) -> float:
    return 1.4 * _chance(choice) * _hit_value(s, target)


def _suppression(s: Situation, target: str, choice: Choice) -> float:
    if s.counters[target].suppressed:
        return -1.0
    return 1.1 * _chance(choice) * (0.8 + 1.5 * _weight(s, target))


def _aim(s: Situation, target: str, choice: Choice) -> float:
    mine = s.kinds[target].side == s.seat
    return (-1.0 if mine else 1.0) * _chance(choice) * _hit_value(s, target)


def _on_tile(s: Situation, space: str) -> float:
    """Enemies less own counters on a space, by what a hit is worth."""
    return sum(
        (_hit_value(s, c.id) if s.kinds[c.id].side == s.enemy else -_hit_value(s, c.id))
        for c in s.view.counters
        if c.space == space
    )


def _blast(s: Situation) -> float:
    return 0.45 * _on_tile(s, s.sides[s.seat].target)


def _target(s: Situation, to: str) -> float:
    lies = s.sides[s.seat].target
    return 0.3 * (_on_tile(s, to) - (_on_tile(s, lies) if lies else 0.0)) - 0.1
