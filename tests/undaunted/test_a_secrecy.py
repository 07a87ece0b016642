"""R15, law 5: what the opponent learns of the private cards of a side of single soldiers, and what he does not."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack
from kronika.domain.undaunted.events import PrivateZones
from kronika.domain.undaunted.rules.playing import FreeMoveFirst, Play
from kronika.domain.undaunted.state import Zone
from tests.examples import examples
from tests.undaunted.africa import SIDES, position, side
from tests.undaunted.africa_worlds import lengths, play, worlds
from tests.undaunted.twins import stay_the_same, told, twins


def wounded(**italy: str):
    """An Italian rifleman is hit."""
    ours = side(at="rifleman@a", hand="rifleman")
    game = position("a b", ours, side(at="rifleman@b scout@b", **italy), dice=[0])
    game.do(Play("lrdg-rifleman", Attack("italy-rifleman")))
    return game


def test_R15_R31_a_wound_tells_the_zone_and_nothing_of_the_other_cards_there():
    one = wounded(hand="rifleman scout", discard="rifleman", deck="fog-of-war")
    other = wounded(hand="rifleman rifleman", discard="fog-of-war", deck="scout")
    assert all(told(one.log, who) == told(other.log, who) for who in ("lrdg", PUBLIC))
    elsewhere = wounded(hand="scout fog-of-war", discard="rifleman", deck="rifleman")
    assert told(one.log, "lrdg") != told(elsewhere.log, "lrdg"), "the zone that the card came from is public"


def test_R15_what_can_be_done_after_a_free_move_is_private_where_it_depends_on_a_fog_of_war_in_hand():
    """R14: `recon` needs one; the prompt stands in either case and tells nobody else of it."""
    games = []
    for held, drawn in (("fog-of-war", "rifleman"), ("rifleman", "fog-of-war")):
        ours = side(at="patrol-truck@a scout@a", hand=f"scout {held}", deck=drawn)
        games.append(position("a", ours, side(at="scout@a", hand="scout")))
    for game in games:
        game.do(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 2))
    one, other = games
    assert len(one.legal()) == len(other.legal()) + 1
    assert all(told(one.log, who) == told(other.log, who) for who in ("italy", PUBLIC))


# --- law 5: pairs of random games


def shows(event: Event) -> bool:
    """Whether a rule shows a private card with it: a card that leaves the game, the picks."""
    return isinstance(event, e.InitiativeRevealed) or (isinstance(event, e.CardMoved) and event.target == Zone.REMOVED)


def shuffled(zones: PrivateZones, choose: random.Random) -> PrivateZones:
    """The same cards in other zones of the same sizes. Those removed were seen as they went."""
    mixed = [*zones.deck, *zones.hand, *zones.discard]
    choose.shuffle(mixed)
    deck, hand = len(zones.deck), len(zones.deck) + len(zones.hand)
    parts = (mixed[:deck], mixed[deck:hand], mixed[hand:])
    return replace(
        zones, **dict(zip(("deck", "hand", "discard"), (tuple(sorted(part)) for part in parts), strict=True))
    )


@pytest.mark.slow
@examples(60)
@given(worlds, lengths, st.sampled_from(SIDES))
def test_law_5_positions_that_differ_in_one_sides_private_cards_are_the_same_to_everybody_else(seed, decisions, hidden):
    one, other = twins(seed, list(play(seed, decisions)), hidden, shuffled)
    stay_the_same(seed, hidden, one, other, shows)
