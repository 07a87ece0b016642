"""Games played at random, to be looked at on their way."""

import random
from collections.abc import Callable, Iterator, Sequence

from hypothesis import strategies as st

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.game import Position, Recorder, decide
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown
from kronika.domain.undaunted.rules.step import Decision
from kronika.domain.undaunted.system import UNDAUNTED
from tests.bench.arena import open_game
from tests.undaunted.position import NORMANDY, PACK

LIVELY = 0.95

scenarios = st.sampled_from(list(PACK.scenarios))
seeds = st.integers(min_value=0, max_value=2**32)


def play(scenario: str, seed: int, decisions: int) -> Iterator[tuple[Position, list[Event]]]:
    """A random game: after its opening and after each decision the position and the events that
    led to it; so many decisions, or fewer if the game is over."""
    out, chance = open_game(NORMANDY, scenario, seed)
    return wander(out, chance, random.Random(seed), decisions, _choose)


def wander(
    out: Recorder,
    chance: Chance,
    chooser: random.Random,
    decisions: int,
    choose: Callable[[random.Random, Sequence[Decision]], Decision],
) -> Iterator[tuple[Position, list[Event]]]:
    """A game that has been opened, played on."""
    yield out.position, out.events
    for _ in range(decisions):
        position = out.position
        if position.game.outcome is not None:
            return
        prompt = chooser.choice(position.game.prompts)
        decision = choose(chooser, UNDAUNTED.rules.legal(position.game.board, prompt))
        made = decide(UNDAUNTED, position, prompt.seat, prompt.id, "", decision, chance)
        assert isinstance(made, Recorder), f"{decision} is listed and refused: {made}"
        out = made
        yield out.position, out.events


def _choose(chooser: random.Random, legal: Sequence[Decision]) -> Decision:
    """Any legal decision, but mostly one that does something: else both sides soon sit on their fog."""
    lively = [decision for decision in legal if not isinstance(decision, EndTurn | HunkerDown)]
    return chooser.choice(lively if lively and chooser.random() < LIVELY else legal)


def position_after(scenario: str, seed: int, decisions: int) -> Position:
    """Where a random game stands after so many decisions, or at its end."""
    for position, _ in play(scenario, seed, decisions):
        reached = position
    return reached
