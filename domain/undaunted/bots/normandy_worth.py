"""A position in a scenario of Normandy, indexed for asking, and its worth: the tasks of riflemen, the value of
counters, hits and places, about one point for a card well used."""

from collections import Counter as Multiset
from collections.abc import Mapping
from heapq import heappop, heappush
from math import inf

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.undaunted.content import RIFLEMEN, ActionName, Card, Face, Name, ObjectivesWorth
from kronika.domain.undaunted.rules.combat import wins_in
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.view import Scene, SideView, View

# --- what does not change while a scenario is played


SCENES = 8
"""How many scenes are kept."""
WAYS = 5000
"""How many distances are kept for a scene."""

NO_CARD = Card("", "", Name("", ""), 0)
"""The card of a counter whose soldiers are not in any deck of the scenario."""
COPIES = {"rifleman": 5, "scout": 3, "machine_gunner": 3, "sniper": 3, "mortar": 3, "fog_of_war": 10}
"""The number of printed cards by title; a leader has one."""


class Ground:
    """The board, the counters and the cards of a scenario."""

    def __init__(self, scene: Scene) -> None:
        first, second = (side.id for side in scene.sides)
        self._ways: dict[tuple[str, frozenset[str], float], dict[str, float]] = {}
        self.enemy = {first: second, second: first}
        self.radio = scene.radio
        self.raises = first if scene.radio else ""
        self.cards = {card.id: card for card in scene.cards}
        self.kinds = {kind.id: kind for kind in scene.counters}
        self.tiles = {tile.id: tile for tile in scene.tiles}
        self.near = {space.id: space.near for space in scene.spaces}
        self.range = {space: self._ranges(space) for space in self.near}
        self.spawns = {counter: space for side in scene.sides for counter, space in side.spawns.items()}
        self.wanted = {
            side.id: side.goal.value if isinstance(side.goal, ObjectivesWorth) else 0 for side in scene.sides
        }
        """The value of objectives that a side needs; 0 for one that has to pin the enemy."""
        self.card_of = dict.fromkeys(self.kinds, NO_CARD) | {card.counter: card for card in scene.cards if card.counter}
        self.riflemen = {
            side: [kind.id for kind in scene.counters if kind.side == side and kind.unit == RIFLEMEN]
            for side in self.enemy
        }
        self.scouts = {
            side: [id for id, card in self.card_of.items() if self.kinds[id].side == side and card.title == "scout"]
            for side in self.enemy
        }
        self.dice = {
            id: next((action.value for action in card.actions if action.name == ActionName.ATTACK), 0)
            for id, card in self.card_of.items()
        }
        """How many dice a counter attacks with."""

    def _ranges(self, start: str) -> dict[str, int]:
        found, edge = {start: 0}, [start]
        while edge:
            edge = sorted({there for here in edge for there in self.near[here]} - found.keys())
            found |= dict.fromkeys(edge, max(found.values()) + 1)
        return found

    def ways(self, goal: str, marked: frozenset[str], scouting: float) -> dict[str, float]:
        """How many cards riflemen need from each space to a goal over spaces with own markers; each other
        one has to be scouted first."""
        key = (goal, marked, scouting)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) >= WAYS:
                self._ways.clear()
            found = self._ways[key] = self._search(goal, marked, scouting)
        return found

    def _search(self, goal: str, marked: frozenset[str], scouting: float) -> dict[str, float]:
        cost, edge = {goal: 0.0}, [(0.0, goal)]
        while edge:
            spent, here = heappop(edge)
            if spent > cost[here]:
                continue
            further = spent + (1.0 if here in marked else 1.0 + scouting)
            for there in self.near[here]:
                if further < cost.get(there, inf):
                    cost[there] = further
                    heappush(edge, (further, there))
        return cost

    def side(self, counter: str) -> str:
        return self.kinds[counter].side

    def printed(self, card: str) -> int:
        """How many copies of a card there are."""
        return COPIES.get(self.cards[card].title, 1)


@cached_by_identity(SCENES)
def ground_of(scene: Scene, /) -> Ground:
    """The ground of a scene."""
    return Ground(scene)


def chance(total: int, dice: int) -> float:
    """How likely it is that one of the dice reaches a total defence."""
    wins, outcomes = wins_in(total, dice)
    return wins / outcomes


# --- a position


ROUND = (Zone.HAND, Zone.PICK, Zone.PLAY, Zone.DECK, Zone.DISCARD)
"""Where the cards lie that come to hand again and again."""


class Position(msgspec.Struct, frozen=True):
    """The relevant part of a position."""

    places: dict[str, str]  #: Where each counter on the board stands.
    suppressed: frozenset[str]
    markers: dict[str, dict[str, Face]]  #: The control markers of each side, by space.
    objectives: dict[str, int]
    tiles: dict[str, str]  #: The tile on each space.
    cards: dict[str, float]  #: How many copies of each card go round, as far as the seat can tell.
    sizes: dict[str, float]  #: How many cards go round on each side.
    targets: dict[str, str]  #: Where the target marker of each side lies.

    def worth(self, side: str) -> int:
        """The value of the objectives that a side controls."""
        faces = self.markers[side]
        return sum(value for space, value in self.objectives.items() if faces.get(space) == Face.CONTROLLED)


def position_of(ground: Ground, view: View, seat: str) -> Position:
    """The position that a seat sees."""
    cards = {NO_CARD.id: 0.0}
    sizes: dict[str, float] = {}
    for side in view.sides:
        counts = {zone.zone: zone.count for zone in side.zones}
        sizes[side.id] = float(sum(counts[zone] for zone in ROUND))
        cards |= _going_round(ground, side, side.id == seat, counts[Zone.REMOVED], sizes[side.id])
    markers: dict[str, dict[str, Face]] = {side.id: {} for side in view.sides}
    for space in view.spaces:
        for marker in space.markers:
            markers[marker.side][space.id] = marker.face
    return Position(
        {counter.id: counter.space for counter in view.counters},
        frozenset(counter.id for counter in view.counters if counter.suppressed),
        markers,
        {space.id: space.objective for space in view.spaces if space.objective},
        {space.id: space.tile for space in view.spaces},
        cards,
        sizes,
        {side.id: side.target for side in view.sides},
    )


def held(side: SideView, *zones: Zone) -> Multiset[str]:
    """The cards that are seen in these zones of a side."""
    return Multiset(card for zone in side.zones if zone.zone in zones for card in zone.cards)


def _going_round(ground: Ground, side: SideView, own: bool, removed: int, size: float) -> Mapping[str, float]:
    """Returns the expected number of each card in circulation. Own cards count unless they are in the supply or
    removed. For the enemy only the number of removed cards is known, and it is taken off in proportion."""
    away = held(side, Zone.SUPPLY, Zone.REMOVED) if own else held(side, Zone.SUPPLY)
    mine = [id for id, card in ground.cards.items() if id.startswith(f"{side.id}-")]
    left = {id: float(max(0, ground.printed(id) - away[id])) for id in mine}
    if own or not removed:
        return left
    share = size / (size + removed)
    return {id: count * share for id, count in left.items()}


# --- plans


CLEAR = 1.6
"""Cards that each hit takes with which an enemy is driven off."""
SCOUTING = 0.9
"""How many cards it takes to scout a space on the way."""
UNSCOUTED = 2.5
"""The same where no scout is at hand."""
FRESH = 2.0
"""How many cards it takes to get a card of riflemen that have none outside the supply."""
FAR = 40.0
"""Cards to a goal that there is no way to."""


class Task(msgspec.Struct, frozen=True):
    """Riflemen, the space they are to control, and the cards it takes."""

    counter: str
    space: str
    cards: float
    needed: bool  #: Whether the side wins by this task and those before it.


class Plan:
    """The tasks of a side."""

    def __init__(self, ground: Ground, p: Position, side: str) -> None:
        self.ground, self.side = ground, side
        self.missing = max(0, ground.wanted[side] - p.worth(side))
        mine = p.markers[side]
        self._scouting = (
            SCOUTING if any(p.cards[ground.card_of[id].id] > 0.5 for id in ground.scouts[side]) else UNSCOUTED
        )
        self.tasks = self._assign(p, mine) if ground.wanted[side] else []
        self.left = sum(task.cards for task in self.tasks if task.needed) if self.tasks else FAR

    def _assign(self, p: Position, mine: dict[str, Face]) -> list[Task]:
        ground, side = self.ground, self.side
        open_ = {space: value for space, value in p.objectives.items() if mine.get(space) != Face.CONTROLLED}
        if ground.raises == side:
            open_[ground.radio] = max(1, self.missing)
        block = {
            space: sum(self.stay(p, id) for id, at in p.places.items() if at == space and ground.side(id) != side)
            for space in open_
        }
        marked = frozenset(mine)
        ways = {space: self.ways(space, marked) for space in open_}
        starts: list[tuple[str, str, float]] = []
        for id in ground.riflemen[side]:
            place = p.places.get(id) or ground.spawns.get(id)
            if place:
                cards = p.cards[ground.card_of[id].id]
                extra = (1.0 if id in p.suppressed else 0.0) + (FRESH if cards < 0.5 else 0.0)
                starts.append((id, place, extra))
        found: list[Task] = []
        missing = self.missing
        busy = {id: 0.0 for id, _, _ in starts}
        while open_ and starts:
            best = None
            for space, value in open_.items():
                way = ways[space]
                for at, (id, here, extra) in enumerate(starts):
                    cards = (
                        way[here]
                        + (value if space == ground.radio and side == ground.raises else 1.0)
                        + extra
                        + block[space]
                    )
                    per = (cards + 0.5 * busy[id]) / min(value, max(missing, 1))
                    if best is None or per < best[0]:
                        best = (per, cards, space, at)
            assert best is not None
            _, cards, space, at = best
            id, _, _ = starts[at]
            found.append(Task(id, space, cards, missing > 0))
            missing -= open_.pop(space)
            busy[id] += cards
            starts[at] = (id, space, 0.0)
            if missing <= 0 and all(busy.values()):
                break
        return found

    def first(self, counter: str) -> Task | None:
        """Returns the first task of a riflemen counter, if it has one."""
        return next((task for task in self.tasks if task.counter == counter), None)

    def stay(self, p: Position, counter: str) -> float:
        """Cards that it takes to drive a counter off."""
        return CLEAR * (p.cards[self.ground.card_of[counter].id] + 1.0)

    def ways(self, goal: str, marked: frozenset[str]) -> dict[str, float]:
        """How many cards riflemen need from each space to the goal."""
        return self.ground.ways(goal, marked, self._scouting)


# --- worth


class Weight:
    """The weights of things."""

    urge = 1.8  # getting one card nearer to the goal
    urge_end = 5.0  # and more the nearer it is
    hit = 0.8  # a hit on anybody
    rifle = 0.8  # a hit on riflemen, more
    scarce = 1.2  # and more the fewer of their cards are left
    pin = 14.0  # a hit on riflemen for who has to pin the enemy
    clear = 1.2  # driving off who stands on a goal
    threat = 1.2  # a hit on who is about to control something
    sniper = 0.8  # a hit on snipers, more
    mg = 0.6  # on machine gunners
    scouts = 0.2  # on scouts
    fire = 0.6  # standing where one shoots well
    exposed = 0.6  # standing where one is shot at
    block = 0.5  # a card that the enemy needs more
    hold = 4.0  # but no more cards than these
    deny = 18.0  # keeping the enemy off an objective
    pace = 0.65  # and less by this with each card that he needs to get there
    mortar = 1.0  # being under a mortar
    wander = 0.35  # how likely the target marker comes here
    block_end = 15.0  # more the nearer the enemy is to his goal
    haste = 2.0  # how much more urgent a long game gets at most
    late = 20.0  # the round from which it does


class Judge:
    """The worth of a position to a seat; each answer is cached."""

    def __init__(self, ground: Ground, position: Position, seat: str, round_: int = 0) -> None:
        self.ground, self.here, self.seat = ground, position, seat
        self.enemy = ground.enemy[seat]
        self.plans = {side: Plan(ground, position, side) for side in (seat, self.enemy)}
        self.urge = {side: Weight.urge + Weight.urge_end / (2.0 + plan.left) for side, plan in self.plans.items()}
        self.haste = 1.0 + min(Weight.haste, max(0.0, round_ - Weight.late) / 10.0)
        self.urge[seat] *= self.haste
        self._hits: dict[str, float] = {}
        self._blocks: dict[tuple[str, str], float] = {}
        self._lefts: dict[tuple[str, tuple[tuple[str, str], ...]], float] = {}

    def lives(self, counter: str) -> float:
        """How many cards of a counter go round."""
        return self.here.cards[self.ground.card_of[counter].id]

    def rate(self, p: Position, counter: str) -> float:
        """How many cards of a counter its side plays in a round."""
        return 3.2 * self.lives(counter) / max(4.0, p.sizes[self.ground.side(counter)])

    def hit(self, target: str) -> float:
        """Returns the worth of a hit on a counter to the other side."""
        if target not in self._hits:
            self._hits[target] = self._hit(target)
        return self._hits[target]

    def _hit(self, target: str) -> float:
        ground, p = self.ground, self.here
        whose = ground.side(target)
        other = ground.enemy[whose]
        lives = self.lives(target)
        last = 1.0 / (1.0 + lives)
        kind = ground.card_of[target].title
        value = Weight.hit
        if kind == "rifleman":
            value += Weight.rifle + Weight.scarce * last
            if not ground.wanted[other]:
                left = sum(1.0 + self.lives(id) for id in ground.riflemen[whose] if id in p.places)
                value += Weight.pin / (1.0 + left)
            task = self.plans[whose].first(target)
            if task is not None and task.needed:
                value += Weight.threat * self.urge[whose] * (1.0 if task.cards <= 3 else 0.4) * (0.5 + last)
        elif kind == "sniper":
            value += Weight.sniper
        elif kind == "machine_gunner":
            value += Weight.mg
        elif kind == "scout":
            value += Weight.scouts
        place = p.places.get(target)
        for task in self.plans[other].tasks:
            if task.space == place:
                value += Weight.clear * self.urge[other] * (1.0 if task.needed else 0.4) * (0.4 + last)
                break
        return value

    def defence(self, p: Position, origin: str, target: str, space: str | None = None) -> int:
        """The total defence of a counter against an attack from a space."""
        ground = self.ground
        space = space or p.places[target]
        tile = ground.tiles[p.tiles[space]]
        low = tile.hill and ground.tiles[p.tiles[origin]].hill
        return ground.kinds[target].defence + (tile.hill_cover if low else tile.cover) + ground.range[origin][space]

    def fire_from(self, counter: str, space: str) -> float:
        """Returns the value of hits that a counter may expect in a round from a space."""
        ground, p = self.ground, self.here
        dice = ground.dice[counter]
        side = ground.side(counter)
        best = (
            max(
                (chance(self.defence(p, space, id), dice) * self.hit(id) for id in p.places if ground.side(id) != side),
                default=0.0,
            )
            if dice
            else 0.0
        )
        return self.rate(p, counter) * best

    def danger(self, counter: str, space: str) -> float:
        """Returns the value of hits that the other side may expect in a round on a counter on a space."""
        ground, p = self.ground, self.here
        side = ground.side(counter)
        whole = 0.0
        for id, place in p.places.items():
            if ground.side(id) != side and (dice := ground.dice[id]):
                rate = self.rate(p, id)
                if id in p.suppressed:
                    rate *= 0.4
                whole += rate * chance(self.defence(p, place, counter, space), dice)
        return min(1.5, 0.6 * whole + Weight.mortar * self.shelled(counter, space)) * self.hit(counter)

    def shelled(self, counter: str, space: str) -> float:
        """How often a counter on a space may expect to be hit by the enemy's mortar in a round."""
        ground, p = self.ground, self.here
        enemy = ground.enemy[ground.side(counter)]
        whole = 0.0
        for id in p.places:
            if ground.side(id) == enemy and ground.card_of[id].title == "mortar":
                tile = ground.tiles[p.tiles[space]]
                hit = chance(ground.kinds[counter].defence + (tile.hill_cover if tile.hill else tile.cover), 1)
                lies = p.targets[enemy]
                crowd = any(
                    at == space and other != counter and ground.side(other) != enemy for other, at in p.places.items()
                )
                whole += self.rate(p, id) * hit * (1.0 if lies == space else Weight.wander * (1.0 if crowd else 0.5))
        return whole

    def blocks(self, counter: str, space: str) -> float:
        """Returns the worth of a counter on a space that the enemy wants to control."""
        side = self.ground.side(counter)
        enemy = self.ground.enemy[side]
        p = self.here
        if (
            not self.ground.wanted[enemy]
            or not p.objectives.get(space)
            or (p.markers[enemy].get(space) == Face.CONTROLLED and space != self.ground.radio)
        ):
            return 0.0
        key = (counter, space)
        if key not in self._blocks:
            off = {id: at for id, at in p.places.items() if id != counter}
            free = self._left(replace(p, places=off), enemy)
            held = self._left(replace(p, places=off | {counter: space}), enemy)
            soon = self._sooner(p, enemy, space, counter)
            share = min(1.0, p.objectives[space] / max(1, self.plans[enemy].missing))
            later = soon + self.plans[enemy].stay(p, counter)
            less = Weight.deny * share * (Weight.pace**soon - Weight.pace**later)
            self._blocks[key] = max(
                less, Weight.block * min(Weight.hold, held - free) * Weight.block_end / (2.0 + free)
            )
        return self._blocks[key]

    def _sooner(self, p: Position, side: str, space: str, but: str) -> float:
        """How many cards a side would need to control a space if one counter there, `but`, were gone."""
        plan, ground = self.plans[side], self.ground
        ways = plan.ways(space, frozenset(p.markers[side]))
        starts = [p.places.get(id) or ground.spawns.get(id, "") for id in ground.riflemen[side]]
        there = sum(
            plan.stay(p, id) for id, at in p.places.items() if at == space and ground.side(id) != side and id != but
        )
        return min((ways[start] for start in starts if start), default=FAR) + 1.0 + there

    def _left(self, p: Position, side: str) -> float:
        """How many cards a side still needs for its goal."""
        key = (side, tuple(p.places.items()))
        if key not in self._lefts:
            self._lefts[key] = Plan(self.ground, p, side).left
        return self._lefts[key]

    def stand(self, counter: str, space: str) -> float:
        """Returns the worth of a position on a space to the counter's side, apart from its tasks."""
        return (
            self.haste * Weight.fire * self.fire_from(counter, space)
            - Weight.exposed * self.danger(counter, space)
            + self.blocks(counter, space) / self.haste
        )
