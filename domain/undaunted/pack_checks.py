"""What contradicts itself in a content pack: every mistake that can be found, with file and place."""

from collections.abc import Iterable, Mapping
from typing import Final

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.common_checks import (
    Found,
    action_mistakes,
    number_mistakes,
    plain_mistakes,
    tile_mistakes,
    value_mistakes,
)
from kronika.domain.undaunted.content import FOG, ActionName, ObjectivesWorth, Pin
from kronika.domain.undaunted.pack import CardEntry, CardFile, CounterFile, Manifest, Pack, ScenarioFile, TileFile, slug
from kronika.domain.undaunted.rules.variants import VARIANTS

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


OF_THE_GAME: Final = WITHOUT_VALUE | {
    ActionName.MOVE,
    ActionName.SCOUT,
    ActionName.STALK,
    ActionName.GUIDE,
    ActionName.BOLSTER,
    ActionName.COMMAND,
    ActionName.INSPIRE,
    ActionName.ATTACK,
    ActionName.SUPPRESS,
    ActionName.BLAST,
}


def file_mistakes(manifest: Manifest, cards: CardFile, counters: CounterFile, tiles: TileFile) -> list[Mistake]:
    """What contradicts itself in the sides, cards, counters and tiles of a pack."""
    found: list[Mistake] = []
    sides = [side.id for side in manifest.sides]
    if len(sides) != 2 or sides[0] == sides[1]:
        found.append(
            Mistake("pack.toml", "sides", Sentence("must be two different sides", "musí to být dvě různé strany"))
        )
    wrong = {
        "pack.toml": _unknown_variant(manifest.variant),
        "cards.toml": [
            *_listed_twice("cards", "title", (entry.title for entry in cards.cards)),
            *_listed_twice("cards", "unit", (entry.unit for entry in cards.cards)),
            *_card_mistakes(cards, counters),
        ],
        "counters.toml": _listed_twice("units", "unit", (entry.unit for entry in counters.units)),
        "tiles.toml": _listed_twice("tiles", "id", (tile.id for tile in tiles.tiles)),
    }
    return found + [Mistake(file, place, said) for file, rows in wrong.items() for place, said in rows]


def _unknown_variant(variant: str) -> Found:
    if variant not in VARIANTS:
        games = ", ".join(VARIANTS)
        yield (
            "variant",
            Sentence(
                f"{variant} is not a game of this family; games: {games}", f"hra {variant} v řadě není; hry: {games}"
            ),
        )


def _listed_twice(table: str, field: str, names: Iterable[str]) -> Found:
    seen: set[str] = set()
    for at, name in enumerate(names):
        if name and name in seen:
            yield f"{table}[{at}].{field}", Sentence(f"{name} is listed twice", f"{name} je uvedeno dvakrát")
        seen.add(name)


def _card_mistakes(cards: CardFile, counters: CounterFile) -> Found:
    units = {slug(entry.unit, squad) for entry in counters.units for squad in entry.squads or ("",)}
    for at, entry in enumerate(cards.cards):
        place = f"cards[{at}]"
        missing = {slug(entry.unit, squad) for squad in entry.squads or ("",)} - units
        if entry.unit and missing:
            yield (
                f"{place}.unit",
                Sentence(
                    f"there is no counter {', '.join(sorted(missing))}; counters: {nearest(entry.unit, units)}",
                    f"žeton {', '.join(sorted(missing))} neexistuje; žetony: {nearest(entry.unit, units)}",
                ),
            )
        yield from ((f"{place}.{inside}", said) for inside, said in _action_mistakes(entry))


def _action_mistakes(entry: CardEntry) -> Found:
    yield from action_mistakes(entry.actions, WITHOUT_VALUE)
    yield from value_mistakes(entry.actions, {ActionName.INSPIRE: "N5"})
    yield from plain_mistakes(entry.actions, OF_THE_GAME)
    for at, action in enumerate(entry.actions):
        place = f"actions[{at}]"
        if not entry.unit and action.name not in WITHOUT_COUNTER:
            yield place, Sentence(f"{action.name} needs a unit", f"{action.name} potřebuje jednotku (unit)")
        if action.squads == ("own",) and not entry.squads:
            yield (
                place,
                Sentence(
                    f"{action.name} is for the own squad of a card without squads",
                    f"{action.name} je pro vlastní družstvo, a karta žádné nemá",
                ),
            )


def scenario_mistakes(pack: Pack, scenarios: Mapping[str, ScenarioFile]) -> list[Mistake]:
    """What contradicts itself in the scenarios of a pack, by their files."""
    numbers = [scenario.number for scenario in scenarios.values()]
    return [
        Mistake(path, place, said)
        for path, scenario in scenarios.items()
        for place, said in [
            *_one_scenario(pack, scenario),
            *number_mistakes(scenario.number, numbers),
        ]
    ]


def _one_scenario(pack: Pack, scenario: ScenarioFile) -> Found:
    sides = [side.id for side in pack.manifest.sides]
    if scenario.initiative not in sides:
        yield (
            "initiative",
            Sentence(
                f"{scenario.initiative} is not a side; sides: {', '.join(sides)}",
                f"{scenario.initiative} není strana; strany: {', '.join(sides)}",
            ),
        )
    for name, table in (("goals", scenario.goals), ("cards", scenario.cards)):
        if sorted(table) != sorted(sides):
            yield (
                name,
                Sentence(
                    f"must name exactly the sides {', '.join(sides)}",
                    f"musí uvádět právě strany {', '.join(sides)}",
                ),
            )
    if scenario.raises and scenario.raises not in sides:
        yield (
            "raises",
            Sentence(
                f"{scenario.raises} is not a side; sides: {', '.join(sides)}",
                f"{scenario.raises} není strana; strany: {', '.join(sides)}",
            ),
        )
    yield from _goal_mistakes(scenario)
    yield from _board_mistakes(pack, scenario)
    spawned = {id for entry in scenario.tiles for id in entry.spawns}
    for side, counts in scenario.cards.items():
        own = [known.removeprefix(f"{side}-").replace("-", "_") for known in pack.cards if known.startswith(f"{side}-")]
        for card, count in counts.items():
            id = slug(side, card)
            place = f"cards.{side}.{card}"
            if id not in pack.cards:
                yield (
                    place,
                    Sentence(
                        f"there is no such card; cards: {nearest(card, own)}",
                        f"taková karta neexistuje; karty: {nearest(card, own)}",
                    ),
                )
                continue
            copies = pack.copies[id]
            if count.deck + count.supply != copies:
                yield (
                    place,
                    Sentence(
                        f"deck {count.deck} and supply {count.supply} are not all {copies} copies",
                        f"balíček {count.deck} a záloha {count.supply} nejsou dohromady všech {copies} karet",
                    ),
                )
            counter = pack.cards[id].counter
            if counter and counter not in spawned:
                yield (
                    place,
                    Sentence(
                        f"its counter {counter} has no deployment marker (N2)",
                        f"její žeton {counter} nemá žeton nasazení (N2)",
                    ),
                )
        if not any(pack.cards[id].title == FOG for card in counts if (id := slug(side, card)) in pack.cards):
            yield f"cards.{side}", Sentence(f"has no fog of war ({FOG})", f"chybí {FOG}, válečný zmatek")


def _goal_mistakes(scenario: ScenarioFile) -> Found:
    most = sum(entry.objective for entry in scenario.tiles)
    for side, goal in scenario.goals.items():
        place = f"goals.{side}"
        if isinstance(goal, ObjectivesWorth):
            if goal.value < 1 or (goal.value > most and not scenario.raises):
                yield (
                    f"{place}.value",
                    Sentence(
                        f"cannot be worth {goal.value}: one to {most} can be reached (U24)",
                        f"nemůže mít hodnotu {goal.value}: dosáhnout lze 1 až {most} (U24)",
                    ),
                )
        elif not isinstance(goal, Pin):
            tag = goal.__struct_config__.tag
            yield (
                place,
                Sentence(
                    f"{tag} is no goal of this game; goals: objectives, pin (U24, N9)",
                    f"{tag} není cíl této hry; cíle: objectives, pin (U24, N9)",
                ),
            )


def _board_mistakes(pack: Pack, scenario: ScenarioFile) -> Found:
    yield from tile_mistakes(scenario.tiles, pack.tiles, "ABCD-", [side.id for side in pack.manifest.sides])
    standing: set[str] = set()
    spawned: set[str] = set()
    for at, entry in enumerate(scenario.tiles):
        place = f"tiles[{at}]"
        for name, ids, used in (("counters", entry.counters, standing), ("spawns", entry.spawns, spawned)):
            for id in ids:
                if id not in pack.counters:
                    yield (
                        f"{place}.{name}",
                        Sentence(
                            f"there is no counter {id}; counters: {nearest(id, pack.counters)}",
                            f"žeton {id} neexistuje; žetony: {nearest(id, pack.counters)}",
                        ),
                    )
                if id in used:
                    yield f"{place}.{name}", Sentence(f"{id} has a place already", f"{id} už místo má")
                used.add(id)
    if sum(entry.radio for entry in scenario.tiles) > 1:
        yield "tiles", Sentence("the radio lies on more than one tile", "vysílač leží na více než jednom dílku")
    if bool(scenario.raises) != any(entry.radio for entry in scenario.tiles):
        yield (
            "raises",
            Sentence(
                "a radio marker needs a side that may raise it, and the other way round (N11)",
                "žeton vysílače potřebuje stranu, která smí zvýšit jeho hodnotu, a naopak (N11)",
            ),
        )
