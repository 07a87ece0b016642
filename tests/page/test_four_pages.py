"""The small system of the tests on the page, which knows nothing of it: four seats, a shared deck, hidden hands,
picks made in secret, reactions, an offer that may stay open."""

from collections.abc import Callable

import pytest

from tests.foray.conftest import contract as contract
from tests.foray.conftest import serving as serving
from tests.page.browser import ASKED, OVER, Person, play
from tests.service.process import Serving

pytestmark = pytest.mark.slow

CHECKED = "() => document.querySelector('.trust').textContent.includes('everything was checked')"
SEATS = ("n1", "n2", "s1", "s2")


def test_four_play_it_and_nobody_sees_what_is_not_his(someone: Callable[..., Person], serving: Serving) -> None:
    people = {seat: someone(serving.page, wide=wide) for seat, wide in zip(SEATS, (1440, 390, 1024, 720), strict=True)}
    first, *others = people.values()
    first.opens("/").clicks("[data-pack='foray']")
    first.clicks("[data-scenario='team']")
    first.clicks(".more summary")
    first.page.get_by_label("rounds to play").fill("2")
    first.clicks("button[data-seat='n1']")
    first.clicks("[data-against='anybody']")
    first.page.wait_for_url("**/g/*")
    game = first.page.url.rsplit("/", 1)[1]
    for seat, one in zip(SEATS[1:], others, strict=True):
        one.opens("/").clicks(f"a[href='/g/{game}']")
        one.clicks(f"button[data-seat='{seat}']")
    for seat, one in people.items():
        one.waits_for(ASKED)
        shown = one.page.locator("[data-panel^='hand-']").evaluate_all("(those) => those.map((it) => it.dataset.panel)")
        assert shown == [f"hand-{seat}"]
    play(list(people.values()), OVER)
    for one in people.values():
        one.clicks(OVER)
    for one in people.values():
        one.until(CHECKED)
        assert not one.sees(".alarm")
        assert one.page.get_by_text("flips").count() or one.page.get_by_text("draws").count()
