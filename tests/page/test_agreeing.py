"""What players agree on beside the game, by the buttons of the page: the reply limit, and standing orders."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from tests.page.browser import OVER, ROLLED, UNFOLD, Person, begins_and_rolls, plays_until

pytestmark = pytest.mark.slow

EXTEND, PAUSE, RESUME = (f"[data-limit='LIMIT_CHANGE_{change}']" for change in ("EXTEND", "PAUSE", "RESUME"))
AGREE, DECLINE = ("[data-answer='agree']", "[data-answer='decline']")


def matters(one: Person, said: str, state: str = "visible") -> None:
    one.page.locator(".matters").get_by_text(said).wait_for(state=state)


def test_two_players_extend_pause_and_resume_the_reply_limit(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    anna.clicks(EXTEND)
    matters(ben, "The US: a request to extend the reply limit by 3 days")
    matters(anna, "You ask to extend the reply limit by 3 days")
    assert not anna.sees(PAUSE), "one request at a time"
    ben.clicks(AGREE)
    for one in (anna, ben):
        matters(one, "to extend the reply limit", "detached")
    ben.clicks(PAUSE)
    matters(anna, "The Germans: a request to pause the reply limit")
    anna.clicks(DECLINE)
    matters(ben, "to pause the reply limit", "detached")
    ben.clicks(PAUSE)
    anna.clicks(AGREE)
    for one in (anna, ben):
        matters(one, "The reply limit is paused.")
    anna.clicks(RESUME)
    matters(ben, "The US: a request to resume the reply limit")
    matters(anna, "you can resume it without consent")
    assert not anna.sees("[data-call='RequestLimit']"), "the request has to stand for as long as the limit"
    anna.page.locator(".matters").get_by_role("button", name="Withdraw").click()
    matters(ben, "to resume the reply limit", "detached")
    anna.clicks(RESUME)
    ben.clicks(AGREE)
    for one in (anna, ben):
        matters(one, "The reply limit is paused.", "detached")
        assert not one.sees(".alarm")


def test_player_who_asked_a_limit_ago_can_resume_without_consent(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    anna.clicks(PAUSE)
    ben.clicks(AGREE)
    anna.clicks(RESUME)
    matters(anna, "you can resume it without consent")
    assert not anna.sees("[data-call='RequestLimit']")
    anna.page.clock.set_system_time(datetime.now() + timedelta(days=31))
    anna.page.reload()
    anna.waits_for("[data-call='RequestLimit']")


def test_an_order_is_given_and_taken_back(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("russian_front", "a", "soviet", "bot")
    plays_until(anna, "[data-order]")
    anna.clicks(".orders summary")
    offered = anna.page.locator("[data-order]").first.get_attribute("data-order")
    anna.clicks(f"[data-order='{offered}']")
    matters(anna, "Standing order: ")
    assert not anna.sees(f"[data-order='{offered}']")
    anna.page.locator(".matters li", has_text="Standing order").get_by_role("button", name="Take it back").click()
    matters(anna, "Standing order: ", "detached")
    anna.waits_for(f"[data-order='{offered}']")


def test_a_roll_says_whether_it_succeeded_and_by_which_rule(person: Callable[..., Person]) -> None:
    anna = person()
    begins_and_rolls(anna)
    row = anna.page.locator(".story .check").first
    row.locator(".counts").evaluate(UNFOLD)
    row.locator(".counts").wait_for()
    assert re.search(r"\b(hit|miss)", row.inner_text()), row.inner_text()
    assert "U20" in row.locator(".counts").inner_text()


@pytest.mark.parametrize(
    ("pack", "scenario", "seat", "language"),
    [("russian_front", "a", "axis", "en"), ("tankduel", "m1", "german_1", "cs")],
)
def test_every_roll_and_flip_says_what_counts_in_it_and_by_which_rule(
    person: Callable[..., Person], pack: str, scenario: str, seat: str, language: str
) -> None:
    anna = person(language=language)
    anna.begins(pack, scenario, seat, "bot")
    plays_until(anna, f"{ROLLED}, {OVER}")
    for row in anna.page.locator(".story .check").all():
        row.locator(".proof").evaluate(UNFOLD)
        row.locator(".proof > summary").click()
        counts = row.locator(".counts")
        counts.wait_for()
        assert re.search(r"\w+.* \((NR|TD)\w+\)", counts.inner_text()), counts.inner_text()
