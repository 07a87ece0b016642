"""The steps of a game, and the refusals of decisions."""

from functools import cache
from typing import Any

from kronika.domain.kernel import steps
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Ask, Engine, Objection, Stack
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Reason, Rejection
from kronika.domain.undaunted.events import FramePopped, FramePushed, FrameReplaced
from kronika.domain.undaunted.rules import inspiring, mines, movement, shots, support, vehicles
from kronika.domain.undaunted.rules.playing import Picking, Turn, ask_for_initiative, refuse_withdrawal, start_round
from kronika.domain.undaunted.rules.step import Decision, Frame
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message, row

ACTIONS = (inspiring, mines, movement, shots, support, vehicles)
"""The modules that define what a card can be played for."""


@cache
def _of_turn(kind: str, side: str) -> tuple[Frame, ...]:
    """The step that no board stores, which asks a side in its turn or for its pick."""
    return tuple(step(side) for step in (Turn, Picking) if step.kind == kind)


def _steps(board: Board, ask: Ask) -> tuple[Frame, ...]:
    return _of_turn(ask.kind, ask.seat) or board.frames[-1:]


def _current(board: Board) -> Frame | None:
    if board.winner or not board.active:
        return None
    return board.frames[-1] if board.frames else _of_turn(Turn.kind, board.active)[0]


def against_the_rules(objection: Objection) -> Rejection:
    """Returns the refusal of a decision by a rule of the game."""
    return Rejection(Reason.AGAINST_THE_RULES, objection.rule, objection.said, objection.accepted)


def _refuse(
    board: Board,
    ask: Ask,
    decision: steps.Decision,
    objection: Objection | None,
    accepted: tuple[steps.Decision, ...],
) -> Rejection:
    """Refuses a decision. If its kind does not answer the prompt, the refusal lists the kinds that would now."""
    if objection is not None:
        return against_the_rules(objection)
    open_ = {type(option) for option in accepted}
    [step] = _steps(board, ask)
    tags = tuple(str(kind.__struct_config__.tag) for kind in step.kinds if kind in open_)
    return Rejection(
        Reason.MALFORMED,
        "",
        message("not-an-answer", tags=row("row-or", tags), tag=str(decision.__struct_config__.tag)),
        tags,
        field="decision",
    )


def _replaced(step: Any, depth: int) -> FrameReplaced[Frame]:
    return FrameReplaced(step)


ENGINE = Engine(steps=_steps, refuse=_refuse, current=_current, stack=Stack(FramePushed, _replaced, FramePopped))


def start(out: Emitter, chance: Chance) -> None:
    """U4: the first round; or the round that an inherited position is in."""
    play = ENGINE.play(out, chance)
    if not play.board.round:
        start_round(play)
    elif not play.board.active:
        ask_for_initiative(play)
    ENGINE.run(play)


def resolve(out: Emitter, chance: Chance) -> None:
    """R40: the results that are being resolved are carried out, and nobody is asked about them. R42: while there are
    such results, none is taken back by consent."""
    play = ENGINE.play(out, chance)
    while not play.board.winner and any(frame.is_result for frame in play.board.frames):
        play.board.frames[-1].resolve(play)


def may_resign(board: Board, side: str) -> Rejection | None:
    """R41: a side may resign where it may withdraw (S25)."""
    objection = refuse_withdrawal(board, side)
    return against_the_rules(objection) if objection is not None else None


def odds_of(board: Board, decision: Decision) -> Odds | None:
    """Returns the odds of an attack (U20); None for decisions that roll no dice against one target."""
    return decision.odds(board)
