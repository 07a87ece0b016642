"""What does not change while a scenario of Normandy is played, indexed for asking."""

from heapq import heappop, heappush
from math import inf

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.undaunted.content import RIFLEMEN, ActionName, Card, Name, ObjectivesWorth
from kronika.domain.undaunted.rules.dice import wins_in
from kronika.domain.undaunted.view import Scene

SCENES = 8
"""How many scenes are kept."""
WAYS = 5000
"""How many distances are kept for a scene."""

NO_CARD = Card("", "", Name("", ""), 0)
"""That of a counter whose soldiers lie in no deck of the scenario."""
COPIES = {"rifleman": 5, "scout": 3, "machine_gunner": 3, "sniper": 3, "mortar": 3, "fog_of_war": 10}
"""How many cards of a title are printed; of leaders one."""


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
