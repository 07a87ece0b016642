"""The sequence of play, housekeeping, removals: NR5 to NR7, NR78 to NR81, NR90 to NR99, NR111, NR112, NR119, NR120."""

import pytest
from msgspec.structs import replace

from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Phase
from kronika.domain.noretreat.rules.cards import Discard, Pay, symbol_side
from kronika.domain.noretreat.rules.movement import Go, Move, Step, cost_of
from kronika.domain.noretreat.rules.parts import At, Done, No, Pass, Yes
from kronika.domain.noretreat.rules.rail import Detrain, Mark
from kronika.domain.noretreat.rules.units import Excess, Reorganise
from tests.noretreat.position import Table, at, laid, pack, position, started


def through(game: Table, turn: int) -> Table:
    """Everything is let pass until a turn begins."""
    for _ in range(400):
        if game.board.turn >= turn or game.board.winner:
            return game
        game.do(next((one for one in game.legal if isinstance(one, Pass | Done | No)), game.legal[0]))
    raise AssertionError("the turn never begins")


def test_NR6_NR7_the_phases_of_both_player_turns_come_in_order():
    game = through(position("so_kal@moscow ax_6@lublin", turn=7, step="axis-begin"), 8)
    phases = [event.phase for event in game.happened(e.PhaseBegan)][:14]
    order = ["cards", "supply", "organisation", "movement", "combat", "removals", "detraining"]
    assert phases == order + order
    assert [event.side for event in game.happened(e.PlayerTurnBegan)][:2] == [AXIS, SOVIET]


def test_NR5_the_axis_has_no_card_supply_and_organisation_phase_on_turn_1():
    game = started("campaign")
    while not game.happened(e.PlayerTurnBegan) or game.prompt.kind == "keep_cards":
        game.do(game.legal[0])
    phases = [event.phase for event in game.happened(e.PhaseBegan)]
    assert phases[0] == "movement"


def test_C_begins_with_the_soviet_player_turn():
    game = started("c")
    assert game.happened(e.PlayerTurnBegan)[0].side == SOVIET and game.board.turn == 10


@pytest.mark.parametrize("turn", range(1, 29))
def test_NG21_NR92_support_markers_and_weather_by_turn(turn):
    blitz = [3, 3, 2, 0, 0, 1, 2, 2, 2, 1, 0, 0, 1, 1, 1] + [0] * 13
    shock = [0, 0, 0, 3, 3, 0, 0, 0, 0, 2, 2, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2]
    weather = "ccmsLmcccsLmcccmsLcccmsLmccc"
    row = pack().turns[turn - 1]
    assert (row.blitz, row.shock) == (blitz[turn - 1], shock[turn - 1])
    assert row.weather[0] == weather[turn - 1].lower()


def test_NRQ160_NR80_unused_support_markers_stay_until_the_game_turn_ends():
    game = position("so_kal@moscow ax_6@lublin", turn=7, step="axis-removals", support={"axis": 2, "soviet": 1})
    while game.board.active == AXIS:
        game.do(game.legal[0])
    assert game.board.support == {"axis": 2, "soviet": 1}
    assert through(game, 8).board.support == {"axis": 2, "soviet": 0}


@pytest.mark.parametrize(
    ("turn", "before", "forecast", "weather"),
    [
        (5, "snow", None, "long_winter"),
        (5, "mud", None, "snow"),
        (4, "mud", None, "snow"),
        (11, "long_winter", None, "long_winter"),
        (6, "long_winter", "snow", "long_winter"),
    ],
)
def test_NR91_snow_after_snow_is_the_long_winter(turn, before, forecast, weather):
    game = position("", turn=turn, before=before, weather=forecast or "", goes=False)
    assert game.board.weather == weather


def test_NRR58_the_turn_before_counts_with_the_weather_it_ended_with():
    game = position("so_kal@moscow ax_6@lublin", turn=4, weather="mud", step="soviet-detrain")
    through(game, 5)
    assert game.board.weather == "snow"


def test_NRR16_NR93_the_faces_of_the_weather_markers():
    faces = {marker.slot: set(marker.faces) for marker in pack().markers}
    assert faces == {"sep_oct": {"mud", "clear"}, "nov_dec": {"snow", "mud"}, "mar_apr": {"mud", "snow"}}


def test_NR94_a_red_event_is_a_soviet_point():
    game = position("so_kal@moscow ax_6@lublin", turn=3, step="house-marker")
    assert game.board.turn == 4 and game.board.event_vp == -1


@pytest.mark.parametrize(
    ("place", "fewer"),
    [("shattered", 0), ("destroyed", 1), ("surrendered", 1), ("rail", 0), ("berlin", 0), ("1721", 1)],
)
def test_NRQ129_NR95_NR81_withdrawals(place, fewer):
    game = position(
        f"ax_2pz@{place} so_kal@moscow so_west@1720 so_nw@1820 ax_6@lublin", turn=15, step="house-marker", goes=False
    )
    game.goes_on()
    assert game.where("ax_2pz") == "out"
    cards = [event.cards for event in game.happened(e.FewerCards) if event.cards]
    assert sum(cards) == fewer


def test_NR95_ss_panzer_is_withdrawn_and_waits():
    game = position("ax_sspz@berlin so_kal@moscow", turn=17, step="house-marker")
    assert game.where("ax_sspz") == "waiting"


def test_NRQ128_NRQ182_NRR29_NR97_a_red_unit_in_greater_germany_brings_the_gg_units_next_turn():
    inside = position(f"so_kal:red@{at(-5, 1)} ax_6@berlin", turn=19, step="soviet-move")
    inside.do(Move("so_kal"), Go(at(-5, 0)))
    assert inside.board.triggered == {"gg": 19}
    through(inside, 20)
    assert inside.where("ax_fort1") == "out", "not named in this position"
    brown = position(f"so_west@{at(-5, 1)} ax_6@berlin", turn=19, step="soviet-move")
    brown.do(Move("so_west"), Go(at(-5, 0)))
    assert "gg" not in brown.board.triggered


def test_NR97_the_gg_units_enter_on_the_turn_after():
    game = position(
        "ax_fort1@waiting ax_hu1@waiting so_kal@moscow ax_6@berlin",
        turn=19,
        step="house-marker",
        triggered={"gg": 19},
        goes=False,
    )
    new = {unit: replace(game.board.units[unit], new=True) for unit in ("ax_fort1", "ax_hu1")}
    made = Table(replace(game.board, units={**game.board.units, **new})).goes_on()
    put = [event for event in made.happened(e.UnitPut) if event.why == "triggered"]
    assert {event.unit for event in put} == {"ax_fort1", "ax_hu1"} and all(event.turn == 20 for event in put)


def test_NR98_NRR29_with_the_oil_rumania_leaves_the_game_next_turn():
    game = position(
        "ax_ru3@berlin ax_ru4@track so_kal@moscow ax_6@berlin", turn=19, step="house-marker", triggered={"oil": 19}
    )
    assert game.where("ax_ru3") == "out" and game.where("ax_ru4") == "out"


def test_NR98_the_oil_is_taken():
    game = position("so_bry:red@1707 ax_6@berlin", turn=18, step="soviet-move")
    oil = game.board.scene.atlas.place("rumanian_oil")
    game.do(Move("so_bry"), Go(oil), Step(oil))
    assert game.board.triggered["oil"] == 18


@pytest.mark.parametrize(
    ("name", "turn"),
    [
        ("no_axis_rail", 2),
        ("axis_replaces", 5),
        ("fortify", 3),
        ("reserve", 4),
        ("upgrade", 6),
        ("tank_stacking", 11),
        ("second_upgrade", 13),
        ("two_steps", 17),
        ("second_upgrade_to", 17),
        ("axis_three_targets", 20),
        ("soviet_draw", 21),
        ("free_stacking", 23),
        ("axis_improves_to", 23),
        ("axis_one_target", 26),
    ],
)
def test_NR96_NRR49_standing_changes(name, turn):
    assert getattr(pack().tables.dates, name) == turn


@pytest.mark.parametrize(("turn", "steps"), [(16, False), (17, True)])
def test_NR3_NR31_soviet_red_units_have_two_steps_from_turn_17(turn, steps):
    from kronika.domain.noretreat.rules.parts import two_steps

    board = position(
        "so_kal:red@moscow so_len:red@leningrad ax_6@berlin ax_ru3@posen so_os1@tula", turn=turn, goes=False
    ).board
    assert two_steps(board, "so_kal") == steps
    assert two_steps(board, "so_len") and two_steps(board, "ax_6")
    assert not two_steps(board, "ax_ru3") and not two_steps(board, "so_os1")


# --- removals


def test_NRQ27_NR78_a_unit_cut_off_without_a_marker_stays():
    game = position(f"ax_6@{at(4, 8)} so_kal@moscow", turn=7, step="axis-removals")
    assert game.where("ax_6") == at(4, 8)


def test_NRQ28_NR79_a_marked_unit_whose_line_was_opened_stays():
    game = position("ax_6@lublin! so_kal@moscow", turn=7, step="axis-removals")
    assert game.where("ax_6") == "1010" and not game.board.units["ax_6"].unsupplied


def test_NR80_counterblows_left_by_a_battle_stay_and_targets_go():
    from kronika.domain.noretreat.rules.losses import clear_markers
    from kronika.domain.noretreat.system import ENGINE
    from tests.noretreat.fighting import blow

    game = position("ax_6@lublin so_kal@moscow", turn=7, goes=False)
    blow(game, "1010", AXIS, "counterblow", left=True)
    blow(game, "0822", AXIS, "target")
    clear_markers(ENGINE.play(game.out, game.chance))
    assert set(game.board.blows) == {"1010"}


def test_NRR35_a_scorched_city_is_rebuilt_for_two_cards():
    game = position(
        "ax_6@lublin so_kal@moscow", turn=7, step="axis-unscorch", hands={AXIS: (16, 17)}, scorched=("1010",)
    )
    assert game.asked == (AXIS, "unscorch")
    game.do(At("1010"), Pay(16), Pay(17))
    assert game.board.scorched == ()


# --- optional rules


def test_NR111_detachments_take_the_place_of_an_army_once():
    game = position(
        "ax_6@1112 ax_det1@waiting ax_det2@waiting so_kal@moscow",
        turn=8,
        step="axis-supply",
        options={"detachments": True},
    )
    assert game.asked == (AXIS, "detach")
    game.do(Mark("ax_6"), At("1112"), At("1112"))
    assert game.where("ax_6") == "out" and game.where("ax_det1") == "1112" and game.where("ax_det2") == "1112"
    early = position(
        "ax_6@1112 ax_det1@waiting ax_det2@waiting so_kal@moscow",
        turn=7,
        step="axis-supply",
        options={"detachments": True},
    )
    assert early.prompt.kind != "detach"


def test_NR111_a_panzer_army_gives_a_step_for_the_mechanised_detachment():
    game = position(
        "ax_1pz@1112 ax_det3@waiting so_kal@moscow", turn=8, step="axis-supply", options={"detachments": True}
    )
    game.do(Mark("ax_1pz"), At("1112"))
    assert game.face("ax_1pz") == "reduced" and game.where("ax_det3") == "1112"


def test_NRQ169_NR112_a_4_3_infantry_front_becomes_fortified_fronts_a_mechanised_one_not():
    game = position(
        "so_kal@moscow so_res@tula so_ff1@waiting so_ff2@waiting ax_6@lublin",
        turn=7,
        step="axis-supply",
        options={"fortified_fronts": True},
    )
    assert game.asked == (SOVIET, "fortified_fronts")
    assert set(game.legal) == {Pass(), Mark("so_kal")}


def test_NR113_local_support_is_given_after_movement():
    game = position("ax_6@lublin so_kal@moscow", turn=7, step="axis-support", options={"local_support": True})
    assert game.asked == (AXIS, "local_support")
    game.do(Mark("ax_6"))
    assert game.board.local[AXIS] == "ax_6"


def test_NR114_weather_events_do_nothing_with_fixed_weather():
    from kronika.domain.noretreat.content.cards import Do, Effect
    from kronika.domain.noretreat.rules.possible import forecast_turns

    flip = Effect(Do.FLIP_WEATHER, turns=("this",))
    assert forecast_turns(position("", turn=9, goes=False).board, flip) == [9]
    assert forecast_turns(position("", turn=9, options={"weather": "fixed"}, goes=False).board, flip) == []
    first = {"weather": "first_year"}
    assert forecast_turns(position("", turn=3, options=first, goes=False).board, flip) == []
    assert forecast_turns(position("", turn=9, options=first, goes=False).board, flip) == [9]
    assert forecast_turns(position("", turn=3, scenario="g", goes=False).board, flip) == []


def test_NR115_faster_reorganisation_takes_two_markers_for_a_card_with_the_symbol():
    game = position(
        "ax_6@lublin~ ax_9@posen~",
        turn=7,
        step="axis-reorganise",
        hands={AXIS: (12,)},
        options={"fast_reorganisation": True},
    )
    game.do(Reorganise("ax_6"), Pay(12))
    assert Reorganise("ax_9") in game.legal
    game.do(Reorganise("ax_9"))
    assert not game.board.units["ax_9"].disorganised and game.board.hands[AXIS] == ()


def test_NR119_reserves_come_on_turn_5_into_the_destroyed_box():
    game = position(
        "so_rsv1@waiting so_kal@moscow ax_6@lublin", turn=4, step="house-marker", options={"reserves": True}
    )
    assert game.where("so_rsv1") == "destroyed"
    alone = position("so_rsv1@moscow ax_6@lublin", turn=7, step="axis-alone")
    assert alone.where("so_rsv1") == "destroyed"
    together = position("so_rsv1@moscow so_kal@moscow ax_6@lublin", turn=7, step="soviet-overstack")
    assert together.where("so_rsv1") == "0822" and together.prompt.kind != "overstack", "free stacking"


def test_NR120_partisans_disorganise_an_axis_unit_in_bad_weather():
    units = f"ax_6@{at(-4, 4)} so_kal@{at(-4, 5)}"
    game = position(units, turn=6, weather="mud", step="soviet-partisans", options={"partisans": True})
    assert game.asked == (SOVIET, "partisans")
    game.do(Mark("ax_6"))
    assert game.board.units["ax_6"].partisans
    clear = position(units, turn=7, step="soviet-partisans", options={"partisans": True})
    assert clear.prompt.kind != "partisans"
    soon = position(
        units, turn=10, before="clear", step="soviet-partisans", options={"partisans": True}, once=("partisans-7",)
    )
    assert soon.prompt.kind != "partisans"


def test_NR117_the_joker_is_in_play_only_where_it_is_chosen():
    assert laid("a", joker=True).joker == AXIS and laid("a").joker == ""


def test_NR117_the_joker_exchanges_up_to_two_cards_and_is_handed_over():
    game = position("", turn=7, step="axis-joker", hands={AXIS: (16, 17)}, options={"joker": True}, joker=AXIS)
    assert game.asked == (AXIS, "joker")
    game.do(Yes(), Discard(16), Done())
    assert game.board.joker == SOVIET
    assert len(game.happened(e.CardDrawn)) >= 1 + 4
    without = position("", turn=7, step="axis-joker", hands={AXIS: (16, 17)})
    assert without.prompt.kind != "joker"


def test_NR50_NR113_markers_leave_with_the_unit():
    game = position(
        "so_kal@moscow so_west@tula ax_6@lublin", turn=7, step="soviet-reserve", local={"axis": "", "soviet": "so_kal"}
    )
    game.do(Mark("so_kal"))
    assert game.board.local[SOVIET] == "" and game.board.reserve == "so_kal"
    out = position("so_kal@rail so_west@tula ax_6@lublin", turn=7, step="soviet-detrain", reserve="so_kal")
    out.do(Detrain("so_kal"), At("0822"))
    assert out.board.reserve == ""


def test_NR99_the_garrison_and_the_volkssturm_enter_in_their_cities_on_turn_23():
    game = position("ax_garr@track ax_vs2@track so_kal@moscow", turn=23, step="axis-place", goes=False)
    new = {unit: replace(game.board.units[unit], new=True, turn=23) for unit in ("ax_garr", "ax_vs2")}
    made = Table(replace(game.board, units={**game.board.units, **new})).goes_on()
    while made.prompt.kind == "place":
        made.do(made.legal[0])
    assert made.where("ax_garr") == "0310" and made.where("ax_vs2") == "0411"


def test_NR98_a_yugoslav_army_with_no_area_left_is_destroyed_immediately():
    units = "so_yu1@track ax_ge@west_balkans ax_gf@south_balkans so_kal@moscow"
    game = position(units, turn=20, step="soviet-place", goes=False, triggered={"oil": 19})
    new = {"so_yu1": replace(game.board.units["so_yu1"], new=True, turn=20, face=1)}
    made = Table(replace(game.board, units={**game.board.units, **new})).goes_on()
    assert made.where("so_yu1") == "destroyed"


def test_NR118_after_turn_12_the_axis_pushes_the_marker_further():
    game = position(
        "so_kal@moscow ax_6@lublin", turn=13, step="house-marker", options={"variable_initiative": True}, pivot=12
    )
    assert game.asked == (AXIS, "shift_initiative")
    game.do(Yes())
    assert game.board.pivot == 13 and game.board.event_vp == -2, "the red event of turn 14 too"


def test_NR118_the_axis_may_push_the_marker_on_turn_12_right_after_the_initiative_has_passed():
    game = position(
        "so_kal@moscow ax_6@lublin", turn=11, step="house-marker", options={"variable_initiative": True}, pivot=9
    )
    assert game.asked == (AXIS, "shift_initiative") and game.board.initiative == SOVIET
    assert game.board.pivot == 12, "what the Soviets had pulled nearer lies on 12 again"
    game.do(Yes())
    assert game.board.pivot == 13 and game.board.event_vp == -1
    assert symbol_side(game.board, AXIS) == AXIS


def test_NR120_partisans_leave_in_the_next_axis_removals():
    units = f"ax_6@{at(-4, 4)} so_kal@{at(-4, 5)} ax_9@lublin"
    game = position(units, turn=6, weather="mud", step="soviet-partisans", options={"partisans": True})
    game.do(Mark("ax_6"))
    assert game.board.units["ax_6"].partisans
    through(game, 8)
    assert not game.board.units["ax_6"].partisans


def test_NRR35_a_scorched_city_costs_what_a_marsh_costs():
    board = position(f"ax_1pz@{at(-4, 2)} ax_6@{at(-4, 2)}", scorched=("0716",), goes=False).board
    assert cost_of(board, "ax_1pz", "0716") == 4 and cost_of(board, "ax_6", "0716") == 2


def test_NR117_the_joker_may_be_kept():
    game = position("", turn=7, step="axis-joker", hands={AXIS: (16, 17)}, options={"joker": True}, joker=AXIS)
    game.do(No())
    assert game.board.joker == AXIS


def test_NR41_two_fortified_fronts_on_one_hex_are_one_too_many_when_the_supply_phase_ends():
    units = f"so_kal@{at(-4, 8)} ax_6@{at(-4, 4)} so_ff1@waiting so_ff2@waiting"
    game = position(units, turn=5, weather="snow", step="axis-fortified", options={"fortified_fronts": True})
    game.do(Mark("so_kal"), At(at(-4, 8)), At(at(-4, 8)))
    assert game.asked == (SOVIET, "overstack") and game.board.phase == Phase.SUPPLY
    game.do(Excess("so_ff1"))
    assert game.where("so_ff1") == "shattered" and game.asked == (AXIS, "move")


def test_NR5_a_reserve_of_an_optional_rule_is_there_when_a_scenario_starts_later():
    assert laid("b", reserves=True).units["so_rsv1"].place == "destroyed"
    assert laid("b").units["so_rsv1"].place == "waiting"
