"""Strength, shifts, columns, tables: NR56 to NR64, NR90, NR91, the 36 published battles."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.battle import shown
from kronika.domain.noretreat.rules.odds import chances, column_index, first_snow, judge, result_of, shifted
from tests.noretreat.fighting import framed, judged, shift
from tests.noretreat.position import at, pack, position

COLUMNS = pack().tables.columns
GOLDEN = json.loads((Path(__file__).parent / "golden_battles.json").read_text())
OPEN, WEST = at(-4, 2), at(-4, 1)
"""An open hex in the USSR and the one west of it."""


def column(attack: int, defence: int, net: int = 0) -> str:
    """The column of two sums after shifts."""
    return shifted(COLUMNS, column_index(COLUMNS, attack, defence), net)


@pytest.mark.parametrize("battle", GOLDEN, ids=lambda one: f"{one['attack']}-{one['defence']}-{one['die']}")
def test_NG24_a_published_battle_has_its_column_and_result(battle):
    found = column(battle["attack"], battle["defence"], battle["net_shift"])
    assert found == battle["column"].replace(":", "-")
    wanted = battle["result"].replace("-", "NE")
    tables = {"either": (AXIS, SOVIET)}.get(battle["table"], (battle["table"],))
    for table in tables:
        assert result_of(position("").board, table, found, battle["die"]) == wanted


@pytest.mark.parametrize(
    ("attack", "defence", "found"),
    [
        (12, 9, "1-1"),
        (14, 9, "3-2"),
        (15, 4, "3-1"),
        (3, 10, ""),
        (24, 2, "6-1"),
        (4, 5, "1-2"),
        (5, 4, "1-1"),
        (5, 0, "6-1"),
    ],
)
def test_NG1_NG7_NRQ76_NR57_NR59_odds_are_rounded_down(attack, defence, found):
    assert column(attack, defence) == found


def test_NG2_three_right_and_one_left_of_2_to_1_is_4_to_1():
    assert column(2, 1, 2) == "4-1"


def test_NG3_NRQ78_NR59_more_than_6_to_1_is_6_to_1_before_and_after_shifts():
    assert column(24, 2, -1) == "5-1" and column(6, 1, 3) == "6-1"


def test_NRQ77_NRR21_1_to_3_shifted_left_is_a_counterattack_without_a_roll():
    assert column(1, 3, -1) == ""


def test_NRQ175_NR59_below_1_to_3_no_shift_helps():
    assert column(2, 7, 3) == ""


def test_NG4_soviets_against_stalingrad_over_rivers_in_snow():
    tanks, front = at(6, 7), at(5, 7)
    found = judged(
        f"so_res:red@{tanks} so_ste:red@{front}",
        at(6, 6),
        "ax_6:reduced",
        side=SOVIET,
        turn=10,
        support=True,
        axis="stalingrad",
    )
    assert (found.attack, found.defence, found.odds, found.column) == (12, 3, "4-1", "3-1")
    assert shift(found, "support") == 1 and shift(found, "city") == -1 and shift(found, "objective") == -1
    assert not shift(found, "river") and not shift(found, "armour")


@pytest.mark.parametrize(("target", "left"), [((-4, 3), 1), ((-5, 1), 1), ((-8, 11), 1), ((8, -2), 2), ((-4, 2), 0)])
def test_NR60_what_terrain_shifts(target, left):
    around = position("").board.scene.atlas.land[at(*target)][0]
    found = judged(f"ax_6@{around}", at(*target), "so_nw", turn=7)
    terrain = [part for part in found.shifts if part.name in ("city", "forest", "marsh", "mountain", "kerch")]
    assert sum(-part.value for part in terrain) == left


def test_NRQ79_NR60_a_river_counts_only_if_all_attackers_cross_it():
    target = at(-4, 0)
    over, beside = at(-4, -1), at(-5, 0)
    all_cross = judged(f"ax_6@{over}", target, "so_nw")
    one_beside = judged(f"ax_6@{over} ax_9@{beside}", target, "so_nw")
    assert shift(all_cross, "river") == -1 and not shift(one_beside, "river")


@pytest.mark.parametrize(
    ("weather", "before", "left"),
    [("clear", "clear", 1), ("mud", "clear", 1), ("snow", "clear", 0), ("snow", "snow", 0)],
)
def test_NRQ80_NR60_NR90_rivers_freeze(weather, before, left):
    found = judged(f"ax_6@{at(-4, -1)}", at(-4, 0), "so_nw", weather=weather, before=before)
    assert shift(found, "river") == -left


def test_NR60_an_objective_hex_shifts_one():
    found = judged(f"ax_6@{at(11, 1)}", at(11, 2), "so_nw")
    assert shift(found, "objective") == -1


@pytest.mark.parametrize(
    ("attacker", "defender", "weather", "before", "bonus"),
    [
        ("ax_1pz", "so_nw", "clear", "clear", 1),
        ("ax_1pz", "so_nw", "snow", "clear", 1),
        ("ax_1pz", "so_nw", "mud", "clear", 0),
        ("ax_1pz", "so_nw", "snow", "snow", 0),
        ("ax_1pz", "so_bry", "clear", "clear", 0),
        ("ax_6", "so_nw", "clear", "clear", 0),
        ("ax_2", "so_nw", "clear", "clear", 0),
    ],
)
def test_NRQ82_NR62_the_armour_bonus(attacker, defender, weather, before, bonus):
    found = judged(f"{attacker}@{WEST}", OPEN, defender, weather=weather, before=before)
    assert shift(found, "armour") == bonus


def test_NRQ81_NR62_no_armour_bonus_against_a_city():
    assert not shift(judged(f"ax_1pz@{at(-4, 2)}", at(-4, 3), "so_nw"), "armour")


def test_NRQ83_NR62_no_armour_bonus_against_mechanised_infantry_beside():
    found = judged(f"ax_1pz@{WEST}", OPEN, "so_nw so_bry", turn=24)
    assert not shift(found, "armour")


def test_NRQ84_NR62_two_panzer_armies_give_one():
    found = judged(f"ax_1pz@{WEST} ax_2pz@{WEST}", OPEN, "so_nw")
    assert shift(found, "armour") == 1


def test_NRQ85_NR62_a_panzer_that_counterattacks_has_the_bonus():
    found = judged(f"ax_1pz@{WEST}", OPEN, "so_nw", counter=1, ground=False)
    assert shift(found, "armour") == 1


def test_NRQ94_NR66_a_counterattack_has_no_terrain_but_forest_denies_the_bonus():
    found = judged(f"ax_1pz@{at(-5, 0)}", at(-5, 1), "so_nw", counter=1, ground=False)
    assert not shift(found, "forest") and not shift(found, "armour")


def test_NRQ86_NR63_ss_panzer_brings_it_into_forest_in_mud_against_tanks():
    found = judged(f"ax_sspz@{at(-5, 0)}", at(-5, 1), "so_cen:red", turn=15, weather="mud")
    assert shift(found, "armour") == 1


def test_NRQ87_NRR24_not_unsupplied():
    assert not shift(judged(f"ax_sspz@{WEST}!", OPEN, "so_nw", turn=15), "armour")


def test_NR98_axis_armour_loses_it_when_rumania_is_out_the_ss_does_not():
    fallen = {"turn": 20, "triggered": {"oil": 19}}
    assert not shift(judged(f"ax_1pz@{WEST}", OPEN, "so_nw", **fallen), "armour")
    assert shift(judged(f"ax_sspz@{WEST}", OPEN, "so_nw", **fallen), "armour") == 1
    assert shift(judged(f"ax_1pz@{WEST}", OPEN, "so_nw", turn=19, triggered={"oil": 19}), "armour") == 1


def test_NRQ156_NR62_not_in_the_caucasus_oil_hex():
    assert not shift(judged(f"ax_1pz@{at(11, 1)}", at(11, 2), "so_nw"), "armour")


def test_NRQ155_NR56_a_counterblow_in_forest_has_neither_shift_nor_bonus():
    found = judged(f"ax_1pz@{at(-5, 0)}", at(-5, 1), "so_nw", ground=False)
    assert not shift(found, "forest") and not shift(found, "armour")


def test_NRQ176_NRR55_no_marker_on_two_hexes_if_one_denies_it():
    hexes = (at(-5, 1), at(-5, 2))
    found = judged(
        f"ax_1pz@{at(-4, 1)}", hexes[1], "so_nw", rest=f"so_west@{hexes[0]}", counter=1, ground=False, hexes=hexes
    )
    assert not shift(found, "armour")


def test_NRR23_with_several_targets_the_bonus_asks_the_hex_named():
    hexes = (at(-5, 2), at(-5, 1))
    found = judged(f"ax_1pz@{at(-4, 1)}", hexes[0], "so_nw", rest=f"so_west@{hexes[1]}", hexes=hexes)
    assert shift(found, "armour") == 1
    tanks = judged(f"ax_1pz@{at(-4, 1)}", hexes[0], "so_nw", rest=f"so_bry@{hexes[1]}", hexes=hexes)
    assert not shift(tanks, "armour")


@pytest.mark.parametrize(
    ("turn", "before", "forecast", "value"),
    [(5, "mud", {"4": "mud"}, 2), (5, "snow", {}, 1), (4, "mud", {}, 2), (10, "clear", {}, 1)],
)
def test_NRQ88_NRR58_NR61_NR91_shock_gives_two_in_the_first_snow(turn, before, forecast, value):
    from kronika.domain.noretreat.content.words import Weather

    marks = {key: Weather(one) for key, one in forecast.items()}
    game = position("", turn=turn, before=before)
    from msgspec.structs import replace

    board = replace(game.board, forecast=marks, turn=turn)
    assert first_snow(board) == (value == 2)


def test_NRQ185_NR61_shock_gives_one_in_the_first_snow_of_a_later_scenario():
    assert not first_snow(position("", turn=10, scenario="c", before="clear", goes=False).board)


def test_NR61_the_support_marker_and_the_unsupplied_defender():
    found = judged(f"ax_6@{WEST}", OPEN, "so_nw!", support=True)
    assert shift(found, "support") == 1 and shift(found, "unsupplied") == 2


def test_NRR24_unsupplied_defenders_count_once():
    found = judged(f"ax_6@{WEST}", OPEN, "so_nw! so_west!", turn=24)
    assert shift(found, "unsupplied") == 2


def test_NR61_NR104_each_red_shock_unit_gives_one():
    found = judged(f"so_sw:red@{at(-4, 3)} so_cri:red@{at(-4, 3)}", OPEN, "ax_6", side=SOVIET, turn=24)
    assert shift(found, "shock") == 2
    brown = judged(f"so_sw@{at(-4, 3)}", OPEN, "ax_6", side=SOVIET, turn=10)
    assert not shift(brown, "shock")


def test_NR60_ss_grenadiers_among_the_defenders_shift_one():
    found = judged(f"so_kal:red@{at(-4, 3)}", OPEN, "ax_ssgr", side=SOVIET, turn=20)
    assert shift(found, "grenadiers") == -1


@pytest.mark.parametrize(
    ("turn", "before", "left"), [(4, "mud", 1), (5, "snow", 2), (5, "mud", 2), (10, "clear", 1), (7, "mud", 0)]
)
def test_NRQ89_NR91_winter_shifts_an_axis_attack_on_soviets_in_the_ussr(turn, before, left):
    found = judged(f"ax_6@{WEST}", OPEN, "so_nw", turn=turn, before=before)
    assert shift(found, "winter") == -left


def test_NRQ90_NRR59_finns_feel_no_winter_unless_others_attack_with_them():
    alone = judged("ax_fin@finland", at(-9, 11), "so_len", turn=4, before="mud")
    together = judged(f"ax_fin@finland ax_16@{at(-9, 10)}", at(-9, 11), "so_len", turn=4, before="mud")
    assert not shift(alone, "winter") and shift(together, "winter") == -1


def test_NRQ91_NR64_an_axis_attack_in_greater_germany_in_snow_uses_the_soviet_table():
    found = judged(f"ax_6@{at(-5, -1)}", at(-5, 0), "so_nw", turn=17, before="mud")
    assert found.table == SOVIET and not shift(found, "winter")
    assert judged(f"ax_6@{WEST}", OPEN, "so_nw", turn=7).table == AXIS


def test_NRR25_winter_counts_in_a_counterattack_of_the_axis_too():
    found = judged(f"ax_6@{WEST}", OPEN, "so_nw", turn=10, counter=1, ground=False)
    assert shift(found, "winter") == -1


def test_NRQ177_NRR55_winter_counts_if_any_hex_is_in_the_ussr():
    hexes = (at(-5, 0), at(-5, 1))
    found = judged(
        f"ax_6@{at(-4, 0)}",
        hexes[0],
        "so_nw",
        rest=f"so_west@{hexes[1]}",
        turn=10,
        counter=1,
        ground=False,
        hexes=hexes,
    )
    assert shift(found, "winter") == -1


@pytest.mark.parametrize(("turn", "axis", "soviet"), [(10, 2, 1), (11, 1, 2)])
def test_NR113_local_support_adds_strength(turn, axis, soviet):
    plain = judged(f"ax_6@{WEST}", OPEN, "so_nw", turn=turn)
    helped = judged(f"ax_6@{WEST}", OPEN, "so_nw", turn=turn, local={"axis": "ax_6", "soviet": "so_nw"})
    assert helped.attack - plain.attack == axis and helped.defence - plain.defence == soviet


def test_NR120_partisans_do_not_change_strength_but_disorganise():
    from msgspec.structs import replace

    from kronika.domain.noretreat.rules.declaring import willing

    board = position(f"ax_6@{WEST}", goes=False).board
    harassed = replace(board, units={**board.units, "ax_6": replace(board.units["ax_6"], partisans=True)})
    assert willing(board, "ax_6") and not willing(harassed, "ax_6")


def test_NR64_every_result_of_a_column_has_its_chance():
    board, frame = framed(f"ax_6@{WEST}", OPEN, "so_nw")
    from kronika.domain.noretreat.rules.odds import judge

    found = chances(board, judge(board, frame))
    assert sum(found.values()) == 6


def test_NRR35_a_scorched_city_is_a_marsh():
    minsk = at(-4, 3)
    found = judged(f"ax_6@{at(-4, 2)}", minsk, "so_nw", scorched=(minsk,))
    assert shift(found, "marsh") == -1 and not shift(found, "city")


def test_NRR54_each_marker_of_defensive_works_shifts_one():
    found = judged(f"so_kal@{at(-4, 3)}", OPEN, "ax_6", side=SOVIET, works=(OPEN, OPEN))
    assert shift(found, "works") == -2


def test_NR119_reserves_have_no_strength():
    found = judged(f"ax_6@{WEST}", OPEN, "so_rsv1", turn=7)
    assert found.defence == 0 and found.column == "6-1"


def test_NR60_a_shift_after_the_roll_counts_with_those_before_it_beyond_the_last_column_too():
    """12 against 2 is 6:1, two to the right for an unsupplied defender: one to the left leaves 6:1."""
    attackers = f"so_kal:red@{at(-4, 1)} so_vol:red@{at(-5, 1)}"
    board, frame = framed(attackers, at(-4, 0), "ax_hu2!", side=SOVIET)
    found = judge(board, frame)
    assert found.odds == found.column == "6-1" and found.beyond == 2
    rolled = replace(frame, column=found.column, table=SOVIET, dice=(2,), beyond=found.beyond)
    assert shown(board, rolled) == "DR" and shown(board, replace(rolled, shifted=-1)) == "DR"
    assert judge(board, replace(rolled, shifted=-1)).column == "6-1", "as the view says"
    assert shown(board, replace(rolled, shifted=-3)) == "EX", "5:1"
