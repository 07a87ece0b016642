"""A6, R24–R26: navigate and recon flight, which scout tiles from afar."""

from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.names import ACTION_NAMES, against
from kronika.domain.undaunted.rules.actor import Actor, act_rules, each
from kronika.domain.undaunted.rules.cards import scout
from kronika.domain.undaunted.rules.step import Decision, Frame, Play
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message, row


class NextSpace(Decision, frozen=True, tag="next_space"):
    """A6: one more space for `navigate` or `recon_flight`."""

    handles = ("space:{to}",)
    to: str  #: The space.

    def said(self, board: Board) -> Message:
        return message("decision-next-space", to=self.to)


class Surveying(Frame, frozen=True, tag="surveying.v1"):
    """Spaces are being chosen for `navigate` or `recon_flight`: `left` more at most (A6, R24)."""

    kind, answers, stops, shows = "tile", (NextSpace,), True, ("counter", "left")

    action: Action  #: The action.
    left: int  #: How many more spaces at most.
    counter: str = ""  #: The vehicle that navigates; none: a flight.
    chosen: tuple[str, ...] = ()  #: The spaces chosen so far.
    placed: bool = False  #: Whether a marker has been placed, so that one may stop.

    def is_open(self, board: Board) -> bool:
        return len(tiles(board, self)) + self.placed > 1

    def proceed(self, play: Play) -> None:
        self._survey(play, tiles(play.board, self)[0])

    def options(self, board: Board) -> list[NextSpace]:
        return [*map(NextSpace, tiles(board, self))]

    def may_stop(self, board: Board) -> bool:
        """R24: a player can stop only after a marker was placed."""
        return self.placed

    def explain(self, board: Board, decision: Decision) -> Objection:
        if isinstance(decision, NextSpace):
            return refuse_tile(board, self, decision.to)
        return against("R24", "not-before-a-marker", tiles(board, self))

    def carry_out(self, play: Play, decision: NextSpace) -> None:
        self._survey(play, decision.to)

    def said(self, board: Board) -> Message:
        return message("half-done-surveying", name=ACTION_NAMES[self.action.name], left=self.left)

    def half_done(self) -> ActionName:
        return self.action.name

    def declined(self, board: Board) -> Message:
        return message("decision-stop-surveying", action=ACTION_NAMES[self.action.name])

    def _survey(self, play: Play, to: str) -> None:
        rest = survey(play, self, to)
        if tiles(play.board, rest):
            play.replace(rest)
        else:
            play.pop()


def begun(board: Board, actor: Actor) -> Surveying:
    """The action before any tile is chosen."""
    navigates = actor.action.name == ActionName.NAVIGATE
    vehicle = board.counters[actor.counter].vehicle if navigates else ""
    return Surveying(actor.side, actor.action, actor.action.value, vehicle)


def tiles(board: Board, frame: Surveying) -> list[str]:
    """A6, R24: the tiles that may be chosen next: for a flight those without an own marker; to navigate those that
    continue the chain and from which a marker can still be placed."""
    if not frame.left:
        return []
    markers, spaces = board.sides[frame.side].markers, board.scene.spaces
    if not frame.counter:
        return [space for space in spaces if space not in markers]
    ends = frame.chosen or (board.counters[frame.counter].space,)
    near = {to for end in ends for to in spaces[end].near} - {*frame.chosen}
    return [space for space in spaces if space in near and _leads_on(board, frame, space)]


def _leads_on(board: Board, frame: Surveying, space: str) -> bool:
    """R24: whether the tile, or one that can still be chosen from it, has no own marker."""
    markers, spaces = board.sides[frame.side].markers, board.scene.spaces
    reached, edge = {*frame.chosen, space}, [space]
    for _ in range(frame.left):
        if any(here not in markers for here in edge):
            return True
        edge = [to for to in dict.fromkeys(to for here in edge for to in spaces[here].near) if to not in reached]
        reached.update(edge)
    return False


def survey(play: Play, frame: Surveying, to: str) -> Surveying:
    """A6, U14: applies the choice of a tile. A tile without an own marker gets one, however many there are already
    (R25), and costs a fog of war. Returns the unfinished step after that."""
    placed = scout(play, frame.side, to)
    chosen = (*frame.chosen, to)
    return Surveying(frame.side, frame.action, frame.left - 1, frame.counter, chosen, frame.placed or placed)


def _tiles(board: Board, actor: Actor) -> list[str]:
    return tiles(board, begun(board, actor))


def _perform(play: Play, actor: Actor, act: d.Navigate | d.ReconFlight) -> None:
    rest = survey(play, begun(play.board, actor), act.to)
    if tiles(play.board, rest):
        play.push(rest)


def _explain(board: Board, actor: Actor, act: d.Navigate | d.ReconFlight) -> Objection:
    return refuse_tile(board, begun(board, actor), act.to)


def refuse_tile(board: Board, frame: Surveying, to: str) -> Objection:
    """Why this tile may not be chosen."""
    accepted = tiles(board, frame)
    if to not in board.scene.spaces:
        return against("U1", "not-a-space", accepted, to=to)
    if to in frame.chosen:
        return against("R24", "not-chosen-twice", accepted, to=to)
    ends = frame.chosen or ((board.counters[frame.counter].space,) if frame.counter else ())
    if frame.counter and not any(to in board.scene.spaces[end].near for end in ends):
        return against("A6", "not-adjacent-to-chosen", accepted, to=to, ends=row("row-nor", ends))
    return against("R24", "not-without-marker-to-place", accepted, to=to)


for _surveyed in (d.Navigate, d.ReconFlight):
    act_rules(_surveyed, each(_surveyed, _tiles), _perform, _explain)
