"""A13, R12, R32: a vehicle was hit, and the soldier in it who pays for it is picked."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.frames import CrewHit
from kronika.domain.undaunted.names import against, counter_name
from kronika.domain.undaunted.rules.casualties import casualty, suppress
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, judged
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message


def _crew(board: Board, frame: CrewHit) -> list[str]:
    return list(board.crew(frame.counter).values())


def _options(board: Board, frame: CrewHit) -> list[d.Decision]:
    return [d.PickCrew(soldier) for soldier in _crew(board, frame)]


def hit(out: Emitter, frame: CrewHit, soldier: str) -> None:
    """A13: the soldier, if there is one, is suppressed, or wounded before the vehicle is damaged."""
    out.emit(e.FramePopped())
    if frame.suppresses:
        suppress(out, soldier)
        return
    if soldier:
        casualty(out, soldier, frame.side)
    if not out.board.winner:
        _damage(out, frame.counter)


def _damage(out: Emitter, vehicle: str) -> None:
    """A13, A24: 1 damage; at its toughness the vehicle is destroyed."""
    damage = out.board.damage[vehicle] + 1
    out.emit(e.VehicleDamaged(vehicle, damage))
    if damage >= out.board.chassis(vehicle).toughness:
        out.emit(e.CounterEliminated(vehicle))
    check(out)


def _pick(out: Emitter, chance: Chance, frame: CrewHit, decision: d.PickCrew) -> None:
    hit(out, frame, decision.counter)


def _has_choice(board: Board, frame: CrewHit) -> bool:
    return len(board.crew(frame.counter)) > 1


def _hit_the_first(out: Emitter, chance: Chance, frame: CrewHit) -> None:
    """R12: with nobody in it the vehicle is damaged all the same."""
    hit(out, frame, next(iter(_crew(out.board, frame)), ""))


def _explain(board: Board, frame: CrewHit, decision: d.PickCrew) -> Rejection:
    who, car = counter_name(board, decision.counter), counter_name(board, frame.counter)
    return against(
        "A13",
        message("not-in-hit-vehicle", who=who, car=car),
        _crew(board, frame),
    )


def _say(board: Board, frame: CrewHit) -> Message:
    car = counter_name(board, frame.counter)
    if frame.suppresses:
        return message("half-done-crew-suppressed", car=car)
    return message("half-done-crew-hit", car=car)


def _say_pick(board: Board, decision: d.PickCrew) -> Message:
    suppresses = any(isinstance(frame, CrewHit) and frame.suppresses for frame in board.frames[-1:])
    who = counter_name(board, decision.counter)
    return message("decision-pick-crew-to-suppress" if suppresses else "decision-pick-crew", who=who)


CREW_HIT = FrameKind[CrewHit](
    say=_say,
    shows=("counter",),
    question=Question(
        kind="crew",
        asks=message("prompt-crew"),
        answers={d.PickCrew: Answer(_say_pick)},
        options=_options,
        decide=judged(_options, _pick, _explain),
    ),
    is_open=_has_choice,
    go_on=_hit_the_first,
    resolve=_hit_the_first,
)
