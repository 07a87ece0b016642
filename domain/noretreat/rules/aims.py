"""What each side still needs to win, by each way to win (NR82 to NR86, NR121)."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, other
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.rules.turn import Agenda, TurnStep
from kronika.domain.noretreat.rules.victory import (
    Need,
    goal_needs,
    last_turn,
    needs_fewer_vp,
    needs_objectives,
    needs_unit_gone,
    needs_vp,
    objectives_needed,
    standard,
    total_vp,
)
from kronika.domain.noretreat.state import OUT, Board


class Aim(NamedTuple):
    """A way for a side to win, as it stands."""

    side: str
    how: Ending
    rule: str
    turn: int  #: In whose housekeeping it is checked, or at whose end; 0: in every housekeeping, or at once.
    needs: tuple[Need, ...]  #: All of them; none: it wins if the enemy has not won by then.


class Checks(NamedTuple):
    """What is still checked in the housekeeping of a turn."""

    turn: int  #: The turn: the next one, once its housekeeping begins.
    objectives: bool  #: Whether objectives and total victory are (NR82, NR84).
    #: Of each check of sudden death that no card has called off (NR83): who has the initiative then.
    sudden_death: tuple[str, ...]
    high_tide: bool  #: Whether the High Tide is (NR85).


def checks_left(board: Board) -> Checks:
    """The checks that the agenda of the turn still holds, in the order of NR87."""
    steps = [due.step for frame in reversed(board.frames) if isinstance(frame, Agenda) for due in frame.steps]
    begins = TurnStep.MARKER in steps
    side, called_off, sides = board.initiative, board.reprieved and not begins, list[str]()
    for step in steps:
        if step == TurnStep.INITIATIVE:
            side = SOVIET
        elif step == TurnStep.SUDDEN_DEATH:
            sides += [] if called_off else [side]
            called_off = False
    turn = board.turn + 1 if begins else board.turn
    return Checks(turn, TurnStep.OBJECTIVES in steps, tuple(sides), TurnStep.HIGH_TIDE in steps)


def aims(board: Board) -> tuple[Aim, ...]:
    """Every way to win that is still open, of the Axis first."""
    found = [*(_standard(board) if standard(board) else _of_scenario(board)), *_garrison(board)]
    return tuple(sorted(found, key=lambda aim: SIDES.index(aim.side)))


def _standard(board: Board) -> Iterator[Aim]:
    """NRR14: in 1945 total victory is no way to win any more."""
    dates, limits, left = board.scene.dates, board.scene.limits, checks_left(board)
    objectives_next = left.turn if left.objectives else left.turn + 1
    for side in SIDES:
        if objectives_next <= last_turn(board):
            objectives = needs_objectives(board, side, objectives_needed(board, side))
            yield Aim(side, Ending.OBJECTIVES, "NR82", 0, (objectives,))
        yield from _sudden_death(board, side, left)
    if objectives_next < dates.last_year:
        yield Aim(SOVIET, Ending.TOTAL, "NR84", 0, (needs_vp(board, SOVIET, limits.total_victory),))
    if board.initiative == SOVIET and _till_1945(board, left):
        ahead = needs_fewer_vp(board, SOVIET, board.high_tide)
        yield Aim(AXIS, Ending.HIGH_TIDE, "NR85", dates.last_year, (ahead,))
    yield Aim(AXIS, Ending.END, "NR86", last_turn(board), ())


def _till_1945(board: Board, left: Checks) -> bool:
    """NR85: whether the High Tide has still to be checked."""
    return left.high_tide or left.turn < board.scene.dates.last_year


def sudden_death(board: Board, side: str) -> int | None:
    """NR83: above how many VP a side wins by a check of this turn that is still to come; NR116: none wins."""
    left = checks_left(board)
    if side not in left.sudden_death or board.setup.no_surrender or not standard(board):
        return None
    return board.scene.figure(side, left.turn)


def _sudden_death(board: Board, side: str, left: Checks) -> Iterator[Aim]:
    """NR83: the next check at which the side can have the initiative, by what counts then; NR116: it wins nothing."""
    if board.setup.no_surrender:
        return
    first = left.turn if side in left.sudden_death else left.turn + 1
    for turn in range(first, last_turn(board) + 1):
        figure = board.scene.figure(side, turn)
        if figure is not None:
            late = turn >= board.scene.dates.last_year
            more = needs_vp(_with_events_of(board, side, left, late=late), side, figure + 1, late=late)
            yield Aim(side, Ending.SUDDEN_DEATH, "NR83", turn, (more,))
            return


def _with_events_of(board: Board, side: str, left: Checks, *, late: bool) -> Board:
    """The event VP as they are at a check to come, if nothing changes hands till then: NR87: when the initiative passes
    the Axis loses its own; NR85, NRR15: in 1945 they are what the Soviets have above the High Tide."""
    if side == SOVIET and board.initiative == AXIS:
        return replace(board, event_vp=min(board.event_vp, 0))
    if late and _till_1945(board, left):
        ahead = total_vp(board, SOVIET, late=False) - board.high_tide
        return replace(board, event_vp=-min(ahead, board.scene.limits.event_vp))
    return board


def _of_scenario(board: Board) -> Iterator[Aim]:
    """NR121: the side named reaches one of its goals, or the other side wins."""
    victory = board.scene.scenario.victory
    turn = last_turn(board) + (1 if victory.next_turn and last_turn(board) < board.scene.dates.end else 0)
    for goal in victory.any_of:
        at_once = 0 if goal.eliminates else turn
        yield Aim(victory.side, Ending.GOAL, "NR121", at_once, goal_needs(board, victory.side, goal))
    yield Aim(other(victory.side), Ending.GOAL, "NR121", turn, ())


def _garrison(board: Board) -> Iterator[Aim]:
    """NR86: the unit that holds Berlin is eliminated: it is there, or comes before the end."""
    for kind in board.content.units:
        comes = board.units[kind.id].place != OUT and kind.enters.turn <= last_turn(board)
        if kind.holds and (comes or board.on_map(kind.id)):
            yield Aim(SOVIET, Ending.GARRISON, "NR86", 0, (needs_unit_gone(board, kind.id),))
