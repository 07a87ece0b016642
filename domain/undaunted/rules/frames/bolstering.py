"""U16: cards on their way from the supply."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.frames import Bolstering
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules import support
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, declining, judged
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def _options(board: Board, frame: Bolstering) -> list[d.Decision]:
    return [*[d.Take(card) for card in support.takes(board, frame.side, frame.action)], d.Stop()]


def _take(out: Emitter, chance: Chance, frame: Bolstering, decision: d.Take) -> None:
    support.take(out, frame.side, decision.card)
    support.bolster_on(out, frame)


def _explain(board: Board, frame: Bolstering, decision: d.Take) -> Rejection:
    return support.refuse_take(board, frame.side, frame.action, decision.card)


def _say(board: Board, frame: Bolstering) -> Message:
    return message("half-done-bolstering", left=frame.left)


def _say_take(board: Board, decision: d.Take) -> Message:
    return message("decision-take", card=card_called(board, decision.card))


BOLSTERING = FrameKind[Bolstering](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("left",),
    question=Question(
        kind="take",
        asks=message("prompt-take"),
        answers={d.Take: Answer(_say_take), d.Stop: declining("decision-stop-taking")},
        options=_options,
        decide=judged(_options, _take, _explain),
    ),
)
