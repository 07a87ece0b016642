"""What is said when a decision is refused, and by which rule."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.cards import Play
from kronika.domain.noretreat.rules.declaring import Target
from kronika.domain.noretreat.rules.movement import Entrain, Go, Move, Stop
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
        (f"ax_hu2@{at(-8, 12)}", "finland", "NR44", "may not enter"),
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
        (43, 6, "NR14", "weather"),
        (35, 13, "NR14", "turn 17"),
        (9, 7, "NR12", "when it is drawn"),
        (21, 7, "NR14", "moment"),
        (50, 7, "NR14", "do not hold"),
    ],
)
def test_why_a_half_is_not_played(card, turn, rule, said):
    hand = (card,) if card != 50 else (16,)
    game = position("ax_6@lublin so_kal@moscow", step="axis-card_window", turn=turn, hands={AXIS: hand})
    refused = game.tries(Play(card))
    assert refused is not None and refused.rule == rule and said in text(refused.said, "en")


def test_a_half_that_has_happened_is_refused_for_that():
    game = position("so_kal@moscow", step="soviet-card_window", turn=7, hands={SOVIET: (18,)}, happened=("soviet-18",))
    game.refuses(Play(18), "NR16")


def test_why_a_unit_is_not_turned():
    game = position("ax_6:reduced@lublin so_kal@moscow", step="axis-flip", turn=4, hands={AXIS: (16, 17)})
    game.refuses(Improve("ax_6"), "NR28")
    game.refuses(Improve("so_kal"), "NR38")
    game.refuses(Upgrade("ax_6"), "NR29")
    soviet = position("so_kal:red@moscow so_west@tula", step="soviet-flip", turn=6, hands={SOVIET: (16, 17)})
    soviet.refuses(Upgrade("so_kal"), "NR29")
