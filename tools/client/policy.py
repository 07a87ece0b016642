"""What a policy is given and what it gives back."""

import random
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Prompt


class Policy(Protocol):
    """A playing program: picks one of at least one choices."""

    def choose(self, seat: str, scene: Any, view: Any, kind: str, choices: Sequence[Choice]) -> Choice:
        """The decision to submit on a prompt of this kind."""


def decided(policy: Policy, system: System, board: Any, prompt: Prompt) -> Any:
    """What a policy decides on a prompt; `board` is what the prompt's seat sees of it."""
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
