"""NR127: what an undo needs. What a seat did alone is taken back freely, until chance, a card that is shown or the
other seat has had its say; what shows a card, and whatever came before a roll or a draw, by consent."""

from collections.abc import Callable
from typing import Any

import pytest

from kronika.domain.kernel.undo import UndoClass, undo_class
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.rules.battle import Ground
from kronika.domain.noretreat.rules.cards import Discard, Pay, Play
from kronika.domain.noretreat.rules.declaring import Attack, Counterblow, Take, Target
from kronika.domain.noretreat.rules.losses import Cadre, Lose
from kronika.domain.noretreat.rules.movement import Entrain, Go, Move, Step
from kronika.domain.noretreat.rules.parts import At, Done, No, Pass, Yes
from kronika.domain.noretreat.rules.rail import Detrain, Mark
from kronika.domain.noretreat.rules.retreats import Advance, Retreat
from kronika.domain.noretreat.rules.units import Excess, Fortify, Improve, Place, Reorganise, TurnBack, Upgrade
from kronika.domain.noretreat.system import NORETREAT
from tests.noretreat.fighting import battle, blow, fought
from tests.noretreat.position import Table, at, position

A, B, C = at(-4, 2), at(-4, 1), at(-4, 3)
ARMY = f"ax_1pz@{B} ax_2pz@{B}"
CARDS = {AXIS: (16,), SOVIET: (16,)}
"""Each seat holds a card, so that each is asked in the windows."""


def needs(game: Table, *answers: Any) -> UndoClass:
    """What the seat that is asked needs to take back these answers, which are all its own."""
    seat, to = game.prompt.seat, game.out.version
    for answer in answers:
        assert game.prompt.seat == seat, game.asked
        game.do(answer)
    return undo_class(game.out.position, seat, to)


def choosing(*answers: Any) -> Table:
    """The choice of battles: two targets that panzers can attack together."""
    units = f"ax_1pz@{B} ax_2pz@{B} ax_6@{at(-5, 0)} so_nw@{A} so_kal@{at(-5, 1)} so_vol@{C}"
    game = position(units, step="axis-battles", goes=False, hands=CARDS)
    blow(game, A, AXIS, "target")
    blow(game, at(-5, 1), AXIS, "target")
    game.goes_on().do(*answers)
    return game


def attacked(
    prompt: str, army: str = ARMY, defenders: str = "so_nw", at: str = A, *, dice: tuple[int, ...], **more: Any
) -> Table:
    """A battle fought by a whole army, until this is asked."""
    game = battle(army, at, defenders, hands=CARDS, **more)
    return fought(game, *(one.split("@")[0] for one in army.split()), dice=dice).passes(prompt)


SUPPORTED: dict[str, Any] = {"support": {AXIS: 1, SOVIET: 1}}
FREE: dict[str, tuple[Callable[[], Table], tuple[Any, ...]]] = {
    "a move": (lambda: position(f"ax_6@{B} ax_9@lublin"), (Move("ax_6"), Go(A))),
    "a step": (
        lambda: position(f"ax_1pz@{A} ax_9@lublin", soviet="minsk"),
        (Move("ax_1pz"), Go(at(-4, 4)), Step(C)),
    ),
    "entraining without a card": (lambda: position("ax_6@berlin ax_9@lublin"), (Entrain("ax_6"),)),
    "the strategic reserve": (
        lambda: position("so_kal@moscow so_west@tula", turn=4, step="soviet-reserve"),
        (Mark("so_kal"),),
    ),
    "local support": (
        lambda: position(
            "ax_6@lublin so_kal@moscow", step="axis-support", options={"local_support": True}, hands=CARDS
        ),
        (Mark("ax_6"),),
    ),
    "a target": (
        lambda: position(f"ax_6@{B} ax_9@{at(-5, 0)} so_nw@{A}", step="axis-targets", hands=CARDS),
        (Target(A),),
    ),
    "the choice of a battle": (choosing, (Attack(A),)),
    "a further hex": (choosing, (Attack(A), Attack(at(-5, 1)))),
    "the attackers": (choosing, (Attack(A), Done(), Take("ax_1pz"))),
    "the terrain hex": (
        lambda: choosing(Attack(A), Attack(at(-5, 1)), Take("ax_1pz"), Take("ax_2pz")),
        (Ground(A),),
    ),
    "a support marker": (lambda: attacked("commit_support", dice=(), **SUPPORTED), (Yes(),)),
    "a counterattack": (lambda: attacked("accept_counterattack", f"ax_6@{B}", "so_cen", dice=(1,)), (Yes(),)),
    "no counterattack": (lambda: attacked("accept_counterattack", f"ax_6@{B}", "so_cen", dice=(1,)), (No(),)),
    "a lost step": (lambda: attacked("lose_step", f"ax_6@{B} ax_9@{B}", dice=(3,)), (Lose("ax_6"),)),
    "a cadre": (lambda: attacked("place_cadre", dice=(6,), rest="so_os1@cadre"), (Cadre("so_os1"),)),
    "the counterblow of a CB": (
        lambda: attacked(
            "place_counterblow",
            f"ax_9@{at(-5, 0)} ax_16@{at(-4, 0)} ax_18@{at(-4, 0)}",
            "so_vol",
            at(-5, 1),
            dice=(3,),
        ),
        (Counterblow(at(-5, 0)),),
    ),
    "a retreat": (lambda: attacked("retreat", dice=(3,), turn=24, weather="clear"), (Retreat("so_nw", C),)),
    "an advance": (lambda: attacked("advance", dice=(3,)), (Advance("ax_1pz", A), Advance("ax_1pz", C))),
    "a unit too many": (
        lambda: position(f"ax_6@{B} ax_9@{B} ax_4@{B}", step="axis-overstack", hands={SOVIET: (16,)}),
        (Excess("ax_9"),),
    ),
    "detraining": (
        lambda: position("ax_9@rail ax_6@rail", step="axis-detrain"),
        (Detrain("ax_9"), At("0310")),
    ),
    "an upgrade without a card": (
        lambda: position("so_kal@moscow so_west@tula", turn=12, step="soviet-flip"),
        (Upgrade("so_kal"),),
    ),
    "turning back": (
        lambda: position("so_len:red@leningrad so_kal@moscow", step="soviet-flip"),
        (TurnBack("so_len"),),
    ),
    "placing a restored unit": (
        lambda: position("ax_6:reduced@shattered ax_9@shattered", step="axis-place"),
        (Place("ax_6"), At("1010")),
    ),
    "placing a reinforcement": (
        lambda: position("so_nca@track so_west@tula", turn=6, step="soviet-place"),
        (At(at(-8, 15)),),
    ),
    "done": (lambda: position(f"ax_6@{B} so_kal@moscow", step="axis-move", hands={SOVIET: (16,)}), (Done(),)),
    "a pass": (
        lambda: position(f"ax_6@{B} so_kal@moscow", step="axis-move", hands=CARDS).passes("event_window"),
        (Pass(),),
    ),
}


@pytest.mark.parametrize("what", FREE)
def test_NR127_what_a_seat_decided_alone_is_taken_back_freely(what):
    scene, answers = FREE[what]
    assert needs(scene(), *answers) == UndoClass.FREE


PAID: dict[str, tuple[Callable[[], Table], tuple[Any, ...]]] = {
    "an improvement": (
        lambda: position("ax_6:reduced@lublin", step="axis-flip", hands={AXIS: (16, 17, 18)}),
        (Improve("ax_6"), Pay(16), Pay(17)),
    ),
    "a fortress": (
        lambda: position("so_mos@moscow", step="soviet-flip", hands={SOVIET: (16, 17)}),
        (Fortify("so_mos"), Pay(16)),
    ),
    "a replacement": (
        lambda: position("so_west@destroyed", step="soviet-place", hands={SOVIET: (16, 17)}),
        (Place("so_west"), Pay(16), At("0822")),
    ),
    "half a replacement": (
        lambda: position("so_west@surrendered", step="soviet-place", hands={SOVIET: (16, 17)}),
        (Place("so_west"), Pay(16)),
    ),
    "a further unit by rail": (
        lambda: position("ax_6@berlin ax_9@posen ax_4@breslau", hands={AXIS: (16, 17)}),
        (Entrain("ax_6"), Entrain("ax_9"), Pay(16)),
    ),
    "reorganisation": (
        lambda: position("ax_6@lublin~", step="axis-reorganise", hands={AXIS: (16,)}),
        (Reorganise("ax_6"), Pay(16)),
    ),
    "a counterblow": (
        lambda: position(f"ax_6@{B} so_nw@{A}", step="axis-counterblows", hands={SOVIET: (16, 17)}),
        (Counterblow(A), Pay(16)),
    ),
    "a city rebuilt": (
        lambda: position("ax_6@lublin so_kal@moscow", step="axis-unscorch", hands={AXIS: (16, 17)}, scorched=("1010",)),
        (At("1010"), Pay(16)),
    ),
}


@pytest.mark.parametrize("what", PAID)
def test_NR127_NRQ133_what_a_card_was_shown_for_is_taken_back_by_consent(what):
    scene, answers = PAID[what]
    assert needs(scene(), *answers) == UndoClass.CONSENT


@pytest.mark.parametrize("what", PAID)
def test_NR127_NRQ133_before_the_card_is_shown_a_purchase_is_taken_back_freely(what):
    scene, answers = PAID[what]
    chosen = answers[: answers.index(next(one for one in answers if isinstance(one, Pay)))]
    assert needs(scene(), *chosen) == UndoClass.FREE


def test_NR127_a_discard_down_to_two_is_taken_back_by_consent():
    game = position("ax_6@lublin", step="axis-discard", hands={AXIS: (16, 17, 18, 24)})
    assert needs(game, Discard(16)) == UndoClass.CONSENT


def test_NR127_an_event_is_taken_back_by_consent():
    game = position(f"ax_6@{B} so_nw@{A}", step="soviet-counterblows", hands={AXIS: (26,)})
    assert needs(game, Play(26)) == UndoClass.CONSENT


def test_NR127_what_came_before_a_roll_is_taken_back_by_consent():
    game = attacked("commit_support", dice=(2,), **SUPPORTED)
    to = game.out.version
    assert needs(game, No()) == UndoClass.FREE
    game.passes("event_window")
    assert game.out.position.ledger.last_chance > to
    assert undo_class(game.out.position, AXIS, to) == UndoClass.CONSENT


def test_NR127_what_came_before_a_draw_is_taken_back_by_consent():
    game = position("so_kal@tula so_west@rail", step="soviet-detrain")
    assert needs(game, Detrain("so_west"), At("0822")) == UndoClass.CONSENT, "the turn is over"


def test_NR127_NRQ174_a_pass_of_the_other_seat_is_a_decision():
    game = position("ax_6@lublin ax_9@posen", step="axis-move", turn=7, hands={SOVIET: (15,)})
    to = game.out.version
    game.do(Move("ax_6"), Go(at(-1, -4)))
    assert undo_class(game.out.position, AXIS, to) == UndoClass.FREE
    game.passes("event_window")
    assert game.asked == (SOVIET, "event_window")
    game.do(Pass())
    assert undo_class(game.out.position, AXIS, to) == UndoClass.CONSENT


def test_NRR69_resigning_during_a_battle_loses_immediately():
    game = attacked("lose_step", f"ax_6@{B} ax_9@{B}", dice=(3,))
    before, board = len(game.out.events), game.board
    NORETREAT.rules.resolve(game.out, game.chance)
    assert NORETREAT.resigned(game.out, AXIS, game.chance) == (SOVIET,)
    assert (len(game.out.events), game.board) == (before, board)
