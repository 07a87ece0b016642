"""A campaign as one audience knows it: the city, the two binders, the record, what is being asked.

A box is a sorted tuple of card codes; a card whose code this audience may not see is `HIDDEN`.
"""

from enum import StrEnum

import msgspec

from kronika.domain.kernel.words import REFEREE, Word
from kronika.domain.undaunted.campaign.format import Area, CampaignPack, Secret
from kronika.domain.undaunted.campaign.squads import Merge
from kronika.domain.undaunted.content import ActionName, Card, Data, Name


class Box(StrEnum):
    """Where a card of a binder lies (C2)."""

    AVAILABLE = "available"  #: Soldiers who can be taken into the deck.
    REMOVED = "removed"  #: Soldiers lost for good.
    LOCKED = "locked"  #: Cards that the campaign has not unlocked yet.
    UPGRADES = "upgrades"  #: Soldiers whom others can be promoted to.
    RESERVISTS = "reservists"  #: Soldiers who can replace others.


class Stage(StrEnum):
    """How far a scenario of a campaign has come."""

    CONFIRMING = "confirming"  #: Both sides confirm the state that they have on record (C4).
    MUSTERING = "mustering"  #: Both sides make their decks (C4).
    PLAYING = "playing"  #: The scenario is being played, as a game of its own.
    AFTERMATH = "aftermath"  #: Losses and upgrades are drawn (C5).
    ENDED = "ended"  #: The campaign is over (C8).


class PromptKind(Word):
    """The questions to a side in a campaign."""

    STATE = "state"  #: Whether it has the same state on record (C4).
    MERGE = "merge"  #: Which squad is merged (C7).
    PLACE = "place"  #: Which card takes the place of a reservist in the merged squad (C7).
    DECK = "deck"  #: Which copy goes into the deck (C4).
    LOSSES = "losses"  #: To draw the permanent losses (C5).
    REPLACEMENT = "replacement"  #: Which card replaces the lost soldier (C5).
    UPGRADES = "upgrades"  #: To draw the upgrades (C5).
    AFTERMATH = "aftermath"  #: Whether it is content with the aftermath (C5).


class Ending(Word):
    """The ways to win a campaign by its own rules."""

    EPIC = "epic"  #: The winner controls the whole city (C8).
    #: The winner won the final battle: the scenario that ends the campaign for either winner (C8).
    FINAL_BATTLE = "final_battle"
    LAST_SCENARIO = "last_scenario"  #: The winner won the scenario after which the campaign went no further (C8).


class Conclusion(Word):
    """The ways the game of a scenario ended."""

    OBJECTIVES = "objectives"  #: The winner controlled objectives that are worth enough (U24).
    PIN = "pin"  #: The loser was pinned (N9).
    BOTH_PINNED = "both_pinned"  #: Both sides were pinned; the objectives decided (N9).
    HOPELESS = "hopeless"  #: The loser was pinned and could not catch up (N10).
    GOAL = "goal"  #: The winner had reached the goal that the scenario sets it (S23).
    TOTAL_ROUT = "total_rout"  #: All riflemen of the loser were routed (S24).
    WITHDRAWN = "withdrawn"  #: The loser withdrew (S25).
    RESIGNED = "resigned"  #: The loser gave up.
    CLAIMED = "claimed"  #: The winner claimed it, as the loser had let it wait beyond the reply limit.


class SwapCause(Word):
    """The causes of swapping a tile of the city."""

    FORTIFIED = "fortified"  #: A side fortified it between two scenarios.
    DAMAGED = "damaged"  #: It was hit in a scenario (S10).


class BinderStep(Word):
    """A step of the campaign in which cards of a binder change boxes."""

    OPENED = "opened"  #: The binder as it was printed, before the first step.
    ORDERS = "orders"  #: The orders of the state unlock and remove cards (C4).
    MERGE = "merge"  #: Two squads are merged (C7).
    ANTI_AIR = "anti_air"  #: A bomber was lost for good (S21).
    LOSSES = "losses"  #: Soldiers are lost for good, and reservists come (C5).
    UPGRADES = "upgrades"  #: Soldiers are promoted (C5).


class Binder(msgspec.Struct, frozen=True):
    """A side's cards (C2)."""

    available: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()
    upgrades: tuple[str, ...] = ()
    reservists: tuple[str, ...] = ()


class Story(Data, frozen=True):
    """The references of a text that a side reads, and the secrets of the scenario that only it may know."""

    code: str = ""  #: The place of the text in the printed book; empty: there is no text.
    secrets: tuple[Secret, ...] = ()  #: The secrets that only this side may know.


class Returned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that a side brings home from a scenario, by where they lay."""

    casualties: tuple[str, ...]  #: The casualties.
    pool: tuple[str, ...]  #: Play area, hand, deck and discard pile.
    lost: tuple[str, ...] = ()  #: Cards that were lost for good in the scenario (S21).


class Shifted(msgspec.Struct, frozen=True):
    """A card that went to another box: in which state of the campaign, and in which step."""

    state: str
    cause: BinderStep
    card: str
    target: Box


class Camp(msgspec.Struct, frozen=True):
    """One side of a campaign."""

    binder: Binder = Binder()
    story: Story | None = None
    offer: tuple[str, ...] | None = None  #: The cards that it may choose from now.
    picked: tuple[str, ...] = ()  #: The cards that it has chosen so far in this step.
    returned: Returned | None = None
    drawn: tuple[str, ...] = ()  #: The cards drawn in this step of the aftermath, in order.
    confirmed: bool = False
    shifts: tuple[Shifted, ...] = ()  #: The changes in the binder that this audience knows, in order.


class Entry(msgspec.Struct, frozen=True):
    """A scenario played: a line of the record (C5)."""

    state: str
    scenario: str
    title: Name
    game: str
    winner: str = ""
    how: Conclusion | None = None
    area: str = ""


class Swap(msgspec.Struct, frozen=True):
    """A tile that was swapped: from which face to which, in which state, by which event of which
    game, and by which action of which counter there."""

    tile: str
    before: str
    after: str
    cause: SwapCause
    state: str
    game: str = ""
    version: int = 0
    action: ActionName | None = None
    counter: str = ""


class Campaign(msgspec.Struct, frozen=True):
    """The whole campaign. `pack` is there for the referee's eyes only."""

    viewer: str = REFEREE
    pack: CampaignPack | None = None
    sides: tuple[str, ...] = ()
    side_names: dict[str, Name] = {}
    area_list: tuple[Area, ...] = ()
    places: dict[str, tuple[int, int]] = {}
    camps: dict[str, Camp] = {}
    cards: dict[str, Card] = {}  #: The cards whose faces this audience knows.
    city: dict[str, str] = {}  #: The current face of each tile, by number (C3).
    altered: tuple[str, ...] = ()  #: The faces that are not current, sorted.
    swaps: tuple[Swap, ...] = ()
    tunnels_destroyed: frozenset[str] = frozenset()
    areas: dict[str, str] = {}  #: The side that controls each area.
    merges: tuple[Merge, ...] = ()
    state: str = ""
    scenario: str = ""
    title: Name = Name("", "")
    area: str = ""  #: The area that this scenario is about.
    phase: Stage = Stage.CONFIRMING
    record: tuple[Entry, ...] = ()
    game: str = ""  #: The game being played.
    winner: str = ""
    epic: bool = False

    def sees(self, side: str) -> bool:
        """Whether this audience may look into that side's binder."""
        return self.viewer in (REFEREE, side)

    def opponent(self, side: str) -> str:
        first, second = self.sides
        return second if side == first else first
