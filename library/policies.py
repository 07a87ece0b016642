"""Playing programs: what they decide from, and simple ones."""

import random
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Prompt
from kronika.library.positions import Move, Position

Choose = Callable[[Position], Move | str]
"""A playing program: picks one of the legal moves of a position that its seat sees, or gives its notation."""


class Policy(Protocol):
    """A playing program: picks one of at least one choices."""

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Sequence[Choice]) -> Choice:
        """The decision to submit on a prompt of this kind."""


def decided(policy: Policy, system: System, board: Any, prompt: Prompt) -> Any:
    """A policy's decision on a prompt; `board` is the view of the prompt's seat."""
    choices = [Choice(decision, system.odds(board, decision)) for decision in system.rules.legal(board, prompt)]
    return policy.choose(prompt.seat, system.scene(board), system.view(board), prompt.kind, choices).decision


class RandomPolicy:
    """Every legal decision is equally likely."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Sequence[Choice]) -> Choice:
        return self._random.choice(choices)


class BotPolicy:
    """Decides as a bot of a system does, with a seed of its own."""

    def __init__(self, bot: Bot, seed: int | str | None = None) -> None:
        self._bot, self._seed, self._asked = bot, seed_of(seed), 0

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Sequence[Choice]) -> Choice:
        self._asked += 1
        return self._bot.choose(Seen(seat, scene, view, kind, tuple(choices)), Noise(self._seed, self._asked))


class BestOdds:
    """Takes the shot with the best odds, and where none can be taken anything."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Sequence[Choice]) -> Choice:
        shots = [(choice.odds.wins / choice.odds.outcomes, choice) for choice in choices if choice.odds]
        best = max((chance for chance, _ in shots), default=0.0)
        return self._random.choice([choice for chance, choice in shots if chance == best] or choices)


def usual_policy(system: System, seed: int | None = None) -> Policy:
    """Decides as the first bot of a system does, or at random where it has none."""
    bot = next(iter(system.bots.values()), None)
    return RandomPolicy(seed) if bot is None else BotPolicy(bot, seed)


def seed_of(seed: int | str | None) -> bytes:
    """The seed of a bot: this one, or any."""
    return secrets.token_bytes(32) if seed is None else str(seed).encode()


class Chosen:
    """Decides as a program does that is given a position. `look` gives the newest one, as the seat sees it."""

    def __init__(self, choose: Choose, look: Callable[[str], Position]) -> None:
        self._choose, self._look = choose, look

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Sequence[Choice]) -> Choice:
        position = self._look(seat)
        chosen = self._choose(position)
        decision = (position.move(chosen) if isinstance(chosen, str) else chosen).data
        found = next((one for one in choices if one.decision == decision), None)
        if found is None:
            raise ValueError(f"a move that is not legal: {decision}")
        return found
