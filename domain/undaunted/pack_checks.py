"""Checks a content pack for contradictions: reports every mistake that can be found, with file and place."""

from collections.abc import Mapping
from typing import Final

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.undaunted.common_checks import (
    Found,
    action_mistakes,
    listed_twice,
    mistake,
    number_mistakes,
    plain_mistakes,
    tile_mistakes,
    value_mistakes,
)
from kronika.domain.undaunted.content import FOG, ActionName, ObjectivesWorth, Pin
from kronika.domain.undaunted.pack import CardEntry, CardFile, CounterFile, Manifest, Pack, ScenarioFile, TileFile, slug
from kronika.domain.undaunted.rules.variants import VARIANTS
from kronika.domain.undaunted.words import message

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
    """Returns the contradictions in the sides, cards, counters and tiles of a pack."""
    found: list[Mistake] = []
    sides = [side.id for side in manifest.sides]
    if len(sides) != 2 or sides[0] == sides[1]:
        found.append(mistake("pack.toml", "sides", message("wrong-must-be-two-different-sides")))
    wrong = {
        "pack.toml": _unknown_variant(manifest.variant),
        "cards.toml": [
            *listed_twice("cards", "title", (entry.title for entry in cards.cards)),
            *listed_twice("cards", "unit", (entry.unit or None for entry in cards.cards)),
            *_card_mistakes(cards, counters),
        ],
        "counters.toml": listed_twice("units", "unit", (entry.unit for entry in counters.units)),
        "tiles.toml": listed_twice("tiles", "id", (tile.id for tile in tiles.tiles)),
    }
    return found + [mistake(file, place, said) for file, rows in wrong.items() for place, said in rows]


def _unknown_variant(variant: str) -> Found:
    if variant not in VARIANTS:
        yield "variant", message("wrong-is-not-game-of-family", variant=variant, variants=tuple(VARIANTS))


def _card_mistakes(cards: CardFile, counters: CounterFile) -> Found:
    units = {slug(entry.unit, squad) for entry in counters.units for squad in entry.squads or ("",)}
    for at, entry in enumerate(cards.cards):
        place = f"cards[{at}]"
        missing = {slug(entry.unit, squad) for squad in entry.squads or ("",)} - units
        if entry.unit and missing:
            yield (
                f"{place}.unit",
                message(
                    "wrong-there-is-no-counter", missing=tuple(sorted(missing)), nearest=nearest(entry.unit, units)
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
            yield place, message("wrong-needs-unit", name=action.name)
        if action.squads == ("own",) and not entry.squads:
            yield place, message("wrong-is-for-own-squad-of-card", name=action.name)


def scenario_mistakes(pack: Pack, scenarios: Mapping[str, ScenarioFile]) -> list[Mistake]:
    """Returns the contradictions in the scenarios of a pack, given by file."""
    numbers = [scenario.number for scenario in scenarios.values()]
    return [
        mistake(path, place, said)
        for path, scenario in scenarios.items()
        for place, said in [
            *_one_scenario(pack, scenario),
            *number_mistakes(scenario.number, numbers),
        ]
    ]


def _one_scenario(pack: Pack, scenario: ScenarioFile) -> Found:
    sides = [side.id for side in pack.manifest.sides]
    if scenario.initiative not in sides:
        yield "initiative", message("wrong-is-not-side", said=scenario.initiative, sides=tuple(sides))
    for name, table in (("goals", scenario.goals), ("cards", scenario.cards)):
        if sorted(table) != sorted(sides):
            yield name, message("wrong-must-name-exactly-sides", sides=tuple(sides))
    if scenario.raises and scenario.raises not in sides:
        yield "raises", message("wrong-is-not-side", said=scenario.raises, sides=tuple(sides))
    yield from _goal_mistakes(scenario)
    yield from _board_mistakes(pack, scenario)
    spawned = {id for entry in scenario.tiles for id in entry.spawns}
    for side, counts in scenario.cards.items():
        own = [known.removeprefix(f"{side}-").replace("-", "_") for known in pack.cards if known.startswith(f"{side}-")]
        for card, count in counts.items():
            id = slug(side, card)
            place = f"cards.{side}.{card}"
            if id not in pack.cards:
                yield place, message("wrong-there-is-no-such-card", nearest=nearest(card, own))
                continue
            copies = pack.copies[id]
            if count.deck + count.supply != copies:
                yield (
                    place,
                    message("wrong-deck-and-supply-are-not-all", deck=count.deck, supply=count.supply, copies=copies),
                )
            counter = pack.cards[id].counter
            if counter and counter not in spawned:
                yield place, message("wrong-counter-has-no-deployment-marker", counter=counter)
        if not any(pack.cards[id].title == FOG for card in counts if (id := slug(side, card)) in pack.cards):
            yield f"cards.{side}", message("wrong-has-no-fog-of-war", fog=FOG)


def _goal_mistakes(scenario: ScenarioFile) -> Found:
    most = sum(entry.objective for entry in scenario.tiles)
    for side, goal in scenario.goals.items():
        place = f"goals.{side}"
        if isinstance(goal, ObjectivesWorth):
            if goal.value < 1 or (goal.value > most and not scenario.raises):
                yield f"{place}.value", message("wrong-cannot-be-worth", value=goal.value, most=most)
        elif not isinstance(goal, Pin):
            tag = goal.__struct_config__.tag
            yield place, message("wrong-is-no-goal-of-game", tag=str(tag))


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
                        message("wrong-there-is-no-counter", missing=id, nearest=nearest(id, pack.counters)),
                    )
                if id in used:
                    yield f"{place}.{name}", message("wrong-has-place-already", one=id)
                used.add(id)
    if sum(entry.radio for entry in scenario.tiles) > 1:
        yield "tiles", message("wrong-more-than-one-radio")
    if bool(scenario.raises) != any(entry.radio for entry in scenario.tiles):
        yield "raises", message("wrong-radio-needs-side")
