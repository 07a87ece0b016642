"""Movement and stacking: NR38 to NR46, NG5, NG6."""

import pytest
from msgspec.structs import replace

from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.declaring import Take, Target
from kronika.domain.noretreat.rules.movement import Go, Going, Move, Step, allowance, reach
from kronika.domain.noretreat.rules.parts import Done, enemy_zones, is_open, may_be_in
from kronika.domain.noretreat.rules.retreats import Advance
from kronika.domain.noretreat.rules.units import Excess
from kronika.domain.noretreat.view import view
from tests.noretreat.position import Table, at, position


def cost(game: Table, unit: str, to: str) -> int | None:
    """What the cheapest way of a unit to a space costs; None: there is none."""
    mp = allowance(game.board, unit)
    routes = reach(game.board, Going(game.board.side(unit), unit, mp))
    return routes[to][0].cost if to in routes else None


def test_NG5_NRQ50_armour_leaves_a_zone_through_forest_in_snow_onto_a_friend():
    units = f"ax_4pz@{at(-4, 8)} so_west@{at(-3, 8)} so_res@{at(-5, 10)}"
    before = position(units, turn=4, soviet="moscow kalinin")
    after = position(f"{units} ax_9@{at(-5, 9)}", turn=4, soviet="moscow kalinin")
    assert before.board.weather == "snow"
    assert at(-4, 8) in enemy_zones(before.board, AXIS) and at(-5, 9) in enemy_zones(before.board, AXIS)
    assert cost(before, "ax_4pz", at(-5, 9)) is None
    assert cost(after, "ax_4pz", at(-5, 9)) == 3
    assert allowance(after.board, "ax_4pz") == 4


def test_NG6_infantry_pays_two_for_marsh_and_one_for_forest():
    game = position(f"ax_16@{at(-8, 10)} ax_18@{at(-8, 9)}")
    marsh, forest = at(-8, 11), at(-8, 9)
    assert cost(game, "ax_16", marsh) == 2
    assert cost(game, "ax_16", forest) == 1, "onto the hex of the 18th"
    assert cost(game, "ax_16", at(-7, 11)) == 3, "forest behind the marsh"
    assert allowance(game.board, "ax_16") == 4


@pytest.mark.parametrize(
    ("weather", "before", "mp"), [("clear", "clear", 6), ("mud", "clear", 3), ("snow", "clear", 4), ("snow", "snow", 4)]
)
def test_NR38_NR90_weather_limits_movement(weather, before, mp):
    game = position(f"ax_1pz@{at(-4, 0)}", weather=weather, before=before)
    assert allowance(game.board, "ax_1pz") == mp


def test_NR38_a_unit_moves_once_in_a_phase():
    game = position(f"ax_6@{at(-4, 0)}")
    game.do(Move("ax_6"), Go(at(-4, 1)))
    assert game.where("ax_6") == at(-4, 1)
    assert [event.unit for event in game.happened(e.UnitMoved)] == ["ax_6"] and game.asked != (AXIS, "move")


@pytest.mark.parametrize(
    ("to", "armour", "others"),
    [((-4, 1), 1, 1), ((-5, 1), 2, 1), ((-8, 11), 4, 2), ((8, -2), 3, 2)],
)
def test_NR39_NRQ51_the_cost_of_a_hex_is_its_terrains_and_rivers_cost_nothing(to, armour, others):
    board = position("").board
    assert board.scene.cost[True][at(*to)] == armour and board.scene.cost[False][at(*to)] == others


def test_NRQ51_crossing_a_river_is_free():
    game = position(f"ax_6@{at(-4, -1)}")
    assert game.board.scene.atlas.crosses_river(at(-4, -1), at(-4, 0))
    assert cost(game, "ax_6", at(-4, 0)) == 1


def test_NRQ47_NR39_armour_in_mud_enters_marsh_only_as_its_one_hex():
    game = position(f"ax_1pz@{at(-8, 10)}", weather="mud")
    assert cost(game, "ax_1pz", at(-8, 11)) == 4
    far = position(f"ax_1pz@{at(-7, 9)}", weather="mud")
    assert cost(far, "ax_1pz", at(-7, 10)) is not None, "as its first hex"
    assert cost(far, "ax_1pz", at(-8, 12)) is None


def test_NRQ150_NR39_the_one_hex_is_a_whole_move():
    game = position(f"ax_1pz@{at(-8, 9)}", weather="mud")
    marsh = at(-8, 11)
    assert cost(game, "ax_1pz", marsh) is None


def test_NRQ48_NR39_NR42_one_hex_from_zone_to_zone_needs_a_friend_there():
    units = f"ax_6@{at(-2, -1)} so_sw@{at(-1, -2)} so_cen@{at(-2, 1)}"
    game = position(units, weather="mud")
    zones = enemy_zones(game.board, AXIS)
    assert {at(-2, -1), at(-2, 0)} <= zones
    assert cost(game, "ax_6", at(-2, 0)) is None
    assert cost(position(f"{units} ax_9@{at(-2, 0)}", weather="mud"), "ax_6", at(-2, 0)) == 1 + 2, (
        "leaving, and the hex"
    )


def test_NRQ49_NR42_a_unit_that_enters_a_zone_stops_even_beside_a_friend():
    game = position(f"ax_1pz@{at(-4, 0)} ax_9@{at(-4, 1)} so_west@{at(-4, 2)}")
    routes = reach(game.board, Going(AXIS, "ax_1pz", 6))
    assert at(-4, 1) in routes
    assert all(at(-4, 1) not in route.path[:-1] for found in routes.values() for route in found)


def test_NR40_nobody_enters_an_enemy_hex_or_crosses_a_lake():
    game = position(f"ax_6@{at(-8, 7)} so_nw@{at(-7, 7)}")
    routes = reach(game.board, Going(AXIS, "ax_6", 4))
    assert at(-7, 7) not in routes
    assert at(-8, 8) not in game.board.scene.atlas.land[at(-8, 7)]


def test_NRR40_a_unit_that_starts_outside_zones_never_pays_to_leave_one():
    game = position(f"ax_1pz@{at(-4, 0)} so_west@{at(-4, 3)}")
    assert cost(game, "ax_1pz", at(-4, 2)) == 2


def test_NRQ19_NR42_strength_in_parentheses_has_no_zone():
    board = position("so_len:red@leningrad ax_fin@finland").board
    assert not enemy_zones(board, AXIS) and not enemy_zones(board, SOVIET)


def test_NR42_unsupplied_units_have_no_zone_and_lakes_stop_it():
    board = position(f"so_nw@{at(-8, 8)} so_west@{at(-4, 3)}!", goes=False).board
    zones = enemy_zones(board, AXIS)
    assert at(-8, 9) in zones and at(-8, 7) not in zones, "across Lake Peipus"
    assert at(-4, 2) not in zones


def test_NRQ52_NR44_only_germans_finns_and_soviets_enter_finland():
    board = position(f"ax_hu2@{at(-8, 12)} ax_16@{at(-8, 13)} so_len@leningrad").board
    finland = board.scene.atlas.place("finland")
    assert not may_be_in(board, "ax_hu2", finland)
    assert may_be_in(board, "ax_16", finland) and may_be_in(board, "so_len", finland)


def test_NRQ53_NRR7_NR45_the_balkans_are_closed_until_the_turn_after_the_oil_fell():
    board = position("so_bry:red@1402", turn=18).board
    west = board.scene.atlas.place("west_balkans")
    assert not is_open(board, west)
    assert not is_open(position("", turn=18, triggered={"oil": 18}).board, west)
    opened = position("so_bry:red@1402 ax_ge@1303 ax_hu2@1304", turn=18, triggered={"oil": 17}).board
    assert is_open(opened, west)
    assert may_be_in(opened, "so_bry", west) and may_be_in(opened, "ax_ge", west)
    assert not may_be_in(opened, "ax_hu2", west)


def test_NR46_a_city_passed_changes_hands_immediately():
    game = position(f"ax_1pz@{at(-4, 2)}", soviet="minsk")
    game.do(Move("ax_1pz"), Go(at(-4, 3)))
    assert game.board.control["0716"] == AXIS


def test_NR46_where_ways_differ_in_what_they_take_the_way_is_asked():
    game = position(f"ax_1pz@{at(-4, 2)}", soviet="minsk")
    to = at(-4, 4)
    game.do(Move("ax_1pz"), Go(to))
    assert game.asked == (AXIS, "step")
    assert {Step(at(-4, 3))} < set(game.legal)
    while game.prompt.kind == "step":
        game.do(Step(next(one.to for one in game.legal if one.to != at(-4, 3))))
    assert game.where("ax_1pz") == to and game.board.control["0716"] == SOVIET


def test_NRR39_control_changes_in_an_advance_and_a_retreat_too():
    moved = [event.how for event in _battle_into_a_city().happened(e.UnitMoved)]
    assert "advance" in moved


def _battle_into_a_city() -> Table:
    game = position(f"ax_1pz@{at(-4, 2)} ax_2pz@{at(-4, 2)} so_bry@{at(-4, 3)}", step="axis-targets", soviet="minsk")
    game.do(Target(at(-4, 3)))
    if game.prompt.kind == "declare_targets":
        game.do(Done())
    game.do(Take("ax_1pz"), Take("ax_2pz"), dice=[6])
    game.passes("advance")
    game.do(Advance("ax_1pz", at(-4, 3)))
    assert game.board.control["0716"] == AXIS
    return game


# --- stacking (NR41)


def test_NRQ63_NR41_of_three_axis_units_one_goes_to_the_shattered_box():
    game = position(f"ax_6@{at(-4, 0)} ax_9@{at(-4, 0)} ax_4@{at(-4, 0)}", step="axis-overstack")
    assert game.asked == (AXIS, "overstack")
    game.do(Excess("ax_9"))
    assert game.where("ax_9") == "shattered"


def test_NRQ64_NR41_a_tank_unit_and_a_fortress_do_not_stack_on_turn_12():
    game = position("so_cen:red@leningrad so_len:red@leningrad", turn=12, step="soviet-overstack")
    assert game.asked == (SOVIET, "overstack")
    game.do(Excess("so_len"))
    assert game.where("so_len") == "destroyed", "a fortress"


@pytest.mark.parametrize(
    ("turn", "pair", "fits"),
    [
        (10, "so_cen:red so_west", False),
        (11, "so_cen:red so_west", True),
        (11, "so_cen:red so_res:red", True),
        (12, "so_kal so_west", False),
        (23, "so_kal so_west", True),
    ],
)
def test_NR41_NRR49_soviet_stacking_by_turn(turn, pair, fits):
    one, two = pair.split()
    game = position(f"{one}@moscow {two}@moscow", turn=turn, step="soviet-overstack")
    assert (game.prompt.kind != "overstack") == fits


def test_NRQ151_NR41_an_axis_fortress_too_many_is_out_of_the_game():
    game = position("ax_fort1@berlin ax_6@berlin ax_9@berlin", turn=20, step="axis-overstack")
    game.do(Excess("ax_fort1"))
    assert game.where("ax_fort1") == "out"


def test_NRQ178_NR41_an_unsupplied_rumanian_too_many_goes_to_the_turn_track():
    game = position("ax_ru3@berlin! ax_6@berlin ax_9@berlin", turn=8, step="axis-overstack")
    game.do(Excess("ax_ru3"))
    assert game.where("ax_ru3") == "track" and game.board.units["ax_ru3"].turn == 12
    assert game.board.event_vp == 0


def test_NR41_an_unsupplied_army_too_many_is_destroyed_and_a_cadre_goes_to_the_track():
    game = position("ax_4@berlin! ax_6@berlin ax_9@berlin", turn=8, step="axis-overstack")
    game.do(Excess("ax_4"))
    assert game.where("ax_4") == "destroyed"
    game = position("ax_kg1@berlin ax_6@berlin ax_9@berlin", turn=8, step="axis-overstack")
    game.do(Excess("ax_kg1"))
    assert game.where("ax_kg1") == "track"


def test_NR44_soviet_units_around_finland_attack_it_together():
    game = position(f"ax_fin@finland so_len@leningrad so_kal@{at(-8, 12)}", step="soviet-targets")
    assert Target("finland") in game.legal
    game.do(Target("finland"), Take("so_len"))
    assert Take("so_kal") in game.legal


def test_a_unit_that_has_arrived_has_no_way_left_whatever_version_is_looked_at():
    game = position(f"ax_1pz@{at(-4, 2)} so_mos@moscow", soviet="riga minsk")
    game.do(Move("ax_1pz"))
    there = next(one.to for one in game.legal if isinstance(one, Go))
    going = replace(game.board.frames[-1], to=there)
    arrived = {**game.board.units, "ax_1pz": replace(game.board.units["ax_1pz"], place=there)}
    board = replace(game.board, frames=(*game.board.frames[:-1], going), units=arrived)
    assert view(board).ways == ()
