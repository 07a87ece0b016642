"""C7: merged squads, and C5: who comes for a soldier that is lost."""

from collections.abc import Collection
from typing import Final

import msgspec

from kronika.domain.undaunted.campaign.format import CampaignPack, MergeOrder
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
    """What merging does to one title: `count` of `candidates`, as the owner chooses, take the places
    of the first `count` `reservists`, which go back to their box; the other candidates are removed."""

    title: str
    count: int
    candidates: tuple[str, ...]
    reservists: tuple[str, ...]


def side_of(pack: CampaignPack, card: str) -> str:
    """Whose card it is, by its printed letter (C2)."""
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
