"""The reply limit is extended, paused and resumed with the consent of all players."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from tests.embedded import Embedded
from tests.service.table import Seat, Table, kinds
from tests.service.test_outages import problems, until

DAY = 86_400
EXTEND, PAUSE, RESUME = "LIMIT_CHANGE_EXTEND", "LIMIT_CHANGE_PAUSE", "LIMIT_CHANGE_RESUME"
Later = Callable[[float], None]


@pytest.fixture
def limited(service: Embedded) -> Table:
    return Table(service.address, reply_limit=DAY).started()


def changed(asker: Seat, other: Seat, change: str, seconds: int = 0) -> Any:
    """Both agree to a change; what it caused."""
    asker("RequestLimit", change=change, seconds=seconds)
    return other("AnswerLimit", asked_by=asker.name, agree=True).answer


def test_an_extension_gives_what_is_awaited_more_time(limited: Table, later: Later) -> None:
    mover, waiter = limited.in_turn()
    answer = changed(mover, waiter, EXTEND, 2 * DAY)
    assert kinds(answer.events) == ["limit_agreed", "limit_changed"]
    assert until(limited, mover) == timedelta(days=3)
    later(3 * DAY - 60)
    assert waiter.refused("ClaimGame").reason == "TOO_EARLY"
    later(120)
    waiter("ClaimGame")
    for seat in limited.seats:
        seat("ConfirmEnd")
    assert problems(limited) == ()


def test_an_extension_does_not_change_later_limits(limited: Table) -> None:
    mover, waiter = limited.in_turn()
    changed(mover, waiter, EXTEND, 2 * DAY)
    mover.decide()
    awaited = limited.now().awaited
    assert [one.until.ToDatetime() - one.since.ToDatetime() for one in awaited] == [timedelta(days=1)]


def test_while_the_limit_is_paused_time_does_not_count(limited: Table, service: Embedded, later: Later) -> None:
    mover, waiter = limited.in_turn()
    later(DAY // 2)
    changed(waiter, mover, PAUSE)
    assert limited.us.snapshot().limit_paused
    assert not any(one.HasField("until") for one in limited.now().awaited)
    later(10 * DAY)
    assert "paused" in waiter.refused("ClaimGame").said
    service.app.games.drop(limited.game)
    changed(waiter, mover, RESUME)
    later(DAY // 2 - 60)
    assert waiter.refused("ClaimGame").reason == "TOO_EARLY"
    later(120)
    waiter("ClaimGame")
    for seat in limited.seats:
        seat("ConfirmEnd")
    assert problems(limited) == ()


def test_a_request_is_shown_declined_and_withdrawn(limited: Table) -> None:
    us, german = limited.seats
    us("RequestLimit", change=EXTEND, seconds=60)
    (asked,) = german.snapshot().limit_requests
    assert (asked.seat, asked.seconds, list(asked.agreed)) == ("us", 60, [])
    assert kinds(german("AnswerLimit", asked_by="us").answer.events) == ["limit_request_ended"]
    us("RequestLimit", change=PAUSE)
    us("WithdrawLimit")
    assert not german.snapshot().limit_requests
    assert not german.snapshot().limit_paused


def test_an_absent_player_cannot_keep_the_limit_paused(limited: Table, later: Later) -> None:
    mover, waiter = limited.in_turn()
    changed(waiter, mover, PAUSE)
    waiter("RequestLimit", change=RESUME)
    later(DAY - 60)
    assert waiter.refused("RequestLimit", change=RESUME).reason == "ALREADY_DONE"
    later(120)
    assert kinds(waiter("RequestLimit", change=RESUME).answer.events) == ["limit_changed"]
    assert not waiter.snapshot().limit_paused


def test_unavailable_requests_are_refused(limited: Table) -> None:
    assert limited.us.refused("RequestLimit").fields == ["change"]
    assert limited.us.refused("RequestLimit", change=EXTEND).fields == ["seconds"]
    assert limited.us.refused("RequestLimit", change=RESUME).reason == "ALREADY_DONE"


def test_a_bot_does_not_hinder_it(service: Embedded) -> None:
    table = Table(service.address, reply_limit=DAY)
    table.us.take()
    table.us.client("InviteBot", game=table.game, seat="german")
    table.us.commit()
    table.us.reveal()
    assert kinds(table.us("RequestLimit", change=PAUSE).answer.events) == ["limit_requested", "limit_changed"]
