"""Who knows what (TD120–TD124), and law 5: battles that differ in hidden cards look alike to who may not see them."""

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.events import DecisionMade, PromptOpened
from kronika.domain.kernel.game import blank, fold
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Nation
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.setup import InfantryChoice, SetUp, meta
from kronika.domain.tankduel.system import TANKDUEL
from tests.bench.soak import some_setup
from tests.examples import examples
from tests.tankduel.packs import PACK
from tests.tankduel.pairs import (
    ToldApart,
    answers,
    decisions_in,
    followed,
    retold,
    swap_of,
    told,
    unseen_by,
    wandered,
)
from tests.tankduel.position import Table, of, use
from tests.tankduel.tables import LOADED, MISSIONS

SEATS = ("german_1", "german_2", "soviet_1", "soviet_2")
ONE_EACH = {"german_tanks": 1, "soviet_tanks": 1}


each_mission = pytest.mark.parametrize("mission", MISSIONS)
FOLLOWED = 4
"""Decisions on each prompt after which both battles are compared."""


def pair_of(setup, seed, decisions, audience):
    """Two battles that differ only in what an audience may not know, and the cards that have changed places."""
    first = wandered(setup, seed, decisions)
    since, unseen = unseen_by(first.events, audience)
    swap = swap_of(unseen, random.Random(seed))
    return first, retold(setup, first.events, since, swap), swap


def alike(setup, seed, decisions, audience):
    """Whether an audience can tell such a pair apart, by what it gets, by what it may try, by what others do next."""
    first, second, swap = pair_of(setup, seed, decisions, audience)
    first = wandered(setup, seed, decisions_in(second))
    assert told(first.events, audience) == told(second.events, audience)
    one, other = first.position, second.position
    assert answers(one, audience) == answers(other, audience)
    chooser = random.Random(seed)
    for prompt in one.game.prompts:
        both = [
            x
            for x in TANKDUEL.rules.legal(one.game.board, prompt)
            if x in TANKDUEL.rules.legal(other.game.board, prompt)
        ]
        for decision in chooser.sample(both, min(FOLLOWED, len(both))):
            with suppress(ToldApart):
                here, there = followed(one, other, audience, swap, prompt, decision, chooser)
                assert here == there, decision


@pytest.mark.long
@each_mission
@given(seed=st.integers(0, 10_000), decisions=st.integers(5, 250), data=st.data())
@examples(3)
def test_law_5_other_cards_in_hidden_places_tell_an_audience_nothing_however_a_mission_is_set_up(
    mission, seed, decisions, data
):
    setup = some_setup(LOADED, mission, random.Random(seed))
    alike(setup, seed, decisions, data.draw(st.sampled_from((PUBLIC, *setup.seats))))


@pytest.mark.slow
@each_mission
@given(seed=st.integers(0, 10_000), decisions=st.integers(5, 250), data=st.data())
@examples(4)
def test_law_5_at_the_largest_table_with_infantry(mission, seed, decisions, data):
    seats = max((one.seats for one in meta(PACK, mission).line_ups), key=len)
    assert len(seats) == (7 if mission == "h2" else 8)
    setup = SetUp(mission, seats, infantry=InfantryChoice.YES)
    alike(setup, seed, decisions, data.draw(st.sampled_from((PUBLIC, *seats))))


@pytest.mark.slow
@pytest.mark.parametrize("mission", [one for one in MISSIONS if PACK.missions[one].robata])
@given(seed=st.integers(0, 10_000), decisions=st.integers(5, 150), data=st.data())
@examples(4)
def test_law_5_beside_Robata_and_against_it(mission, seed, decisions, data):
    beside = SetUp(mission, SEATS[:3], german_tanks=4, robata=2, infantry=InfantryChoice.YES)
    against = SetUp(mission, SEATS[:2], infantry=InfantryChoice.YES)
    setup = data.draw(st.sampled_from((beside, against)))
    alike(setup, seed, decisions, data.draw(st.sampled_from((PUBLIC, *setup.seats))))


@pytest.mark.long
def test_the_battles_of_a_pair_differ_in_all_that_an_audience_may_not_know_and_go_on_for_long():
    setup, lengths, differed = SetUp("m1", SEATS), [], set()
    for seed in range(8):
        first, second, _ = pair_of(setup, seed, 40, "german_1")
        lengths.append(decisions_in(second))
        first = wandered(setup, seed, lengths[-1])
        here, there = first.board, second.board
        differed |= {seat for seat in SEATS if here.hands[seat] != there.hands[seat]}
        assert here.deck != there.deck and here.hands["german_1"] == there.hands["german_1"]
        assert any(told(first.events, seat) != told(second.events, seat) for seat in SEATS[1:])
    assert differed == set(SEATS[1:]), "those of team-mates too"
    assert sum(lengths) / len(lengths) > 30


def test_TD120_hands_are_hidden_from_team_mates_too():
    out = wandered(SetUp("m1", SEATS), 3, 0)
    for seat in SEATS:
        seen = fold([(v, blind(x, seat)) for v, x in enumerate(out.events, 1)], blank(TANKDUEL, seat))
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


def steps_of(played, seat, *decisions):
    """How many steps of an action others see being made, which answers it took apart."""
    before = len(of(played.out.events, e.Chosen))
    played.does(seat, *decisions)
    return len(of(played.out.events, e.Chosen)) - before


def test_TD121_how_many_steps_a_gun_takes_does_not_tell_how_many_guns_could_be_paid():
    rich, poor = (
        Table({"soviet_1": [5, other, 44]}, mission="m4", first="soviet_I", infantry="no", **ONE_EACH)
        for other in (4, 43)
    )
    for played in (rich, poor):
        assert played.options() and d.Act(Action.GUN) in played.options()
    taken = [steps_of(one, "soviet_1", d.Act(Action.GUN), d.Battery("m1937"), d.Pay(5)) for one in (rich, poor)]
    assert taken[0] == taken[1]


def test_TD121_how_many_steps_a_road_takes_does_not_tell_whether_terrain_is_in_hand():
    taken = []
    for other in (17, 43):
        played = Table({"soviet_1": [other, 44]}, mission="h2", first="soviet_I", flips=[1])
        if played.prompt().kind == "hatch":
            played.does("soviet_1", d.Say(Answer.KEEP))
        played.given(e.RoadTaken(Nation.SOVIET), e.TankMoved("soviet_I", 800, 95, 1))
        taken.append(steps_of(played, "soviet_1", d.Act(Action.TERRAIN), d.Say(Answer.LAY), d.NoMore()))
        played.does("soviet_1", d.Confirm())
        assert played.tank("soviet_I").box.road
    assert taken[0] == taken[1]


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


def test_TDR3_END_GAME_while_drawing_ends_the_battle_immediately():
    table = Table({}, first="german_I", **ONE_EACH)
    table.given(e.Reshuffled(2, 0, "end"))
    table.chance.markers = 1
    table.ends()
    drawn = len(of(table.out.events, e.CardDrawn))
    table.ends()
    assert table.board.over and len(of(table.out.events, e.CardDrawn)) == drawn


def test_resigning_hands_tanks_to_a_team_mate_or_the_enemy_wins():
    table = Table({"german_1": [44], "german_2": [45], "soviet_1": [43]}, SEATS[:3], first="german_I")
    assert TANKDUEL.resigned(table.out, "german_1", table.chance) is None
    assert table.tank("german_I").seat == "german_2" and table.asked() == [("german_2", "action")]
    assert table.board.hands["german_1"] == () and table.board.left == ("german_1",)
    assert TANKDUEL.resigned(table.out, "german_2", table.chance) == ("soviet_1",)
