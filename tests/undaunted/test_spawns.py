"""N2, U25, R11: counters coming on."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Bolster, Command, Conceal, Control, Move, Recon, Scout, Stalk
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, Play
from kronika.domain.undaunted.state import Zone
from tests.bench.arena import open_game
from tests.undaunted.position import NORMANDY, position, side


def test_N2_a_card_played_for_an_action_brings_its_counter_on_then_acts():
    game = position("a b", us=side(marks="a b", hand="rifleman-a", spawns="riflemen-a@a"))
    assert game.do(Play("us-rifleman-a", Move("b"))) == [
        e.CardMoved("us", "us-rifleman-a", Zone.HAND, Zone.PLAY),
        e.CounterPlaced("us-riflemen-a", "a"),
        e.CounterMoved("us-riflemen-a", "b"),
    ]


@pytest.mark.parametrize("act", [Scout("b"), Recon(), Conceal(), Attack("german-riflemen-a")])
def test_N2_any_action_of_the_card_does(act):
    us = side(hand="scout-a fog-of-war", deck="rifleman-a", spawns="scouts-a@a")
    game = position("a b", us=us, german=side(at="riflemen-a@b"), dice=(1,))
    assert e.CounterPlaced("us-scouts-a", "a") in game.do(Play("us-scout-a", act))


def test_N2_a_counter_on_the_board_is_not_placed_again():
    game = position("a b", us=side(at="riflemen-a@b", marks="a b", hand="rifleman-a", spawns="riflemen-a@a"))
    game.do(Play("us-rifleman-a", Control()))
    assert game.at("us-riflemen-a") == "b"


def test_N2_without_a_deployment_marker_it_cannot_come_on():
    game = position("a b", us=side(marks="a b", hand="rifleman-a"), german=side(at="riflemen-a@b"))
    refused = game.refused(Play("us-rifleman-a", Attack("german-riflemen-a")))
    assert (refused.rule, refused.accepted) == ("N2", ("hunker_down",))


def test_N2_Q10_hunkering_down_neither_brings_a_counter_on_nor_takes_it_off():
    us = side(at="riflemen-b@b", hand="rifleman-a rifleman-b", spawns="riflemen-a@a riflemen-b@a")
    game = position("a b", us=us)
    game.do(HunkerDown("us-rifleman-a"))
    game.do(HunkerDown("us-rifleman-b"))
    assert (game.at("us-riflemen-a"), game.at("us-riflemen-b")) == ("", "b")


def test_U25_whether_the_action_can_be_chosen_is_judged_from_where_it_comes_on():
    us = side(at="riflemen-b@d", marks="a b", hand="rifleman-a", spawns="riflemen-a@a")
    game = position("a b c d", us=us, german=side(at="scouts-a@d"))
    assert game.acts("us-rifleman-a") == [Move("b"), Attack("german-scouts-a"), Control()]
    assert game.odds(Play("us-rifleman-a", Attack("german-scouts-a"))).target == 5 + 3


def test_U25_a_card_none_of_whose_actions_is_possible_there_cannot_be_played_for_one():
    game = position("a b", us=side(hand="rifleman-a", spawns="riflemen-a@a"))
    assert game.legal() == (HunkerDown("us-rifleman-a"), EndTurn())
    assert game.refused(Play("us-rifleman-a", Control())).rule == "N4"
    assert game.at("us-riflemen-a") == ""


def test_R11_Q77_Q8_a_counter_that_left_comes_back_ready_at_its_deployment_marker():
    us = side(at="riflemen-b@b!", hand="squad-leader-b platoon-sergeant", supply="rifleman-b", spawns="riflemen-b@a")
    german = side(at="riflemen-a@b", hand="rifleman-a")
    game = position("a b", us=us, german=german, active="german", initiative="german", dice=(0, 1))
    game.do(Play("german-rifleman-a", Attack("us-riflemen-b")))
    assert game.at("us-riflemen-b") == ""
    game.do(EndTurn())
    game.do(Play("us-squad-leader-b", Bolster("us-rifleman-b")))
    game.do(Play("us-platoon-sergeant", Command(1)))
    game.do(Play("us-rifleman-b", Attack("german-riflemen-a")))
    assert game.at("us-riflemen-b") == "a"


def test_Q9_it_comes_on_where_its_side_has_no_marker_or_the_enemy_controls():
    us = side(hand="sniper", spawns="snipers@a")
    game = position("a b", us=us, german=side(at="riflemen-a@a", marks="a+"))
    game.do(Play("us-sniper", Stalk("b")))
    assert game.at("us-snipers") == "b"


def test_Q9_the_sniper_of_scenario_4_stands_and_comes_on_where_nobody_scouted():
    board = open_game(NORMANDY, "4", 0)[0].board
    assert (board.counters["us-snipers"].space, board.scene.spawns["us"]["us-snipers"]) == ("6A", "6A")
    assert "6A" not in board.sides["us"].markers


def test_N2_a_counter_on_a_tile_the_enemy_controls_can_be_brought_on_to_take_it():
    us = side(marks="a", hand="rifleman-a", spawns="riflemen-a@a")
    game = position("a b", us=us, german=side(marks="a+"))
    game.do(Play("us-rifleman-a", Control()))
    assert game.board.sides["us"].markers["a"] == Face.CONTROLLED
