"""U13–U15, N3: move, scout, stalk, guide."""

from domain.kernel.chance import Chance
from domain.kernel.system import Emitter
from domain.kernel.words import Rejection
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.content import MORTAR, Action, ActionName, Face
from domain.undaunted.frames import Stepping
from domain.undaunted.names import against, counter_name
from domain.undaunted.rules.actor import ActionRules, Actor
from domain.undaunted.rules.fog import take_fog
from domain.undaunted.state import Board

_NEEDS_MARKER = frozenset({ActionName.MOVE, ActionName.GUIDE})


def steps(board: Board, side: str, action: ActionName, space: str) -> list[str]:
    """The adjacent spaces that a counter on `space` may enter by this action (U1, U13–U15); no enemy
    bars the way (U2)."""
    near = board.scene.spaces[space].near
    if action in _NEEDS_MARKER:
        markers = board.sides[side].markers
        return [to for to in near if to in markers]
    return list(near)


def step(out: Emitter, side: str, counter: str, action: ActionName, to: str) -> None:
    """One tile of a movement action, with what it does there."""
    out.emit(e.CounterMoved(counter, to))
    if out.board.scene.kinds[counter].unit == MORTAR and out.board.sides[side].target:
        out.emit(e.TargetRemoved(side))
    if action == ActionName.SCOUT and to not in out.board.sides[side].markers:
        out.emit(e.MarkerPlaced(side, to, Face.SCOUTED))
        take_fog(out, side)


def set_out(out: Emitter, side: str, counter: str, action: Action, to: str) -> None:
    """The first step of an action of up to X tiles, without which it is none (R4); where it may go on,
    that is left open."""
    step(out, side, counter, action.name, to)
    go_on(out, Stepping(side, counter, action, action.value), fresh=True)


def go_on(out: Emitter, frame: Stepping, *, fresh: bool = False) -> None:
    """After a step: leave the rest of the way open if there is any."""
    left = frame.left - 1
    space = out.board.counters[frame.counter].space
    if left > 0 and steps(out.board, frame.side, frame.action.name, space):
        rest = Stepping(frame.side, frame.counter, frame.action, left)
        out.emit(e.FramePushed(rest) if fresh else e.FrameReplaced(rest))
    elif not fresh:
        out.emit(e.FramePopped())


def refuse_step(board: Board, side: str, action: Action, counter: str, space: str, to: str) -> Rejection:
    """Why a counter on `space` may not enter `to` by this action."""
    rule = {ActionName.MOVE: "U13", ActionName.SCOUT: "U14", ActionName.STALK: "U15", ActionName.GUIDE: "N3"}[
        action.name
    ]
    accepted = steps(board, side, action.name, space)
    who = counter_name(board, counter)
    if to not in board.scene.spaces:
        return against("U1", f"There is no space {to} on this board.", f"Pole {to} na plánu není.", accepted)
    if to not in board.scene.spaces[space].near:
        return against(
            "U1",
            f"{to} is not adjacent to {space}, where {who.en} stand.",
            f"Pole {to} nesousedí s polem {space}, kde je jednotka {who.cs}.",
            accepted,
        )
    return against(
        rule,
        f"{who.en} cannot enter {to}: it holds no own control marker.",
        f"{who.cs}: na pole {to} nelze vstoupit, neleží tam vlastní žeton kontroly.",
        accepted,
    )


def _move_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Move(to) for to in steps(board, actor.side, ActionName.MOVE, actor.space)]


def _scout_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Scout(to) for to in steps(board, actor.side, ActionName.SCOUT, actor.space)]


def _stalk_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Stalk(to) for to in steps(board, actor.side, ActionName.STALK, actor.space)]


def _walk(out: Emitter, chance: Chance, actor: Actor, act: d.Move | d.Scout | d.Stalk) -> None:
    set_out(out, actor.side, actor.counter, actor.action, act.to)


def _explain_walk(board: Board, actor: Actor, act: d.Move | d.Scout | d.Stalk) -> Rejection:
    return refuse_step(board, actor.side, actor.action, actor.counter, actor.space, act.to)


def _guide_options(board: Board, actor: Actor) -> list[d.Act]:
    kinds = board.scene.kinds
    return [
        d.Guide(id, to)
        for id, counter in sorted(board.counters.items())
        if kinds[id].side == actor.side and not counter.suppressed
        for to in steps(board, actor.side, ActionName.GUIDE, counter.space)
    ]


def _guide(out: Emitter, chance: Chance, actor: Actor, act: d.Guide) -> None:
    set_out(out, actor.side, act.counter, actor.action, act.to)


def _explain_guide(board: Board, actor: Actor, act: d.Guide) -> Rejection:
    counter = board.counters.get(act.counter)
    who = counter_name(board, act.counter)
    movable = sorted({option.counter for option in _guide_options(board, actor) if isinstance(option, d.Guide)})
    if counter is None or board.scene.kinds[act.counter].side != actor.side:
        return against(
            "N3", f"{who.en} are no own counter on the board.", f"{who.cs} není vlastní jednotka na plánu.", movable
        )
    if counter.suppressed:
        return against(
            "N3",
            f"{who.en} are suppressed and cannot be guided.",
            f"{who.cs}: jednotku pod palbou nelze manévrem přemístit.",
            movable,
        )
    return refuse_step(board, actor.side, actor.action, act.counter, counter.space, act.to)


MOVE = ActionRules(_move_options, _walk, _explain_walk)
SCOUT = ActionRules(_scout_options, _walk, _explain_walk)
STALK = ActionRules(_stalk_options, _walk, _explain_walk)
GUIDE = ActionRules(_guide_options, _guide, _explain_guide)
