"""U4, U7–U12: rounds, turns, and what a card can be played for."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Blast, Command, Conceal, Control, Inspire, Move, Recon, Scout, Target
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, PickInitiative, Play, Ready
from kronika.domain.undaunted.state import Zone
from tests.undaunted.position import position, side

FOUR = "rifleman-a scout-a scout-b squad-leader-a"


def test_U4_draw_then_initiative_then_both_turns_then_the_next_round():
    game = position("a", us=side(deck=FOUR), german=side(deck=FOUR), round=0)
    assert (game.board.round, len(game.board.sides["us"].hand), game.prompt().kind) == (1, 4, "initiative")
    game.do(PickInitiative("us-scout-a"), "us")
    game.do(PickInitiative("german-rifleman-a"), "german")
    assert (game.board.active, game.prompt().seat, game.prompt().kind) == ("us", "us", "play")
    game.do(EndTurn())
    assert (game.board.active, game.prompt().seat) == ("german", "german")
    game.do(EndTurn())
    assert (game.board.round, game.prompt().kind) == (2, "initiative")


def test_U4_the_side_with_initiative_has_the_first_turn_whichever_it_is():
    game = position("a", active="german", initiative="german")
    assert game.do(EndTurn()) == [e.TurnEnded("german", 0, 0), e.TurnStarted("us")]


def test_U7_cards_are_played_one_at_a_time_and_stay_in_the_play_area_until_the_turn_ends():
    game = position("a b", us=side(at="riflemen-a@a", marks="a b", hand="rifleman-a rifleman-a"))
    game.do(Play("us-rifleman-a", Move("b")))
    assert (game.zone("us", "hand"), game.zone("us", "play"), game.zone("us", "discard")) == (
        "rifleman-a",
        "rifleman-a",
        "",
    )
    game.do(Play("us-rifleman-a", Control()))
    assert game.zone("us", "play") == "rifleman-a rifleman-a"


def test_U7_a_card_played_serves_one_use():
    game = position("a b", us=side(at="riflemen-a@a", marks="a b", hand="rifleman-a"))
    game.do(Play("us-rifleman-a", Move("b")))
    assert game.legal() == (EndTurn(),)
    assert game.refused(Play("us-rifleman-a", Control())).rule == "U7"


def test_U7_a_card_has_only_the_actions_it_prints():
    game = position("a b", us=side(at="riflemen-a@a", marks="a b", hand="rifleman-a"))
    refused = game.refused(Play("us-rifleman-a", Scout("b")))
    assert (refused.rule, refused.accepted) == ("U7", ("move", "attack", "control"))


def test_U8_hand_and_play_area_are_discarded_at_the_end_of_the_turn():
    us = side(at="riflemen-a@a", marks="b", hand="rifleman-a scout-a fog-of-war", discard="mortar")
    game = position("a b", us=us)
    game.do(Play("us-rifleman-a", Move("b")))
    assert game.do(EndTurn())[0] == e.TurnEnded("us", hand=2, played=1)
    assert (game.zone("us", "hand"), game.zone("us", "play")) == ("", "")
    assert game.zone("us", "discard") == "fog-of-war mortar rifleman-a scout-a"


def test_U8_a_side_may_end_its_turn_whatever_it_could_still_play():
    game = position("a b", us=side(at="riflemen-a@a", marks="b", hand="rifleman-a"))
    assert EndTurn() in game.legal()


def test_U8_a_side_with_nothing_to_play_still_ends_its_turn_itself():
    assert position("a").legal() == (EndTurn(),)


SUPPRESSED = side(at="scouts-a@a!", marks="a", hand="scout-a fog-of-war", deck="rifleman-a")


@pytest.mark.parametrize(
    "act", [Scout("b"), Attack("german-riflemen-a"), Recon(), Conceal()], ids=lambda act: type(act).__name__
)
def test_U9_a_suppressed_counter_performs_no_action(act):
    game = position("a b", us=SUPPRESSED, german=side(at="riflemen-a@b"))
    refused = game.refused(Play("us-scout-a", act))
    assert (refused.rule, refused.accepted) == ("U9", ("ready", "hunker_down"))


def test_U9_Q14_a_card_of_a_suppressed_counter_turns_it_ready_and_that_is_its_whole_use():
    game = position("a b", us=SUPPRESSED)
    assert game.do(Ready("us-scout-a")) == [
        e.CardMoved("us", "us-scout-a", Zone.HAND, Zone.PLAY),
        e.CounterReadied("us-scouts-a"),
    ]
    assert (game.at("us-scouts-a"), game.prompt().kind) == ("a", "play")


def test_U9_Q14_the_card_that_turned_it_ready_is_in_the_play_area_and_can_be_inspired():
    us = side(at="scouts-a@a!", hand="scout-a squad-leader-a")
    game = position("a b", us=us)
    game.do(Ready("us-scout-a"))
    game.do(Play("us-squad-leader-a", Inspire("us-scout-a")))
    assert Scout("b") in game.acts("us-scout-a")


def test_U9_only_a_card_of_that_counter_turns_it_ready():
    us = side(at="riflemen-a@a! riflemen-b@a", marks="a", hand="rifleman-b squad-leader-a", spawns="scouts-a@a")
    game = position("a", us=us)
    for card in ("us-rifleman-b", "us-squad-leader-a"):
        assert game.refused(Ready(card)).rule == "U9"


def test_U9_other_counters_of_the_side_act_as_before():
    us = side(at="riflemen-a@a! riflemen-b@a", marks="b", hand="rifleman-b")
    assert Move("b") in position("a b", us=us).acts("us-rifleman-b")


def test_U9_Q13_hunkering_down_leaves_a_suppressed_counter_suppressed():
    game = position("a b", us=SUPPRESSED)
    game.do(HunkerDown("us-scout-a"))
    assert game.at("us-scouts-a") == "a!"


def test_U10_hunker_down_returns_the_card_to_the_supply_and_changes_nothing_else():
    us = side(at="riflemen-a@a", marks="a", hand="rifleman-a platoon-sergeant", supply="scout-a")
    game = position("a", us=us)
    assert game.do(HunkerDown("us-rifleman-a")) == [e.CardMoved("us", "us-rifleman-a", Zone.HAND, Zone.SUPPLY)]
    game.do(HunkerDown("us-platoon-sergeant"))
    assert game.zone("us", "supply") == "platoon-sergeant rifleman-a scout-a"
    assert (game.zone("us", "play"), game.at("us-riflemen-a")) == ("", "a")


def test_U10_Q11_fog_of_war_cannot_be_hunkered_down():
    game = position("a", us=side(hand="fog-of-war"))
    assert game.refused(HunkerDown("us-fog-of-war")).rule == "U10"


def test_U10_a_card_that_is_not_in_hand_cannot_be_hunkered_down():
    game = position("a", us=side(hand="scout-a", play="rifleman-a"))
    assert game.refused(HunkerDown("us-rifleman-a")).rule == "U7"


def test_U12_an_action_that_cannot_have_its_effect_cannot_be_chosen():
    us = side(at="mortar@a", marks="a+", hand="platoon-sergeant mortar", target="d")
    game = position("a b c d", us=us)
    assert game.acts("us-platoon-sergeant") == []
    assert game.refused(Play("us-platoon-sergeant", Command(1))).rule == "U12"
    assert game.refused(Play("us-mortar", Blast())).rule == "U12"
    assert game.refused(Play("us-mortar", Target("d"))).rule == "U12"


def test_U12_a_card_of_which_no_action_is_possible_can_still_be_hunkered_down():
    game = position("a", us=side(at="riflemen-a@a", marks="a+", hand="rifleman-a"))
    assert game.board.sides["us"].markers == {"a": Face.CONTROLLED}
    assert game.legal() == (HunkerDown("us-rifleman-a"), EndTurn())
