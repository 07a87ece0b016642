"""A content pack of North Africa read, checked, and made into cards, counters and scenarios."""

from typing import Any

from kronika.domain.kernel import packs
from kronika.domain.kernel.events import PackId
from kronika.domain.kernel.packs import Files, Mistake
from kronika.domain.kernel.values import PackCard, ScenarioCard
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.africa.checks import figure_mistakes
from kronika.domain.undaunted.africa.format import (
    VARIANT,
    AfricaPack,
    CardFile,
    Manifest,
    ScenarioFile,
    StructureFile,
    TileEntry,
    TileFile,
    VehicleFile,
)
from kronika.domain.undaunted.africa.scenario_checks import scenario_mistakes
from kronika.domain.undaunted.common_checks import BOUNDS, COORDINATES
from kronika.domain.undaunted.content import Card, CounterKind, VehicleKind
from kronika.domain.undaunted.pack import slug


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


def describe(pack: AfricaPack) -> PackCard:
    """The pack in short."""
    manifest = pack.manifest
    seats = tuple(side.id for side in manifest.sides)
    return PackCard(
        id=PackId(manifest.name, manifest.version, pack.hash),
        title=Sentence(manifest.title.en, manifest.title.cs),
        provenance=manifest.provenance,
        source=manifest.source,
        scenarios=tuple(
            ScenarioCard(id, Sentence(s.title.en, s.title.cs), s.date, seats) for id, s in pack.scenarios.items()
        ),
    )
