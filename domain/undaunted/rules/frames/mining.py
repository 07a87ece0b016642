"""S20: mines that a counter is laying."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.content import MineFace
from kronika.domain.undaunted.frames import Mining
from kronika.domain.undaunted.names import MINE_NAMES
from kronika.domain.undaunted.rules import mines
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, declining, judged
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def _options(board: Board, frame: Mining) -> list[d.Decision]:
    towards = mines.edges(board, frame.side, frame.counter, board.counters[frame.counter].space)
    return [*[d.Lay(to, face) for to in towards for face in MineFace], d.Stop()]


def _lay(out: Emitter, chance: Chance, frame: Mining, decision: d.Lay) -> None:
    mines.lay(out, frame.side, frame.counter, decision.towards, decision.face)
    mines.lay_on(out, frame)


def _explain(board: Board, frame: Mining, decision: d.Lay) -> Rejection:
    space = board.counters[frame.counter].space
    return mines.refuse_lay(board, frame.side, frame.counter, space, decision.towards)


def _say(board: Board, frame: Mining) -> Message:
    return message("half-done-mining", left=frame.left)


def _say_lay(board: Board, decision: d.Lay) -> Message:
    return message("decision-lay", mine=MINE_NAMES[decision.face], towards=decision.towards)


MINING = FrameKind[Mining](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("counter", "left"),
    question=Question(
        kind="mine",
        asks=message("prompt-mine"),
        answers={d.Lay: Answer(_say_lay), d.Stop: declining("decision-stop-laying")},
        options=_options,
        decide=judged(_options, _lay, _explain),
    ),
)
