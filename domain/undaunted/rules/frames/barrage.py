"""N7, R6, R18, R19: an action against several targets on one tile, rolled for one after another."""

from collections.abc import Iterator

from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.values import Emitter, Odds
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.frames import Barrage
from kronika.domain.undaunted.names import ACTION_NAMES, against, counter_name
from kronika.domain.undaunted.rules import combat, dice
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, judged, top
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def _options(board: Board, frame: Barrage) -> list[d.Decision]:
    return [d.Strike(target) for target in frame.targets]


def strike(out: Emitter, chance: Chance, frame: Barrage, target: str) -> None:
    """N7, R6, R19: the next roll; each target is rolled for once, wherever it is moved meanwhile."""
    rest = tuple(other for other in frame.targets if other != target)
    if rest:
        out.emit(e.FrameReplaced(Barrage(frame.side, frame.action, frame.counter, frame.space, rest)))
    else:
        out.emit(e.FramePopped())
    combat.strike(out, chance, frame.side, frame.action, frame.counter, origin(out.board, frame), target)


def origin(board: Board, frame: Barrage) -> str:
    """N7, R18: where the action comes from; empty for a blast and for a card without a counter."""
    if frame.action.name == ActionName.BLAST or not frame.counter:
        return ""
    return board.counters[frame.counter].space


def _strike(out: Emitter, chance: Chance, frame: Barrage, decision: d.Strike) -> None:
    strike(out, chance, frame, decision.target)


def _has_choice(board: Board, frame: Barrage) -> bool:
    return len(frame.targets) > 1


def _strike_the_first(out: Emitter, chance: Chance, frame: Barrage) -> None:
    strike(out, chance, frame, frame.targets[0])


def _explain(board: Board, frame: Barrage, decision: d.Strike) -> Rejection:
    who = counter_name(board, decision.target)
    return against(
        "R19",
        message("not-rolled-for-again", who=who),
        frame.targets,
    )


def _odds(board: Board, decision: d.Strike) -> Odds:
    frame = top(board, Barrage)
    return combat.odds(board, frame.action, origin(board, frame), decision.target)


def _chance(board: Board, side: str, decision: d.Strike) -> Iterator[ExpectedChance]:
    """The roll, and that for the last target, about which nobody is asked."""
    frame, target = top(board, Barrage), decision.target
    rest = [other for other in frame.targets if other != target]
    for one in (target, *(rest if len(rest) == 1 else ())):
        yield dice.rolling("U20", frame.side, frame.action, frame.counter, one)


def _say(board: Board, frame: Barrage) -> Message:
    action = ACTION_NAMES[frame.action.name]
    return message("half-done-barrage", action=action, space=frame.space)


def _say_strike(board: Board, decision: d.Strike) -> Message:
    return message("decision-strike", who=counter_name(board, decision.target))


BARRAGE = FrameKind[Barrage](
    say=_say,
    action=lambda frame: frame.action.name,
    shows=("counter", "space", "targets"),
    question=Question(
        kind="strike",
        asks=message("prompt-strike"),
        answers={d.Strike: Answer(_say_strike, _odds, _chance)},
        options=_options,
        decide=judged(_options, _strike, _explain),
    ),
    is_open=_has_choice,
    go_on=_strike_the_first,
    resolve=_strike_the_first,
)
