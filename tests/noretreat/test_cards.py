"""Cards drawn, discarded, paid, played and cancelled; windows: NR9 to NR19, NR128, NR129, NR135 to NR140."""

import pytest

from kronika.domain.kernel import orders
from kronika.domain.kernel.events import Order
from kronika.domain.kernel.steps import Ask
from kronika.domain.kernel.words import Rejection
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.cards import Cards, Discard, Drop, Pay, Play, cards_due, fits_half
from kronika.domain.noretreat.rules.declaring import Target
from kronika.domain.noretreat.rules.movement import Stop
from kronika.domain.noretreat.rules.parts import Done, Pass, Pick
from kronika.domain.noretreat.rules.units import Improve, Place, Reorganise
from kronika.domain.noretreat.state import HIDDEN
from kronika.domain.noretreat.system import NORETREAT
from tests.noretreat.playing import can_play, play, plays
from tests.noretreat.position import at, laid, position, started

EVERY = tuple(range(1, 45))


def test_NRQ1_NR10_of_three_cards_one_goes():
    game = position("", step="axis-discard", hands={AXIS: (16, 17, 18)})
    assert game.asked == (AXIS, "discard_to_two")
    assert Done() not in game.legal
    game.do(Discard(17))
    assert game.board.discards == (17,)


def test_NR10_cards_played_during_the_shuffle_count():
    fewer = position("so_kal@moscow so_west@tula", step="soviet-discard", turn=7, hands={SOVIET: (7, 16, 17)})
    play(fewer, 7)
    fewer.do(Pick("0716"))
    assert {16, 17} < set(fewer.board.hands[SOVIET]) and fewer.board.discards == (7,), "two are left: none goes"
    more = position("ax_6@lublin so_kal@moscow", step="axis-discard", turn=7, hands={AXIS: (13, 16, 17)})
    play(more, 13)
    assert more.asked == (AXIS, "discard_to_two") and len(more.board.hands[AXIS]) == 5
    for _ in range(3):
        assert more.asked == (AXIS, "discard_to_two")
        more.do(more.legal[0])
    assert len(more.board.hands[AXIS]) >= 2


def test_NRQ2_NR10_with_one_card_nothing_is_discarded():
    game = position("", step="axis-discard", hands={AXIS: (16,)})
    assert not game.happened(e.CardLaid)


@pytest.mark.parametrize(
    ("side", "turn", "axis", "soviet", "due"),
    [
        (SOVIET, 7, "", "", 4),
        (SOVIET, 7, "moscow", "", 3),
        (SOVIET, 7, "moscow caucasus_oil", "", 3),
        (SOVIET, 21, "", "", 5),
        (AXIS, 7, "", "", 4),
        (AXIS, 8, "", "", 5),
        (AXIS, 9, "", "", 5),
        (AXIS, 20, "", "rumanian_oil", 3),
        (AXIS, 23, "", "rumanian_oil", 1),
    ],
)
def test_NRQ3_NR11_how_many_cards_are_drawn(side, turn, axis, soviet, due):
    assert cards_due(position("", turn=turn, axis=axis, soviet=soviet, goes=False).board, side) == due


def test_NR11_never_below_none():
    assert cards_due(position("", turn=7, fewer={"axis": 9, "soviet": 0}, goes=False).board, AXIS) == 0


def test_NRQ4_NR9_a_single_card_is_not_drawn_but_shuffled_with_the_discards():
    rest = tuple(card for card in EVERY if card not in (16, 17, 18))
    game = position("", step="axis-draw", discards=rest, goes=False)
    assert game.board.pile == (16, 17, 18)
    game.goes_on(16, 17)
    assert len(game.happened(e.Reshuffled)) == 1, "at the moment a draw leaves one card"
    assert len(game.happened(e.CardDrawn)) >= 4


def test_NR9_a_pile_of_one_card_is_shuffled_with_the_cards_beside_it_before_a_draw():
    rest = tuple(card for card in EVERY if card != 16)
    game = position("", step="axis-draw", discards=rest)
    first = next(event for event in game.out.events if isinstance(event, e.Reshuffled | e.CardDrawn))
    assert isinstance(first, e.Reshuffled) and len(game.happened(e.CardDrawn)) >= 4


def test_NRQ134_NR9_the_draw_that_leaves_one_card_comes_third_and_the_fourth_is_drawn():
    rest = tuple(card for card in EVERY if card not in (16, 17, 18, 21))
    game = position("", step="axis-draw", discards=rest)
    names = [type(event) for event in game.out.events if isinstance(event, e.CardDrawn | e.Reshuffled)]
    assert names[:5] == [e.CardDrawn, e.CardDrawn, e.CardDrawn, e.Reshuffled, e.CardDrawn]


def test_NRQ5_NR12_the_immediate_half_of_the_other_side_does_nothing():
    game = position("", step="soviet-draw", turn=4, goes=False)
    game.goes_on(9, 11, 16, 17)
    assert 9 in game.board.hands[SOVIET] and not game.happened(e.WeatherTurned)


def test_NRQ6_NR12_fickle_weather_without_a_marker_draws_its_replacement_all_the_same():
    game = position("", step="axis-draw", turn=7, goes=False)
    game.goes_on(11, 16, 17, 18, 21)
    assert not game.happened(e.WeatherTurned) and len(game.board.hands[AXIS]) == 4
    assert game.board.discards == (11,)


def test_NRQ135_NR12_NR16_drawn_again_in_one_player_turn_it_does_not_happen_again():
    game = position("", step="soviet-draw", turn=7, goes=False, happened=("soviet-40",))
    game.goes_on(40, 16, 17, 18)
    assert not game.happened(e.EventPlayed) and len(game.board.hands[SOVIET]) == 3


def test_NRQ136_NR12_a_card_drawn_in_the_other_sides_turn_counts_too():
    game = position("ax_6@berlin ax_9@posen", step="axis-move", turn=8, hands={AXIS: (17,), SOVIET: (34,)})
    game.do(Play(17, 0))
    assert game.asked == (SOVIET, "cancel")
    game.chance.cards += [12, 16]
    game.do(Play(34, 0))
    (turned,) = game.happened(e.WeatherTurned)
    assert turned.turn == 9 and turned.weather == "mud" and 16 in game.board.hands[SOVIET]


def test_NRQ7_NR14_an_immediate_half_is_not_taken_from_the_discards():
    game = position("", step="soviet-discard", hands={SOVIET: (33, 16, 17)}, discards=(40,))
    assert not can_play(game, 33)
    game = position("", step="soviet-discard", hands={SOVIET: (33, 16, 17)}, discards=(40, 21))
    assert can_play(game, 33)


@pytest.mark.parametrize(
    ("side", "card", "turn", "may"),
    [(AXIS, 22, 5, False), (AXIS, 22, 13, True), (SOVIET, 15, 11, True), (SOVIET, 15, 13, False)],
)
def test_NRQ8_NRQ9_NR15_a_symbol_needs_the_initiative(side, card, turn, may):
    game = position("so_kal@destroyed ax_6@lublin", step=f"{side}-combat_window", turn=turn, hands={side: (card,)})
    assert game.asked == (side, "event_window") and can_play(game, card) == may


def test_NRQ10_NR16_NRR34_the_same_half_does_not_happen_twice_in_a_player_turn():
    game = position("", step="soviet-discard", turn=13, hands={SOVIET: (22, 26, 16)}, discards=(43,))
    board = game.board
    assert not fits_half(board, SOVIET, 43, 0)


def test_NRQ11_NR17_a_unit_profits_from_one_movement_event_in_a_player_turn():
    units = "ax_1pz@berlin"
    game = position(units, step="soviet-movement_window", turn=7, hands={AXIS: (36, 43)})
    play(game, 43)
    game.do(Pick("ax_1pz"), Stop())
    assert not can_play(game, 36)


def test_NRQ12_NR13_NR94_war_on_two_fronts():
    game = position("", step="axis-draw", turn=14)
    assert game.asked == (AXIS, "discard_war")
    game.do(game.legal[0])
    assert len(game.board.hands[AXIS]) == 3
    calm = position("", step="axis-draw", turn=13)
    assert calm.prompt.kind != "discard_war"


def test_NRR56_NRQ184_a_scenario_that_starts_on_a_red_turn_discards_for_it():
    game = started("b")
    assert game.board.event_vp == 0
    while game.prompt.kind in ("event_window", "cancel", "discard_to_two"):
        game.do(game.legal[0])
    assert game.asked == (AXIS, "discard_war")


def test_NR18_a_card_counts_as_one_whatever_is_on_it():
    game = position("ax_6:reduced@lublin", step="axis-flip", turn=7, hands={AXIS: (9, 40)})
    game.do(Improve("ax_6"), Pay(9), Pay(40))
    assert game.face("ax_6") == "full"


def test_NRQ140_NR19_cards_1_to_15_leave_hands_on_turn_23_and_are_shown():
    game = position("", step="house-marker", turn=22, hands={SOVIET: (3, 16), AXIS: (5,)}, discards=(20, 21))
    (changed,) = game.happened(e.DeckChanged)
    assert changed.soviet == (3,) and changed.axis == (5,) and changed.shows
    assert game.board.late and 45 in game.board.cards and 3 not in game.board.cards


# --- playing and cancelling (NR128, NR129)


def test_NRQ137_NR128_gott_mit_uns_repeats_the_card_below_it():
    game = position("", step="axis-discard", turn=4, hands={AXIS: (2, 16, 17)}, discards=(40, 22))
    assert can_play(game, 2), "Albert Speer lies below; its symbol does not bind"
    play(game, 2)
    assert f"{AXIS}-22" in game.board.happened and game.board.discards[:2] == (40, 22)


def test_NRQ138_NR129_a_payment_cancelled_pays_nothing():
    game = position("so_kal@destroyed", step="soviet-place", turn=7, hands={SOVIET: (16, 17), AXIS: (14,)})
    game.do(Place("so_kal"), Pay(16))
    assert game.asked == (AXIS, "cancel")
    game.do(Play(14), Pass())
    assert game.asked == (SOVIET, "pay") and game.board.discards == (16, 14)
    game.do(Drop())
    assert game.where("so_kal") == "destroyed" and game.board.hands[SOVIET] == (17,)


def test_NRQ139_NR129_a_cancelled_cancel_lets_the_first_card_work():
    hands = {SOVIET: (18, 36), AXIS: (14,)}
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands=hands)
    game.passes("event_window")
    while not can_play(game, 18):
        game.do(Pass())
    game.do(Play(18))
    assert game.asked == (AXIS, "cancel")
    game.do(Play(14))
    assert game.asked == (SOVIET, "cancel")
    game.do(Play(36))
    assert game.asked == (SOVIET, "choose"), "Strategic Surprise works"


def test_NG27_NRR32_NRR34_a_cancelled_play_has_not_happened():
    game = position(
        "so_kal@rail so_west@moscow", step="soviet-movement_window", turn=7, hands={SOVIET: (35,), AXIS: (14,)}
    )
    play(game, 35)
    assert game.asked == (AXIS, "cancel")
    game.do(Play(14))
    assert game.where("so_kal") == "rail" and game.board.discards == (35, 14)
    assert f"{SOVIET}-35" not in game.board.happened


def test_NR129_the_card_cancelled_may_be_taken():
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands={SOVIET: (18,), AXIS: (31,)})
    play(game, 18)
    game.do(Play(31))
    assert 18 in game.board.hands[AXIS] and game.board.discards == (31,)


def test_NR128_a_half_is_played_only_if_it_can_do_something():
    game = position("", step="soviet-combat_window", turn=7, hands={SOVIET: (15,)})
    assert not can_play(game, 15), "no unit lies in a box"


# --- prompts (NR135 to NR140)


def test_NRQ172_NRR2_NR138_a_seat_with_a_useless_card_is_asked_all_the_same():
    game = position("", step="axis-card_window", turn=7, hands={SOVIET: (15,)})
    assert game.asked == (SOVIET, "event_window") and game.legal == (Pass(),)


def test_NR138_NR14_the_side_with_initiative_is_asked_first_until_both_pass():
    game = position("", step="axis-card_window", turn=7, hands={SOVIET: (15,), AXIS: (16,)})
    assert game.asked == (AXIS, "event_window")
    game.do(Pass())
    assert game.asked == (SOVIET, "event_window")
    game.do(Pass())
    assert game.prompt.subject != "cards_end"


def test_NRQ173_NR135_one_card_and_a_price_of_one_is_asked_all_the_same():
    game = position("ax_6@lublin~", step="axis-reorganise", turn=7, hands={AXIS: (16,)})
    game.do(Reorganise("ax_6"))
    assert game.asked == (AXIS, "pay") and set(game.legal) == {Drop(), Pay(16)}


def test_NR8_NR135_one_seat_is_asked_at_a_time():
    for scenario in ("a", "c", "f"):
        assert len(started(scenario).out.prompts) == 1


def test_NR135_a_public_prompt_with_one_answer_is_not_asked():
    game = position(f"ax_6@{at(-4, 1)} so_nw@{at(-4, 2)}", step="axis-targets")
    game.chance.dice += [2]
    game.do(Target(at(-4, 2)))
    assert game.happened(e.OddsSet), "one target, one attacker: nothing to choose"


def test_NR136_NR139_several_things_are_named_one_after_another():
    game = position("", step="axis-discard", turn=7, hands={AXIS: (16, 17, 18, 21)})
    game.do(Discard(18), Discard(16))
    assert game.board.discards == (18, 16), "in the order in which their owner chose them"


def test_NR137_a_half_is_played_at_an_open_prompt_of_its_phase():
    game = position("ax_6@lublin ax_9@posen", step="axis-move", turn=7, hands={AXIS: (17,)})
    assert can_play(game, 17, 0) and not can_play(game, 17, 1)


def test_NR125_NR140_a_draw_is_known_to_its_owner_alone():
    from kronika.domain.kernel.sealing import blind

    game = position("", step="axis-draw", turn=7)
    (drawn, *_) = game.happened(e.CardDrawn)
    assert blind(drawn, AXIS).secret.content is not None
    assert blind(drawn, SOVIET).secret.content is None and blind(drawn, AXIS).proof.content is None


def test_NR126_a_draw_takes_the_referees_chain_and_a_random_discard_that_of_the_loser():
    game = plays(AXIS, 42, step="soviet-card_window", turn=7, hands={AXIS: (42,), SOVIET: (16, 17)})
    while game.prompt.kind == "cancel":
        game.do(Pass())
    (lost,) = game.happened(e.CardLost)
    assert lost.use.audience == SOVIET and lost.use.size == 2 and lost.secret.audience == SOVIET
    drawn = position("", step="axis-draw").happened(e.CardDrawn)[0]
    assert drawn.use.audience == "referee"


def test_NRQ132_NRR18_a_view_shows_the_top_card_and_the_count():
    view = NORETREAT.view(position("", discards=(3, 5, 8), goes=False).board)
    assert (view.discards, view.top) == (3, 8)


def test_NR125_a_view_of_the_other_hand_shows_its_size():
    board = position("", hands={AXIS: (16, 17), SOVIET: (HIDDEN, HIDDEN)}, goes=False).board
    own, theirs = NORETREAT.view(board).hands
    assert own.cards == (16, 17) and theirs.cards == () and theirs.size == 2


def test_NRR1_NR5_the_axis_keeps_four_of_six_and_the_soviets_begin_with_none():
    game = started("a", 1, 2, 3, 5, 6, 7)
    assert game.asked == (AXIS, "keep_cards") and len(game.legal) == 6
    game.do(Discard(1), Discard(2))
    assert game.board.hands == {AXIS: (3, 5, 6, 7), SOVIET: ()} and game.board.discards == (1, 2)


def test_NR5_a_card_dealt_whose_own_half_is_immediate_is_put_back():
    game = started("a", 9, 1, 2, 3, 5, 6, 7)
    assert 9 in game.board.pile and len(game.board.hands[AXIS]) == 6


def test_NR5_cards_of_1945_and_the_joker_are_not_in_the_deck():
    board = laid("campaign")
    assert board.cards == EVERY and board.joker == ""


def test_NRR30_the_deck_has_54_cards_ten_of_them_of_1945():
    cards = laid("campaign").scene.cards
    assert sorted(cards) == list(range(1, 55)) and [n for n in cards if cards[n].deck == "from_1945"] == list(
        range(45, 55)
    )


def test_NR128_playable_cards_depend_on_the_own_hand_alone():
    board = position("", hands={AXIS: (16,), SOVIET: (9, 15)}, goes=False).board
    same = position("", hands={AXIS: (16,)}, goes=False).board
    cards, ask = Cards(AXIS), Ask(AXIS, "event_window")
    for one in cards.candidates(board, ask):
        assert cards.objection(board, ask, one) == cards.objection(same, ask, one)


def test_NG15_NRQ116_NR88_soviets_retaking_a_city_lower_the_axis():
    from kronika.domain.noretreat.rules.victory import total_vp

    before = total_vp(position("", axis="minsk", turn=5, goes=False).board, AXIS)
    assert total_vp(position("", soviet="minsk", turn=5, goes=False).board, AXIS) == before - 1


def test_NG16_general_staff_then_rasputitsa_and_the_other_order():
    from msgspec.structs import replace

    from kronika.domain.noretreat.rules.retreats import hexes_of
    from kronika.domain.noretreat.state import Played
    from tests.noretreat.fighting import framed

    board, frame = framed(f"ax_6@{at(-4, 1)}", at(-4, 2), "so_nw")
    staff, mud = Played(AXIS, 17, 1), Played(SOVIET, 4, 0)
    hexes = [
        hexes_of(replace(board, frames=(*board.frames, replace(frame, played=order))), "ax_6")
        for order in ((staff, mud), (mud, staff))
    ]
    assert hexes == [1, 2]


def test_standing_orders_pass_windows_to_the_end_of_a_player_turn_or_the_game():
    board = position("", step="axis-card_window", turn=7, hands={SOVIET: (15,)}).board
    orders = NORETREAT.orders(board, SOVIET)
    assert {order.until for order in orders} == {"axis-turn-7", "soviet-turn-7", "game"}
    assert all(NORETREAT.order_holds(board, order) for order in orders)


def ordered(game, seat):
    """A seat orders that all be passed to the end of the player turn, or until the enemy plays a card."""
    order = NORETREAT.orders(game.board, seat)[0]
    assert order == Order("", f"{game.board.active}-turn-{game.board.turn}")
    given = orders.give(NORETREAT, game.out.position, seat, order, game.chance)
    assert not isinstance(given, Rejection)
    for event in given.events:
        game.out.emit(event)


@pytest.mark.parametrize("card", [15, 14, 36])
def test_NRR68_NR138_an_order_of_every_kind_passes_windows_and_payments_whatever_the_hand_holds(card):
    game = position("so_kal@destroyed", step="soviet-place", turn=7, hands={SOVIET: (16, 17), AXIS: (card,)})
    ordered(game, AXIS)
    game.do(Place("so_kal"), Pay(16))
    assert game.prompt.seat == SOVIET, "a card is paid, not played: the Axis lets it pass"
    while game.board.active == SOVIET:
        assert game.asked == (AXIS, "declare_counterblows") or game.prompt.seat == SOVIET
        game.do(Done() if Done() in game.legal else game.legal[0])


def test_NRR68_NR138_an_order_of_every_kind_ends_when_the_enemy_plays_a_card():
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands={SOVIET: (18, 36), AXIS: (14,)})
    ordered(game, AXIS)
    while not can_play(game, 18):
        game.do(Pass())
    game.do(Play(18))
    assert game.asked == (AXIS, "cancel") and Play(14) in game.legal
    game.do(Pass())
    game.passes("event_window")
    while game.prompt.seat == SOVIET:
        game.do(Pass())
    assert game.asked == (AXIS, "event_window"), "the order does not come back"


def test_NRR68_NR138_an_order_of_every_kind_stands_when_its_own_seat_plays_a_card():
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands={SOVIET: (18, 16), AXIS: (15,)})
    ordered(game, AXIS)
    while not can_play(game, 18):
        game.do(Pass())
    ordered(game, SOVIET)
    assert not [prompt for prompt in game.out.prompts if prompt.kind == "event_window"], "both let all windows pass"


def test_NRQ34_NR36_troop_transfer_improves_on_turn_4():
    game = plays(AXIS, 3, "ax_6:reduced@lublin", step="axis-flip", turn=4)
    assert game.face("ax_6") == "full"
