"""A5: further cards on their way back from the play area."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.czech import Called, counted
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Rejection, Sentence
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.frames import Inspiring
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules import performing
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, declining, judged
from kronika.domain.undaunted.state import Board, Zone


def _options(board: Board, frame: Inspiring) -> list[d.Decision]:
    return [*[d.Again(card) for card in performing.again(board, frame)], d.Stop()]


def _take_back(out: Emitter, chance: Chance, frame: Inspiring, decision: d.Again) -> None:
    out.emit(e.CardMoved(frame.side, decision.card, Zone.PLAY, Zone.HAND))
    performing.inspire_on(out, frame)


def _explain(board: Board, frame: Inspiring, decision: d.Again) -> Rejection:
    accepted = performing.again(board, frame)
    return performing.refuse_choice(board, frame.side, frame.action, frame.card, decision.card, "A5", accepted)


def _say(board: Board, frame: Inspiring) -> Sentence:
    more = counted(frame.left, "karta", "karty", "karet")
    return Sentence(f"Inspire: up to {frame.left} more cards", f"Povzbuzení: nejvýše ještě {more}")


def _say_again(board: Board, decision: d.Again) -> Sentence:
    card = card_called(board, decision.card)
    return Sentence(f"Inspire {card.en} too", f"Povzbudit také {card.cs.acc}")


def _tell_again(board: Board, side: Called, decision: d.Again) -> str:
    card = card_called(board, decision.card)
    return f"{side.who} {side.cs.does('povzbuzuje', 'povzbuzují')} také {card.cs.acc}"


STOP = declining(
    "Inspire no more cards", "Nepovzbudit další kartu", "nepovzbuzuje další kartu", "nepovzbuzují další kartu"
)
INSPIRING = FrameKind[Inspiring](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("card", "left"),
    question=Question(
        kind="again",
        asks=Sentence("One more card back to hand?", "Ještě jednu kartu do ruky?"),
        answers={d.Again: Answer(_say_again, _tell_again), d.Stop: STOP},
        options=_options,
        decide=judged(_options, _take_back, _explain),
    ),
)
