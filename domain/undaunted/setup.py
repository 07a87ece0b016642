"""A scenario of a pack made ready to play (U26)."""

from kronika.domain.undaunted.content import Setup, SideSetup, VariantName
from kronika.domain.undaunted.pack import Pack
from kronika.domain.undaunted.piles_and_spaces import pile, spaces


def make_setup(pack: Pack, number: str) -> Setup:
    """A scenario of the pack with all that a game of it needs. Raises `KeyError`."""
    scenario = pack.scenarios[number]
    sides = tuple(
        SideSetup(
            id=side.id,
            name=side.name,
            goal=scenario.goals[side.id],
            deck=pile(side.id, {card: count.deck for card, count in scenario.cards[side.id].items()}),
            supply=pile(side.id, {card: count.supply for card, count in scenario.cards[side.id].items()}),
            markers={t.tile: t.markers[side.id] for t in scenario.tiles if side.id in t.markers},
            counters={id: t.tile for t in scenario.tiles for id in t.counters if pack.counters[id].side == side.id},
            spawns={id: t.tile for t in scenario.tiles for id in t.spawns if pack.counters[id].side == side.id},
        )
        for side in pack.manifest.sides
    )
    used = {card for side in sides for card in side.deck + side.supply}
    cards = tuple(card for id, card in sorted(pack.cards.items()) if id in used)
    counters = {card.counter for card in cards if card.counter} | {id for side in sides for id in side.counters}
    return Setup(
        variant=VariantName(pack.manifest.variant),
        scenario=number,
        title=scenario.title,
        layout=scenario.layout,
        sides=sides,
        initiative=scenario.initiative,
        spaces=spaces(scenario.tiles),
        tiles=tuple(pack.tiles[entry.tile] for entry in scenario.tiles),
        cards=cards,
        counters=tuple(kind for id, kind in sorted(pack.counters.items()) if id in counters),
        radio=next((entry.tile for entry in scenario.tiles if entry.radio), ""),
        raises=scenario.raises,
    )
