"""What contradicts itself in a content pack: every mistake that can be found, with file and place."""

from collections.abc import Iterable, Mapping
from typing import Final

from domain.kernel.packs import Mistake
from domain.undaunted.content import FOG, ActionName, Face
from domain.undaunted.pack import CardEntry, CardFile, CounterFile, Manifest, Pack, ScenarioFile, TileFile, slug
from domain.undaunted.rules.geometry import ranges_from

WITHOUT_VALUE: Final = frozenset({ActionName.CONCEAL, ActionName.CONTROL, ActionName.RECON, ActionName.TARGET})
"""Actions that print no X; all others print one."""
WITHOUT_COUNTER: Final = frozenset(
    {
        ActionName.GUIDE,
        ActionName.BOLSTER,
        ActionName.COMMAND,
        ActionName.CONCEAL,
        ActionName.INSPIRE,
        ActionName.RECON,
    }
)
"""Actions that a card without a counter can perform."""
MOST_PRINTED: Final = 18
"""What an action prints at most: the throws of more dice are too many to be counted in 64 bits."""

Found = list[tuple[str, str]]
"""Places in a file, and what is wrong there."""


def file_mistakes(manifest: Manifest, cards: CardFile, counters: CounterFile, tiles: TileFile) -> list[Mistake]:
    """What contradicts itself in the sides, cards, counters and tiles of a pack."""
    found: list[Mistake] = []
    sides = [side.id for side in manifest.sides]
    if len(sides) != 2 or sides[0] == sides[1]:
        found.append(Mistake("pack.toml", "sides", "must be two different sides"))
    wrong = {
        "cards.toml": [
            *_listed_twice("cards", "title", (entry.title for entry in cards.cards)),
            *_listed_twice("cards", "unit", (entry.unit for entry in cards.cards)),
            *_card_mistakes(cards, counters),
        ],
        "counters.toml": _listed_twice("units", "unit", (entry.unit for entry in counters.units)),
        "tiles.toml": _listed_twice("tiles", "id", (tile.id for tile in tiles.tiles)),
    }
    return found + [Mistake(file, place, said) for file, rows in wrong.items() for place, said in rows]


def _listed_twice(table: str, field: str, names: Iterable[str]) -> Found:
    seen: set[str] = set()
    found: Found = []
    for at, name in enumerate(names):
        if name and name in seen:
            found.append((f"{table}[{at}].{field}", f"{name} is listed twice"))
        seen.add(name)
    return found


def _card_mistakes(cards: CardFile, counters: CounterFile) -> Found:
    units = {slug(entry.unit, squad) for entry in counters.units for squad in entry.squads or ("",)}
    found: Found = []
    for at, entry in enumerate(cards.cards):
        place = f"cards[{at}]"
        missing = {slug(entry.unit, squad) for squad in entry.squads or ("",)} - units
        if entry.unit and missing:
            found.append((f"{place}.unit", f"there is no counter {', '.join(sorted(missing))}"))
        found += [(f"{place}.{inside}", said) for inside, said in _action_mistakes(entry)]
    return found


def _action_mistakes(entry: CardEntry) -> Found:
    found: Found = []
    names = [action.name for action in entry.actions]
    for at, action in enumerate(entry.actions):
        place = f"actions[{at}]"
        if action.name in names[:at]:
            found.append((place, f"{action.name} is listed twice"))
        if (action.value < 1) != (action.name in WITHOUT_VALUE):
            found.append((place, f"{action.name} prints {'no' if action.name in WITHOUT_VALUE else 'a'} value"))
        if action.value > MOST_PRINTED:
            found.append((place, f"{action.name} prints more than {MOST_PRINTED}"))
        if not entry.unit and action.name not in WITHOUT_COUNTER:
            found.append((place, f"{action.name} needs a unit"))
        if action.squads == ("own",) and not entry.squads:
            found.append((place, f"{action.name} is for the own squad of a card without squads"))
    return found


def scenario_mistakes(pack: Pack, scenarios: Mapping[str, ScenarioFile]) -> list[Mistake]:
    """What contradicts itself in the scenarios of a pack, by their files."""
    numbers = [scenario.number for scenario in scenarios.values()]
    return [
        Mistake(path, place, said)
        for path, scenario in scenarios.items()
        for place, said in [
            *_one_scenario(pack, scenario),
            *(
                [("number", f"{scenario.number} is used by another scenario too")]
                if numbers.count(scenario.number) > 1
                else []
            ),
        ]
    ]


def _one_scenario(pack: Pack, scenario: ScenarioFile) -> Found:
    found: Found = []
    sides = [side.id for side in pack.manifest.sides]
    if scenario.initiative not in sides:
        found.append(("initiative", f"{scenario.initiative} is no side; sides: {', '.join(sides)}"))
    for name, table in (("goals", scenario.goals), ("cards", scenario.cards)):
        if sorted(table) != sorted(sides):
            found.append((name, f"must name exactly the sides {', '.join(sides)}"))
    if scenario.raises and scenario.raises not in sides:
        found.append(("raises", f"{scenario.raises} is no side; sides: {', '.join(sides)}"))
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


def _board_mistakes(pack: Pack, scenario: ScenarioFile) -> Found:
    found: Found = []
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
            if side not in (known.id for known in pack.manifest.sides):
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
    if not coordinates:
        found.append(("tiles", "there is none"))
    else:
        reached = ranges_from(min(coordinates), coordinates)
        found += [("tiles", f"{places[lone]} cannot be reached from the others") for lone in coordinates - set(reached)]
    if sum(entry.radio for entry in scenario.tiles) > 1:
        found.append(("tiles", "the radio lies on more than one tile"))
    if bool(scenario.raises) != any(entry.radio for entry in scenario.tiles):
        found.append(("raises", "a radio marker needs a side that may raise it, and the other way round (N11)"))
    return found
