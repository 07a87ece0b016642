"""A connection that is cut, a service that is restarted in mid-game, a tab that sleeps: nothing is lost or doubled."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.embedded import Embedded
from tests.page.browser import ASKED, Person
from tests.page.conftest import settings
from tests.page.wire import Wire

pytestmark = pytest.mark.slow
QUIET = 1500
"""After so many milliseconds a bot has done what it does."""


@pytest.fixture
def wire() -> Iterator[Wire]:
    with Wire() as wire:
        yield wire


def versions(page: Person) -> list[int]:
    """Those of what is told, in the order of the page."""
    rows = page.page.locator(".story li[data-version]")
    return [int(row) for row in rows.evaluate_all("(those) => those.map((one) => one.dataset.version)")]


def is_told_all_that(one: Person, other: Person) -> None:
    """Waits until a page has told as far as another has; it tells the same then."""
    told = versions(other)
    last = f".story li[data-version='{told[-1]}']"
    one.page.locator(last).first.wait_for(state="attached")
    found = versions(one)
    assert found[: len(told)] == told
    assert found == sorted(set(found))


def test_events_during_a_lost_connection_arrive_after_reconnecting(
    someone: Callable[..., Person], service: Embedded, wire: Wire
) -> None:
    wire.leads_to(service.page)
    anna, ben = someone(wire.address), someone(service.page)
    anna.begins("normandy", "1", "us", "friend")
    path = anna.waits_for("#invitation").input_value().removeprefix(anna.address)
    ben.opens(path).clicks("button[data-seat='german']")
    anna.waits_for(ASKED)
    wire.cut()
    anna.waits_for("#cut")
    ben.decides()
    wire.leads_to(service.page)
    anna.page.wait_for_selector("#cut", state="detached")
    anna.decides()
    ben.page.get_by_text("have the initiative").wait_for()
    anna.page.get_by_text("have the initiative").wait_for()
    is_told_all_that(anna, ben)
    assert not anna.sees(".alarm")


def test_a_screen_that_the_service_did_not_send_comes_once_it_answers(
    someone: Callable[..., Person], service: Embedded, wire: Wire
) -> None:
    wire.leads_to(service.page)
    anna = someone(wire.address).opens("/#own")
    anna.waits_for("#sound")
    wire.cut()
    anna.waits_for("#cut")
    anna.clicks(".brand")
    anna.waits_for("main button:text-is('Try again')")
    assert "Your games are safe there" in anna.page.locator("main .refusal").inner_text()
    wire.leads_to(service.page)
    anna.waits_for("[data-pack]")
    anna.mistakes.clear()


def test_a_decision_whose_answer_is_lost_is_made_once(
    someone: Callable[..., Person], service: Embedded, wire: Wire
) -> None:
    wire.leads_to(service.page)
    anna = someone(wire.address)
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)

    def loses_the_answer(route: Any) -> None:
        assert route.fetch().ok
        wire.cut()
        route.abort()

    anna.asks_always()
    anna.page.route("**/Decide", loses_the_answer, times=1)
    anna.clicks(".boards .lit")
    anna.clicks("[data-decide]")
    anna.waits_for("#alarms .refusal")
    anna.waits_for("#cut")
    wire.leads_to(service.page)
    anna.page.get_by_text("have the initiative").wait_for()
    assert anna.page.get_by_text("have the initiative").count() == 1
    anna.decides()
    told = versions(anna)
    assert told == sorted(set(told)) and not anna.sees(".alarm")


def test_a_snapshot_that_is_lost_is_asked_for_again(person: Callable[..., Person]) -> None:
    anna = person()
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    lost: list[Any] = []

    def loses(route: Any) -> None:
        lost.append(route)
        route.abort()

    anna.page.route("**/GetSnapshot", loses)
    anna.decides()
    anna.waits_for("#alarms .refusal")
    anna.page.wait_for_timeout(QUIET)
    assert lost and not anna.sees(ASKED)
    anna.page.unroute("**/GetSnapshot")
    anna.waits_for(ASKED)


def test_a_game_goes_on_over_a_restart_of_the_service(
    someone: Callable[..., Person], tmp_path: Path, wire: Wire
) -> None:
    anna = someone(wire.address)
    with Embedded(settings(tmp_path)) as service:
        wire.leads_to(service.page)
        anna.begins("normandy", "1", "us", "bot")
        anna.decides()
        anna.waits_for(ASKED)
    wire.cut()
    anna.waits_for("#cut")
    told = versions(anna)
    with Embedded(settings(tmp_path)) as service:
        wire.leads_to(service.page)
        anna.page.wait_for_selector("#cut", state="detached")
        anna.decides()
        anna.until("(told) => document.querySelectorAll('.story li').length > told", len(told))
        after = versions(anna)
        assert after == sorted(set(after)) and after[: len(told)] == told
        assert not anna.sees(".alarm")


def test_two_tabs_share_one_watch_and_both_get_every_event(someone: Callable[..., Person], tmp_path: Path) -> None:
    with Embedded(settings(tmp_path, streams=1)) as service:
        anna = someone(service.page)
        anna.begins("normandy", "1", "us", "bot")
        anna.waits_for(ASKED)
        second = anna.another_tab().opens(anna.page.url)
        second.waits_for(ASKED)
        anna.decides()
        for one in (anna, second):
            one.page.get_by_text("have the initiative").wait_for()
            one.waits_for(ASKED)
        is_told_all_that(second, anna)
        is_told_all_that(anna, second)
        for one in (anna, second):
            one.page.wait_for_selector("#cut", state="detached")


def test_a_tab_that_slept_comes_back_to_the_right_version(someone: Callable[..., Person], service: Embedded) -> None:
    anna = someone(service.page)
    anna.begins("normandy", "1", "us", "bot")
    anna.waits_for(ASKED)
    asleep = anna.another_tab().opens(anna.page.url)
    asleep.waits_for(ASKED)
    before = versions(asleep)
    lifecycle = anna.context.new_cdp_session(asleep.page)
    lifecycle.send("Page.setWebLifecycleState", {"state": "frozen"})
    anna.page.bring_to_front()
    for _ in range(3):
        anna.decides()
    anna.waits_for(ASKED)
    assert len(versions(anna)) > len(before)
    lifecycle.send("Page.setWebLifecycleState", {"state": "active"})
    asleep.page.bring_to_front()
    is_told_all_that(asleep, anna)
    asked = anna.page.locator(".choice .asked").all_inner_texts()
    asleep.until(
        "(asked) => [...document.querySelectorAll('.choice .asked')].map((one) => one.innerText).join() === asked",
        ",".join(asked),
    )
    asleep.decides()
    anna.page.bring_to_front()
    is_told_all_that(anna, asleep)


def test_browser_without_shared_workers_watches_per_page_and_gets_every_event(
    someone: Callable[..., Person], service: Embedded
) -> None:
    anna = someone(service.page)
    anna.context.add_init_script("delete globalThis.SharedWorker")
    anna.begins("normandy", "1", "us", "bot")
    anna.decides()
    anna.page.get_by_text("have the initiative").wait_for()
    anna.waits_for(ASKED)
    again = anna.another_tab().opens(anna.page.url)
    again.waits_for(ASKED)
    is_told_all_that(again, anna)


def test_over_plain_http_it_says_that_it_can_neither_sign_nor_check_and_plays(
    someone: Callable[..., Person], tmp_path: Path
) -> None:
    with Embedded(settings(tmp_path, web_hosts=("kronika.test",))) as service:
        anna = someone(f"kronika.test:{service.page.rpartition(':')[2]}")
        anna.begins("normandy", "1", "us", "bot")
        anna.waits_for(ASKED)
        assert "This page cannot sign or check anything" in anna.page.locator("#notices").inner_text()
        anna.decides()
        anna.page.get_by_text("have the initiative").wait_for()
        assert "plays unsigned" in anna.page.locator(".people").inner_text()
        assert all("Cross-Origin-Opener-Policy" in mistake for mistake in anna.mistakes), "what Chromium does not trust"
        anna.mistakes.clear()


def test_a_connection_that_is_dead_but_not_closed_is_noticed_and_nothing_is_lost_or_doubled(
    someone: Callable[..., Person], service: Embedded, wire: Wire
) -> None:
    wire.leads_to(service.page)
    anna, ben = someone(wire.address), someone(service.page)
    anna.begins("normandy", "1", "us", "friend")
    path = anna.waits_for("#invitation").input_value().removeprefix(anna.address)
    ben.opens(path).clicks("button[data-seat='german']")
    anna.waits_for(ASKED)
    ben.waits_for(ASKED)
    wire.forget()
    ben.decides()
    is_told_all_that(anna, ben)
    anna.decides()
    ben.page.get_by_text("have the initiative").wait_for()
    is_told_all_that(anna, ben)
    assert not anna.sees(".alarm")
