"""Who sees whom: Spot, Ranging, SPOT, spot attempts (TD17–TD19, TD38, TD45)."""

import pytest

from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.decisions import Action, Answer
from tests.tankduel.position import Table, of, use

ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


def table(*german, soviet=(), **options):
    return Table({"german_1": german, "soviet_1": soviet}, first="german_I", **{**ONE_EACH, **options})


def moves(played):
    return played.acts(Action.MOVE, use(48, "move"), d.NoMore(), d.NoMore(), d.Buy(0), d.Go(0))


def test_TD18_SPOT_shows_a_mover_to_every_enemy_that_does_not_see_it_yet():
    played = table(48, 44, soviet_tanks=3)
    played.given(e.Spotted("soviet_II", "german_I"))
    assert [event.tank for event in of(moves(played), e.Spotted)] == ["soviet_I", "soviet_III"]


def test_Q12_who_has_ranged_another_tank_chooses_to_keep_the_Ranging():
    played = table(48, 44, german_tanks=2)
    played.given(e.Spotted("soviet_I", "german_II"), e.Ranged("soviet_I", "german_II", 10))
    moves(played)
    assert played.asked() == [("soviet_1", "spot_or_ranging")]
    played.does("soviet_1", d.Say(Answer.KEEP))
    assert played.tank("soviet_I").spots == ("german_II",) and played.tank("soviet_I").bonus == 10


def test_Q14_TDR24_taking_the_Spot_costs_the_Ranging_only():
    played = table(48, 44, german_tanks=2)
    played.given(e.Spotted("soviet_I", "german_II"), e.Ranged("soviet_I", "german_II", 10))
    moves(played)
    played.does("soviet_1", d.Say(Answer.TAKE))
    soviet = played.tank("soviet_I")
    assert set(soviet.spots) == {"german_I", "german_II"} and (soviet.ranged, soviet.bonus) == ("", 0)


def test_Q13_a_tank_without_ranging_is_not_asked():
    played = table(48, 44)
    moves(played)
    assert played.asked() == [("german_1", "action")] and played.tank("soviet_I").spots == ("german_I",)


def test_Q72_a_ranged_target_that_moves_stays_ranged_without_a_question():
    played = table(48, 44)
    played.given(e.Spotted("soviet_I", "german_I"), e.Ranged("soviet_I", "german_I", 20))
    moves(played)
    assert played.asked() == [("german_1", "action")] and played.tank("soviet_I").bonus == 20


def test_TD18_TDR73_several_owners_answer_one_after_another_by_tank_number():
    played = table(48, 44, german_tanks=2, soviet_tanks=2, seats=("german_1", "soviet_1", "soviet_2"))
    for tank in ("soviet_I", "soviet_II"):
        played.given(e.Spotted(tank, "german_II"), e.Ranged(tank, "german_II", 10))
    moves(played)
    assert played.asked() == [("soviet_1", "spot_or_ranging")]
    played.does("soviet_1", d.Say(Answer.KEEP))
    assert played.asked() == [("soviet_2", "spot_or_ranging")]


def test_TDR10_a_smoked_tank_takes_no_Spot_by_triggers():
    played = table(48, 44)
    played.given(e.SmokeLaid("soviet_I", 21))
    assert of(moves(played), e.Spotted) == []


# --- spot attempts


@pytest.mark.parametrize(("flip", "seen"), [(4, False), (84, False), (83, False), (81, True), (95, True)])
def test_TD38_TDG23_a_spot_attempt_takes_binoculars(flip, seen):
    played = table(80, 44)
    played.acts(Action.SPOT, d.Drop(80), d.NoMore(), flips=[flip])
    assert (played.tank("german_I").spots == ("soviet_I",)) == seen


def test_TDR17_one_more_card_is_flipped_for_each_order_icon():
    played = table(80, 5, 44)
    events = played.acts(Action.SPOT, d.Drop(80), d.Pay(5), d.NoMore(), flips=[4, 84, 61])
    assert len(of(events, e.CardFlipped)) == 3 and played.tank("german_I").spots == ("soviet_I",)


def test_TD38_the_discarded_card_is_seen_by_nobody_else():
    played = table(80, 44)
    (dropped,) = of(played.acts(Action.SPOT, d.Drop(80), d.NoMore(), flips=[4]), e.CardDropped)
    assert dropped.secret.audience == "german_1"


def test_TD38_Tactics_void_a_spot_attempt_and_the_cards_are_lost():
    played = table(80, 44, soviet=[43])
    played.acts(Action.SPOT, d.Drop(80), d.NoMore())
    played.does("soviet_1", d.React(43))
    played.does("german_1", d.Pass())
    assert played.tank("german_I").spots == () and played.board.hands["german_1"] == (44,)


def test_TD38_a_tank_with_ranging_that_spots_another_loses_it():
    played = table(80, 44, soviet_tanks=2)
    played.given(e.Spotted("german_I", "soviet_II"), e.Ranged("german_I", "soviet_II", 20))
    played.acts(Action.SPOT, d.Drop(80), d.NoMore(), flips=[81])
    german = played.tank("german_I")
    assert set(german.spots) == {"soviet_I", "soviet_II"} and german.ranged == ""


# --- Leadership and Command


def test_TD36_Leadership_takes_a_random_card_of_an_enemy_and_spots_without_Tactics():
    played = table(1, 44, soviet=[43, 45])
    played.chance.losses = {"soviet_1": [45]}
    events = played.acts(Action.LEADERSHIP, use(1, "leadership"))
    (stolen,) = of(events, e.CardStolen)
    assert (stolen.use.audience, stolen.secret.audience, stolen.gain.audience) == ("soviet_1", "soviet_1", "german_1")
    assert played.board.hands["german_1"] == (44, 45)
    assert played.options() == (d.Say(Answer.SPOT), d.Say(Answer.HULL_DOWN))
    played.does("german_1", d.Say(Answer.SPOT))
    assert played.tank("german_I").spots == ("soviet_I",)


def test_TD36_Leadership_takes_hull_down_automatically_or_tries_concealment_at_twice_the_value():
    played = table(1, 44)
    played.given(e.TankMoved("german_I", 800, 95, 1), e.TerrainLaid("german_I", 72), e.Spotted("soviet_I", "german_I"))
    played.acts(Action.LEADERSHIP, use(1, "leadership"))
    played.does("german_1", d.Say(Answer.CONCEAL), flips=[60])
    assert played.tank("soviet_I").spots == (), "60 is at most twice the 30 of woods"


def test_TDR35_without_a_card_in_any_enemy_hand_the_effect_is_done_all_the_same():
    played = table(1, 44)
    events = played.acts(Action.LEADERSHIP, use(1, "leadership"))
    assert of(events, e.CardStolen) == [] and played.prompt().kind == "effect"
    played.does("german_1", d.Say(Answer.HULL_DOWN))
    assert played.tank("german_I").hull_down


def test_TD36_Leadership_may_choose_among_several_hands():
    seats = ("german_1", "soviet_1", "soviet_2")
    played = Table({"german_1": [1], "soviet_1": [43], "soviet_2": [45]}, seats, first="german_I", german_tanks=1)
    played.acts(Action.LEADERSHIP, use(1, "leadership"))
    assert played.options() == (d.Choose("soviet_1"), d.Choose("soviet_2"))


def test_TD44_Command_serves_any_own_tank_and_costs_no_tank_action():
    played = table(4, 44, german_tanks=2)
    played.acts(Action.COMMAND, use(4, "command"))
    assert played.options()[:2] == (d.Say(Answer.SPOT), d.Say(Answer.HULL_DOWN))
    played.does("german_1", d.Say(Answer.HULL_DOWN), d.Aim("german_II"))
    assert played.tank("german_II").hull_down and d.Act(Action.LOAD_APCR) in played.options()


def test_TD45_who_has_ranged_another_chooses_when_it_spots_automatically():
    played = table(4, 44, soviet_tanks=2)
    played.given(e.Spotted("german_I", "soviet_II"), e.Ranged("german_I", "soviet_II", 10))
    played.acts(Action.COMMAND, use(4, "command"))
    played.does("german_1", d.Say(Answer.SPOT))
    assert played.prompt().kind == "spot_or_ranging"


def test_TDR16_Command_discards_one_or_two_cards_and_draws_as_many():
    played = table(4, 44, 45)
    played.acts(Action.COMMAND, use(4, "command"))
    played.chance.draws = {"german_1": [2]}
    played.does("german_1", d.Say(Answer.REDRAW), d.Drop(44), d.NoMore())
    assert played.board.hands["german_1"] == (2, 45)


def exchange(**options):
    hands = {"german_1": [4, 41], "german_2": [42, 43]}
    seats = ("german_1", "german_2", "soviet_1")
    played = Table(hands, seats, first="german_I", soviet_tanks=1, **options)
    played.acts(Action.COMMAND, use(4, "command"))
    return played


def test_TDR16_two_team_mates_who_agree_give_each_other_cards_face_down():
    played = exchange()
    played.does("german_1", d.Say(Answer.EXCHANGE))
    assert played.asked() == [("german_2", "accept")]
    played.does("german_2", d.Say(Answer.YES))
    played.does("german_1", d.Drop(41))
    played.does("german_2", d.Drop(43))
    assert (played.board.hands["german_1"], played.board.hands["german_2"]) == ((43,), (41, 42))
    assert [sorted(part.audience for part in given.told) for given in of(played.out.events, e.CardGiven)] == [
        ["german_1", "german_2"]
    ] * 2


def test_TDR16_a_mate_may_refuse():
    played = exchange()
    played.does("german_1", d.Say(Answer.EXCHANGE))
    played.does("german_2", d.Say(Answer.NO))
    assert played.board.hands["german_1"] == (41,) and played.asked() == [("german_1", "action")]


def test_TD81_TDR47_who_has_a_tank_without_a_radio_takes_no_part_in_an_exchange():
    seats = ("german_1", "soviet_1", "soviet_2")
    hands = {"soviet_1": [4, 41], "soviet_2": [42]}
    for radio in (False, True):
        played = Table(hands, seats, first="soviet_I", german_tanks=1, soviet_2_tank="t34a", radio=radio)
        played.acts(Action.COMMAND, use(4, "command"))
        assert (d.Say(Answer.EXCHANGE) in played.options()) == (not radio)
