"""What is half done, and how it asks (design 3). The agenda of a battle is a row of tasks, the first of which is asked
about or carried out next. The script of a task goes through the choices made so far, and stops at the first question
that nobody has answered yet. Nothing holds the middle of it but the choices, which are data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Step
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel.decisions import Back, Confirm, NoMore, Pay
from kronika.domain.tankduel.state import Board


class Question(msgspec.Struct, frozen=True):
    """An open question: to whom, what, about what, what may be answered, whether it is sealed from others, whether
    it may stay open."""

    seat: str
    kind: str
    subject: str
    options: tuple[Any, ...]
    secret: bool = False
    optional: bool = False


class Unanswered(Exception):
    """A script has come to a question that is not answered yet: `question` makes it, for who wants to know it."""

    def __init__(self, question: Callable[[], Question]) -> None:
        super().__init__()
        self.question = question


class Asking:
    """Asks a seat, one question after another."""

    def __init__(self, board: Board, seat: str, subject: str, choices: Sequence[Any], *, sealed: bool = False) -> None:
        """`sealed`: what is asked is nobody else's business, but for the first question; and every choice can be
        taken back."""
        self.board, self.seat, self._subject = board, seat, subject
        self._choices, self._made, self._sealed = choices, 0, sealed

    def __call__(self, kind: str, options: Sequence[Any], about: str = "", *, skip: bool = False) -> Any:
        """The answer to a question. `skip`: where everybody knows that there is but one, it is not asked."""
        if skip and len(options) == 1:
            return options[0]
        return self.among(kind, lambda: options, about)

    def among(self, kind: str, options: Callable[[], Sequence[Any]], about: str = "") -> Any:
        """The answer to a question whose options are looked for only where it is open."""
        if self._made < len(self._choices):
            self._made += 1
            return self._choices[self._made - 1]
        begun = self._sealed and self._made > 0
        subject = " ".join(filter(None, (self._subject, about)))

        def question() -> Question:
            given = (*options(), Back()) if begun else tuple(options())
            return Question(self.seat, kind, subject, given, secret=begun)

        raise Unanswered(question)

    def confirm(self) -> None:
        """The action is laid down."""
        self("lay_down", (Confirm(),))

    def pay(self, need: int, hand: Sequence[int]) -> tuple[int, ...]:
        """TD12: the cards of a hand that pay so many order icons."""
        paid: tuple[int, ...] = ()
        while icons(self.board, paid) < need:
            paid = (*paid, self.among("oi", partial(payers, self.board, hand, paid)).card)
        return paid

    def pay_freely(self, hand: Sequence[int]) -> tuple[int, ...]:
        """TDR17: the cards of a hand that pay as many order icons as the player likes."""
        paid: tuple[int, ...] = ()
        while len(paid) < len(hand):
            choice = self("oi", (*payers(self.board, hand, paid), NoMore()))
            if isinstance(choice, NoMore):
                break
            paid = (*paid, choice.card)
        return paid


class Task(Step, frozen=True):
    """What is half done, with the rule that goes on with it."""

    def questions(self, board: Board) -> tuple[Question, ...]:
        """What is asked about it now."""
        try:
            self.script(board, board.building)
        except Unanswered as asked:
            return (asked.question(),)
        return ()

    def is_void(self, board: Board) -> bool:
        """TD123, TDR58: nothing is done any more by or to a tank that is gone."""
        tank, target = getattr(self, "tank", ""), getattr(self, "target", "")
        return bool((tank and board.tanks[tank].out) or (target and board.tanks[target].out))

    def script(self, board: Board, choices: Sequence[Any]) -> Any:
        """Goes through the choices made so far, and gives what came of them. Raises `Unanswered` at the first question
        without one."""
        return None

    def carry(self, out: Emitter, chance: Chance, answer: Any, rest: Agenda) -> Agenda:
        """Carries it out, by what its script gave. What is to be done from here on, of the tasks after it too."""
        return rest


Agenda = tuple[Task, ...]
"""What is still to be done, the next thing first."""


def ask_owner(board: Board, tank: str, choices: Sequence[Any], *, sealed: bool = False) -> Asking:
    """Who controls a tank is asked about it."""
    return Asking(board, board.tanks[tank].seat, tank, choices, sealed=sealed)


def icons(board: Board, cards: Sequence[int]) -> int:
    """TD12: the order icons on cards."""
    return sum([board.card(card).oi for card in cards])


def payers(board: Board, hand: Sequence[int], paid: Sequence[int]) -> tuple[Pay, ...]:
    """The cards that can still pay."""
    return tuple(Pay(card) for card in hand if card not in paid and board.card(card).oi)
