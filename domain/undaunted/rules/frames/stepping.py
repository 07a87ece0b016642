"""U13–U15, N3, S22, A11, A15: a counter on its way."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.frames import Stepping
from kronika.domain.undaunted.names import ACTION_NAMES, counter_name
from kronika.domain.undaunted.rules import movement
from kronika.domain.undaunted.rules.escaping import OFF
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, judged, top
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def _ways(board: Board, frame: Stepping) -> list[str]:
    space = board.counters[frame.counter].space
    return movement.steps(board, frame.side, frame.action.name, frame.counter, space)


def _can_step(board: Board, frame: Stepping) -> bool:
    """Whether the counter is still on the board and has somewhere to go."""
    return frame.counter in board.counters and bool(_ways(board, frame))


def _options(board: Board, frame: Stepping) -> list[d.Decision]:
    return [*[d.Step(to) for to in _ways(board, frame)], d.Stop()]


def _step(out: Emitter, chance: Chance, frame: Stepping, decision: d.Step) -> None:
    if movement.step(out, chance, frame.side, frame.counter, frame.action.name, decision.to):
        movement.go_on(out, frame)


def _explain(board: Board, frame: Stepping, decision: d.Step) -> Rejection:
    space = board.counters[frame.counter].space
    return movement.refuse_step(board, frame.side, frame.action, frame.counter, space, decision.to)


def _say(board: Board, frame: Stepping) -> Message:
    who, name = counter_name(board, frame.counter), ACTION_NAMES[frame.action.name]
    return message("half-done-stepping", who=who, name=name, left=frame.left)


def _say_step(board: Board, decision: d.Step) -> Message:
    if decision.to == OFF:
        return message("decision-step-off")
    drives = any(isinstance(frame, Stepping) and frame.action.name == ActionName.DRIVE for frame in board.frames[-1:])
    return message("decision-drive-on" if drives else "decision-step", to=decision.to)


def _say_stop(board: Board, decision: d.Stop) -> Message:
    return message("decision-stop-moving", who=counter_name(board, top(board, Stepping).counter))


STEPPING = FrameKind[Stepping](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("counter", "left"),
    question=Question(
        kind="step",
        asks=message("prompt-step"),
        answers={d.Step: Answer(_say_step), d.Stop: Answer(_say_stop)},
        options=_options,
        decide=judged(_options, _step, _explain),
    ),
    is_open=_can_step,
)
