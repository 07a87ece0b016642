"""Why a unit, a space or a card cannot be chosen, and by which rule."""

import pytest

from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.declaring import Attack, Take
from kronika.domain.noretreat.rules.movement import Move
from kronika.domain.noretreat.rules.parts import Done, Pass
from kronika.domain.noretreat.system import NORETREAT
from tests.noretreat.fighting import battle, blow, fought
from tests.noretreat.position import at, position
from tests.pointing import why

A, B, C = at(-4, 2), at(-4, 1), at(-4, 3)
FAR = at(4, 8)


def reason(table, *pointed):
    return why(NORETREAT, table.board, table.prompt, *pointed)


@pytest.mark.parametrize(
    ("pointed", "rule", "said"),
    [
        ("counter:so_nw", "NR38", "is not one of your units"),
        ("counter:ax_2", "NR38", "is not on the map"),
        ("counter:ax_6", "", ""),
        (f"space:{A}", "", ""),
        ("box:rail", "", ""),
    ],
)
def test_NR38_the_units_that_do_not_move(pointed, rule, said):
    found, sentence = reason(position(f"ax_6@{B} so_nw@{A}"), pointed)
    assert found == rule and said in sentence


@pytest.mark.parametrize(
    ("pointed", "rule", "said"),
    [
        (f"space:{A}", "NR40", "enemy units are there"),
        ("counter:so_nw", "NR40", "enemy units are there"),
        (f"space:{FAR}", "NR39", "cannot reach"),
    ],
)
def test_NR39_NR40_where_a_unit_does_not_get(pointed, rule, said):
    table = position(f"ax_6@{B} so_nw@{A}")
    table.do(Move("ax_6"))
    found, sentence = reason(table, pointed)
    assert found == rule and said in sentence


@pytest.mark.parametrize(
    ("pointed", "said"),
    [
        (f"space:{C}", "no enemy unit is there"),
        ("counter:ax_6", "no enemy unit is there"),
        ("counter:so_kal", "none of your units is next to it"),
    ],
)
def test_NR51_the_spaces_that_are_not_attacked(pointed, said):
    table = position(f"ax_6@{B} so_nw@{A} so_kal@{FAR}", step="axis-targets", hands={AXIS: (16,)})
    found, sentence = reason(table, pointed)
    assert found == "NR51" and said in sentence, sentence


@pytest.mark.parametrize(("card", "turn", "rule"), [(22, 5, "NR15"), (43, 4, "NR14"), (9, 7, "NR12")])
def test_the_events_that_cannot_be_played_now(card, turn, rule):
    table = position("ax_6@lublin so_kal@moscow", step="axis-card_window", turn=turn, hands={AXIS: (card,)})
    assert reason(table, f"card:{card}")[0] == rule


BEHIND, D = at(-4, 0), at(-5, 2)


@pytest.mark.parametrize(
    ("pointed", "said"),
    [
        ("counter:ax_6", "none of your units is there"),
        (f"space:{C}", "none of your units is there"),
        ("counter:so_kal", "no enemy unit is next to it"),
    ],
)
def test_NR52_where_no_counterblow_is_laid(pointed, said):
    units = f"ax_6@{B} so_nw@{A} so_kal@{FAR}"
    table = position(units, step="axis-targets", goes=False, hands={SOVIET: (16, 17)})
    table.goes_on()
    table.do(Done())
    assert table.prompt.kind == "declare_counterblows"
    rule, sentence = reason(table, pointed)
    assert rule == "NR52" and said in sentence, sentence


def fighting(units, dice=()):
    """Battles for A and D late in the war, before one is chosen."""
    there = f"{units} so_nw@{A} so_west@{D} so_kal@{FAR}"
    table = position(there, step="axis-battles", goes=False, turn=24, weather="clear")
    for space in (A, D):
        blow(table, space, AXIS, "target")
    return table.goes_on(dice=dice)


@pytest.mark.parametrize("pointed", ["counter:so_kal", f"space:{C}"])
def test_NR132_the_spaces_that_are_not_fought_for(pointed):
    rule, sentence = reason(fighting(f"ax_1pz@{B} ax_2pz@{B}"), pointed)
    assert rule == "NR132" and "neither your target nor a counterblow" in sentence, sentence


@pytest.mark.parametrize(
    ("pointed", "said"),
    [
        ("counter:so_nw", "is not one of your units"),
        ("counter:ax_17", "it is not next to"),
        ("counter:ax_2", "is not on the map"),
        ("counter:ax_1pz", "already attacks"),
        ("counter:ax_9", ""),
    ],
)
def test_NR132_the_units_that_do_not_attack(pointed, said):
    table = fighting(f"ax_1pz@{B} ax_9@{B} ax_6@{at(-5, 1)} ax_17@{BEHIND}")
    table.do(Attack(A))
    while table.prompt.kind != "choose_attackers":
        table.do(Done())
    table.do(Take("ax_1pz"))
    rule, sentence = reason(table, pointed)
    assert (rule == "NR132") == bool(said) and said in sentence, sentence


def after(die, kind):
    """The prompt of a kind that such a battle leads to."""
    table = fighting(f"ax_1pz@{B} ax_2pz@{B} ax_6@{at(-5, 1)} ax_17@{BEHIND}", dice=(die, 3))
    table.do(Attack(A))
    for _ in range(9):
        if table.prompt.kind == kind:
            return table
        for one in (Take("ax_1pz"), Take("ax_2pz"), Pass(), Done(), *table.legal):
            if one in table.legal:
                table.do(one)
                break
    raise AssertionError(f"it does not come to {kind}")


@pytest.mark.parametrize(
    ("pointed", "said"),
    [
        (("counter:so_kal",), "does not retreat now"),
        (("counter:so_nw", f"space:{B}"), "enemy units are there"),
        (("counter:so_nw", f"space:{FAR}"), "it is not next to it"),
    ],
)
def test_NR72_where_a_unit_does_not_retreat(pointed, said):
    rule, sentence = reason(after(2, "retreat"), *pointed)
    assert rule == "NR72" and said in sentence, sentence


@pytest.mark.parametrize(
    ("pointed", "said"),
    [(("counter:ax_17",), "does not advance now"), (("counter:ax_1pz", f"space:{C}"), "the battle did not empty it")],
)
def test_NR75_where_a_unit_does_not_advance(pointed, said):
    rule, sentence = reason(after(2, "advance"), *pointed)
    assert rule == "NR75" and said in sentence, sentence


@pytest.mark.parametrize(
    ("pointed", "said"),
    [("counter:so_kal", "is not one of your units"), ("counter:ax_17", "the loss falls on other units")],
)
def test_NR70_the_units_that_do_not_lose_a_step(pointed, said):
    table = battle(f"ax_6@{B} ax_9@{B}", A, "so_nw", rest=f"ax_17@{BEHIND} so_kal@{FAR}")
    fought(table, "ax_6", "ax_9", dice=(3,))
    assert table.prompt.kind == "lose_step"
    rule, sentence = reason(table, pointed)
    assert rule == "NR70" and said in sentence, sentence
