"""A scenario of a pack made ready to play (U26)."""

from domain.undaunted.content import Setup, SideSetup, Space, VariantName
from domain.undaunted.pack import Pack, ScenarioFile, slug
from domain.undaunted.rules.geometry import neighbours, ranges_from


def make_setup(pack: Pack, number: str) -> Setup:
    """A scenario of the pack with all that a game of it needs. Raises `KeyError`."""
    scenario = pack.scenarios[number]
    spaces = _spaces(scenario)
    sides = tuple(
        SideSetup(
            id=side.id,
            name=side.name,
            goal=scenario.goals[side.id],
            deck=_pile(side.id, {card: count.deck for card, count in scenario.cards[side.id].items()}),
            supply=_pile(side.id, {card: count.supply for card, count in scenario.cards[side.id].items()}),
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
        spaces=spaces,
        tiles=tuple(pack.tiles[space.tile] for space in spaces),
        cards=cards,
        counters=tuple(kind for id, kind in sorted(pack.counters.items()) if id in counters),
        radio=next((entry.tile for entry in scenario.tiles if entry.radio), ""),
        raises=scenario.raises,
    )


def _pile(side: str, counts: dict[str, int]) -> tuple[str, ...]:
    return tuple(sorted(slug(side, card) for card, count in counts.items() for _ in range(count)))


def _spaces(scenario: ScenarioFile) -> tuple[Space, ...]:
    at = {(entry.x, entry.y): entry.tile for entry in scenario.tiles}
    spaces = []
    for entry in scenario.tiles:
        here = (entry.x, entry.y)
        reached = ranges_from(here, set(at))
        near = tuple(at[other] for other in neighbours(here) if other in at)
        ranges = tuple(reached[other] for other in at)
        spaces.append(Space(entry.tile, entry.x, entry.y, entry.tile, near, ranges, entry.objective))
    return tuple(spaces)
