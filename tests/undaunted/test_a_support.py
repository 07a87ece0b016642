"""A4–A6, R24–R26: control, inspire, navigate, recon flight, and what the family's actions mean here."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Bolster, Control, Inspire, Navigate, Recon, ReconFlight
from kronika.domain.undaunted.content import Action, ActionName, Face
from kronika.domain.undaunted.rules.inspiring import Again
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import FreeMoveFirst, PickInitiative, Play, Ready, Swap
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.rules.support import Take
from kronika.domain.undaunted.rules.vehicles import NextSpace
from kronika.domain.undaunted.state import Zone
from tests.undaunted.africa import position, side, told

ENEMY = side(at="rifleman@d")


# --- A4 control

CONTROL = Play("lrdg-rifleman", Control())


@pytest.mark.parametrize(
    ("theirs", "marks", "open_"),
    [
        ("scout@a", "", True),
        ("scout@a", "a", True),
        ("scout@a", "a+", False),
        ("scout@a!", "a+", False),
        ("lorry@a scout@lorry.2", "a+", False),
        ("lorry@a scout@lorry.2!", "a+", False),
        ("lorry@a", "a+", True),
        ("scout@b", "a+", True),
    ],
    ids=[
        "a soldier where the enemy has no marker",
        "where he has scouted",
        "where he controls",
        "a suppressed one",
        "one in a vehicle",
        "a suppressed one in a vehicle",
        "an empty vehicle",
        "nobody there",
    ],
)
def test_A4_Q54_Q93_Q94_only_a_soldier_of_an_enemy_who_controls_the_tile_bars_it(theirs, marks, open_):
    us = side(at="rifleman@a", marks="a", hand="rifleman")
    game = position("a b c d", us, side(at=f"{theirs} rifleman@d", marks=marks))
    assert (CONTROL in game.legal()) == open_
    if open_:
        game.do(CONTROL)
        assert game.board.sides["lrdg"].markers["a"] == Face.CONTROLLED
        assert game.board.sides["italy"].markers.get("a") in (None, Face.SCOUTED)
    else:
        assert game.refused(CONTROL).rule == "A4"


def test_A4_it_takes_an_own_marker_not_controlled_yet():
    for marks in ("", "a+"):
        game = position("a b c d", side(at="rifleman@a", marks=marks, hand="rifleman"), ENEMY)
        assert game.refused(CONTROL).rule == "A4"


def test_A4_a_captured_vehicle_full_of_own_soldiers_bars_nobody():
    us = side(at="italy.lorry@a rifleman@lorry.1", marks="a", hand="rifleman")
    game = position("a b c d", us, side(at="rifleman@d", marks="a+"))
    assert CONTROL in game.legal()


def test_A4_the_tanks_seat_prints_control_for_the_tile_of_the_tank():
    them = side(at="tank@a tank-driver@tank.1", marks="a", hand="tank-driver")
    game = position("a b c d", side(at="rifleman@d"), them, active="italy", initiative="italy")
    game.do(Play("italy-tank-driver", Control(), seat=True))
    assert game.board.sides["italy"].markers["a"] == Face.CONTROLLED


def test_R34_no_other_seat_controls_though_the_summary_speaks_of_vehicles():
    us = side(at="patrol-truck@a driver@patrol-truck.1", marks="a", hand="driver")
    game = position("a b c d", us, ENEMY)
    assert game.refused(Play("lrdg-driver", Control(), seat=True)).rule == "A8"


# --- A5 inspire


def inspiring(play="scout rifleman staff-sergeant", hand="second-in-command"):
    return position("a b c d", side(at="scout@a rifleman@a", hand=hand, play=play, marks="a b"), ENEMY)


def test_A5_up_to_X_soldiers_cards_come_back_to_hand_never_a_leaders():
    game = inspiring()
    game.do(Play("lrdg-second-in-command", Inspire("lrdg-scout")))
    assert (game.prompt().kind, game.legal()) == ("again", (Again("lrdg-rifleman"), Stop()))
    game.do(Again("lrdg-rifleman"))
    assert game.zone("lrdg", "hand") == "rifleman scout"
    assert game.zone("lrdg", "play") == "second-in-command staff-sergeant"


def test_A5_Q118_leaders_are_not_taken_back():
    game = inspiring()
    assert game.refused(Play("lrdg-second-in-command", Inspire("lrdg-staff-sergeant"))).rule == "A5"
    game.do(Play("lrdg-second-in-command", Inspire("lrdg-scout")))
    assert game.refused(Again("lrdg-staff-sergeant")).rule == "A5"
    assert game.refused(Again("lrdg-sniper")).rule == "A5"


def test_A5_Q118_inspire_A_takes_back_no_tank_driver():
    them = side(at="scout@a tank@a tank-driver@tank.1", hand="squad-leader", play="tank-driver scout")
    game = position("a b c d", side(at="rifleman@d"), them, active="italy", initiative="italy")
    assert game.acts("italy-squad-leader") == [Inspire("italy-scout")]
    assert game.refused(Play("italy-squad-leader", Inspire("italy-tank-driver"))).rule == "A5"


def test_A5_one_may_stop_after_one_card_and_is_not_asked_where_no_other_is_left():
    game = inspiring()
    game.do(Play("lrdg-second-in-command", Inspire("lrdg-scout")))
    game.do(Stop())
    assert game.zone("lrdg", "hand") == "scout"
    alone = inspiring(play="scout")
    alone.do(Play("lrdg-second-in-command", Inspire("lrdg-scout")))
    assert alone.prompt().kind == "play"


def test_A5_R26_at_least_one_card():
    game = inspiring(play="staff-sergeant")
    assert game.acts("lrdg-second-in-command") == []


def test_A5_Q119_it_takes_back_a_card_that_was_used_to_turn_ready_or_to_swap():
    ours = "patrol-truck@a scout@a! driver@patrol-truck.1 rifleman@patrol-truck.2"
    game = position("a b c d", side(at=ours, hand="scout rifleman second-in-command"), ENEMY)
    game.do(Ready("lrdg-scout"))
    game.do(Swap("lrdg-rifleman", "lrdg-driver"))
    assert game.acts("lrdg-second-in-command") == [Inspire("lrdg-rifleman"), Inspire("lrdg-scout")]


def test_A5_the_inspired_copies_of_one_card_come_back_one_by_one():
    game = inspiring(play="scout scout")
    game.do(Play("lrdg-second-in-command", Inspire("lrdg-scout")))
    game.do(Again("lrdg-scout"))
    assert game.zone("lrdg", "hand") == "scout scout"


# --- R2 the card that inspires


def mounted_inspirer(value: int, play: str):
    """A scout whose card prints `inspire`, and who has boarded first (A17): his card lies in the play area already."""
    us = side(at="patrol-truck@a scout@a rifleman@a driver@a", hand="scout", play=play, marks="a b")
    game = position("a b c d", us, ENEMY, printed={"lrdg-scout": (Action(ActionName.INSPIRE, value),)})
    game.do(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3))
    return game


@pytest.mark.parametrize("value", [1, 2, 3, 18])
def test_R2_A17_inspire_after_a_free_move_never_takes_back_the_card_that_inspires(value):
    game = mounted_inspirer(value, play="rifleman driver")
    assert game.legal() == (Perform(Inspire("lrdg-driver")), Perform(Inspire("lrdg-rifleman")))
    refused = game.refused(Perform(Inspire("lrdg-scout")))
    assert (refused.rule, refused.accepted) == ("R2", ("lrdg-driver", "lrdg-rifleman"))
    game.do(Perform(Inspire("lrdg-driver")))
    if value > 1:
        assert game.legal() == (Again("lrdg-rifleman"), Stop())
        assert game.refused(Again("lrdg-scout")).rule == "R2"
        game.do(Again("lrdg-rifleman"))
    assert "scout" in game.zone("lrdg", "play").split()
    assert game.prompt().kind == "play"


def test_R2_A17_a_free_move_after_which_only_the_inspiring_card_could_be_chosen_cannot_be_made():
    us = side(at="patrol-truck@a scout@a", hand="scout", marks="a b")
    game = position("a b c d", us, ENEMY, printed={"lrdg-scout": (Action(ActionName.INSPIRE, 2),)})
    assert game.refused(FreeMoveFirst("lrdg-scout", "lrdg-patrol-truck", 3)).rule == "A17"


def test_R2_A17_the_second_copy_of_the_inspiring_card_is_another_card():
    game = mounted_inspirer(2, play="scout")
    game.do(Perform(Inspire("lrdg-scout")))
    assert (game.zone("lrdg", "hand"), game.zone("lrdg", "play")) == ("scout", "scout")
    assert game.prompt().kind == "play"


# --- U16, U19 as they are here


def test_A5_Q117_bolster_T_takes_any_card_of_the_squad_and_the_tank_commander():
    card = {"italy-platoon-sergeant": (Action(ActionName.BOLSTER, 2, ("T",)),)}
    them = side(at="tank@a", hand="platoon-sergeant", supply="tank-commander tank-driver scout")
    game = position("a b c d", side(at="rifleman@d"), them, active="italy", initiative="italy", printed=card)
    game.do(Play("italy-platoon-sergeant", Bolster("italy-tank-commander")))
    game.do(Take("italy-tank-driver"))
    assert game.zone("italy", "discard") == "tank-commander tank-driver"


def test_A5_Q128_recon_with_fog_in_hand_and_nothing_to_draw():
    game = position("a b c d", side(at="scout@a", hand="scout fog-of-war"), ENEMY)
    game.do(Play("lrdg-scout", Recon()))
    assert (game.zone("lrdg", "removed"), game.zone("lrdg", "hand")) == ("fog-of-war", "")


# --- A6 navigate, recon flight


def navigating(marks="a", value=2, supply="fog-of-war fog-of-war fog-of-war", tiles="a b c d"):
    us = side(at="pilot-car@a scout@pilot-car.2", marks=marks, hand="scout", supply=supply)
    return position(tiles, us, side(at="rifleman@d"))


def test_A6_navigate_scouts_a_chain_of_tiles_from_the_vehicle():
    game = navigating()
    assert [act for act in game.acts("lrdg-scout") if isinstance(act, Navigate)] == [Navigate("b")]
    happened = game.do(Play("lrdg-scout", Navigate("b"), seat=True))
    assert told(happened, e.MarkerPlaced, e.CardMoved)[1:] == [
        e.MarkerPlaced("lrdg", "b", Face.SCOUTED),
        e.CardMoved("lrdg", "lrdg-fog-of-war", Zone.SUPPLY, Zone.DISCARD),
    ]
    assert (game.prompt().kind, game.legal()) == ("tile", (NextSpace("c"), Stop()))
    game.do(NextSpace("c"))
    assert game.board.sides["lrdg"].markers.keys() == {"a", "b", "c"}
    assert game.zone("lrdg", "discard") == "fog-of-war fog-of-war"
    assert game.board.counters["lrdg-pilot-car"].space == "a"


def test_A6_a_further_tile_adjoins_one_already_chosen_not_the_vehicle():
    game = navigating(tiles="b a c d")
    game.do(Play("lrdg-scout", Navigate("c"), seat=True))
    assert game.legal() == (NextSpace("d"), Stop())
    assert game.refused(NextSpace("b")).rule == "A6"


def test_A6_R24_Q113_a_tile_with_an_own_marker_may_be_a_link_of_the_chain_without_marker_or_fog():
    """From it only c can be marked: nobody is asked."""
    game = navigating(marks="a b")
    happened = game.do(Play("lrdg-scout", Navigate("b"), seat=True))
    assert told(happened, e.MarkerPlaced) == [e.MarkerPlaced("lrdg", "c", Face.SCOUTED)]
    assert game.zone("lrdg", "discard") == "fog-of-war" and game.prompt().kind == "free"


def test_A6_Q55_impassable_tiles_may_be_chosen():
    us = side(at="pilot-car@a scout@pilot-car.2 driver@pilot-car.1", marks="a", hand="driver scout")
    game = position("a b:1x c d", us, side(at="rifleman@d"))
    game.do(Play("lrdg-scout", Navigate("b"), seat=True))
    assert "b" in game.board.sides["lrdg"].markers


def test_A6_Q56_Q115_one_fog_of_war_for_each_new_marker_as_far_as_there_is_any():
    game = navigating(supply="fog-of-war rifleman")
    game.do(Play("lrdg-scout", Navigate("b"), seat=True))
    game.do(NextSpace("c"))
    assert game.board.sides["lrdg"].markers.keys() == {"a", "b", "c"}
    assert game.zone("lrdg", "discard") == "fog-of-war"


def test_R24_one_may_stop_only_after_a_marker_was_placed():
    game = navigating(marks="a b", tiles="a b c | . . d e")
    game.do(Play("lrdg-scout", Navigate("b"), seat=True))
    assert (game.prompt().kind, game.legal()) == ("tile", (NextSpace("c"), NextSpace("d")))
    assert game.refused(Stop()).rule == "R24"


def test_R24_Q114_where_no_marker_can_be_reached_the_tile_is_not_offered():
    game = navigating(marks="a b c", tiles="a b c d")
    assert game.refused(Play("lrdg-scout", Navigate("b"), seat=True)).rule == "R24"
    all_ = navigating(marks="a b c d")
    assert not any(isinstance(act, Navigate) for act in all_.acts("lrdg-scout"))


def test_R24_the_vehicles_own_tile_can_be_a_further_one_and_no_tile_is_chosen_twice():
    game = navigating(marks="")
    game.do(Play("lrdg-scout", Navigate("b"), seat=True))
    assert game.legal() == (NextSpace("a"), NextSpace("c"), Stop())
    assert game.refused(NextSpace("b")).rule == "R24"


def flying(marks="a", supply="fog-of-war fog-of-war"):
    them = side(at="rifleman@a", marks=marks, hand="recon-plane", supply=supply)
    return position("a b c d", side(at="rifleman@d"), them, active="italy", initiative="italy")


def test_A6_A22_recon_flight_scouts_up_to_X_tiles_anywhere_adjacent_or_not():
    game = flying()
    game.do(Play("italy-recon-plane", ReconFlight("b")))
    assert game.legal() == (NextSpace("c"), NextSpace("d"), Stop())
    game.do(NextSpace("d"))
    assert game.board.sides["italy"].markers.keys() == {"a", "b", "d"}
    assert game.zone("italy", "discard") == "fog-of-war fog-of-war"
    assert game.prompt().kind == "play", "a leader's card has no free move"


def test_R24_Q114_recon_flight_offers_only_tiles_without_own_marker():
    game = flying(marks="a b")
    assert game.refused(Play("italy-recon-plane", ReconFlight("b"))).rule == "R24"
    full = flying(marks="a b c d")
    assert not any(isinstance(act, ReconFlight) for act in full.acts("italy-recon-plane"))


def test_R26_recon_flight_may_stop_after_one_tile():
    game = flying()
    game.do(Play("italy-recon-plane", ReconFlight("b")))
    game.do(Stop())
    assert game.board.sides["italy"].markers.keys() == {"a", "b"}


def test_R25_Q116_however_many_control_markers_lie_more_are_placed():
    names = [f"t{n}" for n in range(20)]
    them = side(at="rifleman@t0", marks=" ".join(names[:18]), hand="recon-plane", supply="fog-of-war")
    game = position(" ".join(names), side(at="rifleman@t0"), them, active="italy", initiative="italy")
    game.do(Play("italy-recon-plane", ReconFlight("t18")))
    game.do(NextSpace("t19"))
    assert len(game.board.sides["italy"].markers) == 20


# --- U6, R1


def test_R1_Q127_a_side_without_cards_at_initiative_is_not_asked_and_counts_lower_than_any():
    us, them = side(at="rifleman@a"), side(at="rifleman@b", hand="fog-of-war")
    game = position("a b c d", us, them, active="")
    assert [prompt.seat for prompt in game.position.game.prompts] == ["italy"]
    game.do(PickInitiative("italy-fog-of-war"), "italy")
    assert game.board.initiative == "italy"
