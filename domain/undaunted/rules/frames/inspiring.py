"""A5: further cards on their way back from the play area."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.frames import Inspiring
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules import performing
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, declining, judged
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.words import message


def _options(board: Board, frame: Inspiring) -> list[d.Decision]:
    return [*[d.Again(card) for card in performing.again(board, frame)], d.Stop()]


def _take_back(out: Emitter, chance: Chance, frame: Inspiring, decision: d.Again) -> None:
    out.emit(e.CardMoved(frame.side, decision.card, Zone.PLAY, Zone.HAND))
    performing.inspire_on(out, frame)


def _explain(board: Board, frame: Inspiring, decision: d.Again) -> Rejection:
    accepted = performing.again(board, frame)
    return performing.refuse_choice(board, frame.side, frame.action, frame.card, decision.card, "A5", accepted)


def _say(board: Board, frame: Inspiring) -> Message:
    return message("half-done-inspiring", left=frame.left)


def _say_again(board: Board, decision: d.Again) -> Message:
    return message("decision-again", card=card_called(board, decision.card))


INSPIRING = FrameKind[Inspiring](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("card", "left"),
    question=Question(
        kind="again",
        asks=message("prompt-again"),
        answers={d.Again: Answer(_say_again), d.Stop: declining("decision-stop-inspiring")},
        options=_options,
        decide=judged(_options, _take_back, _explain),
    ),
)
