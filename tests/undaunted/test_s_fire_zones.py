"""S13, S20: fire zones of machine gunners."""

import pytest

from kronika.domain.kernel.events import DiceRolled
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import (
    Assault,
    Attack,
    Exert,
    FireZone,
    Flamethrower,
    Guide,
    Inspire,
    Move,
    Scout,
    Suppress,
)
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.casualties import Displace, Lose
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted.stalingrad import position, side

GUNNERS = "riflemen-a@d machine-gunners-a@d>b"


def entering(hand="rifleman-a", at="riflemen-a@a", enemy=GUNNERS, marks="a b c", tiles="a b c d", german="", **options):
    us = side(at=at, marks=marks, hand=hand, supply="fog-of-war8 fog-of-war9")
    return position(tiles, us, side(at=enemy, hand=german), **options)


MOVE = Play("soviet-rifleman-a", Move("b"))


def rolls(events):
    return [event for event in events if isinstance(event, DiceRolled)]


def asked(game):
    return game.prompt().seat, game.prompt().kind


# --- S13: who moves onto one


def test_S13_counter_moving_onto_it_is_attacked_by_its_gunners_with_three_dice_cover_and_range():
    game = entering(tiles="a b:2 c d", dice=[1, 1, 7])
    (rolled,) = rolls(game.do(MOVE))
    purpose = rolled.use.purpose
    assert (purpose.actor, purpose.subject, purpose.target) == (
        "german",
        "german-machine-gunners-a",
        "soviet-riflemen-a",
    )
    assert [(part.name, part.value) for part in rolled.test.parts] == [("base", 4), ("cover", 2), ("range", 2)]
    assert (len(rolled.faces), rolled.test.success) == (3, False)


def test_S13_S14_smoke_counts_too():
    (rolled,) = rolls(entering(smoke="b", dice=[1, 1, 1]).do(MOVE))
    assert rolled.test.target == 4 + 0 + 2 + 2


def test_S13_Q65_a_success_suppresses_and_the_zone_stays():
    game = entering(dice=[1, 0, 1])
    game.do(MOVE)
    assert (game.at("soviet-riflemen-a"), game.board.fire_zones) == ("b!", {"german-machine-gunners-a": "b"})


def test_S13_Q65_after_a_failure_the_action_goes_on_and_the_zone_stays():
    game = entering("scout-a", at="riflemen-a@a scouts-a@a", dice=[1, 1, 1])
    game.do(Play("soviet-scout-a", Scout("b")))
    assert (asked(game), game.board.fire_zones) == (("soviet", "step"), {"german-machine-gunners-a": "b"})
    game.do(Step("c"))
    assert game.at("soviet-scouts-a") == "c"


def test_R39_S13_a_scout_stopped_on_its_way_places_no_marker_there_and_takes_no_fog():
    game = entering(
        "scout-a", at="riflemen-a@a scouts-a@a", enemy="riflemen-a@d machine-gunners-a@d>c", marks="a b", dice=[0, 1, 1]
    )
    game.do(Play("soviet-scout-a", Scout("b")))
    game.do(Step("c"))
    assert (game.at("soviet-scouts-a"), list(game.board.sides["soviet"].markers)) == ("c!", ["a", "b"])
    assert (game.zone("soviet", "discard"), asked(game)) == ("", ("soviet", "play"))


def test_R39_S13_a_scout_stopped_at_its_first_step_places_none_either():
    game = entering("scout-a", at="riflemen-a@a scouts-a@a", marks="a", dice=[1, 0, 1])
    events = game.do(Play("soviet-scout-a", Scout("b")))
    assert (game.at("soviet-scouts-a"), list(game.board.sides["soviet"].markers)) == ("b!", ["a"])
    assert not [event for event in events if isinstance(event, e.MarkerPlaced)]
    assert (game.zone("soviet", "discard"), game.board.frames, asked(game)) == ("", (), ("soviet", "play"))


def test_R39_S13_tiles_scouted_before_it_was_stopped_keep_their_markers():
    game = entering(
        "scout-a", at="riflemen-a@a scouts-a@a", enemy="riflemen-a@d machine-gunners-a@d>c", marks="a", dice=[0, 1, 1]
    )
    game.do(Play("soviet-scout-a", Scout("b")))
    game.do(Step("c"))
    assert (game.at("soviet-scouts-a"), list(game.board.sides["soviet"].markers)) == ("c!", ["a", "b"])
    assert game.zone("soviet", "discard") == "fog-of-war8"


def test_R39_S13_a_tile_that_was_reached_under_fire_unhurt_is_scouted():
    game = entering("scout-a", at="riflemen-a@a scouts-a@a", marks="a", dice=[1, 1, 1])
    game.do(Play("soviet-scout-a", Scout("b")))
    assert list(game.board.sides["soviet"].markers) == ["a", "b"]
    assert game.zone("soviet", "discard") == "fog-of-war8"


def test_S13_S22_an_assault_ends_without_combat():
    game = entering("stormer-a", dice=[0, 1, 1])
    game.do(Play("soviet-stormer-a", Assault("b")))
    assert (game.at("soviet-riflemen-a"), asked(game)) == ("b!", ("soviet", "play"))


def test_S13_S3_a_guided_counter_is_shot_at():
    game = entering("starshina", dice=[0, 1, 1])
    game.do(Play("soviet-starshina", Guide("soviet-riflemen-a", "b")))
    assert game.at("soviet-riflemen-a") == "b!"


@pytest.mark.parametrize("card", ["squad-leader-a", "commissar"])
def test_S13_S22_so_is_one_that_was_inspired_or_exerted_and_it_is_suppressed_once(card):
    us = side(at="riflemen-a@a", marks="a b", hand=card, play="rifleman-a")
    game = position("a b c d", us, side(at=GUNNERS), dice=[0, 1, 1])
    call = Exert if card == "commissar" else Inspire
    game.do(Play(f"soviet-{card}", call("soviet-rifleman-a")))
    caused = game.do(Perform(Move("b")))
    assert [type(event) for event in caused].count(e.CounterSuppressed) == 1
    assert (game.at("soviet-riflemen-a"), asked(game), game.board.frames) == ("b!", ("soviet", "play"), ())


# --- S13: several zones


@pytest.mark.parametrize(
    ("dice", "shots", "state"), [([0, 1, 1], 1, "b!"), ([1, 1, 1, 0, 1, 1], 2, "b!"), ([1] * 6, 2, "b")]
)
def test_S13_each_enemy_zone_on_the_tile_fires_until_one_succeeds(dice, shots, state):
    game = entering(enemy="riflemen-a@d machine-gunners-a@d>b machine-gunners-b@c>b", dice=dice)
    assert len(rolls(game.do(MOVE))) == shots
    assert game.at("soviet-riflemen-a") == state


def test_S13_the_own_zone_does_nothing_nor_does_one_on_another_tile():
    game = entering(
        at="riflemen-a@a machine-gunners-a@a>b", enemy="riflemen-a@d machine-gunners-a@d>a machine-gunners-b@d>c"
    )
    assert rolls(game.do(MOVE)) == []


# --- S13: what it does not touch


def test_S13_S11_a_tank_is_not_shot_at_and_goes_on():
    scouting = {"soviet-tank": (Action(ActionName.SCOUT, 2),)}
    game = entering("tank", at="riflemen-a@a tank@a", marks="a", printed=scouting)
    assert rolls(game.do(Play("soviet-tank", Scout("b")))) == []
    assert (list(game.board.sides["soviet"].markers), asked(game)) == (["a", "b"], ("soviet", "step"))


def test_S13_entering_the_board_is_not_a_move():
    game = entering("scout-a", at="riflemen-a@b", marks="b")
    assert rolls(game.do(Play("soviet-scout-a", Scout("c")))) == []


def test_S13_placing_a_zone_on_a_counter_does_nothing_to_it():
    us = side(at="riflemen-a@a machine-gunners-a@a", hand="machine-gunner-a")
    game = position("a b", us, side(at="riflemen-a@b"))
    assert rolls(game.do(Play("soviet-machine-gunner-a", FireZone("b")))) == []


def test_S13_Q61_a_counter_moved_by_rout_or_flamethrower_is_not_shot_at():
    us = side(at="riflemen-a@a machine-gunners-a@a>b flamethrowers@a", hand="rifleman-a flamethrower")
    german = side(at="riflemen-a@d scouts-a@a scouts-b@a", marks="b", hand="scout-b")
    game = position("a b c d", us, german, dice=[0] * 4)
    game.do(Play("soviet-rifleman-a", Attack("german-scouts-a")))
    game.do(Lose(""))
    assert rolls(game.do(Displace("b"))) == []
    game.do(Play("soviet-flamethrower", Flamethrower("german-scouts-b")))
    game.do(Lose("german-scout-b"))
    assert rolls(game.do(Displace("b"))) == []


# --- Q66: when it leaves the board


def test_S13_Q66_it_leaves_when_the_gunners_move():
    us = side(at="riflemen-a@a machine-gunners-a@a>d", marks="a b", hand="machine-gunner-a")
    game = position("a b c d", us)
    assert e.FireZoneRemoved("soviet-machine-gunners-a") in game.do(Play("soviet-machine-gunner-a", Move("b")))
    assert game.board.fire_zones == {}


@pytest.mark.parametrize(("held", "given"), [("machine-gunner-a", "german-machine-gunner-a"), ("", "")])
def test_S13_Q66_it_leaves_when_they_are_hit_whether_they_have_a_card_or_not(held, given):
    us = side(at="riflemen-a@d", hand="rifleman-a")
    game = position("a b c d", us, side(at=GUNNERS, hand=held), dice=[0])
    game.do(Play("soviet-rifleman-a", Attack("german-machine-gunners-a")))
    assert game.board.fire_zones
    game.do(Lose(given))
    assert game.board.fire_zones == {}


def test_S13_Q66_it_leaves_when_they_are_suppressed_but_not_when_they_are_missed():
    us = side(at="riflemen-a@d machine-gunners-b@d", hand="machine-gunner-b1 machine-gunner-b2")
    game = position("a b c d", us, side(at=GUNNERS), dice=[1] * 4 + [0] * 4)
    game.do(Play("soviet-machine-gunner-b1", Suppress("german-machine-gunners-a")))
    assert game.board.fire_zones
    game.do(Play("soviet-machine-gunner-b2", Suppress("german-machine-gunners-a")))
    assert game.board.fire_zones == {}


def test_S13_Q66_it_leaves_when_they_are_moved_by_the_enemy():
    us = side(at="riflemen-a@c", hand="rifleman-a")
    game = position("a b c d", us, side(at=GUNNERS, marks="c"), dice=[0])
    game.do(Play("soviet-rifleman-a", Attack("german-machine-gunners-a")))
    game.do(Lose(""))
    assert game.board.fire_zones == {}
    assert [type(event) for event in game.do(Displace("c"))] == [e.FramePopped, e.CounterMoved]


def test_S13_Q66_it_leaves_when_they_exert_themselves():
    us = side(at="riflemen-a@a machine-gunners-a@a", hand="machine-gunner-a commissar")
    game = position("a b", us, side(at="riflemen-a@b"))
    game.do(Play("soviet-machine-gunner-a", FireZone("a")))
    game.do(Play("soviet-commissar", Exert("soviet-machine-gunner-a")))
    game.do(Perform(FireZone("b")))
    assert (game.at("soviet-machine-gunners-a"), game.board.fire_zones) == ("a!", {})


# --- S20: placing it


def test_S20_a_zone_is_placed_on_any_tile_and_moved_to_any_other():
    us = side(at="riflemen-a@a machine-gunners-a@a", hand="machine-gunner-a1 machine-gunner-a2")
    game = position("a b c", us)
    assert {act.to for act in game.acts("soviet-machine-gunner-a1") if isinstance(act, FireZone)} == {"a", "b", "c"}
    game.do(Play("soviet-machine-gunner-a1", FireZone("c")))
    assert game.refused(Play("soviet-machine-gunner-a2", FireZone("c"))).rule == "U12"
    game.do(Play("soviet-machine-gunner-a2", FireZone("b")))
    assert game.board.fire_zones == {"soviet-machine-gunners-a": "b"}


def test_S20_each_counter_of_machine_gunners_has_its_own():
    us = side(at="riflemen-b@a machine-gunners-a@a>b machine-gunners-b@a", hand="machine-gunner-b")
    game = position("a b", us)
    game.do(Play("soviet-machine-gunner-b", FireZone("b")))
    assert game.board.fire_zones == {"soviet-machine-gunners-a": "b", "soviet-machine-gunners-b": "b"}
