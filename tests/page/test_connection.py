"""A connection that is cut, and a service that is restarted in mid-game: nothing is lost or doubled."""

import socket
from pathlib import Path
from typing import Any

import pytest

from service.settings import Settings
from tests.page.browser import Person
from tools.dev.embedded import Embedded

pytestmark = pytest.mark.slow


def versions(one: Person) -> list[int]:
    rows = one.page.locator(".story li")
    return [int(row) for row in rows.evaluate_all("(those) => those.map((one) => one.dataset.version)")]


def settings(tmp_path: Path, port: int) -> Settings:
    return Settings(data=str(tmp_path / "data"), port=0, web_port=port, requests_a_second=100_000)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def test_a_game_goes_on_over_a_restart_of_the_service(browser: Any, tmp_path: Path) -> None:
    port = free_port()
    with Embedded(settings(tmp_path, port)) as service:
        anna = Person(browser, service.page)
        anna.begins("normandy", "1", "us", "bot")
        anna.waits_for("[data-choice]")
        anna.decides()
        anna.waits_for("[data-choice]")
    anna.waits_for("#cut")
    with Embedded(settings(tmp_path, port)):
        anna.page.wait_for_selector("#cut", state="detached")
        told = versions(anna)
        anna.decides()
        anna.page.wait_for_function("(told) => document.querySelectorAll('.story li').length > told", arg=len(told))
        anna.waits_for("[data-choice]")
        after = versions(anna)
        assert after == sorted(set(after)) and after[: len(told)] == told
        assert not anna.sees(".alarm")
        anna.context.close()


def test_two_tabs_of_a_browser_share_one_watch_and_both_are_told_everything(browser: Any, tmp_path: Path) -> None:
    only_one = Settings(data=str(tmp_path / "data"), port=0, requests_a_second=100_000, streams=1)
    with Embedded(only_one) as service:
        anna = Person(browser, service.page)
        anna.begins("normandy", "1", "us", "bot")
        anna.waits_for("[data-choice]")
        first, second = anna.page, anna.context.new_page()
        second.goto(first.url)
        second.locator("[data-choice]").first.wait_for()
        anna.decides()
        first.get_by_text("have the initiative").wait_for()
        second.get_by_text("have the initiative").wait_for()
        anna.waits_for("[data-choice]")
        second.locator("[data-choice]").first.wait_for()
        told = [page.locator(".story li").all_inner_texts() for page in (first, second)]
        assert told[0] == told[1] and len(told[0]) > 5
        for page in (first, second):
            page.wait_for_selector("#cut", state="detached")
        anna.context.close()


def test_over_plain_http_it_says_that_it_can_neither_sign_nor_check_and_plays(browser: Any, tmp_path: Path) -> None:
    named = Settings(data=str(tmp_path / "data"), port=0, requests_a_second=100_000, web_hosts=("kronika.test",))
    with Embedded(named) as service:
        anna = Person(browser, f"kronika.test:{service.page.rpartition(':')[2]}")
        anna.begins("normandy", "1", "us", "bot")
        anna.waits_for("[data-choice]")
        assert "it can neither sign nor check anything" in anna.page.locator("#notices").inner_text()
        anna.decides()
        anna.page.get_by_text("have the initiative").wait_for()
        assert "plays unsigned" in anna.page.locator(".people").inner_text()
        anna.context.close()
