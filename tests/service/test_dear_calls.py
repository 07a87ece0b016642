"""What a call costs is bounded, whatever it asks for."""

from collections.abc import Callable
from typing import Any

import pytest

from kronika.service import quotas
from kronika.service.history import AT_ONCE
from kronika.service.rpc import play
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.conftest import stop
from tests.service.table import Table, kinds, refusal


@pytest.mark.parametrize("method", quotas.ITEMS)
def test_a_page_larger_than_the_largest_costs_as_much_as_the_largest(method: str) -> None:
    """Else one call without a token bars everybody behind its address for hours."""
    most = quotas.ITEMS[method][1]
    largest = quotas.cost(method, pb.ListGamesRequest(page_size=most))
    assert quotas.cost(method, pb.ListGamesRequest(page_size=2**31 - 1)) == largest <= 60


def test_after_an_endless_page_that_nobody_signs_for_others_at_its_address_are_served_on(
    embedded: Callable[..., Embedded],
) -> None:
    """And so is who has asked for it."""
    service = embedded(requests_a_second=400)
    table, nobody = Table(service.address).started(), Client(service.address, token="")
    assert nobody("ListGames", page_size=2**31 - 1).games
    assert nobody("ListGames").games
    assert Client(service.address)("ListGames").games
    assert table.now().version


# --- what grows with the game


@pytest.fixture
def reading(service: Embedded, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The versions that are read from the log while an answer is made."""
    read: list[int] = []
    rows = service.app.log.rows

    def noted(stream: str, **bounds: Any) -> list[tuple[int, str, bytes]]:
        found = rows(stream, **bounds)
        read.extend(version for version, _, _ in found)
        return found

    monkeypatch.setattr(service.app.log, "rows", noted)
    return read


def test_repeated_old_decision_reads_only_its_transaction(table: Table, reading: list[int]) -> None:
    table.started()
    asked = table.us.request()
    first = table.us("Decide", **asked)
    table.play(seed=3, most=60)
    last = first.answer.events[-1].version
    assert table.now().version > last + 2 * AT_ONCE
    reading.clear()
    assert table.us("Decide", **asked) == first
    assert max(reading) <= last + AT_ONCE


def test_an_old_decision_far_into_a_game_is_repeated_by_a_worker(
    table: Table, reading: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "LONG", 0)
    table.started()
    table.play(seed=3, most=20)
    mover = next(seat for seat in table.seats if seat.legal())
    asked = mover.request()
    first = mover("Decide", **asked)
    table.play(seed=3, most=20)
    version = first.answer.events[0].version
    reading.clear()
    assert mover("Decide", **asked) == first
    assert min(reading) >= version, "nothing is folded here"


def test_an_undo_that_is_refused_reads_nothing(table: Table, reading: list[int]) -> None:
    table.started().play(seed=3, most=60)
    reading.clear()
    assert table.us.refused("RequestUndo", to=1).reason == "UNDO_REFUSED"
    assert not reading


def test_an_undo_that_others_have_to_agree_to_folds_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was seen since is counted by a worker, if it is long ago."""
    monkeypatch.setattr(play, "LONG", 0)
    table.started().play(seed=3, most=60)
    monkeypatch.setattr(play, "_game_at", lambda *_: pytest.fail("it was folded"))
    first = next(event.version for event in table.events() if kinds([event]) == ["decision_made"])
    answer = table.us("RequestUndo", to=first - 1).answer
    assert kinds(answer.events) == ["undo_requested"]
    assert table.us("WithdrawUndo").answer.events


def test_caller_waits_for_games_that_must_be_loaded(embedded: Callable[..., Embedded]) -> None:
    first = embedded()
    table = Table(first.address).started()
    table.play(seed=3, most=60)
    events = table.now().version
    stop(first)
    service = embedded(requests_a_second=events // quotas.EVENTS)
    stranger = Client(service.address, token=table.us.client.token)
    assert stranger("GetGame", game=table.game)
    assert refusal(lambda: stranger("GetGame", game=table.game)).metadata["quota"] == "requests_a_second"
