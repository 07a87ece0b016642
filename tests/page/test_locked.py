"""A browser that has no shared workers, as some phones: its pages share one watch by a lock all the same."""

from pathlib import Path
from typing import Any

import pytest

from service.settings import Settings
from tests.page.browser import Person
from tests.page.test_connection import versions
from tools.dev.embedded import Embedded

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
        first, second = anna.page, anna.context.new_page()
        second.goto(first.url)
        second.locator("[data-choice]").first.wait_for()
        anna.decides()
        for page in (first, second):
            page.get_by_text("have the initiative").wait_for()
            page.wait_for_selector("#cut", state="detached")
        first.close()
        anna.page = second
        anna.waits_for("[data-choice]")
        told = versions(anna)
        anna.decides()
        second.wait_for_function("(told) => document.querySelectorAll('.story li').length > told", arg=len(told))
        after = versions(anna)
        assert after == sorted(set(after)) and after[: len(told)] == told
        assert not anna.sees(".alarm") and not anna.mistakes
        anna.context.close()
