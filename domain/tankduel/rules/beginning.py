"""TD29, TD30, TD43: what a tank can begin in an action step, and what keeps it from the rest."""

from collections.abc import Callable, Sequence
from typing import Any

from kronika.domain.kernel.scripts import Asking
from kronika.domain.kernel.steps import Ask, Objection
from kronika.domain.tankduel.content.cards import Kind, Mark
from kronika.domain.tankduel.decisions import Act, Action, Aim, Go, Pay, Use
from kronika.domain.tankduel.rules.building import (
    BUILD,
    FIELD,
    Hand,
    Plan,
    can_advance,
    can_go,
    driving_level,
    flankable,
    flankers,
    infantry_targets,
    is_awake,
    marked,
    may_cover_now,
    movers,
    moving_enemies,
    own_marks,
    ready_guns,
    targets,
    unseen_by,
    vacant,
)
from kronika.domain.tankduel.rules.ground import EDGE, hull_down_value, in_sight
from kronika.domain.tankduel.rules.levels import can_drive, can_shoot, fire_level, move_level
from kronika.domain.tankduel.rules.mud import bars_flanks, roads_left
from kronika.domain.tankduel.rules.tasks import icons
from kronika.domain.tankduel.state import Board, Tank
from kronika.domain.tankduel.words import message


def begin(ask: Asking, tank: Tank, *, acted: bool, barred: Sequence[Action]) -> Plan:
    """TD29: an action step, as far as the next action."""

    def options() -> tuple[Act, ...]:
        return tuple(Act(action) for action in actions(ask, tank, acted=acted, barred=barred))

    if ask.board.hands[ask.seat]:
        begun = ask.among("action", options)
    else:
        begun = ask("action", options(), skip=True)
    return BUILD[begun.action](ask, tank)


def actions(ask: Asking, tank: Tank, *, acted: bool, barred: Sequence[Action]) -> tuple[Action, ...]:
    """TD29, TD30, TD43, TDR13: what a tank can begin now; `barred` field actions are done already."""
    begun = [action for action in BUILD if action in FIELD and action not in barred and can_begin(ask, tank, action)]
    if not acted and tank.on_fire:
        return (Action.FIGHT_FIRE, *begun)
    if not acted:
        free = [action for action in BUILD if action not in (*FIELD, Action.FIGHT_FIRE, Action.DONE)]
        begun = [*(action for action in free if can_begin(ask, tank, action)), *begun]
    return (*begun, Action.DONE)


def can_begin(ask: Asking, tank: Tank, action: Action) -> bool:
    """Whether nothing keeps a tank from an action."""
    return OBJECTIONS[action](ask, tank) is None


def _needs(ask: Asking, kind: Kind, rule: str, id: str, level: int = 0) -> Objection | None:
    """The hand needs a card for this."""
    if not Hand(ask, level).fitting(kind):
        return Objection(rule, message(id))
    return None


def _move(ask: Asking, tank: Tank) -> Objection | None:
    """TD13."""
    if not can_drive(ask.board, tank):
        return Objection("TD13", message("not-driven"))
    return _needs(ask, Kind.MOVE, "TD13", "not-a-move-card", driving_level(ask.board, tank))


def _flank(ask: Asking, tank: Tank) -> Objection | None:
    """TD33."""
    board = ask.board
    if not flankers(board, tank):
        if bars_flanks(board, tank):
            return Objection("TD98", message("not-flanked-in-mud"))
        if not tank.in_motion or tank.bog:
            return Objection("TD33", message("not-flanking-at-rest"))
        if not flankable(board, tank):
            return Objection("TD33", message("not-flankable"))
    return _needs(ask, Kind.FLANK, "TD13", "not-a-flank-card", move_level(board, tank))


def _terrain(ask: Asking, tank: Tank) -> Objection | None:
    """TD34, TD97; TDR66: or a road."""
    if _can_pave(ask.board, tank):
        return None
    if not tank.in_motion or tank.bog:
        return Objection("TD34", message("not-terrain-at-rest"))
    if not may_cover_now(ask.board, tank):
        return Objection("TD97", message("not-terrain-in-fog"))
    return _needs(ask, Kind.TERRAIN, "TD34", "not-a-terrain-card")


def _can_pave(board: Board, tank: Tank) -> bool:
    """TDR66."""
    return tank.in_motion and not tank.bog and not tank.box.road and bool(board.roads.get(tank.nation))


def _fire(ask: Asking, tank: Tank) -> Objection | None:
    """TD52."""
    if tank.box.smoke:
        return Objection("TD37", message("not-firing-in-smoke"))
    if not can_shoot(ask.board, tank):
        return Objection("TD13", message("not-at-the-gun"))
    if not targets(ask.board, tank):
        return Objection("TD52", message("not-a-target"))
    return _needs(ask, Kind.FIRE, "TD13", "not-a-fire-card", fire_level(ask.board, tank))


def _leadership(ask: Asking, tank: Tank) -> Objection | None:
    """TD36."""
    return _needs(ask, Kind.LEADERSHIP, "TD36", "not-a-leadership-card")


def _smoke(ask: Asking, tank: Tank) -> Objection | None:
    """TD37."""
    if not ask.board.kind(tank).smoke:
        return Objection("TD37", message("not-equipped-for-smoke"))
    if tank.in_motion:
        return Objection("TD37", message("not-smoke-in-motion"))
    if tank.box.smoke:
        return Objection("TD37", message("not-smoke-again"))
    return _needs(ask, Kind.SMOKE, "TD37", "not-a-smoke-card")


def _spot(ask: Asking, tank: Tank) -> Objection | None:
    """TD38."""
    if tank.box.smoke:
        return Objection("TD37", message("not-spotting-in-smoke"))
    if not unseen_by(ask.board, tank):
        return Objection("TD38", message("not-unseen"))
    if not ask.board.hands[ask.seat]:
        return Objection("TD38", message("not-spotting-without-a-card"))
    return None


def _hull_down(ask: Asking, tank: Tank) -> Objection | None:
    """TD39."""
    if tank.hull_down:
        return Objection("TD39", message("not-hull-down-again"))
    if hull_down_value(ask.board, tank) is None:
        return Objection("TD39", message("not-hull-down-in-motion" if tank.in_motion else "not-hull-down-here"))
    return None


def _load_apcr(ask: Asking, tank: Tank) -> Objection | None:
    """TD41."""
    if tank.loaded:
        return Objection("TD41", message("not-loaded-again"))
    if not tank.apcr:
        return Objection("TD41", message("not-apcr-left"))
    return None


def _crew(ask: Asking, tank: Tank) -> Objection | None:
    """TD42."""
    if not vacant(tank):
        return Objection("TD42", message("not-vacant"))
    if not movers(tank):
        return Objection("TD42", message("not-movable"))
    if not ask.board.hands[ask.seat]:
        return Objection("TD42", message("not-changing-without-a-card"))
    return None


def _terrain_on_enemy(ask: Asking, tank: Tank) -> Objection | None:
    """TD47."""
    if not moving_enemies(ask.board, tank):
        return Objection("TD47", message("not-an-enemy-in-motion"))
    return _needs(ask, Kind.TERRAIN, "TD47", "not-a-terrain-card")


def _command(ask: Asking, tank: Tank) -> Objection | None:
    """TD44."""
    return _needs(ask, Kind.COMMAND, "TD44", "not-a-command-card")


def _stop(ask: Asking, tank: Tank) -> Objection | None:
    """TD48."""
    if not tank.in_motion:
        return Objection("TD48", message("not-in-motion"))
    if not ask.board.hands[ask.seat]:
        return Objection("TD48", message("not-stopping-without-a-card"))
    return None


def _gun(ask: Asking, tank: Tank) -> Objection | None:
    """TD79."""
    if not ready_guns(ask, tank):
        return Objection("TD79", message("not-a-gun"))
    return None


def _infantry_advance(ask: Asking, tank: Tank) -> Objection | None:
    """TD82, TD83."""
    if not is_awake(ask.board, tank):
        return Objection("TD82", message("not-infantry-here"))
    if not marked(ask, (Mark.BOTH, Mark.SOVIET)):
        return Objection("TD83", message("not-an-infantry-card"))
    if not can_advance(ask.board, tank):
        return Objection("TD83", message("not-any-farther"))
    return None


def _infantry_attack(ask: Asking, tank: Tank) -> Objection | None:
    """TD82, TD84."""
    if not is_awake(ask.board, tank):
        return Objection("TD82", message("not-infantry-here"))
    if not infantry_targets(ask.board, tank):
        return Objection("TD84", message("not-an-enemy-for-infantry"))
    if not marked(ask, own_marks(tank)):
        return Objection("TD84", message("not-a-mark-of-the-nation"))
    return None


def _road(ask: Asking, tank: Tank) -> Objection | None:
    """TD12, TD98."""
    mud = ask.board.mission.mud
    if mud is None or not roads_left(ask.board):
        return Objection("TD98", message("not-a-road-left"))
    if icons(ask.board, ask.board.hands[ask.seat]) < mud.road_cost:
        return Objection("TD12", message("not-enough-icons"))
    return None


def _nothing(ask: Asking, tank: Tank) -> Objection | None:
    """Nothing else keeps a tank from it."""
    return None


OBJECTIONS: dict[Action, Callable[[Asking, Tank], Objection | None]] = {
    Action.MOVE: _move,
    Action.FLANK: _flank,
    Action.TERRAIN: _terrain,
    Action.FIRE: _fire,
    Action.LEADERSHIP: _leadership,
    Action.SMOKE: _smoke,
    Action.SPOT: _spot,
    Action.HULL_DOWN: _hull_down,
    Action.LOAD_APCR: _load_apcr,
    Action.CREW: _crew,
    Action.FIGHT_FIRE: _nothing,
    Action.TERRAIN_ON_ENEMY: _terrain_on_enemy,
    Action.COMMAND: _command,
    Action.STOP: _stop,
    Action.GUN: _gun,
    Action.INFANTRY_ADVANCE: _infantry_advance,
    Action.INFANTRY_ATTACK: _infantry_attack,
    Action.ROAD: _road,
    Action.DONE: _nothing,
}
"""What keeps a tank from each action."""


# --- a choice that cannot be made

ASKED_FOR = {
    "move": Kind.MOVE,
    "second_move": Kind.MOVE,
    "flank": Kind.FLANK,
    "gun_flank": Kind.FLANK,
    "terrain": Kind.TERRAIN,
    "fire": Kind.FIRE,
    "second_fire": Kind.FIRE,
    "leadership": Kind.LEADERSHIP,
    "smoke": Kind.SMOKE,
    "command": Kind.COMMAND,
}
"""What a card is asked for in a step of an action that is put together."""


def _unfit(board: Board, use: Use, step: str) -> Objection | None:
    """TD30, TD96, TD97, TD13."""
    halves, kind = board.card(use.card).halves, ASKED_FOR.get(step)
    if kind is None:
        return None
    if not 0 <= use.half < len(halves) or halves[use.half].kind != kind:
        return Objection("TD30", message("not-done-by-card", card=use.card))
    if halves[use.half].terrain in board.mission.barred:
        return Objection("TD96", message("not-such-terrain"))
    return Objection("TD13", message("not-at-this-level", card=use.card))


def _not_worth(board: Board, card: int) -> Objection:
    """TD12."""
    if not board.card(card).oi:
        return Objection("TD12", message("not-an-icon", card=card))
    return Objection("TD12", message("not-free", card=card))


def _out_of_reach(board: Board, tank: Tank, target: Tank) -> Objection | None:
    """TD20, TD17, TD52."""
    if target.nation == tank.nation:
        return Objection("TD52", message("not-an-enemy"))
    if not in_sight(board, tank, target):
        return Objection("TD20", message("not-in-sight"))
    if target.id not in tank.spots:
        return Objection("TD17", message("not-spotted"))
    return None


def _too_far(board: Board, tank: Tank, to: int) -> Objection | None:
    """TDR6, TD95."""
    if abs(to) > EDGE:
        return Objection("TDR6", message("not-beyond-the-edge"))
    if not can_go(board, tank, to):
        return Objection("TD95", message("not-this-way"))
    return None


def objection_to_choice(board: Board, ask: Ask, decision: Any) -> Objection | None:
    """What is wrong with a choice in an action that is being put together."""
    name, _, step = ask.subject.partition(" ")
    tank = board.tanks[name]
    match decision:
        case Use() if ask.kind == "card":
            return _unfit(board, decision, step)
        case Pay(card) if ask.kind == "oi":
            return _not_worth(board, card)
        case Aim(target) if ask.kind == "target" and target in board.tanks:
            return _out_of_reach(board, tank, board.tanks[target])
        case Go(metres) if ask.kind == "range_step":
            return _too_far(board, tank, tank.range + metres)
    return None
