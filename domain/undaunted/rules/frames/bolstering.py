"""U16: cards on their way from the supply."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.czech import Called, counted
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Rejection, Sentence
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.frames import Bolstering
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules import support
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, declining, judged
from kronika.domain.undaunted.state import Board


def _options(board: Board, frame: Bolstering) -> list[d.Decision]:
    return [*[d.Take(card) for card in support.takes(board, frame.side, frame.action)], d.Stop()]


def _take(out: Emitter, chance: Chance, frame: Bolstering, decision: d.Take) -> None:
    support.take(out, frame.side, decision.card)
    support.bolster_on(out, frame)


def _explain(board: Board, frame: Bolstering, decision: d.Take) -> Rejection:
    return support.refuse_take(board, frame.side, frame.action, decision.card)


def _say(board: Board, frame: Bolstering) -> Sentence:
    more = counted(frame.left, "karta", "karty", "karet")
    return Sentence(f"Bolster: up to {frame.left} more cards", f"Posily: nejvýše ještě {more}")


def _say_take(board: Board, decision: d.Take) -> Sentence:
    card = card_called(board, decision.card)
    return Sentence(f"Take {card.en} too", f"Vzít také {card.cs.acc}")


def _tell_take(board: Board, side: Called, decision: d.Take) -> str:
    card = card_called(board, decision.card)
    return f"{side.who} {side.cs.does('bere', 'berou')} také {card.cs.acc}"


STOP = declining(
    "Take no more cards from the supply",
    "Nebrat ze zálohy další kartu",
    "nebere ze zálohy další kartu",
    "neberou ze zálohy další kartu",
)
BOLSTERING = FrameKind[Bolstering](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("left",),
    question=Question(
        kind="take",
        asks=Sentence("One more card?", "Ještě jednu kartu?"),
        answers={d.Take: Answer(_say_take, _tell_take), d.Stop: STOP},
        options=_options,
        decide=judged(_options, _take, _explain),
    ),
)
