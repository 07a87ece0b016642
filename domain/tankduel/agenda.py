"""What is done next: the agenda is worked off until somebody is asked, or the battle is over."""

from collections.abc import Mapping
from typing import Any

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel import frames
from kronika.domain.tankduel.asking import Question, Unanswered
from kronika.domain.tankduel.decisions import Back
from kronika.domain.tankduel.frames import Bidding, Picking
from kronika.domain.tankduel.rules import acting, admin, damage, leading, moving, reacting, shooting, sighting
from kronika.domain.tankduel.rules.automaton import commanding, revealing, turn
from kronika.domain.tankduel.rules.round import begin_round, lay, picking
from kronika.domain.tankduel.rules.steps import Agenda, Step
from kronika.domain.tankduel.state import Board

STEPS: Mapping[type[Any], Step] = {
    frames.Turning: admin.TURNING,
    frames.Smoking: admin.SMOKING,
    frames.Burning: admin.BURNING,
    frames.Rallying: admin.RALLYING,
    frames.Acting: acting.ACTING,
    frames.Discarding: admin.DISCARDING,
    frames.Closing: admin.CLOSING,
    frames.Mined: moving.MINED,
    frames.Moving: moving.MOVING,
    frames.Freeing: moving.FREEING,
    frames.Spotting: sighting.SPOTTING,
    frames.Shaking: moving.SHAKING,
    frames.Flanking: moving.FLANKING,
    frames.Flanked: moving.FLANKED,
    frames.Covering: moving.COVERING,
    frames.Climbing: moving.CLIMBING,
    frames.Bogging: moving.BOGGING,
    frames.Concealing: moving.CONCEALING,
    frames.Sinking: moving.SINKING,
    frames.Searching: sighting.SEARCHING,
    frames.Window: reacting.WINDOW,
    frames.Firing: shooting.FIRING,
    frames.Weathering: admin.WEATHERING,
    frames.Paving: moving.PAVING,
    frames.Hatching: admin.HATCHING,
    frames.Arming: shooting.ARMING,
    frames.Storming: shooting.STORMING,
    frames.Locating: shooting.LOCATING,
    frames.Piercing: shooting.PIERCING,
    frames.Harming: damage.HARMING,
    frames.Breaking: damage.BREAKING,
    frames.Escaping: damage.ESCAPING,
    frames.Ranging: sighting.RANGING,
    frames.Robbing: leading.ROBBING,
    frames.Leading: leading.LEADING,
    frames.Offering: leading.OFFERING,
    frames.Giving: leading.GIVING,
    frames.Redrawing: leading.REDRAWING,
    frames.Bidding: revealing.BIDDING,
    frames.Tending: turn.TENDING,
    frames.Settling: turn.SETTLING,
    frames.Revealing: turn.REVEALING,
    frames.Gunning: turn.GUNNING,
    frames.Marching: turn.MARCHING,
    frames.Commanding: commanding.COMMANDING,
    frames.Mudding: turn.MUDDING,
    frames.Primaries: turn.PRIMARIES,
    frames.Driving: turn.DRIVING,
    frames.Turnabout: turn.TURNABOUT,
    frames.Sheltering: turn.SHELTERING,
    frames.Secondaries: turn.SECONDARIES,
    frames.Cleaning: turn.CLEANING,
}
"""Every task but `Picking`, about which many are asked at once."""
KEPT = 16
"""Boards whose questions are kept: they are looked for when a board is made, shown and decided on."""


@cached_by_identity(KEPT)
def questions(board: Board, /) -> tuple[Question, ...]:
    """What is asked now."""
    if not board.agenda:
        return ()
    task = board.agenda[0]
    if isinstance(task, Picking):
        return picking(board)
    try:
        STEPS[type(task)].script(board, task, board.building)
    except Unanswered as asked:
        return (asked.question(),)
    return ()


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
    step = STEPS[type(task)]
    choices = board.building[:-1] if isinstance(decision, Back) else (*board.building, decision)
    try:
        answered = step.script(board, task, choices)
    except Unanswered:
        out.emit(e.Chosen(question.seat, Sealed(question.seat, decision)))
        put(out)
        return
    _work(out, chance, step.carry(out, chance, task, answered, tuple(rest)))


def _work(out: Emitter, chance: Chance, agenda: Agenda) -> None:
    """Task after task, till one asks somebody."""
    while agenda and not out.board.over:
        task, *rest = agenda
        board = out.board
        if isinstance(task, Picking):
            if picking(board):
                break
            for offer in out.prompts:
                out.close(offer.id)
            agenda = (Bidding(tuple(tank.id for tank in board.in_play if not tank.seat)), *rest)
            continue
        if _is_void(board, task):
            agenda = tuple(rest)
            continue
        step = STEPS[type(task)]
        try:
            answered = step.script(board, task, ())
        except Unanswered:
            break
        agenda = step.carry(out, chance, task, answered, tuple(rest))
    if out.board.over:
        return
    if agenda != out.board.agenda or out.board.building:
        out.emit(e.AgendaSet(agenda))
    put(out)


def _is_void(board: Board, task: Any) -> bool:
    """TD123, TDR58: nothing is done any more by or to a tank that is gone; TDR86: but Robata's turn is cleaned up."""
    if isinstance(task, frames.Cleaning):
        return False
    tank, target = getattr(task, "tank", ""), getattr(task, "target", "")
    return bool((tank and board.tanks[tank].out) or (target and board.tanks[target].out))


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
