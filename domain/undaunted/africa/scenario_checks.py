"""What contradicts itself in the scenarios of a pack of North Africa."""

from collections.abc import Iterator, Mapping

from kronika.domain.kernel.packs import Mistake
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.africa.format import AfricaPack, ScenarioFile, SideAt, TileEntry
from kronika.domain.undaunted.africa.longest import MOST, longest_list
from kronika.domain.undaunted.common_checks import Found, no_side, number_mistakes, tile_mistakes
from kronika.domain.undaunted.content import (
    FOG,
    Either,
    Eliminate,
    Escape,
    Every,
    ObjectivesWorth,
    Single,
    Together,
    Troop,
)
from kronika.domain.undaunted.pack import slug


def scenario_mistakes(pack: AfricaPack, scenarios: Mapping[str, ScenarioFile]) -> list[Mistake]:
    """What is wrong in the scenarios of a pack, by their files."""
    numbers = [scenario.number for scenario in scenarios.values()]
    return [
        Mistake(path, place, said)
        for path, scenario in scenarios.items()
        for place, said in [*number_mistakes(scenario.number, numbers), *_one_scenario(pack, scenario)]
    ]


def _one_scenario(pack: AfricaPack, scenario: ScenarioFile) -> Found:
    sides = [side.id for side in pack.manifest.sides]
    if scenario.initiative not in sides:
        yield "initiative", no_side(scenario.initiative, sides)
    if sorted(scenario.sides) != sorted(sides):
        yield (
            "sides",
            Sentence(f"must name exactly the sides {', '.join(sides)}", f"musí uvádět právě strany {', '.join(sides)}"),
        )
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
            yield (
                f"sides.{side}",
                Sentence(
                    f"a turn may have {longest} choices, more than {MOST}",
                    f"v tahu může být na výběr z {longest} možností, víc než {MOST}",
                ),
            )


def _board_mistakes(pack: AfricaPack, scenario: ScenarioFile, sides: list[str]) -> Found:
    yield from tile_mistakes(scenario.tiles, pack.tiles, "AB", sides)
    standing: set[str] = set()
    for at, entry in enumerate(scenario.tiles):
        place = f"tiles[{at}]"
        if entry.structure and entry.structure not in pack.structures:
            they = nearest(entry.structure, pack.structures)
            yield (
                f"{place}.structure",
                Sentence(
                    f"there is no structure {entry.structure}; structures: {they}",
                    f"strategický cíl {entry.structure} neexistuje; jsou tu: {they}",
                ),
            )
        if entry.structure in standing:
            yield (
                f"{place}.structure",
                Sentence(f"{entry.structure} stands elsewhere already", f"{entry.structure} už stojí jinde"),
            )
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
            yield (
                place,
                Sentence(
                    f"there is no soldier {soldier}; soldiers: {they}", f"voják {soldier} neexistuje; vojáci: {they}"
                ),
            )
        if soldier in seen:
            yield place, Sentence(f"{soldier} has a place already", f"{soldier} už místo má")
        seen.add(soldier)
    spots = [(f"soldiers.{soldier}", tile) for soldier, tile in at.soldiers.items()]
    spots += [(f"vehicles[{number}].tile", entry.tile) for number, entry in enumerate(at.vehicles)]
    for place, tile in spots:
        if tile not in laid:
            yield place, Sentence(f"{tile} is not laid in this scenario", f"dílek {tile} v tomto scénáři neleží")
    for soldier in at.suppressed:
        if soldier not in seen:
            yield "suppressed", Sentence(f"{soldier} takes no part", f"{soldier} se neúčastní")
    used: set[str] = set()
    closed = {entry.tile: reason for entry in scenario.tiles for reason in _closed(pack, entry)}
    for number, entry in enumerate(at.vehicles):
        place = f"vehicles[{number}]"
        if entry.tile in closed:
            yield f"{place}.tile", closed[entry.tile]
        kind = driven.get(entry.vehicle)
        if kind is None:
            they = nearest(entry.vehicle, driven)
            yield (
                f"{place}.vehicle",
                Sentence(
                    f"this side has no vehicle {entry.vehicle}; vehicles: {they}",
                    f"tato strana nemá vozidlo {entry.vehicle}; vozidla: {they}",
                ),
            )
            continue
        if entry.vehicle in used:
            yield f"{place}.vehicle", Sentence(f"{entry.vehicle} has a place already", f"{entry.vehicle} už místo má")
        used.add(entry.vehicle)
        if len(entry.crew) > len(kind.seats):
            yield (
                f"{place}.crew",
                Sentence(
                    f"{entry.vehicle} has {len(kind.seats)} seats only",
                    f"počet sedadel vozidla {entry.vehicle} je jen {len(kind.seats)}",
                ),
            )
        if entry.damage >= kind.toughness:
            yield (
                f"{place}.damage",
                Sentence("so much damage destroys it (A13)", "tolik poškození vozidlo zničí (A13)"),
            )


def _closed(pack: AfricaPack, entry: TileEntry) -> Iterator[Sentence]:
    """Why no vehicle can stand on a tile."""
    tile, structure = pack.tiles.get(entry.tile), pack.structures.get(entry.structure)
    if tile is not None and tile.impassable:
        yield Sentence(
            f"{entry.tile} is impassable: no vehicle stands there (A2)",
            f"{entry.tile} je neprůjezdný: vozidlo na něm nestojí (A2)",
        )
    if structure is not None and not structure.value:
        yield Sentence(
            f"an obstacle stands on {entry.tile}: no vehicle does (R27)",
            f"na {entry.tile} stojí zátaras: vozidlo na něm nestojí (R27)",
        )


def _pile_mistakes(pack: AfricaPack, side: str, at: SideAt) -> Found:
    own = {card.title: card for id, card in pack.cards.items() if id == slug(side, card.title)}
    taking_part = {soldier for _, soldier in _placed(at)}
    for title, count in at.cards.items():
        place = f"cards.{title}"
        if title not in own:
            they = nearest(title, own)
            yield (
                place,
                Sentence(f"there is no such card; cards: {they}", f"taková karta neexistuje; karty: {they}"),
            )
            continue
        copies = pack.copies[own[title].id]
        if count.deck + count.supply != copies:
            yield (
                place,
                Sentence(
                    f"deck {count.deck} and supply {count.supply} are not all {copies} copies",
                    f"balíček {count.deck} a záloha {count.supply} nejsou dohromady všech {copies} karet",
                ),
            )
        if own[title].counter and title not in taking_part:
            yield place, Sentence("this soldier is not on the board", "tento voják není na plánu")
    for soldier in sorted(taking_part - at.cards.keys()):
        yield "cards", Sentence(f"{soldier} has no cards", f"{soldier} nemá karty")
    if FOG not in at.cards:
        yield "cards", Sentence(f"has no fog of war ({FOG})", f"chybí {FOG}, válečný zmatek")


def _goal_mistakes(pack: AfricaPack, scenario: ScenarioFile, side: str, at: SideAt) -> Found:
    for id in at.escapers:
        if id not in pack.counters:
            yield "escapers", _no_counter(pack, id)
    goal = at.goal
    match goal:
        case Every() | Either():
            if len(goal.of) < 2:
                yield (
                    "goal",
                    Sentence("a combination joins two conditions or more", "kombinace spojuje dvě podmínky nebo více"),
                )
            parts: tuple[Single, ...] = goal.of
        case Together():
            yield "goal", _no_goal(goal.__struct_config__.tag)
            return
        case single:
            parts = (single,)
    for part in parts:
        yield from (("goal", said) for said in _unreachable(pack, scenario, side, at, part))


def _no_goal(tag: object) -> Sentence:
    return Sentence(f"{tag} is no goal of this game (A16)", f"{tag} není cíl této hry (A16)")


def _no_counter(pack: AfricaPack, id: str) -> Sentence:
    they = nearest(id, pack.counters)
    return Sentence(f"there is no counter {id}; counters: {they}", f"žeton {id} neexistuje; žetony: {they}")


def _unreachable(pack: AfricaPack, scenario: ScenarioFile, side: str, at: SideAt, goal: Single) -> Iterator[Sentence]:
    """Why a condition makes no sense here."""
    if isinstance(goal, ObjectivesWorth):
        structures = [pack.structures.get(entry.structure) for entry in scenario.tiles]
        most = sum(entry.objective for entry in scenario.tiles) + sum(kind.value for kind in structures if kind)
        if not 0 < goal.value <= most:
            yield Sentence(
                f"cannot be worth {goal.value}: one to {most} can be reached (A21)",
                f"nemůže mít hodnotu {goal.value}: dosáhnout lze 1 až {most} (A21)",
            )
        return
    if not isinstance(goal, Escape | Eliminate):
        yield _no_goal(goal.__struct_config__.tag)
        return
    for id in goal.counters:
        if id not in pack.counters:
            yield _no_counter(pack, id)
    if isinstance(goal, Escape):
        if not any(entry.escape for entry in scenario.tiles):
            yield Sentence("there is no escape marker on the map (A15)", "na mapě není žeton úniku (A15)")
        named = {*at.escapers, *(id for id, kind in pack.counters.items() if _troop(kind.vehicle) in at.escaping)}
        if not named & (
            {*goal.counters} or {id for id, kind in pack.counters.items() if _troop(kind.vehicle) == goal.troop}
        ):
            yield Sentence(
                "nobody who counts may use the escape markers (A15)",
                "žeton úniku nesmí využít nikdo, kdo se počítá (A15)",
            )
    there = len(goal.counters) or _number(scenario, goal, side)
    if not 0 < (goal.count or len(goal.counters)) <= there:
        yield Sentence(
            f"there are not {goal.count or 'any'} counters of them", f"není jich dost: {goal.count or 'žádný'}"
        )


def _troop(vehicle: object) -> Troop:
    return Troop.SOLDIERS if vehicle is None else Troop.VEHICLES


def _number(scenario: ScenarioFile, goal: Escape | Eliminate, side: str) -> int:
    """How many counters there are that could count; vehicles can change sides."""
    if goal.troop == Troop.VEHICLES:
        return sum(len(at.vehicles) for at in scenario.sides.values())
    of = [at for name, at in scenario.sides.items() if (name == side) == isinstance(goal, Escape)]
    return sum(len(list(_placed(at))) for at in of)
