"""Rail movement and the strategic reserve: NR47 to NR50."""

from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.cards import Pay
from kronika.domain.noretreat.rules.movement import Entrain, Go, Move
from kronika.domain.noretreat.rules.parts import At, Done, Pass
from kronika.domain.noretreat.rules.rail import Detrain, Mark, reserve_choices
from kronika.domain.noretreat.rules.supply import detrain_spaces
from tests.noretreat.position import at, position


def test_NRQ54_NR47_a_surrounded_port_is_left_by_rail():
    ring = f"ax_11@{at(6, -3)} ax_6@{at(7, -2)} ax_9@{at(6, -2)}"
    game = position(f"so_cri@sevastopol {ring}", step="soviet-move")
    assert Entrain("so_cri") in game.legal
    game.do(Entrain("so_cri"))
    assert game.where("so_cri") == "rail"


def test_NRQ55_NR47_an_unsupplied_unit_does_not_entrain():
    game = position(f"ax_6@{at(-4, 0)}! ax_9@{at(-4, -1)}")
    assert Entrain("ax_6") not in game.legal and Entrain("ax_9") in game.legal


def test_NRQ56_NR47_NR96_soviets_entrain_one_unit_on_turn_2():
    game = position("so_kal@moscow so_west@tula", turn=2, step="soviet-move", hands={SOVIET: (16, 17)})
    game.do(Entrain("so_kal"))
    assert Entrain("so_west") not in game.legal
    later = position("so_kal@moscow so_west@tula", turn=3, step="soviet-move", hands={SOVIET: (16, 17)})
    later.do(Entrain("so_kal"))
    assert Entrain("so_west") in later.legal


def test_NRQ57_NRR8_NR96_the_axis_entrains_nobody_on_turn_1():
    game = position("ax_6@berlin", turn=1)
    assert Entrain("ax_6") not in game.legal
    assert Entrain("ax_6") in position("ax_6@berlin", turn=3).legal


def test_NRR8_a_unit_that_moved_cannot_entrain_and_the_other_way_round():
    game = position(f"ax_6@{at(-4, 0)} ax_9@{at(-4, -1)}")
    game.do(Move("ax_6"), Go(at(-4, 1)))
    assert Entrain("ax_6") not in game.legal
    game.do(Entrain("ax_9"))
    assert game.where("ax_9") == "rail" and game.asked != (AXIS, "move")


def test_NR47_a_further_unit_costs_a_card_and_three_fit():
    game = position("ax_6@berlin ax_9@posen ax_4@breslau ax_17@prague", hands={AXIS: (16, 17, 18)})
    game.do(Entrain("ax_6"), Entrain("ax_9"))
    assert game.asked == (AXIS, "pay")
    game.do(Pay(16))
    assert game.where("ax_9") == "rail"
    game.do(Entrain("ax_4"), Pay(17))
    assert all(not isinstance(one, Entrain) for one in game.legal)


def test_NRQ59_NRQ179_NR49_a_city_taken_this_player_turn_takes_nobody():
    game = position("ax_9@rail", step="axis-detrain", axis="minsk", captured=("0716",))
    spaces = detrain_spaces(game.board, AXIS)
    assert "0716" not in spaces
    assert "0716" in detrain_spaces(position("ax_9@rail", step="axis-detrain", axis="minsk").board, AXIS)


def test_NRQ180_NR49_a_city_taken_this_turn_is_a_source_for_others():
    game = position("ax_9@rail", step="axis-detrain", axis="kiev", captured=("1113",))
    assert at(0, 2) in detrain_spaces(game.board, AXIS)


def test_NRQ60_NR49_an_own_city_in_an_enemy_zone_takes_units():
    game = position(f"ax_9@rail so_sw@{at(-1, -2)}", step="axis-detrain")
    assert game.board.scene.atlas.place("lublin") in detrain_spaces(game.board, AXIS)


def test_NRQ61_NRR9_NR49_no_hex_next_to_an_enemy_city():
    game = position("ax_9@rail", step="axis-detrain", axis="smolensk", soviet="minsk")
    spaces = detrain_spaces(game.board, AXIS)
    assert at(-4, 4) not in spaces, "next to Minsk"
    assert at(-3, 5) in spaces


def test_NRQ189_NR49_three_hexes_from_a_source_two_between():
    game = position("ax_9@rail", step="axis-detrain")
    spaces = detrain_spaces(game.board, AXIS)
    assert at(1, -2) in spaces and at(2, -2) not in spaces, "Lublin lies at (-1, -3)"


def test_NR48_any_some_or_all_units_leave_the_box():
    game = position("ax_9@rail ax_6@rail", step="axis-detrain")
    game.do(Detrain("ax_9"), At(game.board.scene.atlas.place("berlin")))
    assert game.where("ax_9") == "0310" and game.asked == (AXIS, "detrain")
    game.do(Done())
    assert game.where("ax_6") == "rail"


def test_NR50_a_supplied_unit_becomes_the_strategic_reserve_from_turn_4():
    early = position("so_kal@moscow", turn=3, step="soviet-reserve")
    assert early.prompt.kind != "strategic_reserve"
    game = position("so_kal@moscow", turn=4, step="soviet-reserve")
    assert game.asked == (SOVIET, "strategic_reserve")
    game.do(Mark("so_kal"))
    assert game.where("so_kal") == "rail" and game.board.reserve == "so_kal"


def test_NR50_NR130_a_marked_unit_that_is_supplied_now_becomes_the_strategic_reserve():
    game = position("so_kal@moscow! so_west@tula", turn=4, step="soviet-reserve")
    game.do(Mark("so_kal"))
    assert game.where("so_kal") == "rail" and not game.board.units["so_kal"].unsupplied


def test_NR50_NR130_an_unmarked_unit_that_is_not_supplied_now_does_not():
    game = position("so_kal@1011 so_west@tula ax_6@0911 ax_9@1111", turn=4, step="soviet-reserve")
    assert not game.board.units["so_kal"].unsupplied and Mark("so_kal") not in game.legal


def test_NRQ58_NRR10_NR50_no_fourth_unit_by_the_reserve():
    game = position("so_kal@moscow so_west@rail so_nw@rail so_vol@rail", turn=4, step="soviet-reserve")
    assert not reserve_choices(game.board, SOVIET)


def test_NRR10_a_fortress_cannot_be_a_reserve():
    game = position("so_len:red@leningrad so_kal@moscow", turn=4, step="soviet-reserve")
    assert Mark("so_len") not in game.legal and Mark("so_kal") in game.legal


def test_NRQ152_NR50_while_the_marker_is_in_the_box_it_is_only_handed_on():
    game = position("so_kal@rail so_west@rail so_nw@moscow", turn=5, step="soviet-reserve", reserve="so_kal")
    assert set(game.legal) == {Pass(), Mark("so_west")}
    game.do(Mark("so_west"))
    assert game.board.reserve == "so_west"


def test_NRQ62_NR50_the_reserve_detrains_at_the_end_of_the_axis_detraining_phase():
    game = position("so_kal@rail", turn=5, step="axis-reserve_detrain", reserve="so_kal")
    assert game.asked == (SOVIET, "reserve_detrain")
    game.do(Detrain("so_kal"), At(game.board.scene.atlas.place("moscow")))
    assert game.where("so_kal") == "0822" and game.board.reserve == ""


def test_NR47_NR50_an_area_is_one_large_hex_from_which_a_supplied_unit_entrains_too():
    game = position("ax_6@finland ax_fin@finland so_kal@moscow", turn=7, step="axis-move")
    assert Entrain("ax_6") in game.legal and Entrain("ax_fin") not in game.legal
    game.do(Entrain("ax_6"))
    assert game.where("ax_6") == "rail"
    reserve = position(f"so_kal@finland so_vol@{at(-8, 13)}", turn=7, step="soviet-reserve")
    assert Mark("so_kal") in reserve.legal
