"""A1, A7, A12, A13: what is shot at, what defends it, what a hit does to a vehicle and its crew."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import Part
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import AntiTank, Attack, Demolish, Drive, Repair, Strafe, Suppress
from kronika.domain.undaunted.content import Action, ActionName, Eliminate
from kronika.domain.undaunted.rules.casualties import PickCrew
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import FreeMoveFirst, Play
from kronika.domain.undaunted.rules.step import Stop
from kronika.domain.undaunted.state import Zone
from tests.undaunted import africa
from tests.undaunted.africa import position, seated, side, told

TANK = side(at="tank@b tank-driver@tank.1 tank-gunner@tank.2", deck="tank-driver tank-gunner")


def aims(game, card):
    """What a card's shots may be aimed at, by action."""
    found = {}
    for act in game.acts(card):
        if hasattr(act, "target"):
            found.setdefault(type(act), []).append(act.target)
    return found


# --- A12 targets


def test_A12_Q46_a_tank_has_no_normal_defence_so_nothing_but_anti_tank_and_demolish_hurts_it():
    us = side(at="machine-gunner@a anti-tank-rifleman@a", hand="machine-gunner anti-tank-rifleman")
    game = position("a b", us, TANK)
    assert aims(game, "lrdg-machine-gunner") == {}
    assert aims(game, "lrdg-anti-tank-rifleman") == {AntiTank: ["italy-tank"]}
    for act in (Attack("italy-tank"), Suppress("italy-tank")):
        assert game.refused(Play("lrdg-machine-gunner", act)).rule == "A12"


def test_A12_Q46_nor_does_a_strafe():
    us = side(at="patrol-truck@a scout@patrol-truck.1 rifleman@b")
    plane = {"lrdg-staff-sergeant": (Action(ActionName.STRAFE, 1),)}
    game = position("a b", side(at="rifleman@b", hand="staff-sergeant"), TANK, printed=plane)
    assert game.refused(Play("lrdg-staff-sergeant", Strafe("italy-tank"))).rule == "A12"
    them = side(at="rifleman@b", hand="recon-plane")
    game = position("a b", us, them, active="italy", initiative="italy")
    assert aims(game, "italy-recon-plane") == {Strafe: ["lrdg-patrol-truck", "lrdg-rifleman"]}


def test_A12_Q47_a_soldier_in_a_vehicle_cannot_be_targeted_only_the_vehicle():
    us = side(at="machine-gunner@a saboteur@b", hand="machine-gunner saboteur")
    game = position("a b", us, side(at="lorry@b rifleman@lorry.1 scout@b"))
    assert aims(game, "lrdg-machine-gunner") == {
        Attack: ["italy-lorry", "italy-scout"],
        Suppress: ["italy-lorry", "italy-scout"],
    }
    for card, act in (
        ("machine-gunner", Attack("italy-rifleman")),
        ("machine-gunner", Suppress("italy-rifleman")),
        ("saboteur", Demolish("italy-rifleman")),
    ):
        refused = game.refused(Play(f"lrdg-{card}", act))
        assert refused.rule == "A12" and "only the Italians Lorry" in text(refused.said, "en")


def test_A12_R20_anti_tank_is_aimed_at_enemy_vehicles_only():
    us = side(at="anti-tank-rifleman@a", hand="anti-tank-rifleman")
    game = position("a b c", us, side(at="lorry@c rifleman@b tank@b"), structures="hangar@b")
    assert aims(game, "lrdg-anti-tank-rifleman")[AntiTank] == ["italy-lorry", "italy-tank"]
    for target in ("italy-rifleman", "structure b"):
        assert game.refused(Play("lrdg-anti-tank-rifleman", AntiTank(target))).rule == "R20"


def test_A12_demolish_reaches_the_own_tile_only():
    us = side(at="saboteur@a", hand="saboteur")
    game = position("a b", us, side(at="lorry@a tank@b"), structures="hangar@b")
    assert aims(game, "lrdg-saboteur")[Demolish] == ["italy-lorry"]
    for target in ("italy-tank", "structure b"):
        assert game.refused(Play("lrdg-saboteur", Demolish(target))).rule == "A12"


def test_A12_Q107_a_soldiers_card_cannot_be_aimed_at_the_vehicle_he_sits_in():
    us = side(at="patrol-truck@a saboteur@patrol-truck.3", hand="saboteur")
    game = position("a b", us, side(at="rifleman@b"))
    assert game.refused(Play("lrdg-saboteur", Demolish("lrdg-patrol-truck"))).rule == "A12"


def test_R23_Q99_an_empty_vehicle_cannot_be_suppressed_but_everything_else_can_be_aimed_at_it():
    us = side(at="machine-gunner@a saboteur@b anti-tank-rifleman@a", hand="machine-gunner saboteur anti-tank-rifleman")
    game = position("a b", us, side(at="lorry@b rifleman@a"))
    assert aims(game, "lrdg-machine-gunner") == {
        Attack: ["italy-lorry", "italy-rifleman"],
        Suppress: ["italy-rifleman"],
    }
    assert game.refused(Play("lrdg-machine-gunner", Suppress("italy-lorry"))).rule == "R23"
    assert aims(game, "lrdg-saboteur")[Demolish] == aims(game, "lrdg-anti-tank-rifleman")[AntiTank] == ["italy-lorry"]


def test_R23_Q100_a_vehicle_whose_crew_is_all_suppressed_can_be_suppressed_without_effect():
    us = side(at="machine-gunner@a", hand="machine-gunner")
    game = position("a b", us, side(at="lorry@b rifleman@lorry.1!"), dice=[0, 0, 0])
    assert told(game.do(Play("lrdg-machine-gunner", Suppress("italy-lorry"))), e.CounterSuppressed) == []
    assert game.board.damage["italy-lorry"] == 0 and game.prompt().kind == "play"


# --- A12, A1 total defence


def test_A12_normal_defence_cover_and_range_count_for_vehicles_as_for_soldiers():
    us = side(at="rifleman@a", hand="rifleman")
    game = position("a b c:2", us, side(at="lorry@c"))
    assert game.odds(Play("lrdg-rifleman", Attack("italy-lorry"))).parts == (
        Part("base", "U20", 4),
        Part("cover", "U20", 2),
        Part("range", "U20", 2),
    )


def test_A12_armour_counts_against_anti_tank_with_cover_and_range():
    us = side(at="anti-tank-rifleman@a", hand="anti-tank-rifleman")
    odds = position("a b c:2", us, side(at="tank@c")).odds(Play("lrdg-anti-tank-rifleman", AntiTank("italy-tank")))
    assert [part.value for part in odds.parts] == [5, 2, 2] and odds.parts[0].rule == "A12"
    assert odds.dice == 2


@pytest.mark.long
def test_A12_Q104_anti_tank_from_the_same_tile_range_0_and_cover_counts():
    us = side(at="anti-tank-rifleman@a", hand="anti-tank-rifleman")
    assert (
        position("a:2 b", us, side(at="tank@a")).odds(Play("lrdg-anti-tank-rifleman", AntiTank("italy-tank"))).target
        == 5 + 2
    )


def test_A12_demolish_has_no_cover():
    us = side(at="saboteur@a", hand="saboteur")
    assert position("a:3 b", us, side(at="tank@a")).odds(Play("lrdg-saboteur", Demolish("italy-tank"))).target == 5


@pytest.mark.parametrize(
    ("unit", "where", "target"),
    [("rifleman", "c", 4 + 3 + 1), ("rifleman", "b", 4 + 1 + 0), ("rifleman", "a", 4 + 1 + 2), ("recon-plane", "", 5)],
    ids=["from the plain", "from the same hill", "from another hill", "from the air"],
)
def test_A1_Q105_a_hill_covers_with_3_but_with_1_against_an_attacker_on_a_hill_or_a_strafe(unit, where, target):
    them = side(at=f"rifleman@{where or 'c'}", hand=unit)
    game = position("a:3/1 x b:3/1 c", side(at="driver@b"), them, active="italy", initiative="italy")
    shot = Strafe("lrdg-driver") if unit == "recon-plane" else Attack("lrdg-driver")
    found = game.odds(Play(f"italy-{unit}", shot))
    assert (found.target, found.parts[1].rule) == (target, "A1")


def test_A1_A20_Q106_who_sits_in_a_vehicle_on_a_hill_shoots_from_a_hill_and_range_counts():
    us = side(at="patrol-truck@a rifleman@patrol-truck.2", hand="rifleman")
    game = position("a:3/1 x b:3/1", us, side(at="rifleman@b"))
    for of_seat in (False, True):
        assert game.odds(Play("lrdg-rifleman", Attack("italy-rifleman"), seat=of_seat)).target == 4 + 1 + 2


# --- A13 hits on vehicles


def shooting_at(theirs, dice=(9, 0), deck="", **more):
    us = side(at="machine-gunner@a", hand="machine-gunner machine-gunner", **more)
    game = position("a b", us, side(at=theirs, deck=deck), dice=dice)
    return game, game.do(Play("lrdg-machine-gunner", Attack("italy-recon-vehicle")))


def test_A13_Q48_after_the_dice_the_attacker_picks_who_in_it_is_wounded_then_it_takes_damage():
    game, happened = shooting_at(
        "recon-vehicle@b rifleman@recon-vehicle.1 scout@recon-vehicle.3", deck="rifleman scout"
    )
    assert told(happened, e.CardMoved, e.VehicleDamaged) == [
        e.CardMoved("lrdg", "lrdg-machine-gunner", Zone.HAND, Zone.PLAY)
    ]
    assert (game.prompt().seat, game.prompt().kind) == ("lrdg", "crew")
    assert game.legal() == (PickCrew("italy-rifleman"), PickCrew("italy-scout"))
    assert game.refused(PickCrew("italy-mechanic")).rule == "A13"
    assert game.do(PickCrew("italy-scout"))[1:-1] == [
        e.CardMoved("italy", "italy-scout", Zone.DECK, Zone.REMOVED),
        e.VehicleDamaged("italy-recon-vehicle", 1),
    ]


def test_A13_with_one_soldier_in_it_nobody_is_asked():
    game, happened = shooting_at("recon-vehicle@b rifleman@recon-vehicle.1", deck="rifleman")
    assert told(happened, e.VehicleDamaged) == [e.VehicleDamaged("italy-recon-vehicle", 1)]
    assert game.prompt().kind == "play" and game.zone("italy", "removed") == "rifleman"


def test_A13_Q95_three_dice_succeed_one_wound_and_one_damage():
    us = side(at="sniper@a", hand="sniper")
    them = side(at="lorry@b rifleman@lorry.1", deck="rifleman rifleman")
    game = position("a b", us, them, dice=[0, 9, 9])
    happened = game.do(Play("lrdg-sniper", Attack("italy-lorry")))
    assert len(told(happened, e.VehicleDamaged)) == 1 and game.zone("italy", "removed") == "rifleman"


def test_A13_R12_Q50_an_empty_vehicle_takes_the_damage_and_nobody_is_wounded():
    game, happened = shooting_at("recon-vehicle@b rifleman@b", deck="rifleman")
    assert told(happened, e.VehicleDamaged) == [e.VehicleDamaged("italy-recon-vehicle", 1)]
    assert game.zone("italy", "removed") == ""


def test_A13_Q96_a_wound_that_kills_the_last_soldier_in_it_does_not_spare_the_vehicle():
    game, happened = shooting_at("recon-vehicle@b rifleman@recon-vehicle.1 scout@b", deck="scout")
    assert told(happened, e.CounterEliminated, e.VehicleDamaged) == [
        e.CounterEliminated("italy-rifleman"),
        e.VehicleDamaged("italy-recon-vehicle", 1),
    ]
    assert Attack("italy-recon-vehicle") in game.acts("lrdg-machine-gunner")


def test_A13_R32_Q97_a_wound_that_decides_the_scenario_leaves_the_vehicle_unhurt():
    game, happened = shooting_at("recon-vehicle@b rifleman@recon-vehicle.1 scout@b", goal=Eliminate(count=1))
    assert told(happened, e.VehicleDamaged) == []
    assert (game.board.winner, game.board.how) == ("lrdg", "elimination")


def test_A13_Q49_Q98_damage_at_its_toughness_destroys_it_and_its_crew_stand_on_the_tile_as_they_were():
    them = "recon-vehicle@b:3 rifleman@recon-vehicle.1 scout@recon-vehicle.3!"
    game, _ = shooting_at(them, deck="rifleman scout")
    assert told(game.do(PickCrew("italy-rifleman")), e.VehicleDamaged, e.CounterEliminated) == [
        e.VehicleDamaged("italy-recon-vehicle", 4),
        e.CounterEliminated("italy-recon-vehicle"),
    ]
    assert [seated(game, f"italy-{id}") for id in ("recon-vehicle", "rifleman", "scout")] == ["", "b", "b!"]
    assert "italy-recon-vehicle" not in game.board.damage


def test_A13_Q98_one_damage_can_destroy_a_vehicle_that_was_operational(monkeypatch):
    """Where nothing disables it before."""
    frail = [
        replace(kind, vehicle=replace(kind.vehicle, disabled_at=2, toughness=1)) if kind.id == "italy-lorry" else kind
        for kind in africa.KINDS
    ]
    monkeypatch.setattr(africa, "KINDS", tuple(frail))
    us, them = side(at="saboteur@b", hand="saboteur"), side(at="lorry@b rifleman@lorry.1!", deck="rifleman")
    game = position("a b", us, them, dice=[5, 5])
    assert e.CounterEliminated("italy-lorry") in game.do(Play("lrdg-saboteur", Demolish("italy-lorry")))
    assert seated(game, "italy-rifleman") == "b!"


def test_A13_damage_at_the_threshold_disables_it():
    for before, disabled in ((0, False), (1, True)):
        game, _ = shooting_at(f"recon-vehicle@b:{before} rifleman@b")
        seen = {counter.id: counter for counter in game.view("public").counters}["italy-recon-vehicle"]
        assert (seen.damage, seen.disabled) == (before + 1, disabled)


def test_A13_Q101_a_successful_suppress_suppresses_one_soldier_in_it_whom_the_attacker_picks_after_the_dice():
    us = side(at="machine-gunner@a", hand="machine-gunner")
    them = side(at="lorry@b rifleman@lorry.1 scout@lorry.2", deck="rifleman scout")
    game = position("a b", us, them, dice=[0, 1, 1])
    game.do(Play("lrdg-machine-gunner", Suppress("italy-lorry")))
    assert game.prompt().kind == "crew"
    assert game.do(PickCrew("italy-scout"))[1:-1] == [e.CounterSuppressed("italy-scout")]
    assert seated(game, "italy-scout") == "lorry.2!" and game.board.damage["italy-lorry"] == 0


def test_A13_a_miss_does_nothing():
    game, happened = shooting_at("recon-vehicle@b rifleman@recon-vehicle.1", dice=(1, 2))
    assert told(happened, e.VehicleDamaged, e.CardMoved)[1:] == [] and game.prompt().kind == "play"


# --- A7 repair


def repairing(ours, card="engineer", theirs="rifleman@b"):
    return position("a b", side(at=ours, hand=card), side(at=theirs))


def test_A7_repair_takes_one_damage_off_a_vehicle_on_the_soldiers_tile():
    game = repairing("engineer@a patrol-truck@a:1 pilot-car@b:1")
    assert game.acts("lrdg-engineer")[-1:] == [Repair("lrdg-patrol-truck")]
    assert e.VehicleRepaired("lrdg-patrol-truck", 0) in game.do(Play("lrdg-engineer", Repair("lrdg-patrol-truck")))
    assert repairing("engineer@a pilot-car@b:1").refused(Play("lrdg-engineer", Repair("lrdg-pilot-car"))).rule == "A7"


def test_A7_Q57_with_less_damage_than_its_threshold_it_is_operational_again():
    game = repairing("engineer@a patrol-truck@a:2 driver@patrol-truck.1", card="engineer driver")
    assert not any(one.seat for one in game.legal() if isinstance(one, Play))
    game = position(
        "a b", side(at="engineer@a patrol-truck@a:2 driver@patrol-truck.1", marks="b", hand="engineer driver")
    )
    game.do(Play("lrdg-engineer", Repair("lrdg-patrol-truck")))
    game.do(Stop())
    assert Play("lrdg-driver", Drive("b"), seat=True) in game.legal()


def test_A7_Q57_a_destroyed_vehicle_is_beyond_repair():
    game = position("a b", side(at="engineer@a", hand="engineer"), eliminated=("lrdg-patrol-truck",))
    assert game.refused(Play("lrdg-engineer", Repair("lrdg-patrol-truck"))).rule == "A7"


def test_A7_Q108_from_a_seat_only_the_own_vehicle_after_dismounting_any_on_the_tile():
    game = repairing("patrol-truck@a engineer@patrol-truck.3 pilot-car@a:1")
    assert game.refused(Play("lrdg-engineer", Repair("lrdg-pilot-car"))).rule == "A7"
    game.do(FreeMoveFirst("lrdg-engineer", "", 0))
    assert Perform(Repair("lrdg-pilot-car")) in game.legal()


def test_A7_R30_Q109_an_enemy_vehicle_can_be_repaired_with_or_without_soldiers_in_it():
    game = repairing("engineer@a", theirs="lorry@a:1 rifleman@lorry.1 tank@a:1")
    acts = game.acts("lrdg-engineer")
    assert Repair("italy-lorry") in acts and Repair("italy-tank") in acts


def test_A7_R26_a_vehicle_without_damage_cannot_be_repaired():
    assert (
        repairing("engineer@a patrol-truck@a").refused(Play("lrdg-engineer", Repair("lrdg-patrol-truck"))).rule == "R26"
    )
