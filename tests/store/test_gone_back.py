"""A database that was restored, rolled back or replaced: what was rolled since may be known, so every running game
gets new chance before anybody decides."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from kronika.service import rollback_guard
from tests.postgres import Cluster, binaries
from tests.service.client import Client
from tests.service.process import ROOT
from tests.service.table import Table, refusal
from tests.store.servers import KEY, Servers, eventually

pytestmark = pytest.mark.slow


def epochs(table: Table, address: str) -> int:
    number: int = Client(address, token="")("GetGame", game=table.game).game.epoch.number
    return number


def dumped(url: str, file: Path, *options: str) -> None:
    subprocess.run([binaries() / "pg_dump", "--format=custom", *options, f"--file={file}", url], check=True)


def restored(url: str, file: Path, *options: str) -> None:
    subprocess.run([binaries() / "pg_restore", *options, f"--dbname={url}", file], check=True)


def test_a_database_that_goes_on_as_it_was_keeps_its_epochs(servers: Servers) -> None:
    table = servers.started()
    for server in list(servers.running):
        servers.stop(server)
    again = servers.start()
    assert epochs(table, again.address) == 1
    assert Table(again.address).game


def test_a_copy_of_a_database_gives_its_running_games_new_chance_once(
    servers: Servers, cluster: Callable[[], Cluster], tmp_path: Path
) -> None:
    """As `pg_dump` takes it while it is served, and `pg_restore` brings it into another one."""
    table, over = servers.started(), servers.started().closed()
    servers.agree(over.game)
    dumped(servers.url, tmp_path / "dump", "--exclude-schema=models")
    servers.play(table, 1, 4)
    copied = Servers(tmp_path / "copied", cluster().database())
    restored(copied.url, tmp_path / "dump")
    for _ in range(2):
        server = copied.start()
        assert (epochs(table, server.address), epochs(over, server.address)) == (2, 1)
        log = server.app.log
        assert {a: c.anchor for a, c in server.app.vault.chains(table.game, 2).items()}
        assert log.last_version(table.game) == log.marked_version(table.game)
        copied.stop(server)


def test_restored_database_is_detected_by_the_checkpoint_beside_the_key(servers: Servers, tmp_path: Path) -> None:
    """The same system, timeline and database; only the log is shorter than the server has seen it."""
    table = servers.started()
    dumped(servers.url, tmp_path / "dump", "--exclude-schema=models")
    servers.play(table, 1, 20)
    eventually(lambda: servers.running[0].app.projections.behind() == 0)
    for server in list(servers.running):
        servers.stop(server)
    restored(servers.url, tmp_path / "dump", "--clean", "--if-exists")
    server = servers.start(data=str(tmp_path / "server0"))
    assert epochs(table, server.address) == 2
    eventually(lambda: server.app.projections.behind() == 0)


def test_a_server_stores_nothing_in_a_database_that_was_replaced_while_it_served(servers: Servers) -> None:
    table = servers.started()
    version = servers.agree(table.game)
    for server in servers.running:
        server.app.log.stay("another")
    servers.cut()
    refused = refusal(table.us.decide)
    assert (refused.code, refused.reason) == ("UNAVAILABLE", "UNAVAILABLE")
    assert servers.running[0].app.log.last_version(table.game) == version


def test_a_server_stores_nothing_in_its_database_brought_back_in_time_while_it_served(
    servers: Servers, tmp_path: Path
) -> None:
    """And it does not forget how far that had come: started anew, it gives new chance."""
    table = servers.started()
    dumped(servers.url, tmp_path / "dump")
    servers.play(table, 1, 4)
    before = servers.running[0].app.log.last_version(table.game)
    restored(servers.url, tmp_path / "dump", "--clean", "--if-exists")
    servers.cut()
    log = servers.running[0].app.log
    assert log.last_version(table.game) < before
    for seat in table.seats:
        if seat.legal():
            refused = refusal(seat.decide)
            assert (refused.code, refused.reason) == ("UNAVAILABLE", "UNAVAILABLE")
    assert log.last_version(table.game) < before
    for server in list(servers.running):
        servers.stop(server)
    assert epochs(table, servers.start(data=str(tmp_path / "server0")).address) == 2


def test_how_far_a_database_has_come_is_written_down_while_it_is_served(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(rollback_guard, "EVERY_SECONDS", 0.05)
    server = servers.start()
    table = Table(server.address).started()
    path = tmp_path / "server2" / rollback_guard.SEEN_FILE
    last = server.app.log.max_notification_id()
    eventually(lambda: f'"position":{last}' in path.read_text())
    assert table.game


def test_a_plain_user_who_owns_the_database_may_serve_it(cluster: Callable[[], Cluster], tmp_path: Path) -> None:
    """No right of a superuser is needed."""
    url = cluster().database()
    name = url.partition("@/")[2].partition("?")[0]
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE ROLE {}").format(sql.Identifier(f"plain_{name}")))
        connection.execute(sql.SQL("ALTER ROLE {} LOGIN").format(sql.Identifier(f"plain_{name}")))
        connection.execute(
            sql.SQL("ALTER DATABASE {} OWNER TO {}").format(sql.Identifier(name), sql.Identifier(f"plain_{name}"))
        )
    servers = Servers(tmp_path, url.replace("kronika@", f"plain_{name}@"))
    table = Table(servers.start().address).started()
    assert table.us.decide().receipt.version
    servers.stop(servers.running[0])


def test_after_a_replica_that_was_behind_took_over_chance_is_renewed_once_though_each_server_had_seen_more(
    tmp_path: Path,
) -> None:
    first = Cluster()
    servers = Servers(tmp_path, first.database())
    try:
        for _ in range(3):
            servers.start()
        table = servers.started()
        name = servers.url.partition("@/")[2].partition("?")[0]
        second = Cluster(replica_of=first)
        try:
            eventually(lambda: not _behind(first, second))
            second.stop()
            servers.play(table, 1, 20)
            for server in list(servers.running):
                servers.stop(server)
            first.stop()
            second.start()
            second.promote()
            servers.url = second.url(name)
            for number in range(3):
                server = servers.start(data=str(tmp_path / f"server{number}"))
                assert epochs(table, server.address) == 2
        finally:
            for server in list(servers.running):
                servers.stop(server)
            second.remove()
    finally:
        shutil.rmtree(first.folder)


def _behind(primary: Cluster, replica: Cluster) -> bool:
    """Whether a replica has not got what its primary has."""
    with psycopg.connect(primary.url("postgres")) as one, psycopg.connect(replica.url("postgres")) as other:
        ((lsn,),) = one.execute("SELECT pg_current_wal_lsn()").fetchall()
        return not other.execute("SELECT pg_last_wal_replay_lsn() >= %s::pg_lsn", (lsn,)).fetchall()[0][0]


def test_servers_start_one_new_epoch_after_a_database_is_restored(servers: Servers, tmp_path: Path) -> None:
    """And once more, when it is brought back again: to a time that knows nothing of the first."""
    table = servers.started()
    dumped(servers.url, tmp_path / "dump", "--exclude-schema=models")
    servers.play(table, 1, 20)
    for _ in range(2):
        for server in list(servers.running):
            servers.stop(server)
        restored(servers.url, tmp_path / "dump", "--clean", "--if-exists")
        for number in range(2):
            server = servers.start(data=str(tmp_path / f"server{number}"))
            assert epochs(table, server.address) == 2
        over = Table(server.address).started()
        servers.agree(over.game)


@pytest.mark.slow
def test_server_frozen_while_starting_epochs_leaves_the_rest_to_another(servers: Servers, tmp_path: Path) -> None:
    """And gives up when it wakes, having renewed none twice."""
    tables = [servers.started() for _ in range(3)]
    for server in list(servers.running):
        servers.stop(server)
    with psycopg.connect(servers.url, autocommit=True) as operator:
        operator.execute("UPDATE log.facts SET value = 'another' WHERE name = 'identity'")
    freezing = subprocess.Popen(
        [*FREEZING, "serve", "--data", tmp_path / "freezing", "--store", servers.url, "--port", "0"],
        env=os.environ | {"KRONIKA_SECRETS_KEY": KEY, "KRONIKA_WEB_PORT": "-1"},
        stderr=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    )
    try:
        eventually(lambda: _state(freezing.pid) == "T")
        server = servers.start()
        assert [epochs(table, server.address) for table in tables] == [2, 2, 2]
        freezing.send_signal(signal.SIGCONT)
        _, said = freezing.communicate(timeout=60)
        assert freezing.returncode == 1 and "the database cannot be reached" in said
        assert [epochs(table, server.address) for table in tables] == [2, 2, 2]
    finally:
        freezing.kill()


FREEZING = [
    sys.executable,
    "-c",
    """
import os, signal
from kronika.service import chances
examine, asked = chances.examine, []
def freezes(log, vault, stream):
    asked.append(stream)
    if len(asked) == 2:
        os.kill(os.getpid(), signal.SIGSTOP)
    return examine(log, vault, stream)
chances.examine = freezes
from kronika.tools.main import main
main()
""",
]
"""The command, which stops as it comes to the second game that it gives new chance."""


def _state(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()[0]


def test_a_replica_that_is_promoted_gives_new_chance(tmp_path: Path) -> None:
    """Its timeline is another."""
    first = Cluster()
    try:
        servers = Servers(tmp_path / "first", first.database())
        server = servers.start()
        table = Table(server.address).started()
        second = Cluster(replica_of=first)
        try:
            servers.stop(server)
            first.stop()
            second.promote()
            promoted = Servers(tmp_path / "second", second.url(servers.url.partition("@/")[2].partition("?")[0]))
            assert epochs(table, promoted.start().address) == 2
            promoted.stop(promoted.running[0])
        finally:
            second.remove()
    finally:
        shutil.rmtree(first.folder)
