"""When the bot of Undaunted takes a draw: where nothing that its side can do leads to victory any more."""

import pytest

from kronika.domain.undaunted.bots.sensible import takes_draw
from kronika.domain.undaunted.content import ObjectivesWorth
from tests.undaunted import stalingrad
from tests.undaunted.position import PIN, Table, position, side

LEADERS = {"hand": "platoon-sergeant", "deck": "squad-leader-a fog-of-war", "goal": ObjectivesWorth(5)}
OURS, THEIRS = {"at": "riflemen-a@a", **LEADERS}, {"at": "riflemen-a@b", **LEADERS}


def table(us=OURS, german=THEIRS) -> Table:
    return position("a=2 b=1", us=side(**us), german=side(**german))


def take(game: Table, seat: str) -> bool:
    """What the seat's bot says, and it says so by what the seat sees."""
    said = takes_draw(game.seen_by(seat), seat)
    assert said == takes_draw(game.board, seat)
    return said


def test_with_nothing_but_leaders_left_on_both_sides_both_take_a_draw():
    game = table()
    assert take(game, "us") and take(game, "german")


@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play", "supply"])
def test_a_side_with_riflemen_left_anywhere_plays_on_and_the_other_would_not(zone):
    game = table(us=OURS | {zone: f"{OURS.get(zone, '')} rifleman-a"})
    assert not take(game, "us") and take(game, "german")


def test_riflemen_that_are_lost_win_nothing():
    assert take(table(us=OURS | {"removed": "rifleman-a"}), "us")


def test_a_side_that_can_still_shoot_plays_on_as_long_as_there_are_enemy_riflemen_to_be_hit():
    gunners = OURS | {"discard": "machine-gunner-a", "goal": PIN}
    assert not take(table(us=gunners), "us")
    gunners["goal"] = ObjectivesWorth(5)
    assert not take(table(us=gunners), "us")
    assert take(table(us=gunners, german=LEADERS), "us"), "there is nobody left to be hit"


def test_hidden_enemy_cards_change_nothing():
    """It shows in nothing that a bot does."""
    for zone in ("hand", "deck", "discard"):
        assert take(table(german=THEIRS | {zone: "rifleman-b"}), "us")


def test_in_stalingrad_a_bot_takes_no_draw():
    game = stalingrad.position(
        "a b", soviet=stalingrad.side(at="riflemen-a@a"), german=stalingrad.side(at="riflemen-a@b")
    )
    assert not takes_draw(game.board, "soviet")
