"""The events of No Retreat!"""

from typing import Any, Generic

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import Event, Part, S, Sealed, defined_in
from kronika.domain.kernel.words import Hex, Word
from kronika.domain.noretreat.content import Content
from kronika.domain.noretreat.content.cards import Lasts
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Milestone, Phase, Result, Weather, other
from kronika.domain.noretreat.state import (
    HIDDEN,
    Blow,
    BlowKind,
    Board,
    Duty,
    DutyKind,
    Played,
    SetUp,
    Tally,
    Unit,
    laid,
)


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand with a card more."""
    return tuple(sorted((*hand, card)))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Returns a hand without one card, which is in it as itself or as a hidden card."""
    at = hand.index(card if card in hand else HIDDEN)
    return hand[:at] + hand[at + 1 :]


def _unit(board: Board, id: str, **changes: Any) -> Board:
    return replace(board, units={**board.units, id: replace(board.units[id], **changes)})


def _hand(board: Board, side: str, hand: tuple[int, ...], **more: Any) -> Board:
    return replace(board, hands={**board.hands, side: hand}, **more)


class Ending(Word):
    """The way a game is won."""

    OBJECTIVES = "objectives"  #: A side holds as many objectives as it needs (NR82).
    SUDDEN_DEATH = "sudden_death"  #: A side has the victory points for sudden death (NR83).
    TOTAL = "total"  #: The Soviets have the victory points for a total victory (NR84).
    HIGH_TIDE = "high_tide"  #: The Axis keeps the High Tide marker (NR85).
    GARRISON = "garrison"  #: The garrison of Berlin has fallen (NR86).
    END = "end"  #: The last turn is over, and the Soviets have not won (NR86).
    GOAL = "goal"  #: The goal of the scenario is reached or missed (NR121).


class Laid(Word):
    """How a card leaves a hand for the discard pile."""

    PLAYED = "played"  #: Played for its half (NR14).
    DISCARDED = "discarded"  #: Discarded (NR10).
    PAID = "paid"  #: Paid with (NR18).
    IMMEDIATE = "immediate"  #: It happens as it is drawn (NR12).
    SET_UP = "set_up"  #: Given up at set-up (NR5).


class Cause(Word):
    """Why a unit comes, goes or is turned."""

    WITHDRAWN = "withdrawn"  #: It is withdrawn (NR95).
    TRIGGERED = "triggered"  #: Something has happened that brings or removes it (NR97 to NR99).
    ENTERING = "entering"  #: It enters, or comes back (NR34).
    NO_AREA = "no_area"  #: No area is left for it to enter (NR98).
    RESTORED = "restored"  #: It comes out of the shattered box (NR35).
    REPLACED = "replaced"  #: It is replaced (NR36).
    RETURNS = "returns"  #: It comes back on its worse face (NR36).
    RELIEVED = "relieved"  #: A cadre makes room for a unit (NR107).
    CADRE = "cadre"  #: A cadre takes the place of a unit, or comes by rail (NR106).
    ENTRAINED = "entrained"  #: It entrains (NR47).
    RESERVE = "reserve"  #: It is the strategic reserve (NR50).
    DETRAINED = "detrained"  #: It detrains (NR48).
    NEAR_CITY = "near_city"  #: An event brings it near a city.
    REBUILT = "rebuilt"  #: An event rebuilds it.
    IMPROVED = "improved"  #: It is improved (NR28).
    UPGRADED = "upgraded"  #: It is upgraded (NR29).
    FORTIFIED = "fortified"  #: It becomes a fortress (NR30).
    TURNED_BACK = "turned_back"  #: It becomes regional again (NR30).
    UNDONE = "undone"  #: A card undoes what it has gained.
    LOSS = "loss"  #: It loses a step in battle (NR70).
    EVENT = "event"  #: An event of the enemy, or one that moves it from box to box.
    OWN_EVENT = "own_event"  #: An event of its own side.
    NO_RETREAT = "no_retreat"  #: It cannot retreat (NR74).
    SHATTERED = "shattered"  #: It is shattered (NR68).
    VOLKSSTURM = "volkssturm"  #: A retreat puts a Volkssturm out of the game (NR109).
    UNSUPPLIED = "unsupplied"  #: It is still without supply in the removals (NR79).
    EXCESS = "excess"  #: It is one too many (NR41).
    ALONE = "alone"  #: A reserve that is alone (NR119).
    DETACHED = "detached"  #: Units are detached (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: A fortified front is formed (NR112).
    SET_UP = "set_up"  #: Its side sets it up by choice (NR5).


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
    DUTY = "duty"  #: A required attack was not made (NRR37).
    INITIATIVE = "initiative"  #: The initiative passes, or its marker moves (NR87, NR118).
    RED_EVENT = "red_event"  #: A red event (NR94).
    HIGH_TIDE = "high_tide"  #: The High Tide marker (NR85).


class ResultBy(Word):
    """By what a result comes about."""

    ROLL = "roll"  #: By a roll (NR64).
    BELOW = "below"  #: The odds are below the lowest column.
    EVENT = "event"  #: An event fixes it.


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

    def apply(self, board: Board) -> Board:
        return laid(self.content, self.setup, board.viewer)


class PositionInherited(Event, Generic[S], frozen=True, tag="noretreat.position_inherited.v1"):
    """The game continues from another game's position. Each side sees only the cards in its own hand."""

    turn: int  #: The game turn.
    before: Weather  #: The weather that the turn before ended with.
    active: str  #: The side with the player turn; empty in housekeeping.
    phase: Phase  #: The phase.
    initiative: str  #: The side with the initiative.
    pivot: int  #: The turn of variable initiative.
    units: dict[str, Unit]  #: Every unit.
    control: dict[str, str]  #: The controlling side of each space.
    hands: dict[str, int]  #: The sizes of the hands.
    support: dict[str, int]  #: Support markers left, by side.
    fewer: dict[str, int]  #: Cards to be drawn fewer, by side.
    local: dict[str, str]  #: Units with local support, by side.
    tally: Tally  #: The attacks of this combat phase.
    frames: tuple[S, ...]  #: The unfinished procedures, the outermost first.
    forecast: dict[str, Weather] = {}  #: Weather markers turned, by turn.
    discards: tuple[int, ...] = ()  #: The discard pile, the top card last.
    late: bool = False  #: Whether the deck is that of 1945.
    blows: dict[str, Blow] = {}  #: Target and counterblow markers, by space.
    event_vp: int = 0  #: Event VP; below 0 for the Soviets.
    high_tide: int = 0  #: The High Tide marker.
    triggered: dict[str, int] = {}  #: The turn on which each trigger happened.
    reserve: str = ""  #: The unit with the strategic reserve marker.
    joker: str = ""  #: The side that holds the Joker.
    works: tuple[str, ...] = ()  #: Defensive works.
    scorched: tuple[str, ...] = ()  #: Scorched cities.
    happened: tuple[str, ...] = ()  #: Halves that have happened in this player turn.
    helped: tuple[str, ...] = ()  #: Units that have profited from a movement event.
    bonus: dict[str, int] = {}  #: Movement points added, by unit.
    captured: tuple[str, ...] = ()  #: Spaces taken in this player turn.
    stays: tuple[Played, ...] = ()  #: Halves that work for this combat phase.
    stays_turn: tuple[Played, ...] = ()  #: Halves that work for this player turn.
    duties: tuple[Duty, ...] = ()  #: The attacks that must be made.
    once: tuple[str, ...] = ()  #: The one-time actions already done.
    eased: tuple[str, ...] = ()  #: Hexes that hold a unit more.
    reprieved: bool = False  #: Whether the next sudden-death check is not made.
    fresh: int = 0  #: Cards drawn since a half began to work.
    fewer_next: dict[str, int] = {}  #: Cards to be drawn fewer on the next turn, by side.

    def apply(self, board: Board) -> Board:
        same = {name: getattr(self, name) for name in self.__struct_fields__ if name not in ("hands", "fresh")}
        hands = {side: (HIDDEN,) * size for side, size in self.hands.items()}
        return replace(board, hands=hands, fresh=(HIDDEN,) * self.fresh, **same)


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a hand that is taken over."""

    hand: tuple[int, ...]  #: All of them.
    fresh: tuple[int, ...] = ()  #: Those drawn since a half began to work.


class HandInherited(Event, frozen=True, tag="noretreat.hand_inherited.v1"):
    """The hand of a side in a position that is taken over."""

    side: str  #: The side that holds the hand.
    secret: Sealed[Held]  #: The cards.

    def apply(self, board: Board) -> Board:
        held = self.secret.content
        if held is None:
            return board
        known = [card for card in board.fresh if card != HIDDEN]
        hidden = len(board.fresh) - len(known) - len(held.fresh)
        return _hand(board, self.side, held.hand, fresh=tuple(sorted((*known, *held.fresh, *(HIDDEN,) * hidden))))


# --- turns


class TurnBegan(Event, frozen=True, tag="noretreat.turn_began.v1"):
    """A game turn begins with its housekeeping."""

    begins = "round"

    turn: int  #: Which.
    before: Weather  #: The weather that the turn before ended with (NR91).

    def apply(self, board: Board) -> Board:
        return replace(
            board, turn=self.turn, before=self.before, active="", phase=Phase.HOUSEKEEPING, happened=(), captured=()
        )


class PlayerTurnBegan(Event, frozen=True, tag="noretreat.player_turn_began.v1"):
    """The player turn of a side begins."""

    begins = "turn"

    side: str  #: Whose.

    def apply(self, board: Board) -> Board:
        return replace(
            board, active=self.side, happened=(), helped=(), bonus={}, captured=(), stays=(), stays_turn=(), eased=()
        )


class PhaseBegan(Event, frozen=True, tag="noretreat.phase_began.v1"):
    """A phase of a player turn begins."""

    begins = "turn"

    phase: Phase  #: Which.

    def apply(self, board: Board) -> Board:
        return replace(board, phase=self.phase)


class StepTaken(Event, frozen=True, tag="noretreat.step_taken.v1"):
    """NR6: the next step of the game turn is taken off the agenda."""

    def apply(self, board: Board) -> Board:
        agenda: Any = board.frames[0]
        return replace(board, frames=(replace(agenda, steps=agenda.steps[1:]), *board.frames[1:]))


class FramePushed(Event, Generic[S], frozen=True, tag="noretreat.frame_pushed.v1"):
    """Something begins that is resolved step by step."""

    frame: S  #: What.

    def apply(self, board: Board) -> Board:
        return replace(board, frames=(*board.frames, self.frame))


class FrameReplaced(Event, Generic[S], frozen=True, tag="noretreat.frame_replaced.v1"):
    """Something half done has gone on."""

    frame: S  #: As it is now.
    depth: int = 0  #: How many others lie on top of it.

    def apply(self, board: Board) -> Board:
        at = len(board.frames) - 1 - self.depth
        return replace(board, frames=(*board.frames[:at], self.frame, *board.frames[at + 1 :]))


class FramePopped(Event, frozen=True, tag="noretreat.frame_popped.v1"):
    """The innermost unfinished procedure is over."""

    def apply(self, board: Board) -> Board:
        return replace(board, frames=board.frames[:-1])


# --- cards


class CardDrawn(Event, frozen=True, tag="noretreat.card_drawn.v1"):
    """NR11: a side draws a card of the common pile; it alone sees which."""

    side: str  #: The side that draws.
    use: Use  #: The chance that was used.
    secret: Sealed[int]  #: The card.
    proof: Sealed[Proof]  #: How chance came to it; nobody follows it before the closing.

    def apply(self, board: Board) -> Board:
        card = HIDDEN if self.secret.content is None else self.secret.content
        hand = with_card(board.hands[self.side], card)
        return _hand(board, self.side, hand, fresh=tuple(sorted((*board.fresh, card))))


class CardLaid(Event, frozen=True, tag="noretreat.card_laid.v1"):
    """A card out of a hand is laid open on the discard pile. It was hidden: `shows`."""

    side: str  #: The side that held the card.
    card: int  #: The card.
    how: Laid  #: How.
    shows: bool = True  #: That it was hidden.

    @property
    def played_by(self) -> str:
        return self.side if self.how == Laid.PLAYED else ""

    def apply(self, board: Board) -> Board:
        hand = without(board.hands[self.side], self.card)
        fresh = without(board.fresh, self.card) if {self.card, HIDDEN} & set(board.fresh) else board.fresh
        return _hand(board, self.side, hand, discards=(*board.discards, self.card), fresh=fresh)


class CardLost(Event, frozen=True, tag="noretreat.card_lost.v1"):
    """NR126: a random card of a hand is discarded."""

    side: str  #: The side that loses the card.
    card: int  #: The card.
    use: Use  #: The chance that was used.
    secret: Sealed[Lost]  #: How chance came to it, for the side that loses it.
    shows: bool = True  #: That it was hidden.

    def apply(self, board: Board) -> Board:
        hand = without(board.hands[self.side], self.card)
        return _hand(board, self.side, hand, discards=(*board.discards, self.card))


class CardTaken(Event, frozen=True, tag="noretreat.card_taken.v1"):
    """A card is taken from the discard pile; everybody knows it."""

    side: str  #: The side that takes it.
    card: int  #: The card.

    def apply(self, board: Board) -> Board:
        at = len(board.discards) - 1 - board.discards[::-1].index(self.card)
        hand = with_card(board.hands[self.side], self.card)
        return _hand(board, self.side, hand, discards=board.discards[:at] + board.discards[at + 1 :])


class HandShown(Event, frozen=True, tag="noretreat.hand_shown.v1"):
    """A hand is shown to the other side alone."""

    side: str  #: The side that holds the hand.
    secret: Sealed[tuple[int, ...]]  #: The cards, for the other side.
    shows: bool = True  #: That they were hidden.

    @property
    def secret_of(self) -> str:
        return other(self.side)

    def apply(self, board: Board) -> Board:
        return board if self.secret.content is None else _hand(board, self.side, self.secret.content)


class Reshuffled(Event, frozen=True, tag="noretreat.reshuffled.v1"):
    """NR9: draw pile and discard pile become one draw pile."""

    def apply(self, board: Board) -> Board:
        return replace(board, discards=())


class DeckChanged(Event, frozen=True, tag="noretreat.deck_changed.v1"):
    """NR19: 1945 begins: the cards of the early years leave for good, those of 1945 join, all is shuffled."""

    axis: tuple[int, ...]  #: Cards that leave the hand of the Axis.
    soviet: tuple[int, ...]  #: Cards that leave the hand of the Soviets.
    shows: bool = True  #: That they were hidden.

    def apply(self, board: Board) -> Board:
        hands = dict(board.hands)
        for side, gone in ((AXIS, self.axis), (SOVIET, self.soviet)):
            for card in gone:
                hands[side] = without(hands[side], card)
        return replace(board, hands=hands, discards=(), late=True)


class EventPlayed(Event, frozen=True, tag="noretreat.half_happened.v1"):
    """NR16: a half happens."""

    side: str  #: Whose.
    card: int  #: The number of the card.

    def apply(self, board: Board) -> Board:
        return replace(board, happened=(*board.happened, f"{self.side}-{self.card}"), fresh=())


class EventStaysInEffect(Event, frozen=True, tag="noretreat.half_stays.v1"):
    """A half works on beyond the battle or the moment."""

    played: Played  #: Which.
    lasts: Lasts  #: How long.

    def apply(self, board: Board) -> Board:
        if self.lasts == Lasts.COMBAT_PHASE:
            return replace(board, stays=(*board.stays, self.played))
        return replace(board, stays_turn=(*board.stays_turn, self.played))


# --- units


class UnitMoved(Event, frozen=True, tag="noretreat.unit_moved.v1"):
    """A unit moves, retreats or advances."""

    unit: str  #: The unit.
    path: tuple[str, ...]  #: The spaces entered, in order.
    how: MoveKind  #: How.
    cost: int = 0  #: Movement points spent.

    def apply(self, board: Board) -> Board:
        return _unit(board, self.unit, place=self.path[-1])


class UnitPut(Event, frozen=True, tag="noretreat.unit_put.v1"):
    """A unit comes onto the map, leaves it, or changes its box."""

    unit: str  #: The unit.
    place: str  #: A space, or a box.
    why: Cause  #: Why.
    turn: int = 0  #: On the turn track: the turn.

    def apply(self, board: Board) -> Board:
        unit = board.units[self.unit]
        new = unit.new and self.place == "track"
        put = Unit(self.place, unit.face, turn=self.turn, new=new)
        return replace(board, units={**board.units, self.unit: put})


class UnitTurned(Event, frozen=True, tag="noretreat.unit_turned.v1"):
    """A unit shows another face."""

    unit: str  #: The unit.
    face: int  #: 0: the worse one; 1: the better one.
    why: Cause  #: Why.

    def apply(self, board: Board) -> Board:
        return _unit(board, self.unit, face=self.face)


class UnitMarked(Event, frozen=True, tag="noretreat.unit_marked.v1"):
    """A marker is put on a unit, or taken off."""

    unit: str  #: The unit.
    marker: UnitMarker  #: Which.
    on: bool = True  #: Whether it is put on.

    def apply(self, board: Board) -> Board:
        return _unit(board, self.unit, **{self.marker: self.on})


class ControlTaken(Event, frozen=True, tag="noretreat.control_taken.v1"):
    """NR46: a side takes control of a space."""

    space: str  #: The space.
    side: str  #: The side.

    def apply(self, board: Board) -> Board:
        captured = tuple(sorted({*board.captured, self.space}))
        return replace(board, control={**board.control, self.space: self.side}, captured=captured)


class GroundMarked(Event, frozen=True, tag="noretreat.ground_marked.v1"):
    """A marker is put on a hex, or taken off."""

    space: str  #: The hex.
    marker: GroundMarker  #: Which.
    on: bool = True  #: Whether it is put on.

    def apply(self, board: Board) -> Board:
        marked = list(getattr(board, self.marker))
        if self.on:
            marked.append(self.space)
        else:
            marked.remove(self.space)
        return replace(board, **{self.marker: tuple(sorted(marked))})


# --- markers


class BlowLaid(Event, frozen=True, tag="noretreat.blow_laid.v1"):
    """NR51, NR52, NR67: a target or a counterblow marker is laid."""

    space: str  #: Where.
    side: str  #: The side that owns the marker.
    kind: BlowKind  #: Which of the two.
    left: bool = False  #: Whether it is left by a battle, for the next combat phase of the other side (NR53).

    def apply(self, board: Board) -> Board:
        return replace(board, blows={**board.blows, self.space: Blow(self.side, self.kind, self.left)})


class BlowLifted(Event, frozen=True, tag="noretreat.blow_lifted.v1"):
    """NR133: a target or counterblow marker goes back to its owner."""

    space: str  #: Where it was.

    def apply(self, board: Board) -> Board:
        return replace(board, blows={space: blow for space, blow in board.blows.items() if space != self.space})


class SupportSet(Event, frozen=True, tag="noretreat.support_set.v1"):
    """NR92: how many support markers there are."""

    axis: int  #: Blitz.
    soviet: int  #: Shock.

    def apply(self, board: Board) -> Board:
        return replace(board, support={AXIS: self.axis, SOVIET: self.soviet})


class ReserveMarked(Event, frozen=True, tag="noretreat.reserve_marked.v1"):
    """NR50: the strategic reserve marker."""

    unit: str  #: On which unit; empty: free.

    def apply(self, board: Board) -> Board:
        return replace(board, reserve=self.unit)


class LocalSupport(Event, frozen=True, tag="noretreat.local_support.v1"):
    """NR113: a marker of local support."""

    side: str  #: Whose.
    unit: str  #: On which unit; empty: free.

    def apply(self, board: Board) -> Board:
        return replace(board, local={**board.local, self.side: self.unit})


class JokerTurned(Event, frozen=True, tag="noretreat.joker_turned.v1"):
    """NR117: the Joker is handed over."""

    side: str  #: The side that holds it now.

    def apply(self, board: Board) -> Board:
        return replace(board, joker=self.side)


# --- victory


class VpMoved(Event, frozen=True, tag="noretreat.vp_moved.v1"):
    """NR89: event VP move."""

    vp: int  #: As they are now: above 0 for the Axis, below 0 for the Soviets.
    why: VpCause  #: Why.

    def apply(self, board: Board) -> Board:
        return replace(board, event_vp=self.vp)


class InitiativePassed(Event, frozen=True, tag="noretreat.initiative_passed.v1"):
    """NR87: the initiative passes to a side."""

    side: str  #: Which.

    def apply(self, board: Board) -> Board:
        return replace(board, initiative=self.side)


class InitiativeShifted(Event, frozen=True, tag="noretreat.initiative_shifted.v1"):
    """NR118: the marker of variable initiative moves."""

    turn: int  #: To which turn.

    def apply(self, board: Board) -> Board:
        return replace(board, pivot=self.turn)


class HighTideSet(Event, frozen=True, tag="noretreat.high_tide_set.v1"):
    """NR87: the High Tide marker."""

    vp: int  #: Where it lies.

    def apply(self, board: Board) -> Board:
        return replace(board, high_tide=self.vp)


class Won(Event, frozen=True, tag="noretreat.won.v1"):
    """A side has won."""

    side: str  #: Which.
    how: Ending  #: By what.
    rule: str  #: By which rule.

    def apply(self, board: Board) -> Board:
        return replace(board, winner=self.side, how=self.how, rule=self.rule)


# --- what the rules remember


class WeatherTurned(Event, frozen=True, tag="noretreat.weather_turned.v1"):
    """NR93: the weather marker of a turn is turned."""

    turn: int  #: The turn of the marker.
    weather: Weather  #: To what.

    def apply(self, board: Board) -> Board:
        return replace(board, forecast={**board.forecast, str(self.turn): self.weather})


class TriggerFired(Event, frozen=True, tag="noretreat.trigger_fired.v1"):
    """NR97, NR98, NR99: something has happened for the first time; it has its effect on the next turn."""

    trigger: Milestone  #: What.

    def apply(self, board: Board) -> Board:
        return replace(board, triggered={**board.triggered, self.trigger: board.turn})


class OnceUsed(Event, frozen=True, tag="noretreat.once_used.v1"):
    """Something that can be done once has been done."""

    id: str  #: What.

    def apply(self, board: Board) -> Board:
        return replace(board, once=(*board.once, self.id))


class FewerCards(Event, frozen=True, tag="noretreat.fewer_cards.v1"):
    """NR95, NR116: a side draws fewer cards the next time, or on the next turn."""

    side: str  #: Which.
    cards: int  #: How many fewer; 0: no longer any.
    next_turn: bool = False  #: Whether on the turn after this one (NRR51).

    def apply(self, board: Board) -> Board:
        if self.next_turn:
            return replace(board, fewer_next={**board.fewer_next, self.side: self.cards})
        return replace(board, fewer={**board.fewer, self.side: self.cards})


class MustAttack(Event, frozen=True, tag="noretreat.duty_taken.v1"):
    """NRR37: a side must attack."""

    side: str  #: Which.
    n: int  #: How often.
    kind: DutyKind  #: The attacks that count.
    penalty: int  #: Victory points lost where it is not done.

    def apply(self, board: Board) -> Board:
        return replace(board, duties=(*board.duties, Duty(self.side, self.n, self.kind, self.penalty)))


class Tallied(Event, frozen=True, tag="noretreat.tallied.v1"):
    """NRR37: how many attacks were declared, made and possible in this combat phase."""

    declared: int  #: Targets declared.
    fought: int  #: Targets fought for.
    blows: int  #: Counterblows fought for.
    possible: int  #: Targets that could have been declared.
    battles: int = 0  #: Battles begun, counterattacks too.

    def apply(self, board: Board) -> Board:
        return replace(board, tally=Tally(self.declared, self.fought, self.blows, self.possible, self.battles))


class CombatEnded(Event, frozen=True, tag="noretreat.combat_ended.v1"):
    """The combat phase is over, and so are the effects that last until its end."""

    def apply(self, board: Board) -> Board:
        duties = tuple(duty for duty in board.duties if duty.side != board.active)
        return replace(board, stays=(), duties=duties, tally=Tally())


class Helped(Event, frozen=True, tag="noretreat.helped.v1"):
    """NR17: units have profited from a movement event in this player turn."""

    units: tuple[str, ...]  #: Which.
    mp: int = 0  #: Movement points that they get.

    def apply(self, board: Board) -> Board:
        bonus = {**board.bonus, **dict.fromkeys(self.units, self.mp)} if self.mp else board.bonus
        return replace(board, helped=tuple(sorted({*board.helped, *self.units})), bonus=bonus)


class StackingEased(Event, frozen=True, tag="noretreat.stacking_eased.v1"):
    """Hexes hold a unit more until the player turn ends."""

    hexes: tuple[str, ...]  #: Which; none: no longer any.

    def apply(self, board: Board) -> Board:
        return replace(board, eased=self.hexes)


class SuddenDeathSkipped(Event, frozen=True, tag="noretreat.reprieved.v1"):
    """The next sudden-death check is not made, or was not."""

    on: bool  #: Whether it is still to come.

    def apply(self, board: Board) -> Board:
        return replace(board, reprieved=self.on)


class OddsSet(Event, frozen=True, tag="noretreat.odds_set.v1"):
    """NR59 to NR61: the odds of a battle."""

    attack: int  #: Strength of the attackers.
    defence: int  #: Strength of the defenders.
    odds: str  #: The column before shifts; empty: below the lowest.
    shifts: tuple[Part, ...]  #: Each shift with its rule: above 0 to the right.
    column: str  #: The column that counts; empty: below the lowest, which is CA without a roll.
    table: str  #: On whose table.

    def apply(self, board: Board) -> Board:
        return board


class ResultFound(Event, frozen=True, tag="noretreat.result_found.v1"):
    """NR64: the result of a battle."""

    result: Result  #: Which.
    why: ResultBy  #: By what.
    card: int = 0  #: The card that fixed it; 0: none.

    def apply(self, board: Board) -> Board:
        return board


TOLD_APART = ("hands", "fresh")
"""The fields of a board that only their owner sees."""


def inherit(events: list[Event], board: Board) -> tuple[Event, ...]:
    """The opening that these events began with, then the position as the referee's board has it."""
    opening = next(event for event in events if isinstance(event, LaidOut))
    fields = [name for name in PositionInherited.__struct_fields__ if name not in TOLD_APART]
    position = PositionInherited(
        hands={side: len(hand) for side, hand in board.hands.items()},
        fresh=len(board.fresh),
        **{name: getattr(board, name) for name in fields},
    )
    hands = tuple(HandInherited(side, Sealed(side, _held(board, side))) for side in SIDES)
    return (opening, position, *hands)


def _held(board: Board, side: str) -> Held:
    hand = board.hands[side]
    return Held(hand, tuple(card for card in board.fresh if card in hand))


EVENTS = defined_in(__name__)
