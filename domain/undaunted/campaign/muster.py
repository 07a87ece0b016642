"""C4: which cards a side brings to a scenario, and what its deck is made of."""

from collections.abc import Collection
from typing import Final, get_args

import msgspec

from kronika.domain.undaunted.campaign.format import Box, CampaignPack, Secret, SecretCards
from kronika.domain.undaunted.campaign.squads import Merge, side_of, united
from kronika.domain.undaunted.content import Data

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
"""What a deck begins with, by kind."""


class DeckSlot(Data, frozen=True):
    """`count` cards of one kind, which the owner chooses from the supply."""

    title: str
    squads: tuple[str, ...]
    count: int


def boxes(pack: CampaignPack, side: str) -> dict[Box, tuple[str, ...]]:
    """A side's cards as they lie in the box at the start, by the letter printed on them (C2)."""
    return {
        box: tuple(id for id in sorted(pack.cards) if id.split("-")[1] == box and side_of(pack, id) == side)
        for box in get_args(Box)
    }


def secrets_of(pack: CampaignPack, scenario: str, side: str) -> tuple[Secret, ...]:
    """What only this side may know of the scenario."""
    return pack.scenarios[scenario].sides[side].secrets


def without_secrets(pack: CampaignPack, scenario: str) -> CampaignPack:
    """The pack with as much of the scenario as anybody may know."""
    known = pack.scenarios[scenario]
    sides = {side: msgspec.structs.replace(part, secrets=()) for side, part in known.sides.items()}
    known = msgspec.structs.replace(known, sides=sides)
    return msgspec.structs.replace(pack, scenarios={**pack.scenarios, scenario: known})


def of_kind(
    pack: CampaignPack,
    title: str,
    squads: tuple[str, ...],
    cards: Collection[str],
    merges: Collection[Merge] = (),
) -> tuple[str, ...]:
    """Those of a side's cards that bear the title and belong to the squads, merged as they are (C7)."""
    found = []
    for id in sorted(cards):
        if pack.cards[id].title == title:
            mine = united(merges, side_of(pack, id), pack.cards[id].squads)
            if set(squads) & set(mine) or (not squads and not mine):
                found.append(id)
    return tuple(found)


def supply_of(
    pack: CampaignPack, scenario: str, side: str, available: Collection[str], merges: Collection[Merge] = ()
) -> tuple[str, ...]:
    """The available cards that the scenario names, before the deck is made of them. Where it names
    fewer than there are, the lowest numbers."""
    found: set[str] = set()
    for kind, count in pack.scenarios[scenario].sides[side].supply.items():
        cards = of_kind(pack, *pack.kinds[side][kind], available, merges)
        found.update(cards if count == "all" else sorted(cards, key=_number)[:count])
    return tuple(sorted(found))


def _number(card: str) -> str:
    return card.split("-")[2]


def deck_slots(pack: CampaignPack, scenario: str, side: str) -> tuple[DeckSlot, ...]:
    """What the deck is made of, secret additions of that side too."""
    part = pack.scenarios[scenario].sides[side]
    listed = [BASE_DECK if part.base_deck else {}, part.deck]
    listed += [secret.deck for secret in part.secrets if isinstance(secret, SecretCards)]
    counts: dict[str, int] = {}
    for deck in listed:
        for kind, count in deck.items():
            counts[kind] = counts.get(kind, 0) + count
    return tuple(DeckSlot(*pack.kinds[side][kind], count) for kind, count in counts.items())


def choices(
    pack: CampaignPack,
    slot: DeckSlot,
    supply: Collection[str],
    taken: Collection[str],
    merges: Collection[Merge] = (),
) -> tuple[str, ...]:
    """The cards of the supply that may still fill a slot; none: the card is simply missing."""
    return tuple(id for id in of_kind(pack, slot.title, slot.squads, supply, merges) if id not in taken)
