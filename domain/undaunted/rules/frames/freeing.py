"""A9, A17: a free move after an action."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.events import FramePopped
from kronika.domain.undaunted.frames import Freeing
from kronika.domain.undaunted.names import counter_name
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.free_moves import free_moves, move_freely, refuse_move
from kronika.domain.undaunted.rules.question import Answer, Question, judged, top
from kronika.domain.undaunted.say_acts import say_free_move
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


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
    who = counter_name(board, frame.counter)
    return message("half-done-freeing", who=who)


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
