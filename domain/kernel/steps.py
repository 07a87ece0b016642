"""The step engine (design 7). A step is one value: it asks a seat, lists the legal decisions, explains why another
decision is refused, and carries out the one that was taken."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import asdict

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance, Dice, Purpose
from kronika.domain.kernel.events import DiceRolled, Event, Test
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Rejection, Text


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="decide"):
    """A decision of a seat. Its tag is the field `decide`."""

    #: The handles that lead to it, if they do not follow from its fields: `box:rail`, `card:{card}`.
    handles: ClassVar[tuple[str, ...]] = ()


@lru_cache(4096)
def filled(pointing: Any, /) -> tuple[str, ...]:
    """Returns the `handles` of a decision, or of a part of one, with its fields filled in."""
    fields = asdict(pointing)
    return tuple([handle.format(**fields) for handle in pointing.handles])


class Ask(NamedTuple):
    """A question to a seat; once it is put it is a `Prompt`, which steps read in the same way (`AnyAsk`). An `optional`
    one may stay open while others decide. A `secret` one is sealed from the other seats."""

    seat: str
    kind: str
    subject: str = ""
    optional: bool = False
    secret: bool = False


AnyAsk = Any
"""An `Ask`, or a prompt, which has all its fields: copying it would cost more than a short list."""


class Objection(NamedTuple):
    """The rule that a decision breaks, the explanation, and what would be accepted if the objection knows it."""

    rule: str
    said: Text
    accepted: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="frame"):
    """A half-finished action, with the rule that continues it. Boards and logs store it, so its tag and its fields are
    contract."""

    #: The rule behind each kind of prompt. It is cited if no objection cites a rule of its own.
    asks: ClassVar[dict[str, str]] = {}
    #: Whether all candidates are legal, because one search finds them. Otherwise each is judged by `objection`.
    exact: ClassVar[bool] = False

    def advance(self, play: "Play[Any]") -> Ask | None:
        """Continues without a question (None), or asks one."""
        return None

    def candidates(self, board: Any, ask: Ask) -> Iterable[Decision]:
        """Returns every decision worth judging, in the order of the list. Those without an objection are legal."""
        return ()

    def objection(self, board: Any, ask: Ask, decision: Decision) -> Objection | None:
        """Returns the first thing wrong with any decision, candidate or not, checking the cheapest first. Reads only
        what the seat may know. If a refused decision that is not a candidate has no objection, the rule in `asks` is
        cited."""
        return None

    def take(self, play: "Play[Any]", decision: Decision) -> None:
        """Carries out a legal decision."""

    def may_decline(self, board: Any, ask: Ask) -> bool:
        """Returns whether the seat may choose nothing, or nothing more (see `Declining`)."""
        return True

    def decline(self, play: "Play[Any]") -> None:
        """Continues after the seat has chosen nothing, or nothing more."""
        play.pop()

    def odds(self, board: Any, decision: Decision) -> Odds | None:
        """Returns the odds of a decision, from what the viewer of the board knows."""
        return None

    def is_secret(self, board: Any, ask: Ask) -> bool:
        """Returns whether the answer is sealed for its seat."""
        return False

    def is_private(self, board: Any, ask: Ask) -> bool:
        """Returns whether the legal decisions depend on hidden cards. Reads only what everybody knows."""
        return False


class Declining(Step, frozen=True, tag=False):
    """Lists the decision to choose nothing, or nothing more, before the answers of a step."""

    exact = True
    step: Step
    decision: Decision

    def candidates(self, board: Any, ask: Ask) -> Iterable[Decision]:
        return (self.decision,) if self.step.may_decline(board, ask) else ()

    def take(self, play: "Play[Any]", decision: Decision) -> None:
        self.step.decline(play)


Kind = TypeVar("Kind", Step, Decision)
Board = TypeVar("Board")


def defined_below(package: str, base: type[Kind]) -> tuple[type[Kind], ...]:
    """Returns the steps or decisions of a package, in the order in which its modules were loaded. Steps without a tag
    are never stored and are left out."""
    kinds = [kind for kind in base.__subclasses__() if kind.__module__.startswith(f"{package}.")]
    return tuple([kind for kind in kinds if kind.__struct_config__.tag is not None])


class Play(Generic[Board]):
    """A decision being carried out. Rules read the board, draw chance and emit events through it."""

    __slots__ = ("_stack", "chance", "emit", "out")

    def __init__(self, out: Emitter, chance: Chance, stack: "Stack | None") -> None:
        self.out, self.chance, self._stack = out, chance, stack
        self.emit = out.emit  #: Records an event and applies it to the board.

    @property
    def stack(self) -> "Stack":
        """The events that keep the stack of steps."""
        assert self._stack is not None, "a system without a stack keeps no steps"
        return self._stack

    @property
    def board(self) -> Board:
        """The current position."""
        board: Board = self.out.board
        return board

    def push(self, *steps: Step) -> None:
        """Starts steps. The last one is resolved first."""
        for step in steps:
            self.out.emit(self.stack.pushed(step))

    def replace(self, step: Step, depth: int = 0) -> None:
        """Replaces the current step, or the one `depth` below it."""
        self.out.emit(self.stack.replaced(step, depth))

    def pop(self) -> None:
        """Ends the current step."""
        self.out.emit(self.stack.popped())

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
        """Rolls dice in the open and returns the numbers, from 1 up. `test` judges the first one."""
        rolled = self.chance.roll(Purpose(rule, actor, action, target=target), Dice(dice, sides))
        shown = tuple([face + 1 for face in rolled.faces])
        self.out.emit(DiceRolled(rolled.use, rolled.link, rolled.faces, test(shown[0]) if test else None))
        return shown


Listed = tuple[tuple[Step, tuple[Decision, ...]], ...]
"""Steps, each with the legal decisions that it carries out."""


class Stack(NamedTuple):
    """The events by which a family stores its stack of steps."""

    pushed: Callable[[Step], Event]
    replaced: Callable[[Step, int], Event]
    popped: Callable[[], Event]


def _nothing(board: Any) -> None:
    """No step continues by itself."""


class Engine(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """The steps of a family: where they are kept, and how a decision is refused."""

    #: The steps that can take an answer: the one that asked, and others whose decisions are legal at the same time,
    #: such as playing a card.
    steps: Callable[[Any, Ask], tuple[Step, ...]]
    #: Words a refusal, from the objection (None if the decision is merely no candidate) and all legal decisions.
    refuse: Callable[[Any, Ask, Decision, Objection | None, tuple[Decision, ...]], Rejection]
    current: Callable[[Any], Step | None] = _nothing  #: The step to continue now, if any.
    stack: Stack | None = None  #: None if the family keeps no steps between decisions.
    #: Whether a question with one legal answer is answered without asking, if everybody can tell that answer.
    settles: bool = False

    def play(self, out: Emitter, chance: Chance) -> Play[Any]:
        """Returns the play through which rules are carried out."""
        return Play(out, chance, self.stack)

    def run(self, play: Play[Any]) -> None:
        """Continues steps until one asks a seat, or none is left."""
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

    def legal(self, board: Any, ask: AnyAsk) -> tuple[Decision, ...]:
        """Returns every legal decision: the candidates without an objection."""
        listed = self._listed(board, ask)
        return listed[0][1] if len(listed) == 1 else tuple([decision for _, legal in listed for decision in legal])

    def decide(self, out: Emitter, seat: str, ask: AnyAsk, decision: Any, chance: Chance) -> Rejection | None:
        """Carries out a decision and continues, or refuses it and changes nothing."""
        board = out.board
        taking = self._taking(board, ask, decision)
        if taking is not None:
            play: Play[Any] = Play(out, chance, self.stack)
            taking.take(play, decision)
            self.run(play)
            return None
        return self.refuse(board, ask, decision, self.objection(board, ask, decision), self.legal(board, ask))

    def objection(self, board: Any, ask: AnyAsk, decision: Any) -> Objection | None:
        """Returns the first thing wrong with a decision, from what the seat may know; None if no step objects."""
        judged = (step.objection(board, ask, decision) for step in self.steps(board, ask))
        return next((one for one in judged if one is not None), None)

    def is_secret(self, board: Any, ask: AnyAsk) -> bool:
        """Returns whether the answer is sealed for its seat."""
        first, *others = self.steps(board, ask)
        return first.is_secret(board, ask) or any(step.is_secret(board, ask) for step in others)

    def is_private(self, board: Any, ask: AnyAsk) -> bool:
        """Returns whether the legal decisions depend on hidden cards."""
        return any(step.is_private(board, ask) for step in self.steps(board, ask))

    def _taking(self, board: Any, ask: Ask, decision: Any) -> Step | None:
        """Returns the step that carries out a decision if it is legal. Judges no other decision."""
        listed = _known(board).get(_key(ask))
        if listed is not None:
            return next((step for step, legal in listed if decision in legal), None)
        steps = (step for step in self.steps(board, ask) if decision in step.candidates(board, ask))
        return next((step for step in steps if step.exact or step.objection(board, ask, decision) is None), None)

    def _listed(self, board: Any, ask: Ask) -> Listed:
        known, key = _known(board), _key(ask)
        listed = known.get(key)
        if listed is None:
            listed = known[key] = tuple([(step, _legal(step, board, ask)) for step in self.steps(board, ask)])
        return listed


def _legal(step: Step, board: Any, ask: Ask) -> tuple[Decision, ...]:
    candidates = step.candidates(board, ask)
    if not step.exact:
        candidates = [decision for decision in candidates if step.objection(board, ask, decision) is None]
    return tuple(candidates)


def _key(ask: Ask) -> tuple[str, str, str]:
    return ask.seat, ask.kind, ask.subject


REMEMBERED = 32
"""Boards whose legal decisions are cached. They are needed when a prompt is opened, sent and answered."""


@cached_by_identity(REMEMBERED)
def _known(board: Any, /) -> dict[tuple[str, str, str], Listed]:
    return {}
