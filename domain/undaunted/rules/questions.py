"""Every kind of frame, of question and of answer."""

from typing import Any, Final

from kronika.domain.kernel.values import Prompt
from kronika.domain.undaunted import frames as f
from kronika.domain.undaunted.decisions import DecisionBase, Stop
from kronika.domain.undaunted.rules.acts import ASSAULTING, MOUNTED, PERFORMING
from kronika.domain.undaunted.rules.assets import RETURNING
from kronika.domain.undaunted.rules.casualties import CREW_HIT, EXERTED
from kronika.domain.undaunted.rules.combat import BARRAGE
from kronika.domain.undaunted.rules.free_moves import FREEING
from kronika.domain.undaunted.rules.initiative import INITIATIVE
from kronika.domain.undaunted.rules.losing import DISPLACING, LOSING
from kronika.domain.undaunted.rules.mines import MINING
from kronika.domain.undaunted.rules.movement import STEPPING
from kronika.domain.undaunted.rules.performing import INSPIRING
from kronika.domain.undaunted.rules.playing import PLAY
from kronika.domain.undaunted.rules.question import STOP, Answer, FrameKind, Question
from kronika.domain.undaunted.rules.support import BOLSTERING
from kronika.domain.undaunted.rules.surveys import SURVEYING
from kronika.domain.undaunted.state import Board

FRAMES: Final[dict[type[f.FrameBase], FrameKind[Any]]] = {
    f.Stepping: STEPPING,
    f.Bolstering: BOLSTERING,
    f.Barrage: BARRAGE,
    f.Losing: LOSING,
    f.Displacing: DISPLACING,
    f.Assaulting: ASSAULTING,
    f.Performing: PERFORMING,
    f.Exerted: EXERTED,
    f.Mining: MINING,
    f.Returning: RETURNING,
    f.Mounted: MOUNTED,
    f.Freeing: FREEING,
    f.Surveying: SURVEYING,
    f.Inspiring: INSPIRING,
    f.CrewHit: CREW_HIT,
}

_OF_TURNS: Final[dict[str, Question[str]]] = {question.kind: question for question in (INITIATIVE, PLAY)}

QUESTIONS: Final[dict[str, Question[Any]]] = _OF_TURNS | {
    kind.question.kind: kind.question for kind in FRAMES.values() if kind.question is not None
}
"""By the kind of their prompts."""

ANSWERS: Final[dict[type[DecisionBase], Answer]] = {
    decision: answer for question in QUESTIONS.values() for decision, answer in question.answers.items()
} | {Stop: STOP}


def answer_to(board: Board, decision: DecisionBase) -> Answer:
    """How a decision answers what is asked now: `stop` says what it declines."""
    question = FRAMES[type(board.frames[-1])].question if board.frames else None
    answers = question.answers if question is not None else {}
    return answers.get(type(decision)) or ANSWERS[type(decision)]


def question_of(board: Board, prompt: Prompt) -> tuple[Question[Any], Any]:
    """What a prompt asks, and what that is about: the side that is asked in its turn, or the top frame."""
    kind = prompt.kind
    return QUESTIONS[kind], prompt.seat if kind in _OF_TURNS else board.frames[-1]
