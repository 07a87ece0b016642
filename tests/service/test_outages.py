"""Time in which no server could accept a decision counts for no limit, and after it nothing falls due at once."""

import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service import waiting
from kronika.service.ed25519 import verifies
from tests.embedded import Embedded
from tests.service.process import Serving
from tests.service.table import Seat, Table, refusal

HOUR, DAY = 3600, 86_400
Later = Callable[[float], None]
Down = Callable[[Embedded, float], None]

AHEAD = """
from datetime import datetime, timedelta
from kronika.service import clock

class Clock(datetime):
    @classmethod
    def now(cls, tz=None):
        return cls.fromisoformat((datetime.now(tz) + timedelta(seconds={})).isoformat())

clock.datetime = Clock
from kronika.tools.main import main
main()
"""


def ahead(seconds: float) -> list[str]:
    """A `kronika` on a machine whose clock is so far ahead."""
    return [sys.executable, "-c", AHEAD.format(seconds)]


def until(table: Table, seat: Seat) -> timedelta:
    """How long after it was asked a seat has time."""
    (found,) = [one for one in table.now().awaited if one.seat == seat.name]
    waits: timedelta = found.until.ToDatetime() - found.since.ToDatetime()
    return waits


@pytest.fixture(autouse=True)
def forgotten(service: Embedded) -> Iterator[None]:
    """Once the clock is right again, the service has forgotten the outages of the test."""
    yield
    service.app.outages.note()


@pytest.fixture
def down(later: Later, monkeypatch: pytest.MonkeyPatch) -> Down:
    """A service is down for so many seconds."""

    def move(service: Embedded, seconds: float) -> None:
        service.app.outages.note()
        with monkeypatch.context() as patch:
            patch.setattr(waiting, "UNNOTICED_SECONDS", 30.0)
            later(seconds)
            service.app.outages.note()

    return move


@pytest.fixture
def limited(service: Embedded) -> Table:
    return Table(service.address, reply_limit=DAY).started()


def test_after_an_outage_of_25_hours_the_reply_limit_has_not_passed(
    service: Embedded, limited: Table, later: Later, down: Down
) -> None:
    mover, waiter = limited.in_turn()
    later(HOUR)
    down(service, 25 * HOUR)
    assert waiter.refused("ClaimGame").reason == "TOO_EARLY"
    assert timedelta(0) <= until(limited, mover) - timedelta(hours=49) < timedelta(minutes=1)
    later(23 * HOUR - 60)
    assert waiter.refused("ClaimGame").reason == "TOO_EARLY"
    later(120)
    waiter("ClaimGame")


def test_after_an_outage_nothing_falls_due_within_an_hour(
    service: Embedded, limited: Table, later: Later, down: Down
) -> None:
    _, waiter = limited.in_turn()
    later(24 * HOUR - 60)
    down(service, 2 * HOUR)
    later(HOUR - 60)
    assert waiter.refused("ClaimGame").reason == "TOO_EARLY"
    later(120)
    waiter("ClaimGame")


def test_the_grace_period_is_a_setting(embedded: Callable[..., Embedded], later: Later, down: Down) -> None:
    server = embedded(outage_grace=0)
    _, waiter = Table(server.address, reply_limit=HOUR).started().in_turn()
    later(HOUR - 60)
    down(server, 2 * HOUR)
    assert waiter.refused("ClaimGame").reason == "TOO_EARLY"
    later(120)
    waiter("ClaimGame")


def test_limits_that_ended_before_an_outage_stay_ended(
    service: Embedded, limited: Table, later: Later, down: Down
) -> None:
    _, waiter = limited.in_turn()
    later(25 * HOUR)
    down(service, 2 * HOUR)
    waiter("ClaimGame")


def test_interruption_of_20_seconds_does_not_count_as_an_outage(service: Embedded, down: Down) -> None:
    down(service, 20)
    assert service.app.outages.all == ()
    down(service, 40)
    assert len(service.app.outages.all) == 1


def test_a_claim_records_what_did_not_count_and_verifies(
    service: Embedded, limited: Table, later: Later, down: Down
) -> None:
    _, waiter = limited.in_turn()
    asked = limited.now().version
    down(service, 25 * HOUR)
    later(25 * HOUR)
    claimed = waiter("ClaimGame").answer.events[0].kernel.game_claimed
    assert (claimed.since, claimed.grace) == (asked, HOUR)
    (outage,) = claimed.outages
    lasted = outage.ended.ToDatetime() - outage.began.ToDatetime()
    assert timedelta(0) <= lasted - timedelta(hours=25) < timedelta(minutes=1)
    for seat in limited.seats:
        seat("ConfirmEnd")
    assert problems(limited) == ()


def problems(table: Table) -> Any:
    """What verify says of the closed game."""
    file = b"".join(piece.chunk for piece in table.us.client.stream("ExportGame", game=table.game, audience="referee"))
    return verify(parse(file), SYSTEMS, CODECS, verifies).problems


def test_an_undo_request_does_not_expire_by_an_outage(service: Embedded, later: Later, down: Down) -> None:
    table = Table(service.address, undo_expiry=2 * HOUR).started()
    mover, _ = table.in_turn()
    mover("RequestUndo")
    down(service, 3 * HOUR)
    later(HOUR)
    assert table.us.snapshot().undo_requests
    later(2 * HOUR)
    while table.us.snapshot().undo_requests:
        pass


def test_a_handover_is_not_consented_to_before_its_holder_had_time_to_decline(
    embedded: Callable[..., Embedded], later: Later, down: Down
) -> None:
    server = embedded(handover_wait=DAY)
    table = Table(server.address).started()
    table.asks("german")
    down(server, 25 * HOUR)
    assert refusal(lambda: table.answer("us", "german", consent=True)).reason == "TOO_EARLY"
    later(25 * HOUR)
    table.answer("us", "german", consent=True)


# --- processes


def serving(folder: Path, seconds: float = 0, **settings: object) -> Serving:
    return Serving(folder, program=ahead(seconds), **settings)


def again(table: Table, server: Serving) -> Table:
    """The same players at a server that was started anew."""
    for seat in table.seats:
        seat.client = type(seat.client)(server.address, token=seat.client.token)
    return table


@pytest.mark.slow
def test_a_server_that_was_killed_and_is_back_a_day_later_lets_nobody_claim(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = Table(server.address, reply_limit=HOUR).started()
        table.in_turn()
        server.kill()
    with serving(tmp_path, 25 * HOUR) as server:
        _, waiter = again(table, server).in_turn()
        assert waiter.refused("ClaimGame").reason == "TOO_EARLY"
        server.kill()
    with serving(tmp_path, 50 * HOUR, outage_grace=0) as server:
        _, waiter = again(table, server).in_turn()
        assert waiter.refused("ClaimGame").reason == "TOO_EARLY", "neither outage counts"


@pytest.mark.slow
def test_a_clock_that_is_20_minutes_ahead_lets_nobody_claim(tmp_path: Path) -> None:
    """In files: the server is stopped, and started with the wrong clock."""
    with serving(tmp_path, outage_grace=0) as server:
        table = Table(server.address, reply_limit=600).started()
        server.stop()
    with serving(tmp_path, 1200, outage_grace=0) as server:
        _, waiter = again(table, server).in_turn()
        assert waiter.refused("ClaimGame").reason == "TOO_EARLY"


def test_a_clock_that_is_set_forward_while_it_serves_lets_nobody_claim(
    limited: Table, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, waiter = limited.in_turn()
    monkeypatch.setattr(waiting, "UNNOTICED_SECONDS", 30.0)
    later(2 * DAY)
    assert waiter.refused("ClaimGame").reason == "TOO_EARLY", "in the same second"
