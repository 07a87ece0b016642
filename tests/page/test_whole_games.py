"""Whole scenarios between two pages, by clicks alone."""

import random
from collections.abc import Callable, Sequence

import pytest

from tests.page.browser import ASKED, Person
from tests.page.test_playing import OVER

pytestmark = pytest.mark.slow

VERSIONS = "(those) => those.map((one) => one.dataset.version)"


def plays_out(people: Sequence[Person], seed: int) -> None:
    """Whoever is asked decides at random, until the game is over for all."""
    chosen = random.Random(seed)
    while not all(one.sees(OVER) for one in people):
        for one in people:
            if one.sees(ASKED):
                one.step(chosen.randrange)
        people[0].page.evaluate("new Promise(requestAnimationFrame)")


def test_a_scenario_of_stalingrad_is_played_to_its_end_between_two_pages(person: Callable[..., Person]) -> None:
    anna, ben = person(), person(language="cs", wide=390)
    anna.begins("stalingrad", "081", "soviet", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("[data-seat='german']")
    plays_out([anna, ben], 1)
    for one in (anna, ben):
        one.clicks(OVER)
    anna.page.get_by_text("Rematch").wait_for()
    ben.page.get_by_text("Odveta").wait_for()
    for one, checked in ((anna, "everything in it was checked"), (ben, "ověřeno je v ní vše")):
        one.until("(said) => document.querySelector('.trust').textContent.includes(said)", checked)
        assert not one.sees(".alarm")
    told = [one.page.locator(".story li").evaluate_all(VERSIONS) for one in (anna, ben)]
    assert told[0] == told[1] and len(told[0]) > 50
