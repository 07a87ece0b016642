"""A content pack of Undaunted: its files, its invariants, and a scenario made ready to play."""

import msgspec

from domain.kernel.events import PackId
from domain.kernel.packs import Files, Mistake, PackRefused, pack_hash, read
from domain.kernel.system import PackCard, ScenarioCard
from domain.kernel.words import Sentence
from domain.undaunted.content import (
    FOG,
    Action,
    Card,
    CounterKind,
    Data,
    Face,
    Goal,
    Layout,
    Name,
    Setup,
    SideSetup,
    Space,
    Tile,
)
from domain.undaunted.rules.geometry import neighbours, ranges_from


class SideEntry(Data, frozen=True):
    """A side as the pack names it."""

    id: str
    name: Name


class Manifest(Data, frozen=True):
    """`pack.toml`: what the pack is and where its figures come from.

    `provenance` is `printed` (from the published game) or `reconstructed` (ours).
    """

    system: str
    name: str
    version: str
    variant: str
    title: Name
    provenance: str
    source: str
    sides: tuple[SideEntry, ...]


class CardEntry(Data, frozen=True):
    """`cards.toml`: a title with `copies` for each side, in each of its squads if it has any.

    `[squad]` in an action stands for the card's own squad.
    """

    title: str
    name: Name
    copies: int
    initiative: int
    squads: tuple[str, ...] = ()
    unit: str = ""
    actions: tuple[Action, ...] = ()
    side_names: dict[str, Name] = {}


class CardFile(Data, frozen=True):
    cards: tuple[CardEntry, ...]


class UnitEntry(Data, frozen=True):
    """`counters.toml`: a unit with one counter a squad for each side."""

    unit: str
    name: Name
    defence: int
    squads: tuple[str, ...] = ()


class CounterFile(Data, frozen=True):
    units: tuple[UnitEntry, ...]


class TileFile(Data, frozen=True):
    tiles: tuple[Tile, ...]


class TileEntry(Data, frozen=True):
    """A tile laid in a scenario: where, and what lies on it. Axial coordinates (U1)."""

    tile: str
    x: int
    y: int
    objective: int = 0
    radio: bool = False
    markers: dict[str, Face] = {}
    counters: tuple[str, ...] = ()
    spawns: tuple[str, ...] = ()


class CardCount(Data, frozen=True):
    """How many copies of a card start in the deck and in the supply."""

    deck: int = 0
    supply: int = 0


class ScenarioFile(Data, frozen=True):
    """`scenarios/*.toml`: one scenario. Cards are named without their side."""

    number: int
    title: Name
    date: str
    layout: Layout
    initiative: str
    goals: dict[str, Goal]
    cards: dict[str, dict[str, CardCount]]
    tiles: tuple[TileEntry, ...]
    raises: str = ""


class Pack(msgspec.Struct, frozen=True):
    """A pack whose invariants hold. `cards` and `counters` are by id, sides included."""

    manifest: Manifest
    hash: str
    cards: dict[str, Card]
    copies: dict[str, int]
    counters: dict[str, CounterKind]
    tiles: dict[str, Tile]
    scenarios: dict[str, ScenarioFile]


def slug(*parts: str) -> str:
    """An id: `us-riflemen-a`."""
    return "-".join(part.lower().replace("_", "-") for part in parts if part)


def load(files: Files) -> Pack:
    """The pack made of these files. Raises `PackRefused` with every mistake found."""
    mistakes: list[Mistake] = []
    manifest = read(files, "pack.toml", Manifest, mistakes)
    card_file = read(files, "cards.toml", CardFile, mistakes)
    counter_file = read(files, "counters.toml", CounterFile, mistakes)
    tile_file = read(files, "tiles.toml", TileFile, mistakes)
    scenarios = {
        path: scenario
        for path in sorted(files)
        if path.startswith("scenarios/") and path.endswith(".toml")
        if (scenario := read(files, path, ScenarioFile, mistakes)) is not None
    }
    if manifest is None or card_file is None or counter_file is None or tile_file is None:
        raise PackRefused(mistakes)
    counters = _counters(manifest, counter_file)
    cards, copies = _cards(manifest, card_file, counters, mistakes)
    tiles = {tile.id: tile for tile in tile_file.tiles}
    if len(tiles) < len(tile_file.tiles):
        mistakes.append(Mistake("tiles.toml", "tiles", "a tile is listed twice"))
    pack = Pack(manifest, pack_hash(files), cards, copies, counters, tiles, {})
    for path, scenario in scenarios.items():
        mistakes += [Mistake(path, place, said) for place, said in _scenario_mistakes(pack, scenario)]
    numbers = [scenario.number for scenario in scenarios.values()]
    mistakes += [
        Mistake(path, "number", f"{scenario.number} is used by another scenario too")
        for path, scenario in scenarios.items()
        if numbers.count(scenario.number) > 1
    ]
    if mistakes:
        raise PackRefused(mistakes)
    return msgspec.structs.replace(
        pack, scenarios={str(s.number): s for s in sorted(scenarios.values(), key=lambda s: s.number)}
    )


def _counters(manifest: Manifest, file: CounterFile) -> dict[str, CounterKind]:
    found = {}
    for side in manifest.sides:
        for entry in file.units:
            for squad in entry.squads or ("",):
                id = slug(side.id, entry.unit, squad)
                name = Name(f"{entry.name.en} {squad}".strip(), f"{entry.name.cs} {squad}".strip())
                squads = (squad,) if squad else ()
                found[id] = CounterKind(id, side.id, entry.unit, name, entry.defence, squads)
    return found


def _cards(
    manifest: Manifest, file: CardFile, counters: dict[str, CounterKind], mistakes: list[Mistake]
) -> tuple[dict[str, Card], dict[str, int]]:
    cards, copies = {}, {}
    for at, entry in enumerate(file.cards):
        for side in manifest.sides:
            for squad in entry.squads or ("",):
                id = slug(side.id, entry.title, squad)
                said = entry.side_names.get(side.id, entry.name)
                name = Name(f"{said.en} {squad}".strip(), f"{said.cs} {squad}".strip())
                counter = slug(side.id, entry.unit, squad) if entry.unit else ""
                if counter and counter not in counters:
                    mistakes.append(Mistake("cards.toml", f"cards[{at}].unit", f"there is no counter {counter}"))
                actions = tuple(
                    msgspec.structs.replace(action, squads=(squad,)) if action.squads == ("own",) else action
                    for action in entry.actions
                )
                squads = (squad,) if squad else ()
                cards[id] = Card(id, entry.title, name, entry.initiative, squads, counter, actions)
                copies[id] = entry.copies
    return cards, copies


def _scenario_mistakes(pack: Pack, scenario: ScenarioFile) -> list[tuple[str, str]]:
    """What contradicts itself in a scenario: places and sentences."""
    found: list[tuple[str, str]] = []
    sides = [side.id for side in pack.manifest.sides]
    if scenario.initiative not in sides:
        found.append(("initiative", f"{scenario.initiative} is no side; sides: {', '.join(sides)}"))
    for name, table in (("goals", scenario.goals), ("cards", scenario.cards)):
        if sorted(table) != sorted(sides):
            found.append((name, f"must name exactly the sides {', '.join(sides)}"))
    found += _board_mistakes(pack, scenario)
    spawned = {id for entry in scenario.tiles for id in entry.spawns}
    for side, counts in scenario.cards.items():
        for card, count in counts.items():
            id = slug(side, card)
            place = f"cards.{side}.{card}"
            if id not in pack.cards:
                found.append((place, "there is no such card"))
                continue
            copies = pack.copies[id]
            if count.deck + count.supply != copies:
                found.append((place, f"deck {count.deck} and supply {count.supply} are not all {copies} copies"))
            counter = pack.cards[id].counter
            if counter and counter not in spawned:
                found.append((place, f"its counter {counter} has no deployment marker (N2)"))
        if not any(pack.cards[id].title == FOG for card in counts if (id := slug(side, card)) in pack.cards):
            found.append((f"cards.{side}", "has no fog of war"))
    return found


def _board_mistakes(pack: Pack, scenario: ScenarioFile) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    places: dict[tuple[int, int], str] = {}
    printed: dict[str, str] = {}
    standing: set[str] = set()
    spawned: set[str] = set()
    for at, entry in enumerate(scenario.tiles):
        place = f"tiles[{at}]"
        if entry.tile not in pack.tiles:
            found.append((f"{place}.tile", f"there is no tile {entry.tile}"))
        number = entry.tile.rstrip("ABCD-")
        if number in printed:
            found.append((f"{place}.tile", f"{entry.tile} is the same piece as {printed[number]}"))
        printed[number] = entry.tile
        if (entry.x, entry.y) in places:
            found.append((f"{place}", f"{entry.tile} lies on {places[entry.x, entry.y]}"))
        places[entry.x, entry.y] = entry.tile
        for side in entry.markers:
            if side not in scenario.goals:
                found.append((f"{place}.markers", f"{side} is no side"))
        if list(entry.markers.values()).count(Face.CONTROLLED) > 1:
            found.append((f"{place}.markers", "both sides control the tile (U3)"))
        for name, ids, used in (("counters", entry.counters, standing), ("spawns", entry.spawns, spawned)):
            for id in ids:
                if id not in pack.counters:
                    found.append((f"{place}.{name}", f"there is no counter {id}"))
                if id in used:
                    found.append((f"{place}.{name}", f"{id} has a place already"))
                used.add(id)
    coordinates = set(places)
    if coordinates:
        reached = ranges_from(min(coordinates), coordinates)
        found += [("tiles", f"{places[lone]} cannot be reached from the others") for lone in coordinates - set(reached)]
    if sum(entry.radio for entry in scenario.tiles) > 1:
        found.append(("tiles", "the radio lies on more than one tile"))
    if bool(scenario.raises) != any(entry.radio for entry in scenario.tiles):
        found.append(("raises", "a radio marker needs a side that may raise it, and the other way round (N11)"))
    return found


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
        variant=pack.manifest.variant,
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


def describe(pack: Pack) -> PackCard:
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
