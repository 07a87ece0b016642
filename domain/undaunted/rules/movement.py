"""U13–U15, N3, S3, S11, S15, S22, A2, A11, A15, R27: move, scout, stalk, guide, drive, and the move of an assault."""

from typing import Final

from msgspec.structs import replace

from kronika.domain.kernel import steps as steps_
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.steps import Ask, Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import MORTAR, Action, ActionName, Face, Nature
from kronika.domain.undaunted.events import CounterEscaped
from kronika.domain.undaunted.names import ACTION_NAMES, against, counter_name
from kronika.domain.undaunted.rules.actor import Actor, act_rules
from kronika.domain.undaunted.rules.casualties import drop_fire_zone, remove_cards
from kronika.domain.undaunted.rules.fire_zones import caught
from kronika.domain.undaunted.rules.fog import take_fog
from kronika.domain.undaunted.rules.mines import goes_off
from kronika.domain.undaunted.rules.out_of_reach import is_named
from kronika.domain.undaunted.rules.performing import Assaulting
from kronika.domain.undaunted.rules.step import Decision, Frame, Play, Stop
from kronika.domain.undaunted.rules.variants import variant
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board, Counter
from kronika.domain.undaunted.words import message

_NEEDS_MARKER = frozenset({ActionName.MOVE, ActionName.GUIDE, ActionName.ASSAULT, ActionName.DRIVE})


class Step(Decision, frozen=True, tag="step"):
    """The counter on its way goes on to a space; off the board where none is named (A15)."""

    handles = ("space:{to}",)
    to: str  #: The id of the next space; it is adjacent.

    def said(self, board: Board) -> Message:
        if self.to == OFF:
            return message("decision-step-off")
        drives = any(
            isinstance(frame, Stepping) and frame.action.name == ActionName.DRIVE for frame in board.frames[-1:]
        )
        return message("decision-drive-on" if drives else "decision-step", to=self.to)


class Stepping(Frame, frozen=True, tag="stepping.v1"):
    """A counter on its way: `left` more tiles at most, each as by the action `how`."""

    kind, answers, shows, moves = "step", (Step, Stop), ("counter", "left"), True

    counter: str  #: The counter that is on its way.
    action: Action  #: The action by which it moves.
    left: int  #: How many more tiles it may go, at most.

    def is_open(self, board: Board) -> bool:
        """Whether the counter is still on the board and has somewhere to go."""
        return self.counter in board.counters and bool(self._ways(board))

    def candidates(self, board: Board, ask: Ask) -> list[steps_.Decision]:
        return [*map(Step, self._ways(board)), Stop()]

    def explain(self, board: Board, decision: Step) -> Objection:
        space = board.counters[self.counter].space
        return refuse_step(board, self.side, self.action, self.counter, space, decision.to)

    def carry_out(self, play: Play, decision: Step) -> None:
        if step(play.out, play.chance, self.side, self.counter, self.action.name, decision.to):
            go_on(play.out, self)

    def said(self, board: Board) -> Message:
        who, name = counter_name(board, self.counter), ACTION_NAMES[self.action.name]
        return message("half-done-stepping", who=who, name=name, left=self.left)

    def half_done(self) -> ActionName:
        return self.action.name

    def declined(self, board: Board) -> Message:
        return message("decision-stop-moving", who=counter_name(board, self.counter))

    def _ways(self, board: Board) -> list[str]:
        space = board.counters[self.counter].space
        return steps(board, self.side, self.action.name, self.counter, space)


def steps(board: Board, side: str, action: ActionName, counter: str, space: str) -> list[str]:
    """The spaces that a counter on `space` may enter by this action (U1, U13–U15, S11, S15, A2, R27), and whether
    it may leave the board there (A15); enemies never bar the way (U2)."""
    near = board.scene.spaces[space].near
    tank = board.is_tank(counter)
    if space in board.tunnels and not tank:
        near = (*near, *[to for to in board.tunnels if to != space and to not in near])
    if action in _NEEDS_MARKER:
        markers = board.sides[side].markers
        near = tuple([to for to in near if to in markers])
    if tank or action == ActionName.DRIVE:
        barred = obstacles(board)
        near = tuple([to for to in near if not board.tile(to).impassable and to not in barred])
    off = [OFF] if board.scene.spaces[space].escape and can_escape(board, side, counter) else []
    return [*near, *off]


def obstacles(board: Board) -> list[str]:
    """R27: the spaces that no vehicle enters as long as an obstacle stands there."""
    structures = board.scene.structures
    return [space for space in board.structures if not structures[space].value]


def step(out: Emitter, chance: Chance, side: str, counter: str, action: ActionName, to: str) -> bool:
    """A counter enters one tile by a movement action, or leaves the board, which ends the action (A15). Returns
    whether the action goes on: a counter that is stopped there does nothing there (R39)."""
    if to == OFF:
        escape(out, counter)
        return False
    if out.board.mines and goes_off(out, chance, side, counter, to):
        return False
    out.emit(e.CounterMoved(counter, to))
    if out.board.scene.kinds[counter].unit == MORTAR and out.board.sides[side].target:
        out.emit(e.TargetRemoved(side))
    drop_fire_zone(out, counter)
    if variant(out.board).moves_can_win:
        check(out)
    if out.board.winner or (out.board.fire_zones and caught(out, chance, side, counter, to)):
        return False
    if action == ActionName.SCOUT and to not in out.board.sides[side].markers:
        out.emit(e.MarkerPlaced(side, to, Face.SCOUTED))
        take_fog(out, side)
    return True


def set_out(out: Emitter, chance: Chance, side: str, counter: str, action: Action, to: str) -> None:
    """The first step of an action of up to X tiles, which takes at least one (R4); the rest of the way is left
    open if there is any."""
    if step(out, chance, side, counter, action.name, to):
        go_on(out, Stepping(side, counter, action, action.value), fresh=True)


def go_on(out: Emitter, frame: Stepping, *, fresh: bool = False) -> None:
    """After a step: leave the rest of the way open if there is any."""
    left = frame.left - 1
    space = out.board.counters[frame.counter].space
    if left > 0 and steps(out.board, frame.side, frame.action.name, frame.counter, space):
        rest = Stepping(frame.side, frame.counter, frame.action, left)
        out.emit(e.FramePushed(rest) if fresh else e.FrameReplaced(rest))
    elif not fresh:
        out.emit(e.FramePopped())


_RULES = {
    ActionName.MOVE: "U13",
    ActionName.SCOUT: "U14",
    ActionName.STALK: "U15",
    ActionName.GUIDE: "N3",
    ActionName.ASSAULT: "S22",
    ActionName.DRIVE: "A11",
}
"""The rule that says which spaces each movement action may enter."""


def refuse_step(board: Board, side: str, action: Action, counter: str, space: str, to: str) -> Objection:
    """Why a counter on `space` may not enter `to` by this action."""
    accepted = steps(board, side, action.name, counter, space)
    who = counter_name(board, counter)
    if to == OFF:
        return _refuse_escape(board, space, who, accepted)
    if to not in board.scene.spaces:
        return against("U1", message("not-a-space", to=to), accepted)
    if board.is_tank(counter) and board.tile(to).impassable:
        return against(
            "S11",
            message("not-impassable", who=who, to=to),
            accepted,
        )
    touching = to in board.scene.spaces[space].near
    if not touching and not (space in board.tunnels and to in board.tunnels):
        return against(
            "U1",
            message("not-adjacent-to-counter", to=to, space=space, who=who),
            accepted,
        )
    if not touching and board.is_tank(counter):
        return against(
            "S15",
            message("not-tank-in-tunnel", who=who, space=space, to=to),
            accepted,
        )
    if action.name == ActionName.DRIVE and board.tile(to).impassable:
        return against(
            "A2",
            message("not-impassable", who=who, to=to),
            accepted,
        )
    if action.name == ActionName.DRIVE and to in obstacles(board):
        return against(
            "R27",
            message("not-over-obstacle", who=who, to=to),
            accepted,
        )
    return against(
        _RULES[action.name],
        message("not-driven-there" if action.name == ActionName.DRIVE else "not-entered", who=who, to=to),
        accepted,
    )


def _refuse_escape(board: Board, space: str, who: Called, accepted: list[str]) -> Objection:
    """Why a counter may not leave the board (A15)."""
    if not board.scene.spaces[space].escape:
        return against("A15", message("not-without-escape-marker", space=space), accepted)
    return against(
        "A15",
        message("not-by-escape-marker", who=who),
        accepted,
    )


def _move_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Move(to) for to in steps(board, actor.side, ActionName.MOVE, actor.counter, actor.space)]


def _scout_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Scout(to) for to in steps(board, actor.side, ActionName.SCOUT, actor.counter, actor.space)]


def _stalk_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Stalk(to) for to in steps(board, actor.side, ActionName.STALK, actor.counter, actor.space)]


def _walk(out: Emitter, chance: Chance, actor: Actor, act: d.Move | d.Scout | d.Stalk) -> None:
    set_out(out, chance, actor.side, actor.counter, actor.action, act.to)


def _explain_walk(board: Board, actor: Actor, act: d.Move | d.Scout | d.Stalk) -> Objection:
    return refuse_step(board, actor.side, actor.action, actor.counter, actor.space, act.to)


# --- A11 drive


def _drive_options(board: Board, actor: Actor) -> list[d.Act]:
    vehicle = board.counters[actor.counter].vehicle
    return [d.Drive(to) for to in steps(board, actor.side, ActionName.DRIVE, vehicle, actor.space)]


def _drive(out: Emitter, chance: Chance, actor: Actor, act: d.Drive) -> None:
    """A11: the vehicle moves and its crew with it."""
    set_out(out, chance, actor.side, out.board.counters[actor.counter].vehicle, actor.action, act.to)


def _explain_drive(board: Board, actor: Actor, act: d.Drive) -> Objection:
    return refuse_step(board, actor.side, actor.action, board.counters[actor.counter].vehicle, actor.space, act.to)


# --- N3, S3 guide


def guidable(board: Board, side: str, action: Action) -> list[str]:
    """N3, S3: the own counters that another card may move."""
    kinds, owners = board.scene.kinds, board.owners
    return [
        id
        for id, counter in sorted(board.counters.items())
        if owners[id] == side and (kind := kinds[id]).nature != Nature.GUN
        if not counter.suppressed and not counter.routed
        if not action.squads or set(action.squads) & set(kind.squads)
    ]


def _with_it_on(board: Board, actor: Actor) -> Board:
    """U25: the board as it will be once the card's own counter has come on."""
    if not actor.counter or actor.counter in board.counters:
        return board
    return replace(board, counters={**board.counters, actor.counter: Counter(actor.space)})


def _guide_options(board: Board, actor: Actor) -> list[d.Act]:
    board = _with_it_on(board, actor)
    return [
        d.Guide(id, to)
        for id in guidable(board, actor.side, actor.action)
        for to in steps(board, actor.side, ActionName.GUIDE, id, board.counters[id].space)
    ]


def _guide(out: Emitter, chance: Chance, actor: Actor, act: d.Guide) -> None:
    set_out(out, chance, actor.side, act.counter, actor.action, act.to)


def _explain_guide(board: Board, actor: Actor, act: d.Guide) -> Objection:
    board = _with_it_on(board, actor)
    counter = board.counters.get(act.counter)
    who = counter_name(board, act.counter)
    movable = guidable(board, actor.side, actor.action)
    rule = variant(board).guide.value
    if counter is None or board.owners[act.counter] != actor.side:
        return against(
            rule,
            message("not-own-counter", who=who),
            movable,
        )
    if act.counter in movable:
        return refuse_step(board, actor.side, actor.action, act.counter, counter.space, act.to)
    if counter.suppressed or counter.routed:
        return against(
            rule,
            message("not-guided-suppressed" if counter.suppressed else "not-guided-routed", who=who),
            movable,
        )
    return against(
        rule,
        message("not-guided-by-card", who=who),
        movable,
    )


# --- S22 assault


def _assault_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Assault(to) for to in steps(board, actor.side, ActionName.ASSAULT, actor.counter, actor.space)]


def _assault(out: Emitter, chance: Chance, actor: Actor, act: d.Assault) -> None:
    out.emit(e.FramePushed(Assaulting(actor.side, actor.counter, actor.card.id, actor.plain)))
    step(out, chance, actor.side, actor.counter, ActionName.ASSAULT, act.to)


def _explain_assault(board: Board, actor: Actor, act: d.Assault) -> Objection:
    return refuse_step(board, actor.side, actor.action, actor.counter, actor.space, act.to)


act_rules(d.Move, _move_options, _walk, _explain_walk)
act_rules(d.Scout, _scout_options, _walk, _explain_walk)
act_rules(d.Stalk, _stalk_options, _walk, _explain_walk)
act_rules(d.Guide, _guide_options, _guide, _explain_guide)
act_rules(d.Drive, _drive_options, _drive, _explain_drive)
act_rules(d.Assault, _assault_options, _assault, _explain_assault)


# --- A15, R28: leaving the board by an escape marker


OFF: Final = ""
"""Where a step off the board leads to."""


def can_escape(board: Board, side: str, counter: str) -> bool:
    """A15, R28: whether a soldier or a vehicle may leave: it is named, or all who sit in it are."""
    if is_named(board, side, counter):
        return True
    crew = board.crew(counter).values() if board.is_vehicle(counter) else ()
    return bool(crew) and all(is_named(board, side, soldier) for soldier in crew)


def escape(out: Emitter, counter: str) -> None:
    """A15, R28: a soldier leaves the board with all his cards, a vehicle with all who sit in it."""
    crew = list(out.board.crew(counter).values()) if out.board.is_vehicle(counter) else []
    for gone in (*crew, counter):
        out.emit(CounterEscaped(gone))
        remove_cards(out, gone)
    check(out)
