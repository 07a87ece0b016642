"""What is done next: the agenda is worked off until somebody is asked, or the battle is over."""

from typing import Any

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.steps import defined_below
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.decisions import Back
from kronika.domain.tankduel.rules.round import Picking, begin_round, lay
from kronika.domain.tankduel.rules.tasks import Agenda, Question, Task, Unanswered
from kronika.domain.tankduel.state import Board

TASKS = defined_below(__package__, Task)
"""Every kind of task: what is imported here knows the modules of all rules."""
KEPT = 16
"""Boards whose questions are kept: they are looked for when a board is made, shown and decided on."""


@cached_by_identity(KEPT)
def questions(board: Board, /) -> tuple[Question, ...]:
    """What is asked now."""
    found: tuple[Question, ...] = board.agenda[0].questions(board) if board.agenda else ()
    return found


def question_of(board: Board, prompt: Prompt) -> Question | None:
    """The question that a prompt puts."""
    return next((one for one in questions(board) if one.seat == prompt.seat), None)


def start(out: Emitter, chance: Chance) -> None:
    """Play begins, or goes on with the next round."""
    _work(out, chance, begin_round(out, chance, out.board.round + 1))


def resume(out: Emitter, chance: Chance, agenda: Agenda) -> None:
    """Play goes on with these tasks, whoever was asked before."""
    for prompt in out.prompts:
        out.close(prompt.id)
    _work(out, chance, agenda)


def answer(out: Emitter, chance: Chance, question: Question, decision: Any) -> None:
    """A question is answered; what follows from it until somebody is asked again."""
    board = out.board
    task, *rest = board.agenda
    if isinstance(task, Picking):
        lay(out, question.seat, question.subject, decision)
        _work(out, chance, board.agenda)
        return
    choices = board.building[:-1] if isinstance(decision, Back) else (*board.building, decision)
    try:
        answered = task.script(board, choices)
    except Unanswered:
        out.emit(e.Chosen(question.seat, Sealed(question.seat, decision)))
        put(out)
        return
    _work(out, chance, task.carry(out, chance, answered, tuple(rest)))


def _work(out: Emitter, chance: Chance, agenda: Agenda) -> None:
    """Task after task, till one asks somebody."""
    while agenda and not out.board.over:
        task, *rest = agenda
        board = out.board
        if task.is_void(board):
            agenda = tuple(rest)
            continue
        try:
            answered = task.script(board, ())
        except Unanswered:
            break
        agenda = task.carry(out, chance, answered, tuple(rest))
    if out.board.over:
        return
    if agenda != out.board.agenda or out.board.building:
        out.emit(e.AgendaSet(agenda))
    put(out)


def put(out: Emitter) -> None:
    """Everybody who is to be asked is; what is asked no more is closed."""
    wanted = {(one.seat, one.kind, one.subject): one for one in questions(out.board)}
    for prompt in out.prompts:
        if (prompt.seat, prompt.kind, prompt.subject) not in wanted:
            out.close(prompt.id)
    there = {(prompt.seat, prompt.kind, prompt.subject) for prompt in out.prompts}
    for key, one in wanted.items():
        if key not in there:
            out.prompt(one.seat, one.kind, one.subject, optional=one.optional, secret=one.secret)
