"""Why a card, a counter or a space cannot be chosen, and by which rule."""

import pytest

from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.system import UNDAUNTED
from tests.pointing import why
from tests.undaunted import africa, stalingrad
from tests.undaunted.position import position, side

US = side(
    at="riflemen-a@a riflemen-b@a! scouts-a@b",
    marks="a+ b",
    hand="rifleman-a rifleman-b scout-a squad-leader-a fog-of-war",
    play="scout-b",
    supply="rifleman-a rifleman-b",
    spawns="riflemen-a@a scouts-a@a",
)
GERMAN = side(at="riflemen-a@c", marks="c")


def reason(table, *pointed):
    prompt = table.prompt()
    return why(UNDAUNTED, table.seen_by(prompt.seat), prompt, *pointed)


@pytest.mark.parametrize(
    ("pointed", "rule", "said"),
    [
        ("card:us-fog-of-war", "U11", "can be picked for initiative but never played"),
        ("card:us-scout-b", "U7", "Scout B is not in your hand."),
        ("card:us-rifleman-a space:c", "U1", "c is not adjacent to a"),
        ("card:us-rifleman-a button:move space:c", "U1", "c is not adjacent to a"),
        ("card:us-rifleman-a button:attack counter:us-scouts-a", "U21", "The US Scouts A are not an enemy."),
        ("card:us-rifleman-a counter:us-scouts-a", "U21", "The US Scouts A are not an enemy."),
        ("card:us-rifleman-b space:b", "U9", "The US Riflemen B are suppressed"),
        ("card:us-rifleman-b counter:german-riflemen-a", "U9", "The US Riflemen B are suppressed"),
    ],
)
def test_the_rule_that_the_obvious_try_would_break(pointed, rule, said):
    found, sentence = reason(position("a b c d", us=US, german=GERMAN), *pointed.split())
    assert found == rule and said in sentence


@pytest.mark.parametrize(
    "pointed",
    [
        "counter:us-riflemen-a",
        "space:c",
        "card:us-rifleman-a",
        "card:us-rifleman-a counter:german-riflemen-a",
        "card:us-rifleman-a card:us-scout-a",
    ],
)
def test_no_rule_is_cited_for_what_can_be_chosen_or_is_not_asked_yet(pointed):
    assert reason(position("a b c d", us=US, german=GERMAN), *pointed.split()) == ("", "")


def test_U13_a_counter_moves_only_to_its_own_markers():
    table = position("a b c", us=side(at="riflemen-a@a", marks="a", hand="rifleman-a"), german=GERMAN)
    assert reason(table, "card:us-rifleman-a", "space:b") == (
        "U13",
        "The US Riflemen A cannot enter b: it holds none of your control markers.",
    )


def test_S16_an_enemy_beyond_the_printed_range_is_not_a_target():
    short = {"soviet-rifleman-a": (Action(ActionName.ATTACK, 1, most=1),)}
    us, german = stalingrad.side(at="riflemen-a@a", hand="rifleman-a"), stalingrad.side(at="riflemen-a@c")
    table = stalingrad.position("a b c", us, german, printed=short)
    assert reason(table, "card:soviet-rifleman-a", "counter:german-riflemen-a")[0] == "S16"


def test_A12_an_own_counter_is_not_a_target():
    table = africa.position("a b c", africa.side(at="rifleman@a scout@b", hand="rifleman"), africa.side(at="scout@c"))
    rule, said = reason(table, "card:lrdg-rifleman", "counter:lrdg-scout")
    assert rule == "A12" and "not an enemy" in said
