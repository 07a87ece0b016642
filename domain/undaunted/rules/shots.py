"""N7, U21, S16, S19, A12, R20, R22, R23: the combat actions as a card's choices."""

from kronika.domain.kernel.steps import Objection
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.names import ACTION_NAMES, against, side_name, the_counter
from kronika.domain.undaunted.rules.actor import Actor, act_rules, each
from kronika.domain.undaunted.rules.combat import (
    STRUCTURE,
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
from kronika.domain.undaunted.rules.step import Play
from kronika.domain.undaunted.rules.variants import AimRule, variant
from kronika.domain.undaunted.state import Board

# --- A12, R20, R22, R23: what can be aimed at in North Africa: what has the defence that the action has to beat


def exposed(board: Board, side: str, action: Action, origin: str) -> list[str]:
    """A12: the targets of a combat action from a tile."""
    counters = board.counters
    match action.name:
        case ActionName.ANTI_TANK:
            return [id for id in enemies(board, side) if board.is_vehicle(id)]
        case ActionName.DEMOLISH:
            here = [id for id in enemies(board, side) if board.is_vehicle(id) and counters[id].space == origin]
            standing = side == board.scene.demolishes and origin in board.structures
            return [*here, *([STRUCTURE + origin] if standing else [])]
        case _:
            return [id for id in enemies(board, side) if _is_open_to(board, action.name, id)]


def _is_open_to(board: Board, action: ActionName, counter: str) -> bool:
    """A12, R23: a counter on the board, not in a vehicle, with a normal defence; an empty vehicle is not suppressed."""
    if board.counters[counter].vehicle or not board.scene.kinds[counter].defence:
        return False
    return action != ActionName.SUPPRESS or not board.is_vehicle(counter) or bool(board.crew(counter))


def refuse(board: Board, side: str, action: Action, origin: str, target: str) -> Objection:
    """Why an action cannot be aimed at this target."""
    accepted = exposed(board, side, action, origin)
    who, name = the_counter(board, target), ACTION_NAMES[action.name]
    if is_structure(target):
        return _refuse_structure(board, side, action, origin, target)
    counter = board.counters.get(target)
    if counter is None:
        return against("A12", "not-on-the-board", accepted, who=who)
    if target not in enemies(board, side):
        return against("A12", "not-an-enemy", accepted, who=who)
    if counter.vehicle:
        car = the_counter(board, counter.vehicle)
        return against("A12", "not-who-is-in-vehicle", accepted, who=who, car=car)
    if action.name in (ActionName.ANTI_TANK, ActionName.DEMOLISH) and not board.is_vehicle(target):
        return against(
            "R20" if action.name == ActionName.ANTI_TANK else "A12", "not-at-a-soldier", accepted, who=who, name=name
        )
    if action.name == ActionName.DEMOLISH:
        return against("A12", "not-on-own-tile", accepted, who=who, origin=origin, name=name)
    if not board.scene.kinds[target].defence:
        return against("A12", "not-without-normal-defence", accepted, who=who, name=name)
    return against("R23", "not-empty-vehicle", accepted, who=who)


def _refuse_structure(board: Board, side: str, action: Action, origin: str, target: str) -> Objection:
    accepted = exposed(board, side, action, origin)
    who, name, space = the_counter(board, target), ACTION_NAMES[action.name], place_of(board, target)
    if action.name != ActionName.DEMOLISH:
        return against(
            "R20" if action.name == ActionName.ANTI_TANK else "A12", "not-but-by-demolish", accepted, name=name, who=who
        )
    if side != board.scene.demolishes:
        alone = side_name(board, board.scene.demolishes)
        return against("R22", "not-demolished-by-side", accepted, alone=alone, who=who)
    if space not in board.structures:
        return against("A14", "not-structure-there", accepted, space=space)
    return against("A12", "not-on-own-tile", accepted, who=who, origin=origin, name=name)


# --- the combat actions


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
    """U21, S16, A12: returns the targets at which a combat action from a tile can be aimed."""
    if variant(board).aim is AimRule.BY_DEFENCE:
        return exposed(board, side, action, origin)
    choose = hard_targets if action.name in HARD else infantry_targets
    return choose(board, side, action, origin)


def _targets(board: Board, actor: Actor) -> list[str]:
    return targets(board, actor.side, actor.action, actor.space)


def _shoot(play: Play, actor: Actor, act: Shot) -> None:
    strike(play, actor.side, actor.action, actor.counter, actor.space, act.target)


def _explain_shot(board: Board, actor: Actor, act: Shot) -> Objection:
    if variant(board).aim is AimRule.BY_DEFENCE:
        return refuse(board, actor.side, actor.action, actor.space, act.target)
    who, accepted = the_counter(board, act.target), _targets(board, actor)
    hard = actor.action.name in HARD
    rule = "S16" if hard else "U21"
    if act.target not in board.counters and not is_structure(act.target):
        return against(rule, "not-targets-on-board", accepted, who=who)
    if act.target in board.counters:
        if act.target not in enemies(board, actor.side):
            return against(rule, "not-targets-enemy", accepted, who=who)
        if not hard and board.is_tank(act.target):
            return against("S11", "not-at-tank", accepted, who=who)
    if hard and act.target not in accepted and (act.target in board.counters and not board.is_tank(act.target)):
        return against("S16", "not-at-infantry", accepted, who=who)
    if act.target in board.counters and not in_reach(board, actor.action, actor.space, place_of(board, act.target)):
        return against("S16", "not-target-in-range", accepted, who=who)
    return against("S16", "not-aimed-at", accepted, who=who)


def _spaces(board: Board, actor: Actor) -> list[str]:
    return spaces_in_reach(board, actor.side, actor.action, actor.space)


def _open_fire(play: Play, actor: Actor, act: Area) -> None:
    open_fire_on(play, actor.side, actor.action, actor.counter, act.space)


def _explain_area(board: Board, actor: Actor, act: Area) -> Objection:
    accepted = _spaces(board, actor)
    if act.space not in board.scene.spaces:
        return against("U1", "not-a-space", accepted, to=act.space)
    if not in_reach(board, actor.action, actor.space, act.space):
        return against("S16", "not-space-in-range", accepted, space=act.space)
    return against("U12", "not-nothing-to-hit", accepted, space=act.space)


def _blast_options(board: Board, actor: Actor) -> list[d.Act]:
    space = board.sides[actor.side].target
    return [d.Blast()] if space and any(c.space == space for c in board.counters.values()) else []


def _blast(play: Play, actor: Actor, act: d.Blast) -> None:
    open_fire_on(play, actor.side, actor.action, actor.counter, play.board.sides[actor.side].target)


def _explain_blast(board: Board, actor: Actor, act: d.Blast) -> Objection:
    space = board.sides[actor.side].target
    if not space:
        return against("N7", "not-without-target-marker")
    return against("U12", "not-nobody-at-target-marker", space=space)


for _shot in SHOTS.values():
    act_rules(_shot, each(_shot, _targets), _shoot, _explain_shot)
for _area in AREAS.values():
    act_rules(_area, each(_area, _spaces), _open_fire, _explain_area)
act_rules(d.Blast, _blast_options, _blast, _explain_blast)
