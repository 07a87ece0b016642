"""S10, S15: buildings and tunnels that are hit."""

import pytest

from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import AntiTank, Attack, Bombard, Demolish, Move
from kronika.domain.undaunted.content import Award, Occasion, Points
from kronika.domain.undaunted.rules.playing import Play
from tests.undaunted import stalingrad
from tests.undaunted.stalingrad import position, side

GUN = "gun1 gun2 gun3"


def shelling(tiles="a b:house c", dice=(0, 1), german="riflemen-a@c", hand=GUN, **options):
    us = side(at="gun@a riflemen-a@a scouts-b@b", hand=hand, marks="a b+")
    return position(tiles, us, side(at=german, marks="b"), dice=dice, **options)


def shoot(game, number, target="building b"):
    return game.do(Play(f"soviet-gun{number}", AntiTank(target)))


def test_S10_a_hit_swaps_the_tile_for_the_next_letter_of_its_number():
    game = shelling()
    assert e.TileSwapped("b", "b-B") in shoot(game, 1)
    assert game.board.faces == {"a": "a-A", "b": "b-B", "c": "c-A"}


def test_S10_a_miss_does_nothing():
    game = shelling(dice=[1, 2])
    shoot(game, 1)
    assert game.board.faces["b"] == "b-A"


def test_S10_damaged_then_destroyed_then_it_cannot_be_hit_again():
    game = shelling(dice=[0, 1] * 2)
    toughness = []
    for number in (1, 2):
        toughness.append(game.odds(Play(f"soviet-gun{number}", AntiTank("building b"))).target)
        shoot(game, number)
    assert toughness == [6 + 1, 4 + 1]
    assert game.board.faces["b"] == "b-C"
    refused = game.refused(Play("soviet-gun3", AntiTank("building b")))
    assert refused.rule == "S16"
    assert Bombard("b") not in game.acts("soviet-gun3")


def test_S10_what_stands_on_the_tile_stays():
    game = shelling(
        german="riflemen-a@c scouts-a@b! machine-gunners-a@c>b", smoke="b", tunnels="b", mines=["german a-b"]
    )
    before = game.board
    shoot(game, 1)
    after = game.board
    assert after.counters == before.counters
    assert (after.smoke, after.tunnels, after.mines, after.fire_zones) == (
        before.smoke,
        before.tunnels,
        before.mines,
        before.fire_zones,
    )
    assert [side.markers for side in after.sides.values()] == [side.markers for side in before.sides.values()]


def test_S10_only_buildings_are_targets():
    game = shelling(tiles="a b:fort c")
    assert game.acts("soviet-gun1") == [Move("b")]
    assert game.refused(Play("soviet-gun1", AntiTank("building b"))).rule == "S16"


def test_S10_bombard_damages_a_building_without_anybody_in_it():
    us = side(at="riflemen-a@a", hand="bomber1 bomber2 bomber3")
    game = position("a b:house", us, side(), dice=[0, 1, 0, 1])
    for card in ("soviet-bomber1", "soviet-bomber2"):
        game.do(Play(card, Bombard("b")))
    assert game.board.faces["b"] == "b-C"
    assert Bombard("b") not in game.acts("soviet-bomber3")


def test_S10_building_without_a_next_letter_in_a_partial_pack_is_not_a_target(monkeypatch):
    house, *_ = stalingrad.TILES["house"]
    monkeypatch.setitem(stalingrad.TILES, "shell", (stalingrad.replace(house, next=""),))
    game = shelling(tiles="a b:shell c", german="scouts-a@b riflemen-a@c", hand="gun1 bomber rifleman-a")
    assert game.acts("soviet-gun1") == [Move("b")]
    assert game.odds(Play("soviet-rifleman-a", Attack("german-scouts-a"))).target == 5 + 3 + 1
    assert "building b" not in game.refused(Play("soviet-gun1", AntiTank("building b"))).accepted


def test_S10_S23_the_attacker_gains_what_the_scenario_awards_for_damage():
    awards = (Award("soviet", Occasion.DAMAGE, 2), Award("german", Occasion.DAMAGE))
    game = shelling(dice=[0, 1] * 2, awards=awards, tunnels="a")
    shoot(game, 1)
    shoot(game, 2, "tunnel a")
    assert [side.points for side in game.board.sides.values()] == [2, 0]


def test_S10_U23_and_may_win_by_it_immediately():
    us = side(at="gun@a", hand="gun", goal=Points(1))
    game = position("a b:house", us, side(), awards=(Award("soviet", Occasion.DAMAGE),), dice=[0, 1])
    game.do(Play("soviet-gun", AntiTank("building b")))
    assert (game.board.winner, game.board.rule) == ("soviet", "S23")


@pytest.mark.parametrize("card", ["gun1", "engineer-a"])
def test_S15_a_tunnel_that_is_hit_is_gone(card):
    us = side(at="gun@a engineers-a@a", hand=f"{card} gun9")
    game = position("a b", us, side(), tunnels="a b", dice=[0, 1, 1, 1])
    act = AntiTank("tunnel a") if card == "gun1" else Demolish("tunnel a")
    assert e.TunnelDestroyed("a") in game.do(Play(f"soviet-{card}", act))
    assert game.board.tunnels == ("b",)
    assert game.refused(Play("soviet-gun9", AntiTank("tunnel a"))).rule == "S16"
