"""S14, S20, S21: smoke, requisition, rally, anti-air."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.names import against, card_called, counter_name
from kronika.domain.undaunted.rules.actor import Actor, act_rules
from kronika.domain.undaunted.rules.casualties import Returning, lift_rout, lose_bomber
from kronika.domain.undaunted.rules.fog import another_fog, different
from kronika.domain.undaunted.state import Board, Spent, Zone
from kronika.domain.undaunted.words import message

MOST_SMOKE = 2
"""S14: smoke markers that one counter places in a scenario."""


# --- S20 smoke


def _smoke_options(board: Board, actor: Actor) -> list[d.Act]:
    spent = board.spent.get(actor.counter, Spent()).smoke
    return [d.Smoke()] if spent < MOST_SMOKE and actor.space not in board.smoke else []


def _smoke(out: Emitter, chance: Chance, actor: Actor, act: d.Smoke) -> None:
    out.emit(e.SmokePlaced(actor.counter, actor.space))


def _explain_smoke(board: Board, actor: Actor, act: d.Smoke) -> Objection:
    if actor.space in board.smoke:
        return against("S14", message("not-smoke-twice", space=actor.space))
    return against(
        "S14",
        message("not-more-smoke", most_smoke=MOST_SMOKE),
    )


# --- S21 requisition


def _requisition_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Requisition(card) for card in different(board, board.sides[actor.side].supply)]


def _requisition(out: Emitter, chance: Chance, actor: Actor, act: d.Requisition) -> None:
    out.emit(e.CardMoved(actor.side, act.take, Zone.SUPPLY, Zone.HAND))
    lift_rout(out, act.take)


def _explain_requisition(board: Board, actor: Actor, act: d.Requisition) -> Objection:
    name, supply = card_called(board, act.take), board.sides[actor.side].supply
    accepted = different(board, supply)
    if act.take in supply:
        return another_fog("S21", accepted)
    return against("S21", message("not-in-supply", name=name), accepted)


# --- S21 rally


def _rallied(board: Board, actor: Actor) -> list[str]:
    kinds, owners, squads = board.scene.kinds, board.owners, set(actor.action.squads)
    return [
        id
        for id, counter in sorted(board.counters.items())
        if counter.suppressed and owners[id] == actor.side
        if not squads or squads & set(kinds[id].squads)
    ]


def _rally_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Rally(id) for id in _rallied(board, actor)]


def _rally(out: Emitter, chance: Chance, actor: Actor, act: d.Rally) -> None:
    out.emit(e.CounterReadied(act.counter))


def _explain_rally(board: Board, actor: Actor, act: d.Rally) -> Objection:
    who = counter_name(board, act.counter)
    return against(
        "S21",
        message("not-suppressed-in-squad", who=who),
        _rallied(board, actor),
    )


# --- S21 anti-air


def _anti_air_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.AntiAir()]


def _anti_air(out: Emitter, chance: Chance, actor: Actor, act: d.AntiAir) -> None:
    out.emit(e.FramePushed(Returning(actor.side, actor.card.id)))
    lose_bomber(out, out.board.scene.opponent(actor.side))


def _explain_anti_air(board: Board, actor: Actor, act: d.AntiAir) -> Objection:
    raise AssertionError("S21: anti-air can always be chosen")


act_rules(d.Smoke, _smoke_options, _smoke, _explain_smoke)
act_rules(d.Requisition, _requisition_options, _requisition, _explain_requisition)
act_rules(d.Rally, _rally_options, _rally, _explain_rally)
act_rules(d.AntiAir, _anti_air_options, _anti_air, _explain_anti_air)
