"""How a task asks: a script goes through the choices made so far, and stops at the first question that nobody has
answered yet. Nothing holds the middle of it but the choices, which are data."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

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


def icons(board: Board, cards: Sequence[int]) -> int:
    """TD12: the order icons on cards."""
    return sum([board.card(card).oi for card in cards])


def payers(board: Board, hand: Sequence[int], paid: Sequence[int]) -> tuple[Pay, ...]:
    """The cards that can still pay."""
    return tuple(Pay(card) for card in hand if card not in paid and board.card(card).oi)


Script = Callable[[Asking], Any]
"""Asks what there is to ask; what came of it."""
