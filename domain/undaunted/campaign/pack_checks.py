"""What contradicts itself or is not there in a campaign pack: its cards, counters, tiles and areas."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.campaign.findings import Findings, Sources, numbers_of, twice
from kronika.domain.undaunted.campaign.format import CODE, CampaignPack
from kronika.domain.undaunted.campaign.muster import BASE_DECK, boxes
from kronika.domain.undaunted.campaign.scenario_checks import check_scenarios
from kronika.domain.undaunted.campaign.squads import STRENGTH, partner
from kronika.domain.undaunted.campaign.way_checks import check_ways
from kronika.domain.undaunted.common_checks import MOST_PRINTED, value_mistakes
from kronika.domain.undaunted.content import RIFLEMEN, Action, ActionName, Card, Level, Tile
from kronika.domain.undaunted.pack_checks import WITHOUT_COUNTER, WITHOUT_VALUE

TILE: Final = re.compile(r"\d+-[A-Z]")

_NOT_OF_THE_GAME: Final = frozenset(
    {
        ActionName.TARGET,
        ActionName.BLAST,
        ActionName.DRIVE,
        ActionName.NAVIGATE,
        ActionName.REPAIR,
        ActionName.RECON_FLIGHT,
        ActionName.STRAFE,
    }
)
_PRINTS_ONE: Final = {
    ActionName.INSPIRE: "S5",
    ActionName.REQUISITION: "S21",
    ActionName.RALLY: "S21",
    ActionName.ANTI_AIR: "S21",
    ActionName.EXERT: "S22",
}
"""With the rule that knows no other number."""
_PRINTS_NO_VALUE: Final = WITHOUT_VALUE | frozenset(
    {
        ActionName.SMOKE,
        ActionName.FIRE_ZONE,
        ActionName.FIGHT_AND_FADE,
        ActionName.ASSAULT,
        ActionName.SECURE,
    }
)
_PRINTS_DICE_BY_KIND: Final = frozenset({ActionName.ANTI_TANK, ActionName.DEMOLISH})
_NEEDS_NO_COUNTER: Final = WITHOUT_COUNTER | frozenset(
    {
        ActionName.REQUISITION,
        ActionName.RALLY,
        ActionName.ANTI_AIR,
        ActionName.EXERT,
        ActionName.BOMBARD,
    }
)
"""The actions of leaders and assets, which have no counter (R18)."""


def check(pack: CampaignPack, sources: Sources) -> Findings:
    """Everything that is wrong with a pack whose files can be read."""
    found = Findings(pack.manifest.partial)
    checks: tuple[Callable[[CampaignPack, Sources, Findings], None], ...] = (
        _sides,
        _kinds,
        _cards,
        _actions,
        _partners,
        _counters,
        _tiles,
        _areas,
        _inventory,
    )
    for one in checks:
        one(pack, sources, found)
    known = check_ways(pack, sources, found)
    check_scenarios(pack, known, found)
    return found


def _sides(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    sides = pack.manifest.sides
    if len(sides) != 2 or len({side.id for side in sides}) != 2 or len({side.letter for side in sides}) != 2:
        found.wrong(
            "pack.toml",
            "sides",
            "must be two sides with an id and a letter of their own (C1, C2)",
            "musí to být dvě strany, každá s vlastním id a písmenem (C1, C2)",
        )
    if sorted(pack.manifest.inventory.cards) != sorted(side.id for side in sides):
        found.wrong(
            "pack.toml", "inventory.cards", "must count the cards of each side", "musí uvádět počty karet každé strany"
        )


def _kinds(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for side, file in sources.cards.items():
        name = f"cards/{side}.toml"
        for title in twice([entry.title for entry in file.kinds]):
            found.wrong(name, "kinds", f"{title} is described twice", f"{title} je popsáno dvakrát")
        for at, entry in enumerate(file.kinds):
            if not entry.squads and any("own" in action.squads for action in entry.actions):
                found.wrong(
                    name,
                    f"kinds[{at}].actions",
                    f"{entry.title} has no squad of its own",
                    f"{entry.title} nemá vlastní družstvo",
                )
        for kind in BASE_DECK:
            if kind not in pack.kinds[side]:
                found.lacks(
                    name,
                    "kinds",
                    f"there is no {kind}, which is in every base deck (C4)",
                    f"chybí {kind}, který je v každém základním balíčku (C4)",
                )


def _cards(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for side, file in sources.cards.items():
        name = f"cards/{side}.toml"
        letter = next(s.letter for s in pack.manifest.sides if s.id == side)
        codes = [code for entry in file.cards for code in entry.codes]
        for code in twice(codes):
            found.wrong(name, "cards", f"{code} is listed twice", f"{code} je uvedeno dvakrát")
        for at, entry in enumerate(file.cards):
            if entry.kind not in pack.kinds[side]:
                known = ", ".join(sorted(pack.kinds[side]))
                found.wrong(
                    name,
                    f"cards[{at}].kind",
                    f"there is no kind {entry.kind}; kinds: {known}",
                    f"druh {entry.kind} neexistuje; druhy: {known}",
                )
            for code in entry.codes:
                if not CODE.fullmatch(code) or not code.startswith(letter):
                    found.wrong(
                        name,
                        f"cards[{at}].codes",
                        f"{code} is not a code of this side; codes are like {letter}-P-001 (C2)",
                        f"{code} není kód této strany; kódy jsou jako {letter}-P-001 (C2)",
                    )
                elif f"{letter}-Z{code[3:]}" in codes and code[2] == "P":
                    found.wrong(
                        name,
                        f"cards[{at}].codes",
                        f"number {code[4:]} is both a starting and a locked card",
                        f"číslo {code[4:]} má počáteční i zamčená karta",
                    )
    for id, card in pack.cards.items():
        if card.level is not Level.UPGRADED and any(action.upgraded for action in card.actions):
            found.wrong(
                _file(pack, id),
                id,
                "only an upgraded card has upgraded actions (C6)",
                "vylepšené akce má jen vylepšená karta (C6)",
            )
        if card.counter and card.counter not in pack.counters:
            found.wrong(
                _file(pack, id),
                id,
                f"there is no counter {card.counter}; counters: {nearest(card.counter, pack.counters)}",
                f"žeton {card.counter} neexistuje; žetony: {nearest(card.counter, pack.counters)}",
            )


def _actions(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for id, card in pack.cards.items():
        for said in [said for action in card.actions for said in _misprints(card, action)]:
            found.wrong(_file(pack, id), id, said.en, said.cs)
        for name in twice([action.name for action in card.actions]):
            if sorted(action.upgraded for action in card.actions if action.name == name) != [False, True]:
                found.wrong(
                    _file(pack, id),
                    id,
                    f"{name} stands twice, of which one alone is to be upgraded (C6)",
                    f"{name} je tu dvakrát, vylepšená smí být jen jedna z nich (C6)",
                )


def _misprints(card: Card, action: Action) -> Iterator[Sentence]:
    """What is wrong with an action as the card prints it."""
    name = action.name
    if name in _NOT_OF_THE_GAME:
        yield Sentence(f"there is no {name} in this game", f"akce {name} v této hře není")
    if not card.counter and name not in _NEEDS_NO_COUNTER:
        yield Sentence(
            f"{name} takes a counter on the board, and the card has none",
            f"{name} vyžaduje žeton na plánu, a karta žádný nemá",
        )
    if not all(0 <= number <= MOST_PRINTED for number in (action.value, action.tanks, action.structures)):
        yield Sentence(
            f"{name} prints more than {MOST_PRINTED}, or less than nothing (S17)",
            f"{name} má hodnotu větší než {MOST_PRINTED}, nebo zápornou (S17)",
        )
    elif name in _PRINTS_DICE_BY_KIND:
        if action.value or not (action.tanks or action.structures):
            yield Sentence(
                f"{name} prints dice against tanks, or against structures, and no others (S16, S17)",
                f"{name} uvádí kostky proti tankům nebo proti stavbám, a žádné jiné (S16, S17)",
            )
    elif (name in _PRINTS_NO_VALUE) != (action.value < 1):
        yield Sentence(
            f"{name} prints {'no' if name in _PRINTS_NO_VALUE else 'a'} value (S17)",
            f"{name} hodnotu {'neuvádí' if name in _PRINTS_NO_VALUE else 'uvádí'} (S17)",
        )

    yield from (said for _, said in value_mistakes([action], _PRINTS_ONE))
    if action.most is not None and action.most < action.least:
        yield Sentence(
            f"{name} reaches from {action.least} to {action.most}: no target is in range (S16)",
            f"{name} má dosah od {action.least} do {action.most}: v dosahu není žádný cíl (S16)",
        )


def _file(pack: CampaignPack, card: str) -> str:
    return next(f"cards/{side.id}.toml" for side in pack.manifest.sides if card.startswith(side.letter))


def _partners(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    """C5: the card that replaces one lost or promoted bears the same number."""
    kept = {(id[0], card.squads) for id, card in pack.cards.items() if card.level is Level.RESERVIST and card.squads}
    for id, card in pack.cards.items():
        file = _file(pack, id)
        if card.level is Level.ORDINARY:
            if card.counter and partner(id, "V") not in pack.cards:
                found.lacks(
                    file,
                    id,
                    f"there is no upgraded card {partner(id, 'V')} (C5)",
                    f"chybí vylepšená karta {partner(id, 'V')} (C5)",
                )
            if card.title in STRENGTH and (id[0], card.squads) in kept and partner(id, "R") not in pack.cards:
                found.lacks(
                    file,
                    id,
                    f"there is no reservist {partner(id, 'R')}, though its squad has some (C5)",
                    f"chybí rezervista {partner(id, 'R')}, ačkoli jeho družstvo nějaké má (C5)",
                )
            continue
        origins = [pack.cards[code] for box in "PZ" if (code := partner(id, box)) in pack.cards]
        if not origins:
            found.lacks(
                file,
                id,
                "there is no starting or locked card of its number (C5)",
                "chybí počáteční nebo zamčená karta téhož čísla (C5)",
            )
        for origin in origins:
            if (origin.title, origin.squads) != (card.title, card.squads):
                found.wrong(
                    file, id, f"is of another kind than {origin.id} (C5)", f"je jiného druhu než {origin.id} (C5)"
                )
            if not origin.counter:
                found.wrong(
                    file,
                    id,
                    f"{origin.id} has no counter: only soldiers are promoted or replaced (C5)",
                    f"{origin.id} nemá žeton: vylepšují a nahrazují se jen vojáci (C5)",
                )
        if card.level is Level.RESERVIST and card.title not in STRENGTH:
            found.wrong(
                file,
                id,
                f"no reservist replaces a {card.title} (C5)",
                f"za {card.title} žádný rezervista nenastupuje (C5)",
            )


def _counters(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    sides = [side.id for side in pack.manifest.sides]
    entries = [(entry.side, entry.unit, squad) for entry in sources.counters.units for squad in entry.squads or ("",)]
    for at, entry in enumerate(sources.counters.units):
        if entry.side not in sides:
            found.wrong(
                "counters.toml",
                f"units[{at}].side",
                f"{entry.side} is not a side; sides: {', '.join(sides)}",
                f"{entry.side} není strana; strany: {', '.join(sides)}",
            )
    for side, unit, squad in sorted({entry for entry in entries if entries.count(entry) > 1}):
        found.wrong(
            "counters.toml",
            "units",
            f"{side} {unit} {squad} is listed twice",
            f"{side} {unit} {squad} je uvedeno dvakrát",
        )
    for side in sides:
        if not any(kind.side == side and kind.unit == RIFLEMEN for kind in pack.counters.values()):
            found.lacks(
                "counters.toml", "units", f"{side} has no {RIFLEMEN} (S1)", f"strana {side} nemá {RIFLEMEN} (S1)"
            )


def _tiles(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for id in twice([entry.id for entry in sources.tiles.tiles]):
        found.wrong("tiles.toml", id, "is listed twice", "je uvedeno dvakrát")
    for id, tile in pack.tiles.items():
        if not TILE.fullmatch(id):
            found.wrong(
                "tiles.toml",
                id,
                "must be a number and a letter, as 503-A (U2)",
                "musí to být číslo a písmeno jako 503-A (U2)",
            )
            continue
        if not id.endswith("A") and (before := id[:-1] + chr(ord(id[-1]) - 1)) not in pack.tiles:
            found.wrong(
                "tiles.toml",
                id,
                f"there is no {before} that it could replace (S10)",
                f"chybí {before}, který by nahradil (S10)",
            )
        if (tile.toughness is None) != (tile.building_cover is None):
            found.wrong(
                "tiles.toml",
                id,
                "a building has both a building cover and a toughness (S8)",
                "budova má kryt budovy i odolnost (S8)",
            )
        if tile.fortified_cover is not None and (tile.fortified_cover <= tile.cover or tile.toughness is not None):
            found.wrong(
                "tiles.toml",
                id,
                "a fortified tile is not a building, and it covers better than a plain one (S9)",
                "opevněný dílek není budova a kryje lépe než obyčejný (S9)",
            )
        if tile.next and (said := _succession(tile, pack.tiles[tile.next])):
            found.wrong("tiles.toml", id, said.en, said.cs)
        if tile.toughness is not None and not tile.next:
            found.lacks(
                "tiles.toml",
                id,
                "a building has a next letter, for when it is hit (S10)",
                "budova má další písmeno pro případ zásahu (S10)",
            )
    for number in pack.tile_names:
        if f"{number}-A" not in pack.tiles:
            known = nearest(number, numbers_of(pack))
            found.wrong(
                "tiles.toml",
                f"names.{number}",
                f"there is no such tile; tiles: {known}",
                f"takový dílek neexistuje; dílky: {known}",
            )


def _succession(tile: Tile, after: Tile) -> Sentence | None:
    """Why one face cannot replace another; None if it can (S10)."""
    if tile.toughness is None:
        if after.fortified_cover is None:
            return Sentence(
                f"{after.id} neither fortifies nor damages it (S10)",
                f"{after.id} jej ani neopevňuje, ani nepoškozuje (S10)",
            )
    elif after.toughness is None:
        if after.impassable:
            return Sentence(
                f"{after.id} is destroyed and still impassable (S10)",
                f"{after.id} je zničený, a přece neprůjezdný (S10)",
            )
    elif after.toughness > tile.toughness or (after.building_cover or 0) > (tile.building_cover or 0):
        return Sentence(
            f"{after.id} is damaged and better than before (S10)",
            f"{after.id} je poškozený, a přece lepší než předtím (S10)",
        )
    return None


def _areas(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for id in twice([area.id for area in sources.areas.areas]):
        found.wrong("areas.toml", id, "is listed twice", "je uvedeno dvakrát")
    numbers = [number for area in sources.areas.areas for number in area.tiles]
    for number in twice(numbers):
        found.wrong("areas.toml", "areas", f"tile {number} lies in two areas", f"dílek {number} leží ve dvou oblastech")
    for number in sorted({*numbers, *pack.city}):
        if f"{number}-A" not in pack.tiles:
            known = nearest(number, numbers_of(pack))
            found.wrong(
                "areas.toml",
                number,
                f"there is no such tile; tiles: {known}",
                f"takový dílek neexistuje; dílky: {known}",
            )
    for place in sorted(set(pack.city.values())):
        here = [number for number, at in pack.city.items() if at == place]
        if len(here) > 1:
            found.wrong(
                "areas.toml",
                "city",
                f"{' and '.join(here)} lie on the same place",
                f"{' a '.join(here)} leží na stejném místě",
            )


def _inventory(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    """C2, C3: the pack holds what the box holds."""
    inventory = pack.manifest.inventory
    current = sum(id.endswith("A") for id in pack.tiles)
    for said, cs, counted, count in (
        ("current", "aktuálních", inventory.current, current),
        ("altered", "upravených", inventory.altered, len(pack.tiles) - current),
    ):
        if counted != count:
            found.lacks(
                "tiles.toml",
                "tiles",
                f"{count} {said} tiles, and the box holds {counted} (C3)",
                f"{cs} dílků: {count}, a v krabici jich je {counted} (C3)",
            )
    for side in sources.cards:
        held = boxes(pack, side)
        for box, counted in inventory.cards.get(side, {}).items():
            if counted != len(held[box]):
                found.lacks(
                    f"cards/{side}.toml",
                    "cards",
                    f"{len(held[box])} cards {box}, and the box holds {counted} (C2)",
                    f"karet {box}: {len(held[box])}, a v krabici jich je {counted} (C2)",
                )
