"""What a task is to the agenda: what it asks, and how it is carried out."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel.asking import Asking
from kronika.domain.tankduel.frames import Task
from kronika.domain.tankduel.state import Board

Agenda = tuple[Task, ...]
"""What is still to be done, the next thing first."""


def asks_nothing(board: Board, task: Any, choices: Sequence[Any]) -> None:
    """A task about which nobody is asked."""
    return


class Step(msgspec.Struct, frozen=True):
    """A kind of task. `carry` gets the task, what its script gave, and the tasks after it, and gives the tasks that
    are to be done from here on."""

    carry: Callable[[Emitter, Chance, Any, Any, Agenda], Agenda]
    script: Callable[[Board, Any, Sequence[Any]], Any] = asks_nothing


def ask_owner(board: Board, tank: str, choices: Sequence[Any], *, sealed: bool = False) -> Asking:
    """Who controls a tank is asked about it."""
    return Asking(board, board.tanks[tank].seat, tank, choices, sealed=sealed)
