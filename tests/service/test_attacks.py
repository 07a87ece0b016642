"""Strangers at a real server: none of them keeps a player from his game."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from kronika.service.quotas import CALLS_OF_A_TOKEN
from kronika.service.server import METADATA_BYTES
from kronika.service.settings import Settings
from tests.service import over_http
from tests.service.client import Client
from tests.service.process import Serving
from tests.service.raw_http2 import DATA, GOAWAY, HEADERS, PING, RST_STREAM, RawHttp2
from tests.service.table import Table, refusal

pytestmark = pytest.mark.slow

GET_GAME = "/kronika.v1.GameService/GetGame"
WATCH = "/grpc.health.v1.Health/Watch"
REFLECTION = "/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo"
SETTINGS = Settings()
ON_A_CONNECTION = SETTINGS.streams + CALLS_OF_A_TOKEN
CONNECTIONS = 12
"""So many use up what an address may have under way at once."""


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path / "data", log_level="warning") as serving:
        yield serving


@pytest.mark.parametrize("call", [GET_GAME, WATCH, REFLECTION])
def test_one_connection_opens_so_many_calls_and_no_more(serving: Serving, call: str) -> None:
    """5200 calls that stay open: those whose message never comes, and those that watch."""
    table = Table(serving.address).started()
    with RawHttp2(serving.address) as stranger:
        stranger.read(0.2)
        begin = stranger.ask if call == WATCH else stranger.call
        stranger.send(b"".join(begin(call) for _ in range(5200)))
        stranger.read(1)
        assert stranger.seen[RST_STREAM] == 5200 - ON_A_CONNECTION
        table.us.decide()


@pytest.mark.parametrize("call", [GET_GAME, WATCH, REFLECTION])
def test_a_stranger_with_many_connections_keeps_no_seat_from_deciding(serving: Serving, call: str) -> None:
    """Not even at the seat's own address: there a quarter is kept for those who hold seats."""
    table = Table(serving.address).started()
    with ExitStack() as held:
        for _ in range(CONNECTIONS):
            stranger = held.enter_context(RawHttp2(serving.address))
            stranger.read(0.2)
            begin = stranger.ask if call == WATCH else stranger.call
            stranger.send(b"".join(begin(call) for _ in range(ON_A_CONNECTION)))
            stranger.read(0.2)
        if call == GET_GAME:  # of streams an address has fewer
            refused = refusal(lambda: table.spectator("GetGame", game=table.game))
            assert (refused.reason, refused.metadata["quota"]) == ("LIMIT_REACHED", "calls_at_once")
            web = over_http.Client(serving.page)
            refused = refusal(lambda: web("GetGame", game=table.game))
            assert (refused.reason, refused.metadata["quota"]) == ("LIMIT_REACHED", "calls_at_once")
        table.us.decide()
    for _ in range(100):
        table.spectator("GetGame", game=table.game)


def test_a_call_whose_message_does_not_come_is_ended(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", import_seconds=1) as serving, RawHttp2(serving.address) as stranger:
        stranger.read(0.2)
        stranger.send(stranger.call(GET_GAME))
        stranger.read(2)
        assert stranger.seen[HEADERS] == 1, "it was answered"


def test_metadata_beyond_the_limit_are_refused_before_anything_is_read(serving: Serving) -> None:
    client = Client(serving.address, token="", metadata=tuple((f"x-{n}", "y" * 1000) for n in range(12)))
    for _ in range(20):
        assert refusal(lambda: client("ListSystems")).code == "RESOURCE_EXHAUSTED"
    client = Client(serving.address, token="", metadata=(("x", "y" * (METADATA_BYTES - 1000)),))
    assert client("ListSystems").systems


def test_a_player_is_answered_while_a_stranger_begins_calls_and_resets_them(serving: Serving) -> None:
    table = Table(serving.address).started()
    with RawHttp2(serving.address) as stranger:
        stranger.read(0.2)
        for _ in range(50):
            stranger.send(b"".join(stranger.call(GET_GAME, reset=True) for _ in range(1000)))
            stranger.read(0.001)
            assert table.us.client("GetGame", game=table.game)
        assert stranger.seen[RST_STREAM] > 10_000, "most were refused before the service heard of them"


def test_pings_of_an_ordinary_client_end_nothing(serving: Serving) -> None:
    """Every 10 s, oftener than the strikes that gRPC allows by itself, with a quiet stream and without a call."""
    with RawHttp2(serving.address) as quiet, RawHttp2(serving.address) as idle:
        quiet.send(quiet.ask(WATCH))
        for _ in range(6):
            for client in (quiet, idle):
                client.ping()
                client.read(5)
        for client in (quiet, idle):
            assert client.seen[PING] >= 6 and not client.seen[GOAWAY] and not client.closed
        assert quiet.seen[DATA] == 1 and not quiet.seen[RST_STREAM], "it goes on watching"


def test_pings_without_end_end_the_connection(serving: Serving) -> None:
    with RawHttp2(serving.address) as stranger:
        stranger.read(0.2)
        for _ in range(10):
            stranger.ping()
            stranger.read(0.1)
        assert stranger.seen[GOAWAY] and stranger.closed
