"""How many examples a property is tried with: all of them in `make soak`, which asks for it, else a quarter. Each run
draws examples of its own."""

import os
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings

ALL = "KRONIKA_ALL_EXAMPLES" in os.environ
USUAL = 40


def examples(number: int = USUAL, **more: Any) -> settings:
    """As many, or a quarter; none measures time, so none has a deadline."""
    return settings(max_examples=number if ALL else max(1, number // 4), deadline=None, **more)


def mostly_slow(values: Iterable[Any], number: int = 1) -> list[Any]:
    """To be parametrized with: the first ones, and in `make test-slow` the others too."""
    given = [one if isinstance(one, tuple) else (one,) for one in values]
    return [pytest.param(*one, marks=[pytest.mark.slow] * (at >= number)) for at, one in enumerate(given)]
