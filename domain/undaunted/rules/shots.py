"""N7, U21, S16, S19, A12: the combat actions as a card's choices."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.names import against, counter_name
from kronika.domain.undaunted.rules.actor import Actor, act_rules
from kronika.domain.undaunted.rules.aim import exposed, refuse
from kronika.domain.undaunted.rules.combat import (
    enemies,
    hard_targets,
    in_reach,
    infantry_targets,
    is_structure,
    open_fire_on,
    place_of,
    spaces_in_reach,
    strike,
)
from kronika.domain.undaunted.rules.variants import AimRule, variant
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

Shot = d.Attack | d.Suppress | d.Flamethrower | d.AntiTank | d.Demolish | d.Strafe
Area = d.Bombard | d.Volley | d.Grenade

SHOTS: dict[ActionName, type[Shot]] = {
    ActionName.ATTACK: d.Attack,
    ActionName.SUPPRESS: d.Suppress,
    ActionName.FLAMETHROWER: d.Flamethrower,
    ActionName.ANTI_TANK: d.AntiTank,
    ActionName.DEMOLISH: d.Demolish,
    ActionName.STRAFE: d.Strafe,
}
AREAS: dict[ActionName, type[Area]] = {
    ActionName.BOMBARD: d.Bombard,
    ActionName.VOLLEY: d.Volley,
    ActionName.GRENADE: d.Grenade,
}
HARD = frozenset({ActionName.ANTI_TANK, ActionName.DEMOLISH})


def targets(board: Board, side: str, action: Action, origin: str) -> list[str]:
    """U21, S16, A12: what a combat action from a tile can be aimed at."""
    if variant(board).aim is AimRule.BY_DEFENCE:
        return exposed(board, side, action, origin)
    choose = hard_targets if action.name in HARD else infantry_targets
    return choose(board, side, action, origin)


def _targets(board: Board, actor: Actor) -> list[str]:
    return targets(board, actor.side, actor.action, actor.space)


def _shots(board: Board, actor: Actor) -> list[d.Act]:
    make = SHOTS[actor.action.name]
    return [make(target) for target in _targets(board, actor)]


def _shoot(out: Emitter, chance: Chance, actor: Actor, act: Shot) -> None:
    strike(out, chance, actor.side, actor.action, actor.counter, actor.space, act.target)


def _explain_shot(board: Board, actor: Actor, act: Shot) -> Objection:
    if variant(board).aim is AimRule.BY_DEFENCE:
        return refuse(board, actor.side, actor.action, actor.space, act.target)
    who, accepted = counter_name(board, act.target), _targets(board, actor)
    hard = actor.action.name in HARD
    rule = "S16" if hard else "U21"
    if act.target not in board.counters and not is_structure(act.target):
        return against(rule, message("not-targets-on-board", who=who), accepted)
    if act.target in board.counters:
        if act.target not in enemies(board, actor.side):
            return against(rule, message("not-targets-enemy", who=who), accepted)
        if not hard and board.is_tank(act.target):
            return against(
                "S11",
                message("not-at-tank", who=who),
                accepted,
            )
    if hard and act.target not in accepted and (act.target in board.counters and not board.is_tank(act.target)):
        return against(
            "S16",
            message("not-at-infantry", who=who),
            accepted,
        )
    if act.target in board.counters and not in_reach(board, actor.action, actor.space, place_of(board, act.target)):
        return against(
            "S16",
            message("not-target-in-range", who=who),
            accepted,
        )
    return against("S16", message("not-aimed-at", who=who), accepted)


def _areas(board: Board, actor: Actor) -> list[d.Act]:
    make = AREAS[actor.action.name]
    return [make(space) for space in spaces_in_reach(board, actor.side, actor.action, actor.space)]


def _open_fire(out: Emitter, chance: Chance, actor: Actor, act: Area) -> None:
    open_fire_on(out, actor.side, actor.action, actor.counter, act.space)


def _explain_area(board: Board, actor: Actor, act: Area) -> Objection:
    accepted = spaces_in_reach(board, actor.side, actor.action, actor.space)
    if act.space not in board.scene.spaces:
        return against("U1", message("not-a-space", to=act.space), accepted)
    if not in_reach(board, actor.action, actor.space, act.space):
        return against("S16", message("not-space-in-range", space=act.space), accepted)
    return against("U12", message("not-nothing-to-hit", space=act.space), accepted)


def _blast_options(board: Board, actor: Actor) -> list[d.Act]:
    space = board.sides[actor.side].target
    return [d.Blast()] if space and any(c.space == space for c in board.counters.values()) else []


def _blast(out: Emitter, chance: Chance, actor: Actor, act: d.Blast) -> None:
    open_fire_on(out, actor.side, actor.action, actor.counter, out.board.sides[actor.side].target)


def _explain_blast(board: Board, actor: Actor, act: d.Blast) -> Objection:
    space = board.sides[actor.side].target
    if not space:
        return against("N7", message("not-without-target-marker"))
    return against(
        "U12",
        message("not-nobody-at-target-marker", space=space),
    )


for _shot in SHOTS.values():
    act_rules(_shot, _shots, _shoot, _explain_shot)
for _area in AREAS.values():
    act_rules(_area, _areas, _open_fire, _explain_area)
act_rules(d.Blast, _blast_options, _blast, _explain_blast)
