"""G3, G10–G13: the examples of the rulebook."""

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import Conceal, Demolish, Drive, Inspire, Navigate, Repair, Scout, Stalk
from kronika.domain.undaunted.content import Action, ActionName, Face
from kronika.domain.undaunted.rules.casualties import PickCrew
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import EndTurn, FreeMoveFirst, PickInitiative, Play, Swap
from kronika.domain.undaunted.rules.step import Stop
from tests.undaunted.africa import position, seated, side, told

BOARD = "19A 12A 6B | . 17A 16B"
"""19A is adjacent to 12A and to 17A, 17A to 16B."""
PICKS = ("lrdg-staff-sergeant", "italy-platoon-sergeant")


def example_round():
    """The example round as both have drawn; the saboteur stands next to 12A."""
    crew = "tank-driver@tank.1 rifleman@recon-vehicle.1 machine-gunner@recon-vehicle.2 scout@recon-vehicle.3"
    italy = side(
        at=f"tank@19A recon-vehicle@19A {crew}",
        marks="19A 17A",
        hand="platoon-sergeant scout tank-driver machine-gunner",
        supply="fog-of-war fog-of-war fog-of-war",
    )
    lrdg = side(at="saboteur@6B", hand="staff-sergeant saboteur second-in-command fog-of-war")
    game = position(BOARD, lrdg, italy, active="", dice=[5, 8])
    for seat, pick in zip(("lrdg", "italy"), PICKS, strict=True):
        game.do(PickInitiative(pick), seat)
    return game


def test_G10_the_example_round():
    game = example_round()
    assert (game.board.initiative, game.board.active) == ("italy", "italy")
    drive = Play("italy-tank-driver", Drive("12A"), seat=True)
    assert drive not in game.legal(), "12A has no Italian marker yet"

    game.do(FreeMoveFirst("italy-scout", "", 0))
    game.do(Perform(Scout("12A")))
    game.do(Stop())
    game.do(drive)
    while game.prompt().kind in ("step", "free"):
        game.do(Stop())
    game.do(FreeMoveFirst("italy-machine-gunner", "italy-recon-vehicle", 3))
    game.do(Perform(Navigate("17A"), seat=True))
    assert game.prompt().kind == "play", "17A leads to 16B alone"
    markers = game.board.sides["italy"].markers
    assert markers == dict.fromkeys(("19A", "17A", "12A", "16B"), Face.SCOUTED)
    assert game.zone("italy", "discard").split().count("fog-of-war") == 2
    game.do(EndTurn())

    assert game.board.active == "lrdg"
    game.do(Play("lrdg-saboteur", Stalk("12A")))
    game.do(Play("lrdg-second-in-command", Inspire("lrdg-saboteur")))
    demolish = Play("lrdg-saboteur", Demolish("italy-tank"))
    assert game.odds(demolish).target == 5
    game.do(demolish)
    assert game.board.damage["italy-tank"] == 1
    assert game.zone("italy", "removed") == "tank-driver"
    assert game.refused(Play("lrdg-fog-of-war", Conceal())).rule == "U11"
    game.do(EndTurn())
    assert game.board.round == 2


def tank_under_fire():
    """The tank of the example with two men in it and nothing in the Italian hand."""
    them = side(at="tank@b tank-driver@tank.1 tank-gunner@tank.2", discard="tank-driver tank-gunner")
    return position("a b", side(at="saboteur@b", hand="saboteur"), them, dice=[5, 8])


def test_G3_demolish_2_on_the_tank_of_armour_5():
    game = tank_under_fire()
    shot = Play("lrdg-saboteur", Demolish("italy-tank"))
    odds = game.odds(shot)
    assert (odds.target, odds.dice) == (5, 2)
    game.do(shot)
    assert game.legal() == (PickCrew("italy-tank-driver"), PickCrew("italy-tank-gunner"))
    happened = game.do(PickCrew("italy-tank-driver"))
    assert [move.source for move in told(happened, e.CardMoved)] == ["discard"]
    assert told(happened, e.VehicleDamaged) == [e.VehicleDamaged("italy-tank", 1)]
    assert game.board.chassis("italy-tank").disabled_at - game.board.damage["italy-tank"] == 2


def test_G11_instead_of_shifting_the_machine_gunner_swaps_with_the_rifleman_at_the_wheel():
    game = example_round()
    game.do(Swap("italy-machine-gunner", "italy-rifleman"))
    assert seated(game, "italy-machine-gunner") == "recon-vehicle.1"
    assert seated(game, "italy-rifleman") == "recon-vehicle.2"
    assert game.prompt().kind == "play", "no action, no free move"


def test_G12_the_tank_is_operational_at_2_disabled_at_3_and_repair_makes_it_operational_again():
    printed = {"lrdg-saboteur": (Action(ActionName.DEMOLISH, 2),)}
    for before, open_ in ((1, True), (2, False)):
        them = side(at=f"tank@b:{before} tank-driver@tank.1 mechanic@b", marks="a", hand="tank-driver mechanic")
        us = side(at="saboteur@b", hand="saboteur", deck="saboteur")
        game = position("a b", us, them, printed=printed, dice=[5, 8])
        game.do(Play("lrdg-saboteur", Demolish("italy-tank")))
        game.do(EndTurn())
        drive = Play("italy-tank-driver", Drive("a"), seat=True)
        assert game.zone("italy", "removed") == "tank-driver"
        assert game.board.damage["italy-tank"] == before + 1
        if not open_:
            assert "italy-tank" in {c.id for c in game.view("public").counters if c.disabled}
            game.do(Play("italy-mechanic", Repair("italy-tank")))
        assert "italy-tank" not in {c.id for c in game.view("public").counters if c.disabled}
        assert drive not in game.legal(), "his card has gone"
