"""The content of a game of No Retreat!: the map, the units (NR2), the charts, the scenarios, and all of it as one.
Facts only, no rules."""

from kronika.domain.kernel.words import Word
from kronika.domain.noretreat.content.cards import Card, HalfText
from kronika.domain.noretreat.content.words import Data, Milestone, Name, Nation, Phase, Result, Source, Weather


class Terrain(Word):
    """The terrain of a space (NR39)."""

    OPEN = "open"  #: Open ground.
    CITY = "city"  #: A city.
    FOREST = "forest"  #: Forest.
    MARSH = "marsh"  #: Marsh.
    MOUNTAIN = "mountain"  #: Mountains.
    KERCH = "kerch"  #: The strait of Kerch.
    AREA = "area"  #: An area off the hexes.


class Country(Word):
    """The countries of the map; no area belongs to one."""

    GREATER_GERMANY = "greater_germany"  #: Greater Germany.
    USSR = "ussr"  #: The USSR.
    NONE = "none"  #: None of the two.


class Sea(Word):
    """The sea at whose coast a hex lies (NR24)."""

    NONE = "none"  #: Not on a coast.
    BALTIC = "baltic"  #: The Baltic.
    BLACK = "black"  #: The Black Sea.
    CASPIAN = "caspian"  #: The Caspian.
    ADRIATIC = "adriatic"  #: The Adriatic.


class Edge(Word):
    """The edge of the map on which a hex lies (NR21)."""

    NONE = "none"  #: It does not lie on an edge.
    WEST = "west"  #: The western edge.
    EAST = "east"  #: The eastern edge.
    SOUTH = "south"  #: The southern edge.


class Space(Data, frozen=True):
    """A hex or an area. The id of a hex is its row and its column, two digits each: neighbours are east
    (column +1), west, north-east (row -1, column +1), north-west (row -1), south-east (row +1) and south-west."""

    id: str  #: Its id.
    terrain: Terrain = Terrain.OPEN  #: The terrain of the space.
    country: Country = Country.USSR  #: The country that it is in.
    name: Name | None = None  #: Its name, if it has one.
    slug: str = ""  #: Its key in scenarios; empty if it cannot be controlled.
    sea: Sea = Sea.NONE  #: The sea at whose coast it lies.
    edge: Edge = Edge.NONE  #: The edge of the map on which it lies.
    oil: bool = False  #: Whether oil is found there.
    objective: str = ""  #: The side whose objective it is (NR82).
    borders: tuple[str, ...] = ()  #: The spaces that an area touches.
    axis_nations: tuple[Nation, ...] = ()  #: The nations of Axis units that may enter an area (NR44, NR45).
    after: Milestone | None = None  #: The milestone that opens an area (NR45).
    vp: int = 0  #: The victory points for controlling it (NR88).
    crossing: bool = False  #: Whether nothing but supply passes through it: a lake (NRR4).


class Chart(Data, frozen=True):
    """The map: its spaces, and the sides between hexes, each written as two hexes with a hyphen."""

    spaces: tuple[Space, ...]  #: All spaces.
    rivers: tuple[str, ...]  #: Sides along which a river runs.
    lakes: tuple[str, ...]  #: Sides that cannot be passed: lakes and straits.


class Arm(Word):
    """The type of a unit."""

    ARMOUR = "armour"  #: Armour.
    MECHANISED = "mechanised"  #: Mechanised.
    INFANTRY = "infantry"  #: Infantry.
    REGIONAL = "regional"  #: Regional: it can become a fortress (NR30).
    FORTRESS = "fortress"  #: A fortress.
    SHOCK = "shock"  #: A shock army.
    VOLKSSTURM = "volkssturm"  #: Volkssturm.
    RESERVE = "reserve"  #: A reserve (NR119).


class Face(Data, frozen=True):
    """One face of a unit."""

    id: str  #: `full`, `reduced`; `brown`, `red`; `mobile`, `fort`.
    strength: int  #: Its strength; 0 where none is printed.
    mp: int  #: Its movement; 0: it does not move.
    arm: Arm  #: The type of the unit.
    name: Name | None = None  #: Its name, where each face has its own.
    zoc: bool = True  #: Whether it has a zone of control (NR42).
    white: bool = False  #: Whether it may not attack of its own will (NR51).


class OptionalUnits(Word):
    """An optional rule that brings units."""

    DETACHMENTS = "detachments"  #: Detachments (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: Fortified fronts (NR112).
    RESERVES = "reserves"  #: Reserves (NR119).


class Entry(Data, frozen=True):
    """When and where a unit enters play."""

    turn: int = 0  #: The turn; 0: no turn.
    trigger: Milestone | None = None  #: The milestone that brings it (NR97, NR98, NR99).
    optional: OptionalUnits | None = None  #: The optional rule that brings it.
    city: str = ""  #: The city it enters in.
    face: str = ""  #: The face on which it enters, if not the first.
    near: str = ""  #: The place near which it enters (NR97 to NR99).
    within: int = 0  #: Within how many hexes of it.
    areas: tuple[str, ...] = ()  #: The areas that it may enter in.
    may_wait: bool = False  #: Whether its side may leave it out as long as it likes (NR97).


class Kind(Data, frozen=True):
    """A unit. Its first face is the one a loss leaves: reduced, brown, mobile; a second one is the better.
    Where a unit has only one, it is one-sided."""

    id: str  #: Its id.
    side: str  #: The side it belongs to.
    nation: Nation  #: Its nation.
    name: Name  #: The name of the unit.
    faces: tuple[Face, ...]  #: Its faces, the worse one first.
    enters: Entry = Entry()  #: When it enters.
    #: In how many turns it comes back when eliminated, as its back says; 0: its back says nothing.
    returns_after: int = 0
    removed: bool = False  #: Whether it leaves the game when eliminated.
    cadre: bool = False  #: Whether it is a cadre (NR106).
    ss: bool = False  #: Whether it is of the SS (NR104).
    two_steps: bool = False  #: Whether its better face is a step more at any time, not only from a certain turn (NR3).
    one_step: bool = False  #: Whether it has one step for ever, whatever its faces.
    loses_first: bool = False  #: Whether it takes a loss before all others (NR70).
    card_price: int = 1  #: The price in cards to turn its better face up, or replace it on that face (NR28, NR36).
    withdrawn: int = 0  #: The turn on which it leaves (NR95); 0: none.
    holds: bool = False  #: Whether its elimination loses the game (NR86).
    returns_from: int = 0  #: The turn from which it may come back once, at full strength, for victory points (NR99).
    returns_vp: int = 0  #: The victory points that this costs.
    better_in: str = ""  #: The city in which it enters on its better face, on the turn on which it enters (NR96).
    free_stacking: bool = False  #: Whether it does not count for stacking (NR119).
    home: tuple[str, ...] = ()  #: The areas that supply it (NR24).
    stays: bool = False  #: Whether it never leaves them (NR100).
    turns_at_home: bool = False  #: Whether it can be turned there alone (NR105).
    prov: Source | None = None  #: Where its figures come from; none: all are printed.
    known: tuple[str, ...] = ()  #: The fields that are printed, where not all are.
    reason: str = ""  #: Why ours are as they are.


class TerrainRow(Data, frozen=True):
    """A row of the terrain chart."""

    terrain: Terrain  #: Which.
    armour: int  #: The cost for armour.
    others: int  #: The cost for all others.
    left: int  #: Shifts to the left for who defends there.
    armour_bonus: bool = False  #: Whether armour gets its bonus there.
    stops: bool = False  #: Whether an advance ends there (NR76).


class WeatherRow(Data, frozen=True):
    """A row of the weather chart."""

    weather: Weather  #: Which.
    hexes: int  #: Hexes of an advance at most.
    armour_hexes: int  #: The same for armour.
    mp: int = 0  #: Movement at most; 0: no limit.
    armour_bonus: bool = False  #: Whether armour gets its bonus.
    rivers: bool = False  #: Whether rivers shift.
    axis_left: int = 0  #: Shifts to the left of an Axis attack on Soviets in the USSR.
    soviet_table: bool = False  #: Whether the Axis attacks on the Soviet table (NR64).
    axis_targets: int = 0  #: Targets of the Axis at most; 0: no limit of the weather.


class Row(Data, frozen=True):
    """A row of a combat results table: the results of one die, by column."""

    results: tuple[Result, ...]  #: From the lowest column to the highest.


class Figure(Data, frozen=True):
    """A sudden-death figure: the side with initiative wins with more (NR83)."""

    side: str  #: The side.
    turn: int  #: The turn.
    vp: int  #: The figure.


class Limits(Data, frozen=True):
    """Figures printed once for the whole game."""

    markers: int  #: Target and counterblow markers a side (NR51).
    rail: int  #: Units in a rail box (NR47).
    supply: int  #: Hexes of an overland supply line (NR22).
    detrain: int  #: Hexes from a source to a hex to detrain in (NR49).
    hand: int  #: Cards kept before drawing (NR10).
    draw: int  #: Cards drawn (NR11).
    event_vp: int  #: Event VP at most, either way (NR89).
    total_victory: int  #: Soviet VP that win immediately (NR84).
    improve_axis: int  #: Cards to improve an Axis unit (NR28).
    improve_ss: int  #: Cards to improve an SS unit.
    improve_soviet: int  #: Cards to improve a Soviet unit; a shock unit costs what stands on it.
    fortify: int  #: Cards to fortify (NR30).
    replace_destroyed: int  #: Cards for a destroyed unit (NR36).
    replace_surrendered: int  #: Cards for a surrendered unit.
    reorganise: int  #: Cards for a disorganised marker (NR37).
    entrain: int  #: Cards for a further unit that entrains (NR47).
    counterblow: int  #: Cards for a counterblow (NR52).
    unscorch: int  #: Cards to lift scorched earth.
    objectives: int  #: Objectives that win: for the Axis while it has the initiative, and for the Soviets (NR82).
    objectives_late: int  #: The same for the Axis without the initiative.


class Dates(Data, frozen=True):
    """Turns from which, or to which, a rule holds (NR96)."""

    no_axis_rail: int  #: To this turn the Axis has no rail movement, and the Soviets only the free one (NR47).
    axis_replaces: int  #: From this turn the Axis replaces and improves (NR28, NR36).
    axis_improves_to: int  #: To this turn it improves.
    fortify: int  #: From this turn units are fortified (NR30).
    reserve: int  #: From this turn there is the strategic reserve (NR50).
    upgrade: int  #: From this turn there is a free upgrade (NR29).
    second_upgrade: int  #: From this turn a second one.
    second_upgrade_to: int  #: To this turn.
    axis_draw: tuple[int, ...]  #: Turns on which the Axis draws one card more (NR11).
    soviet_draw: int  #: From this turn the Soviets draw one card more.
    #: From this turn a Soviet tank unit may stack with another (NR41), and tanks advance a third hex (NR77).
    tank_stacking: int
    free_stacking: int  #: From this turn any two Soviet units may stack.
    two_steps: int  #: From this turn Soviet units have two steps (NR3).
    initiative: int  #: On this turn the initiative passes to the Soviets (NR87).
    axis_three_targets: int  #: From this turn the Axis has three targets (NR51).
    axis_one_target: int  #: From this turn one.
    hard_winter: int  #: On this turn winter shifts by two (NR91).
    last_year: int  #: The turn on which 1945 begins (NR85, NR19).
    axis_draw_one: int  #: The turn on which the Axis draws one card (NR11).
    end: int  #: The last turn.
    local_support: int  #: The turn on which local support turns over (NR113).
    detachments: int  #: From this turn detachments may come (NR111).
    fortified_fronts: int  #: From this turn fortified fronts may come (NR112).
    reserves: int  #: The turn on which reserves come (NR119).
    partisans: int  #: The turn on which partisans come (NR120).


class Tables(Data, frozen=True):
    """All charts."""

    columns: tuple[str, ...]  #: The columns of the combat results tables, the lowest first: `1-3` is 1:3.
    axis: tuple[Row, ...]  #: The table of the Axis, by die.
    soviet: tuple[Row, ...]  #: The table of the Soviets, by die.
    terrain: tuple[TerrainRow, ...]  #: The terrain chart.
    weather: tuple[WeatherRow, ...]  #: The weather chart.
    figures: tuple[Figure, ...]  #: The sudden-death figures.
    limits: Limits  #: Figures printed once.
    dates: Dates  #: Turns from which a rule holds.


class Turn(Data, frozen=True):
    """A turn of the turn track."""

    turn: int  #: Its number.
    date: str  #: The time that it stands for.
    weather: Weather  #: The weather printed.
    blitz: int = 0  #: Support markers of the Axis (NR92).
    shock: int = 0  #: Support markers of the Soviets.
    red: Name | None = None  #: The red event (NR94).
    skull: bool = False  #: Whether sudden death is checked (NR83).
    slot: str = ""  #: The weather marker that lies on it (NR93).


class WeatherMarker(Data, frozen=True):
    """A marker of variable weather (NR93)."""

    slot: str  #: Its id.
    faces: tuple[Weather, ...]  #: Its two faces, the one shown first.
    prov: Source | None = None  #: Where its figures come from; none: all are printed.
    known: tuple[str, ...] = ()  #: The fields that are printed, where not all are.


class Placed(Data, frozen=True):
    """Where a unit starts."""

    unit: str  #: The unit.
    at: str  #: A space, or a box.
    face: str = ""  #: The face that shows, if not the worse one.
    turn: int = 0  #: The turn on which it returns, for a unit on the turn track.
    unsupplied: bool = False  #: Whether it starts with an unsupplied marker.
    disorganised: bool = False  #: Whether it starts with a disorganised marker.
    partisans: bool = False  #: Whether partisans harass it, if they are used (NR120).


class Free(Data, frozen=True):
    """Units that their side sets up by choice, within bounds: a space must be within all that are named."""

    side: str  #: The side that owns them and sets them up.
    units: tuple[str, ...]  #: The units.
    face: str = ""  #: The face that shows, if not the worse one.
    take: int = 0  #: How many of them are set up, by choice; 0: all.
    rest: str = "out"  #: The box where the others start; `out`: they have left the game.
    spaces: tuple[str, ...] = ()  #: These spaces.
    country: Country | None = None  #: In this country.
    cities: bool = False  #: In cities that the side controls.
    near: str = ""  #: Near this place.
    within: int = 0  #: Within how many hexes of it.


class Deal(Data, frozen=True):
    """Cards in hand before the first card phase (NR5)."""

    draw: int = 0  #: Cards drawn.
    keep: int = 0  #: Cards kept of them, by choice.
    given: tuple[int, ...] = ()  #: Cards dealt in addition, by their numbers.
    fewer: int = 0  #: Cards that are drawn fewer in the first card phase (NR11).


class Markers(Data, frozen=True):
    """Support markers (NR92)."""

    axis: int  #: The markers of the Axis.
    soviet: int  #: The markers of the Soviets.


class Goal(Data, frozen=True):
    """One condition that wins a scenario: all that it names (NR121)."""

    vp: int = 0  #: Victory points of the side, at least.
    controls: tuple[str, ...] = ()  #: Places that it controls.
    further: int = 0  #: Further objectives that it controls.
    objectives: int = 0  #: Objectives that it controls, with supply.
    eliminates: str = ""  #: An enemy unit that is eliminated.


class NeedKind(Word):
    """The kind of a victory condition."""

    VP = "vp"  #: Victory points of its own, at least.
    ENEMY_VP = "enemy_vp"  #: Victory points of the enemy, below the figure.
    OBJECTIVES = "objectives"  #: Objectives held with supply (NR82).
    CONTROLS = "controls"  #: All places of a list, controlled.
    FURTHER = "further"  #: Other objectives, controlled.
    ELIMINATED = "eliminated"  #: An enemy unit, eliminated.


class Victory(Data, frozen=True):
    """The victory conditions of a side; `standard` means the rules of the campaign (NR82 to NR86)."""

    standard: bool = False  #: Whether the standard rules hold.
    side: str = ""  #: The side that must reach it; if not, the other side wins.
    any_of: tuple[Goal, ...] = ()  #: One of these is enough.
    next_turn: bool = False  #: Whether it is counted in the victory phase of the turn after the last one.


class Scenario(Data, frozen=True):
    """A scenario as it is set up."""

    id: str  #: Its id.
    title: Name  #: The name of the scenario.
    first: int  #: The first turn.
    last: int  #: The last turn.
    begins: str  #: The side with the first player turn.
    initiative: str  #: The side with the initiative.
    axis_controls: tuple[str, ...]  #: The places that the Axis controls.
    soviet_controls: tuple[str, ...]  #: The places that the Soviets control.
    units: tuple[Placed, ...]  #: Where units start.
    victory: Victory  #: The victory conditions.
    axis_cards: Deal = Deal()  #: The hand of the Axis.
    soviet_cards: Deal = Deal()  #: The hand of the Soviets.
    skip: tuple[Phase, ...] = ()  #: Phases that the first player turn skips (NR5).
    event_vp: int = 0  #: Event VP; below 0 for the Soviets.
    high_tide: int = 0  #: Where the High Tide marker lies (NR87).
    joker: str = ""  #: The side that starts with the Joker, if it is used (NR123).
    triggered: tuple[Milestone, ...] = ()  #: Milestones that happened earlier (NR97 to NR99).
    out: tuple[str, ...] = ()  #: Units that have left the game.
    late_deck: bool = False  #: Whether the cards of 1945 are in the deck.
    fixed_weather: bool = False  #: Whether weather does not vary (NR114), unless chosen otherwise.
    ends: str = "soviet"  #: After whose player turn the last turn ends.
    free: tuple[Free, ...] = ()  #: Units set up by choice, one group after another (NR5).
    counterblows: tuple[str, ...] = ()  #: Spaces whose units have a counterblow marker (NR53).
    targets: tuple[str, ...] = ()  #: Spaces whose units have an enemy target marker (NR51).
    support: Markers | None = None  #: Support markers, if not those of the turn track (NRR56).
    works: tuple[str, ...] = ()  #: Hexes with defensive works, one for each marker (NRR54).
    scorched: tuple[str, ...] = ()  #: Scorched cities, one for each marker (NRR35).
    weather: dict[str, Weather] = {}  #: The faces of weather markers by turn, if not their first (NR93).
    before: Weather | None = None  #: The weather of the turn before, if not as printed (NR91).
    reserve: str = ""  #: The unit in the rail box that is the strategic reserve (NR50).
    local_support: tuple[str, ...] = ()  #: Units with local support, one a side, if it is used (NR113).
    initiative_turn: int = 0  #: The turn of the marker of variable initiative, if not the usual one (NR118).


class Content(Data, frozen=True):
    """All that a game is laid out with."""

    chart: Chart  #: The map.
    units: tuple[Kind, ...]  #: The units.
    cards: tuple[Card, ...]  #: The cards.
    tables: Tables  #: The charts.
    turns: tuple[Turn, ...]  #: The turn track.
    markers: tuple[WeatherMarker, ...]  #: The weather markers.
    scenario: Scenario  #: How it is set up.
    #: The text of each event on each card. Not in the event, as it follows from the cards.
    texts: tuple[HalfText, ...] = ()
