"""A scenario of Normandy and a position in it, indexed for asking."""

from collections import Counter as Multiset
from collections.abc import Mapping
from heapq import heappop, heappush
from math import inf

import msgspec

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
