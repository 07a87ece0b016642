"""What is half done (design 3): the agenda of a battle is a row of tasks, the first of which is asked about or carried
out next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Step
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel.asking import Asking, Question, Unanswered
from kronika.domain.tankduel.state import Board


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
