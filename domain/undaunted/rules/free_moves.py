"""A9, A17, A18: free moves of soldiers: boarding, dismounting, shifting."""

from msgspec.structs import replace

from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.names import against, counter_name, the_counter
from kronika.domain.undaunted.rules.step import Decision, Frame, Play
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board, holds_enemy
from kronika.domain.undaunted.words import message

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
