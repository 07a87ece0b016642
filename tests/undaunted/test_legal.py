"""Law 2: `legal` lists exactly what `decide` accepts; a refusal changes nothing."""

from collections.abc import Iterator

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.kernel.game import Position, Recorder
from domain.kernel.words import Reason
from domain.undaunted import decisions as d
from domain.undaunted.state import Board
from domain.undaunted.system import UNDAUNTED
from tests.undaunted.random_play import position_after, scenarios, seeds
from tools.bots.arena import SeededChance

MOST = 512


def acts(board: Board) -> Iterator[d.Act]:
    spaces, counters = [*board.scene.spaces, "99Z"], [*board.scene.kinds, "us-tank"]
    cards = [*board.scene.cards, "us-general"]
    for to in spaces:
        yield from (d.Move(to), d.Scout(to), d.Stalk(to), d.Target(to))
    for counter in counters:
        yield from (d.Attack(counter), d.Suppress(counter))
        yield from (d.Guide(counter, to) for to in spaces)
    for card in cards:
        yield from (d.Bolster(card), d.Inspire(card))
    yield from (d.Command(count) for count in range(-1, 5))
    yield from (d.Conceal(), d.Control(), d.Recon(), d.Blast())


def universe(board: Board, hand: tuple[str, ...]) -> Iterator[d.Decision]:
    """Whatever somebody might try: every act with every card in hand, and each other card once."""
    for card in [*board.scene.cards, "us-general", "?"]:
        yield from (d.PickInitiative(card), d.Ready(card), d.HunkerDown(card), d.Take(card))
        yield from (d.Play(card, act) for act in (acts(board) if card in hand else [d.Conceal()]))
    yield from (d.Step(to) for to in [*board.scene.spaces, "99Z"])
    yield from (d.Strike(counter) for counter in [*board.scene.kinds, "us-tank"])
    yield from (d.Stop(), d.EndTurn())


def tried(position: Position, prompt, decision: d.Decision):
    out = Recorder(UNDAUNTED, position)
    return out, UNDAUNTED.decide(out, prompt.seat, prompt, decision, SeededChance(0))


@settings(max_examples=300, deadline=None)
@given(scenarios, seeds, st.integers(min_value=0, max_value=1200))
def test_law_2_legal_lists_exactly_what_is_accepted(scenario, seed, decisions):
    position = position_after(scenario, seed, decisions)
    board: Board = position.game.board
    before = msgspec.json.encode(board)
    for prompt in position.game.prompts:
        legal = UNDAUNTED.legal(board, prompt)
        assert 1 <= len(legal) <= MOST and len(set(legal)) == len(legal)
        left = set(legal)
        for decision in universe(board, board.sides[prompt.seat].hand):
            out, refused = tried(position, prompt, decision)
            assert (refused is None) == (decision in legal), decision
            left.discard(decision)
            if refused is not None:
                assert out.events == []
                assert refused.said.en and refused.said.cs and refused.said.en != refused.said.cs
                assert refused.reason == Reason.MALFORMED or refused.rule, decision
        assert not left, "legal and not in the universe"
    assert msgspec.json.encode(board) == before


@settings(max_examples=60, deadline=None)
@given(scenarios, seeds, st.integers(min_value=0, max_value=1200))
def test_nobody_is_asked_once_the_scenario_is_won_and_somebody_is_until_then(scenario, seed, decisions):
    game = position_after(scenario, seed, decisions).game
    assert bool(game.prompts) == (game.outcome is None)
    assert (game.outcome is not None) == bool(game.board.winner)
