"""The common base of all steps and decisions of Undaunted."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from kronika.domain.kernel import steps
from kronika.domain.kernel.chance import ExpectedChance
from kronika.domain.kernel.contract import tag_of
from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.steps import Ask, Objection, filled
from kronika.domain.kernel.values import Odds
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

Play = steps.Play[Board]


def aimed_at(handle: str) -> str:
    """Returns the handle of a target: a counter, or what is built on a space, as acts name it: `building 503`."""
    return handle.removeprefix("counter:").replace(" ", ":") if " " in handle else handle


class Decision(steps.Decision, frozen=True, omit_defaults=True, gc=False):
    """A decision of a side: its sentence, its odds, and the chance that it asks for."""

    def said(self, board: Board) -> Message:
        """Returns the decision as it reads in the list of the side that may choose it."""
        return message(f"decision-{tag_of(type(self))}".replace("_", "-"), **asdict(self))

    def told(self, board: Board, side: Called) -> Message | None:
        """Returns the line of the log; None if the events that follow say it all."""
        return None

    def pointed(self, board: Board) -> tuple[str, ...]:
        """Returns the handles that lead to it on a board."""
        return tuple(map(aimed_at, filled(self)))

    def performer(self, board: Board) -> str:
        """Returns the card that performs an action by it; empty: none does."""
        return ""

    def odds(self, board: Board) -> Odds | None:
        """Returns what its dice have to reach (U20), or None if none are rolled against one target."""
        return None

    def chance(self, board: Board, side: str) -> Iterable[ExpectedChance]:
        """Returns what the side draws and rolls for, in order. It is asked only where no step draws fire."""
        return ()


class Frame(steps.Step, frozen=True):
    """A half-finished action of a side."""

    kind: ClassVar[str] = ""  #: The kind of its prompts; empty if nobody is ever asked.
    answers: ClassVar[tuple[type[Decision], ...]] = ()  #: The kinds of decisions that may be answered, beside `stop`.
    stops: ClassVar[bool] = False  #: Whether the side may stop, and leave the step.
    shows: ClassVar[tuple[str, ...]] = ()  #: The fields that a view shows beside the side and the action.
    #: R40: whether it is the result of an attack, which is carried out even if nobody can be asked any more.
    is_result: ClassVar[bool] = False
    moves: ClassVar[bool] = False  #: Whether a counter is on its way, which mines and fire zones end (S12, S13).
    exact = True

    side: str  #: The side whose action is half done, or who has to decide next.

    def advance(self, play: Play) -> Ask | None:
        """Asks the side if it has a choice; continues otherwise."""
        if self.kind and self.is_open(play.board):
            return Ask(self.side, self.kind)
        self.proceed(play)
        return None

    def is_open(self, board: Board) -> bool:
        """Returns whether the side must be asked now. Reads only what everybody knows."""
        return True

    def proceed(self, play: Play) -> None:
        """Continues if nobody has to be asked."""
        play.pop()

    def resolve(self, play: Play) -> None:
        """R40: carries a result out without asking; declines what anything else offers."""
        if self.kind and not self.is_result:
            play.pop()
        else:
            self.proceed(play)

    @property
    def kinds(self) -> tuple[type[Decision], ...]:
        """The kinds of decisions that answer its question."""
        return (*self.answers, Stop) if self.stops else self.answers

    def candidates(self, board: Board, ask: Ask) -> list[steps.Decision]:
        return [*self.options(board), *([Stop()] if self.may_stop(board) else [])]

    def options(self, board: Board) -> Sequence[Decision]:
        """Returns the legal answers other than `stop`."""
        raise NotImplementedError

    def may_stop(self, board: Board) -> bool:
        """Returns whether the side may stop now."""
        return self.stops

    def objection(self, board: Board, ask: Ask, decision: steps.Decision) -> Objection | None:
        """Returns why an answer is refused; None if it does not answer this question."""
        return self.explain(board, decision) if isinstance(decision, self.kinds) else None

    def explain(self, board: Board, decision: Any) -> Objection:
        """Returns why an answer that is not among the candidates is refused."""
        raise NotImplementedError

    def take(self, play: Play, decision: Any) -> None:
        """Carries out an answer; `stop` leaves the step."""
        if isinstance(decision, Stop):
            play.pop()
        else:
            self.carry_out(play, decision)

    def carry_out(self, play: Play, decision: Any) -> None:
        """Carries out an answer other than `stop`."""
        raise NotImplementedError

    def said(self, board: Board) -> Message:
        """Returns what is half done."""
        raise NotImplementedError

    def half_done(self) -> ActionName | None:
        """Returns the action that is half done, if it is about one."""
        return None

    def declined(self, board: Board) -> Message:
        """Returns what `stop` declines. The general sentence is for a log that has it where nothing is offered."""
        return message("decision-stop")


class Continuing(Frame, frozen=True):
    """An action of a card whose parts are chosen one after another: `left` more at most. It takes at least one (R26,
    R4)."""

    stops = True

    def ways(self, board: Board) -> list[str]:
        """Returns what the next part can be done to."""
        raise NotImplementedError

    def options(self, board: Board) -> list[Decision]:
        part: Any = self.answers[0]
        return [*map(part, self.ways(board))]

    def half_done(self) -> ActionName:
        frame: Any = self
        name: ActionName = frame.action.name
        return name

    def follow(self, play: Play, *, fresh: bool = False) -> None:
        """After a part: leaves the rest open if there is any. It is not open yet if it is `fresh`."""
        frame: Any = self
        rest = replace(frame, left=frame.left - 1)
        if rest.left > 0 and rest.ways(play.board):
            if fresh:
                play.push(rest)
            else:
                play.replace(rest)
        elif not fresh:
            play.pop()


class Stop(Decision, frozen=True, tag="stop"):
    """No further step, no further card, nothing of what may be done."""

    handles = ("button:stop",)

    def said(self, board: Board) -> Message:
        return declined(board)


def declined(board: Board) -> Message:
    """Describes `stop` by the offer that it declines now."""
    return board.frames[-1].declined(board) if board.frames else message("decision-stop")
