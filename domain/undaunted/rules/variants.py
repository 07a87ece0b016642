"""What the games of the family do differently, as values (design 7)."""

from typing import Final

import msgspec

from domain.undaunted.state import Board, Zone


class Variant(msgspec.Struct, frozen=True):
    """One game of the family."""

    searched: tuple[Zone, ...]
    """Where a card is looked for when a counter is hit, in this order (N8, S6)."""
    lost_to: Zone
    """Where it goes."""
    fog_to: Zone
    """Where `recon` puts a fog of war (U19)."""
    routs: bool
    """Whether counters are routed instead of leaving the board, and come on at riflemen (S1, S6)."""


NORMANDY: Final = Variant((Zone.HAND, Zone.DISCARD, Zone.DECK), Zone.REMOVED, Zone.REMOVED, routs=False)
STALINGRAD: Final = Variant((Zone.PLAY, Zone.HAND, Zone.DISCARD, Zone.DECK), Zone.CASUALTIES, Zone.ASIDE, routs=True)

VARIANTS: Final = {"normandy": NORMANDY, "stalingrad": STALINGRAD}


def variant(board: Board) -> Variant:
    """The variant that the board's scenario is played by."""
    return VARIANTS[board.scene.variant]
