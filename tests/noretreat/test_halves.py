"""All 54 cards, both halves, every use: the digest's table of events."""

import pytest
from msgspec.structs import replace

from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.cards import Do
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET
from kronika.domain.noretreat.rules.battle import Battle, fate
from kronika.domain.noretreat.rules.cards import Discard, Pay, Play
from kronika.domain.noretreat.rules.declaring import Attack, Take, Target
from kronika.domain.noretreat.rules.movement import Go, Move
from kronika.domain.noretreat.rules.odds import judge
from kronika.domain.noretreat.rules.parts import At, Done, No, Pass, Pick
from kronika.domain.noretreat.rules.retreats import Advance, hexes_of
from kronika.domain.noretreat.rules.units import Improve, Place
from kronika.domain.noretreat.state import Board, Played
from tests.noretreat.fighting import battle, fought, framed, shift
from tests.noretreat.playing import can_play, picks, play, plays
from tests.noretreat.position import Table, at, pack, position

A, B, C = at(-4, 2), at(-4, 1), at(-4, 3)
CARDS = {card.n: card for card in pack().cards}
"""An open hex in the USSR with its neighbours west and east."""


def with_played(board: Board, frame: Battle, *played: Played) -> Battle:
    """A battle in which these halves work."""
    return replace(frame, played=played)


def odds(attackers: str, target: str, defenders: str, *played: Played, **more: object):
    """The odds of a battle in which these halves work."""
    board, frame = framed(attackers, target, defenders, **more)
    return judge(board, with_played(board, frame, *played))


def rolled(game: Table) -> list[str]:
    """The results so far."""
    return [event.result for event in game.happened(e.ResultFound)]


def committed(
    side: str, card: int, units: str, target: str, others: str, *, dice=(), attacker=AXIS, hands=None, **more
):
    """A battle in which a half is played in the commitment step."""
    game = battle(units, target, others, side=attacker, hands={side: (card,)} | (hands or {}), **more)
    names = [one.split("@")[0].split(":")[0] for one in units.split()]
    fought(game, *names, dice=dice)
    for _ in range(6):
        if can_play(game, card):
            break
        game.do(next(one for one in game.legal if isinstance(one, Pass | No)))
    game.do(Play(card))
    return game


# --- what is printed


@pytest.mark.parametrize("n", range(1, 55))
def test_every_card_has_two_halves_with_their_symbols(n):
    axis_cross = {3, 5, 6, 12, 14, 17, 18, 33, 36, 37, 42, 43, 44}
    axis_star = {8, 19, 22, 25, 30, 34, 35, 40, 41}
    soviet_cross = {1, 2, 4, 7, 9, 10, 11, 15, 16}
    soviet_star = {21, 23, 24, 26, 27, 28, 29, 30, 31, 32, 38, 39} - {30}
    card = CARDS[n]
    assert card.axis.initiative == (AXIS if n in axis_cross else SOVIET if n in axis_star else "")
    assert card.soviet.initiative == (AXIS if n in soviet_cross else SOVIET if n in soviet_star else "")


def test_the_immediate_halves():
    axis = {n for n, card in CARDS.items() if card.axis.immediate}
    soviet = {n for n, card in CARDS.items() if card.soviet.immediate}
    assert axis == {9, 11, 20, 46, 47, 50, 51, 54} and soviet == {12, 13, 40, 45, 48, 49, 52, 53}


def test_the_gates_of_turn_and_weather():
    gates = {(n, side): CARDS[n].half(side).from_turn for n in CARDS for side in SIDES if CARDS[n].half(side).from_turn}
    assert gates == {(8, SOVIET): 6, (23, SOVIET): 11, (35, AXIS): 17}
    weather = {(n, side): CARDS[n].half(side).weather for n in CARDS for side in SIDES if CARDS[n].half(side).weather}
    assert weather == {(13, AXIS): ("clear",), (43, AXIS): ("clear",), (20, SOVIET): ("clear", "snow")}


# --- 1 to 15


def test_1_axis_manstein_doubles_a_german_unit():
    game = committed(AXIS, 1, f"ax_6@{B} ax_9@{B}", A, "so_cen", dice=(2,))
    assert picks(game) == {"ax_6", "ax_9"}
    game.do(Pick("ax_6"))
    assert game.happened(e.OddsSet)[0].attack == 12


def test_1_axis_NRQ170_NRR30_manstein_not_on_an_unsupplied_army_or_on_rumanians():
    game = battle(f"ax_6@{B}! ax_ru3@{B}", A, "so_cen", hands={AXIS: (1,)})
    fought(game, "ax_6", "ax_ru3")
    assert not can_play(game, 1)


def test_NG29_1_axis_manstein_in_the_soviet_combat_phase_puts_up_to_two_counterblows():
    units = f"ax_6@{B} ax_9@{at(-5, 1)} ax_4@{at(-3, 0)} so_nw@{A} so_kal@{at(-5, 2)} so_west@{at(-3, 1)}"
    game = position(units, step="soviet-counterblows", hands={AXIS: (1,)})
    play(game, 1, 1)
    game.do(*[Pick(sorted(picks(game))[0])])
    game.do(Pick(sorted(picks(game))[0]))
    assert sum(blow.side == AXIS for blow in game.board.blows.values()) == 2 and game.prompt.kind != "choose"


def test_1_soviet_new_conscripts_return_a_unit_near_a_city():
    game = plays(SOVIET, 1, "so_kal@surrendered so_west:red@destroyed ax_6@lublin", step="soviet-combat_window", turn=7)
    game.do(Pick("so_kal"))
    assert At("0822") in game.legal and At(at(-3, 10)) in game.legal
    game.do(At("0822"))
    assert [event.unit for event in game.happened(e.UnitMarked) if event.on] == ["so_kal"]


def test_2_axis_gott_mit_uns_repeats_a_half_of_its_own_side():
    game = position("", step="axis-discard", turn=4, hands={AXIS: (2, 16, 17)}, discards=(9,))
    assert not can_play(game, 2), "an immediate half is not repeated"


def test_2_soviet_manpower_reserves_go_to_the_rail_box():
    game = plays(SOVIET, 2, "so_kal@destroyed so_west@shattered ax_6@lublin", step="axis-card_window", turn=7)
    game.do(Pick("so_kal"), Pick("so_west"))
    assert game.where("so_kal") == "rail" and game.where("so_west") == "rail"


def test_3_axis_troop_transfer_replaces_for_nothing_where_two_cards_are_due():
    game = plays(AXIS, 3, "ax_6@surrendered ax_9@destroyed so_kal@moscow", step="axis-flip", turn=4)
    assert picks(game) == {"ax_6", "ax_9"}
    game.do(Pick("ax_6"), At("0310"))
    assert game.face("ax_6") == "reduced"


@pytest.mark.parametrize(("way", "value"), [("left", -1), ("right", 1)])
def test_3_soviet_black_sea_fleet_shifts_battles_at_the_coast_either_way(way, value):
    coast = at(7, -3)
    beside = position("").board.scene.atlas.land[coast][0]
    game = committed(SOVIET, 3, f"ax_11@{beside}", coast, "so_cri", dice=(2,))
    assert game.asked == (SOVIET, "choose")
    game.do(Pick(way))
    assert [part.value for part in game.happened(e.OddsSet)[0].shifts if part.name == "card-3"] == [value]


def test_4_axis_elastic_defense_fixes_a_retreat():
    game = committed(AXIS, 4, f"so_kal@{C}", A, "ax_6", attacker=SOVIET)
    assert rolled(game) == ["DR"] and game.happened(e.ResultFound)[0].why == e.ResultBy.EVENT


def test_4_soviet_rasputitsa_stops_the_advance_on_the_first_hex():
    board, frame = framed(f"ax_1pz@{B}", A, "so_nw")
    muddy = replace(frame, played=(Played(SOVIET, 4, 0),))
    assert hexes_of(replace(board, frames=(*board.frames, muddy)), "ax_1pz") == 1


def test_5_axis_okh_takes_one_of_the_top_three_and_shuffles():
    game = plays(AXIS, 5, "", step="axis-discard", turn=7, more=(16, 17), discards=(3, 9, 21, 8))
    assert picks(game) == {"21", "8"}, "not the immediate one, not the fourth"
    game.do(Pick("21"))
    assert 21 in game.board.hands[AXIS] and game.happened(e.Reshuffled) and game.board.discards == ()


def test_5_soviet_cavalry_raid_marks_an_axis_unit():
    game = plays(SOVIET, 5, "ax_6@lublin ax_9@posen so_kal@moscow", step="axis-supply", turn=7)
    game.do(Pick("ax_6"))
    assert game.board.units["ax_6"].unsupplied


def test_6_axis_luftwaffe_support_shifts_an_own_attack_or_spares_a_hex():
    assert shift(odds(f"ax_6@{B}", A, "so_nw", Played(AXIS, 6, 0)), "card-6") == 1
    assert not shift(odds(f"so_kal@{C}", A, "ax_6", Played(AXIS, 6, 0), side=SOVIET), "card-6")
    game = plays(AXIS, 6, f"ax_6@{at(4, 8)}! so_kal@moscow", step="axis-removals", turn=7, mode=1)
    assert game.where("ax_6") == at(4, 8)


def test_6_soviet_partisans_cost_the_axis_a_step_of_its_choice():
    game = plays(SOVIET, 6, "ax_6@lublin ax_9@posen so_kal@moscow", step="soviet-flip", turn=7)
    assert game.asked == (AXIS, "choose")
    game.do(Pick("ax_9"))
    assert game.face("ax_9") == "reduced"


def test_7_axis_production_problems_undo_a_soviet_replacement():
    hands = {AXIS: (7,), SOVIET: (16, 17)}
    game = position("so_kal@destroyed ax_6@lublin", step="soviet-place", turn=7, hands=hands)
    game.do(Place("so_kal"), Pay(16), Pass(), At("0822"))
    assert game.asked == (AXIS, "event_window") and can_play(game, 7)
    play(game, 7)
    game.passes("place") if game.prompt.kind == "cancel" else None
    assert game.where("so_kal") == "destroyed" and 16 in game.board.discards


@pytest.mark.parametrize(("box", "price"), [("destroyed", (16,)), ("surrendered", (16, 17))])
def test_7_axis_NRR66_production_problems_undo_what_cost_one_card(box, price):
    game = position(f"so_kal@{box} ax_6@lublin", step="soviet-place", turn=7, hands={AXIS: (7,), SOVIET: (16, 17)})
    game.do(Place("so_kal"))
    for card in price:
        game.do(Pay(card), Pass())
    game.do(At("0822"))
    assert game.asked == (AXIS, "event_window") and can_play(game, 7) == (len(price) == 1)


def test_7_axis_NRR66_production_problems_undo_one_of_two_units():
    hands = {AXIS: (7, 16), SOVIET: (17, 19)}
    game = position("so_kal@destroyed so_bry@destroyed ax_6@lublin", step="soviet-place", turn=7, hands=hands)
    for unit, card, place in (("so_kal", 17, "0822"), ("so_bry", 19, "0921")):
        game.do(Place(unit), Pay(card), Pass(), At(place))
        game.do(Pass()) if unit == "so_kal" else play(game, 7)
    assert (game.where("so_kal"), game.where("so_bry")) == ("0822", "destroyed")


def test_7_soviet_scorched_earth_makes_a_city_a_marsh():
    game = plays(SOVIET, 7, "so_kal@moscow ax_6@lublin", step="soviet-discard", turn=7, more=(16, 17))
    game.do(Pick("0716"))
    assert game.board.scorched == ("0716",)


def test_8_axis_new_tank_design_has_two_uses():
    assert shift(odds(f"ax_1pz@{B}", A, "so_bry", Played(AXIS, 8, 0)), "armour") == 1
    denied = odds(f"so_cen:red@{C}", A, "ax_6", Played(AXIS, 8, 1), side=SOVIET, turn=13)
    assert shift(odds(f"so_cen:red@{C}", A, "ax_6", side=SOVIET, turn=13), "armour") == 1
    assert not shift(denied, "armour")


def test_8_soviet_lend_lease_draws_two_or_upgrades():
    game = plays(SOVIET, 8, "so_kal@moscow so_west@tula ax_6@lublin", step="soviet-flip", turn=6)
    assert len(game.board.hands[SOVIET]) == 2
    up = plays(SOVIET, 8, "so_kal@moscow so_west@tula ax_6@lublin", step="soviet-flip", turn=6, mode=1)
    up.do(Pick("so_kal"))
    assert up.face("so_kal") == "red"
    from kronika.domain.noretreat.rules.units import Flipping

    assert next(frame for frame in up.board.frames if isinstance(frame, Flipping)).free == 1, "not counted"


def test_9_axis_unseasonal_weather_turns_this_and_the_next_marker():
    game = position("", step="axis-draw", turn=9, goes=False)
    game.goes_on(9, 16, 17, 18, 21, 22)
    assert [(event.turn, event.weather) for event in game.happened(e.WeatherTurned)] == [(9, "mud"), (10, "mud")]


def test_9_soviet_za_rodinu_draws_two_and_discards_one_of_them_or_stays_sudden_death():
    game = plays(SOVIET, 9, "so_kal@moscow ax_6@lublin", step="axis-card_window", turn=7, mode=1, more=(16,))
    drawn = [event.secret.content for event in game.happened(e.CardDrawn)]
    assert len(drawn) == 2 and {one.card for one in game.legal} == set(drawn)
    stay = position(
        "so_kal@moscow ax_6@lublin",
        turn=5,
        step="house-marker",
        hands={SOVIET: (9,)},
        event_vp=6,
        axis="minsk smolensk riga kiev odessa moscow",
    )
    play(stay, 9)
    assert stay.board.winner == "" and stay.happened(e.SuddenDeathSkipped)


def test_10_axis_battle_initiative_moves_a_supplied_unit_two_points():
    game = plays(AXIS, 10, f"ax_1pz@{at(-4, 0)} so_kal@moscow", step="soviet-movement_window", turn=7)
    assert game.asked[1] == "go" and Go(at(-4, 2)) in game.legal and Go(at(-4, 3)) not in game.legal


def test_10_soviet_not_a_step_back_turns_retreats_into_exchanges_for_the_phase():
    game = committed(SOVIET, 10, f"ax_1pz@{B} ax_2pz@{B}", A, "so_nw", dice=(1,))
    assert rolled(game) == ["EX"] and game.happened(e.EventStaysInEffect)


def test_NR12_11_axis_fickle_weather_turns_the_marker_as_soon_as_it_is_drawn():
    game = position("", step="axis-draw", turn=9, goes=False)
    game.goes_on(11, 16, 17, 18, 21, 22)
    (turned,) = game.happened(e.WeatherTurned)
    assert (turned.turn, turned.weather) == (9, "mud") and game.board.weather == "mud"


def test_11_soviet_NRR36_no_mercy_costs_each_side_a_step_after_the_battle():
    game = committed(SOVIET, 11, f"ax_6@{B}", A, "so_nw", dice=(2,))
    assert rolled(game) == ["NE"] and game.face("ax_6") == "reduced" and game.where("so_nw") == "destroyed"


def test_12_axis_bock_draws_a_card_when_he_pays_for_a_replacement():
    game = position("ax_6@destroyed so_kal@moscow", step="axis-place", turn=7, hands={AXIS: (12,)})
    game.do(Place("ax_6"), Pay(12))
    assert len(game.board.hands[AXIS]) == 1
    improve = position("ax_6:reduced@lublin", step="axis-reorganise", turn=7, hands={AXIS: (12, 16)})
    assert not can_play(improve, 12)


@pytest.mark.parametrize(("card", "turn", "weather"), [(12, 8, "mud"), (13, 8, None), (12, 9, "mud"), (13, 9, "snow")])
def test_12_soviet_13_soviet_general_mud_and_general_winter_set_the_next_marker(card, turn, weather):
    game = position("", step="soviet-draw", turn=turn, goes=False)
    game.goes_on(card, 16, 17, 18, 21)
    turned = [(event.turn, event.weather) for event in game.happened(e.WeatherTurned)]
    assert turned == ([(turn + 1, weather)] if weather else []), "September has no snow"


def test_13_axis_summer_campaign_draws_three_and_obliges_to_four_targets():
    game = plays(AXIS, 13, "ax_6@lublin so_kal@moscow", step="axis-discard", turn=7, more=(16, 17))
    assert len(game.board.hands[AXIS]) == 5
    (duty,) = game.happened(e.MustAttack)
    assert (duty.side, duty.n, duty.kind, duty.penalty) == (AXIS, 4, "declared", 1)
    assert not can_play(position("", step="axis-discard", turn=6, weather="mud", hands={AXIS: (13, 16, 17)}), 13)


def test_14_axis_cancels_a_discard_too():
    game = position("so_kal@moscow", step="soviet-discard", turn=7, hands={AXIS: (14,), SOVIET: (16, 17, 18)})
    game.do(Discard(16))
    assert game.asked == (AXIS, "cancel") and can_play(game, 14)


def test_14_soviet_russian_tenacity_fixes_an_exchange_in_a_city_alone():
    city = committed(SOVIET, 14, f"ax_6@{A} ax_9@{A}", C, "so_nw", soviet="minsk")
    assert rolled(city) == ["EX"]
    field = committed(SOVIET, 14, f"ax_6@{B}", A, "so_nw", dice=(2,))
    assert rolled(field) == ["NE"]


def test_15_axis_backhand_blow_removes_counterblows_and_draws():
    from tests.noretreat.fighting import blow

    game = battle(f"ax_6@{B} ax_9@{at(-5, 3)}", A, "so_cen", hands={AXIS: (15,)}, rest=f"so_kal@{at(-5, 4)}")
    blow(game, at(-5, 4), SOVIET, "counterblow")
    game.goes_on(dice=(2,))
    game.do(Done(), Attack(A))
    while not can_play(game, 15):
        game.do(next(one for one in game.legal if isinstance(one, Take | Done | Pass)))
    game.do(Play(15))
    assert picks(game) == {at(-5, 4)}
    game.do(Pick(at(-5, 4)))
    assert at(-5, 4) not in game.board.blows


def test_15_soviet_strategic_reserves_return_a_unit_by_rail():
    game = plays(SOVIET, 15, "so_kal@shattered so_west@destroyed ax_6@lublin", step="axis-combat_window", turn=7)
    game.do(Pick("so_west"))
    assert game.asked[1] == "detrain_at"
    game.do(At("0822"))
    assert [event.unit for event in game.happened(e.UnitMarked) if event.on] == ["so_west"]


# --- 16 to 30


@pytest.mark.parametrize(("side", "card"), [(AXIS, 16), (SOVIET, 43)])
def test_16_axis_43_soviet_roll_a_die_again(side, card):
    game = battle(f"ax_6@{B}", A, "so_nw", hands={side: (card,)})
    fought(game, "ax_6", dice=(2, 6))
    game.passes("event_window") if game.prompt.kind == "commit_card" else None
    play(game, card)
    assert rolled(game) == ["DR"]


@pytest.mark.parametrize(("axis", "soviet", "lost"), [(2, 5, "ax_6"), (5, 2, "so_nw")])
def test_16_soviet_nkvd_duels(axis, soviet, lost):
    game = committed(SOVIET, 16, f"ax_6@{B}", A, "so_nw", dice=(axis, soviet))
    assert (game.face("ax_6") == "reduced") == (lost == "ax_6")
    assert (game.where("so_nw") == "destroyed") == (lost == "so_nw")


def test_16_soviet_nkvd_a_tie_is_fought_on_the_axis_table():
    game = committed(SOVIET, 16, f"ax_6@{B}", A, "so_nw", dice=(3, 3, 6))
    assert rolled(game) == ["DR"]


def test_16_axis_NR138_a_die_of_a_duel_is_rolled_again_too():
    game = committed(SOVIET, 16, f"ax_6@{B}", A, "so_nw", dice=(1, 6, 5), hands={AXIS: (16,)})
    while game.prompt.kind == "cancel":
        game.do(Pass())
    assert game.asked == (AXIS, "event_window") and can_play(game, 16)
    game.do(Play(16))
    assert game.where("so_nw") == "destroyed" and game.face("ax_6") == "full", "6 against 5"


def test_17_axis_general_staff_adds_two_points_to_a_stack_or_a_hex_to_an_advance():
    game = plays(AXIS, 17, "ax_6@lublin ax_9@lublin ax_4@posen so_kal@moscow", step="axis-move", turn=7)
    assert picks(game) == {"1010", "0411"}
    game.do(Pick("1010"))
    assert game.board.bonus == {"ax_6": 2, "ax_9": 2}


def test_17_soviet_NRR36_infiltration_attacks_a_stack_one_by_one():
    game = committed(SOVIET, 17, f"so_kal@{C} so_west@{at(-5, 3)}", A, "ax_6 ax_ru3", attacker=SOVIET, dice=(6, 6))
    assert picks(game) == {"ax_6", "ax_ru3"}
    game.do(Pick("ax_ru3"))
    assert game.happened(e.OddsSet)[0].defence == 2


def test_18_axis_kesselschlacht_takes_a_marked_unit_prisoner():
    game = plays(AXIS, 18, f"ax_6@lublin so_kal@{at(-5, -3)} so_west@moscow", step="axis-supply", turn=7)
    assert game.where("so_kal") == "surrendered" and game.board.event_vp == 1


def test_18_axis_NRR65_NR106_NR89_kesselschlacht_sends_a_cadre_to_the_turn_track_for_nothing():
    game = plays(AXIS, 18, f"ax_6@lublin so_os1@{at(-5, -3)} so_west@moscow", step="axis-supply", turn=7)
    assert (game.where("so_os1"), game.board.units["so_os1"].turn) == ("track", 8)
    assert game.board.event_vp == 0


def test_18_axis_NRR65_NR79_NR89_kesselschlacht_sends_a_unit_where_its_back_says():
    game = plays(AXIS, 18, f"ax_6@lublin so_ff1@{at(-5, -3)} so_west@moscow", step="axis-supply", turn=7)
    assert game.where("so_ff1") == "out" and game.board.event_vp == 0


@pytest.mark.parametrize(("face", "targets"), [("brown", {"so_kal", "so_len"}), ("red", set())])
def test_18_axis_NRR65_kesselschlacht_does_not_take_a_fortress(face, targets):
    units = f"ax_6@lublin so_len:{face}@{at(-5, -3)} so_kal@{at(-6, -2)} so_west@moscow"
    game = plays(AXIS, 18, units, step="axis-supply", turn=7)
    assert picks(game) == targets
    assert game.where("so_kal") == ("surrendered" if not targets else at(-6, -2))


def test_18_axis_NRR65_kesselschlacht_is_not_played_for_a_fortress_alone():
    units = f"ax_6@lublin so_len:red@{at(-5, -3)} so_west@moscow"
    game = position(units, step="axis-supply", turn=7, hands={AXIS: (18,)})
    assert game.board.units["so_len"].unsupplied and not can_play(game, 18)


def test_18_soviet_strategic_surprise_entrains_and_detrains_two():
    game = plays(SOVIET, 18, "so_kal@moscow so_west@tula ax_6@lublin", step="axis-card_window", turn=7)
    game.do(Pick("so_kal"), Done(), Pick("so_kal"))
    assert game.asked[1] == "detrain_at"


def test_18_soviet_NR130_strategic_surprise_entrains_who_is_supplied_now():
    game = plays(SOVIET, 18, "so_kal@moscow! so_west@1011 ax_6@0911 ax_9@1111", step="axis-card_window", turn=7)
    assert picks(game) == {"so_kal"}


def test_19_axis_roving_cauldron_lets_defenders_retreat_through_zones():
    from kronika.domain.noretreat.rules.retreats import Retreating, ways

    board = position(f"ax_6@{A} so_kal@{C} so_west@{at(-3, 1)} so_nw@{at(-5, 2)} so_cen@{at(-3, 0)}", goes=False).board
    bound, free = (ways(board, Retreating(AXIS, ("ax_6",), 2, free=one), "ax_6") for one in (False, True))
    assert len(free) > len(bound)


def test_19_soviet_hitler_orders_attack_obliges_the_axis():
    game = plays(SOVIET, 19, "ax_6@lublin so_kal@moscow", step="axis-card_window", turn=7)
    (duty,) = game.happened(e.MustAttack)
    assert (duty.side, duty.n, duty.kind, duty.penalty) == (AXIS, 3, "voluntary", 2)


def test_NRR37_a_duty_not_done_costs_points_unless_too_little_was_possible():
    nobody = position("ax_6@lublin so_kal@moscow", step="axis-targets", turn=7, duties=_duty(AXIS, 3, "voluntary", 2))
    assert nobody.board.event_vp == 0
    lazy = position(
        f"ax_6@{B} so_nw@{A} so_kal@moscow", step="axis-targets", turn=7, duties=_duty(AXIS, 3, "voluntary", 2)
    )
    lazy.do(Done())
    assert lazy.board.event_vp == -2
    done = position(
        f"ax_6@{B} so_nw@{A} so_kal@moscow", step="axis-targets", turn=7, duties=_duty(AXIS, 3, "declared", 2)
    )
    done.do(Target(A), dice=(2,))
    done.passes("move") if done.board.active == AXIS else None
    assert done.board.event_vp == 0


def _duty(side, n, kind, penalty):
    from kronika.domain.noretreat.state import Duty

    return (Duty(side, n, kind, penalty),)


@pytest.mark.parametrize(("side", "card"), [(AXIS, 20), (SOVIET, 40), (SOVIET, 53), (AXIS, 54)])
def test_20_axis_40_soviet_53_soviet_54_axis_immediate_reshuffles(side, card):
    game = position("", step=f"{side}-draw", turn=24 if card > 44 else 7, goes=False, discards=(21, 22), late=card > 44)
    game.goes_on(card, 16, 17, 18, 24)
    assert game.happened(e.Reshuffled) and game.board.discards == ()


def test_20_soviet_major_offensive_draws_four_and_obliges_the_soviets():
    game = plays(SOVIET, 20, "so_kal@moscow ax_6@lublin", step="soviet-discard", turn=7, more=(16, 17))
    assert len(game.happened(e.CardDrawn)) == 4 and game.happened(e.MustAttack)[0].side == SOVIET


def test_21_axis_expert_leaders_choose_of_two_dice():
    game = committed(AXIS, 21, f"ax_6@{B}", A, "so_nw", dice=(2, 6))
    assert picks(game) == {"2", "6"}
    game.do(Pick("6"))
    assert rolled(game) == ["DR"]


def test_21_soviet_bridgehead_cancels_the_river_and_turns_nothing_into_an_exchange():
    over = at(-4, -1)
    plain = odds(f"so_kal@{over}", at(-4, 0), "ax_6", side=SOVIET, turn=13)
    bridged = odds(f"so_kal@{over}", at(-4, 0), "ax_6", Played(SOVIET, 21, 0), side=SOVIET, turn=13)
    assert shift(plain, "river") == -1 and not shift(bridged, "river")
    game = committed(SOVIET, 21, f"so_kal@{C}", A, "ax_6", attacker=SOVIET, dice=(3,), turn=13)
    assert rolled(game) == ["EX"]


def test_22_axis_speer_draws_three_and_discards_one():
    game = plays(AXIS, 22, "ax_6@lublin so_kal@moscow", step="axis-card_window", turn=13)
    assert len(game.happened(e.CardDrawn)) == 3 and game.asked == (AXIS, "discard")


@pytest.mark.parametrize("table", [AXIS, SOVIET])
def test_22_soviet_zhukov_names_the_table_for_battles_nearby(table):
    game = committed(SOVIET, 22, f"ax_6@{B}", A, "so_nw", dice=(3,))
    game.do(Pick(table))
    assert game.happened(e.OddsSet)[0].table == table
    (stays,) = game.happened(e.EventStaysInEffect)
    assert stays.played.near == (A,)


def test_23_axis_stalin_orders_attack_obliges_the_soviets():
    game = plays(AXIS, 23, "ax_6@lublin so_kal@moscow", step="soviet-card_window", turn=7)
    (duty,) = game.happened(e.MustAttack)
    assert (duty.side, duty.n, duty.kind) == (SOVIET, 4, "any")


@pytest.mark.parametrize(("turn", "more"), [(13, 2), (18, 4)])
def test_23_soviet_sturmoviks_strengthen_each_soviet_unit_in_two_battles(turn, more):
    game = committed(SOVIET, 23, f"so_kal@{C} so_west@{at(-5, 3)}", A, "ax_6", attacker=SOVIET, dice=(3,), turn=turn)
    assert game.happened(e.OddsSet)[0].attack == 8 + 2 * more
    (stays,) = game.happened(e.EventStaysInEffect)
    board = replace(game.board, stays=(stays.played,))
    for battles, works in ((1, True), (2, True), (3, False)):
        tally = replace(board.tally, battles=battles)
        moved, frame = framed(f"so_kal@{C}", A, "ax_6", side=SOVIET, turn=turn)
        found = judge(replace(moved, stays=(stays.played,), tally=tally), frame)
        assert (found.attack == 4 + more) == works


def test_24_axis_hold_at_all_costs_turns_soviet_retreats_into_exchanges():
    game = committed(AXIS, 24, f"so_sw:red@{C} so_res:red@{at(-5, 3)}", A, "ax_6", attacker=SOVIET, dice=(3,), turn=10)
    assert rolled(game) == ["EX"]


@pytest.mark.parametrize(("choice", "discards", "steps"), [("cards", 2, 0), ("step", 1, 1)])
def test_24_soviet_western_offensive_costs_the_axis_cards_or_a_step(choice, discards, steps):
    game = position(
        "ax_6@lublin so_kal@moscow", step="axis-card_window", turn=13, hands={SOVIET: (24,), AXIS: (17, 18, 19)}
    )
    play(game, 24)
    while game.prompt.kind == "cancel":
        game.do(Pass())
    assert game.asked == (AXIS, "choose")
    game.do(Pick(choice))
    while game.prompt.kind in ("discard", "cancel"):
        game.do(game.legal[0])
    assert len(game.board.hands[AXIS]) == 3 - discards
    assert (game.face("ax_6") == "reduced") == bool(steps)


def test_25_axis_ersatz_units_bring_cadres_by_rail():
    game = plays(AXIS, 25, "ax_kg1@cadre ax_kg2@cadre ax_6@lublin so_kal@moscow", step="axis-flip", turn=13)
    game.do(Pick("ax_kg1"), At("1010"), Done())
    assert game.where("ax_kg1") == "1010"


def test_25_soviet_red_orchestra_sees_the_hand_and_discards_a_card():
    game = position("ax_6@lublin so_kal@moscow", step="axis-card_window", turn=7, hands={SOVIET: (25,), AXIS: (17, 18)})
    play(game, 25)
    while game.prompt.kind == "cancel":
        game.do(Pass())
    (shown,) = game.happened(e.HandShown)
    assert shown.secret.audience == SOVIET and shown.secret.content == (17, 18)
    assert picks(game) == {"17", "18"}
    game.do(Pick("18"))
    assert game.board.hands[AXIS] == (17,)


@pytest.mark.parametrize(("side", "card", "mode"), [(AXIS, 26, 0), (SOVIET, 37, 0)])
def test_26_axis_37_soviet_free_counterblows(side, card, mode):
    active = SOVIET if side == AXIS else AXIS
    game = position(f"ax_6@{B} so_nw@{A}", step=f"{active}-counterblows", hands={side: (card,)}, turn=7)
    play(game, card, mode)
    game.do(Pick(B if side == AXIS else A))
    assert len(game.happened(e.BlowLaid)) == 1 and game.board.hands[side] == ()


def test_26_soviet_na_berlin_repeats_a_soviet_half():
    game = position(
        "so_kal@moscow ax_6@lublin", step="soviet-card_window", turn=13, hands={SOVIET: (26,)}, discards=(18,)
    )
    play(game, 26)
    assert f"{SOVIET}-18" in game.board.happened


def test_27_axis_river_crossing_cancels_rivers_and_rolls_nothing_again():
    game = committed(AXIS, 27, f"ax_6@{at(-4, -1)}", at(-4, 0), "so_nw", dice=(2, 6))
    assert not [part for part in game.happened(e.OddsSet)[0].shifts if part.name == "river"]
    assert rolled(game) == ["DR"]


def test_27_soviet_konev_fixes_a_retreat_at_2_to_1():
    strong = committed(SOVIET, 27, f"so_kal:red@{C} so_res:red@{at(-5, 3)}", A, "ax_6", attacker=SOVIET, turn=13)
    assert rolled(strong) == ["DR"] and strong.happened(e.ResultFound)[0].why == e.ResultBy.EVENT
    weak = committed(SOVIET, 27, f"so_kal@{C}", A, "ax_6", attacker=SOVIET, turn=13, dice=(3,))
    assert rolled(weak) == ["NE"]


@pytest.mark.parametrize(
    ("side", "card", "attacker", "units", "other"),
    [(AXIS, 28, SOVIET, f"so_cen@{C}", "ax_6"), (SOVIET, 30, AXIS, f"ax_6@{B}", "so_nw")],
)
def test_28_axis_30_soviet_shift_left_after_the_roll(side, card, attacker, units, other):
    game = battle(units, A, other, side=attacker, hands={side: (card,)})
    fought(game, units.split("@")[0], dice=(5,))
    game.passes("event_window") if game.prompt.kind == "commit_card" else None
    assert game.prompt.subject == "rolled"
    before = game.board.frames
    play(game, card)
    assert rolled(game) and before


@pytest.mark.parametrize(("turn", "value"), [(13, 1), (17, 2)])
def test_28_soviet_katyushas_shift_right(turn, value):
    found = odds(f"so_kal@{C}", A, "ax_6", Played(SOVIET, 28, 0), side=SOVIET, turn=turn)
    assert shift(found, "card-28") == value


def test_29_axis_model_doubles_all_defenders():
    found = odds(f"so_kal@{C}", A, "ax_6 ax_9", Played(AXIS, 29, 0), side=SOVIET)
    assert found.defence == 16


def test_29_soviet_wave_assault_attacks_once_more():
    game = plays(SOVIET, 29, f"so_kal@{C} ax_6@{A}", step="soviet-combat_window", turn=13)
    assert game.happened(e.BlowLaid)[-1].space == A
    assert game.happened(e.OddsSet)


def test_30_axis_last_reserves_give_two_steps_for_a_point():
    game = plays(AXIS, 30, "ax_ssgr:reduced@berlin ax_6@destroyed so_kal@moscow", step="axis-card_window", turn=18)
    assert picks(game) == {"ax_ssgr", "ax_6"}
    game.do(Pick("ax_ssgr"), Pick("ax_6"), At("0310"))
    assert game.board.event_vp == -1 and game.face("ax_ssgr") == "full"


# --- 31 to 44


def test_31_axis_takes_the_card_it_cancels():
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands={SOVIET: (18,), AXIS: (31,)})
    play(game, 18)
    game.do(Play(31))
    assert 18 in game.board.hands[AXIS]
    discard = position("so_kal@moscow", step="soviet-discard", turn=7, hands={AXIS: (31,), SOVIET: (16, 17, 18)})
    discard.do(Discard(16))
    assert not can_play(discard, 31), "only what is played"


def test_31_soviet_strategic_bombing_undoes_an_axis_step():
    hands = {SOVIET: (31,), AXIS: (16, 17)}
    game = position("ax_6:reduced@lublin so_kal@moscow", step="axis-flip", turn=13, hands=hands)
    game.do(Improve("ax_6"))
    for card in (16, 17):
        game.do(Pay(card), Pass())
    assert game.face("ax_6") == "full" and can_play(game, 31)
    game.do(Play(31))
    assert game.face("ax_6") == "reduced"


@pytest.mark.parametrize(
    ("side", "card", "attacker", "units", "other"),
    [
        (AXIS, 32, SOVIET, f"so_kal@{C}", "ax_6"),
        (SOVIET, 42, AXIS, f"ax_6@{B}", "so_nw"),
        (AXIS, 52, SOVIET, f"so_kal@{C}", "ax_6"),
    ],
)
def test_32_axis_42_soviet_52_axis_a_mandatory_counterattack(side, card, attacker, units, other):
    game = committed(
        side, card, units, A, other, attacker=attacker, dice=(4,), turn=24 if card == 52 else 7, late=card == 52
    )
    assert rolled(game)[0] == "CA" and game.prompt.kind != "accept_counterattack"
    assert max(event.battles for event in game.happened(e.Tallied)) == 2


def test_32_soviet_prepared_offensive_eases_stacking_of_three_adjacent_hexes():
    units = f"so_kal@{C} so_west@{C} ax_6@lublin"
    game = plays(SOVIET, 32, units, step="soviet-move", turn=13)
    game.do(Pick(C))
    assert A in picks(game) and at(-4, 6) not in picks(game)
    game.do(Done())
    assert game.board.eased == (C,)
    from kronika.domain.noretreat.rules.units import fits

    assert fits(game.board, SOVIET, ("so_kal", "so_west"), C)


def test_33_axis_siege_artillery_treats_a_fortress_as_infantry():
    board, frame = framed(f"ax_1pz@{B}", A, "so_len:red")
    siege = replace(frame, result="DR", played=(Played(AXIS, 33, 0),))
    assert fate(board, replace(frame, result="DR"), A) == "NE" and fate(board, siege, A) == "DR"


def test_33_soviet_stavka_takes_the_top_discard_or_turns_the_joker():
    game = plays(SOVIET, 33, "", step="soviet-discard", turn=7, more=(16, 17), discards=(21,))
    assert 21 in game.board.hands[SOVIET]
    turned = plays(SOVIET, 33, "", step="soviet-discard", turn=7, mode=1, more=(16, 17), joker=AXIS)
    assert turned.board.joker == SOVIET


def test_34_axis_logistics_problems_shift_all_soviet_attacks_left():
    played = Played(AXIS, 34, 0)
    assert shift(odds(f"so_kal@{C}", A, "ax_6", played, side=SOVIET), "card-34") == -1
    assert not shift(odds(f"ax_6@{B}", A, "so_nw", played), "card-34")


@pytest.mark.parametrize(("card", "takes", "draws"), [(34, False, 1), (36, True, 0)])
def test_34_soviet_36_soviet_cancel_an_axis_card(card, takes, draws):
    game = position(
        "ax_6@lublin ax_9@posen so_kal@moscow", step="axis-move", turn=7, hands={AXIS: (17,), SOVIET: (card,)}
    )
    game.do(Play(17), Play(card))
    assert game.board.bonus == {} and (17 in game.board.hands[SOVIET]) == takes
    assert len(game.happened(e.CardDrawn)) == draws


def test_35_axis_manpower_crisis_costs_two_soviet_steps():
    game = plays(AXIS, 35, "so_kal:red@moscow so_west:red@tula so_os1@gorki ax_6@lublin", step="axis-flip", turn=18)
    assert game.asked == (SOVIET, "choose") and picks(game) == {"so_kal", "so_west"}
    game.do(Pick("so_kal"))
    assert game.face("so_kal") == "brown" and game.face("so_west") == "brown"


def test_35_soviet_maskirovka_detrains_and_moves():
    game = plays(SOVIET, 35, "so_kal@rail ax_6@lublin", step="soviet-movement_window", turn=7)
    game.do(Pick("so_kal"), At("0822"))
    game.do(Pick("so_kal"))
    assert Go(at(-3, 10)) in game.legal


def test_36_axis_surprise_attack_moves_a_stack_and_lays_a_counterblow():
    units = f"ax_6@{at(-4, 0)} ax_9@{at(-4, 0)} so_nw@{A}"
    game = plays(AXIS, 36, units, step="soviet-movement_window", turn=7)
    game.do(*([Pick(at(-4, 0))] if game.prompt.kind == "choose" else []))
    game.do(Go(B))
    assert game.where("ax_6") == B and game.where("ax_9") == B
    assert game.board.blows[B].kind == "counterblow" and game.board.blows[B].side == AXIS


def test_NRQ171_NRR31_37_axis_guderian_at_2_to_1_with_two_left_forces_a_retreat():
    game = committed(AXIS, 37, f"ax_1pz@{at(-4, -1)}", at(-4, 0), "so_nw")
    judged = game.happened(e.OddsSet)[0]
    assert judged.odds == "2-1" and rolled(game) == ["DR"]
    city = committed(AXIS, 37, f"ax_1pz@{A}", C, "so_nw", dice=(2,), soviet="minsk")
    assert rolled(city) != ["DR"], "not a city"


@pytest.mark.parametrize(("axis", "soviet"), [(2, 5), (5, 2), (4, 4)])
def test_38_axis_hedgehogs_duel_and_a_tie_costs_both(axis, soviet):
    game = committed(AXIS, 38, f"so_kal@{C}", A, "ax_6", attacker=SOVIET, dice=(axis, soviet))
    assert (game.face("ax_6") == "reduced") == (axis <= soviet)
    assert (game.where("so_kal") == "destroyed") == (soviet <= axis)


def test_38_soviet_industrial_surge_draws_two_and_gives_a_step():
    game = plays(SOVIET, 38, "so_kal@moscow so_west@destroyed ax_6@lublin", step="soviet-card_window", turn=18)
    assert len(game.happened(e.CardDrawn)) == 2 and picks(game) == {"so_kal", "so_west"}


def test_39_axis_operational_moves_one_point_over_cheap_hexes():
    game = plays(AXIS, 39, f"ax_6@{at(-4, 0)} ax_9@lublin so_kal@moscow", step="soviet-movement_window", turn=7)
    game.do(Pick("ax_6"))
    assert all(game.board.scene.cost[False][one.to] == 1 for one in game.legal if isinstance(one, Go))


def test_39_soviet_steam_roller_makes_shock_worth_two():
    board, frame = framed(f"so_kal@{C}", A, "ax_6", side=SOVIET, turn=13, support=True)
    rolled_on = replace(board, stays_turn=(Played(SOVIET, 39, 0),))
    assert shift(judge(board, frame), "support") == 1 and shift(judge(rolled_on, frame), "support") == 2


def test_40_axis_das_vaterland_draws_two_and_discards_one_of_them():
    game = plays(AXIS, 40, "ax_6@lublin so_kal@moscow", step="axis-card_window", turn=13, mode=1)
    assert len(game.happened(e.CardDrawn)) == 2 and game.asked == (AXIS, "discard")


def test_41_axis_defensive_works_stand_until_a_soviet_unit_enters():
    game = plays(AXIS, 41, f"ax_6@{A} ax_9@lublin so_kal@moscow", step="axis-flip", turn=13)
    game.do(Pick(A))
    assert game.board.works == (A,)
    gone = position(f"so_kal@{C} ax_6@lublin", step="soviet-move", turn=13, works=(A,))
    gone.do(Move("so_kal"), Go(A))
    assert gone.board.works == ()


def test_41_soviet_central_command_moves_four_units_a_hex():
    game = plays(SOVIET, 41, "so_kal@moscow so_west@tula ax_6@lublin", step="axis-movement_window", turn=7)
    game.do(Pick("so_kal"))
    distance = game.board.scene.atlas.distance
    assert all(distance("0822", one.to) == 1 for one in game.legal if isinstance(one, Go))


def test_42_axis_industrial_relocation_discards_a_random_card():
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands={AXIS: (42,), SOVIET: (16, 17)})
    play(game, 42)
    game.chance.cards = [17]
    while game.prompt.kind == "cancel" and not game.happened(e.CardLost):
        game.do(Pass())
    assert game.happened(e.CardLost)[0].card == 17


def test_43_axis_panzerblitz_moves_all_supplied_armour_two_points_in_clear_weather():
    units = f"ax_1pz@{at(-4, 0)} ax_2pz@{at(-5, 0)} ax_6@lublin so_kal@moscow"
    game = plays(AXIS, 43, units, step="soviet-movement_window", turn=7)
    assert picks(game) == {"ax_1pz", "ax_2pz"}
    mud = position(units, step="soviet-movement_window", turn=7, weather="mud", hands={AXIS: (43,)})
    assert not can_play(mud, 43)


@pytest.mark.parametrize(("die", "may"), [(2, True), (3, True), (4, False)])
def test_44_axis_kleist_rolls_nothing_or_a_counterblow_again(die, may):
    game = battle(f"ax_6@{B}", A, "so_nw", hands={AXIS: (44,)})
    fought(game, "ax_6", dice=(die, 6))
    game.passes("event_window") if game.prompt.kind == "commit_card" else None
    assert can_play(game, 44) == may


@pytest.mark.parametrize(("turn", "ally"), [(10, "1010"), (11, "track")])
def test_44_soviet_axis_allies_waver(turn, ally):
    hands = {SOVIET: (44,), AXIS: (16, 17)}
    game = position(
        "ax_ru3@lublin ax_6@posen so_kal@moscow", step="axis-card_window", turn=turn, hands=hands, before="clear"
    )
    play(game, 44)
    while game.prompt.kind in ("cancel", "discard", "choose"):
        game.do(game.legal[0])
    assert len(game.board.hands[AXIS]) == 1 and game.where("ax_ru3") == ally


# --- 45 to 54


def late(side: str, card: int, units: str, *, step: str, **more: object) -> Table:
    """A half of 1945 played."""
    return plays(side, card, units, step=step, turn=more.pop("turn", 24), late=True, **more)


def drawn_late(side: str, card: int, units: str = "so_kal@moscow", **more: object) -> Table:
    """An immediate half of 1945 drawn."""
    game = position(units, step=f"{side}-draw", turn=24, late=True, goes=False, **more)
    return game.goes_on(card, 16, 17, 18, 21)


def test_45_axis_desperate_offensive_gives_three_blitz_markers():
    game = late(AXIS, 45, "ax_6@berlin so_kal@moscow", step="axis-discard", more=(16, 17))
    assert game.board.support[AXIS] == 3 and game.board.event_vp == -1 and len(game.happened(e.CardDrawn)) == 1


@pytest.mark.parametrize(
    ("side", "card", "units", "soviet", "vp"),
    [
        (SOVIET, 45, "", "budapest", -1),
        (SOVIET, 45, "", "", 1),
        (AXIS, 46, "ax_garr@berlin", "", 1),
        (AXIS, 46, "", "", -1),
        (AXIS, 47, "ax_6@minsk", "", 1),
        (AXIS, 47, "ax_6@berlin", "", -1),
        (SOVIET, 48, "so_len@finland", "", -1),
        (SOVIET, 48, "", "", 0),
        (SOVIET, 49, "so_bry@bucharest", "bucharest", -1),
        (SOVIET, 49, "", "", 1),
        (AXIS, 50, "", "", 1),
        (AXIS, 50, "", "konigsberg", -1),
        (SOVIET, 52, "", "belgrade", -1),
        (SOVIET, 52, "", "", 0),
    ],
)
def test_45_soviet_46_axis_47_axis_48_soviet_49_soviet_50_axis_52_soviet_immediate_points_by_a_public_condition(
    side, card, units, soviet, vp
):
    game = drawn_late(side, card, f"{units} so_kal@moscow", soviet=soviet)
    assert game.board.event_vp == vp


def test_46_soviet_rokossovsky_shifts_an_attack_of_armour_and_infantry():
    played = Played(SOVIET, 46, 0)
    both = odds(f"so_cen:red@{C} so_kal:red@{C}", A, "ax_6", played, side=SOVIET, turn=24)
    alone = odds(f"so_kal:red@{C}", A, "ax_6", played, side=SOVIET, turn=24)
    assert shift(both, "card-46") == 1 and not shift(alone, "card-46")


def test_47_soviet_heavy_artillery_cancels_fortresses_and_shifts_in_a_city():
    board, frame = framed("so_kal:red@0409", "0310", "ax_garr ax_vs1", side=SOVIET, turn=24)
    heavy = replace(frame, result="DR", played=(Played(SOVIET, 47, 0),))
    assert fate(board, heavy, "0310") == "DR" and shift(judge(board, heavy), "card-47") == 1


def test_48_axis_festung_deutschland_rebuilds_a_fortress():
    game = late(AXIS, 48, "ax_6@berlin so_kal@moscow", step="axis-flip")
    assert {"ax_fort1", "ax_fort2"} <= picks(game) and "ax_garr" not in picks(game) and "ax_fin" not in picks(game)
    game.do(Pick("ax_fort1"), At("0310"))
    assert game.where("ax_fort1") == "0310" and game.board.event_vp == -1


def test_49_axis_volkssturm_levies_rebuild_two():
    game = late(AXIS, 49, "ax_6@berlin so_kal@moscow", step="axis-flip")
    game.do(Pick("ax_vs2"))
    assert game.where("ax_vs2") == "0411", "its own city"


def test_50_soviet_hurrah_shifts_an_attack_on_a_german_city():
    played = Played(SOVIET, 50, 0)
    assert shift(odds("so_kal:red@0409", "0310", "ax_6", played, side=SOVIET, turn=24), "card-50") == 1
    assert not shift(odds(f"so_kal:red@{C}", A, "ax_6", played, side=SOVIET, turn=24), "card-50")


@pytest.mark.parametrize(("gives", "vp"), [(True, 1), (False, -1)])
def test_51_axis_wacht_am_rhein_removes_a_unit_or_loses_a_point(gives, vp):
    game = drawn_late(AXIS, 51, "ax_6@berlin ax_vs1@posen ax_garr@berlin so_kal@moscow")
    assert picks(game) == {"ax_6"}
    game.do(Pick("ax_6") if gives else Done())
    assert game.board.event_vp == vp and (game.where("ax_6") == "out") == gives


def test_51_soviet_one_last_push_fights_on_after_an_exchange():
    units = f"so_kal:red@{C} so_west:red@{C}"
    game = battle(units, A, "ax_6", side=SOVIET, hands={SOVIET: (51,)}, turn=24, late=True)
    fought(game, "so_kal", "so_west", dice=(2, 6))
    for _ in range(20):
        if can_play(game, 51):
            break
        game.do(game.legal[0])
    assert rolled(game) == ["EX"] and can_play(game, 51)
    game.do(Play(51))
    for _ in range(5):
        if len(game.happened(e.OddsSet)) == 2:
            break
        game.do(next((one for one in game.legal if isinstance(one, Pass | No)), game.legal[0]))
    assert len(game.happened(e.OddsSet)) == 2


def test_NR18_53_axis_volksgrenadiers_pay_for_two_in_the_organisation_phase():
    game = position("ax_6:reduced@berlin", step="axis-flip", turn=23, hands={AXIS: (53,)}, late=True)
    game.do(Improve("ax_6"), Pay(53))
    assert game.face("ax_6") == "full"


def test_54_soviet_stalin_tanks_double_the_armour_bonus():
    found = odds(f"so_cen:red@{C}", A, "ax_6", Played(SOVIET, 54, 0), side=SOVIET, turn=25, weather="clear")
    assert shift(found, "armour") == 2


def test_every_half_with_effects_is_of_a_kind_that_is_carried_out():
    from kronika.domain.noretreat.rules.effects import AUTOMATIC, PICKED, STAYS
    from kronika.domain.noretreat.rules.possible import BATTLE

    special = {Do.REPEAT_TOP, Do.AXIS_CHOICE, Do.DISCARD_VALUE}
    known = set(AUTOMATIC) | set(PICKED) | set(STAYS) | set(BATTLE) | special
    modes = [mode for card in CARDS.values() for side in SIDES for mode in card.half(side).modes]
    assert {effect.do for mode in modes for effect in mode.effects} <= known


# --- to the end


def test_17_soviet_infiltration_goes_on_until_all_have_been_attacked_and_then_advances():
    army = f"so_kal@{C} so_west@{at(-5, 3)}"
    game = committed(SOVIET, 17, army, A, "ax_ru3 ax_ru4", attacker=SOVIET, dice=(6, 6))
    game.do(Pick("ax_ru3"))
    while game.prompt.kind == "retreat":
        game.do(game.legal[0])
    assert len(game.happened(e.OddsSet)) == 2 and len(rolled(game)) == 2, "the last one is attacked without asking"
    while game.prompt.kind == "retreat":
        game.do(game.legal[0])
    assert game.asked == (SOVIET, "advance")
    game.do(Advance("so_kal", A))
    assert game.where("so_kal") == A


def test_39_soviet_steam_roller_works_for_the_player_turn():
    game = plays(SOVIET, 39, "so_kal@moscow ax_6@lublin", step="soviet-discard", turn=13, more=(16, 17))
    assert [played.card for played in game.board.stays_turn] == [39]


def test_32_soviet_units_too_many_retreat_a_hex_at_the_end_of_the_turn():
    units = f"so_kal@{C} so_west@{C} ax_6@lublin"
    game = position(units, step="soviet-eased", turn=13, eased=(C,))
    assert game.asked == (SOVIET, "retreat")
    game.do(next(one for one in game.legal if one.unit == "so_west"))
    assert game.where("so_kal") == C and game.board.scene.atlas.distance(game.where("so_west"), C) == 1


def test_2_axis_gott_mit_uns_asks_which_use():
    game = position("ax_6@lublin so_kal@moscow", step="axis-discard", turn=4, hands={AXIS: (2, 16, 17)}, discards=(22,))
    play(game, 2)
    assert [event.card for event in game.happened(e.EventPlayed)] == [2, 22]


def test_NRR20_a_counterblow_result_without_a_marker_left_has_no_effect():
    from tests.noretreat.fighting import blow

    units = f"ax_6@{B} so_nw@{A}"
    game = position(units, step="axis-battles", goes=False)
    blow(game, A, SOVIET, "counterblow")
    for column in range(5):
        blow(game, at(1, column), AXIS, "counterblow", left=True)
    game.goes_on(dice=(3,))
    assert rolled(game) == ["CB"] and B not in game.board.blows
