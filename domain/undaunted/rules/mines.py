"""S12, S13, S20: mines on the edges between spaces, and fire zones of machine gunners."""

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Action, ActionName, Mine, MineFace
from kronika.domain.undaunted.names import MINE_NAMES, against
from kronika.domain.undaunted.rules import combat
from kronika.domain.undaunted.rules.actor import Actor, act_rules, each
from kronika.domain.undaunted.rules.casualties import casualty
from kronika.domain.undaunted.rules.combat import strike
from kronika.domain.undaunted.rules.step import Continuing, Decision, Play
from kronika.domain.undaunted.state import Board, Spent
from kronika.domain.undaunted.words import message

MOST_MINES = 4
"""S20: mines that one counter lays in a scenario."""

MINE_ATTACK = Action(ActionName.ATTACK, 1)
MINE_DEMOLISH = Action(ActionName.DEMOLISH, tanks=1)


class Lay(Decision, frozen=True, tag="lay"):
    """S20: one more mine, on the edge towards a space."""

    handles = ("space:{towards}", "button:{face}_mine")
    towards: str  #: The adjacent space on the other side of the edge.
    face: MineFace  #: The units that set the mine off.

    def said(self, board: Board) -> Message:
        return message("decision-lay", mine=MINE_NAMES[self.face], towards=self.towards)


class Mining(Continuing, frozen=True, tag="mining.v1"):
    """Mines are being laid: `left` more at most (S20)."""

    kind, answers, shows = "mine", (Lay,), ("counter", "left")

    counter: str  #: The counter that lays mines.
    action: Action  #: The action by which it does.
    left: int  #: How many more mines it may lay, at most.

    def ways(self, board: Board) -> list[str]:
        return edges(board, self.side, self.counter, board.counters[self.counter].space)

    def options(self, board: Board) -> list[Decision]:
        return [Lay(to, face) for to in self.ways(board) for face in MineFace]

    def explain(self, board: Board, decision: Lay) -> Objection:
        space = board.counters[self.counter].space
        return refuse_lay(board, self.side, self.counter, space, decision.towards)

    def carry_out(self, play: Play, decision: Lay) -> None:
        lay(play, self, decision)

    def said(self, board: Board) -> Message:
        return message("half-done-mining", left=self.left)

    def declined(self, board: Board) -> Message:
        return message("decision-stop-laying")


def edge(one: str, other: str) -> tuple[str, str]:
    """The edge between two spaces."""
    return (one, other) if one < other else (other, one)


def goes_off(play: Play, side: str, counter: str, to: str) -> bool:
    """S12: whether an enemy mine hits the counter as it is about to cross to a space. If so, the counter stays,
    its action ends, and the mine is gone."""
    board = play.board
    tank = board.is_tank(counter)
    face = MineFace.ANTI_TANK if tank else MineFace.ANTI_PERSONNEL
    between = edge(board.counters[counter].space, to)
    mine = next((m for m in board.mines if m.between == between and m.side != side and m.face == face), None)
    if mine is None:
        return False
    parts = (Part("armour" if tank else "base", "S12", board.scene.kinds[counter].defence),)
    action = MINE_DEMOLISH if tank else MINE_ATTACK
    if not combat.roll(play, "S12", mine.side, action, mine.by, counter, parts, 1):
        return False
    play.emit(e.MineRemoved(mine))
    end_action(play, counter)
    casualty(play, counter)
    return True


def end_action(play: Play, counter: str) -> None:
    """S12, S13: ends the counter's unfinished action immediately."""
    while play.board.frames:
        frame = play.board.frames[-1]
        if not frame.moves or frame.counter != counter:
            return
        play.pop()


# --- S20 laying them


def edges(board: Board, side: str, counter: str, space: str) -> list[str]:
    """S20: the spaces towards which the counter may lay a mine."""
    if board.spent.get(counter, Spent()).mines >= MOST_MINES:
        return []
    taken = {mine.between for mine in board.mines if mine.side == side}
    return [to for to in board.scene.spaces[space].near if edge(space, to) not in taken]


def lay(play: Play, frame: Mining, mine: Lay | d.Mines, *, fresh: bool = False) -> None:
    """S20: a mine is laid; more may follow."""
    between = edge(play.board.counters[frame.counter].space, mine.towards)
    play.emit(e.MineLaid(Mine(frame.side, between, mine.face, frame.counter)))
    frame.follow(play, fresh=fresh)


def refuse_lay(board: Board, side: str, counter: str, space: str, towards: str) -> Objection:
    """Why no mine can be laid there."""
    if board.spent.get(counter, Spent()).mines >= MOST_MINES:
        return against("S20", "not-more-mines", most=MOST_MINES)
    accepted = edges(board, side, counter, space)
    if towards not in board.scene.spaces[space].near:
        return against("S20", "not-adjacent", accepted, towards=towards, space=space)
    return against("S12", "not-mine-twice", accepted, space=space, towards=towards)


def _mine_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Mines(to, face) for to in edges(board, actor.side, actor.counter, actor.space) for face in MineFace]


def _lay(play: Play, actor: Actor, act: d.Mines) -> None:
    lay(play, Mining(actor.side, actor.counter, actor.action, actor.action.value), act, fresh=True)


def _explain_mine(board: Board, actor: Actor, act: d.Mines) -> Objection:
    return refuse_lay(board, actor.side, actor.counter, actor.space, act.towards)


act_rules(d.Mines, _mine_options, _lay, _explain_mine)


# --- S13, S20: fire zones of machine gunners


ZONE_FIRE = Action(ActionName.SUPPRESS, 3)


def caught(play: Play, side: str, counter: str, space: str) -> bool:
    """S13: whether an enemy fire zone suppresses a counter that has moved onto a space, which ends its action. The
    zones on that space fire one after another until one succeeds."""
    board = play.board
    if board.is_tank(counter):
        return False
    owners = board.owners
    gunners = sorted(id for id, lies in board.fire_zones.items() if lies == space and owners[id] != side)
    for gunner in gunners:
        strike(play, owners[gunner], ZONE_FIRE, gunner, board.counters[gunner].space, counter)
        if play.board.counters[counter].suppressed:
            end_action(play, counter)
            return True
    return False


def _zone_spaces(board: Board, actor: Actor) -> list[str]:
    zone = board.fire_zones.get(actor.counter, "")
    return [space for space in board.scene.spaces if space != zone]


def _place_zone(play: Play, actor: Actor, act: d.FireZone) -> None:
    play.emit(e.FireZonePlaced(actor.counter, act.to))


def _explain_zone(board: Board, actor: Actor, act: d.FireZone) -> Objection:
    accepted = _zone_spaces(board, actor)
    if act.to not in board.scene.spaces:
        return against("U1", "not-a-space", accepted, to=act.to)
    return against("U12", "not-fire-zone-twice", accepted, to=act.to)


act_rules(d.FireZone, each(d.FireZone, _zone_spaces), _place_zone, _explain_zone)
