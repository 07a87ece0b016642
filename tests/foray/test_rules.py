"""The rules of Foray (README.md beside this file), by their ids."""

import pytest

from kronika.domain.kernel.events import DecisionMade, PromptClosed, Test
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from tests.foray import events as e
from tests.foray import rules as d
from tests.foray.pairs import position_of
from tests.foray.position import Table
from tests.foray.system import FORAY
from tests.pointing import why

DEALT = (10, 20, 30, 1, 2, 3, 40, 41, 42, 11, 12, 13)
"""n1: 10 20 30; n2: 1 2 3; s1: 40 41 42; s2: 11 12 13."""


def kinds(events: list) -> list[str]:
    return [type(event).__name__ for event in events]


def acting() -> Table:
    """A round in which n1 acts first, with 10 and 20 in hand; s1 has 40 and 42, s2 12 and 13."""
    table = Table("team", 10, 20, 48, *DEALT[3:])
    table.picks(n1=48, n2=1, s1=41, s2=11)
    assert table.asked() == [("n1", "act")]
    return table


def test_F1_a_draw_takes_the_referees_chain_and_tells_others_only_that_there_was_one():
    draw = next(event for event in Table("team", *DEALT).out.events if isinstance(event, e.CardDrawn))
    assert (draw.use.audience, draw.use.size) == (REFEREE, 48)
    assert (draw.secret.audience, draw.secret.content) == ("n1", 10)
    assert (draw.proof.audience, draw.proof.content.index) == (REFEREE, 9)


def test_F1_an_empty_deck_takes_all_discards_back():
    table = Table("alone", rounds=9, hand=5)
    while not any(isinstance(event, e.Reshuffled) for event in table.out.events):
        kind = table.asked()[0][1]
        table.does("n1", d.Pick(table.board.hands["n1"][0]) if kind == "pick" else d.Raid("wind"))
    assert table.board.deck_size + sum(map(len, table.board.hands.values())) + len(table.board.face_up) == 24


def test_F2_hands_are_filled_at_the_beginning_of_a_round():
    table = Table("team", *DEALT, hand=3)
    assert {seat: len(hand) for seat, hand in table.board.hands.items()} == dict.fromkeys(("n1", "n2", "s1", "s2"), 3)
    assert table.asked() == [("n1", "pick"), ("n2", "pick"), ("s1", "pick"), ("s2", "pick")]


def test_F3_picks_are_secret_until_all_have_picked_then_open_their_seals():
    table = Table("team", *DEALT)
    events = table.does("n1", d.Pick(30))
    made = events[0]
    assert isinstance(made, DecisionMade) and made.public is None and made.secret.audience == "n1"
    assert kinds(events) == ["DecisionMade", "CardPicked"]
    for seat, card in (("n2", 1), ("s1", 40)):
        table.does(seat, d.Pick(card))
    shown = next(event for event in table.does("s2", d.Pick(11)) if isinstance(event, e.PicksShown))
    assert shown.picks == {"n1": 30, "n2": 1, "s1": 40, "s2": 11}
    assert sorted(one.audience for one in shown.opens) == sorted(["n1", "n2", "s1", "s2"] * 2)


def test_F3_a_card_that_is_not_in_hand_is_not_picked():
    refused = Table("team", *DEALT).does("n1", d.Pick(40))
    assert isinstance(refused, Rejection) and refused.rule == "F3"


def test_F4_the_highest_pick_acts_first():
    table = Table("team", *DEALT)
    table.picks(n1=30, n2=1, s1=40, s2=11)
    assert table.board.order == ("s1", "n1", "s2", "n2")


@pytest.mark.parametrize("deed", ["raid", "steal"])
def test_F5_only_an_enemy_is_raided_or_robbed(deed):
    table = acting()
    prompt = table.prompt("n1")
    for seat in ("n1", "n2"):
        assert why(FORAY, table.board, prompt, f"button:{deed}", f"seat:{seat}") == ("F5", f"{seat} is not an enemy.")
    assert why(FORAY, table.board, prompt, f"button:{deed}", "seat:s1") == ("", "")
    assert why(FORAY, table.board, prompt, f"button:{deed}", "card:10") == ("", "")


@pytest.mark.parametrize("scenario", ["team", "duel", "alone"])
def test_F5_only_enemies_are_raided(scenario):
    table = Table(scenario)
    for seat in table.board.setup.seats:
        table.does(seat, d.Pick(table.board.hands[seat][0]))
    (seat, _) = table.asked()[0]
    raids = {one.target for one in FORAY.rules.legal(table.board, table.prompt(seat)) if isinstance(one, d.Raid)}
    assert raids == set(table.board.enemies(seat)) or raids == {"wind"}


def test_F6_block_and_press_alternate_until_somebody_passes():
    table = acting()
    table.does("n1", d.Raid("s1"))
    assert ("s1", "react") in table.asked()
    table.does("s1", d.Play(40), kind="react")
    assert ("n1", "react") in table.asked()
    table.does("n1", d.Play(20), kind="react")
    assert ("s1", "react") in table.asked()
    flip = next(x for x in table.does("s1", d.Pass(), 9, kind="react") if isinstance(x, e.CardFlipped))
    assert flip.card == 9 and [(p.name, p.value) for p in flip.test.parts] == [
        ("base", 7),
        ("raised", 2),
        ("pressed", -2),
    ]


def test_F6_who_has_no_card_is_passed_over():
    table = acting()
    table.does("n1", d.Raid("s1"))
    for seat, card in (("s1", 40), ("n1", 10), ("s1", 42)):
        table.does(seat, d.Play(card), kind="react")
    assert "CardFlipped" in kinds(table.does("n1", d.Play(20), 9, kind="react"))


def test_F7_the_offer_to_shield_stays_open_and_closes_unanswered_with_the_raid():
    table = acting()
    table.does("n1", d.Raid("s1"))
    offer = table.prompt("s2", "shield")
    assert offer.optional and offer.subject == "s1"
    closed = [x for x in table.does("s1", d.Pass(), 9, kind="react") if isinstance(x, PromptClosed)]
    assert closed == [PromptClosed(offer.id)]


def test_F7_a_shield_raises_what_the_raid_needs():
    table = acting()
    table.does("n1", d.Raid("s1"))
    table.does("s2", d.Play(12), kind="shield")
    flip = next(x for x in table.does("s1", d.Pass(), 8, kind="react") if isinstance(x, e.CardFlipped))
    assert flip.test.target == 9 and not flip.test.success


@pytest.mark.parametrize(("card", "points"), [(7, 1), (6, 0)])
def test_F8_seven_is_enough(card, points):
    table = acting()
    table.does("n1", d.Raid("s1"))
    table.does("s1", d.Pass(), card, kind="react")
    assert table.board.points["north"] == points


def test_F8_the_odds_in_the_event_are_those_of_who_sees_no_hand():
    table = acting()
    table.does("n1", d.Raid("s1"))
    flip = next(x for x in table.does("s1", d.Pass(), 7, kind="react") if isinstance(x, e.CardFlipped))
    public = position_of(table.out.events[: table.out.events.index(flip)], PUBLIC).game.board
    unseen = [card for card in public.cards if card not in public.face_up]
    assert isinstance(flip.test, Test)
    assert (flip.test.wins, flip.test.outcomes) == (sum(card >= 7 for card in unseen), len(unseen))


@pytest.mark.parametrize(("card", "points"), [(6, 1), (7, 0)])
def test_F16_with_low_cards_six_is_enough_and_the_odds_count_from_below(card, points):
    table = Table("team", 10, 20, 48, *DEALT[3:], low=True)
    table.picks(n1=48, n2=1, s1=41, s2=11)
    odds = FORAY.odds(table.board, d.Raid("s1"))
    unseen = [one for one in table.board.cards if one not in table.board.elsewhere]
    assert (odds.target, odds.at_most, odds.wins) == (6, True, sum(one <= 6 for one in unseen))
    table.does("n1", d.Raid("s1"))
    flip = next(x for x in table.does("s1", d.Pass(), card, kind="react") if isinstance(x, e.CardFlipped))
    assert flip.test.at_most and flip.test.success == bool(points)
    assert table.board.points["north"] == points


def test_F16_a_block_lowers_what_a_raid_may_have_and_a_press_raises_it():
    table = Table("team", 10, 20, 48, *DEALT[3:], low=True)
    table.picks(n1=48, n2=1, s1=41, s2=11)
    table.does("n1", d.Raid("s1"))
    table.does("s1", d.Play(40), kind="react")
    table.does("n1", d.Play(10), kind="react")
    table.does("s1", d.Play(42), kind="react")
    flip = next(x for x in table.does("n1", d.Pass(), 5, kind="react") if isinstance(x, e.CardFlipped))
    assert [(part.name, part.value) for part in flip.test.parts] == [("base", 6), ("raised", -4), ("pressed", 2)]
    assert (flip.test.target, flip.test.success) == (4, False)


def test_F9_a_stolen_card_is_drawn_by_the_chain_of_who_loses_it_and_known_to_two():
    table = acting()
    stolen = next(x for x in table.does("n1", d.Steal("s1"), 42) if isinstance(x, e.CardStolen))
    assert (stolen.use.audience, stolen.use.size) == ("s1", 2)
    assert (stolen.secret.audience, stolen.gain.audience) == ("s1", "n1")
    assert table.board.hands["n1"] == (10, 20, 42)


def test_F10_a_confided_card_is_sent_to_both_seats_and_reveals_hidden_information():
    table = acting()
    table.does("n1", d.Confide())
    told = next(x for x in table.does("n1", d.Choose(20)) if isinstance(x, e.Confided))
    assert [(part.audience, part.content) for part in told.told] == [("n1", 20), ("n2", 20)] and told.shows


def test_F11_what_is_asked_of_a_chosen_card_is_sealed():
    table = acting()
    table.does("n1", d.Bury())
    opened = table.does("n1", d.Choose(20))[-1]
    assert (opened.kind, opened.subject) == ("", "") and opened.secret.content.subject == "20"
    drawn = [x for x in table.does("n1", d.LetGo(), 5) if isinstance(x, e.CardDrawn)]
    assert len(drawn) == 1 and table.board.face_down["n1"] == (20,)


def test_F11_a_kept_card_stays():
    table = acting()
    table.does("n1", d.Bury())
    table.does("n1", d.Choose(20))
    table.does("n1", d.Keep())
    assert 20 in table.board.hands["n1"] and table.board.face_down["n1"] == ()


@pytest.mark.parametrize(("gust", "points"), [(10, 0), (9, 1)])
def test_F12_alone_the_wind_takes_a_point(gust, points):
    table = Table("alone", 1, 2, 3, rounds=2)
    table.does("n1", d.Pick(1))
    table.does("n1", d.Raid("wind"), 20, gust)
    assert table.board.points == {"north": points}


@pytest.mark.parametrize(("goal", "winners"), [(1, ("n1",)), (2, ())])
def test_F13_alone_the_goal_wins(goal, winners):
    table = Table("alone", 1, 2, 3, rounds=1, goal=goal)
    table.does("n1", d.Pick(1))
    table.does("n1", d.Raid("wind"), 20, 4)
    assert table.game.outcome.winners == winners


def test_F13_equal_points_have_no_winner():
    table = Table("duel", rounds=1)
    for seat in ("n1", "s1"):
        table.does(seat, d.Pick(table.board.hands[seat][0]))
    while table.game.outcome is None:
        table.does(table.asked()[0][0], d.Rest())
    assert table.game.outcome.winners == ()
