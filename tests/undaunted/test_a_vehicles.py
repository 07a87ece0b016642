"""A8–A11, A17–A20: soldiers in vehicles, what they do there, and how they get in and out."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import (
    AntiTank,
    Attack,
    Conceal,
    Control,
    Drive,
    Inspire,
    Move,
    Repair,
    Scout,
    Stalk,
    Suppress,
)
from kronika.domain.undaunted.content import Face
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import EndTurn, FreeMoveFirst, HunkerDown, Play, Ready, Swap
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.rules.vehicles import FreeMove
from kronika.domain.undaunted.state import Zone
from tests.undaunted.africa import position, seated, side

ENEMY = side(at="rifleman@d")
BASE = "a b c d"


def crewed(hand="machine-gunner", marks="a b", theirs="rifleman@d", **more):
    """A patrol truck on a with its driver, a machine gunner at its gun and a free seat; a scout on foot beside it."""
    ours = "patrol-truck@a driver@patrol-truck.1 machine-gunner@patrol-truck.2 scout@a"
    return position(BASE, side(at=ours, marks=marks, hand=hand), side(at=theirs, **more))


# --- A8 the six uses of a card


def test_A8_a_card_of_a_soldier_in_a_vehicle_has_its_own_and_its_seats_actions():
    game = crewed()
    fire = [play for play in game.legal() if isinstance(play, Play)]
    assert {(type(play.act), play.seat) for play in fire} == {
        (Attack, False),
        (Suppress, False),
        (Attack, True),
        (Suppress, True),
    }
    own, gun = (game.odds(Play("lrdg-machine-gunner", Suppress("italy-rifleman"), seat=at)) for at in (False, True))
    assert (own.dice, gun.dice) == (3, 4)


def test_A8_a_vehicle_action_is_one_use_of_the_card():
    game = crewed(hand="driver driver")
    game.do(Play("lrdg-driver", Drive("b"), seat=True))
    assert game.zone("lrdg", "play") == "driver" and game.zone("lrdg", "hand") == "driver"


def test_A8_who_sits_in_no_vehicle_has_no_vehicle_action():
    assert crewed(hand="scout").refused(Play("lrdg-scout", Drive("b"), seat=True)).rule == "A8"


def test_A8_a_seat_has_only_the_actions_it_prints():
    refused = crewed().refused(Play("lrdg-machine-gunner", Drive("b"), seat=True))
    assert (refused.rule, refused.accepted) == ("A8", ("attack", "suppress"))


def test_A8_G11_a_swap_is_the_whole_use_of_the_card():
    game = crewed()
    assert game.do(Swap("lrdg-machine-gunner", "lrdg-driver")) == [
        e.CardMoved("lrdg", "lrdg-machine-gunner", Zone.HAND, Zone.PLAY),
        e.SeatsSwapped("lrdg-machine-gunner", "lrdg-driver"),
    ]
    assert (seated(game, "lrdg-machine-gunner"), seated(game, "lrdg-driver")) == ("patrol-truck.1", "patrol-truck.2")
    assert game.prompt().kind == "play"


def test_A8_Q53_a_ready_soldier_swaps_with_a_suppressed_one_who_stays_suppressed():
    ours = "patrol-truck@a driver@patrol-truck.1! machine-gunner@patrol-truck.2"
    game = position(BASE, side(at=ours, hand="machine-gunner driver"), ENEMY)
    assert game.refused(Swap("lrdg-driver", "lrdg-machine-gunner")).rule == "U9"
    game.do(Swap("lrdg-machine-gunner", "lrdg-driver"))
    assert seated(game, "lrdg-driver") == "patrol-truck.2!"


def test_A8_one_swaps_only_with_another_soldier_of_the_same_vehicle():
    game = crewed()
    for other in ("lrdg-scout", "lrdg-machine-gunner", "italy-rifleman", "lrdg-nobody"):
        assert game.refused(Swap("lrdg-machine-gunner", other)).rule == "A8"


# --- A9, A17 free moves


def test_A9_before_the_action_a_soldier_boards_a_free_seat_and_acts_from_it():
    game = crewed(hand="scout")
    assert FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3) in game.legal()
    assert game.do(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3))[1:3] == [
        e.SeatTaken("lrdg-scout", "lrdg-patrol-truck", 3),
        game.log[-2],
    ]
    assert seated(game, "lrdg-scout") == "patrol-truck.3"
    assert (game.prompt().kind, game.prompt().seat) == ("act", "lrdg")
    assert {type(one.act) for one in game.legal()} == {Attack, Conceal}
    game.do(Perform(Conceal()))
    assert game.prompt().kind == "play"


def test_A9_Q78_after_the_action_a_soldier_boards_where_he_has_arrived():
    us = side(at="pilot-car@b rifleman@a", marks="a b", hand="rifleman")
    game = position(BASE, us, ENEMY)
    game.do(Play("lrdg-rifleman", Move("b")))
    assert game.prompt().kind == "free"
    assert game.legal() == (*[FreeMove("lrdg-pilot-car", at) for at in (1, 2, 3)], Stop())
    game.do(FreeMove("lrdg-pilot-car", 2))
    assert seated(game, "lrdg-rifleman") == "pilot-car.2"
    assert game.prompt().kind == "play"


def test_A9_Q51_Q79_one_free_move_a_use():
    """Before the action: then none after it, although he could dismount again."""
    game = crewed(hand="scout")
    game.do(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3))
    game.do(Perform(Conceal()))
    assert game.prompt().kind == "play"
    dismounted = crewed(hand="machine-gunner", marks="a b")
    dismounted.do(FreeMoveFirst("lrdg-machine-gunner", "", 0))
    dismounted.do(Perform(Move("b")))
    assert dismounted.prompt().kind == "play" and seated(dismounted, "lrdg-machine-gunner") == "b"


def test_A9_a_free_move_may_be_left_out():
    game = crewed(hand="machine-gunner")
    game.chance._dice.extend([1, 1])
    game.do(Play("lrdg-machine-gunner", Attack("italy-rifleman")))
    assert game.legal() == (FreeMove("", 0), *[FreeMove("lrdg-patrol-truck", at) for at in (3, 4)], Stop())
    game.do(Stop())
    assert seated(game, "lrdg-machine-gunner") == "patrol-truck.2"


def test_A9_Q52_Q80_no_free_move_with_turning_ready_hunkering_down_or_a_swap_nor_by_itself():
    ours = "patrol-truck@a scout@a! driver@patrol-truck.1 machine-gunner@patrol-truck.2"
    game = position(BASE, side(at=ours, hand="scout scout driver machine-gunner"), ENEMY)
    assert game.refused(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3)).rule == "U9"
    for decision in (Ready("lrdg-scout"), HunkerDown("lrdg-driver"), Swap("lrdg-machine-gunner", "lrdg-driver")):
        game.do(decision)
        assert game.prompt().kind == "play"
    game.do(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3))
    assert game.prompt().kind == "act" and Stop() not in game.legal()


def test_A9_only_a_soldier_on_foot_boards_and_only_on_his_own_tile():
    ours = "patrol-truck@a pilot-car@a gun-truck@b driver@patrol-truck.1 scout@a"
    game = position(BASE, side(at=ours, hand="driver scout"), ENEMY)
    assert game.refused(FreeMoveFirst("lrdg-driver", "lrdg-pilot-car", 1)).rule == "A9"
    assert game.refused(FreeMoveFirst("lrdg-scout", "lrdg-gun-truck", 1)).rule == "A9"
    assert game.refused(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 1)).rule == "A9"
    assert game.refused(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 5)).rule == "A9"
    assert game.refused(FreeMoveFirst("lrdg-scout", "italy-tank", 1)).rule == "A9"
    assert game.refused(FreeMoveFirst("lrdg-scout", "", 0)).rule == "A9"


def test_A17_Q81_a_free_move_that_leaves_no_action_possible_cannot_be_made():
    """His only open action is a move, which he loses by boarding."""
    us = side(at="patrol-truck@a driver@patrol-truck.1 saboteur@a", marks="a b", hand="saboteur")
    game = position(BASE, us, side(at="tank@d tank-driver@tank.1"))
    assert game.acts("lrdg-saboteur") == [Stalk("b")]
    refused = game.refused(FreeMoveFirst("lrdg-saboteur", "lrdg-patrol-truck", 3))
    assert (refused.rule, refused.accepted) == ("A17", ())


def test_A17_whether_an_action_can_be_chosen_is_judged_with_him_in_his_new_place():
    us = side(at="patrol-truck@a saboteur@a", marks="a b", hand="saboteur")
    game = position(BASE, us, side(at="tank@d tank-driver@tank.1"))
    assert [one for one in game.legal() if isinstance(one, FreeMoveFirst)] == [
        FreeMoveFirst("lrdg-saboteur", "lrdg-patrol-truck", 1)
    ]
    game.do(FreeMoveFirst("lrdg-saboteur", "lrdg-patrol-truck", 1))
    assert game.legal() == (Perform(Drive("b"), seat=True),)


def test_A17_Q82_a_card_that_comes_back_to_hand_has_its_free_move_again():
    us = side(at="pilot-car@b rifleman@a", marks="a b", hand="rifleman second-in-command")
    game = position(BASE, us, ENEMY)
    game.do(Play("lrdg-rifleman", Move("b")))
    game.do(FreeMove("lrdg-pilot-car", 1))
    game.do(Play("lrdg-second-in-command", Inspire("lrdg-rifleman")))
    game.do(Play("lrdg-rifleman", Control()))
    assert FreeMove("", 0) in game.legal()


def test_A9_where_there_are_no_vehicles_nobody_is_asked_for_a_free_move():
    game = position(BASE, side(at="rifleman@a", marks="a b", hand="rifleman"), ENEMY)
    assert game.do(Play("lrdg-rifleman", Move("b")))[1:] == [e.CounterMoved("lrdg-rifleman", "b")]


# --- A10, A20 in a vehicle


def test_A10_Q83_a_soldiers_own_movement_needs_him_on_foot():
    game = crewed(hand="machine-gunner")
    assert Move("b") not in game.acts("lrdg-machine-gunner")
    assert game.refused(Play("lrdg-machine-gunner", Move("b"))).rule == "A10"
    game.do(FreeMoveFirst("lrdg-machine-gunner", "", 0))
    assert Perform(Move("b")) in game.legal()


@pytest.mark.parametrize(("unit", "act"), [("scout", Scout("b")), ("saboteur", Stalk("b"))])
def test_A10_nor_does_he_scout_or_stalk_from_a_seat(unit, act):
    us = side(at=f"patrol-truck@a {unit}@patrol-truck.3", hand=unit)
    assert position(BASE, us, ENEMY).refused(Play(f"lrdg-{unit}", act)).rule == "A10"


def test_A20_Q92_a_soldier_in_a_vehicle_takes_control_of_its_tile():
    us = side(at="patrol-truck@a rifleman@patrol-truck.3", marks="a", hand="rifleman")
    game = position(BASE, us, ENEMY)
    game.do(Play("lrdg-rifleman", Control()))
    assert game.board.sides["lrdg"].markers["a"] == Face.CONTROLLED


def test_A20_his_range_is_that_of_the_vehicle():
    assert crewed().odds(Play("lrdg-machine-gunner", Attack("italy-rifleman"))).target == 4 + 3


def test_A20_he_is_suppressed_or_ready_by_himself_and_turns_ready_in_his_seat():
    us = side(at="patrol-truck@a rifleman@patrol-truck.3! driver@patrol-truck.1", marks="a b", hand="rifleman driver")
    game = position(BASE, us, ENEMY)
    game.do(Play("lrdg-driver", Drive("b"), seat=True))
    for _ in ("a step", "a free move"):
        game.do(Stop())
    game.do(Ready("lrdg-rifleman"))
    assert seated(game, "lrdg-rifleman") == "patrol-truck.3"


# --- A11 drive


def test_A11_the_vehicle_moves_up_to_X_tiles_with_own_markers_and_its_crew_rides_along():
    us = side(at="patrol-truck@a driver@patrol-truck.1 rifleman@patrol-truck.3!", marks="b c", hand="driver")
    game = position(BASE, us, ENEMY)
    assert game.do(Play("lrdg-driver", Drive("b"), seat=True))[2] == e.CounterMoved("lrdg-patrol-truck", "b")
    assert (game.prompt().kind, game.legal()) == ("step", (Step("c"), Stop()))
    game.do(Step("c"))
    board = game.board
    assert [board.counters[f"lrdg-{id}"].space for id in ("patrol-truck", "driver", "rifleman")] == ["c", "c", "c"]
    assert game.prompt().kind == "free"


def test_A11_R26_one_tile_at_least_each_with_an_own_marker():
    game = crewed(hand="driver", marks="a c")
    assert game.refused(Play("lrdg-driver", Drive("b"), seat=True)).rule == "A11"
    assert Drive not in {type(act) for act in game.acts("lrdg-driver")}


def test_A2_Q55_no_vehicle_enters_impassable_ground():
    us = side(at="patrol-truck@a driver@patrol-truck.1 scout@a", marks="a b", hand="driver scout")
    game = position("a b:1x c", us, side(at="rifleman@c"))
    assert game.refused(Play("lrdg-driver", Drive("b"), seat=True)).rule == "A2"
    assert Scout("b") in game.acts("lrdg-scout"), "soldiers do"


def test_R27_Q126_no_vehicle_enters_a_tile_with_an_obstacle_and_soldiers_do():
    us = side(at="patrol-truck@a driver@patrol-truck.1 scout@a", marks="a b", hand="driver scout")
    game = position("a b c", us, side(at="rifleman@c"), structures="roadblock@b")
    assert game.refused(Play("lrdg-driver", Drive("b"), seat=True)).rule == "R27"
    assert Scout("b") in game.acts("lrdg-scout")
    gone = position("a b c", us, side(at="rifleman@c"), structures="roadblock@b", destroyed="b")
    assert Drive("b") in gone.acts("lrdg-driver")


def test_R27_a_structure_that_is_worth_something_does_not_bar_the_way():
    us = side(at="patrol-truck@a driver@patrol-truck.1", marks="a b", hand="driver")
    assert Drive("b") in position("a b c", us, side(at="rifleman@c"), structures="hangar@b").acts("lrdg-driver")


# --- A18 whose vehicle


def test_A18_boarding_an_empty_enemy_vehicle_captures_it_with_its_damage_and_state():
    us = side(at="rifleman@a driver@a", marks="a b", hand="rifleman driver")
    game = position(BASE, us, side(at="lorry@a:2 rifleman@d"))
    happened = game.do(FreeMoveFirst("lrdg-rifleman", "italy-lorry", 1))
    assert e.VehicleCaptured("italy-lorry", "lrdg") in happened
    assert (game.board.owners["italy-lorry"], game.board.damage["italy-lorry"]) == ("lrdg", 2)
    game.do(Perform(Control()))
    assert game.board.eliminated == (), "captured is not eliminated"


def test_A18_Q86_a_captured_disabled_vehicle_stays_disabled_till_it_is_repaired():
    us = side(at="italy.lorry@a:2 driver@lorry.1", marks="a b", hand="driver driver")
    game = position(BASE, us, side(at="rifleman@d"))
    assert Drive("b") not in game.acts("lrdg-driver")
    game.do(Play("lrdg-driver", Repair("italy-lorry")))
    game.do(Stop())
    assert Drive("b") in game.acts("lrdg-driver")


def test_A18_Q87_a_captured_vehicle_left_empty_stays_with_its_captor_and_can_be_taken_back():
    us = side(at="italy.lorry@a scout@a", hand="scout")
    game = position(BASE, us, side(at="rifleman@a", hand="rifleman", marks="a"), active="italy")
    assert game.board.owners["italy-lorry"] == "lrdg"
    assert e.VehicleCaptured("italy-lorry", "italy") in game.do(FreeMoveFirst("italy-rifleman", "italy-lorry", 1))


def test_A18_Q88_no_boarding_while_an_enemy_ready_or_suppressed_sits_in_it():
    for state in ("", "!"):
        us = side(at="rifleman@a", marks="a", hand="rifleman")
        game = position(BASE, us, side(at=f"lorry@a rifleman@lorry.2{state}"))
        assert game.refused(FreeMoveFirst("lrdg-rifleman", "italy-lorry", 1)).rule == "A18"


def test_A18_a_captured_vehicle_is_a_target_of_its_old_side_only():
    us = side(at="italy.lorry@b rifleman@a", hand="rifleman")
    game = position(BASE, us, side(at="rifleman@c", hand="rifleman"))
    assert Attack("italy-lorry") not in game.acts("lrdg-rifleman")
    game.do(EndTurn())
    assert Attack("italy-lorry") in game.acts("italy-rifleman")


# --- A19 seats


def test_A19_Q84_G13_a_specialised_seat_is_open_to_all_but_its_actions_only_to_the_specialist():
    """On the tank's middle seat the gunner has `anti_tank`; the driver there has his card's own actions."""
    us = side(at="patrol-truck@b rifleman@patrol-truck.3")
    for soldier, open_ in (("tank-gunner", True), ("tank-driver", False)):
        them = side(at=f"tank@a {soldier}@tank.2", hand=soldier)
        game = position(BASE, us, them, active="italy", initiative="italy")
        shot = Play(f"italy-{soldier}", AntiTank("lrdg-patrol-truck"), seat=True)
        assert (shot in game.legal()) == open_
        if not open_:
            assert game.refused(shot).rule == "A19"
            assert Attack("lrdg-patrol-truck") in game.acts("italy-tank-driver")


def test_A19_Q84_anybody_may_take_shift_to_and_swap_onto_a_specialised_seat():
    them = side(at="tank@a rifleman@tank.1 tank-gunner@tank.2 scout@a", hand="scout rifleman", marks="a")
    game = position(BASE, ENEMY_OF_TANK, them, active="italy", initiative="italy")
    assert FreeMoveFirst("italy-scout", "italy-tank", 3) in game.legal()
    assert FreeMoveFirst("italy-rifleman", "italy-tank", 3) in game.legal()
    assert Swap("italy-rifleman", "italy-tank-gunner") in game.legal()


ENEMY_OF_TANK = side(at="rifleman@d")


def test_A19_Q85_in_a_captured_tank_the_LRDG_may_ride_but_has_none_of_its_vehicle_actions():
    us = side(at="italy.tank@a driver@tank.1 rifleman@tank.2", marks="a b", hand="driver rifleman")
    game = position(BASE, us, side(at="rifleman@d"))
    assert not any(one.seat for one in game.legal() if isinstance(one, Play))
    assert game.refused(Play("lrdg-driver", Drive("b"), seat=True)).rule == "A19"


def test_A19_Q91_a_disabled_vehicle_bars_vehicle_actions_alone():
    ours = "patrol-truck@a:2 driver@patrol-truck.1 machine-gunner@patrol-truck.2 scout@a"
    game = position(BASE, side(at=ours, marks="a b", hand="machine-gunner driver scout"), ENEMY)
    assert not any(one.seat for one in game.legal() if isinstance(one, Play))
    assert game.refused(Play("lrdg-driver", Drive("b"), seat=True)).rule == "A19"
    for open_ in (
        Play("lrdg-machine-gunner", Attack("italy-rifleman")),
        Swap("lrdg-driver", "lrdg-machine-gunner"),
        FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3),
        FreeMoveFirst("lrdg-machine-gunner", "", 0),
        Play("lrdg-driver", Repair("lrdg-patrol-truck")),
    ):
        assert open_ in game.legal(), open_


# --- A22 leaders


def test_A22_a_leaders_card_has_neither_free_move_nor_vehicle_action_and_is_never_suppressed():
    game = crewed(hand="staff-sergeant")
    assert game.refused(FreeMoveFirst("lrdg-staff-sergeant", "lrdg-patrol-truck", 3)).rule == "A22"
    assert game.refused(Play("lrdg-staff-sergeant", Drive("b"), seat=True)).rule == "A8"
    game.do(Play("lrdg-staff-sergeant", Conceal()))
    assert game.prompt().kind == "play"


# --- A3


def test_A3_a_soldier_who_has_left_the_board_never_returns():
    game = position(BASE, side(at="scout@a", hand="rifleman"), ENEMY)
    assert game.acts("lrdg-rifleman") == []
    assert game.refused(Play("lrdg-rifleman", Control())).rule == "A3"
