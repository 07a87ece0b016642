"""Doors for simple clients: the calls of the contract at plain addresses, with its quotas, secrecy and refusals."""

import http.client
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from google.protobuf import json_format

from kronika.service.quotas import SEAT_STREAMS
from kronika.service.web import doors
from kronika.service.web.files import PAGE
from kronika.service.web.table import DOORS, FOLDER, OPENAPI
from kronika.v1 import game_service_pb2
from tests.embedded import Embedded
from tests.hostile import NO_IDS
from tests.service import over_http
from tests.service.conftest import stop
from tests.service.over_http import Answer, ask, connection
from tests.service.table import Seat, Table
from tests.service.test_files import export
from tests.service.test_watch import watchers_of

INDEX = (PAGE / "index.html").read_bytes()
GAMES = [door.path.partition("{game}")[2] for door in DOORS if "{game}" in door.path]
"""The ends of the addresses, after the game."""
OTHER = "f" * 64
"""A token that holds nothing."""


@pytest.fixture(scope="module")
def played(service: Embedded) -> Table:
    table = Table(service.address).started()
    table.play(seed=1, most=12)
    return table


def at(table: Table, rest: str = "") -> str:
    return f"{FOLDER}games/{table.game}{rest}"


def bearing(seat: Seat) -> dict[str, str]:
    return {"authorization": f"Bearer {seat.client.token}"}


def refused(found: Answer) -> dict[str, Any]:
    """A refusal, with the values of its details."""
    told = json.loads(found.content)
    info, *more = (one["debug"] for one in told["details"])
    fields = [one["field"] for detail in more for one in detail["fieldViolations"]]
    return {"said": told["message"], "code": told["code"], "metadata": {}, **info, "fields": fields}


# --- what the doors give


def test_a_game_is_what_its_call_gives(service: Embedded, played: Table) -> None:
    found = ask(service.page, at(played))
    assert (found.status, found.headers["content-type"]) == (200, "application/json")
    assert json_format.Parse(found.content, game_service_pb2.GetGameResponse()).game == played.now()
    czech = json.loads(ask(service.page, at(played), accept_language="cs").content)
    assert czech["game"]["seats"][1]["title"] == "Němci"


@pytest.mark.parametrize("audience", ["", "public", "us"])
def test_an_export_is_the_file_of_its_audience(service: Embedded, played: Table, audience: str) -> None:
    found = ask(service.page, at(played, f"/export?as={audience}"), **(bearing(played.us) if audience == "us" else {}))
    assert found.content == export(played.us.client, played.game, audience)
    assert found.headers["content-type"] == "application/jsonl"
    assert found.headers["content-disposition"] == f'attachment; filename="{played.game}.jsonl"'
    assert found.headers["cache-control"] == "no-store"


def test_a_board_is_the_drawing_at_a_version_as_a_seat_sees_it(service: Embedded, played: Table) -> None:
    def drawn(**fields: Any) -> bytes:
        svg: str = played.us.client("GetDrawing", game=played.game, **fields).panels[0].svg
        return svg.encode()

    assert ask(service.page, at(played, "/board.svg")).content == drawn()
    assert ask(service.page, at(played, "/board.svg?version=20")).content == drawn(version=20)
    mine = ask(service.page, at(played, "/board.svg?as=us&version=20"), **bearing(played.us))
    assert mine.content == drawn(version=20, audience="us")
    early = ask(service.page, at(played, "/board.svg?version=1"))
    assert early.status == 404 and "Nothing is laid out yet at version 1" in refused(early)["said"]


def test_a_picture_is_kept_only_where_it_is_the_same_for_everybody(service: Embedded, played: Table) -> None:
    found = ask(service.page, at(played, "/board.svg"))
    assert found.headers["cache-control"] == "no-cache" and "accept-language" in found.headers["vary"]
    tag = found.headers["etag"]
    again = ask(service.page, at(played, "/board.svg"), if_none_match=tag)
    assert (again.status, again.content, again.headers["etag"]) == (304, b"", tag)
    assert ask(service.page, at(played, "/board.svg?version=20"), if_none_match=tag).status == 200
    mine = ask(service.page, at(played, "/board.svg"), if_none_match=tag, **bearing(played.us))
    assert (mine.status, mine.headers["cache-control"]) == (200, "no-store") and "etag" not in mine.headers


def test_a_picture_shown_as_a_page_may_do_nothing(service: Embedded, played: Table) -> None:
    asking = connection(service.page)
    asking.request("GET", at(played, "/board.svg"))
    headers = asking.getresponse().headers
    assert "default-src 'none'; sandbox" in (headers.get_all("content-security-policy") or [])
    assert headers["x-content-type-options"] == "nosniff" and headers["content-type"] == "image/svg+xml"
    asking.close()


def test_a_server_without_the_extra_says_which_one_makes_png(
    service: Embedded, played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "can_make_png", lambda: False)
    found = ask(service.page, at(played, "/board.png"))
    assert found.status == 501 and refused(found)["reason"] == "NOT_OFFERED"
    assert "kronika[png]" in refused(found)["said"]


def test_a_board_is_also_made_of_pixels(service: Embedded, played: Table) -> None:
    svg, png = (ask(service.page, at(played, f"/board.{end}")) for end in ("svg", "png"))
    assert (png.status, png.headers["content-type"]) == (200, "image/png")
    assert png.content.startswith(b"\x89PNG\r\n") and int.from_bytes(png.content[16:20]) == 1200
    assert png.headers["etag"] != svg.headers["etag"]
    assert ask(service.page, at(played, "/board.png"), if_none_match=png.headers["etag"]).status == 304


# --- events


class Events:
    """A stream of events, read line by line."""

    def __init__(self, page: str, path: str, **headers: str) -> None:
        self.asking = connection(page)
        self.asking.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        self.answer = self.asking.getresponse()

    def __iter__(self) -> Iterator[Any]:
        for line in self.answer:
            if line.strip():
                yield json.loads(line)

    def blocks(self) -> Iterator[dict[str, str]]:
        """The blocks of server-sent events."""
        block: dict[str, str] = {}
        for line in self.answer:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name:
                block[name] = value
            elif block:
                yield block
                block = {}

    def up_to(self, last: int) -> list[Any]:
        found: list[Any] = []
        for event in self:
            found.append(event)
            if event["version"] == last:
                return found
        raise AssertionError("the stream has ended")

    def cut(self) -> None:
        assert self.asking.sock is not None or self.answer.fp is not None
        self.answer.fp.raw._sock.shutdown(socket.SHUT_RDWR)  # type: ignore[union-attr]
        self.answer.close()


def test_events_come_as_lines_from_a_version_on_and_as_they_happen(service: Embedded) -> None:
    table = Table(service.address).started()
    stream = Events(service.page, at(table, "/events?after=5"))
    assert (stream.answer.status, stream.answer.headers["content-type"]) == (200, "application/x-ndjson")
    table.play(seed=1, most=6)
    last = table.now().version
    found = stream.up_to(last)
    assert [one["version"] for one in found] == list(range(6, last + 1))
    told = [json_format.ParseDict(one, type(table.events()[0])()) for one in found]
    assert told == table.events(after=5)
    stream.cut()


def test_a_seat_gets_its_own_events(service: Embedded, played: Table) -> None:
    last = played.now().version
    stream = Events(service.page, at(played, "/events?as=us"), **bearing(played.us))
    found = stream.up_to(last)
    assert found == [json_format.MessageToDict(one) for one in played.events("us")]
    assert found != [json_format.MessageToDict(one) for one in played.events()]
    stream.cut()


def test_a_browser_takes_events_up_where_they_broke_off(service: Embedded, played: Table) -> None:
    last = played.now().version
    stream = Events(
        service.page, at(played, "/events?after=1"), accept="text/event-stream", last_event_id=str(last - 2)
    )
    assert stream.answer.headers["content-type"] == "text/event-stream"
    blocks = stream.blocks()
    for version in (last - 1, last):
        block = next(blocks)
        assert block["id"] == str(version) and json.loads(block["data"])["version"] == version
    stream.cut()


def test_a_stream_begins_before_anything_happens_and_beats(
    service: Embedded, played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "HEARTBEAT_SECONDS", 1)
    last = played.now().version
    for accept, beat in (("*/*", b"\n"), ("text/event-stream", b":\n")):
        stream = Events(service.page, at(played, f"/events?after={last}"), accept=accept)
        assert stream.answer.status == 200 and stream.answer.readline() == beat
        stream.cut()


def test_a_stream_of_a_closed_game_ends_and_then_says_that_nothing_follows(service: Embedded) -> None:
    table = Table(service.address).started()
    stream = Events(service.page, at(table, "/events"))
    table.closed()
    last = table.now().version
    assert [one["version"] for one in stream] == list(range(1, last + 1))
    over = ask(service.page, at(table, f"/events?after={last}"))
    assert (over.status, over.content) == (204, b"")
    assert ask(service.page, at(table, f"/events?after={last + 1}")).status == 404


def test_a_reader_who_leaves_is_forgotten(service: Embedded) -> None:
    table = Table(service.address).started()
    stream = Events(service.page, at(table, "/events"))
    next(iter(stream))
    assert watchers_of(service, table.game)
    stream.cut()
    end = time.monotonic() + 60
    while watchers_of(service, table.game) and time.monotonic() < end:
        time.sleep(0.01)
    assert not watchers_of(service, table.game)


@pytest.mark.parametrize("accept", ["application/x-ndjson", "text/event-stream"])
def test_a_stopping_server_ends_streams_with_a_reason(embedded: Callable[..., Embedded], accept: str) -> None:
    service = embedded()
    table = Table(service.address).started()
    stream = Events(service.page, at(table, "/events"), accept=accept)
    assert stream.answer.status == 200
    stop(service)
    last = stream.answer.read().decode().strip().rpartition("\n")[2].removeprefix("data: ")
    assert json.loads(last)["error"]["code"] == "unavailable"


# --- secrecy


@pytest.mark.parametrize("door", ["/export", "/events", "/board.svg"])
def test_only_the_holder_of_a_seat_looks_as_that_seat(service: Embedded, played: Table, door: str) -> None:
    path = at(played, f"{door}?as=us")
    found = ask(service.page, path)
    assert (found.status, refused(found)["reason"]) == (401, "UNAUTHENTICATED")
    for token in (OTHER, played.german.client.token):
        found = ask(service.page, path, authorization=f"Bearer {token}")
        assert (found.status, refused(found)["reason"]) == (403, "NOT_YOUR_SEAT")
    early = ask(service.page, at(played, f"{door}?as=referee"), **bearing(played.us))
    assert (early.status, refused(early)["reason"]) == (400, "WRONG_PHASE")


@pytest.mark.parametrize("rest", GAMES)
def test_a_private_game_looks_like_one_that_does_not_exist(service: Embedded, rest: str) -> None:
    table = Table(service.address, private=True)
    for headers in ({}, {"authorization": f"Bearer {OTHER}"}):
        found = ask(service.page, at(table, rest), **headers)
        nowhere = ask(service.page, f"{FOLDER}games/nowhere{rest}", **headers)
        assert found.status == nowhere.status == 404
        assert refused(found) | {"said": ""} == refused(nowhere) | {"said": ""}
        assert refused(found)["said"].replace(table.game, "nowhere") == refused(nowhere)["said"]
    assert ask(service.page, f"/g/{table.game}", **bearing(table.us)).content == INDEX
    assert ask(service.page, at(table), **bearing(table.us)).status == 200


@pytest.mark.parametrize(
    "query", [f"token={OTHER}", f"as=us&authorization=Bearer%20{OTHER}", f"as={OTHER}", f"{OTHER}=", f"after={OTHER}"]
)
@pytest.mark.parametrize("path", [*(f"{FOLDER}games/nowhere{rest}" for rest in GAMES), OPENAPI])
def test_a_token_is_never_part_of_an_address(service: Embedded, path: str, query: str) -> None:
    found = ask(service.page, f"{path}?{query}")
    assert (found.status, refused(found)["fields"]) == (400, ["authorization"])
    assert OTHER not in found.content.decode() and "authorization: Bearer" in refused(found)["said"]


# --- refusals and quotas


@pytest.mark.parametrize(
    ("request_", "status", "reason", "accepted"),
    [
        ("GET /api/games/GAME?x=1", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?x=1", 400, "MALFORMED", "version,as"),
        ("GET /api/games/GAME/events?version=1", 400, "MALFORMED", "after,as"),
        ("GET /api/games/GAME/events?last-event-id=1", 400, "MALFORMED", "after,as"),
        ("GET /api/games/GAME/board.svg?as=us&as=us", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?version=-1", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?version=1.0", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?version=%D9%A1", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?version=99999999999999999999", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?version=2147483648", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?version=2147483647", 404, "NOT_FOUND", ""),
        ("GET /api/games/GAME/events?after=2147483647", 404, "NOT_FOUND", ""),
        ("GET /api/games/GAME/board.svg?version=%FF", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?version", 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?" + "&".join(f"a{n}=1" for n in range(17)), 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?as=" + "x" * 60_000, 400, "MALFORMED", ""),
        ("GET /api/games/GAME/board.svg?" + "x" * 60_000 + "=1", 400, "MALFORMED", "version,as"),
        ("GET /api/games/GAME/board.svg?as=nobody", 404, "NOT_FOUND", "us,german"),
        ("GET /api/games/nowhere", 404, "NOT_FOUND", ""),
        ("GET /api/games/..", 400, "MALFORMED", ""),
        ("GET /api/games/%FF%FE", 400, "MALFORMED", ""),
        ("GET /api/games/" + "a" * 65, 400, "MALFORMED", ""),
        ("GET /api/games/GAME/../../etc/passwd", 404, "NOT_FOUND", ",".join(door.path for door in DOORS)),
        ("GET /api/games/%2e%2e%2fx", 404, "NOT_FOUND", ",".join(door.path for door in DOORS)),
        ("GET /api/games/GAME/board-svg", 404, "NOT_FOUND", ",".join(door.path for door in DOORS)),
        ("GET /api/games/GAME/", 404, "NOT_FOUND", ",".join(door.path for door in DOORS)),
        ("GET /api/", 404, "NOT_FOUND", ",".join(door.path for door in DOORS)),
        ("POST /api/games/GAME", 405, "MALFORMED", "GET,HEAD"),
        ("DELETE /api/games/GAME/board.svg", 405, "MALFORMED", "GET,HEAD"),
        ("OPTIONS /api/games/GAME/events", 405, "MALFORMED", "GET"),
        ("PATCH /api/openapi.json", 405, "MALFORMED", "GET,HEAD"),
    ],
    ids=lambda value: value[:60] if isinstance(value, str) else None,
)
def test_nonsense_is_refused_with_what_would_be_accepted(
    service: Embedded, played: Table, request_: str, status: int, reason: str, accepted: str
) -> None:
    method, _, path = request_.replace("GAME", played.game).partition(" ")
    found = ask(service.page, path, method, **bearing(played.us))
    assert (found.status, refused(found)["reason"]) == (status, reason)
    assert refused(found)["metadata"].get("accepted", "") == accepted
    assert status != 405 or found.headers["allow"] == accepted.replace(",", ", ")
    assert len(found.content) < 20_000


@pytest.mark.parametrize("raw", [b"GET /api/games/\xff HTTP/1.1", b"GET /api/games/a?as=\xc5\xbe HTTP/1.1"])
def test_an_address_that_is_not_ascii_is_refused(service: Embedded, raw: bytes) -> None:
    host, _, port = service.page.rpartition(":")
    with socket.create_connection((host, int(port)), 30) as sent:
        sent.sendall(raw + b"\r\nHost: " + service.page.encode() + b"\r\nConnection: close\r\n\r\n")
        assert sent.makefile("rb").readline().split()[1] == b"400"


@pytest.mark.parametrize("text", [one for one in NO_IDS if one.isascii() and one.isprintable() and one.strip()])
def test_malformed_ids_are_refused(service: Embedded, text: str) -> None:
    quoted = "".join(f"%{ord(letter):02x}" for letter in text)
    for path in (f"{FOLDER}games/{quoted}", f"{FOLDER}games/a/board.svg?as={quoted}"):
        found = ask(service.page, path)
        assert found.status in (400, 404) and refused(found)["reason"] in ("MALFORMED", "NOT_FOUND")


@pytest.mark.parametrize("header", ["authorization", "invitation", "contract", "accept-language", "seen"])
def test_headers_are_judged_as_metadata(service: Embedded, played: Table, header: str) -> None:
    value = {"accept-language": "\xe9", "seen": "-1"}.get(header, "nonsense")
    found = ask(service.page, at(played), **{header: value})
    assert found.status == {"authorization": 401}.get(header, 400) and refused(found)["reason"]


def test_head_gives_the_headers_alone(service: Embedded, played: Table) -> None:
    for rest in ("", "/board.svg"):
        found, head = (ask(service.page, at(played, rest), method) for method in ("GET", "HEAD"))
        assert (head.status, head.content) == (200, b"")
        assert head.headers["content-length"] == str(len(found.content))


def test_a_refusal_is_that_of_the_call(service: Embedded, played: Table) -> None:
    """The same status and the same JSON as by Connect, also in Czech."""
    for call, path, asked in (
        ("GetGame", f"{FOLDER}games/nowhere", {"game": "nowhere"}),
        ("GetDrawing", at(played, "/board.svg?as=us"), {"game": played.game, "audience": "us"}),
        ("GetDrawing", at(played, "/board.svg?as=referee"), {"game": played.game, "audience": "referee"}),
        ("GetDrawing", at(played, "/board.svg?version=9999"), {"game": played.game, "version": 9999}),
    ):
        for language in ("en", "cs"):
            body, type_ = json.dumps(asked).encode(), "application/json"
            call_path = f"/kronika.v1.GameService/{call}"
            by_connect = ask(service.page, call_path, "POST", body, content_type=type_, accept_language=language)
            found = ask(service.page, path, accept_language=language)
            assert (found.status, json.loads(found.content)) == (by_connect.status, json.loads(by_connect.content))


def test_quotas_are_those_of_the_contract(embedded: Callable[..., Embedded]) -> None:
    service = embedded(requests_a_second=1, tokens_an_address=1)
    for path in (f"{FOLDER}games/nowhere", f"{FOLDER}nowhere", OPENAPI, f"{FOLDER}games/nowhere?x=1"):
        found = next(one for one in iter(lambda path=path: ask(service.page, path), None) if one.status == 429)
        told = refused(found)
        assert (told["reason"], told["metadata"]["quota"]) == ("LIMIT_REACHED", "requests_a_second")
        assert found.headers["retry-after"] == told["metadata"]["retry_after"]
    assert ask(service.page, "/g/nowhere").status == 200, "the page comes all the same"


def test_streams_count_with_those_of_the_contract(embedded: Callable[..., Embedded]) -> None:
    service = embedded(streams=2, tokens_an_address=100)
    table = Table(service.address).started()
    token = {"authorization": f"Bearer {OTHER}"}
    held: list[Any] = [Events(service.page, at(table, "/events"), **token)]
    held.append(over_http.Client(service.page, token=OTHER).stream("WatchGame", game=table.game))
    next(held[1])
    for door in ("/events", "/export"):
        found = ask(service.page, at(table, door), **token)
        assert (found.status, refused(found)["metadata"]["quota"]) == (429, "streams")
    for stream in held:
        stream.cut()


def test_a_stream_that_makes_room_for_another_ends_with_the_reason(service: Embedded, played: Table) -> None:
    path = at(played, f"/events?as=us&after={played.now().version}")
    streams = [Events(service.page, path, **bearing(played.us)) for _ in range(SEAT_STREAMS + 1)]
    assert all(one.answer.status == 200 for one in streams)
    assert json.loads(streams[0].answer.read())["error"]["code"] == "resource_exhausted"
    for stream in streams[1:]:
        stream.cut()


def test_a_page_whose_origin_the_operator_names_may_use_the_doors(embedded: Callable[..., Embedded]) -> None:
    friend = "https://friend.example"
    service = embedded(web_origins=(friend,))
    before = ask(service.page, f"{FOLDER}games/nowhere", "OPTIONS", origin=friend)
    assert (before.status, before.headers["access-control-allow-methods"]) == (204, "GET")
    assert {"authorization", "last-event-id"} <= set(before.headers["access-control-allow-headers"].split(", "))
    found = ask(service.page, OPENAPI, origin=friend)
    assert (found.status, found.headers["access-control-allow-origin"]) == (200, friend)
    assert ask(service.page, OPENAPI, origin="https://evil.example").status == 403


@pytest.mark.parametrize(
    ("site", "kind", "status"),
    [
        ("cross-site", "image", 403),
        ("cross-site", "empty", 403),
        ("cross-site", "iframe", 403),
        ("same-site", "image", 403),
        ("cross-site", "document", 200),
        ("same-origin", "image", 200),
        ("none", "document", 200),
    ],
)
def test_other_pages_embed_nothing(service: Embedded, site: str, kind: str, status: int) -> None:
    assert ask(service.page, OPENAPI, sec_fetch_site=site, sec_fetch_dest=kind).status == status


# --- cards


def card_of(found: Answer) -> dict[str, str]:
    """The properties that a page names in its head."""
    head = found.content.decode().partition("</head>")[0]
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', head))


def test_a_link_to_a_game_has_a_card(service: Embedded, played: Table) -> None:
    version = played.now().version
    found = ask(service.page, f"/g/{played.game}")
    assert card_of(found) == {
        "title": "La Raye",
        "description": f"A game at version {version} (the US: Us, the Germans: German).",
        "image": f"http://{service.page}/api/games/{played.game}/board.png?version={version}",
        "site_name": "Kronika",
        "type": "website",
    }
    assert re.sub(rb" *<meta property=.*\n", b"", found.content) == INDEX
    assert card_of(ask(service.page, f"/g/{played.game}/20?as=us"))["image"].endswith("/board.png?version=20")
    assert card_of(ask(service.page, f"/g/{played.game}", accept_language="cs"))["description"].startswith(
        "Hra ve verzi"
    )
    again = ask(service.page, f"/g/{played.game}", if_none_match=found.headers["etag"])
    assert (again.status, again.content) == (304, b"")
    assert ask(service.page, f"/g/{played.game}", "HEAD").headers["content-length"] == str(len(found.content))
    assert ask(service.page, f"/g/{played.game}", "POST").status == 405
    assert found.headers["content-security-policy"] == ask(service.page, "/").headers["content-security-policy"]


def test_names_in_a_card_are_text(embedded: Callable[..., Embedded]) -> None:
    service = embedded(public_url="https://kronika.example.org/")
    table = Table(service.address)
    table.us("TakeSeat", name='"/><script>alert(1)</script>')
    found = ask(service.page, f"/g/{table.game}")
    assert b"<script>alert" not in found.content
    assert "&quot;/&gt;&lt;script&gt;" in card_of(found)["description"] and "free" in card_of(found)["description"]
    assert card_of(found)["image"].startswith(f"https://kronika.example.org/api/games/{table.game}/board.")
    table = Table(service.address).started().closed()
    assert card_of(ask(service.page, f"/g/{table.game}"))["description"].startswith("A finished game")


@pytest.mark.parametrize("path", ["/g/nowhere", "/g/..", "/g/-", "/g/%FF", "/c/nowhere", "/g/" + "a" * 65, "/"])
def test_a_link_to_nothing_is_the_plain_page(service: Embedded, path: str) -> None:
    found = ask(service.page, path)
    assert (found.status, found.content) == (200, INDEX)


# --- the document


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_document_describes_the_doors_there_are(service: Embedded, language: str) -> None:
    found = ask(service.page, OPENAPI, accept_language=language)
    document = json.loads(found.content)
    assert document["openapi"].startswith("3.1.") and document["info"]["title"] and document["info"]["version"]
    assert list(document["paths"]) == [door.path for door in DOORS]
    names = set()
    for door in DOORS:
        operations = document["paths"][door.path]
        assert [verb.upper() for verb in operations] == list(door.methods)
        for operation in operations.values():
            names.add(operation["operationId"])
            told = {(one["name"], one["in"]): one for one in operation["parameters"]}
            named = {(one.name, one.place) for one in door.parameters}
            assert set(told) == named | {(one, "path") for one in re.findall(r"{(\w+)}", door.path)}
            assert all(one["required"] == (one["in"] == "path") and one["schema"]["type"] for one in told.values())
            assert tuple(operation["responses"]["200"]["content"]) == door.gives
            assert all("$ref" in one or one["description"] for one in operation["responses"].values())
    assert len(names) == sum(len(door.methods) for door in DOORS)
    for reference in re.findall(r'"\$ref":\s*"#/([^"]+)"', found.content.decode()):
        part = document
        for step in reference.split("/"):
            part = part[step]
        assert part


def test_each_door_gives_what_the_document_says(service: Embedded, played: Table) -> None:
    last = played.now().version
    for door in DOORS:
        path = door.path.replace("{game}", played.game)
        query = {"version": "20", "as": "public", "after": str(last - 1)}
        asked = "&".join(f"{one.name}={query[one.name]}" for one in door.parameters if one.place == "query")
        asking: http.client.HTTPConnection = connection(service.page)
        asking.request("GET", f"{path}?{asked}" if asked else path)
        found = asking.getresponse()
        if found.status != 501:
            assert (found.status, found.headers["content-type"]) == (200, door.gives[0])
        asking.close()
