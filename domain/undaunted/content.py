"""The parts of a scenario: tiles, spaces, cards, counters, goals. Facts only, no rules."""

from enum import StrEnum
from typing import Final

import msgspec

from kronika.domain.kernel.words import Sentence, Word


class Data(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The base of all content: frozen, and defaults are omitted when written."""


RIFLEMEN: Final = "riflemen"
MORTAR: Final = "mortar"
FOG: Final = "fog_of_war"
BOMBER: Final = "bomber"


class Name(Data, frozen=True):
    """A name shown to people, in each language."""

    en: str  #: The English text.
    cs: str  #: The Czech text.

    @property
    def said(self) -> Sentence:
        """As a sentence has it."""
        return Sentence(self.en, self.cs)


class ActionName(StrEnum):
    """The actions of all three games, by their names in the digest's terms."""

    MOVE = "move"  #: To a space with an own control marker (U13).
    SCOUT = "scout"  #: To a space, scouting it (U14).
    STALK = "stalk"  #: To a space, scouted or not (U15).
    GUIDE = "guide"  #: Another own counter moves (N3).
    BOLSTER = "bolster"  #: Cards from the supply to the discard pile (U16).
    COMMAND = "command"  #: Draw cards (U17).
    CONCEAL = "conceal"  #: A fog of war into the opponent's discard pile (U18).
    CONTROL = "control"  #: Take control of a space (N4).
    INSPIRE = "inspire"  #: A card of the play area acts again (N5, S5).
    RECON = "recon"  #: A fog of war leaves the hand for a new card (U19).
    TARGET = "target"  #: Put the target marker on a space (N6).
    ATTACK = "attack"  #: Shoot at a counter (U21).
    SUPPRESS = "suppress"  #: Pin a counter down (U21).
    BLAST = "blast"  #: Against all on the space with the target marker (N7).
    ANTI_TANK = "anti_tank"  #: Against a tank, a building or a tunnel (S16).
    DEMOLISH = "demolish"  #: Against a tank, a building or a tunnel, without cover (S16).
    BOMBARD = "bombard"  #: Against all that is on a space (S16).
    VOLLEY = "volley"  #: Suppress all infantry on a space (S16).
    GRENADE = "grenade"  #: Against all infantry on a space (S16).
    FLAMETHROWER = "flamethrower"  #: Against infantry, which may then be moved (S19).
    SMOKE = "smoke"  #: Put smoke on a space (S20).
    MINES = "mines"  #: Lay mines on edges (S20).
    FIRE_ZONE = "fire_zone"  #: Put a fire zone on a space (S20).
    REQUISITION = "requisition"  #: A card from the supply to hand (S21).
    RALLY = "rally"  #: A suppressed counter turns ready (S21).
    ANTI_AIR = "anti_air"  #: The opponent loses a bomber (S21).
    FIGHT_AND_FADE = "fight_and_fade"  #: Fight, then stalk (S22).
    ASSAULT = "assault"  #: Move, then fight (S22).
    SECURE = "secure"  #: Recon, then scout (S22).
    EXERT = "exert"  #: A card of the play area acts; its counter is suppressed (S22).
    DRIVE = "drive"  #: A vehicle moves with its crew (A11).
    NAVIGATE = "navigate"  #: Own markers on spaces one after another from the vehicle on (A6).
    REPAIR = "repair"  #: Take damage off a vehicle (A7).
    RECON_FLIGHT = "recon_flight"  #: Own markers on any spaces (A6).
    STRAFE = "strafe"  #: From the air at a counter, at no range (A12).


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


class VariantName(Word):
    """A game of the family."""

    NORMANDY = "normandy"  #: Undaunted: Normandy.
    STALINGRAD = "stalingrad"  #: Undaunted: Stalingrad.
    NORTH_AFRICA = "north_africa"  #: Undaunted: North Africa.


class Victory(Word):
    """The ways to win a scenario by its own rules."""

    OBJECTIVES = "objectives"  #: The side controls objectives that are worth enough (U24).
    PIN = "pin"  #: The enemy is pinned (N9).
    BOTH_PINNED = "both_pinned"  #: Both sides are pinned; the objectives decide (N9).
    HOPELESS = "hopeless"  #: The enemy is pinned and cannot catch up (N10).
    GOAL = "goal"  #: The side has reached the goal that the scenario sets it (S23).
    TOTAL_ROUT = "total_rout"  #: All riflemen of the enemy are routed (S24).
    WITHDRAWN = "withdrawn"  #: The enemy has withdrawn (S25).
    ESCAPE = "escape"  #: Enough of the side's counters have escaped (A15).
    ELIMINATION = "elimination"  #: Enough counters of the enemy are eliminated (A24).
    OUT_OF_REACH = "out_of_reach"  #: The enemy can no longer reach its goal (A16).
    #: Neither side can reach its goal any more; the value of the sides decides (A16, R29).
    BOTH_OUT_OF_REACH = "both_out_of_reach"


class PromptKind(Word):
    """The questions to a side in a game."""

    INITIATIVE = "initiative"  #: Which card it bids for the initiative (U6).
    PLAY = "play"  #: How it acts in its turn (U7).
    STEP = "step"  #: Whether its counter goes on (U13, U14).
    TAKE = "take"  #: Whether it takes one more card from the supply (U16).
    STRIKE = "strike"  #: Which counter is rolled for next (U20).
    CASUALTY = "casualty"  #: Which card it gives up for a hit (S6, N8).
    DISPLACE = "displace"  #: Whether and where it moves the counter that was hit (S6, S19).
    ASSAULT = "assault"  #: Whether a combat action follows the move (S22).
    PERFORM = "perform"  #: Which action the card performs (S5, S22).
    MINE = "mine"  #: Whether it lays one more mine (S20).
    RETURN = "return"  #: Whether the card goes back to the supply (S21).
    ACT = "act"  #: Which action follows the free move (A17).
    TILE = "tile"  #: Which space gets the next marker (A6).
    AGAIN = "again"  #: Whether one more card comes back to hand (A5).
    CREW = "crew"  #: Which soldier in the vehicle was hit or suppressed (A13).
    FREE = "free"  #: Whether the soldier makes a free move after the action (A9).


class Action(Data, frozen=True):
    """One action of a card, as printed."""

    name: ActionName  #: Which action it is.
    value: int = 0  #: X: tiles, cards or dice (against infantry); 0 where the action prints none.
    squads: tuple[str, ...] = ()  #: The squads it is restricted to; none: unrestricted.
    tanks: int = 0  #: Dice against a tank (S17).
    structures: int = 0  #: Dice against a building or a tunnel (S17).
    least: int = 0  #: The nearest range printed (S16).
    most: int | None = None  #: The furthest range printed (S16); none: any.
    upgraded: bool = False  #: Whether it is marked as upgraded: `inspire` cannot choose it (S5).


class Level(StrEnum):
    """How good a soldier is (C6)."""

    ORDINARY = "ordinary"  #: As the binder holds at the start.
    RESERVIST = "reservist"  #: A reservist, who replaces a soldier lost.
    UPGRADED = "upgraded"  #: A soldier who has been promoted.


class Nature(StrEnum):
    """The nature of a counter (S11, S16). A gun is infantry that nobody else can move (S3, S6)."""

    INFANTRY = "infantry"  #: Soldiers on foot.
    GUN = "gun"  #: A gun with its crew.
    TANK = "tank"  #: A tank, with armour for a defence (S11).


class Card(Data, frozen=True):
    """A kind of card. Copies that differ in nothing share one id."""

    id: str  #: The id of the card in its pack; copies that differ in nothing share it.
    title: str  #: The kind of soldier or card, as the pack names it, such as `riflemen`.
    name: Name  #: The name printed on the card.
    initiative: int  #: The number that bids for the initiative (U6).
    squads: tuple[str, ...] = ()  #: The squads it belongs to, by their letters; none: it belongs to no squad.
    counter: str = ""  #: The counter it belongs to; none for leaders, assets and fog of war.
    actions: tuple[Action, ...] = ()  #: The actions it can be played for, in printed order.
    level: Level = Level.ORDINARY  #: How good the soldier is (C6).
    specialism: str = ""  #: The specialism with which the soldier can use specialised seats (A19).


class SeatKind(Data, frozen=True):
    """A seat of a vehicle as printed (A19)."""

    actions: tuple[Action, ...] = ()  #: Its vehicle actions.
    specialism: str = ""  #: The specialism that its vehicle actions ask for; none: any soldier performs them.


class VehicleKind(Data, frozen=True):
    """The values that a vehicle's card and counter print beside its normal defence (A12, A13)."""

    armour: int  #: Its base defence against `anti_tank` and `demolish`.
    disabled_at: int  #: From how much damage on it is disabled.
    toughness: int  #: How much damage destroys it.
    seats: tuple[SeatKind, ...]  #: Its seats in their order, the first is number 1.


class StructureKind(Data, frozen=True):
    """A strategic objective as printed (A14)."""

    id: str  #: The id of the structure in its pack.
    name: Name  #: The name printed on it.
    toughness: int  #: The number that `demolish` has to reach.
    value: int = 0  #: Its value; 0: an obstacle (R27).


class CounterKind(Data, frozen=True):
    """A counter as printed."""

    id: str  #: The id of the counter in its pack.
    side: str  #: The side whose counter it is.
    unit: str  #: The title of the cards that act with it, such as `riflemen`.
    name: Name  #: The name printed on the counter.
    #: Its base defence; for a tank its armour (S11), for a vehicle its normal defence, 0 where it has none (A12).
    defence: int
    squads: tuple[str, ...] = ()  #: The squads it belongs to, by their letters; none: it belongs to no squad.
    nature: Nature = Nature.INFANTRY  #: The kind of counter.
    vehicle: VehicleKind | None = None  #: The values that a vehicle prints in addition; none for all other counters.


class Tile(Data, frozen=True):
    """A tile face. `cover` in points of defence."""

    id: str  #: The id of the tile face in its pack.
    cover: int  #: The points that the tile adds to the defence of a counter on it.
    #: On a hill: the cover against an attacker on a hill, or against a blast (N1) or a strafe (A1).
    hill_cover: int | None = None
    building_cover: int | None = None  #: A building's cover against an attacker on another tile (S8).
    toughness: int | None = None  #: A building's own base defence (S10, S18).
    fortified_cover: int | None = None  #: A fortified tile's cover for the side that controls it (S9).
    impassable: bool = False  #: Whether tanks (S11) and vehicles (A2) cannot enter it.
    next: str = ""  #: The face that replaces it when it is hit or fortified (S10); none: never replaced.


class Space(Data, frozen=True):
    """A place on the board, in axial coordinates (U1).

    `near` are the adjacent spaces; `ranges` the steps to every space, in the order of the
    scenario's list of spaces.
    """

    id: str  #: The id of the space, as printed on the tile at the start.
    x: int  #: The axial column of its middle.
    y: int  #: The axial row of its middle.
    tile: str  #: The tile face on it at the start.
    near: tuple[str, ...]  #: The ids of the adjacent spaces.
    ranges: tuple[int, ...]  #: The range to every space, in the order of the list of spaces.
    objective: int = 0  #: The value of its objective; 0: none.
    tunnel: bool = False  #: Whether it has a tunnel marker (S15).
    mission: bool = False  #: Whether it has a mission marker (S23).
    escape: bool = False  #: Whether it has an escape marker (S23, A15).
    points: int = 0  #: The number of victory points on it (S23).
    structure: str = ""  #: The structure on it from the start (A14).


class ObjectivesWorth(Data, frozen=True, tag="objectives", tag_field="goal"):
    """Control objectives worth `value` or more (U24); in North Africa have them together with structures (A21)."""

    value: int  #: How much the objectives controlled must be worth together, in points.


class Pin(Data, frozen=True, tag="pin", tag_field="goal"):
    """All enemy riflemen counters off the board (N9)."""


class Rout(Data, frozen=True, tag="rout", tag_field="goal"):
    """Enemy counters routed at the same time (S23): all of those named, or any `count` of them; of
    all enemy counters where none is named."""

    counters: tuple[str, ...] = ()  #: The enemy counters that count; none: all of them.
    count: int = 0  #: How many of them; 0: all that are named.


class Points(Data, frozen=True, tag="points", tag_field="goal"):
    """Gain `value` victory points, as the scenario awards them (S23)."""

    value: int  #: How many victory points must be gained.


class PointsControlled(Data, frozen=True, tag="points_controlled", tag_field="goal"):
    """Control spaces on which `value` victory points lie (S23)."""

    value: int  #: How many victory points must lie on the spaces controlled.


class MarkerKind(StrEnum):
    """The markers that counters are to reach (S23)."""

    MISSION = "mission"  #: A mission marker.
    ESCAPE = "escape"  #: An escape marker.


class Gather(Data, frozen=True, tag="gather", tag_field="goal"):
    """Own counters, none of them routed, together on one space with such a marker (S23): all of
    those named, or any `count` of them."""

    marker: MarkerKind  #: The kind of marker on whose space they must stand.
    counters: tuple[str, ...]  #: The counters that count.
    count: int = 0  #: How many of them; 0: all that are named.


class Troop(StrEnum):
    """The two kinds of counters of North Africa."""

    SOLDIERS = "soldiers"  #: Soldiers, on foot or in vehicles.
    VEHICLES = "vehicles"  #: Vehicles.


class Escape(Data, frozen=True, tag="escape", tag_field="goal"):
    """Own counters have escaped from the board (A15, A16): all of those named, or `count` of this kind."""

    troop: Troop = Troop.SOLDIERS  #: Which kind, where none is named.
    counters: tuple[str, ...] = ()  #: The counters that count; none: all of the kind.
    count: int = 0  #: How many of them; 0: all that are named.


class Eliminate(Data, frozen=True, tag="eliminate", tag_field="goal"):
    """Enemy counters are eliminated (A16, A24): all of those named, or `count` of this kind."""

    troop: Troop = Troop.SOLDIERS  #: Which kind, where none is named.
    counters: tuple[str, ...] = ()  #: The counters that count; none: all of the kind.
    count: int = 0  #: How many of them; 0: all that are named.


Single = ObjectivesWorth | Pin | Rout | Points | PointsControlled | Gather | Escape | Eliminate
"""A condition that stands alone."""


class Every(Data, frozen=True, tag="every", tag_field="goal"):
    """All of these conditions together (S23, `and`)."""

    of: tuple[Single, ...]  #: The conditions, all of which must hold.


class Either(Data, frozen=True, tag="either", tag_field="goal"):
    """At least one of these (S23, `or`)."""

    of: tuple[Single, ...]  #: The conditions, one of which must hold.


class Together(Data, frozen=True, tag="together", tag_field="goal"):
    """These counted together (S23, `and/or`): the value of objectives controlled, the points gained,
    the points controlled, the counters routed, as far as `of` names them, make `value` or more.

    The values inside `of` are not looked at.
    """

    of: tuple[Single, ...]  #: The conditions whose values are added.
    value: int  #: How much they must make together.


Goal = Single | Every | Either | Together


class Occasion(StrEnum):
    """The occasions for which a scenario awards victory points (S23)."""

    ROUT = "rout"  #: An enemy counter is routed that was not.
    DAMAGE = "damage"  #: A building is damaged or destroyed.
    CONTROL = "control"  #: The side takes control of a space that it did not control.
    ROUND = "round"  #: A round ends while the side controls the space.


class Award(Data, frozen=True):
    """`points` for a side, each time it happens. `spaces` and `counters` narrow it; none: any."""

    side: str  #: The side that gains the points.
    occasion: Occasion  #: The occasion of the award.
    points: int = 1  #: How many.
    spaces: tuple[str, ...] = ()  #: Only there.
    counters: tuple[str, ...] = ()  #: Only these.


class Face(StrEnum):
    """The two faces of a control marker (U3)."""

    SCOUTED = "scouted"  #: The side has scouted the space.
    CONTROLLED = "controlled"  #: The side controls the space.


class Layout(StrEnum):
    """How the tiles are shifted when drawn (U1)."""

    ROWS = "rows"  #: Every other row is shifted by half a tile.
    COLUMNS = "columns"  #: Every other column is shifted by half a tile.


class MineFace(StrEnum):
    """The units that set a mine off (S12)."""

    ANTI_PERSONNEL = "anti_personnel"  #: Under infantry.
    ANTI_TANK = "anti_tank"  #: Under tanks.


class Mine(Data, frozen=True):
    """A mine on the edge between two spaces, which are in the order of their ids (S12)."""

    side: str  #: The side that has laid it.
    between: tuple[str, str]  #: The two spaces.
    face: MineFace  #: The units that set it off.
    by: str = ""  #: The counter that laid it; none: it was there from the start.


class Seated(Data, frozen=True):
    """The seat of a soldier in a vehicle, counted from 1 (A20)."""

    vehicle: str  #: The vehicle.
    seat: int  #: The number of the seat.


class SideSetup(Data, frozen=True):
    """One side's part of a scenario. Card lists are sorted and name every copy."""

    id: str  #: The id of the side, which is also the name of its seat.
    name: Name  #: The name of the side.
    goal: Goal  #: The goal that the side has to reach to win.
    deck: tuple[str, ...]  #: The cards of its deck at the start, sorted, with every copy.
    supply: tuple[str, ...]  #: The cards of its supply at the start, sorted, with every copy.
    markers: dict[str, Face]  #: The control markers, by space.
    counters: dict[str, str]  #: Which counter starts on which space.
    spawns: dict[str, str]  #: Where a counter comes on (N2).
    #: Which of its counters start in a vehicle (A26); `counters` has the space of the vehicle for them.
    seats: dict[str, Seated] = {}
    suppressed: tuple[str, ...] = ()  #: Which of its counters start suppressed (A26).
    damage: dict[str, int] = {}  #: The damage that its vehicles start with (A26).
    escaping: tuple[Troop, ...] = ()  #: Which kinds of its counters may use the escape markers (A15).
    escapers: tuple[str, ...] = ()  #: Which other counters of it may use them (A15).


class Setup(Data, frozen=True):
    """Everything a game of this scenario needs; it replays without the pack."""

    variant: VariantName  #: Which game of the family it is.
    scenario: str  #: The id of the scenario in its pack.
    title: Name  #: The title of the scenario.
    layout: Layout  #: How the tiles are shifted when the board is drawn.
    sides: tuple[SideSetup, ...]  #: In the order in which both draw.
    initiative: str  #: The side that holds the initiative marker.
    spaces: tuple[Space, ...]  #: The spaces of the board; `Space.ranges` follows their order.
    tiles: tuple[Tile, ...]  #: Every tile face that can come to lie on the board.
    cards: tuple[Card, ...]  #: Every card that can come into the game, once each.
    counters: tuple[CounterKind, ...]  #: Every counter that can come into the game.
    radio: str = ""  #: The space with the radio marker (N11).
    raises: str = ""  #: The side that may raise the radio's objective (N11).
    mines: tuple[Mine, ...] = ()  #: The mines that lie from the start (S12).
    awards: tuple[Award, ...] = ()  #: The awards of victory points (S23).
    total_rout: bool = True  #: Whether a side all of whose riflemen are routed loses (S24).
    structures: tuple[StructureKind, ...] = ()  #: The structures of the scenario (A14).
    demolishes: str = ""  #: The side that alone can demolish structures and then has their value (A14, R22).
