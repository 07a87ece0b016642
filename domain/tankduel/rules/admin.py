"""TD24–TD31: a tank's phase step by step, but for its actions."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Part
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.cards import Icon
from kronika.domain.tankduel.content.words import Loss
from kronika.domain.tankduel.decisions import Answer, Drop, NoMore, Say
from kronika.domain.tankduel.rules import building
from kronika.domain.tankduel.rules.building import Plan
from kronika.domain.tankduel.rules.checks import Goal
from kronika.domain.tankduel.rules.damage import Escaping, crossed, lose
from kronika.domain.tankduel.rules.deck import draw_damage, drop, flip
from kronika.domain.tankduel.rules.ending import Closing, Settling
from kronika.domain.tankduel.rules.ground import sights
from kronika.domain.tankduel.rules.sighting import adjust, spot_trigger
from kronika.domain.tankduel.rules.tasks import Agenda, Asking, Task, ask_owner
from kronika.domain.tankduel.state import Board

CLEARS = 4
"""TDR10: smoke is gone with a target number of at most so much."""


class Weathering(Task, frozen=True, tag="weathering.v1"):
    """The weather around a tank is looked at (TD97)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD97: the weather of a tank; whom it brings into sight is spotted, the tank itself while it moves."""
        board = out.board
        fog, tank = board.mission.fog, board.tanks[self.tank]
        assert fog is not None, "there is weather only in fog"
        before = sights(board)
        goal = Goal("tn", (Part("light", "TD97", fog.light),))
        heavy = not goal.met(flip(out, chance, "weather", tank.seat, self.tank, goal=goal))
        out.emit(e.WeatherTurned(self.tank, heavy))
        come = adjust(out, before)
        seen = (spot_trigger(out.board, self.tank),) if tank.in_motion else ()
        return (*come, *seen, Closing(), *rest)


class Smoking(Task, frozen=True, tag="smoking.v1"):
    """Whether the smoke on a tank clears (TD25)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD25, TDR10: smoke may clear."""
        tank = out.board.tanks[self.tank]
        if not tank.box.smoke:
            return rest
        goal = Goal("tn", (Part("smoke", "TD25", CLEARS),))
        if goal.met(flip(out, chance, "smoke", tank.seat, self.tank, goal=goal)):
            out.emit(e.SmokeCleared(self.tank))
        return (Closing() if tank.seat else Settling(), *rest)


class Burning(Task, frozen=True, tag="burning.v1"):
    """The crew of a burning tank does something about it (TD26, TD27)."""

    asks = {"fire_check": "TD26", "oi": "TD12"}

    tank: str  #: The tank.
    fights: bool = False  #: Whether this is the tank action of TD27.

    def script(self, board: Board, choices: Sequence[Any]) -> Plan | None:
        """TD26."""
        if not board.tanks[self.tank].on_fire:
            return None
        return building.burning(ask_owner(board, self.tank, choices, sealed=True), "fire_check")

    def carry(self, out: Emitter, chance: Chance, plan: Plan | None, rest: Agenda) -> Agenda:
        return rest if plan is None else (*fight_fire(out, chance, self.tank, plan), *rest)


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


class Rallying(Task, frozen=True, tag="rallying.v1"):
    """A broken crew rallies or bails out (TD28)."""

    asks = {"morale_check": "TD28", "oi": "TD12"}

    tank: str  #: The tank.

    def script(self, board: Board, choices: Sequence[Any]) -> Plan | None:
        """TD28."""
        if not board.tanks[self.tank].broken:
            return None
        return building.rallying(ask_owner(board, self.tank, choices, sealed=True))

    def carry(self, out: Emitter, chance: Chance, plan: Plan | None, rest: Agenda) -> Agenda:
        if plan is None:
            return rest
        tank = out.board.tanks[self.tank]
        if plan.answer == Answer.PAY:
            out.emit(e.OrdersPaid(tank.seat, plan.paid))
            out.emit(e.Rallied(self.tank))
        elif crossed(out.board, tank, draw_damage(out, chance, "morale", tank.seat, self.tank)):
            lose(out, chance, self.tank, tank.broken_by, Loss.BAILED_OUT)
        else:
            out.emit(e.Rallied(self.tank))
        return (Closing(), *rest)


class Hatching(Task, frozen=True, tag="hatching.v1"):
    """The hatch of a tank may be opened or closed (TD24)."""

    asks = {"hatch": "TD24"}

    tank: str  #: The tank.

    def script(self, board: Board, choices: Sequence[Any]) -> Answer:
        """TD24, TD89: the hatch may be closed or opened."""
        ask = ask_owner(board, self.tank, choices)
        answer: Answer = ask("hatch", (Say(Answer.KEEP), Say(Answer.TURN))).answer
        return answer

    def carry(self, out: Emitter, chance: Chance, answer: Answer, rest: Agenda) -> Agenda:
        if answer == Answer.TURN:
            out.emit(e.HatchTurned(self.tank, not out.board.tanks[self.tank].buttoned))
        return rest


class Discarding(Task, frozen=True, tag="discarding.v1"):
    """The discard step of a tank (TD31)."""

    asks = {"discard": "TD31"}

    tank: str  #: The tank.

    def script(self, board: Board, choices: Sequence[Any]) -> Drop | NoMore:
        """TD31."""
        seat = board.tanks[self.tank].seat
        hand = board.hands[seat]
        if not hand:
            return NoMore()
        ask = Asking(board, seat, self.tank, choices)
        answer: Drop | NoMore = ask("discard", (*map(Drop, hand), NoMore()))
        return answer

    def carry(self, out: Emitter, chance: Chance, answer: Drop | NoMore, rest: Agenda) -> Agenda:
        if isinstance(answer, NoMore):
            return rest
        drop(out, out.board.tanks[self.tank].seat, answer.card)
        return (self, *rest)
