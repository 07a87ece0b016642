"""What a side may bring to a scenario of a campaign."""

import msgspec

from kronika.domain.undaunted.campaign.format import CampaignPack, ScenarioFile, SideOfScenario
from kronika.domain.undaunted.campaign.muster import of_kind
from kronika.domain.undaunted.campaign.squads import Merge, merged_counter
from kronika.domain.undaunted.campaign.way_checks import Known


class Force(msgspec.Struct, frozen=True):
    """What one side may bring to a scenario."""

    side: str
    part: SideOfScenario
    cards: frozenset[str] | None  #: The cards that it may have; None if nothing is known about the ways that lead here.
    merges: frozenset[Merge]
    standing: tuple[str, ...]  #: Its counters on the map.
    coming: frozenset[str]  #: The counters of its cards.


def force_of(pack: CampaignPack, scenario: ScenarioFile, side: str, known: Known) -> Force:
    """The force of a side, as far as the ways that lead to the scenario are known."""
    part = scenario.sides[side]
    cards = known.cards.get(scenario.number, {}).get(side)
    merges = frozenset(merge for merge in known.merges.get(scenario.number, ()) if merge.side == side)
    named = [pack.kinds[side][kind] for kind in part.supply if kind in pack.kinds[side]]
    counters = {
        counter
        for kind in named
        for id in of_kind(pack, *kind, cards or (), merges)
        if (counter := pack.cards[id].counter) in pack.counters
    }
    return Force(
        side=side,
        part=part,
        cards=None if cards is None else frozenset(cards),
        merges=merges,
        standing=tuple(
            id
            for place in scenario.tiles
            for id in place.counters
            if id in pack.counters and pack.counters[id].side == side
        ),
        coming=frozenset(counters | {merged_counter(pack, (merge,), id) for id in counters for merge in merges}),
    )
