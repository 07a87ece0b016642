"""A7, R26, R30: repairing vehicles."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.events import VehicleRepaired
from kronika.domain.undaunted.names import against, counter_name
from kronika.domain.undaunted.rules.actor import Actor, act_rules
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def _damaged(board: Board, actor: Actor) -> list[str]:
    """A7, R30: the damaged vehicles on the soldier's tile, own and enemy; from a seat only his own vehicle."""
    inside = board.counters[actor.counter].vehicle
    return [
        id
        for id, damage in sorted(board.damage.items())
        if damage and (id == inside if inside else board.counters[id].space == actor.space)
    ]


def _options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Repair(vehicle) for vehicle in _damaged(board, actor)]


def _repair(out: Emitter, chance: Chance, actor: Actor, act: d.Repair) -> None:
    out.emit(VehicleRepaired(act.vehicle, out.board.damage[act.vehicle] - 1))


def _explain(board: Board, actor: Actor, act: d.Repair) -> Objection:
    who, car, accepted = counter_name(board, actor.counter), counter_name(board, act.vehicle), _damaged(board, actor)
    if act.vehicle not in board.damage:
        return against("A7", message("not-a-vehicle", car=car), accepted)
    inside = board.counters[actor.counter].vehicle
    if inside and act.vehicle != inside:
        return against(
            "A7",
            message("not-another-vehicle", who=who),
            accepted,
        )
    if board.counters[act.vehicle].space != actor.space:
        return against(
            "A7",
            message("not-from-another-tile", car=car, space=actor.space, who=who),
            accepted,
        )
    return against("R26", message("not-without-damage", car=car), accepted)


act_rules(d.Repair, _options, _repair, _explain)
