"""A replica that PostgreSQL waits for: what it has not got is not acknowledged."""

import threading
from pathlib import Path

import psycopg
import pytest

from kronika.service.store.postgres.connections import STATEMENT_SECONDS
from tests.postgres import Cluster
from tests.service.client import Client, Refused
from tests.service.table import Seat, Table
from tests.store.servers import Servers


@pytest.mark.slow
def test_a_decision_is_acknowledged_only_when_the_replica_has_it_however_long_that_is_away(tmp_path: Path) -> None:
    """PostgreSQL gives that wait up, with a warning and nothing more, where a statement may take only so long."""
    cluster = Cluster()
    servers = Servers(tmp_path, cluster.database())
    try:
        server = servers.start()
        table = Table(server.address).started()
        seat = next(one for one in table.seats if one.legal())
        with psycopg.connect(servers.url, autocommit=True) as operator:
            operator.execute("ALTER SYSTEM SET synchronous_standby_names = 'away'")
            operator.execute("SELECT pg_reload_conf()")
            answered = threading.Event()
            said: list[object] = []

            def decide() -> None:
                try:
                    said.append(Seat(Client(server.address, token=seat.client.token), table.game, seat.name).decide())
                except Refused as refused:
                    said.append(refused)
                answered.set()

            deciding = threading.Thread(target=decide)
            deciding.start()
            assert not answered.wait(STATEMENT_SECONDS + 5), said
            operator.execute("ALTER SYSTEM RESET synchronous_standby_names")
            operator.execute("SELECT pg_reload_conf()")
            deciding.join()
        assert not isinstance(said[0], Refused)
        servers.stop(server)
    finally:
        cluster.remove()
