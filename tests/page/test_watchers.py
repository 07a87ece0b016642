"""Fifty browsers that watch one game."""

from collections.abc import Callable

import pytest

from tests.embedded import Embedded
from tests.page.browser import ASKED, Person

pytestmark = pytest.mark.soak

WATCHERS = 50


def test_fifty_browsers_watching_one_game_get_every_event(person: Callable[..., Person], service: Embedded) -> None:
    anna = person()
    game = anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    watchers = [person(wide=390) for _ in range(WATCHERS)]
    for one in watchers:
        one.page.goto(f"{one.address}/g/{game}", wait_until="commit")
    for one in watchers:
        one.waits_for("[data-panel='board']")
    assert service.app.watchers.spectators(game) == WATCHERS
    anna.decides()
    anna.page.get_by_text("have the initiative").wait_for()
    anna.waits_for(ASKED)
    told = anna.story()
    for one in watchers:
        one.page.get_by_text("have the initiative").wait_for()
        one.until(
            "(last) => document.querySelector(`.story li[data-version='${last}']`)",
            anna.page.locator(".story > ol > li").last.get_attribute("data-version"),
        )
        assert not one.sees(".alarm, .refusal, [data-choice]")
        assert len(one.story()) == len(told)
