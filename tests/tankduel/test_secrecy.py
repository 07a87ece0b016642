"""Who knows what (TD120–TD124), and law 5: battles that differ in hidden cards look alike to who may not see them."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.kernel.events import DecisionMade, PromptOpened
from domain.kernel.game import blank, fold
from domain.kernel.sealing import blind
from domain.kernel.words import PUBLIC, REFEREE
from domain.tankduel import decisions as d
from domain.tankduel import events as e
from domain.tankduel.decisions import Action
from domain.tankduel.setup import SetUp
from domain.tankduel.system import TANKDUEL
from tests.tankduel.pairs import known_to, played, script_of, swapped, told, twins, wandered
from tests.tankduel.position import Table, of, use
from tests.tankduel.tables import MISSIONS

SEATS = ("german_1", "german_2", "soviet_1", "soviet_2")
ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


@given(
    mission=st.sampled_from(MISSIONS),
    audience=st.sampled_from((PUBLIC, *SEATS)),
    seed=st.integers(0, 10_000),
    decisions=st.integers(20, 200),
)
@settings(max_examples=30, deadline=None)
def test_law_5_other_cards_in_hidden_places_tell_an_audience_nothing(mission, audience, seed, decisions):
    setup = SetUp(mission, SEATS, infantry="yes")
    first = wandered(setup, seed, decisions)
    mixed = twins(set(first.board.scene.cards) - known_to(first.events, audience), random.Random(seed))
    script = swapped(script_of(first.events), lambda card: mixed.get(card, card), first.events)
    second = played(setup, script)
    assert told(first.events, audience) == told(second.events, audience)


def test_the_battles_of_a_pair_do_differ_and_their_own_seats_see_it():
    setup = SetUp("m1", SEATS)
    first = wandered(setup, 5, 150)
    mixed = twins(set(first.board.scene.cards) - known_to(first.events, PUBLIC), random.Random(5))
    second = played(setup, swapped(script_of(first.events), lambda card: mixed.get(card, card), first.events))
    assert first.events != second.events
    assert any(told(first.events, seat) != told(second.events, seat) for seat in SEATS)


def test_TD120_hands_are_hidden_from_team_mates_too():
    out = wandered(SetUp("m1", SEATS), 3, 0)
    for seat in SEATS:
        seen = fold(TANKDUEL, [(v, blind(x, seat)) for v, x in enumerate(out.events, 1)], blank(TANKDUEL, seat))
        hands = {hand.seat: hand.cards for hand in TANKDUEL.view(seen.game.board).hands}
        assert hands == {one: out.board.hands[one] if one == seat else () for one in SEATS}


def test_TD121_an_action_is_put_together_without_anybody_learning_what_it_is():
    table = Table({"german_1": [48, 72, 44], "soviet_1": [43]}, first="german_I", **ONE_EACH)
    events = table.does("german_1", d.Act(Action.MOVE), use(48, "move"), d.Back(), use(48, "move"), d.NoMore())
    assert all(event.public is None for event in of(events, DecisionMade))
    assert all(event.secret.audience == "german_1" for event in of(events, e.Chosen))
    assert [event.kind for event in of(events, PromptOpened)] == [""] * 5
    events = table.does("german_1", use(72, "terrain"), d.Buy(0), d.Go(0), d.Confirm(), flips=[89])
    assert len(of(events, e.ActionLaid)) == 1


def test_TD121_a_choice_taken_back_comes_again():
    table = Table({"german_1": [48, 72, 44]}, first="german_I", **ONE_EACH)
    before = table.options()
    table.does("german_1", d.Act(Action.MOVE), d.Back())
    assert table.options() == before


def test_TD124_draws_and_flips_take_the_referees_chain_the_marker_a_public_one():
    out = wandered(SetUp("m1", SEATS), 11, 400)
    assert {event.use.audience for event in of(out.events, e.CardDrawn)} == {REFEREE}
    assert {event.use.audience for event in of(out.events, e.CardFlipped)} == {REFEREE}
    assert {event.proof.audience for event in of(out.events, e.CardFlipped)} == {REFEREE}
    assert {event.use.audience for event in of(out.events, e.MarkerSought)} == {PUBLIC}


@pytest.mark.parametrize("found", [True, False])
def test_TD122_the_marker_is_sought_only_once_the_upper_half_is_gone_one_in_the_cards_left(found):
    table = Table({"german_1": [44]}, first="german_I", **ONE_EACH)
    assert not of(table.acts(Action.HULL_DOWN, flips=[89]), e.MarkerSought)
    table = Table({"german_1": [44]}, first="german_I", **ONE_EACH)
    table.given(e.Reshuffled(1, 0, "shuffle"))
    size, table.chance.markers = table.board.deck_size, int(found)
    events = table.acts(Action.HULL_DOWN, flips=[89])
    (sought,) = of(events, e.MarkerSought)
    assert (sought.use.size, sought.found) == (size + 1, found)
    assert bool(of(events, e.Reshuffled)) == found


def test_Q38_TD8_SHUFFLE_waits_for_the_end_of_the_action():
    table = Table({"german_1": [44]}, first="german_I", **ONE_EACH)
    table.given(e.Reshuffled(1, 0, "shuffle"))
    table.chance.markers = 1
    kinds = [type(event).__name__ for event in table.acts(Action.HULL_DOWN, flips=[89])]
    assert (
        kinds.index("MarkerSought")
        < kinds.index("CardFlipped")
        < kinds.index("ActionEnded")
        < kinds.index("Reshuffled")
    )
    assert table.board.passed == 2 and table.board.upper == table.board.deck_size // 2


def test_Q39_TD8_a_deck_that_runs_out_is_shuffled_first():
    table = Table({"german_1": [44]}, first="german_I", **ONE_EACH)
    drawn = of(table.out.events, e.CardDrawn)[0]
    left = [card for card in table.board.deck if card != 89]
    for card in left:
        table.given(e.CardFlipped(drawn.use, card, drawn.proof))
    table.given(e.ActionEnded(), e.CardFlipped(drawn.use, 89, drawn.proof), e.ActionEnded())
    table.given(e.MarkerSought(drawn.use, "", 0, found=True))
    kinds = [type(event).__name__ for event in table.acts(Action.HULL_DOWN, flips=[89])]
    assert kinds.index("Reshuffled") < kinds.index("CardFlipped")


def test_Q80_TDR3_END_GAME_in_a_tank_phase_waits_for_the_end_of_the_action():
    table = Table({"german_1": [44]}, first="german_I", **ONE_EACH)
    table.given(e.Reshuffled(2, 0, "end"))
    table.chance.markers = 1
    kinds = [type(event).__name__ for event in table.acts(Action.HULL_DOWN, flips=[3])]
    assert kinds.index("HullDown") < kinds.index("BattleEnded") and table.board.over


def test_TDR3_END_GAME_while_drawing_ends_the_battle_at_once():
    table = Table({}, first="german_I", **ONE_EACH)
    table.given(e.Reshuffled(2, 0, "end"))
    table.chance.markers = 1
    table.ends()
    drawn = len(of(table.out.events, e.CardDrawn))
    table.ends()
    assert table.board.over and len(of(table.out.events, e.CardDrawn)) == drawn


def test_who_gives_up_hands_his_tanks_to_a_team_mate_and_without_one_the_enemy_wins():
    table = Table({"german_1": [44], "german_2": [45], "soviet_1": [43]}, SEATS[:3], first="german_I")
    assert TANKDUEL.gave_up(table.out, "german_1", table.chance) is None
    assert table.tank("german_I").seat == "german_2" and table.asked() == [("german_2", "action")]
    assert table.board.hands["german_1"] == () and table.board.left == ("german_1",)
    assert TANKDUEL.gave_up(table.out, "german_2", table.chance) == ("soviet_1",)
