"""TD24–TD31: a tank's phase step by step, but for its actions."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Part, Sealed
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.asking import Asking
from kronika.domain.tankduel.content.cards import Icon
from kronika.domain.tankduel.content.words import Loss
from kronika.domain.tankduel.decisions import Answer, Drop, NoMore, Say
from kronika.domain.tankduel.frames import (
    Acting,
    Burning,
    Closing,
    Discarding,
    Escaping,
    Hatching,
    Rallying,
    Settling,
    Smoking,
    Turning,
    Weathering,
)
from kronika.domain.tankduel.rules import building
from kronika.domain.tankduel.rules.automaton.turn import phase
from kronika.domain.tankduel.rules.building import Plan
from kronika.domain.tankduel.rules.checks import Goal
from kronika.domain.tankduel.rules.damage import crossed, lose, score
from kronika.domain.tankduel.rules.deck import draw_damage, flip
from kronika.domain.tankduel.rules.ground import sights
from kronika.domain.tankduel.rules.missions import points_in_step, wake_infantry
from kronika.domain.tankduel.rules.round import end_round, finish_step
from kronika.domain.tankduel.rules.sighting import adjust, spot_trigger
from kronika.domain.tankduel.rules.steps import Agenda, Step, ask_owner
from kronika.domain.tankduel.state import Board

CLEARS = 4
"""TDR10: smoke is gone with a target number of at most so much."""


def _turning(out: Emitter, chance: Chance, task: Turning, answer: None, rest: Agenda) -> Agenda:
    """TD24: the next tank's phase, or the round is over."""
    if not out.board.order:
        return end_round(out, chance)
    tank = out.board.order[0]
    out.emit(e.TurnBegan(tank))
    wake_infantry(out, tank)
    score(out, tank, points_in_step(out.board, out.board.tanks[tank]))
    if not out.board.tanks[tank].seat:
        return (*phase(tank), task, *rest)
    weather = (Weathering(tank),) if out.board.mission.fog is not None else ()
    hatch = (Hatching(tank),) if out.board.battle.infantry else ()
    checks = (Smoking(tank), Burning(tank), Rallying(tank))
    return (*weather, *checks, *hatch, Acting(tank), Discarding(tank), task, *rest)


def _weathering(out: Emitter, chance: Chance, task: Weathering, answer: None, rest: Agenda) -> Agenda:
    """TD97: the weather of a tank; whom it brings into sight is spotted, the tank itself while it moves."""
    board = out.board
    fog, tank = board.mission.fog, board.tanks[task.tank]
    assert fog is not None, "there is weather only in fog"
    before = sights(board)
    goal = Goal("tn", (Part("light", "TD97", fog.light),))
    heavy = not goal.met(flip(out, chance, "weather", tank.seat, task.tank, goal=goal))
    out.emit(e.WeatherTurned(task.tank, heavy))
    come = adjust(out, before)
    seen = (spot_trigger(out.board, task.tank),) if tank.in_motion else ()
    return (*come, *seen, Closing(), *rest)


def _smoking(out: Emitter, chance: Chance, task: Smoking, answer: None, rest: Agenda) -> Agenda:
    """TD25, TDR10: smoke may clear."""
    tank = out.board.tanks[task.tank]
    if not tank.box.smoke:
        return rest
    goal = Goal("tn", (Part("smoke", "TD25", CLEARS),))
    if goal.met(flip(out, chance, "smoke", tank.seat, task.tank, goal=goal)):
        out.emit(e.SmokeCleared(task.tank))
    return (Closing() if tank.seat else Settling(), *rest)


def _asks_about_fire(board: Board, task: Burning, choices: Sequence[Any]) -> Plan | None:
    """TD26."""
    if not board.tanks[task.tank].on_fire:
        return None
    return building.burning(ask_owner(board, task.tank, choices, sealed=True), "fire_check")


def _burning(out: Emitter, chance: Chance, task: Burning, plan: Plan | None, rest: Agenda) -> Agenda:
    return rest if plan is None else (*fight_fire(out, chance, task.tank, plan), *rest)


def fight_fire(out: Emitter, chance: Chance, tank: str, plan: Plan) -> Agenda:
    """TD26: what came of paying, bailing out or flipping."""
    seat, by = out.board.tanks[tank].seat, out.board.tanks[tank].fire_by
    if plan.answer == Answer.BAIL_OUT:
        lose(out, chance, tank, by, Loss.BAILED_OUT)
        return (Closing(),)
    if plan.answer == Answer.PAY:
        out.emit(e.OrdersPaid(seat, plan.paid))
        out.emit(e.FirePutOut(tank))
        return (Closing(),)
    icons = flip(out, chance, "fire_check", seat, tank).icons
    if Icon.FIRE in icons:
        return (Escaping(tank, by, fire=True), Closing())
    if Icon.EXTINGUISHER in icons:
        out.emit(e.FirePutOut(tank))
    return (Closing(),)


def _asks_about_morale(board: Board, task: Rallying, choices: Sequence[Any]) -> Plan | None:
    """TD28."""
    if not board.tanks[task.tank].broken:
        return None
    return building.rallying(ask_owner(board, task.tank, choices, sealed=True))


def _rallying(out: Emitter, chance: Chance, task: Rallying, plan: Plan | None, rest: Agenda) -> Agenda:
    if plan is None:
        return rest
    tank = out.board.tanks[task.tank]
    if plan.answer == Answer.PAY:
        out.emit(e.OrdersPaid(tank.seat, plan.paid))
        out.emit(e.Rallied(task.tank))
    elif crossed(out.board, tank, draw_damage(out, chance, "morale", tank.seat, task.tank)):
        lose(out, chance, task.tank, tank.broken_by, Loss.BAILED_OUT)
    else:
        out.emit(e.Rallied(task.tank))
    return (Closing(), *rest)


def _asks_about_hatch(board: Board, task: Hatching, choices: Sequence[Any]) -> Answer:
    """TD24, TD89: the hatch may be closed or opened."""
    ask = ask_owner(board, task.tank, choices)
    answer: Answer = ask("hatch", (Say(Answer.KEEP), Say(Answer.TURN))).answer
    return answer


def _hatching(out: Emitter, chance: Chance, task: Hatching, answer: Answer, rest: Agenda) -> Agenda:
    if answer == Answer.TURN:
        out.emit(e.HatchTurned(task.tank, not out.board.tanks[task.tank].buttoned))
    return rest


def _asks_what_to_discard(board: Board, task: Discarding, choices: Sequence[Any]) -> Drop | NoMore:
    """TD31."""
    seat = board.tanks[task.tank].seat
    hand = board.hands[seat]
    if not hand:
        return NoMore()
    ask = Asking(board, seat, task.tank, choices)
    answer: Drop | NoMore = ask("discard", (*map(Drop, hand), NoMore()))
    return answer


def _discarding(out: Emitter, chance: Chance, task: Discarding, answer: Drop | NoMore, rest: Agenda) -> Agenda:
    if isinstance(answer, NoMore):
        return rest
    drop(out, out.board.tanks[task.tank].seat, answer.card)
    return (task, *rest)


def drop(out: Emitter, seat: str, card: int) -> None:
    """TDR4: a card of a hand is discarded face down."""
    out.emit(e.CardDropped(seat, Sealed(seat, card)))


def _closing(out: Emitter, chance: Chance, task: Closing, answer: None, rest: Agenda) -> Agenda:
    return rest if finish_step(out, chance) else ()


TURNING = Step(_turning)
WEATHERING = Step(_weathering)
SMOKING = Step(_smoking)
BURNING = Step(_burning, _asks_about_fire)
HATCHING = Step(_hatching, _asks_about_hatch)
RALLYING = Step(_rallying, _asks_about_morale)
DISCARDING = Step(_discarding, _asks_what_to_discard)
CLOSING = Step(_closing)
