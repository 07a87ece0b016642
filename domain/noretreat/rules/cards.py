"""Cards: drawn, discarded, paid with, played, cancelled; windows (NR9 to NR18, NR128, NR129, NR138)."""

from collections.abc import Iterable

from msgspec.structs import replace

from kronika.domain.kernel.chance import Purpose
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Ask, Decision, Objection, Step
from kronika.domain.kernel.values import Odds
from kronika.domain.kernel.words import REFEREE, Word
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.cards import Condition, Direction, Do, Effect, Half, Mode, Trigger, When, Whose
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Phase, other
from kronika.domain.noretreat.events import Cause, Laid
from kronika.domain.noretreat.rules import parts
from kronika.domain.noretreat.rules.battle import Battle, Stage, next_card_stage
from kronika.domain.noretreat.rules.effects import Working, picks
from kronika.domain.noretreat.rules.movement import entrain, rail_room
from kronika.domain.noretreat.rules.odds import odds_of
from kronika.domain.noretreat.rules.parts import mark
from kronika.domain.noretreat.rules.possible import can_do, is_ally
from kronika.domain.noretreat.rules.units import Flipping, Putting, Reorganising, turn_better
from kronika.domain.noretreat.state import CALLED, HIDDEN, BlowKind, Board, Played, half_title, moment_of, weather_for
from kronika.domain.noretreat.words import message


def card_worth(board: Board, side: str, card: int) -> int:
    """NR18: the value of a card as payment in its side's own organisation phase; one in any other."""
    if card == HIDDEN or board.phase != Phase.ORGANISATION or board.active != side:
        return 1
    modes = board.scene.cards[card].half(side).modes
    return max([1, *(effect.n for mode in modes for effect in mode.effects if effect.do == Do.DISCARD_VALUE)])


class Purchase(Word):
    """The purpose of a payment in cards."""

    IMPROVE = "improve"  #: A unit gets its step back (NR28).
    FORTIFY = "fortify"  #: A regional unit becomes a fortress (NR30).
    REPLACE = "replace"  #: A unit is replaced (NR36).
    REORGANISE = "reorganise"  #: A disorganised marker comes off (NR37).
    ENTRAIN = "entrain"  #: One more unit entrains (NR47).
    COUNTERBLOW = "counterblow"  #: A counterblow is declared (NR52).
    UNSCORCH = "unscorch"  #: A scorched city is rebuilt (NRR35).


def pays(board: Board, side: str, card: int, what: Purchase) -> int:
    """NR18, NR115: the value of a card for a purchase. With faster reorganisation a card takes two markers off if its
    symbol is that of the side with the initiative."""
    found = card_worth(board, side, card)
    if what == Purchase.REORGANISE and board.setup.fast_reorganisation and card != HIDDEN:
        found = max(found, 2 if board.scene.cards[card].half(side).initiative == board.initiative else 1)
    return found


def hand_worth(board: Board, side: str) -> int:
    """The combined value of all visible cards of a hand as payment."""
    return sum(card_worth(board, side, card) for card in board.hands[side])


class Drawing(Step, frozen=True, tag="noretreat.drawing.v1"):
    """NR11: cards are drawn one by one."""

    side: str  #: The side that draws.
    left: int  #: How many are still to come.

    def advance(self, play: parts.Play) -> Ask | None:
        """NR11: one by one."""
        if self.left <= 0:
            play.pop()
            return None
        play.replace(replace(self, left=self.left - 1))
        draw_one(play, self.side)
        return None


# --- drawing


def draw_one(play: parts.Play, side: str) -> None:
    """NR9, NR12: draws a card of the pile. The side's immediate event happens immediately. A single card is never
    drawn."""
    if play.board.pile_size <= 1 and play.board.discards:
        play.emit(e.Reshuffled())
    board = play.board
    if board.pile_size <= 1:
        return
    drawn = play.chance.draw(REFEREE, Purpose("NR9", side, "draw"), board.pile_size)
    card = board.pile[drawn.index]
    place = e.Proof(drawn.link, drawn.index)
    play.emit(e.CardDrawn(side, drawn.use, Sealed(side, card), Sealed(REFEREE, place)))
    if play.board.pile_size == 1:
        play.emit(e.Reshuffled())
    half = board.scene.cards[card].half(side)
    if not half.immediate:
        return
    play.emit(e.CardLaid(side, card, Laid.IMMEDIATE))
    if has_happened(play.board, side, card):
        again = sum(effect.n for effect in half.modes[0].effects if effect.do == Do.DRAW and not effect.joker)
        play.push(Drawing(side, again))
    else:
        happen(play, side, card, 0)


def cards_due(board: Board, side: str) -> int:
    """NR11: how many cards a side draws in its card phase."""
    scene, dates = board.scene, board.scene.dates
    atlas = scene.atlas
    if side == AXIS and board.turn == dates.axis_draw_one:
        return 1
    due = scene.limits.draw - board.fewer[side]
    held = [board.control.get(atlas.place(slug)) for slug in ("moscow", "caucasus_oil")]
    if side == SOVIET:
        due -= AXIS in held
        due += board.turn >= dates.soviet_draw
    else:
        due -= board.control.get(atlas.place("rumanian_oil")) == SOVIET
        due += board.turn in dates.axis_draw
    return max(0, due)


class Playing(Step, frozen=True, tag="noretreat.playing.v1"):
    """NR128: a half was played and has not worked yet."""

    side: str  #: The side that played it.
    card: int  #: The card.
    mode: int  #: Which of its uses.
    cancelled: bool = False  #: Whether it was cancelled.

    def advance(self, play: parts.Play) -> None:
        """NR128: a half that was not cancelled happens."""
        play.pop()
        if not self.cancelled:
            happen(play, self.side, self.card, self.mode)


class Pay(Decision, frozen=True, tag="pay"):
    """NR18: a card that pays."""

    card: int  #: The card, by its number.


class Drop(Decision, frozen=True, tag="drop"):
    """NR129: the purchase is dropped; the cards paid stay discarded."""


# --- paying (NR18)


class Paying(Step, frozen=True, tag="noretreat.paying.v1"):
    """NR18: cards are discarded for something."""

    asks = {"pay": "NR18"}
    side: str  #: The side that pays.
    price: int  #: How many cards it costs.
    what: Purchase  #: The purpose of the payment.
    subject: str  #: For which unit or space.
    paid: int = 0  #: How many have been paid.
    value: int = 0  #: The value of the card just discarded.

    def advance(self, play: parts.Play) -> Ask | None:
        """NR18: the buyer is asked for a card until the price is paid."""
        if self.paid >= self.price:
            play.pop()
            complete(play, self)
            return None
        if not play.board.hands[self.side]:
            play.pop()
            return None
        return Ask(self.side, "pay", self.subject)

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR18, NR129."""
        return (Drop(), *(Pay(card) for card in board.hands[self.side]))

    def take(self, play: parts.Play, decision: Decision) -> None:
        """A card is paid, or the purchase dropped."""
        if isinstance(decision, Pay):
            play.replace(replace(self, value=pays(play.board, self.side, decision.card, self.what)))
            lay(play, self.side, decision.card, Laid.PAID)
        else:
            play.pop()

    def is_private(self, board: Board, ask: Ask) -> bool:
        return bool(board.hands.get(self.side))


# --- cancelling (NR129)


class Answering(Step, frozen=True, tag="noretreat.answering.v1"):
    """NR129: a card was played or discarded, and the other seat may cancel it."""

    asks = {"cancel": "NR129"}
    side: str  #: The side that is prompted.
    card: int  #: The card.
    how: Laid  #: Played, or else discarded.
    asked: bool = False  #: Whether it has been asked.
    cancelled: bool = False  #: Whether the card is cancelled.

    def advance(self, play: parts.Play) -> Ask | None:
        """NR129, NRR32: the other seat is asked once; then what was laid works, or not."""
        if not self.asked and play.board.hands[self.side]:
            return Ask(self.side, "cancel", str(self.card))
        play.pop()
        below = play.board.frames[-1]
        if isinstance(below, Playing) and self.cancelled:
            play.replace(replace(below, cancelled=True))
        elif isinstance(below, Paying):
            paid = 0 if self.cancelled else below.value
            play.replace(replace(below, paid=below.paid + paid, value=0))
            if paid and below.what == Purchase.REPLACE:
                _payment_event(play, below.side, self.card)
        return None

    def decline(self, play: parts.Play) -> None:
        """NR129: the card is let pass; the halves that answer come with the prompt."""
        play.replace(replace(self, asked=True))


# --- discarding


def lay(play: parts.Play, side: str, card: int, how: Laid) -> None:
    """NR129, NR140: a card leaves a hand; the other seat is asked whether it cancels it."""
    play.emit(e.CardLaid(side, card, how))
    play.push(Answering(other(side), card, Laid.PLAYED if how == Laid.PLAYED else Laid.DISCARDED))


class Discard(Decision, frozen=True, tag="discard"):
    """NR10, NR13: a card out of the hand."""

    handles = ("card:{card}", "button:discard")
    card: int  #: The card, by its number.


class Keeping(Step, frozen=True, tag="noretreat.keeping.v1"):
    """NR5: cards dealt at set-up are given up until so many are kept."""

    asks = {"keep_cards": "NR5"}
    side: str  #: The side that holds the cards.
    keep: int  #: How many stay.

    def advance(self, play: parts.Play) -> Ask | None:
        """NR5: some of the cards dealt are discarded."""
        if len(play.board.hands[self.side]) <= self.keep:
            play.pop()
            return None
        return Ask(self.side, "keep_cards")

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR5."""
        return tuple(Discard(card) for card in board.hands[self.side])

    def take(self, play: parts.Play, decision: Decision) -> None:
        """A card dealt goes to the discard pile; this is before the game, and nobody cancels it."""
        assert isinstance(decision, Discard), "a card is given up"
        play.emit(e.CardLaid(self.side, decision.card, Laid.SET_UP))

    def is_private(self, board: Board, ask: Ask) -> bool:
        return bool(board.hands.get(self.side))


class WhyDiscarded(Word):
    """Why a hand is discarded down."""

    HAND = "hand"  #: Too many cards in hand (NR10).
    WAR = "war"  #: War on two fronts (NR13).
    JOKER = "joker"  #: Cards are exchanged by the Joker (NR117).
    EVENT = "event"  #: An event (NR128).


class Discarding(Step, frozen=True, tag="noretreat.discarding.v1"):
    """NR10, NR13: a hand is discarded down."""

    asks = {"discard_to_two": "NR10", "discard_war": "NR13", "discard": "NR128"}
    side: str  #: The side that holds the hand.
    left: int  #: How many cards are still to go.
    why: WhyDiscarded  #: Why.
    fresh: bool = False  #: Whether only cards just drawn may go.
    done: int = 0  #: How many have gone.
    up_to: bool = False  #: Whether fewer may go.

    def advance(self, play: parts.Play) -> Ask | None:
        """NR10, NR13: own choice."""
        if to_go(play.board, self) <= 0 or not discardable(play.board, self):
            _discarded(play, self)
            return None
        return Ask(
            self.side, {WhyDiscarded.HAND: "discard_to_two", WhyDiscarded.WAR: "discard_war"}.get(self.why, "discard")
        )

    def may_decline(self, board: Board, ask: Ask) -> bool:
        return self.up_to

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR10: each card."""
        return map(Discard, sorted(set(discardable(board, self))))

    def take(self, play: parts.Play, decision: Decision) -> None:
        """NR139: a card is discarded."""
        assert isinstance(decision, Discard), "a card is discarded"
        play.replace(replace(self, left=self.left - 1, done=self.done + 1))
        lay(play, self.side, decision.card, Laid.DISCARDED)

    def decline(self, play: parts.Play) -> None:
        _discarded(play, self)

    def is_private(self, board: Board, ask: Ask) -> bool:
        return bool(board.hands.get(self.side))


def discardable(board: Board, frame: Discarding) -> tuple[int, ...]:
    """NR10: the cards that may go."""
    return board.fresh if frame.fresh else board.hands[frame.side]


def to_go(board: Board, frame: Discarding) -> int:
    """NR10: the number of cards still to go; cards played or drawn in between count."""
    return len(board.hands[frame.side]) - board.scene.limits.hand if frame.why == WhyDiscarded.HAND else frame.left


def _discarded(play: parts.Play, frame: Discarding) -> None:
    """Nothing more is discarded; for what the Joker took as many are drawn (NR117)."""
    play.pop()
    if frame.why == WhyDiscarded.JOKER:
        play.push(Drawing(frame.side, frame.done))


def _payment_event(play: parts.Play, side: str, card: int) -> None:
    """A half that works when its card pays for a replacement."""
    board = play.board
    half = board.scene.cards[card].half(side)
    for at, mode in enumerate(half.modes):
        if mode.when == When.PAYMENT and symbol_fits(board, side, half) and not has_happened(board, side, card):
            happen(play, side, card, at)


# --- playing (NR14 to NR16, NR128)


def has_happened(board: Board, side: str, card: int) -> bool:
    """NR16: whether a half has happened in this player turn."""
    return f"{side}-{card}" in board.happened


def symbol_side(board: Board, side: str) -> str:
    """NR15, NR118: the symbol that a side's events need now."""
    if not board.setup.variable_initiative:
        return board.initiative
    date = board.scene.dates.initiative
    if side == SOVIET and board.turn < date:
        return SOVIET if board.turn >= board.pivot else AXIS
    if side == AXIS and board.turn >= date:
        return AXIS if board.turn < board.pivot else SOVIET
    return board.initiative


def symbol_fits(board: Board, side: str, half: Half) -> bool:
    """NR15: whether a half may be played as to who has the initiative."""
    return not half.initiative or half.initiative == symbol_side(board, side)


def asking(board: Board) -> Step:
    """Returns the frame in which cards may be played now, without the frames carried out on top of it."""
    between = (Playing, Working, Drawing, Discarding)
    return next(frame for frame in reversed(board.frames) if not isinstance(frame, between) or _asks(frame))


def _asks(frame: Step) -> bool:
    return isinstance(frame, Discarding) and frame.why == WhyDiscarded.HAND


class WindowKind(Word):
    """The moment of a window in which both sides may play cards (NR138)."""

    VICTORY = "victory"  #: Before the check for sudden death.
    CARDS_END = "cards_end"  #: At the end of the card phase.
    SUPPLY_END = "supply_end"  #: At the end of the supply phase.
    ORGANISATION_END = "organisation_end"  #: At the end of the organisation phase.
    MOVEMENT_END = "movement_end"  #: At the end of the movement phase.
    COMBAT_END = "combat_end"  #: At the end of the combat phase.
    REMOVALS_END = "removals_end"  #: At the end of the removals phase.
    DETRAINING_END = "detraining_end"  #: At the end of the detraining phase.
    ROLLED = "rolled"  #: After a roll.
    AFTER_EX = "after_ex"  #: After an exchange.
    SPARE = "spare"  #: Before units without supply leave the map.
    BOUGHT = "bought"  #: After a unit has gained something.


WINDOWS: dict[WindowKind, frozenset[When]] = {
    WindowKind.VICTORY: frozenset({When.VICTORY}),
    WindowKind.CARDS_END: frozenset({When.CARDS, When.PHASE_END, When.TURN}),
    WindowKind.SUPPLY_END: frozenset({When.SUPPLY_END, When.ORGANISATION_START, When.PHASE_END, When.TURN}),
    WindowKind.ORGANISATION_END: frozenset({When.ORGANISATION, When.PHASE_END, When.TURN}),
    WindowKind.MOVEMENT_END: frozenset({When.MOVEMENT, When.MOVEMENT_END, When.PHASE_END, When.TURN}),
    WindowKind.COMBAT_END: frozenset({When.COMBAT_END, When.PHASE_END, When.TURN}),
    WindowKind.REMOVALS_END: frozenset({When.PHASE_END, When.TURN}),
    WindowKind.DETRAINING_END: frozenset({When.PHASE_END, When.TURN}),
    WindowKind.ROLLED: frozenset({When.ROLLED, When.TURN}),
    WindowKind.AFTER_EX: frozenset({When.AFTER_EX, When.TURN}),
    WindowKind.SPARE: frozenset({When.SPARE, When.TURN}),
    WindowKind.BOUGHT: frozenset({When.TURN}),
}
"""NR138: the moments whose cards may be played in each window, in addition to those playable at any time."""


PROMPTS: dict[str, frozenset[When]] = {
    "discard_to_two": frozenset({When.CARDS, When.TURN}),
    "flip": frozenset({When.ORGANISATION, When.TURN}),
    "place": frozenset({When.ORGANISATION, When.TURN}),
    "reorganise": frozenset({When.ORGANISATION, When.TURN}),
    "move": frozenset({When.MOVEMENT, When.TURN}),
    "declare_targets": frozenset({When.TURN}),
    "declare_counterblows": frozenset({When.COUNTERBLOWS, When.TURN}),
    "choose_battle": frozenset({When.TURN}),
    "detrain": frozenset({When.TURN}),
}
"""NR137: prompts at which the seat may play a half too, and what may be played at them."""

OPEN = frozenset({*PROMPTS, "event_window", "cancel", "commit_card"})
"""NR137: all prompts at which it may."""


def battle_in(board: Board) -> Battle | None:
    """The battle that is being resolved, if one is."""
    return next((frame for frame in reversed(board.frames) if isinstance(frame, Battle)), None)


# --- windows (NR138)


class Window(Step, frozen=True, tag="noretreat.window.v1"):
    """NR138: both seats may play cards until both pass."""

    asks = {"event_window": "NR138"}
    kind: WindowKind  #: Which window.
    asked: str  #: The side that is prompted now.
    passes: int = 0  #: Consecutive passes.
    only: bool = False  #: Whether only one seat is asked.

    def advance(self, play: parts.Play) -> Ask | None:
        """NR138, NRR2: both seats are prompted in turn until both pass; a seat without cards is skipped."""
        if self.passes >= (1 if self.only else 2):
            play.pop()
            return None
        if not play.board.hands[self.asked]:
            play.replace(_passed(self))
            return None
        return Ask(self.asked, "event_window", self.kind)

    def decline(self, play: parts.Play) -> None:
        """NR138: a pass; playable cards come with the prompt."""
        play.replace(_passed(self))


def _is_time(board: Board, seat: str, mode: Mode) -> bool:
    """NR137, NR138: whether a use of a half fits the moment. It is not played when it is drawn, or pays."""
    if mode.when in (When.DRAW, When.PAYMENT):
        return False
    frame = asking(board)
    if isinstance(frame, Answering):
        return mode.trigger == Trigger.CARD
    if isinstance(frame, Battle):
        return mode.when == When.COMMIT and _is_whose(board, seat, mode, frame)
    kind = frame.kind if isinstance(frame, Window) else None
    if mode.trigger != Trigger.NONE:
        return kind is not None and kind == {Trigger.ROLL: WindowKind.ROLLED, Trigger.BOUGHT: WindowKind.BOUGHT}.get(
            mode.trigger
        )
    if mode.when == When.ANY:
        return True
    times = (
        WINDOWS[kind] if kind is not None else next((PROMPTS[one] for one in frame.asks if one in PROMPTS), frozenset())
    )
    return mode.when in times and _is_whose(board, seat, mode, battle_in(board))


def _is_whose(board: Board, seat: str, mode: Mode, battle: Battle | None) -> bool:
    """Whether a use fits the player turn. For a roll and an exchange the attacker's counts, for a commitment the combat
    phase's."""
    turn = board.active
    if mode.when in (When.ROLLED, When.AFTER_EX) and battle is not None:
        turn = battle.side
    if mode.whose == Whose.OWN:
        attacks = mode.when != When.COMMIT or (battle is not None and battle.side == seat)
        return turn == seat and attacks
    return mode.whose == Whose.ANY or turn == mode.whose.value


def fits_half(board: Board, seat: str, card: int, at: int) -> bool:
    """Whether a use of an event may be played now, whatever its symbol."""
    return _misfit(board, seat, card, at) is None


def _misfit(board: Board, seat: str, card: int, at: int) -> Objection | None:
    """NR14, NR16, NR117, NR128: why a use of an event may not be played now, whatever its symbol."""
    half, title = board.scene.cards[card].half(seat), half_title(board, seat, card)
    mode = half.modes[at]
    if board.turn < half.from_turn:
        return Objection("NR14", message("not-before-turn", card=title, turn=half.from_turn))
    if half.weather and board.weather not in half.weather:
        weather = message(f"weather-{board.weather}")
        return Objection("NR14", message("not-in-this-weather", card=title, weather=weather, needed=weather_for(half)))
    if has_happened(board, seat, card):
        return Objection("NR16", message("not-twice-in-a-turn", card=title))
    if mode.condition == Condition.JOKER and not board.joker:
        return Objection("NR117", message("not-without-the-joker", card=title))
    if mode.condition == Condition.ALLY and not any(is_ally(board, unit) for unit in board.army(AXIS)):
        return Objection("NR14", message("not-without-an-ally", card=title))
    if not _is_time(board, seat, mode):
        return Objection("NR14", message("not-at-this-moment", card=title, moment=moment_of(seat, mode)))
    if not any(_can(board, seat, card, effect) for effect in mode.effects):
        return Objection("NR128", message("not-without-an-effect", card=title))
    return None


def _can(board: Board, seat: str, card: int, effect: Effect) -> bool:
    if effect.do == Do.REPEAT_TOP:
        return bool(repeatable(board, seat, card))
    return can_do(board, seat, card, effect)


def repeatable(board: Board, seat: str, card: int) -> list[tuple[int, int]]:
    """NR128, NRR34: the uses of the own half of the top card, or of the one below, that could be played now."""
    below = [one for one in board.discards if one != card]
    if not below:
        return []
    top = below[-1]
    half = board.scene.cards[top].half(seat)
    if half.immediate or any(effect.do == Do.REPEAT_TOP for mode in half.modes for effect in mode.effects):
        return []
    return [(top, at) for at in range(len(half.modes)) if fits_half(board, seat, top, at)]


class Play(Decision, frozen=True, tag="play"):
    """NR14: the own half of a card."""

    handles = ("card:{card}", "button:play-{mode}")
    card: int  #: The card, by its number.
    mode: int = 0  #: Which of its uses, from 0.


class Cards(Step, frozen=True, tag=False):
    """NR137: at some prompts a seat may also play an event."""

    exact = True
    side: str  #: The side that is prompted.

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        """NR136, NR137: every use of the own half of a card in hand that may be played now."""
        if ask.kind in OPEN:
            for card in board.hands[self.side]:
                half = board.scene.cards[card].half(self.side)
                if not half.immediate and symbol_fits(board, self.side, half):
                    yield from [
                        Play(card, at) for at in range(len(half.modes)) if fits_half(board, self.side, card, at)
                    ]

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        match decision:
            case Play(card) if card not in board.hands[self.side]:
                return Objection("NR14", message("not-in-hand", card=half_title(board, self.side, card)))
            case Play(card, mode):
                return self._is_not_played(board, ask, card, mode)
        return None

    def _is_not_played(self, board: Board, ask: Ask, card: int, at: int) -> Objection | None:
        """NR12, NR14 to NR16, NR137: why a use of the own half of a card in hand may not be played now."""
        half, title = board.scene.cards[card].half(self.side), half_title(board, self.side, card)
        if half.immediate:
            return Objection("NR12", message("not-but-when-drawn", card=title))
        if not symbol_fits(board, self.side, half):
            return Objection("NR15", message("not-without-the-initiative", card=title, side=CALLED[half.initiative]))
        if ask.kind not in OPEN:
            return Objection("NR137", message("not-at-this-prompt", card=title))
        if at not in range(len(half.modes)):
            return Objection("NR14", message("not-a-use", card=title, use=at, last=len(half.modes) - 1))
        return _misfit(board, self.side, card, at)

    def take(self, play: parts.Play, decision: Decision) -> None:
        """NR128: the card is shown and laid; the other seat may cancel it; then it works."""
        assert isinstance(decision, Play), "a half is played"
        match frame := play.board.frames[-1]:
            case Window():
                play.replace(replace(frame, asked=other(self.side) if not frame.only else self.side, passes=0))
            case Answering():
                play.replace(replace(frame, asked=True))
            case Battle():
                play.replace(replace(frame, stage=next_card_stage(frame)))
        play.emit(e.CardLaid(self.side, decision.card, Laid.PLAYED))
        play.push(
            Playing(self.side, decision.card, decision.mode), Answering(other(self.side), decision.card, Laid.PLAYED)
        )

    def odds(self, board: Board, decision: Decision) -> Odds | None:
        """NR58: returns the odds of the battle with a half that is played in it."""
        match board.frames[-1], decision:
            case Battle(stage=Stage.CARD_ATTACKER | Stage.CARD_DEFENDER) as frame, Play(card, mode):
                return _odds_with(board, frame, card, mode)
        return None

    def is_private(self, board: Board, ask: Ask) -> bool:
        """NR135: whether an answer depends on a hand."""
        return ask.kind in OPEN and bool(board.hands.get(self.side))


def _odds_with(board: Board, battle: Battle, card: int, mode: int) -> Odds | None:
    """The odds of a battle with a half that is played in it, if nobody answers; None where it leaves something open."""
    side = battle.side if battle.stage == Stage.CARD_ATTACKER else other(battle.side)
    does = board.scene.cards[card].half(side).modes[mode].effects
    asked = (Do.AXIS_CHOICE, Do.REPEAT_TOP, Do.CHOOSE_CRT)
    if any(one.do in asked or one.direction == Direction.EITHER or picks(one) for one in does):
        return None
    counted = str(board.tally.battles) if any(one.battles > 1 for one in does) else ""
    return odds_of(board, replace(battle, played=(*battle.played, Played(side, card, mode, counted))))


def happen(play: parts.Play, side: str, card: int, mode: int) -> None:
    """NR16: a half happens."""
    play.emit(e.EventPlayed(side, card))
    play.push(Working(side, card, mode))


def _passed(frame: Window) -> Window:
    asked = frame.asked if frame.only else other(frame.asked)
    return replace(frame, asked=asked, passes=frame.passes + 1)


class Gain(Word):
    """The gain of a unit that a card may undo."""

    IMPROVEMENT = "improvement"  #: An improvement (NR28).
    UPGRADE = "upgrade"  #: An upgrade (NR29).
    REPLACEMENT = "replacement"  #: A replacement (NR36).


class Bought(Step, frozen=True, tag="noretreat.bought.v1"):
    """An improvement, upgrade or replacement that may still be undone by a card."""

    side: str  #: The side of the unit.
    unit: str  #: The unit.
    what: Gain  #: The kind of gain.
    place: str  #: Where it was before.
    face: int  #: The face that it showed.
    cards: int  #: The price in cards.
    opened: bool = False  #: Whether the window has been opened.

    def advance(self, play: parts.Play) -> None:
        """NR138: after an improvement, upgrade or replacement the other seat is asked."""
        if self.opened:
            play.pop()
            return
        play.replace(replace(self, opened=True))
        play.push(Window(WindowKind.BOUGHT, other(self.side), only=True))


def complete(play: parts.Play, paid: Paying) -> None:
    """The purchase is made."""
    what, subject = paid.what, paid.subject
    match what:
        case Purchase.IMPROVE | Purchase.FORTIFY:
            below = play.board.frames[-1]
            assert isinstance(below, Flipping), "units are turned in the flip step"
            play.replace(replace(below, turned=(*below.turned, subject)))
            turn_better(play, subject, Cause.IMPROVED if what == Purchase.IMPROVE else Cause.FORTIFIED, paid.paid)
        case Purchase.REPLACE:
            play.push(Putting(paid.side, subject, Cause.REPLACED, cards=paid.paid))
        case Purchase.REORGANISE:
            mark(play, subject, e.UnitMarker.DISORGANISED, on=False)
            below = play.board.frames[-1]
            assert isinstance(below, Reorganising), "markers are taken off in the reorganisation step"
            if paid.paid > paid.price:
                play.replace(replace(below, more=True))
        case Purchase.ENTRAIN:
            if rail_room(play.board, paid.side) > 0 and play.board.on_map(subject):
                entrain(play, subject)
        case Purchase.COUNTERBLOW:
            play.emit(e.BlowLaid(subject, paid.side, BlowKind.COUNTERBLOW))
        case Purchase.UNSCORCH:
            play.emit(e.GroundMarked(subject, e.GroundMarker.SCORCHED, on=False))
