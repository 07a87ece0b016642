"""The stock pack `stalingrad`: what is printed is exactly so, and the rest uses every rule."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from kronika.domain.undaunted.campaign.format import FIRST_STATE, CampaignPack, ScenarioFile
from kronika.domain.undaunted.campaign.pack import verdict
from kronika.domain.undaunted.campaign.setup import standalone
from kronika.domain.undaunted.campaign.squads import boxes, partner, replacements
from kronika.domain.undaunted.campaign.ways import following, gained, is_ending, orders_of, possible_cards, reachable
from kronika.domain.undaunted.content import (
    BOMBER,
    FOG,
    ActionName,
    Either,
    Eliminate,
    Escape,
    Every,
    Gather,
    Goal,
    Level,
    MarkerKind,
    MineFace,
    Nature,
    Occasion,
    Pin,
    Single,
    Together,
)
from kronika.service.packs import load_packs


@pytest.fixture(scope="module")
def pack() -> CampaignPack:
    found: CampaignPack = load_packs()["stalingrad"].content
    return found


SIDES = ("soviet", "german")


# --- what is printed


def test_G7_scenario_011(pack: CampaignPack) -> None:
    setup = standalone(pack, "011")
    for side in setup.sides:
        held = Counter((pack.cards[id].title, pack.cards[id].squads) for id in side.deck + side.supply)
        deck = Counter((pack.cards[id].title, pack.cards[id].squads) for id in side.deck)
        assert held == {
            ("platoon_sergeant", ()): 1,
            ("squad_leader", ("A",)): 1,
            ("squad_leader", ("B",)): 1,
            ("rifleman", ("A",)): 5,
            ("rifleman", ("B",)): 5,
            ("scout", ("A",)): 3,
            ("scout", ("B",)): 3,
            ("machine_gunner", ("A",)): 3,
            ("machine_gunner", ("B",)): 3,
            (FOG, ()): 10,
        }
        assert deck == {kind: 2 if kind == (FOG, ()) else 1 for kind in held}
        assert (len(side.deck), len(side.supply)) == (11, 24)
        assert side.goal.value == 4
    assert setup.initiative == "soviet"
    assert setup.title.cs == "Náměstí 9. ledna"
    assert pack.areas[pack.scenarios["011"].area].name.en == "9 January Square"
    assert pack.states[FIRST_STATE] == "011"


def test_G1_the_tiles_and_the_range_of_the_example_round(pack: CampaignPack) -> None:
    setup = standalone(pack, "011")
    order = [space.id for space in setup.spaces]
    spaces = {space.id: space for space in setup.spaces}
    tiles = {tile.id: tile for tile in setup.tiles}
    soviet, german = setup.sides
    target = german.counters["german-machine-gunners-a"]
    assert spaces[soviet.counters["soviet-machine-gunners-a"]].ranges[order.index(target)] == 2
    assert tiles[spaces[target].tile].building_cover == 3
    assert next(kind.defence for kind in setup.counters if kind.id == "german-machine-gunners-a") == 4
    riflemen = spaces[soviet.counters["soviet-riflemen-a"]]
    assert {"504", "505"} <= set(riflemen.near)
    assert "504" in soviet.markers and "505" not in soviet.markers
    assert tiles["505-A"].cover > tiles["504-A"].cover


def test_G6_who_takes_the_place_of_s_p_009(pack: CampaignPack) -> None:
    assert pack.cards["S-P-009"].title == "rifleman"
    assert replacements(pack, (), "S-P-009", boxes(pack, "soviet")["R"]) == ("S-R-009",)
    assert pack.cards[partner("S-P-009", "V")].level is Level.UPGRADED


def test_the_numbers_on_the_box(pack: CampaignPack) -> None:
    assert Counter(id.split("-")[1] for id in pack.tiles)["A"] == 72
    assert len(pack.tiles) - 72 == 57
    assert {box: len(ids) for box, ids in boxes(pack, "soviet").items()} == {"P": 35, "Z": 66, "V": 57, "R": 22}
    assert {box: len(ids) for box, ids in boxes(pack, "german").items()} == {"P": 35, "Z": 69, "V": 63, "R": 22}
    assert boxes(pack, "soviet")["P"] == tuple(f"S-P-{number:03}" for number in range(1, 36))
    counters = Counter(kind.side for kind in pack.counters.values())
    assert counters == {"soviet": 6 + 18, "german": 6 + 22}
    assert pack.tiles["503-A"].next == "503-B" and pack.tiles["503-B"].fortified_cover is not None
    assert pack.tiles["109-A"].toughness is not None and pack.tiles["109-A"].next == "109-B"


# --- the campaign


def test_C1_a_run_sees_ten_to_fifteen_of_at_least_twenty_four_scenarios(pack: CampaignPack) -> None:
    assert len(pack.scenarios) >= 24 and pack.notes == ()
    lengths, played, states = set(), 0, {FIRST_STATE}
    while states:
        played += 1
        then = {there for state in states for there in following(pack, state).values()}
        if any(is_ending(pack, state) for state in then):
            lengths.add(played)
        states = {state for state in then if not is_ending(pack, state)}
    assert lengths == set(range(10, 16))
    endings = {state for state in reachable(pack, FIRST_STATE) if is_ending(pack, state)}
    assert len(endings) == 4


@pytest.mark.parametrize("winner", SIDES)
def test_C8_who_wins_every_time_has_the_whole_city(pack: CampaignPack, winner: str) -> None:
    state, areas = FIRST_STATE, {}
    while not is_ending(pack, state):
        areas[pack.scenarios[pack.states[state]].area] = winner
        state = following(pack, state)[winner]
    assert verdict(pack, areas, winner).epic


@pytest.mark.parametrize("side", SIDES)
def test_C2_every_locked_card_comes_out_on_some_way(pack: CampaignPack, side: str) -> None:
    unlocked = {card for state in pack.states for card in gained(orders_of(pack, state, side))}
    assert unlocked == set(boxes(pack, side)["Z"])


def test_areas_hold_every_tile_once(pack: CampaignPack) -> None:
    numbers = {id.split("-")[0] for id in pack.tiles}
    assert Counter(number for area in pack.areas.values() for number in area.tiles) == dict.fromkeys(numbers, 1)
    assert set(pack.city) == numbers


# --- every rule at least twice


def singles(goal: Goal) -> tuple[Single, ...]:
    return goal.of if isinstance(goal, Every | Either | Together) else (goal,)


def used(scenario: ScenarioFile) -> Iterator[object]:
    """Which kinds of goals, markers, awards and mines this scenario has."""
    for part in scenario.sides.values():
        yield type(part.goal)
        for single in singles(part.goal):
            yield type(single)
            if isinstance(single, Gather):
                yield single.marker
    yield from (award.occasion for award in scenario.awards)
    yield from (mine.face for mine in scenario.mines)


def test_every_kind_of_goal_award_and_mine_occurs_at_least_twice(pack: CampaignPack) -> None:
    found = Counter(what for scenario in pack.scenarios.values() for what in set(used(scenario)))
    kinds = (*(set(get_args(Goal)) - {Escape, Eliminate}), *MarkerKind, *Occasion, *MineFace)
    assert {kind: found[kind] for kind in kinds if found[kind] < 2} == {Pin: 0}


def test_every_kind_of_set_up_and_special_rule_occurs_at_least_twice(pack: CampaignPack) -> None:
    scenarios = pack.scenarios.values()
    secrets = Counter(
        (side, type(secret).__name__)
        for scenario in scenarios
        for side, part in scenario.sides.items()
        for secret in part.secrets
    )
    by_side, by_kind = (Counter(secret[at] for secret in secrets.elements()) for at in (0, 1))
    assert len(by_side) == 2 and min(by_side.values()) >= 2
    assert len(by_kind) == 3 and min(by_kind.values()) >= 2
    for counted in (
        [s for s in scenarios if s.fortify],
        [s for s in scenarios if any(place.tunnel for place in s.tiles)],
        [s for s in scenarios if not s.total_rout],
        [s for s in scenarios if s.upgrades != 2],
        [s for s in scenarios if any(pack.counters[c].nature is Nature.TANK for p in s.tiles for c in p.counters)],
        [s for s in scenarios if not s.area],
        [s for s in scenarios if s.initiative == "german"],
        [order for state in pack.states for side in SIDES for order in orders_of(pack, state, side) if order.merge],
        [order for state in pack.states for side in SIDES for order in orders_of(pack, state, side) if order.replace],
    ):
        assert len(counted) >= 2
    sizes = {len(scenario.tiles) for scenario in scenarios}
    assert min(sizes) >= 10 and max(sizes) <= 18


@pytest.mark.parametrize("side", SIDES)
def test_every_action_is_on_at_least_two_cards_that_a_side_may_come_to_have(pack: CampaignPack, side: str) -> None:
    held = set().union(*possible_cards(pack, side).values())
    held |= {partner(id, "V") for id in held} & pack.cards.keys()
    actions = Counter(action.name for id in held for action in pack.cards[id].actions)
    of_north_africa = {"drive", "navigate", "repair", "recon_flight", "strafe"}
    elsewhere = {ActionName.TARGET, ActionName.BLAST, *map(ActionName, of_north_africa)}
    assert {name for name in ActionName if actions[name] < 2} == elsewhere
    assert {action.name for id in held for action in pack.cards[id].actions if action.most is not None}
    assert {action.name for id in held for action in pack.cards[id].actions if action.least}
    titles = Counter(pack.cards[id].title for id in held)
    assert titles[BOMBER] >= 2 and titles["sniper"] >= 2 and titles["anti_tank_gun"] >= 2 and titles["engineer"] >= 2


def test_buildings_fall_in_two_steps_and_in_three(pack: CampaignPack) -> None:
    assert {"C", "D"} <= {id[-1] for id in pack.tiles}
    for id, tile in pack.tiles.items():
        if id.endswith("A") and tile.toughness is not None:
            last = tile
            while last.next:
                last = pack.tiles[last.next]
            assert last.toughness is None and last.building_cover is None and not last.impassable
