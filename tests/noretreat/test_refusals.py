"""What is said when a decision is refused, and by which rule."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.steps import Ask
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.declaring import Target
from kronika.domain.noretreat.rules.movement import Entrain, Go, Going, Move, Stop
from kronika.domain.noretreat.rules.units import Improve, Upgrade
from tests.noretreat.position import Table, at, position

A, B, C = at(-4, 2), at(-4, 1), at(-4, 3)


def on_its_way(units: str, unit: str, **more: object) -> Table:
    """A unit that has been asked where it goes."""
    game = position(units, **more)
    game.do(Move(unit))
    return game


@pytest.mark.parametrize(
    ("units", "to", "rule", "said"),
    [
        (f"ax_6@{B} so_nw@{A}", A, "NR40", "enemy units"),
        (f"ax_6@{at(-8, 11)}", "finland_", "NR38", ""),
        (f"ax_hu2@{at(-8, 12)}", "finland", "NR44", "must be Germans or Finns"),
        (f"ax_6@{at(-8, 12)}", at(-9, 12), "NR40", "only supply crosses the lake"),
        (f"ax_6@{at(2, -11)}", "west_balkans", "NR45", "closed until"),
        (f"ax_6@{at(-2, -1)} so_sw@{at(-1, -2)} so_cen@{at(-2, 1)}", at(-2, 0), "NR42", "zone of control"),
        (f"ax_6@{B}", at(4, 8), "NR39", "4 movement points"),
    ],
)
def test_why_a_unit_does_not_get_there(units, to, rule, said):
    unit = units.split("@")[0]
    game = on_its_way(units, unit, weather="mud" if rule == "NR42" else "")
    refused = game.tries(Go(to))
    assert refused is not None and refused.rule == rule and said in text(refused.said, "en")
    assert text(refused.said, "cs") != text(refused.said, "en") and refused.accepted


def reason(game: Table, decision: object) -> tuple[str, str]:
    """The rule and the sentence with which a decision is refused."""
    refused = game.tries(decision)
    assert refused is not None and text(refused.said, "cs") != text(refused.said, "en")
    return refused.rule, text(refused.said, "en")


def test_why_a_unit_does_not_move():
    game = position(f"ax_6@{B} ax_9@{B} ax_fin@finland so_nw@{C}")
    game.refuses(Move("so_nw"), "NR38")
    game.refuses(Move("ax_fin"), "NR2")
    game.refuses(Move("ax_4"), "NR38")
    game.refuses(Move("nobody"), "NR2")
    game.do(Move("ax_6"), Stop())
    game.refuses(Move("ax_6"), "NR38")


def test_why_a_unit_does_not_entrain():
    game = position(f"ax_6@{B}! ax_9@{B}")
    game.refuses(Entrain("ax_6"), "NR47")
    early = position(f"ax_6@{B}", turn=1)
    early.refuses(Entrain("ax_6"), "NR47")
    full = position(f"ax_6@{B} ax_1pz@rail ax_2pz@rail ax_3pz@rail")
    full.refuses(Entrain("ax_6"), "NR47")
    assert reason(full, Entrain("ax_9")) == ("NR47", "9th Army is not on the map.")


def test_finns_neither_leave_their_area_nor_entrain():
    game = position(f"ax_fin@finland ax_6@{B}")
    assert reason(game, Entrain("ax_fin"))[1].endswith("it has no movement points.")
    refused = Going(AXIS, "ax_fin", 3).objection(game.board, Ask(AXIS, "go"), Go("0325"))
    assert refused is not None and refused.rule == "NR100"


def test_balkans_once_open_are_closed_to_allies():
    game = on_its_way(f"ax_hu2@{at(2, -11)}", "ax_hu2", triggered={"oil": 6})
    rule, said = reason(game, Go("west_balkans"))
    assert rule == "NR45" and said.endswith("Axis units there must be Germans.")


def test_second_unit_entrains_only_for_a_card():
    game = position(f"ax_6@{B} ax_9@{B}")
    game.do(Entrain("ax_6"))
    assert reason(game, Entrain("ax_9")) == (
        "NR47",
        "9th Army cannot entrain: each unit after the first costs a card, and your hand cannot pay for it.",
    )


def test_space_that_is_not_a_target_is_refused_with_the_reason():
    game = position(f"ax_6@{B} so_nw@{A} so_kal@{at(4, 8)}", step="axis-targets", hands={AXIS: (16,)})
    for space in (C, at(4, 8)):
        game.refuses(Target(space), "NR51")
    white = position(
        f"ax_kg1@{B} ax_6@{at(-5, 3)} so_nw@{A} so_west@{at(-3, 0)}", step="axis-targets", hands={AXIS: (16,)}
    )
    refused = white.tries(Target(at(-3, 0)))
    assert refused is not None and "of their own will" in text(refused.said, "en")


@pytest.mark.parametrize(
    ("card", "turn", "rule", "said"),
    [
        (22, 5, "NR15", "the Soviets to have the initiative"),
        (43, 4, "NR14", "the weather is snow and must be clear"),
        (35, 13, "NR14", "turn 17"),
        (9, 7, "NR12", "when it is drawn"),
        (21, 7, "NR14", "before the roll of a battle"),
        (12, 7, "NR14", "when it pays for a replacement"),
        (50, 7, "NR14", "do not hold"),
    ],
)
def test_why_a_half_is_not_played(card, turn, rule, said):
    hand = (card,) if card != 50 else (16,)
    game = position("ax_6@lublin so_kal@moscow", step="axis-card_window", turn=turn, hands={AXIS: hand})
    refused = game.tries(Play(card))
    assert refused is not None and refused.rule == rule and said in text(refused.said, "en")


def test_each_use_of_a_half_is_refused_for_its_own_reason():
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands={SOVIET: (33, 9)})
    assert reason(game, Play(33, 1)) == ("NR117", "You cannot play STAVKA (33) in this way: the game has no Joker.")
    assert reason(game, Play(33, 2))[0] == "NR14"
    allies = position("so_kal@moscow", step="axis-card_window", turn=7, hands={SOVIET: (44,)}).passes("event_window")
    assert reason(allies, Play(44)) == (
        "NR14",
        "You cannot play Axis Allies Waver (44): no ally of the Axis other than the Finns is on the map.",
    )
    idle = position("so_kal@moscow", step="axis-card_window", turn=7, hands={AXIS: (2,)})
    assert reason(idle, Play(2)) == ("NR128", "You cannot play Gott mit uns (2) now: it would have no effect.")


def test_a_half_that_has_happened_is_refused_for_that():
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands={SOVIET: (18,)}, happened=("soviet-18",))
    game.refuses(Play(18), "NR16")


@pytest.mark.parametrize(
    ("units", "turn", "rule", "said"),
    [
        ("ax_6:reduced@lublin", 4, "NR28", "from turn 5 to turn 23"),
        ("ax_6@lublin", 7, "NR28", "already shows its better face"),
        ("ax_6:reduced@lublin!", 7, "NR25", "marked unsupplied"),
        (f"ax_6:reduced@{at(4, 8)}", 7, "NR28", "no overland supply"),
        ("ax_ru3@lublin", 7, "NR28", "only one step"),
        ("", 7, "NR28", "not on the map"),
    ],
)
def test_why_a_unit_is_not_improved(units, turn, rule, said):
    game = position(f"{units} so_kal@moscow", step="axis-flip", turn=turn, hands={AXIS: (16, 17)})
    refused = reason(game, Improve(units.partition("@")[0].partition(":")[0] or "ax_6"))
    assert refused[0] == rule and said in refused[1]


@pytest.mark.parametrize(
    ("units", "turn", "rule", "said"),
    [
        ("so_kal@moscow", 5, "NR29", "from turn 6 on"),
        ("so_kal:red@moscow", 6, "NR29", "already shows its better face"),
        ("so_kal@moscow!", 6, "NR25", "marked unsupplied"),
        ("so_yu1@moscow", 6, "NR105", "only in its home area"),
        ("so_rum@moscow", 6, "NR29", "before turn 17"),
        ("", 6, "NR29", "not on the map"),
    ],
)
def test_why_a_unit_is_not_upgraded(units, turn, rule, said):
    game = position(f"{units} so_west@tula", step="soviet-flip", turn=turn, hands={SOVIET: (16, 17)})
    refused = reason(game, Upgrade(units.partition("@")[0].partition(":")[0] or "so_kal"))
    assert refused[0] == rule and said in refused[1]


def test_soviet_units_are_improved_late_and_fortresses_never():
    early = position("so_kal@moscow so_west@tula so_yu1@moscow", step="soviet-flip", turn=6, hands={SOVIET: (16, 17)})
    assert reason(early, Improve("so_kal")) == ("NR28", "Kalinin Front cannot be improved before turn 17.")
    assert reason(early, Improve("so_yu1"))[0] == "NR30"
    early.do(Upgrade("so_kal"))
    early.passes("flip")
    assert reason(early, Upgrade("so_kal"))[1].endswith("has already been turned in this step.")
    assert reason(early, Upgrade("so_west"))[1].startswith("You have already used")


def test_why_a_unit_is_not_turned():
    game = position("ax_6:reduced@lublin so_kal@moscow", step="axis-flip", turn=4, hands={AXIS: (16, 17)})
    game.refuses(Improve("ax_6"), "NR28")
    game.refuses(Improve("so_kal"), "NR38")
    game.refuses(Upgrade("ax_6"), "NR29")
    soviet = position("so_kal:red@moscow so_west@tula", step="soviet-flip", turn=6, hands={SOVIET: (16, 17)})
    soviet.refuses(Upgrade("so_kal"), "NR29")
