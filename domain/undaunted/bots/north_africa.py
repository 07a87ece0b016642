"""How the sensible bot plays North Africa: each soldier and each vehicle has somewhere to go for the goal of its
side, shots go where they pay, and vehicles are boarded by who can use them. It looks one decision ahead."""

from typing import Any

from kronika.domain.kernel.bots import Choice
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.bots.player import FAR, Player, hit_chance
from kronika.domain.undaunted.content import (
    COMBAT,
    FOG,
    ActionName,
    Card,
    Eliminate,
    Escape,
    Face,
    ObjectivesWorth,
    SeatKind,
    Troop,
)
from kronika.domain.undaunted.rules.casualties import PickCrew
from kronika.domain.undaunted.rules.inspiring import Again
from kronika.domain.undaunted.rules.playing import FreeMoveFirst, Swap
from kronika.domain.undaunted.rules.vehicles import FreeMove, NextSpace
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.view import DoingView, Scene, View


class Situation(Player):
    """A seat in North Africa."""

    def __init__(self, seat: str, scene: Scene, view: View) -> None:
        super().__init__(seat, scene, view)
        self.card_of = {card.counter: card for card in scene.cards if card.counter}
        self.exits = {space.id for space in scene.spaces if space.escape}
        self.escaping = {side.id: side.escaping for side in scene.sides}
        self.escapers = {side.id: side.escapers for side in scene.sides}
        self.worth = {kind.id: kind.value for kind in scene.structures}
        self.structures = {space.id: self.worth[space.structure] for space in view.spaces if space.structure}
        self.objectives = {space.id: space.objective for space in view.spaces if space.objective}
        blocked = {tile.id for tile in scene.tiles if tile.impassable}
        self.closed = {space.id for space in view.spaces if space.tile in blocked}
        self.closed |= {space for space, value in self.structures.items() if not value}
        self.crews: dict[str, dict[int, str]] = {}
        for counter in view.counters:
            if counter.vehicle:
                self.crews.setdefault(counter.vehicle, {})[counter.seat] = counter.id

    def owner(self, counter: str) -> str:
        found = self.counters.get(counter)
        return (found.side if found is not None and found.side else "") or self.kinds[counter].side

    def is_vehicle(self, counter: str) -> bool:
        return counter in self.kinds and self.kinds[counter].vehicle is not None

    def prints(self, counter: str, action: ActionName) -> bool:
        card = self.card_of.get(counter)
        return card is not None and any(printed.name == action for printed in card.actions)

    def needs(self, side: str, kind: type) -> bool:
        return any(isinstance(part, kind) for part in self.goals[side])

    def counts(self, side: str, counter: str) -> bool:
        """Whether it counts for the side's goal if this counter escapes."""
        return any(isinstance(part, Escape) and self._meant(part, counter) for part in self.goals[side])

    def hunted(self, side: str, counter: str) -> bool:
        """Whether the side is to eliminate this counter."""
        return any(isinstance(part, Eliminate) and self._meant(part, counter) for part in self.goals[side])

    def _meant(self, goal: Escape | Eliminate, counter: str) -> bool:
        troop = Troop.VEHICLES if self.is_vehicle(counter) else Troop.SOLDIERS
        return counter in goal.counters if goal.counters else troop == goal.troop

    def prizes(self) -> dict[str, float]:
        """The spaces that the side wants to control, or to take from the enemy, with what they are worth to it."""
        demolishes = self.seat == self.scene.demolishes
        found: dict[str, float] = {}
        for side, share in ((self.seat, 1.0), (self.enemy, 0.6)):
            if self.needs(side, ObjectivesWorth):
                for space, value in self.objectives.items():
                    found[space] = max(found.get(space, 0.0), share * value)
                if (side != self.scene.demolishes) != (demolishes and side == self.seat):
                    for space, value in self.structures.items():
                        found[space] = max(found.get(space, 0.0), share * value)
        return {
            space: value
            for space, value in found.items()
            if value and self.markers.get((self.seat, space)) != Face.CONTROLLED
        }

    def targets(self) -> dict[str, float]:
        """The structures worth blowing up: those of value, and obstacles in the way of vehicles."""
        wanted = self.needs(self.seat, ObjectivesWorth)
        road = any(isinstance(part, Escape) and part.troop == Troop.VEHICLES for part in self.goals[self.seat])
        return {
            space: float(value) if value else 0.8
            for space, value in self.structures.items()
            if (value and wanted) or (not value and road)
        }

    def ready(self, card: Card) -> float:
        return 1.5

    def hunker(self, card: str) -> float:
        return -1.0

    def other(self, decision: Any) -> float:
        match decision:
            case FreeMoveFirst(card, vehicle, seat):
                return _mount(self, self.cards[card].counter, vehicle, seat)
            case FreeMove(vehicle, seat) if self.view.doing is not None:
                return _seat(self, self.view.doing.counter, vehicle, seat)
            case Swap(card, counter):
                return _swap(self, self.cards[card].counter, counter)
            case NextSpace(to):
                return 0.4 + _chart(self, to)
            case Again():
                return 1.0
            case PickCrew(counter):
                return _wound(self, counter)
            case _:
                return 0.0

    def pick(self, card: str) -> float:
        """Fog of war first, then what is of little use; high cards where a prize could be taken this round."""
        known = self.cards[card]
        if known.title == FOG:
            return 1.0
        return 0.08 * known.initiative - (2.0 if known.counter else 2.4)

    def act(self, card: Card, act: d.Act, choice: Choice) -> float:
        who = card.counter
        match act:
            case d.Control():
                return _control(self, self.counters[who].space)
            case d.Move() | d.Stalk():
                return _way(self, who, act.to)
            case d.Scout():
                return _scout(self, who, act.to)
            case d.Drive():
                return _way(self, self.counters[who].vehicle, act.to)
            case d.Attack() | d.Strafe() | d.AntiTank() | d.Demolish():
                return hit_chance(choice) * _hit(self, act.target)
            case d.Suppress():
                return hit_chance(choice) * _pinning(self, act.target)
            case d.Repair():
                damaged = self.counters[act.vehicle]
                return (2.2 if damaged.disabled else 0.9) if self.owner(act.vehicle) == self.seat else -3.0
            case d.Navigate() | d.ReconFlight():
                return 0.5 + _chart(self, act.to)
            case d.Bolster():
                return 0.9 + self.take(act.take)
            case d.Command():
                return 1.5 + 0.2 * act.count
            case d.Inspire():
                return 1.4
            case d.Recon():
                return 1.6
            case d.Conceal():
                return 0.4
            case _:
                return 0.0

    def step_on(self, doing: DoingView, to: str) -> float:
        if doing.action == ActionName.SCOUT:
            return _scout(self, doing.counter, to) + 0.2
        return _way(self, doing.counter, to) + 0.2

    def take(self, card: str) -> float:
        """Which card of the supply the deck needs most."""
        known = self.cards[card]
        if known.title == FOG:
            return -2.0
        if not known.counter:
            return 0.5
        worth = 0.5
        if self.prints(known.counter, ActionName.DEMOLISH) and self.targets():
            worth += 0.5
        if self.counts(self.seat, known.counter):
            worth += 0.2
        prizes = self.prizes()
        if prizes and self.prints(known.counter, ActionName.CONTROL):
            worth += 0.3
        if self.prints(known.counter, ActionName.SCOUT) and any(
            (self.seat, space) not in self.markers for space in prizes
        ):
            worth += 0.6
        held = sum(
            zone.cards.count(card) for zone in self.sides[self.seat].zones if zone.zone in (Zone.HAND, Zone.DISCARD)
        )
        return worth + (0.3 if not held else 0.0)


def _hit(s: Situation, target: str) -> float:
    """Returns the worth of a hit."""
    if target not in s.counters:
        space = target.split(" ", 1)[1]
        value = s.structures.get(space, 0)
        if value and s.needs(s.seat, ObjectivesWorth):
            return 100.0 if value >= s.missing(s.seat) else 6.0 + 3.0 * value
        return 5.0 if space in s.targets() else 0.5 + value
    worth = 1.4
    if s.hunted(s.seat, target):
        worth += 1.6
    if s.counts(s.enemy, target):
        worth += 1.0
    if s.is_vehicle(target):
        crew = s.crews.get(target, {})
        worth += 0.5 * s.counters[target].damage + (
            max(_wound(s, soldier) for soldier in crew.values()) if crew else -0.8
        )
    elif s.prints(target, ActionName.DEMOLISH) and s.needs(s.enemy, ObjectivesWorth):
        worth += 1.5
    return worth


def _wound(s: Situation, soldier: str) -> float:
    """Returns the worth of wounding a soldier; soldiers whom the enemy needs are worth most."""
    worth = 0.6 + (0.8 if s.hunted(s.seat, soldier) else 0.0) + (0.6 if s.counts(s.enemy, soldier) else 0.0)
    if s.prints(soldier, ActionName.DEMOLISH) and s.needs(s.enemy, ObjectivesWorth):
        worth += 0.8
    return worth


def _pinning(s: Situation, target: str) -> float:
    if s.is_vehicle(target):
        ready = [id for id in s.crews.get(target, {}).values() if not s.counters[id].suppressed]
        return 1.4 if ready else -1.0
    if s.counters[target].suppressed:
        return -1.0
    return 1.5 + (0.6 if s.counts(s.enemy, target) else 0.0)


def _control(s: Situation, space: str) -> float:
    value = s.prizes().get(space, 0.0)
    own = s.objectives.get(space, 0) + (s.structures.get(space, 0) if s.seat != s.scene.demolishes else 0)
    if own and s.needs(s.seat, ObjectivesWorth) and own >= s.missing(s.seat):
        return 100.0
    return 3.0 + 2.0 * value if value else -0.3


def _errands(s: Situation, counter: str) -> dict[str, float]:
    """Where a soldier or a vehicle should go, with how much it matters."""
    riders = list(s.crews.get(counter, {}).values()) if s.is_vehicle(counter) else [counter]
    found: dict[str, float] = {}

    def want(spaces: dict[str, float]) -> None:
        for space, value in spaces.items():
            found[space] = max(found.get(space, 0.0), value)

    if any(s.counts(s.seat, id) and _may_leave(s, id) for id in (*riders, counter)):
        want(dict.fromkeys(s.exits, 3.0))
    if any(s.prints(id, ActionName.DEMOLISH) for id in riders) and s.seat == s.scene.demolishes:
        want({space: 1.0 + value for space, value in s.targets().items()})
    if any(s.prints(id, ActionName.CONTROL) or _seat_controls(s, id) for id in riders):
        want({space: (0.8 + value) * _open_share(s, space) for space, value in s.prizes().items()})
    want({s.counters[car].space: 1.2 for id in riders for car in _empty_seats(s, id)})
    if not found:
        want(_hunting_grounds(s))
    return found


def _empty_seats(s: Situation, soldier: str) -> list[str]:
    """The own vehicles with a free seat that asks for the specialism of a soldier on foot."""
    special = s.card_of[soldier].specialism if soldier in s.card_of else ""
    if not special or s.counters[soldier].vehicle:
        return []
    return [
        counter.id
        for counter in s.view.counters
        if (kind := s.kinds[counter.id].vehicle) is not None and s.owner(counter.id) == s.seat
        if any(
            seat.specialism == special and number not in s.crews.get(counter.id, {})
            for number, seat in enumerate(kind.seats, 1)
        )
    ]


def _open_share(s: Situation, space: str) -> float:
    """How much of a prize is left where nobody but a scout can go yet."""
    return 1.0 if (s.seat, space) in s.markers else 0.4


def _seat_controls(s: Situation, soldier: str) -> bool:
    """Whether the soldier holds a seat from which he can take control."""
    here = s.counters[soldier]
    if not here.vehicle:
        return False
    held = _seat_kind(s, here.vehicle, here.seat)
    suits = held.specialism in ("", s.card_of[soldier].specialism)
    return suits and any(action.name == ActionName.CONTROL for action in held.actions)


def _may_leave(s: Situation, counter: str) -> bool:
    troop = Troop.VEHICLES if s.is_vehicle(counter) else Troop.SOLDIERS
    return troop in s.escaping[s.seat] or counter in s.escapers[s.seat]


def _hunting_grounds(s: Situation) -> dict[str, float]:
    """Where the enemy is that matters: near him one shoots better, and in the way of who wants to escape."""
    enemies = [c for c in s.view.counters if s.owner(c.id) != s.seat and not c.vehicle]
    hunted = [c for c in enemies if s.hunted(s.seat, c.id) or s.crews.get(c.id)] or enemies
    return {space: 0.5 for c in hunted for space in (*s.near[c.space], c.space)}


def _gain(s: Situation, counter: str, to: str) -> float:
    """How much better a place is for a counter than its own: the best errand of each, less by its way."""
    errands, closed = _errands(s, counter), s.closed if s.is_vehicle(counter) else ()

    def standing(at: str) -> float:
        ways = [(value, s.steps_to(at, {space}, closed)) for space, value in errands.items()]
        return max(
            (value * (1.0 - 0.1 * way) + (0.2 if not way else 0.0) for value, way in ways if way < FAR), default=0.0
        )

    return 5.0 * (standing(to) - standing(s.counters[counter].space))


def _way(s: Situation, counter: str, to: str) -> float:
    if not to:
        riders = [*s.crews.get(counter, {}).values(), counter]
        return 30.0 if any(s.counts(s.seat, id) for id in riders) else -20.0
    return _gain(s, counter, to) - _danger(s, to) + 0.5 * _danger(s, s.counters[counter].space)


def _danger(s: Situation, space: str) -> float:
    near = sum(1 for c in s.view.counters if s.owner(c.id) != s.seat and c.space in (space, *s.near[space]))
    return 0.1 * near


def _scout(s: Situation, counter: str, to: str) -> float:
    if not to:
        return _way(s, counter, to)
    return 0.9 * _gain(s, counter, to) + 0.6 * _chart(s, to) - _danger(s, to)


def _chart(s: Situation, to: str) -> float:
    """Returns the worth of a marker on a space: own counters that cannot scout need it on their way."""
    if (s.seat, to) in s.markers:
        return 0.0
    worth = -0.3
    for counter in s.view.counters:
        if s.owner(counter.id) != s.seat or counter.vehicle or s.prints(counter.id, ActionName.SCOUT):
            continue
        if to in s.near[counter.space] and not (s.is_vehicle(counter.id) and to in s.closed):
            worth = max(worth, 0.5 * _gain(s, counter.id, to))
    return max(worth, 0.8 if to in s.prizes() else worth)


def _seat_kind(s: Situation, vehicle: str, seat: int) -> SeatKind:
    kind = s.kinds[vehicle].vehicle
    assert kind is not None, "only vehicles have seats"
    return kind.seats[seat - 1]


def _use(s: Situation, soldier: str, vehicle: str, seat: int) -> float:
    """Returns the worth of a seat to a soldier: the driver's seat is worth most, then the guns."""
    held, card = _seat_kind(s, vehicle, seat), s.card_of[soldier]
    if held.specialism not in ("", card.specialism):
        return -0.2
    names = {action.name for action in held.actions}
    if ActionName.DRIVE in names:
        return 1.0
    if names & COMBAT:
        return 0.5
    return 0.4 if ActionName.NAVIGATE in names else 0.1


def _riding_pays(s: Situation, soldier: str, vehicle: str) -> float:
    """Returns the worth of being in a vehicle: it takes a soldier to where he should go, if somebody drives."""
    errands = _errands(s, soldier)
    space = s.counters[vehicle].space
    far = min((s.steps_to(space, {to}, s.closed) for to in errands), default=0)
    on_foot = s.prints(soldier, ActionName.SCOUT) or s.prints(soldier, ActionName.STALK)
    return 0.0 if far >= FAR else min(far, 4) * (0.2 if on_foot else 0.3) - 0.4


def _seat(s: Situation, soldier: str, vehicle: str, seat: int) -> float:
    """Returns the worth of a free move after the action; stopping is worth 0.3."""
    here = s.counters[soldier]
    if not vehicle:
        return 0.3 - _riding_pays(s, soldier, here.vehicle) - _use(s, soldier, here.vehicle, here.seat)
    use = _use(s, soldier, vehicle, seat) + (0.8 if _seat_kind(s, vehicle, seat).specialism else 0.0)
    if here.vehicle:
        return 0.3 + use - _use(s, soldier, here.vehicle, here.seat) - 0.05
    taken = 0.8 if s.owner(vehicle) != s.seat else 0.0
    return 0.3 + use + _riding_pays(s, soldier, vehicle) + taken - 0.3


def _mount(s: Situation, soldier: str, vehicle: str, seat: int) -> float:
    """Returns the worth of a free move first, with the action that follows."""
    here = s.counters[soldier]
    base = _seat(s, soldier, vehicle, seat) - 0.3
    if not vehicle:
        errands = _errands(s, soldier)
        near = min((s.steps_to(here.space, {to}) for to in errands), default=FAR)
        ahead = 1.6 if s.prints(soldier, ActionName.SCOUT) and _is_held_up(s, here.vehicle) else 0.5
        useful = s.prints(soldier, ActionName.CONTROL) or s.prints(soldier, ActionName.DEMOLISH)
        return base + (1.6 if near == 1 and useful else ahead)
    return base + 0.6


def _is_held_up(s: Situation, vehicle: str) -> bool:
    """Whether a vehicle would be better off on a tile that has no own marker yet."""
    ways = [to for to in s.near[s.counters[vehicle].space] if to not in s.closed and _gain(s, vehicle, to) > 0]
    return bool(ways) and not any((s.seat, to) in s.markers for to in ways)


def _swap(s: Situation, soldier: str, mate: str) -> float:
    one, other = s.counters[soldier], s.counters[mate]
    if not other.suppressed:
        return -1.0
    return _use(s, soldier, one.vehicle, other.seat) - _use(s, soldier, one.vehicle, one.seat)
