"""S6, S19: the attacker moves a counter that was hit."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.czech import Called, capital
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Rejection, Sentence
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.frames import Displacing
from kronika.domain.undaunted.names import against, counter_name
from kronika.domain.undaunted.rules.frames.kind import FrameKind
from kronika.domain.undaunted.rules.question import Answer, Question, judged, top
from kronika.domain.undaunted.rules.victory import check
from kronika.domain.undaunted.state import Board


def displacements(board: Board, frame: Displacing) -> list[str]:
    """S6: the adjacent spaces with the owner's marker; no tunnels; a tank only where it can stand."""
    counter = frame.counter
    space = board.counters[counter].space
    markers = board.sides[board.owners[counter]].markers
    tank = board.is_tank(counter)
    return [to for to in board.scene.spaces[space].near if to in markers and not (tank and board.tile(to).impassable)]


def _options(board: Board, frame: Displacing) -> list[d.Decision]:
    return [*[d.Displace(to) for to in displacements(board, frame)], d.Stop()]


def displace(out: Emitter, chance: Chance, frame: Displacing, decision: d.Displace) -> None:
    """S6: neither mines (S12) nor fire zones (S13) are triggered; a suppressed counter turns ready. Its own
    fire zone went when it was hit."""
    out.emit(e.FramePopped())
    out.emit(e.CounterMoved(frame.counter, decision.to))
    if out.board.counters[frame.counter].suppressed:
        out.emit(e.CounterReadied(frame.counter))
    check(out)


def _can_be_moved(board: Board, frame: Displacing) -> bool:
    return bool(displacements(board, frame))


def _explain(board: Board, frame: Displacing, decision: d.Displace) -> Rejection:
    who, to = counter_name(board, frame.counter), decision.to
    return against(
        "S6",
        f"{who.en} can only be moved to an adjacent space with a marker of their own side, and {to} is not one.",
        f"{capital(who.cs.acc)} lze přesunout jen na sousední pole s vlastním žetonem kontroly, pole {to} takové není.",
        displacements(board, frame),
    )


def _say(board: Board, frame: Displacing) -> Sentence:
    who = counter_name(board, frame.counter)
    return Sentence(f"{who.en} may be moved", f"{capital(who.cs.acc)} lze přesunout")


def _say_displace(board: Board, decision: d.Displace) -> Sentence:
    return Sentence(
        f"Move the counter that was hit to {decision.to}", f"Přesunout zasaženou jednotku na pole {decision.to}"
    )


def _tell_displace(board: Board, side: Called, decision: d.Displace) -> str:
    return f"{side.who} {side.cs.does('přesouvá', 'přesouvají')} zasaženou jednotku na pole {decision.to}"


def _stays(board: Board) -> tuple[Called, str]:
    counter = top(board, Displacing).counter
    return counter_name(board, counter), board.counters[counter].space


def _say_stop(board: Board, decision: d.Stop) -> Sentence:
    who, space = _stays(board)
    return Sentence(f"Leave {who.en} on {space}", f"Nechat {who.cs.acc} na poli {space}")


def _tell_stop(board: Board, side: Called, decision: d.Stop) -> str:
    who, space = _stays(board)
    return f"{side.who} {side.cs.does('nechává', 'nechávají')} {who.cs.acc} na poli {space}"


DISPLACING = FrameKind[Displacing](
    say=_say,
    shows=("counter",),
    question=Question(
        kind="displace",
        asks=Sentence("Move the counter that was hit?", "Přesunout zasaženou jednotku?"),
        answers={d.Displace: Answer(_say_displace, _tell_displace), d.Stop: Answer(_say_stop, _tell_stop)},
        options=_options,
        decide=judged(_options, displace, _explain),
    ),
    is_open=_can_be_moved,
)
