"""Several servers go by one clock, that of the database, and an outage is when none of them can store anything."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest

from kronika.service import clock, waiting
from kronika.service.store.postgres.connections import LOCKS, WRITING
from kronika.service.store.protocol import Log
from tests.service.client import Client
from tests.service.process import Serving
from tests.service.table import Table
from tests.service.test_outages import ahead
from tests.store.servers import KEY, Servers, eventually
from tests.store.test_several_servers import at


@pytest.fixture(autouse=True)
def brisk_outages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An interruption of more than a second is an outage."""
    with monkeypatch.context() as patch:
        patch.setattr("kronika.service.timers.EVERY_SECONDS", 0.1)
        patch.setattr(waiting, "UNNOTICED_SECONDS", 1.0)
        yield


def test_a_fact_is_changed_by_what_it_was_and_by_the_time_of_the_store(log: Log) -> None:
    before = datetime.now(UTC).timestamp()
    assert log.change_fact("a", lambda was, now: was + "1")[0] == "1"
    value, now = log.change_fact("a", lambda was, now: was + "2")
    assert (value, log.fact("a")) == ("12", "12")
    assert before - 1 < clock.seconds(now) < time.time() + 1


def test_refused_change_is_not_stored_and_the_next_one_is(log: Log) -> None:
    log.set_fact("a", "1")
    with pytest.raises(KeyError):
        log.change_fact("a", lambda was, now: {}[was])
    assert log.change_fact("a", lambda was, now: was + "2")[0] == "12"


def test_as_long_as_one_server_is_alive_there_is_no_outage(servers: Servers) -> None:
    first, second = servers.running
    servers.stop(first)
    time.sleep(2)
    second.app.outages.note()
    assert second.app.outages.all == ()


def test_while_no_server_runs_there_is_an_outage_that_all_know_of(servers: Servers) -> None:
    for server in list(servers.running):
        servers.stop(server)
    time.sleep(2)
    first, second = servers.start(), servers.start()
    second.app.outages.note()
    assert len(first.app.outages.all) == 1
    assert first.app.outages.all == second.app.outages.all


def test_while_the_database_takes_nothing_there_is_an_outage(servers: Servers) -> None:
    with psycopg.connect(servers.url) as holder:
        holder.execute("SELECT pg_advisory_xact_lock(%s, %s)", (LOCKS, WRITING))
        time.sleep(3)
    server = servers.running[0]
    eventually(lambda: server.app.outages.all)


def test_a_server_whose_clock_is_20_minutes_ahead_lets_nobody_claim(servers: Servers, tmp_path: Path) -> None:
    table = servers.table(reply_limit=600).started()
    _, waiter = table.in_turn()
    program = ahead(1200)
    with Serving(tmp_path / "ahead", "--store", servers.url, program=program, secrets_key=KEY, web_port=-1) as server:
        assert at(table, waiter, server.address).refused("ClaimGame").reason == "TOO_EARLY"


def test_a_server_whose_clock_is_20_minutes_behind_records_the_time_of_the_database(
    servers: Servers, tmp_path: Path
) -> None:
    program = ahead(-1200)
    with Serving(tmp_path / "behind", "--store", servers.url, program=program, secrets_key=KEY, web_port=-1) as server:
        table = Table(server.address, reply_limit=600).started()
        game = Client(servers.running[0].address, token="")("GetGame", game=table.game).game
        assert abs(game.updated_at.ToDatetime(tzinfo=UTC).timestamp() - time.time()) < 60
