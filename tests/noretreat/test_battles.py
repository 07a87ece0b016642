"""Battles from the roll to the last consequence: NR65 to NR77, NR106, NR133, NR134."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.steps import Ask
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.battle import Ground, advancers, counterblow_spaces, fate
from kronika.domain.noretreat.rules.declaring import Attack, Counterblow, Take, Target
from kronika.domain.noretreat.rules.losses import Cadre, Lose, Losing, calls_cadre, eliminate, must_lose, track_turn
from kronika.domain.noretreat.rules.movement import Stop
from kronika.domain.noretreat.rules.parts import Done, No, Yes
from kronika.domain.noretreat.rules.retreats import (
    Advance,
    Advancing,
    Retreat,
    Retreating,
    firsts,
    hexes_of,
    stops,
    two_away,
    ways,
)
from kronika.domain.noretreat.rules.supply import overland
from kronika.domain.noretreat.rules.units import Excess
from kronika.domain.noretreat.rules.victory import finland_of
from kronika.domain.noretreat.system import ENGINE
from tests.noretreat.fighting import battle, blow, fought, framed
from tests.noretreat.position import Table, at, position

A, B, C = at(-4, 2), at(-4, 1), at(-4, 3)
FAR = at(-7, 5)


def results(game: Table) -> list[str]:
    """The results of all battles so far."""
    return [event.result for event in game.happened(e.ResultFound)]


def attack(units: str, target: str, defenders: str, *answers: object, dice: tuple[int, ...], **more: object) -> Table:
    """A target fought by all these units."""
    game = battle(units, target, defenders, **more)
    names = [one.split("@")[0].split(":")[0] for one in units.split()]
    fought(game, *names, dice=dice)
    game.do(*answers)
    return game


def test_NR65_no_effect_leaves_everything():
    game = attack(f"ax_6@{B}", A, "so_nw", dice=(2,))
    assert results(game) == ["NE"] and game.where("so_nw") == A and A not in game.board.blows


def test_NG9_NR67_a_counterblow_marker_comes_on_an_attacking_hex():
    wood = at(-5, 1)
    game = battle(f"ax_9@{at(-5, 0)} ax_16@{at(-4, 0)} ax_18@{at(-4, 0)}", wood, "so_vol")
    fought(game, "ax_9", "ax_16", "ax_18", dice=(3,))
    assert game.happened(e.OddsSet)[0].column == "3-2" and results(game) == ["CB"]
    assert set(game.legal) == {Counterblow(at(-5, 0)), Counterblow(at(-4, 0))}
    game.do(Counterblow(at(-5, 0)))
    assert game.board.blows[at(-5, 0)].left and game.board.blows[at(-5, 0)].side == AXIS


def test_NR67_the_target_is_turned_and_stays_for_the_other_sides_combat_phase():
    game = attack(f"ax_6@{B}", A, "so_nw", dice=(3,))
    assert results(game) == ["CB"] and A not in game.board.blows
    laid = game.happened(e.BlowLaid)[-1]
    assert (laid.space, laid.side, laid.kind, laid.left) == (B, AXIS, "counterblow", True)
    game.passes("accept_counterattack")
    assert game.board.active == SOVIET and results(game)[1] == "CA", "the Soviets have answered it"


def test_NG10_NRQ96_NR66_a_counterattack_may_end_in_a_counterblow_of_the_active_sides_marker():
    game = battle(f"ax_3pz:reduced@{at(-5, 0)}", at(-5, 1), "so_nw")
    fought(game, "ax_3pz", dice=(1, 5))
    assert game.happened(e.OddsSet)[0].column == "1-1"
    game.do(Yes())
    assert game.happened(e.OddsSet)[1].column == "1-2" and results(game) == ["CA", "CB"]
    assert game.board.blows[at(-5, 0)].side == AXIS


def test_NG11_NG23_NRQ99_NR66_a_counterattack_with_an_exchange():
    game = battle(f"ax_4@{B}", A, "so_kal:red", kind="counterblow")
    fought(game, "ax_4", dice=(1, 4))
    assert game.asked == (SOVIET, "accept_counterattack")
    game.do(Yes())
    assert results(game) == ["CA", "EX"]
    assert game.face("ax_4") == "reduced" and game.where("so_kal") == "destroyed"
    assert game.board.units["so_kal"].face == 1, "red side up"


@pytest.mark.parametrize(("die", "result"), [(2, "CA"), (3, "NE"), (5, "EX"), (6, "DR")])
def test_NG19_NRR33_a_soviet_counterattack_at_1_to_1(die, result):
    game = battle("ax_6@1112", "1113", "so_cen", kind="counterblow", soviet="kiev")
    fought(game, "ax_6", dice=(1, die))
    game.do(Yes())
    assert results(game) == ["CA", result]


def test_NG28_a_counterblow_in_a_soviet_counterattack_lies_on_the_german_hex():
    game = battle("ax_6@1112", "1113", "so_cen", kind="counterblow", soviet="kiev")
    fought(game, "ax_6", dice=(1, 4))
    game.do(Yes())
    assert results(game) == ["CA", "CB"]
    assert game.board.blows["1112"].side == AXIS and game.board.blows["1112"].left


def test_NR66_the_defender_may_decline():
    game = attack(f"ax_6@{B}", A, "so_cen", dice=(1,))
    assert game.asked == (SOVIET, "accept_counterattack")
    game.do(No())
    assert results(game) == ["CA"] and game.where("so_cen") == A


def test_NRQ95_NR66_the_same_units_take_part():
    game = attack(f"ax_6@{B}", A, "so_cen", dice=(1, 3), rest=f"so_kal@{C}")
    game.do(Yes())
    second = game.happened(e.OddsSet)[1]
    assert (second.attack, second.defence) == (5, 4)


def test_NRQ75_NR71_who_was_left_out_only_retreats():
    game = attack(f"ax_6@{B}", A, "so_cen", Yes(), dice=(1, 6), rest=f"ax_9@{B}")
    assert results(game) == ["CA", "DR"]
    while game.prompt.kind == "retreat":
        game.do(game.legal[0])
    assert game.happened(e.OddsSet)[1].defence == 4, "only the 6th Army counts"
    assert game.where("ax_9") != B and game.where("ax_6") != B


def test_NR68_DR_defenders_retreat_two_hexes():
    game = attack(f"ax_1pz@{B} ax_2pz@{B}", A, "so_nw", dice=(1,))
    assert results(game) == ["DR"]
    while game.prompt.kind == "retreat":
        game.do(game.legal[0])
    assert game.board.scene.atlas.distance(game.where("so_nw"), A) == 2


def test_NR68_NG17_DS_they_go_to_the_shattered_box_afterwards():
    game = attack(f"ax_1pz@{B} ax_2pz@{B}", A, "so_nw", dice=(3,))
    assert results(game) == ["DS"]
    while game.prompt.kind == "retreat":
        game.do(game.legal[0])
    assert game.where("so_nw") == "shattered"


def test_NG17_fifteen_against_bryansk_on_turn_2():
    game = battle(f"ax_1pz@{B} ax_6@{B} ax_9@{at(-5, 2)}", A, "so_bry", turn=2)
    fought(game, "ax_1pz", "ax_6", "ax_9", dice=(3,))
    (odds,) = game.happened(e.OddsSet)
    assert (odds.attack, odds.defence, odds.column) == (15, 3, "5-1")
    assert not [part for part in odds.shifts if part.name == "armour"]
    assert results(game) == ["DS"]
    game.passes("advance")
    game.do(Advance("ax_1pz", A))
    assert game.asked == (AXIS, "advance_on")
    game.do(Advance("ax_1pz", C), Stop() if game.prompt.kind == "advance_on" else Done())
    assert game.where("ax_1pz") == C


def test_NR68_NRR11_DD_losses_come_before_the_retreat():
    game = attack(f"ax_1pz@{B} ax_2pz@{B}", A, "so_nw", dice=(6,))
    assert results(game) == ["DD"]
    assert game.where("so_nw") == "destroyed"


def test_NG18_NRQ33_NR74_a_unit_that_cannot_retreat_is_eliminated_whole():
    army = f"ax_11@{at(3, -3)} ax_17:reduced@{at(3, -3)} ax_ru4@{at(4, -4)}"
    game = battle(army, at(4, -3), "so_south", rest=f"ax_6@{at(3, -2)}", turn=2)
    fought(game, "ax_11", "ax_17", "ax_ru4", dice=(6,))
    (odds,) = game.happened(e.OddsSet)
    assert (odds.attack, odds.defence, odds.odds, odds.column) == (9, 3, "3-1", "3-2")
    assert results(game) == ["DR"] and game.where("so_south") == "destroyed"


def test_NRQ32_NR70_eliminated_while_unsupplied_goes_to_the_surrendered_box_and_counts():
    game = attack(f"ax_1pz@{B} ax_2pz@{B}", A, "so_nw!", dice=(6,))
    assert game.where("so_nw") == "surrendered" and game.board.event_vp == 1


def test_NRQ97_NRQ98_NR69_a_fortress_turns_DR_to_nothing_and_DS_to_an_exchange():
    board, frame = framed(f"ax_1pz@{B}", A, "so_len:red so_kal", turn=24)
    assert [fate(board, replace(frame, result=one), A) for one in ("DR", "DS", "DD", "EX")] == ["NE", "EX", "DL", "EX"]


def test_NRQ99_NRQ100_NR69_DD_against_a_fortress_costs_steps_and_nobody_retreats():
    game = attack(f"ax_1pz@{B} ax_2pz@{B} ax_4pz@{at(-5, 2)}", A, "so_len:red", dice=(6,))
    assert results(game) == ["DD"] and game.where("so_len") == A and game.face("so_len") == "brown"


def test_NRQ101_NR69_DR_puts_the_volkssturm_out_of_the_game():
    army = f"so_sw:red@{at(-7, -4)} so_cen:red@{at(-8, -4)}"
    game = battle(army, "0310", "ax_vs1 ax_fort1", side=SOVIET, turn=24, before="mud")
    fought(game, "so_sw", "so_cen", dice=(4,))
    assert results(game) == ["DR"] and game.where("ax_vs1") == "out" and game.where("ax_fort1") == "0310"


def test_NR69_NR109_the_volkssturms_neighbours_stay():
    army = f"so_sw:red@{at(-7, -4)} so_cen:red@{at(-8, -4)}"
    game = battle(army, "0310", "ax_vs1 ax_6", side=SOVIET, turn=24, before="mud")
    fought(game, "so_sw", "so_cen", dice=(5,))
    assert results(game) == ["DR"] and game.where("ax_vs1") == "out" and game.where("ax_6") == "0310"


def test_NRQ102_NR65_an_exchange_never_lets_anybody_advance():
    game = attack(f"ax_6@{B} ax_9@{B}", A, "so_nw", dice=(3,))
    assert results(game) == ["EX"]
    game.do(Lose("ax_6"))
    assert game.where("so_nw") == "destroyed" and game.face("ax_6") == "reduced"
    assert not [event for event in game.happened(e.UnitMoved) if event.how == "advance"]


def test_NRR12_the_attacker_names_his_loss_first():
    game = attack(f"ax_6@{B} ax_9@{B}", A, "so_nw", dice=(3,))
    assert game.asked == (AXIS, "lose_step")


@pytest.mark.parametrize(
    ("units", "attacking", "must"),
    [
        ("ax_6 ax_fort1", False, ["ax_fort1"]),
        ("ax_16 ax_fin", False, ["ax_fin"]),
        ("ax_6 ax_ssgr", False, ["ax_ssgr"]),
        ("ax_6 ax_ssgr", True, ["ax_ssgr"]),
        ("ax_ssgr ax_sspz", True, ["ax_sspz"]),
        ("ax_ssgr ax_fort1", False, ["ax_fort1"]),
        ("ax_6 ax_9", True, ["ax_6", "ax_9"]),
        ("so_sw:red so_kal", True, ["so_sw"]),
        ("so_sw:red so_kal", False, ["so_sw", "so_kal"]),
    ],
)
def test_NRQ164_NRR12_NR70_who_takes_the_loss(units, attacking, must):
    board = position(" ".join(f"{one}@{A}" for one in units.split()), turn=24, goes=False).board
    names = tuple(one.split(":")[0] for one in units.split())
    side = board.side(names[0])
    assert must_lose(board, Losing(side, names, "battle", attacking=attacking)) == must


# --- cadres (NR106)


def test_NRQ103_NR106_a_cadre_takes_the_place_and_bars_the_advance():
    game = attack(f"ax_1pz@{B} ax_2pz@{B}", A, "so_nw", dice=(6,), rest="so_os1@cadre")
    assert game.asked == (SOVIET, "place_cadre")
    game.do(Cadre("so_os1"))
    assert game.where("so_os1") == A
    assert not [event for event in game.happened(e.UnitMoved) if event.how == "advance"]


def test_NRQ104_NRQ105_NR106_no_cadre_for_a_one_sided_unit():
    board = position(f"ax_ru3@{A} ax_6@{A} ax_kg1@cadre", goes=False).board
    assert not calls_cadre(board, "ax_ru3") and calls_cadre(board, "ax_6")


@pytest.mark.parametrize("waits", ["ax_kg2@track", "ax_kg2@waiting"])
def test_NRQ106_NRQ181_NR106_two_cadres_do_not_come_on_one_turn(waits):
    board = position(f"ax_kg1@{A} {waits}", turn=7, goes=False).board
    units = {**board.units, "ax_kg2": replace(board.units["ax_kg2"], turn=9, new=True)}
    assert track_turn(replace(board, units=units), "ax_kg1") == (10 if "track" in waits else 9)


def test_NR106_past_the_last_turn_a_cadre_is_out_of_the_game():
    game = position(f"ax_kg1@{A} ax_6@{A} ax_9@{A}", turn=27, step="axis-overstack")
    game.do(Excess("ax_kg1"))
    assert game.where("ax_kg1") == "out"


# --- retreats (NR72 to NR74)


def test_NRQ107_NR72_a_retreat_ends_two_hexes_away():
    board = position(f"so_nw@{A}", goes=False).board
    assert not two_away(board, A, at(-3, 2)) and two_away(board, A, at(-4, 4))
    assert all(two_away(board, A, way[-1]) for way in ways(board, Retreating(SOVIET, ("so_nw",), 2), "so_nw"))


def test_NRQ108_NR73_through_an_enemy_zone_only_onto_a_friend():
    units = f"so_nw@{A} ax_6@{at(-3, 3)}"
    frame = Retreating(SOVIET, ("so_nw",), 2)
    alone = ways(position(units, goes=False).board, frame, "so_nw")
    helped = ways(position(f"{units} so_kal@{C}", goes=False).board, frame, "so_nw")
    assert all(way[0] != C for way in alone) and any(way[0] == C for way in helped)


def test_NRQ109_NR72_entering_an_area_counts_as_two():
    board = position("so_len@leningrad", goes=False).board
    assert ("finland",) in ways(board, Retreating(SOVIET, ("so_len",), 2), "so_len")


def test_NRR13_a_retreat_ends_with_overland_supply_if_it_can():
    board = position(f"so_nw@{at(-5, 6)}", axis="minsk riga smolensk kiev", goes=False).board
    found = {way[-1] for way in ways(board, Retreating(SOVIET, ("so_nw",), 2), "so_nw")}
    assert at(-5, 8) in found and at(-5, 4) not in found
    assert all(overland(board, SOVIET, end) for end in found)


@pytest.mark.parametrize(("stays", "ends"), [("", {"0922", "1021"}), ("so_bry@0821", {"0922", "1021", "0720", "0819"})])
def test_NRR13_NRR62_who_retreats_does_not_lift_a_zone_on_the_hex_left_but_who_still_has_to_go_does(stays, ends):
    board = position(f"so_nw@0821 {stays} ax_16@0722 ax_18@1019", axis="minsk smolensk", goes=False).board
    found = ways(board, Retreating(SOVIET, ("so_nw", *board.at("0821")), 2), "so_nw")
    assert {way[-1] for way in found} == ends


def test_NRR13_NRR62_who_is_on_its_way_does_not_lift_a_zone_on_the_hex_between():
    board = position("so_nw@0820 ax_16@0721", axis="minsk riga smolensk kiev", goes=False).board
    frame = Retreating(SOVIET, ("so_nw",), 2, free=True, unit="so_nw", start="0821", at="0820")
    assert {one.to for one in frame.candidates(board, Ask(SOVIET, "retreat"))} == {"0819", "0919"}


def test_NRR62_units_retreat_one_after_another():
    army = f"ax_1pz@{B} ax_2pz@{B} ax_3pz@{at(-5, 2)}"
    game = attack(army, A, "so_nw so_bry", dice=(3,), turn=24, weather="clear")
    assert results(game) == ["DR"] and {one.unit for one in game.legal} == {"so_nw", "so_bry"}
    game.do(Retreat("so_bry", game.legal[0].to))
    assert {one.unit for one in game.legal} == {"so_bry"}, "its second hex first"


# --- advances (NR75 to NR77)


@pytest.mark.parametrize(
    ("unit", "turn", "weather", "before", "hexes"),
    [
        ("ax_1pz", 7, "clear", "clear", 3),
        ("ax_6", 7, "clear", "clear", 2),
        ("ax_1pz", 7, "mud", "clear", 1),
        ("ax_1pz", 10, "snow", "clear", 2),
        ("ax_1pz", 10, "snow", "snow", 1),
        ("so_cen:red", 10, "clear", "clear", 2),
        ("so_cen:red", 13, "clear", "clear", 3),
        ("ax_1pz!", 7, "clear", "clear", 1),
    ],
)
def test_NRQ113_NRQ114_NR76_NR77_how_far_an_advance_goes(unit, turn, weather, before, hexes):
    bare = unit.rstrip("!")
    name, side = bare.split(":")[0], SOVIET if unit.startswith("so") else AXIS
    board, frame = framed(
        f"{bare}@{B}{'!' if unit.endswith('!') else ''}",
        A,
        "so_nw" if side == AXIS else "ax_6",
        side=side,
        turn=turn,
        weather=weather,
        before=before,
    )
    assert hexes_of(replace(board, frames=(*board.frames, frame)), name) == hexes


def test_NR98_no_third_hex_for_axis_armour_when_rumania_is_out():
    board, frame = framed(f"ax_1pz@{B} ax_sspz@{B}", A, "so_nw", turn=20, triggered={"oil": 19}, weather="clear")
    board = replace(board, frames=(*board.frames, frame))
    assert hexes_of(board, "ax_1pz") == 2 and hexes_of(board, "ax_sspz") == 3


@pytest.mark.parametrize(("slug", "ends"), [("minsk", False), ("moscow", True), ("caucasus_oil", True)])
def test_NRQ112_NR76_a_plain_city_does_not_stop_an_advance_an_objective_does(slug, ends):
    board = position("").board
    assert stops(board, board.scene.atlas.place(slug)) == ends


def test_NRQ111_NR76_forest_stops_it():
    assert stops(position("").board, at(-5, 1))


def test_NRQ110_NRQ115_NR75_NR76_rivers_and_zones_do_not_stop_it():
    game = attack(f"ax_1pz@{B} ax_2pz@{B}", A, "so_nw", dice=(3,), rest=f"so_kal@{at(-4, 5)}")
    game.passes("advance")
    game.do(Advance("ax_1pz", A))
    assert game.asked == (AXIS, "advance_on")
    game.do(Advance("ax_1pz", C))
    assert game.prompt.kind == "advance_on" and Advance("ax_1pz", at(-4, 4)) in game.legal, "in an enemy zone"


def test_NRQ193_NRR64_two_of_three_infantry_armies_advance():
    game = attack(f"ax_6@{at(-5, 0)} ax_9@{at(-5, 0)} ax_17@{at(-4, 0)}", at(-5, 1), "so_nw", dice=(6,), weather="mud")
    game.passes("advance")
    for unit in ("ax_6", "ax_9"):
        game.do(Advance(unit, at(-5, 1)))
    assert game.prompt.kind != "advance", "the third could not go on"


def test_NRQ194_NRR64_a_third_unit_goes_on_from_a_full_hex():
    game = attack(f"ax_6@{B} ax_9@{B} ax_17@{at(-5, 2)}", A, "so_nw", dice=(6,))
    game.passes("advance")
    game.do(Advance("ax_6", A), Stop(), Advance("ax_9", A), Stop())
    assert Advance("ax_17", A) in game.legal
    game.do(Advance("ax_17", A))
    assert Stop() not in game.legal
    game.do(game.legal[0])
    assert game.where("ax_17") != A


def test_NR75_fortress_disorganised_and_white_units_do_not_advance():
    board, frame = framed(f"ax_6@{B}~ ax_kg1@{B} ax_9@{at(-5, 2)}", A, "so_nw")
    assert advancers(board, frame) == ("ax_9",)


def test_NRR44_each_vacated_hex_is_judged_for_itself():
    board = position(f"ax_6@{B} ax_9@{at(-5, 2)} so_nw@{at(-3, 1)}", goes=False).board
    frame = Advancing(AXIS, ("ax_6", "ax_9"), (A,))
    board = replace(board, frames=(*board.frames, framed(f"ax_6@{B}", A, "so_nw")[1], frame))
    assert firsts(board, frame, "ax_6") == [A] and firsts(board, frame, "ax_9") == [A]
    assert firsts(board, replace(frame, hexes=(at(-5, 3),)), "ax_6") == []


# --- markers, several hexes (NR133, NR134, NRR20, NRR63)


def test_NRQ157_NRR20_no_marker_on_white_units_alone():
    board, frame = framed(f"ax_kg1@{B} ax_fort1@{at(-5, 2)}", A, "so_nw")
    frame = replace(frame, origins=(B, at(-5, 2)))
    assert counterblow_spaces(board, frame) == []


def test_NRQ188_NRR63_an_army_that_did_not_fight_lets_the_marker_lie():
    board, frame = framed(f"ax_fort1@{B}", A, "so_nw", rest=f"ax_6@{B}")
    frame = replace(frame, origins=(B,))
    assert counterblow_spaces(board, frame) == [B]


def test_NRQ158_NR134_a_fortress_on_one_of_two_hexes_turns_DS_there_alone():
    hexes = (A, at(-3, 1))
    board, frame = framed(f"ax_1pz@{B}", A, "so_len:red", rest=f"so_nw@{hexes[1]}", hexes=hexes)
    frame = replace(frame, result="DS")
    assert [fate(board, frame, space) for space in hexes] == ["EX", "DS"]


def test_NRQ159_NR134_who_retreats_onto_a_target_defends_there():
    units = f"ax_1pz@{B} ax_2pz@{B} ax_6@{at(-4, 5)} so_nw@{A} so_kal@{at(-4, 4)}"
    game = position(units, step="axis-battles", goes=False, turn=24, weather="clear")
    blow(game, A, AXIS, "target")
    blow(game, at(-4, 4), AXIS, "target")
    game.goes_on(dice=(2, 3))
    game.do(Attack(A), Take("ax_1pz"), Take("ax_2pz"))
    assert results(game) == ["DR"]
    game.do(Retreat("so_nw", C), Retreat("so_nw", at(-4, 4)))
    game.do(Done())
    assert game.happened(e.OddsSet)[1].defence == 7


def test_NRR50_NR66_the_marker_of_an_attacker_turned_defender_is_spent():
    game = battle(f"ax_6@{B}", A, "so_cen", support={"axis": 1, "soviet": 0})
    fought(game, "ax_6", dice=(1, 3))
    game.do(Yes())
    assert game.board.support["axis"] == 0
    game.do(Yes()) if game.prompt.kind == "accept_counterattack" else None
    assert game.board.support["axis"] == 0


def test_NRQ92_NRR38_a_shock_marker_helps_a_counterattack_in_the_axis_turn():
    game = battle(f"ax_6@{B}", A, "so_cen", support={"axis": 0, "soviet": 1})
    fought(game, "ax_6", dice=(1, 3))
    game.do(Yes())
    assert game.asked == (SOVIET, "commit_support")
    game.do(Yes())
    assert [part.name for part in game.happened(e.OddsSet)[-1].shifts].count("support") == 1


def test_NRQ93_NR58_no_support_marker_with_unsupplied_attackers_alone():
    game = battle(f"ax_6@{B}!", A, "so_cen", support={"axis": 1, "soviet": 0})
    fought(game, "ax_6", dice=(3,))
    assert game.board.support["axis"] == 1 and results(game)


def test_NR133_the_markers_of_a_battle_go_back():
    game = attack(f"ax_6@{B}", A, "so_nw", dice=(2,))
    assert A not in game.board.blows


def test_NRQ162_NR89_a_german_army_beside_the_finns_makes_finland_axis():
    assert finland_of(position("ax_fin@finland ax_16@finland", goes=False).board) == AXIS
    assert finland_of(position("ax_fin@finland", goes=False).board) == ""
    assert finland_of(position("so_len@finland", goes=False).board) == SOVIET


def test_NRQ163_NRR26_NR100_the_finns_eliminated_are_out_of_the_game():
    game = position("ax_fin:reduced@finland", goes=False)
    eliminate(ENGINE.play(game.out, game.chance), "ax_fin", "loss")
    assert game.where("ax_fin") == "out" and game.board.event_vp == 0


def test_NRR45_strength_is_that_of_the_strength_step():
    game = attack(f"ax_6@{B}", A, "so_cen", Yes(), dice=(1, 5))
    assert [event.attack for event in game.happened(e.OddsSet)] == [4, 5]


def test_NRR67_NR72_a_unit_retreats_from_an_area_immediately_into_an_adjacent_one():
    board = position("ax_ge@west_balkans so_bry:red@1402", turn=20, triggered={"oil": 18}, goes=False).board
    found = ways(board, Retreating(AXIS, ("ax_ge",), 2), "ax_ge")
    assert [way for way in found if way[-1] == "south_balkans"] == [("south_balkans",)]


def test_NRR67_NRR43_an_area_that_does_not_touch_the_one_left_is_two_steps_away():
    board = position("", goes=False).board
    assert two_away(board, "west_balkans", "finland") and not two_away(board, "west_balkans", "south_balkans")


def test_NRR43_an_area_is_attacked_like_a_hex():
    game = position("ax_ge@west_balkans so_bry:red@1402", turn=20, step="soviet-targets", triggered={"oil": 18})
    assert Target("west_balkans") in game.legal


def test_NRQ99_NR69_DD_costs_the_fortress_and_the_army_with_it_a_step_each_and_neither_retreats():
    units = f"ax_1pz@{B} ax_2pz@{B} ax_4pz@{at(-5, 2)} ax_3pz@{at(-5, 2)} ax_6@{at(-5, 3)}"
    game = attack(units, A, "so_len:red! so_kal:red!", dice=(6,), turn=26)
    assert results(game) == ["DD"]
    assert game.where("so_len") == game.where("so_kal") == A
    assert game.face("so_len") == game.face("so_kal") == "brown"
    assert not [event for event in game.happened(e.UnitMoved) if event.how in ("retreat", "advance")]


def test_NRQ158_NR134_of_two_hexes_the_fortress_exchanges_a_step_and_the_other_is_shattered():
    near = at(-3, 1)
    units = f"ax_1pz@{B} ax_2pz@{B} so_len:red@{A} so_nw@{near}"
    game = position(units, step="axis-targets", goes=False, turn=7)
    for space in (A, near):
        blow(game, space, AXIS, "target")
    fought(game)
    (more,) = [one for one in game.legal if isinstance(one, Attack)]
    game.do(more, Take("ax_1pz"), Take("ax_2pz"), Ground(A), dice=(6,))
    assert results(game) == ["DS"] and game.asked == (AXIS, "lose_step")
    game.do(Lose("ax_1pz"))
    assert game.face("ax_1pz") == "reduced" and game.face("ax_2pz") == "full"
    while game.prompt.kind == "retreat":
        game.do(game.legal[-1])
    assert game.where("so_len") == A and game.face("so_len") == "brown"
    assert game.where("so_nw") == "shattered"
