"""Watching by Connect over HTTP/1.1: each version once and in order, a heartbeat, and nothing left behind by those
who go."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kronika.service.web import door
from tests.embedded import Embedded
from tests.service import over_http
from tests.service.client import Client
from tests.service.over_http import Form
from tests.service.table import Table, kinds, refusal
from tests.service.test_watch import chatter, watchers_of

pytestmark = pytest.mark.slow

PATIENCE = 300.0


def soon(holds: Callable[[], bool]) -> bool:
    """Whether something comes to hold."""
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
    return holds()


def versions(stream: Iterator[Any], last: int) -> list[int]:
    """The versions told, up to the last."""
    found: list[int] = []
    while not found or found[-1] < last:
        found += [event.version for event in next(stream).events]
    return found


@pytest.mark.parametrize("form", ["json", "proto"])
def test_every_version_is_sent_once_and_in_order(service: Embedded, form: Form) -> None:
    table = Table(service.address).started()
    stream = over_http.Client(service.page, form).stream("WatchGame", game=table.game)
    table.play(seed=1, most=20)
    last = table.now().version
    assert versions(stream, last) == list(range(1, last + 1))
    stream.cut()


def test_a_stream_that_breaks_is_taken_up_where_it_was_cut(service: Embedded) -> None:
    table = Table(service.address).started()
    client, seen = over_http.Client(service.page), 0
    for seed in range(5):
        stream = client.stream("WatchGame", game=table.game, after=seen)
        table.play(seed=seed, most=3)
        for event in next(stream).events:
            assert event.version == seen + 1
            seen += 1
        stream.cut()
    last = table.now().version
    if seen < last:
        rest = client.stream("WatchGame", game=table.game, after=seen)
        assert versions(rest, last) == list(range(seen + 1, last + 1))


def test_a_silent_stream_beats(service: Embedded) -> None:
    table = Table(service.address).started()
    stream = over_http.Client(service.page).stream(
        "WatchGames", games=[{"game": table.game, "after": table.now().version}], heartbeat_seconds=1
    )
    assert [next(stream).WhichOneof("what") for _ in range(4)] == [None] * 4
    table.us("OfferDraw")
    while (told := next(stream)).WhichOneof("what") is None:
        pass
    assert kinds(told.game.told.events) == ["draw_offered"]
    stream.cut()


def test_a_stream_that_is_refused_says_why_as_by_grpc(service: Embedded, table: Table) -> None:
    for call, fields in {
        "WatchGame": {"game": "nowhere"},
        "WatchGames": {"heartbeat_seconds": 3},
        "WatchPlayer": {},
    }.items():
        by_connect = refusal(lambda c=call, f=fields: next(over_http.Client(service.page, token="").stream(c, **f)))
        by_grpc = refusal(lambda c=call, f=fields: next(Client(service.address, token="").stream(c, **f)))
        assert (by_connect.code, by_connect.said, by_connect.fields) == (by_grpc.code, by_grpc.said, by_grpc.fields)


def test_departing_watcher_frees_a_place(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams=1)
    table = Table(service.address).started()
    client = over_http.Client(service.page)
    for _ in range(3):
        stream = client.stream("WatchGame", game=table.game)
        assert next(stream).events
        refused = refusal(lambda: next(client.stream("WatchGame", game=table.game)))
        assert refused.metadata["quota"] == "streams"
        stream.cut()
        assert soon(lambda: service.app.watchers.spectators(table.game) == 0)
    assert not service.app.quotas.streams._open


def test_streams_by_both_doors_count_together(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams=2)
    table = Table(service.address).started()
    token = "cd" * 32
    by_grpc = Client(service.address, token=token).stream("WatchGame", game=table.game)
    by_connect = over_http.Client(service.page, token=token).stream("WatchGame", game=table.game)
    assert next(by_grpc).events and next(by_connect).events
    for third in (Client(service.address, token=token), over_http.Client(service.page, token=token)):
        assert refusal(lambda one=third: next(one.stream("WatchGame", game=table.game))).reason == "LIMIT_REACHED"
    by_grpc.cut()
    by_connect.cut()


def test_the_stream_of_a_seat_takes_the_place_of_another_by_the_other_door(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams=1)
    table = Table(service.address).started()
    token = table.us.client.token
    spectating = over_http.Client(service.page, token=token).stream("WatchGame", game=table.game)
    assert next(spectating).events
    playing = table.us.client.stream("WatchGame", game=table.game, audience="us")
    assert next(playing).events
    refused = refusal(lambda: [None for _ in spectating])
    assert (refused.reason, refused.metadata["quota"]) == ("LIMIT_REACHED", "streams")
    playing.cut()


def test_fifty_watch_one_game_and_all_see_the_same(service: Embedded) -> None:
    table = Table(service.address).started()
    streams = [over_http.Client(service.page).stream("WatchGame", game=table.game) for _ in range(50)]
    last = 0
    found: dict[int, list[int]] = {}

    def watch(at: int) -> None:
        found[at] = versions(streams[at], last)

    table.play(seed=4, most=15)
    last = table.now().version
    watchers = [threading.Thread(target=watch, args=(at,)) for at in range(len(streams))]
    for one in watchers:
        one.start()
    for one in watchers:
        one.join()
    assert found == {at: list(range(1, last + 1)) for at in range(50)}
    for stream in streams:
        stream.cut()
    assert soon(lambda: service.app.watchers.spectators(table.game) == 0)


def test_slow_watcher_is_disconnected_and_resumes_where_it_was(embedded: Callable[..., Embedded]) -> None:
    service = embedded(watcher_queue=2)
    table = Table(service.address).started()
    client = over_http.Client(service.page)
    slow = client.stream("WatchGame", game=table.game, proof=True)
    told = [event.version for event in next(slow).events]
    while not any(watcher.is_disconnected for watcher in watchers_of(service, table.game)):
        chatter(table)
    refused = refusal(lambda: told.extend(event.version for message in slow for event in message.events))
    assert (refused.code, refused.reason) == ("RESOURCE_EXHAUSTED", "TOO_SLOW")
    last = table.now().version
    rest = client.stream("WatchGame", game=table.game, after=told[-1])
    assert told + versions(rest, last) == list(range(1, last + 1))
    rest.cut()


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system cannot cut who reads nothing")
def test_stalled_watcher_is_disconnected(embedded: Callable[..., Embedded], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "UNREAD_SECONDS", 1)
    service = embedded()
    table = Table(service.address).started()
    host, port = service.page.rsplit(":", 1)
    body = json.dumps({"game": table.game}).encode()
    request = b"POST /kronika.v1.GameService/GetDrawing HTTP/1.1\r\nHost: localhost\r\n"
    request += b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as asking, pytest.raises(ConnectionError):
        asking.sendall(request * 1_000_000)
