"""What happened since a player last decided plays back step by step; rules are told at a click."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browser import ASKED, Person

pytestmark = pytest.mark.slow


def steps(one: Person) -> tuple[int, int]:
    """Which step stands there, of how many."""
    at, _, all_ = str(one.page.locator(".playback h2 small").inner_text()).partition(" / ")
    return int(at), int(all_)


def decides_until(one: Person, shows: str, choose: Any = None) -> None:
    for _ in range(80):
        one.decides(choose)
        one.waits_for(ASKED)
        if one.sees(shows):
            return
    raise AssertionError(f"never: {shows}")


def board(one: Person) -> str:
    return str(one.page.locator("[data-panel='board'] svg").inner_html())


def settled(one: Person) -> None:
    """Waits until nothing more comes, as of a bot that thinks."""
    told = -1
    while told != one.page.locator(".story li").count():
        told = one.page.locator(".story li").count()
        one.page.wait_for_timeout(1500)


def test_events_since_the_last_decision_play_back_step_by_step(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    anna.decides()
    anna.waits_for("[data-choice]")
    settled(anna)
    anna.waits_for("[data-playback='step']:enabled").click()
    anna.waits_for(".happened")
    at, all_ = steps(anna)
    assert at == 1 and all_ > 1
    for step in range(1, all_ + 1):
        marked = anna.page.locator(".story [aria-current]")
        said = anna.page.locator(".happened").inner_text()
        assert said.split(".")[0] in marked.inner_text()
        if step < all_:
            before = marked.get_attribute("data-version")
            anna.clicks("[data-playback='step']")
            anna.until(
                "(before) => document.querySelector('.story [aria-current]').dataset.version !== before", given=before
            )
            assert steps(anna) == (step + 1, all_)
    anna.clicks("[data-playback='back']")
    assert steps(anna)[0] == all_ - 1
    anna.clicks("[data-now]")
    anna.page.locator(".happened").wait_for(state="hidden")


def test_a_step_shows_the_board_as_it_was_then_and_skipping_that_of_now(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    decides_until(anna, ".story .line:text-matches('German .* moves? to ')", lambda count: count - 1)
    settled(anna)
    now = board(anna)
    for step in range(1, steps(anna)[1]):
        anna.clicks("[data-playback='step']")
        anna.until("(at) => document.querySelector('.playback h2 small').textContent.startsWith(at)", given=f"{step} ")
        anna.page.wait_for_timeout(500)
        if board(anna) != now:
            break
    assert board(anna) != now
    anna.clicks("[data-playback='skip']")
    assert board(anna) == now


def test_how_far_one_has_watched_is_remembered(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    for _ in range(20):
        anna.decides(lambda count: count - 1)
        settled(anna)
        if anna.sees(".playback h2 small") and steps(anna)[1] > 2:
            break
    anna.waits_for("[data-playback='step']:enabled").click()
    anna.clicks("[data-playback='step']")
    at, all_ = steps(anna)
    assert at == 2
    anna.page.reload()
    anna.waits_for("[data-choice]")
    anna.waits_for("[data-playback='step']:enabled")
    again, all_again = steps(anna)
    assert again > 0 and all_again - again == all_ - at


def test_it_plays_by_itself_where_the_player_wants_that_and_can_be_paused(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for("[data-choice]")
    anna.page.locator("#plays-back").select_option("fast")
    shown = "(document.querySelector('.playback h2 small')?.textContent ?? '0 / 0').split(' / ').map(Number)"
    for _ in range(20):
        anna.decides()
        settled(anna)
        anna.until(f"() => {{ const [at, all] = {shown}; return at === all; }}")
        if anna.page.evaluate(f"{shown}[1]") > 1:
            break
    anna.waits_for("[data-playback='play'][aria-label='play again']")
    again = "const again = () => document.querySelector(\"[data-playback='play']\").click();"
    anna.page.evaluate(f"() => {{ {again} again(); again(); }}")
    assert anna.waits_for("[data-playback='play'][aria-label='play']")
    at, all_ = steps(anna)
    assert at == 1 < all_


def test_a_roll_has_its_parts_in_words_its_rules_and_a_button_that_disputes_it(person: Callable[..., Person]) -> None:
    anna = person(language="cs")
    anna.begins("normandy", "1", "us", "bot")
    decides_until(anna, ".story [data-dispute]", lambda count: count // 2)
    anna.page.locator(".story li:has(.checked) > .rest > summary").last.click()
    told = anna.page.locator(".story .checked:visible").last.inner_text()
    assert "základ" in told and "kryt" in told and "%" in told
    anna.clicks(".story .checked:visible table [data-rule]")
    said = anna.waits_for("dialog[open]").inner_text()
    assert said.startswith("Pravidlo ") and len(said) > 60
    assert not anna.axe()
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("dialog", state="detached")
    anna.clicks(".story .checked:visible [data-dispute]")
    anna.page.locator("#reason").fill("pochybuji")
    anna.page.locator(".notice").get_by_role("button", name="Napadnout").click()
    anna.page.locator(".matters").get_by_text("pochybuji").wait_for()


def test_a_campaign_is_offered_only_where_there_is_one(person: Callable[..., Person]) -> None:
    anna = person()
    for pack, offered in (("normandy", 0), ("stalingrad", 1)):
        anna.opens("/").clicks(f"[data-pack='{pack}']")
        anna.waits_for("[data-scenario]")
        assert anna.page.get_by_role("button", name="A campaign").count() == offered
