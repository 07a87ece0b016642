"""S6, S19: the attacker moves a counter that was hit."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.frames import Displacing
from kronika.domain.undaunted.names import against, counter_name
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, judged, top
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def displacements(board: Board, frame: Displacing) -> list[str]:
    """S6: the adjacent spaces with the owner's marker; no tunnels; a tank only where it can stand."""
    counter = frame.counter
    space = board.counters[counter].space
    markers = board.sides[board.owners[counter]].markers
    tank = board.is_tank(counter)
    return [to for to in board.scene.spaces[space].near if to in markers and not (tank and board.tile(to).impassable)]


def _options(board: Board, frame: Displacing) -> list[d.Decision]:
    return [*[d.Displace(to) for to in displacements(board, frame)], d.Stop()]


def displace(out: Emitter, chance: Chance, frame: Displacing, decision: d.Displace) -> None:
    """S6: neither mines (S12) nor fire zones (S13) are triggered; a suppressed counter turns ready. Its own
    fire zone went when it was hit."""
    out.emit(e.FramePopped())
    out.emit(e.CounterMoved(frame.counter, decision.to))
    if out.board.counters[frame.counter].suppressed:
        out.emit(e.CounterReadied(frame.counter))
    check(out)


def _can_be_moved(board: Board, frame: Displacing) -> bool:
    return bool(displacements(board, frame))


def _explain(board: Board, frame: Displacing, decision: d.Displace) -> Rejection:
    who, to = counter_name(board, frame.counter), decision.to
    return against(
        "S6",
        message("not-displaced-there", who=who, to=to),
        displacements(board, frame),
    )


def _say(board: Board, frame: Displacing) -> Message:
    who = counter_name(board, frame.counter)
    return message("half-done-displacing", who=who)


def _say_displace(board: Board, decision: d.Displace) -> Message:
    return message("decision-displace", to=decision.to)


def _say_stop(board: Board, decision: d.Stop) -> Message:
    counter = top(board, Displacing).counter
    who, space = counter_name(board, counter), board.counters[counter].space
    return message("decision-leave-there", who=who, space=space)


DISPLACING = FrameKind[Displacing](
    say=_say,
    shows=("counter",),
    question=Question(
        kind="displace",
        asks=message("prompt-displace"),
        answers={d.Displace: Answer(_say_displace), d.Stop: Answer(_say_stop)},
        options=_options,
        decide=judged(_options, displace, _explain),
    ),
    is_open=_can_be_moved,
)
