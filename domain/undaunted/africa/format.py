"""A content pack of North Africa: its files, field for field, and what they make."""

from typing import Annotated, Final

import msgspec

from kronika.domain.undaunted import pack
from kronika.domain.undaunted.content import (
    Action,
    Card,
    CounterKind,
    Data,
    Face,
    Goal,
    Layout,
    Name,
    SeatKind,
    StructureKind,
    Tile,
    Troop,
)
from kronika.domain.undaunted.pack import CardCount, Count

VARIANT: Final = "north_africa"

Some = Annotated[int, msgspec.Meta(ge=1)]


class Manifest(pack.Manifest, frozen=True):
    """`pack.toml`: the same as that of Normandy, and which side demolishes (R22)."""

    demolishes: str


class CardEntry(Data, frozen=True):
    """`cards/<side>.toml`: a card with its copies, which are all alike (R31). A card with a `defence` is a soldier's,
    and its counter has its title. Any other is a leader's or fog of war."""

    title: str
    name: Name
    copies: Some
    initiative: Count
    squad: str = ""
    specialism: str = ""
    defence: Some | None = None
    actions: tuple[Action, ...] = ()


class CardFile(Data, frozen=True):
    """`cards/<side>.toml`."""

    cards: tuple[CardEntry, ...]


class VehicleEntry(Data, frozen=True):
    """`vehicles.toml`: a vehicle of a side with its seats in their order. Without a `defence` it has no normal
    defence (A12)."""

    vehicle: str
    side: str
    name: Name
    armour: Some
    disabled_at: Some
    toughness: Some
    seats: tuple[SeatKind, ...]
    defence: Count = 0


class VehicleFile(Data, frozen=True):
    """`vehicles.toml`."""

    vehicles: tuple[VehicleEntry, ...]


class StructureFile(Data, frozen=True):
    """`structures.toml`."""

    structures: tuple[StructureKind, ...]


class TileEntry(Data, frozen=True):
    """A tile laid in a scenario: where, and what lies on it. Axial coordinates (U1)."""

    tile: str
    x: int
    y: int
    objective: Count = 0
    structure: str = ""
    escape: bool = False
    markers: dict[str, Face] = {}


class VehicleAt(Data, frozen=True):
    """A vehicle at the start (A26): its tile, its damage, and who sits on its seats, in their order; an empty name
    is a free seat."""

    vehicle: str
    tile: str
    damage: Count = 0
    crew: tuple[str, ...] = ()


class SideAt(Data, frozen=True):
    """A side's part of a scenario. Cards and soldiers are named by their titles.

    `escaping`: the kinds of its counters that may use the escape markers. `escapers`: others that may (A15).
    """

    goal: Goal
    cards: dict[str, CardCount]
    soldiers: dict[str, str] = {}  #: The tile of each soldier on foot.
    vehicles: tuple[VehicleAt, ...] = ()
    suppressed: tuple[str, ...] = ()
    escaping: tuple[Troop, ...] = ()
    escapers: tuple[str, ...] = ()


class ScenarioFile(Data, frozen=True):
    """`scenarios/*.toml`: one scenario."""

    number: int
    title: Name
    date: str
    layout: Layout
    initiative: str
    tiles: tuple[TileEntry, ...]
    sides: dict[str, SideAt]


class AfricaPack(msgspec.Struct, frozen=True):
    """A pack whose invariants hold. `cards` and `counters` are by id, sides included."""

    manifest: Manifest
    hash: str
    cards: dict[str, Card]
    copies: dict[str, int]
    counters: dict[str, CounterKind]
    structures: dict[str, StructureKind]
    tiles: dict[str, Tile]
    scenarios: dict[str, ScenarioFile]
