"""A browser that has no shared workers, as some phones: its pages share one watch by a lock all the same."""

from pathlib import Path
from typing import Any

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.page.browser import ASKED, Person
from tests.page.test_connection import versions

pytestmark = pytest.mark.slow


def test_without_shared_workers_tabs_share_one_watch_and_it_outlives_the_tab_that_held_it(
    browser: Any, tmp_path: Path
) -> None:
    only_one = Settings(data=str(tmp_path / "data"), port=0, requests_a_second=100_000, streams=1)
    with Embedded(only_one) as service:
        anna = Person(browser, service.page)
        anna.context.add_init_script("delete globalThis.SharedWorker")
        anna.begins("normandy", "1", "us", "bot")
        anna.waits_for("[data-choice]")
        assert not anna.page.evaluate("'SharedWorker' in globalThis")
        other = anna.another_tab()
        other.page.goto(anna.page.url)
        other.waits_for(ASKED)
        anna.decides()
        for one in (anna, other):
            one.page.get_by_text("have the initiative").wait_for()
            one.page.wait_for_selector("#cut", state="detached")
        anna.page.close()
        other.waits_for(ASKED)
        told = versions(other)
        other.decides()
        other.until("(told) => document.querySelectorAll('.story li').length > told", len(told))
        after = versions(other)
        assert after == sorted(set(after)) and after[: len(told)] == told
        assert not other.sees(".alarm") and not anna.mistakes
        anna.context.close()
