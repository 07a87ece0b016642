"""Whose pages may call, under which names, and what a browser is told about the page."""

import http.client
import json
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kronika.service.gate import METADATA
from kronika.service.settings import SettingsRefused, load
from kronika.service.web import door
from kronika.service.web import door as web_connection
from tests.embedded import Embedded
from tests.service import over_http
from tests.service.over_http import Answer, ask
from tests.service.process import Serving
from tests.service.table import Table
from tests.service.test_server import certificate

LIST = "/kronika.v1.CatalogService/ListSystems"
PATHS = ("/", LIST)


def asked(service: Embedded, path: str, **headers: str) -> Answer:
    """What a file or a call is answered."""
    if path == LIST:
        return ask(service.page, path, "POST", b"{}", content_type="application/json", **headers)
    return ask(service.page, path, **headers)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:1234", "127.0.0.1:80", "[::1]:50552"])
def test_it_answers_under_the_names_of_loopback(service: Embedded, path: str, host: str) -> None:
    assert asked(service, path, host=host).status == 200


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("host", ["evil.example", "evil.example:50552", "127.0.0.1.evil.example", "192.0.2.7", ""])
def test_under_any_other_name_nothing_is_answered(service: Embedded, path: str, host: str) -> None:
    found = asked(service, path, host=host)
    assert found.status == 421 and b"web_hosts" in found.content


def test_a_request_that_names_no_host_or_two_is_not_answered(service: Embedded) -> None:
    host, port = service.page.rsplit(":", 1)
    for hosts in (b"", b"Host: localhost\r\nHost: evil.example\r\n"):
        with socket.create_connection((host, int(port))) as asking:
            asking.sendall(b"GET / HTTP/1.1\r\n" + hosts + b"Connection: close\r\n\r\n")
            answer = http.client.HTTPResponse(asking)
            answer.begin()
            assert answer.status in (400, 421)


def test_the_operator_names_further_hosts(embedded: Callable[..., Embedded]) -> None:
    service = embedded(web_hosts=("kronika.example",))
    assert asked(service, LIST, host="kronika.example").status == 200
    assert asked(service, LIST, host="kronika.example", origin="https://kronika.example").status == 200
    assert asked(service, LIST, host="other.example").status == 421


@pytest.mark.parametrize("path", PATHS)
def test_its_own_page_may_call(service: Embedded, path: str) -> None:
    found = asked(service, path, origin=f"http://{service.page}")
    assert found.status == 200 and "access-control-allow-origin" not in found.headers


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost", "nonsense"]
)
def test_pages_of_others_may_not_call(service: Embedded, path: str, origin: str) -> None:
    found = asked(service, path, origin=origin)
    assert found.status == 403 and b"web_origins" in found.content
    assert "access-control-allow-origin" not in found.headers


def test_a_page_whose_origin_the_operator_names_may_call(embedded: Callable[..., Embedded]) -> None:
    friend = "https://friend.example"
    service = embedded(web_origins=(friend,))
    before = ask(service.page, LIST, "OPTIONS", origin=friend, access_control_request_method="POST")
    assert before.status == 204 and before.headers["access-control-allow-methods"] == "GET, POST"
    may_ask = set(before.headers["access-control-allow-headers"].split(", "))
    assert {*METADATA, "content-type", "x-grpc-web"} <= may_ask
    found = asked(service, LIST, origin=friend)
    assert found.status == 200 and found.headers["access-control-allow-origin"] == friend
    refused = ask(service.page, LIST, "POST", b"[]", content_type="application/json", origin=friend)
    assert refused.status == 400 and refused.headers["access-control-allow-origin"] == friend
    assert asked(service, LIST, origin="https://evil.example").status == 403


def test_the_headers_of_the_contract_and_of_the_docs_are_those_that_pages_may_send() -> None:
    contract = re.findall(r"(?m)^// - `([a-z-]+): ", Path("proto/kronika/v1/game_service.proto").read_text())
    docs = re.findall(r"`([a-z-]+): ", Path("docs/api.md").read_text())
    assert sorted(contract) == sorted(METADATA) == sorted(set(docs))


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ({"web_origins": ["https://a.example/"]}, "web_origins: 'https://a.example/' is not an origin"),
        ({"web_origins": ["*"]}, "web_origins"),
        ({"web_hosts": ["a.example:80"]}, "web_hosts: 'a.example:80' is not a host name"),
        ({"web_hosts": ["*"]}, "web_hosts"),
        ({"web_port": 70000}, "web_port"),
    ],
)
def test_settings_of_the_page_that_cannot_be_used_are_named(flags: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsRefused, match=said):
        load(None, flags, {})


def test_lists_in_the_environment_are_separated_by_commas() -> None:
    found = load(None, {}, {"KRONIKA_WEB_HOSTS": "a.example, b.example", "KRONIKA_WEB_ORIGINS": "https://a.example"})
    assert (found.web_hosts, found.web_origins) == (("a.example", "b.example"), ("https://a.example",))


# --- what every answer says


@pytest.mark.parametrize("path", [*PATHS, "/nothing"])
def test_every_answer_forbids_what_the_page_does_not_need(service: Embedded, path: str) -> None:
    for headers in (asked(service, path).headers, asked(service, path, host="evil.example").headers):
        policy = dict(one.split(" ", 1) for one in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert policy["script-src"] == policy["connect-src"] == policy["worker-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert not {"set-cookie", "server", "access-control-allow-origin"} & headers.keys()


def test_nonsense_is_answered_and_never_the_operators_concern(
    service: Embedded, caplog: pytest.LogCaptureFixture
) -> None:
    host, port = service.page.rsplit(":", 1)
    for said in (b"\x16\x03\x01\x00\xa5", b"GET\r\n\r\n", b"GET x HTTP/1.1\r\n\r\n", b"X" * 1000):
        with socket.create_connection((host, int(port))) as asking:
            asking.sendall(said)
            assert asking.recv(100).startswith(b"HTTP/1.1 400 ")
    assert asked(service, LIST, x_strange="\xff").status == 400
    assert [one for one in caplog.records if one.name.startswith("uvicorn")] == []


def test_a_head_without_end_is_cut(service: Embedded) -> None:
    host, port = service.page.rsplit(":", 1)
    with socket.create_connection((host, int(port))) as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        with pytest.raises(ConnectionError):
            asking.sendall(b"x" * 100_000_000)


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: loc", b"GET / HTTP/1.1\r\nHost: localhost\r\n"])
def test_a_request_that_does_not_come_is_not_waited_for(
    embedded: Callable[..., Embedded], monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(web_connection, "HEAD_SECONDS", 0.2)
    assert is_cut(embedded().page, begun)


def test_nor_is_a_body(embedded: Callable[..., Embedded], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LATER", 0)
    head = b"POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    assert is_cut(embedded(import_seconds=1).page, head % LIST.encode())


def is_cut(page: str, said: bytes) -> bool:
    """Whether a connection ends on which no more than this is said."""
    host, port = page.rsplit(":", 1)
    with socket.create_connection((host, int(port)), timeout=300) as asking:
        asking.sendall(said)
        try:
            return asking.recv(1) == b""
        except ConnectionResetError:
            return True


# --- where it listens


def test_it_serves_over_tls_where_grpc_does(tmp_path: Path, embedded: Callable[..., Embedded]) -> None:
    chain, key = certificate(tmp_path)
    service = embedded(tls_certificate=str(chain), tls_key=str(key))
    client: Any = over_http.Client(service.page, certificate=str(chain))
    game = client("CreateGame", pack="normandy", scenario="1").game
    assert client("TakeSeat", game=game.game, seat="us", name="Anna").game.seats[0].name == "Anna"
    stream = client.stream("WatchGame", game=game.game)
    assert next(stream).events
    stream.cut()
    with pytest.raises(OSError):  # noqa: PT011 — nothing in clear is answered
        ask(service.page, "/")


def test_a_service_may_do_without(embedded: Callable[..., Embedded]) -> None:
    service = embedded(web_port=-1)
    assert service.page == ""
    assert Table(service.address).started()


def test_the_page_is_on_the_port_after_that_of_grpc_unless_another_is_named() -> None:
    assert load(None, {"port": 6000}, {}).page_port == 6001
    assert load(None, {"port": 6000, "web_port": 7000}, {}).page_port == 7000
    assert load(None, {"port": 0}, {}).page_port == load(None, {"port": 65535}, {}).page_port == 0


def test_a_service_that_is_stopped_ends_its_streams_in_good_order(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        table = Table(serving.address).started()
        stream = over_http.Client(serving.page).stream("WatchGame", game=table.game)
        assert next(stream).events
        serving.stop()
        assert serving.wait()[0] == 0 and "Traceback" not in serving.errors
        with pytest.raises(over_http.Refused) as refused:
            list(stream)
        assert (refused.value.code, refused.value.reason) == ("UNAVAILABLE", "UNAVAILABLE")


def test_calls_on_both_ports_are_in_one_log(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        over_http.Client(serving.page)("ListSystems")
        table = Table(serving.address)
        stream = over_http.Client(serving.page).stream("WatchGame", game=table.game)
        next(stream)
        stream.cut()
        over_http.Client(serving.page)("GetGame", game=table.game)
        serving.stop()
        lines = [json.loads(line) for line in serving.errors.splitlines()]
    calls = {(one["method"], one["code"], one["peer"]) for one in lines if one["said"] == "call"}
    assert ("ListSystems", "OK", "127.0.0.1") in calls and ("WatchGame", "CANCELLED", "127.0.0.1") in calls
    assert {one["said"] for one in lines} == {"call"}
