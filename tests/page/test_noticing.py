"""Notices are turned on and off by clicks, and a link at the end of each mail stops them without any key."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.page.browser import ASKED, Person
from tests.service.post import Hook, PostOffice, code_in, secret_in, until

pytestmark = pytest.mark.slow

ANNA = "anna@example.org"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


@pytest.fixture
def service(tmp_path: Path, office: PostOffice) -> Iterator[Embedded]:
    """One that sends mail and calls webhooks of this machine, at once."""
    more = office.settings | {"webhooks": "loopback", "notice_delay": 0}
    with Embedded(Settings(data=str(tmp_path / "data"), port=0, requests_a_second=100_000, **more)) as service:
        yield service


def with_mail(person: Callable[..., Person], office: PostOffice) -> Person:
    anna = person().opens("/#own")
    anna.waits_for("#mail").fill(ANNA)
    anna.clicks("[data-set='mail']")
    anna.waits_for("#code").fill(code_in(office.wait(1, ANNA)))
    anna.clicks("[data-set='code']")
    anna.page.get_by_text(f"Mail goes to {ANNA}.").wait_for()
    return anna


def test_mail_is_turned_on_confirmed_by_its_code_and_turned_off(
    person: Callable[..., Person], office: PostOffice
) -> None:
    anna = with_mail(person, office)
    assert not anna.axe()
    anna.page.reload()
    anna.waits_for("[data-on='mail']")
    anna.clicks("[data-off='RemoveMail']")
    anna.waits_for("#mail")


def test_a_wrong_code_says_how_many_attempts_are_left(person: Callable[..., Person], office: PostOffice) -> None:
    anna = person().opens("/#own")
    anna.waits_for("#mail").fill(ANNA)
    anna.clicks("[data-set='mail']")
    right = code_in(office.wait(1, ANNA))
    anna.waits_for("#code").fill(f"{(int(right) + 1) % 10**8:08}")
    anna.clicks("[data-set='code']")
    anna.page.get_by_text("The code is wrong").wait_for()


def test_the_link_in_a_mail_stops_it_in_any_browser(person: Callable[..., Person], office: PostOffice) -> None:
    anna = with_mail(person, office)
    other = person(language="cs").opens(f"/stop/{secret_in(office.texts(ANNA)[0])}")
    assert not other.axe()
    other.clicks("[data-stop]")
    other.page.get_by_text("Pošta na tuto adresu je zastavena").wait_for()
    anna.page.reload()
    anna.waits_for("#mail")


def test_a_webhook_is_turned_on_once_it_has_echoed_and_off_again(person: Callable[..., Person]) -> None:
    anna = person().opens("/#own")
    with Hook() as hook:
        hook.echoes = False
        anna.waits_for("#webhook").fill(hook.url)
        anna.clicks("[data-set='webhook']")
        anna.page.get_by_text("was not confirmed").wait_for()
        hook.echoes = True
        anna.clicks("[data-set='webhook']")
        anna.page.get_by_text(f"The webhook is {hook.url}.").wait_for()
    anna.clicks("[data-off='RemoveWebhook']")
    anna.waits_for("#webhook")


HIDES = """
() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
}
"""
"""What a browser does when somebody turns to another tab; without a screen it never does."""


def test_visible_page_gets_no_notices_until_hidden(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    with Hook() as annas, Hook() as bens:
        for one, hook in ((anna, annas), (ben, bens)):
            one.opens("/#own").waits_for("#webhook").fill(hook.url)
            one.clicks("[data-set='webhook']")
            one.page.get_by_text(f"The webhook is {hook.url}.").wait_for()
        ben.page.evaluate(HIDES)
        anna.begins("normandy", "1", "us", "friend")
        ben.opens(anna.waits_for("#invitation").input_value()).page.evaluate(HIDES)
        ben.clicks("button[data-seat='german']")
        anna.waits_for(ASKED)
        bens.wait(1)
        assert annas.calls == []
        anna.page.evaluate(HIDES)
        until(lambda: "prompt" in [one["what"] for call in annas.calls for one in call.said["due"]], "the prompt")
