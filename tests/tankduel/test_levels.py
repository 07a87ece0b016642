"""What a tank can do at a moment, and how many cards its player holds (TD13, TD16, TD22)."""

import pytest

from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Role
from kronika.domain.tankduel.rules.tanks import fire_level, firing_range, hand_limit, move_level
from tests.tankduel.position import Table

TWO_TANKS = {"german_tanks": 1, "soviet_tanks": 1}


def table(german="pz4g", soviet="t34d", **options):
    """One tank a side."""
    return Table({}, first="german_I", german_1_tank=german, soviet_1_tank=soviet, **TWO_TANKS, **options)


def levels(table_, tank="german_I"):
    held = table_.tank(tank)
    return move_level(table_.board, held), fire_level(table_.board, held)


def test_TD13_levels_are_those_of_the_board():
    assert levels(table()) == (6, 8) and levels(table(), "soviet_I") == (7, 6)


def test_TD13_a_substitute_driver_costs_one_or_two_and_without_a_driver_nothing_moves():
    played = table()
    played.given(e.ManHurt("german_I", Role.DRIVER, killed=True))
    assert levels(played)[0] == 0
    played.given(e.ManMoved("german_I", Role.BACKUP_DRIVER, Role.DRIVER))
    assert levels(played)[0] == 5
    played.given(e.ManHurt("german_I", Role.BACKUP_DRIVER, killed=True))
    played.given(e.ManMoved("german_I", Role.LOADER, Role.DRIVER))
    assert levels(played) == (4, 7)


def test_TD13_gunner_loader_and_commander_cost_Fire_levels():
    played = table()
    played.given(e.ManHurt("german_I", Role.LOADER, killed=True))
    assert levels(played)[1] == 7
    played.given(e.ManHurt("german_I", Role.COMMANDER, killed=True))
    assert levels(played) == (5, 6)
    played.given(e.ManHurt("german_I", Role.GUNNER, killed=True))
    assert levels(played)[1] == 0
    played.given(e.ManMoved("german_I", Role.BACKUP_DRIVER, Role.GUNNER))
    assert levels(played)[1] == 5


def test_TDR7_a_dead_commander_gunner_costs_two_with_his_substitute():
    played = table()
    played.given(e.ManHurt("soviet_I", Role.COMMANDER_GUNNER, killed=True))
    assert levels(played, "soviet_I") == (6, 0)
    played.given(e.ManMoved("soviet_I", Role.BACKUP_DRIVER, Role.COMMANDER_GUNNER))
    assert levels(played, "soviet_I") == (6, 4)


def test_TDG5_a_hit_on_the_main_gun_costs_three_Fire_levels():
    played = table()
    played.given(e.GunHit("german_I"))
    assert levels(played)[1] == 5
    played.given(e.GunHit("german_I"), e.GunHit("german_I"))
    assert levels(played)[1] == 0


def test_TD71_damaged_tracks_halve_the_Move_level_and_immobilised_ones_end_it():
    played = table()
    played.given(e.TracksHit("soviet_I", immobilised=False))
    assert levels(played, "soviet_I")[0] == 4
    played.given(e.TracksHit("soviet_I", immobilised=True))
    assert levels(played, "soviet_I")[0] == 0


def test_TD13_casemate_tanks_have_printed_levels_for_their_tracks():
    played = table(german="stug3g")
    assert levels(played) == (6, 7)
    played.given(e.TracksHit("german_I", immobilised=False))
    assert levels(played) == (3, 5)
    played.given(e.TracksHit("german_I", immobilised=True))
    assert levels(played) == (0, 4)


def test_TD15_a_factory_halves_the_Fire_level_rounded_up():
    played = Table({}, first="german_I", mission="m6", german_1_tank="stug3g", **TWO_TANKS)
    played.given(e.TankMoved("german_I", 800, 95, 1), e.TerrainLaid("german_I", 65))
    assert fire_level(played.board, played.tank("german_I")) == 4


@pytest.mark.parametrize(
    ("one", "other", "range_"), [(800, 600, 1400), (400, 600, 1000), (800, -200, 600), (400, -400, 0)]
)
def test_TD16_TDG21_the_firing_range_is_the_sum_of_the_own_ranges(one, other, range_):
    played = table()
    played.given(e.TankMoved("german_I", one, 95, 1), e.TankMoved("soviet_I", other, 96, 1))
    assert firing_range(played.tank("german_I"), played.tank("soviet_I")) == range_


def test_TD22_TDG1_one_veteran_tank_gives_six_cards_and_an_elite_one_seven():
    assert hand_limit(table().board, "german_1") == 6
    assert hand_limit(table(german_1_crew="elite").board, "german_1") == 7


def test_TD22_TDG1_two_tanks_one_of_them_elite_give_nine():
    played = Table({}, first="german_I", german_1_crew="elite")
    assert hand_limit(played.board, "german_1") == 9


def test_TD22_TDG1_three_tanks_two_of_them_green_give_eight():
    played = Table({}, first="german_I", german_tanks=3, german_2_crew="green", german_3_crew="green")
    assert hand_limit(played.board, "german_1") == 8


def test_TD22_TDG1_fire_and_broken_morale_cost_a_card_each():
    played = table()
    played.given(e.FireBrokeOut("german_I", ""), e.MoraleBroke("german_I", ""))
    assert hand_limit(played.board, "german_1") == 4


@pytest.mark.parametrize(("range_", "limit"), [(600, 6), (400, 7), (0, 7), (-400, 7), (-600, 6)])
def test_TD22_TDG1_the_red_zone_from_400_to_minus_400_gives_one(range_, limit):
    played = table()
    played.given(e.TankMoved("german_I", range_, 95, 1))
    assert hand_limit(played.board, "german_1") == limit


def test_TD22_a_dead_commander_costs_a_card():
    played = table()
    played.given(e.ManHurt("german_I", Role.COMMANDER, killed=True))
    assert hand_limit(played.board, "german_1") == 5


def test_TDR2_the_limit_is_never_below_the_number_of_tanks():
    played = Table({}, first="german_I", german_tanks=4)
    for tank in ("german_I", "german_II", "german_III", "german_IV"):
        played.given(e.FireBrokeOut(tank, ""), e.MoraleBroke(tank, ""), e.ManHurt(tank, Role.COMMANDER, killed=True))
    assert hand_limit(played.board, "german_1") == 4
