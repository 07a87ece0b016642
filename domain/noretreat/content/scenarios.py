"""How scenarios are set up and won."""

from kronika.domain.kernel.words import Word
from kronika.domain.noretreat.content.chart import Country
from kronika.domain.noretreat.content.words import Data, Milestone, Name, Phase, Weather


class Placed(Data, frozen=True):
    """Where a unit starts."""

    unit: str  #: The unit.
    at: str  #: A space, or a box.
    face: str = ""  #: The face that shows, if not the worse one.
    turn: int = 0  #: Of the turn track: on which turn it comes back.
    unsupplied: bool = False  #: Whether it starts with an unsupplied marker.
    disorganised: bool = False  #: Whether it starts with a disorganised marker.
    partisans: bool = False  #: Whether partisans harass it, if they are used (NR120).


class Free(Data, frozen=True):
    """Units that their side sets up by choice, within bounds: a space must be within all that are named."""

    side: str  #: Whose they are, and who sets them up.
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
    given: tuple[int, ...] = ()  #: Cards that are dealt besides, by their numbers.
    fewer: int = 0  #: Cards that are drawn fewer in the first card phase (NR11).


class Markers(Data, frozen=True):
    """Support markers (NR92)."""

    axis: int  #: Of the Axis.
    soviet: int  #: Of the Soviets.


class Goal(Data, frozen=True):
    """One condition that wins a scenario: all that it names (NR121)."""

    vp: int = 0  #: Victory points of the side, at least.
    controls: tuple[str, ...] = ()  #: Places that it controls.
    further: int = 0  #: Further objectives that it controls.
    objectives: int = 0  #: Objectives that it controls, with supply.
    eliminates: str = ""  #: An enemy unit that is eliminated.


class NeedKind(Word):
    """What a condition of victory asks for."""

    VP = "vp"  #: Victory points of its own, at least.
    ENEMY_VP = "enemy_vp"  #: Victory points of the enemy, below the figure.
    OBJECTIVES = "objectives"  #: Objectives held with supply (NR82).
    CONTROLS = "controls"  #: All places of a list, controlled.
    FURTHER = "further"  #: Objectives besides those, controlled.
    ELIMINATED = "eliminated"  #: An enemy unit, eliminated.


class Victory(Data, frozen=True):
    """Who must reach what; `standard` are the rules of the campaign (NR82 to NR86)."""

    standard: bool = False  #: Whether the standard rules hold.
    side: str = ""  #: Who must reach it; if not, the other side wins.
    any_of: tuple[Goal, ...] = ()  #: One of these is enough.
    next_turn: bool = False  #: Whether it is counted in the victory phase of the turn after the last one.


class Scenario(Data, frozen=True):
    """A scenario as it is set up."""

    id: str  #: Its id.
    title: Name  #: What it is called.
    first: int  #: The first turn.
    last: int  #: The last turn.
    begins: str  #: Whose player turn comes first.
    initiative: str  #: Who has the initiative.
    axis_controls: tuple[str, ...]  #: What the Axis controls.
    soviet_controls: tuple[str, ...]  #: What the Soviets control.
    units: tuple[Placed, ...]  #: Where units start.
    victory: Victory  #: Who must reach what.
    axis_cards: Deal = Deal()  #: The hand of the Axis.
    soviet_cards: Deal = Deal()  #: The hand of the Soviets.
    skip: tuple[Phase, ...] = ()  #: Phases that the first player turn skips (NR5).
    event_vp: int = 0  #: Event VP; below 0 for the Soviets.
    high_tide: int = 0  #: Where the High Tide marker lies (NR87).
    joker: str = ""  #: Who starts with the Joker, if it is used (NR123).
    triggered: tuple[Milestone, ...] = ()  #: What has happened before (NR97 to NR99).
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
    weather: dict[str, Weather] = {}  #: What weather markers show, by turn, if not their first face (NR93).
    before: Weather | None = None  #: The weather of the turn before, if not as printed (NR91).
    reserve: str = ""  #: The unit in the rail box that is the strategic reserve (NR50).
    local_support: tuple[str, ...] = ()  #: Units with local support, one a side, if it is used (NR113).
    initiative_turn: int = 0  #: The turn of the marker of variable initiative, if not the usual one (NR118).
