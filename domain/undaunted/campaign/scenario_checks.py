"""Checks for contradictions in the scenarios of a campaign pack: heads, awards, supplies, decks, goals and maps."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from math import inf

import msgspec

from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.campaign.findings import Findings, Said, numbers_of, twice
from kronika.domain.undaunted.campaign.format import (
    CampaignPack,
    ScenarioFile,
    SecretCards,
    SecretMines,
    SideOfScenario,
)
from kronika.domain.undaunted.campaign.squads import BASE_DECK, Merge, merged_counter, of_kind, united
from kronika.domain.undaunted.campaign.way_checks import Known
from kronika.domain.undaunted.content import (
    FOG,
    RIFLEMEN,
    Either,
    Eliminate,
    Escape,
    Every,
    Face,
    Gather,
    Nature,
    ObjectivesWorth,
    Occasion,
    Pin,
    Points,
    PointsControlled,
    Rout,
    Single,
    Together,
)
from kronika.domain.undaunted.setup import neighbours, ranges_from
from kronika.domain.undaunted.words import message


class Force(msgspec.Struct, frozen=True):
    """The forces that one side may bring to a scenario."""

    side: str
    part: SideOfScenario
    cards: frozenset[str] | None  #: The cards that it may have; None if nothing is known about the ways that lead here.
    merges: frozenset[Merge]
    standing: tuple[str, ...]  #: Its counters on the map.
    coming: frozenset[str]  #: The counters of its cards.


def check_scenarios(pack: CampaignPack, known: Known, found: Findings) -> None:
    """Checks each scenario on its own, as far as the ways that lead to it are known."""
    for number, scenario in pack.scenarios.items():
        checks = [
            _head(pack, scenario),
            map_mistakes(pack, scenario),
            mine_mistakes(pack, scenario),
            _awards(pack, scenario),
        ]
        forces = {side: force_of(pack, scenario, side, known) for side in scenario.sides if side in pack.kinds}
        for force in forces.values():
            checks += [_lists(pack, force), _bases(pack, force), goal_mistakes(pack, scenario, force, forces)]
        for place, what in chain.from_iterable(checks):
            found.wrong(f"scenarios/{number}.toml", place, what)


def _head(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    if scenario.initiative not in (sides := [side.id for side in pack.manifest.sides]):
        yield "initiative", message("wrong-is-not-side", said=scenario.initiative, sides=tuple(sides))
    if scenario.area and scenario.area not in pack.areas:
        yield "area", message("wrong-there-is-no-area", area=scenario.area, areas=tuple(sorted(pack.areas)))
    if scenario.upgrades < 0:
        yield "upgrades", message("wrong-cannot-be-less-than-none")
    faces = sorted(id.partition("-")[0] for id, tile in pack.tiles.items() if tile.fortified_cover is not None)
    for number in scenario.fortify:
        fortified = nearest(number, faces)
        after = pack.tiles.get(f"{number}-B")
        if f"{number}-A" not in pack.tiles or after is None or after.fortified_cover is None:
            yield "fortify", message("wrong-tile-has-no-fortified-face", number=number, fortified=fortified)


def _awards(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    spaces = {place.tile for place in scenario.tiles}
    for at, award in enumerate(scenario.awards):
        if award.side not in scenario.sides:
            yield (
                f"awards[{at}].side",
                message("wrong-is-not-side", said=award.side, sides=tuple(scenario.sides)),
            )
        for space in award.spaces:
            if space not in spaces:
                yield (
                    f"awards[{at}].spaces",
                    message("wrong-there-is-no-space", tile=space, nearest=nearest(space, spaces)),
                )
        for counter in award.counters:
            if counter not in pack.counters:
                yield (
                    f"awards[{at}].counters",
                    message("wrong-there-is-no-counter", missing=counter, nearest=nearest(counter, pack.counters)),
                )
        if award.counters and award.occasion != Occasion.ROUT:
            yield f"awards[{at}].counters", message("wrong-only-rout-is-for-some-counters")
        if award.points < 1:
            yield f"awards[{at}].points", message("wrong-award-is-one-point-or-more")


def _lists(pack: CampaignPack, force: Force) -> Said:
    """Whether supply and deck can be made of the cards that the side may have (C4)."""
    kinds, part, side = pack.kinds[force.side], force.part, f"sides.{force.side}"

    def most(kind: str) -> int | None:
        return None if force.cards is None else len(of_kind(pack, *kinds[kind], force.cards, force.merges))

    for kind, count in part.supply.items():
        place = f"{side}.supply.{kind}"
        if kind not in kinds:
            yield place, message("wrong-there-is-no-such-kind", kinds=tuple(sorted(kinds)))
        elif (held := most(kind)) is not None and held < (1 if count == "all" else count):
            yield place, message("wrong-no-way-gives-more-than", held=held)
        if count != "all" and count < 1:
            yield place, message("wrong-must-be-one-or-all")
    if not any(kinds[kind][0] == FOG for kind in part.supply if kind in kinds):
        yield f"{side}.supply", message("wrong-has-no-fog-of-war", fog=FOG)
    decks = [part.deck, *(secret.deck for secret in part.secrets if isinstance(secret, SecretCards))]
    wanted = Counter(BASE_DECK if part.base_deck else {})
    for kind, count in chain.from_iterable(deck.items() for deck in decks):
        if kind not in kinds:
            yield f"{side}.deck.{kind}", message("wrong-there-is-no-such-kind", kinds=tuple(sorted(kinds)))
        elif count < 1:
            yield f"{side}.deck.{kind}", message("wrong-must-be-one")
        else:
            wanted[kind] += count
    for kind, count in wanted.items():
        named = part.supply.get(kind)
        if named is None:
            yield f"{side}.deck.{kind}", message("wrong-is-not-in-supply")
        elif (named != "all" and named < count) or (
            kind in kinds and (held := most(kind)) is not None and held < count
        ):
            yield f"{side}.deck.{kind}", message("wrong-no-deck-can-be-built-with", count=count)


def _bases(pack: CampaignPack, force: Force) -> Said:
    """S1: every soldier comes on at riflemen of his squad, so these are on the map."""
    for merge in force.merges:
        for id in twice([merged_counter(pack, (merge,), id) for id in force.standing]):
            yield (
                "tiles",
                message("wrong-would-have-two-places-once-squads", one=id, letters=tuple(merge.letters)),
            )
    bases = {
        squads for id in force.standing if pack.counters[id].unit == RIFLEMEN for squads in pack.counters[id].squads
    }
    if not bases:
        yield "tiles", message("wrong-has-no-riflemen-on-map", side=force.side)
        return
    squads = {squad for id in force.coming for squad in pack.counters[id].squads}
    for squad in sorted(squads - set(united(force.merges, force.side, tuple(bases)))):
        place = f"sides.{force.side}.supply"
        yield place, message("wrong-squad-has-no-riflemen", squad=squad)


# --- What contradicts itself in the goals of a scenario of a campaign (S23)


def goal_mistakes(pack: CampaignPack, scenario: ScenarioFile, force: Force, forces: dict[str, Force]) -> Said:
    """Yields what is wrong with the goal of a side, given what all sides may bring."""
    place, goal = f"sides.{force.side}.goal", force.part.goal
    if not isinstance(goal, Every | Either | Together):
        yield from ((place, said) for said in _unreachable(pack, scenario, force, forces, goal))
        return
    if len(goal.of) < 2:
        yield place, message("wrong-combination-joins-two-conditions-s23")
    if not isinstance(goal, Together):
        yield from ((place, said) for single in goal.of for said in _unreachable(pack, scenario, force, forces, single))
        return
    if any(isinstance(single, Gather | Pin) for single in goal.of):
        yield place, message("wrong-not-counted-together")
    most = sum(_most(scenario, force, forces, single) for single in goal.of)
    if not 0 < goal.value <= most:
        yield place, message("wrong-cannot-be-worth-s23", value=goal.value, most=f"{most:g}")


def _most(scenario: ScenarioFile, force: Force, forces: dict[str, Force], goal: Single) -> float:
    """How much a condition can count for at most."""
    match goal:
        case ObjectivesWorth():
            return sum(place.objective for place in scenario.tiles)
        case PointsControlled():
            return sum(place.points for place in scenario.tiles)
        case Points():
            return inf if any(award.side == force.side for award in scenario.awards) else 0
        case Rout():
            return len(goal.counters or _on_board(forces, force.side))
        case _:
            return 0


def _on_board(forces: dict[str, Force], against: str) -> set[str]:
    """The counters of the other side that stand on the map or may come on."""
    return {id for force in forces.values() if force.side != against for id in {*force.standing, *force.coming}}


def _unreachable(
    pack: CampaignPack, scenario: ScenarioFile, force: Force, forces: dict[str, Force], goal: Single
) -> Iterator[Text]:
    """Why a condition makes no sense here."""
    match goal:
        case ObjectivesWorth() | PointsControlled() | Points():
            most = _most(scenario, force, forces, goal)
            if not 0 < goal.value <= most:
                yield message("wrong-cannot-be-worth-s23", value=goal.value, most=f"{most:g}")
        case Rout():
            targets = _on_board(forces, force.side)
            for id in goal.counters:
                if id not in targets:
                    they = nearest(id, targets)
                    yield message("wrong-is-not-enemy-counter", one=id, they=they)
            if not 0 < (goal.count or len(goal.counters)) <= len(goal.counters or targets):
                if goal.count:
                    yield message("wrong-not-so-many-to-rout", count=goal.count)
                else:
                    yield message("wrong-none-to-rout")
        case Gather():
            if not any(getattr(place, goal.marker) for place in scenario.tiles):
                yield message("wrong-there-is-no-marker-on-map", marker=goal.marker)
            own = [id for id, kind in pack.counters.items() if kind.side == force.side]
            for id in goal.counters:
                if id not in pack.counters or pack.counters[id].side != force.side:
                    yield message("wrong-is-not-counter-of-side", one=id, nearest=nearest(id, own))
                elif force.cards is not None and id not in force.coming:
                    yield message("wrong-has-no-cards-in-supply", one=id)
            if not 0 <= goal.count <= len(goal.counters) or not goal.counters:
                if goal.count:
                    yield message("wrong-not-so-many-to-gather", count=goal.count)
                else:
                    yield message("wrong-none-to-gather")
        case Escape() | Eliminate():
            tag = goal.__struct_config__.tag
            yield message("wrong-is-goal-of-north-africa", tag=str(tag))
        case Pin():
            yield message("wrong-no-counter-leaves-board-in-game")


# --- What a side may bring to a scenario of a campaign


def force_of(pack: CampaignPack, scenario: ScenarioFile, side: str, known: Known) -> Force:
    """The force of a side, as far as the ways that lead to the scenario are known."""
    part = scenario.sides[side]
    cards = known.cards.get(scenario.number, {}).get(side)
    merges = frozenset(merge for merge in known.merges.get(scenario.number, ()) if merge.side == side)
    named = [pack.kinds[side][kind] for kind in part.supply if kind in pack.kinds[side]]
    counters = {
        counter
        for kind in named
        for id in of_kind(pack, *kind, cards or (), merges)
        if (counter := pack.cards[id].counter) in pack.counters
    }
    return Force(
        side=side,
        part=part,
        cards=None if cards is None else frozenset(cards),
        merges=merges,
        standing=tuple(
            id
            for place in scenario.tiles
            for id in place.counters
            if id in pack.counters and pack.counters[id].side == side
        ),
        coming=frozenset(counters | {merged_counter(pack, (merge,), id) for id in counters for merge in merges}),
    )


# --- maps


def map_mistakes(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    """Yields what is wrong with the tiles, and with the things on them."""
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
            yield f"{where}.tile", message("wrong-map-names-tiles-by-number", tile=place.tile)
        elif tile is None:
            yield (
                f"{where}.tile",
                message("wrong-there-is-no-tile", tile=place.tile, they=nearest(place.tile, numbers)),
            )
        if (place.x, place.y) in laid:
            yield where, message("wrong-lies-on", tile=place.tile, other=laid[place.x, place.y])
        laid[place.x, place.y] = place.tile
        for side in sorted(set(place.markers) - sides):
            yield f"{where}.markers", message("wrong-is-not-side", said=side, sides=tuple(sorted(sides)))
        if list(place.markers.values()).count(Face.CONTROLLED) > 1:
            yield f"{where}.markers", message("wrong-both-sides-control-tile")
        for id in place.counters:
            if id not in pack.counters:
                yield (
                    f"{where}.counters",
                    message("wrong-there-is-no-counter", missing=id, nearest=nearest(id, pack.counters)),
                )
            elif tile is not None and tile.impassable and pack.counters[id].nature is Nature.TANK:
                yield f"{where}.counters", message("wrong-stands-on-impassable-ground", one=id)
    if laid:
        reached = ranges_from(min(laid), set(laid))
        for there in sorted(laid.keys() - reached):
            yield "tiles", message("wrong-cannot-be-reached-from-others", places=laid[there])
    if sum(place.tunnel for place in scenario.tiles) == 1:
        yield "tiles", message("wrong-single-tunnel-leads-nowhere")


def mine_mistakes(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    """Yields what is wrong with the mines that are there from the start or come by secret orders."""
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
            yield place, message("wrong-is-not-side", said=mine.side, sides=tuple(sides))
        for tile in mine.between:
            if tile not in at:
                yield place, message("wrong-there-is-no-space", tile=tile, nearest=nearest(tile, at))
        if one in at and two in at and at[two] not in neighbours(at[one]):
            yield place, message("wrong-tiles-share-no-edge", one=one, two=two)
        if one > two:
            yield place, message("wrong-tiles-must-stand-in-order", one=one, two=two)
        if (mine.side, mine.between) in edges:
            yield place, message("wrong-has-two-mines-between-and", side=mine.side, one=one, two=two)
        if mine.by:
            yield place, message("wrong-mine-was-laid-by-nobody", by=mine.by)
        edges.add((mine.side, mine.between))
