"""N11: Critical Intelligence, scenario 10."""

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Control, Move
from kronika.domain.undaunted.content import Face, ObjectivesWorth
from kronika.domain.undaunted.rules.playing import EndTurn, Play
from tests.bench.arena import open_game
from tests.undaunted.position import NORMANDY, position, side

CONTROL = Play("us-rifleman-a", Control())


def at_the_radio(marks="r+", at="b", goal=ObjectivesWorth(9)):
    us = side(at="riflemen-a@r", marks=marks, hand="rifleman-a rifleman-a rifleman-a", goal=goal)
    return position("r=1 b=2", us=us, german=side(at=f"riflemen-a@{at}"), radio="r")


def test_N11_Q26_the_us_may_control_the_radio_tile_again_to_raise_its_objective_by_1():
    game = at_the_radio()
    assert game.do(CONTROL)[1:] == [e.ObjectiveRaised("r", 2)]
    assert game.board.sides["us"].markers == {"r": Face.CONTROLLED}


def test_N11_without_limit():
    game = at_the_radio()
    for value in (2, 3, 4):
        game.do(CONTROL)
        assert game.board.objectives["r"] == value


def test_N11_taking_control_of_it_raises_nothing():
    game = at_the_radio(marks="r")
    assert game.do(CONTROL)[1:] == [e.MarkerPlaced("us", "r", Face.CONTROLLED)]
    assert game.board.objectives["r"] == 1


def test_N11_an_enemy_counter_there_bars_it_as_any_control():
    assert at_the_radio(at="r").refused(CONTROL).rule == "N4"


def test_N11_on_no_other_tile():
    us = side(at="riflemen-a@b", marks="b+ r+", hand="rifleman-a")
    assert position("r=1 b=2", us=us, radio="r").refused(CONTROL).rule == "N4"


def test_N11_the_germans_cannot_raise_it():
    german = side(at="riflemen-a@r", marks="r+", hand="rifleman-a")
    game = position("r=1 b=2", german=german, radio="r", active="german", initiative="german")
    assert game.refused(Play("german-rifleman-a", Control())).rule == "N4"


def test_N11_the_germans_get_the_raised_value_by_controlling_the_tile():
    german = side(at="riflemen-a@b", marks="r", hand="rifleman-a rifleman-a", goal=ObjectivesWorth(2))
    us = side(at="riflemen-a@r", marks="r+ b", hand="rifleman-a rifleman-a")
    game = position("r=1 b", us=us, german=german, radio="r")
    game.do(CONTROL)
    game.do(Play("us-rifleman-a", Move("b")))
    game.do(EndTurn())
    game.do(Play("german-rifleman-a", Move("r")))
    game.do(Play("german-rifleman-a", Control()))
    assert (game.board.winner, game.board.how) == ("german", "objectives")


def test_N11_the_raise_may_win():
    game = at_the_radio(goal=ObjectivesWorth(2))
    game.do(CONTROL)
    assert (game.board.winner, game.board.rule) == ("us", "U24")


def test_N11_the_radio_of_scenario_10_lies_on_6B_for_the_us():
    scene = open_game(NORMANDY, "10", 0)[0].board.scene
    assert (scene.radio, scene.raises) == ("6B", "us")
    assert open_game(NORMANDY, "9", 0)[0].board.scene.radio == ""
