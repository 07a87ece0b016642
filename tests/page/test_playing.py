"""Games played on the page by clicks alone."""

from collections.abc import Callable

import pytest

from tests.page.browser import ASKED, OVER, Person, begins_and_rolls, plays_until

pytestmark = pytest.mark.slow


def test_a_game_against_the_bot_takes_four_clicks_and_is_played_to_its_end(person: Callable[..., Person]) -> None:
    anna = person()
    begins_and_rolls(anna)
    assert "verified: no other outcome was possible" in (anna.page.locator(".story").text_content() or "")
    plays_until(anna, OVER)
    anna.clicks("[data-call='ConfirmEnd']")
    anna.page.get_by_text("The game is over.").wait_for()
    over = anna.page.url
    anna.clicks("[data-rematch]")
    anna.page.wait_for_url(lambda url: url != over)
    anna.waits_for(ASKED)
    anna.page.get_by_text("The US: sensible (bot)").wait_for()
    assert not anna.sees(".alarm")


def test_a_friend_sits_down_by_a_link_and_both_see_each_move(person: Callable[..., Person]) -> None:
    anna, ben = person(), person(language="cs")
    game = anna.begins("normandy", "1", "us", "friend")
    link = anna.waits_for("#invitation").input_value()
    assert link.startswith(f"{anna.address}/i/{game}#")
    ben.opens(link).clicks("button[data-seat='german']")
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
        while not both.sees("[data-choice]"):  # what the other seat is asked may come later, and cover the screen again
            both.waits_for("[data-hand], [data-choice]")
            if both.sees("[data-hand]"):
                both.clicks("[data-hand]")
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
    anna.waits_for(".urge").get_by_role("button", name="Later").click()
    anna.waits_for("[data-choice]")
    anna.asks_always()
    anna.clicks(".boards .lit")
    anna.waits_for("[data-decide], .chip")
    anna.page.keyboard.press("Escape")
    assert not anna.sees("[data-decide]") and not anna.sees(".chip") and anna.sees("[data-choice]")


def test_a_click_on_the_board_points_at_what_is_lit(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    anna.asks_always()
    lit = anna.page.locator(".boards svg .lit").first
    handle = lit.get_attribute("data-handle")
    lit.click()
    anna.waits_for(".chip")
    assert anna.page.locator(f".boards svg [data-handle='{handle}'].pointed").count()


def test_one_click_does_what_the_undo_beside_the_question_takes_back(
    person: Callable[..., Person],
) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "friend")
    person().opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    card = anna.waits_for(".hand .lit").get_attribute("data-handle")
    assert not anna.page.locator(f"[data-panel='cards-us'] .lit[data-handle='{card}']").count(), (
        "the twin in the supply"
    )
    anna.page.locator(".hand .lit").first.click()
    anna.waits_for(".prompt [data-undo='UNDO_CLASS_FREE']").click()
    anna.waits_for(".hand .lit")
    anna.clicks(".menu summary")
    anna.clicks("#asks")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".hand .lit").first.click()
    anna.waits_for(".at [data-decide]:focus")
    anna.page.keyboard.press("Escape")
    assert not anna.sees(".at") and not anna.sees(".chip")
    assert anna.waits_for(".hand .lit")


def test_a_menu_at_the_click_confirms_a_decision_that_asks_others(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    anna.decides()
    while not anna.sees("[data-choice='button:end_turn']"):
        anna.decides()
        anna.waits_for(ASKED)
    anna.clicks("[data-choice='button:end_turn']")
    menu, button = anna.waits_for(".at"), anna.page.locator("[data-choice='button:end_turn']")
    assert anna.page.evaluate("document.activeElement.matches('.at [role=menuitem]')") and not button.count()
    assert menu.bounding_box()["y"] < 160, "it opens below the button"
    before = anna.taken
    anna.page.keyboard.press("Enter")
    anna.waits_for(ASKED)
    assert anna.taken > before


CLICKS_ANOTHER_CARD = """() => {
    const cards = (panel) => [...document.querySelectorAll(`${panel} [data-handle^="card:"]`)];
    const hand = cards(".hand").map((one) => one.dataset.handle);
    const other = cards("[data-panel='cards-us']").find((one) => !hand.includes(one.dataset.handle));
    const there = Boolean(other && document.querySelector(".hand .lit"));
    if (there) other.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return there;
}"""
"""Clicks a card that is not in the hand, once the hand is lit."""


def test_a_click_on_what_is_not_lit_says_why_or_what_is_asked(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    told = anna.page.locator("#alarms .refusal")
    anna.page.locator(".boards svg [data-handle^='space:']").first.dispatch_event("click")
    told.filter(has_text=anna.page.locator(".asked").first.inner_text()).wait_for()
    anna.until(CLICKS_ANOTHER_CARD)
    told.filter(has_text="is not in your hand").filter(has_text="U6").wait_for()
    assert anna.sees("[data-choice]")


def test_a_decision_is_made_by_the_keyboard_alone(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    anna.asks_always()
    anna.page.locator(ASKED).first.focus()
    while not anna.sees("[data-decide]"):
        anna.page.keyboard.press("Enter")
        anna.until("() => document.activeElement.matches('[data-first]')")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_text("have the initiative").wait_for()


def test_an_undo_says_beforehand_what_it_needs_and_a_friend_is_asked(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    for one in (anna, ben):
        one.waits_for("[data-choice]")
        one.decides()
    anna.page.get_by_text("have the initiative").wait_for()
    anna.clicks("[data-undo='UNDO_CLASS_CONSENT']")
    ben.page.get_by_text("a request to go back to before").first.wait_for()
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
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    anna.waits_for("[data-choice]")
    anna.chooses("Offer a draw")
    ben.clicks("[data-call='OfferDraw']")
    for one in (anna, ben):
        one.clicks("[data-call='ConfirmEnd']")
    anna.page.get_by_text("Rematch").wait_for(state="attached")
    assert anna.page.locator(".won").get_attribute("data-side") is None, "nobody has won"


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
    ben.page.get_by_role("heading", name="Nová hra").wait_for()
    ben.begins("normandy", "1", "us", "bot")
    ben.waits_for("[data-choice]")
    assert ben.page.get_by_text("hra začíná", exact=False).count() or ben.page.get_by_text("Hra začíná").count()
