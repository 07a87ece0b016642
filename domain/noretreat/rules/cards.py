"""Cards: drawn, discarded, paid, played, cancelled; windows (NR9 to NR18, NR128, NR129, NR138)."""

from collections.abc import Iterator

from msgspec.structs import replace

from kronika.domain.kernel.chance import Purpose
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import Step
from kronika.domain.kernel.words import REFEREE
from kronika.domain.noretreat import decisions as d
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.cards import Condition, Do, Effect, Half, Mode, Trigger, When, Whose
from kronika.domain.noretreat.content.sides import AXIS, SOVIET, other
from kronika.domain.noretreat.content.words import Nation
from kronika.domain.noretreat.frames import (
    Answering,
    Battle,
    Bought,
    Countering,
    Detraining,
    Discarding,
    Drawing,
    Fighting,
    Flipping,
    Keeping,
    Laid,
    Moving,
    Paying,
    Placing,
    Playing,
    Purchase,
    Reorganising,
    Targeting,
    WhyDiscarded,
    Window,
    WindowKind,
    Working,
)
from kronika.domain.noretreat.rules.battle import next_card_stage
from kronika.domain.noretreat.rules.buying import complete
from kronika.domain.noretreat.rules.possible import can_do
from kronika.domain.noretreat.rules.table import Ask, Table
from kronika.domain.noretreat.rules.worth import pays
from kronika.domain.noretreat.state import Board

# --- drawing


def draw_one(table: Table, side: str) -> None:
    """NR9, NR12: a card of the pile; an own immediate half happens at once. A single card is never drawn."""
    if table.board.pile_size <= 1 and table.board.discards:
        table.emit(e.Reshuffled())
    board = table.board
    if board.pile_size <= 1:
        return
    drawn = table.chance.draw(REFEREE, Purpose("NR9", side, "draw"), board.pile_size)
    card = board.pile[drawn.index]
    place = e.Proof(drawn.link, drawn.index)
    table.emit(e.CardDrawn(side, drawn.use, Sealed(side, card), Sealed(REFEREE, place)))
    if table.board.pile_size == 1:
        table.emit(e.Reshuffled())
    half = board.scene.cards[card].half(side)
    if not half.immediate:
        return
    table.emit(e.CardLaid(side, card, Laid.IMMEDIATE))
    if has_happened(table.board, side, card):
        again = sum(effect.n for effect in half.modes[0].effects if effect.do == Do.DRAW and not effect.joker)
        table.push(Drawing(side, again))
    else:
        happen(table, side, card, 0)


def drawing(table: Table, frame: Drawing) -> Ask | None:
    """NR11: one by one."""
    if frame.left <= 0:
        table.pop()
        return None
    table.swap(replace(frame, left=frame.left - 1))
    draw_one(table, frame.side)
    return None


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


# --- discarding


def lay(table: Table, side: str, card: int, how: Laid) -> None:
    """NR129, NR140: a card leaves a hand; the other seat is asked whether it cancels it."""
    table.emit(e.CardLaid(side, card, how))
    table.push(Answering(other(side), card, Laid.PLAYED if how == Laid.PLAYED else Laid.DISCARDED))


def keeping(table: Table, frame: Keeping) -> Ask | None:
    """NR5: of the cards dealt some are given up."""
    if len(table.board.hands[frame.side]) <= frame.keep:
        table.pop()
        return None
    return Ask(frame.side, "keep_cards")


def keeping_legal(board: Board, frame: Keeping, kind: str) -> tuple[d.Decision, ...]:
    """NR5."""
    return tuple(d.Discard(card) for card in board.hands[frame.side])


def keeping_answer(table: Table, frame: Keeping, decision: d.Decision) -> None:
    """A card dealt goes to the discard pile; this is before the game, and nobody cancels it."""
    assert isinstance(decision, d.Discard), "a card is given up"
    table.emit(e.CardLaid(frame.side, decision.card, Laid.SET_UP))


def discardable(board: Board, frame: Discarding) -> tuple[int, ...]:
    """NR10: the cards that may go."""
    return board.fresh if frame.fresh else board.hands[frame.side]


def to_go(board: Board, frame: Discarding) -> int:
    """NR10: how many cards still have to go; a card played or drawn meanwhile counts."""
    return len(board.hands[frame.side]) - board.scene.limits.hand if frame.why == WhyDiscarded.HAND else frame.left


def discarding(table: Table, frame: Discarding) -> Ask | None:
    """NR10, NR13: own choice."""
    if to_go(table.board, frame) <= 0 or not discardable(table.board, frame):
        _discarded(table, frame)
        return None
    return Ask(
        frame.side, {WhyDiscarded.HAND: "discard_to_two", WhyDiscarded.WAR: "discard_war"}.get(frame.why, "discard")
    )


def discarding_legal(board: Board, frame: Discarding, kind: str) -> tuple[d.Decision, ...]:
    """NR10: each card."""
    done: tuple[d.Decision, ...] = (d.Done(),) if frame.up_to else ()
    return (*done, *(d.Discard(card) for card in sorted(set(discardable(board, frame)))))


def discarding_answer(table: Table, frame: Discarding, decision: d.Decision) -> None:
    """NR139: a card is discarded."""
    if isinstance(decision, d.Discard):
        table.swap(replace(frame, left=frame.left - 1, done=frame.done + 1))
        lay(table, frame.side, decision.card, Laid.DISCARDED)
    else:
        _discarded(table, frame)


def _discarded(table: Table, frame: Discarding) -> None:
    """Nothing more is discarded; for what the Joker took as many are drawn (NR117)."""
    table.pop()
    if frame.why == WhyDiscarded.JOKER:
        table.push(Drawing(frame.side, frame.done))


# --- cancelling (NR129)


def answering(table: Table, frame: Answering) -> Ask | None:
    """NR129, NRR32: the other seat is asked once; then what was laid works, or not."""
    if not frame.asked and table.board.hands[frame.side]:
        return Ask(frame.side, "cancel", str(frame.card))
    table.pop()
    below = table.board.frames[-1]
    if isinstance(below, Playing) and frame.cancelled:
        table.swap(replace(below, cancelled=True))
    elif isinstance(below, Paying):
        paid = 0 if frame.cancelled else below.value
        table.swap(replace(below, paid=below.paid + paid, value=0))
        if paid and below.what == Purchase.REPLACE:
            _payment_event(table, below.side, frame.card)
    return None


def _payment_event(table: Table, side: str, card: int) -> None:
    """A half that works when its card pays for a replacement."""
    board = table.board
    half = board.scene.cards[card].half(side)
    for at, mode in enumerate(half.modes):
        if mode.when == When.PAYMENT and symbol_fits(board, side, half) and not has_happened(board, side, card):
            happen(table, side, card, at)


def answering_legal(board: Board, frame: Answering, kind: str) -> tuple[d.Decision, ...]:
    """NR129: a pass; the halves that answer come with the prompt."""
    return (d.Pass(),)


def answering_answer(table: Table, frame: Answering, decision: d.Decision) -> None:
    """The card is let pass."""
    table.swap(replace(frame, asked=True))


# --- paying (NR18)


def paying(table: Table, frame: Paying) -> Ask | None:
    """NR18: the buyer is asked for a card until the price is paid."""
    if frame.paid >= frame.price:
        table.pop()
        complete(table, frame)
        return None
    if not table.board.hands[frame.side]:
        table.pop()
        return None
    return Ask(frame.side, "pay", frame.subject)


def paying_legal(board: Board, frame: Paying, kind: str) -> tuple[d.Decision, ...]:
    """NR18, NR129."""
    return (d.Drop(), *(d.Pay(card) for card in board.hands[frame.side]))


def paying_answer(table: Table, frame: Paying, decision: d.Decision) -> None:
    """A card is paid, or the purchase dropped."""
    if isinstance(decision, d.Pay):
        table.swap(replace(frame, value=pays(table.board, frame.side, decision.card, frame.what)))
        lay(table, frame.side, decision.card, Laid.PAID)
    else:
        table.pop()


# --- playing (NR14 to NR16, NR128)


def has_happened(board: Board, side: str, card: int) -> bool:
    """NR16: whether a half has happened in this player turn."""
    return f"{side}-{card}" in board.happened


def symbol_side(board: Board, side: str) -> str:
    """NR15, NR118: whose symbol the halves of a side must bear now."""
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
    """The frame in which cards may be played now: what is carried out on top of it is left out."""
    between = (Playing, Working, Drawing, Discarding)
    return next(frame for frame in reversed(board.frames) if not isinstance(frame, between) or _asks(frame))


def _asks(frame: Step) -> bool:
    return isinstance(frame, Discarding) and frame.why == WhyDiscarded.HAND


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
"""NR138: what may be played in each window, besides what may be played at any time."""

PROMPTS: dict[type[Step], frozenset[When]] = {
    Discarding: frozenset({When.CARDS, When.TURN}),
    Flipping: frozenset({When.ORGANISATION, When.TURN}),
    Placing: frozenset({When.ORGANISATION, When.TURN}),
    Reorganising: frozenset({When.ORGANISATION, When.TURN}),
    Moving: frozenset({When.MOVEMENT, When.TURN}),
    Targeting: frozenset({When.TURN}),
    Countering: frozenset({When.COUNTERBLOWS, When.TURN}),
    Fighting: frozenset({When.TURN}),
    Detraining: frozenset({When.TURN}),
}
"""NR137: what may be played at the prompts marked so."""


def battle_in(board: Board) -> Battle | None:
    """The battle that is being resolved, if one is."""
    return next((frame for frame in reversed(board.frames) if isinstance(frame, Battle)), None)


def _is_time(board: Board, seat: str, mode: Mode) -> bool:
    """NR137, NR138: whether a use of a half fits the moment."""
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
    times = WINDOWS[kind] if kind is not None else PROMPTS.get(type(frame), frozenset())
    return mode.when in times and _is_whose(board, seat, mode, battle_in(board))


def _is_whose(board: Board, seat: str, mode: Mode, battle: Battle | None) -> bool:
    """Whose turn it must be: of a roll and an exchange, whose attack; of a commitment, whose combat phase."""
    turn = board.active
    if mode.when in (When.ROLLED, When.AFTER_EX) and battle is not None:
        turn = battle.side
    if mode.whose == Whose.OWN:
        attacks = mode.when != When.COMMIT or (battle is not None and battle.side == seat)
        return turn == seat and attacks
    return mode.whose == Whose.ANY or turn == mode.whose.value


def playable(board: Board, seat: str, card: int, at: int) -> bool:
    """NR14 to NR16, NR128: whether a use of the own half of a card may be played now."""
    half = board.scene.cards[card].half(seat)
    mode = half.modes[at]
    return (
        not half.immediate
        and mode.when not in (When.DRAW, When.PAYMENT)
        and symbol_fits(board, seat, half)
        and fits_half(board, seat, card, at)
    )


def fits_half(board: Board, seat: str, card: int, at: int) -> bool:
    """NR14, NR16, NR128: the same, whatever symbol the half bears."""
    half = board.scene.cards[card].half(seat)
    mode = half.modes[at]
    if has_happened(board, seat, card) or board.turn < half.from_turn:
        return False
    if half.weather and board.weather not in half.weather:
        return False
    if mode.condition == Condition.JOKER and not board.joker:
        return False
    if mode.condition == Condition.ALLY and not any(_is_ally(board, unit) for unit in board.army(AXIS)):
        return False
    return _is_time(board, seat, mode) and any(_can(board, seat, card, effect) for effect in mode.effects)


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
    return [
        (top, at)
        for at, mode in enumerate(half.modes)
        if mode.when not in (When.DRAW, When.PAYMENT) and fits_half(board, seat, top, at)
    ]


def _is_ally(board: Board, unit: str) -> bool:
    return board.kind(unit).nation not in (Nation.GERMAN, Nation.FINNISH)


def plays(board: Board, seat: str) -> Iterator[d.Play]:
    """NR137: what a seat may play now."""
    for card in board.hands[seat]:
        for at in range(len(board.scene.cards[card].half(seat).modes)):
            if playable(board, seat, card, at):
                yield d.Play(card, at)


def play(table: Table, seat: str, decision: d.Play) -> None:
    """NR128: the card is shown and laid; the other seat may cancel it; then it works."""
    frame = table.board.frames[-1]
    match frame:
        case Window():
            table.swap(replace(frame, asked=other(seat) if not frame.only else seat, passes=0))
        case Answering():
            table.swap(replace(frame, asked=True))
        case Battle():
            table.swap(replace(frame, stage=next_card_stage(frame)))
    table.emit(e.CardLaid(seat, decision.card, Laid.PLAYED))
    table.push(Playing(seat, decision.card, decision.mode), Answering(other(seat), decision.card, Laid.PLAYED))


def playing(table: Table, frame: Playing) -> None:
    """NR128: a half that was not cancelled happens."""
    table.pop()
    if not frame.cancelled:
        happen(table, frame.side, frame.card, frame.mode)


def happen(table: Table, side: str, card: int, mode: int) -> None:
    """NR16: a half happens."""
    table.emit(e.HalfHappened(side, card))
    table.push(Working(side, card, mode))


# --- windows (NR138)


def window(table: Table, frame: Window) -> Ask | None:
    """NR138, NRR2: both seats are asked in turn until both pass; who holds no card is passed over."""
    if frame.passes >= (1 if frame.only else 2):
        table.pop()
        return None
    if not table.board.hands[frame.asked]:
        table.swap(_passed(frame))
        return None
    return Ask(frame.asked, "event_window", frame.kind)


def _passed(frame: Window) -> Window:
    asked = frame.asked if frame.only else other(frame.asked)
    return replace(frame, asked=asked, passes=frame.passes + 1)


def window_legal(board: Board, frame: Window, kind: str) -> tuple[d.Decision, ...]:
    """NR138: a pass; what may be played comes with the prompt."""
    return (d.Pass(),)


def window_answer(table: Table, frame: Window, decision: d.Decision) -> None:
    """A pass."""
    table.swap(_passed(frame))


def bought(table: Table, frame: Bought) -> None:
    """NR138: after an improvement, upgrade or replacement the other seat is asked."""
    if frame.opened:
        table.pop()
        return
    table.swap(replace(frame, opened=True))
    table.push(Window(WindowKind.BOUGHT, other(frame.side), only=True))
