"""What contradicts itself in the scenarios of a campaign pack: heads, awards, supplies and decks."""

from collections import Counter
from itertools import chain

from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted.campaign.findings import Findings, Said, twice
from kronika.domain.undaunted.campaign.forces import Force, force_of
from kronika.domain.undaunted.campaign.format import CampaignPack, ScenarioFile, SecretCards
from kronika.domain.undaunted.campaign.goal_checks import goal_mistakes
from kronika.domain.undaunted.campaign.map_checks import map_mistakes, mine_mistakes
from kronika.domain.undaunted.campaign.muster import BASE_DECK, of_kind
from kronika.domain.undaunted.campaign.squads import merged_counter, united
from kronika.domain.undaunted.campaign.way_checks import Known
from kronika.domain.undaunted.content import (
    FOG,
    RIFLEMEN,
    Occasion,
)


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
            found.wrong(f"scenarios/{number}.toml", place, what.en, what.cs)


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
