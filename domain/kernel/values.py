"""The values that the kernel and the families exchange: prompts, outcomes, chances, and packs in short."""

from collections.abc import Container
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.events import Event, PackId, Part, Test
from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.words import Sentence, Text


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """An open question to one seat. `id` is the version of the event that opened it. `kind` and `subject` are empty for
    those who may not know the question: all others, if it is `secret`."""

    id: int
    seat: str
    kind: str
    subject: str = ""
    optional: bool = False
    secret: bool = False

    def seen_by(self, seats: Container[str]) -> "Prompt":
        """The prompt as those see it who may know what these seats know."""
        return replace(self, kind="", subject="") if self.secret and self.seat not in seats else self


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (none: a draw), and by what."""

    winners: tuple[str, ...]
    how: str
    rule: str


class Emitter(Protocol):
    """Where `decide` puts its events."""

    @property
    def board(self) -> Any:
        """The state with every event so far applied."""

    def emit(self, event: Event) -> None:
        """Append a fact."""

    def prompt(self, seat: str, kind: str, subject: str = "", *, optional: bool = False, secret: bool = False) -> None:
        """Ask a seat; the prompt's id is the version of the event. `optional`: an offer that may stay
        open while others decide; `secret`: the others are not to know what is asked."""

    def close(self, prompt: int) -> None:
        """Close a prompt that is over though nobody answered it."""

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The open prompts."""

    @property
    def version(self) -> int:
        """The version of the last event so far."""

    @property
    def stream(self) -> str:
        """The id of the stream."""


class Flip(msgspec.Struct, frozen=True):
    """A card that was turned over openly to decide something. `number`: None where something else on it counts; `test`:
    None where there was nothing to reach."""

    card: str
    number: int | None = None
    test: Test | None = None


class Counts(msgspec.Struct, frozen=True):
    """The rule for reading a roll or flip, in words, and its id."""

    rule: str
    said: Text


class RollResult(msgspec.Struct, frozen=True):
    """The reading of a roll or flip, and whether it succeeded: None where there was nothing to reach. `numbers`: the
    numbers compared with the target, one for each die or the one of a card; empty where something else on the card
    counts. `enough`: whether each of these alone succeeds."""

    counts: Counts
    succeeded: bool | None = None
    numbers: tuple[int, ...] = ()
    enough: tuple[bool, ...] = ()


class Likely(msgspec.Struct, frozen=True):
    """A result that may come, by its name and in words, and in how many of the outcomes it does."""

    name: str
    said: Text
    outcomes: int


class Odds(msgspec.Struct, frozen=True):
    """The target of dice, or of a flipped card where there are no dice, and its exact chance: `wins` in `outcomes`.
    `at_most`: the number must be at most the target; else at least. Without parts there is no number to reach, as where
    two sides roll against each other. `results`: each possible result, where there are more than success and failure;
    together all `outcomes`. `counts`: the rule for success."""

    target: int
    parts: tuple[Part, ...]
    dice: int
    wins: int
    outcomes: int
    at_most: bool = False
    results: tuple[Likely, ...] = ()
    counts: Counts | None = None


class Example(msgspec.Struct, frozen=True):
    """A scenario of a pack that comes with a system, for help texts to name."""

    pack: str
    scenario: str


class ScenarioCard(msgspec.Struct, frozen=True):
    """A scenario of a pack in short."""

    id: str
    title: Sentence
    date: str
    seats: tuple[str, ...]


class PackCard(msgspec.Struct, frozen=True):
    """A pack in short. `provenance`: `printed` or `reconstructed`; `notes` say what it lacks."""

    id: PackId
    title: Sentence
    provenance: str
    source: str
    scenarios: tuple[ScenarioCard, ...]
    notes: tuple[Mistake, ...] = ()

    def scenario(self, id: str) -> ScenarioCard:
        """The scenario of this id. Raises `KeyError`."""
        for card in self.scenarios:
            if card.id == id:
                return card
        raise KeyError(id)
