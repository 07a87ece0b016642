"""A6, R24: further tiles of navigate and recon flight."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.frames import Surveying
from kronika.domain.undaunted.names import ACTION_NAMES, against
from kronika.domain.undaunted.rules import surveys
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, judged, top
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def _options(board: Board, frame: Surveying) -> list[d.Decision]:
    """R24: one may stop only after a marker was placed."""
    further: list[d.Decision] = [d.NextSpace(to) for to in surveys.tiles(board, frame)]
    return [*further, d.Stop()] if frame.placed else further


def _survey_on(out: Emitter, frame: Surveying, to: str) -> None:
    rest = surveys.survey(out, frame, to)
    out.emit(e.FrameReplaced(rest) if surveys.tiles(out.board, rest) else e.FramePopped())


def _survey(out: Emitter, chance: Chance, frame: Surveying, decision: d.NextSpace) -> None:
    _survey_on(out, frame, decision.to)


def _has_choice(board: Board, frame: Surveying) -> bool:
    return len(_options(board, frame)) > 1


def _survey_the_only(out: Emitter, chance: Chance, frame: Surveying) -> None:
    _survey_on(out, frame, surveys.tiles(out.board, frame)[0])


def _explain(board: Board, frame: Surveying, decision: d.NextSpace | d.Stop) -> Rejection:
    if isinstance(decision, d.NextSpace):
        return surveys.refuse_tile(board, frame, decision.to)
    return against(
        "R24",
        message("not-before-a-marker"),
        surveys.tiles(board, frame),
    )


def _say(board: Board, frame: Surveying) -> Message:
    name = ACTION_NAMES[frame.action.name]
    return message("half-done-surveying", name=name, left=frame.left)


def _say_next(board: Board, decision: d.NextSpace) -> Message:
    return message("decision-next-space", to=decision.to)


def _say_stop(board: Board, decision: d.Stop) -> Message:
    return message("decision-stop-surveying", action=ACTION_NAMES[top(board, Surveying).action.name])


SURVEYING = FrameKind[Surveying](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("counter", "left"),
    question=Question(
        kind="tile",
        asks=message("prompt-tile"),
        answers={d.NextSpace: Answer(_say_next), d.Stop: Answer(_say_stop)},
        options=_options,
        decide=judged(_options, _survey, _explain),
    ),
    is_open=_has_choice,
    go_on=_survey_the_only,
)
