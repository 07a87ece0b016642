"""Checks a campaign pack for contradictions and gaps: its cards, counters, tiles and areas."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.campaign.findings import Findings, Sources, numbers_of, twice
from kronika.domain.undaunted.campaign.format import CODE, CampaignPack
from kronika.domain.undaunted.campaign.scenario_checks import check_scenarios
from kronika.domain.undaunted.campaign.squads import BASE_DECK, STRENGTH, boxes, partner
from kronika.domain.undaunted.campaign.way_checks import check_ways
from kronika.domain.undaunted.common_checks import MOST_PRINTED, value_mistakes
from kronika.domain.undaunted.content import RIFLEMEN, Action, ActionName, Card, Level, Tile
from kronika.domain.undaunted.pack_checks import WITHOUT_COUNTER, WITHOUT_VALUE
from kronika.domain.undaunted.words import message, row

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
"""By action, the rule that allows only one value."""
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
            message("wrong-must-be-two-sides"),
        )
    if sorted(pack.manifest.inventory.cards) != sorted(side.id for side in sides):
        found.wrong("pack.toml", "inventory.cards", message("wrong-must-count-cards-of-each-side"))


def _kinds(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for side, file in sources.cards.items():
        name = f"cards/{side}.toml"
        for title in twice([entry.title for entry in file.kinds]):
            found.wrong(name, "kinds", message("wrong-is-described-twice", title=title))
        for at, entry in enumerate(file.kinds):
            if not entry.squads and any("own" in action.squads for action in entry.actions):
                found.wrong(
                    name,
                    f"kinds[{at}].actions",
                    message("wrong-has-no-squad-of-own", title=entry.title),
                )
        for kind in BASE_DECK:
            if kind not in pack.kinds[side]:
                found.lacks(
                    name,
                    "kinds",
                    message("wrong-base-deck-lacks", kind=kind),
                )


def _cards(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for side, file in sources.cards.items():
        name = f"cards/{side}.toml"
        letter = next(s.letter for s in pack.manifest.sides if s.id == side)
        codes = [code for entry in file.cards for code in entry.codes]
        for code in twice(codes):
            found.wrong(name, "cards", message("wrong-is-listed-twice", name=code))
        for at, entry in enumerate(file.cards):
            if entry.kind not in pack.kinds[side]:
                ", ".join(sorted(pack.kinds[side]))
                found.wrong(
                    name,
                    f"cards[{at}].kind",
                    message("wrong-there-is-no-kind", kind=entry.kind, kinds=tuple(sorted(pack.kinds[side]))),
                )
            for code in entry.codes:
                if not CODE.fullmatch(code) or not code.startswith(letter):
                    found.wrong(
                        name,
                        f"cards[{at}].codes",
                        message("wrong-is-not-code-of-side", code=code, letter=letter),
                    )
                elif f"{letter}-Z{code[3:]}" in codes and code[2] == "P":
                    found.wrong(
                        name,
                        f"cards[{at}].codes",
                        message("wrong-both-starting-and-locked", code=code[4:]),
                    )
    for id, card in pack.cards.items():
        if card.level is not Level.UPGRADED and any(action.upgraded for action in card.actions):
            found.wrong(
                _file(pack, id),
                id,
                message("wrong-only-upgraded-card-has-upgraded-actions"),
            )
        if card.counter and card.counter not in pack.counters:
            found.wrong(
                _file(pack, id),
                id,
                message(
                    "wrong-there-is-no-counter", missing=card.counter, nearest=nearest(card.counter, pack.counters)
                ),
            )


def _actions(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for id, card in pack.cards.items():
        for said in [said for action in card.actions for said in _misprints(card, action)]:
            found.wrong(_file(pack, id), id, said)
        for name in twice([action.name for action in card.actions]):
            if sorted(action.upgraded for action in card.actions if action.name == name) != [False, True]:
                found.wrong(
                    _file(pack, id),
                    id,
                    message("wrong-action-stands-twice", name=name),
                )


def _misprints(card: Card, action: Action) -> Iterator[Text]:
    """Yields what is wrong with an action as the card prints it."""
    name = action.name
    if name in _NOT_OF_THE_GAME:
        yield message("wrong-there-is-no-in-game", name=name)
    if not card.counter and name not in _NEEDS_NO_COUNTER:
        yield message("wrong-takes-counter-on-board", name=name)
    if not all(0 <= number <= MOST_PRINTED for number in (action.value, action.tanks, action.structures)):
        yield message("wrong-prints-more-or-less-than", name=name, most_printed=MOST_PRINTED)
    elif name in _PRINTS_DICE_BY_KIND:
        if action.value or not (action.tanks or action.structures):
            yield message("wrong-prints-dice-against-tanks", name=name)
    elif (name in _PRINTS_NO_VALUE) != (action.value < 1):
        yield message("wrong-prints-no-value-s17" if name in _PRINTS_NO_VALUE else "wrong-prints-value-s17", name=name)

    yield from (said for _, said in value_mistakes([action], _PRINTS_ONE))
    if action.most is not None and action.most < action.least:
        yield message("wrong-nothing-in-range", name=name, least=action.least, most=action.most)


def _file(pack: CampaignPack, card: str) -> str:
    return next(f"cards/{side.id}.toml" for side in pack.manifest.sides if card.startswith(side.letter))


def _partners(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    """C5: checks that the card that replaces a lost or promoted one has the same number."""
    kept = {(id[0], card.squads) for id, card in pack.cards.items() if card.level is Level.RESERVIST and card.squads}
    for id, card in pack.cards.items():
        file = _file(pack, id)
        if card.level is Level.ORDINARY:
            if card.counter and partner(id, "V") not in pack.cards:
                found.lacks(
                    file,
                    id,
                    message("wrong-there-is-no-upgraded-card", partner=partner(id, "V")),
                )
            if card.title in STRENGTH and (id[0], card.squads) in kept and partner(id, "R") not in pack.cards:
                found.lacks(
                    file,
                    id,
                    message("wrong-there-is-no-reservist", partner=partner(id, "R")),
                )
            continue
        origins = [pack.cards[code] for box in "PZ" if (code := partner(id, box)) in pack.cards]
        if not origins:
            found.lacks(
                file,
                id,
                message("wrong-there-is-no-starting-card"),
            )
        for origin in origins:
            if (origin.title, origin.squads) != (card.title, card.squads):
                found.wrong(file, id, message("wrong-is-of-another-kind-than", origin=origin.id))
            if not origin.counter:
                found.wrong(
                    file,
                    id,
                    message("wrong-has-no-counter", origin=origin.id),
                )
        if card.level is Level.RESERVIST and card.title not in STRENGTH:
            found.wrong(
                file,
                id,
                message("wrong-no-reservist-replaces", title=card.title),
            )


def _counters(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    sides = [side.id for side in pack.manifest.sides]
    entries = [(entry.side, entry.unit, squad) for entry in sources.counters.units for squad in entry.squads or ("",)]
    for at, entry in enumerate(sources.counters.units):
        if entry.side not in sides:
            found.wrong(
                "counters.toml",
                f"units[{at}].side",
                message("wrong-is-not-side", said=entry.side, sides=tuple(sides)),
            )
    for side, unit, squad in sorted({entry for entry in entries if entries.count(entry) > 1}):
        found.wrong(
            "counters.toml",
            "units",
            message("wrong-counter-is-listed-twice", side=side, unit=unit, squad=squad),
        )
    for side in sides:
        if not any(kind.side == side and kind.unit == RIFLEMEN for kind in pack.counters.values()):
            found.lacks("counters.toml", "units", message("wrong-side-has-no-riflemen", side=side, riflemen=RIFLEMEN))


def _tiles(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for id in twice([entry.id for entry in sources.tiles.tiles]):
        found.wrong("tiles.toml", id, message("wrong-listed-twice"))
    for id, tile in pack.tiles.items():
        if not TILE.fullmatch(id):
            found.wrong(
                "tiles.toml",
                id,
                message("wrong-must-be-face-of-tile"),
            )
            continue
        if not id.endswith("A") and (before := id[:-1] + chr(ord(id[-1]) - 1)) not in pack.tiles:
            found.wrong(
                "tiles.toml",
                id,
                message("wrong-there-is-no-face-before", before=before),
            )
        if (tile.toughness is None) != (tile.building_cover is None):
            found.wrong(
                "tiles.toml",
                id,
                message("wrong-building-has-cover-and-toughness"),
            )
        if tile.fortified_cover is not None and (tile.fortified_cover <= tile.cover or tile.toughness is not None):
            found.wrong(
                "tiles.toml",
                id,
                message("wrong-fortified-tile-is-not-building"),
            )
        if tile.next and (said := _succession(tile, pack.tiles[tile.next])):
            found.wrong("tiles.toml", id, said)
        if tile.toughness is not None and not tile.next:
            found.lacks(
                "tiles.toml",
                id,
                message("wrong-building-has-next-letter"),
            )
    for number in pack.tile_names:
        if f"{number}-A" not in pack.tiles:
            known = nearest(number, numbers_of(pack))
            found.wrong(
                "tiles.toml",
                f"names.{number}",
                message("wrong-there-is-no-such-tile", known=known),
            )


def _succession(tile: Tile, after: Tile) -> Text | None:
    """Why one face cannot replace another; None if it can (S10)."""
    if tile.toughness is None:
        if after.fortified_cover is None:
            return message("wrong-neither-fortifies-nor-damages-it", after=after.id)
    elif after.toughness is None:
        if after.impassable:
            return message("wrong-is-destroyed-and-still-impassable", after=after.id)
    elif after.toughness > tile.toughness or (after.building_cover or 0) > (tile.building_cover or 0):
        return message("wrong-is-damaged-and-better-than-before", after=after.id)
    return None


def _areas(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    for id in twice([area.id for area in sources.areas.areas]):
        found.wrong("areas.toml", id, message("wrong-listed-twice"))
    numbers = [number for area in sources.areas.areas for number in area.tiles]
    for number in twice(numbers):
        found.wrong("areas.toml", "areas", message("wrong-tile-lies-in-two-areas", number=number))
    for number in sorted({*numbers, *pack.city}):
        if f"{number}-A" not in pack.tiles:
            known = nearest(number, numbers_of(pack))
            found.wrong(
                "areas.toml",
                number,
                message("wrong-there-is-no-such-tile", known=known),
            )
    for place in sorted(set(pack.city.values())):
        here = [number for number, at in pack.city.items() if at == place]
        if len(here) > 1:
            found.wrong(
                "areas.toml",
                "city",
                message("wrong-tiles-on-a-place", tiles=row("row-and", here)),
            )


def _inventory(pack: CampaignPack, sources: Sources, found: Findings) -> None:
    """C2, C3: the pack holds what the box holds."""
    inventory = pack.manifest.inventory
    current = sum(id.endswith("A") for id in pack.tiles)
    for id, counted, count in (
        ("wrong-box-holds-current", inventory.current, current),
        ("wrong-box-holds-altered", inventory.altered, len(pack.tiles) - current),
    ):
        if counted != count:
            found.lacks("tiles.toml", "tiles", message(id, count=count, counted=counted))
    for side in sources.cards:
        held = boxes(pack, side)
        for box, counted in inventory.cards.get(side, {}).items():
            if counted != len(held[box]):
                found.lacks(
                    f"cards/{side}.toml",
                    "cards",
                    message("wrong-cards-and-box-holds", count=len(held[box]), box=box, counted=counted),
                )
