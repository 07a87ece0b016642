"""A campaign pack: read from its files, asked for cards and states, made into scenarios to play."""

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from domain.kernel.events import PackId
from domain.kernel.packs import Files, Mistake, PackRefused, pack_hash, read
from domain.kernel.system import PackCard, ScenarioCard
from domain.kernel.words import Sentence
from domain.undaunted.campaign.format import (
    END,
    FIRST_STATE,
    AreaFile,
    Box,
    CampaignPack,
    CardFile,
    CounterFile,
    Manifest,
    Orders,
    Scenario,
    Secret,
    SecretCards,
    SecretMines,
    StateFile,
    TileFile,
)
from domain.undaunted.campaign.squads import Merge, merged, merged_counter, merges_open, side_of, united
from domain.undaunted.content import Card, CounterKind, Data, Goal, Mine, Setup, SideSetup, Space, Tile
from domain.undaunted.pack import slug
from domain.undaunted.rules.geometry import neighbours, ranges_from

BASE_DECK: Final = {
    "platoon_sergeant": 1,
    "squad_leader_a": 1,
    "squad_leader_b": 1,
    "rifleman_a": 1,
    "rifleman_b": 1,
    "scout_a": 1,
    "scout_b": 1,
    "fog_of_war": 2,
}
"""C4: what a deck begins with, by kind."""


class DeckSlot(Data, frozen=True):
    """`count` cards of one kind, which the owner chooses from the supply (C4)."""

    title: str
    squads: tuple[str, ...]
    count: int


class Verdict(Data, frozen=True):
    """How a campaign ended (C8)."""

    winner: str
    epic: bool


def load(files: Files) -> CampaignPack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    raise NotImplementedError


def boxes(pack: CampaignPack, side: str) -> dict[Box, tuple[str, ...]]:
    """A side's cards as they lie in the box at the start, by the letter printed on them (C2)."""
    raise NotImplementedError


def orders_of(pack: CampaignPack, state: str, side: str) -> tuple[Orders, ...]:
    """What a side is told to do with its binder in this state: by the story, then by the scenario (C4)."""
    raise NotImplementedError


def secrets_of(pack: CampaignPack, scenario: str, side: str) -> tuple[Secret, ...]:
    """What only this side may know of the scenario."""
    raise NotImplementedError


def supply_of(
    pack: CampaignPack, scenario: str, side: str, available: Collection[str], merges: Collection[Merge] = ()
) -> tuple[str, ...]:
    """The available cards that the scenario names, before the deck is made of them (C4). Where it names
    fewer than there are, the lowest numbers."""
    raise NotImplementedError


def deck_slots(pack: CampaignPack, scenario: str, side: str) -> tuple[DeckSlot, ...]:
    """What the deck is made of (C4), secret additions of that side too."""
    raise NotImplementedError


def choices(
    pack: CampaignPack,
    slot: DeckSlot,
    supply: Collection[str],
    taken: Collection[str],
    merges: Collection[Merge] = (),
) -> tuple[str, ...]:
    """The cards of the supply that may still fill a slot (C4); none: the card is simply missing."""
    raise NotImplementedError


def make_setup(
    pack: CampaignPack,
    scenario: str,
    faces: Mapping[str, str],
    decks: Mapping[str, tuple[str, ...]],
    supplies: Mapping[str, tuple[str, ...]],
    tunnels_destroyed: Collection[str] = frozenset(),
    merges: Collection[Merge] = (),
) -> Setup:
    """A scenario with all that a game of it needs (C4). `faces` are the current tiles by number,
    fortified as told; `supplies` is what is left beside the decks. A space bears its tile's number."""
    raise NotImplementedError


def standalone(pack: CampaignPack, scenario: str) -> Setup:
    """A scenario played on its own: as at the end of the shortest way there, with nothing damaged,
    nobody lost or promoted, and the lowest numbers in the deck. Raises `KeyError`."""
    raise NotImplementedError


def next_state(pack: CampaignPack, scenario: str, state: str, winner: str) -> str:
    """The state that follows (C1)."""
    raise NotImplementedError


def is_ending(state: str) -> bool:
    """Whether the campaign closes in this state (C1)."""
    return state.startswith(END)


def verdict(pack: CampaignPack, areas: Mapping[str, str], winner: str) -> Verdict:
    """C8: the side that controls the whole city; else the winner of the last scenario."""
    raise NotImplementedError


def describe(pack: CampaignPack) -> PackCard:
    """The pack in short."""
    raise NotImplementedError
