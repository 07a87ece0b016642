"""TD32–TD35, TD39, TD40, TD70, TD72: moving, flanking, terrain and what it does."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Part
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.common import Nation
from kronika.domain.tankduel.content.ground import Terrain
from kronika.domain.tankduel.content.words import Table
from kronika.domain.tankduel.decisions import Action, Aim, Answer, Say
from kronika.domain.tankduel.frames import (
    Bogging,
    Climbing,
    Closing,
    Concealing,
    Covering,
    Flanked,
    Flanking,
    Freeing,
    Mined,
    Moving,
    Paving,
    Shaking,
    Sinking,
    Spotting,
)
from kronika.domain.tankduel.rules.building import flankable, flankers
from kronika.domain.tankduel.rules.checks import Goal, at_most
from kronika.domain.tankduel.rules.damage import harm
from kronika.domain.tankduel.rules.deck import draw_damage, flip
from kronika.domain.tankduel.rules.ground import EDGE, hull_down_value, sights, terrain_on
from kronika.domain.tankduel.rules.levels import can_drive, move_level
from kronika.domain.tankduel.rules.missions import exit_battle, gets_through
from kronika.domain.tankduel.rules.mud import bars_flanks, deepened
from kronika.domain.tankduel.rules.reacting import reactions
from kronika.domain.tankduel.rules.sighting import adjust, lose_sight
from kronika.domain.tankduel.rules.steps import Agenda, Step, ask_owner
from kronika.domain.tankduel.state import Board, Tank


def _mined(out: Emitter, chance: Chance, task: Mined, answer: None, rest: Agenda) -> Agenda:
    """TD72: the tracks section of a damage card, and nothing else of it."""
    card = draw_damage(out, chance, "mines", out.board.tanks[task.tank].seat, task.tank)
    return (*harm(out, task.tank, "", card.number, card.tracks), *rest)


def _moving(out: Emitter, chance: Chance, task: Moving, answer: None, rest: Agenda) -> Agenda:
    """TD32; TDR89: SPOT comes before new lines of sight."""
    board = out.board
    tank = board.tanks[task.tank]
    if not can_drive(board, tank):
        return _without_move(rest)
    before = sights(board)
    out.emit(e.TankMoved(task.tank, tank.range + task.metres, task.cards[0], len(task.cards)))
    if gets_through(out.board, out.board.tanks[task.tank]):
        exit_battle(out, task.tank)
        return rest
    spot, *others = rest
    return (spot, *adjust(out, before, task.tank), *others)


def _without_move(rest: Agenda) -> Agenda:
    """TDR49: whom the mines have immobilised does not move; its cards are spent, only SPOT is left of the action."""
    end = next(at for at, task in enumerate(rest) if isinstance(task, Closing))
    return (*(task for task in rest[:end] if isinstance(task, Spotting)), *rest[end:])


def to_free(value: int) -> Goal:
    """TDR11: what a bogged tank takes to get free."""
    return Goal("tn", (Part("bog", "TDR11", value),))


def _freeing(out: Emitter, chance: Chance, task: Freeing, answer: None, rest: Agenda) -> Agenda:
    """TDR11, TDR49."""
    if not can_drive(out.board, out.board.tanks[task.tank]):
        return _without_move(rest)
    goal = to_free(task.value)
    for _ in range(task.flips):
        card = flip(out, chance, "free", out.board.tanks[task.tank].seat, task.tank, goal=goal)
        if out.board.tanks[task.tank].bog and goal.met(card):
            out.emit(e.Freed(task.tank))
    return rest


# --- flanks


def _asks_whom_to_shake(board: Board, task: Shaking, choices: Sequence[Any]) -> str:
    """Which of several Flank tokens is removed."""
    lying = flankers(board, board.tanks[task.tank])
    if not lying or not task.shaken:
        return ""
    if not board.tanks[task.tank].seat:
        return lying[0]
    ask = ask_owner(board, task.tank, choices)
    return str(ask("unflank", tuple(map(Aim, lying)), skip=True).tank)


def to_shake(level: int) -> Goal:
    """TD32: what a move with one card takes to shake a flank off."""
    return Goal("tn", (Part("move_level", "TD32", level), Part("lower", "TD32", -1)))


def _shaking(out: Emitter, chance: Chance, task: Shaking, flanker: str, rest: Agenda) -> Agenda:
    """TD32: two Move cards take a flank off; with one a flip does, if its target number is lower than the level."""
    if flanker:
        out.emit(e.FlankRemoved(flanker, task.tank))
        return rest
    if task.shaken or not flankers(out.board, out.board.tanks[task.tank]):
        return rest
    if not out.board.tanks[task.tank].seat:
        row = "b_two_successes" if task.cards > 1 else "b_one_success"
        out.emit(e.RobataChose(task.tank, Table.MOVE, row, task.level))
    shaken = Shaking(task.tank, task.cards, task.level, shaken=True)
    if task.cards > 1:
        return (shaken, *rest)
    goal = to_shake(task.level)
    card = flip(out, chance, "unflank", out.board.tanks[task.tank].seat, task.tank, goal=goal)
    return (shaken, *rest) if goal.met(card) else rest


def _asks_about_flank(board: Board, task: Flanking, choices: Sequence[Any]) -> tuple[Answer, str] | None:
    """TD33: to put a token or to take one off; before whom, or which."""
    tank = board.tanks[task.tank]
    off = flankers(board, tank)
    before = flankable(board, tank) if tank.in_motion and not tank.bog and not bars_flanks(board, tank) else ()
    options = (*((Say(Answer.PUT),) if before else ()), *((Say(Answer.REMOVE),) if off else ()))
    if not options:
        return None
    ask = ask_owner(board, task.tank, choices)
    answer = ask("flank_or_unflank", options, skip=True).answer
    if answer == Answer.PUT:
        return answer, ask("target", tuple(map(Aim, before)), skip=True).tank
    return answer, ask("unflank", tuple(map(Aim, off)), skip=True).tank


def _flanking(out: Emitter, chance: Chance, task: Flanking, answer: tuple[Answer, str] | None, rest: Agenda) -> Agenda:
    if answer is None:
        return rest
    done, other = answer
    if done == Answer.REMOVE:
        out.emit(e.FlankRemoved(other, task.tank))
        return rest
    return (reactions(out.board, Action.FLANK, task.tank, other), Flanked(task.tank, other), *rest)


def _flanked(out: Emitter, chance: Chance, task: Flanked, answer: None, rest: Agenda) -> Agenda:
    out.emit(e.FlankPut(task.tank, task.target))
    return rest


# --- terrain


def _covering(out: Emitter, chance: Chance, task: Covering, answer: None, rest: Agenda) -> Agenda:
    """TD34: terrain ends the motion; then its triggers."""
    board = out.board
    if not may_cover(board.tanks[task.tank]):
        return rest
    moves = board.tanks[task.tank].box.moves
    out.emit(e.TerrainLaid(task.tank, task.card))
    return (*triggers(out.board, task.tank, terrain_on(board, task.card), moves), *rest)


def _asks_to_climb(board: Board, task: Climbing, choices: Sequence[Any]) -> Answer:
    """TD92, TD96: who is there may take a mission card; TD95: has to."""
    if not may_climb(board, board.tanks[task.tank]):
        return Answer.NO
    places = board.mission.places
    if (places is not None and places.forced) or not board.tanks[task.tank].seat:
        return Answer.TAKE
    ask = ask_owner(board, task.tank, choices)
    answer: Answer = ask("mission_card", (Say(Answer.TAKE), Say(Answer.NO))).answer
    return answer


def may_climb(board: Board, tank: Tank) -> bool:
    """TD92, TDR45, TDR63: whether a mission card is free for a tank that has moved to its range, and can lie with
    what it has played."""
    places = board.mission.places
    if places is None or not board.places_left or _place_of(board, tank) not in places.at:
        return False
    laid = (terrain_on(board, tank.box.terrain),) if tank.box.terrain else ()
    return tank.in_motion or (places.natural and all(not ground.urban for ground in laid))


def _place_of(board: Board, tank: Tank) -> int:
    """TDR45: the own range counts absolute; TD98: over the bridge only Germans go, on the far side."""
    if board.mission.drive is None:
        return abs(tank.range)
    return tank.range if tank.nation == Nation.GERMAN else EDGE


def _climbing(out: Emitter, chance: Chance, task: Climbing, answer: Answer, rest: Agenda) -> Agenda:
    """TDR64: the triggers of a mission card happen when it is taken."""
    places = out.board.mission.places
    if answer != Answer.TAKE or places is None:
        return rest
    before = sights(out.board)
    moves = out.board.tanks[task.tank].box.moves
    if not out.board.tanks[task.tank].seat:
        out.emit(e.RobataChose(task.tank, Table.MISSION, "takes_place"))
    out.emit(e.PlaceTaken(task.tank, places.terrain))
    come = triggers(out.board, task.tank, out.board.terrain(places.terrain), moves)
    return (*adjust(out, before), *come, *rest)


def triggers(board: Board, tank: str, ground: Terrain, moves: int) -> tuple[Bogging | Concealing, ...]:
    """TD34: BOG and CONCEAL of terrain that is played or taken."""
    times = deepened(board, board.tanks[tank], ground)
    bogs = (Bogging(tank, times * ground.bog[min(moves, len(ground.bog)) - 1]),) if ground.bog else ()
    hides = (Concealing(tank, ground.conceal),) if ground.conceal is not None else ()
    return (*bogs, *hides)


def may_cover(tank: Tank) -> bool:
    """TD34: terrain is laid on a tank in motion; TDR66: or on the road that has just ended it."""
    return tank.in_motion or (tank.box.road and not tank.box.terrain)


def _paving(out: Emitter, chance: Chance, task: Paving, answer: None, rest: Agenda) -> Agenda:
    """TDR66: the road takes the place of the default terrain, and ends the motion."""
    if out.board.tanks[task.tank].in_motion:
        out.emit(e.RoadLaid(task.tank))
    return rest


def to_bog(value: int) -> Goal:
    """TD34: what bogs a tank."""
    return at_most(value, "bog", "TD34")


def to_conceal(value: int) -> Goal:
    """TD40: what conceals a tank."""
    return at_most(value, "conceal", "TD40")


def _bogging(out: Emitter, chance: Chance, task: Bogging, answer: None, rest: Agenda) -> Agenda:
    """TD34, TD70: the Bog token lies at half the Move level, rounded up, at 1 at least."""
    tank = out.board.tanks[task.tank]
    goal = to_bog(task.value)
    if goal.met(flip(out, chance, "bog", tank.seat, task.tank, goal=goal)):
        level = move_level(out.board, out.board.tanks[task.tank])
        out.emit(e.Bogged(task.tank, max(1, (level + 1) // 2)))
    return rest


def _concealing(out: Emitter, chance: Chance, task: Concealing, answer: None, rest: Agenda) -> Agenda:
    """TD40: every enemy loses its Spot and Ranging of the tank; TDR23: Flank tokens stay."""
    board = out.board
    goal = to_conceal(task.value)
    if goal.met(flip(out, chance, "conceal", board.tanks[task.tank].seat, task.tank, goal=goal)):
        for enemy in board.enemies(board.tanks[task.tank]):
            lose_sight(out, enemy.id, (task.tank,))
    return rest


def to_sink(board: Board, tank: str) -> Goal | None:
    """TD39: what hull down takes where a tank stands; None: it cannot be taken there."""
    value = hull_down_value(board, board.tanks[tank])
    return None if value is None else at_most(value, "hull_down", "TD39")


def _sinking(out: Emitter, chance: Chance, task: Sinking, answer: None, rest: Agenda) -> Agenda:
    """TD39."""
    board = out.board
    goal = to_sink(board, task.tank)
    if goal is None:
        return rest
    if goal.met(flip(out, chance, "hull_down", board.tanks[task.tank].seat, task.tank, goal=goal)):
        out.emit(e.HullDown(task.tank))
    return rest


MINED = Step(_mined)
MOVING = Step(_moving)
FREEING = Step(_freeing)
SHAKING = Step(_shaking, _asks_whom_to_shake)
FLANKING = Step(_flanking, _asks_about_flank)
FLANKED = Step(_flanked)
PAVING = Step(_paving)
COVERING = Step(_covering)
CLIMBING = Step(_climbing, _asks_to_climb)
BOGGING = Step(_bogging)
CONCEALING = Step(_concealing)
SINKING = Step(_sinking)
