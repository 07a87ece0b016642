"""U23, U24, N9, N10, R5: when a scenario is won."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Blast, Control
from kronika.domain.undaunted.content import ObjectivesWorth
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted.position import PIN, position, side

CONTROL = Play("us-rifleman-a", Control())
SHOT = Play("us-rifleman-a", Attack("german-riflemen-a"))


def won(game):
    return (game.board.winner, game.board.how, game.board.rule)


def worth(value):
    return ObjectivesWorth(value)


# --- U23, U24: objectives


def taking(needed):
    us = side(at="riflemen-a@a", marks="a b+ c", hand="rifleman-a rifleman-b", goal=worth(needed))
    return position("a=2 b=3 c=9 d=9", us=us, german=side(at="riflemen-a@d", marks="d+", goal=worth(100)))


@pytest.mark.parametrize(("needed", "winner"), [(4, "us"), (5, "us"), (6, "")])
def test_U24_the_objectives_on_tiles_one_controls_must_reach_the_value(needed, winner):
    """2 + 3; the 9s on a tile only scouted and on one the enemy controls do not count."""
    game = taking(needed)
    game.do(CONTROL)
    assert game.board.winner == winner


def test_U23_Q43_the_scenario_ends_immediately_and_the_round_is_not_finished():
    game = taking(5)
    assert game.do(CONTROL)[-1] == e.ScenarioWon("us", "objectives", "U24")
    assert (game.position.game.prompts, game.board.active, game.zone("us", "hand")) == ((), "us", "rifleman-b")
    assert game.position.game.outcome.winners == ("us",)


def test_U24_losing_a_tile_loses_its_value():
    us = side(at="riflemen-a@a", marks="a", hand="rifleman-a")
    game = position("a=2 b", us=us, german=side(at="riflemen-a@b", marks="a+"))
    game.do(CONTROL)
    worth_of = {view.id: view.worth for view in game.view("us").sides}
    assert worth_of == {"us": 2, "german": 0}


# --- N9: pin


def pinning(german, us_goal=PIN, dice=(0,), **us):
    us = {"at": "riflemen-a@a", "hand": "rifleman-a", **us}
    return position("a=2 b=1", us=side(goal=us_goal, **us), german=german, dice=dice)


def test_N9_pin_is_won_when_the_last_enemy_riflemen_counter_leaves_the_board():
    game = pinning(side(at="riflemen-a@b scouts-a@b machine-gunners-a@b"))
    game.do(SHOT)
    assert won(game) == ("us", "pin", "N9")


def test_N9_riflemen_of_every_squad_count():
    game = pinning(side(at="riflemen-a@b riflemen-c@b"))
    game.do(SHOT)
    assert game.board.winner == ""


def test_N9_Q40_riflemen_cards_left_anywhere_do_not_help():
    game = pinning(side(at="riflemen-a@b", hand="rifleman-b", deck="rifleman-c", supply="rifleman-a"))
    game.do(SHOT)
    assert won(game) == ("us", "pin", "N9")


def test_N9_the_own_blast_may_lose_the_scenario():
    us = side(at="mortar@a riflemen-a@d", hand="mortar", target="d")
    game = position("a b c d", us=us, german=side(at="riflemen-a@a", goal=PIN), dice=[0])
    game.do(Play("us-mortar", Blast()))
    assert won(game) == ("german", "pin", "N9")


def test_N9_Q41_pinned_in_a_scenario_of_objectives_is_not_lost_yet():
    game = pinning(side(at="riflemen-a@b scouts-a@b", deck="rifleman-b"), us_goal=worth(3))
    game.do(SHOT)
    assert won(game) == ("", None, "")
    assert game.prompt().kind == "play"


def both_pinned(us="", german="", initiative="us"):
    """The last riflemen of the US fall to their own mortar; the Germans have none on the board."""
    us_ = side(at="mortar@a riflemen-a@d", marks=us, hand="mortar", supply="rifleman-a", target="d")
    game = position(
        "a=2 b=2 c=1 d",
        us=us_,
        german=side(at="scouts-a@a", marks=german, supply="rifleman-a"),
        initiative=initiative,
        dice=[0],
    )
    game.do(Play("us-mortar", Blast()))
    return won(game)


def test_N9_Q41_both_pinned_the_higher_value_of_objectives_wins():
    assert both_pinned(us="a+ c+", german="b+", initiative="german") == ("us", "both_pinned", "N9")
    assert both_pinned(us="c+", german="b+", initiative="us") == ("german", "both_pinned", "N9")


def test_N9_Q42_both_pinned_and_equal_the_side_with_initiative_wins():
    assert both_pinned(us="a+", german="b+", initiative="german") == ("german", "both_pinned", "N9")
    assert both_pinned(us="a+", german="b+", initiative="us") == ("us", "both_pinned", "N9")


# --- N10: hopeless


def hopeless(us="b+", german="", **zones):
    """The Germans lose their last riflemen counter; `zones`: where they have riflemen cards left."""
    german_ = side(at="riflemen-a@b scouts-a@b", marks=german, removed="rifleman-a", goal=worth(9), **zones)
    game = pinning(german_, us_goal=worth(9), marks=us)
    game.do(SHOT)
    return won(game)


def test_N10_a_hopeless_side_loses_to_one_that_controls_more():
    assert hopeless(us="b+") == ("us", "hopeless", "N10")


@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play", "supply"])
def test_N10_a_riflemen_card_left_in_any_zone_is_hope(zone):
    assert hopeless(us="b+", **{zone: "rifleman-b"}) == ("", None, "")


def test_N10_cards_of_other_units_do_not_give_hope():
    assert hopeless(us="b+", hand="scout-a platoon-sergeant fog-of-war")[0] == "us"


@pytest.mark.parametrize(("us", "german"), [("", ""), ("b+", "a+")], ids=["equal", "less"])
def test_N10_with_an_equal_or_higher_value_the_hopeless_side_holds_out(us, german):
    assert hopeless(us=us, german=german) == ("", None, "")


def test_N10_the_opponent_wins_as_soon_as_its_value_is_higher():
    us = side(at="riflemen-a@b", marks="a+ b", hand="rifleman-a", goal=worth(9))
    german = side(at="scouts-a@c", marks="c+", removed="rifleman-a", goal=worth(9))
    game = position("a=2 b=1 c=2", us=us, german=german)
    game.do(CONTROL)
    assert won(game) == ("us", "hopeless", "N10")


def test_N10_if_the_opponent_is_pinned_too_both_are_compared():
    us = side(at="mortar@a riflemen-a@d", marks="a+", hand="mortar", supply="rifleman-a", target="d")
    german = side(at="scouts-a@a", marks="b+", removed="rifleman-a")
    game = position("a=2 b=2 c d", us=us, german=german, initiative="german", dice=[0])
    game.do(Play("us-mortar", Blast()))
    assert won(game) == ("german", "both_pinned", "N9")


def test_N10_a_side_that_has_to_pin_is_not_hopeless():
    us = side(at="riflemen-a@a", marks="a+", hand="rifleman-a", goal=worth(9))
    game = position("a=2 b", us=us, german=side(at="riflemen-a@b", goal=PIN), dice=[0])
    game.do(SHOT)
    assert won(game) == ("", None, "")


def test_N10_if_the_opponent_has_to_pin_it_wins_by_pinning():
    game = pinning(side(at="riflemen-a@b", removed="rifleman-a", goal=worth(9)))
    game.do(SHOT)
    assert won(game) == ("us", "pin", "N9")


# --- R5


@pytest.mark.parametrize("active", ["us", "german"])
def test_R5_if_one_change_meets_both_conditions_the_active_side_wins(active):
    """The Germans hold all they need when a hit, US or their own, takes their last riflemen."""
    us = side(at="riflemen-a@b", hand="rifleman-a", goal=PIN)
    german = side(at="mortar@a riflemen-a@d", marks="c+", hand="mortar", target="d", goal=worth(2))
    game = position("a b c=2 d", us=us, german=german, active=active, initiative=active, dice=[0])
    game.do(SHOT if active == "us" else Play("german-mortar", Blast()))
    assert game.board.winner == active
