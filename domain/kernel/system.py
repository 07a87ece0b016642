"""What a rules family gives the kernel (design 7). The kernel knows nothing else of any game."""

from typing import Any, Callable, Mapping, Protocol

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.events import Event
from domain.kernel.words import Rejection


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """An open question to one seat. `id` is the version of the event that opened it."""

    id: int
    seat: str
    kind: str


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (none: a draw), and by what."""

    winners: tuple[str, ...]
    how: str
    rule: str


class Emitter(Protocol):
    """Where `decide` puts its events. `board` is the state with all of them applied."""

    board: Any

    def emit(self, event: Event) -> None:
        """Append a fact."""

    def prompt(self, seat: str, kind: str) -> None:
        """Ask a seat; the prompt's id is the version of the event."""

    @property
    def version(self) -> int:
        """The version of the last event so far."""


class System(Protocol):
    """A rules family as a value."""

    name: str
    decision: Any
    """The type of a decision: a tagged union of structs."""
    events: tuple[type[Event], ...]
    """Every event type of the system, old versions too."""
    upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]]
    """From an event type no longer emitted to what it means today."""
    evolve: Mapping[type[Event], Callable[[Any, Any], Any]]
    """How each event is applied to the board."""

    def blank(self, eyes: str) -> Any:
        """The board before the first event, as seen by an audience or by the referee."""

    def start(self, out: Emitter, chance: Chance) -> None:
        """Play begins: what happens before the first prompt."""

    def decide(self, out: Emitter, seat: str, prompt: Prompt, decision: Any, chance: Chance) -> Rejection | None:
        """Apply the rules to one decision: emit what it causes, or refuse and emit nothing."""

    def is_secret(self, board: Any, prompt: Prompt) -> bool:
        """Whether decisions on this prompt are sealed for the seat that makes them."""

    def legal(self, board: Any, prompt: Prompt) -> tuple[Any, ...]:
        """Every decision that `decide` would accept on this prompt; at most 512."""

    def outcome(self, board: Any) -> Outcome | None:
        """How the game ended by its rules, if it has."""

    def opponents(self, board: Any, seat: str) -> tuple[str, ...]:
        """The seats that win if this one gives up."""
