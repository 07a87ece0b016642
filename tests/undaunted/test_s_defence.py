"""S8, S9, S11, S14, S15, S17, S18, R13, R18, G1: what an attack has to reach."""

import pytest

from kronika.domain.kernel.events import DiceRolled, Part
from kronika.domain.undaunted.acts import AntiTank, Attack, Bombard, Demolish, Suppress
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted.stalingrad import position, side

ATTACK = Play("soviet-rifleman-a", Attack("german-scouts-a"))
DEMOLISH = {"soviet-engineer-a": (Action(ActionName.DEMOLISH, tanks=1, structures=4),)}


def aim(tiles, at, target, hand="rifleman-a", marks="", **options):
    """A position where somebody on `at` may shoot at what is `target`."""
    ours = {"rifleman-a": "riflemen-a", "gun": "gun", "engineer-a": "engineers-a", "howitzer": "howitzer"}
    us = side(at=f"riflemen-a@{at}" if hand == "bomber" else f"{ours[hand]}@{at}", hand=hand)
    return position(tiles, us, side(at=target, marks=marks), **options)


def parts(game, decision):
    return {part.name: part.value for part in game.odds(decision).parts}


# --- G1


def test_G1_machine_gunners_against_machine_gunners_in_a_building():
    """suppress 4, base 4, building cover 3, another tile at range 2; dice 2, 3, 8, 0: suppressed."""
    us = side(at="machine-gunners-a@503", hand="machine-gunner-a")
    german = side(at="machine-gunners-a@505", hand="machine-gunner-a")
    game = position("503 504 505:house", us, german, dice=[2, 3, 8, 0])
    _, rolled, *_ = game.do(Play("soviet-machine-gunner-a", Suppress("german-machine-gunners-a")))
    assert isinstance(rolled, DiceRolled)
    assert rolled.test.parts == (Part("base", "U20", 4), Part("cover", "S8", 3), Part("range", "U20", 2))
    assert (rolled.test.target, rolled.test.success) == (9, True)
    assert game.at("german-machine-gunners-a") == "505!"
    assert (game.zone("german", "hand"), game.zone("german", "casualties")) == ("machine-gunner-a", "")


def test_G1_without_the_0_it_would_have_failed():
    us = side(at="machine-gunners-a@503", hand="machine-gunner-a")
    game = position("503 504 505:house", us, side(at="machine-gunners-a@505"), dice=[2, 3, 8, 1])
    game.do(Play("soviet-machine-gunner-a", Suppress("german-machine-gunners-a")))
    assert game.at("german-machine-gunners-a") == "505"


# --- S8: buildings


@pytest.mark.parametrize(
    ("at", "cover"), [("a", 3), ("b", 1)], ids=["from another tile", "on the same tile: the plain cover"]
)
def test_S8_Q68_the_cover_of_a_building_holds_against_another_tile(at, cover):
    assert parts(aim("a b:house", at, "scouts-a@b"), ATTACK)["cover"] == cover


def test_S8_the_cover_is_that_of_the_current_face():
    us = side(at="riflemen-a@a gun@a", hand="rifleman-a gun1 gun2")
    game = position("a b:house", us, side(at="scouts-a@b"), dice=[0, 1, 0, 1])
    found = [parts(game, ATTACK)["cover"]]
    for card in ("soviet-gun1", "soviet-gun2"):
        game.do(Play(card, AntiTank("building b")))
        found.append(parts(game, ATTACK)["cover"])
    assert found == [3, 2, 1]


def test_S8_the_attacker_in_a_building_gains_nothing():
    assert parts(aim("a:house b:2", "a", "scouts-a@b"), ATTACK) == {"base": 5, "cover": 2, "range": 1}


# --- S9: fortified tiles


@pytest.mark.parametrize(("marks", "cover"), [("b+", 3), ("b", 1), ("", 1)], ids=["controlled", "scouted", "none"])
def test_S9_Q69_the_cover_of_a_fortified_tile_is_for_the_side_that_controls_it(marks, cover):
    assert parts(aim("a b:fort", "a", "scouts-a@b", marks=marks), ATTACK)["cover"] == cover


def test_S9_control_or_presence_of_the_attacker_does_not_matter():
    us = side(at="riflemen-a@b", marks="b+", hand="rifleman-a")
    assert parts(position("a b:fort", us, side(at="scouts-a@b", marks="b")), ATTACK)["cover"] == 1
    assert parts(aim("a b:fort", "b", "scouts-a@b", marks="b+"), ATTACK)["cover"] == 3


# --- S14: smoke


def test_S14_Q67_smoke_adds_2_for_every_counter_on_its_tile():
    game = aim("a b", "a", "scouts-a@b riflemen-a@b", smoke="b")
    assert parts(game, ATTACK) == {"base": 5, "cover": 0, "smoke": 2, "range": 1}
    assert parts(game, Play("soviet-rifleman-a", Attack("german-riflemen-a")))["smoke"] == 2


def test_S14_smoke_where_the_attacker_stands_does_nothing():
    assert "smoke" not in parts(aim("a b", "a", "scouts-a@b", smoke="a"), ATTACK)


def test_S14_a_tank_in_smoke_has_it_too_against_an_anti_tank_shot():
    shot = Play("soviet-gun", AntiTank("german-tank"))
    assert parts(aim("a b:1", "a", "tank@b", "gun", smoke="b"), shot) == {"base": 7, "cover": 1, "smoke": 2, "range": 1}


def test_S14_Q67_but_not_against_demolish():
    game = aim("a b:1", "b", "tank@b", "engineer-a", smoke="b")
    assert parts(game, Play("soviet-engineer-a", Demolish("german-tank"))) == {"base": 7, "range": 0}


def test_S14_smoke_does_not_help_a_building_or_a_tunnel():
    game = aim("a b:house", "a", "scouts-a@b", "gun", smoke="b", tunnels="b")
    for target in ("building b", "tunnel b"):
        assert "smoke" not in parts(game, Play("soviet-gun", AntiTank(target)))


# --- S11, S15, S18, R13: tanks, buildings, tunnels


def test_S11_armour_is_the_base_defence_of_a_tank():
    game = aim("a b c:house", "a", "tank@c", "gun")
    assert game.odds(Play("soviet-gun", AntiTank("german-tank"))).parts == (
        Part("base", "S11", 7),
        Part("cover", "S8", 3),
        Part("range", "U20", 2),
    )


@pytest.mark.parametrize(
    ("target", "part"),
    [("building b", Part("base", "S18", 6)), ("tunnel b", Part("base", "S15", 7))],
    ids=["its toughness", "7"],
)
def test_S18_R13_Q71_a_building_or_a_tunnel_has_its_base_and_range_but_no_cover(target, part):
    game = aim("a b:house", "a", "scouts-a@b", "gun", tunnels="b")
    assert game.odds(Play("soviet-gun", AntiTank(target))).parts == (part, Part("range", "U20", 1))


def test_S18_no_cover_for_demolish_but_range():
    us = side(at="engineers-a@a", hand="engineer-a")
    game = position("a b:3", us, side(at="tank@b"), printed=DEMOLISH)
    assert parts(game, Play("soviet-engineer-a", Demolish("german-tank"))) == {"base": 7, "range": 1}


def test_S18_no_range_for_bombard():
    game = aim("a b c:2", "a", "scouts-a@c", "howitzer", dice=[1, 1])
    *_, rolled = game.do(Play("soviet-howitzer", Bombard("c")))
    assert {part.name: part.value for part in rolled.test.parts} == {"base": 5, "cover": 2}


# --- R18: a card without a counter


def test_R18_a_bombard_without_a_counter_counts_as_from_another_tile_without_range():
    limits = {"soviet-bomber": (Action(ActionName.BOMBARD, 1, structures=1, least=2, most=3),)}
    us = side(at="riflemen-a@a", hand="bomber")
    game = position("a:house b", us, side(at="scouts-a@b"), printed=limits, dice=[1, 1])
    assert {act.space for act in game.acts("soviet-bomber")} == {"a", "b"}
    game.do(Play("soviet-bomber", Bombard("a")))
    *_, rolled = [event for event in game.do(Strike("building a")) if isinstance(event, DiceRolled)]
    assert {part.name: part.value for part in rolled.test.parts} == {"base": 4, "cover": 3}


# --- S17: dice by kind


@pytest.mark.parametrize(
    ("card", "act", "dice"),
    [
        ("gun", AntiTank("german-tank"), 3),
        ("gun", AntiTank("building b"), 2),
        ("gun", AntiTank("tunnel b"), 2),
        ("engineer-a", Demolish("german-tank"), 1),
        ("engineer-a", Demolish("building b"), 4),
        ("engineer-a", Demolish("tunnel b"), 4),
    ],
)
def test_S17_the_dice_are_those_for_the_kind_of_the_target(card, act, dice):
    game = aim("a b:house", "b", "tank@b", card, tunnels="b", dice=[1] * dice)
    assert game.odds(Play(f"soviet-{card}", act)).dice == dice
    game.do(Play(f"soviet-{card}", act))
    assert game.chance.used_up


def test_S17_bombard_rolls_its_dice_for_infantry_and_those_for_the_building():
    game = aim("a b c:house", "a", "scouts-a@c", "howitzer", dice=[1] * 5)
    game.do(Play("soviet-howitzer", Bombard("c")))
    rolled = [event for event in game.do(Strike("building c")) if isinstance(event, DiceRolled)]
    assert [(len(roll.faces), roll.use.purpose.target) for roll in rolled] == [
        (3, "building c"),
        (2, "german-scouts-a"),
    ]


def test_S17_what_an_action_prints_no_dice_for_it_does_not_aim_at():
    only_tanks = {"soviet-gun": (Action(ActionName.ANTI_TANK, tanks=3),)}
    game = aim("a b:house", "a", "tank@b", "gun", tunnels="b", printed=only_tanks)
    assert game.acts("soviet-gun") == [AntiTank("german-tank")]


def test_S17_nor_does_bombard():
    only_men = {"soviet-bomber": (Action(ActionName.BOMBARD, 2),)}
    game = aim("a b:house c:house", "a", "scouts-a@b", "bomber", printed=only_men, dice=[1, 1])
    assert {act.space for act in game.acts("soviet-bomber")} == {"a", "b"}
    game.do(Play("soviet-bomber", Bombard("b")))
    assert game.chance.used_up and not game.board.frames
