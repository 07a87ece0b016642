"""Games played on the page by clicks alone."""

from collections.abc import Callable

import pytest

from tests.page.browser import ASKED, OVER, Person, begins_and_rolls, plays_until

pytestmark = pytest.mark.slow


def test_a_game_against_the_bot_takes_four_clicks_and_is_played_to_its_end(person: Callable[..., Person]) -> None:
    anna = person()
    begins_and_rolls(anna)
    assert any("verified: no other outcome was possible" in one for one in anna.story())
    plays_until(anna, OVER)
    anna.clicks("[data-call='ConfirmEnd']")
    anna.page.get_by_text("The game is over.").wait_for()
    over = anna.page.url
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_url(lambda url: url != over)
    anna.waits_for(ASKED)
    anna.page.get_by_text("german: sensible (bot)").wait_for()
    assert not anna.sees(".alarm")


def test_a_friend_sits_down_by_a_link_and_both_see_each_move(person: Callable[..., Person]) -> None:
    anna, ben = person(), person(language="cs")
    game = anna.begins("normandy", "1", "us", "friend")
    link = anna.waits_for("#invitation").input_value()
    assert link.startswith(f"{anna.address}/i/{game}#")
    ben.opens(link).clicks("[data-seat='german']")
    ben.waits_for("[data-choice]")
    anna.waits_for("[data-choice]")
    anna.decides()
    ben.decides()
    for one in (anna, ben):
        one.until("() => document.querySelectorAll('.story li').length > 8")
    again = person().opens(link)
    again.page.get_by_text("All seats are taken.").wait_for()


def test_two_play_on_one_screen_and_neither_sees_the_others_hand(person: Callable[..., Person]) -> None:
    both, looked = person(), set()
    both.begins("normandy", "1", "us", "here")
    for _ in range(2):
        both.clicks("[data-hand]")
        both.waits_for("[data-choice]")
        hands = {
            seat: both.page.locator(f"[data-panel='hand-{seat}'] [data-handle]").count() for seat in ("us", "german")
        }
        (seat,) = [seat for seat, cards in hands.items() if cards]
        assert hands[seat] <= 4, "equal cards lie in one pile"
        looked.add(seat)
        both.decides()
    assert looked == {"us", "german"}


def test_escape_takes_a_half_made_choice_back(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]").click()
    anna.waits_for("[data-decide], .chip")
    anna.page.keyboard.press("Escape")
    assert not anna.sees("[data-decide]") and not anna.sees(".chip") and anna.sees("[data-choice]")


def test_a_click_on_the_board_points_at_what_is_lit(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    lit = anna.page.locator(".boards svg .lit").first
    handle = lit.get_attribute("data-handle")
    lit.click()
    anna.waits_for(".chip")
    assert anna.page.locator(f".boards svg [data-handle='{handle}'].pointed").count()


def test_a_decision_is_made_by_the_keyboard_alone(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED).focus()
    while not anna.sees("[data-decide]"):
        anna.page.keyboard.press("Enter")
        anna.until("() => document.activeElement.matches('[data-first]')")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_text("have the initiative").wait_for()


def test_an_undo_says_beforehand_what_it_needs_and_a_friend_is_asked(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("[data-seat='german']")
    for one in (anna, ben):
        one.waits_for("[data-choice]")
        one.decides()
    anna.page.get_by_text("have the initiative").wait_for()
    anna.clicks("[data-undo='UNDO_CLASS_CONSENT']")
    ben.page.get_by_text("asks to go back to version").first.wait_for()
    ben.clicks("[data-answer='agree']")
    for one in (anna, ben):
        one.waits_for(".story .undone")
        assert not one.sees(".alarm")
    anna.page.get_by_role("heading", name="Pick a card for initiative").wait_for()
    anna.decides()
    anna.clicks("[data-undo='UNDO_CLASS_FREE']")
    anna.page.get_by_role("heading", name="Pick a card for initiative").wait_for()


def test_a_draw_is_offered_and_accepted_by_clicks(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("[data-seat='german']")
    anna.waits_for("[data-choice]")
    anna.page.get_by_role("button", name="Offer a draw").click()
    ben.clicks("[data-call='OfferDraw']")
    for one in (anna, ben):
        one.clicks("[data-call='ConfirmEnd']")
    anna.page.get_by_text("Rematch").wait_for()


def test_language_switches_immediately_and_is_kept(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    anna.page.get_by_role("button", name="Česky").click()
    anna.waits_for("[data-choice]")
    anna.page.get_by_role("heading", name="Kdo hraje").wait_for()
    assert anna.page.locator("html").get_attribute("lang") == "cs"
    anna.page.reload()
    anna.page.get_by_role("heading", name="Kdo hraje").wait_for()


def test_a_spectator_sees_the_board_and_no_hand_and_decides_nothing(person: Callable[..., Person]) -> None:
    anna, stranger = person(), person()
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    stranger.opens(f"/g/{game}").waits_for("[data-panel='board']")
    anna.decides()
    stranger.page.get_by_text("have the initiative").wait_for()
    assert not stranger.sees("[data-choice]") and not stranger.sees("[data-undo]")
    assert not stranger.sees("[data-panel^='hand-'] [data-handle]")


def test_events_appear_in_the_other_language_too(person: Callable[..., Person]) -> None:
    ben = person(language="cs").opens("/")
    ben.page.get_by_role("heading", name="Hrát").wait_for()
    ben.begins("normandy", "1", "us", "bot")
    ben.waits_for("[data-choice]")
    assert ben.page.get_by_text("hra začíná", exact=False).count() or ben.page.get_by_text("Hra začíná").count()
