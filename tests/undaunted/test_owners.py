"""Rules about own and enemy counters go by whose a counter is at that moment."""

from msgspec.structs import replace

from kronika.domain.undaunted.acts import Attack, Control, Guide
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.rules.victory import is_pinned
from kronika.domain.undaunted.system import UNDAUNTED
from tests.undaunted.position import position, side

TAKEN = "german-riflemen-b"
US = side(at="riflemen-a@a", marks="a b", hand="rifleman-a platoon-guide")


def plays(owner):
    """What the US side may play its cards for while this side owns the counter beside its riflemen."""
    game = position("a b", US, side(at="riflemen-a@b riflemen-b@a"))
    board = replace(game.board, owners={**game.board.owners, TAKEN: owner})
    return {play.act for play in UNDAUNTED.rules.legal(board, game.prompt()) if isinstance(play, Play)}


def test_counter_that_changed_sides_is_not_a_target_of_its_new_side():
    assert Attack(TAKEN) in plays("german")
    assert Attack(TAKEN) not in plays("us")


def test_it_no_longer_bars_control():
    assert Control() not in plays("german")
    assert Control() in plays("us")


def test_it_may_be_guided():
    assert Guide(TAKEN, "b") not in plays("german")
    assert Guide(TAKEN, "b") in plays("us")


def test_it_counts_for_its_new_side():
    game = position("a b", US, side(at="riflemen-b@a"))
    board = replace(game.board, owners={**game.board.owners, TAKEN: "us"})
    assert not is_pinned(game.board, "german")
    assert is_pinned(board, "german")
