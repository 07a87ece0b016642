"""Checks for contradictions in a pack of North Africa: its values and its scenarios (R33)."""

from collections.abc import Iterator, Mapping
from typing import Final

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.africa.format import (
    AfricaPack,
    CardEntry,
    CardFile,
    Manifest,
    ScenarioFile,
    SideAt,
    StructureFile,
    TileEntry,
    VehicleEntry,
    VehicleFile,
)
from kronika.domain.undaunted.common_checks import (
    Found,
    action_mistakes,
    listed_twice,
    mistake,
    no_side,
    number_mistakes,
    plain_mistakes,
    tile_mistakes,
)
from kronika.domain.undaunted.content import (
    FOG,
    Action,
    ActionName,
    Card,
    Either,
    Eliminate,
    Escape,
    Every,
    ObjectivesWorth,
    Single,
    Together,
    Troop,
    VehicleKind,
)
from kronika.domain.undaunted.pack import TileFile, slug
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
"""R33: the actions that a leader's card can print; all others need a tile."""
OF_SEATS_ONLY: Final = frozenset({ActionName.DRIVE, ActionName.NAVIGATE})
OF_SOLDIERS_ONLY: Final = frozenset({ActionName.MOVE, ActionName.SCOUT, ActionName.STALK})
"""R33: the actions that only seats print, and those that only soldiers' cards print."""
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
            *listed_twice("vehicles", "vehicle", (entry.vehicle for entry in vehicles.vehicles)),
            *_vehicle_mistakes(vehicles, cards, sides),
        ],
        "structures.toml": [*listed_twice("structures", "id", (kind.id for kind in structures.structures))],
        "tiles.toml": [*listed_twice("tiles", "id", (tile.id for tile in tiles.tiles))],
    }
    for side, file in cards.items():
        wrong[f"cards/{side}.toml"] = [
            *listed_twice("cards", "title", (entry.title for entry in file.cards)),
            *_card_mistakes(file),
        ]
    return [mistake(file, place, said) for file, rows in wrong.items() for place, said in rows]


def _side_mistakes(manifest: Manifest, sides: list[str]) -> Found:
    if len(sides) != 2 or sides[0] == sides[1]:
        yield "sides", message("wrong-must-be-two-different-sides")
    if manifest.demolishes not in sides:
        yield "demolishes", message("wrong-is-not-side", said=manifest.demolishes, sides=tuple(sides))


def _card_mistakes(file: CardFile) -> Found:
    if not any(entry.title == FOG for entry in file.cards):
        yield "cards", message("wrong-has-no-fog-of-war", fog=FOG)
    for at, entry in enumerate(file.cards):
        place = f"cards[{at}]"
        if entry.specialism and entry.defence is None:
            yield f"{place}.specialism", message("wrong-only-soldier-has-one")
        yield from ((f"{place}.{inside}", said) for inside, said in printed_mistakes(entry))


def printed_mistakes(entry: CardEntry) -> Found:
    """R33: yields what a card may not print."""
    yield from _action_mistakes(entry.actions)
    for at, action in enumerate(entry.actions):
        place = f"actions[{at}]"
        if entry.defence is None and action.name not in OF_LEADERS:
            yield place, message("wrong-needs-tile", name=action.name)
        elif action.name in OF_SEATS_ONLY:
            yield place, message("wrong-stands-only-on-seats", name=action.name)


def _action_mistakes(actions: tuple[Action, ...]) -> Found:
    yield from action_mistakes(actions, WITHOUT_VALUE)
    yield from plain_mistakes(actions, OF_THE_GAME)


def _vehicle_mistakes(vehicles: VehicleFile, cards: Mapping[str, CardFile], sides: list[str]) -> Found:
    for at, entry in enumerate(vehicles.vehicles):
        place = f"vehicles[{at}]"
        if entry.side not in sides:
            yield f"{place}.side", message("wrong-is-not-side", said=entry.side, sides=tuple(sides))
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
            yield f"{place}.vehicle", message("wrong-card-is-called-too", vehicle=entry.vehicle)
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


# --- scenarios


def scenario_mistakes(pack: AfricaPack, scenarios: Mapping[str, ScenarioFile]) -> list[Mistake]:
    """Returns what is wrong in the scenarios of a pack, given by file."""
    numbers = [scenario.number for scenario in scenarios.values()]
    return [
        mistake(path, place, said)
        for path, scenario in scenarios.items()
        for place, said in [*number_mistakes(scenario.number, numbers), *_one_scenario(pack, scenario)]
    ]


def _one_scenario(pack: AfricaPack, scenario: ScenarioFile) -> Found:
    sides = [side.id for side in pack.manifest.sides]
    if scenario.initiative not in sides:
        yield "initiative", no_side(scenario.initiative, sides)
    if sorted(scenario.sides) != sorted(sides):
        yield "sides", message("wrong-must-name-exactly-sides", sides=tuple(sides))
        return
    yield from _board_mistakes(pack, scenario, sides)
    for side in sides:
        at = scenario.sides[side]
        for place, said in [
            *_counter_mistakes(pack, scenario, side, at),
            *_pile_mistakes(pack, side, at),
            *_goal_mistakes(pack, scenario, side, at),
        ]:
            yield f"sides.{side}.{place}", said
        longest = longest_list(pack, scenario, side)
        if longest > MOST:
            yield f"sides.{side}", message("wrong-turn-may-have-choices", longest=longest, most=MOST)


def _board_mistakes(pack: AfricaPack, scenario: ScenarioFile, sides: list[str]) -> Found:
    yield from tile_mistakes(scenario.tiles, pack.tiles, "AB", sides)
    standing: set[str] = set()
    for at, entry in enumerate(scenario.tiles):
        place = f"tiles[{at}]"
        if entry.structure and entry.structure not in pack.structures:
            they = nearest(entry.structure, pack.structures)
            yield (
                f"{place}.structure",
                message("wrong-there-is-no-structure", structure=entry.structure, they=they),
            )
        if entry.structure in standing:
            yield f"{place}.structure", message("wrong-stands-elsewhere-already", structure=entry.structure)
        standing |= {entry.structure} - {""}


def _placed(at: SideAt) -> Iterator[tuple[str, str]]:
    """The soldiers of a side, and where the file places each."""
    yield from ((f"soldiers.{soldier}", soldier) for soldier in at.soldiers)
    for number, entry in enumerate(at.vehicles):
        yield from ((f"vehicles[{number}].crew", soldier) for soldier in entry.crew if soldier)


def _counter_mistakes(pack: AfricaPack, scenario: ScenarioFile, side: str, at: SideAt) -> Found:
    laid = {entry.tile for entry in scenario.tiles}
    own = {kind.unit: kind for kind in pack.counters.values() if kind.side == side and kind.vehicle is None}
    driven = {kind.unit: kind.vehicle for kind in pack.counters.values() if kind.side == side and kind.vehicle}
    seen: set[str] = set()
    for place, soldier in _placed(at):
        if soldier not in own:
            they = nearest(soldier, own)
            yield place, message("wrong-there-is-no-soldier", soldier=soldier, they=they)
        if soldier in seen:
            yield place, message("wrong-has-place-already", one=soldier)
        seen.add(soldier)
    spots = [(f"soldiers.{soldier}", tile) for soldier, tile in at.soldiers.items()]
    spots += [(f"vehicles[{number}].tile", entry.tile) for number, entry in enumerate(at.vehicles)]
    for place, tile in spots:
        if tile not in laid:
            yield place, message("wrong-is-not-laid-in-scenario", tile=tile)
    for soldier in at.suppressed:
        if soldier not in seen:
            yield "suppressed", message("wrong-takes-no-part", soldier=soldier)
    used: set[str] = set()
    closed = {entry.tile: reason for entry in scenario.tiles for reason in _closed(pack, entry)}
    for number, entry in enumerate(at.vehicles):
        place = f"vehicles[{number}]"
        if entry.tile in closed:
            yield f"{place}.tile", closed[entry.tile]
        kind = driven.get(entry.vehicle)
        if kind is None:
            they = nearest(entry.vehicle, driven)
            yield f"{place}.vehicle", message("wrong-side-has-no-vehicle", vehicle=entry.vehicle, they=they)
            continue
        if entry.vehicle in used:
            yield f"{place}.vehicle", message("wrong-has-place-already", one=entry.vehicle)
        used.add(entry.vehicle)
        if len(entry.crew) > len(kind.seats):
            yield f"{place}.crew", message("wrong-has-seats-only", vehicle=entry.vehicle, count=len(kind.seats))
        if entry.damage >= kind.toughness:
            yield f"{place}.damage", message("wrong-so-much-damage-destroys-it")


def _closed(pack: AfricaPack, entry: TileEntry) -> Iterator[Text]:
    """Why no vehicle can stand on a tile."""
    tile, structure = pack.tiles.get(entry.tile), pack.structures.get(entry.structure)
    if tile is not None and tile.impassable:
        yield message("wrong-is-impassable-no-vehicle-stands-there", tile=entry.tile)
    if structure is not None and not structure.value:
        yield message("wrong-obstacle-stands-on", tile=entry.tile)


def _pile_mistakes(pack: AfricaPack, side: str, at: SideAt) -> Found:
    own = {card.title: card for id, card in pack.cards.items() if id == slug(side, card.title)}
    taking_part = {soldier for _, soldier in _placed(at)}
    for title, count in at.cards.items():
        place = f"cards.{title}"
        if title not in own:
            they = nearest(title, own)
            yield place, message("wrong-there-is-no-such-card", nearest=they)
            continue
        copies = pack.copies[own[title].id]
        if count.deck + count.supply != copies:
            yield (
                place,
                message("wrong-deck-and-supply-are-not-all", deck=count.deck, supply=count.supply, copies=copies),
            )
        if own[title].counter and title not in taking_part:
            yield place, message("wrong-soldier-is-not-on-board")
    for soldier in sorted(taking_part - at.cards.keys()):
        yield "cards", message("wrong-has-no-cards", soldier=soldier)
    if FOG not in at.cards:
        yield "cards", message("wrong-has-no-fog-of-war", fog=FOG)


def _goal_mistakes(pack: AfricaPack, scenario: ScenarioFile, side: str, at: SideAt) -> Found:
    for id in at.escapers:
        if id not in pack.counters:
            yield "escapers", _no_counter(pack, id)
    goal = at.goal
    match goal:
        case Every() | Either():
            if len(goal.of) < 2:
                yield "goal", message("wrong-combination-joins-two-conditions-or-more")
            parts: tuple[Single, ...] = goal.of
        case Together():
            yield "goal", _no_goal(goal.__struct_config__.tag)
            return
        case single:
            parts = (single,)
    for part in parts:
        yield from (("goal", said) for said in _unreachable(pack, scenario, side, at, part))


def _no_goal(tag: object) -> Text:
    return message("wrong-is-no-goal-of-north-africa", tag=str(tag))


def _no_counter(pack: AfricaPack, id: str) -> Text:
    return message("wrong-there-is-no-counter", missing=id, nearest=nearest(id, pack.counters))


def _unreachable(pack: AfricaPack, scenario: ScenarioFile, side: str, at: SideAt, goal: Single) -> Iterator[Text]:
    """Why a condition makes no sense here."""
    if isinstance(goal, ObjectivesWorth):
        structures = [pack.structures.get(entry.structure) for entry in scenario.tiles]
        most = sum(entry.objective for entry in scenario.tiles) + sum(kind.value for kind in structures if kind)
        if not 0 < goal.value <= most:
            yield message("wrong-cannot-be-worth-a21", value=goal.value, most=most)
        return
    if not isinstance(goal, Escape | Eliminate):
        yield _no_goal(goal.__struct_config__.tag)
        return
    for id in goal.counters:
        if id not in pack.counters:
            yield _no_counter(pack, id)
    if isinstance(goal, Escape):
        if not any(entry.escape for entry in scenario.tiles):
            yield message("wrong-there-is-no-escape-marker-on")
        named = {*at.escapers, *(id for id, kind in pack.counters.items() if _troop(kind.vehicle) in at.escaping)}
        if not named & (
            {*goal.counters} or {id for id, kind in pack.counters.items() if _troop(kind.vehicle) == goal.troop}
        ):
            yield message("wrong-nobody-may-escape")
    there = len(goal.counters) or _number(scenario, goal, side)
    if not 0 < (goal.count or len(goal.counters)) <= there:
        if goal.count:
            yield message("wrong-not-so-many-of-them", count=goal.count)
        else:
            yield message("wrong-none-of-them")


def _troop(vehicle: object) -> Troop:
    return Troop.SOLDIERS if vehicle is None else Troop.VEHICLES


def _number(scenario: ScenarioFile, goal: Escape | Eliminate, side: str) -> int:
    """How many counters there are that could count; vehicles can change sides."""
    if goal.troop == Troop.VEHICLES:
        return sum(len(at.vehicles) for at in scenario.sides.values())
    of = [at for name, at in scenario.sides.items() if (name == side) == isinstance(goal, Escape)]
    return sum(len(list(_placed(at))) for at in of)


# --- The longest list of plays that a scenario can lead to, from above: the prompt `play` of North Africa


MOST: Final = 512
"""Decisions that a prompt lists at most."""
_STEPS: Final = 7
"""U1, A15: six neighbours, and off the board."""
_TO_TILES: Final = frozenset({ActionName.MOVE, ActionName.SCOUT, ActionName.STALK, ActionName.DRIVE})


def longest_list(pack: AfricaPack, scenario: ScenarioFile, side: str) -> int:
    """H cards in hand, each with the most choices that a card of the side can have, and ending the turn. H is 3,
    and one fewer than its value more for each `command` and `inspire`."""
    titles = scenario.sides[side].cards.keys()
    cards = [card for title in titles if (card := pack.cards.get(slug(side, title))) is not None]
    more = [
        action.value - 1
        for card in cards
        for action in card.actions
        if action.name in (ActionName.COMMAND, ActionName.INSPIRE)
    ]
    vehicles = [
        kind.vehicle
        for name, at in scenario.sides.items()
        for entry in at.vehicles
        if (kind := pack.counters.get(slug(name, entry.vehicle))) is not None and kind.vehicle is not None
    ]
    enemies = sum(
        len(at.soldiers) + sum(bool(soldier) for entry in at.vehicles for soldier in entry.crew)
        for name, at in scenario.sides.items()
        if name != side
    )
    tiles = len(scenario.tiles)

    def choices(action: Action) -> int:
        if action.name in _TO_TILES or action.name == ActionName.NAVIGATE:
            return _STEPS
        match action.name:
            case ActionName.ANTI_TANK:
                return len(vehicles)
            case ActionName.DEMOLISH:
                return len(vehicles) + 1
            case ActionName.ATTACK | ActionName.SUPPRESS | ActionName.STRAFE:
                return enemies + len(vehicles)
            case ActionName.RECON_FLIGHT:
                return tiles
            case ActionName.REPAIR:
                return len(vehicles)
            case ActionName.BOLSTER | ActionName.INSPIRE:
                return len(cards)
            case ActionName.COMMAND:
                return action.value
            case _:
                return 1

    seats = sum(len(kind.seats) for kind in vehicles)

    def of_card(card: Card) -> int:
        own = sum(map(choices, card.actions))
        if not card.counter:
            return own + 1
        return 1 + max(own + seats, *(own + _inside(kind) for kind in vehicles), 0)

    def _inside(kind: VehicleKind) -> int:
        return max(sum(map(choices, seat.actions)) for seat in kind.seats) + 2 * len(kind.seats) - 1

    return (3 + sum(more)) * max(map(of_card, cards), default=0) + 1
