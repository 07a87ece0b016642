"""A scenario of a pack of North Africa made ready to play (U26, A26)."""

from msgspec.structs import replace

from kronika.domain.undaunted.africa.format import AfricaPack, ScenarioFile, SideAt
from kronika.domain.undaunted.content import Name, Seated, Setup, SideSetup, VariantName
from kronika.domain.undaunted.pack import slug
from kronika.domain.undaunted.setup import pile, spaces


def make_setup(pack: AfricaPack, number: str) -> Setup:
    """A scenario of the pack with all that a game of it needs. Raises `KeyError`."""
    scenario = pack.scenarios[number]
    sides = tuple(_side(side.id, side.name, scenario, scenario.sides[side.id]) for side in pack.manifest.sides)
    used = {card for side in sides for card in side.deck + side.supply}
    standing = {id for side in sides for id in side.counters}
    laid = {entry.structure for entry in scenario.tiles if entry.structure}
    return Setup(
        variant=VariantName(pack.manifest.variant),
        scenario=number,
        title=scenario.title,
        layout=scenario.layout,
        sides=sides,
        initiative=scenario.initiative,
        spaces=tuple(
            replace(space, escape=entry.escape, structure=entry.structure)
            for space, entry in zip(spaces(scenario.tiles), scenario.tiles, strict=True)
        ),
        tiles=tuple(pack.tiles[entry.tile] for entry in scenario.tiles),
        cards=tuple(card for id, card in sorted(pack.cards.items()) if id in used),
        counters=tuple(kind for id, kind in sorted(pack.counters.items()) if id in standing),
        structures=tuple(kind for id, kind in pack.structures.items() if id in laid),
        demolishes=pack.manifest.demolishes,
    )


def _side(side: str, name: Name, scenario: ScenarioFile, at: SideAt) -> SideSetup:
    counters = {slug(side, soldier): tile for soldier, tile in at.soldiers.items()}
    seats, damage = {}, {}
    for entry in at.vehicles:
        vehicle = slug(side, entry.vehicle)
        counters[vehicle] = entry.tile
        if entry.damage:
            damage[vehicle] = entry.damage
        for number, soldier in enumerate(entry.crew, 1):
            if soldier:
                seats[slug(side, soldier)] = Seated(vehicle, number)
                counters[slug(side, soldier)] = entry.tile
    return SideSetup(
        id=side,
        name=name,
        goal=at.goal,
        deck=pile(side, {card: count.deck for card, count in at.cards.items()}),
        supply=pile(side, {card: count.supply for card, count in at.cards.items()}),
        markers={entry.tile: entry.markers[side] for entry in scenario.tiles if side in entry.markers},
        counters=counters,
        spawns={},
        seats=seats,
        suppressed=tuple(slug(side, soldier) for soldier in at.suppressed),
        damage=damage,
        escaping=at.escaping,
        escapers=at.escapers,
    )
