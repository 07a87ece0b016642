"""What the games of the family do differently, as values (design 7): each field of `Variant` is the choice
of one rule. A choice between rules is named by the id of the rule that applies."""

from enum import StrEnum
from typing import Final

import msgspec

from domain.undaunted.state import Board, Zone


class ComingOnRule(StrEnum):
    """Where a counter comes on whose card is played while it is off the board."""

    AT_DEPLOYMENT_MARKER = "N2"
    AT_RIFLEMEN = "S1"


class ControlRule(StrEnum):
    """What bars `control` of a space."""

    ANY_ENEMY = "N4"
    UNROUTED_HOLDER = "S4"
    """An enemy counter that is not routed, where the enemy controls the space."""


class GuideRule(StrEnum):
    """Which counters `guide` may move."""

    ANY_COUNTER = "N3"
    OF_SQUAD = "S3"


class InspireRule(StrEnum):
    """What `inspire` does with a card of the play area."""

    RETURNS = "N5"
    """The card goes back to hand."""
    PERFORMS = "S5"
    """The card performs an action where it lies."""


class CasualtyRule(StrEnum):
    """What becomes of a counter that is hit while its owner has no card of it to give up."""

    LEAVES = "N8"
    IS_ROUTED = "S6"


class DefeatRule(StrEnum):
    """How a scenario is decided where nobody has met a condition of it."""

    PINNED = "N9"
    """Both sides are pinned, or one of them is beyond hope (N10)."""
    TOTAL_ROUT = "S24"


class Variant(msgspec.Struct, frozen=True):
    """One game of the family."""

    coming_on: ComingOnRule
    control: ControlRule
    guide: GuideRule
    inspire: InspireRule
    casualty: CasualtyRule
    searched: tuple[Zone, ...]
    """Where a card is looked for when a counter is hit, in this order (N8, S6)."""
    lost_to: Zone
    """Where that card goes (N8, S6)."""
    fog_to: Zone
    """Where `recon` puts a fog of war (U19)."""
    defeat: DefeatRule
    moves_can_win: bool
    """Whether a condition may be met by where counters stand (S23): then it is looked at after each counter
    that comes on or takes a step (U23)."""
    steps_draw_fire: bool
    """Whether mines and fire zones may shoot at a counter that takes a step (S12, S13)."""
    withdrawal: bool
    """Whether a side may withdraw at the start of its turn (S25)."""


NORMANDY: Final = Variant(
    coming_on=ComingOnRule.AT_DEPLOYMENT_MARKER,
    control=ControlRule.ANY_ENEMY,
    guide=GuideRule.ANY_COUNTER,
    inspire=InspireRule.RETURNS,
    casualty=CasualtyRule.LEAVES,
    searched=(Zone.HAND, Zone.DISCARD, Zone.DECK),
    lost_to=Zone.REMOVED,
    fog_to=Zone.REMOVED,
    defeat=DefeatRule.PINNED,
    moves_can_win=False,
    steps_draw_fire=False,
    withdrawal=False,
)
STALINGRAD: Final = Variant(
    coming_on=ComingOnRule.AT_RIFLEMEN,
    control=ControlRule.UNROUTED_HOLDER,
    guide=GuideRule.OF_SQUAD,
    inspire=InspireRule.PERFORMS,
    casualty=CasualtyRule.IS_ROUTED,
    searched=(Zone.PLAY, Zone.HAND, Zone.DISCARD, Zone.DECK),
    lost_to=Zone.CASUALTIES,
    fog_to=Zone.ASIDE,
    defeat=DefeatRule.TOTAL_ROUT,
    moves_can_win=True,
    steps_draw_fire=True,
    withdrawal=True,
)

VARIANTS: Final = {"normandy": NORMANDY, "stalingrad": STALINGRAD}


def variant(board: Board) -> Variant:
    """The variant that the board's scenario is played by."""
    return VARIANTS[board.scene.variant]
