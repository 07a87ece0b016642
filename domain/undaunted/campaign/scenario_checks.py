"""What contradicts itself in the scenarios of a campaign pack: maps, goals, supplies and decks."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from math import inf

import msgspec

from domain.kernel.mending import nearest
from domain.kernel.words import Sentence
from domain.undaunted.campaign.findings import Findings, numbers_of, twice
from domain.undaunted.campaign.format import CampaignPack, ScenarioFile, SecretCards, SecretMines, SideOfScenario
from domain.undaunted.campaign.muster import BASE_DECK, of_kind
from domain.undaunted.campaign.squads import Merge, merged_counter, united
from domain.undaunted.campaign.way_checks import Known
from domain.undaunted.content import (
    FOG,
    RIFLEMEN,
    Either,
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
from domain.undaunted.rules.geometry import neighbours, ranges_from

Said = Iterator[tuple[str, Sentence]]
"""Places in a scenario's file, and what is wrong there."""


class Force(msgspec.Struct, frozen=True):
    """What one side may bring to a scenario."""

    side: str
    part: SideOfScenario
    cards: frozenset[str] | None
    """The cards that it may have; None if nothing is known about the ways that lead here."""
    merges: frozenset[Merge]
    standing: tuple[str, ...]
    """Its counters on the map."""
    coming: frozenset[str]
    """The counters of its cards."""


def check_scenarios(pack: CampaignPack, known: Known, found: Findings) -> None:
    """Checks each scenario on its own, as far as the ways that lead to it are known."""
    for number, scenario in pack.scenarios.items():
        checks = [_head(pack, scenario), _map(pack, scenario), _mines(pack, scenario), _awards(pack, scenario)]
        forces = {side: _force(pack, scenario, side, known) for side in scenario.sides if side in pack.kinds}
        for force in forces.values():
            checks += [_lists(pack, force), _bases(pack, force), _goals(pack, scenario, force, forces)]
        for place, what in chain.from_iterable(checks):
            found.wrong(f"scenarios/{number}.toml", place, what.en, what.cs)


def _force(pack: CampaignPack, scenario: ScenarioFile, side: str, known: Known) -> Force:
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


def _head(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    if scenario.initiative not in (sides := [side.id for side in pack.manifest.sides]):
        yield (
            "initiative",
            Sentence(
                f"{scenario.initiative} is not a side; sides: {', '.join(sides)}",
                f"{scenario.initiative} není strana; strany: {', '.join(sides)}",
            ),
        )
    if scenario.area and scenario.area not in pack.areas:
        yield (
            "area",
            Sentence(
                f"there is no area {scenario.area}; areas: {', '.join(sorted(pack.areas))}",
                f"oblast {scenario.area} neexistuje; oblasti: {', '.join(sorted(pack.areas))}",
            ),
        )
    if scenario.upgrades < 0:
        yield "upgrades", Sentence("cannot be less than none (C5)", "nemůže být méně než žádná (C5)")
    faces = sorted(id.partition("-")[0] for id, tile in pack.tiles.items() if tile.fortified_cover is not None)
    for number in scenario.fortify:
        fortified = nearest(number, faces)
        after = pack.tiles.get(f"{number}-B")
        if f"{number}-A" not in pack.tiles or after is None or after.fortified_cover is None:
            yield (
                "fortify",
                Sentence(
                    f"tile {number} has no fortified face (S9, S10); these have: {fortified}",
                    f"dílek {number} nemá opevněnou stranu (S9, S10); opevněnou mají: {fortified}",
                ),
            )


def _map(pack: CampaignPack, scenario: ScenarioFile) -> Said:
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


def _mines(pack: CampaignPack, scenario: ScenarioFile) -> Said:
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


def _awards(pack: CampaignPack, scenario: ScenarioFile) -> Said:
    spaces = {place.tile for place in scenario.tiles}
    for at, award in enumerate(scenario.awards):
        if award.side not in scenario.sides:
            yield (
                f"awards[{at}].side",
                Sentence(
                    f"{award.side} is not a side; sides: {', '.join(scenario.sides)}",
                    f"{award.side} není strana; strany: {', '.join(scenario.sides)}",
                ),
            )
        for space in award.spaces:
            if space not in spaces:
                yield (
                    f"awards[{at}].spaces",
                    Sentence(
                        f"there is no space {space}; spaces: {nearest(space, spaces)}",
                        f"pole {space} neexistuje; pole: {nearest(space, spaces)}",
                    ),
                )
        for counter in award.counters:
            if counter not in pack.counters:
                yield (
                    f"awards[{at}].counters",
                    Sentence(
                        f"there is no counter {counter}; counters: {nearest(counter, pack.counters)}",
                        f"žeton {counter} neexistuje; žetony: {nearest(counter, pack.counters)}",
                    ),
                )
        if award.counters and award.occasion != Occasion.ROUT:
            yield (
                f"awards[{at}].counters",
                Sentence(
                    "only an award for a rout is for some counters alone (S23)",
                    "jen odměna za rozprášení může platit jen pro některé žetony (S23)",
                ),
            )
        if award.points < 1:
            yield f"awards[{at}].points", Sentence("an award is one point or more", "odměna je jeden bod nebo více")


def _lists(pack: CampaignPack, force: Force) -> Said:
    """Whether supply and deck can be made of the cards that the side may have (C4)."""
    kinds, part, side = pack.kinds[force.side], force.part, f"sides.{force.side}"

    def most(kind: str) -> int | None:
        return None if force.cards is None else len(of_kind(pack, *kinds[kind], force.cards, force.merges))

    for kind, count in part.supply.items():
        place = f"{side}.supply.{kind}"
        if kind not in kinds:
            yield (
                place,
                Sentence(
                    f"there is no such kind of card; kinds: {', '.join(sorted(kinds))}",
                    f"takový druh karty neexistuje; druhy: {', '.join(sorted(kinds))}",
                ),
            )
        elif (held := most(kind)) is not None and held < (1 if count == "all" else count):
            yield (
                place,
                Sentence(
                    f"no way here gives more than {held} of them (C4)", f"žádná cesta sem jich nedá víc než {held} (C4)"
                ),
            )
        if count != "all" and count < 1:
            yield place, Sentence("must be one or more, or all", "musí být jedna nebo více, nebo all")
    if not any(kinds[kind][0] == FOG for kind in part.supply if kind in kinds):
        yield f"{side}.supply", Sentence(f"has no fog of war ({FOG})", f"chybí {FOG}, válečný zmatek")
    decks = [part.deck, *(secret.deck for secret in part.secrets if isinstance(secret, SecretCards))]
    wanted = Counter(BASE_DECK if part.base_deck else {})
    for kind, count in chain.from_iterable(deck.items() for deck in decks):
        if kind not in kinds:
            yield (
                f"{side}.deck.{kind}",
                Sentence(
                    f"there is no such kind of card; kinds: {', '.join(sorted(kinds))}",
                    f"takový druh karty neexistuje; druhy: {', '.join(sorted(kinds))}",
                ),
            )
        elif count < 1:
            yield f"{side}.deck.{kind}", Sentence("must be one or more", "musí být jedna nebo více")
        else:
            wanted[kind] += count
    for kind, count in wanted.items():
        named = part.supply.get(kind)
        if named is None:
            yield (
                f"{side}.deck.{kind}",
                Sentence(
                    "is not in the supply that the deck is made of (C4)",
                    "není v záloze, ze které se balíček skládá (C4)",
                ),
            )
        elif (named != "all" and named < count) or (
            kind in kinds and (held := most(kind)) is not None and held < count
        ):
            yield (
                f"{side}.deck.{kind}",
                Sentence(
                    f"no deck can be built with {count} of them (C4)",
                    f"balíček nelze sestavit tak, aby jich v něm bylo {count} (C4)",
                ),
            )


def _bases(pack: CampaignPack, force: Force) -> Said:
    """S1: every soldier comes on at riflemen of his squad, so these are on the map."""
    for merge in force.merges:
        for id in twice([merged_counter(pack, (merge,), id) for id in force.standing]):
            yield (
                "tiles",
                Sentence(
                    f"{id} would have two places once squads {', '.join(merge.letters)} are merged (C7)",
                    f"{id} by měl po sloučení družstev {', '.join(merge.letters)} dvě místa (C7)",
                ),
            )
    bases = {
        squads for id in force.standing if pack.counters[id].unit == RIFLEMEN for squads in pack.counters[id].squads
    }
    if not bases:
        yield (
            "tiles",
            Sentence(f"{force.side} has no riflemen on the map (S1)", f"strana {force.side} nemá na mapě střelce (S1)"),
        )
        return
    squads = {squad for id in force.coming for squad in pack.counters[id].squads}
    for squad in sorted(squads - set(united(force.merges, force.side, tuple(bases)))):
        place = f"sides.{force.side}.supply"
        yield (
            place,
            Sentence(
                f"soldiers of squad {squad} have no riflemen on the map to come on at (S1)",
                f"vojáci družstva {squad} nemají na mapě střelce, u kterých by se nasadili (S1)",
            ),
        )


def _goals(pack: CampaignPack, scenario: ScenarioFile, force: Force, forces: dict[str, Force]) -> Said:
    place, goal = f"sides.{force.side}.goal", force.part.goal
    if not isinstance(goal, Every | Either | Together):
        yield from ((place, said) for said in _unreachable(pack, scenario, force, forces, goal))
        return
    if len(goal.of) < 2:
        yield (
            place,
            Sentence(
                "a combination joins two conditions or more (S23)", "kombinace spojuje dvě podmínky nebo více (S23)"
            ),
        )
    if not isinstance(goal, Together):
        yield from ((place, said) for single in goal.of for said in _unreachable(pack, scenario, force, forces, single))
        return
    if any(isinstance(single, Gather | Pin) for single in goal.of):
        yield (
            place,
            Sentence(
                "only objectives, points and routs are counted together (S23)",
                "dohromady se počítají jen cíle, body a rozprášení (S23)",
            ),
        )
    most = sum(_most(scenario, force, forces, single) for single in goal.of)
    if not 0 < goal.value <= most:
        yield (
            place,
            Sentence(
                f"cannot be worth {goal.value}: one to {most:g} can be reached (S23)",
                f"nemůže mít hodnotu {goal.value}: dosáhnout lze 1 až {most:g} (S23)",
            ),
        )


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
) -> Iterator[Sentence]:
    """Why a condition makes no sense here."""
    match goal:
        case ObjectivesWorth() | PointsControlled() | Points():
            most = _most(scenario, force, forces, goal)
            if not 0 < goal.value <= most:
                yield Sentence(
                    f"cannot be worth {goal.value}: one to {most:g} can be reached (S23)",
                    f"nemůže mít hodnotu {goal.value}: dosáhnout lze 1 až {most:g} (S23)",
                )
        case Rout():
            targets = _on_board(forces, force.side)
            for id in goal.counters:
                if id not in targets:
                    they = nearest(id, targets)
                    yield Sentence(
                        f"{id} is not an enemy counter that stands on the map or may come on (S23); these are: {they}",
                        f"{id} není nepřátelský žeton, který na mapě stojí nebo se může nasadit (S23); jsou to: {they}",
                    )
            if not 0 < (goal.count or len(goal.counters)) <= len(goal.counters or targets):
                yield Sentence(
                    f"there are not {goal.count or 'any'} counters to rout (S23)",
                    f"není dost žetonů k rozprášení: {goal.count or 'žádný'} (S23)",
                )
        case Gather():
            if not any(getattr(place, goal.marker) for place in scenario.tiles):
                yield Sentence(
                    f"there is no {goal.marker} marker on the map (S23)", f"na mapě není žeton {goal.marker} (S23)"
                )
            own = [id for id, kind in pack.counters.items() if kind.side == force.side]
            for id in goal.counters:
                if id not in pack.counters or pack.counters[id].side != force.side:
                    yield Sentence(
                        f"{id} is not a counter of this side (S23); these are: {nearest(id, own)}",
                        f"{id} není žeton této strany (S23); jsou to: {nearest(id, own)}",
                    )
                elif force.cards is not None and id not in force.coming:
                    yield Sentence(
                        f"{id} has no cards in the supply that could move it (S23)",
                        f"{id} nemá v záloze karty, které by jím pohnuly (S23)",
                    )
            if not 0 <= goal.count <= len(goal.counters) or not goal.counters:
                yield Sentence(
                    f"there are not {goal.count or 'any'} counters to gather (S23)",
                    f"není dost žetonů ke shromáždění: {goal.count or 'žádný'} (S23)",
                )
        case Pin():
            yield Sentence(
                "no counter leaves the board in this game: name counters to rout (S23)",
                "v této hře žádný žeton plán neopouští: uveďte žetony k rozprášení (S23)",
            )
