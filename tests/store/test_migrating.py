"""The schema of the database: made once, by whoever comes first, and refused where it is not ours to change."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from kronika.service.settings import SettingsRefused, named
from kronika.service.store.postgres import tables
from tests.postgres import Cluster

Database = Callable[[], Cluster]


def done(url: str) -> list[tuple[int, str]]:
    with psycopg.connect(url) as connection:
        return [(row[0], row[1]) for row in connection.execute("SELECT number, name FROM kronika.migrations")]


def test_servers_starting_together_migrate_once(cluster: Database) -> None:
    url = cluster().database()
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(tables.migrate, [url] * 8))
    assert done(url) == [(number, name) for number, name, _ in tables.migrations()]


def test_a_migration_that_fails_leaves_nothing_of_itself(cluster: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    url, known = cluster().database(), tables.migrations()
    tables.migrate(url)
    broken = (known[-1][0] + 1, "broken", "CREATE TABLE log.half (a INTEGER); CREATE TABLE log.events (a INTEGER);")
    with monkeypatch.context() as patch:
        patch.setattr(tables, "migrations", lambda: [*known, broken])
        with pytest.raises(Exception, match="already exists"):
            tables.migrate(url)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT to_regclass('log.half')").fetchone() == (None,)
    assert len(done(url)) == len(known)


def test_a_database_of_a_later_release_is_refused(cluster: Database) -> None:
    url = cluster().database()
    tables.migrate(url)
    with psycopg.connect(url) as connection:
        connection.execute("INSERT INTO kronika.migrations VALUES (9999, 'later')")
    with pytest.raises(SettingsRefused, match="later release"):
        tables.migrate(url)


def test_a_database_in_another_encoding_is_refused(cluster: Database) -> None:
    cluster().database()
    with psycopg.connect(cluster().url("postgres"), autocommit=True) as connection:
        connection.execute("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    with pytest.raises(SettingsRefused, match="UTF8"):
        tables.migrate(cluster().url("latin"))


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://kronika:secret@db/kronika", "postgresql://kronika@db/kronika"),
        (
            "postgresql://db/kronika?user=a&password=secret&sslmode=require",
            "postgresql://db/kronika?user=a&password=…&sslmode=require",
        ),
        ("postgresql://db/kronika", "postgresql://db/kronika"),
    ],
)
def test_no_password_is_shown(address: str, shown: str) -> None:
    assert named(address) == shown
