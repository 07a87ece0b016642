"""A campaign on the page, as far as the drawing and the events carry it: the page knows no system."""

from collections.abc import Callable

import pytest

from tests.page.browser import Person

pytestmark = pytest.mark.slow


def test_a_campaign_against_the_bot_leads_into_its_first_scenario_and_back(person: Callable[..., Person]) -> None:
    anna = person()
    anna.opens("/").clicks("[data-pack='stalingrad']")
    anna.page.get_by_role("button", name="A campaign").click()
    anna.clicks("[data-seat='soviet']")
    anna.clicks("[data-against='bot']")
    anna.page.wait_for_url("**/g/*")
    campaign = anna.page.url
    while not anna.sees(".story a:text('Go there')"):
        before = anna.page.locator(".story li").count()
        anna.decides()
        anna.page.wait_for_function("(before) => document.querySelectorAll('.story li').length > before", arg=before)
        anna.waits_for("[data-choice], [data-decide], .story a:text('Go there')")
    assert not anna.axe()
    anna.clicks(".story a:text('Go there')")
    anna.waits_for("[data-panel='hand-soviet'] [data-handle]")
    anna.waits_for("[data-choice]")
    anna.page.get_by_role("link", name="Its campaign").click()
    anna.page.wait_for_url(campaign)
    anna.waits_for("[data-panel]")
