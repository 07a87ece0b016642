"""Every decision a side may submit: what is listed here is accepted, everything else refused."""

from kronika.domain.kernel.values import Odds, Prompt
from kronika.domain.undaunted.decisions import Decision
from kronika.domain.undaunted.rules.questions import ANSWERS, question_of
from kronika.domain.undaunted.state import Board


def legal(board: Board, prompt: Prompt) -> tuple[Decision, ...]:
    """The decisions that answer a prompt. Never empty, at most 512."""
    question, about = question_of(board, prompt)
    return tuple(question.options(board, about))


def odds_of(board: Board, decision: Decision) -> Odds | None:
    """What an attack would have to reach (U20); None for what rolls no dice against one target."""
    return ANSWERS[type(decision)].odds(board, decision)
