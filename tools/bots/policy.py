"""What a policy is given and what it gives back."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from domain.kernel.system import Odds
from domain.undaunted.view import Scene, View


class Choice(msgspec.Struct, frozen=True):
    """One legal decision and, for an attack, what it has to reach."""

    decision: Any
    odds: Odds | None = None


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
