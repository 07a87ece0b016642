"""S12, S20: mines on the edges between spaces."""

from kronika.domain.kernel import steps
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Part
from kronika.domain.kernel.steps import Ask, Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Action, ActionName, Mine, MineFace
from kronika.domain.undaunted.names import MINE_NAMES, against
from kronika.domain.undaunted.rules import dice
from kronika.domain.undaunted.rules.actor import Actor, act_rules
from kronika.domain.undaunted.rules.casualties import casualty
from kronika.domain.undaunted.rules.step import Decision, Frame, Play, Stop
from kronika.domain.undaunted.state import Board, Spent
from kronika.domain.undaunted.words import message

MOST = 4
"""S20: mines that one counter lays in a scenario."""

MINE_ATTACK = Action(ActionName.ATTACK, 1)
MINE_DEMOLISH = Action(ActionName.DEMOLISH, tanks=1)


class Lay(Decision, frozen=True, tag="lay"):
    """S20: one more mine, on the edge towards a space."""

    handles = ("space:{towards}", "button:{face}_mine")
    towards: str  #: The adjacent space on the other side of the edge.
    face: MineFace  #: What the mine is to go off under.

    def said(self, board: Board) -> Message:
        return message("decision-lay", mine=MINE_NAMES[self.face], towards=self.towards)


class Mining(Frame, frozen=True, tag="mining.v1"):
    """Mines are being laid: `left` more at most (S20)."""

    kind, answers, shows = "mine", (Lay, Stop), ("counter", "left")

    counter: str  #: The counter that lays mines.
    action: Action  #: The action by which it does.
    left: int  #: How many more mines it may lay, at most.

    def candidates(self, board: Board, ask: Ask) -> list[steps.Decision]:
        towards = edges(board, self.side, self.counter, board.counters[self.counter].space)
        return [*[Lay(to, face) for to in towards for face in MineFace], Stop()]

    def explain(self, board: Board, decision: Lay) -> Objection:
        space = board.counters[self.counter].space
        return refuse_lay(board, self.side, self.counter, space, decision.towards)

    def carry_out(self, play: Play, decision: Lay) -> None:
        lay(play.out, self.side, self.counter, decision.towards, decision.face)
        lay_on(play.out, self)

    def said(self, board: Board) -> Message:
        return message("half-done-mining", left=self.left)

    def half_done(self) -> ActionName:
        return self.action.name

    def declined(self, board: Board) -> Message:
        return message("decision-stop-laying")


def edge(one: str, other: str) -> tuple[str, str]:
    """The edge between two spaces."""
    return (one, other) if one < other else (other, one)


def goes_off(out: Emitter, chance: Chance, side: str, counter: str, to: str) -> bool:
    """S12: whether an enemy mine hits the counter as it is about to cross to a space. If so, the counter stays,
    its action ends, and the mine is gone."""
    board: Board = out.board
    tank = board.is_tank(counter)
    face = MineFace.ANTI_TANK if tank else MineFace.ANTI_PERSONNEL
    between = edge(board.counters[counter].space, to)
    mine = next((m for m in board.mines if m.between == between and m.side != side and m.face == face), None)
    if mine is None:
        return False
    parts = (Part("armour" if tank else "base", "S12", board.scene.kinds[counter].defence),)
    action = MINE_DEMOLISH if tank else MINE_ATTACK
    if not dice.roll(out, chance, "S12", mine.side, action, mine.by, counter, parts, 1):
        return False
    out.emit(e.MineRemoved(mine))
    end_action(out, counter)
    casualty(out, counter)
    return True


def end_action(out: Emitter, counter: str) -> None:
    """S12, S13: whatever the counter was doing ends at once."""
    while out.board.frames:
        frame = out.board.frames[-1]
        if not frame.moves or frame.counter != counter:
            return
        out.emit(e.FramePopped())


# --- S20 laying them


def edges(board: Board, side: str, counter: str, space: str) -> list[str]:
    """S20: the spaces towards which the counter may lay a mine."""
    if board.spent.get(counter, Spent()).mines >= MOST:
        return []
    taken = {mine.between for mine in board.mines if mine.side == side}
    return [to for to in board.scene.spaces[space].near if edge(space, to) not in taken]


def lay(out: Emitter, side: str, counter: str, towards: str, face: MineFace) -> None:
    out.emit(e.MineLaid(Mine(side, edge(out.board.counters[counter].space, towards), face, counter)))


def lay_on(out: Emitter, frame: Mining, *, fresh: bool = False) -> None:
    """After a mine was laid: leave the rest open if there is any."""
    left = frame.left - 1
    space = out.board.counters[frame.counter].space
    if left > 0 and edges(out.board, frame.side, frame.counter, space):
        rest = Mining(frame.side, frame.counter, frame.action, left)
        out.emit(e.FramePushed(rest) if fresh else e.FrameReplaced(rest))
    elif not fresh:
        out.emit(e.FramePopped())


def refuse_lay(board: Board, side: str, counter: str, space: str, towards: str) -> Objection:
    """Why no mine can be laid there."""
    if board.spent.get(counter, Spent()).mines >= MOST:
        return against("S20", message("not-more-mines", most=MOST))
    accepted = edges(board, side, counter, space)
    if towards not in board.scene.spaces[space].near:
        return against("S20", message("not-adjacent", towards=towards, space=space), accepted)
    return against(
        "S12",
        message("not-mine-twice", space=space, towards=towards),
        accepted,
    )


def _options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Mines(to, face) for to in edges(board, actor.side, actor.counter, actor.space) for face in MineFace]


def _perform(out: Emitter, chance: Chance, actor: Actor, act: d.Mines) -> None:
    lay(out, actor.side, actor.counter, act.towards, act.face)
    lay_on(out, Mining(actor.side, actor.counter, actor.action, actor.action.value), fresh=True)


def _explain(board: Board, actor: Actor, act: d.Mines) -> Objection:
    return refuse_lay(board, actor.side, actor.counter, actor.space, act.towards)


act_rules(d.Mines, _options, _perform, _explain)
