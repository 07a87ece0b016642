"""U20–U22, N1, R9: attack and suppress."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Use
from kronika.domain.kernel.events import DiceRolled, Part, Test
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Suppress
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.combat import purpose_of
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.system import UNDAUNTED
from tests.undaunted.position import position, side

SHOOTER = side(at="riflemen-a@a machine-gunners-a@a", hand="rifleman-a machine-gunner-a")
SHOT = Play("us-rifleman-a", Attack("german-riflemen-a"))


def shooting(tiles="a b", at="riflemen-a@b", dice=(), us=SHOOTER, **german):
    return position(tiles, us=us, german=side(at=at, **german), dice=dice)


def rolls(events):
    return [event for event in events if isinstance(event, DiceRolled)]


# --- U20: total defence


@pytest.mark.parametrize(
    ("tiles", "at", "total"),
    [
        ("a b", "riflemen-a@a", 4 + 0 + 0),
        ("a b:2", "riflemen-a@b", 4 + 2 + 1),
        ("a b c d:3", "riflemen-a@d", 4 + 3 + 3),
        ("a b", "scouts-a@b", 5 + 0 + 1),
        ("a b", "snipers@b", 6 + 0 + 1),
        ("a b", "mortar@b", 4 + 0 + 1),
        ("a b", "machine-gunners-c@b", 4 + 0 + 1),
    ],
)
def test_U20_total_defence_is_base_and_cover_and_range(tiles, at, total):
    game = shooting(tiles, at)
    assert game.odds(Play("us-rifleman-a", Attack(f"german-{at.partition('@')[0]}"))).target == total


def test_U20_the_cover_is_that_of_the_targets_tile_and_each_part_names_its_rule():
    parts = shooting("a:3 b:1 c:2", "riflemen-a@c").odds(SHOT).parts
    assert parts == (Part("base", "U20", 4), Part("cover", "U20", 2), Part("range", "U20", 2))


# --- U20: the dice


@pytest.mark.parametrize(
    ("face", "hit"), [(0, True), (1, False), (4, False), (5, True), (9, True)], ids=lambda value: str(value)
)
def test_U20_a_die_succeeds_by_reaching_the_total_defence_or_by_a_0(face, hit):
    game = shooting(dice=[face], hand="rifleman-a")
    (rolled,) = rolls(game.do(SHOT))
    assert (rolled.test.target, rolled.test.success) == (5, hit)
    assert game.zone("german", "removed") == ("rifleman-a" if hit else "")


@pytest.mark.parametrize("face", range(10))
def test_U20_Q4_against_a_defence_of_ten_or_more_only_a_0_hits(face):
    game = shooting("a b c d:3", "riflemen-a@d", dice=[face], hand="rifleman-a")
    (rolled,) = rolls(game.do(SHOT))
    assert (rolled.test.target, rolled.test.success) == (10, face == 0)


@pytest.mark.parametrize(
    ("target", "faces", "enough", "ending"),
    [
        (8, (0,), (True,), "are hit, as a 0 always hits (U20)."),
        (8, (7,), (False,), "are not hit."),
        (8, (8, 0), (True, True), "are hit."),
        (12, (9,), (False,), "are not hit."),
        (12, (9, 0), (False, True), "are hit, as a 0 always hits (U20)."),
    ],
)
def test_U20_a_roll_says_which_dice_succeed_and_that_a_0_always_does(target, faces, enough, ending):
    game = shooting()
    rolled = DiceRolled(
        Use(1, "public", 1, purpose_of("U20", "us", Action(ActionName.ATTACK, len(faces)), "", "german-riflemen-a")),
        "",
        faces,
        Test(target, (Part("base", "U20", target),), 1, 10, any(enough)),
    )
    result = UNDAUNTED.result(game.board, rolled)
    assert (result.counts.rule, result.succeeded, result.numbers, result.enough) == ("U20", any(enough), faces, enough)
    assert "a 0 always succeeds" in text(result.counts.said, "en") and "0 uspěje vždy" in text(result.counts.said, "cs")
    assert text(UNDAUNTED.words.event(game.board, rolled), "en").endswith(ending)


def test_U20_the_odds_say_that_a_0_always_succeeds():
    odds = shooting("a b c d:3", "riflemen-a@d", hand="rifleman-a").odds(SHOT)
    assert (odds.target, odds.wins, odds.outcomes) == (10, 1, 10)
    assert (odds.counts.rule, text(odds.counts.said, "en")) == ("U20", "a 0 always succeeds, no other number does")


@pytest.mark.parametrize(
    ("card", "act", "dice"),
    [
        ("us-rifleman-a", Attack("german-riflemen-a"), 1),
        ("us-machine-gunner-a", Attack("german-riflemen-a"), 2),
        ("us-machine-gunner-a", Suppress("german-riflemen-a"), 4),
    ],
)
def test_U20_as_many_dice_as_the_value_of_the_action(card, act, dice):
    game = shooting(dice=[1] * dice)
    game.do(Play(card, act))
    assert game.chance.used_up


def test_U20_Q3_two_successes_are_one_hit():
    game = shooting(dice=[0, 9], hand="rifleman-a rifleman-a rifleman-a")
    game.do(Play("us-machine-gunner-a", Attack("german-riflemen-a")))
    assert game.zone("german", "removed") == "rifleman-a"


def test_U20_one_success_among_misses_is_a_hit():
    game = shooting(dice=[1, 1, 5, 1])
    game.do(Play("us-machine-gunner-a", Suppress("german-riflemen-a")))
    assert game.at("german-riflemen-a") == "b!"


# --- U21, R9: targets


def test_U21_any_one_enemy_counter_is_a_target_and_no_own_one():
    game = shooting("a b c", "riflemen-a@b scouts-b@c! snipers@a")
    targets = {act.target for act in game.acts("us-rifleman-a") if isinstance(act, Attack)}
    assert targets == {"german-riflemen-a", "german-scouts-b", "german-snipers"}
    for target in ("us-machine-gunners-a", "german-mortar"):
        assert game.refused(Play("us-rifleman-a", Attack(target))).rule == "U21"
        assert game.refused(Play("us-machine-gunner-a", Suppress(target))).rule == "U21"


def test_R9_a_target_may_be_at_any_range_and_nothing_between_hides_it():
    game = shooting("a b:3 c:3 d:3 e f g h", "riflemen-a@h scouts-a@d")
    assert game.odds(SHOT).target == 4 + 7
    assert SHOT in game.legal()


# --- U22: suppress


def test_U22_a_successful_suppress_costs_no_card_and_suppresses():
    game = shooting(dice=[0, 0, 0, 0], hand="rifleman-a", deck="rifleman-a")
    assert game.do(Play("us-machine-gunner-a", Suppress("german-riflemen-a")))[2:] == [
        e.CounterSuppressed("german-riflemen-a")
    ]
    assert game.zone("german", "removed") == ""


def test_U22_a_failed_suppress_does_nothing():
    game = shooting(dice=[1, 2, 3, 4])
    game.do(Play("us-machine-gunner-a", Suppress("german-riflemen-a")))
    assert game.at("german-riflemen-a") == "b"


def test_U22_R4_Q24_suppressing_a_suppressed_counter_may_be_chosen_and_has_no_effect():
    game = shooting(at="riflemen-a@b!", dice=[0, 0, 0, 0], hand="rifleman-a")
    caused = game.do(Play("us-machine-gunner-a", Suppress("german-riflemen-a")))
    assert [type(event) for event in caused] == [e.CardMoved, DiceRolled]
    assert game.at("german-riflemen-a") == "b!"


def test_U21_attack_does_not_suppress_nor_does_a_casualty_change_the_counter():
    game = shooting(dice=[0], hand="rifleman-a")
    assert game.do(SHOT)[2:] == [e.CardMoved("german", "german-rifleman-a", Zone.HAND, Zone.REMOVED)]
    assert game.at("german-riflemen-a") == "b"


# --- N1: hills


@pytest.mark.parametrize(
    ("tiles", "at", "cover", "range"),
    [
        ("a b:3/1", "riflemen-a@b", 3, 1),
        ("a:3/1 b:3/1", "riflemen-a@b", 1, 1),
        ("a:3/1 b c:3/1", "riflemen-a@c", 1, 2),
        ("a:3/1 b", "riflemen-a@a", 1, 0),
        ("a:3/1 b:2", "riflemen-a@b", 2, 1),
    ],
    ids=["from below", "from another hill", "from a hill afar", "on the same hill", "down from a hill"],
)
def test_N1_Q23_a_hill_covers_3_or_1_from_a_hill_and_range_counts_all_the_same(tiles, at, cover, range):
    parts = {part.name: part.value for part in shooting(tiles, at).odds(SHOT).parts}
    assert parts == {"base": 4, "cover": cover, "range": range}


def test_N1_suppress_counts_hills_as_attack_does():
    game = shooting("a:3/1 b:3/1")
    assert game.odds(Play("us-machine-gunner-a", Suppress("german-riflemen-a"))).target == 4 + 1 + 1


def test_N1_a_counter_that_comes_on_at_a_hill_shoots_from_it():
    us = side(hand="rifleman-a", spawns="riflemen-a@a")
    assert shooting("a:3/1 b:3/1", us=us).odds(SHOT).target == 4 + 1 + 1
