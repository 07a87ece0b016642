"""What contradicts itself in the map of a scenario of a campaign, and in the mines on it."""

from kronika.domain.kernel.repair import nearest
from kronika.domain.undaunted.campaign.findings import Said, numbers_of, twice
from kronika.domain.undaunted.campaign.format import CampaignPack, ScenarioFile, SecretMines
from kronika.domain.undaunted.content import (
    Face,
    Nature,
)
from kronika.domain.undaunted.rules.geometry import neighbours, ranges_from
from kronika.domain.undaunted.words import message


def map_mistakes(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    """What is wrong with the tiles, and with what lies on them."""
    sides = {side.id for side in pack.manifest.sides}
    numbers = numbers_of(pack)
    for number in twice([place.tile for place in scenario.tiles]):
        yield "tiles", message("wrong-tile-is-laid-twice", number=number)
    for counter in twice([id for place in scenario.tiles for id in place.counters]):
        yield "tiles", message("wrong-has-two-places", counter=counter)
    laid: dict[tuple[int, int], str] = {}
    for at, place in enumerate(scenario.tiles):
        where = f"tiles[{at}]"
        tile = pack.tiles.get(f"{place.tile}-A")
        if place.tile in pack.tiles:
            yield (
                f"{where}.tile",
                message("wrong-map-names-tiles-by-number", tile=place.tile),
            )
        elif tile is None:
            yield (
                f"{where}.tile",
                message("wrong-there-is-no-tile", tile=place.tile, they=nearest(place.tile, numbers)),
            )
        if (place.x, place.y) in laid:
            yield (
                where,
                message("wrong-lies-on", tile=place.tile, other=laid[place.x, place.y]),
            )
        laid[place.x, place.y] = place.tile
        for side in sorted(set(place.markers) - sides):
            yield (
                f"{where}.markers",
                message("wrong-is-not-side", said=side, sides=tuple(sorted(sides))),
            )
        if list(place.markers.values()).count(Face.CONTROLLED) > 1:
            yield f"{where}.markers", message("wrong-both-sides-control-tile")
        for id in place.counters:
            if id not in pack.counters:
                yield (
                    f"{where}.counters",
                    message("wrong-there-is-no-counter", missing=id, nearest=nearest(id, pack.counters)),
                )
            elif tile is not None and tile.impassable and pack.counters[id].nature is Nature.TANK:
                yield (
                    f"{where}.counters",
                    message("wrong-stands-on-impassable-ground", one=id),
                )
    if laid:
        reached = ranges_from(min(laid), set(laid))
        for there in sorted(laid.keys() - reached):
            yield (
                "tiles",
                message("wrong-cannot-be-reached-from-others", places=laid[there]),
            )
    if sum(place.tunnel for place in scenario.tiles) == 1:
        yield "tiles", message("wrong-single-tunnel-leads-nowhere")


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
                            message("wrong-mine-is-no-secret-of", side=mine.side, side2=side),
                        )
    edges: set[tuple[str, tuple[str, str]]] = set()
    for place, mine in mines:
        one, two = mine.between
        if mine.side not in sides:
            yield (
                place,
                message("wrong-is-not-side", said=mine.side, sides=tuple(sides)),
            )
        for tile in mine.between:
            if tile not in at:
                yield (
                    place,
                    message("wrong-there-is-no-space", tile=tile, nearest=nearest(tile, at)),
                )
        if one in at and two in at and at[two] not in neighbours(at[one]):
            yield place, message("wrong-tiles-share-no-edge", one=one, two=two)
        if one > two:
            yield (
                place,
                message("wrong-tiles-must-stand-in-order", one=one, two=two),
            )
        if (mine.side, mine.between) in edges:
            yield (
                place,
                message("wrong-has-two-mines-between-and", side=mine.side, one=one, two=two),
            )
        if mine.by:
            yield (
                place,
                message("wrong-mine-was-laid-by-nobody", by=mine.by),
            )
        edges.add((mine.side, mine.between))
