"""Tank Duel with eight players on eight pages, which know nothing of it."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.embedded import Embedded
from tests.page.browser import ASKED, POLL, Person
from tests.service.client import Client, word

pytestmark = pytest.mark.soak

SEATS = tuple(f"{nation}_{number}" for nation in ("german", "soviet") for number in range(1, 5))
DECISIONS = 600
"""More than two rounds take."""
CHOOSE = random.Random(3).randrange
WANTED = (".choice [data-choice='button:do-fire']:enabled", ".choice [data-choice='button:do-move']:enabled")
"""What is done wherever it can be: it leads to shots, and to answers to them."""
FORWARD = ".choice [data-choice]:not([data-choice='button:back'], [data-choice='button:take_back'])"


def test_eight_play_a_round_with_shots_and_answers_and_nobody_sees_what_is_not_his(
    person: Callable[..., Person], service: Embedded
) -> None:
    options = {"closing_time": 3600}
    created = Client(service.address)("CreateGame", pack="tankduel", scenario="m1", seats=SEATS, options=options)
    people = {seat: person() for seat in SEATS}
    for seat, one in people.items():
        one.opens(f"/g/{created.game.game}").clicks(f"button[data-seat='{seat}']")
    for seat, one in people.items():
        one.waits_for(ASKED)
        assert hands_seen(one) == [f"hand-{seat}"]
    decided: dict[str, int] = dict.fromkeys(SEATS, 0)
    spectator, happened = Client(service.address, token=""), list[str]()
    while not (in_order(happened, "fire", "answered") and in_order(happened, "fire", "round_ended")):
        assert sum(decided.values()) < DECISIONS, happened
        before = sum(decided.values())
        for seat, one in people.items():
            if one.sees(ASKED):
                among = next((wanted for wanted in WANTED if one.sees(wanted)), FORWARD)
                decided[seat] += one.step(CHOOSE, among) is not None
        if sum(decided.values()) == before:
            one.page.wait_for_timeout(POLL)
        else:
            happened = told(spectator, created.game.game)
    assert all(decided.values()), "all have laid their initiative cards"
    for seat, one in people.items():
        assert set(hands_seen(one)) <= {f"hand-{seat}"}
        assert not one.sees(".alarm") and not one.mistakes


def hands_seen(one: Person) -> list[str]:
    """The panels of hands on a page."""
    shown = one.page.locator("[data-panel^='hand-']").evaluate_all("(those) => those.map((it) => it.dataset.panel)")
    return [str(name) for name in shown]


def told(spectator: Client, game: str) -> list[str]:
    """What has happened, as a spectator is told: shots, answers, ends of rounds."""
    events = spectator("ListEvents", game=game, page_size=2000).events
    return [found for event in events if event.HasField("tankduel") and (found := _kind(event.tankduel))]


def _kind(event: Any) -> str:
    kind = str(event.WhichOneof("event"))
    if kind == "action_laid":
        return word(event.action_laid, "action")
    return {"passed": "answered", "tactics_played": "answered", "round_ended": "round_ended"}.get(kind, "")


def in_order(happened: list[str], *wanted: str) -> bool:
    """Whether all that is wanted has happened, one after another."""
    rest = iter(happened)
    return all(one in rest for one in wanted)
