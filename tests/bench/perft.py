"""The number of legal decision sequences, as `perft` counts moves in chess: so that other
implementations, and our own next version, can be held against it (law 9).

Chance is scripted: every draw gives the first card of the sorted deck, every die shows `FACE`.
Where several seats are asked at once, each of their decisions counts as a next one.
"""

from collections.abc import Iterator

from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.events import EpochBegan, GameStarted
from kronika.domain.kernel.game import Position, Recorder, blank, decide
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC
from kronika.service.packs import LoadedPack
from tests.bench.fixtures import brief

FACE = 7
DEPTH = 4
"""How deep a scenario is counted that has not been published."""


class ScriptedChance:
    """The same for ever."""

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        return Rolled(Use(1, PUBLIC, 1, purpose, dice, None), "", (min(FACE, dice.sides - 1),) * dice.count)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        return Drawn(Use(1, audience, 1, purpose, None, size), "", 0)


def opening(pack: LoadedPack, scenario: str) -> Position:
    """A scenario at its first prompts, set up for a short game, with scripted chance."""
    out = Recorder(pack.system, blank(pack.system))
    for event in pack.system.initial_events(pack.content, brief(pack, scenario)):
        out.emit(event)
    out.emit(EpochBegan(1))
    out.emit(GameStarted())
    pack.system.rules.start(out, ScriptedChance())
    return out.position


def after_each(system: System, position: Position) -> Iterator[Position]:
    """The position after each legal decision of each seat that is asked."""
    for prompt in position.game.prompts:
        for decision in system.rules.legal(position.game.board, prompt):
            made = decide(system, position, prompt.seat, prompt.id, "", decision, ScriptedChance())
            assert isinstance(made, Recorder), f"{decision} is listed and refused"
            yield made.position


def count(system: System, position: Position, depth: int) -> int:
    """How many sequences of `depth` (≥ 1) decisions there are from a position."""
    if depth == 1:
        return sum(len(system.rules.legal(position.game.board, prompt)) for prompt in position.game.prompts)
    return sum(count(system, after, depth - 1) for after in after_each(system, position))


def counts(pack: LoadedPack, scenario: str, depth: int) -> list[int]:
    """The counts from a scenario's opening, to each depth up to this one."""
    position = opening(pack, scenario)
    return [count(pack.system, position, to) for to in range(1, depth + 1)]
