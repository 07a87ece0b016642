"""A15, R28: leaving the board by an escape marker."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Drive, Move, Scout, Stalk
from kronika.domain.undaunted.content import Escape, Troop
from kronika.domain.undaunted.rules.movement import Step
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import FreeMoveFirst, Play
from kronika.domain.undaunted.state import Zone
from tests.undaunted.africa import position, seated, side, told

ENEMY = side(at="rifleman@d")
SOLDIERS, VEHICLES = (Troop.SOLDIERS,), (Troop.VEHICLES,)


@pytest.mark.parametrize(("unit", "act"), [("rifleman", Move("")), ("scout", Scout("")), ("saboteur", Stalk(""))])
def test_A15_a_step_on_foot_off_the_board_from_a_tile_with_an_escape_marker(unit, act):
    us = side(at=f"{unit}@a driver@b", hand=unit, escaping=SOLDIERS)
    game = position("a b c d", us, ENEMY, escape="a")
    happened = game.do(Play(f"lrdg-{unit}", act))
    assert told(happened, e.CounterEscaped, e.MarkerPlaced) == [e.CounterEscaped(f"lrdg-{unit}")]
    assert seated(game, f"lrdg-{unit}") == ""
    assert (game.board.escaped, game.board.eliminated) == ((f"lrdg-{unit}",), ())


def test_A15_not_from_another_tile_nor_who_is_not_named():
    us = side(at="rifleman@b scout@a", hand="rifleman scout", escaping=(), escapers=("rifleman",))
    game = position("a b c d", us, ENEMY, escape="a")
    for card, act in (("rifleman", Move("")), ("scout", Scout(""))):
        assert game.refused(Play(f"lrdg-{card}", act)).rule == "A15"


def test_A15_a_soldier_whom_the_scenario_names_may():
    us = side(at="rifleman@a scout@a", hand="rifleman", escapers=("rifleman",))
    assert Move("") in position("a b c d", us, ENEMY, escape="a").acts("lrdg-rifleman")


def test_A15_the_enemy_has_no_use_of_it():
    us = side(at="rifleman@b", escaping=SOLDIERS)
    game = position("a b", us, side(at="rifleman@a", hand="rifleman"), active="italy", initiative="italy", escape="a")
    assert game.refused(Play("italy-rifleman", Move(""))).rule == "A15"


def test_A15_Q122_all_his_cards_are_removed_from_every_zone_the_card_just_played_too():
    zones = dict.fromkeys(("deck", "discard", "supply"), "rifleman fog-of-war")
    us = side(at="rifleman@a scout@b", hand="rifleman rifleman scout", escaping=SOLDIERS, **zones)
    game = position("a b c d", us, ENEMY, escape="a")
    happened = game.do(Play("lrdg-rifleman", Move("")))
    gone = [(event.source, event.target) for event in told(happened, e.CardMoved)][1:]
    assert sorted(gone) == sorted((Zone(zone), Zone.REMOVED) for zone in ("hand", "play", "discard", "deck", "supply"))
    assert game.zone("lrdg", "removed") == "rifleman rifleman rifleman rifleman rifleman"
    assert game.zone("lrdg", "hand") == "scout"


def test_A15_Q121_the_step_is_one_of_the_actions_X_and_ends_it():
    us = side(at="scout@b driver@c", hand="scout", escaping=SOLDIERS)
    game = position("a b c d", us, ENEMY, escape="a")
    game.do(Play("lrdg-scout", Scout("a")))
    assert Step("") in game.legal()
    game.do(Step(""))
    assert game.board.escaped == ("lrdg-scout",) and game.prompt().kind == "play"


def test_A15_Q121_drive_2_onto_the_escape_tile_and_off_the_board():
    us = side(at="patrol-truck@b driver@patrol-truck.1 scout@c", marks="a", hand="driver", escaping=VEHICLES)
    game = position("a b c d", us, ENEMY, escape="a")
    game.do(Play("lrdg-driver", Drive("a"), seat=True))
    game.do(Step(""))
    assert game.board.escaped == ("lrdg-driver", "lrdg-patrol-truck")


def driving_off(crew, **named):
    us = side(at=f"patrol-truck@a {crew} sniper@b", hand="driver", supply="scout", deck="driver", **named)
    return position("a b c d", us, ENEMY, escape="a")


OFF = Play("lrdg-driver", Drive(""), seat=True)


def test_R28_Q123_a_vehicle_that_is_named_takes_all_in_it_along_and_only_the_named_count():
    game = driving_off("driver@patrol-truck.1 scout@patrol-truck.3", escaping=VEHICLES, goal=Escape(count=2))
    happened = game.do(OFF)
    assert told(happened, e.CounterEscaped) == [
        e.CounterEscaped("lrdg-driver"),
        e.CounterEscaped("lrdg-scout"),
        e.CounterEscaped("lrdg-patrol-truck"),
    ]
    assert game.zone("lrdg", "removed") == "driver driver scout"
    assert game.board.winner != "lrdg", "the soldiers count for nothing"


def test_R28_Q123_an_unnamed_vehicle_leaves_only_if_all_its_soldiers_are_named():
    assert OFF in driving_off("driver@patrol-truck.1 scout@patrol-truck.3", escaping=SOLDIERS).legal()
    game = driving_off("driver@patrol-truck.1 scout@patrol-truck.3", escapers=("driver",))
    assert game.refused(OFF).rule == "A15"


def test_R28_Q124_suppressed_soldiers_escape_in_a_vehicle_that_another_drives():
    game = driving_off("driver@patrol-truck.1 scout@patrol-truck.3!", escaping=SOLDIERS, goal=Escape(count=2))
    game.do(OFF)
    assert (game.board.winner, game.board.how, game.board.rule) == ("lrdg", "escape", "A15")


def test_R28_nobody_escapes_from_a_seat_without_the_vehicle_he_dismounts_first():
    us = side(at="patrol-truck@a rifleman@patrol-truck.3", hand="rifleman", escaping=SOLDIERS)
    game = position("a b c d", us, ENEMY, escape="a")
    assert game.refused(Play("lrdg-rifleman", Move(""))).rule == "A10"
    game.do(FreeMoveFirst("lrdg-rifleman", "", 0))
    game.do(Perform(Move("")))
    assert game.board.escaped == ("lrdg-rifleman",)


def test_A17_Q125_no_free_move_after_an_escape():
    us = side(at="rifleman@a patrol-truck@a scout@b", hand="rifleman", escaping=SOLDIERS)
    game = position("a b c d", us, ENEMY, escape="a")
    game.do(Play("lrdg-rifleman", Move("")))
    assert game.prompt().kind == "play"


def test_A18_Q90_a_captured_vehicle_counts_as_own_when_it_escapes():
    us = side(
        at="italy.lorry@a driver@lorry.1 scout@b",
        hand="driver",
        escaping=VEHICLES,
        goal=Escape(Troop.VEHICLES, count=1),
    )
    game = position("a b c d", us, ENEMY, escape="a")
    game.do(OFF)
    assert game.board.winner == "lrdg"


def test_A15_a_disabled_vehicle_does_not_drive_off():
    us = side(at="patrol-truck@a:2 driver@patrol-truck.1", hand="driver", escaping=VEHICLES)
    assert position("a b c d", us, ENEMY, escape="a").refused(OFF).rule == "A19"
