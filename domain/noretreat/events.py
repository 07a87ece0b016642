"""What happens in No Retreat!"""

from typing import Annotated

import msgspec

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Part, Sealed
from kronika.domain.kernel.words import Hex, Sentence, Word
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.cards import Lasts
from kronika.domain.noretreat.content.sides import SIDES, other
from kronika.domain.noretreat.content.words import Milestone, Phase, Result, Weather
from kronika.domain.noretreat.decisions import Ending
from kronika.domain.noretreat.frames import Cause, Frame, Laid, Played
from kronika.domain.noretreat.standing import Blow, BlowKind, Duty, DutyKind, Tally, Unit


def _optional(en: str, cs: str) -> msgspec.Meta:
    return msgspec.Meta(extra={"said": Sentence(en, cs)})


class VaryingWeather(Word):
    """NR114: whether weather cards work."""

    SCENARIO = "scenario"  #: As the scenario says.
    VARIABLE = "variable"  #: They always work.
    FIRST_YEAR = "first_year"  #: They do not work in 1941.
    FIXED = "fixed"  #: They never work.


class MoveKind(Word):
    """How a unit goes from space to space."""

    MOVE = "move"  #: In movement (NR38).
    RETREAT = "retreat"  #: In a retreat (NR72).
    ADVANCE = "advance"  #: In an advance (NR75).


class UnitMarker(Word):
    """A marker on a unit."""

    UNSUPPLIED = "unsupplied"  #: It is without supply (NR25).
    DISORGANISED = "disorganised"  #: It is disorganised (NR36).
    PARTISANS = "partisans"  #: Partisans harass it (NR120).


class GroundMarker(Word):
    """A marker on a hex."""

    SCORCHED = "scorched"  #: Scorched earth (NRR35).
    WORKS = "works"  #: Defensive works (NRR54).


class VpCause(Word):
    """Why event victory points move (NR89)."""

    EVENT = "event"  #: An event of a card.
    SURRENDERED = "surrendered"  #: A unit has surrendered.
    RETURNS = "returns"  #: A unit comes back for them (NR99).
    DUTY = "duty"  #: An attack that was owed was not made (NRR37).
    INITIATIVE = "initiative"  #: The initiative passes, or its marker moves (NR87, NR118).
    RED_EVENT = "red_event"  #: A red event (NR94).
    HIGH_TIDE = "high_tide"  #: The High Tide marker (NR85).


class ResultBy(Word):
    """By what a result comes about."""

    ROLL = "roll"  #: By a roll (NR64).
    BELOW = "below"  #: The odds are below the lowest column.
    EVENT = "event"  #: An event fixes it.


class SetUp(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game is set up: the scenario, and which optional rules are used."""

    scenario: str  #: The id of the scenario.
    seats: tuple[str, ...] = SIDES  #: The sides that play: both.
    campaign: Annotated[
        bool,
        _optional(
            "play on to the end of the war by the standard rules (NR122)",
            "hrát dál až do konce války podle standardních pravidel (NR122)",
        ),
    ] = False  #: NR122: the scenario is the start of a campaign.
    #: NR111.
    detachments: Annotated[bool, _optional("15.1 detachments (NR111)", "15.1 detašované jednotky (NR111)")] = False
    #: NR112.
    fortified_fronts: Annotated[bool, _optional("15.2 fortified fronts (NR112)", "15.2 opevněné fronty (NR112)")] = (
        False
    )
    #: NR113.
    local_support: Annotated[bool, _optional("15.3 local support (NR113)", "15.3 místní podpora (NR113)")] = False
    weather: Annotated[
        VaryingWeather,
        _optional(
            "15.4 whose weather varies: as the scenario says, always, in 1941 never, never (NR114)",
            "15.4 kdy se mění počasí: podle scénáře, vždy, v roce 1941 ne, nikdy (NR114)",
        ),
    ] = VaryingWeather.SCENARIO  #: NR114: whether weather cards work.
    fast_reorganisation: Annotated[
        bool, _optional("15.5 faster reorganisation (NR115)", "15.5 rychlejší reorganizace (NR115)")
    ] = False  #: NR115.
    #: NR116.
    no_surrender: Annotated[bool, _optional("15.6 no surrender (NR116)", "15.6 žádná kapitulace (NR116)")] = False
    joker: Annotated[bool, _optional("15.7 the Joker (NR117)", "15.7 žolík (NR117)")] = False  #: NR117.
    reserves: Annotated[bool, _optional("15.8 reserves (NR119)", "15.8 zálohy (NR119)")] = False  #: NR119.
    partisans: Annotated[
        bool, _optional("15.9 paratroops and partisans (NR120)", "15.9 výsadkáři a partyzáni (NR120)")
    ] = False  #: NR120.
    variable_initiative: Annotated[
        bool, _optional("15.11 variable initiative (NR118)", "15.11 proměnlivá iniciativa (NR118)")
    ] = False  #: NR118.
    optional_units: Annotated[
        bool,
        _optional(
            "units of the optional rules that are used are set up at the start, where the scenario begins late enough "
            "(NR123)",
            "jednotky použitých volitelných pravidel se rozestaví na začátku, začíná-li scénář dost pozdě (NR123)",
        ),
    ] = False  #: NR123.


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How chance came to a card: the link used, and the place in the sorted set drawn from."""

    link: Hex  #: The link, 32 bytes.
    index: int  #: From 0.


class Lost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card lost at random, and how chance came to it."""

    card: int  #: The card.
    link: Hex  #: The link, 32 bytes.
    index: int  #: Its place in the sorted hand, from 0.


class LaidOut(Event, frozen=True, tag="noretreat.laid_out.v1"):
    """NR5: the game is laid out."""

    setup: SetUp  #: How it is set up.
    content: Content  #: With what.


class PositionInherited(Event, frozen=True, tag="noretreat.position_inherited.v1"):
    """The game goes on where another stood; what the hands hold is told to their owners."""

    turn: int  #: The game turn.
    before: Weather  #: The weather that the turn before ended with.
    active: str  #: Whose player turn it is; empty in housekeeping.
    phase: Phase  #: The phase.
    initiative: str  #: Who has the initiative.
    pivot: int  #: The turn of variable initiative.
    units: dict[str, Unit]  #: Every unit.
    control: dict[str, str]  #: Who controls what, by space.
    hands: dict[str, int]  #: The sizes of the hands.
    support: dict[str, int]  #: Support markers left, by side.
    fewer: dict[str, int]  #: Cards to be drawn fewer, by side.
    local: dict[str, str]  #: Units with local support, by side.
    tally: Tally  #: The attacks of this combat phase.
    frames: tuple[Frame, ...]  #: What is half done, the outermost first.
    forecast: dict[str, Weather] = {}  #: Weather markers turned, by turn.
    discards: tuple[int, ...] = ()  #: The discard pile, the top card last.
    late: bool = False  #: Whether the deck is that of 1945.
    blows: dict[str, Blow] = {}  #: Target and counterblow markers, by space.
    event_vp: int = 0  #: Event VP; below 0 for the Soviets.
    high_tide: int = 0  #: The High Tide marker.
    triggered: dict[str, int] = {}  #: What has happened, by trigger the turn.
    reserve: str = ""  #: The unit with the strategic reserve marker.
    joker: str = ""  #: Who holds the Joker.
    works: tuple[str, ...] = ()  #: Defensive works.
    scorched: tuple[str, ...] = ()  #: Scorched cities.
    happened: tuple[str, ...] = ()  #: Halves that have happened in this player turn.
    helped: tuple[str, ...] = ()  #: Units that have profited from a movement event.
    bonus: dict[str, int] = {}  #: Movement points added, by unit.
    captured: tuple[str, ...] = ()  #: Spaces taken in this player turn.
    stays: tuple[Played, ...] = ()  #: Halves that work for this combat phase.
    stays_turn: tuple[Played, ...] = ()  #: Halves that work for this player turn.
    duties: tuple[Duty, ...] = ()  #: What must be attacked.
    once: tuple[str, ...] = ()  #: What can be done once and has been done.
    eased: tuple[str, ...] = ()  #: Hexes that hold a unit more.
    reprieved: bool = False  #: Whether the next sudden-death check is not made.
    fresh: int = 0  #: Cards drawn since a half began to work.
    fewer_next: dict[str, int] = {}  #: Cards to be drawn fewer on the next turn, by side.


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a hand that is taken over."""

    hand: tuple[int, ...]  #: All of them.
    fresh: tuple[int, ...] = ()  #: Those drawn since a half began to work.


class HandInherited(Event, frozen=True, tag="noretreat.hand_inherited.v1"):
    """The hand of a side in a position that is taken over."""

    side: str  #: Whose hand.
    secret: Sealed[Held]  #: The cards.


# --- turns


class TurnBegan(Event, frozen=True, tag="noretreat.turn_began.v1"):
    """A game turn begins with its housekeeping."""

    turn: int  #: Which.
    before: Weather  #: The weather that the turn before ended with (NR91).


class PlayerTurnBegan(Event, frozen=True, tag="noretreat.player_turn_began.v1"):
    """The player turn of a side begins."""

    side: str  #: Whose.


class PhaseBegan(Event, frozen=True, tag="noretreat.phase_began.v1"):
    """A phase of a player turn begins."""

    phase: Phase  #: Which.


class StepTaken(Event, frozen=True, tag="noretreat.step_taken.v1"):
    """NR6: the next step of the game turn is taken off the agenda."""


class FramePushed(Event, frozen=True, tag="noretreat.frame_pushed.v1"):
    """Something begins that is resolved step by step."""

    frame: Frame  #: What.


class FrameReplaced(Event, frozen=True, tag="noretreat.frame_replaced.v1"):
    """Something half done has gone on."""

    frame: Frame  #: As it is now.
    depth: int = 0  #: How many others lie on top of it.


class FramePopped(Event, frozen=True, tag="noretreat.frame_popped.v1"):
    """What was half done is over."""


# --- cards


class CardDrawn(Event, frozen=True, tag="noretreat.card_drawn.v1"):
    """NR11: a side draws a card of the common pile; it alone sees which."""

    side: str  #: Who draws.
    use: Use  #: The chance that was used.
    secret: Sealed[int]  #: The card.
    proof: Sealed[Proof]  #: How chance came to it; nobody follows it before the closing.


class CardLaid(Event, frozen=True, tag="noretreat.card_laid.v1"):
    """A card out of a hand is laid open on the discard pile. It was hidden: `shows`."""

    side: str  #: Whose hand.
    card: int  #: The card.
    how: Laid  #: How.
    shows: bool = True  #: That it was hidden.

    @property
    def played_by(self) -> str:
        return self.side if self.how == Laid.PLAYED else ""


class CardLost(Event, frozen=True, tag="noretreat.card_lost.v1"):
    """NR126: a random card of a hand is discarded."""

    side: str  #: Whose hand.
    card: int  #: The card.
    use: Use  #: The chance that was used.
    secret: Sealed[Lost]  #: How chance came to it, for the side that loses it.
    shows: bool = True  #: That it was hidden.


class CardTaken(Event, frozen=True, tag="noretreat.card_taken.v1"):
    """A card is taken from the discard pile; everybody knows it."""

    side: str  #: Who takes it.
    card: int  #: The card.


class HandShown(Event, frozen=True, tag="noretreat.hand_shown.v1"):
    """A hand is shown to the other side alone."""

    side: str  #: Whose hand.
    secret: Sealed[tuple[int, ...]]  #: The cards, for the other side.
    shows: bool = True  #: That they were hidden.

    @property
    def secret_of(self) -> str:
        return other(self.side)


class Reshuffled(Event, frozen=True, tag="noretreat.reshuffled.v1"):
    """NR9: draw pile and discard pile become one draw pile."""


class DeckChanged(Event, frozen=True, tag="noretreat.deck_changed.v1"):
    """NR19: 1945 begins: the cards of the early years leave for good, those of 1945 join, all is shuffled."""

    axis: tuple[int, ...]  #: Cards that leave the hand of the Axis.
    soviet: tuple[int, ...]  #: Cards that leave the hand of the Soviets.
    shows: bool = True  #: That they were hidden.


class HalfHappened(Event, frozen=True, tag="noretreat.half_happened.v1"):
    """NR16: a half happens."""

    side: str  #: Whose.
    card: int  #: Of which card.


class HalfStays(Event, frozen=True, tag="noretreat.half_stays.v1"):
    """A half works on beyond the battle or the moment."""

    played: Played  #: Which.
    lasts: Lasts  #: How long.


# --- units


class UnitMoved(Event, frozen=True, tag="noretreat.unit_moved.v1"):
    """A unit moves, retreats or advances."""

    unit: str  #: The unit.
    path: tuple[str, ...]  #: The spaces entered, in order.
    how: MoveKind  #: How.
    cost: int = 0  #: Movement points spent.


class UnitPut(Event, frozen=True, tag="noretreat.unit_put.v1"):
    """A unit comes onto the map, leaves it, or changes its box."""

    unit: str  #: The unit.
    place: str  #: A space, or a box.
    why: Cause  #: Why.
    turn: int = 0  #: On the turn track: the turn.


class UnitTurned(Event, frozen=True, tag="noretreat.unit_turned.v1"):
    """A unit shows another face."""

    unit: str  #: The unit.
    face: int  #: 0: the worse one; 1: the better one.
    why: Cause  #: Why.


class UnitMarked(Event, frozen=True, tag="noretreat.unit_marked.v1"):
    """A marker is put on a unit, or taken off."""

    unit: str  #: The unit.
    marker: UnitMarker  #: Which.
    on: bool = True  #: Whether it is put on.


class ControlTaken(Event, frozen=True, tag="noretreat.control_taken.v1"):
    """NR46: a side takes control of a space."""

    space: str  #: The space.
    side: str  #: The side.


class GroundMarked(Event, frozen=True, tag="noretreat.ground_marked.v1"):
    """A marker is put on a hex, or taken off."""

    space: str  #: The hex.
    marker: GroundMarker  #: Which.
    on: bool = True  #: Whether it is put on.


# --- markers


class BlowLaid(Event, frozen=True, tag="noretreat.blow_laid.v1"):
    """NR51, NR52, NR67: a target or a counterblow marker is laid."""

    space: str  #: Where.
    side: str  #: Whose marker.
    kind: BlowKind  #: Which of the two.
    left: bool = False  #: Whether it is left by a battle, for the next combat phase of the other side (NR53).


class BlowLifted(Event, frozen=True, tag="noretreat.blow_lifted.v1"):
    """NR133: a target or counterblow marker goes back to its owner."""

    space: str  #: Where it was.


class SupportSet(Event, frozen=True, tag="noretreat.support_set.v1"):
    """NR92: how many support markers there are."""

    axis: int  #: Blitz.
    soviet: int  #: Shock.


class ReserveMarked(Event, frozen=True, tag="noretreat.reserve_marked.v1"):
    """NR50: the strategic reserve marker."""

    unit: str  #: On which unit; empty: free.


class LocalSupport(Event, frozen=True, tag="noretreat.local_support.v1"):
    """NR113: a marker of local support."""

    side: str  #: Whose.
    unit: str  #: On which unit; empty: free.


class JokerTurned(Event, frozen=True, tag="noretreat.joker_turned.v1"):
    """NR117: the Joker is handed over."""

    side: str  #: Who holds it now.


# --- victory


class VpMoved(Event, frozen=True, tag="noretreat.vp_moved.v1"):
    """NR89: event VP move."""

    vp: int  #: As they are now: above 0 for the Axis, below 0 for the Soviets.
    why: VpCause  #: Why.


class InitiativePassed(Event, frozen=True, tag="noretreat.initiative_passed.v1"):
    """NR87: the initiative passes to a side."""

    side: str  #: Which.


class InitiativeShifted(Event, frozen=True, tag="noretreat.initiative_shifted.v1"):
    """NR118: the marker of variable initiative moves."""

    turn: int  #: To which turn.


class HighTideSet(Event, frozen=True, tag="noretreat.high_tide_set.v1"):
    """NR87: the High Tide marker."""

    vp: int  #: Where it lies.


class Won(Event, frozen=True, tag="noretreat.won.v1"):
    """A side has won."""

    side: str  #: Which.
    how: Ending  #: By what.
    rule: str  #: By which rule.


# --- what the rules remember


class WeatherTurned(Event, frozen=True, tag="noretreat.weather_turned.v1"):
    """NR93: the weather marker of a turn is turned."""

    turn: int  #: Of which turn.
    weather: Weather  #: To what.


class TriggerFired(Event, frozen=True, tag="noretreat.trigger_fired.v1"):
    """NR97, NR98, NR99: something has happened for the first time; it has its effect on the next turn."""

    trigger: Milestone  #: What.


class OnceUsed(Event, frozen=True, tag="noretreat.once_used.v1"):
    """Something that can be done once has been done."""

    id: str  #: What.


class FewerCards(Event, frozen=True, tag="noretreat.fewer_cards.v1"):
    """NR95, NR116: a side draws fewer cards the next time, or on the next turn."""

    side: str  #: Which.
    cards: int  #: How many fewer; 0: no longer any.
    next_turn: bool = False  #: Whether on the turn after this one (NRR51).


class DutyTaken(Event, frozen=True, tag="noretreat.duty_taken.v1"):
    """NRR37: a side must attack."""

    side: str  #: Which.
    n: int  #: How often.
    kind: DutyKind  #: What counts.
    penalty: int  #: Victory points lost where it is not done.


class Tallied(Event, frozen=True, tag="noretreat.tallied.v1"):
    """NRR37: how many attacks were declared, made and possible in this combat phase."""

    declared: int  #: Targets declared.
    fought: int  #: Targets fought for.
    blows: int  #: Counterblows fought for.
    possible: int  #: Targets that could have been declared.
    battles: int = 0  #: Battles begun, counterattacks too.


class CombatEnded(Event, frozen=True, tag="noretreat.combat_ended.v1"):
    """The combat phase is over: what was to last as long is over too."""


class Helped(Event, frozen=True, tag="noretreat.helped.v1"):
    """NR17: units have profited from a movement event in this player turn."""

    units: tuple[str, ...]  #: Which.
    mp: int = 0  #: Movement points that they get.


class StackingEased(Event, frozen=True, tag="noretreat.stacking_eased.v1"):
    """Hexes hold a unit more until the player turn ends."""

    hexes: tuple[str, ...]  #: Which; none: no longer any.


class Reprieved(Event, frozen=True, tag="noretreat.reprieved.v1"):
    """The next sudden-death check is not made, or was not."""

    on: bool  #: Whether it is still to come.


class OddsSet(Event, frozen=True, tag="noretreat.odds_set.v1"):
    """NR59 to NR61: the odds of a battle."""

    attack: int  #: Strength of the attackers.
    defence: int  #: Strength of the defenders.
    odds: str  #: The column before shifts; empty: below the lowest.
    shifts: tuple[Part, ...]  #: Each shift with its rule: above 0 to the right.
    column: str  #: The column that counts; empty: below the lowest, which is CA without a roll.
    table: str  #: On whose table.


class ResultFound(Event, frozen=True, tag="noretreat.result_found.v1"):
    """NR64: the result of a battle."""

    result: Result  #: Which.
    why: ResultBy  #: By what.
    card: int = 0  #: The card that fixed it; 0: none.


EVENTS: tuple[type[Event], ...] = (
    LaidOut,
    PositionInherited,
    HandInherited,
    TurnBegan,
    PlayerTurnBegan,
    PhaseBegan,
    StepTaken,
    FramePushed,
    FrameReplaced,
    FramePopped,
    CardDrawn,
    CardLaid,
    CardLost,
    CardTaken,
    HandShown,
    Reshuffled,
    DeckChanged,
    HalfHappened,
    HalfStays,
    UnitMoved,
    UnitPut,
    UnitTurned,
    UnitMarked,
    ControlTaken,
    GroundMarked,
    BlowLaid,
    BlowLifted,
    SupportSet,
    ReserveMarked,
    LocalSupport,
    JokerTurned,
    VpMoved,
    InitiativePassed,
    InitiativeShifted,
    HighTideSet,
    Won,
    WeatherTurned,
    TriggerFired,
    OnceUsed,
    FewerCards,
    DutyTaken,
    Tallied,
    CombatEnded,
    Helped,
    StackingEased,
    Reprieved,
    OddsSet,
    ResultFound,
)
