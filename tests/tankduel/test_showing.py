"""TD120: hands that players show to their team-mates, where the set-up lets them."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Purpose, Use
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.game import blank, fold
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.undo import UndoClass, undo_class
from kronika.domain.kernel.words import PUBLIC, REFEREE, Rejection
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel import resigning
from kronika.domain.tankduel.setup import Choices
from kronika.domain.tankduel.system import TANKDUEL
from tests.tankduel.pairs import told
from tests.tankduel.position import FOUR, LINK, TWO, Table, of

SHOW = d.ShowHand()
OTHERS = (PUBLIC, "soviet_1", "soviet_2")


def battle(seats=FOUR, **options):
    """All are asked for their initiative cards."""
    return Table(seats=seats, shown_hands=True, **options)


def viewer(table, audience):
    """The board as an audience sees it."""
    seen = [(version, blind(event, audience)) for version, event in enumerate(table.out.events, 1)]
    return fold(seen, blank(TANKDUEL, audience)).game.board


def shown_to(table, audience):
    """What an audience has been shown of hands, by seat."""
    return {hand.seat: hand.cards for hand in TANKDUEL.view(viewer(table, audience)).shown_hands}


def test_TD120_a_hand_is_shown_to_team_mates_alone():
    table = battle()
    hand = table.board.hands["german_1"]
    (shown,) = of(table.does("german_1", SHOW), e.HandShown)
    assert [(part.audience, part.content) for part in shown.told] == [("german_2", hand)]
    assert shown_to(table, "german_2") == {"german_1": hand}
    for audience in ("german_1", REFEREE, *OTHERS):
        assert shown_to(table, audience) == {}
    for seat in OTHERS:
        assert not any(viewer(table, seat).hands[one].count(card) for one in ("german_1", "german_2") for card in hand)


def test_TD120_other_seats_see_the_same_for_every_hand():
    first, second = battle(), battle(draws={"german_1": [3, 9, 27, 61]})
    assert first.board.hands["german_1"] != second.board.hands["german_1"]
    for table in (first, second):
        table.does("german_1", SHOW)
    for audience in OTHERS:
        assert told(first.out.events, audience) == told(second.out.events, audience)
    assert told(first.out.events, "german_2") != told(second.out.events, "german_2")


def test_TD120_a_hand_is_shown_once_a_round_and_the_initiative_is_asked_for_still():
    table = battle()
    asked = table.asked()
    table.does("german_1", SHOW)
    assert sorted(table.asked()) == sorted(asked)
    assert SHOW not in table.options("german_1") and SHOW in table.options("german_2")
    table.given(e.RoundBegan(2))
    assert SHOW in table.options("german_1")


def test_TD120_no_hand_is_shown_where_that_was_not_agreed_on_nor_without_a_team_mate():
    for table, why in ((Table(seats=FOUR), "Hands are not shown"), (battle(TWO), "no team-mate")):
        assert SHOW not in table.options("german_1")
        refused = table.answer(table.prompt("german_1"), SHOW)
        assert isinstance(refused, Rejection) and refused.rule == "TD120" and why in text(refused.said, "en")


@pytest.mark.parametrize("without", [1, 2])
def test_TD81_TD120_without_a_radio_no_hand_is_shown_nor_is_one_shown_to_him(without):
    table = battle(radio=True, **{f"soviet_{without}_tank": "t34a"})
    for seat in ("soviet_1", "soviet_2"):
        refused = table.answer(table.prompt(seat), SHOW)
        assert isinstance(refused, Rejection) and refused.rule == "TD81"
    assert SHOW in battle(**{f"soviet_{without}_tank": "t34a"}).options("soviet_1")
    assert SHOW in table.options("german_1")


def steals(table, thief, victim, card):
    """Leadership takes a card (TD36)."""
    hand = table.board.hands[victim]
    use = Use(1, victim, 1, Purpose("TD36", thief, "theft", victim), None, len(hand))
    taken = e.Taken(card, LINK, hand.index(card))
    table.given(e.CardStolen(thief, victim, use, Sealed(victim, taken), Sealed(thief, card)))


def test_TD120_a_card_seen_leaving_the_hand_is_not_shown_later():
    table = battle()
    card, *rest = table.board.hands["german_1"]
    table.does("german_1", SHOW)
    steals(table, "soviet_1", "german_1", card)
    assert shown_to(table, "german_2") == {"german_1": (card, *rest)}, "he does not see which card goes"
    steals(table, "german_2", "soviet_1", card)
    steals(table, "soviet_2", "german_2", card)
    assert shown_to(table, "german_2") == {"german_1": tuple(rest)}
    assert card not in viewer(table, "german_2").deck


def test_TD120_what_was_known_by_an_earlier_showing_stays_known_till_the_shuffle():
    table = battle()
    hand = table.board.hands["german_1"]
    table.does("german_1", SHOW)
    table.given(e.CardDropped("german_1", Sealed("german_1", hand[0])), e.RoundBegan(2))
    table.does("german_1", SHOW)
    (shown,) = TANKDUEL.view(viewer(table, "german_2")).shown_hands
    assert (shown.round, shown.cards) == (2, hand[1:])
    assert not set(hand) & set(viewer(table, "german_2").deck)


def test_TD120_the_hand_of_who_has_left_is_shown_no_more():
    table = battle()
    table.does("german_1", SHOW)
    resigning.resigned(table.out, "german_1", table.chance)
    assert shown_to(table, "german_2") == {}


def test_TD120_a_second_time_in_a_round_is_refused_with_the_rule():
    table = battle()
    table.does("german_1", SHOW)
    refused = table.answer(table.prompt("german_1"), SHOW)
    assert isinstance(refused, Rejection) and refused.rule == "TD120"
    assert "in this round" in text(refused.said, "en")


def test_TD120_cards_that_are_seen_elsewhere_since_are_shown_no_more_and_none_after_a_shuffle():
    table = battle()
    first, *rest = table.board.hands["german_1"]
    table.does("german_1", SHOW, d.Lay(first))
    assert shown_to(table, "german_2") == {"german_1": (first, *rest)}, "where the card lies face down"
    for seat in FOUR[1:]:
        table.does(seat, d.Lay(table.board.hands[seat][0]))
    assert shown_to(table, "german_2") == {"german_1": tuple(rest)}
    table.given(e.Reshuffled(2, 50, None))
    assert shown_to(table, "german_2") == {}


def test_TD120_who_was_shown_a_card_does_not_look_for_it_in_the_deck_nor_count_it_for_a_shot():
    table = battle()
    hand = table.board.hands["german_1"]
    before = viewer(table, "german_2")
    assert set(hand) <= set(before.deck)
    table.does("german_1", SHOW)
    after = viewer(table, "german_2")
    assert not set(hand) & set(after.deck) and set(hand) <= set(viewer(table, "soviet_1").deck)
    for one, other in zip(TANKDUEL.view(before).shots, TANKDUEL.view(after).shots, strict=True):
        assert other.cards == one.cards - len(hand) == len(after.deck)


def test_TD120_what_was_shown_is_not_taken_back_without_consent():
    table = battle()
    before = table.out.version
    table.does("german_1", SHOW)
    assert undo_class(table.out.position, "german_1", before) == UndoClass.CONSENT


def test_a_hand_shown_that_is_not_the_hand_contradicts_the_log():
    table = battle()
    before = {audience: viewer(table, audience) for audience in (REFEREE, "german_2")}
    (shown,) = of(table.does("german_1", SHOW), e.HandShown)
    hand, own = table.board.hands["german_1"], table.board.hands["german_2"]
    for board in before.values():
        assert TANKDUEL.log_checks.check_event(board, shown) == ""
        for cards in (hand[:-1], own, (*hand[:-1], hand[0]), (*hand[:-1], 999)):
            forged = e.HandShown("german_1", (Sealed("german_2", cards),))
            assert "shows other cards" in TANKDUEL.log_checks.check_event(board, forged)
        for audience in ("soviet_1", "german_1", REFEREE):
            forged = e.HandShown("german_1", (Sealed(audience, hand),))
            assert "shows its hand to others" in TANKDUEL.log_checks.check_event(board, forged)


def test_a_hand_that_is_shown_is_drawn_and_written_for_the_team_mate():
    table = battle()
    table.does("german_1", SHOW)
    for audience, there in (("german_2", True), ("german_1", False), ("soviet_1", False)):
        names = [panel.name for panel in TANKDUEL.rendering.panels(viewer(table, audience), "en")]
        assert ("shown-german_1" in names) == there


def test_players_who_stay_together_against_robata_may_show_hands_too():
    table = battle(("german_1", "german_2"))
    table.does("german_1", SHOW)
    assert shown_to(table, "german_2") == {"german_1": table.board.hands["german_1"]}


def test_the_set_up_of_a_battle_that_goes_on_elsewhere_keeps_what_hands_are_to_team_mates():
    table = battle()
    setup = TANKDUEL.set_up(table.board)
    assert isinstance(setup, Choices) and setup.shown_hands
    (taken,) = TANKDUEL.inherit(table.out.events, table.board)
    assert isinstance(taken, e.TakenOver) and taken.shown_hands
