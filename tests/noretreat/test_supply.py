"""Supply: NR20 to NR26, NR130."""

from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.movement import Entrain, allowance
from kronika.domain.noretreat.rules.parts import enemy_zones
from kronika.domain.noretreat.rules.supply import (
    by_sea,
    distance_to_source,
    has_overland,
    is_supplied,
    lines,
    overland,
    supplied_at,
    supplied_city,
)
from kronika.domain.noretreat.rules.units import Improve
from kronika.domain.noretreat.view import view
from tests.noretreat.position import at, position


def test_NG8_supply_around_leningrad_as_in_the_rulebook():
    around = " ".join(f"{u}@{at(*p)}" for u, p in {"so_nw": (-3, 5), "so_west": (-2, 5), "so_res": (-4, 7)}.items())
    game = position(
        f"ax_16@{at(-8, 10)} ax_18@{at(-8, 11)} so_kal@{at(-8, 12)} so_len:red@leningrad ax_fin@finland "
        f"ax_4pz@smolensk {around}",
        axis="riga",
    )
    board = game.board
    assert distance_to_source(board, AXIS, at(-8, 10)) == 4, "over Lake Peipus"
    assert not has_overland(board, "ax_18") and is_supplied(board, "ax_18"), "by the 16th beside it"
    assert not is_supplied(board, "ax_4pz")
    assert has_overland(board, "so_kal") and has_overland(board, "so_len"), "over Ladoga"
    assert is_supplied(board, "ax_fin")


def test_NR22_the_view_says_where_each_side_has_overland_supply():
    board = position(f"ax_16@{at(-8, 8)} so_nw@{at(-7, 8)}", axis="riga").board
    for told in view(board).reckoned:
        assert set(told.supplied) == {id for id in board.scene.atlas.supply if overland(board, told.side, id)}
        assert lines(board, told.side).sources <= set(told.supplied)


def test_NRQ13_a_unit_with_sea_supply_alone_is_not_improved():
    board = position(f"ax_16:reduced@{at(-9, 10)} so_vol@{at(-9, 9)} so_kal@{at(-8, 9)}", step="axis-flip", goes=False)
    game = board.goes_on()
    assert is_supplied(game.board, "ax_16") and not has_overland(game.board, "ax_16")
    assert Improve("ax_16") not in game.legal


def test_NRQ14_NR24_supply_by_a_neighbour_is_one_link():
    game = position(f"ax_9@{at(-1, 1)} ax_4@{at(-1, 2)} ax_6@{at(-1, 3)}")
    assert has_overland(game.board, "ax_9") and not has_overland(game.board, "ax_4")
    assert is_supplied(game.board, "ax_4") and not is_supplied(game.board, "ax_6")


def test_NRQ15_NR23_a_supply_line_crosses_a_lake():
    game = position(f"ax_16@{at(-8, 8)}", axis="riga")
    assert distance_to_source(game.board, AXIS, at(-8, 8)) == 2


def test_NRQ16_NR24_the_sea_supplies_only_from_a_coastal_hex():
    game = position("")
    assert by_sea(game.board, AXIS, at(-9, 10))
    assert not by_sea(game.board, AXIS, at(-8, 10))


def test_NRQ17_NR24_the_baltic_supplies_the_soviets_only_while_leningrad_is_supplied():
    game = position("so_nw@riga so_len:red@leningrad")
    assert supplied_city(game.board, SOVIET, game.board.scene.atlas.place("leningrad"))
    assert by_sea(game.board, SOVIET, at(-8, 6))
    wall = f"ax_16@{at(-8, 11)} ax_18@{at(-8, 12)} ax_9@{at(-8, 13)}"
    cut = position(f"so_nw@riga so_len:red@leningrad {wall}")
    assert not supplied_city(cut.board, SOVIET, cut.board.scene.atlas.place("leningrad"))
    assert not by_sea(cut.board, SOVIET, at(-8, 6))


def test_NRQ18_the_sea_of_azov_supplies_nobody():
    board = position("").board
    assert not by_sea(board, AXIS, at(6, 2)) and not by_sea(board, SOVIET, at(6, 2))


def test_NR24_the_black_sea_supplies_both_and_the_caspian_the_soviets():
    board = position("").board
    assert by_sea(board, AXIS, at(7, -3)) and by_sea(board, SOVIET, at(7, -3))
    assert by_sea(board, SOVIET, at(10, 5)) and not by_sea(board, AXIS, at(10, 5))


def test_NRQ19_NR42_the_finns_have_no_zone_and_block_no_supply():
    game = position("so_len:red@leningrad ax_fin@finland")
    assert overland(game.board, SOVIET, game.where("so_len"))


def test_NRQ20_NR43_a_friendly_unit_opens_an_enemy_zone_for_supply():
    units = f"ax_6@{at(-1, -1)} so_nw@{at(-2, -1)} so_sw@{at(0, -2)}"
    assert not has_overland(position(units).board, "ax_6")
    assert has_overland(position(f"{units} ax_9@{at(-1, -2)}").board, "ax_6")


def test_NRQ21_NR23_an_empty_enemy_city_blocks():
    own, theirs = position("", axis="minsk").board, position("", soviet="minsk").board
    assert distance_to_source(own, AXIS, at(-4, 5)) == 2
    assert "0716" in lines(own, AXIS).open and "0716" not in lines(theirs, AXIS).open


def test_NRQ22_NR44_no_supply_goes_through_finland():
    board = position("so_len:red@finland").board
    finland = board.scene.atlas.place("finland")
    for near in board.scene.atlas.supply:
        assert finland not in board.scene.atlas.supply[near]


def test_NRQ23_NR21_a_city_is_supplied_by_steps_in_the_own_directions_alone():
    wall = f"so_kal@{at(-4, 2)} so_nw@{at(-3, 2)} so_west@{at(-5, 2)}"
    open_, shut = position("", axis="minsk").board, position(wall, axis="minsk").board
    assert supplied_city(open_, AXIS, open_.scene.atlas.place("minsk"))
    assert not supplied_city(shut, AXIS, shut.scene.atlas.place("minsk"))


def test_NRQ24_NR22_a_unit_reaches_a_source_in_any_direction():
    wall = f"so_kal@{at(-4, 3)} so_nw@{at(-3, 2)}"
    game = position(f"ax_6@{at(-4, 1)} {wall}")
    assert overland(game.board, AXIS, at(-4, 1))
    assert overland(game.board, AXIS, at(-5, -3)), "a step east leads to a city too"


def test_NRQ25_NR20_the_active_side_is_judged_first_and_not_freed_by_what_follows():
    ring = f"so_kal@{at(-3, 6)} so_nw@{at(-1, 5)} so_west@{at(-1, 6)} so_res@{at(-3, 7)}"
    game = position(f"ax_6@{at(-2, 6)} {ring}", step="axis-supply", soviet="smolensk tula")
    assert game.board.units["ax_6"].unsupplied


def test_NRQ26_NR20_units_marked_lose_their_zone_which_frees_who_is_judged_second():
    game = position(f"ax_6@{at(4, 8)} so_sta@{at(4, 9)}", step="axis-supply", goes=False)
    assert not game.board.units["ax_6"].unsupplied
    game.goes_on()
    assert game.board.units["ax_6"].unsupplied, "far from any source"
    assert at(4, 9) not in enemy_zones(game.board, SOVIET)
    assert not game.board.units["so_sta"].unsupplied


def test_NRR3_markers_of_one_side_arrive_together():
    game = position(f"ax_6@{at(4, 8)} ax_9@{at(4, 7)}", step="axis-supply")
    assert game.board.units["ax_6"].unsupplied and game.board.units["ax_9"].unsupplied


def test_NRQ141_NR25_a_marker_stays_though_the_line_is_open_again():
    game = position(f"ax_6@{at(-4, 0)}! so_nw@{at(-4, 2)}", step="axis-targets", goes=False)
    assert is_supplied(game.board, "ax_6") and game.board.units["ax_6"].unsupplied


def test_NRQ143_NR130_the_source_is_under_a_unit_in_a_supplied_city_and_on_an_own_edge():
    city = position(f"ax_6@lublin so_sw@{at(-1, -2)} so_cen@{at(-2, -2)}")
    assert distance_to_source(city.board, AXIS, city.where("ax_6")) == 0
    edge = position(f"so_kal@{at(-8, 15)} ax_6@{at(-7, 14)}")
    assert distance_to_source(edge.board, SOVIET, edge.where("so_kal")) == 0


def test_NRQ144_NR130_an_area_is_not_a_coast():
    game = position("ax_16@finland so_len:red@leningrad so_kal:red@0325 so_vol@0326")
    assert not is_supplied(game.board, "ax_16")


def test_NRQ191_NR21_sevastopol_is_a_supplied_objective_but_not_an_axis_source():
    board = position("ax_11@sevastopol", axis="sevastopol").board
    place = board.scene.atlas.place("sevastopol")
    assert not supplied_city(board, AXIS, place)
    assert supplied_at(board, AXIS, place)


def test_NRR41_an_objective_is_judged_as_a_unit_on_it_would_be():
    ring = f"so_sta@{at(6, 4)} so_don@{at(7, 4)} so_vor@{at(5, 5)}"
    place = position("").board.scene.atlas.place("stalingrad")
    assert supplied_at(position("", axis="stalingrad").board, AXIS, place)
    assert not supplied_at(position(ring, axis="stalingrad").board, AXIS, place)


def test_NRR4_a_city_traces_out_of_an_enemy_zone_but_is_not_reached_in_one():
    game = position(f"ax_6@{at(-1, 12)} so_kal@{at(-2, 11)}", soviet="gorki")
    gorki = game.board.scene.atlas.place("gorki")
    assert overland(game.board, SOVIET, gorki)
    assert gorki not in lines(game.board, SOVIET).reach


def test_NR25_an_unsupplied_unit_moves_three_and_cannot_entrain():
    game = position(f"ax_1pz@{at(-4, 0)}!", step="axis-move")
    assert Entrain("ax_1pz") not in game.legal
    assert allowance(game.board, "ax_1pz") == 3


def test_NR26_NR79_units_still_without_supply_leave_the_map_in_the_removals():
    game = position(f"ax_6@{at(4, 8)}!", step="axis-removals")
    assert game.where("ax_6") == "surrendered"
