"""A16, A21, A24, A25, R29: goals, who is eliminated, when a side is beyond hope, and what follows."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Attack, Control, Demolish, Repair
from kronika.domain.undaunted.content import (
    Action,
    ActionName,
    Either,
    Eliminate,
    Escape,
    Every,
    ObjectivesWorth,
    Troop,
)
from kronika.domain.undaunted.rules.playing import HunkerDown, Play
from kronika.domain.undaunted.rules.victory import can_no_longer_meet
from tests.undaunted.africa import OPEN, position, side, told

VEHICLES = Troop.VEHICLES
HITS = Play("lrdg-rifleman", Attack("italy-rifleman"))


def killing(goal=OPEN, theirs=OPEN, them="rifleman@b scout@b", ours="rifleman@a", **more):
    """The LRDG rifleman kills the Italian one."""
    us = side(at=ours, hand="rifleman", goal=goal)
    game = position("a=1 b=1 c=1", us, side(at=them, goal=theirs), dice=[0], **more)
    game.do(HITS)
    return game.board


# --- A16 goals


def test_A16_A24_elimination_of_a_number_of_soldiers():
    board = killing(Eliminate(count=1))
    assert (board.winner, board.how, board.rule) == ("lrdg", "elimination", "A24")
    assert killing(Eliminate(count=2)).winner == ""
    assert killing(Eliminate(count=2), eliminated=("italy-mechanic",)).winner == "lrdg"


def test_A16_elimination_of_counters_that_are_named():
    assert killing(Eliminate(counters=("italy-scout",))).winner == ""
    assert killing(Eliminate(counters=("italy-rifleman",))).winner == "lrdg"


def test_A16_U23_objectives():
    us = side(at="rifleman@a", hand="rifleman", marks="a", goal=ObjectivesWorth(1))
    game = position("a=1 b", us, side(at="rifleman@b"))
    game.do(Play("lrdg-rifleman", Control()))
    assert (game.board.winner, game.board.how) == ("lrdg", "objectives")


@pytest.mark.parametrize(("join", "won"), [(Every, False), (Either, True)])
def test_A16_conditions_of_several_parts(join, won):
    board = killing(join((Eliminate(count=1), ObjectivesWorth(1))))
    assert (board.winner == "lrdg") == won
    if won:
        assert (board.how, board.rule) == ("goal", "A16")


def test_A16_R5_who_is_active_wins_where_one_change_meets_both():
    """The structure's destruction gives the LRDG its value; both need what they then have."""
    us = side(at="saboteur@b", hand="saboteur", goal=ObjectivesWorth(1))
    them = side(at="rifleman@c", goal=ObjectivesWorth(0))
    game = position("a b c", us, them, structures="hangar@b", dice=[6, 0])
    game.do(Play("lrdg-saboteur", Demolish("structure b")))
    assert game.board.winner == "lrdg"


# --- A24 eliminated


def blown_up(vehicle="tank@b:4", goal=OPEN, **more):
    us = side(at="saboteur@b", hand="saboteur", goal=goal)
    game = position("a b", us, side(at=f"{vehicle} rifleman@a"), dice=[9, 9], **more)
    game.do(Play("lrdg-saboteur", Demolish(f"italy-{vehicle.partition('@')[0]}")))
    return game.board


def test_A24_a_vehicle_that_is_destroyed_is_eliminated_its_crew_is_not():
    board = blown_up("tank@b:4 tank-driver@tank.1", goal=Eliminate(VEHICLES, count=1))
    assert (board.winner, board.how) == ("lrdg", "elimination")


def test_A24_neither_captured_escaped_nor_disabled_is_eliminated():
    us = side(at="italy.lorry@a:2 driver@lorry.1", hand="driver", goal=Eliminate(VEHICLES, count=1))
    game = position("a b", us, side(at="rifleman@b"), escaped=("italy-tank",))
    game.do(Play("lrdg-driver", Repair("italy-lorry")))
    assert game.board.winner == ""


def test_A24_Q89_a_captured_vehicle_that_its_old_owner_destroys_is_eliminated_for_him():
    us = side(at="italy.lorry@a:2 rifleman@b")
    them = side(at="rifleman@b", hand="rifleman", goal=Eliminate(VEHICLES, count=1))
    game = position("a b", us, them, active="italy", initiative="italy", dice=[0])
    game.do(Play("italy-rifleman", Attack("italy-lorry")))
    assert (game.board.winner, game.board.how) == ("italy", "elimination")


# --- A25 out of reach


def is_lost(goal, tiles="a=1 b=2 c", us="", them="rifleman@c", card="", marks="", **more):
    """Whether the LRDG can no longer meet a goal. `card`: its cards in the deck."""
    sides = {key: more.pop(key) for key in ("supply", "discard", "escaping", "escapers") if key in more}
    game = position(tiles, side(at=us, deck=card, marks=marks, **sides), side(at=them), **more)
    return can_no_longer_meet(game.board, "lrdg", goal)


def test_A25_elimination_while_enough_are_left_and_somebody_fights():
    two = Eliminate(count=2)
    assert not is_lost(two, us="rifleman@a", card="rifleman", them="rifleman@b scout@b")
    assert is_lost(two, us="rifleman@a", card="rifleman", them="rifleman@b")
    assert not is_lost(two, us="rifleman@a", card="rifleman", them="rifleman@b", eliminated=("italy-scout",))
    assert is_lost(two, us="rifleman@a", card="lieutenant", them="rifleman@b scout@b")


STRAFING = {"lrdg-lieutenant": (Action(ActionName.STRAFE, 1),)}


def test_A25_a_leaders_card_at_hand_with_a_combat_action_fights_on():
    assert is_lost(Eliminate(count=1), card="lieutenant")
    assert not is_lost(Eliminate(count=1), card="lieutenant", printed=STRAFING)


def test_A25_elimination_of_vehicles_counts_all_on_the_board_including_captured_ones():
    goal = Eliminate(VEHICLES, count=1)
    assert not is_lost(goal, us="italy.lorry@a rifleman@a", card="rifleman")
    assert is_lost(goal, us="rifleman@a", card="rifleman")


def test_A25_a_card_in_the_supply_is_at_hand_while_one_outside_can_bring_it():
    goal = Eliminate(count=1)
    assert is_lost(goal, us="rifleman@a", supply="rifleman")
    assert not is_lost(goal, us="rifleman@a", supply="rifleman", card="lieutenant")
    assert not is_lost(goal, us="rifleman@a", supply="rifleman lieutenant", card="second-in-command"), "in its turn"
    assert is_lost(goal, us="rifleman@a", supply="rifleman lieutenant")


def test_A25_a_bolster_for_a_squad_brings_only_cards_of_it():
    for card, lost in (("tank-driver", False), ("rifleman", True)):
        them = side(at=f"{card}@b", deck="tank-commander", supply=card)
        game = position("a b", side(at="rifleman@a"), them)
        assert can_no_longer_meet(game.board, "italy", Eliminate(count=1)) == lost


SOLDIERS = (Troop.SOLDIERS,)


def test_A25_escape_of_soldiers_who_can_act_or_whom_a_vehicle_takes_along():
    two = Escape(count=2)
    assert not is_lost(two, us="rifleman@a scout@a", card="rifleman scout", escaping=SOLDIERS)
    assert is_lost(two, us="rifleman@a scout@a", card="rifleman", escaping=SOLDIERS)
    crew = "patrol-truck@a rifleman@a scout@patrol-truck.2"
    assert not is_lost(two, us=crew, card="rifleman", escaping=SOLDIERS)
    assert is_lost(two, us=crew, card="lieutenant", escaping=SOLDIERS), "nobody can act"
    assert not is_lost(two, us="rifleman@a", card="rifleman", escaping=SOLDIERS, escaped=("lrdg-scout",))


def test_A25_escape_of_vehicles_that_somebody_can_drive_and_for_which_there_is_a_way():
    goal, named = Escape(VEHICLES, count=1), {"escaping": (VEHICLES,), "escape": "c"}
    crew = "patrol-truck@a driver@patrol-truck.1"
    assert not is_lost(goal, us=crew, card="driver", **named)
    assert is_lost(goal, us=crew, card="lieutenant", **named)
    assert is_lost(goal, us=crew, card="driver", tiles="a b:1x c", **named)
    assert is_lost(goal, us="rifleman@a", card="rifleman", **named)
    assert is_lost(goal, us="italy.tank@a driver@tank.1", card="driver", **named), "the seat asks for a specialist"


def test_A25_an_obstacle_blocks_the_way_only_when_nobody_who_can_act_demolishes():
    goal = Escape(VEHICLES, count=1)
    more = {"escaping": (VEHICLES,), "escape": "c", "structures": "roadblock@b"}
    crew = "patrol-truck@a driver@patrol-truck.1 saboteur@a"
    assert is_lost(goal, us=crew, card="driver", **more)
    assert not is_lost(goal, us=crew, card="driver saboteur", **more)


def test_A25_objectives_while_somebody_can_take_control():
    assert not is_lost(ObjectivesWorth(3), us="rifleman@a", card="rifleman")
    assert is_lost(ObjectivesWorth(4), us="rifleman@a", card="rifleman")
    assert is_lost(ObjectivesWorth(1), us="sniper@a", card="sniper")
    assert not is_lost(ObjectivesWorth(1), us="sniper@a", card="sniper", marks="a+"), "it has the value"


def test_A25_a_seat_that_prints_control_takes_control_for_whom_it_suits():
    for card, lost in (("tank-driver", False), ("tank-gunner", True)):
        them = side(at=f"tank@b {card}@b", deck=card)
        game = position("a b=1", side(at="rifleman@a"), them)
        assert can_no_longer_meet(game.board, "italy", ObjectivesWorth(1)) == lost


def test_A25_structures_count_for_who_can_demolish_them_and_for_the_other_while_he_can_take_control():
    goal, stands = ObjectivesWorth(2), {"tiles": "a b c", "structures": "motor-pool@b"}
    assert not is_lost(goal, us="saboteur@a", card="saboteur", **stands)
    assert is_lost(goal, us="rifleman@a", card="rifleman", **stands)
    for destroyed, lost in (("", False), ("b", True)):
        them = side(at="rifleman@c", deck="rifleman")
        game = position("a b c", side(at="rifleman@a"), them, structures="motor-pool@b", destroyed=destroyed)
        assert can_no_longer_meet(game.board, "italy", goal) == lost


@pytest.mark.parametrize(("join", "lost"), [(Every, True), (Either, False)])
def test_A25_and_is_out_of_reach_with_one_part_or_with_all(join, lost):
    goal = join((ObjectivesWorth(9), Eliminate(count=1)))
    assert is_lost(goal, us="rifleman@a", card="rifleman") == lost


# --- A16, R29 hopeless


def losing_the_saboteur(ours=OPEN, theirs=OPEN, *, us="", them="", initiative="italy", **more):
    """An Italian kills the saboteur, the only one who can demolish."""
    lrdg = side(at=f"saboteur@a rifleman@a {us}", deck="rifleman", goal=ours, marks=more.pop("marks", ""))
    italy = side(at=f"rifleman@b {them}", hand="rifleman rifleman", goal=theirs, marks=more.pop("held", ""))
    game = position("a=1 b=1 c", lrdg, italy, active="italy", initiative=initiative, dice=[0], **more)
    happened = game.do(Play("italy-rifleman", Attack("lrdg-saboteur")))
    return game, happened


POOL = {"structures": "motor-pool@c"}


def test_A16_Q129_side_without_hope_against_an_eliminator_loses_immediately():
    game, _ = losing_the_saboteur(ObjectivesWorth(4), Eliminate(count=2), **POOL)
    assert (game.board.winner, game.board.how, game.board.rule) == ("italy", "out_of_reach", "A16")


def test_A16_R29_also_where_elimination_is_one_of_his_alternatives_but_not_where_it_is_one_part_of_it():
    parts = (Eliminate(count=2), ObjectivesWorth(9))
    assert losing_the_saboteur(ObjectivesWorth(4), Either(parts), **POOL)[0].board.winner == "italy"
    held = losing_the_saboteur(ObjectivesWorth(4), Every((Eliminate(count=2), ObjectivesWorth(2))), **POOL)[0]
    assert held.board.winner == ""


def test_A16_Q129_against_objectives_the_opponent_wins_as_soon_as_his_value_is_higher():
    game, happened = losing_the_saboteur(ObjectivesWorth(4), ObjectivesWorth(4), marks="a+", held="b", **POOL)
    assert told(happened, e.HopeLost) == [e.HopeLost("lrdg")]
    assert game.board.winner == "" and game.board.hopeless == ("lrdg",)
    game.do(Play("italy-rifleman", Control()))
    assert game.board.winner == "", "the values are equal"
    ahead, _ = losing_the_saboteur(ObjectivesWorth(4), ObjectivesWorth(4), held="b+", **POOL)
    assert (ahead.board.winner, ahead.board.how) == ("italy", "out_of_reach")


def test_R29_Q131_against_one_who_has_to_escape_play_goes_on():
    game, happened = losing_the_saboteur(ObjectivesWorth(4), OPEN, **POOL)
    assert game.board.winner == "" and told(happened, e.HopeLost) == [e.HopeLost("lrdg")]
    assert "lrdg" in game.view("public").hopeless


@pytest.mark.parametrize(
    ("marks", "held", "initiative", "winner"),
    [
        ("a+", "", "italy", "lrdg"),
        ("", "b+", "lrdg", "italy"),
        ("", "", "lrdg", "lrdg"),
        ("a+", "b+", "italy", "italy"),
    ],
)
def test_A16_R29_Q130_where_neither_can_the_higher_value_wins_and_in_a_tie_who_has_the_initiative(
    marks, held, initiative, winner
):
    more = {"marks": marks, "held": held, "initiative": initiative, "hopeless": ("italy",)}
    game, _ = losing_the_saboteur(ObjectivesWorth(4), ObjectivesWorth(9), **POOL, **more)
    assert (game.board.winner, game.board.how) == (winner, "both_out_of_reach")


def test_R29_both_hopeless_by_one_change_the_higher_value_wins_whatever_the_conditions_were():
    """The last soldier who could be eliminated dies as the last who can demolish."""
    theirs = Eliminate(counters=("lrdg-saboteur", "lrdg-scout"))
    game, _ = losing_the_saboteur(ObjectivesWorth(4), theirs, marks="a+", **POOL)
    assert (game.board.winner, game.board.how, game.board.rule) == ("lrdg", "both_out_of_reach", "R29")


def test_R29_who_is_to_eliminate_wins_also_if_that_has_been_out_of_his_own_reach_before():
    theirs = Eliminate(counters=("lrdg-saboteur", "lrdg-scout"))
    game, _ = losing_the_saboteur(ObjectivesWorth(4), theirs, marks="a+", hopeless=("italy",), **POOL)
    assert (game.board.winner, game.board.how, game.board.rule) == ("italy", "out_of_reach", "A16")


def test_A25_hunkering_down_the_last_card_that_could_bring_others_ends_hope():
    us = side(at="rifleman@a", hand="lieutenant", supply="rifleman", goal=Eliminate(count=1))
    game = position("a b", us, side(at="rifleman@b", deck="rifleman", goal=Eliminate(count=1)))
    game.do(HunkerDown("lrdg-lieutenant"))
    assert (game.board.winner, game.board.how) == ("italy", "out_of_reach")
