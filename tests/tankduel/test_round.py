"""Rounds: drawing, initiative, the order of tanks, the end (TD7–TD11, TD22, TD23, TD76, TD77)."""

import pytest

from kronika.domain.kernel.events import DecisionMade, Sealed
from kronika.domain.kernel.words import REFEREE
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.decisions import Action
from tests.tankduel.position import FOUR, Table, of


def test_TD22_hands_are_filled_to_the_limit_and_a_draw_tells_others_only_that_there_was_one():
    table = Table()
    assert {seat: len(hand) for seat, hand in table.board.hands.items()} == {"german_1": 8, "soviet_1": 8}
    drawn = of(table.out.events, e.CardDrawn)[0]
    assert drawn.use.audience == REFEREE and drawn.use.size == 100
    assert (drawn.secret.audience, drawn.proof.audience) == ("soviet_1", REFEREE)


def test_TDR3_players_draw_Soviets_first():
    drawn = of(Table(seats=FOUR).out.events, e.CardDrawn)
    assert list(dict.fromkeys(event.seat for event in drawn)) == ["soviet_1", "soviet_2", "german_1", "german_2"]


def test_TD23_every_player_lays_a_card_for_each_of_his_tanks_in_secret_then_all_are_revealed():
    table = Table()
    assert table.asked() == [("german_1", "initiative"), ("soviet_1", "initiative")]
    made = table.does("german_1", d.Lay(table.board.hands["german_1"][0]))
    assert [type(event).__name__ for event in made][:2] == ["DecisionMade", "InitiativeLaid"]
    assert isinstance(made[0], DecisionMade) and made[0].public is None and made[1].secret.audience == "german_1"
    table.does("german_1", d.Lay(table.board.hands["german_1"][0]))
    table.does("soviet_1", d.Lay(table.board.hands["soviet_1"][0]))
    shown = of(table.does("soviet_1", d.Lay(table.board.hands["soviet_1"][0])), e.InitiativeShown)[0]
    assert sorted(shown.cards.values()) == [shown.cards[tank] for tank in shown.order]
    assert len(shown.opens) == 8


def test_TD23_the_card_laid_last_can_be_taken_back_till_all_have_laid():
    table = Table()
    card = table.board.hands["german_1"][0]
    table.does("german_1", d.Lay(card), d.TakeBack())
    assert card in table.board.hands["german_1"] and table.board.laid == {}
    table.does("german_1", d.Lay(card), d.Lay(table.board.hands["german_1"][1]))
    (offer,) = [p for p in table.out.game.prompts if p.optional]
    assert offer.seat == "german_1" and table.answer(offer, d.TakeBack())
    assert list(table.board.laid) == ["german_I"]


@pytest.mark.parametrize(
    ("picks", "order"),
    [
        ((96, 48, 63, 75), ("soviet_II", "german_I", "german_II", "soviet_I")),
        ((10, 20, 13, 38), ("soviet_I", "german_I", "soviet_II", "german_II")),
    ],
)
def test_TDG2_tanks_act_from_the_lowest_card_to_the_highest(picks, order):
    table = Table(seats=FOUR)
    tanks = ("soviet_I", "soviet_II", "german_I", "german_II")
    hands = dict(zip(tanks, picks, strict=True))
    for tank, card in hands.items():
        seat = table.tank(tank).seat
        if card not in table.board.hands[seat]:
            holder = next((s for s, hand in table.board.hands.items() if card in hand), "")
            if holder:
                table.given(e.CardDropped(holder, Sealed(holder, card)), e.Reshuffled(1, 50, "shuffle"))
            drawn = of(table.out.events, e.CardDrawn)[0]
            table.given(e.CardDrawn(seat, drawn.use, Sealed(seat, card), drawn.proof))
    for tank, card in hands.items():
        shown = table.does(table.tank(tank).seat, d.Lay(card))
    assert of(shown, e.InitiativeShown)[0].order == order


def test_TD24_the_initiative_card_is_discarded_when_the_phase_begins():
    table = Table({}, first="german_I")
    assert table.board.shown.keys() == {"german_II", "soviet_I", "soviet_II"} and len(table.board.discard) == 1


def test_TD31_any_cards_may_be_discarded_and_nobody_else_sees_which():
    table = Table({"german_1": [3, 4]}, first="german_I")
    table.does("german_1", d.Act(Action.DONE))
    assert table.asked() == [("german_1", "discard")]
    (dropped,) = of(table.does("german_1", d.Drop(3), d.NoMore()), e.CardDropped)
    assert dropped.secret.audience == "german_1" and table.board.hands["german_1"] == (4,)


def test_TD76_a_lost_tank_comes_back_in_its_first_state_when_the_round_is_over():
    table = Table({}, first="german_I", german_tanks=1, soviet_tanks=1)
    table.given(
        e.Scored("soviet_I", 3), e.ManHurt("soviet_I", "driver", killed=True), e.TankLost("soviet_I", "", "crew")
    )
    events = table.ends()
    assert of(events, e.TankReturned)[0].tank == "soviet_I"
    back = table.tank("soviet_I")
    assert not back.out and back.vp == 3 and back.range == 800 and all(not man.dead for man in back.crew)
    assert back.apcr == 1


def test_TD9_END_GAME_takes_the_place_of_SHUFFLE_in_the_last_pass_and_more_points_win():
    table = Table({}, first="german_I", german_tanks=1, soviet_tanks=1)
    table.given(e.Scored("soviet_I", 3), e.Reshuffled(2, 0, "end"))
    table.ends()
    table.chance.markers = 1
    events = table.ends()
    ended = of(events, e.BattleEnded)[0]
    assert (ended.winners, ended.how) == (("soviet_1",), "points")
    assert table.out.game.outcome is not None and table.out.game.outcome.winners == ("soviet_1",)


def test_TD77_a_tie_goes_to_more_medals_then_it_is_a_draw():
    for medals, winners, how in ((True, ("german_1",), "medals"), (False, (), "draw")):
        table = Table({}, first="german_I", german_tanks=1, soviet_tanks=1)
        if medals:
            table.given(e.TankLost("soviet_I", "german_I", "crew"), e.TankReturned("soviet_I"))
        table.given(e.Reshuffled(2, 0, "end"))
        table.chance.markers = 1
        while not table.board.over:
            table.ends()
        (ended,) = of(table.out.events, e.BattleEnded)
        assert (ended.winners, ended.how) == (winners, how)


@pytest.mark.parametrize(("tanks", "passes"), [((1, 1), 2), ((1, 2), 3), ((3, 3), 4), ((4, 4), 5)])
def test_TDR1_TDG22_passes_are_half_the_tanks_rounded_up_plus_one(tanks, passes):
    german, soviet = tanks
    assert Table(german_tanks=german, soviet_tanks=soviet).board.battle.passes == passes
    assert Table(german_tanks=german, soviet_tanks=soviet, passes=1).board.battle.passes == passes + 1
