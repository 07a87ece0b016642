"""S4, U3: control of a tile where the enemy is."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Control
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted.stalingrad import position, side

CONTROL = Play("soviet-rifleman-a", Control())


def controlling(german="", ours="a", theirs="", card="rifleman-a"):
    us = side(at="riflemen-a@a tank@a", marks=ours, hand=card)
    return position("a=1 b", us, side(at=f"{german} riflemen-b@b", marks=theirs))


@pytest.mark.parametrize(
    ("german", "theirs", "open_"),
    [
        ("", "", True),
        ("", "a+", True),
        ("scouts-a@a", "", True),
        ("scouts-a@a", "a", True),
        ("scouts-a@a", "a+", False),
        ("scouts-a@a!", "a+", False),
        ("tank@a", "a+", False),
        ("scouts-a@a~", "a+", True),
        ("scouts-a@a~ snipers@a", "a+", False),
    ],
    ids=[
        "nobody",
        "nobody where the enemy controls",
        "an enemy without marker",
        "an enemy who has scouted it",
        "an enemy who controls it",
        "a suppressed one who controls it",
        "a tank whose side controls it",
        "a routed one whose side controls it",
        "a routed one and another",
    ],
)
def test_S4_only_an_enemy_who_controls_the_tile_and_is_not_routed_bars_it(german, theirs, open_):
    game = controlling(german, theirs=theirs)
    assert (CONTROL in game.legal()) == open_
    if not open_:
        refused = game.refused(CONTROL)
        assert refused.rule == "S4"
        assert "controls a" in text(refused.said, "en")


def test_S4_it_takes_an_own_marker_that_is_not_controlled_yet():
    for ours in ("", "a+"):
        assert controlling(ours=ours).refused(CONTROL).rule == "S4"


def test_S4_U3_the_enemys_marker_turns_scouted_first():
    game = controlling("scouts-a@a~", theirs="a+")
    assert game.do(CONTROL)[1:] == [
        e.MarkerPlaced("german", "a", Face.SCOUTED),
        e.MarkerPlaced("soviet", "a", Face.CONTROLLED),
    ]


def test_S4_an_enemy_who_has_only_scouted_it_keeps_his_marker():
    game = controlling("scouts-a@a", theirs="a")
    game.do(CONTROL)
    assert game.board.sides["german"].markers == {"a": Face.SCOUTED}
