"""The map and the content of a game indexed, once for each set-up."""

from collections import defaultdict

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat.content import (
    Arm,
    Chart,
    Content,
    Country,
    Edge,
    Free,
    Kind,
    Scenario,
    Space,
    Terrain,
    TerrainRow,
    Turn,
    WeatherRow,
)
from kronika.domain.noretreat.content.cards import Card
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Weather, other

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
        """NR21: maps each side and hex to the adjacent hexes that have this one in the side's own directions."""
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
        """Returns the space of a key, or "" if there is no such space."""
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


class Scene:
    """The content of a game by its ids."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.atlas = Atlas(content.chart)
        self.kinds: dict[str, Kind] = {kind.id: kind for kind in content.units}
        self.cards: dict[int, Card] = {card.n: card for card in content.cards}
        self.turns: dict[int, Turn] = {turn.turn: turn for turn in content.turns}
        self.slots = {marker.slot: marker for marker in content.markers}
        self.terrain: dict[Terrain, TerrainRow] = {row.terrain: row for row in content.tables.terrain}
        self.weather: dict[Weather, WeatherRow] = {row.weather: row for row in content.tables.weather}
        self.tables = content.tables
        self.limits, self.dates = content.tables.limits, content.tables.dates
        self.scenario = content.scenario
        self.cost: dict[bool, dict[str, int]] = {
            armoured: {
                id: self.terrain[space.terrain].armour if armoured else self.terrain[space.terrain].others
                for id, space in self.atlas.spaces.items()
            }
            for armoured in (False, True)
        }
        """NR39: the cost of each space, for armour and for others."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scene) and (self is other or self.content == other.content)

    def figure(self, side: str, turn: int) -> int | None:
        """NR83: the sudden-death figure of a side on a turn."""
        return next((one.vp for one in self.tables.figures if one.side == side and one.turn == turn), None)


SCENES = 16
"""Contents whose index is kept."""


@cached_by_identity(SCENES)
def scene_of(content: Content, /) -> Scene:
    """The index of a content."""
    return Scene(content)


def is_armour(arm: Arm) -> bool:
    """NR103, NR103: whether it moves as armour."""
    return arm == Arm.ARMOUR


def spaces_within(atlas: Atlas, scenario: Scenario, group: Free) -> frozenset[str]:
    """NR5: the spaces within all bounds of a group set up by choice that are not the enemy's. Areas must be named."""
    theirs = {atlas.place(slug) for slug in _controls(scenario, other(group.side))}
    found = {id for id, space in atlas.spaces.items() if not space.crossing and id not in theirs}
    found &= set(group.spaces) if group.spaces else atlas.hexes
    if group.country is not None:
        found = {id for id in found if atlas.spaces[id].country == group.country}
    if group.cities:
        found &= {atlas.place(slug) for slug in _controls(scenario, group.side)} & atlas.cities
    if group.near:
        found = {id for id in found if atlas.distance(id, atlas.place(group.near)) <= group.within}
    return frozenset(found)


def _controls(scenario: Scenario, side: str) -> tuple[str, ...]:
    return scenario.axis_controls if side == AXIS else scenario.soviet_controls
