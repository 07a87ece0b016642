"""The board of a game of No Retreat! as one audience knows it: cards that it does not see are `HIDDEN`."""

from typing import Annotated, Any, Final

import msgspec

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.steps import Step
from kronika.domain.kernel.words import REFEREE, Word
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.cards import Deck
from kronika.domain.noretreat.content.chart import Chart
from kronika.domain.noretreat.content.scenarios import Scenario, Victory
from kronika.domain.noretreat.content.tables import Dates, Limits, Tables, Turn
from kronika.domain.noretreat.content.units import Face, Kind
from kronika.domain.noretreat.content.words import AXIS, SIDES, Name, Phase, Weather
from kronika.domain.noretreat.scene import Scene, scene_of
from kronika.domain.noretreat.words import message


def _optional(id: str) -> msgspec.Meta:
    return msgspec.Meta(extra={"said": message(id)})


class VaryingWeather(Word):
    """NR114: whether weather cards work."""

    SCENARIO = "scenario"  #: As the scenario says.
    VARIABLE = "variable"  #: They always work.
    FIRST_YEAR = "first_year"  #: They do not work in 1941.
    FIXED = "fixed"  #: They never work.


class SetUp(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game is set up: the scenario, and which optional rules are used."""

    scenario: str  #: The id of the scenario.
    seats: tuple[str, ...] = SIDES  #: The sides that play: both.
    campaign: Annotated[
        bool,
        _optional("option-campaign"),
    ] = False  #: NR122: the scenario is the start of a campaign.
    #: NR111.
    detachments: Annotated[bool, _optional("option-detachments")] = False
    #: NR112.
    fortified_fronts: Annotated[bool, _optional("option-fortified_fronts")] = False
    #: NR113.
    local_support: Annotated[bool, _optional("option-local_support")] = False
    weather: Annotated[
        VaryingWeather,
        _optional("option-weather"),
    ] = VaryingWeather.SCENARIO  #: NR114: whether weather cards work.
    fast_reorganisation: Annotated[bool, _optional("option-fast_reorganisation")] = False  #: NR115.
    #: NR116.
    no_surrender: Annotated[bool, _optional("option-no_surrender")] = False
    joker: Annotated[bool, _optional("option-joker")] = False  #: NR117.
    reserves: Annotated[bool, _optional("option-reserves")] = False  #: NR119.
    partisans: Annotated[bool, _optional("option-partisans")] = False  #: NR120.
    variable_initiative: Annotated[bool, _optional("option-variable_initiative")] = False  #: NR118.
    optional_units: Annotated[
        bool,
        _optional("option-optional_units"),
    ] = False  #: NR123.


class BlowKind(Word):
    """A marker that says what is attacked."""

    TARGET = "target"  #: Its side attacks the enemy there (NR51).
    COUNTERBLOW = "counterblow"  #: The enemy must attack its side there (NR52).


class DutyKind(Word):
    """What counts as an attack that was owed (NRR37)."""

    DECLARED = "declared"  #: Targets declared.
    VOLUNTARY = "voluntary"  #: Targets fought for.
    ANY = "any"  #: Targets and counterblows fought for.


class SupplyKind(Word):
    """What supplies a unit."""

    NONE = "none"  #: Nothing: it is cut off.
    OVERLAND = "overland"  #: A line of supply to a source, or the source that it stands on (NR22).
    SEA = "sea"  #: The sea (NR24).
    BESIDE = "beside"  #: A friendly unit beside it that has overland supply (NR24).
    HOME = "home"  #: The area that it is at home in (NR24).


class Unit(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit: where it is, and how."""

    place: str  #: A space, or a box.
    face: int = 0  #: The face that shows: 0 the worse one, 1 the better one.
    unsupplied: bool = False  #: Whether it has an unsupplied marker.
    disorganised: bool = False  #: Whether it has a disorganised marker.
    turn: int = 0  #: On the turn track: when it comes.
    new: bool = False  #: Whether it has not entered play yet.
    partisans: bool = False  #: Whether partisans harass it.


class Blow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A target or a counterblow marker on a space."""

    side: str  #: Whose marker.
    kind: BlowKind  #: Which of the two.
    left: bool = False  #: Whether a battle has left it.


class Duty(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """NRR37: what a side must attack in its combat phase."""

    side: str  #: Which side.
    n: int  #: How often.
    kind: DutyKind  #: What counts.
    penalty: int  #: Victory points lost where it is not done.


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A half that works on: in a battle, a combat phase or a player turn."""

    side: str  #: Whose half it is.
    card: int  #: The card.
    mode: int  #: Which of its uses, from 0.
    choice: str = ""  #: What was chosen with it.
    near: tuple[str, ...] = ()  #: The spaces of the battle it was played in, where it works near them.


class Tally(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """NRR37: the attacks of a combat phase."""

    declared: int = 0  #: Targets declared.
    fought: int = 0  #: Targets fought for.
    blows: int = 0  #: Counterblows fought for.
    possible: int = 0  #: Targets that could have been declared.
    battles: int = 0  #: Battles begun, counterattacks too.


HIDDEN: Final = 0
"""A card that these eyes do not see."""

RAIL: Final = "rail"
SHATTERED: Final = "shattered"
DESTROYED: Final = "destroyed"
SURRENDERED: Final = "surrendered"
CADRES: Final = "cadre"
TRACK: Final = "track"
OUT: Final = "out"
WAITING: Final = "waiting"
"""To come by a trigger or an optional rule, or withdrawn."""
BOXES: Final = frozenset({RAIL, SHATTERED, DESTROYED, SURRENDERED, CADRES, TRACK, OUT, WAITING})


def _none(type_: type[msgspec.Struct]) -> dict[str, Any]:
    return dict.fromkeys(type_.__struct_fields__, 0)


_NOTHING = Content(
    Chart((), (), ()),
    (),
    (),
    Tables(
        (),
        (),
        (),
        (),
        (),
        (),
        Limits(**_none(Limits)),
        Dates(**{**_none(Dates), "axis_draw": ()}),
    ),
    (Turn(0, "", Weather.CLEAR),),
    (),
    Scenario("", Name("", ""), 0, 0, "", "", (), (), (), Victory()),
)


class Board(msgspec.Struct, frozen=True, gc=False):
    """The whole position. `winner` is empty until somebody has won."""

    viewer: str = REFEREE
    setup: SetUp = SetUp("", ())
    scene: Scene = scene_of(_NOTHING)
    turn: int = 0
    before: Weather = Weather.CLEAR  #: The weather that the turn before ended with.
    forecast: dict[str, Weather] = {}  #: Weather markers turned, by turn.
    active: str = ""  #: Whose player turn it is; empty in housekeeping.
    phase: Phase = Phase.HOUSEKEEPING
    initiative: str = AXIS
    pivot: int = 0  #: NR118: the turn on which the marker of variable initiative lies.
    units: dict[str, Unit] = {}
    control: dict[str, str] = {}  #: By space.
    hands: dict[str, tuple[int, ...]] = {}  #: By side, sorted.
    discards: tuple[int, ...] = ()  #: The top one last.
    late: bool = False  #: Whether 1945 has begun, for the deck.
    blows: dict[str, Blow] = {}  #: By space.
    support: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    event_vp: int = 0
    high_tide: int = 0
    triggered: dict[str, int] = {}  #: By trigger the turn on which it happened.
    reserve: str = ""
    local: dict[str, str] = {}
    joker: str = ""
    works: tuple[str, ...] = ()  #: One for each marker, sorted.
    scorched: tuple[str, ...] = ()  #: One for each marker, sorted.
    happened: tuple[str, ...] = ()  #: NR16: halves of this player turn.
    helped: tuple[str, ...] = ()
    bonus: dict[str, int] = {}  #: Movement points added by an event, by unit.
    captured: tuple[str, ...] = ()  #: Spaces taken in this player turn.
    stays: tuple[Played, ...] = ()  #: Halves that work for this combat phase.
    stays_turn: tuple[Played, ...] = ()  #: Halves that work for this player turn.
    duties: tuple[Duty, ...] = ()
    tally: Tally = Tally()
    fresh: tuple[int, ...] = ()  #: Cards drawn since a half began to work, sorted.
    fewer: dict[str, int] = {}  #: Cards to be drawn fewer in the next card phase, by side.
    fewer_next: dict[str, int] = {}  #: NRR51: the same on the turn after this one.
    once: tuple[str, ...] = ()
    eased: tuple[str, ...] = ()
    reprieved: bool = False
    frames: tuple[Step, ...] = ()
    winner: str = ""
    how: str = ""
    rule: str = ""

    @property
    def content(self) -> Content:
        """What does not change, as the pack has it."""
        return self.scene.content

    def kind(self, unit: str) -> Kind:
        """What a unit is."""
        return self.scene.kinds[unit]

    def face(self, unit: str) -> Face:
        """The face that a unit shows."""
        return self.scene.kinds[unit].faces[self.units[unit].face]

    def side(self, unit: str) -> str:
        """Whose a unit is."""
        return self.scene.kinds[unit].side

    def on_map(self, unit: str) -> bool:
        """Whether a unit is on a space."""
        return self.units[unit].place not in BOXES

    def at(self, place: str) -> tuple[str, ...]:
        """The units on a space or in a box, sorted."""
        return _places(self.units).get(place, ())

    def held_by(self, space: str) -> str:
        """The side whose units are on a space; empty if none are."""
        there = _places(self.units).get(space, ())
        return self.scene.kinds[there[0]].side if there else ""

    def boxed(self, side: str, box: str) -> tuple[str, ...]:
        """The units of a side in a box."""
        return tuple([unit for unit in self.at(box) if self.side(unit) == side])

    def army(self, side: str) -> tuple[str, ...]:
        """The units of a side on the map, sorted."""
        return _armies(self.scene, self.units)[side]

    @property
    def weather(self) -> Weather:
        """NR90, NR91: the weather of this turn."""
        return weather_of(self, self.turn)

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards in the game now, sorted."""
        gone = Deck.UNTIL_1944 if self.late else Deck.FROM_1945
        return tuple(sorted(card.n for card in self.content.cards if card.deck != gone))

    @property
    def pile_size(self) -> int:
        """How many cards the draw pile holds."""
        return len(self.cards) - len(self.discards) - sum(map(len, self.hands.values()))

    @property
    def pile(self) -> tuple[int, ...]:
        """The draw pile, sorted: for the referee; for others all cards that they do not see elsewhere."""
        seen = {*self.discards, *(card for hand in self.hands.values() for card in hand)}
        return tuple(card for card in self.cards if card not in seen)

    @property
    def top(self) -> int:
        """The card that lies open; 0 if none does."""
        return self.discards[-1] if self.discards else HIDDEN


def printed_weather(board: Board, turn: int) -> Weather:
    """What the weather marker of a turn shows, or what is printed: never the long winter, which follows."""
    shown = board.forecast.get(str(turn), board.scene.turns[turn].weather)
    return Weather.SNOW if shown == Weather.LONG_WINTER else shown


def weather_of(board: Board, turn: int) -> Weather:
    """NR91: snow right after snow is the long winter. Told for this turn."""
    shown = printed_weather(board, turn)
    if shown == Weather.SNOW and board.before in (Weather.SNOW, Weather.LONG_WINTER):
        return Weather.LONG_WINTER
    return shown


REMEMBERED = 256


@cached_by_identity(REMEMBERED)
def _places(units: dict[str, Unit], /) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for id, unit in units.items():
        found.setdefault(unit.place, []).append(id)
    return {place: tuple(sorted(there)) for place, there in found.items()}


@cached_by_identity(REMEMBERED)
def _armies(scene: Scene, units: dict[str, Unit], /) -> dict[str, tuple[str, ...]]:
    kinds = scene.kinds
    there = sorted(id for id, unit in units.items() if unit.place not in BOXES)
    return {side: tuple([id for id in there if kinds[id].side == side]) for side in SIDES}
