"""A14, A21, R22: strategic objectives, what they are worth to whom, and who blows them up."""

from kronika.domain.kernel.catalogue import text
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Control, Demolish
from kronika.domain.undaunted.content import Action, ActionName, Face, ObjectivesWorth
from kronika.domain.undaunted.rules.playing import Play
from kronika.domain.undaunted.rules.victory import objectives_worth
from tests.undaunted.africa import position, side, told

SABOTEUR = side(at="saboteur@b", hand="saboteur saboteur")


def blowing_up(dice=(6, 0), marks="b+", structures="hangar@b", **more):
    return position("a b:3=0 c", SABOTEUR, side(at="rifleman@c", marks=marks), structures=structures, dice=dice, **more)


DEMOLISH = Play("lrdg-saboteur", Demolish("structure b"))


def test_A14_Q102_its_total_defence_is_its_toughness_alone():
    assert blowing_up().odds(DEMOLISH).target == 6


def test_A14_a_hit_one_is_destroyed_immediately():
    game = blowing_up(dice=(1, 6))
    assert told(game.do(DEMOLISH), e.StructureDestroyed) == [e.StructureDestroyed("b")]
    assert game.board.structures == ()
    assert game.refused(DEMOLISH).rule == "A14"


def test_A14_one_that_is_missed_stands():
    game = blowing_up(dice=(1, 5))
    game.do(DEMOLISH)
    assert game.board.structures == ("b",)


def test_A14_A21_Q111_its_value_goes_over_from_who_controls_its_tile_to_who_destroys_it_and_the_marker_stays():
    game = blowing_up(structures="motor-pool@b", dice=(7, 0))
    assert [objectives_worth(game.board, one) for one in ("lrdg", "italy")] == [0, 2]
    game.do(DEMOLISH)
    assert [objectives_worth(game.board, one) for one in ("lrdg", "italy")] == [2, 0]
    assert game.board.sides["italy"].markers == {"b": Face.CONTROLLED}


def test_A14_Q110_the_LRDG_has_nothing_from_controlling_its_tile_nor_the_Italians_from_scouting_it():
    us = side(at="saboteur@b", marks="b+")
    game = position("a b c", us, side(at="rifleman@c", marks="b"), structures="hangar@b")
    assert [objectives_worth(game.board, one) for one in ("lrdg", "italy")] == [0, 0]


def test_A21_Q112_objective_markers_and_structures_are_added_up():
    us = side(at="saboteur@b", marks="a+")
    game = position(
        "a=2 b c=1", us, side(at="rifleman@c", marks="b+ c+"), structures="hangar@b aircraft@a", destroyed="a"
    )
    assert [objectives_worth(game.board, one) for one in ("lrdg", "italy")] == [3, 2]
    assert [one.worth for one in game.view("public").sides] == [3, 2]


def test_A21_a_structure_that_makes_up_the_value_wins():
    us = side(at="saboteur@b", hand="saboteur", marks="a+", goal=ObjectivesWorth(3))
    game = position("a=2 b c", us, side(at="rifleman@c"), structures="hangar@b", dice=(6, 0))
    game.do(DEMOLISH)
    assert (game.board.winner, game.board.how, game.board.rule) == ("lrdg", "objectives", "A21")


def test_A21_the_Italians_win_by_a_structure_that_stands():
    them = side(at="rifleman@b", hand="rifleman", marks="b", goal=ObjectivesWorth(2))
    game = position("a b c", side(at="saboteur@c"), them, active="italy", initiative="italy", structures="motor-pool@b")
    game.do(Play("italy-rifleman", Control()))
    assert (game.board.winner, game.board.rule) == ("italy", "A21")


def test_U24_a_win_to_which_no_structure_contributes_is_one_by_objectives():
    us = side(at="rifleman@b", hand="rifleman", marks="b", goal=ObjectivesWorth(2))
    game = position("a b=2 c", us, side(at="rifleman@c", marks="a+"), structures="hangar@a")
    game.do(Play("lrdg-rifleman", Control()))
    assert (game.board.winner, game.board.rule) == ("lrdg", "U24")


def test_R22_Q103_the_Italians_demolish_no_structure_and_nobody_his_own_vehicle():
    printed = {"italy-mechanic": (Action(ActionName.DEMOLISH, 2),)}
    them = side(at="mechanic@b tank@b", hand="mechanic")
    game = position(
        "a b c",
        side(at="rifleman@c patrol-truck@b"),
        them,
        active="italy",
        initiative="italy",
        structures="hangar@b",
        printed=printed,
    )
    assert game.acts("italy-mechanic") == [Demolish("lrdg-patrol-truck")]
    refused = game.refused(Play("italy-mechanic", Demolish("structure b")))
    assert (refused.rule, text(refused.said, "en")) == ("R22", "Only the LRDG can demolish the Hangar on b.")
    assert text(refused.said, "cs") == "Hangár na poli b může zničit jen LRDG."
    assert game.refused(Play("italy-mechanic", Demolish("italy-tank"))).rule == "A12"


def test_A14_an_attack_cannot_be_aimed_at_one():
    game = blowing_up()
    assert game.refused(Play("lrdg-saboteur", Attack("structure b"))).rule == "A12"


def test_A14_it_is_seen_on_its_space():
    game = blowing_up()
    assert [space.structure for space in game.view("public").spaces] == ["", "hangar", ""]
