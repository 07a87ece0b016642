"""The server around the handlers: who may call how often, how errors look, where it listens."""

import datetime
import ipaddress
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from queue import Queue
from typing import Any

import grpc
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import ProtoReflectionDescriptorDatabase

from kronika.domain.kernel.words import Reason
from kronika.service.history import History
from kronika.service.settings import Settings, SettingsRefused, load
from kronika.v1 import errors_pb2
from tests.embedded import Embedded
from tests.service.client import Client, Refused
from tests.service.process import Serving, kronika
from tests.service.table import Table, refusal


@pytest.fixture
def channel(service: Embedded) -> grpc.Channel:
    return grpc.insecure_channel(service.address)


# --- health and reflection


def test_health_is_served(channel: grpc.Channel) -> None:
    found = health_pb2_grpc.HealthStub(channel).Check(health_pb2.HealthCheckRequest())
    assert found.status == health_pb2.HealthCheckResponse.SERVING


def test_reflection_tells_a_stranger_every_call_and_its_types(channel: grpc.Channel) -> None:
    database = ProtoReflectionDescriptorDatabase(channel)
    assert {"kronika.v1.GameService", "kronika.v1.CatalogService"} <= set(database.get_services())
    file = database.FindFileContainingSymbol("kronika.v1.GameService")
    assert "Decide" in {method.name for service in file.service for method in service.method}
    assert database.FindFileContainingSymbol("kronika.undaunted.v1.UndauntedDecision").package == "kronika.undaunted.v1"


# --- errors


def test_every_reason_is_in_the_contract() -> None:
    names = {name.removeprefix("ERROR_REASON_") for name in list(errors_pb2.ErrorReason.keys())}
    assert {reason.name for reason in Reason} == names - {"UNSPECIFIED"}


def test_internal_error_shows_only_an_id(
    service: Embedded, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(service.address).started()
    monkeypatch.setattr(History, "heads", lambda *_: 1 / 0)
    refused = refusal(lambda: table.us.snapshot(3))
    assert (refused.code, refused.reason) == ("INTERNAL", "INTERNAL")
    assert "division" not in refused.said and "ZeroDivisionError" not in refused.said
    (id,) = (word.rstrip(".") for word in refused.said.split() if len(word.rstrip(".")) == 12)
    assert id in caplog.text and "ZeroDivisionError" in caplog.text, "the operator finds it by its id"
    monkeypatch.setattr(History, "told", lambda *_: 1 / 0)
    refused = refusal(lambda: next(table.spectator.stream("WatchGame", game=table.game)))
    assert refused.reason == "INTERNAL"


@pytest.mark.parametrize("body", [b"\xff", b"\x0a\xff\xff\xff\xff\x0f", b"\x0a\x02\xc3\x28", bytes(range(100))])
def test_undecodable_bytes_are_malformed(service: Embedded, body: bytes) -> None:
    refused = refusal(lambda: Client(service.address).raw("/kronika.v1.GameService/Decide", b"\x0a" + body))
    assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED")


def test_a_call_that_there_is_not(service: Embedded) -> None:
    refused = refusal(lambda: Client(service.address).raw("/kronika.v1.GameService/Cheat", b""))
    assert refused.code == "UNIMPLEMENTED"


@pytest.mark.parametrize("name", ["x" * 100_000, "ž" * 50_000, "😀" * 10_000, "\x00", "\n" * 500])
def test_malformed_id_is_not_quoted_back(service: Embedded, name: str) -> None:
    client = Client(service.address)
    for method, fields in {
        "GetGame": {"game": name},
        "ListScenarios": {"pack": name},
        "GetScenario": {"pack": "normandy", "scenario": name},
    }.items():
        refused = refusal(lambda m=method, f=fields: client(m, **f))
        assert (refused.code, refused.reason) == ("INVALID_ARGUMENT", "MALFORMED"), method
        assert refused.said.startswith(f"{[*fields][-1]} must be an id: 1 to 64 letters")


# --- limits


def test_more_calls_a_second_than_the_limit_are_refused_to_that_token_alone(
    embedded: Callable[..., Embedded],
) -> None:
    service = embedded(requests_a_second=5)
    eager, calm = Client(service.address), Client(service.address)

    def until_refused() -> Any:
        while True:
            eager("ListSystems")

    refused = refusal(until_refused)
    assert (refused.code, refused.reason) == ("RESOURCE_EXHAUSTED", "LIMIT_REACHED")
    assert calm("ListSystems").systems
    while True:
        try:
            eager("ListSystems")
        except Exception:
            continue
        break


def test_seats_in_open_games_per_player_are_limited(embedded: Callable[..., Embedded]) -> None:
    service = embedded(open_games=3)
    me = Client(service.address)
    tables = [Table(service.address) for _ in range(4)]
    for table in tables:
        table.us.client = me
    for table in tables[:3]:
        table.us.take()
    refused = tables[3].us.refused("TakeSeat", name="Anna")
    assert (refused.code, refused.reason) == ("RESOURCE_EXHAUSTED", "LIMIT_REACHED")
    tables[0].us("LeaveSeat")
    tables[3].us.take()
    tables[3].german.take()
    assert tables[3].us.refused("TakeSeat", name="Anna").reason == "LIMIT_REACHED"


def test_a_closed_game_counts_no_more(embedded: Callable[..., Embedded]) -> None:
    service = embedded(open_games=1)
    first, second = Table(service.address), Table(service.address)
    second.us.client = first.us.client
    first.started().closed()
    second.us.take()


def test_creating_games_may_need_the_operators_token(embedded: Callable[..., Embedded]) -> None:
    operator = secrets.token_hex(32)
    service = embedded(operator_token=operator)
    create = {"pack": "normandy", "scenario": "1"}
    refused = refusal(lambda: Client(service.address)("CreateGame", **create))
    assert (refused.code, refused.reason) == ("PERMISSION_DENIED", "NOT_YOUR_SEAT")
    game = Client(service.address, token=operator)("CreateGame", **create).game
    assert Client(service.address)("TakeSeat", game=game.game, seat="us", name="Anna").game.seats[0].held


# --- settings and where it listens


def settings(**flags: Any) -> Settings:
    return load(None, flags, {})


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "example.org"])
def test_it_refuses_to_listen_beyond_loopback_without_tls_unless_told_so(host: str) -> None:
    with pytest.raises(SettingsRefused, match=r"loopback.*tls_certificate.*insecure"):
        settings(host=host)
    assert settings(host=host, insecure=True).host == host
    assert settings(host=host, tls_certificate="c.pem", tls_key="k.pem").host == host


def test_the_command_says_so_in_a_sentence(tmp_path: Path) -> None:
    done = kronika("serve", "--data", str(tmp_path / "data"), "--host", "0.0.0.0", "--port", "0")
    assert done.returncode == 1
    assert "0.0.0.0 is not loopback" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_on_loopback_it_needs_no_tls(host: str) -> None:
    assert settings(host=host).host == host


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ({"tls_certificate": "c.pem"}, "or neither"),
        ({"operator_token": "1234"}, "operator_token must be 32 bytes"),
        ({"secrets_key": "zz" * 32}, "secrets_key must be 32 bytes"),
        ({"port": "many"}, "port"),
        ({"colour": "blue"}, "colour"),
    ],
)
def test_settings_that_cannot_be_used_are_named(flags: dict[str, str], said: str) -> None:
    with pytest.raises(SettingsRefused, match=said):
        settings(**flags)


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "kronika.toml"
    file.write_text('data = "from the file"\nport = 1\nwatchers = 7\n')
    found = load(file, {"port": 3}, {"KRONIKA_PORT": "2", "KRONIKA_DATA": "from the environment", "KRONIKA_HOME": "x"})
    assert (found.data, found.port, found.watchers) == ("from the environment", 3, 7)
    file.write_text("port = ")
    with pytest.raises(SettingsRefused, match=r"kronika.toml: line 1, column 8: expected a number, a text in"):
        load(file, {}, {})
    file.write_bytes(b'data = "\xff"')
    with pytest.raises(SettingsRefused, match=r"kronika.toml: line 1, column 9: expected text in UTF-8"):
        load(file, {}, {})
    with pytest.raises(SettingsRefused, match="cannot be read"):
        load(tmp_path / "missing.toml", {}, {})


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for loopback, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "certificate.pem", folder / "key.pem"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    paths[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return paths


def test_with_tls_a_game_is_played_and_without_it_nobody_is_answered(
    tmp_path: Path, embedded: Callable[..., Embedded]
) -> None:
    chain, key = certificate(tmp_path)
    service = embedded(tls_certificate=str(chain), tls_key=str(key))
    client = Client(service.address, certificate=chain.read_bytes())
    game = client("CreateGame", pack="normandy", scenario="1").game
    assert client("TakeSeat", game=game.game, seat="us", name="Anna").game.seats[0].name == "Anna"
    assert refusal(lambda: Client(service.address)("ListSystems")).code == "UNAVAILABLE"


def has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6 loopback")
def test_it_listens_on_the_other_loopback_too(embedded: Callable[..., Embedded]) -> None:
    service = embedded(host="::1")
    port = service.address.rsplit(":", 1)[1]
    assert Client(f"[::1]:{port}")("ListSystems").systems


# --- one serving process


@pytest.mark.slow
def test_a_second_process_for_the_same_folder_refuses_with_a_sentence(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Serving(data) as first:
        game = Client(first.address)("CreateGame", pack="normandy", scenario="1").game.game
        second = kronika("serve", "--data", str(data), "--port", "0")
        assert second.returncode == 1
        assert f"{data} is being served by another process (pid " in second.stderr
        assert second.stderr.count("\n") == 1, "a sentence, no stack trace"
        assert Client(first.address)("GetGame", game=game).game.game == game
        first.stop()
    with Serving(data) as again:
        assert Client(again.address)("GetGame", game=game).game.game == game


def test_asked_to_stop_it_ends_in_good_order(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as serving:
        table = Table(serving.address).started()
        stream = table.spectator.stream("WatchGame", game=table.game)
        next(stream)
        serving.stop()
        assert serving.wait()[0] == 0
    assert refusal(lambda: list(stream)).code in ("UNAVAILABLE", "CANCELLED")


# --- stopping


def test_watcher_disconnected_by_shutdown_gets_the_reason(tmp_path: Path) -> None:
    """As by Connect: UNAVAILABLE with details, in the caller's language. Health and reflection too."""
    with Serving(tmp_path / "data") as serving:
        table = Table(serving.address).started()
        czech = Client(serving.address, language="cs")
        streams = [table.us.client.stream("WatchGame", game=table.game, audience="us"), czech.stream("WatchPlayer")]
        next(streams[0])
        channel = grpc.insecure_channel(serving.address)
        health = health_pb2_grpc.HealthStub(channel).Watch(health_pb2.HealthCheckRequest())
        assert next(health).status == health_pb2.HealthCheckResponse.SERVING
        half_open = channel.stream_unary("/kronika.v1.GameService/GetGame").future(iter(Queue().get, None))
        czech("ListSystems")  # the streams before it have begun
        serving.stop()
        told = [refusal(lambda s=stream: [None for _ in s]) for stream in streams]
        for call in (lambda: list(health), half_open.result):
            with pytest.raises(grpc.RpcError) as error:
                call()
            told.append(Refused(error.value))
    assert {(one.code, one.reason) for one in told} == {("UNAVAILABLE", "UNAVAILABLE")}
    assert [one.said for one in told[:2]] == [
        "The server is stopping. Try again later.",
        "Server se zastavuje. Zkuste to později.",
    ]
