"""A policy that is after everything that can happen, for logs and saves to be kept."""

import random
from collections import Counter
from collections.abc import Sequence
from types import NoneType
from typing import Final

from domain.kernel.bots import Choice
from domain.undaunted import decisions as d
from domain.undaunted.view import Scene, View


class ExplorerPolicy:
    """Plays at random, every kind of decision as likely as another, so that no kind of frame is missed;
    what ends or does little seldom, and a blast on the most crowded space wherever it can."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: str, scene: Scene, view: View, kind: str, choices: Sequence[Choice]) -> Choice:
        kinds: dict[tuple[type, type], list[Choice]] = {}
        for choice in choices:
            act = getattr(choice.decision, "act", None)
            kinds.setdefault((type(choice.decision), type(act)), []).append(choice)
        weights = [1 if act is not NoneType else IDLE.get(decision, 1) for decision, act in kinds]
        open_ = [found for (_, act), found in kinds.items() if act is d.Blast] or self._random.choices(
            list(kinds.values()), weights
        )
        crowd = Counter(counter.space for counter in view.counters)
        return max(open_[0], key=lambda choice: (_aimed_at(choice, crowd), self._random.random()))


IDLE: Final[dict[type, float]] = {d.EndTurn: 0.02, d.HunkerDown: 0.02, d.Withdraw: 0.0005}
"""How likely an explorer does what ends or does little, against anything else."""


def _aimed_at(choice: Choice, crowd: Counter[str]) -> int:
    """How many counters stand where a target marker would lie."""
    match choice.decision:
        case d.Play(act=d.Target(to=space)):
            return crowd[space]
        case _:
            return 0
