"""What chance a decision has, as the seat asked can know it."""

from typing import Any

from domain.kernel.system import Odds
from domain.tankduel import decisions as d
from domain.tankduel.agenda import questions
from domain.tankduel.content import Location
from domain.tankduel.decisions import Action
from domain.tankduel.frames import Acting, Firing, Locating, Shot, Window
from domain.tankduel.rules.acting import planned, shot_of
from domain.tankduel.rules.aiming import loaded, to_hit, to_pierce
from domain.tankduel.rules.building import gun_targets, infantry_targets, ready_guns, targets
from domain.tankduel.rules.checks import Goal, chances
from domain.tankduel.rules.moving import to_sink
from domain.tankduel.rules.reacting import under_tactics
from domain.tankduel.rules.steps import ask_owner
from domain.tankduel.state import Board

SHOTS = (Action.FIRE, Action.GUN, Action.INFANTRY_ATTACK)


def odds(board: Board, decision: Any) -> Odds | None:
    """The chance to hit (TD53, TD79, TD86) of a target that may be chosen, of a shot that may be laid down, and of a
    shot as it stands after an answer to it, if nobody answers further; the chance to go through where a shot is aimed
    (TD55, TD57); the chance of hull down (TD39)."""
    goal = _goal(board, decision)
    if goal is None:
        return None
    wins, outcomes = chances(goal, board, board.elsewhere)
    return Odds(goal.target, goal.parts, 0, wins, outcomes, goal.at_most)


def _goal(board: Board, decision: Any) -> Goal | None:
    task = board.agenda[0] if board.agenda else None
    if None in board.building:
        return None
    if isinstance(task, Locating) and isinstance(decision, d.Say):
        return to_pierce(board, task.shot, Location(decision.answer.value))
    if isinstance(task, Window) and isinstance(decision, d.Pass | d.React):
        shot = _answered(board, task, decision)
    elif not isinstance(task, Acting):
        return None
    elif decision == d.Confirm():
        shot = _laid(board, task)
    elif isinstance(decision, d.Aim):
        shot = _aimed(board, task, decision.tank)
    elif decision == d.Act(Action.HULL_DOWN) and not board.building:
        return to_sink(board, task.tank)
    else:
        return None
    return None if shot is None else to_hit(board, loaded(board, shot))


def _answered(board: Board, task: Window, decision: d.Pass | d.React) -> Shot | None:
    """A shot after an answer to it: Tactics stand against it, or are taken off it."""
    firing = board.agenda[1] if len(board.agenda) > 1 else None
    if not isinstance(firing, Firing):
        return None
    if isinstance(decision, d.Pass):
        return under_tactics(firing.shot, against_flank=task.against_flank) if task.stands else firing.shot
    return firing.shot if task.stands else under_tactics(firing.shot, against_flank=decision.against_flank)


def _laid(board: Board, task: Acting) -> Shot | None:
    """The shot that has been put together."""
    asked = [question.kind for question in questions(board)]
    if asked != ["lay_down"] or board.building[0] not in map(d.Act, SHOTS):
        return None
    return shot_of(board, task.tank, planned(board, task, (*board.building, d.Confirm())))


def _aimed(board: Board, task: Acting, target: str) -> Shot | None:
    """A shot at a target that may be chosen, before any card is."""
    tank = board.tanks[task.tank]
    if board.building[:1] == (d.Act(Action.FIRE),) and target in targets(board, tank):
        return Shot(task.tank, target)
    if board.building[:1] == (d.Act(Action.INFANTRY_ATTACK),) and target in infantry_targets(board, tank):
        return Shot(task.tank, target, infantry=True)
    if board.building[:1] != (d.Act(Action.GUN),):
        return None
    chosen = [choice.gun for choice in board.building if isinstance(choice, d.Battery)]
    gun = (chosen or ready_guns(ask_owner(board, task.tank, ()), tank))[0]
    return Shot(task.tank, target, gun=gun) if target in gun_targets(board, tank, gun) else None
