"""A content pack of Undaunted: its files, field for field, and what they make."""

from typing import Annotated, Literal

import msgspec

from kronika.domain.undaunted.content import Action, Card, CounterKind, Data, Face, Goal, Layout, Name, Tile

Count = Annotated[int, msgspec.Meta(ge=0)]


class SideEntry(Data, frozen=True):
    """A side as the pack names it."""

    id: str
    name: Name


class Manifest(Data, frozen=True):
    """`pack.toml`: the pack, and the source of its values.

    `provenance` is `printed` (from the published game) or `reconstructed` (ours).
    """

    system: str
    name: str
    version: str
    variant: str
    title: Name
    provenance: Literal["printed", "reconstructed"]
    source: str
    sides: tuple[SideEntry, ...]


class CardEntry(Data, frozen=True):
    """`cards.toml`: a title with `copies` for each side, in each of its squads if it has any.

    The squad `own` in an action stands for the card's own squad. A unit has one title, so that a
    casualty leaves nothing to choose (N8).
    """

    title: str
    name: Name
    copies: Count
    initiative: int
    squads: tuple[str, ...] = ()
    unit: str = ""
    actions: tuple[Action, ...] = ()
    side_names: dict[str, Name] = {}


class CardFile(Data, frozen=True):
    cards: tuple[CardEntry, ...]


class UnitEntry(Data, frozen=True):
    """`counters.toml`: a unit with one counter a squad for each side."""

    unit: str
    name: Name
    defence: Count
    squads: tuple[str, ...] = ()


class CounterFile(Data, frozen=True):
    units: tuple[UnitEntry, ...]


class TileFile(Data, frozen=True):
    tiles: tuple[Tile, ...]


class TileEntry(Data, frozen=True):
    """A tile laid in a scenario: where, and what lies on it. Axial coordinates (U1)."""

    tile: str
    x: int
    y: int
    objective: Count = 0
    radio: bool = False
    markers: dict[str, Face] = {}
    counters: tuple[str, ...] = ()
    spawns: tuple[str, ...] = ()


class CardCount(Data, frozen=True):
    """How many copies of a card start in the deck and in the supply."""

    deck: Count = 0
    supply: Count = 0


class ScenarioFile(Data, frozen=True):
    """`scenarios/*.toml`: one scenario. Cards are named without their side."""

    number: int
    title: Name
    date: str
    layout: Layout
    initiative: str
    goals: dict[str, Goal]
    cards: dict[str, dict[str, CardCount]]
    tiles: tuple[TileEntry, ...]
    raises: str = ""


class Pack(msgspec.Struct, frozen=True):
    """A pack whose invariants hold. `cards` and `counters` are by id, sides included."""

    manifest: Manifest
    hash: str
    cards: dict[str, Card]
    copies: dict[str, int]
    counters: dict[str, CounterKind]
    tiles: dict[str, Tile]
    scenarios: dict[str, ScenarioFile]


def slug(*parts: str) -> str:
    """An id: `us-riflemen-a`."""
    return "-".join(part.lower().replace("_", "-") for part in parts if part)
