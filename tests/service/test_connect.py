"""Calls by Connect: the same as by gRPC, in JSON and in binary, with the same refusals and the same quotas."""

import base64
import gzip
import json
import struct
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from google.protobuf import json_format
from google.rpc import error_details_pb2, status_pb2
from grpc_health.v1 import health_pb2
from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc

from kronika.service.history import History
from kronika.service.requests import LARGEST_JSON
from kronika.service.server import SERVICES, own_services
from kronika.service.settings import Settings
from kronika.service.web.connect import LONG
from kronika.v1 import game_service_pb2
from tests.embedded import Embedded
from tests.service import over_http
from tests.service.client import Client, Refused
from tests.service.conftest import MUCH
from tests.service.over_http import Form, ask, enveloped
from tests.service.table import Table, refusal
from tests.service.test_files import export, import_file

FORMS: tuple[Form, ...] = ("json", "proto")
UNARY = [
    (module.DESCRIPTOR.services_by_name[service].methods_by_name[name])
    for module, service, unary, _, _, _ in (*SERVICES, *own_services())
    for name in unary
]
GET_GAME = "/kronika.v1.GameService/GetGame"


def told(refused: Refused) -> tuple[Any, ...]:
    """All that a caller learns from a refusal."""
    return (
        refused.code,
        refused.said,
        refused.reason,
        refused.domain,
        refused.rule,
        refused.accepted,
        refused.metadata,
        refused.fields,
    )


# --- the same calls


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Embedded]:
    """A service of which nobody else asks anything: what it tells changes by nobody's doing."""
    with Embedded(Settings(data=str(tmp_path_factory.mktemp("quiet")), port=0, **MUCH)) as running:
        yield running


@pytest.mark.parametrize("method", UNARY, ids=lambda method: method.name)
def test_every_call_is_answered_or_refused_as_by_grpc(quiet: Embedded, method: Any) -> None:
    """With a game that there is not, or with nothing said at all."""
    request = method.input_type._concrete_class()
    if "game" in request.DESCRIPTOR.fields_by_name:
        request.game = "nowhere"
    path, body = f"/{method.containing_service.full_name}/{method.name}", request.SerializeToString()
    caller = Client(quiet.address)
    found: list[Any] = []
    for answer in (
        lambda: caller.raw(path, body),
        lambda: over_http.Client(quiet.page, "proto", token=caller.token).post(path, body, "application/proto").content,
        lambda: in_binary(
            method, over_http.Client(quiet.page, token=caller.token).post(path, in_json(request), "application/json")
        ),
    ):
        try:
            found.append(method.output_type._concrete_class.FromString(answer()))
        except Refused as refused:
            found.append(told(refused))
    assert found[0] == found[1] == found[2]


def in_json(request: Any) -> bytes:
    return json_format.MessageToJson(request).encode()


def in_binary(method: Any, answer: over_http.Answer) -> bytes:
    found: bytes = json_format.Parse(answer.content, method.output_type._concrete_class()).SerializeToString()
    return found


def test_a_game_is_played_to_its_closing_by_one_who_speaks_json_and_one_who_speaks_binary(service: Embedded) -> None:
    clients: Any = [over_http.Client(service.page, form) for form in FORMS]
    table = Table(service.address, clients=clients).started()
    table.play(seed=3, most=40)
    table.closed()
    for seat, client in zip(table.seats, clients, strict=True):
        same = Client(service.address, token=client.token)
        for call, fields in {
            "GetGame": {},
            "GetSnapshot": {"audience": seat.name},
            "ListEvents": {"audience": seat.name, "proof": True, "page_size": 2000},
            "GetDrawing": {"audience": seat.name},
            "ListRolls": {},
            "ListLeaves": {},
        }.items():
            assert client(call, game=table.game, **fields) == same(call, game=table.game, **fields), call


@pytest.mark.parametrize("form", FORMS)
def test_a_file_is_exported_and_imported(service: Embedded, embedded: Callable[..., Embedded], form: Form) -> None:
    table = Table(service.address).started()
    table.closed()
    other: Any = over_http.Client(embedded().page, form)
    by_connect: Any = over_http.Client(service.page, form)
    file = export(by_connect, table.game, "referee")
    assert file == export(table.spectator, table.game, "referee")
    assert import_file(other, file).game == table.game


def test_a_sentence_is_in_the_language_of_the_browser(service: Embedded) -> None:
    czech = over_http.Client(service.page, language="cs-CZ,cs;q=0.9,en;q=0.8")
    assert refusal(lambda: czech("GetGame", game="nowhere")).said.startswith("Hra")
    assert refusal(lambda: over_http.Client(service.page)("GetGame", game="nowhere")).said.startswith("There")


def test_answers_are_compressed_for_those_who_take_it(service: Embedded) -> None:
    client, path = over_http.Client(service.page), "/kronika.v1.CatalogService/ListPacks"
    plain = client.post(path, b"{}", "application/json")
    small = client.post(path, b"{}", "application/json", accept_encoding="gzip, br")
    assert small.headers["content-encoding"] == "gzip" and len(small.content) < len(plain.content)
    assert gzip.decompress(small.content) == plain.content
    again = client.post(path, gzip.compress(b"{}"), "application/json", content_encoding="gzip")
    assert again.content == plain.content


def test_a_long_answer_in_json_is_the_same(service: Embedded) -> None:
    table = Table(service.address).started()
    table.play(seed=3, most=60)
    asked = {"game": table.game, "audience": "us", "proof": True}
    by_connect: Any = over_http.Client(service.page, token=table.us.client.token)
    answer = table.us.client("ListEvents", **asked)
    assert answer.ByteSize() > LONG
    assert by_connect("ListEvents", **asked) == answer
    stream = by_connect.stream("WatchGame", **asked)
    assert list(next(stream).events) == list(answer.events)
    stream.cut()


# --- what is not a request


@pytest.mark.parametrize(
    "body", [b"\xff", b"\x0a\xff\xff\xff\xff\x0f", b"\x0a\x02\xc3\x28", b"\x0a" + bytes(range(100))]
)
def test_undecodable_bytes_are_malformed_as_in_grpc(service: Embedded, body: bytes) -> None:
    client = over_http.Client(service.page, "proto")
    refused = refusal(lambda: client.post(GET_GAME, body, "application/proto"))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")
    assert told(refused) == told(refusal(lambda: Client(service.address).raw(GET_GAME, body)))
    stream = over_http.Stream(client, "/kronika.v1.GameService/WatchGame", enveloped(body), None)
    assert refusal(lambda: next(stream)).reason == "MALFORMED"


PACKED = gzip.compress(b"{}", mtime=0)


@pytest.mark.parametrize("body", [b"\x1f", b"nonsense", PACKED[:-9], PACKED + b"more"])
@pytest.mark.parametrize("kind", ["application/json", "application/proto"])
def test_undecompressable_body_is_malformed(service: Embedded, kind: str, body: bytes) -> None:
    client = over_http.Client(service.page)
    refused = refusal(lambda: client.post(GET_GAME, body, kind, content_encoding="gzip"))
    assert (refused.code, refused.reason, refused.fields) == ("INVALID_ARGUMENT", "MALFORMED", [""])


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b"[]",
        b"3",
        b'"game"',
        b"null",
        b"{",
        b'{"game": 3}',
        b'{"game": {}}',
        b'{"game": "a", "game": "b"}',
        b'{"game": "\xff"}',
        b'{"readMask": {"paths": 3}}',
        b'{"game": ' * 10_000,
        b"[" * 100_000,
    ],
    ids=range(14),
)
def test_json_of_another_shape_is_malformed(service: Embedded, body: bytes) -> None:
    refused = refusal(lambda: over_http.Client(service.page).post(GET_GAME, body, "application/json"))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")
    assert "kronika.v1.GetGameRequest" in refused.said and refused.fields == [""]


@pytest.mark.parametrize(
    ("call", "request_", "field"),
    [
        ("GetGame", {"gaem": "x"}, "gaem"),
        ("Decide", {"game": "x", "decision": {"undaunted": {"endTrun": {}}}}, "decision.undaunted.endTrun"),
        ("WatchGames", {"games": [{"game": "x"}, {"gaem": "x"}]}, "games[1].gaem"),
    ],
)
def test_a_field_that_there_is_not_is_named(service: Embedded, call: str, request_: Any, field: str) -> None:
    client, path, body = (
        over_http.Client(service.page),
        f"/kronika.v1.GameService/{call}",
        json.dumps(request_).encode(),
    )
    if call == "WatchGames":
        refused = refusal(lambda: next(over_http.Stream(client, path, enveloped(body), None)))
    else:
        refused = refusal(lambda: client.post(path, body, "application/json"))
    assert (refused.reason, refused.fields) == ("MALFORMED", [field])
    assert refused.said.endswith(f"has no field {field}.")


@pytest.mark.parametrize("form", FORMS)
def test_malformed_id_is_refused_with_its_field_name(service: Embedded, form: Form) -> None:
    fields = {"game": "x" * 100_000}
    refused = refusal(lambda: over_http.Client(service.page, form)("GetGame", **fields))
    assert told(refused) == told(refusal(lambda: Client(service.address)("GetGame", **fields)))


def test_a_message_is_not_larger_than_by_grpc_and_json_is_smaller(service: Embedded) -> None:
    client = over_http.Client(service.page)
    large = json.dumps({"game": "x" * LARGEST_JSON}).encode()
    assert (
        "in JSON it can have at most 128 kB" in refusal(lambda: client.post(GET_GAME, large, "application/json")).said
    )
    packed = gzip.compress(b"\x0a" + bytes(17 * 1024 * 1024))
    refused = refusal(lambda: client.post(GET_GAME, packed, "application/proto", content_encoding="gzip"))
    assert refused.code == "RESOURCE_EXHAUSTED"


def test_unknown_content_type_is_refused_with_the_supported_ones(service: Embedded) -> None:
    for type_ in ("text/plain", "application/grpc", "application/grpc-web-text", "application/connect+json", ""):
        found = ask(service.page, GET_GAME, "POST", b"{}", content_type=type_)
        assert found.status == 415 and b"application/json, application/proto" in found.content, type_
        assert b"Connect or gRPC-Web" in found.content
    changing = GET_GAME.replace("GetGame", "CreateGame")
    assert ask(service.page, f"{changing}?encoding=json&message=%7B%7D").status == 405, "no link changes anything"


@pytest.mark.parametrize("path", ["/nobody.v1.Nothing/Cheat", "/kronika.v1.GameService/Cheat", "/Nothing/Cheat"])
def test_a_call_that_there_is_not_is_unimplemented_in_every_protocol(service: Embedded, path: str) -> None:
    client = over_http.Client(service.page)
    for type_ in ("application/json", "application/proto"):
        refused = refusal(lambda t=type_: client.post(path, b"{}", t))
        assert (refused.code, refused.said) == ("UNIMPLEMENTED", f"There is no call {path}.")
    streamed = refusal(lambda: next(over_http.Stream(client, path, enveloped(b"{}"), None)))
    assert streamed.code == "UNIMPLEMENTED"
    assert by_grpc_web(service.page, path, b"", None)[1]["grpc-status"] == "12"


def test_decide_each_by_connect_says_what_to_call_instead(service: Embedded) -> None:
    client = over_http.Client(service.page)
    stream = over_http.Stream(client, "/kronika.v1.GameService/DecideEach", enveloped(b"{}"), None)
    refused = refusal(lambda: next(stream))
    assert (refused.code, refused.said) == (
        "UNIMPLEMENTED",
        "DecideEach is available over gRPC only. Call Decide for each decision.",
    )


@pytest.mark.parametrize("name", ["authorization", "x_strange", "seen", "accept_language"])
@pytest.mark.parametrize("value", ["\xe9", "\xff"])
def test_a_header_that_is_not_ascii_is_named(service: Embedded, name: str, value: str) -> None:
    answer = ask(service.page, GET_GAME, "POST", b"{}", **{"content_type": "application/json", name: value})
    header, told_ = name.replace("_", "-"), json.loads(answer.content)
    assert (answer.status, told_["code"]) == (400, "invalid_argument")
    assert (
        told_["message"] == f"{header} contains other characters than ASCII. Write all headers and metadata in ASCII."
    )


def test_the_details_of_a_refusal_can_be_read_in_json(service: Embedded) -> None:
    answer = ask(service.page, GET_GAME, "POST", b'{"game": "?"}', content_type="application/json")
    info, malformed = json.loads(answer.content)["details"]
    assert info["type"] == "google.rpc.ErrorInfo"
    assert info["debug"] == {"reason": "MALFORMED", "domain": "kronika"}
    assert malformed["debug"]["fieldViolations"][0]["field"] == "game"


# --- gRPC-Web


def by_grpc_web(page: str, path: str, request: Any, type_: Any) -> tuple[list[Any], dict[str, str]]:
    """The messages and the trailers of a call by gRPC-Web."""
    answer = ask(page, path, "POST", enveloped(request), content_type="application/grpc-web+proto", x_grpc_web="1")
    messages, rest, trailers = [], answer.content, dict(answer.headers)
    while rest:
        flags, length = struct.unpack(">BI", rest[:5])
        content, rest = rest[5 : 5 + length], rest[5 + length :]
        if flags & 0x80:
            trailers |= dict(line.split(": ", 1) for line in content.decode().splitlines())
        else:
            messages.append(type_.FromString(content))
    return messages, trailers


def test_a_call_by_grpc_web_is_answered_and_refused_as_by_grpc(service: Embedded) -> None:
    table = Table(service.address).started()
    asked, answer = game_service_pb2.GetGameRequest(game=table.game), game_service_pb2.GetGameResponse
    (found,), trailers = by_grpc_web(service.page, GET_GAME, asked.SerializeToString(), answer)
    assert found == Client(service.address)("GetGame", game=table.game) and trailers["grpc-status"] == "0"
    _, trailers = by_grpc_web(service.page, GET_GAME, b"\x0a\x01?", answer)
    status = status_pb2.Status.FromString(base64.b64decode(trailers["grpc-status-details-bin"] + "=="))
    assert trailers["grpc-status"] == "3" and status.details[0].Is(error_details_pb2.ErrorInfo.DESCRIPTOR)


# --- the standard services


def test_health_is_answered_as_by_grpc(service: Embedded) -> None:
    client, health = over_http.Client(service.page), "/grpc.health.v1.Health"
    assert client.post(f"{health}/Check", b"{}", "application/json").content == b'{"status":"SERVING"}'
    refused = refusal(lambda: client.post(f"{health}/Check", b'{"service": "a.b.C"}', "application/json"))
    assert refused.code == "NOT_FOUND"
    stream = over_http.Stream(client, f"{health}/Watch", enveloped(b"{}"), health_pb2.HealthCheckResponse)
    assert next(stream).status == health_pb2.HealthCheckResponse.SERVING
    stream.cut()


def test_reflection_is_answered_as_by_grpc(service: Embedded) -> None:
    client, reflection = over_http.Client(service.page), "/grpc.reflection.v1alpha.ServerReflection"
    requests = b"".join(
        map(enveloped, (b'{"list_services": ""}', b'{"file_containing_symbol": "google.rpc.ErrorInfo"}'))
    )
    answers = over_http.Stream(
        client, f"{reflection}/ServerReflectionInfo", requests, reflection_pb2.ServerReflectionResponse
    )
    services, file = list(answers)
    stub = reflection_pb2_grpc.ServerReflectionStub(Client(service.address).channel)
    by_grpc = next(stub.ServerReflectionInfo(iter([reflection_pb2.ServerReflectionRequest(list_services="")])))
    assert services == by_grpc
    assert file.file_descriptor_response.file_descriptor_proto


# --- who calls


def test_a_malformed_token_is_refused_as_by_grpc(service: Embedded) -> None:
    for token in ("short", "zz" * 32):
        by_connect = refusal(lambda t=token: over_http.Client(service.page, token=t)("ListSystems"))
        assert told(by_connect) == told(refusal(lambda t=token: Client(service.address, token=t)("ListSystems")))


def test_a_contract_that_the_service_does_not_know_is_refused_as_by_grpc(service: Embedded) -> None:
    by_connect = refusal(lambda: over_http.Client(service.page, contract="ab" * 32)("ListSystems"))
    by_grpc = refusal(lambda: Client(service.address, metadata=(("contract", "ab" * 32),))("ListSystems"))
    assert told(by_connect) == told(by_grpc) and by_connect.reason == "CONTRACT_UNKNOWN"


def test_internal_error_shows_only_an_id(
    service: Embedded, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(service.address).started()
    monkeypatch.setattr(History, "heads", lambda *_: 1 / 0)
    refused = refusal(lambda: over_http.Client(service.page)("GetSnapshot", game=table.game, version=3))
    assert (refused.code, refused.reason) == ("INTERNAL", "INTERNAL") and "division" not in refused.said
    (id,) = (word.rstrip(".") for word in refused.said.split() if len(word.rstrip(".")) == 12)
    assert id in caplog.text and "ZeroDivisionError" in caplog.text


def test_calls_by_both_doors_count_together(embedded: Callable[..., Embedded]) -> None:
    service = embedded(games_an_hour=4)
    token = "ab" * 32
    doors: list[Any] = [
        Client(service.address, token=token),
        over_http.Client(service.page, "json", token=token),
        over_http.Client(service.page, "proto", token=token),
    ]
    create = {"pack": "normandy", "scenario": "1"}
    for door in (*doors, doors[0]):
        assert door("CreateGame", **create).game.game
    for door in doors:
        refused = refusal(lambda d=door: d("CreateGame", **create))
        assert (refused.code, refused.metadata["quota"]) == ("RESOURCE_EXHAUSTED", "games_an_hour")


def test_clients_behind_a_trusted_proxy_are_counted_separately(embedded: Callable[..., Embedded]) -> None:
    service = embedded(games_an_hour=1, tokens_an_address=1, trusted_proxies="127.0.0.1")
    create = {"pack": "normandy", "scenario": "1"}

    def game(address: str) -> Any:
        return over_http.Client(service.page, x_forwarded_for=address)("CreateGame", **create)

    assert game("192.0.2.7").game.game and game("192.0.2.8").game.game
    assert refusal(lambda: game("192.0.2.7")).metadata["scope"] == "address"


def test_a_request_is_read_by_the_types_of_the_contract(service: Embedded) -> None:
    """Enums by name, bytes in base64, times as RFC 3339, fields in camel case: the JSON of protobuf."""
    table = Table(service.address).started()
    client = over_http.Client(service.page)
    found = json.loads(client.post(GET_GAME, json.dumps({"game": table.game}).encode(), "application/json").content)
    assert found["game"]["phase"] == "PHASE_RUNNING" and found["game"]["updatedAt"].endswith("Z")
    answer = json_format.ParseDict(found, game_service_pb2.GetGameResponse())
    assert answer == Client(service.address)("GetGame", game=table.game)
