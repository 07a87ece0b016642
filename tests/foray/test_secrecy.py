"""Non-interference over one shared deck: games that differ only in what an audience may not know give it
the same bytes, odds and prompts included."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import PUBLIC
from tests.examples import examples, mostly_slow
from tests.foray import events as e
from tests.foray.pairs import Script, other_cards, position_of, swapped, told
from tests.foray.state import HIDDEN
from tests.foray.table import played

AUDIENCES = (PUBLIC, "n1", "n2", "s1", "s2")
SEEDS = st.integers(0, 400).map(str)


@given(SEEDS, st.sampled_from(AUDIENCES), st.integers(5, 40))
@examples(40)
def test_other_cards_in_hands_face_down_and_half_chosen_tell_nothing(seed, audience, decisions):
    one = Script(played("team", seed, decisions).events)
    first = one.played()
    second = swapped(one, first.events, audience, random.Random(seed)).played()
    assert told(first.events, audience) == told(second.events, audience)


def test_and_the_games_do_differ():
    one = Script(played("team", "0", 12).events)
    first = one.played()
    second = swapped(one, first.events, "n1", random.Random(1)).played()
    assert first.events != second.events
    assert any(told(first.events, seat) != told(second.events, seat) for seat in ("n2", "s1", "s2"))


@given(SEEDS, st.data())
@examples(40)
def test_when_a_card_was_drawn_tells_nothing(seed, data):
    """Of two cards that a seat draws one is shown later: it may have been the first or the second."""
    script = Script(played("team", seed, 30).events)
    first = script.played()
    seat = data.draw(st.sampled_from(("n2", "s1", "s2")))
    opening = [at for at, owner in enumerate(script.owners) if owner == seat][:3]
    one, other = sorted(data.draw(st.permutations(opening))[:2])
    later = Script(first.events)
    later.cards = list(script.cards)
    later.cards[one], later.cards[other] = later.cards[other], later.cards[one]
    assert told(first.events, "n1") == told(later.played().events, "n1")


def test_a_flip_says_nothing_of_the_cards_below_it():
    """What a public index would tell: how many lower cards are hidden. Neither index nor link is told."""
    game = played("team", "3")
    flips = [x for x in game.events if isinstance(x, e.CardFlipped)]
    assert flips and all(x.use.audience == "referee" for x in flips)
    for audience in AUDIENCES:
        cut = [record.cut(audience) for record in game.records]
        assert all(not part.is_open for record in cut for part in record.sealed if part.audience not in (audience,))


@pytest.mark.parametrize("seat", AUDIENCES[1:])
def test_a_seat_sees_its_own_hand_and_nobody_elses(seat):
    board = position_of(played("team", "9", 8).events, seat).game.board
    for owner, hand in board.hands.items():
        assert (HIDDEN in hand) == (owner != seat and bool(hand))


def test_flip_shows_public_odds_and_own_list_shows_own_odds():
    """The raider knows its own hand: its list may differ from what the event says, the event never tells it."""
    script = Script(played("team", "5").events)
    first = script.played()
    raid = next(v for v, x in enumerate(first.events, 1) if isinstance(x, e.CardFlipped))
    flip = first.events[raid - 1]
    board = position_of(first.events[: raid - 1], PUBLIC).game.board
    unseen = [card for card in board.cards if card not in board.face_up]
    assert (flip.test.wins, flip.test.outcomes) == (sum(c >= flip.test.target for c in unseen), len(unseen))


def test_a_confided_card_is_known_to_two_seats_and_no_third():
    games = (played("team", str(seed)) for seed in range(50))
    game = next(game for game in games if any(isinstance(x, e.Confided) for x in game.events))
    event = next(x for x in game.events if isinstance(x, e.Confided))
    record = game.records[game.events.index(event)]
    assert [part.audience for part in record.sealed] == [event.told[0].audience, event.told[1].audience]
    assert len({part.salt for part in record.sealed}) == 2
    assert event.told[0].content == event.told[1].content
    third = next(seat for seat in AUDIENCES if seat not in (event.told[0].audience, event.told[1].audience))
    assert all(part.content is None for part in blind(event, third).told)


def test_cards_exchanged_that_an_audience_has_seen_do_differ_for_it():
    script = Script(played("team", "0", 12).events)
    mine = next(card for card, owner in zip(script.cards, script.owners, strict=True) if owner == "n1")
    free = next(card for card in range(1, 49) if card not in script.cards)
    changed = other_cards(script, lambda card: {mine: free}.get(card, card))
    assert told(script.played().events, "n1") != told(changed.played().events, "n1")


@pytest.mark.parametrize("seed", mostly_slow(range(4)))
def test_a_service_shows_of_each_prompt_what_each_may_know(seed):
    """`seen_by` on the referee's prompts gives those that each audience folds for itself."""
    game = played("team", f"prompts/{seed}", 60)
    hidden = 0
    for version in range(1, len(game.events) + 1):
        prompts = game.at(version).game.prompts
        hidden += any(prompt.secret for prompt in prompts)
        for audience in AUDIENCES:
            shown = tuple(prompt.seen_by((audience,)) for prompt in prompts)
            assert shown == game.at(version, audience).game.prompts
    assert hidden
