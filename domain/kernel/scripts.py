"""Steps that ask several questions in a row (design 7). A script runs again from the stored choices up to the first
question without an answer, so only data holds the middle of a step. Such steps form a row, which is written once when a
decision has been carried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.steps import Ask, Decision, Objection, Step
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.kernel.words import Rejection


class Question(msgspec.Struct, frozen=True):
    """An open question to a seat. A `secret` one is sealed from the other seats; an `optional` one may stay open."""

    seat: str
    kind: str
    subject: str
    options: tuple[Any, ...]
    secret: bool = False
    optional: bool = False


class Unanswered(Exception):
    """Raised by a script at the first question without an answer. `question` makes it, if somebody needs it."""

    def __init__(self, question: Callable[[], Question]) -> None:
        super().__init__()
        self.question = question


class Asking:
    """Asks a seat one question after another. With `back`, every choice can be taken back by it, and all questions
    but the first are sealed."""

    def __init__(
        self, board: Any, seat: str, subject: str, choices: Sequence[Any], *, back: Decision | None = None
    ) -> None:
        self.board, self.seat, self._subject = board, seat, subject
        self._choices, self._made, self._back = choices, 0, back

    def __call__(self, kind: str, options: Sequence[Any], about: str = "", *, skip: bool = False) -> Any:
        """Returns the answer. With `skip` a question that everybody knows to have one answer is not asked."""
        if skip and len(options) == 1:
            return options[0]
        return self.among(kind, lambda: options, about)

    def among(self, kind: str, options: Callable[[], Sequence[Any]], about: str = "") -> Any:
        """Returns the answer to a question whose options are worked out only while it is open."""
        if self._made < len(self._choices):
            self._made += 1
            return self._choices[self._made - 1]
        back = (self._back,) if self._back is not None and self._made > 0 else ()
        subject = " ".join(filter(None, (self._subject, about)))
        raise Unanswered(lambda: Question(self.seat, kind, subject, (*options(), *back), secret=bool(back)))


class Scripted(Step, frozen=True):
    """A step in a row. Its script goes through the choices made so far."""

    def script(self, board: Any, choices: Sequence[Any]) -> Any:
        """Returns what came of the choices. Raises `Unanswered` at the first question without one."""
        return None

    def carry(self, out: Emitter, chance: Chance, answer: Any, rest: Agenda) -> Agenda:
        """Carries out what the script returned. Returns the row from here on, with the steps after this one."""
        return rest

    def questions(self, board: Any, choices: Sequence[Any]) -> tuple[Question, ...]:
        """Returns what is asked now."""
        try:
            self.script(board, choices)
        except Unanswered as asked:
            return (asked.question(),)
        return ()

    def answer(self, out: Emitter, question: Question, decision: Any) -> bool:
        """Carries out an answer that is not a choice of the script. Returns whether it did."""
        return False

    def is_void(self, board: Any) -> bool:
        """Returns whether there is nothing left to do in this step."""
        return False


Agenda = tuple[Scripted, ...]
"""The steps still to be done, the next one first."""


class Row(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """The engine for steps in a row: where a family keeps them, and how it refuses a decision."""

    agenda: Callable[[Any], Agenda]
    choices: Callable[[Any], tuple[Any, ...]]  #: The choices that the first step's script goes through.
    is_over: Callable[[Any], bool]
    written: Callable[[Agenda], Event]
    chosen: Callable[[str, Any], Event]
    takes_back: type[Decision]  #: The decision that takes back the last choice.
    #: Words a refusal, from the objection (None if the decision is merely no option) and the options.
    refuse: Callable[[Any, Prompt, Decision, Objection | None, tuple[Any, ...]], Rejection]

    def questions(self, board: Any) -> tuple[Question, ...]:
        """Returns what is asked now."""
        return _questions(self, board)

    def legal(self, board: Any, prompt: Prompt) -> tuple[Any, ...]:
        """Returns every legal decision."""
        question = self._asked(board, prompt)
        return () if question is None else question.options

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Any, chance: Chance) -> Rejection | None:
        """Carries out a decision and continues, or refuses it and changes nothing."""
        board = out.board
        question, row = self._asked(board, prompt), self.agenda(board)
        if question is None or decision not in question.options:
            objection = self.objection(board, prompt, decision)
            return self.refuse(board, prompt, decision, objection, self.legal(board, prompt))
        step, *rest = row
        if step.answer(out, question, decision):
            self._work(out, chance, row)
            return None
        made = self.choices(board)
        choices = made[:-1] if isinstance(decision, self.takes_back) else (*made, decision)
        try:
            answer = step.script(board, choices)
        except Unanswered:
            out.emit(self.chosen(question.seat, decision))
            self._put(out)
            return None
        self._work(out, chance, step.carry(out, chance, answer, tuple(rest)))
        return None

    def objection(self, board: Any, prompt: Prompt, decision: Decision) -> Objection | None:
        """Returns the first thing wrong with a decision, from what the seat may know; None if the step has none."""
        ask = Ask(prompt.seat, prompt.kind, prompt.subject)
        return next((step.objection(board, ask, decision) for step in self.agenda(board)[:1]), None)

    def resume(self, out: Emitter, chance: Chance, row: Agenda) -> None:
        """Continues with these steps, after closing all open prompts."""
        for prompt in out.prompts:
            out.close(prompt.id)
        self._work(out, chance, row)

    def _work(self, out: Emitter, chance: Chance, row: Agenda) -> None:
        """Carries out one step after another until one asks a seat."""
        while row and not self.is_over(out.board):
            step, *rest = row
            if step.is_void(out.board):
                row = tuple(rest)
                continue
            try:
                answer = step.script(out.board, ())
            except Unanswered:
                break
            row = step.carry(out, chance, answer, tuple(rest))
        if self.is_over(out.board):
            return
        if row != self.agenda(out.board) or self.choices(out.board):
            out.emit(self.written(row))
        self._put(out)

    def _put(self, out: Emitter) -> None:
        """Opens the prompts of all questions, and closes those that are no longer asked."""
        wanted = {(one.seat, one.kind, one.subject): one for one in self.questions(out.board)}
        for prompt in out.prompts:
            if (prompt.seat, prompt.kind, prompt.subject) not in wanted:
                out.close(prompt.id)
        there = {(prompt.seat, prompt.kind, prompt.subject) for prompt in out.prompts}
        for key, one in wanted.items():
            if key not in there:
                out.prompt(one.seat, one.kind, one.subject, optional=one.optional, secret=one.secret)

    def _asked(self, board: Any, prompt: Prompt) -> Question | None:
        return next((one for one in self.questions(board) if one.seat == prompt.seat), None)


REMEMBERED = 16
"""Boards whose questions are cached. They are needed when a board is made, sent and decided on."""


@cached_by_identity(REMEMBERED)
def _questions(row: Row, board: Any, /) -> tuple[Question, ...]:
    agenda = row.agenda(board)
    return agenda[0].questions(board, row.choices(board)) if agenda else ()
