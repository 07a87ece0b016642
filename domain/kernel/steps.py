"""The engine of the rules. What is half done is a step: one value that asks a seat, lists what may be answered, says
what is wrong with any other answer, and carries out the one that is given (design 7)."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance, Dice, Purpose
from kronika.domain.kernel.events import DiceRolled, Event, Test
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.kernel.words import Rejection, Text


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide"):
    """What a seat decides; its tag is the field `decide`."""

    #: What leads to it when somebody points at things, where its fields alone do not tell: `box:rail`, `card:{card}`.
    handles: ClassVar[tuple[str, ...]] = ()


class Ask(NamedTuple):
    """Whom a step asks what. `optional`: an offer that may stay open while others decide; `secret`: the others are
    not to know what is asked."""

    seat: str
    kind: str
    subject: str = ""
    optional: bool = False
    secret: bool = False


class Objection(NamedTuple):
    """A rule that a decision breaks, and what is to be said of it."""

    rule: str
    said: Text


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="frame"):
    """Something half done, with the rule that goes on with it. It is stored in the board like an event: its tag and
    its fields are contract."""

    #: What it asks: by the kind of prompt, the rule that is cited where no objection cites its own.
    asks: ClassVar[dict[str, str]] = {}
    #: Whether its candidates are legal as they are made, which is quicker where all come of one search. Others are
    #: judged one by one.
    exact: ClassVar[bool] = False

    def advance(self, play: "Play[Any]") -> Ask | None:
        """Goes on as far as it can by itself. What is to be asked then; None: nothing, or not by this step."""
        return None

    def candidates(self, board: Any, ask: Ask) -> Iterable[Decision]:
        """Every decision worth judging, in the order in which they are listed. Those without an objection are legal."""
        return ()

    def objection(self, board: Any, ask: Ask, decision: Decision) -> Objection | None:
        """What is wrong with a decision, a candidate or not: what is found out quickest first. Told from what the seat
        asked may know. There may be none to one that is no candidate: then the rule in `asks` is cited."""
        return None

    def take(self, play: "Play[Any]", decision: Decision) -> None:
        """Carries out a decision that is legal."""

    def is_secret(self, board: Any, ask: Ask) -> bool:
        """Whether the answer is sealed for the seat that gives it."""
        return False

    def is_private(self, board: Any, ask: Ask) -> bool:
        """Whether what may be answered depends on what others may not know. Told from what everybody knows."""
        return False


Kind = TypeVar("Kind", Step, Decision)
Board = TypeVar("Board")


def defined_below(package: str, base: type[Kind]) -> tuple[type[Kind], ...]:
    """The steps or decisions that the modules of a package define, as far as they are loaded, in that order. A step
    without a tag is none that is stored."""
    kinds = [kind for kind in base.__subclasses__() if kind.__module__.startswith(f"{package}.")]
    return tuple([kind for kind in kinds if kind.__struct_config__.tag is not None])


class Play(Generic[Board]):
    """One decision being carried out: where a rule finds the board and chance, and what it lets happen."""

    def __init__(self, out: Emitter, chance: Chance, engine: "Engine") -> None:
        self.out, self.chance, self._engine = out, chance, engine

    @property
    def board(self) -> Board:
        """The position as it is now."""
        board: Board = self.out.board
        return board

    def emit(self, event: Event) -> None:
        """Something happens."""
        self.out.emit(event)

    def push(self, *steps: Step) -> None:
        """Something begins that is resolved step by step; the last one first."""
        for step in steps:
            self.out.emit(self._engine.pushed(step))

    def replace(self, step: Step, depth: int = 0) -> None:
        """Something half done goes on: what is done now, or what lies so deep below it."""
        self.out.emit(self._engine.replaced(step, depth))

    def pop(self) -> None:
        """What is done now is over."""
        self.out.emit(self._engine.popped())

    def roll(
        self,
        rule: str,
        actor: str,
        action: str,
        target: str = "",
        dice: int = 1,
        sides: int = 6,
        test: Callable[[int], Test] | None = None,
    ) -> tuple[int, ...]:
        """Dice before everybody's eyes, as they are read, from 1 on; of the first one what it had to reach, by what it
        shows, if it had to."""
        rolled = self.chance.roll(Purpose(rule, actor, action, target=target), Dice(dice, sides))
        shown = tuple([face + 1 for face in rolled.faces])
        self.out.emit(DiceRolled(rolled.use, rolled.link, rolled.faces, test(shown[0]) if test else None))
        return shown


Listed = tuple[tuple[Step, tuple[Decision, ...]], ...]
"""Steps, each with the decisions that it carries out."""


def _nothing(board: Any) -> None:
    """Nothing goes on by itself."""


def _unkept(*given: Any) -> Event:
    raise NotImplementedError("what is half done is not kept on a stack")


class Engine(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """How the steps of a family are kept, and what is particular about how they ask and refuse."""

    #: The steps that answer what is asked: that which asked, and those whose decisions are legal besides, such as cards
    #: that may be played at any time. Each is known from the board, where what is half done is kept, or from what is
    #: asked.
    steps: Callable[[Any, Ask], tuple[Step, ...]]
    #: Why a decision is refused: the objection, or None where it is just no candidate; and all that are accepted.
    refuse: Callable[[Any, Ask, Decision, Objection | None, tuple[Decision, ...]], Rejection]
    current: Callable[[Any], Step | None] = _nothing  #: What goes on now by itself; None: nothing until a seat decides.
    pushed: Callable[[Step], Event] = _unkept  #: The event by which a step begins.
    replaced: Callable[[Step, int], Event] = _unkept  #: The one by which another stands for it, so deep in the stack.
    popped: Callable[[], Event] = _unkept  #: The one by which the topmost is over.
    #: Whether what has one answer, told from what everybody knows, is answered without asking.
    settles: bool = False

    def play(self, out: Emitter, chance: Chance) -> Play[Any]:
        """What the rules are carried out with."""
        return Play(out, chance, self)

    def run(self, play: Play[Any]) -> None:
        """Goes on with what is half done until somebody is asked, or nothing is."""
        while (step := self.current(play.board)) is not None:
            ask = step.advance(play)
            if ask is None:
                continue
            if self.settles and not self.is_private(play.board, ask):
                listed = [(judge, one) for judge, legal in self._listed(play.board, ask) for one in legal]
                if len(listed) == 1:
                    [(judge, decision)] = listed
                    judge.take(play, decision)
                    continue
            play.out.prompt(ask.seat, ask.kind, ask.subject, optional=ask.optional, secret=ask.secret)
            return

    def legal(self, board: Any, prompt: Prompt | Ask) -> tuple[Decision, ...]:
        """Every decision that would be accepted: the candidates without an objection."""
        return tuple([decision for _, legal in self._listed(board, _asked(prompt)) for decision in legal])

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Any, chance: Chance) -> Rejection | None:
        """Carries out what a seat decides, and what follows from it; or refuses it, and nothing happens."""
        board, ask = out.board, _asked(prompt)
        for step, legal in self._listed(board, ask):
            if decision in legal:
                play = self.play(out, chance)
                step.take(play, decision)
                self.run(play)
                return None
        judged = (step.objection(board, ask, decision) for step in self.steps(board, ask))
        objection = next((one for one in judged if one is not None), None)
        return self.refuse(board, ask, decision, objection, self.legal(board, ask))

    def is_secret(self, board: Any, prompt: Prompt | Ask) -> bool:
        """Whether the answer is sealed for the seat that gives it."""
        ask = _asked(prompt)
        return any(step.is_secret(board, ask) for step in self.steps(board, ask))

    def is_private(self, board: Any, prompt: Prompt | Ask) -> bool:
        """Whether what may be answered depends on what others may not know."""
        ask = _asked(prompt)
        return any(step.is_private(board, ask) for step in self.steps(board, ask))

    def _legal(self, step: Step, board: Any, ask: Ask) -> tuple[Decision, ...]:
        candidates = step.candidates(board, ask)
        if step.exact:
            return tuple(candidates)
        return tuple([decision for decision in candidates if step.objection(board, ask, decision) is None])

    def _listed(self, board: Any, ask: Ask) -> Listed:
        known = _known(board)
        if ask not in known:
            known[ask] = tuple([(step, self._legal(step, board, ask)) for step in self.steps(board, ask)])
        return known[ask]


def _asked(prompt: Prompt | Ask) -> Ask:
    return prompt if isinstance(prompt, Ask) else Ask(prompt.seat, prompt.kind, prompt.subject)


REMEMBERED = 32
"""Boards whose legal decisions are kept: they are asked for when a prompt is opened, told and answered."""


@cached_by_identity(REMEMBERED)
def _known(board: Any, /) -> dict[Ask, Listed]:
    return {}
