"""U16–U18, N4–N6, R2–R4: bolster, command, conceal, control, inspire, target."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Bolster, Command, Conceal, Control, Inspire, Move, Target
from kronika.domain.undaunted.content import Action, ActionName, Face
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.rules.support import Take
from kronika.domain.undaunted.state import Zone
from tests.undaunted.position import position, side

SUPPLY = "rifleman-a rifleman-a rifleman-b scout-a fog-of-war"


def taken(card):
    return e.CardMoved("us", f"us-{card}", Zone.SUPPLY, Zone.DISCARD)


# --- bolster


def test_U16_bolster_3_takes_up_to_three_cards_of_the_supply_to_the_discard_pile():
    game = position("a", us=side(hand="platoon-sergeant", supply=SUPPLY))
    assert game.do(Play("us-platoon-sergeant", Bolster("us-rifleman-a")))[1] == taken("rifleman-a")
    assert game.do(Take("us-rifleman-a"))[0] == taken("rifleman-a")
    assert game.do(Take("us-scout-a"))[0] == taken("scout-a")
    assert (game.zone("us", "discard"), game.prompt().kind) == ("rifleman-a rifleman-a scout-a", "play")


def test_U16_with_a_squad_shown_only_cards_of_it_leaders_too():
    game = position("a", us=side(hand="squad-leader-a", supply=f"{SUPPLY} squad-leader-a"))
    accepted = ("us-rifleman-a", "us-scout-a", "us-squad-leader-a")
    for card in ("us-rifleman-b", "us-fog-of-war"):
        refused = game.refused(Play("us-squad-leader-a", Bolster(card)))
        assert (refused.rule, refused.accepted) == ("U16", accepted)
    game.do(Play("us-squad-leader-a", Bolster("us-scout-a")))
    assert game.refused(Take("us-rifleman-b")).rule == "U16"


def test_U16_only_cards_that_are_in_the_supply():
    game = position("a", us=side(hand="platoon-sergeant", supply="rifleman-a", discard="scout-a"))
    assert game.refused(Play("us-platoon-sergeant", Bolster("us-scout-a"))).rule == "U16"


def test_U16_bolster_ends_when_the_supply_holds_no_more():
    game = position("a", us=side(hand="platoon-sergeant", supply="rifleman-a"))
    game.do(Play("us-platoon-sergeant", Bolster("us-rifleman-a")))
    assert game.prompt().kind == "play"


def test_R4_Q35_bolster_may_stop_after_one_card_but_not_before():
    game = position("a", us=side(hand="platoon-sergeant", supply=SUPPLY))
    assert game.refused(Play("us-platoon-sergeant", Bolster(""))).rule == "U16"
    game.do(Play("us-platoon-sergeant", Bolster("us-rifleman-b")))
    game.do(Stop())
    assert (game.zone("us", "discard"), game.prompt().kind) == ("rifleman-b", "play")


def test_R4_bolster_from_a_supply_without_a_fitting_card_cannot_be_chosen():
    game = position("a", us=side(hand="squad-leader-a", supply="rifleman-b"))
    assert game.acts("us-squad-leader-a") == []


def test_R3_Q36_fog_of_war_may_be_bolstered_where_no_squad_is_shown():
    game = position("a", us=side(hand="platoon-guide", supply="fog-of-war"))
    game.do(Play("us-platoon-guide", Bolster("us-fog-of-war")))
    assert game.zone("us", "discard") == "fog-of-war"


def test_Q37_a_bolstered_card_is_usable_this_round_only_if_a_reshuffle_brings_it_up():
    us = side(deck="fog-of-war", hand="squad-leader-a platoon-sergeant", supply="rifleman-a")
    game = position("a", us=us)
    game.do(Play("us-squad-leader-a", Bolster("us-rifleman-a")))
    assert game.zone("us", "hand") == "platoon-sergeant"
    game.do(Play("us-platoon-sergeant", Command(2)))
    assert game.zone("us", "hand") == "fog-of-war rifleman-a"


# --- command


@pytest.mark.parametrize(
    ("deck", "discard", "most"), [("mortar sniper scout-a", "", 2), ("mortar", "", 1), ("", "", 0)]
)
def test_U17_command_2_draws_up_to_two_cards_as_many_as_there_are(deck, discard, most):
    game = position("a", us=side(hand="platoon-sergeant", deck=deck, discard=discard))
    assert game.acts("us-platoon-sergeant") == [Command(count) for count in range(1, most + 1)]


def test_U17_the_cards_drawn_can_be_played_this_turn():
    us = side(at="riflemen-a@a", marks="b", hand="platoon-sergeant", deck="rifleman-a")
    game = position("a b", us=us)
    game.do(Play("us-platoon-sergeant", Command(1)))
    assert Move("b") in game.acts("us-rifleman-a")


def test_U17_no_more_than_the_card_shows():
    game = position("a", us=side(hand="platoon-sergeant", deck="mortar mortar mortar"))
    refused = game.refused(Play("us-platoon-sergeant", Command(3)))
    assert (refused.rule, refused.accepted) == ("U17", ("1", "2"))
    assert game.refused(Play("us-platoon-sergeant", Command(0))).rule == "U17"


# --- conceal


def test_U18_conceal_gives_the_opponent_a_fog_of_war():
    us = side(at="scouts-a@a", hand="scout-a", supply="fog-of-war")
    game = position("a", us=us, german=side(supply="fog-of-war fog-of-war rifleman-a"))
    assert game.do(Play("us-scout-a", Conceal()))[1:] == [
        e.CardMoved("german", "german-fog-of-war", Zone.SUPPLY, Zone.DISCARD)
    ]


def test_U18_R4_Q32_without_fog_in_the_opponents_supply_conceal_may_be_chosen_and_does_nothing():
    us = side(at="scouts-a@a", hand="scout-a", supply="fog-of-war")
    game = position("a", us=us, german=side(supply="rifleman-a"))
    assert game.do(Play("us-scout-a", Conceal()))[1:] == []


# --- control


def controlling(us="a", german="", at=""):
    rifleman = side(at="riflemen-a@a", marks=us, hand="rifleman-a")
    return position("a b", us=rifleman, german=side(at=at, marks=german))


def test_N4_control_turns_the_own_marker_over():
    game = controlling()
    assert game.do(Play("us-rifleman-a", Control()))[1:] == [e.MarkerPlaced("us", "a", Face.CONTROLLED)]


def test_N4_Q27_an_enemy_marker_that_controls_the_tile_turns_back_to_scouted():
    assert controlling(german="a+").do(Play("us-rifleman-a", Control()))[1:] == [
        e.MarkerPlaced("german", "a", Face.SCOUTED),
        e.MarkerPlaced("us", "a", Face.CONTROLLED),
    ]


@pytest.mark.parametrize("at", ["scouts-a@a", "scouts-a@a!"])
def test_N4_Q25_any_enemy_counter_on_the_tile_bars_it_even_a_suppressed_one(at):
    assert controlling(at=at).refused(Play("us-rifleman-a", Control())).rule == "N4"


def test_N4_an_enemy_counter_next_door_does_not_bar_it():
    assert Control() in controlling(at="scouts-a@b").acts("us-rifleman-a")


@pytest.mark.parametrize("own", ["", "b", "a+"])
def test_N4_Q26_it_needs_an_own_marker_there_that_says_scouted(own):
    assert controlling(us=own).refused(Play("us-rifleman-a", Control())).rule == "N4"


# --- inspire


def test_N5_inspire_returns_a_card_of_the_squad_from_the_play_area_to_be_played_again():
    us = side(at="riflemen-a@a", marks="b", hand="squad-leader-a", play="rifleman-a rifleman-a")
    game = position("a b", us=us)
    assert game.do(Play("us-squad-leader-a", Inspire("us-rifleman-a")))[1:] == [
        e.CardMoved("us", "us-rifleman-a", Zone.PLAY, Zone.HAND)
    ]
    assert (game.zone("us", "play"), Move("b") in game.acts("us-rifleman-a")) == ("rifleman-a squad-leader-a", True)


def test_N5_only_cards_of_the_squad_in_the_own_play_area():
    us = side(hand="squad-leader-a scout-a", play="rifleman-b platoon-sergeant", discard="rifleman-a")
    game = position("a", us=us)
    for card in ("us-rifleman-b", "us-platoon-sergeant", "us-scout-a", "us-rifleman-a", "german-rifleman-a"):
        assert game.refused(Play("us-squad-leader-a", Inspire(card))).rule == "N5"


def test_R2_Q38_inspire_does_not_return_the_card_that_inspires():
    game = position("a", us=side(hand="squad-leader-a", play="rifleman-a"))
    refused = game.refused(Play("us-squad-leader-a", Inspire("us-squad-leader-a")))
    assert (refused.rule, refused.accepted) == ("R2", ("us-rifleman-a",))


def test_R4_inspire_with_no_card_of_the_squad_in_the_play_area_cannot_be_chosen():
    game = position("a", us=side(hand="squad-leader-a", play="rifleman-b"))
    assert game.acts("us-squad-leader-a") == []


# --- target


def test_N6_target_puts_the_marker_at_range_three_or_more():
    game = position("a b c d e", us=side(at="mortar@a", hand="mortar"))
    assert game.acts("us-mortar") == [Target("d"), Target("e")]
    assert game.do(Play("us-mortar", Target("d")))[1:] == [e.TargetPlaced("us", "d")]


def test_N6_Q19_range_two_is_too_near():
    game = position("a b c d", us=side(at="mortar@a", hand="mortar"))
    refused = game.refused(Play("us-mortar", Target("c")))
    assert (refused.rule, refused.accepted) == ("N6", ("d",))


def test_N6_a_marker_that_lies_elsewhere_is_moved():
    game = position("a b c d e", us=side(at="mortar@a", hand="mortar", target="d"))
    game.do(Play("us-mortar", Target("e")))
    assert game.board.sides["us"].target == "e"


def test_N6_the_range_is_taken_from_where_the_mortar_comes_on():
    game = position("a b c d e", us=side(hand="mortar", spawns="mortar@b"))
    assert game.acts("us-mortar") == [Target("e")]


# --- cards of other games' kind


def test_U16_a_card_may_name_several_squads():
    both = {"us-squad-leader-a": (Action(ActionName.BOLSTER, 2, ("A", "B")),)}
    game = position("a", us=side(hand="squad-leader-a", supply="rifleman-a rifleman-b rifleman-c"), printed=both)
    assert game.acts("us-squad-leader-a") == [Bolster("us-rifleman-a"), Bolster("us-rifleman-b")]
