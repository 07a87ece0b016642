"""A content pack of Undaunted read, checked, and made into cards, counters and scenarios."""

from typing import Final

from msgspec.structs import replace

from kronika.domain.kernel import packs
from kronika.domain.kernel.packs import Bound, Bounds, Files, Mistake
from kronika.domain.undaunted.common_checks import BOUNDS, COORDINATES
from kronika.domain.undaunted.content import Card, CounterKind, Name
from kronika.domain.undaunted.pack import (
    CardFile,
    CounterFile,
    Manifest,
    Pack,
    ScenarioFile,
    TileEntry,
    TileFile,
    UnitEntry,
    slug,
)
from kronika.domain.undaunted.pack_checks import file_mistakes, scenario_mistakes

_BOUNDS: Final[Bounds] = {**BOUNDS, TileEntry: COORDINATES, UnitEntry: {"defence": Bound(1, by="(U20)")}}


def load(files: Files) -> Pack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    return packs.load(files, _examine, _BOUNDS)


def _examine(reader: packs.Reader) -> tuple[Pack | None, list[Mistake]]:
    manifest = reader.read("pack.toml", Manifest)
    card_file = reader.read("cards.toml", CardFile)
    counter_file = reader.read("counters.toml", CounterFile)
    tile_file = reader.read("tiles.toml", TileFile)
    scenarios = {
        path: scenario
        for path in sorted(reader.files)
        if path.startswith("scenarios/") and path.endswith(".toml")
        if (scenario := reader.read(path, ScenarioFile)) is not None
    }
    if manifest is None or card_file is None or counter_file is None or tile_file is None:
        return None, []
    pack = Pack(
        manifest,
        packs.pack_hash(reader.files),
        cards=_cards(manifest, card_file),
        copies=_copies(manifest, card_file),
        counters=_counters(manifest, counter_file),
        tiles={tile.id: tile for tile in tile_file.tiles},
        scenarios={str(s.number): s for s in sorted(scenarios.values(), key=lambda s: s.number)},
    )
    found = file_mistakes(manifest, card_file, counter_file, tile_file)
    return pack, found + scenario_mistakes(pack, scenarios)


def _counters(manifest: Manifest, file: CounterFile) -> dict[str, CounterKind]:
    found = {}
    for side in manifest.sides:
        for entry in file.units:
            for squad in entry.squads or ("",):
                id = slug(side.id, entry.unit, squad)
                squads = (squad,) if squad else ()
                found[id] = CounterKind(id, side.id, entry.unit, _of_squad(entry.name, squad), entry.defence, squads)
    return found


def _cards(manifest: Manifest, file: CardFile) -> dict[str, Card]:
    cards = {}
    for side in manifest.sides:
        for entry in file.cards:
            for squad in entry.squads or ("",):
                id = slug(side.id, entry.title, squad)
                name = _of_squad(entry.side_names.get(side.id, entry.name), squad)
                squads = (squad,) if squad else ()
                counter = slug(side.id, entry.unit, squad) if entry.unit else ""
                actions = tuple(replace(a, squads=squads) if a.squads == ("own",) else a for a in entry.actions)
                cards[id] = Card(id, entry.title, name, entry.initiative, squads, counter, actions)
    return cards


def _of_squad(name: Name, squad: str) -> Name:
    return Name(f"{name.en} {squad}".strip(), f"{name.cs} {squad}".strip())


def _copies(manifest: Manifest, file: CardFile) -> dict[str, int]:
    return {
        slug(side.id, entry.title, squad): entry.copies
        for side in manifest.sides
        for entry in file.cards
        for squad in entry.squads or ("",)
    }
