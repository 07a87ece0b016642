"""The organisation phase: NR27 to NR37, NR97 to NR99, NR105, NR107, NR131."""

import pytest

from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.cards import Pay
from kronika.domain.noretreat.rules.parts import At, Done
from kronika.domain.noretreat.rules.units import (
    Excess,
    Fortify,
    Improve,
    Place,
    Reorganise,
    TurnBack,
    Upgrade,
    arriving,
    free_upgrades,
    improve_price,
    must_come,
    price,
    replaceable,
    spaces_for,
)
from tests.noretreat.position import Table, at, position

MUCH = (16, 17, 18, 19, 20, 21)


def flips(units: str, turn: int, side: str = SOVIET, **more: object) -> Table:
    """A flip step, with cards in hand."""
    return position(units, turn=turn, step=f"{side}-flip", hands={side: MUCH}, **more)


def places(units: str, turn: int, side: str = SOVIET, **more: object) -> Table:
    """A placement step, with cards in hand."""
    return position(units, turn=turn, step=f"{side}-place", hands={side: MUCH}, **more)


def test_NR27_the_steps_come_in_order():
    game = position("so_kal@moscow so_cri@shattered so_nw@tula~", turn=8, step="soviet-flip", hands={SOVIET: MUCH})
    assert game.asked == (SOVIET, "flip")
    game.do(Done())
    assert game.asked == (SOVIET, "place")
    game.do(Place("so_cri"), At("0822"), Done(), Excess("so_cri"))
    assert game.asked == (SOVIET, "reorganise")


@pytest.mark.parametrize(
    ("unit", "side", "turn", "price_"),
    [
        ("ax_6:reduced@lublin", AXIS, 5, 2),
        ("ax_ssgr:reduced@lublin", AXIS, 18, 1),
        ("so_kal@moscow", SOVIET, 17, 1),
        ("so_cri@moscow", SOVIET, 17, 2),
    ],
)
def test_NR28_NR104_what_improving_costs(unit, side, turn, price_):
    game = flips(unit, turn, side)
    name = unit.split("@")[0].split(":")[0]
    assert Improve(name) in game.legal
    assert improve_price(game.board, name) == price_
    game.do(Improve(name))
    for card in MUCH[:price_]:
        assert game.asked == (side, "pay")
        game.do(Pay(card))
    assert game.board.units[name].face == 1


@pytest.mark.parametrize(
    ("unit", "side", "turn"),
    [("ax_6:reduced@lublin", AXIS, 4), ("ax_6:reduced@lublin", AXIS, 24), ("so_kal@moscow", SOVIET, 16)],
)
def test_NR28_NR96_when_nobody_improves(unit, side, turn):
    game = flips(unit, turn, side)
    assert not [one for one in game.legal if isinstance(one, Improve)]


@pytest.mark.parametrize(("turn", "upgrades"), [(5, 0), (6, 1), (12, 1), (13, 2), (17, 2), (18, 1)])
def test_NRQ43_NR29_free_upgrades_by_turn(turn, upgrades):
    game = flips("so_kal@moscow so_west@tula so_nw@gorki", turn)
    assert free_upgrades(game.board) == upgrades
    for unit in ("so_kal", "so_west", "so_nw")[:upgrades]:
        game.do(Upgrade(unit))
        assert game.face(unit) == "red"
    assert not [one for one in game.legal if isinstance(one, Upgrade)]


def test_NRR27_a_free_upgrade_pays_a_shock_unit_whole():
    game = flips("so_cri@moscow", 6)
    game.do(Upgrade("so_cri"))
    assert game.face("so_cri") == "red"


def test_NRQ44_NRQ142_NRR5_NR30_a_card_fortifies_without_supply_a_free_upgrade_does_not():
    game = flips(f"so_mos@{at(4, 8)}!", 6)
    assert Fortify("so_mos") in game.legal and Upgrade("so_mos") not in game.legal
    game.do(Fortify("so_mos"), Pay(16))
    assert game.face("so_mos") == "red"
    supplied = flips("so_mos@moscow", 6)
    assert {Fortify("so_mos"), Upgrade("so_mos")} <= set(supplied.legal)
    assert not [one for one in flips("so_mos@moscow", 2).legal if isinstance(one, Fortify)]


def test_NRQ45_NR30_a_fortress_is_turned_back_free_and_has_its_zone_immediately():
    from kronika.domain.noretreat.rules.parts import enemy_zones

    game = flips("so_len:red@leningrad", 6)
    assert at(-9, 10) not in enemy_zones(game.board, AXIS)
    game.do(TurnBack("so_len"))
    assert game.face("so_len") == "brown" and at(-9, 10) in enemy_zones(game.board, AXIS)
    assert len(game.board.hands[SOVIET]) == len(MUCH)


def test_NRQ145_NR131_a_unit_is_turned_once_in_a_flip_step():
    game = flips("so_len:red@leningrad so_kal@moscow", 6)
    game.do(TurnBack("so_len"))
    assert not {Fortify("so_len"), Upgrade("so_len")} & set(game.legal)


@pytest.mark.parametrize(("turn", "face"), [(16, "red"), (17, "brown")])
def test_NG22_NRQ131_NR31_a_red_unit_comes_back_red_until_turn_16(turn, face):
    game = places("so_west:red@destroyed", turn)
    game.do(Place("so_west"), Pay(16))
    game.do(At("0822"))
    assert game.face("so_west") == face


def test_NRQ35_NR34_restored_units_are_free_keep_their_face_and_are_disorganised():
    game = position("ax_6:reduced@shattered", turn=2, step="axis-place")
    game.do(*([Place("ax_6")] if game.prompt.kind == "place" else []), At("1010"))
    assert game.where("ax_6") == "1010" and game.face("ax_6") == "reduced"
    assert game.board.units["ax_6"].disorganised


def test_NRQ36_NR36_a_destroyed_army_comes_back_reduced_and_disorganised_for_a_card():
    game = places("ax_6@destroyed", 6, AXIS)
    assert price(game.board, "ax_6") == 1
    game.do(Place("ax_6"), Pay(16), At("1010"))
    assert game.face("ax_6") == "reduced" and game.board.units["ax_6"].disorganised


def test_NR36_NG20_a_surrendered_unit_costs_two():
    game = places("so_cen@surrendered", 6)
    assert price(game.board, "so_cen") == 2


def test_NRQ37_NRR6_NR104_shock_units_cost_two_each():
    game = places("so_sw:red@destroyed so_cri:red@surrendered", 14)
    assert price(game.board, "so_sw") == 2 and price(game.board, "so_cri") == 2


def test_NRQ146_NRR6_the_price_depends_on_the_face_in_the_box():
    assert price(places("so_sw@destroyed", 3).board, "so_sw") == 1
    assert price(places("so_sw:red@destroyed", 14).board, "so_sw") == 2


def test_NR36_the_axis_replaces_nobody_on_turns_1_to_4():
    assert not replaceable(places("ax_6@destroyed", 4, AXIS).board, AXIS)
    assert replaceable(places("ax_6@destroyed", 5, AXIS).board, AXIS) == ["ax_6"]


def test_NRQ38_NR33_soviets_come_into_a_city_in_an_enemy_zone():
    game = position(f"so_cri@destroyed ax_2pz@{at(-3, 8)}", turn=6, step="soviet-place", hands={SOVIET: MUCH})
    assert "0822" in spaces_for(game.board, "so_cri", "replaced")


def test_NRQ39_NR32_the_axis_does_not():
    game = position(f"ax_6@destroyed so_sw@{at(-1, -2)}", turn=6, step="axis-place", hands={AXIS: MUCH})
    assert "1010" not in spaces_for(game.board, "ax_6", "replaced")


def test_NRQ40_NR32_replacements_come_to_greater_germany_alone_restored_units_to_the_ussr_too():
    board = position("ax_6@destroyed ax_9@shattered", turn=6, step="axis-place", axis="minsk", goes=False).board
    assert "0716" not in spaces_for(board, "ax_6", "replaced")
    assert "0716" in spaces_for(board, "ax_9", "restored")
    assert "0308" in spaces_for(board, "ax_9", "restored") and "0308" not in spaces_for(board, "ax_6", "replaced")


def test_NRQ147_NR32_no_axis_replacement_in_a_city_that_the_soviets_hold():
    board = position("ax_6@destroyed", turn=20, step="axis-place", soviet="warsaw", goes=False).board
    assert "0612" not in spaces_for(board, "ax_6", "replaced")


def test_NRQ148_NR33_soviet_reinforcements_come_to_the_east_edge_not_the_south():
    board = position("so_nca@track", turn=6, step="soviet-place", goes=False).board
    spaces = spaces_for(board, "so_nca", "entering")
    assert at(-8, 15) in spaces and at(11, 3) not in spaces


def test_NRQ41_NRQ149_NRR48_NR107_a_replacement_takes_the_place_of_a_cadre_even_in_a_zone():
    units = f"so_kal@destroyed so_os1@{at(-3, 10)} ax_2pz@{at(-4, 10)}"
    game = position(units, turn=6, step="soviet-place", hands={SOVIET: MUCH})
    game.do(Place("so_kal"), Pay(16), At(at(-3, 10)))
    assert not game.board.units["so_kal"].disorganised
    assert game.where("so_os1") == "track" and game.board.units["so_os1"].turn == 7


def test_NR106_NR107_a_cadre_relieved_on_the_last_turn_is_out_of_the_game():
    units = f"so_kal@destroyed so_os1@{at(-3, 10)}"
    game = position(units, turn=28, step="soviet-place", hands={SOVIET: MUCH})
    game.do(Place("so_kal"), Pay(16), At(at(-3, 10)))
    assert (game.where("so_os1"), game.board.units["so_os1"].turn) == ("out", 0)


def test_NRQ42_NR107_a_reinforcement_does_not():
    board = position(f"so_nca@track so_os1@{at(-3, 10)}", turn=6, step="soviet-place", goes=False).board
    assert at(-3, 10) not in spaces_for(board, "so_nca", "entering")


@pytest.mark.parametrize(("city", "face"), [("sevastopol", "red"), ("moscow", "brown")])
def test_NRQ46_NR96_the_sevastopol_unit_comes_as_a_fortress_in_sevastopol(city, face):
    game = started_on_turn_3()
    game.do(*([Place("so_sev")] if game.prompt.kind == "place" else []), At(game.board.scene.atlas.place(city)))
    assert game.face("so_sev") == face


def started_on_turn_3() -> Table:
    """The Soviet placement step of turn 3, the Sevastopol unit entering."""
    from msgspec.structs import replace

    from tests.noretreat.position import Table as Made

    game = position("so_sev@track", turn=3, step="soviet-place", goes=False)
    units = {**game.board.units, "so_sev": replace(game.board.units["so_sev"], turn=3, new=True)}
    return Made(replace(game.board, units=units)).goes_on()


def test_NR35_a_unit_of_this_turn_comes_free_and_without_a_marker():
    game = started_on_turn_3()
    game.do(At("0822"))
    assert not game.board.units["so_sev"].disorganised


def test_NR37_a_card_takes_a_disorganised_marker_off():
    game = position("ax_6@lublin~", turn=6, step="axis-reorganise", hands={AXIS: (16,)})
    game.do(Reorganise("ax_6"), Pay(16))
    assert not game.board.units["ax_6"].disorganised


def test_NR131_NRR28_what_must_come_comes_before_the_step_ends():
    game = places("ax_6@shattered ax_9@destroyed", 6, AXIS)
    assert Done() not in game.legal
    game.do(Place("ax_6"), At("1010"))
    assert Done() in game.legal


def test_NR131_what_finds_no_place_waits():
    wall = " ".join(f"{u}@{p}" for u, p in (("so_nw", "0308"), ("so_west", "0408")))
    game = places(f"ax_vs1@track {wall}", 23, AXIS, soviet="berlin")
    assert game.where("ax_vs1") == "track"


def test_NRQ186_NRR60_a_reinforcement_may_wait_if_every_space_is_full():
    game = position("so_kal@moscow so_nca@track", turn=6, step="soviet-place", goes=False)
    full = dict.fromkeys(spaces_for(game.board, "so_nca", "entering"), "")
    assert full and must_come(game.board, "so_nca")
    crowd = [kind.id for kind in game.board.content.units if kind.side == SOVIET and kind.id != "so_nca"]
    from msgspec.structs import replace

    from kronika.domain.noretreat.state import Unit

    filled = dict(zip(sorted(full), crowd, strict=False))
    units = {**game.board.units, **{unit: Unit(space) for space, unit in filled.items()}}
    board = replace(game.board, units=units)
    open_ = [space for space in spaces_for(board, "so_nca", "entering") if not board.at(space)]
    assert must_come(board, "so_nca") == bool(open_)


def test_NR97_NRQ192_NRR61_the_hungarians_enter_around_budapest_once():
    from msgspec.structs import replace

    game = position("ax_hu1@track", turn=20, step="axis-place", goes=False)
    first = replace(game.board, units={**game.board.units, "ax_hu1": replace(game.board.units["ax_hu1"], new=True)})
    near = spaces_for(first, "ax_hu1", "entering")
    atlas = first.scene.atlas
    assert near and all(atlas.distance(space, atlas.place("budapest")) <= 4 for space in near)
    later = spaces_for(game.board, "ax_hu1", "entering")
    assert "0310" in later and "0310" not in near


def test_NR97_the_gg_units_may_wait():
    from msgspec.structs import replace

    from tests.noretreat.position import Table as Made

    game = position("ax_fort1@track", turn=20, step="axis-place", goes=False, hands={AXIS: (16,)})
    units = {**game.board.units, "ax_fort1": replace(game.board.units["ax_fort1"], new=True, turn=20)}
    made = Made(replace(game.board, units=units)).goes_on()
    assert {Done(), Place("ax_fort1")} <= set(made.legal)


def test_NR98_NRQ167_yugoslavs_without_an_area_are_destroyed():
    from msgspec.structs import replace

    from tests.noretreat.position import Table as Made

    game = position(
        "so_yu1@track so_yu2@track ax_ge@west_balkans ax_gf@west_balkans",
        turn=20,
        step="soviet-place",
        goes=False,
        triggered={"oil": 19},
    )
    new = {unit: replace(game.board.units[unit], new=True, turn=20, face=1) for unit in ("so_yu1", "so_yu2")}
    made = Made(replace(game.board, units={**game.board.units, **new})).goes_on()
    while made.prompt.kind in ("place", "place_at"):
        made.do(next(one for one in made.legal if not isinstance(one, Done)))
    assert made.asked == (SOVIET, "overstack")
    made.do(Excess("so_yu2"))
    assert made.where("so_yu2") == "destroyed" and made.where("so_yu1") == "south_balkans"


def test_NR99_the_polish_unit_enters_near_warsaw():
    from msgspec.structs import replace

    game = position("so_pol@track", turn=21, step="soviet-place", goes=False, soviet="warsaw lublin", axis="")
    board = replace(game.board, units={**game.board.units, "so_pol": replace(game.board.units["so_pol"], new=True)})
    atlas = board.scene.atlas
    spaces = spaces_for(board, "so_pol", "entering")
    assert all(atlas.distance(space, atlas.place("warsaw")) <= 2 for space in spaces)


def test_NRQ130_NR99_ss_panzer_comes_back_once_in_1945_for_two_points():
    game = places("ax_sspz@waiting", 24, AXIS)
    game.do(Place("ax_sspz"), At("0310"))
    assert game.board.event_vp == -2 and game.face("ax_sspz") == "full"
    assert not game.board.units["ax_sspz"].disorganised
    assert Place("ax_sspz") not in places("ax_sspz@waiting", 24, AXIS, once=("back-ax_sspz",)).legal


def test_NRQ165_NRR47_past_six_it_cannot_be_paid():
    game = places("ax_sspz@waiting", 24, AXIS, event_vp=-5)
    assert Place("ax_sspz") not in game.legal


def test_NRQ166_NRR17_NR105_a_yugoslav_army_becomes_a_fortress_in_the_balkans_alone():
    home = flips("so_yu1@west_balkans", 20, triggered={"oil": 18})
    away = flips("so_yu1@bucharest", 20, triggered={"oil": 18}, soviet="bucharest")
    assert Fortify("so_yu1") in home.legal and Upgrade("so_yu1") not in home.legal, "the area gives no overland supply"
    held = "odessa bucharest rumanian_oil belgrade budapest"
    reached = flips("so_yu1@west_balkans", 20, triggered={"oil": 18}, soviet=held)
    assert {Fortify("so_yu1"), Upgrade("so_yu1")} <= set(reached.legal), "for a card, or with the free upgrade"
    assert not {Fortify("so_yu1"), Upgrade("so_yu1")} & set(away.legal)
    home.do(Fortify("so_yu1"), Pay(16))
    assert home.face("so_yu1") == "fort"
    back = flips("so_yu1:fort@west_balkans", 20, triggered={"oil": 18})
    assert TurnBack("so_yu1") in back.legal


def test_NRR53_a_free_upgrade_serves_the_soviet_rumanians_from_turn_17():
    assert Upgrade("so_rum") in flips("so_rum@moscow", 18).legal
    assert Upgrade("so_rum") not in flips("so_rum@moscow", 14).legal


def test_NR106_cadres_that_arrive_go_into_their_box():
    game = position("so_os1@track", turn=3, step="soviet-place")
    assert game.where("so_os1") == "cadre"


def test_NR34_all_units_of_the_shattered_box_come():
    board = position("ax_6@shattered ax_9@shattered so_kal@shattered", turn=6, step="axis-place", goes=False).board
    assert arriving(board, AXIS) == ["ax_6", "ax_9"]
