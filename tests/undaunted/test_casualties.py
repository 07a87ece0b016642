"""N8, R8: what a hit costs."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Blast, Control
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, Play
from kronika.domain.undaunted.state import Zone
from tests.undaunted.position import position, side

SHOT = Play("us-rifleman-a", Attack("german-riflemen-a"))
GONE = e.CounterRemoved("german-riflemen-a")


def hit(german, us="rifleman-a", dice=(0,)):
    us_ = side(at="riflemen-a@a", hand=us)
    return position("a", us=us_, german=german, dice=dice)


def lost(source):
    return e.CardMoved("german", "german-rifleman-a", source, Zone.REMOVED)


@pytest.mark.parametrize(
    ("zones", "source"),
    [
        ({"hand": "rifleman-a", "discard": "rifleman-a", "deck": "rifleman-a"}, Zone.HAND),
        ({"hand": "rifleman-b", "discard": "rifleman-a", "deck": "rifleman-a"}, Zone.DISCARD),
        ({"hand": "scout-a", "discard": "rifleman-b", "deck": "rifleman-a"}, Zone.DECK),
    ],
)
def test_N8_Q5_the_card_goes_from_hand_else_discard_pile_else_deck_and_nobody_chooses(zones, source):
    game = hit(side(at="riflemen-a@a", **zones))
    assert game.do(SHOT)[2:] == [lost(source)]
    assert game.prompt() == game.prompt("us"), "nobody else is asked"


def test_N8_Q6_after_a_search_the_deck_is_as_unknown_as_if_shuffled():
    """R21: which of the rest comes next is chance again; nobody saw an order."""
    game = hit(side(at="riflemen-a@a", deck="rifleman-a rifleman-b scout-b"))
    game.do(SHOT)
    assert game.zone("german", "deck") == "rifleman-b scout-b"
    assert game.seen_by("us").sides["german"].deck == ("?", "?")


def test_N8_with_no_card_in_those_zones_the_counter_leaves_the_board():
    game = hit(side(at="riflemen-a@a riflemen-b@a", hand="rifleman-b", removed="rifleman-a"))
    assert game.do(SHOT)[2:] == [GONE]


def test_N8_Q7_the_supply_is_never_touched():
    game = hit(side(at="riflemen-a@a riflemen-b@a", supply="rifleman-a rifleman-a"))
    assert game.do(SHOT)[2:] == [GONE]
    assert game.zone("german", "supply") == "rifleman-a rifleman-a"


def test_N8_Q1_cards_in_the_play_area_are_not_searched_and_are_discarded_at_the_end_of_the_turn():
    """The own mortar hits own riflemen whose only card was just played."""
    us = side(at="mortar@a riflemen-a@d riflemen-b@a", marks="d", hand="rifleman-a mortar", target="d")
    game = position("a b c d", us=us, german=side(at="riflemen-a@a"), dice=[0])
    game.do(Play("us-rifleman-a", Control()))
    assert e.CounterRemoved("us-riflemen-a") in game.do(Play("us-mortar", Blast()))
    assert (game.zone("us", "play"), game.zone("us", "removed")) == ("mortar rifleman-a", "")
    game.do(EndTurn())
    assert game.zone("us", "discard") == "mortar rifleman-a"


def test_N8_only_a_card_of_the_counter_that_was_hit():
    game = hit(side(at="riflemen-a@a riflemen-b@a", hand="rifleman-b scout-a machine-gunner-a", deck="rifleman-b"))
    assert game.do(SHOT)[2:] == [GONE]


def test_N8_Q3_one_hit_costs_one_card():
    game = hit(side(at="riflemen-a@a", hand="rifleman-a rifleman-a", discard="rifleman-a"))
    game.do(SHOT)
    assert (game.zone("german", "hand"), game.zone("german", "discard")) == ("rifleman-a", "rifleman-a")


def test_R8_a_counter_whose_last_card_is_gone_stays_until_it_is_hit_again():
    german = side(at="riflemen-a@a riflemen-b@a", hand="rifleman-a")
    game = hit(german, us="rifleman-a rifleman-a", dice=(0, 0))
    assert game.do(SHOT)[2:] == [lost(Zone.HAND)]
    assert game.at("german-riflemen-a") == "a"
    assert game.do(SHOT)[2:] == [GONE]


def test_R8_hunkering_down_the_last_card_leaves_the_counter_on_the_board():
    game = position("a", us=side(at="riflemen-a@a", hand="rifleman-a"))
    game.do(HunkerDown("us-rifleman-a"))
    assert game.at("us-riflemen-a") == "a"


def test_N8_a_suppressed_counter_loses_its_card_and_stays_suppressed():
    game = hit(side(at="riflemen-a@a!", hand="rifleman-a"))
    game.do(SHOT)
    assert game.at("german-riflemen-a") == "a!"


def test_N8_a_leader_and_fog_of_war_do_not_belong_to_a_counter():
    game = hit(side(at="riflemen-a@a riflemen-b@a", hand="squad-leader-a fog-of-war"))
    assert game.do(SHOT)[2:] == [GONE]
