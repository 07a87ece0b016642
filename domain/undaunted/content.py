"""What a scenario is made of: tiles, spaces, cards, counters, goals. Facts only, no rules."""

from enum import StrEnum
from typing import Final

import msgspec


class Data(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all content shares: frozen, defaults left out when written."""


RIFLEMEN: Final = "riflemen"
MORTAR: Final = "mortar"
FOG: Final = "fog_of_war"


class Name(Data, frozen=True):
    """What a person reads, in each language."""

    en: str
    cs: str


class ActionName(StrEnum):
    """The actions of all three games, by their names in the digest's terms."""

    MOVE = "move"
    SCOUT = "scout"
    STALK = "stalk"
    GUIDE = "guide"
    BOLSTER = "bolster"
    COMMAND = "command"
    CONCEAL = "conceal"
    CONTROL = "control"
    INSPIRE = "inspire"
    RECON = "recon"
    TARGET = "target"
    ATTACK = "attack"
    SUPPRESS = "suppress"
    BLAST = "blast"


class Action(Data, frozen=True):
    """One action of a card, as printed."""

    name: ActionName
    value: int = 0
    """X: tiles, cards or dice; 0 where the action prints none."""
    squads: tuple[str, ...] = ()
    """The squads it is restricted to; none: unrestricted."""


class Card(Data, frozen=True):
    """A kind of card. Copies that differ in nothing share one id."""

    id: str
    title: str
    name: Name
    initiative: int
    squads: tuple[str, ...] = ()
    counter: str = ""
    """The counter it belongs to; none for leaders, assets and fog of war."""
    actions: tuple[Action, ...] = ()


class CounterKind(Data, frozen=True):
    """A counter as printed."""

    id: str
    side: str
    unit: str
    name: Name
    defence: int
    squads: tuple[str, ...] = ()


class Tile(Data, frozen=True):
    """A tile face. `cover` in points of defence."""

    id: str
    cover: int
    hill_cover: int | None = None
    """On a hill: the cover against an attacker on a hill, or against a blast (N1)."""


class Space(Data, frozen=True):
    """A place on the board, in axial coordinates (U1).

    `near` are the adjacent spaces; `ranges` the steps to every space, in the order of the
    scenario's list of spaces.
    """

    id: str
    x: int
    y: int
    tile: str
    near: tuple[str, ...]
    ranges: tuple[int, ...]
    """The range to every space, in the order of the list of spaces."""
    objective: int = 0
    """The value of its objective; 0: none."""


class ObjectivesWorth(Data, frozen=True, tag="objectives", tag_field="goal"):
    """Control objectives worth `value` or more (U24)."""

    value: int


class Pin(Data, frozen=True, tag="pin", tag_field="goal"):
    """All enemy riflemen counters off the board (N9)."""


Goal = ObjectivesWorth | Pin


class Face(StrEnum):
    """The two faces of a control marker (U3)."""

    SCOUTED = "scouted"
    CONTROLLED = "controlled"


class Layout(StrEnum):
    """How the tiles are shifted when drawn (U1)."""

    ROWS = "rows"
    COLUMNS = "columns"


class SideSetup(Data, frozen=True):
    """One side's part of a scenario. Card lists are sorted and name every copy."""

    id: str
    name: Name
    goal: Goal
    deck: tuple[str, ...]
    supply: tuple[str, ...]
    markers: dict[str, Face]
    """The control markers, by space."""
    counters: dict[str, str]
    """Which counter starts on which space."""
    spawns: dict[str, str]
    """Where a counter comes on (N2)."""


class Setup(Data, frozen=True):
    """Everything a game of this scenario needs; it replays without the pack."""

    variant: str
    scenario: str
    title: Name
    layout: Layout
    sides: tuple[SideSetup, ...]
    """In the order in which both draw."""
    initiative: str
    """The side that holds the initiative marker."""
    spaces: tuple[Space, ...]
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    counters: tuple[CounterKind, ...]
    radio: str = ""
    """The space with the radio marker (N11)."""
    raises: str = ""
    """The side that may raise the radio's objective (N11)."""
