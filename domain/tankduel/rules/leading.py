"""TD36, TD44, TDR16: what Leadership and Command are for."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.asking import Asking
from kronika.domain.tankduel.decisions import Aim, Answer, Buy, Choose, Drop, NoMore, Say
from kronika.domain.tankduel.frames import Concealing, Giving, Leading, Offering, Redrawing, Robbing
from kronika.domain.tankduel.rules.admin import drop
from kronika.domain.tankduel.rules.building import unseen_by
from kronika.domain.tankduel.rules.company import confidants
from kronika.domain.tankduel.rules.deck import redraw, steal
from kronika.domain.tankduel.rules.ground import conceal_value, hull_down_value
from kronika.domain.tankduel.rules.sighting import spot_at_once
from kronika.domain.tankduel.rules.steps import Agenda, Step, ask_owner
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.state import HIDDEN, Board, Tank

MOST = 2
"""Cards that are exchanged or drawn anew at most."""


def _asks_whom_to_rob(board: Board, task: Robbing, choices: Sequence[Any]) -> str:
    """TD36; TDR35: if no enemy has a card, none is taken."""
    enemies = [seat for seat in board.playing if nation_of(seat) != board.tanks[task.tank].nation]
    options = tuple(Choose(seat) for seat in enemies if board.hands[seat])
    if not options:
        return ""
    return str(ask_owner(board, task.tank, choices)("enemy_hand", options, skip=True).seat)


def _robbing(out: Emitter, chance: Chance, task: Robbing, victim: str, rest: Agenda) -> Agenda:
    """TD119: a card that is taken from Robata is taken from the deck."""
    seat = out.board.tanks[task.tank].seat
    if victim:
        steal(out, chance, seat, victim)
    elif any(not one.seat and one.nation != nation_of(seat) for one in out.board.tanks.values()):
        redraw(out, chance, seat)
    return rest


# --- effects


def _effects(board: Board, tank: Tank) -> tuple[Answer, ...]:
    """What can be done for a tank: spot automatically, take hull down, try concealment (TD45, TD46)."""
    value = hull_down_value(board, tank)
    conceal = conceal_value(board, tank)
    return (
        *((Answer.SPOT,) if not tank.box.smoke and unseen_by(board, tank) else ()),
        *((Answer.HULL_DOWN,) if value is not None and not tank.hull_down else ()),
        *((Answer.CONCEAL,) if conceal is not None else ()),
    )


def _asks_for_effect(board: Board, task: Leading, choices: Sequence[Any]) -> tuple[Answer, str, str, int] | None:
    """TD36, TD44: the effect; of Command the tank that it is for; whom it spots; whom and how many cards the
    exchange is with."""
    acting = board.tanks[task.tank]
    own = [tank for tank in board.in_play if tank.seat == acting.seat] if task.command else [acting]
    effects = [effect for effect in Answer if any(effect in _effects(board, tank) for tank in own)]
    mates = _mates(board, acting.seat) if task.command else ()
    hand = board.hands[acting.seat]
    exchange = (Answer.EXCHANGE,) if mates and hand else ()
    anew = (Answer.REDRAW,) if task.command and hand else ()
    options = tuple(map(Say, (*effects, *exchange, *anew)))
    if not options:
        return None
    ask = ask_owner(board, task.tank, choices)
    effect = ask("effect", options, skip=True).answer
    if effect == Answer.REDRAW:
        return effect, "", "", 0
    if effect == Answer.EXCHANGE:
        mate = ask("mate", tuple(map(Choose, mates)), skip=True).seat
        most = min(MOST, len(hand), len(board.hands[mate]))
        number = ask("number", tuple(map(Buy, range(1, most + 1))), skip=True).number
        return effect, "", mate, number
    able = tuple(Aim(tank.id) for tank in own if effect in _effects(board, tank))
    tank = ask("own_tank", able, skip=True).tank
    if effect != Answer.SPOT:
        return effect, tank, "", 0
    target = ask("target", tuple(map(Aim, unseen_by(board, board.tanks[tank]))), skip=True).tank
    return effect, tank, target, 0


def _mates(board: Board, seat: str) -> tuple[str, ...]:
    """TDR16: who has a card to give."""
    return tuple(mate for mate in confidants(board, seat) if board.hands[mate])


def _leading(
    out: Emitter, chance: Chance, task: Leading, answer: tuple[Answer, str, str, int] | None, rest: Agenda
) -> Agenda:
    if answer is None:
        return rest
    effect, tank, other, number = answer
    board = out.board
    seat = board.tanks[task.tank].seat
    match effect:
        case Answer.SPOT:
            return (spot_at_once(tank, other), *rest)
        case Answer.HULL_DOWN:
            out.emit(e.HullDown(tank))
        case Answer.CONCEAL:
            value = conceal_value(board, board.tanks[tank])
            assert value is not None, "only who is in such terrain can try"
            return (Concealing(tank, 2 * value), *rest)
        case Answer.EXCHANGE:
            return (Offering(seat, other, number), *rest)
        case _:
            return (Redrawing(seat), *rest)
    return rest


# --- cards for cards


def _asks_mate(board: Board, task: Offering, choices: Sequence[Any]) -> Answer:
    ask = Asking(board, task.mate, task.seat, choices)
    answer: Answer = ask("accept", (Say(Answer.YES), Say(Answer.NO)), str(task.number)).answer
    return answer


def _offering(out: Emitter, chance: Chance, task: Offering, answer: Answer, rest: Agenda) -> Agenda:
    return (Giving(task.seat, task.mate, task.number), *rest) if answer == Answer.YES else rest


def _asks_what_to_give(board: Board, task: Giving, choices: Sequence[Any]) -> tuple[int, ...]:
    """Who asked chooses first, then the mate; neither sees what the other gives before both have chosen."""
    given: tuple[int, ...] = ()
    for seat, other in ((task.seat, task.mate), (task.mate, task.seat)):
        ask = Asking(board, seat, other, choices[len(given) :])
        for _ in range(task.number):
            hand = tuple(Drop(card) for card in board.hands[seat] if card not in given)
            choice = ask("give", hand)
            given = (*given, HIDDEN if choice is None else choice.card)
    return given


def _giving(out: Emitter, chance: Chance, task: Giving, given: tuple[int, ...], rest: Agenda) -> Agenda:
    for at, card in enumerate(given):
        giver, taker = (task.seat, task.mate) if at < task.number else (task.mate, task.seat)
        out.emit(e.CardGiven(giver, taker, (Sealed(giver, card), Sealed(taker, card))))
    return rest


def _asks_what_to_redraw(board: Board, task: Redrawing, choices: Sequence[Any]) -> tuple[int, ...]:
    """TDR16: one card or two."""
    ask = Asking(board, task.seat, "", choices)
    hand = board.hands[task.seat]
    first = ask("redraw", tuple(map(Drop, hand))).card
    rest = tuple(Drop(card) for card in hand if card != first)
    if not rest:
        return (first,)
    second = ask("redraw", (*rest, NoMore()))
    return (first,) if isinstance(second, NoMore) else (first, second.card)


def _redrawing(out: Emitter, chance: Chance, task: Redrawing, cards: tuple[int, ...], rest: Agenda) -> Agenda:
    for card in cards:
        drop(out, task.seat, card)
    for _ in cards:
        redraw(out, chance, task.seat)
    return rest


ROBBING = Step(_robbing, _asks_whom_to_rob)
LEADING = Step(_leading, _asks_for_effect)
OFFERING = Step(_offering, _asks_mate)
GIVING = Step(_giving, _asks_what_to_give)
REDRAWING = Step(_redrawing, _asks_what_to_redraw)
