"""Targets, counterblows, and the choice of battles: NR51 to NR55, NR132."""

import pytest

from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.cards import Pay
from kronika.domain.noretreat.rules.declaring import (
    Attack,
    Counterblow,
    Fighting,
    Target,
    attackers_of,
    critical,
    for_all,
    possible_counterblows,
    possible_targets,
    target_limit,
)
from kronika.domain.noretreat.rules.parts import Done
from kronika.domain.noretreat.system import NORETREAT
from tests.noretreat.fighting import blow
from tests.noretreat.position import Table, at, position

A, B, C = at(-4, 2), at(-4, 1), at(-4, 3)


def declared(units: str, *blows: tuple[str, str, str], side: str = AXIS, **more: object) -> Table:
    """The choice of battles with these markers declared: space, owner, kind."""
    game = position(units, step=f"{side}-battles", goes=False, **more)
    for space, owner, kind in blows:
        blow(game, space, owner, kind)
    return game.goes_on()


def test_NRQ65_NR51_no_target_with_a_fortress_as_the_only_neighbour():
    board = position(f"so_len:red@leningrad ax_16@{at(-9, 10)}", step="soviet-targets", goes=False).board
    assert not possible_targets(board, SOVIET)
    assert possible_targets(
        position(f"so_len@leningrad ax_16@{at(-9, 10)}", step="soviet-targets", goes=False).board, SOVIET
    )


def test_NR51_disorganised_and_white_units_attack_nobody_of_their_own_will():
    assert not possible_targets(position(f"ax_6@{B}~ so_nw@{A}", goes=False).board, AXIS)
    assert not possible_targets(position(f"ax_kg1@{B} so_nw@{A}", goes=False).board, AXIS)


def test_NR51_no_target_is_allowed():
    game = position(f"ax_6@{B} so_nw@{A}", step="axis-targets")
    assert set(game.legal) == {Done(), Target(A)}


@pytest.mark.parametrize(
    ("turn", "before", "side", "limit"),
    [
        (7, "clear", AXIS, 5),
        (11, "snow", AXIS, 3),
        (11, "snow", SOVIET, 5),
        (20, "clear", AXIS, 3),
        (26, "mud", AXIS, 1),
        (26, "mud", SOVIET, 5),
    ],
)
def test_NR51_NR96_how_many_targets_a_side_has(turn, before, side, limit):
    assert target_limit(position("", turn=turn, before=before, goes=False).board, side) == limit


def test_NRR22_the_limit_of_the_axis_binds_targets_not_counterblows():
    game = position(f"ax_6@{B} so_nw@{A}", turn=26, step="soviet-counterblows", goes=False, hands={AXIS: (16, 17)})
    blow(game, at(-5, 0), AXIS, "target")
    assert possible_counterblows(game.board, AXIS) == [B]


def test_NG12_NRQ66_NR52_no_counterblow_on_a_target_or_on_white_units_alone():
    game = position(f"so_len:red@leningrad ax_9@{at(-9, 10)} so_nw@{at(-8, 10)}", goes=False)
    assert possible_counterblows(game.board, SOVIET) == [at(-8, 10)], "not the fortress alone"
    blow(game, at(-8, 10), AXIS, "target")
    assert not possible_counterblows(game.board, SOVIET)


def test_NRQ67_NR52_no_counterblow_while_five_markers_lie():
    game = position(f"ax_6@{B} so_nw@{A}", goes=False)
    for column in range(5):
        blow(game, at(1, column), SOVIET, "counterblow")
    assert not possible_counterblows(game.board, SOVIET)


def test_NR52_a_counterblow_costs_a_card():
    game = position(f"ax_6@{B} so_nw@{A}", step="axis-targets", hands={SOVIET: (17,)})
    game.do(Done())
    assert game.asked == (SOVIET, "declare_counterblows")
    game.do(Counterblow(A), Pay(17))
    assert game.board.discards[-1:] == (17,)
    assert game.happened(e.BlowLaid)


@pytest.mark.parametrize("unit", ["so_len:red@{}", "so_kal@{}~", "so_os1@{}"])
def test_NRQ68_NRQ69_NR54_fortress_disorganised_and_white_units_answer_a_counterblow(unit):
    name = unit.split("@")[0].split(":")[0]
    game = position(f"{unit.format(A)} ax_6@{B}", goes=False)
    blow(game, B, AXIS, "counterblow")
    assert attackers_of(game.board, Fighting(SOVIET), B) == [name]
    blow(game, B, SOVIET, "target")
    assert attackers_of(game.board, Fighting(SOVIET), B) == []


def test_NRQ70_NR53_a_left_counterblow_that_nobody_is_beside_comes_to_nothing():
    game = declared(f"so_nw@{A} ax_6@{at(-4, 0)}", (A, SOVIET, "counterblow"))
    assert A not in game.board.blows


def test_NRQ73_NR52_of_a_cadre_with_an_army_the_army_alone_counts():
    from kronika.domain.noretreat.rules.declaring import defenders

    game = position(f"ax_6@{B} ax_kg1@{B} so_kal@{A}", goes=False)
    blow(game, B, AXIS, "counterblow")
    assert defenders(game.board, (B,)) == ("ax_6",)


def test_NRQ74_NR55_every_attacker_is_beside_every_hex_attacked():
    units = f"ax_6@{at(-4, 1)} ax_9@{at(-5, 2)} so_nw@{at(-4, 2)} so_west@{at(-3, 1)}"
    game = declared(units, (at(-4, 2), AXIS, "target"), (at(-3, 1), AXIS, "target"))
    frame = Fighting(AXIS)
    both = for_all(game.board, frame, (at(-4, 2), at(-3, 1)))
    assert both == ["ax_6"] and "ax_9" in attackers_of(game.board, frame, at(-4, 2))


def test_NRQ71_NR132_a_counterblow_is_not_left_while_somebody_free_could_answer_it():
    units = f"ax_6@{B} so_nw@{A} so_west@{at(-5, 2)}"
    game = declared(units, (A, AXIS, "target"), (at(-5, 2), SOVIET, "counterblow"))
    game.do(Attack(A))
    (fought, *_) = game.happened(e.OddsSet)
    assert fought.defence == 7, "the 6th Army alone can answer both: it does so at once"


def test_NRQ72_NRQ154_NR132_a_unit_alone_beside_two_attacks_both_in_one_battle():
    units = f"ax_1pz@{B} so_nw@{A} so_west@{at(-5, 2)}"
    alone = declared(units, (A, SOVIET, "counterblow"), (at(-5, 2), SOVIET, "counterblow"))
    alone.do(Attack(A))
    assert alone.happened(e.OddsSet)[0].defence == 7, "both at once"
    helped = declared(f"{units} ax_6@{at(-5, 1)}", (A, AXIS, "target"), (at(-5, 2), SOVIET, "counterblow"))
    helped.do(Attack(A))
    assert Done() in helped.legal
    told = NORETREAT.odds(helped.board, Attack(at(-5, 2)))
    assert told.parts[0].name == "odds-1-1", "by all who can attack both"


def test_NRQ153_NR132_a_fortress_does_not_join_a_battle_with_a_target():
    units = f"so_len:red@leningrad so_kal@{at(-8, 11)} ax_16@{at(-8, 10)} ax_18@{at(-9, 10)}"
    game = declared(units, (at(-8, 10), SOVIET, "target"), (at(-9, 10), AXIS, "counterblow"), side=SOVIET)
    frame = Fighting(SOVIET)
    assert "so_len" not in attackers_of(game.board, frame, at(-8, 10))


def test_NRQ187_NR132_a_target_emptied_before_its_battle_comes_to_nothing():
    game = declared(f"ax_6@{B}", (A, AXIS, "target"))
    assert A not in game.board.blows and not game.happened(e.OddsSet)


def test_NRR19_an_open_hex_nobody_can_attack_any_more_is_void():
    game = position(f"ax_6@{B} so_nw@{A}", goes=False)
    blow(game, A, AXIS, "target")
    assert critical(game.board, Fighting(AXIS), "ax_6") == {A}
    assert not critical(game.board, Fighting(AXIS, used=("ax_6",)), "ax_6")
    from kronika.domain.noretreat.rules.declaring import void

    assert void(game.board, Fighting(AXIS, used=("ax_6",))) == [A]


def test_NR119_reserves_never_have_to_answer_a_counterblow():
    game = position(f"so_rsv1@{A} so_nw@{at(-4, 3)} ax_6@{B}", goes=False)
    blow(game, B, AXIS, "counterblow")
    assert attackers_of(game.board, Fighting(SOVIET), B) == []
