"""What a scenario is made of: tiles, spaces, cards, counters, goals. Facts only, no rules."""

from enum import StrEnum
from typing import Final

import msgspec


class Data(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all content shares: frozen, defaults left out when written."""


RIFLEMEN: Final = "riflemen"
MORTAR: Final = "mortar"
FOG: Final = "fog_of_war"
BOMBER: Final = "bomber"


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
    ANTI_TANK = "anti_tank"
    DEMOLISH = "demolish"
    BOMBARD = "bombard"
    VOLLEY = "volley"
    GRENADE = "grenade"
    FLAMETHROWER = "flamethrower"
    SMOKE = "smoke"
    MINES = "mines"
    FIRE_ZONE = "fire_zone"
    REQUISITION = "requisition"
    RALLY = "rally"
    ANTI_AIR = "anti_air"
    FIGHT_AND_FADE = "fight_and_fade"
    ASSAULT = "assault"
    SECURE = "secure"
    EXERT = "exert"
    DRIVE = "drive"
    NAVIGATE = "navigate"
    REPAIR = "repair"
    RECON_FLIGHT = "recon_flight"
    STRAFE = "strafe"


COMBAT: Final = frozenset(
    {
        ActionName.ATTACK,
        ActionName.SUPPRESS,
        ActionName.BLAST,
        ActionName.ANTI_TANK,
        ActionName.DEMOLISH,
        ActionName.BOMBARD,
        ActionName.VOLLEY,
        ActionName.GRENADE,
        ActionName.FLAMETHROWER,
        ActionName.STRAFE,
    }
)
"""The combat actions, as the rulebooks group them."""


class Action(Data, frozen=True):
    """One action of a card, as printed."""

    name: ActionName
    value: int = 0
    """X: tiles, cards or dice (against infantry); 0 where the action prints none."""
    squads: tuple[str, ...] = ()
    """The squads it is restricted to; none: unrestricted."""
    tanks: int = 0
    """Dice against a tank (S17)."""
    structures: int = 0
    """Dice against a building or a tunnel (S17)."""
    least: int = 0
    """The nearest range printed (S16)."""
    most: int | None = None
    """The furthest range printed (S16); none: any."""
    upgraded: bool = False
    """Whether it is marked as upgraded: `inspire` cannot choose it (S5)."""


class Level(StrEnum):
    """How good a soldier is (C6)."""

    ORDINARY = "ordinary"
    RESERVIST = "reservist"
    UPGRADED = "upgraded"


class Nature(StrEnum):
    """What a counter is (S11, S16): a gun is infantry that nobody else moves (S3, S6)."""

    INFANTRY = "infantry"
    GUN = "gun"
    TANK = "tank"


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
    level: Level = Level.ORDINARY
    """How good the soldier is (C6)."""
    specialism: str = ""
    """What vehicle actions of specialised seats the soldier can perform (A19)."""


class SeatKind(Data, frozen=True):
    """A seat of a vehicle as printed (A19)."""

    actions: tuple[Action, ...] = ()
    """Its vehicle actions."""
    specialism: str = ""
    """The specialism that its vehicle actions ask for; none: any soldier performs them."""


class VehicleKind(Data, frozen=True):
    """What a vehicle's card and counter print beside its normal defence (A12, A13)."""

    armour: int
    """Its base defence against `anti_tank` and `demolish`."""
    disabled_at: int
    """From how much damage on it is disabled."""
    toughness: int
    """How much damage destroys it."""
    seats: tuple[SeatKind, ...]
    """Its seats in their order, the first is number 1."""


class StructureKind(Data, frozen=True):
    """A strategic objective as printed (A14)."""

    id: str
    name: Name
    toughness: int
    """What `demolish` has to reach."""
    value: int = 0
    """What it is worth; 0: an obstacle (R27)."""


class CounterKind(Data, frozen=True):
    """A counter as printed."""

    id: str
    side: str
    unit: str
    name: Name
    defence: int
    """Its base defence; of a tank its armour (S11); of a vehicle its normal defence, 0 where it has none (A12)."""
    squads: tuple[str, ...] = ()
    nature: Nature = Nature.INFANTRY
    """What kind of counter it is."""
    vehicle: VehicleKind | None = None
    """What a vehicle prints beside; none for all other counters."""


class Tile(Data, frozen=True):
    """A tile face. `cover` in points of defence."""

    id: str
    cover: int
    hill_cover: int | None = None
    """On a hill: the cover against an attacker on a hill, or against a blast (N1) or a strafe (A1)."""
    building_cover: int | None = None
    """Of a building: the cover against an attacker on another tile (S8)."""
    toughness: int | None = None
    """Of a building: its own base defence (S10, S18)."""
    fortified_cover: int | None = None
    """Of a fortified tile: the cover of the side that controls it (S9)."""
    impassable: bool = False
    """Whether tanks (S11) and vehicles (A2) cannot enter it."""
    next: str = ""
    """The face that replaces it when it is hit or fortified (S10); none: never replaced."""


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
    tunnel: bool = False
    """Whether a tunnel marker lies there (S15)."""
    mission: bool = False
    """Whether a mission marker lies there (S23)."""
    escape: bool = False
    """Whether an escape marker lies there (S23, A15)."""
    points: int = 0
    """How many victory points lie there (S23)."""
    structure: str = ""
    """The structure that stands there from the start (A14)."""


class ObjectivesWorth(Data, frozen=True, tag="objectives", tag_field="goal"):
    """Control objectives worth `value` or more (U24); in North Africa have them together with structures (A21)."""

    value: int


class Pin(Data, frozen=True, tag="pin", tag_field="goal"):
    """All enemy riflemen counters off the board (N9)."""


class Rout(Data, frozen=True, tag="rout", tag_field="goal"):
    """Enemy counters routed at the same time (S23): all of those named, or any `count` of them; of
    all enemy counters where none is named."""

    counters: tuple[str, ...] = ()
    count: int = 0
    """How many of them; 0: all that are named."""


class Points(Data, frozen=True, tag="points", tag_field="goal"):
    """Gain `value` victory points, as the scenario awards them (S23)."""

    value: int


class PointsControlled(Data, frozen=True, tag="points_controlled", tag_field="goal"):
    """Control spaces on which `value` victory points lie (S23)."""

    value: int


class MarkerKind(StrEnum):
    """The markers that counters are to reach (S23)."""

    MISSION = "mission"
    ESCAPE = "escape"


class Gather(Data, frozen=True, tag="gather", tag_field="goal"):
    """Own counters, none of them routed, together on one space with such a marker (S23): all of
    those named, or any `count` of them."""

    marker: MarkerKind
    counters: tuple[str, ...]
    """The counters that count."""
    count: int = 0
    """How many of them; 0: all that are named."""


class Troop(StrEnum):
    """The two kinds of counters of North Africa."""

    SOLDIERS = "soldiers"
    VEHICLES = "vehicles"


class Escape(Data, frozen=True, tag="escape", tag_field="goal"):
    """Own counters have escaped from the board (A15, A16): all of those named, or `count` of this kind."""

    troop: Troop = Troop.SOLDIERS
    """Which kind, where none is named."""
    counters: tuple[str, ...] = ()
    """The counters that count; none: all of the kind."""
    count: int = 0
    """How many of them; 0: all that are named."""


class Eliminate(Data, frozen=True, tag="eliminate", tag_field="goal"):
    """Enemy counters are eliminated (A16, A24): all of those named, or `count` of this kind."""

    troop: Troop = Troop.SOLDIERS
    """Which kind, where none is named."""
    counters: tuple[str, ...] = ()
    """The counters that count; none: all of the kind."""
    count: int = 0
    """How many of them; 0: all that are named."""


Single = ObjectivesWorth | Pin | Rout | Points | PointsControlled | Gather | Escape | Eliminate
"""A condition that stands alone."""


class Every(Data, frozen=True, tag="every", tag_field="goal"):
    """All of these at once (S23, `and`)."""

    of: tuple[Single, ...]


class Either(Data, frozen=True, tag="either", tag_field="goal"):
    """At least one of these (S23, `or`)."""

    of: tuple[Single, ...]


class Together(Data, frozen=True, tag="together", tag_field="goal"):
    """These counted together (S23, `and/or`): the value of objectives controlled, the points gained,
    the points controlled, the counters routed, as far as `of` names them, make `value` or more.

    The values inside `of` are not looked at.
    """

    of: tuple[Single, ...]
    value: int


Goal = Single | Every | Either | Together


class Occasion(StrEnum):
    """What a scenario awards victory points for (S23)."""

    ROUT = "rout"
    """An enemy counter is routed that was not."""
    DAMAGE = "damage"
    """A building is damaged or destroyed."""
    CONTROL = "control"
    """The side takes control of a space that it did not control."""
    ROUND = "round"
    """A round ends while the side controls the space."""


class Award(Data, frozen=True):
    """`points` for a side, each time it happens. `spaces` and `counters` narrow it; none: any."""

    side: str
    occasion: Occasion
    """What for."""
    points: int = 1
    """How many."""
    spaces: tuple[str, ...] = ()
    """Only there."""
    counters: tuple[str, ...] = ()
    """Only these."""


class Face(StrEnum):
    """The two faces of a control marker (U3)."""

    SCOUTED = "scouted"
    CONTROLLED = "controlled"


class Layout(StrEnum):
    """How the tiles are shifted when drawn (U1)."""

    ROWS = "rows"
    COLUMNS = "columns"


class MineFace(StrEnum):
    """What a mine goes off under (S12)."""

    ANTI_PERSONNEL = "anti_personnel"
    ANTI_TANK = "anti_tank"


class Mine(Data, frozen=True):
    """A mine on the edge between two spaces, which are in the order of their ids (S12)."""

    side: str
    between: tuple[str, str]
    """The two spaces."""
    face: MineFace
    by: str = ""
    """The counter that laid it; none: it was there from the start."""


class Seated(Data, frozen=True):
    """The seat of a soldier in a vehicle, counted from 1 (A20)."""

    vehicle: str
    """The vehicle."""
    seat: int
    """The number of the seat."""


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
    seats: dict[str, Seated] = {}
    """Which of its counters start in a vehicle (A26); `counters` has the space of the vehicle for them."""
    suppressed: tuple[str, ...] = ()
    """Which of its counters start suppressed (A26)."""
    damage: dict[str, int] = {}
    """The damage that its vehicles start with (A26)."""
    escaping: tuple[Troop, ...] = ()
    """Which kinds of its counters may use the escape markers (A15)."""
    escapers: tuple[str, ...] = ()
    """Which other counters of it may use them (A15)."""


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
    mines: tuple[Mine, ...] = ()
    """The mines that lie from the start (S12)."""
    awards: tuple[Award, ...] = ()
    """What victory points are gained for (S23)."""
    total_rout: bool = True
    """Whether a side all of whose riflemen are routed loses (S24)."""
    structures: tuple[StructureKind, ...] = ()
    """The structures of the scenario (A14)."""
    demolishes: str = ""
    """The side that alone can demolish structures and then has their value (A14, R22)."""
