"""The unfinished tasks of a battle, and the prompts of its players (design 3): the agenda is a row of tasks."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import partial
from operator import attrgetter
from typing import Any

from msgspec.structs import astuple

from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.repair import SHOWN
from kronika.domain.kernel.scripts import Agenda, Asking, Row, Scripted
from kronika.domain.kernel.steps import Ask, Decision, Objection
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Reason, Rejection
from kronika.domain.tankduel.decisions import Aim, Answer, Back, Confirm, Drop, NoMore, Pay, Say
from kronika.domain.tankduel.events import AgendaSet, Chosen
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message

__all__ = [
    "Agenda",
    "Asking",
    "Task",
    "aim",
    "ask_owner",
    "choose",
    "confirm",
    "give_up",
    "icons",
    "paid_with",
    "pay",
    "pay_freely",
    "payers",
]


class Task(Scripted, frozen=True):
    """Something half done in a battle."""

    def is_void(self, board: Board) -> bool:
        """TD123, TDR58: nothing is done any more by or to a tank that is gone."""
        tank, target = getattr(self, "tank", ""), getattr(self, "target", "")
        return bool((tank and board.tanks[tank].out) or (target and board.tanks[target].out))

    def slowed(self, tank: str, levels: int) -> "Task":
        """Returns the task after the Move level of a tank has fallen."""
        return self

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """A card that a decision names must be in the hand."""
        card = getattr(decision, "card", None)
        if card is not None and card not in board.hands[ask.seat]:
            return Objection(self.asks[ask.kind], message("not-in-hand", card=card))
        return None


def ask_owner(board: Board, tank: str, choices: Sequence[Decision], *, sealed: bool = False) -> Asking:
    """The player who controls a tank is asked about it; `sealed`: each choice is secret and can be taken back."""
    return Asking(board, board.tanks[tank].seat, tank, choices, back=Back() if sealed else None)


def choose(ask: Asking, kind: str, answers: Sequence[Answer], about: str = "", *, skip: bool = False) -> Answer:
    """Asks which of a few things."""
    answer: Answer = ask(kind, tuple(map(Say, answers)), about, skip=skip).answer
    return answer


def aim(ask: Asking, kind: str, tanks: Sequence[str]) -> str:
    """Asks which tank, if there are several."""
    tank: str = ask(kind, tuple(map(Aim, tanks)), skip=True).tank
    return tank


def give_up(ask: Asking, kind: str, hand: Sequence[int], about: str = "", *, optional: bool = False) -> int:
    """Asks which card of a hand is discarded; 0: none."""
    choice = ask(kind, (*map(Drop, hand), *((NoMore(),) if optional else ())), about)
    return 0 if isinstance(choice, NoMore) else int(choice.card)


def confirm(ask: Asking) -> None:
    """The action is laid down."""
    ask("lay_down", (Confirm(),))


def pay(ask: Asking, need: int, hand: Sequence[int]) -> tuple[int, ...]:
    """TD12: the cards of a hand that pay a number of order icons."""
    paid: tuple[int, ...] = ()
    while icons(ask.board, paid) < need:
        paid = (*paid, ask.among("oi", partial(payers, ask.board, hand, paid)).card)
    return paid


def pay_freely(ask: Asking, hand: Sequence[int]) -> tuple[int, ...]:
    """TDR17: the cards of a hand that pay as many order icons as the player likes."""
    paid: tuple[int, ...] = ()
    while len(paid) < len(hand):
        choice = ask("oi", (*payers(ask.board, hand, paid), NoMore()))
        if isinstance(choice, NoMore):
            break
        paid = (*paid, choice.card)
    return paid


def paid_with(choices: Sequence[Decision]) -> list[int]:
    """The cards that have been chosen to pay."""
    return [choice.card for choice in choices if isinstance(choice, Pay)]


def icons(board: Board, cards: Sequence[int]) -> int:
    """TD12: the order icons on cards."""
    return sum([board.card(card).oi for card in cards])


def payers(board: Board, hand: Sequence[int], paid: Sequence[int]) -> tuple[Pay, ...]:
    """The cards that can still pay."""
    return tuple(Pay(card) for card in hand if card not in paid and board.card(card).oi)


def _chosen(seat: str, decision: Any) -> Chosen:
    return Chosen(seat, Sealed(seat, decision))


def _refuse(
    board: Board, prompt: Prompt, decision: Any, objection: Objection | None, options: Sequence[Any]
) -> Rejection:
    chosen, names = _named(decision), list(dict.fromkeys(map(_named, options)))
    rule, said, _ = objection or Objection(board.agenda[0].asks[prompt.kind], message("not-now", chosen=chosen))
    near = names if len(names) <= SHOWN else get_close_matches(chosen, names, SHOWN, 0)
    return Rejection(Reason.AGAINST_THE_RULES, rule, said, tuple(near))


def _named(option: Any) -> str:
    """An option in short: its first field, if that is a word, else its tag with the number."""
    tag, first = type(option).__struct_config__.tag, next(iter(astuple(option)), "")
    return first if isinstance(first, str) and first else f"{tag} {first}".strip()


ENGINE = Row(
    agenda=attrgetter("agenda"),
    choices=attrgetter("building"),
    is_over=attrgetter("over"),
    written=AgendaSet,
    chosen=_chosen,
    takes_back=Back,
    refuse=_refuse,
)
