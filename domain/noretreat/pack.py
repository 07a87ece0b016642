"""A content pack of No Retreat!: its files, field for field, and what they make."""

from typing import Annotated, Literal

import msgspec

from kronika.domain.noretreat.content import (
    Chart,
    Content,
    Dates,
    Deal,
    Figure,
    Free,
    Kind,
    Limits,
    Markers,
    Placed,
    Row,
    Scenario,
    Space,
    Tables,
    TerrainRow,
    Turn,
    Victory,
    WeatherMarker,
    WeatherRow,
)
from kronika.domain.noretreat.content.cards import Card
from kronika.domain.noretreat.content.words import Data, Milestone, Name, Phase, Weather

Count = Annotated[int, msgspec.Meta(ge=0)]
Provenance = Literal["printed", "reconstructed"]


class JokerEntry(Data, frozen=True):
    """The Joker (NR117): where what the pack says of it comes from."""

    title: Name
    prov: Provenance
    reason: str


class Manifest(Data, frozen=True):
    """The manifest `pack.toml`: the identity of the pack and the source of its values."""

    system: str
    name: str
    version: str
    title: Name
    provenance: Provenance
    source: str
    joker: JokerEntry


class MapFile(Data, frozen=True):
    """`map.toml`. `doubtful` names hexes of which something could not be read off the printed map."""

    provenance: Provenance
    spaces: tuple[Space, ...]
    rivers: tuple[str, ...]
    lakes: tuple[str, ...]
    doubtful: tuple[str, ...] = ()


class UnitFile(Data, frozen=True):
    """`units.toml`."""

    units: tuple[Kind, ...]


class CardFile(Data, frozen=True):
    """`cards.toml`."""

    provenance: Provenance
    cards: tuple[Card, ...]


class TableFile(Data, frozen=True):
    """`tables.toml`."""

    provenance: Provenance
    columns: tuple[str, ...]
    axis: tuple[Row, ...]
    soviet: tuple[Row, ...]
    terrain: tuple[TerrainRow, ...]
    weather: tuple[WeatherRow, ...]
    figures: tuple[Figure, ...]
    limits: Limits
    dates: Dates


class TurnFile(Data, frozen=True):
    """`turns.toml`."""

    provenance: Provenance
    turns: tuple[Turn, ...]
    markers: tuple[WeatherMarker, ...]


class ScenarioFile(Data, frozen=True):
    """`scenarios/*.toml`: one scenario. `known` names its fields that are printed; `reason` says why the others
    are as they are. The fields are those of `kronika.domain.noretreat.content.Scenario`."""

    id: str
    title: Name
    date: str
    provenance: Provenance
    first: Count
    last: Count
    begins: Literal["axis", "soviet"]
    initiative: Literal["axis", "soviet"]
    axis_controls: tuple[str, ...]
    soviet_controls: tuple[str, ...]
    units: tuple[Placed, ...]
    victory: Victory
    known: tuple[str, ...] = ()
    reason: str = ""
    axis_cards: Deal = Deal()
    soviet_cards: Deal = Deal()
    skip: tuple[Phase, ...] = ()
    event_vp: int = 0
    high_tide: Count = 0
    joker: str = ""
    triggered: tuple[Milestone, ...] = ()
    out: tuple[str, ...] = ()
    late_deck: bool = False
    fixed_weather: bool = False
    ends: Literal["axis", "soviet"] = "soviet"
    free: tuple[Free, ...] = ()
    counterblows: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    support: Markers | None = None
    works: tuple[str, ...] = ()
    scorched: tuple[str, ...] = ()
    weather: dict[str, Weather] = {}
    before: Weather | None = None
    reserve: str = ""
    local_support: tuple[str, ...] = ()
    initiative_turn: Count = 0

    @property
    def scenario(self) -> Scenario:
        """The part of the file that a game needs."""
        fields = Scenario.__struct_fields__
        return Scenario(**{name: getattr(self, name) for name in fields})


class Pack(msgspec.Struct, frozen=True):
    """A pack whose invariants hold."""

    manifest: Manifest
    hash: str
    chart: Chart
    units: tuple[Kind, ...]
    cards: tuple[Card, ...]
    tables: Tables
    turns: tuple[Turn, ...]
    markers: tuple[WeatherMarker, ...]
    scenarios: dict[str, ScenarioFile]

    def content(self, scenario: str) -> Content:
        """All that a game of a scenario is laid out with. Raises `KeyError`."""
        entry = self.scenarios[scenario]
        return Content(self.chart, self.units, self.cards, self.tables, self.turns, self.markers, entry.scenario)
