"""Victory points, initiative, who wins: NR82 to NR89, NR116, NR118, NR121 to NR124."""

from itertools import pairwise

import pytest

from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content import Goal
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.events import Cause
from kronika.domain.noretreat.rules import parts
from kronika.domain.noretreat.rules.cards import Pay
from kronika.domain.noretreat.rules.losses import eliminate, move_vp, surrender
from kronika.domain.noretreat.rules.parts import At, Done, No, Pass, Yes
from kronika.domain.noretreat.rules.units import Excess, Place
from kronika.domain.noretreat.rules.victory import (
    check_sudden_death,
    end_scenario,
    map_vp,
    objectives_held,
    objectives_needed,
    reaches,
    total_vp,
)
from kronika.domain.noretreat.system import ENGINE
from kronika.domain.noretreat.view import view
from tests.noretreat.position import Table, laid, pack, position, started

OBJECTIVES = "leningrad moscow stalingrad"


def rules(game: Table) -> parts.Play:
    """What rules are applied with."""
    return ENGINE.play(game.out, game.chance)


def checked(turn: int, vp: int, side: str = AXIS, **options: object) -> Table:
    """A sudden-death check with so many VP."""
    game = position("", turn=turn, goes=False, options=options)
    from msgspec.structs import replace

    held = total_vp(game.board, side)
    wanted = vp - held
    board = replace(game.board, initiative=side, event_vp=wanted if side == AXIS else -wanted)
    made = Table(board)
    made.chance.board = board
    check_sudden_death(rules(made))
    return made


def test_NG26_NR88_the_campaign_begins_with_twelve_axis_points():
    board = laid("campaign")
    assert total_vp(board, AXIS) == 12 and board.event_vp == 0


@pytest.mark.parametrize(
    ("turn", "vp", "wins"),
    [(3, 20, False), (3, 21, True), (6, 23, False), (6, 24, True), (9, 26, False), (9, 27, True), (7, 40, False)],
)
def test_NG14_NRQ119_NRQ120_NR83_sudden_death_needs_more_than_the_figure(turn, vp, wins):
    assert (checked(turn, vp).board.winner == AXIS) == wins


def test_NG25_NR83_the_soviets_on_turn_12():
    assert checked(12, 17, SOVIET).board.winner == SOVIET and checked(12, 16, SOVIET).board.winner == ""


def test_NR83_the_view_says_above_how_many_points_a_side_wins_on_this_turn():
    for turn, step, figures in ((11, "house-marker", [27, 16]), (12, "axis-move", [None, None])):
        reckoned = view(position("", turn=turn, step=step, goes=False).board).reckoned
        assert [told.sudden_death for told in reckoned] == figures


def test_NG13_NR89_event_points_move_one_number():
    game = position("", turn=10, goes=False)
    for _ in range(3):
        move_vp(rules(game), SOVIET, 1, "red_event")
    move_vp(rules(game), SOVIET, 2, "card")
    move_vp(rules(game), AXIS, 1, "card")
    for _ in range(3):
        move_vp(rules(game), AXIS, 1, "surrendered")
    assert game.board.event_vp == -1


def test_NRQ117_NR89_at_six_nothing_is_added():
    game = position("so_nw@moscow!", goes=False, event_vp=6)
    eliminate(rules(game), "so_nw", "loss")
    assert game.where("so_nw") == "surrendered" and game.board.event_vp == 6


def test_NRQ118_NR89_replacing_a_surrendered_unit_gives_nothing_back():
    game = position("so_nw@surrendered", turn=7, step="soviet-place", hands={SOVIET: (16, 17)}, event_vp=1)
    game.do(Place("so_nw"), Pay(16), Pay(17), At("0822"))
    assert game.board.event_vp == 1


@pytest.mark.parametrize(
    ("unit", "place", "vp"),
    [
        ("ax_6:reduced", "surrendered", -1),
        ("so_nw", "surrendered", 1),
        ("ax_ru3", "track", 0),
        ("ax_luft", "track", 0),
        ("ax_vs1", "out", 0),
        ("so_pol", "surrendered", 1),
        ("ax_kg1", "track", 0),
        ("so_os1", "track", 0),
    ],
)
def test_NRQ29_NRQ30_NRQ31_NRQ168_NR79_NR102_NR108_where_units_go_that_are_starved_out(unit, place, vp):
    name = unit.split(":")[0]
    game = position(f"{unit}@1721!", turn=7, goes=False)
    surrender(rules(game), name, Cause.UNSUPPLIED)
    assert game.where(name) == place and game.board.event_vp == vp


def test_NR101_an_axis_fortress_is_out_of_the_game():
    game = position("ax_fort1@berlin!", turn=20, goes=False)
    eliminate(rules(game), "ax_fort1", "loss")
    assert game.where("ax_fort1") == "out" and game.board.event_vp == 0


@pytest.mark.parametrize(("turn", "needed"), [(11, 3), (14, 4)])
def test_NRQ121_NR82_objectives_of_the_axis(turn, needed):
    board = position("ax_16@leningrad ax_9@moscow ax_6@stalingrad", turn=turn, axis=OBJECTIVES, goes=False).board
    assert len(objectives_held(board, AXIS)) == 3 and objectives_needed(board, AXIS) == needed
    assert objectives_needed(board, SOVIET) == 3


def test_NRQ161_NR87_three_objectives_on_turn_12_win_before_the_initiative_passes():
    game = position("ax_16@leningrad ax_9@moscow ax_6@stalingrad", turn=11, step="house-marker", axis=OBJECTIVES)
    assert game.board.winner == AXIS and game.board.how == "objectives" and game.board.initiative == AXIS


@pytest.mark.parametrize(("event", "after"), [(2, 0), (-2, -2)])
def test_NRQ122_NRQ123_NR87_event_points_on_turn_12(event, after):
    game = position(
        "so_kal@moscow ax_6@lublin",
        turn=11,
        step="house-marker",
        event_vp=event,
        axis="minsk smolensk kiev riga kharkov odessa dnepropetrovsk stalino rostov tula voronezh kalinin",
    )
    assert game.board.event_vp == after and game.board.initiative == SOVIET
    assert game.board.high_tide == 24 + event


def test_NR84_NRR14_total_victory_of_the_soviets():
    everything = " ".join(key for key in laid("campaign").scene.atlas.keys if key != "finland")
    game = position("so_kal@moscow", turn=14, step="house-marker", soviet=everything, event_vp=-2)
    assert game.board.winner == SOVIET


def test_NRQ124_NRR15_NR85_high_tide_equal_plays_1945_on():
    game = position("", turn=22, goes=False, step="house-high_tide")
    soviet = total_vp(game.board, SOVIET, late=False)
    made = position("so_kal@moscow ax_6@berlin", turn=22, step="house-high_tide", high_tide=soviet)
    assert made.board.winner == "" and made.board.turn >= 23 and made.happened(e.TurnBegan)
    higher = position("", turn=22, step="house-high_tide", high_tide=soviet + 1)
    assert higher.board.winner == AXIS and higher.board.how == "high_tide"


def test_NRQ190_NR85_all_places_count_after_turn_22():
    board = position("", turn=22, soviet="lublin bucharest", goes=False).board
    assert total_vp(board, SOVIET, late=False) == 24
    assert total_vp(board, SOVIET, late=True) == 2
    game = position(
        "so_kal@moscow ax_6@berlin", turn=22, step="house-high_tide", soviet="lublin bucharest", high_tide=20
    )
    assert game.board.winner == ""
    (set_, *_) = [event for event in game.happened(e.VpMoved) if event.why == "high_tide"]
    assert set_.vp == -4


def test_NRQ126_NR88_in_1945_riga_counts_nothing():
    early, late = position("", turn=22, goes=False).board, position("", turn=23, goes=False).board
    assert map_vp(early, SOVIET) == 22 and map_vp(late, SOVIET) == 0


def test_NRQ127_NR89_finland_without_units_is_nobodys():
    board = position("", goes=False).board
    assert map_vp(board, AXIS) == 12 and map_vp(position("ax_16@finland", goes=False).board, AXIS) == 13


def test_NRR42_control_is_kept_for_who_entered_last():
    from kronika.domain.noretreat.rules.victory import controller

    board = position("", axis="minsk", goes=False).board
    assert controller(board, "minsk") == AXIS and controller(board, "finland") == ""


@pytest.mark.parametrize("how", ["loss", "event"])
def test_NR86_the_soviets_win_when_the_garrison_is_eliminated(how):
    game = position("ax_garr@berlin", turn=24, goes=False)
    eliminate(rules(game), "ax_garr", how)
    assert game.board.winner == SOVIET and game.board.rule == "NR86"


def test_NR86_leaving_by_an_event_of_its_own_side_or_by_overstacking_is_not_that():
    game = position("ax_garr@berlin", turn=24, goes=False)
    eliminate(rules(game), "ax_garr", "own_event")
    assert game.board.winner == ""
    crowd = position("ax_garr@berlin ax_6@berlin ax_9@berlin", turn=24, step="axis-overstack")
    crowd.do(Excess("ax_garr"))
    assert crowd.board.winner == ""


def test_NRQ125_NR99_the_garrison_removed_on_turn_28_wins_nothing():
    game = position("ax_garr@berlin so_kal@moscow", turn=27, step="house-marker")
    assert game.where("ax_garr") == "out" and game.board.winner == ""


def test_NR86_after_turn_28_the_axis_wins():
    game = position("so_kal@moscow ax_6@berlin", turn=28, step="soviet-detrain")
    while game.out.prompts and not game.board.winner:
        game.do(game.legal[0])
    assert game.board.winner == AXIS and game.board.how == "end"


# --- optional rules


@pytest.mark.parametrize(("over", "lost", "fewer"), [(-1, 0, 0), (0, 1, 0), (1, 1, 1), (2, 1, 2), (3, 1, 2)])
def test_NR116_NRR51_no_surrender_costs_cards_and_fewer_are_drawn_on_the_next_turn_alone(over, lost, fewer):
    fields = {"hands": {SOVIET: (16, 17)}, "options": {"no_surrender": True}}
    game = position("ax_6@lublin so_kal@moscow", turn=5, step="house-marker", event_vp=23 + over - 12, **fields)
    assert drawn(game, SOVIET, turns=3) == [4, 4 - fewer, 4]
    assert len(game.happened(e.CardLost)) == lost and game.board.winner == ""


def test_NR116_NRR51_NR95_the_card_of_a_withdrawal_of_that_turn_is_not_counted_with_them():
    board = {"event_vp": 1, "options": {"no_surrender": True}}
    game = position("ax_it8@destroyed ax_6@lublin so_kal@moscow", turn=14, step="house-marker", **board)
    assert drawn(game, AXIS, turns=3) == [4 - 1, 4 - 2, 4]


def drawn(game: Table, side: str, turns: int) -> list[int]:
    """How many cards a side draws on each turn from the first one that begins, nothing else being done."""
    while len(began := [at for at, event in enumerate(game.out.events) if isinstance(event, e.TurnBegan)]) <= turns:
        game.do(next((one for one in game.legal if isinstance(one, Pass | Done | No)), game.legal[0]))
    cards = [at for at, event in enumerate(game.out.events) if isinstance(event, e.CardDrawn) and event.side == side]
    return [sum(first < at < then for at in cards) for first, then in pairwise(began)]


def test_NR118_the_soviets_pull_the_initiative_nearer():
    from kronika.domain.noretreat.rules.cards import symbol_side

    game = position(
        "so_kal@moscow ax_6@lublin",
        turn=6,
        step="house-shift_initiative",
        options={"variable_initiative": True},
        goes=False,
    )
    made = position("so_kal@moscow ax_6@lublin", turn=5, step="house-marker", options={"variable_initiative": True})
    assert made.asked == (SOVIET, "shift_initiative")
    made.do(Yes())
    assert made.board.pivot == 11 and made.board.event_vp == 1
    from msgspec.structs import replace

    board = replace(game.board, pivot=6, turn=6)
    assert symbol_side(board, SOVIET) == SOVIET and symbol_side(board, AXIS) == AXIS
    late = replace(board, initiative=SOVIET, turn=13, pivot=14)
    assert symbol_side(late, AXIS) == AXIS and symbol_side(replace(late, turn=14), AXIS) == SOVIET


# --- scenarios


def test_NR121_NRR57_NRQ183_moscow_and_another_objective_win_barbarossa_without_supply():
    goal = pack().scenarios["a"].victory.any_of[1]
    board = position(
        "so_vol@0324 so_kal@0325 so_nw@0223", axis="moscow leningrad", scenario="a", turn=5, goes=False
    ).board
    assert reaches(board, AXIS, goal)
    assert not reaches(position("", axis="moscow", scenario="a", turn=5, goes=False).board, AXIS, goal)


def test_NR121_no_scenario_ends_level():
    for scenario, winner in (("a", SOVIET), ("e", AXIS)):
        game = position("", scenario=scenario, goes=False)
        end_scenario(rules(game))
        assert game.board.winner == winner and game.board.rule == "NR121"


def test_NR121_standard_victory_is_not_used_in_a_scenario():
    game = position(
        "ax_16@leningrad ax_9@moscow ax_6@stalingrad", turn=5, scenario="a", step="house-marker", axis=OBJECTIVES
    )
    assert game.board.winner == ""


def test_NR122_a_scenario_may_be_the_start_of_a_campaign():
    game = position(
        "ax_16@leningrad ax_9@moscow ax_6@stalingrad",
        turn=5,
        scenario="a",
        step="house-marker",
        axis=OBJECTIVES,
        options={"campaign": True},
    )
    assert game.board.winner == AXIS


def test_NR121_G_is_counted_in_the_victory_phase_after_its_last_turn():
    assert pack().scenarios["g"].victory.next_turn and pack().scenarios["g"].last == 5
    game = position("so_kal@moscow ax_6@lublin", turn=5, scenario="g", step="soviet-detrain")
    while game.out.prompts and not game.board.winner:
        game.do(game.legal[0])
    assert game.board.turn == 6 and game.board.winner == SOVIET


def test_NR124_a_scenario_may_name_a_unit_to_be_eliminated():
    assert Goal(eliminates="ax_garr") in pack().scenarios["f"].victory.any_of
    game = position("ax_garr@berlin", scenario="f", turn=24, goes=False)
    eliminate(rules(game), "ax_garr", "loss")
    assert game.board.winner == SOVIET


def test_NR123_NRR52_who_holds_the_joker():
    holders = {name: laid(name, joker=True).joker for name in ("campaign", "a", "b", "c", "d", "e", "f", "g")}
    assert holders == {
        "campaign": AXIS,
        "a": AXIS,
        "b": AXIS,
        "d": AXIS,
        "c": SOVIET,
        "e": SOVIET,
        "f": SOVIET,
        "g": "",
    }


@pytest.mark.parametrize("scenario", ["campaign", "a", "b", "c", "d", "e", "f", "g"])
def test_NRR56_every_scenario_begins_with_the_housekeeping_of_its_first_turn_done(scenario):
    game = started(scenario)
    row = game.board.scene.turns[game.board.turn]
    assert game.board.turn == pack().scenarios[scenario].first
    assert game.board.support == {AXIS: row.blitz, SOVIET: row.shock}
