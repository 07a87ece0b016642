"""The map indexed: who borders on whom, for what. Made once for each map."""

from collections import defaultdict

from kronika.domain.noretreat.content.chart import Chart, Country, Edge, Space, Terrain
from kronika.domain.noretreat.content.sides import AXIS, SIDES, SOVIET

STEPS = {"E": (0, 1), "W": (0, -1), "NE": (-1, 1), "NW": (-1, 0), "SE": (1, 0), "SW": (1, -1)}
OWN_WAY = {AXIS: ("W", "SW", "NW"), SOVIET: ("E", "SE", "NE")}
"""NR21: the directions in which a city of a side is supplied."""
OWN_EDGES = {AXIS: (Edge.WEST,), SOVIET: (Edge.EAST, Edge.SOUTH)}
"""NR21: the edges of a side."""


def _at(id: str, step: tuple[int, int]) -> str:
    return f"{int(id[:2]) + step[0]:02d}{int(id[2:]) + step[1]:02d}"


def hex_neighbours(id: str) -> tuple[str, ...]:
    """NR1: the six ids around a hex, whether they are on the map or not."""
    return tuple(_at(id, step) for step in STEPS.values())


def towards(id: str, way: str) -> str:
    """NR1: the id of the next hex in a direction, whether it is on the map or not."""
    return _at(id, STEPS[way])


def side_of(one: str, two: str) -> str:
    """The side between two hexes."""
    return f"{one}-{two}" if one < two else f"{two}-{one}"


class Atlas:
    """The map of a game. Nothing in it changes."""

    def __init__(self, chart: Chart) -> None:
        self.spaces: dict[str, Space] = {space.id: space for space in chart.spaces}
        self.keys: dict[str, str] = {space.slug: space.id for space in chart.spaces if space.slug}
        """The space of each key."""
        self.rivers, self.lakes = frozenset(chart.rivers), frozenset(chart.lakes)
        around: dict[str, list[str]] = defaultdict(list)
        for id, space in self.spaces.items():
            beside = space.borders if space.terrain == Terrain.AREA else hex_neighbours(id)
            for two in beside:
                if two in self.spaces:
                    around[id] += [two] if two not in around[id] else []
                    if space.terrain == Terrain.AREA:
                        around[two] += [id] if id not in around[two] else []
        self.land: dict[str, tuple[str, ...]] = {
            id: tuple(two for two in around[id] if self._passable(id, two)) for id in self.spaces
        }
        """NR40, NR42: the spaces next to one over sides that can be passed."""
        self.supply: dict[str, tuple[str, ...]] = {
            id: tuple(two for two in around[id] if self.spaces[two].terrain != Terrain.AREA) for id in self.spaces
        }
        """NR23: the hexes next to a space, over lakes too. No supply goes through areas."""
        self.beside: dict[str, tuple[str, ...]] = {id: tuple(around[id]) for id in self.spaces}
        """NRR4: the spaces next to one, over lakes too."""
        self.onward: dict[str, dict[str, tuple[str, ...]]] = {side: self._onward(side) for side in SIDES}
        """NR21: for each side the hexes next to one in its own directions."""
        self.back: dict[str, dict[str, tuple[str, ...]]] = {side: self._back(side) for side in SIDES}
        """NR21: for each side the hexes beside one from which it lies in its own directions."""
        self.hexes: frozenset[str] = frozenset(id for id in self.spaces if not self.is_area(id))
        self.cities: frozenset[str] = frozenset(id for id in self.spaces if self.is_city(id))
        self.edges: dict[str, frozenset[str]] = {
            side: frozenset(id for id, space in self.spaces.items() if space.edge in OWN_EDGES[side]) for side in SIDES
        }
        """NR21: the hexes of each side's own edge."""
        self.objectives: dict[str, tuple[str, ...]] = {
            side: tuple(id for id, space in self.spaces.items() if space.objective == side) for side in SIDES
        }
        """NR82: the objectives of each side."""
        self.prizes: frozenset[str] = frozenset(self.keys.values()) - frozenset(
            id for id, space in self.spaces.items() if space.terrain == Terrain.AREA and not space.after
        )
        """NRR42: the spaces that are controlled by who entered last."""
        self.german: frozenset[str] = frozenset(
            id for id, space in self.spaces.items() if space.country == Country.GREATER_GERMANY
        )
        """The hexes of Greater Germany."""

    def _passable(self, one: str, two: str) -> bool:
        crossing = self.spaces[one].crossing or self.spaces[two].crossing
        return not crossing and side_of(one, two) not in self.lakes

    def _onward(self, side: str) -> dict[str, tuple[str, ...]]:
        steps = [STEPS[way] for way in OWN_WAY[side]]
        return {
            id: tuple(two for step in steps if (two := _at(id, step)) in self.spaces)
            for id, space in self.spaces.items()
            if space.terrain != Terrain.AREA
        }

    def _back(self, side: str) -> dict[str, tuple[str, ...]]:
        onward = self.onward[side]
        return {id: tuple(near for near in beside if id in onward.get(near, ())) for id, beside in self.supply.items()}

    def place(self, key: str) -> str:
        """The space of a key; empty if there is none."""
        return self.keys.get(key, "")

    def is_area(self, id: str) -> bool:
        """Whether a space is an area."""
        return self.spaces[id].terrain == Terrain.AREA

    def is_city(self, id: str) -> bool:
        """Whether a space is a city."""
        return self.spaces[id].terrain == Terrain.CITY

    def crosses_river(self, one: str, two: str) -> bool:
        """Whether a river runs between two hexes."""
        return side_of(one, two) in self.rivers

    def distance(self, one: str, two: str) -> int:
        """NRR61: how far two hexes are from one another, whatever lies between."""
        rows, columns = int(one[:2]) - int(two[:2]), int(one[2:]) - int(two[2:])
        return max(abs(rows), abs(columns), abs(rows + columns))
