"""What contradicts itself in the figures of a pack of North Africa: sides, cards, vehicles, structures, tiles (R33)."""

from collections.abc import Iterable, Mapping
from typing import Final

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.africa.format import (
    CardEntry,
    CardFile,
    Manifest,
    StructureFile,
    TileFile,
    VehicleEntry,
    VehicleFile,
)
from kronika.domain.undaunted.common_checks import Found, action_mistakes, mistake, plain_mistakes
from kronika.domain.undaunted.content import FOG, Action, ActionName
from kronika.domain.undaunted.words import message

OF_LEADERS: Final = frozenset(
    {
        ActionName.BOLSTER,
        ActionName.COMMAND,
        ActionName.CONCEAL,
        ActionName.INSPIRE,
        ActionName.RECON,
        ActionName.RECON_FLIGHT,
        ActionName.STRAFE,
    }
)
"""R33: what a leader's card can print: everything else needs a tile."""
OF_SEATS_ONLY: Final = frozenset({ActionName.DRIVE, ActionName.NAVIGATE})
OF_SOLDIERS_ONLY: Final = frozenset({ActionName.MOVE, ActionName.SCOUT, ActionName.STALK})
"""R33: what stands only on seats, and only on soldiers' cards."""
OF_THE_GAME: Final = (
    OF_LEADERS
    | OF_SEATS_ONLY
    | OF_SOLDIERS_ONLY
    | {
        ActionName.CONTROL,
        ActionName.REPAIR,
        ActionName.ATTACK,
        ActionName.SUPPRESS,
        ActionName.ANTI_TANK,
        ActionName.DEMOLISH,
    }
)
WITHOUT_VALUE: Final = frozenset({ActionName.CONCEAL, ActionName.CONTROL, ActionName.RECON, ActionName.REPAIR})


def figure_mistakes(
    manifest: Manifest,
    cards: Mapping[str, CardFile],
    vehicles: VehicleFile,
    structures: StructureFile,
    tiles: TileFile,
) -> list[Mistake]:
    """All that is wrong in the files beside the scenarios."""
    sides = [side.id for side in manifest.sides]
    wrong: dict[str, list[tuple[str, Text]]] = {
        "pack.toml": [*_side_mistakes(manifest, sides)],
        "vehicles.toml": [
            *_listed_twice("vehicles", "vehicle", (entry.vehicle for entry in vehicles.vehicles)),
            *_vehicle_mistakes(vehicles, cards, sides),
        ],
        "structures.toml": [*_listed_twice("structures", "id", (kind.id for kind in structures.structures))],
        "tiles.toml": [*_listed_twice("tiles", "id", (tile.id for tile in tiles.tiles))],
    }
    for side, file in cards.items():
        wrong[f"cards/{side}.toml"] = [
            *_listed_twice("cards", "title", (entry.title for entry in file.cards)),
            *_card_mistakes(file),
        ]
    return [mistake(file, place, said) for file, rows in wrong.items() for place, said in rows]


def _side_mistakes(manifest: Manifest, sides: list[str]) -> Found:
    if len(sides) != 2 or sides[0] == sides[1]:
        yield "sides", message("wrong-must-be-two-different-sides")
    if manifest.demolishes not in sides:
        yield (
            "demolishes",
            message("wrong-is-not-side", said=manifest.demolishes, sides=tuple(sides)),
        )


def _listed_twice(table: str, field: str, names: Iterable[str]) -> Found:
    seen: set[str] = set()
    for at, name in enumerate(names):
        if name in seen:
            yield f"{table}[{at}].{field}", message("wrong-is-listed-twice", name=name)
        seen.add(name)


def _card_mistakes(file: CardFile) -> Found:
    if not any(entry.title == FOG for entry in file.cards):
        yield "cards", message("wrong-has-no-fog-of-war", fog=FOG)
    for at, entry in enumerate(file.cards):
        place = f"cards[{at}]"
        if entry.specialism and entry.defence is None:
            yield (
                f"{place}.specialism",
                message("wrong-only-soldier-has-one"),
            )
        yield from ((f"{place}.{inside}", said) for inside, said in printed_mistakes(entry))


def printed_mistakes(entry: CardEntry) -> Found:
    """R33: what a card cannot print."""
    yield from _action_mistakes(entry.actions)
    for at, action in enumerate(entry.actions):
        place = f"actions[{at}]"
        if entry.defence is None and action.name not in OF_LEADERS:
            yield (
                place,
                message("wrong-needs-tile", name=action.name),
            )
        elif action.name in OF_SEATS_ONLY:
            yield (
                place,
                message("wrong-stands-only-on-seats", name=action.name),
            )


def _action_mistakes(actions: tuple[Action, ...]) -> Found:
    yield from action_mistakes(actions, WITHOUT_VALUE)
    yield from plain_mistakes(actions, OF_THE_GAME)


def _vehicle_mistakes(vehicles: VehicleFile, cards: Mapping[str, CardFile], sides: list[str]) -> Found:
    for at, entry in enumerate(vehicles.vehicles):
        place = f"vehicles[{at}]"
        if entry.side not in sides:
            yield (
                f"{place}.side",
                message("wrong-is-not-side", said=entry.side, sides=tuple(sides)),
            )
        if entry.disabled_at > entry.toughness:
            yield (
                f"{place}.disabled_at",
                message(
                    "wrong-damage-has-destroyed-it-already", disabled_at=entry.disabled_at, toughness=entry.toughness
                ),
            )
        if not entry.seats:
            yield f"{place}.seats", message("wrong-vehicle-has-seat-at-least")
        titles = {card.title for file in cards.values() for card in file.cards}
        if entry.vehicle in titles:
            yield (
                f"{place}.vehicle",
                message("wrong-card-is-called-too", vehicle=entry.vehicle),
            )
        yield from ((f"{place}.{inside}", said) for inside, said in _seat_mistakes(entry, cards))


def _seat_mistakes(entry: VehicleEntry, cards: Mapping[str, CardFile]) -> Found:
    known = {card.specialism for file in cards.values() for card in file.cards if card.specialism}
    for at, seat in enumerate(entry.seats):
        if seat.specialism and seat.specialism not in known:
            yield (
                f"seats[{at}].specialism",
                message("wrong-no-soldier-has-specialism", specialism=seat.specialism, known=tuple(sorted(known))),
            )
        for inside, said in _action_mistakes(seat.actions):
            yield f"seats[{at}].{inside}", said
        for number, action in enumerate(seat.actions):
            if action.name in OF_SOLDIERS_ONLY:
                yield (
                    f"seats[{at}].actions[{number}]",
                    message("wrong-stands-only-on-soldiers-cards", name=action.name),
                )
