"""Figures, each as a ratio within one run: these machines are noisy."""

import statistics
from collections.abc import Callable

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One figure: `value` should be at least (or at most) `bound`. `said`: the numbers behind it."""

    name: str
    value: float
    bound: float
    at_least: bool
    said: str

    @property
    def holds(self) -> bool:
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    @property
    def row(self) -> str:
        sign = "≥" if self.at_least else "≤"
        mark = "yes" if self.holds else "**no**"
        return f"| {self.name} | {self.value:.2f} | {sign} {self.bound:g} | {mark} | {self.said} |"


ROUNDS = 7
"""Times that each side of a ratio is measured, in turn; the median ratio is quoted."""


def ratios(ours: Callable[[], float], theirs: Callable[[], float]) -> tuple[float, float, float]:
    """Medians of ours/theirs, ours, theirs, each a rate, measured in turn after one warm-up."""
    ours(), theirs()
    pairs = [(ours(), theirs()) for _ in range(ROUNDS)]
    ratio = statistics.median(a / b for a, b in pairs)
    return ratio, statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs)
