"""What a side can be asked, and what it can answer, as values."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.events import FramePopped
from kronika.domain.undaunted.frames import FrameBase
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

About = TypeVar("About")
"""What a question is about: the side that is asked in its turn, or a frame."""
AnyFrame = TypeVar("AnyFrame", bound=FrameBase)


def _no_odds(board: Board, decision: Any) -> Odds | None:
    return None


def _no_chance(board: Board, side: str, decision: Any) -> Iterable[ExpectedChance]:
    return ()


def never(board: Board, about: Any) -> bool:
    """The answer is never sealed, or never private."""
    return False


class Answer(msgspec.Struct, frozen=True):
    """One kind of decision: how it is said, what it has to reach, what chance it asks for."""

    #: As it reads in the list of the side that may choose it; `told-…` in place of `decision-…` is its id once the side
    #: has.
    say: Callable[[Board, Any], Message]
    odds: Callable[[Board, Any], Odds | None] = _no_odds  #: None where no dice are rolled against one target.
    #: What the side that decides it draws and rolls for, in order; asked only where no step draws fire.
    chance: Callable[[Board, str, Any], Iterable[ExpectedChance]] = _no_chance


class Question(msgspec.Struct, Generic[About], frozen=True):
    """One kind of prompt: what it asks, what may be answered, and how an answer goes on."""

    kind: str  #: The kind of its prompts.
    asks: Message
    answers: Mapping[type[d.DecisionBase], Answer]  #: What kinds of decisions may be answered.
    options: Callable[[Board, About], list[d.Decision]]  #: All that may be answered now.
    #: Judge an answer and carry it out; nothing is emitted if it is refused.
    decide: Callable[[Emitter, Chance, About, Any], Rejection | None]
    is_secret: Callable[[Board, About], bool] = never  #: Whether the answer is sealed for the side that gives it.
    #: R15: whether what may be answered depends on cards that the other side does not see.
    is_private: Callable[[Board, About], bool] = never


def judged(
    options: Callable[[Board, AnyFrame], list[d.Decision]],
    carry_out: Callable[[Emitter, Chance, AnyFrame, Any], None],
    explain: Callable[[Board, AnyFrame, Any], Rejection],
) -> Callable[[Emitter, Chance, AnyFrame, Any], Rejection | None]:
    """How to decide about a frame: an answer among the options is carried out, of any other it is explained why
    it is refused. `stop` leaves the frame."""

    def decide(out: Emitter, chance: Chance, frame: AnyFrame, decision: Any) -> Rejection | None:
        if decision not in options(out.board, frame):
            return explain(out.board, frame, decision)
        if isinstance(decision, d.Stop):
            out.emit(FramePopped())
        else:
            carry_out(out, chance, frame, decision)
        return None

    return decide


def top(board: Board, kind: type[AnyFrame]) -> AnyFrame:
    """The frame that is asked about."""
    frame = board.frames[-1]
    assert isinstance(frame, kind), "its question was asked"
    return frame


def declining(id: str) -> Answer:
    """`stop` where the kind of frame says what is declined."""

    def say(board: Board, decision: d.Stop) -> Message:
        return message(id)

    return Answer(say)


STOP = declining("decision-stop")
"""`stop` in a log that has it where nothing is offered."""


# --- What one kind of frame is: whom it asks what, how it goes on, and how it is said


def _always(board: Board, frame: object) -> bool:
    return True


def _no_action(frame: object) -> ActionName | None:
    return None


def leave(out: Emitter, chance: Chance, frame: object) -> None:
    """Nothing is left to do in the frame."""
    out.emit(FramePopped())


class FrameKind(msgspec.Struct, Generic[AnyFrame], frozen=True):
    """One kind of frame."""

    say: Callable[[Board, AnyFrame], Message]  #: What is half done.
    shows: tuple[str, ...]  #: The fields of the frame that a view shows beside its side and the action.
    #: The action that is half done; None where the frame is about no action.
    action: Callable[[AnyFrame], ActionName | None] = _no_action
    question: Question[AnyFrame] | None = None  #: What the side of the frame is asked; None where nobody ever is.
    #: Whether the side has to be asked now. Told from what everybody knows: what goes on by itself tells nothing.
    is_open: Callable[[Board, AnyFrame], bool] = _always
    go_on: Callable[[Emitter, Chance, AnyFrame], None] = leave  #: What happens by itself where nobody has to be asked.
    #: R40: how a result is carried out where nobody is asked any more; None: the frame is no result, and what it
    #: offers is declined.
    resolve: Callable[[Emitter, Chance, AnyFrame], None] | None = None
