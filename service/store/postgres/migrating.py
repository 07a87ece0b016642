"""The schema of the database, by numbered migrations. Of servers that start at once one migrates, and the others
wait for it."""

import re
from importlib.resources import files

from psycopg import sql

from kronika.service.settings import SettingsRefused, named
from kronika.service.store.postgres.connections import LOCKS, MIGRATING, connect, faults

OLDEST = 150000
LEDGER = """
CREATE SCHEMA IF NOT EXISTS kronika;
CREATE TABLE IF NOT EXISTS kronika.migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now()
);
"""
NAME = re.compile(r"(\d{4})_(\w+)\.sql")


def migrations() -> list[tuple[int, str, str]]:
    """Number, name and statements of each, in order."""
    found = []
    for file in files(__package__).joinpath("migrations").iterdir():
        name = NAME.fullmatch(file.name)
        if name is not None:
            found.append((int(name[1]), name[2], file.read_text()))
    return sorted(found)


def migrate(url: str) -> None:
    """Bring the schema of a database up to this release, wholly or not at all. Raises `SettingsRefused` if it
    cannot be used."""
    with faults(), connect(url) as connection:
        if connection.info.server_version < OLDEST:
            raise SettingsRefused(f"{named(url)} is PostgreSQL {connection.info.server_version // 10000}; 15 is needed")
        encoding = connection.info.parameter_status("server_encoding")
        if encoding != "UTF8":
            raise SettingsRefused(f"{named(url)} is encoded as {encoding}; create the database with encoding UTF8")
        known = migrations()
        with connection.transaction():
            connection.execute("SET LOCAL lock_timeout = 0")
            connection.execute("SET LOCAL statement_timeout = 0")
            connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", (LOCKS, MIGRATING))
            connection.execute(LEDGER)
            ((done,),) = connection.execute("SELECT COALESCE(MAX(number), 0) FROM kronika.migrations").fetchall()
            if done > known[-1][0]:
                raise SettingsRefused(f"{named(url)} is of a later release of Kronika: it has migration {done}")
            for number, name, statements in known:
                if number > done:
                    connection.execute(sql.SQL(statements))
                    connection.execute("INSERT INTO kronika.migrations VALUES (%s, %s)", (number, name))
