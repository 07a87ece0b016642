"""What each side still needs to win, by each way to win (NR82 to NR86, NR121)."""

from collections.abc import Iterator
from typing import NamedTuple

from domain.noretreat.content.sides import AXIS, SIDES, SOVIET, other
from domain.noretreat.content.words import Phase
from domain.noretreat.decisions import Ending
from domain.noretreat.rules.victory import (
    Need,
    goal_needs,
    last_turn,
    needs_fewer_vp,
    needs_objectives,
    needs_unit_gone,
    needs_vp,
    objectives_needed,
    standard,
)
from domain.noretreat.state import OUT, Board


class Aim(NamedTuple):
    """A way for a side to win, as it stands."""

    side: str
    how: Ending
    rule: str
    turn: int
    """In whose housekeeping it is checked, or at whose end; 0: in every housekeeping, or at once."""
    needs: tuple[Need, ...]
    """All of them; none: it wins if the enemy has not won by then."""


def aims(board: Board) -> tuple[Aim, ...]:
    """Every way to win that is still open, of the Axis first; NRR14: in 1945 total victory is not."""
    found = [*(_standard(board) if standard(board) else _of_scenario(board)), *_garrison(board)]
    return tuple(sorted(found, key=lambda aim: SIDES.index(aim.side)))


def _standard(board: Board) -> Iterator[Aim]:
    dates, limits = board.scene.dates, board.scene.limits
    for side in SIDES:
        objectives = needs_objectives(board, side, objectives_needed(board, side))
        yield Aim(side, Ending.OBJECTIVES, "NR82", 0, (objectives,))
        yield from _sudden_death(board, side)
    if board.turn < dates.last_year:
        yield Aim(SOVIET, Ending.TOTAL, "NR84", 0, (needs_vp(board, SOVIET, limits.total_victory),))
        if board.initiative == SOVIET:
            ahead = needs_fewer_vp(board, SOVIET, board.high_tide)
            yield Aim(AXIS, Ending.HIGH_TIDE, "NR85", dates.last_year, (ahead,))
    yield Aim(AXIS, Ending.END, "NR86", last_turn(board), ())


def _sudden_death(board: Board, side: str) -> Iterator[Aim]:
    """NR83: the next check at which the side can have the initiative, by what counts then, none that a card has called
    off; NR116: it wins nothing."""
    if board.setup.no_surrender:
        return
    first = board.turn if board.phase == Phase.HOUSEKEEPING and not board.reprieved else board.turn + 1
    for turn in range(first, last_turn(board) + 1):
        figure = board.scene.figure(side, turn)
        if figure is not None:
            more = needs_vp(board, side, figure + 1, late=turn >= board.scene.dates.last_year)
            yield Aim(side, Ending.SUDDEN_DEATH, "NR83", turn, (more,))
            return


def _of_scenario(board: Board) -> Iterator[Aim]:
    """NR121: the side named reaches one of its goals, or the other side wins."""
    victory = board.scene.scenario.victory
    turn = last_turn(board) + (1 if victory.next_turn and last_turn(board) < board.scene.dates.end else 0)
    for goal in victory.any_of:
        at_once = 0 if goal.eliminates else turn
        yield Aim(victory.side, Ending.GOAL, "NR121", at_once, goal_needs(board, victory.side, goal))
    yield Aim(other(victory.side), Ending.GOAL, "NR121", turn, ())


def _garrison(board: Board) -> Iterator[Aim]:
    """NR86: the unit that holds Berlin is eliminated."""
    for kind in board.content.units:
        if kind.holds and board.units[kind.id].place != OUT:
            yield Aim(SOVIET, Ending.GARRISON, "NR86", 0, (needs_unit_gone(board, kind.id),))
