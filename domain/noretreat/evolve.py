"""How each event is applied to the board. No rule is known here: a log folds the same for ever."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.events import Event
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.cards import Lasts
from kronika.domain.noretreat.content.sides import AXIS, SOVIET
from kronika.domain.noretreat.content.words import Phase
from kronika.domain.noretreat.frames import Agenda
from kronika.domain.noretreat.laying import laid
from kronika.domain.noretreat.standing import Blow, Duty, Tally, Unit
from kronika.domain.noretreat.state import HIDDEN, Board


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand with a card more."""
    return tuple(sorted((*hand, card)))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand less a card, which stands in it as itself or as one that is not seen."""
    at = hand.index(card if card in hand else HIDDEN)
    return hand[:at] + hand[at + 1 :]


def _unit(board: Board, id: str, **changes: Any) -> Board:
    return replace(board, units={**board.units, id: replace(board.units[id], **changes)})


def _hand(board: Board, side: str, hand: tuple[int, ...], **more: Any) -> Board:
    return replace(board, hands={**board.hands, side: hand}, **more)


def _inherited(board: Board, event: e.PositionInherited) -> Board:
    same = {name: getattr(event, name) for name in event.__struct_fields__ if name not in ("hands", "fresh")}
    hands = {side: (HIDDEN,) * size for side, size in event.hands.items()}
    return replace(board, hands=hands, fresh=(HIDDEN,) * event.fresh, **same)


def _hand_inherited(board: Board, event: e.HandInherited) -> Board:
    held = event.secret.content
    if held is None:
        return board
    known = [card for card in board.fresh if card != HIDDEN]
    hidden = len(board.fresh) - len(known) - len(held.fresh)
    return _hand(board, event.side, held.hand, fresh=tuple(sorted((*known, *held.fresh, *(HIDDEN,) * hidden))))


def _turn_began(board: Board, event: e.TurnBegan) -> Board:
    return replace(
        board, turn=event.turn, before=event.before, active="", phase=Phase.HOUSEKEEPING, happened=(), captured=()
    )


def _player_turn_began(board: Board, event: e.PlayerTurnBegan) -> Board:
    return replace(
        board, active=event.side, happened=(), helped=(), bonus={}, captured=(), stays=(), stays_turn=(), eased=()
    )


def _step_taken(board: Board, event: e.StepTaken) -> Board:
    agenda = board.frames[0]
    assert isinstance(agenda, Agenda), "the agenda lies at the bottom"
    return replace(board, frames=(Agenda(agenda.steps[1:]), *board.frames[1:]))


def _frame_replaced(board: Board, event: e.FrameReplaced) -> Board:
    at = len(board.frames) - 1 - event.depth
    return replace(board, frames=(*board.frames[:at], event.frame, *board.frames[at + 1 :]))


def _card_drawn(board: Board, event: e.CardDrawn) -> Board:
    card = HIDDEN if event.secret.content is None else event.secret.content
    hand = with_card(board.hands[event.side], card)
    return _hand(board, event.side, hand, fresh=tuple(sorted((*board.fresh, card))))


def _card_laid(board: Board, event: e.CardLaid) -> Board:
    hand = without(board.hands[event.side], event.card)
    fresh = without(board.fresh, event.card) if {event.card, HIDDEN} & set(board.fresh) else board.fresh
    return _hand(board, event.side, hand, discards=(*board.discards, event.card), fresh=fresh)


def _card_lost(board: Board, event: e.CardLost) -> Board:
    hand = without(board.hands[event.side], event.card)
    return _hand(board, event.side, hand, discards=(*board.discards, event.card))


def _card_taken(board: Board, event: e.CardTaken) -> Board:
    at = len(board.discards) - 1 - board.discards[::-1].index(event.card)
    hand = with_card(board.hands[event.side], event.card)
    return _hand(board, event.side, hand, discards=board.discards[:at] + board.discards[at + 1 :])


def _hand_shown(board: Board, event: e.HandShown) -> Board:
    return board if event.secret.content is None else _hand(board, event.side, event.secret.content)


def _deck_changed(board: Board, event: e.DeckChanged) -> Board:
    hands = dict(board.hands)
    for side, gone in ((AXIS, event.axis), (SOVIET, event.soviet)):
        for card in gone:
            hands[side] = without(hands[side], card)
    return replace(board, hands=hands, discards=(), late=True)


def _half_stays(board: Board, event: e.HalfStays) -> Board:
    if event.lasts == Lasts.COMBAT_PHASE:
        return replace(board, stays=(*board.stays, event.played))
    return replace(board, stays_turn=(*board.stays_turn, event.played))


def _unit_put(board: Board, event: e.UnitPut) -> Board:
    unit = board.units[event.unit]
    new = unit.new and event.place == "track"
    put = Unit(event.place, unit.face, turn=event.turn, new=new)
    return replace(board, units={**board.units, event.unit: put})


def _unit_marked(board: Board, event: e.UnitMarked) -> Board:
    return _unit(board, event.unit, **{event.marker: event.on})


def _control_taken(board: Board, event: e.ControlTaken) -> Board:
    captured = tuple(sorted({*board.captured, event.space}))
    return replace(board, control={**board.control, event.space: event.side}, captured=captured)


def _ground_marked(board: Board, event: e.GroundMarked) -> Board:
    marked = list(getattr(board, event.marker))
    if event.on:
        marked.append(event.space)
    else:
        marked.remove(event.space)
    return replace(board, **{event.marker: tuple(sorted(marked))})


def _blow_laid(board: Board, event: e.BlowLaid) -> Board:
    return replace(board, blows={**board.blows, event.space: Blow(event.side, event.kind, event.left)})


def _blow_lifted(board: Board, event: e.BlowLifted) -> Board:
    return replace(board, blows={space: blow for space, blow in board.blows.items() if space != event.space})


def _weather_turned(board: Board, event: e.WeatherTurned) -> Board:
    return replace(board, forecast={**board.forecast, str(event.turn): event.weather})


def _fewer_cards(board: Board, event: e.FewerCards) -> Board:
    if event.next_turn:
        return replace(board, fewer_next={**board.fewer_next, event.side: event.cards})
    return replace(board, fewer={**board.fewer, event.side: event.cards})


def _combat_ended(board: Board, event: e.CombatEnded) -> Board:
    duties = tuple(duty for duty in board.duties if duty.side != board.active)
    return replace(board, stays=(), duties=duties, tally=Tally())


def _helped(board: Board, event: e.Helped) -> Board:
    bonus = {**board.bonus, **dict.fromkeys(event.units, event.mp)} if event.mp else board.bonus
    return replace(board, helped=tuple(sorted({*board.helped, *event.units})), bonus=bonus)


def _half_happened(board: Board, event: e.HalfHappened) -> Board:
    return replace(board, happened=(*board.happened, f"{event.side}-{event.card}"), fresh=())


EVOLVE: dict[type[Event], Callable[[Board, Any], Board]] = {
    e.LaidOut: laid,
    e.PositionInherited: _inherited,
    e.HandInherited: _hand_inherited,
    e.TurnBegan: _turn_began,
    e.PlayerTurnBegan: _player_turn_began,
    e.PhaseBegan: lambda board, event: replace(board, phase=event.phase),
    e.StepTaken: _step_taken,
    e.FramePushed: lambda board, event: replace(board, frames=(*board.frames, event.frame)),
    e.FrameReplaced: _frame_replaced,
    e.FramePopped: lambda board, _: replace(board, frames=board.frames[:-1]),
    e.CardDrawn: _card_drawn,
    e.CardLaid: _card_laid,
    e.CardLost: _card_lost,
    e.CardTaken: _card_taken,
    e.HandShown: _hand_shown,
    e.Reshuffled: lambda board, _: replace(board, discards=()),
    e.DeckChanged: _deck_changed,
    e.HalfHappened: _half_happened,
    e.HalfStays: _half_stays,
    e.UnitMoved: lambda board, event: _unit(board, event.unit, place=event.path[-1]),
    e.UnitPut: _unit_put,
    e.UnitTurned: lambda board, event: _unit(board, event.unit, face=event.face),
    e.UnitMarked: _unit_marked,
    e.ControlTaken: _control_taken,
    e.GroundMarked: _ground_marked,
    e.BlowLaid: _blow_laid,
    e.BlowLifted: _blow_lifted,
    e.SupportSet: lambda board, event: replace(board, support={AXIS: event.axis, SOVIET: event.soviet}),
    e.ReserveMarked: lambda board, event: replace(board, reserve=event.unit),
    e.LocalSupport: lambda board, event: replace(board, local={**board.local, event.side: event.unit}),
    e.JokerTurned: lambda board, event: replace(board, joker=event.side),
    e.VpMoved: lambda board, event: replace(board, event_vp=event.vp),
    e.InitiativePassed: lambda board, event: replace(board, initiative=event.side),
    e.InitiativeShifted: lambda board, event: replace(board, pivot=event.turn),
    e.HighTideSet: lambda board, event: replace(board, high_tide=event.vp),
    e.Won: lambda board, event: replace(board, winner=event.side, how=event.how, rule=event.rule),
    e.WeatherTurned: _weather_turned,
    e.TriggerFired: lambda board, event: replace(board, triggered={**board.triggered, event.trigger: board.turn}),
    e.OnceUsed: lambda board, event: replace(board, once=(*board.once, event.id)),
    e.FewerCards: _fewer_cards,
    e.DutyTaken: lambda board, event: replace(
        board, duties=(*board.duties, Duty(event.side, event.n, event.kind, event.penalty))
    ),
    e.Tallied: lambda board, event: replace(
        board, tally=Tally(event.declared, event.fought, event.blows, event.possible, event.battles)
    ),
    e.CombatEnded: _combat_ended,
    e.Helped: _helped,
    e.StackingEased: lambda board, event: replace(board, eased=event.hexes),
    e.Reprieved: lambda board, event: replace(board, reprieved=event.on),
    e.OddsSet: lambda board, _: board,
    e.ResultFound: lambda board, _: board,
}
