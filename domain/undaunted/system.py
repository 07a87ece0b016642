"""Undaunted as a system of the kernel."""

from typing import Any, Callable, Mapping

from domain.kernel.chance import Chance
from domain.kernel.events import Event
from domain.kernel.system import Emitter, Outcome, Prompt
from domain.kernel.words import Rejection
from domain.undaunted import decide as rules
from domain.undaunted.decisions import Decision
from domain.undaunted.events import EVENTS
from domain.undaunted.evolve import EVOLVE
from domain.undaunted.legal import legal
from domain.undaunted.state import Board
from domain.undaunted.upcasts import UPCASTS


class Undaunted:
    """See `domain.kernel.system.System`."""

    name = "undaunted"
    decision: Any = Decision
    events: tuple[type[Event], ...] = EVENTS
    upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = UPCASTS
    evolve: Mapping[type[Event], Callable[[Any, Any], Any]] = EVOLVE

    def blank(self, eyes: str) -> Board:
        return Board(eyes=eyes)

    def start(self, out: Emitter, chance: Chance) -> None:
        rules.start(out, chance)

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Decision, chance: Chance) -> Rejection | None:
        return rules.decide(out, seat, prompt, decision, chance)

    def is_secret(self, board: Board, prompt: Prompt) -> bool:
        return prompt.kind == "initiative"

    def legal(self, board: Board, prompt: Prompt) -> tuple[Decision, ...]:
        return legal(board, prompt)

    def outcome(self, board: Board) -> Outcome | None:
        return Outcome((board.winner,), board.how, board.rule) if board.winner else None

    def opponents(self, board: Board, seat: str) -> tuple[str, ...]:
        return (board.scene.opponent(seat),)


UNDAUNTED = Undaunted()
