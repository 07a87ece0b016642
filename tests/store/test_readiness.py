"""Health checks say whether a server can take calls, and apart from that whether it runs."""

import http.client
import os
import resource
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import grpc
import psycopg
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc

from kronika.service.store.postgres import connections
from tests.postgres import Cluster
from tests.service.client import Client, Refused
from tests.service.process import Serving
from tests.service.table import Table
from tests.store.servers import KEY, Servers, eventually

pytestmark = pytest.mark.slow

SERVING = health_pb2.HealthCheckResponse.SERVING
NOT_SERVING = health_pb2.HealthCheckResponse.NOT_SERVING


@pytest.fixture
def own() -> Iterator[Cluster]:
    """A PostgreSQL that a test may stop."""
    found = Cluster()
    yield found
    if not found.is_running:
        found.start()
    found.remove()


class Probed:
    """What the health checks of a server answer."""

    def __init__(self, server: Serving) -> None:
        self._channel = grpc.insecure_channel(server.address)
        self.health = health_pb2_grpc.HealthStub(self._channel)
        self._page = server.page

    def _get(self, path: str) -> int:
        connection = http.client.HTTPConnection(self._page)
        connection.request("GET", path)
        status = connection.getresponse().status
        connection.close()
        return status

    def said(self) -> tuple[int, int, int, int]:
        """By gRPC and by HTTP, each whether it is ready and whether it runs."""
        names = ("", "liveness")
        ready, alive = (self.health.Check(health_pb2.HealthCheckRequest(service=name)).status for name in names)
        return ready, alive, self._get("/readyz"), self._get("/livez")

    def becomes(self, ready: bool) -> None:
        wanted = (SERVING, SERVING, 200, 200) if ready else (NOT_SERVING, SERVING, 503, 200)
        eventually(lambda: self.said() == wanted)

    def close(self) -> None:
        self._channel.close()


def test_a_server_is_not_ready_while_its_database_is_away_frozen_or_read_only(own: Cluster, tmp_path: Path) -> None:
    url = own.database()
    with Serving(tmp_path / "data", "--store", url, secrets_key=KEY, web_port=0) as server:
        probed = Probed(server)
        watched = probed.health.Watch(health_pb2.HealthCheckRequest())
        probed.becomes(ready=True)
        own.stop()
        probed.becomes(ready=False)
        own.start()
        probed.becomes(ready=True)
        with own.frozen():
            probed.becomes(ready=False)
        probed.becomes(ready=True)
        with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as operator:
            operator.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            operator.execute("SELECT pg_reload_conf()")
            probed.becomes(ready=False)
            operator.execute("ALTER SYSTEM RESET default_transaction_read_only")
            operator.execute("SELECT pg_reload_conf()")
        probed.becomes(ready=True)
        told = [next(watched).status for _ in range(7)]
        assert told == [SERVING, NOT_SERVING] * 3 + [SERVING]
        watched.cancel()
        probed.close()


def test_a_server_on_files_is_not_ready_while_its_disk_is_full(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", web_port=0) as server:
        probed = Probed(server)
        probed.becomes(ready=True)
        process = server._process.pid
        before = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
        probed.becomes(ready=False)
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)
        probed.becomes(ready=True)
        probed.close()


def test_a_server_that_stops_says_that_it_is_not_ready(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", web_port=-1) as server:
        channel = grpc.insecure_channel(server.address)
        watched = health_pb2_grpc.HealthStub(channel).Watch(health_pb2.HealthCheckRequest())
        assert next(watched).status == SERVING
        os.kill(server._process.pid, signal.SIGTERM)
        assert next(watched).status == NOT_SERVING
        channel.close()
        server.wait()


def test_a_server_catches_up_as_soon_as_it_reaches_its_database_again(
    own: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though calls were refused just before, after which no connection is tried for a while."""
    servers = Servers(tmp_path, own.database())
    first, second = servers.start(), servers.start()
    table = servers.started()
    monkeypatch.setattr(connections, "REST_SECONDS", 3600.0)
    own.stop()
    for server in (first, second):
        eventually(_refused(server.address))
    own.start()
    eventually(lambda: _decided(table))
    assert servers.agree(table.game) == first.app.log.last_version(table.game)
    for server in list(servers.running):
        servers.stop(server)


def _refused(address: str) -> Callable[[], bool]:
    """Whether a call that reads the log is refused."""

    def holds() -> bool:
        client = Client(address)
        try:
            client("GetGame", game="a" * 12)
        except Refused as refused:
            return refused.reason == "UNAVAILABLE"
        finally:
            client.close()
        return False

    return holds


def _decided(table: Table) -> bool:
    try:
        next(one for one in table.seats if one.legal()).decide()
    except Refused:
        return False
    return True
