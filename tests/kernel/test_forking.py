"""Forking (design 6): a new game that stands where another stood, with new chance and empty seats."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.events import Origin
from kronika.domain.kernel.game import Phase, phase_of, walk
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.undaunted.rules.combat import Barrage
from kronika.domain.undaunted.rules.movement import Stepping
from kronika.domain.undaunted.rules.support import Bolstering
from kronika.domain.undaunted.state import PUBLIC_ZONES, Zone
from kronika.library.offline import OfflineGame
from tests.examples import examples
from tests.golden.files import logs_of, read
from tests.kernel.random_games import PACK, SCENARIOS, entries_of, games, random_game

few = examples(15)


def asking(game: OfflineGame) -> list[int]:
    """The versions at which the game waited for somebody to decide."""
    entries = entries_of(game)
    last = {entry.tx: entry.version for entry in entries}
    positions = walk(game.system, entries)
    return [
        p.version for p, entry in zip(positions, entries, strict=True) if p.game.prompts and p.version == last[entry.tx]
    ]


def fork(game: OfflineGame, version: int, *, begun: bool = True) -> OfflineGame:
    """A game that starts from another at a version."""
    at = game.at(version)
    opening = game.system.inherit(game.events[:version], at.game.board)
    origin = Origin("fork", game.game, version, game.heads[version].hex())
    return OfflineGame(game.pack, at.ledger.scenario, "fork", origin=origin, opening=opening, begun=begun)


def picked(board) -> bool:
    return any(side.pick for side in board.sides.values())


@pytest.mark.long
@few
@given(games, st.data())
def test_everybody_sees_what_was_seen_there(game, data):
    version = data.draw(st.sampled_from(asking(game)))
    forked = fork(game, version)
    for audience in (REFEREE, PUBLIC, *game.seats):
        then = game.at(version, audience).game.board
        now = forked.at(len(forked.events), audience).game.board
        if picked(then):
            hands = {id: tuple(sorted(side.hand + side.pick)) for id, side in then.sides.items()}
            assert {id: side.hand for id, side in now.sides.items()} == hands
            assert not picked(now)
        else:
            assert game.system.view(now) == game.system.view(then)
        assert game.system.scene(now) == game.system.scene(then)


@pytest.mark.long
@few
@given(games, st.data())
def test_the_same_seats_are_asked_the_same(game, data):
    version = data.draw(st.sampled_from(asking(game)))
    forked = fork(game, version).position.game
    then = game.at(version).game
    if picked(then.board):
        assert {(prompt.seat, prompt.kind) for prompt in forked.prompts} == {(s, "initiative") for s in game.seats}
    else:
        assert [(p.seat, p.kind) for p in forked.prompts] == [(p.seat, p.kind) for p in then.prompts]
        for mine, his in zip(forked.prompts, then.prompts, strict=True):
            assert game.system.rules.legal(forked.board, mine) == game.system.rules.legal(then.board, his)


@few
@given(games, st.data(), st.integers(0, 2**32))
def test_it_is_played_on_like_any_other_game(game, data, seed):
    forked = fork(game, data.draw(st.sampled_from(asking(game))))
    forked.wander(random.Random(seed), 60)
    assert game.system.log_checks.check_board(forked.opening, forked.position.game.board) == ""


def half_way() -> tuple[OfflineGame, int]:
    game = random_game(SCENARIOS[0], 3, 60)
    return game, asking(game)[-1]


def test_it_has_its_own_chance_empty_seats_and_says_where_it_comes_from():
    game, version = half_way()
    forked = fork(game, version, begun=False)
    ledger = forked.position.ledger
    assert phase_of(forked.position) == Phase.SEATING
    assert ledger.held == ()
    assert ledger.used == {}
    assert not set(ledger.epoch.anchors.values()) & set(game.position.ledger.epoch.anchors.values())
    assert ledger.origin == Origin("fork", game.game, version, game.heads[version].hex())


def test_the_private_cards_are_sealed_for_their_owner():
    game, version = half_way()
    forked = fork(game, version)
    for seat, record in ((part.audience, r) for r in forked.records[:5] for part in r.sealed):
        other = next(one for one in game.seats if one != seat)
        assert record.cut(seat).sealed[0].is_open
        assert not record.cut(other).sealed[0].is_open
    seen = forked.at(len(forked.events), "us").game.board
    for zone in set(Zone) - PUBLIC_ZONES - {Zone.DECK}:
        assert set(getattr(seen.sides["german"], zone)) <= {"?"}


def test_a_fork_of_a_fork_has_the_same_set_up():
    game, version = half_way()
    once = fork(game, version)
    once.wander(random.Random(1), 20)
    twice = fork(once, asking(once)[-1])
    assert twice.opening[0] == once.opening[0] == game.opening[0]
    assert game.system.view(twice.position.game.board) == game.system.view(once.at(asking(once)[-1]).game.board)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_at_the_first_prompts_a_fork_is_the_scenario_as_it_was_dealt(scenario):
    game = OfflineGame(PACK, scenario, "dealt")
    forked = fork(game, len(game.events))
    assert game.system.view(forked.position.game.board) == game.system.view(game.position.game.board)
    assert [p.kind for p in forked.position.game.prompts] == ["initiative", "initiative"]


FEATURES = {
    "a target marker": lambda board: any(side.target for side in board.sides.values()),
    "a suppressed counter": lambda board: any(counter.suppressed for counter in board.counters.values()),
    "a raised objective": lambda board: any(v != board.scene.spaces[s].objective for s, v in board.objectives.items()),
    "a casualty": lambda board: any(side.removed for side in board.sides.values()),
    "somebody half way": lambda board: any(isinstance(frame, Stepping) for frame in board.frames),
    "cards being taken": lambda board: any(isinstance(frame, Bolstering) for frame in board.frames),
    "a barrage": lambda board: any(isinstance(frame, Barrage) for frame in board.frames),
}


@pytest.mark.parametrize("feature", FEATURES)
def test_fork_copies_rare_state(feature):
    """Positions from the golden logs of wandering games, in which rare things happen."""
    system, events, at = next(positions_with(FEATURES[feature]))
    opening = system.inherit(events, at.game.board)
    forked = OfflineGame(PACK, at.ledger.scenario, "rare", opening=opening)
    assert system.view(forked.position.game.board) == system.view(at.game.board)
    assert [(p.seat, p.kind) for p in forked.position.game.prompts] == [(p.seat, p.kind) for p in at.game.prompts]


def positions_with(feature):
    for path in logs_of("undaunted"):
        if "-wandering" in path.name:
            system, entries = read(path)
            for position in walk(system, entries):
                asked = [prompt.kind for prompt in position.game.prompts]
                if asked and "initiative" not in asked and feature(position.game.board):
                    yield system, [event for entry in entries[: position.version] for event in entry.events], position
