"""How many examples a property is tried with: all of them in `make test-slow`, which asks for it, else a quarter. Each
run draws examples of its own."""

import os
from typing import Any

from hypothesis import settings

ALL = "KRONIKA_ALL_EXAMPLES" in os.environ
USUAL = 40


def examples(number: int = USUAL, **more: Any) -> settings:
    """As many, or a quarter; none measures time, so none has a deadline."""
    return settings(max_examples=number if ALL else max(1, number // 4), deadline=None, **more)
