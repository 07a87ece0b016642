"""S21: a card that found no bomber may go straight back to the supply."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.czech import Called, capital
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Rejection, Sentence
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.frames import Returning
from kronika.domain.undaunted.names import card_called
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, judged, top
from kronika.domain.undaunted.state import Board, Zone


def _options(board: Board, frame: Returning) -> list[d.Decision]:
    return [d.Return(), d.Stop()]


def _return(out: Emitter, chance: Chance, frame: Returning, decision: d.Return) -> None:
    out.emit(e.FramePopped())
    out.emit(e.CardMoved(frame.side, frame.card, Zone.PLAY, Zone.SUPPLY))


def _explain(board: Board, frame: Returning, decision: d.Return) -> Rejection:
    raise AssertionError("S21: both answers can always be given")


def _say(board: Board, frame: Returning) -> Sentence:
    card = card_called(board, frame.card)
    return Sentence(f"{card.en} may go back to the supply", f"{capital(card.cs.acc)} lze vrátit do zálohy")


def _say_return(board: Board, decision: d.Return) -> Sentence:
    return Sentence("Return the card to the supply", "Vrátit kartu do zálohy")


def _tell_return(board: Board, side: Called, decision: d.Return) -> str:
    return f"{side.who} {side.cs.does('vrací', 'vracejí')} kartu do zálohy"


def _say_stop(board: Board, decision: d.Stop) -> Sentence:
    card = card_called(board, top(board, Returning).card)
    return Sentence(f"Do not return {card.en} to the supply", f"Nevracet {card.cs.acc} do zálohy")


def _tell_stop(board: Board, side: Called, decision: d.Stop) -> str:
    card = card_called(board, top(board, Returning).card)
    return f"{side.who} {side.cs.does('nevrací', 'nevracejí')} {card.cs.acc} do zálohy"


def _anti_air(frame: Returning) -> ActionName:
    return ActionName.ANTI_AIR


RETURNING = FrameKind[Returning](
    say=_say,
    action=_anti_air,
    shows=("card",),
    question=Question(
        kind="return",
        asks=Sentence("No bomber: return the card to the supply?", "Žádný bombardér: vrátit kartu do zálohy?"),
        answers={d.Return: Answer(_say_return, _tell_return), d.Stop: Answer(_say_stop, _tell_stop)},
        options=_options,
        decide=judged(_options, _return, _explain),
    ),
)
