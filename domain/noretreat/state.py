"""The board of a game, how a set-up lays it out, and how units, spaces and cards on it are called."""

from functools import lru_cache, reduce
from typing import Annotated, Any, Final

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.catalogue import tables
from kronika.domain.kernel.czech import Called, nouns
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.steps import Step
from kronika.domain.kernel.words import REFEREE, Message, Sentence, Text, Word
from kronika.domain.noretreat.content import (
    Chart,
    Content,
    Dates,
    Deal,
    Face,
    Kind,
    Limits,
    OptionalUnits,
    Placed,
    Scenario,
    Tables,
    Terrain,
    Turn,
    Victory,
)
from kronika.domain.noretreat.content.cards import Deck, Half, Mode, Trigger, When, Whose
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Name, Phase, Weather, other
from kronika.domain.noretreat.scene import Scene, hex_neighbours, scene_of
from kronika.domain.noretreat.words import WORDS, message


def _weather(value: str) -> Message:
    return message("choice-weather", value=value)


def _optional(id: str) -> msgspec.Meta:
    return msgspec.Meta(extra={"said": message(id), "group": message("options-optional"), "titles": _weather})


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
        msgspec.Meta(extra={"said": message("option-campaign")}),
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
    """The attacks that count for a duty (NRR37)."""

    DECLARED = "declared"  #: Targets declared.
    VOLUNTARY = "voluntary"  #: Targets fought for.
    ANY = "any"  #: Targets and counterblows fought for.


class SupplyKind(Word):
    """The kind of a unit's supply."""

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

    side: str  #: The side that owns the marker.
    kind: BlowKind  #: Which of the two.
    left: bool = False  #: Whether a battle has left it.


class Duty(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """NRR37: the attacks that a side must make in its combat phase."""

    side: str  #: Which side.
    n: int  #: How often.
    kind: DutyKind  #: The attacks that count.
    penalty: int  #: Victory points lost where it is not done.


class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A half that works on: in a battle, a combat phase or a player turn."""

    side: str  #: The side of the event.
    card: int  #: The card.
    mode: int  #: Which of its uses, from 0.
    choice: str = ""  #: The choice made with it.
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
    active: str = ""  #: The side with the player turn; empty in housekeeping.
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
        """The parts that do not change, from the pack."""
        return self.scene.content

    def kind(self, unit: str) -> Kind:
        """Returns the kind of a unit."""
        return self.scene.kinds[unit]

    def face(self, unit: str) -> Face:
        """The face that a unit shows."""
        return self.scene.kinds[unit].faces[self.units[unit].face]

    def side(self, unit: str) -> str:
        """Returns the side of a unit."""
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
    """Returns the weather of a turn's marker, or else the printed one. It is never the long winter, which follows."""
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


_decoder = msgspec.json.Decoder(Content)


@lru_cache(64)
def _shared(content: bytes) -> Content:
    """A content from its canonical JSON; one for all games that have it."""
    return _decoder.decode(content)


@lru_cache(256)
def _laid(content: bytes, setup: SetUp, viewer: str) -> Board:
    """NR123, NRR52."""
    read = _shared(content)
    scene, scenario = scene_of(read), read.scenario
    units = {**_free(read), **{one.unit: one for one in scenario.units}}
    places = dict.fromkeys(scenario.axis_controls, AXIS) | dict.fromkeys(scenario.soviet_controls, SOVIET)
    return replace(
        Board(viewer),
        setup=setup,
        scene=scene,
        units={kind.id: _unit(kind, units.get(kind.id), read, setup) for kind in read.units},
        control={scene.atlas.keys[key]: side for key, side in places.items()},
        initiative=scenario.initiative,
        pivot=scenario.initiative_turn or scene.dates.initiative,
        event_vp=scenario.event_vp,
        high_tide=scenario.high_tide,
        joker=scenario.joker if setup.joker else "",
        late=scenario.late_deck,
        turn=scenario.first,
        before=scenario.before or (scene.turns[scenario.first - 1].weather if scenario.first > 1 else Weather.CLEAR),
        forecast=scenario.weather,
        triggered=dict.fromkeys(scenario.triggered, 0),
        hands={AXIS: _hand(scenario.axis_cards), SOVIET: _hand(scenario.soviet_cards)},
        support=dict.fromkeys(SIDES, 0),
        local=dict.fromkeys(SIDES, "")
        | {scene.kinds[unit].side: unit for unit in scenario.local_support if setup.local_support},
        fewer={AXIS: scenario.axis_cards.fewer, SOVIET: scenario.soviet_cards.fewer},
        blows=_blows(read),
        reserve=scenario.reserve,
        works=tuple(sorted(scenario.works)),
        scorched=tuple(sorted(scenario.scorched)),
    )


def _hand(deal: Deal) -> tuple[int, ...]:
    return tuple(sorted(deal.given))


def _free(content: Content) -> dict[str, Placed]:
    """Units that are still to be set up: where they are if their side leaves them out."""
    return {unit: Placed(unit, group.rest, group.face) for group in content.scenario.free for unit in group.units}


def _blows(content: Content) -> dict[str, Blow]:
    """NR51, NR53: a counterblow marker belongs to the side in the hex, a target to its enemy."""
    scenario, kinds = content.scenario, scene_of(content).kinds
    holders = {one.at: kinds[one.unit].side for one in scenario.units}
    counterblows = {space: Blow(holders[space], BlowKind.COUNTERBLOW, left=True) for space in scenario.counterblows}
    return counterblows | {space: Blow(other(holders[space]), BlowKind.TARGET) for space in scenario.targets}


def _unit(kind: Kind, placed: Placed | None, content: Content, setup: SetUp) -> Unit:
    """NR2: where a unit is: where the scenario says, on the turn track at the turn it enters, or to come."""
    faces = [face.id for face in kind.faces]
    if placed is not None and (not kind.enters.optional or getattr(setup, kind.enters.optional)):
        face = faces.index(placed.face) if placed.face else 0
        place = WAITING if placed.at == "withdrawn" else placed.at
        partisans = placed.partisans and setup.partisans
        return Unit(place, face, placed.unsupplied, placed.disorganised, placed.turn, partisans=partisans)
    face = faces.index(kind.enters.face) if kind.enters.face else 0
    if kind.id in content.scenario.out:
        return Unit(OUT, face)
    if kind.enters.optional == OptionalUnits.RESERVES and setup.reserves and content.scenario.first >= kind.enters.turn:
        return Unit(DESTROYED, face)
    if kind.enters.turn and not kind.enters.optional:
        return Unit(TRACK, face, turn=kind.enters.turn, new=True)
    return Unit(WAITING, face, new=True)


def laid(content: Content, setup: SetUp, viewer: str) -> Board:
    """The board after the opening, as these eyes see it."""
    return _laid(canonical_json(content), setup, viewer)


NOUNS = nouns(tables(WORDS)["sides"])
CALLED: dict[str, Called] = {
    AXIS: Called("the Axis", NOUNS[AXIS], one=True),
    SOVIET: Called("the Soviets", NOUNS[SOVIET]),
}
SIDE_NAMES = {side: Sentence(called.en, called.cs.nom) for side, called in CALLED.items()}


def named(name: Name) -> Sentence:
    """Returns a name of the pack as a sentence."""
    return Sentence(name.en, name.cs)


def unit_name(board: Board, unit: str) -> Sentence:
    """Returns the name of a unit on the face that it shows."""
    kind = board.scene.kinds.get(unit)
    if kind is None:
        return Sentence(unit, unit)
    state = board.units.get(unit)
    return called(kind, None if state is None else state.face)


def called(kind: Kind, face: int | None) -> Sentence:
    """Returns the name of a unit on one of its faces, or its general name."""
    return named((None if face is None else kind.faces[face].name) or kind.name)


def space_name(board: Board, space: str) -> Sentence:
    """Returns the name of a space: its name and its number."""
    known = board.scene.atlas.spaces.get(space)
    if known is None or known.name is None:
        return Sentence(space, space)
    number = "" if board.scene.atlas.is_area(space) else f" ({space})"
    return Sentence(f"{known.name.en}{number}", f"{known.name.cs}{number}")


def place_name(board: Board, place: str) -> Text:
    """Returns the name of a space or a box; a hex without a name has that of a city near it."""
    if place in BOXES:
        return message(f"box-{place}")
    city = cities_near(board.scene).get(place)
    if city is None:
        return space_name(board, place)
    return message("space-near", space=place, city=Sentence(city.en, NEAR.get(city.cs, city.cs)))


NEAR: Final[dict[str, str]] = tables(WORDS)["near"]
"""The genitive of a city in Czech."""
FAR: Final = 2
"""How many hexes from a city a hex is named after it, at most."""


@cached_by_identity(REMEMBERED)
def cities_near(scene: Scene, /) -> dict[str, Name]:
    """The name of the nearest city of each hex without a name, where one is near."""
    spaces = scene.atlas.spaces
    found = {id: one.name for id, one in sorted(spaces.items()) if one.terrain == Terrain.CITY and one.name is not None}
    for _ in range(FAR):
        for id, name in list(found.items()):
            found |= {near: name for near in hex_neighbours(id) if near in spaces and near not in found}
    return {id: name for id, name in found.items() if spaces[id].name is None}


def any_of(*choices: Text) -> Text:
    """Returns texts as alternatives."""
    return reduce(lambda rest, last: message("card-or", rest=rest, last=last), choices)


def weather_for(half: Half) -> Text:
    """Returns the kinds of weather in which an event may be played."""
    return any_of(*[message(f"weather-{one}") for one in half.weather])


def moment_of(side: str, mode: Mode) -> Text:
    """Returns the moment at which an event of a side may be played."""
    if mode.trigger != Trigger.NONE:
        return message(f"card-answers-{mode.trigger}")
    if mode.whose == Whose.ANY:
        return message(f"card-when-{mode.when}")
    if (mode.when, mode.whose) == (When.COMMIT, Whose.OWN):
        return message("card-when-commit-own", side=CALLED[side])
    return message(f"card-when-{mode.when}-of", side=CALLED[side if mode.whose == Whose.OWN else mode.whose])


def half_title(board: Board, side: str, card: int) -> Text:
    """Returns the title of a side's event on a card."""
    known = board.scene.cards.get(card)
    if known is None:
        return message("name-card", card=card)
    title = known.half(side).title
    return Sentence(f"{title.en} ({card})", f"{title.cs} ({card})")
