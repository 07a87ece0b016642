"""R15, law 5: what the opponent learns of a loss, and what he does not."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.events import DecisionMade, Event, Sealed
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import AntiAir, Attack, Guide
from kronika.domain.undaunted.events import PrivateZones
from kronika.domain.undaunted.rules.casualties import Lose
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.state import HIDDEN, Zone
from tests.examples import examples
from tests.undaunted.stalingrad import SIDES, position, side
from tests.undaunted.stalingrad_worlds import lengths, play, worlds
from tests.undaunted.twins import stay_the_same, told, twins

SHOT = Play("soviet-rifleman-a", Attack("german-scouts-a"))
FLAK = Play("soviet-flak", AntiAir())


def hit(played=SHOT, **german):
    """The German scouts are hit, or their bombers shot at."""
    us = side(at="riflemen-a@a", hand="rifleman-a flak")
    game = position("a b c", us, side(at="scouts-a@b riflemen-a@c", marks="a c", **german), dice=[0])
    game.do(played)
    return game


def same_to_others(one, other):
    return all(told(one.log, who) == told(other.log, who) for who in ("soviet", PUBLIC))


# --- R15: a loss in a private zone


PAIRS = {
    "a choice in hand, or none": (
        {"hand": "scout-a1 scout-a2", "deck": "fog-of-war1"},
        {"hand": "fog-of-war1 scout-a2", "deck": "scout-a1"},
    ),
    "one copy in hand, or another": (
        {"hand": "scout-a1 fog-of-war1", "deck": "scout-a2"},
        {"hand": "scout-a2 fog-of-war1", "deck": "scout-a1"},
    ),
    "a choice in the discard pile, or none": (
        {"discard": "scout-a1 scout-a2", "deck": "rifleman-a"},
        {"discard": "rifleman-a scout-a2", "deck": "scout-a1"},
    ),
    "a choice in the deck, or none": (
        {"deck": "scout-a1 scout-a2", "casualties": "rifleman-a"},
        {"deck": "rifleman-a scout-a2", "casualties": "scout-a1"},
    ),
}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=list(PAIRS))
def test_R15_S6_a_choice_of_a_loss_tells_the_opponent_nothing_of_whether_there_was_one(pair):
    one, other = (hit(**zones) for zones in pair)
    assert len(one.legal()) >= len(other.legal()) == 1
    assert same_to_others(one, other)
    for game in (one, other):
        game.do(game.legal()[-1])
    assert same_to_others(one, other)


def test_R15_S6_nor_which_copy_was_chosen():
    games = [hit(discard="scout-a1 scout-a2") for _ in range(2)]
    for game, given_up in zip(games, ("scout-a1", "scout-a2"), strict=True):
        game.do(Lose(f"german-{given_up}"))
    assert same_to_others(*games)


def test_R15_S6_until_the_owner_has_answered_it_is_not_known_whether_there_is_a_card_at_all():
    one, other = hit(hand="scout-a", deck="rifleman-a"), hit(hand="rifleman-a", deck="scout-a")
    routed = hit(hand="rifleman-a", deck="machine-gunner-a", removed="scout-a")
    for game in (one, other, routed):
        assert [(prompt.seat, prompt.kind) for prompt in game.position.game.prompts] == [("german", "casualty")]
    assert same_to_others(one, other)


def test_R15_S6_the_zone_that_a_lost_card_came_from_is_public_and_so_is_whose_it_was():
    game = hit(discard="scout-a1 scout-a2")
    game.do(Lose("german-scout-a2"))
    (gone,) = (blind(event, "soviet") for event in game.log if isinstance(event, e.CardLost))
    assert (gone.source, gone.target, gone.counter) == (Zone.DISCARD, Zone.CASUALTIES, "german-scouts-a")
    assert gone.secret == Sealed("german")


def test_R15_Q45_casualties_are_counted_for_everybody_and_shown_to_their_owner_alone():
    game = hit(discard="scout-a1", casualties="rifleman-a")
    game.do(Lose("german-scout-a1"))
    zones = {who: game.seen_by(who).sides["german"].casualties for who in (*SIDES, PUBLIC, REFEREE)}
    held = ("german-rifleman-a", "german-scout-a1")
    assert zones == {"soviet": (HIDDEN,) * 2, "german": held, PUBLIC: (HIDDEN,) * 2, REFEREE: held}


def test_R15_S6_a_card_lost_from_the_play_area_was_seen_by_everybody():
    us = side(at="riflemen-a@a scouts-a@a", marks="a b", hand="starshina", play="scout-a1 scout-a2")
    game = position("a b", us, side(at="riflemen-a@b"), mines=["german a-b"], dice=[0])
    game.do(Play("soviet-starshina", Guide("soviet-scouts-a", "b")))
    game.do(Lose("soviet-scout-a2"))
    lost = e.CardMoved("soviet", "soviet-scout-a2", Zone.PLAY, Zone.CASUALTIES)
    seen = [blind(event, "german") for event in game.log]
    assert lost in seen
    assert [event.public.decision for event in seen if isinstance(event, DecisionMade)][-1] == Lose("soviet-scout-a2")
    assert game.seen_by("german").sides["soviet"].casualties == (HIDDEN,)


# --- R15: bombers


@pytest.mark.parametrize(
    "pair",
    [
        ({"hand": "bomber1 bomber2", "deck": "scout-a"}, {"hand": "bomber1 scout-a", "deck": "bomber2"}),
        ({"discard": "bomber1 bomber2", "deck": "scout-a"}, {"discard": "scout-a bomber2", "deck": "bomber1"}),
    ],
)
def test_R15_S21_nor_does_the_loss_of_a_bomber(pair):
    one, other = (hit(FLAK, **zones) for zones in pair)
    assert (len(one.legal()), len(other.legal())) == (2, 1)
    for game in (one, other):
        game.do(game.legal()[-1])
    assert same_to_others(one, other)
    assert one.seen_by("soviet").sides["german"].removed == (HIDDEN,)


def test_R15_S21_the_opponent_is_asked_for_a_bomber_even_if_he_has_none():
    one, other = hit(FLAK, hand="bomber1", deck="scout-a"), hit(FLAK, hand="scout-a", deck="bomber1")
    none = hit(FLAK, hand="scout-a", deck="rifleman-a", removed="bomber1")
    assert same_to_others(one, other)
    assert none.legal() == (Lose(""),)


# --- law 5: pairs of random games


def shows(event: Event) -> bool:
    """Whether a rule shows a private card with it, or where it was: a loss, the picks, a recon."""
    if isinstance(event, e.CardMoved):
        return event.target == Zone.ASIDE
    return isinstance(event, e.CardLost | e.InitiativeRevealed)


def shuffled(zones: PrivateZones, choose: random.Random, within: bool) -> PrivateZones:
    """The same cards in other zones of the same sizes; `within`: only copies of one card change places."""
    held = [getattr(zones, zone) for zone in PrivateZones.__struct_fields__]
    cards = [card for zone in held for card in zone]
    pools: dict[str, list[str]] = {}
    for card in cards:
        pools.setdefault(card.rstrip("0123456789") if within else "", []).append(card)
    for pool in pools.values():
        choose.shuffle(pool)
    dealt = iter([pools[card.rstrip("0123456789") if within else ""].pop() for card in cards])
    return PrivateZones(*(tuple(sorted(next(dealt) for _ in zone)) for zone in held))


@pytest.mark.slow
@examples(60)
@given(worlds, lengths, st.sampled_from(SIDES), st.booleans())
def test_law_5_positions_that_differ_in_one_sides_private_cards_are_the_same_to_everybody_else(
    seed, decisions, hidden, within
):
    played = list(play(seed, decisions))
    one, other = twins(seed, played, hidden, lambda zones, choose: shuffled(zones, choose, within))
    stay_the_same(seed, hidden, one, other, shows)
