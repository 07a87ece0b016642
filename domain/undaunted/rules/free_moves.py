"""A9, A17, A18: free moves of soldiers: boarding, dismounting, shifting."""

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.events import FramePopped
from kronika.domain.undaunted.frames import Freeing
from kronika.domain.undaunted.names import against, counter_name
from kronika.domain.undaunted.rules.question import Answer, FrameKind, Question, judged, top
from kronika.domain.undaunted.rules.seats import holds_enemy
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.say_acts import say_free_move
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

Place = tuple[str, int]
"""A vehicle and one of its seats; on foot an empty name and 0."""

FOOT: Place = ("", 0)


def free_moves(board: Board, side: str, counter: str) -> list[Place]:
    """A9, A18: what a soldier may do for free: board a vehicle on his tile that holds no enemy, shift to a free
    seat, dismount. A suppressed one nothing."""
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


def move_freely(out: Emitter, side: str, counter: str, place: Place) -> None:
    """A9, A18: the soldier boards, shifts or dismounts; an enemy vehicle that he boards is captured."""
    vehicle, seat = place
    if not vehicle:
        out.emit(e.SeatLeft(counter))
        return
    captures = out.board.owners[vehicle] != side
    if captures:
        out.emit(e.VehicleCaptured(vehicle, side))
    out.emit(e.SeatTaken(counter, vehicle, seat))
    if captures:
        check(out)


def refuse_move(board: Board, side: str, counter: str, place: Place) -> Rejection:
    """Why a soldier may not make this free move."""
    accepted = [said(board, move) for move in free_moves(board, side, counter)]
    who, (vehicle, seat) = counter_name(board, counter), place
    soldier = board.counters.get(counter)
    if soldier is None:
        return against("A9", message("not-on-the-board", who=who), accepted)
    if not vehicle:
        return against("A9", message("not-in-a-vehicle", who=who), accepted)
    if vehicle not in board.damage:
        return against("A9", message("not-vehicle-there", vehicle=vehicle), accepted)
    car = counter_name(board, vehicle)
    if soldier.vehicle and soldier.vehicle != vehicle:
        return against(
            "A9",
            message("not-in-another-vehicle-boarding", who=who),
            accepted,
        )
    if board.counters[vehicle].space != soldier.space:
        return against(
            "A9",
            message("not-on-tile-of-vehicle", car=car, space=board.counters[vehicle].space, who=who),
            accepted,
        )
    if holds_enemy(board, side, vehicle):
        return against("A18", message("not-with-enemy-inside", car=car), accepted)
    if not 1 <= seat <= len(board.chassis(vehicle).seats):
        return against("A9", message("not-a-seat", car=car, seat=seat), accepted)
    return against("A9", message("not-taken-seat", seat=seat, car=car), accepted)


def said(board: Board, place: Place) -> str:
    """A free move as what is accepted names it."""
    vehicle, seat = place
    return f"{vehicle} {seat}" if vehicle else "dismount"


# --- A9, A17: a free move after an action


def _options(board: Board, frame: Freeing) -> list[d.Decision]:
    return [*[d.FreeMove(*place) for place in free_moves(board, frame.side, frame.counter)], d.Stop()]


def _move(out: Emitter, chance: Chance, frame: Freeing, decision: d.FreeMove) -> None:
    out.emit(FramePopped())
    move_freely(out, frame.side, frame.counter, (decision.vehicle, decision.seat))


def _is_open(board: Board, frame: Freeing) -> bool:
    return bool(free_moves(board, frame.side, frame.counter))


def _explain(board: Board, frame: Freeing, decision: d.FreeMove) -> Rejection:
    return refuse_move(board, frame.side, frame.counter, (decision.vehicle, decision.seat))


def _say(board: Board, frame: Freeing) -> Message:
    return message("half-done-freeing", who=counter_name(board, frame.counter))


def _say_move(board: Board, decision: d.FreeMove) -> Message:
    return message("decision-free-move", move=say_free_move(board, decision.vehicle, decision.seat))


def _say_stop(board: Board, decision: d.Stop) -> Message:
    return message("decision-no-free-move", who=counter_name(board, top(board, Freeing).counter))


FREEING = FrameKind[Freeing](
    say=_say,
    shows=("counter",),
    question=Question(
        kind="free",
        asks=message("prompt-free"),
        answers={d.FreeMove: Answer(_say_move), d.Stop: Answer(_say_stop)},
        options=_options,
        decide=judged(_options, _move, _explain),
    ),
    is_open=_is_open,
)
