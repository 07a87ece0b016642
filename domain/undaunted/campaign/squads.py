"""C7: merged squads; C5: who comes for a soldier that is lost; C4: which cards a side brings to a scenario."""

from collections.abc import Collection
from typing import Final, get_args

import msgspec

from kronika.domain.undaunted.campaign.format import Box, CampaignPack, MergeOrder, Secret, SecretCards
from kronika.domain.undaunted.content import Card, CounterKind, Data, Level, Name
from kronika.domain.undaunted.pack import slug

STRENGTH: Final = {"rifleman": 5, "scout": 3, "machine_gunner": 3}
"""The titles that reservists replace, and how many cards of each a squad keeps (C5, C7)."""


class Merge(Data, frozen=True):
    """Squad `squad` of a side was merged with squad `other` (C7)."""

    side: str
    squad: str
    other: str

    @property
    def letters(self) -> tuple[str, ...]:
        return tuple(sorted((self.squad, self.other)))


class Vacancy(Data, frozen=True):
    """The effect of a merge on one title: `count` of `candidates`, as the owner chooses, replace the first `count`
    `reservists`. The reservists go back to their box; the other candidates are removed."""

    title: str
    count: int
    candidates: tuple[str, ...]
    reservists: tuple[str, ...]


def side_of(pack: CampaignPack, card: str) -> str:
    """Returns the side that owns a card, by its printed letter (C2)."""
    return next(side.id for side in pack.manifest.sides if card.startswith(f"{side.letter}-"))


def partner(card: str, box: str) -> str:
    """The card of the same number in another box (C5): `S-P-009`, `R` to `S-R-009`."""
    letter, _, number = card.split("-")
    return f"{letter}-{box}-{number}"


def united(merges: Collection[Merge], side: str, squads: tuple[str, ...]) -> tuple[str, ...]:
    """The letters that name these squads now (C7)."""
    found = set(squads)
    for merge in merges:
        if merge.side == side and found & set(merge.letters):
            found |= set(merge.letters)
    return tuple(sorted(found))


def merged_counter(pack: CampaignPack, merges: Collection[Merge], counter: str) -> str:
    """The counter that stands for this one now (C7); units without one of their own for the merged
    squad keep theirs."""
    kind = pack.counters[counter]
    id = slug(kind.side, kind.unit, "".join(united(merges, kind.side, kind.squads)))
    return id if id in pack.counters else counter


def merged_kind(pack: CampaignPack, merges: Collection[Merge], counter: str) -> CounterKind:
    """A counter as it counts now (C7)."""
    kind = pack.counters[merged_counter(pack, merges, counter)]
    return msgspec.structs.replace(kind, squads=united(merges, kind.side, kind.squads))


def merged(pack: CampaignPack, merges: Collection[Merge], card: Card) -> Card:
    """A card as it counts now: squads, counter and the squads of its actions (C7)."""
    side = side_of(pack, card.id)
    squads = united(merges, side, card.squads)
    if squads == card.squads:
        return card
    before, after = " ".join(("", *card.squads)), f" {''.join(squads)}"
    return msgspec.structs.replace(
        card,
        name=Name(card.name.en.removesuffix(before) + after, card.name.cs.removesuffix(before) + after),
        squads=squads,
        counter=merged_counter(pack, merges, card.counter) if card.counter else "",
        actions=tuple(
            msgspec.structs.replace(action, squads=united(merges, side, action.squads)) for action in card.actions
        ),
    )


def merges_open(side: str, order: MergeOrder) -> tuple[Merge, ...]:
    """The merges among which the owner chooses."""
    return tuple(Merge(side, squad, order.other) for squad in order.squads)


def vacancies(pack: CampaignPack, merge: Merge, available: Collection[str]) -> tuple[Vacancy, ...]:
    """C7: which reservists of the weakened squad make room, and for whom."""
    found = []
    for title in STRENGTH:
        mine = [id for id in sorted(available) if pack.cards[id].title == title and side_of(pack, id) == merge.side]
        reservists = tuple(
            id for id in mine if pack.cards[id].level is Level.RESERVIST and merge.squad in pack.cards[id].squads
        )
        candidates = tuple(id for id in mine if merge.other in pack.cards[id].squads)
        found.append(Vacancy(title, min(len(reservists), len(candidates)), candidates, reservists))
    return tuple(found)


def replacements(
    pack: CampaignPack, merges: Collection[Merge], lost: str, reservists: Collection[str]
) -> tuple[str, ...]:
    """Which of the reservists in the box may take the place of a lost card (C5, C7): the one of its
    number; is there none, any of its title in the other original squad."""
    card = pack.cards[lost]
    if card.title not in STRENGTH:
        return ()
    own = partner(lost, "R")
    if own in reservists:
        return (own,)
    squads = set(united(merges, side_of(pack, lost), card.squads))
    return tuple(
        id
        for id in sorted(reservists)
        if pack.cards[id].title == card.title
        and side_of(pack, id) == side_of(pack, lost)
        and squads & set(pack.cards[id].squads)
    )


# --- C4: which cards a side brings to a scenario, and what its deck is made of


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
"""The cards that a deck begins with, by kind."""


class DeckSlot(Data, frozen=True):
    """`count` cards of one kind, which the owner chooses from the supply."""

    title: str
    squads: tuple[str, ...]
    count: int


def boxes(pack: CampaignPack, side: str) -> dict[Box, tuple[str, ...]]:
    """Returns a side's cards by box at the start, by the letter printed on them (C2)."""
    return {
        box: tuple(id for id in sorted(pack.cards) if id.split("-")[1] == box and side_of(pack, id) == side)
        for box in get_args(Box)
    }


def secrets_of(pack: CampaignPack, scenario: str, side: str) -> tuple[Secret, ...]:
    """Returns the secrets of the scenario that only this side may know."""
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
    """Returns those of a side's cards that have the title and belong to the squads, merged as they are (C7)."""
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
    """Returns the slots of the deck, including secret additions of that side."""
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
