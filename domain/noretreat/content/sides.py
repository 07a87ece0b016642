"""The two sides."""

from typing import Final

AXIS: Final = "axis"
SOVIET: Final = "soviet"
SIDES: Final = (AXIS, SOVIET)


def other(side: str) -> str:
    """The enemy of a side."""
    return SOVIET if side == AXIS else AXIS
