"""Tank Duel with eight players on eight pages, which know nothing of it."""

import random
from collections.abc import Callable

import pytest

from tests.page.browser import ASKED, POLL, Person
from tests.service.client import Client
from tools.dev.embedded import Embedded

pytestmark = pytest.mark.slow

SEATS = tuple(f"{nation}_{number}" for nation in ("german", "soviet") for number in range(1, 5))
DECISIONS = 24
CHOOSE = random.Random(3).randrange


def test_eight_play_and_nobody_sees_what_is_not_his(person: Callable[..., Person], service: Embedded) -> None:
    options = {"closing_time": 3600}
    created = Client(service.address)("CreateGame", pack="tankduel", scenario="m1", seats=SEATS, options=options)
    people = {seat: person() for seat in SEATS}
    for seat, one in people.items():
        one.opens(f"/g/{created.game.game}").clicks(f"[data-seat='{seat}']")
    for seat, one in people.items():
        one.waits_for(ASKED)
        shown = one.page.locator("[data-panel^='hand-']").evaluate_all("(those) => those.map((it) => it.dataset.panel)")
        assert shown == [f"hand-{seat}"]
    decided: dict[str, int] = dict.fromkeys(SEATS, 0)
    while sum(decided.values()) < DECISIONS:
        for seat, one in people.items():
            if one.sees(ASKED):
                decided[seat] += one.step(CHOOSE) is not None
        one.page.wait_for_timeout(POLL)
    assert all(decided.values()), "all have laid their initiative cards"
    assert not any(one.sees(".alarm") for one in people.values())
