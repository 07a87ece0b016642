"""What a policy is given and what it gives back."""

import random
import secrets
from collections.abc import Sequence
from typing import Protocol

from domain.kernel.bots import Choice
from domain.undaunted.view import Scene, View


class Policy(Protocol):
    """A playing program: picks one of at least one choices."""

    def choose(self, seat: str, scene: Scene, view: View, kind: str, choices: Sequence[Choice]) -> Choice:
        """The decision to submit on a prompt of this kind."""


class RandomPolicy:
    """Every legal decision is equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: str, scene: Scene, view: View, kind: str, choices: Sequence[Choice]) -> Choice:
        return self._random.choice(choices)


def seed_of(seed: int | None) -> bytes:
    """The seed of a bot: this one, or any."""
    return secrets.token_bytes(32) if seed is None else str(seed).encode()
