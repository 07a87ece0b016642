"""U19, R14: recon."""

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Move, Recon
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.state import Zone
from tests.undaunted.position import position, side


def test_U19_recon_removes_a_fog_of_war_from_hand_and_draws_a_card():
    us = side(at="scouts-a@a", hand="scout-a fog-of-war fog-of-war", deck="rifleman-a")
    game = position("a", us=us)
    removed, drawn = game.do(Play("us-scout-a", Recon()))[1:]
    assert removed == e.CardMoved("us", "us-fog-of-war", Zone.HAND, Zone.REMOVED)
    assert drawn.secret.content.card == "us-rifleman-a"
    assert (game.zone("us", "hand"), game.zone("us", "removed")) == ("fog-of-war rifleman-a", "fog-of-war")


def test_U19_the_card_drawn_can_be_played_this_turn():
    us = side(at="scouts-a@a riflemen-a@a", marks="b", hand="scout-a fog-of-war", deck="rifleman-a")
    game = position("a b", us=us)
    game.do(Play("us-scout-a", Recon()))
    assert Move("b") in game.acts("us-rifleman-a")


def test_U19_with_nothing_left_to_draw_the_fog_goes_all_the_same():
    game = position("a", us=side(at="scouts-a@a", hand="scout-a fog-of-war"))
    game.do(Play("us-scout-a", Recon()))
    assert (game.zone("us", "hand"), game.zone("us", "removed")) == ("", "fog-of-war")


def test_R14_Q33_without_a_fog_of_war_in_hand_recon_cannot_be_chosen():
    us = side(at="scouts-a@a", hand="scout-a", deck="rifleman-a", discard="fog-of-war", supply="fog-of-war")
    assert position("a", us=us).refused(Play("us-scout-a", Recon())).rule == "R14"
