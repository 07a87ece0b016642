"""What a legal attack says of its chance of success is exact."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.undaunted.acts import Attack, Blast, Suppress
from kronika.domain.undaunted.rules.combat import FACES, succeeds, wins_in
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.steps import odds_of
from tests.undaunted.position import position, side


@given(target=st.integers(min_value=1, max_value=15), dice=st.integers(min_value=1, max_value=4))
def test_odds_count_every_throw(target, dice):
    throws = list(product(range(FACES), repeat=dice))
    assert wins_in(target, dice) == (sum(any(succeeds(face, target) for face in t) for t in throws), len(throws))


@pytest.mark.parametrize(("target", "dice", "wins"), [(4, 1, 7), (8, 2, 51), (10, 1, 1), (12, 4, 3439), (9, 4, 5904)])
def test_odds_of_known_throws(target, dice, wins):
    assert wins_in(target, dice) == (wins, 10**dice)


def test_each_shot_on_the_list_has_odds_and_nothing_else_has():
    us = side(at="machine-gunners-a@a", marks="b", hand="machine-gunner-a")
    game = position("a b", us=us, german=side(at="riflemen-a@b scouts-a@b"))
    for decision in game.legal():
        shot = isinstance(decision, Play) and isinstance(decision.act, Attack | Suppress)
        assert (odds_of(game.board, decision) is not None) == shot


def test_the_roll_records_what_the_odds_said():
    us = side(at="machine-gunners-a@a", hand="machine-gunner-a")
    game = position("a b:1", us=us, german=side(at="scouts-a@b"), dice=[1, 2])
    shot = Play("us-machine-gunner-a", Attack("german-scouts-a"))
    said = game.odds(shot)
    test = game.do(shot)[1].test
    assert (test.target, test.parts, test.wins, test.outcomes) == (said.target, said.parts, said.wins, said.outcomes)


def test_a_strike_of_a_blast_has_odds_without_range():
    us = side(at="mortar@a", hand="mortar", target="e")
    game = position("a b c d e:2", us=us, german=side(at="riflemen-a@e scouts-a@e"))
    game.do(Play("us-mortar", Blast()))
    said = {decision.target: game.odds(decision).target for decision in game.legal()}
    assert said == {"german-riflemen-a": 6, "german-scouts-a": 7}
