"""A content pack of No Retreat! read, checked, and made into map, units, cards and scenarios."""

from collections.abc import Iterator
from typing import Final

from kronika.domain.kernel import packs
from kronika.domain.kernel.events import PackId
from kronika.domain.kernel.packs import ANY, Bound, Bounds, Files, Mistake
from kronika.domain.kernel.values import PackCard, ScenarioCard
from kronika.domain.noretreat.content.cards import Effect
from kronika.domain.noretreat.content.chart import Chart
from kronika.domain.noretreat.content.scenarios import Deal, Free
from kronika.domain.noretreat.content.tables import Limits, Tables, TerrainRow
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import named
from kronika.domain.noretreat.pack import CardFile, Manifest, MapFile, Pack, ScenarioFile, TableFile, TurnFile, UnitFile
from kronika.domain.noretreat.pack_checks import chart_mistakes, content_mistakes, mistake, mistakes_of_limits
from kronika.domain.noretreat.scenario_checks import scenario_mistakes
from kronika.domain.noretreat.words import message

PRINTED = "printed"
BOUNDS: Final[Bounds] = {
    Effect: {"hexes": ANY, "mp": ANY, "n": ANY, "no": ANY, "penalty": ANY},
    Limits: {"markers": Bound(1), "supply": Bound(1, by="(NR22)")},
    ScenarioFile: {"event_vp": ANY, "initiative_turn": ANY},
    Deal: {"draw": ANY, "keep": ANY, "fewer": ANY},
    Free: {"take": ANY},
    TerrainRow: {"armour": ANY, "others": ANY},
}
"""What the numbers can be; all others are 0 or more. Effects have signs; deals, turns and costs have checks of their
own."""


def load(files: Files) -> Pack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    return packs.load(files, _examine, BOUNDS)


def _examine(reader: packs.Reader) -> tuple[Pack | None, list[Mistake]]:
    manifest = reader.read("pack.toml", Manifest)
    chart = reader.read("map.toml", MapFile)
    units = reader.read("units.toml", UnitFile)
    cards = reader.read("cards.toml", CardFile)
    tables = reader.read("tables.toml", TableFile)
    turns = reader.read("turns.toml", TurnFile)
    paths = [path for path in sorted(reader.files) if path.startswith("scenarios/") and path.endswith(".toml")]
    entries = {path: entry for path in paths if (entry := reader.read(path, ScenarioFile)) is not None}
    if manifest is None or chart is None or units is None or cards is None or tables is None or turns is None:
        return None, []
    pack = Pack(
        manifest,
        packs.pack_hash(reader.files),
        Chart(chart.spaces, chart.rivers, chart.lakes),
        units.units,
        cards.cards,
        Tables(
            tables.columns,
            tables.axis,
            tables.soviet,
            tables.terrain,
            tables.weather,
            tables.figures,
            tables.limits,
            tables.dates,
        ),
        turns.turns,
        turns.markers,
        {entry.id: entry for entry in sorted(entries.values(), key=lambda one: (len(one.id), one.id))},
    )
    found = chart_mistakes(pack)
    if found:
        return pack, found
    scenarios = [wrong for path, entry in entries.items() for wrong in scenario_mistakes(pack, path, entry)]
    return pack, [*content_mistakes(pack), *mistakes_of_limits(pack), *scenarios]


def describe(pack: Pack) -> PackCard:
    """The pack in short."""
    manifest = pack.manifest
    return PackCard(
        id=PackId(manifest.name, manifest.version, pack.hash),
        title=named(manifest.title),
        provenance=manifest.provenance,
        source=manifest.source,
        scenarios=tuple(ScenarioCard(id, named(one.title), one.date, SIDES) for id, one in pack.scenarios.items()),
        notes=tuple(_ours(pack)),
    )


def _ours(pack: Pack) -> Iterator[Mistake]:
    """What is not printed in the box but ours, for who types it in."""
    for at, unit in enumerate(pack.units):
        if unit.prov is not None:
            yield _note("units.toml", f"units[{at}].{unit.id}", unit.known, unit.reason)
    for at, marker in enumerate(pack.markers):
        if marker.prov is not None:
            yield _note("turns.toml", f"markers[{at}].{marker.slot}", marker.known)
    for id, entry in pack.scenarios.items():
        if entry.provenance != PRINTED:
            yield _note(f"scenarios/{id}.toml", "", entry.known, entry.reason)
    if pack.manifest.joker.prov != PRINTED:
        yield _note("pack.toml", "joker", (), pack.manifest.joker.reason)


def _note(file: str, place: str, known: tuple[str, ...], reason: str = "") -> Mistake:
    said = message("note-printed", fields=known) if known else message("note-not-printed")
    return mistake(file, place, message("note-ours", printed=said, reason=reason) if reason else said)
