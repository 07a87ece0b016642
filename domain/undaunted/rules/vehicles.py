"""A6, A9, A17, A18, R24–R26: free moves of soldiers, who board, leave and shift; navigate and recon flight, which scout
tiles from afar."""

from msgspec.structs import replace

from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.names import ACTION_NAMES, against, counter_name, the_counter
from kronika.domain.undaunted.rules.actor import Actor, act_rules, each
from kronika.domain.undaunted.rules.cards import scout
from kronika.domain.undaunted.rules.step import Decision, Frame, Play
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board, holds_enemy
from kronika.domain.undaunted.words import message, row

Place = tuple[str, int]
"""A vehicle and one of its seats; on foot an empty name and 0."""

FOOT: Place = ("", 0)


def free_moves(board: Board, side: str, counter: str) -> list[Place]:
    """A9, A18: returns the free moves of a soldier: board a vehicle on his tile that holds no enemy, shift to a free
    seat, dismount. A suppressed soldier has no free moves."""
    soldier = board.counters.get(counter)
    if soldier is None or soldier.suppressed:
        return []
    if soldier.vehicle:
        return [FOOT, *_vacant(board, soldier.vehicle)]
    here = [id for id in board.damage if board.counters[id].space == soldier.space]
    return [place for id in sorted(here) if not holds_enemy(board, side, id) for place in _vacant(board, id)]


def _vacant(board: Board, vehicle: str) -> list[Place]:
    taken = board.crew(vehicle)
    return [(vehicle, at) for at in range(1, len(board.chassis(vehicle).seats) + 1) if at not in taken]


def with_him_at(board: Board, side: str, counter: str, place: Place) -> Board:
    """A17: the board as it will be once the soldier has made a free move; a vehicle that he boards is his side's."""
    vehicle, seat = place
    soldier = replace(board.counters[counter], vehicle=vehicle, seat=seat)
    owners = {**board.owners, vehicle: side} if vehicle else board.owners
    return replace(board, counters={**board.counters, counter: soldier}, owners=owners)


def move_freely(play: Play, side: str, counter: str, place: Place) -> None:
    """A9, A18: the soldier boards, shifts or dismounts; an enemy vehicle that he boards is captured."""
    vehicle, seat = place
    if not vehicle:
        play.emit(e.SeatLeft(counter))
        return
    captures = play.board.owners[vehicle] != side
    if captures:
        play.emit(e.VehicleCaptured(vehicle, side))
    play.emit(e.SeatTaken(counter, vehicle, seat))
    if captures:
        check(play)


def refuse_move(board: Board, side: str, counter: str, place: Place) -> Objection:
    """Why a soldier may not make this free move."""
    accepted = [said(board, move) for move in free_moves(board, side, counter)]
    who, (vehicle, seat) = the_counter(board, counter), place
    soldier = board.counters.get(counter)
    if soldier is None:
        return against("A9", "not-on-the-board", accepted, who=who)
    if not vehicle:
        return against("A9", "not-in-a-vehicle", accepted, who=who)
    if vehicle not in board.damage:
        return against("A9", "not-vehicle-there", accepted, vehicle=vehicle)
    car = the_counter(board, vehicle)
    if soldier.vehicle and soldier.vehicle != vehicle:
        return against("A9", "not-in-another-vehicle-boarding", accepted, who=who)
    if board.counters[vehicle].space != soldier.space:
        return against("A9", "not-on-tile-of-vehicle", accepted, car=car, space=board.counters[vehicle].space, who=who)
    if holds_enemy(board, side, vehicle):
        return against("A18", "not-with-enemy-inside", accepted, car=car)
    if not 1 <= seat <= len(board.chassis(vehicle).seats):
        return against("A9", "not-a-seat", accepted, car=car, seat=seat)
    return against("A9", "not-taken-seat", accepted, seat=seat, car=car)


def said(board: Board, place: Place) -> str:
    """A free move as what is accepted names it."""
    vehicle, seat = place
    return f"{vehicle} {seat}" if vehicle else "dismount"


def place_handle(place: Place) -> str:
    """A9: what leads to a free move: a seat, or the button to dismount."""
    vehicle, seat = place
    return f"place:{vehicle}/{seat}" if vehicle else "button:dismount"


def describe_free_move(board: Board, vehicle: str, seat: int) -> Message:
    """A free move in words."""
    if not vehicle:
        return message("free-move-off")
    return message("free-move-to", seat=seat, car=counter_name(board, vehicle))


# --- A9, A17: a free move after an action


class FreeMove(Decision, frozen=True, tag="free_move"):
    """A9, A17: after his action the soldier boards a seat, shifts to one, or dismounts where no vehicle is named."""

    vehicle: str  #: The vehicle whose seat he takes; empty: he dismounts.
    seat: int  #: The seat, counted from 1; 0: he dismounts.

    def pointed(self, board: Board) -> tuple[str, ...]:
        return (place_handle((self.vehicle, self.seat)),)

    def said(self, board: Board) -> Message:
        return message("decision-free-move", move=describe_free_move(board, self.vehicle, self.seat))


class Freeing(Frame, frozen=True, tag="freeing.v1"):
    """A soldier may make a free move when all of his action is done (A17)."""

    kind, answers, stops, shows = "free", (FreeMove,), True, ("counter",)

    counter: str  #: The soldier.

    def is_open(self, board: Board) -> bool:
        return bool(free_moves(board, self.side, self.counter))

    def options(self, board: Board) -> list[FreeMove]:
        return [FreeMove(*place) for place in free_moves(board, self.side, self.counter)]

    def explain(self, board: Board, decision: FreeMove) -> Objection:
        return refuse_move(board, self.side, self.counter, (decision.vehicle, decision.seat))

    def carry_out(self, play: Play, decision: FreeMove) -> None:
        play.pop()
        move_freely(play, self.side, self.counter, (decision.vehicle, decision.seat))

    def said(self, board: Board) -> Message:
        return message("half-done-freeing", who=the_counter(board, self.counter))

    def declined(self, board: Board) -> Message:
        return message("decision-no-free-move", who=counter_name(board, self.counter))


# --- A6, R24–R26: navigate and recon flight


class NextSpace(Decision, frozen=True, tag="next_space"):
    """A6: one more space for `navigate` or `recon_flight`."""

    handles = ("space:{to}",)
    to: str  #: The space.


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
