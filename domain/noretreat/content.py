"""What a game of No Retreat! is made of: map, units, cards, tables, turns, a scenario. Facts only, no rules."""

from typing import Final

import msgspec

from domain.kernel.words import Word

AXIS: Final = "axis"
SOVIET: Final = "soviet"
SIDES: Final = (AXIS, SOVIET)


def other(side: str) -> str:
    """The enemy of a side."""
    return SOVIET if side == AXIS else AXIS


class Data(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all content shares: frozen, defaults left out when written."""


class Name(Data, frozen=True):
    """What a person reads, in each language."""

    en: str
    """In English."""
    cs: str
    """In Czech."""


# --- words that several parts share


class Phase(Word):
    """What a game turn is made of (NR6)."""

    HOUSEKEEPING = "housekeeping"
    """The turn marker moves, and victory is checked; nobody is on turn."""
    CARDS = "cards"
    """The card phase."""
    SUPPLY = "supply"
    """The supply phase."""
    ORGANISATION = "organisation"
    """The organisation phase."""
    MOVEMENT = "movement"
    """The movement phase."""
    COMBAT = "combat"
    """The combat phase."""
    REMOVALS = "removals"
    """The removals phase."""
    DETRAINING = "detraining"
    """The detraining phase."""


class Milestone(Word):
    """What has its effect on the turn after it happens for the first time (NR97 to NR99)."""

    GG = "gg"
    """Red units have entered Greater Germany."""
    OIL = "oil"
    """The Soviets hold the Rumanian oil."""
    WARSAW = "warsaw"
    """The Soviets hold Warsaw."""


class Result(Word):
    """The result of a battle (NR64)."""

    NE = "NE"
    """No effect."""
    CA = "CA"
    """The defender may counterattack (NR66)."""
    CB = "CB"
    """A counterblow marker is left (NR67)."""
    EX = "EX"
    """Each side loses a step (NR70)."""
    DR = "DR"
    """The defenders retreat (NR72)."""
    DS = "DS"
    """The defenders are shattered, or retreat (NR68)."""
    DD = "DD"
    """The defenders lose a step each and retreat (NR68)."""
    DL = "DL"
    """The defenders lose a step each, without a retreat: DD on a fortress (NR69). On no table."""


class Source(Word):
    """Where figures come from, where not all are printed."""

    PART = "part"
    """Those in `known` are printed, the others are ours."""
    RECONSTRUCTED = "reconstructed"
    """All are ours."""


class Weather(Word):
    """The weather of a turn (NR90)."""

    CLEAR = "clear"
    """Clear."""
    MUD = "mud"
    """Mud."""
    SNOW = "snow"
    """Snow."""
    LONG_WINTER = "long_winter"
    """A long winter."""


# --- the map (NR1)


class Terrain(Word):
    """What a space is covered with (NR39)."""

    OPEN = "open"
    """Open ground."""
    CITY = "city"
    """A city."""
    FOREST = "forest"
    """Forest."""
    MARSH = "marsh"
    """Marsh."""
    MOUNTAIN = "mountain"
    """Mountains."""
    KERCH = "kerch"
    """The strait of Kerch."""
    AREA = "area"
    """An area off the hexes."""


class Country(Word):
    """The countries of the map; no area belongs to one."""

    GREATER_GERMANY = "greater_germany"
    """Greater Germany."""
    USSR = "ussr"
    """The USSR."""
    NONE = "none"
    """None of the two."""


class Sea(Word):
    """The sea at whose coast a hex lies (NR24)."""

    NONE = "none"
    """It does not lie at a sea."""
    BALTIC = "baltic"
    """The Baltic."""
    BLACK = "black"
    """The Black Sea."""
    CASPIAN = "caspian"
    """The Caspian."""
    ADRIATIC = "adriatic"
    """The Adriatic."""


class Edge(Word):
    """The edge of the map on which a hex lies (NR21)."""

    NONE = "none"
    """It does not lie on an edge."""
    WEST = "west"
    """The western edge."""
    EAST = "east"
    """The eastern edge."""
    SOUTH = "south"
    """The southern edge."""


class Space(Data, frozen=True):
    """A hex or an area. The id of a hex is its row and its column, two digits each: neighbours are east
    (column +1), west, north-east (row -1, column +1), north-west (row -1), south-east (row +1) and south-west."""

    id: str
    """Its id."""
    terrain: Terrain = Terrain.OPEN
    """What covers it."""
    country: Country = Country.USSR
    """The country it lies in."""
    name: Name | None = None
    """What it is called, if it is called anything."""
    slug: str = ""
    """What a scenario calls it; empty where nothing is there to be controlled."""
    sea: Sea = Sea.NONE
    """The sea at whose coast it lies."""
    edge: Edge = Edge.NONE
    """The edge of the map on which it lies."""
    oil: bool = False
    """Whether oil is found there."""
    objective: str = ""
    """The side whose objective it is (NR82)."""
    borders: tuple[str, ...] = ()
    """Of an area: the spaces that it touches."""
    axis_nations: tuple[str, ...] = ()
    """Of an area: the nations of Axis units that may enter (NR44, NR45)."""
    after: Milestone | None = None
    """Of an area: what must have happened before it is open (NR45)."""
    vp: int = 0
    """What controlling it is worth (NR88)."""
    crossing: bool = False
    """Whether nothing but supply passes through it: a lake (NRR4)."""


class Chart(Data, frozen=True):
    """The map: its spaces, and the sides between hexes, each written as two hexes with a hyphen."""

    spaces: tuple[Space, ...]
    """All spaces."""
    rivers: tuple[str, ...]
    """Sides along which a river runs."""
    lakes: tuple[str, ...]
    """Sides that cannot be passed: lakes and straits."""


# --- units (NR2)


class Arm(Word):
    """What a unit is."""

    ARMOUR = "armour"
    """Armour."""
    MECHANISED = "mechanised"
    """Mechanised."""
    INFANTRY = "infantry"
    """Infantry."""
    REGIONAL = "regional"
    """Regional: it can become a fortress (NR30)."""
    FORTRESS = "fortress"
    """A fortress."""
    SHOCK = "shock"
    """A shock army."""
    VOLKSSTURM = "volkssturm"
    """Volkssturm."""
    RESERVE = "reserve"
    """A reserve (NR119)."""


class Face(Data, frozen=True):
    """One face of a unit."""

    id: str
    """`full`, `reduced`; `brown`, `red`; `mobile`, `fort`."""
    strength: int
    """Its strength; 0 where none is printed."""
    mp: int
    """Its movement; 0: it does not move."""
    arm: Arm
    """What it is."""
    name: Name | None = None
    """What it is called, where the faces have names of their own."""
    zoc: bool = True
    """Whether it has a zone of control (NR42)."""
    white: bool = False
    """Whether it may not attack of its own will (NR51)."""


class OptionalUnits(Word):
    """An optional rule that brings units."""

    DETACHMENTS = "detachments"
    """Detachments (NR111)."""
    FORTIFIED_FRONTS = "fortified_fronts"
    """Fortified fronts (NR112)."""
    RESERVES = "reserves"
    """Reserves (NR119)."""


class Entry(Data, frozen=True):
    """When and where a unit enters play."""

    turn: int = 0
    """The turn; 0: no turn."""
    trigger: Milestone | None = None
    """What brings it (NR97, NR98, NR99)."""
    optional: OptionalUnits | None = None
    """The optional rule that brings it."""
    city: str = ""
    """The city it enters in."""
    face: str = ""
    """The face on which it enters, if not the first."""
    near: str = ""
    """The place near which it enters (NR97 to NR99)."""
    within: int = 0
    """Within how many hexes of it."""
    areas: tuple[str, ...] = ()
    """The areas that it may enter in."""
    may_wait: bool = False
    """Whether its side may leave it out as long as it likes (NR97)."""


class Kind(Data, frozen=True):
    """A unit. Its first face is the one a loss leaves: reduced, brown, mobile; a second one is the better.
    Where a unit has only one, it is one-sided."""

    id: str
    """Its id."""
    side: str
    """The side it belongs to."""
    nation: str
    """Its nation."""
    name: Name
    """What it is called."""
    faces: tuple[Face, ...]
    """Its faces, the worse one first."""
    enters: Entry = Entry()
    """When it enters."""
    returns_after: int = 0
    """In how many turns it comes back when eliminated, as its back says; 0: its back says nothing."""
    removed: bool = False
    """Whether it leaves the game when eliminated."""
    cadre: bool = False
    """Whether it is a cadre (NR106)."""
    ss: bool = False
    """Whether it is of the SS (NR104)."""
    two_steps: bool = False
    """Whether its better face is a step more at any time, not only from a certain turn (NR3)."""
    one_step: bool = False
    """Whether it has one step for ever, whatever its faces."""
    loses_first: bool = False
    """Whether it takes a loss before all others (NR70)."""
    card_price: int = 1
    """What turning its better face up, or replacing it on that face, costs in cards (NR28, NR36)."""
    withdrawn: int = 0
    """The turn on which it leaves (NR95); 0: none."""
    holds: bool = False
    """Whether its elimination loses the game (NR86)."""
    returns_from: int = 0
    """The turn from which it may come back once, at full strength, for victory points (NR99)."""
    returns_vp: int = 0
    """What that costs."""
    better_in: str = ""
    """The city in which it enters on its better face, on the turn on which it enters (NR96)."""
    free_stacking: bool = False
    """Whether it does not count for stacking (NR119)."""
    home: tuple[str, ...] = ()
    """The areas that supply it (NR24)."""
    stays: bool = False
    """Whether it never leaves them (NR100)."""
    turns_at_home: bool = False
    """Whether it can be turned there alone (NR105)."""
    prov: Source | None = None
    """Where its figures come from; none: all are printed."""
    known: tuple[str, ...] = ()
    """The fields that are printed, where not all are."""
    reason: str = ""
    """Why ours are as they are."""


# --- cards (NR9, NR128)


class Deck(Word):
    """When a card is in the game (NR19)."""

    UNTIL_1944 = "until_1944"
    """It leaves at the beginning of 1945."""
    ALWAYS = "always"
    """Always."""
    FROM_1945 = "from_1945"
    """It joins at the beginning of 1945."""


class When(Word):
    """The moment at which a half may be played (NR138)."""

    ANY = "any"
    """At any prompt and in any window where cards may be played."""
    DRAW = "draw"
    """When its side draws it (NR12)."""
    CARDS = "cards"
    """In the card phase."""
    ORGANISATION = "organisation"
    """In the organisation phase."""
    ORGANISATION_START = "organisation_start"
    """In the window before the organisation phase."""
    SUPPLY_END = "supply_end"
    """At the end of the supply phase."""
    MOVEMENT = "movement"
    """In the movement phase."""
    MOVEMENT_END = "movement_end"
    """At the end of the movement phase."""
    COMBAT_END = "combat_end"
    """At the end of the combat phase."""
    PHASE_END = "phase_end"
    """At the end of a phase of a player turn."""
    TURN = "turn"
    """At any time in a player turn."""
    SPARE = "spare"
    """In the removals, before units without supply leave the map."""
    COUNTERBLOWS = "counterblows"
    """Where counterblows are declared."""
    COMMIT = "commit"
    """When a battle is prepared, before the roll (NR58)."""
    ROLLED = "rolled"
    """After the roll of a battle."""
    AFTER_EX = "after_ex"
    """After an exchange has been applied."""
    VICTORY = "victory"
    """Before the check for sudden death."""
    PAYMENT = "payment"
    """When it pays for a replacement."""


class Whose(Word):
    """In whose player turn."""

    ANY = "any"
    """Of either side."""
    OWN = "own"
    """Of the side whose half it is."""
    AXIS = "axis"
    """Of the Axis."""
    SOVIET = "soviet"
    """Of the Soviets."""


class Trigger(Word):
    """The act that a half answers (NR137)."""

    NONE = "none"
    """None."""
    CARD = "card"
    """A card was played or discarded."""
    ROLL = "roll"
    """A battle was rolled for."""
    BOUGHT = "bought"
    """A unit was improved, upgraded or replaced."""


class Lasts(Word):
    """How long a half works."""

    BATTLE = "battle"
    """For the battle."""
    COMBAT_PHASE = "combat_phase"
    """For the combat phase."""
    PLAYER_TURN = "player_turn"
    """For the player turn."""


class Do(Word):
    """What an effect does (digest, «Events»)."""

    DRAW = "draw"
    """Cards are drawn from the pile."""
    DISCARD = "discard"
    """Cards out of the hand are discarded, by the choice of who holds them."""
    DISCARD_DRAWN = "discard_drawn"
    """Cards just drawn by this half are discarded."""
    DISCARD_RANDOM = "discard_random"
    """A random card of the hand is discarded."""
    DISCARD_FROM_HAND = "discard_from_hand"
    """A card is discarded that the side picks which sees the hand."""
    SEE_HAND = "see_hand"
    """The other hand is seen."""
    TAKE_DISCARD = "take_discard"
    """A card is taken from the top of the discard pile."""
    RESHUFFLE = "reshuffle"
    """Both piles become the draw pile."""
    REPEAT_TOP = "repeat_top"
    """The own half of the top card of the discard pile works as if it were played now."""
    CANCEL_CARD = "cancel_card"
    """The card just played or discarded does not work (NR129)."""
    UNDO_LAST = "undo_last"
    """What was just bought for a unit is undone."""
    FLIP_JOKER = "flip_joker"
    """The Joker changes hands (NR117)."""
    DISCARD_VALUE = "discard_value"
    """The card pays for more than one (NR18)."""
    REPLACEMENT_STEP = "replacement_step"
    """A unit is improved or replaced without cards (NR28, NR36)."""
    UPGRADE = "upgrade"
    """A unit is upgraded (NR29)."""
    RETURN_UNIT = "return_unit"
    """A unit returns to the map from a box."""
    CADRE_BY_RAIL = "cadre_by_rail"
    """A cadre comes onto the map as by rail."""
    MOVE_BOX = "move_box"
    """A unit goes from another box into the rail box."""
    ENTRAIN = "entrain"
    """Units go into the rail box."""
    DETRAIN = "detrain"
    """Units leave the rail box at once (NR49)."""
    REBUILD = "rebuild"
    """A unit that is destroyed or not in the game comes onto the map."""
    LOSE_STEP = "lose_step"
    """A unit loses a step without a battle."""
    ELIMINATE_ALLY = "eliminate_ally"
    """An ally of the Axis is eliminated (NR102)."""
    SURRENDER_UNIT = "surrender_unit"
    """An unsupplied unit surrenders."""
    UNSUPPLIED_MARKER = "unsupplied_marker"
    """A unit is marked unsupplied."""
    SPARE_UNSUPPLIED = "spare_unsupplied"
    """The units of one hex stay in the removals."""
    MOVE = "move"
    """A unit moves outside of the movement phase of its side."""
    MP_BONUS = "mp_bonus"
    """Units get movement points more."""
    EXTRA_STACKING = "extra_stacking"
    """Hexes hold a unit more for this player turn."""
    STRENGTH_X = "strength_x"
    """Strength is multiplied."""
    STRENGTH_ADD = "strength_add"
    """Strength is added."""
    SHIFT = "shift"
    """The column is shifted."""
    CANCEL_SHIFT = "cancel_shift"
    """Shifts do not count."""
    RESULT = "result"
    """The result is fixed without a roll."""
    REPLACE_RESULT = "replace_result"
    """A result becomes another after the roll."""
    REROLL = "reroll"
    """The die is rolled again."""
    REROLL_RESULT = "reroll_result"
    """The die is rolled again if it shows one of these results."""
    ROLL_TWO = "roll_two"
    """Two dice are rolled, and one of them is chosen."""
    DUEL = "duel"
    """Both sides roll instead of the battle; the lower one loses steps."""
    CHOOSE_CRT = "choose_crt"
    """The side names the table that is used."""
    ARMOUR_VS_ARMOUR = "armour_vs_armour"
    """Armour gets its bonus against armour, too."""
    DENY_ARMOUR = "deny_armour"
    """Armour gets no bonus."""
    ARMOUR_VALUE = "armour_value"
    """What the bonus of armour is worth."""
    MARKER_VALUE = "marker_value"
    """What a support marker is worth."""
    EXTRA_MARKERS = "extra_markers"
    """There are more support markers in this turn."""
    FORT_AS_INFANTRY = "fort_as_infantry"
    """Fortresses count as infantry in this battle."""
    CANCEL_FORT = "cancel_fort"
    """Fortresses and Volkssturm lose what protects them in this battle."""
    NO_MULTI_HEX = "no_multi_hex"
    """Nobody advances by more than one hex."""
    ADVANCE_BONUS = "advance_bonus"
    """Who advances may go a hex further."""
    RETREAT_IGNORES_ZONES = "retreat_ignores_zones"
    """Enemy zones of control do not bar a retreat."""
    EXTRA_LOSS = "extra_loss"
    """A further step is lost."""
    ATTACK_SEPARATELY = "attack_separately"
    """The units of a stack are attacked one by one."""
    EXTRA_ATTACK = "extra_attack"
    """A further target is declared and fought for."""
    SECOND_COMBAT = "second_combat"
    """The battle is fought once more by those who survive."""
    COUNTERBLOWS = "counterblows"
    """Counterblow markers are laid without cards."""
    REMOVE_COUNTERBLOWS = "remove_counterblows"
    """Counterblow markers are lifted."""
    MUST_ATTACK = "must_attack"
    """A side must attack, or loses victory points (NRR37)."""
    SCORCH = "scorch"
    """A city is scorched."""
    WORKS = "works"
    """Defensive works are built."""
    VP = "vp"
    """Victory points."""
    VP_IF = "vp_if"
    """Victory points by a public condition."""
    VP_CHOICE = "vp_choice"
    """The Axis gives up a unit, or victory points."""
    AXIS_CHOICE = "axis_choice"
    """The Axis discards two cards, or one and loses a step."""
    CANCEL_SUDDEN_DEATH = "cancel_sudden_death"
    """The next check for sudden death is not made."""
    FLIP_WEATHER = "flip_weather"
    """A weather marker is turned over."""
    SET_WEATHER = "set_weather"
    """A weather marker is turned to a face."""


class Scope(Word):
    """What an effect touches, where its verb does not say it all."""

    ALL = "all"
    """Everything."""
    OWN_ATTACK = "own_attack"
    """Battles in which the side attacks whose half it is."""
    SOVIET_ATTACKS = "soviet_attacks"
    """Battles in which the Soviets attack."""
    BLACK_SEA = "black_sea"
    """Battles at the Black Sea."""
    GERMAN_CITY = "german_city"
    """Battles in which the Soviets attack a city of Greater Germany."""
    ARMOUR_AND_INFANTRY = "armour_and_infantry"
    """Battles in which supplied armour and infantry of the Soviets attack together."""
    GERMAN_UNIT = "german_unit"
    """A German unit."""
    DEFENDERS = "defenders"
    """The defenders."""
    CITY = "city"
    """Battles for a city."""
    NOT_CITY = "not_city"
    """Battles that are not for a city."""
    SUPPLIED_NOT_CADRE = "supplied_not_cadre"
    """Supplied units that are no cadres."""
    ARMOUR = "armour"
    """Armour."""
    STACK = "stack"
    """The units of one hex together."""
    DETRAINED = "detrained"
    """The units that have just left the rail box by this half."""
    NEAR_OWN_CITY = "near_own_city"
    """Near a city of its own."""
    FORTRESS = "fortress"
    """Fortresses."""
    VOLKSSTURM = "volkssturm"
    """Volkssturm."""
    BUDAPEST = "budapest"
    """Whether the Soviets control Budapest."""
    BUCHAREST = "bucharest"
    """Whether the Soviets hold Bucharest."""
    KONIGSBERG = "konigsberg"
    """Whether the Axis controls Königsberg."""
    GARRISON = "garrison"
    """Whether the garrison stands in Berlin."""
    AXIS_IN_USSR = "axis_in_ussr"
    """Whether a unit of the Axis stands in the USSR."""
    FINLAND = "finland"
    """Whether the Soviets control Finland."""
    YUGOSLAVIA = "yugoslavia"
    """Whether the Soviets control the west and the south of the Balkans, or Belgrade."""


class Direction(Word):
    """Which way odds are shifted."""

    LEFT = "left"
    """For the defender."""
    RIGHT = "right"
    """For the attacker."""
    EITHER = "either"
    """As is chosen for each battle."""


class Taking(Word):
    """Whether a card that was cancelled is taken into the hand."""

    ALWAYS = "always"
    """Always."""
    UNLESS_IMMEDIATE = "unless_immediate"
    """Unless its half happens when it is drawn."""


class Coming(Word):
    """A turn whose weather changes."""

    THIS = "this"
    """This one."""
    NEXT = "next"
    """The next one."""


class Condition(Word):
    """What must be so for a half to be used in a way."""

    JOKER = "joker"
    """The Joker is in use (NR117)."""
    ALLY = "ally"
    """An ally of the Axis is on the map (NR102)."""


class Effect(Data, frozen=True):
    """One effect of a half. What a field means depends on `do`; one that is left out plays no part."""

    do: Do
    """What it does."""
    n: int = 1
    """How much, how many, how often."""
    later: int = 0
    """The same from the turn on from which Soviet units have two steps; 0: the same."""
    up_to: bool = False
    """Whether fewer may be chosen."""
    side: str = ""
    """Whom it concerns: a side; empty: whose half it is."""
    chooser: str = ""
    """Who chooses; empty: whose half it is."""
    scope: Scope = Scope.ALL
    """What it touches."""
    direction: Direction | None = None
    """Of a shift."""
    boxes: tuple[str, ...] = ()
    """The boxes that units may come from."""
    to: str = ""
    """Where they go, or what a result becomes."""
    of: tuple[str, ...] = ()
    """The results, acts or kinds of purchase that it answers."""
    take: Taking | None = None
    """Whether the card cancelled is taken; none: it is not."""
    mandatory: bool = False
    """Whether a counterattack is not asked for."""
    odds: str = ""
    """The column that must be reached before shifts."""
    mp: int = 0
    """The whole allowance of a movement outside the own phase; 0: by hexes."""
    hexes: int = 0
    """The hexes of such a movement at most, besides its allowance; 0: no such limit."""
    supplied: bool = False
    """Whether units without supply are excluded."""
    free_of_zones: bool = False
    """Whether they must not start in an enemy zone of control."""
    cheap: bool = False
    """Whether they enter only hexes that cost one."""
    even_if_barred: bool = False
    """Whether it works on turns without replacements."""
    even_two_cards: bool = False
    """Whether it works where two cards would be due."""
    no: int = 0
    """Victory points if the condition does not hold."""
    joker: str = ""
    """Whom the Joker must show for it."""
    penalty: int = 0
    """Victory points lost where a duty is not done."""
    turns: tuple[Coming, ...] = ()
    """The turns whose weather changes."""
    battles: int = 1
    """In how many battles it works."""
    from_turn: int = 0
    """The turn from which it works."""


class Mode(Data, frozen=True):
    """One way to use a half."""

    when: When
    """At what moment."""
    effects: tuple[Effect, ...]
    """What happens, in order."""
    whose: Whose = Whose.ANY
    """In whose player turn."""
    trigger: Trigger = Trigger.NONE
    """The act that it answers."""
    lasts: Lasts = Lasts.BATTLE
    """How long it works, where it works on."""
    condition: Condition | None = None
    """What must be so."""


class Half(Data, frozen=True):
    """One side's event on a card."""

    title: Name
    """What it is called."""
    modes: tuple[Mode, ...]
    """How it can be used."""
    initiative: str = ""
    """The side that must have the initiative (NR15); empty: whoever has it."""
    immediate: bool = False
    """Whether it happens when it is drawn (NR12)."""
    from_turn: int = 0
    """The first turn on which it may be played."""
    weather: tuple[Weather, ...] = ()
    """The weather in which it may be played; empty: any."""


class Card(Data, frozen=True):
    """A card: a half for each side."""

    n: int
    """Its number."""
    deck: Deck
    """When it is in the game."""
    axis: Half
    """The half of the Axis."""
    soviet: Half
    """The half of the Soviets."""

    def half(self, side: str) -> Half:
        """The half of a side."""
        return self.axis if side == AXIS else self.soviet


# --- tables


class TerrainRow(Data, frozen=True):
    """A row of the terrain chart."""

    terrain: Terrain
    """Which."""
    armour: int
    """The cost for armour."""
    others: int
    """The cost for all others."""
    left: int
    """Shifts to the left for who defends there."""
    armour_bonus: bool = False
    """Whether armour gets its bonus there."""
    stops: bool = False
    """Whether an advance ends there (NR76)."""


class WeatherRow(Data, frozen=True):
    """A row of the weather chart."""

    weather: Weather
    """Which."""
    hexes: int
    """Hexes of an advance at most."""
    armour_hexes: int
    """The same for armour."""
    mp: int = 0
    """Movement at most; 0: no limit."""
    armour_bonus: bool = False
    """Whether armour gets its bonus."""
    rivers: bool = False
    """Whether rivers shift."""
    axis_left: int = 0
    """Shifts to the left of an Axis attack on Soviets in the USSR."""
    soviet_table: bool = False
    """Whether the Axis attacks on the Soviet table (NR64)."""
    axis_targets: int = 0
    """Targets of the Axis at most; 0: no limit of the weather."""


class Row(Data, frozen=True):
    """A row of a combat results table: the results of one die, by column."""

    results: tuple[Result, ...]
    """From the lowest column to the highest."""


class Figure(Data, frozen=True):
    """A sudden-death figure: the side with initiative wins with more (NR83)."""

    side: str
    """The side."""
    turn: int
    """The turn."""
    vp: int
    """The figure."""


class Limits(Data, frozen=True):
    """Figures printed once for the whole game."""

    markers: int
    """Target and counterblow markers a side (NR51)."""
    rail: int
    """Units in a rail box (NR47)."""
    supply: int
    """Hexes of an overland supply line (NR22)."""
    detrain: int
    """Hexes from a source to a hex to detrain in (NR49)."""
    hand: int
    """Cards kept before drawing (NR10)."""
    draw: int
    """Cards drawn (NR11)."""
    event_vp: int
    """Event VP at most, either way (NR89)."""
    total_victory: int
    """Soviet VP that win at once (NR84)."""
    improve_axis: int
    """Cards to improve an Axis unit (NR28)."""
    improve_ss: int
    """Cards to improve an SS unit."""
    improve_soviet: int
    """Cards to improve a Soviet unit; a shock unit costs what stands on it."""
    fortify: int
    """Cards to fortify (NR30)."""
    replace_destroyed: int
    """Cards for a destroyed unit (NR36)."""
    replace_surrendered: int
    """Cards for a surrendered unit."""
    reorganise: int
    """Cards for a disorganised marker (NR37)."""
    entrain: int
    """Cards for a further unit that entrains (NR47)."""
    counterblow: int
    """Cards for a counterblow (NR52)."""
    unscorch: int
    """Cards to lift scorched earth."""
    objectives: int
    """Objectives that win: for the Axis while it has the initiative, and for the Soviets (NR82)."""
    objectives_late: int
    """The same for the Axis without the initiative."""


class Dates(Data, frozen=True):
    """Turns from which, or to which, a rule holds (NR96)."""

    no_axis_rail: int
    """To this turn the Axis has no rail movement, and the Soviets only the free one (NR47)."""
    axis_replaces: int
    """From this turn the Axis replaces and improves (NR28, NR36)."""
    axis_improves_to: int
    """To this turn it improves."""
    fortify: int
    """From this turn units are fortified (NR30)."""
    reserve: int
    """From this turn there is the strategic reserve (NR50)."""
    upgrade: int
    """From this turn there is a free upgrade (NR29)."""
    second_upgrade: int
    """From this turn a second one."""
    second_upgrade_to: int
    """To this turn."""
    axis_draw: tuple[int, ...]
    """Turns on which the Axis draws one card more (NR11)."""
    soviet_draw: int
    """From this turn the Soviets draw one card more."""
    tank_stacking: int
    """From this turn a Soviet tank unit may stack with another (NR41), and tanks advance a third hex (NR77)."""
    free_stacking: int
    """From this turn any two Soviet units may stack."""
    two_steps: int
    """From this turn Soviet units have two steps (NR3)."""
    initiative: int
    """On this turn the initiative passes to the Soviets (NR87)."""
    axis_three_targets: int
    """From this turn the Axis has three targets (NR51)."""
    axis_one_target: int
    """From this turn one."""
    hard_winter: int
    """On this turn winter shifts by two (NR91)."""
    last_year: int
    """The turn on which 1945 begins (NR85, NR19)."""
    axis_draw_one: int
    """The turn on which the Axis draws one card (NR11)."""
    end: int
    """The last turn."""
    local_support: int
    """The turn on which local support turns over (NR113)."""
    detachments: int
    """From this turn detachments may come (NR111)."""
    fortified_fronts: int
    """From this turn fortified fronts may come (NR112)."""
    reserves: int
    """The turn on which reserves come (NR119)."""
    partisans: int
    """The turn on which partisans come (NR120)."""


class Tables(Data, frozen=True):
    """All charts."""

    columns: tuple[str, ...]
    """The columns of the combat results tables, the lowest first: `1-3` is 1:3."""
    axis: tuple[Row, ...]
    """The table of the Axis, by die."""
    soviet: tuple[Row, ...]
    """The table of the Soviets, by die."""
    terrain: tuple[TerrainRow, ...]
    """The terrain chart."""
    weather: tuple[WeatherRow, ...]
    """The weather chart."""
    figures: tuple[Figure, ...]
    """The sudden-death figures."""
    limits: Limits
    """Figures printed once."""
    dates: Dates
    """Turns from which a rule holds."""


# --- turns


class Turn(Data, frozen=True):
    """A turn of the turn track."""

    turn: int
    """Its number."""
    date: str
    """The time that it stands for."""
    weather: Weather
    """The weather printed."""
    blitz: int = 0
    """Support markers of the Axis (NR92)."""
    shock: int = 0
    """Support markers of the Soviets."""
    red: Name | None = None
    """The red event (NR94)."""
    skull: bool = False
    """Whether sudden death is checked (NR83)."""
    slot: str = ""
    """The weather marker that lies on it (NR93)."""


class WeatherMarker(Data, frozen=True):
    """A marker of variable weather (NR93)."""

    slot: str
    """Its id."""
    faces: tuple[Weather, ...]
    """Its two faces, the one shown first."""
    prov: Source | None = None
    """Where its figures come from; none: all are printed."""
    known: tuple[str, ...] = ()
    """The fields that are printed, where not all are."""


# --- scenarios


class Placed(Data, frozen=True):
    """Where a unit starts."""

    unit: str
    """The unit."""
    at: str
    """A space, or a box."""
    face: str = ""
    """The face that shows, if not the worse one."""
    turn: int = 0
    """Of the turn track: on which turn it comes back."""


class Deal(Data, frozen=True):
    """Cards in hand before the first card phase (NR5)."""

    draw: int = 0
    """Cards drawn."""
    keep: int = 0
    """Cards kept of them, by choice."""


class Goal(Data, frozen=True):
    """One condition that wins a scenario: all that it names (NR121)."""

    vp: int = 0
    """Victory points of the side, at least."""
    controls: tuple[str, ...] = ()
    """Places that it controls."""
    further: int = 0
    """Further objectives that it controls."""
    objectives: int = 0
    """Objectives that it controls, with supply."""
    eliminates: str = ""
    """An enemy unit that is eliminated."""


class Victory(Data, frozen=True):
    """Who must reach what; `standard` are the rules of the campaign (NR82 to NR86)."""

    standard: bool = False
    """Whether the standard rules hold."""
    side: str = ""
    """Who must reach it; if not, the other side wins."""
    any_of: tuple[Goal, ...] = ()
    """One of these is enough."""
    next_turn: bool = False
    """Whether it is counted in the victory phase of the turn after the last one."""


class Scenario(Data, frozen=True):
    """A scenario as it is set up."""

    id: str
    """Its id."""
    title: Name
    """What it is called."""
    first: int
    """The first turn."""
    last: int
    """The last turn."""
    begins: str
    """Whose player turn comes first."""
    initiative: str
    """Who has the initiative."""
    axis_controls: tuple[str, ...]
    """What the Axis controls."""
    soviet_controls: tuple[str, ...]
    """What the Soviets control."""
    units: tuple[Placed, ...]
    """Where units start."""
    victory: Victory
    """Who must reach what."""
    axis_cards: Deal = Deal()
    """The hand of the Axis."""
    soviet_cards: Deal = Deal()
    """The hand of the Soviets."""
    skip: tuple[Phase, ...] = ()
    """Phases that the first player turn skips (NR5)."""
    event_vp: int = 0
    """Event VP; below 0 for the Soviets."""
    high_tide: int = 0
    """Where the High Tide marker lies (NR87)."""
    joker: str = ""
    """Who starts with the Joker, if it is used (NR123)."""
    triggered: tuple[Milestone, ...] = ()
    """What has happened before (NR97 to NR99)."""
    out: tuple[str, ...] = ()
    """Units that have left the game."""
    late_deck: bool = False
    """Whether the cards of 1945 are in the deck."""
    fixed_weather: bool = False
    """Whether weather does not vary (NR114), unless chosen otherwise."""


class Content(Data, frozen=True):
    """All that a game is laid out with."""

    chart: Chart
    """The map."""
    units: tuple[Kind, ...]
    """The units."""
    cards: tuple[Card, ...]
    """The cards."""
    tables: Tables
    """The charts."""
    turns: tuple[Turn, ...]
    """The turn track."""
    markers: tuple[WeatherMarker, ...]
    """The weather markers."""
    scenario: Scenario
    """How it is set up."""
