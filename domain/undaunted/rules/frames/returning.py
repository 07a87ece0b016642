"""S21: a card that found no bomber may go straight back to the supply."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.frames import Returning
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, judged, top
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.words import message


def _options(board: Board, frame: Returning) -> list[d.Decision]:
    return [d.Return(), d.Stop()]


def _return(out: Emitter, chance: Chance, frame: Returning, decision: d.Return) -> None:
    out.emit(e.FramePopped())
    out.emit(e.CardMoved(frame.side, frame.card, Zone.PLAY, Zone.SUPPLY))


def _explain(board: Board, frame: Returning, decision: d.Return) -> Rejection:
    raise AssertionError("S21: both answers can always be given")


def _say(board: Board, frame: Returning) -> Message:
    card = card_called(board, frame.card)
    return message("half-done-returning", card=card)


def _say_return(board: Board, decision: d.Return) -> Message:
    return message("decision-return")


def _say_stop(board: Board, decision: d.Stop) -> Message:
    return message("decision-no-return", card=card_called(board, top(board, Returning).card))


def _anti_air(frame: Returning) -> ActionName:
    return ActionName.ANTI_AIR


RETURNING = FrameKind[Returning](
    say=_say,
    action=_anti_air,
    shows=("card",),
    question=Question(
        kind="return",
        asks=message("prompt-return"),
        answers={d.Return: Answer(_say_return), d.Stop: Answer(_say_stop)},
        options=_options,
        decide=judged(_options, _return, _explain),
    ),
)
