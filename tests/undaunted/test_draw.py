"""U5, R21: drawing cards."""

import pytest

from kronika.domain.kernel.chance import Purpose
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Command, Recon
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted.position import position, side

DECK = "rifleman-a rifleman-b scout-a scout-b squad-leader-a"


def test_U4_each_side_draws_four_cards_at_the_start_of_a_round():
    game = position("a", us=side(deck=DECK), german=side(deck=DECK), round=0)
    assert [len(game.board.sides[s].hand) for s in ("us", "german")] == [4, 4]
    assert [game.zone(s, "deck") for s in ("us", "german")] == ["squad-leader-a"] * 2


def test_U5_Q76_an_empty_deck_is_made_of_the_discard_pile_and_drawing_goes_on():
    us = side(deck="rifleman-a", discard="scout-a scout-b", hand="platoon-sergeant", play="mortar", supply="sniper")
    game = position("a", us=us)
    drawn = game.do(Play("us-platoon-sergeant", Command(2)))
    assert [type(event) for event in drawn[1:]] == [e.CardDrawn, e.DiscardReshuffled, e.CardDrawn]
    assert drawn[2] == e.DiscardReshuffled("us", 2)
    assert (game.zone("us", "hand"), game.zone("us", "deck")) == ("rifleman-a scout-a", "scout-b")


def test_U5_Q76_play_area_and_supply_are_never_shuffled_in():
    us = side(discard="scout-a", hand="platoon-sergeant", play="mortar", supply="sniper")
    game = position("a", us=us)
    game.do(Play("us-platoon-sergeant", Command(1)))
    assert (game.zone("us", "hand"), game.zone("us", "deck")) == ("scout-a", "")
    assert (game.zone("us", "play"), game.zone("us", "supply")) == ("mortar platoon-sergeant", "sniper")


def test_U5_Q75_when_nothing_is_left_no_more_is_drawn():
    game = position("a", us=side(deck="rifleman-a", discard="scout-a"), german=side(), round=0)
    assert [game.zone(s, "hand") for s in ("us", "german")] == ["rifleman-a scout-a", ""]


def test_U5_Q34_recon_draws_its_card_from_the_reshuffled_discard_pile_never_from_the_play_area():
    us = side(at="scouts-a@a", hand="scout-a fog-of-war", discard="rifleman-a", play="rifleman-b")
    game = position("a", us=us)
    game.do(Play("us-scout-a", Recon()))
    assert (game.zone("us", "hand"), game.zone("us", "play")) == ("rifleman-a", "rifleman-b scout-a")


@pytest.mark.parametrize("place", range(3))
def test_R21_a_deck_has_no_order_chance_says_which_card_of_it_is_drawn(place):
    us = side(deck="rifleman-b rifleman-a scout-a", hand="platoon-sergeant")
    game = position("a", us=us, draws=[place])
    (card,) = [event for event in game.do(Play("us-platoon-sergeant", Command(1))) if isinstance(event, e.CardDrawn)]
    assert card.secret.content.card == ["us-rifleman-a", "us-rifleman-b", "us-scout-a"][place]
    assert game.chance.asked == [Purpose("U17", "us", "draw")]


def test_R21_a_card_taken_out_of_the_deck_leaves_the_rest_as_unknown_as_before():
    """N8 says «then shuffle»: with no order to hide there is no event."""
    german = side(at="riflemen-a@a", deck="rifleman-a rifleman-b scout-b")
    game = position("a", us=side(at="riflemen-a@a", hand="rifleman-a"), german=german, dice=[0])
    hit = game.do(Play("us-rifleman-a", Attack("german-riflemen-a")))
    assert not any(isinstance(event, e.DiscardReshuffled) for event in hit)
    assert game.zone("german", "deck") == "rifleman-b scout-b"
