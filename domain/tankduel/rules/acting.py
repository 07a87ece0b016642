"""TD29–TD48: an action is laid down and carried out, part by part."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Ask, Decision, Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.cards import Half, Kind
from kronika.domain.tankduel.decisions import Act, Action, Use
from kronika.domain.tankduel.rules.admin import fight_fire
from kronika.domain.tankduel.rules.aiming import Shot
from kronika.domain.tankduel.rules.beginning import OBJECTIONS, begin, objection_to_choice
from kronika.domain.tankduel.rules.building import BY_INFANTRY, FIELD, Plan
from kronika.domain.tankduel.rules.deck import drop
from kronika.domain.tankduel.rules.ending import Closing
from kronika.domain.tankduel.rules.ground import STEP, standing_in
from kronika.domain.tankduel.rules.leading import Leading, Robbing
from kronika.domain.tankduel.rules.levels import move_level
from kronika.domain.tankduel.rules.moving import (
    Climbing,
    Concealing,
    Covering,
    Flanking,
    Freeing,
    Mined,
    Moving,
    Paving,
    Shaking,
    Sinking,
)
from kronika.domain.tankduel.rules.reacting import reactions
from kronika.domain.tankduel.rules.shooting import Firing
from kronika.domain.tankduel.rules.sighting import Ranging, Searching, spot_trigger
from kronika.domain.tankduel.rules.tasks import Agenda, Task, ask_owner
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message


def shot_of(board: Board, tank: str, plan: Plan) -> Shot:
    """The shot that an action is; TDR8: of two Fire cards the better bonus counts."""
    if plan.action == Action.GUN:
        return Shot(tank, plan.target, gun=plan.gun, flank=plan.flank)
    if plan.action == Action.INFANTRY_ATTACK:
        return Shot(tank, plan.target, infantry=True, close=plan.close, flank=plan.flank)
    fires = [_half(board, use) for use in used_as(board, plan, Kind.FIRE)]
    return Shot(
        tank,
        plan.target,
        bonus=max(half.bonus for half in fires),
        leadership=bool(used_as(board, plan, Kind.LEADERSHIP)),
        aimed=len(fires) > 1,
        apcr=plan.rapid,
    )


class Acting(Task, frozen=True, tag="acting.v1"):
    """The action step of a tank (TD29)."""

    asks = {
        "action": "TD29",
        "card": "TD30",
        "level": "TD12",
        "oi": "TD12",
        "rapid_apcr": "TD52",
        "target": "TD52",
        "range_step": "TD32",
        "lay_down": "TD30",
        "crew": "TD42",
        "road_card": "TD98",
        "gun": "TD79",
        "infantry_mode": "TD85",
        "fight_fire": "TD27",
    }

    tank: str  #: The tank.
    acted: bool = False  #: Whether its tank action is done.
    infantry: bool = False  #: Whether its infantry action is done.
    paved: bool = False  #: Whether it has taken a road card (TD98).

    def script(self, board: Board, choices: Sequence[Any]) -> Plan:
        ask = ask_owner(board, self.tank, choices, sealed=True)
        barred = (*(BY_INFANTRY if self.infantry else ()), *((Action.ROAD,) if self.paved else ()))
        return begin(ask, board.tanks[self.tank], acted=self.acted, barred=barred)

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """TD29, TD27, TD43, TD98; then what the action itself needs."""
        wrong = super().objection(board, ask, decision)
        if wrong is not None or not isinstance(decision, Act) or ask.kind != "action":
            return wrong or objection_to_choice(board, ask, decision)
        action, tank = decision.action, board.tanks[self.tank]
        if action == Action.FIGHT_FIRE and not tank.on_fire:
            return Objection("TD27", message("not-on-fire"))
        if self.acted and action not in FIELD:
            return Objection("TD29", message("not-a-second-action"))
        if tank.on_fire and action not in FIELD:
            return Objection("TD27", message("not-while-burning"))
        if self.infantry and action in BY_INFANTRY:
            return Objection("TD43", message("not-infantry-again"))
        if self.paved and action == Action.ROAD:
            return Objection("TD98", message("not-a-second-road"))
        return OBJECTIONS[action](ask_owner(board, self.tank, ()), tank)

    def carry(self, out: Emitter, chance: Chance, plan: Plan, rest: Agenda) -> Agenda:
        if plan.action == Action.DONE:
            return rest
        acted = self.acted or plan.action not in FIELD
        infantry = self.infantry or plan.action in BY_INFANTRY
        paved = self.paved or plan.action == Action.ROAD
        after = (Acting(self.tank, acted, infantry, paved), *rest)
        if plan.action == Action.FIGHT_FIRE:
            return (*fight_fire(out, chance, self.tank, plan), *after)
        lay(out, self.tank, plan)
        return (*CARRY[plan.action](out, self.tank, plan), Closing(), *after)


def lay(out: Emitter, tank: str, plan: Plan) -> None:
    """TD30: the cards are laid down together."""
    seat = out.board.tanks[tank].seat
    cards = tuple(e.Used(use.card, use.half) for use in plan.cards)
    out.emit(
        e.ActionLaid(
            seat,
            tank,
            plan.action,
            cards,
            plan.paid,
            plan.raised,
            plan.target,
            plan.metres,
            plan.road,
            plan.gun,
            plan.flank,
            plan.close,
        )
    )
    if plan.dropped:
        drop(out, seat, plan.dropped)
    if plan.rapid:
        _load_apcr(out, tank, plan)


def _half(board: Board, use: Use) -> Half:
    return board.card(use.card).halves[use.half]


def used_as(board: Board, plan: Plan, kind: Kind) -> list[Use]:
    """The cards of an action that do this."""
    return [use for use in plan.cards if _half(board, use).kind == kind]


def _after_move(board: Board, tank: str, plan: Plan) -> Agenda:
    """TD35: the Flank card, then terrain."""
    flanks = tuple(Flanking(tank) for _ in used_as(board, plan, Kind.FLANK))
    road = (Paving(tank),) if plan.road else ()
    return (*flanks, *road, *(Covering(tank, use.card) for use in used_as(board, plan, Kind.TERRAIN)))


def _move(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD32, TD35, TDR60; TD70 for a bogged tank."""
    board = out.board
    mover = board.tanks[tank]
    level = move_level(board, mover) + plan.raised
    cards = tuple(use.card for use in used_as(board, plan, Kind.MOVE))
    mined = (Mined(tank),) if any(ground.mines for ground in standing_in(board, mover)) else ()
    spot = spot_trigger(board, tank)
    after = _after_move(board, tank, plan)
    if mover.bog:
        value = min(mover.bog, move_level(board, mover)) + plan.raised
        return (*mined, spot, Freeing(tank, len(cards), value), *after)
    shaking = Shaking(tank, len(cards), level)
    return (*mined, Moving(tank, plan.metres, cards), spot, shaking, *after, Climbing(tank))


def _flank(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD33."""
    return _after_move(out.board, tank, plan)


def _fire(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD52."""
    board, shot = out.board, shot_of(out.board, tank, plan)
    window = reactions(board, Action.FIRE, tank, plan.target)
    return (spot_trigger(board, tank), window, Firing(shot), Ranging(tank, plan.target))


def _leadership(out: Emitter, tank: str, plan: Plan) -> Agenda:
    return (Robbing(tank), Leading(tank))


def _smoke(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD37."""
    out.emit(e.SmokeLaid(tank, plan.cards[0].card))
    value = out.board.terrain("smoke").conceal
    return (Concealing(tank, value),) if value is not None else ()


def flips_to_spot(board: Board, paid: Sequence[int]) -> int:
    """TDR17: one card, and one for each order icon paid."""
    return 1 + sum(board.card(card).oi for card in paid)


def _spot(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD38, TDR17."""
    window = reactions(out.board, Action.SPOT, tank, plan.target)
    return (window, Searching(tank, plan.target, flips_to_spot(out.board, plan.paid)))


def _load_apcr(out: Emitter, tank: str, plan: Plan) -> Agenda:
    out.emit(e.ApcrLoaded(tank, out.board.tanks[tank].apcr - 1))
    return ()


def _crew(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD42."""
    assert plan.man is not None and plan.place is not None, "a man and a place were chosen"
    man = out.board.tanks[tank].man_in(plan.man)
    out.emit(e.ManMoved(tank, man.role, plan.place))
    return ()


def _terrain_on_enemy(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD47."""
    window = reactions(out.board, Action.TERRAIN_ON_ENEMY, tank, plan.target)
    return (window, Covering(plan.target, plan.cards[0].card))


def _stop(out: Emitter, tank: str, plan: Plan) -> Agenda:
    out.emit(e.Stopped(tank))
    return ()


def _gun(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD79: without SPOT and without ranging."""
    window = reactions(out.board, Action.GUN, tank, plan.target, flank=plan.flank)
    return (window, Firing(shot_of(out.board, tank, plan)))


def _road(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD98."""
    out.emit(e.RoadTaken(out.board.tanks[tank].nation))
    return ()


def _infantry_advance(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD83, TDR30: the enemy's token is pushed one space down, or the own one is put on the card or moved on."""
    board = out.board
    nation = board.tanks[tank].nation
    if board.infantry == nation.enemy:
        out.emit(e.InfantryMoved(nation.enemy, board.advance - STEP))
    else:
        out.emit(e.InfantryMoved(nation, board.advance + STEP))
    return ()


def _infantry_attack(out: Emitter, tank: str, plan: Plan) -> Agenda:
    """TD85."""
    window = reactions(out.board, Action.INFANTRY_ATTACK, tank, plan.target, flank=plan.flank)
    return (window, Firing(shot_of(out.board, tank, plan)))


CARRY = {
    Action.MOVE: _move,
    Action.FLANK: _flank,
    Action.TERRAIN: _flank,
    Action.FIRE: _fire,
    Action.LEADERSHIP: _leadership,
    Action.SMOKE: _smoke,
    Action.SPOT: _spot,
    Action.HULL_DOWN: lambda _out, tank, _plan: (Sinking(tank),),
    Action.LOAD_APCR: _load_apcr,
    Action.CREW: _crew,
    Action.TERRAIN_ON_ENEMY: _terrain_on_enemy,
    Action.COMMAND: lambda _out, tank, _plan: (Leading(tank, command=True),),
    Action.STOP: _stop,
    Action.GUN: _gun,
    Action.ROAD: _road,
    Action.INFANTRY_ADVANCE: _infantry_advance,
    Action.INFANTRY_ATTACK: _infantry_attack,
}
