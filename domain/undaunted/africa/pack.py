"""A content pack of North Africa read, checked, and made into cards, counters and scenarios (U26, A26)."""

from typing import Any

from msgspec.structs import replace

from kronika.domain.kernel import packs
from kronika.domain.kernel.packs import Files, Mistake
from kronika.domain.undaunted.africa.checks import figure_mistakes, scenario_mistakes
from kronika.domain.undaunted.africa.format import (
    VARIANT,
    AfricaPack,
    CardFile,
    Manifest,
    ScenarioFile,
    SideAt,
    StructureFile,
    TileEntry,
    VehicleFile,
)
from kronika.domain.undaunted.common_checks import BOUNDS, COORDINATES
from kronika.domain.undaunted.content import Card, CounterKind, Name, Seated, Setup, SideSetup, VariantName, VehicleKind
from kronika.domain.undaunted.pack import TileFile, slug
from kronika.domain.undaunted.setup import pile, spaces


def is_africa(files: Files) -> bool:
    """Whether the manifest names the variant."""
    found = packs.Reader(files).read("pack.toml", dict[str, Any])
    return found is not None and found.get("variant") == VARIANT


def load(files: Files) -> AfricaPack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    return packs.load(files, _examine, {**BOUNDS, TileEntry: COORDINATES})


def _examine(reader: packs.Reader) -> tuple[AfricaPack | None, list[Mistake]]:
    manifest = reader.read("pack.toml", Manifest)
    vehicles = reader.read("vehicles.toml", VehicleFile)
    structures = reader.read("structures.toml", StructureFile)
    tiles = reader.read("tiles.toml", TileFile)
    scenarios = {
        path: scenario
        for path in sorted(reader.files)
        if path.startswith("scenarios/") and path.endswith(".toml")
        if (scenario := reader.read(path, ScenarioFile)) is not None
    }
    if manifest is None or vehicles is None or structures is None or tiles is None:
        return None, []
    read = {side.id: reader.read(f"cards/{side.id}.toml", CardFile) for side in manifest.sides}
    cards = {side: file for side, file in read.items() if file is not None}
    if len(cards) < len(read):
        return None, []
    pack = AfricaPack(
        manifest,
        packs.pack_hash(reader.files),
        cards={card.id: card for side, file in cards.items() for card in _cards(side, file)},
        copies={slug(side, entry.title): entry.copies for side, file in cards.items() for entry in file.cards},
        counters=_counters(cards, vehicles),
        structures={kind.id: kind for kind in structures.structures},
        tiles={tile.id: tile for tile in tiles.tiles},
        scenarios={str(s.number): s for s in sorted(scenarios.values(), key=lambda s: s.number)},
    )
    found = figure_mistakes(manifest, cards, vehicles, structures, tiles)
    return pack, found + scenario_mistakes(pack, scenarios)


def _cards(side: str, file: CardFile) -> list[Card]:
    return [
        Card(
            id := slug(side, entry.title),
            entry.title,
            entry.name,
            entry.initiative,
            (entry.squad,) if entry.squad else (),
            "" if entry.defence is None else id,
            entry.actions,
            specialism=entry.specialism,
        )
        for entry in file.cards
    ]


def _counters(cards: dict[str, CardFile], vehicles: VehicleFile) -> dict[str, CounterKind]:
    soldiers = [
        CounterKind(
            slug(side, entry.title),
            side,
            entry.title,
            entry.name,
            entry.defence,
            (entry.squad,) if entry.squad else (),
        )
        for side, file in cards.items()
        for entry in file.cards
        if entry.defence is not None
    ]
    driven = [
        CounterKind(
            slug(entry.side, entry.vehicle),
            entry.side,
            entry.vehicle,
            entry.name,
            entry.defence,
            vehicle=VehicleKind(entry.armour, entry.disabled_at, entry.toughness, entry.seats),
        )
        for entry in vehicles.vehicles
    ]
    return {kind.id: kind for kind in (*soldiers, *driven)}


# --- U26, A26: a scenario made ready to play


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
