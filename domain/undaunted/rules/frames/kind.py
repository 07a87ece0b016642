"""What one kind of frame is: whom it asks what, how it goes on, and how it is said."""

from collections.abc import Callable
from typing import Generic

import msgspec

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.events import FramePopped
from kronika.domain.undaunted.rules.question import AnyFrame, Question
from kronika.domain.undaunted.state import Board


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
