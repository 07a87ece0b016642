"""The worked examples of the rulebook, word for word."""

import pytest

from kronika.domain.kernel.events import DiceRolled, Part
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Control, Inspire, Move, Scout
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.playing import EndTurn, PickInitiative, Play
from kronika.domain.undaunted.state import Zone
from tests.undaunted.position import position, side

BOARD = "13B:1=1 2A:3/1=2 16B:2=2 | . 17B:3=1 8A:2=1 | . 7A:2=2 3B:0 9B:0"
US = side(
    at="machine-gunners-c@16B",
    marks="13B+ 2A+ 16B+",
    deck="fog-of-war fog-of-war machine-gunner-c squad-leader-c",
)
GERMAN = side(
    at="riflemen-a@7A scouts-b@9B",
    marks="7A+ 3B 9B",
    deck="rifleman-b scout-b rifleman-a rifleman-a",
    supply="fog-of-war fog-of-war",
)


def test_G2_machine_gunners_against_riflemen_in_a_wood():
    """attack 2, base 4, cover 3, range 1; dice 5 and 8: hit, one casualty."""
    us = side(at="machine-gunners-c@2A", hand="machine-gunner-c")
    german = side(at="riflemen-a@17B", discard="rifleman-a rifleman-a")
    game = position("2A:3/1 17B:3", us=us, german=german, dice=[5, 8])
    rolled, lost = game.do(Play("us-machine-gunner-c", Attack("german-riflemen-a")))[1:]
    assert (rolled.test.target, rolled.test.success) == (8, True)
    assert lost == e.CardMoved("german", "german-rifleman-a", Zone.DISCARD, Zone.REMOVED)


@pytest.mark.parametrize("dice", [[8, 8], [9, 0]])
def test_G2_another_die_of_8_or_more_would_change_nothing(dice):
    german = side(at="riflemen-a@17B", discard="rifleman-a rifleman-a")
    us = side(at="machine-gunners-c@2A", hand="machine-gunner-c")
    game = position("2A:3/1 17B:3", us=us, german=german, dice=dice)
    game.do(Play("us-machine-gunner-c", Attack("german-riflemen-a")))
    assert game.zone("german", "discard") == "rifleman-a"


def test_G8_scouts_through_a_tile_with_an_own_marker_onto_one_without():
    """scout 2: one marker placed, one fog of war to the discard pile."""
    game = position(
        BOARD,
        german=side(at="scouts-b@9B", marks="3B 9B", hand="scout-b", supply="fog-of-war fog-of-war"),
        active="german",
    )
    game.do(Play("german-scout-b", Scout("3B")))
    game.do(Step("17B"))
    assert game.board.sides["german"].markers == {"3B": Face.SCOUTED, "9B": Face.SCOUTED, "17B": Face.SCOUTED}
    assert (game.zone("german", "discard"), game.zone("german", "supply")) == ("fog-of-war", "fog-of-war")


def test_G9_the_example_round_from_the_first_draw_to_the_second():
    game = position(BOARD, us=US, german=GERMAN, initiative="us", round=0, dice=[5, 8])
    assert [len(game.board.sides[s].hand) for s in ("us", "german")] == [4, 4]
    game.do(PickInitiative("us-fog-of-war"), "us")
    game.do(PickInitiative("german-rifleman-b"), "german")
    assert (game.board.initiative, game.board.active) == ("german", "german")
    assert game.zone("german", "hand") == "rifleman-a rifleman-a scout-b"

    assert game.refused(Play("german-rifleman-a", Move("17B"))).rule == "U13"
    game.do(Play("german-scout-b", Scout("3B")))
    assert game.do(Step("17B"))[:3] == [
        e.CounterMoved("german-scouts-b", "17B"),
        e.MarkerPlaced("german", "17B", Face.SCOUTED),
        e.CardMoved("german", "german-fog-of-war", Zone.SUPPLY, Zone.DISCARD),
    ]
    game.do(Play("german-rifleman-a", Move("17B")))
    game.do(Play("german-rifleman-a", Control()))
    assert game.board.sides["german"].markers["17B"] == Face.CONTROLLED
    assert game.legal() == (EndTurn(),)
    game.do(EndTurn())
    assert game.zone("german", "discard") == "fog-of-war rifleman-a rifleman-a rifleman-b scout-b"

    assert game.zone("us", "hand") == "fog-of-war machine-gunner-c squad-leader-c"
    from_afar = game.odds(Play("us-machine-gunner-c", Attack("german-riflemen-a")))
    assert from_afar.target == 4 + 3 + 2
    game.do(Play("us-machine-gunner-c", Move("2A")))
    game.do(Play("us-squad-leader-c", Inspire("us-machine-gunner-c")))
    shot = Play("us-machine-gunner-c", Attack("german-riflemen-a"))
    assert game.odds(shot).parts == (Part("base", "U20", 4), Part("cover", "U20", 3), Part("range", "U20", 1))
    played, rolled, lost = game.do(shot)
    assert played == e.CardMoved("us", "us-machine-gunner-c", Zone.HAND, Zone.PLAY)
    assert isinstance(rolled, DiceRolled) and (rolled.faces, rolled.test.target, rolled.test.success) == (
        (5, 8),
        8,
        True,
    )
    assert lost == e.CardMoved("german", "german-rifleman-a", Zone.DISCARD, Zone.REMOVED)

    assert game.legal() == (EndTurn(),), "a fog of war is of no use"
    game.do(EndTurn())
    assert (game.board.round, game.prompt().kind) == (2, "initiative")
    assert game.zone("german", "removed") == "rifleman-a"
