"""The differences between the games of the family, as values (design 7). Each field of `Variant` is the choice of one
rule. A choice between rules has the id of the rule that applies."""

from enum import StrEnum
from typing import Final

import msgspec

from kronika.domain.undaunted.state import Board, Zone


class ComingOnRule(StrEnum):
    """Where a counter comes on whose card is played while it is off the board."""

    AT_DEPLOYMENT_MARKER = "N2"
    AT_RIFLEMEN = "S1"
    NEVER = "A3"  #: One that has left the board never returns.


class ControlRule(StrEnum):
    """The conditions that bar `control` of a space."""

    ANY_ENEMY = "N4"
    UNROUTED_HOLDER = "S4"  #: An enemy counter that is not routed, where the enemy controls the space.
    SOLDIER_OF_HOLDER = "A4"  #: An enemy soldier, on foot or in a vehicle, where the enemy controls the space.


class GuideRule(StrEnum):
    """Which counters `guide` may move."""

    ANY_COUNTER = "N3"
    OF_SQUAD = "S3"


class InspireRule(StrEnum):
    """The effect of `inspire` on a card of the play area."""

    RETURNS = "N5"  #: The card goes back to hand.
    PERFORMS = "S5"  #: The card performs an action where it lies.
    RETURNS_UP_TO = "A5"  #: Soldiers' cards go back to hand, up to as many as it prints.


class CasualtyRule(StrEnum):
    """The fate of a counter that is hit while its owner has no card of it to lose."""

    LEAVES = "N8"
    IS_ROUTED = "S6"
    DIES = "A8a"  #: It leaves the board with all its other cards.


class AimRule(StrEnum):
    """The possible targets of a combat action."""

    BY_NATURE = "S16"  #: Enemy infantry; tanks, buildings and tunnels; within the printed range (U21).
    BY_DEFENCE = "A12"  #: Targets that have the defence that the action has to beat.


class DefeatRule(StrEnum):
    """How a scenario is decided where nobody has met a condition of it."""

    PINNED = "N9"  #: Both sides are pinned, or one of them can no longer win (N10).
    TOTAL_ROUT = "S24"
    HOPELESS = "A16"  #: One side or both can no longer meet their goals (A25).


class Variant(msgspec.Struct, frozen=True):
    """One game of the family."""

    coming_on: ComingOnRule
    control: ControlRule
    guide: GuideRule
    inspire: InspireRule
    casualty: CasualtyRule
    searched: tuple[Zone, ...]  #: Where a card is looked for when a counter is hit, in this order (N8, S6).
    lost_to: Zone  #: Where that card goes (N8, S6).
    aim: AimRule
    fog_to: Zone  #: Where `recon` puts a fog of war (U19).
    defeat: DefeatRule
    #: Whether a condition may be met by where counters stand (S23): then it is looked at after each counter
    #: that comes on or takes a step (U23).
    moves_can_win: bool
    steps_draw_fire: bool  #: Whether mines and fire zones may shoot at a counter that takes a step (S12, S13).
    withdrawal: bool  #: Whether a side may withdraw at the start of its turn (S25).


NORMANDY: Final = Variant(
    coming_on=ComingOnRule.AT_DEPLOYMENT_MARKER,
    control=ControlRule.ANY_ENEMY,
    guide=GuideRule.ANY_COUNTER,
    inspire=InspireRule.RETURNS,
    casualty=CasualtyRule.LEAVES,
    searched=(Zone.HAND, Zone.DISCARD, Zone.DECK),
    lost_to=Zone.REMOVED,
    aim=AimRule.BY_NATURE,
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
    aim=AimRule.BY_NATURE,
    fog_to=Zone.ASIDE,
    defeat=DefeatRule.TOTAL_ROUT,
    moves_can_win=True,
    steps_draw_fire=True,
    withdrawal=True,
)
NORTH_AFRICA: Final = Variant(
    coming_on=ComingOnRule.NEVER,
    control=ControlRule.SOLDIER_OF_HOLDER,
    guide=GuideRule.ANY_COUNTER,
    inspire=InspireRule.RETURNS_UP_TO,
    casualty=CasualtyRule.DIES,
    searched=(Zone.HAND, Zone.DISCARD, Zone.DECK),
    lost_to=Zone.REMOVED,
    aim=AimRule.BY_DEFENCE,
    fog_to=Zone.REMOVED,
    defeat=DefeatRule.HOPELESS,
    moves_can_win=False,
    steps_draw_fire=False,
    withdrawal=False,
)

VARIANTS: Final = {"normandy": NORMANDY, "stalingrad": STALINGRAD, "north_africa": NORTH_AFRICA}


def variant(board: Board) -> Variant:
    """The variant that the board's scenario is played by."""
    return VARIANTS[board.scene.variant]
