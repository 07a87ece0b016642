"""The frame of a game: it never scrolls as a page, nothing is cut off, and the player's place in it is kept."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.bench.framing import CUT_OFF, DESKS, OUT_OF_VIEW, PHONE, SETTLED, SHARES, SMALL
from tests.page.browser import ASKED, ROLLED, UNREACHED, Person, plays_until

LEAST = {1280: (0.5, 0.65), 1440: (0.6, 0.75), 1920: (0.6, 0.75)}
"""The share of the window that the board has with the log and without it."""
MANY = 12
MOST_PIECES = 0.75
READABLE = 15
"""How many pixels high or wide a piece is at least on a phone, in the middle of the larger half of them."""
FOCUSED = "() => document.querySelector('.choice').contains(document.activeElement)"
SIDES = """[...document.querySelectorAll(".story li[data-side]")]
    .map((one) => [one.dataset.side, one.querySelector(".line").innerText.trim()])"""
"""The lines of the log, each with its side."""
COVERING = """() => {
    const { left, right, top, bottom } = document.querySelector(".stage .sheet").getBoundingClientRect();
    const isIn = (box) =>
        box.width > 1 && box.right > left + 1 && box.left < right - 1 && box.bottom > top + 1 && box.top < bottom - 1;
    return [...document.querySelectorAll("button, summary, .overview, #notices > *")]
        .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
        .filter(([, box]) => isIn(box))
        .map(([one]) => one.outerHTML.slice(0, 80));
}"""
"""What lies over the board."""
CUT_CARDS = """() => {
    const { top, bottom } = document.querySelector(".hand").getBoundingClientRect();
    return [...document.querySelectorAll(".hand .fanned")].map((one) => one.getBoundingClientRect())
        .filter((one) => one.top < top - 1 || one.bottom > bottom + 1).length;
}"""
IN_VIEW = """() => {
    const { left, right, top, bottom } = document.querySelector(".stage .sheet").getBoundingClientRect();
    const inner = document.querySelectorAll(".stage [data-handle] [data-handle]");
    const boxes = [...inner].map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    const isIn = (one) => one.right > left && one.left < right && one.bottom > top && one.top < bottom;
    return boxes.filter(isIn).length / boxes.length;
}"""
"""The share of the pieces that is in view."""
WHOLE = (
    "[...document.querySelectorAll('.hand .fanned')].every((one) => one.getBoundingClientRect().bottom <= innerHeight)"
)
LIT = "() => document.querySelectorAll('.boards .lit').length"
PIECES = """() => [...document.querySelectorAll(".stage [data-handle] [data-handle]")]
    .map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))
    .filter(Boolean).sort((one, other) => one - other)"""
UNREAD = """() => [...document.querySelectorAll(".asked")]
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1).length"""
PLAYED = "document.querySelector('.playback h2 small').textContent"


def resize(one: Person, wide: int, high: int) -> None:
    one.page.set_viewport_size({"width": wide, "height": high})
    one.page.evaluate(SETTLED)


@pytest.fixture(params=[("normandy", "1", "us"), ("russian_front", "a", "axis"), ("tankduel", "m1", "german_1")])
def anna(person: Callable[..., Person], request: pytest.FixtureRequest) -> Person:
    anna = person()
    anna.begins(*request.param, "bot")
    anna.waits_for(".urge").get_by_role("button", name="Later").click()
    anna.waits_for(ASKED)
    return anna


def test_a_game_fills_the_window_and_nothing_is_cut_off(anna: Person) -> None:
    for wide, high in DESKS:
        resize(anna, wide, high)
        assert not anna.page.evaluate(OUT_OF_VIEW), wide
        anna.until(WHOLE)
        assert anna.page.evaluate(SHARES)[0] >= LEAST[wide][0], wide
        for tab in anna.page.query_selector_all(".tabs .of-drawer:not([hidden])"):
            tab.click()
            assert not anna.page.evaluate(CUT_OFF), wide
            assert anna.page.locator(f"[data-panel='{tab.get_attribute('data-tab')}'] svg").is_visible()
            anna.page.keyboard.press("Escape")
            assert not anna.sees(".drawer:not([hidden])")
        anna.clicks(".shows-log")
        anna.page.evaluate(SETTLED)
        assert anna.page.evaluate(SHARES)[0] >= LEAST[wide][1] and anna.page.locator(".story").is_hidden(), wide
        anna.clicks(".shows-log")


def test_a_phone_shows_board_question_and_hand_together_and_the_log_as_a_tab(anna: Person) -> None:
    resize(anna, *PHONE)
    assert not anna.page.evaluate(OUT_OF_VIEW)
    assert not anna.page.evaluate(SMALL), "targets that are too small for a finger"
    board, bar, hand = (anna.page.locator(f"{one}").bounding_box()["y"] for one in (".stage", ".prompt", ".dock"))
    assert board < bar < hand
    assert not anna.page.evaluate(UNREAD)
    pieces = anna.page.evaluate(PIECES)
    assert not pieces or pieces[len(pieces) * 3 // 4] >= READABLE
    assert not pieces or anna.page.evaluate(IN_VIEW) > MOST_PIECES
    assert not anna.page.evaluate(COVERING)
    assert anna.page.locator(".hand .fanned").count() and not anna.page.evaluate(CUT_CARDS)
    assert anna.page.locator(".story").is_hidden()
    anna.page.keyboard.press("f")
    assert anna.page.locator(".overview").is_hidden()
    anna.clicks(".dock .log")
    assert anna.page.locator(".story").is_visible()
    anna.clicks(".tabs .tab")
    assert anna.page.locator(".story").is_hidden()
    assert not anna.page.evaluate(UNREACHED)


def test_orders_that_can_be_given_leave_the_log_in_view(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    anna.waits_for(ASKED)
    anna.waits_for(".urge").get_by_role("button", name="Later").click()
    anna.waits_for(".standing summary").click()
    box = anna.page.locator(".story").bounding_box()
    assert box["height"] > 100 and box["y"] + box["height"] <= 900


def test_a_long_list_of_choices_is_a_menu_that_the_keyboard_opens(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("russian_front", "a", "axis", "bot")
    while anna.waits_for(ASKED) and anna.page.locator(".choice [data-choice]").count() <= MANY:
        anna.decides(lambda count: count // 2)
    assert not anna.page.locator(".choice > .next .thing").count(), "the board shows them"
    things = anna.page.locator(".choice .all .thing")
    assert things.count() > MANY and things.first.is_hidden()
    anna.tabs_to(".choice .all > summary")
    anna.page.keyboard.press("Enter")
    anna.tabs_to(".choice .all .thing")
    asked = anna.page.locator(".asked").first.inner_text()
    anna.page.keyboard.press("Enter")
    anna.until("(was) => document.querySelector('.chip') || document.querySelector('.asked')?.innerText !== was", asked)


def test_the_focus_stays_in_the_bar_from_one_decision_to_the_next(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    anna.tabs_to(".choice [data-first]")
    for _ in range(12):
        anna.waits_for(ASKED)
        anna.until("() => document.activeElement.matches('.choice [data-first]')")
        anna.page.keyboard.press("Enter")
        anna.until("() => document.querySelector('.choice').ariaBusy !== 'true'")
        assert anna.page.evaluate(FOCUSED)


def test_the_first_choice_is_at_most_two_tabs_away(anna: Person) -> None:
    anna.page.reload()
    anna.waits_for(ASKED)
    for _ in range(2):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.matches('.choice [data-first]')"):
            return
    raise AssertionError("the first choice is farther away")


def test_the_log_marks_whose_line_it_is_and_tells_a_roll_in_short(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    plays_until(anna, ".story .result .roll")
    lines = anna.page.evaluate(SIDES)
    for side, name in (("0", "The US "), ("1", "The Germans ")):
        assert {of for of, said in lines if said.startswith(name)} == {side}
    roll = anna.page.locator(".story .result .roll").first.inner_text()
    assert re.fullmatch(r"\d+(, \d+)*( [≥<] \d+)? [✓✗]", roll)
    assert "you" in anna.page.locator(".people li:has([data-side='0'])").inner_text()


def test_playback_keeps_choices_lit_and_a_click_on_one_ends_it(
    person: Callable[..., Person],
) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    plays_until(anna, ROLLED)
    anna.waits_for(ASKED)
    lit: Callable[[], Any] = lambda: anna.page.evaluate(LIT)  # noqa: E731
    while not (lit() and anna.page.evaluate(f"{PLAYED}.endsWith('/ 1') === false")):
        anna.decides(lambda count: count - 1)
        anna.waits_for(ASKED)
    before = lit()
    anna.asks_always()
    anna.clicks("[data-playback='step']")
    anna.until("() => document.querySelector('.playback.behind')")
    anna.clicks(".boards .stage .lit, .boards .hand .lit")
    anna.waits_for(".chip, [data-decide]")
    assert not anna.sees(".playback.behind"), "the board of now is shown"
    anna.page.keyboard.press("Escape")
    anna.until(f"(before) => ({LIT})() === before", before)
