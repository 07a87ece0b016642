"""U6, R1: who goes first."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Recon
from kronika.domain.undaunted.rules.playing import EndTurn, PickInitiative, Play, Ready
from tests.undaunted.position import position, side


def picking(us, german, initiative="us"):
    return position("a", us=side(hand=us), german=side(hand=german), active="", initiative=initiative)


def pick(game, us, german):
    game.do(PickInitiative(f"us-{us}"), "us")
    return game.do(PickInitiative(f"german-{german}"), "german")


@pytest.mark.parametrize(
    ("us", "german", "holder", "first"),
    [
        ("scout-a", "rifleman-a", "german", "us"),
        ("rifleman-a", "scout-a", "us", "german"),
        ("rifleman-a", "rifleman-a", "us", "us"),
        ("rifleman-a", "rifleman-b", "german", "german"),
        ("platoon-sergeant", "platoon-guide", "german", "us"),
        ("fog-of-war", "mortar", "us", "german"),
    ],
)
def test_U6_the_higher_card_takes_the_marker_a_tie_leaves_it(us, german, holder, first):
    game = picking(us, german, initiative=holder)
    pick(game, us, german)
    assert (game.board.initiative, game.board.active) == (first, first)


def test_U6_both_cards_are_revealed_together_and_go_to_their_owners_discard_piles():
    game = picking("scout-a rifleman-a", "rifleman-a fog-of-war")
    game.do(PickInitiative("us-scout-a"), "us")
    assert game.board.active == ""
    shown = game.do(PickInitiative("german-rifleman-a"), "german")
    assert [event.picks for event in shown if isinstance(event, e.InitiativeRevealed)] == [
        {"us": "us-scout-a", "german": "german-rifleman-a"}
    ]
    assert (game.zone("us", "discard"), game.zone("german", "discard")) == ("scout-a", "rifleman-a")
    assert (game.zone("us", "hand"), game.zone("us", "play")) == ("rifleman-a", "")


def test_U6_a_pick_stays_secret_until_both_have_picked():
    game = picking("scout-a rifleman-a", "rifleman-a")
    game.do(PickInitiative("us-scout-a"), "us")
    assert game.seen_by("german").sides["us"].pick == ("?",)
    assert game.seen_by("us").sides["us"].pick == ("us-scout-a",)


def test_U6_either_side_may_pick_before_the_other_and_only_once():
    game = picking("scout-a rifleman-a", "rifleman-a")
    assert {prompt.seat for prompt in game.position.game.prompts} == {"us", "german"}
    game.do(PickInitiative("german-rifleman-a"), "german")
    assert [prompt.seat for prompt in game.position.game.prompts] == ["us"]


def test_U6_only_a_card_from_hand_can_be_picked():
    game = position("a", us=side(hand="scout-a", deck="rifleman-a"), german=side(hand="scout-a"), active="")
    refused = game.refused(PickInitiative("us-rifleman-a"), "us")
    assert (refused.rule, refused.accepted) == ("U6", ("us-scout-a",))


def test_U11_Q12_fog_of_war_may_be_picked_but_not_played():
    game = picking("fog-of-war fog-of-war", "fog-of-war")
    assert game.legal("us") == (PickInitiative("us-fog-of-war"),)
    pick(game, "fog-of-war", "fog-of-war")
    assert game.legal() == (EndTurn(),)
    assert game.refused(Ready("us-fog-of-war")).rule == "U11"
    assert game.refused(Play("us-fog-of-war", Recon())).rule == "U11"


def test_R1_Q75_a_side_without_a_card_counts_as_lower_than_any_value():
    game = position("a", us=side(hand="fog-of-war"), german=side(), active="", initiative="german")
    assert [prompt.seat for prompt in game.position.game.prompts] == ["us"]
    game.do(PickInitiative("us-fog-of-war"))
    assert game.board.initiative == "us"


def test_R1_Q75_if_neither_has_a_card_the_marker_stays():
    game = position("a", active="", initiative="german")
    assert (game.board.initiative, game.board.active) == ("german", "german")
