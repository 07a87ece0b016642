"""The sensible bot at North Africa: it plays every scenario to its end, and uses what the game has."""

from collections import Counter

import pytest

from kronika.domain.kernel.events import DecisionMade
from kronika.domain.undaunted.acts import AntiTank, Control, Demolish, Drive, Navigate, ReconFlight, Repair
from kronika.domain.undaunted.rules.playing import FreeMoveFirst
from kronika.domain.undaunted.rules.vehicles import FreeMove
from kronika.library.offline import OfflineGame
from kronika.library.policies import usual_policy
from tests.undaunted.test_a_pack import LOADED, SCENARIOS

SEEDS = range(3)
CAP = 40


def played(number, seed):
    game = OfflineGame(LOADED, number, f"test/{seed}")
    policies = {seat: usual_policy(LOADED.system, 10 * seed + at) for at, seat in enumerate(game.seats)}
    while game.position.game.outcome is None and game.position.game.board.round <= CAP:
        game.play(policies, 20)
    return game


@pytest.fixture(scope="module")
def games():
    return {(number, seed): played(number, seed) for number in SCENARIOS for seed in SEEDS}


@pytest.mark.long
def test_it_plays_most_games_to_their_end(games):
    open_ = [key for key, game in games.items() if game.position.game.outcome is None]
    assert len(open_) <= len(games) // 10, open_


def test_it_uses_vehicles_structures_and_escapes(games):
    used = Counter()
    for game in games.values():
        for event in game.events:
            if isinstance(event, DecisionMade) and event.public is not None:
                decision = event.public.decision
                used[type(decision)] += 1
                used[type(getattr(decision, "act", None))] += 1
    for kind in (
        Drive,
        FreeMoveFirst,
        FreeMove,
        Demolish,
        AntiTank,
        Repair,
        Control,
        ReconFlight,
        Navigate,
    ):
        assert used[kind] > 1, kind


def test_either_side_wins_some(games):
    winners = Counter(game.position.game.board.winner for game in games.values())
    assert winners["lrdg"] > len(games) // 4 and winners["italy"] > len(games) // 4


def test_from_the_same_seed_it_decides_the_same():
    one, other = played("3", 1), played("3", 1)
    assert [event for event in one.events if isinstance(event, DecisionMade)] == [
        event for event in other.events if isinstance(event, DecisionMade)
    ]
