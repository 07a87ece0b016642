"""The files of a campaign pack, as its owner types them, and the pack made of them. Facts only."""

import re
from typing import Final, Literal

import msgspec

from kronika.domain.kernel.packs import Mistake
from kronika.domain.undaunted.content import (
    Action,
    Award,
    Card,
    CounterKind,
    Data,
    Face,
    Goal,
    Layout,
    Mine,
    Name,
    Nature,
    Tile,
    VariantName,
)

VARIANT: Final = VariantName.STALINGRAD
"""The variant whose packs are campaigns."""
FIRST_STATE: Final = "1a"
END: Final = "END"
"""The prefix of the code of every ending (C1)."""

Box = Literal["P", "Z", "V", "R"]
"""Starting, locked, upgraded and reservist cards, by the letter printed on them (C2)."""

CODE: Final = re.compile(r"[A-Z]-[PZVR]-\d{3}")
"""A card as printed: side, box, number."""


class CampaignSide(Data, frozen=True):
    """A side, and the letter that its cards are printed with."""

    id: str
    letter: str
    name: Name


class Inventory(Data, frozen=True):
    """The contents of the box, which the pack must match."""

    current: int  #: Tiles that are current at the start (C3).
    altered: int
    cards: dict[str, dict[Box, int]]  #: By side, how many cards have each letter.


class Manifest(Data, frozen=True):
    """`pack.toml`: the pack, and the source of its values.

    A `partial` pack is playable as far as it goes: missing entries are noted, not refused.
    """

    system: str
    name: str
    version: str
    variant: str
    title: Name
    provenance: str
    source: str
    sides: tuple[CampaignSide, ...]
    inventory: Inventory
    partial: bool = False


class KindEntry(Data, frozen=True):
    """The common values of the cards of one printed title, for each of its squads if it has any: `rifleman_a`,
    `rifleman_b`. `[own]` in an action means the card's own squad."""

    title: str
    name: Name
    initiative: int
    squads: tuple[str, ...] = ()
    unit: str = ""
    actions: tuple[Action, ...] = ()


class CardEntry(Data, frozen=True):
    """Cards that share everything but their printed codes, and in what they differ from their kind."""

    codes: tuple[str, ...]
    kind: str
    initiative: int | None = None
    actions: tuple[Action, ...] | None = None


class CardFile(Data, frozen=True):
    """`cards/<side>.toml`."""

    kinds: tuple[KindEntry, ...]
    cards: tuple[CardEntry, ...]


class UnitEntry(Data, frozen=True):
    """A unit of one side, with one counter for each of its squads; `AC` is the merged squad of A and C."""

    side: str
    unit: str
    name: Name
    defence: int
    squads: tuple[str, ...] = ()
    nature: Nature = Nature.INFANTRY


class CounterFile(Data, frozen=True):
    """`counters.toml`."""

    units: tuple[UnitEntry, ...]


class TileEntry(Data, frozen=True):
    """A tile face. The face that replaces it is the next letter of its number (S10)."""

    id: str
    cover: int
    building_cover: int | None = None
    toughness: int | None = None
    fortified_cover: int | None = None
    impassable: bool = False


class TileFile(Data, frozen=True):
    """`tiles.toml`."""

    tiles: tuple[TileEntry, ...]
    names: dict[str, Name] = {}  #: The names printed on some of them, by number.


class Area(Data, frozen=True):
    """An area of the city, and the tiles in it by number."""

    id: str  #: The id of the area in its pack.
    name: Name  #: The name of the area.
    tiles: tuple[str, ...]  #: The numbers of the tiles in it.


class AreaFile(Data, frozen=True):
    """`areas.toml`."""

    areas: tuple[Area, ...]
    #: The places of tiles in the city, by number, in axial coordinates; used only for its picture.
    city: dict[str, tuple[int, int]] = {}


class Replace(Data, frozen=True):
    """`new` is unlocked, and `old` removed if it is still there."""

    old: str
    new: str


class MergeOrder(Data, frozen=True):
    """One of `squads`, as the owner chooses, is merged with squad `other` (C7)."""

    squads: tuple[str, ...]
    other: str


class Orders(Data, frozen=True):
    """The orders to one side about its binder (C4)."""

    unlock: tuple[str, ...] = ()
    replace: tuple[Replace, ...] = ()
    merge: MergeOrder | None = None


class StateEntry(Data, frozen=True):
    """A state of the campaign: the scenario played in it, and by side the story and its orders."""

    scenario: str
    stories: dict[str, str] = {}
    orders: dict[str, Orders] = {}


class StateFile(Data, frozen=True):
    """`states.toml`."""

    states: dict[str, StateEntry]
    endings: dict[str, dict[str, str]] = {}  #: The story of each ending, by side.


class Placement(Data, frozen=True):
    """A tile of the map, by number, in axial coordinates (U1), and what lies on it."""

    tile: str
    x: int
    y: int
    objective: int = 0
    tunnel: bool = False
    mission: bool = False
    escape: bool = False
    points: int = 0
    markers: dict[str, Face] = {}
    counters: tuple[str, ...] = ()


class SecretMines(Data, frozen=True, tag="mines", tag_field="secret"):
    """Further mines of the side, laid at set-up."""

    mines: tuple[Mine, ...]  #: The mines laid in addition to those that everybody sees.


class SecretCards(Data, frozen=True, tag="cards", tag_field="secret"):
    """Further cards of the supply that start in the deck, by kind."""

    deck: dict[str, int]  #: For each kind of card, such as `rifleman_a`, how many start in the deck.


class SecretStory(Data, frozen=True, tag="story", tag_field="secret"):
    """Something to read: a reference, never the text."""

    code: str  #: The place of the text in the printed book; never the text itself.


Secret = SecretMines | SecretCards | SecretStory
"""Something that only one side may know."""


class SideOfScenario(Data, frozen=True):
    """One side's part of a scenario."""

    goal: Goal
    supply: dict[str, int | Literal["all"]]  #: By kind: how many of the available cards, or all of them (C4).
    deck: dict[str, int] = {}  #: By kind, the cards that start in the deck in addition to the base deck.
    base_deck: bool = True
    orders: Orders = Orders()
    secrets: tuple[Secret, ...] = ()


class ScenarioFile(Data, frozen=True):
    """`scenarios/*.toml`: one scenario, by its printed number."""

    number: str
    title: Name
    date: str
    layout: Layout
    initiative: str
    #: The rows as printed: under `now` the states it is played in, under each side the states that
    #: follow if that side wins.
    states: dict[str, tuple[str, ...]]
    sides: dict[str, SideOfScenario]
    tiles: tuple[Placement, ...]
    fortify: tuple[str, ...] = ()  #: Tiles fortified before the map is laid, by number (S10).
    mines: tuple[Mine, ...] = ()
    awards: tuple[Award, ...] = ()
    area: str = ""  #: The area that the winner controls.
    total_rout: bool = True
    upgrades: int = 2  #: How many cards each side upgrades afterwards (C5).


class CampaignPack(msgspec.Struct, frozen=True):
    """A campaign pack without a contradiction. Cards are by their printed code, `S-P-009`."""

    manifest: Manifest
    hash: str
    cards: dict[str, Card]
    #: By side and kind (`rifleman_a`): the title and the squads.
    kinds: dict[str, dict[str, tuple[str, tuple[str, ...]]]]
    counters: dict[str, CounterKind]
    tiles: dict[str, Tile]
    tile_names: dict[str, Name]
    areas: dict[str, Area]
    city: dict[str, tuple[int, int]]
    states: dict[str, str]  #: The scenario of each state; without the endings.
    stories: dict[str, dict[str, str]]  #: The story of each state and ending, by side.
    story_orders: dict[str, dict[str, Orders]]  #: The orders of a story, by state and side.
    scenarios: dict[str, ScenarioFile]
    notes: tuple[Mistake, ...] = ()  #: The entries that a partial pack lacks.
