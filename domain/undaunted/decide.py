"""The rules applied to one decision: what it causes, or why it is refused."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter, Odds, Prompt
from kronika.domain.kernel.words import Reason, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.decisions import Decision
from kronika.domain.undaunted.rules import turn
from kronika.domain.undaunted.rules.initiative import ask_for_initiative
from kronika.domain.undaunted.rules.playing import PLAY
from kronika.domain.undaunted.rules.question import leave
from kronika.domain.undaunted.rules.questions import ANSWERS, FRAMES, question_of
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message, row


def start(out: Emitter, chance: Chance) -> None:
    """U4: the first round; or the round that an inherited position is in."""
    if not out.board.round:
        turn.start_round(out, chance)
    elif not out.board.active:
        ask_for_initiative(out)
    if out.board.active:
        resume(out, chance)


def is_secret(board: Board, prompt: Prompt) -> bool:
    """Whether the answer to a prompt is sealed for the side that gives it."""
    question, about = question_of(board, prompt)
    return question.is_secret(board, about)


def is_private(board: Board, prompt: Prompt) -> bool:
    """R15: whether what may be answered depends on the cards of a hand or of another zone that nobody sees
    into. Supply, play area and board are open, and so is that a zone is empty."""
    question, about = question_of(board, prompt)
    return question.is_private(board, about)


def decide(out: Emitter, seat: str, prompt: Prompt, decision: d.Decision, chance: Chance) -> Rejection | None:
    """Apply the rules to one decision of a seat; nothing is emitted if it is refused."""
    board: Board = out.board
    question, about = question_of(board, prompt)
    if type(decision) not in question.answers:
        return _no_answer(board, prompt, list(question.answers), decision)
    refused = question.decide(out, chance, about, decision)
    if refused is None:
        resume(out, chance)
    return refused


def _no_answer(board: Board, prompt: Prompt, answers: list[type[d.DecisionBase]], decision: d.Decision) -> Rejection:
    """Why a decision of this kind does not answer the prompt; it tells those kinds that would now."""
    open_ = {type(option) for option in legal(board, prompt)}
    tags = tuple(str(answer.__struct_config__.tag) for answer in answers if answer in open_)
    return Rejection(
        Reason.MALFORMED,
        "",
        message("not-an-answer", tags=row("row-or", tags), tag=str(decision.__struct_config__.tag)),
        tags,
        field="decision",
    )


def resolve(out: Emitter, chance: Chance) -> None:
    """R40: the results that are being resolved are carried out, and nobody is asked about them. R42: while there are
    such results, none is taken back by consent."""
    while not out.board.winner and any(FRAMES[type(frame)].resolve for frame in out.board.frames):
        frame = out.board.frames[-1]
        kind = FRAMES[type(frame)]
        (kind.resolve or (leave if kind.question else kind.go_on))(out, chance, frame)


def resume(out: Emitter, chance: Chance) -> None:
    """Go on with what is half done until somebody has to decide or the scenario is over."""
    while not out.board.winner and out.board.active:
        board: Board = out.board
        if not board.frames:
            out.prompt(board.active, PLAY.kind)
            return
        frame = board.frames[-1]
        kind = FRAMES[type(frame)]
        if kind.question is not None and kind.is_open(board, frame):
            out.prompt(frame.side, kind.question.kind)
            return
        kind.go_on(out, chance, frame)


# --- Every decision a side may submit: what is listed here is accepted, everything else refused


def legal(board: Board, prompt: Prompt) -> tuple[Decision, ...]:
    """The decisions that answer a prompt. Never empty, at most 512."""
    question, about = question_of(board, prompt)
    return tuple(question.options(board, about))


def odds_of(board: Board, decision: Decision) -> Odds | None:
    """What an attack would have to reach (U20); None for what rolls no dice against one target."""
    return ANSWERS[type(decision)].odds(board, decision)
