"""C5, design 10: what a game brings back to its campaign, wherever it ends."""

from collections import Counter

import pytest
from hypothesis import given

from kronika.domain.kernel.values import Outcome
from kronika.domain.undaunted.campaign.rules.aftermath import bring_home
from tests.examples import examples
from tests.undaunted.stalingrad_worlds import lengths, play, world, worlds


@pytest.mark.long
@examples(100)
@given(worlds, lengths)
def test_C5_law_3_every_card_comes_home_once_or_stayed_in_supply_or_was_set_aside(seed, decisions):
    """A side may resign at any moment, in the middle of a resolution too."""
    made = list(play(seed, decisions))
    board = made[-1][0].game.board
    events = list(enumerate((event for _, each in made for event in each), 1))
    home = bring_home(board, Outcome(("soviet",), "resigned", ""), events, len(events), "00" * 32)
    brought = {side.id: Counter(side.deck + side.supply) for side in world(seed).sides}
    for side, cards in home.returned.items():
        zones = board.sides[side]
        held = cards.casualties + cards.pool + cards.lost + zones.supply + zones.aside
        assert Counter(held) == brought[side]
        assert cards.casualties == tuple(sorted(cards.casualties)) and cards.pool == tuple(sorted(cards.pool))
    faces = {swap.tile: swap.face for swap in home.swaps}
    assert {space: board.faces[space] for space in faces} == faces, "the last swap of a tile is the one that stands"
    assert not set(home.tunnels) & set(board.tunnels)
