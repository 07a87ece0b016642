"""A campaign as one audience knows it: the city, the two binders, the record, what is being asked.

A box is a sorted tuple of card codes; a card whose code this audience may not see is `HIDDEN`.
"""

from enum import StrEnum

import msgspec

from domain.kernel.words import REFEREE
from domain.undaunted.campaign.format import Area, CampaignPack, Secret
from domain.undaunted.campaign.squads import Merge
from domain.undaunted.content import Card, Data, Name


class Box(StrEnum):
    """Where a card of a binder lies (C2)."""

    AVAILABLE = "available"
    REMOVED = "removed"
    LOCKED = "locked"
    UPGRADES = "upgrades"
    RESERVISTS = "reservists"


class Phase(StrEnum):
    """How far a scenario of a campaign has come."""

    CONFIRMING = "confirming"
    MUSTERING = "mustering"
    PLAYING = "playing"
    AFTERMATH = "aftermath"
    ENDED = "ended"


class Binder(msgspec.Struct, frozen=True):
    """A side's cards (C2)."""

    available: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    upgrades: tuple[str, ...] = ()
    reservists: tuple[str, ...] = ()


class Story(Data, frozen=True):
    """What a side is to read, by its references, and what only it may know of the scenario."""

    code: str = ""
    secrets: tuple[Secret, ...] = ()
    """What only this side may know."""


class Returned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that a side brings home from a scenario, by where they lay."""

    casualties: tuple[str, ...]
    """The casualties."""
    pool: tuple[str, ...]
    """Play area, hand, deck and discard pile."""
    lost: tuple[str, ...] = ()
    """Cards that were lost for good in the scenario (S21)."""


class Camp(msgspec.Struct, frozen=True):
    """One side of a campaign."""

    binder: Binder = Binder()
    story: Story | None = None
    offer: tuple[str, ...] | None = None
    """What it may choose from now."""
    picked: tuple[str, ...] = ()
    """What it has chosen so far in this step."""
    returned: Returned | None = None
    drawn: tuple[str, ...] = ()
    """The cards drawn in this step of the aftermath, in order."""
    confirmed: bool = False


class Entry(msgspec.Struct, frozen=True):
    """A scenario played: a line of the record (C5)."""

    state: str
    scenario: str
    title: Name
    game: str
    winner: str = ""
    how: str = ""
    area: str = ""


class Swap(msgspec.Struct, frozen=True):
    """A tile that was swapped: from which face to which, in which state, by which event of which
    game, and by which action of which counter there."""

    tile: str
    before: str
    after: str
    cause: str
    state: str
    game: str = ""
    version: int = 0
    action: str = ""
    counter: str = ""


class Campaign(msgspec.Struct, frozen=True):
    """The whole campaign. `pack` is there for the referee's eyes only."""

    eyes: str = REFEREE
    pack: CampaignPack | None = None
    sides: tuple[str, ...] = ()
    side_names: dict[str, Name] = {}
    area_list: tuple[Area, ...] = ()
    places: dict[str, tuple[int, int]] = {}
    camps: dict[str, Camp] = {}
    cards: dict[str, Card] = {}
    """The cards whose faces this audience knows."""
    city: dict[str, str] = {}
    """The current face of each tile, by number (C3)."""
    altered: tuple[str, ...] = ()
    """The faces that are not current, sorted."""
    swaps: tuple[Swap, ...] = ()
    tunnels_destroyed: frozenset[str] = frozenset()
    areas: dict[str, str] = {}
    """The side that controls each area."""
    merges: tuple[Merge, ...] = ()
    state: str = ""
    scenario: str = ""
    title: Name = Name("", "")
    area: str = ""
    """The area that this scenario is about."""
    phase: Phase = Phase.CONFIRMING
    record: tuple[Entry, ...] = ()
    game: str = ""
    """The game being played."""
    winner: str = ""
    epic: bool = False

    def sees(self, side: str) -> bool:
        """Whether this audience may look into that side's binder."""
        return self.eyes in (REFEREE, side)

    def opponent(self, side: str) -> str:
        first, second = self.sides
        return second if side == first else first
