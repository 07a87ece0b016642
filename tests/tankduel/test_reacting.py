"""Tactics, which alternate until somebody passes (TD49–TD51), standing orders, and who is asked."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel import ends, orders
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import GameClaimed, Options, Order
from kronika.domain.kernel.words import Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.position import FOUR, Table, of, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


def fired(german, soviet, seats=("german_1", "soviet_1"), **options):
    """The German tank has fired with Leadership; the window is open."""
    hands = {"german_1": (25, 1, *german), "soviet_1": soviet}
    played = Table(hands, seats, first="german_I", **{**ONE_EACH, **options})
    played.given(e.Spotted("german_I", "soviet_I"))
    played.acts(
        Action.FIRE,
        use(25, "fire"),
        d.NoMore(),
        use(1, "leadership"),
        *((d.Say(Answer.NO), d.Buy(0)) if german else ()),
    )
    return played


def tactics_part(events):
    (flip,) = of(events, e.CardFlipped)
    return sum(part.value for part in flip.test.parts if part.name == "tactics")


def test_Q43_Tactics_against_fire_take_20():
    played = fired([44], [41])
    played.does("soviet_1", d.React(41))
    assert tactics_part(played.does("german_1", d.Pass(), flips=[90])) == -20


def test_TD49_TDR25_Q41_Tactics_cancel_Tactics_and_the_other_may_answer_again():
    played = fired([42, 43], [41, 45])
    played.does("soviet_1", d.React(41))
    played.does("german_1", d.React(42))
    assert played.asked() == [("soviet_1", "reaction")]
    assert tactics_part(played.does("soviet_1", d.Pass(), flips=[90])) == 0
    again = fired([42, 43], [41, 45])
    again.does("soviet_1", d.React(41))
    again.does("german_1", d.React(42))
    again.does("soviet_1", d.React(45))
    assert tactics_part(again.does("german_1", d.Pass(), flips=[90])) == -20


def test_TD51_if_the_target_passes_nobody_else_is_asked():
    played = fired([42, 43], [41])
    events = played.does("soviet_1", d.Pass(), flips=[90])
    assert of(events, e.CardFlipped) and of(events, e.TacticsPlayed) == []


def test_TD121_the_window_opens_whatever_the_target_holds():
    played = fired([44], [48])
    assert played.asked() == [("soviet_1", "reaction")] and played.options() == (d.Pass(),)


def test_TD51_who_has_no_card_as_all_can_see_is_not_asked():
    played = Table({"german_1": [25, 44]}, first="german_I", **ONE_EACH)
    played.given(e.Spotted("german_I", "soviet_I"))
    shot = (use(25, "fire"), d.NoMore(), d.NoMore(), d.Say(Answer.NO), d.Buy(0))
    assert of(played.acts(Action.FIRE, *shot, flips=[90]), e.Passed)[0].seat == "soviet_1"


def test_Q42_a_team_mate_of_the_target_is_not_asked():
    played = Table({"german_1": [25, 44], "soviet_1": [43], "soviet_2": [41]}, FOUR, first="german_I")
    played.given(e.Spotted("german_I", "soviet_I"))
    played.acts(Action.FIRE, use(25, "fire"), d.NoMore(), d.NoMore(), d.Say(Answer.NO), d.Buy(0))
    assert played.asked() == [("soviet_1", "reaction")]


def test_Q73_TDR60_Tactics_void_the_flank_of_a_move_which_stands_with_its_terrain():
    played = Table({"german_1": [48, 10, 72, 44], "soviet_1": [41]}, first="german_I", **ONE_EACH)
    played.given(e.Spotted("german_I", "soviet_I"))
    played.acts(Action.MOVE, use(48, "move"), d.NoMore(), use(10, "flank"), use(72, "terrain"), d.Buy(0), d.Go(-200))
    played.does("soviet_1", d.React(41))
    played.does("german_1", d.Pass(), flips=[89])
    german = played.tank("german_I")
    assert german.flanks == () and german.range == 600 and german.box.terrain == 72


def test_TD47_TD50_Tactics_void_terrain_on_an_enemy_and_the_card_is_lost():
    played = Table({"german_1": [17, 44], "soviet_1": [41]}, first="german_I", **ONE_EACH)
    played.given(e.TankMoved("soviet_I", 800, 96, 1))
    played.acts(Action.TERRAIN_ON_ENEMY, use(17, "terrain"))
    played.does("soviet_1", d.React(41))
    played.does("german_1", d.Pass())
    assert played.tank("soviet_I").in_motion and 17 in played.board.discard


def test_a_Tactics_card_that_is_not_held_is_refused_with_its_rule():
    played = fired([44], [41])
    refused = played.answer(played.prompt(), d.React(43))
    assert isinstance(refused, Rejection) and refused.rule == "TD49" and "not in your hand" in text(refused.said, "en")


@pytest.mark.parametrize("until", ["game", "round-1"])
def test_a_standing_order_passes_reactions_and_can_be_withdrawn(until):
    played = Table({"german_1": [25, 44], "soviet_1": [41]}, first="german_I", **ONE_EACH)
    played.given(e.Spotted("german_I", "soviet_I"))
    assert Order("reaction", until) in TANKDUEL.orders(played.board, "soviet_1")
    ordered = orders.give(TANKDUEL, played.out.position, "soviet_1", Order("reaction", until), played.chance)
    assert not isinstance(ordered, Rejection)
    for event in ordered.events:
        played.given(event)
    events = played.acts(Action.FIRE, use(25, "fire"), d.NoMore(), d.NoMore(), d.Say(Answer.NO), d.Buy(0), flips=[90])
    assert of(events, e.Passed)[0].seat == "soviet_1" and of(events, e.CardFlipped)
    assert not TANKDUEL.order_holds(played.board, Order("reaction", "round-2"))


def ordered(played, seat, order):
    """A seat gives a standing order."""
    given = orders.give(TANKDUEL, played.out.position, seat, order, played.chance)
    assert not isinstance(given, Rejection)
    for event in given.events:
        played.given(event)


def test_TDR90_TD51_an_order_of_every_kind_passes_with_Tactics_in_hand_and_ends_when_another_plays_Tactics():
    order = Order("", "round-1")
    played = fired([42, 43], [41])
    assert TANKDUEL.orders(played.board, "german_1")[0] == order
    ordered(played, "german_1", order)
    played.does("soviet_1", d.React(41))
    assert played.asked() == [("german_1", "reaction")], "Tactics were played: its order has ended"
    passed = Table({"german_1": [25, 44], "soviet_1": [41]}, first="german_I", **ONE_EACH)
    passed.given(e.Spotted("german_I", "soviet_I"))
    ordered(passed, "soviet_1", order)
    events = passed.acts(Action.FIRE, use(25, "fire"), d.NoMore(), d.NoMore(), d.Say(Answer.NO), d.Buy(0), flips=[90])
    assert of(events, e.Passed)[0].seat == "soviet_1" and 41 in passed.board.hands["soviet_1"]
    assert not TANKDUEL.order_holds(passed.board, Order("", "round-2"))


def claimed(played, seat):
    """What follows when a seat claims because another has let its question wait beyond the reply limit."""
    position = played.out.position
    limited = replace(position, ledger=replace(position.ledger, options=Options(reply_limit=60)))
    found = ends.claim(TANKDUEL, limited, seat, frozenset({played.prompt().id}), played.chance)
    assert not isinstance(found, Rejection)
    return found


def test_absent_player_delays_a_reaction_until_the_reply_limit_and_then_passes():
    played = fired([44], [41])
    assert played.asked() == [("soviet_1", "reaction")]
    played.chance.flips = [90]
    out = claimed(played, "german_1")
    assert of(out.events, GameClaimed) == [GameClaimed("german_1", "soviet_1")]
    assert of(out.events, e.Passed)[0].seat == "soviet_1" and tactics_part(out.events) == 0
    assert out.game.outcome is None and 41 in out.board.hands["soviet_1"]


def test_absent_player_in_the_own_action_step_is_out_and_the_team_mate_continues():
    played = Table({"german_1": [25], "german_2": [44], "soviet_1": [41]}, FOUR, first="german_I")
    assert played.asked() == [("german_1", "action")]
    out = claimed(played, "soviet_1")
    assert out.board.left == ("german_1",) and out.board.tanks["german_I"].seat == "german_2"
    assert out.game.outcome is None and [prompt.seat for prompt in out.game.prompts] == ["german_2"]
