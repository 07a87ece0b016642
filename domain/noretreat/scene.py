"""What does not change in a game, indexed once for each set-up."""

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.noretreat.atlas import Atlas
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.cards import Card
from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.content.tables import TerrainRow, WeatherRow
from kronika.domain.noretreat.content.turns import Turn
from kronika.domain.noretreat.content.units import Arm, Kind
from kronika.domain.noretreat.content.words import Weather


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
