"""N7, R6, R10, R19: blast."""

import pytest

from kronika.domain.kernel.events import DiceRolled
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Blast
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted.position import PIN, position, side

BLAST = Play("us-mortar", Blast())
MORTAR = side(at="mortar@a riflemen-a@a", hand="mortar", target="d")


def targets(events):
    return [event.use.purpose.target for event in events if isinstance(event, DiceRolled)]


def test_N7_blast_rolls_once_against_each_counter_on_the_tile_in_the_attackers_order():
    game = position("a b c d", us=MORTAR, german=side(at="riflemen-a@d scouts-a@d snipers@c"), dice=[1, 1])
    game.do(BLAST)
    assert game.legal() == (Strike("german-riflemen-a"), Strike("german-scouts-a"))
    assert targets(game.do(Strike("german-scouts-a"))) == ["german-scouts-a", "german-riflemen-a"]
    assert game.prompt().kind == "play"


def test_N7_Q20_own_counters_on_the_tile_are_targets_too():
    us = side(at="mortar@a riflemen-a@d", hand="mortar", discard="rifleman-a", target="d")
    game = position("a b c d", us=us, german=side(at="scouts-a@d", deck="scout-a"), dice=[0, 0])
    game.do(BLAST)
    assert game.legal() == (Strike("german-scouts-a"), Strike("us-riflemen-a"))
    game.do(Strike("us-riflemen-a"))
    assert (game.zone("us", "removed"), game.zone("german", "removed")) == ("rifleman-a", "scout-a")


@pytest.mark.parametrize(("cover", "total"), [("0", 4), ("2", 6), ("3/1", 5)], ids=["open", "village", "hill"])
def test_N7_N1_Q20_Q22_no_range_bonus_and_a_hill_covers_1(cover, total):
    game = position(f"a b c d:{cover}", us=MORTAR, german=side(at="riflemen-a@d"), dice=[1])
    (rolled,) = [event for event in game.do(BLAST) if isinstance(event, DiceRolled)]
    assert rolled.test.target == total
    assert "range" not in {part.name for part in rolled.test.parts}


def test_N7_Q21_without_a_target_marker_blast_cannot_be_chosen():
    game = position("a b c d", us=side(at="mortar@a", hand="mortar"), german=side(at="riflemen-a@d", target="d"))
    assert game.refused(BLAST).rule == "N7"


def test_N7_the_marker_stays_for_the_next_blast():
    game = position("a b c d", us=MORTAR, german=side(at="riflemen-a@d"), dice=[1])
    game.do(BLAST)
    assert game.board.sides["us"].target == "d"


def test_R19_the_targets_are_fixed_when_the_tile_is_chosen_and_each_is_rolled_for_once():
    game = position("a b c d", us=MORTAR, german=side(at="riflemen-a@d scouts-a@d snipers@d"), dice=[1, 1])
    game.do(BLAST)
    game.do(Strike("german-scouts-a"))
    assert game.board.on("d") == ["german-riflemen-a", "german-scouts-a", "german-snipers"]
    refused = game.refused(Strike("german-scouts-a"))
    assert (refused.rule, refused.accepted) == ("R19", ("german-riflemen-a", "german-snipers"))


def test_R6_each_result_is_applied_before_the_next_roll():
    game = position("a b c d", us=MORTAR, german=side(at="riflemen-a@d scouts-a@d"), dice=[0, 1])
    game.do(BLAST)
    kinds = [type(event) for event in game.do(Strike("german-scouts-a"))]
    assert kinds.index(e.CounterRemoved) < len(kinds) - 1 - kinds[::-1].index(DiceRolled)


def test_R6_victory_is_checked_after_each_roll_so_the_rest_is_not_rolled_for():
    us = side(at="mortar@a", hand="mortar", target="d", goal=PIN)
    game = position("a b c d", us=us, german=side(at="riflemen-a@d scouts-a@d"), dice=[0])
    game.do(BLAST)
    assert targets(game.do(Strike("german-riflemen-a"))) == ["german-riflemen-a"]
    assert (game.board.winner, game.board.frames, game.position.game.prompts) == ("us", (), ())


def test_R10_Q18_a_mortar_that_leaves_the_board_takes_its_target_marker_along():
    german = side(at="mortar@d riflemen-a@a", target="a")
    game = position("a b c d", us=MORTAR, german=german, dice=[0])
    assert game.do(BLAST)[-2:] == [e.CounterRemoved("german-mortar"), e.TargetRemoved("german")]
    assert [game.board.sides[s].target for s in ("us", "german")] == ["d", ""]


def test_R10_a_mortar_hit_by_its_own_blast_leaves_and_the_rest_is_rolled_for_all_the_same():
    us = side(at="mortar@d riflemen-a@a", hand="mortar", target="d")
    game = position("a b c d", us=us, german=side(at="riflemen-a@d scouts-a@d"), dice=[0, 1, 0])
    game.do(BLAST)
    game.do(Strike("us-mortar"))
    game.do(Strike("german-riflemen-a"))
    assert (game.board.on("d"), game.board.sides["us"].target) == (["german-riflemen-a"], "")


def test_R10_a_mortar_that_stays_keeps_its_target_marker():
    game = position("a b c d", us=MORTAR, german=side(at="mortar@d", deck="mortar", target="a"), dice=[0])
    game.do(BLAST)
    assert game.board.sides["german"].target == "a"


def test_R10_another_counter_that_leaves_does_not():
    german = side(at="mortar@a riflemen-a@a scouts-a@d", target="a")
    game = position("a b c d", us=MORTAR, german=german, dice=[0])
    assert game.do(BLAST)[-1] == e.CounterRemoved("german-scouts-a")
    assert game.board.sides["german"].target == "a"
