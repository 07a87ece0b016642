"""TD49–TD51: Tactics, which alternate until somebody passes."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.cards import Kind
from kronika.domain.tankduel.content.words import Table
from kronika.domain.tankduel.decisions import Action, Pass, React
from kronika.domain.tankduel.rules.aiming import Shot
from kronika.domain.tankduel.rules.deck import flip
from kronika.domain.tankduel.rules.shooting import Firing
from kronika.domain.tankduel.rules.tasks import Agenda, Asking, Task
from kronika.domain.tankduel.state import Board

MOST_RESPONSE = 3


def tactics(board: Board, seat: str) -> tuple[React, ...]:
    """The Tactics in a hand."""
    return tuple(React(card) for card in board.hands[seat] if board.card(card).half(Kind.TACTICS) is not None)


class Window(Task, frozen=True, tag="window.v1"):
    """Reactions to something (TD49): Tactics in turn, until one passes."""

    asks = {"reaction": "TD49"}

    to: Action  #: What is reacted to.
    tank: str  #: Which tank does it.
    target: str  #: Which tank it is done to.
    asked: str  #: The seat that is asked.
    other: str  #: The seat that is asked after it.
    stands: bool = False  #: Whether Tactics stand against it now.
    flank: bool = False  #: Whether a flank of gun or infantry can be cancelled instead of 20 being taken.
    against_flank: bool = False  #: Whether the Tactics of the target's player are meant so.

    def script(self, board: Board, choices: Sequence[Any]) -> React | Pass | None:
        """Who has no card cannot answer, as all can see: that counts as a pass. None: Robata answers."""
        if not self.asked:
            return None
        if not board.hands[self.asked]:
            return Pass()
        ask = Asking(board, self.asked, self.tank, choices)
        held = tactics(board, self.asked)
        instead = [replace(one, against_flank=True) for one in held] if self.flank and not self.stands else []
        answer: React | Pass = ask("reaction", (*held, *instead, Pass()), self.to.value)
        return answer

    def carry(self, out: Emitter, chance: Chance, answer: React | Pass | None, rest: Agenda) -> Agenda:
        """TD49: the other one is asked, until somebody passes; TDR68: against a flanking gun or infantry Robata takes
        the flank away."""
        if answer is None and _responds(out, chance, self):
            turned = replace(self, asked=self.other, other=self.asked, stands=not self.stands)
            return (turned if self.stands else replace(turned, against_flank=self.flank), *rest)
        if isinstance(answer, React):
            out.emit(e.TacticsPlayed(self.asked, answer.card, answer.against_flank))
            turned = replace(self, asked=self.other, other=self.asked, stands=not self.stands)
            return (turned if self.stands else replace(turned, against_flank=answer.against_flank), *rest)
        if answer is not None:
            out.emit(e.Passed(self.asked))
        return _answered(self, rest) if self.stands else rest


def reactions(board: Board, to: Action, tank: str, target: str, *, flank: bool = False) -> Window:
    """TD51: the window opens for the player of the target, whatever he holds."""
    return Window(to, tank, target, board.tanks[target].seat, board.tanks[tank].seat, flank=flank)


def _responds(out: Emitter, chance: Chance, task: Window) -> bool:
    """TD102, TDR33: Robata flips: a Tactics card, or a target number of at most the passes completed and one more."""
    own = task.target if not out.board.tanks[task.target].seat else task.tank
    limit = min(MOST_RESPONSE, out.board.passed)
    card = flip(out, chance, "response", "", own)
    success = card.half(Kind.TACTICS) is not None or card.tn <= limit
    out.emit(e.RobataChose(own, Table.RESPONSE, "success" if success else "failure", limit))
    return success


def _answered(task: Window, rest: Agenda) -> Agenda:
    """TD50: 20 off a shot, or its flank; a flank, a spot attempt and terrain are void."""
    answered, *others = rest
    if isinstance(answered, Firing):
        return (Firing(under_tactics(answered.shot, against_flank=task.against_flank)), *others)
    return tuple(others)


def under_tactics(shot: Shot, *, against_flank: bool) -> Shot:
    """TD50, TDR25: a shot against which Tactics stand."""
    return replace(shot, flank=False) if against_flank else replace(shot, tactics=True)
