"""A seat passes to another player by clicks: handed over by its holder, or asked for where he is gone. Invitations
are withdrawn."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.service.settings import Settings
from tests.embedded import Embedded
from tests.page.browser import Person

pytestmark = pytest.mark.slow


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Embedded]:
    """One that waits for no holder to decline."""
    settings = Settings(data=str(tmp_path / "data"), port=0, requests_a_second=100_000, handover_wait=0)
    with Embedded(settings) as service:
        yield service


def two_play(person: Callable[..., Person]) -> tuple[Any, ...]:
    anna, ben = person(), person()
    game = anna.begins("normandy", "1", "us", "friend")
    ben.opens(anna.waits_for("#invitation").input_value()).clicks("button[data-seat='german']")
    for one in (anna, ben):
        one.waits_for("[data-choice]")
    return anna, ben, game


def test_a_seat_is_handed_over_by_a_link_and_its_new_player_plays_on(person: Callable[..., Person]) -> None:
    anna, ben, game = two_play(person)
    stranger = person().opens(f"/g/{game}")
    stranger.waits_for(".people li")
    assert not stranger.sees("[data-over]")
    ben.clicks(".menu > summary")
    ben.clicks(".invitations summary")
    ben.clicks("[data-invite]")
    carl = person(language="cs").opens(ben.waits_for("#invitation").input_value())
    carl.page.get_by_role("link", name="Ke stolu").click()
    carl.clicks("[data-over='us']")
    carl.clicks("[data-hand-link='us']")
    link = carl.waits_for("#hand-link").input_value()
    stranger = person().opens(link)
    stranger.page.get_by_text("which you do not hold").wait_for()
    anna.opens(link)
    assert "Hand the seat of the US over to hráč, fingerprint" in anna.waits_for(".notice[role='alert']").inner_text()
    anna.clicks("[data-yes]")
    carl.waits_for("[data-choice]")
    carl.decides()
    ben.decides()
    anna.page.get_by_text("have the initiative").wait_for()
    assert not anna.sees("[data-choice]") and not anna.sees("[data-panel='hand-us'] [data-handle]")
    for one in (anna, ben, carl):
        assert not one.sees(".alarm")


def test_invited_player_requests_an_abandoned_seat_and_the_others_consent(
    person: Callable[..., Person],
) -> None:
    anna, ben, _ = two_play(person)
    ben.clicks(".menu > summary")
    ben.clicks(".invitations summary")
    ben.clicks("[data-invite]")
    carl = person().opens(ben.waits_for("#invitation").input_value())
    carl.page.get_by_role("link", name="To the table").click()
    carl.clicks("[data-over='us']")
    carl.clicks("[data-propose='us']")
    carl.page.get_by_text("asks for the seat of the US").wait_for()
    anna.page.get_by_text("asks for the seat of the US").wait_for()
    ben.clicks(".menu > summary")
    ben.page.get_by_role("button", name="Consent").click()
    carl.waits_for("[data-choice]")
    carl.decides()
    anna.page.wait_for_selector("[data-choice]", state="detached")


def test_the_holder_declines_a_wish_for_his_seat(person: Callable[..., Person]) -> None:
    anna, ben, _ = two_play(person)
    ben.clicks("[data-over='us']")
    ben.clicks("[data-propose='us']")
    anna.page.get_by_role("button", name="Decline").click()
    ben.page.wait_for_selector(".matters li", state="detached")
    anna.decides()


def test_an_invitation_that_was_withdrawn_lets_nobody_in(person: Callable[..., Person]) -> None:
    anna = person()
    anna.opens("/").clicks("[data-pack='normandy']")
    anna.clicks("[data-scenario='1']")
    anna.page.get_by_text("More to choose").click()
    anna.page.get_by_label("Private").check()
    anna.clicks("button[data-seat='us']")
    anna.clicks("[data-against='friend']")
    link = anna.waits_for("#invitation").input_value()
    anna.clicks(".invitations summary")
    anna.clicks("[data-withdraw]")
    anna.page.get_by_text("No link is open.").wait_for()
    ben = person().opens(link)
    ben.waits_for(".refusal")
    assert not ben.sees("button[data-seat]")
