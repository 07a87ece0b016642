"""U14: scout."""

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Scout
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.state import Zone
from tests.undaunted.position import position, side

FOG = e.CardMoved("us", "us-fog-of-war", Zone.SUPPLY, Zone.DISCARD)


def test_U14_each_tile_without_own_marker_is_scouted_for_a_fog_of_war():
    us = side(at="scouts-a@a", hand="scout-a", supply="fog-of-war fog-of-war fog-of-war")
    game = position("a b c", us=us)
    first = game.do(Play("us-scout-a", Scout("b")))
    assert first[1:4] == [e.CounterMoved("us-scouts-a", "b"), e.MarkerPlaced("us", "b", Face.SCOUTED), FOG]
    second = game.do(Step("c"))
    assert second[:3] == [e.CounterMoved("us-scouts-a", "c"), e.MarkerPlaced("us", "c", Face.SCOUTED), FOG]
    assert (game.zone("us", "discard"), game.zone("us", "supply")) == ("fog-of-war fog-of-war", "fog-of-war")


def test_U14_scout_2_goes_two_tiles_and_no_further():
    game = position("a b c d", us=side(at="scouts-a@a", hand="scout-a"))
    game.do(Play("us-scout-a", Scout("b")))
    assert game.legal() == (Step("c"), Step("a"), Stop())
    game.do(Step("c"))
    assert (game.at("us-scouts-a"), game.prompt().kind) == ("c", "play")


def test_U14_scout_2_may_stop_after_one_tile():
    game = position("a b c", us=side(at="scouts-a@a", hand="scout-a"))
    game.do(Play("us-scout-a", Scout("b")))
    game.do(Stop())
    assert set(game.board.sides["us"].markers) == {"b"}


def test_U14_Q30_no_marker_and_no_fog_for_a_tile_with_an_own_marker():
    us = side(at="scouts-a@a", marks="b c+", hand="scout-a", supply="fog-of-war")
    game = position("a b c", us=us)
    game.do(Play("us-scout-a", Scout("b")))
    game.do(Step("c"))
    assert game.board.sides["us"].markers == {"b": Face.SCOUTED, "c": Face.CONTROLLED}
    assert game.zone("us", "supply") == "fog-of-war"


def test_U14_an_enemy_marker_does_not_count_as_an_own_marker():
    us = side(at="scouts-a@a", hand="scout-a", supply="fog-of-war")
    game = position("a b", us=us, german=side(marks="b+"))
    game.do(Play("us-scout-a", Scout("b")))
    assert game.board.sides["us"].markers == {"b": Face.SCOUTED}


def test_U14_Q29_without_fog_left_the_tile_is_scouted_all_the_same():
    game = position("a b c", us=side(at="scouts-a@a", hand="scout-a", supply="fog-of-war rifleman-a"))
    game.do(Play("us-scout-a", Scout("b")))
    game.do(Step("c"))
    assert set(game.board.sides["us"].markers) == {"b", "c"}
    assert (game.zone("us", "discard"), game.zone("us", "supply")) == ("fog-of-war", "rifleman-a")
