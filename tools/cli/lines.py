"""What happened, as lines for a person to read."""

import msgspec

RECENT = 25
"""Lines of what happened lately."""
HANG = 7
"""How far in goes on what stands after a version."""


class Line(msgspec.Struct, frozen=True):
    """An event that was told: its version, that of the decision that led to it, its sentence."""

    version: int
    tx: int
    said: str
    mine: bool  #: Whether it is a decision of the player's own.
    check: bool  #: Whether it is a roll or a flip, which can be disputed.

    def __str__(self) -> str:
        return f"{self.version:>5}  {self.said}"
