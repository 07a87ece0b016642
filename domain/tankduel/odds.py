"""The odds of a decision, from the knowledge of the seat that decides."""

from collections.abc import Callable
from math import comb
from typing import Any

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.values import Counts, Odds
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Card, Icon, Kind, Location
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rules.acting import Acting, Plan, flips_to_spot, shot_of, used_as
from kronika.domain.tankduel.rules.actions import ready_guns
from kronika.domain.tankduel.rules.damage import Escaping
from kronika.domain.tankduel.rules.deck import Goal, chances
from kronika.domain.tankduel.rules.leading import Leading
from kronika.domain.tankduel.rules.moving import (
    Bogging,
    Climbing,
    to_bog,
    to_conceal,
    to_free,
    to_shake,
    to_sink,
    triggers,
)
from kronika.domain.tankduel.rules.round import Burning
from kronika.domain.tankduel.rules.shooting import (
    Firing,
    Locating,
    Shot,
    Window,
    loaded,
    to_hit,
    to_pierce,
    under_tactics,
)
from kronika.domain.tankduel.rules.tanks import (
    conceal_value,
    flankers,
    gun_targets,
    infantry_targets,
    move_level,
    targets,
    terrain_on,
)
from kronika.domain.tankduel.rules.tasks import ENGINE, ask_owner, paid_with
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message

SHOTS = (Action.FIRE, Action.GUN, Action.INFANTRY_ATTACK)
DRIVEN = (Action.MOVE, Action.FLANK, Action.TERRAIN)


def odds(board: Board, decision: Any) -> Odds | None:
    """The chance of the first flip that a decision leads to, if nobody answers further: to hit (TD53, TD79, TD86),
    with a target that may be chosen, a shot laid down, or an answer to it; to go through where a shot is aimed (TD55,
    TD57); to spot (TD38), to sink hull down (TD39), to get free, to bog, to be concealed or to shake a flank off by
    what is laid down (TD32, TD34, TD40), to put a fire out (TD26), and to escape (TD73). Where icons count, the target
    is how many of the cards show one."""
    if None in board.building:
        return None
    task = board.agenda[0] if board.agenda else None
    if isinstance(task, Escaping):
        return _to_escape(board, task, decision)
    if decision == d.Say(Answer.FLIP) and isinstance(task, Burning | Acting):
        return _icons(board, Part("extinguisher", "TD26", 1), _puts_out, 1)
    if isinstance(task, Acting) and board.building[:1] == (d.Act(Action.SPOT),):
        return _to_spot(board, decision)
    if isinstance(task, Acting) and not board.building and decision == d.Act(Action.SPOT):
        return _icons(board, Part("binoculars", "TD38", 1), _has(Icon.BINOCULARS), 1)
    goal, flips = _goal(board, decision)
    if goal is None:
        return None
    wins, outcomes = chances(goal, board, board.elsewhere)
    return Odds(goal.target, goal.parts, 0, *_any_of(wins, outcomes, flips), goal.at_most, counts=goal.counts)


# --- icons


def _has(icon: Icon) -> Callable[[Card], bool]:
    return lambda card: icon in card.icons


def _puts_out(card: Card) -> bool:
    """TD26: a fire icon comes before an extinguisher."""
    return Icon.EXTINGUISHER in card.icons and Icon.FIRE not in card.icons


def _icons(board: Board, part: Part, shows: Callable[[Card], bool], flips: int) -> Odds | None:
    """How likely one of so many cards shows it; with a target of 0, none of them."""
    unseen = [board.card(number) for number in board.deck]
    if not unseen:
        return None
    wins, outcomes = _any_of(sum(map(shows, unseen)), len(unseen), flips)
    none = part.value == 0
    counts = Counts(part.rule, message(f"shown-{part.name}"))
    return Odds(part.value, (part,), 0, outcomes - wins if none else wins, outcomes, none, counts=counts)


def _any_of(wins: int, outcomes: int, flips: int) -> tuple[int, int]:
    """In how many of how many cases at least one of so many cards does."""
    drawn = min(flips, outcomes)
    cases = comb(outcomes, drawn)
    return cases - comb(outcomes - wins, drawn), cases


def _to_spot(board: Board, decision: Any) -> Odds | None:
    """TD38: with the cards that have been paid, and the one that may be."""
    if getattr(decision, "takes_back", False):
        return None
    paid = paid_with((*board.building, decision))
    part = Part("binoculars", "TD38", 1)
    return _icons(board, part, _has(Icon.BINOCULARS), flips_to_spot(board, paid))


def _to_escape(board: Board, task: Escaping, decision: Any) -> Odds | None:
    """TD73."""
    icon = Icon.FIRE if task.fire else Icon.EXPLOSION
    man = board.tanks[task.tank].man_in(decision.place)
    if man is None:
        return None
    return _icons(board, Part(icon.value, "TD73", 0), _has(icon), 1 + man.wounded)


# --- what a card has to reach


def _goal(board: Board, decision: Any) -> tuple[Goal | None, int]:
    """Returns the target of the first flip, and the number of cards flipped for it."""
    task = board.agenda[0] if board.agenda else None
    if isinstance(task, Locating) and isinstance(decision, d.Say):
        return to_pierce(board, task.shot, Location(decision.answer.value)), 1
    if isinstance(task, Window):
        return _hits(board, _answered(board, task, decision)), 1
    if isinstance(task, Climbing) and decision == d.Say(Answer.TAKE) and board.mission.places is not None:
        return _triggered(board, task.tank, board.mission.places.terrain), 1
    if isinstance(task, Leading) and decision == d.Say(Answer.CONCEAL) and not task.command:
        value = conceal_value(board, board.tanks[task.tank])
        return None if value is None else to_conceal(2 * value), 1
    if not isinstance(task, Acting):
        return None, 1
    if decision == d.Confirm():
        return _laid(board, task)
    if isinstance(decision, d.Aim):
        return _hits(board, _aimed(board, task, decision.tank)), 1
    if decision == d.Act(Action.HULL_DOWN) and not board.building:
        return to_sink(board, task.tank), 1
    return None, 1


def _hits(board: Board, shot: Shot | None) -> Goal | None:
    return None if shot is None else to_hit(board, loaded(board, shot))


def _answered(board: Board, task: Window, decision: Any) -> Shot | None:
    """A shot after an answer to it: Tactics stand against it, or are taken off it."""
    firing = board.agenda[1] if len(board.agenda) > 1 else None
    if not isinstance(firing, Firing):
        return None
    if isinstance(decision, d.React):
        return firing.shot if task.stands else under_tactics(firing.shot, against_flank=decision.against_flank)
    return under_tactics(firing.shot, against_flank=task.against_flank) if task.stands else firing.shot


def _laid(board: Board, task: Acting) -> tuple[Goal | None, int]:
    """Returns the first target of the action that has been put together."""
    if [question.kind for question in ENGINE.questions(board)] != ["lay_down"]:
        return None, 1
    plan = task.script(board, (*board.building, d.Confirm()))
    if plan.action in SHOTS:
        return _hits(board, shot_of(board, task.tank, plan)), 1
    if plan.action == Action.SMOKE:
        value = board.terrain("smoke").conceal
        return None if value is None else to_conceal(value), 1
    if plan.action == Action.TERRAIN_ON_ENEMY:
        return _triggered(board, plan.target, terrain_on(board, plan.cards[0].card).id), 1
    return _driven(board, task.tank, plan) if plan.action in DRIVEN else (None, 1)


def _driven(board: Board, id: str, plan: Plan) -> tuple[Goal | None, int]:
    """TD32, TD34, TD70: a bogged tank gets free, else a flank is shaken off, else the terrain bogs or conceals."""
    tank = board.tanks[id]
    moves = used_as(board, plan, Kind.MOVE)
    if tank.bog and moves:
        return to_free(min(tank.bog, move_level(board, tank)) + plan.raised), len(moves)
    if len(moves) == 1 and flankers(board, tank):
        return to_shake(move_level(board, tank) + plan.raised), 1
    laid = used_as(board, plan, Kind.TERRAIN)
    if not laid:
        return None, 1
    moved = e.TankMoved(id, tank.range + plan.metres, moves[0].card, len(moves)) if moves else None
    after = board if moved is None else moved.apply(board)
    return _triggered(after, id, terrain_on(board, laid[0].card).id), 1


def _triggered(board: Board, id: str, terrain: str) -> Goal | None:
    """TD34, TD40: returns the target of the first effect that terrain has on a tank."""
    come = triggers(board, id, board.terrain(terrain), board.tanks[id].box.moves)
    if not come:
        return None
    return to_bog(come[0].value) if isinstance(come[0], Bogging) else to_conceal(come[0].value)


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
