"""What contradicts itself in the map of a scenario of a campaign, and in the mines on it."""

from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.campaign.findings import Said, numbers_of, twice
from kronika.domain.undaunted.campaign.format import CampaignPack, ScenarioFile, SecretMines
from kronika.domain.undaunted.content import (
    Face,
    Nature,
)
from kronika.domain.undaunted.rules.geometry import neighbours, ranges_from


def map_mistakes(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    """What is wrong with the tiles, and with what lies on them."""
    sides = {side.id for side in pack.manifest.sides}
    numbers = numbers_of(pack)
    for number in twice([place.tile for place in scenario.tiles]):
        yield "tiles", Sentence(f"tile {number} is laid twice", f"dílek {number} je položen dvakrát")
    for counter in twice([id for place in scenario.tiles for id in place.counters]):
        yield "tiles", Sentence(f"{counter} has two places", f"{counter} má dvě místa")
    laid: dict[tuple[int, int], str] = {}
    for at, place in enumerate(scenario.tiles):
        where = f"tiles[{at}]"
        tile = pack.tiles.get(f"{place.tile}-A")
        if place.tile in pack.tiles:
            yield (
                f"{where}.tile",
                Sentence(
                    f"a map names tiles by number: the current face of {place.tile} is laid (C4)",
                    f"mapa uvádí čísla dílků bez písmene: pokládá se aktuální strana, ne {place.tile} (C4)",
                ),
            )
        elif tile is None:
            yield (
                f"{where}.tile",
                Sentence(
                    f"there is no tile {place.tile}; tiles: {nearest(place.tile, numbers)}",
                    f"dílek {place.tile} neexistuje; dílky: {nearest(place.tile, numbers)}",
                ),
            )
        if (place.x, place.y) in laid:
            yield (
                where,
                Sentence(
                    f"{place.tile} lies on {laid[place.x, place.y]}", f"{place.tile} leží na {laid[place.x, place.y]}"
                ),
            )
        laid[place.x, place.y] = place.tile
        for side in sorted(set(place.markers) - sides):
            yield (
                f"{where}.markers",
                Sentence(
                    f"{side} is not a side; sides: {', '.join(sorted(sides))}",
                    f"{side} není strana; strany: {', '.join(sorted(sides))}",
                ),
            )
        if list(place.markers.values()).count(Face.CONTROLLED) > 1:
            yield f"{where}.markers", Sentence("both sides control the tile (U3)", "dílek ovládají obě strany (U3)")
        for id in place.counters:
            if id not in pack.counters:
                yield (
                    f"{where}.counters",
                    Sentence(
                        f"there is no counter {id}; counters: {nearest(id, pack.counters)}",
                        f"žeton {id} neexistuje; žetony: {nearest(id, pack.counters)}",
                    ),
                )
            elif tile is not None and tile.impassable and pack.counters[id].nature is Nature.TANK:
                yield (
                    f"{where}.counters",
                    Sentence(f"{id} stands on impassable ground (S11)", f"{id} stojí na neprůjezdném dílku (S11)"),
                )
    if laid:
        reached = ranges_from(min(laid), set(laid))
        for there in sorted(laid.keys() - reached):
            yield (
                "tiles",
                Sentence(
                    f"{laid[there]} cannot be reached from the others", f"{laid[there]} není dosažitelný z ostatních"
                ),
            )
    if sum(place.tunnel for place in scenario.tiles) == 1:
        yield "tiles", Sentence("a single tunnel leads nowhere (S15)", "jediný tunel nikam nevede (S15)")


def mine_mistakes(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    """What is wrong with the mines that lie from the start or come by secret orders."""
    at = {place.tile: (place.x, place.y) for place in scenario.tiles}
    sides = [side.id for side in pack.manifest.sides]
    mines = [("mines", mine) for mine in scenario.mines]
    for side, part in scenario.sides.items():
        for told in part.secrets:
            if isinstance(told, SecretMines):
                mines += [(f"sides.{side}.secrets", mine) for mine in told.mines]
                for mine in told.mines:
                    if mine.side != side:
                        yield (
                            f"sides.{side}.secrets",
                            Sentence(
                                f"a mine of {mine.side} cannot be a secret of {side}",
                                f"mina strany {mine.side} není tajemství strany {side}",
                            ),
                        )
    edges: set[tuple[str, tuple[str, str]]] = set()
    for place, mine in mines:
        one, two = mine.between
        if mine.side not in sides:
            yield (
                place,
                Sentence(
                    f"{mine.side} is not a side; sides: {', '.join(sides)}",
                    f"{mine.side} není strana; strany: {', '.join(sides)}",
                ),
            )
        for tile in mine.between:
            if tile not in at:
                yield (
                    place,
                    Sentence(
                        f"there is no space {tile}; spaces: {nearest(tile, at)}",
                        f"pole {tile} neexistuje; pole: {nearest(tile, at)}",
                    ),
                )
        if one in at and two in at and at[two] not in neighbours(at[one]):
            yield place, Sentence(f"{one} and {two} share no edge (S12)", f"{one} a {two} nemají společnou hranu (S12)")
        if one > two:
            yield (
                place,
                Sentence(
                    f"{one} and {two} must stand in the order of their numbers",
                    f"{one} a {two} musí stát v pořadí svých čísel",
                ),
            )
        if (mine.side, mine.between) in edges:
            yield (
                place,
                Sentence(
                    f"{mine.side} has two mines between {one} and {two} (S12)",
                    f"strana {mine.side} má mezi {one} a {two} dvě miny (S12)",
                ),
            )
        if mine.by:
            yield (
                place,
                Sentence(
                    f"a mine that lies from the start was laid by nobody, not by {mine.by}",
                    f"minu, která leží od začátku, nikdo nepoložil, tedy ani {mine.by}",
                ),
            )
        edges.add((mine.side, mine.between))
