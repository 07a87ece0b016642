"""What the view works out for those who look at it: what supplies each unit (NR22, NR24), what victory points are
given for (NR88), and what each side still needs to win (NR82 to NR86, NR121)."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from kronika.domain.noretreat.content import NeedKind
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Phase
from kronika.domain.noretreat.events import Ending
from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.losses import eliminate, surrender
from kronika.domain.noretreat.rules.parts import Pass
from kronika.domain.noretreat.rules.supply import distance_to_source, is_supplied, lines, overland
from kronika.domain.noretreat.rules.victory import reaches, total_vp
from kronika.domain.noretreat.state import SupplyKind
from kronika.domain.noretreat.system import ENGINE
from kronika.domain.noretreat.view import AimView, NeedView, PrizeView, StakeView, SupplyView, view
from tests.noretreat.position import laid, position
from tests.noretreat.test_laws import each_scenario, played


def supply_of(board, unit):
    return next(one for one in view(board).supplies if one.unit == unit)


def aim_of(board, side, how):
    return next(one for one in view(board).aims if (one.side, one.how) == (side, how))


def test_NR22_the_line_of_a_unit_leads_from_the_space_beside_it_to_its_source():
    board = position("ax_4@0821 so_mos@moscow", goes=False).board
    supply = supply_of(board, "ax_4")
    assert (supply.kind, supply.path) == (SupplyKind.NONE, ())
    board = position("ax_4@0821 so_mos@moscow", axis="smolensk", goes=False).board
    supply = supply_of(board, "ax_4")
    assert supply.kind == SupplyKind.OVERLAND
    assert supply.path[-1] == board.scene.atlas.place("smolensk")
    assert supply_of(board, "so_mos") == SupplyView("so_mos", SupplyKind.OVERLAND)


def test_NR24_the_view_tells_the_sea_and_the_home_area_from_a_line():
    board = position("ax_fin@finland ax_11@sevastopol", goes=False).board
    assert supply_of(board, "ax_fin").kind == SupplyKind.HOME
    assert supply_of(board, "ax_11").kind == SupplyKind.SEA


@each_scenario
def test_NR22_NR24_each_unit_on_the_map_has_what_the_rules_supply_it_by(scenario):
    game = played(scenario, 3, 300)
    for version in range(20, len(game.events), 40):
        board = game.at(version).game.board
        told = view(board).supplies
        assert [one.unit for one in told] == sorted(unit for side in SIDES for unit in board.army(side))
        for one in told:
            side, place = board.side(one.unit), board.units[one.unit].place
            assert (one.kind != SupplyKind.NONE) == is_supplied(board, one.unit)
            assert (one.kind == SupplyKind.OVERLAND) == overland(board, side, place)
            if one.kind == SupplyKind.OVERLAND:
                must_lead(board, side, (place, *one.path))
            if one.kind == SupplyKind.BESIDE:
                assert one.path[0] in board.scene.atlas.beside[place]
                must_lead(board, side, one.path)


def must_lead(board, side, line):
    """A shortest line from the first of its spaces to a source, over spaces that are open to it."""
    found = lines(board, side)
    assert len(line) - 1 == distance_to_source(board, side, line[0])
    assert line[-1] in found.sources
    assert all(two in board.scene.atlas.supply[one] for one, two in pairwise(line))
    assert all(space in found.open for space in line[1:])


def test_NR82_the_view_says_how_many_objectives_win_and_which_are_lacking():
    board = position("ax_4@moscow", axis="moscow", turn=7, goes=False).board
    aim = aim_of(board, AXIS, Ending.OBJECTIVES)
    (need,) = aim.needs
    assert (aim.rule, aim.turn, need.kind, need.figure, need.held) == ("NR82", 0, NeedKind.OBJECTIVES, 3, 1)
    names = ("leningrad", "stalingrad", "sevastopol", "caucasus_oil")
    assert set(need.missing) == {board.scene.atlas.place(name) for name in names}
    late = position("", turn=13, goes=False).board
    assert aim_of(late, AXIS, Ending.OBJECTIVES).needs[0].figure == 4


@pytest.mark.long
@each_scenario
def test_NR88_the_map_points_of_a_side_are_those_that_its_places_give(scenario):
    game = played(scenario, 3, 300)
    for version in range(20, len(game.events), 20):
        seen = view(game.at(version).game.board)
        assert {side.id: side.map_vp for side in seen.sides} == {
            side: sum(one.vp for one in seen.prizes if one.side == side) for side in SIDES
        }
        for side, event in zip(seen.sides, (seen.event_vp, -seen.event_vp), strict=True):
            assert side.vp == side.map_vp + event


def prize_of(board, slug):
    return next(one for one in view(board).prizes if one.space == board.scene.atlas.place(slug))


def test_NR88_the_view_tells_what_each_place_gives_and_to_whom():
    board = position("", axis="minsk", goes=False).board
    assert prize_of(board, "minsk") == PrizeView(board.scene.atlas.place("minsk"), 1, AXIS)
    assert {one.space for one in view(board).prizes} == {
        id for slug, id in board.scene.atlas.keys.items() if not slug.endswith("_balkans")
    }


@pytest.mark.parametrize(("turn", "berlin", "minsk"), [(22, 1, 1), (23, 1, 0)])
def test_NR88_in_1945_places_outside_greater_germany_give_nothing(turn, berlin, minsk):
    board = position("ax_16@finland", turn=turn, goes=False).board
    assert (prize_of(board, "berlin").vp, prize_of(board, "minsk").vp) == (berlin, minsk)
    assert prize_of(board, "finland").vp == minsk


@pytest.mark.parametrize(("units", "side"), [("", ""), ("ax_fin@finland", ""), ("ax_16@finland", AXIS)])
def test_NR89_finland_gives_its_point_to_who_has_a_unit_there_that_counts(units, side):
    assert prize_of(position(units, goes=False).board, "finland") == PrizeView("finland", 1, side)


def test_NRR35_a_scorched_city_gives_nothing_and_is_still_controlled():
    board = replace(position("", axis="minsk", goes=False).board, scorched=(laid("a").scene.atlas.place("minsk"),))
    assert prize_of(board, "minsk") == PrizeView(board.scorched[0], 0, AXIS)
    assert board.scorched[0] not in aim_of(board, SOVIET, Ending.TOTAL).needs[0].missing


@pytest.mark.parametrize(
    ("unit", "side", "eliminated", "unsupplied"),
    [
        ("ax_6", SOVIET, 1, 1),
        ("so_nw", AXIS, 1, 1),
        ("so_pol", AXIS, 1, 1),
        ("ax_ru3", SOVIET, 0, 0),
        ("ax_fort1", SOVIET, 0, 0),
        ("so_os1", AXIS, 0, 0),
    ],
)
def test_NR89_NR70_NR79_stakes_show_the_points_for_losing_an_unsupplied_unit(unit, side, eliminated, unsupplied):
    def gained(loses, *why):
        game = position(f"{unit}@1721!", turn=7, goes=False)
        loses(ENGINE.play(game.out, game.chance), unit, *why)
        return game.board.event_vp if side == AXIS else -game.board.event_vp

    board = position(f"{unit}@1721! ax_9@posen", turn=7, goes=False).board
    assert view(board).stakes == (StakeView(unit, eliminated, unsupplied),)
    assert (gained(eliminate, "loss"), gained(surrender, "unsupplied")) == (eliminated, unsupplied)


def test_NR89_at_six_points_a_loss_gives_nothing_more():
    board = position("so_nw@1721!", event_vp=6, goes=False).board
    assert view(board).stakes == (StakeView("so_nw"),)


@pytest.mark.parametrize(("turn", "checked", "figure"), [(1, 3, 21), (3, 6, 24), (9, 12, 28)])
def test_NR83_the_view_says_when_sudden_death_is_checked_next_and_what_wins(turn, checked, figure):
    aim = aim_of(position("", turn=turn, goes=False).board, AXIS, Ending.SUDDEN_DEATH)
    assert (aim.turn, aim.needs[0].figure) == (checked, figure)


def test_NR83_in_the_housekeeping_of_its_turn_the_check_is_still_to_come():
    board = position("", turn=5, step="house-marker", goes=False).board
    assert aim_of(board, AXIS, Ending.SUDDEN_DEATH).turn == 6 and figures(board) == [23, None]


def figures(board):
    """Above how many points each side wins by a check of this turn."""
    return [one.sudden_death for one in view(board).reckoned]


def sudden_deaths(board):
    """(side, turn) of each check of sudden death that may be won."""
    return [(one.side, one.turn) for one in view(board).aims if one.how == Ending.SUDDEN_DEATH]


def spared(turn, **more):
    """The Soviets have called the first check of sudden death of the turn off by card 9."""
    hands = {AXIS: (16,), SOVIET: (9, 17)}
    game = position("so_kal@moscow ax_6@lublin", turn=turn - 1, step="house-marker", hands=hands, **more)
    while not game.board.reprieved:
        game.do(Play(9, 0) if Play(9, 0) in game.legal else Pass())
    return game


def test_NR83_cancelled_and_past_checks_are_not_listed():
    game = spared(6)
    assert sudden_deaths(game.board) == [(AXIS, 9), (SOVIET, 12)] and figures(game.board) == [None, None]
    while game.board.phase == Phase.HOUSEKEEPING:
        game.do(Pass())
    assert sudden_deaths(game.board) == [(AXIS, 9), (SOVIET, 12)] and figures(game.board) == [None, None]


def test_NR87_on_turn_12_a_card_calls_off_the_check_of_the_axis_alone_and_the_soviet_one_is_still_told():
    game = position("so_kal@moscow ax_6@lublin", turn=11, step="house-marker", hands={AXIS: (16,), SOVIET: (9, 17)})
    assert sudden_deaths(game.board) == [(AXIS, 12), (SOVIET, 12)] and figures(game.board) == [27, 16]
    game = spared(12)
    assert sudden_deaths(game.board) == [(SOVIET, 12)] and figures(game.board) == [None, 16]
    while game.board.initiative == AXIS:
        game.do(Pass())
    assert sudden_deaths(game.board) == [(SOVIET, 12)], "the check of the Axis is over"


@pytest.mark.parametrize("event_vp", [3, -3])
def test_NR87_soviet_check_is_listed_without_the_event_points_the_axis_loses(event_vp):
    game = position(
        "so_kal@moscow ax_6@lublin", turn=11, step="house-marker", hands={AXIS: (16,), SOVIET: (17,)}, event_vp=event_vp
    )
    (told,) = aim_of(game.board, SOVIET, Ending.SUDDEN_DEATH).needs
    while game.board.initiative == AXIS:
        game.do(Pass())
    assert told.held == total_vp(game.board, SOVIET)


def test_NR116_without_surrender_no_points_win_by_sudden_death():
    board = position("", turn=7, options={"no_surrender": True}, goes=False).board
    assert Ending.SUDDEN_DEATH not in {one.how for one in view(board).aims}


def test_NR84_NR86_the_soviets_need_thirty_four_points_or_the_garrison_and_the_axis_the_end_of_the_war():
    board = position("ax_garr@berlin", turn=21, goes=False).board
    (need,) = aim_of(board, SOVIET, Ending.TOTAL).needs
    assert (need.kind, need.figure, need.reached) == (NeedKind.VP, 34, False)
    assert aim_of(board, SOVIET, Ending.GARRISON).needs == (NeedView(NeedKind.ELIMINATED, 1, 0, missing=("ax_garr",)),)
    assert aim_of(board, AXIS, Ending.END) == AimView(AXIS, Ending.END, "NR86", 28)


def ways_to_win(board):
    return {one.how for one in view(board).aims}


def test_NR84_NRR14_total_victory_is_not_listed_after_housekeeping_of_turn_22():
    assert Ending.TOTAL in ways_to_win(position("", turn=21, step="house-marker", goes=False).board)
    for turn in (22, 23):
        assert Ending.TOTAL not in ways_to_win(position("", turn=turn, goes=False).board)


def test_NR82_objectives_are_not_listed_after_housekeeping_of_the_last_turn():
    assert Ending.OBJECTIVES in ways_to_win(position("", turn=27, goes=False).board)
    assert Ending.OBJECTIVES not in ways_to_win(position("", turn=28, goes=False).board)


@pytest.mark.parametrize(("high_tide", "held"), [(20, 6), (10, 8)])
def test_NR83_NR85_NR88_a_check_in_1945_lists_what_counts_then(high_tide, held):
    """Lublin and Bucharest are all that counts in 1945; the event points are what 24 is above the High Tide."""
    where = {"turn": 22, "soviet": "lublin bucharest", "high_tide": high_tide, "event_vp": 0}
    before = position("so_kal@moscow ax_6@berlin", step="soviet-move", goes=False, **where).board
    (need,) = aim_of(before, SOVIET, Ending.SUDDEN_DEATH).needs
    assert (need.figure, need.held) == (9, held)
    after = position("so_kal@moscow ax_6@berlin", step="house-high_tide", **where).board
    assert after.turn == 23 and total_vp(after, SOVIET) == held
    assert aim_of(after, SOVIET, Ending.SUDDEN_DEATH).needs[0].held == held


def test_NR83_NR84_NR121_places_that_would_give_points_are_listed():
    board = position("", turn=13, axis="minsk", goes=False).board
    for need in (aim.needs[0] for aim in view(board).aims if aim.how in (Ending.SUDDEN_DEATH, Ending.TOTAL)):
        assert set(need.missing) == {one.space for one in view(board).prizes if one.side != SOVIET}
    scenario = laid("b")
    (points,) = next(one for one in view(scenario).aims if one.how == Ending.GOAL).needs
    assert set(points.missing) == {one.space for one in view(scenario).prizes if one.vp and one.side != AXIS}


def test_NR85_till_1945_the_axis_wins_with_high_tide_above_the_soviet_points():
    board = position("", turn=20, high_tide=25, goes=False).board
    aim = aim_of(board, AXIS, Ending.HIGH_TIDE)
    (need,) = aim.needs
    assert (aim.turn, need.kind, need.figure) == (23, NeedKind.ENEMY_VP, 25)
    assert need.reached == (need.held < 25)
    assert set(need.missing) == {one.space for one in view(board).prizes if one.side == SOVIET}
    after, before = position("", turn=23, goes=False).board, position("", turn=7, goes=False).board
    for other in (after, before):
        assert Ending.HIGH_TIDE not in {one.how for one in view(other).aims}


def test_NR121_a_scenario_has_its_own_goals_and_the_other_side_wins_if_none_is_reached():
    points, places, otherwise = [one for one in view(laid("b")).aims if one.how == Ending.GOAL]
    assert points.needs[0].kind == NeedKind.VP and points.needs[0].figure == 23
    (need,) = places.needs
    assert (need.kind, need.figure, need.held) == (NeedKind.CONTROLS, 2, 0)
    assert need.missing == tuple(laid("b").scene.atlas.place(slug) for slug in ("stalingrad", "caucasus_oil"))
    assert (otherwise.side, otherwise.needs) == (SOVIET, ())
    assert ways_to_win(laid("b")) == {Ending.GOAL}


def test_NR121_the_goal_of_g_is_counted_on_the_turn_after_the_last():
    assert {one.turn for one in view(laid("g")).aims if one.how == Ending.GOAL} == {6}


@pytest.mark.parametrize(("scenario", "told"), [("a", False), ("e", False), ("f", True), ("campaign", True)])
def test_NR86_the_fall_of_berlin_is_listed_if_its_garrison_comes_before_the_end(scenario, told):
    assert (Ending.GARRISON in ways_to_win(laid(scenario))) == told


def test_NR121_eliminating_the_named_unit_wins_immediately():
    told = [one for one in view(laid("f")).aims if one.how == Ending.GOAL and one.turn == 0]
    assert [one.needs[0].missing for one in told] == [("ax_garr",)]


@each_scenario
def test_NR121_a_goal_is_shown_as_reached_when_the_rules_say_so(scenario):
    game = played(scenario, 3, 300)
    victory = game.position.game.board.scene.scenario.victory
    for version in range(20, len(game.events), 40):
        board = game.at(version).game.board
        told = [
            all(need.reached for need in one.needs)
            for one in view(board).aims
            if one.how == Ending.GOAL and one.side == victory.side
        ]
        assert told == [reaches(board, victory.side, goal) for goal in victory.any_of if not victory.standard]
