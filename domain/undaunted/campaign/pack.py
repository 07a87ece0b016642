"""A campaign pack read from its files, and told in short."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from kronika.domain.kernel import packs
from kronika.domain.kernel.packs import Files, Mistake
from kronika.domain.undaunted.campaign.findings import Sources
from kronika.domain.undaunted.campaign.format import (
    CODE,
    VARIANT,
    AreaFile,
    CampaignPack,
    CampaignSide,
    CardFile,
    CounterFile,
    KindEntry,
    Manifest,
    Placement,
    ScenarioFile,
    SecretCards,
    SideOfScenario,
    StateFile,
    TileEntry,
    TileFile,
    UnitEntry,
)
from kronika.domain.undaunted.campaign.pack_checks import check
from kronika.domain.undaunted.common_checks import BOUNDS, COORDINATES
from kronika.domain.undaunted.content import Action, Card, CounterKind, Data, Level, Name, Tile
from kronika.domain.undaunted.pack import slug

_BOUNDS: Final[packs.Bounds] = {
    **BOUNDS,
    AreaFile: {"city": packs.ANY},
    Placement: COORDINATES,
    ScenarioFile: {"upgrades": packs.ANY},
    SecretCards: {"deck": packs.ANY},
    SideOfScenario: {"deck": packs.ANY, "supply": packs.ANY},
    TileEntry: {"toughness": packs.Bound(1, by="(S10)")},
    UnitEntry: {"defence": packs.Bound(1, by="(U20)")},
}
LEVELS: Final = {"P": Level.ORDINARY, "Z": Level.ORDINARY, "V": Level.UPGRADED, "R": Level.RESERVIST}
"""C6: how good a soldier is, by the letter printed on the card."""


class Verdict(Data, frozen=True):
    """How a campaign ended (C8)."""

    winner: str
    epic: bool


def is_campaign(files: Files) -> bool:
    """Whether the manifest names the variant whose packs are campaigns."""
    found = packs.Reader(files).read("pack.toml", dict[str, Any])
    return found is not None and found.get("variant") == VARIANT


def load(files: Files) -> CampaignPack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    return packs.load(files, _examine, _BOUNDS)


def _examine(reader: packs.Reader) -> tuple[CampaignPack | None, list[Mistake]]:
    read, files = reader.read, reader.files
    scenarios = {
        path.removeprefix("scenarios/").removesuffix(".toml"): read(path, ScenarioFile)
        for path in sorted(files)
        if path.startswith("scenarios/") and path.endswith(".toml")
    }
    manifest = read("pack.toml", Manifest)
    counters = read("counters.toml", CounterFile)
    tiles = read("tiles.toml", TileFile)
    areas = read("areas.toml", AreaFile)
    states = read("states.toml", StateFile)
    if manifest is None or counters is None or tiles is None or areas is None or states is None:
        return None, []
    cards = {side.id: read(f"cards/{side.id}.toml", CardFile) for side in manifest.sides}
    known = {side: file for side, file in cards.items() if file is not None}
    if len(known) < len(cards):
        return None, []
    kinds = {side: dict(_kinds(file)) for side, file in known.items()}
    pack = CampaignPack(
        manifest=manifest,
        hash=packs.pack_hash(files),
        cards={card.id: card for side in manifest.sides for card in _cards(side, known[side.id], kinds[side.id])},
        kinds={
            side: {key: (entry.title, squads) for key, (entry, squads) in found.items()}
            for side, found in kinds.items()
        },
        counters={kind.id: kind for kind in _counters(counters)},
        tiles=_tiles(tiles),
        tile_names=tiles.names,
        areas={area.id: area for area in areas.areas},
        city=areas.city,
        states={state: entry.scenario for state, entry in states.states.items()},
        stories={state: entry.stories for state, entry in states.states.items()} | states.endings,
        story_orders={state: entry.orders for state, entry in states.states.items()},
        scenarios={number: scenario for number, scenario in scenarios.items() if scenario is not None},
    )
    unread = frozenset(number for number, scenario in scenarios.items() if scenario is None)
    found = check(pack, Sources(known, counters, tiles, areas, states, unread))
    return msgspec.structs.replace(pack, notes=tuple(found.notes)), found.mistakes


def _kinds(file: CardFile) -> Iterator[tuple[str, tuple[KindEntry, tuple[str, ...]]]]:
    for entry in file.kinds:
        for squad in entry.squads or ("",):
            yield "_".join(filter(None, (entry.title, squad.lower()))), (entry, (squad,) if squad else ())


def _cards(
    side: CampaignSide, file: CardFile, kinds: Mapping[str, tuple[KindEntry, tuple[str, ...]]]
) -> Iterator[Card]:
    """The cards whose codes and kinds can be read; the check names the others."""
    for entry in file.cards:
        if entry.kind not in kinds:
            continue
        kind, squads = kinds[entry.kind]
        letters = "".join(squads)
        actions = kind.actions if entry.actions is None else entry.actions
        for code in entry.codes:
            if not CODE.fullmatch(code) or not code.startswith(side.letter):
                continue
            yield Card(
                id=code,
                title=kind.title,
                name=_named(kind.name, letters),
                initiative=kind.initiative if entry.initiative is None else entry.initiative,
                squads=squads,
                counter=slug(side.id, kind.unit, letters) if kind.unit else "",
                actions=tuple(_of_squad(action, squads) for action in actions),
                level=LEVELS[code[2]],
            )


def _of_squad(action: Action, squads: tuple[str, ...]) -> Action:
    return msgspec.structs.replace(action, squads=squads) if action.squads == ("own",) else action


def _named(name: Name, letters: str) -> Name:
    return Name(f"{name.en} {letters}".strip(), f"{name.cs} {letters}".strip())


def _counters(file: CounterFile) -> Iterator[CounterKind]:
    for entry in file.units:
        for squad in entry.squads or ("",):
            yield CounterKind(
                id=slug(entry.side, entry.unit, squad),
                side=entry.side,
                unit=entry.unit,
                name=_named(entry.name, squad),
                defence=entry.defence,
                squads=tuple(squad),
                nature=entry.nature,
            )


def _tiles(file: TileFile) -> dict[str, Tile]:
    """Each face with the one that replaces it: the next letter of its number (S10)."""
    ids = {entry.id for entry in file.tiles}
    found = {}
    for entry in file.tiles:
        after = entry.id[:-1] + chr(ord(entry.id[-1:] or " ") + 1)
        found[entry.id] = Tile(
            id=entry.id,
            cover=entry.cover,
            building_cover=entry.building_cover,
            toughness=entry.toughness,
            fortified_cover=entry.fortified_cover,
            impassable=entry.impassable,
            next=after if after in ids else "",
        )
    return found


def verdict(pack: CampaignPack, areas: Mapping[str, str], winner: str) -> Verdict:
    """C8: the side that controls the whole city; else the winner of the last scenario."""
    holders = {areas.get(area, "") for area in pack.areas}
    if len(holders) == 1 and holders != {""}:
        return Verdict(holders.pop(), epic=True)
    return Verdict(winner, epic=False)
