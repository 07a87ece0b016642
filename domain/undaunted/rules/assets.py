"""S14, S20, S21, A7, R26, R30: smoke, requisition, rally, anti-air, repair."""

from kronika.domain.kernel.steps import Objection
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.events import VehicleRepaired
from kronika.domain.undaunted.names import against, card_called, the_counter
from kronika.domain.undaunted.rules.actor import Actor, act_rules, each
from kronika.domain.undaunted.rules.cards import another_fog, different, move_card
from kronika.domain.undaunted.rules.casualties import Returning, lift_rout, lose_bomber, turn_ready
from kronika.domain.undaunted.rules.step import Play
from kronika.domain.undaunted.state import Board, Spent, Zone

MOST_SMOKE = 2
"""S14: smoke markers that one counter places in a scenario."""


# --- S20 smoke


def _smoke_options(board: Board, actor: Actor) -> list[d.Act]:
    spent = board.spent.get(actor.counter, Spent()).smoke
    return [d.Smoke()] if spent < MOST_SMOKE and actor.space not in board.smoke else []


def _smoke(play: Play, actor: Actor, act: d.Smoke) -> None:
    play.emit(e.SmokePlaced(actor.counter, actor.space))


def _explain_smoke(board: Board, actor: Actor, act: d.Smoke) -> Objection:
    if actor.space in board.smoke:
        return against("S14", "not-smoke-twice", space=actor.space)
    return against("S14", "not-more-smoke", most_smoke=MOST_SMOKE)


# --- S21 requisition


def _supplied(board: Board, actor: Actor) -> list[str]:
    return different(board, board.sides[actor.side].supply)


def _requisition(play: Play, actor: Actor, act: d.Requisition) -> None:
    move_card(play, actor.side, act.take, Zone.SUPPLY, Zone.HAND)
    lift_rout(play, act.take)


def _explain_requisition(board: Board, actor: Actor, act: d.Requisition) -> Objection:
    accepted = _supplied(board, actor)
    if act.take in board.sides[actor.side].supply:
        return another_fog("S21", accepted)
    return against("S21", "not-in-supply", accepted, name=card_called(board, act.take))


# --- S21 rally


def _rallied(board: Board, actor: Actor) -> list[str]:
    kinds, owners, squads = board.scene.kinds, board.owners, set(actor.action.squads)
    return [
        id
        for id, counter in sorted(board.counters.items())
        if counter.suppressed and owners[id] == actor.side
        if not squads or squads & set(kinds[id].squads)
    ]


def _rally(play: Play, actor: Actor, act: d.Rally) -> None:
    turn_ready(play, act.counter)


def _explain_rally(board: Board, actor: Actor, act: d.Rally) -> Objection:
    who = the_counter(board, act.counter)
    return against("S21", "not-suppressed-in-squad", _rallied(board, actor), who=who)


# --- S21 anti-air


def _anti_air_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.AntiAir()]


def _anti_air(play: Play, actor: Actor, act: d.AntiAir) -> None:
    play.push(Returning(actor.side, actor.card.id))
    lose_bomber(play, play.board.scene.opponent(actor.side))


def _explain_anti_air(board: Board, actor: Actor, act: d.AntiAir) -> Objection:
    raise AssertionError("S21: anti-air can always be chosen")


act_rules(d.Smoke, _smoke_options, _smoke, _explain_smoke)
act_rules(d.Requisition, each(d.Requisition, _supplied), _requisition, _explain_requisition)
act_rules(d.Rally, each(d.Rally, _rallied), _rally, _explain_rally)
act_rules(d.AntiAir, _anti_air_options, _anti_air, _explain_anti_air)


# --- A7, R26, R30: repairing vehicles


def _damaged(board: Board, actor: Actor) -> list[str]:
    """A7, R30: the damaged vehicles on the soldier's tile, own and enemy; from a seat only his own vehicle."""
    inside = board.counters[actor.counter].vehicle
    return [
        id
        for id, damage in sorted(board.damage.items())
        if damage and (id == inside if inside else board.counters[id].space == actor.space)
    ]


def _repair(play: Play, actor: Actor, act: d.Repair) -> None:
    play.emit(VehicleRepaired(act.vehicle, play.board.damage[act.vehicle] - 1))


def _explain_repair(board: Board, actor: Actor, act: d.Repair) -> Objection:
    who, car, accepted = the_counter(board, actor.counter), the_counter(board, act.vehicle), _damaged(board, actor)
    if act.vehicle not in board.damage:
        return against("A7", "not-a-vehicle", accepted, car=car)
    inside = board.counters[actor.counter].vehicle
    if inside and act.vehicle != inside:
        return against("A7", "not-another-vehicle", accepted, who=who)
    if board.counters[act.vehicle].space != actor.space:
        return against("A7", "not-from-another-tile", accepted, car=car, space=actor.space, who=who)
    return against("R26", "not-without-damage", accepted, car=car)


act_rules(d.Repair, each(d.Repair, _damaged), _repair, _explain_repair)
