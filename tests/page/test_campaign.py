"""A campaign on the page, as far as the drawing and the events carry it: the page knows no system."""

from collections.abc import Callable

import pytest

from tests.page.browser import ASKED, Person, plays_until

pytestmark = pytest.mark.slow

SCENARIOS = 3


def test_three_scenarios_of_a_campaign_are_played_from_its_creation_on(person: Callable[..., Person]) -> None:
    anna = person()
    campaign = anna.begins_campaign("stalingrad", "soviet", "bot")
    for scenario in range(1, SCENARIOS + 1):
        game = f"/g/{campaign}-{scenario}"
        plays_until(anna, f".story a[href='{game}']", choose=None)
        anna.clicks(f".story a[href='{game}']")
        anna.page.wait_for_url(f"**{game}")
        anna.waits_for("[data-panel='hand-soviet'] [data-handle]")
        anna.decides()
        plays_until(anna, "[data-choice='button:withdraw']", choose=None)
        anna.chooses("Resign")
        anna.clicks("[data-yes]")
        anna.clicks("[data-call='ConfirmEnd']")
        anna.page.get_by_text("The game is over.").wait_for()
        anna.page.get_by_role("link", name="Its campaign").click()
        anna.page.wait_for_url(f"**/g/{campaign}")
        anna.waits_for(f".story a[href='{game}']")
        anna.clicks(".tabs button:text-is('Scenario by scenario')")
        assert "Victory: German" in anna.waits_for(".drawer .panel:not([hidden])").inner_text()
    anna.waits_for(ASKED)
    assert not anna.sees(".alarm")


def test_the_binders_are_leafed_through(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins_campaign("stalingrad", "soviet", "bot")
    anna.clicks(".tabs button:text-is('City binder')")
    leaf = ".drawer .panel:not([hidden]) figcaption"
    areas = [anna.waits_for(leaf).inner_text()]
    while anna.sees(f"{leaf} [aria-label='Next leaf']:enabled"):
        anna.clicks(f"{leaf} [aria-label='Next leaf']")
        areas.append(anna.waits_for(leaf).inner_text())
    assert len(areas) == len(set(areas)) == 9 and "Altered tiles" in areas[-1] and "9 / 9" in areas[-1]
    anna.page.keyboard.press("Enter")
    assert "8 / 9" in anna.waits_for(leaf).inner_text(), "the focus is on what turns back"
    anna.clicks(".tabs button:text-is('Soviet: binder of cards')")
    assert "Available" in anna.waits_for(leaf).inner_text() and not anna.sees(".tabs button:has-text('German: binder')")
    assert not anna.axe()
