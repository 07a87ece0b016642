"""Laws 3, 4 and 6 of the design, and that events are applied without side effects."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from domain.kernel.events import Event, Undone
from domain.kernel.game import blank, evolve_game, fold
from domain.kernel.sealing import blind
from domain.kernel.setups import usual
from domain.kernel.words import PUBLIC, REFEREE
from domain.undaunted.conservation import unsound
from domain.undaunted.content import Face, Setup
from domain.undaunted.events import EVENTS, ScenarioSetUp
from domain.undaunted.evolve import EVOLVE
from domain.undaunted.state import Board
from domain.undaunted.system import UNDAUNTED
from tests.undaunted.position import PACK
from tests.undaunted.random_play import play, position_after, scenarios, seeds

SIDES = ("us", "german")
CAP = 4000
"""Decisions of a random game at most: law 6 allows it not to end, but not to fail."""
lengths = st.integers(min_value=1, max_value=600)


def setup_of(scenario: str) -> Setup:
    (opening,) = UNDAUNTED.opening(PACK, usual(UNDAUNTED, PACK, scenario))
    assert isinstance(opening, ScenarioSetUp)
    return opening.setup


def log_of(scenario: str, seed: int, decisions: int) -> list[Event]:
    return [event for _, events in play(scenario, seed, decisions) for event in events]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("scenario", list(PACK.scenarios))
def test_law_6_random_play_ends_or_reaches_the_cap_without_an_error(scenario, seed):
    setup = setup_of(scenario)
    for position, _ in play(scenario, seed, CAP):
        assert unsound(setup, position.game.board) == ""
    outcome = position.game.outcome
    assert outcome is None or outcome.how in ("objectives", "pin", "both_pinned", "hopeless")


@settings(max_examples=25, deadline=None)
@given(scenarios, seeds, lengths)
def test_law_3_cards_counters_and_markers_are_conserved_across_every_event(scenario, seed, decisions):
    setup = setup_of(scenario)
    game = blank(UNDAUNTED).game
    for event in log_of(scenario, seed, decisions):
        game = evolve_game(UNDAUNTED, game, event)
        assert unsound(setup, game.board) == "", event


def spoilt(board: Board) -> dict[str, Board]:
    """A board with one thing wrong, by what is said of it."""
    us, german = board.sides["us"], board.sides["german"]

    def with_us(**changes: object) -> Board:
        return replace(board, sides={"us": replace(us, **changes), "german": german})

    counter = board.counters["us-riflemen-a"]
    controlled = dict.fromkeys(german.markers, Face.CONTROLLED)
    return {
        "the cards of us are not those it began with": with_us(supply=us.supply[1:]),
        "the supply of us is not sorted": with_us(supply=us.supply[::-1]),
        "us-tank on 17B does not belong to the scenario": replace(board, counters={"us-tank": counter}),
        "us-riflemen-a on 99Z does not belong to the scenario": replace(
            board, counters={"us-riflemen-a": replace(counter, space="99Z")}
        ),
        "both sides control 5B (U3)": with_us(markers=us.markers | controlled),
        "the marker of us on 2B has left the board (U3)": with_us(markers={"17B": Face.SCOUTED}),
        "us targets 99Z, which does not belong to the scenario": with_us(target="99Z"),
    }


def test_law_3_what_is_not_conserved_is_named():
    board = position_after("1", 0, 0).game.board
    assert unsound(setup_of("1"), board) == ""
    for said, wrong in spoilt(board).items():
        assert unsound(setup_of("1"), wrong) == said


@settings(max_examples=25, deadline=None)
@given(scenarios, seeds, st.integers(min_value=1, max_value=40), st.sampled_from((REFEREE, PUBLIC, *SIDES)))
def test_events_are_applied_without_side_effects(scenario, seed, decisions, audience):
    game = blank(UNDAUNTED, audience).game
    for event in log_of(scenario, seed, decisions):
        before = msgspec.json.encode(game)
        seen = blind(event, audience)
        after, again = evolve_game(UNDAUNTED, game, seen), evolve_game(UNDAUNTED, game, seen)
        assert msgspec.json.encode(game) == before
        assert after == again
        game = after


def test_every_event_can_be_applied():
    assert set(EVOLVE) == set(EVENTS)


@settings(max_examples=25, deadline=None)
@given(scenarios, seeds, lengths, st.data())
def test_law_4_undo_gives_exactly_the_game_it_goes_back_to(scenario, seed, decisions, data):
    positions = [position for position, _ in play(scenario, seed, decisions)]
    events = log_of(scenario, seed, decisions)
    back = data.draw(st.sampled_from(positions))
    log = [*events, Undone("us", back.version, free=False)]
    numbered = list(enumerate(log, 1))
    undone = fold(UNDAUNTED, numbered, blank(UNDAUNTED))
    assert undone.game == back.game
    assert undone.ledger.used == positions[-1].ledger.used, "chance that was used stays used"


@settings(max_examples=25, deadline=None)
@given(scenarios, seeds, lengths, st.data())
def test_law_4_play_goes_on_from_there_as_if_nothing_had_been(scenario, seed, decisions, data):
    positions = [position for position, _ in play(scenario, seed, decisions)]
    events = log_of(scenario, seed, decisions)
    back = data.draw(st.sampled_from(positions)).version
    log = [*events, Undone("us", back, free=False), *events[back:]]
    assert fold(UNDAUNTED, list(enumerate(log, 1)), blank(UNDAUNTED)).game.board == positions[-1].game.board


@settings(max_examples=15, deadline=None)
@given(scenarios, seeds, lengths)
def test_what_a_seat_may_decide_can_be_told_from_what_it_may_know(scenario, seed, decisions):
    seen = {seat: blank(UNDAUNTED, seat).game for seat in SIDES}
    for position, events in play(scenario, seed, decisions):
        for event in events:
            seen = {seat: evolve_game(UNDAUNTED, game, blind(event, seat)) for seat, game in seen.items()}
        for prompt in position.game.prompts:
            assert UNDAUNTED.legal(seen[prompt.seat].board, prompt) == UNDAUNTED.legal(position.game.board, prompt)
