"""Whole scenarios between two pages, by clicks alone."""

from collections.abc import Callable

import pytest

from tests.page.browser import OVER, Person, play

pytestmark = pytest.mark.soak

DECIDED = 100
"""Decisions before anybody may withdraw."""
VERSIONS = "(those) => those.map((one) => one.dataset.version)"


def test_a_scenario_of_stalingrad_is_played_to_its_end_between_two_pages(person: Callable[..., Person]) -> None:
    anna, ben = person(), person(language="cs", wide=390)
    anna.begins("stalingrad", "081", "soviet", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    play([anna, ben], OVER, stays=DECIDED)
    for one in (anna, ben):
        one.clicks(OVER)
    anna.page.get_by_text("Rematch").wait_for(state="attached")
    ben.page.get_by_text("Odveta").wait_for()
    for one, checked in ((anna, "everything was checked"), (ben, "ověřeno je vše")):
        one.until("(said) => document.querySelector('.trust').textContent.includes(said)", checked)
        assert not one.sees(".alarm")
    told = [one.page.locator(".story li").evaluate_all(VERSIONS) for one in (anna, ben)]
    assert told[0] == told[1] and len(told[0]) > DECIDED
