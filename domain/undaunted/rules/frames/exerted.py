"""S22: a counter that `exert` suppresses as soon as what it does is done."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted.events import FramePopped
from kronika.domain.undaunted.frames import Exerted
from kronika.domain.undaunted.names import counter_name
from kronika.domain.undaunted.rules.casualties import suppress
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def _suppress(out: Emitter, chance: Chance, frame: Exerted) -> None:
    out.emit(FramePopped())
    if frame.counter in out.board.counters:
        suppress(out, frame.counter)


def _say(board: Board, frame: Exerted) -> Message:
    who = counter_name(board, frame.counter)
    return message("half-done-exerted", who=who)


EXERTED = FrameKind[Exerted](say=_say, shows=("counter",), go_on=_suppress)
