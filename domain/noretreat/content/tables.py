"""The charts that are printed for the whole game."""

from kronika.domain.noretreat.content.chart import Terrain
from kronika.domain.noretreat.content.words import Data, Name, Result, Source, Weather


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
    total_victory: int  #: Soviet VP that win at once (NR84).
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
