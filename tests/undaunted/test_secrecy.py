"""R15: what everybody knows and what only the owner knows."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Bolster, Recon
from kronika.domain.undaunted.rules.playing import EndTurn, Play
from kronika.domain.undaunted.state import Zone
from tests.undaunted.position import position, side

US = side(
    at="scouts-a@a riflemen-a@a",
    deck="rifleman-a rifleman-b",
    hand="scout-a fog-of-war",
    discard="rifleman-a",
    play="rifleman-b",
    removed="scout-b",
    supply="rifleman-c scout-c",
)


def zones(game, audience, side="us"):
    view = next(view for view in game.view(audience).sides if view.id == side)
    return {zone.zone: (zone.count, " ".join(card.removeprefix("us-") for card in zone.cards)) for zone in view.zones}


@pytest.mark.parametrize("audience", ["us", "german", "public", "referee"])
def test_R15_sizes_supply_and_play_area_are_public(audience):
    seen = zones(position("a", us=US), audience)
    assert {zone: count for zone, (count, _) in seen.items()} == {
        Zone.HAND: 2,
        Zone.PICK: 0,
        Zone.PLAY: 1,
        Zone.DECK: 2,
        Zone.DISCARD: 1,
        Zone.REMOVED: 1,
        Zone.SUPPLY: 2,
    }
    assert (seen[Zone.SUPPLY][1], seen[Zone.PLAY][1]) == ("rifleman-c scout-c", "rifleman-b")


@pytest.mark.parametrize("audience", ["german", "public"])
def test_R15_Q44_hand_discard_pile_and_removed_cards_are_hidden_from_others(audience):
    seen = zones(position("a", us=US), audience)
    assert [seen[zone][1] for zone in (Zone.HAND, Zone.DISCARD, Zone.REMOVED)] == ["", "", ""]


def test_R15_Q44_the_owner_may_look_at_his_own():
    seen = zones(position("a", us=US), "us")
    assert [seen[zone][1] for zone in (Zone.HAND, Zone.DISCARD, Zone.REMOVED)] == [
        "fog-of-war scout-a",
        "rifleman-a",
        "scout-b",
    ]


@pytest.mark.parametrize("audience", ["us", "german", "public"])
def test_R15_nobody_is_shown_a_deck(audience):
    assert zones(position("a", us=US), audience)[Zone.DECK][1] == ""


def test_R15_a_card_drawn_is_known_to_its_owner_only():
    game = position("a", us=US)
    game.do(Play("us-scout-a", Recon()))
    assert zones(game, "us")[Zone.HAND] == (1, "rifleman-a")
    assert zones(game, "german")[Zone.HAND] == (1, "")


@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_R15_a_card_removed_is_seen_by_all_as_it_goes_with_the_zone_it_came_from(zone):
    german = side(at="riflemen-a@a riflemen-b@a", **{zone: "rifleman-a"})
    game = position("a", us=side(at="riflemen-a@a", hand="rifleman-a"), german=german, dice=[0])
    removed = game.do(Play("us-rifleman-a", Attack("german-riflemen-a")))[-1]
    assert removed == e.CardMoved("german", "german-rifleman-a", Zone(zone), Zone.REMOVED)


def test_R15_cards_discarded_at_the_end_of_the_turn_are_counted_not_shown():
    game = position("a", us=US)
    game.do(EndTurn())
    assert zones(game, "german")[Zone.DISCARD] == (4, "")
    assert zones(game, "us")[Zone.DISCARD] == (4, "fog-of-war rifleman-a rifleman-b scout-a")


def test_R15_a_card_from_the_supply_is_seen_as_it_goes_and_lost_among_the_discarded():
    game = position("a", us=side(hand="platoon-guide", supply="scout-c", discard="rifleman-a"))
    game.do(Play("us-platoon-guide", Bolster("us-scout-c")))
    assert zones(game, "german")[Zone.DISCARD] == (2, "")
