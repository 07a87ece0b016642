"""How a battle goes on from task to task, and what a refused decision is told."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.scripts import Agenda, Row
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.kernel.words import Reason, Rejection
from kronika.domain.tankduel.decisions import Act, Aim, Back, Say
from kronika.domain.tankduel.events import AgendaSet, Chosen
from kronika.domain.tankduel.rules.round import begin_round
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.words import message


def _agenda(board: Board) -> Agenda:
    return board.agenda


def _choices(board: Board) -> tuple[Any, ...]:
    return board.building


def _is_over(board: Board) -> bool:
    return board.over


def _chosen(seat: str, decision: Any) -> Chosen:
    return Chosen(seat, Sealed(seat, decision))


def _refuse(
    board: Board, prompt: Prompt, decision: Any, objection: Objection | None, options: Sequence[Any]
) -> Rejection:
    rule, said, _ = objection or Objection(board.agenda[0].asks[prompt.kind], message("not-now"))
    return Rejection(Reason.AGAINST_THE_RULES, rule, said, tuple(dict.fromkeys(map(_named, options))))


def _named(option: Any) -> str:
    """An option as a short word."""
    match option:
        case Act(action):
            return action.value
        case Say(answer):
            return answer.value
        case Aim(tank):
            return tank
    return str(type(option).__struct_config__.tag)


ENGINE = Row(
    agenda=_agenda,
    choices=_choices,
    is_over=_is_over,
    written=AgendaSet,
    chosen=_chosen,
    takes_back=Back,
    refuse=_refuse,
)


def start(out: Emitter, chance: Chance) -> None:
    """Play begins, or continues with the next round."""
    ENGINE.resume(out, chance, begin_round(out, chance, out.board.round + 1))
