"""Where a service keeps its games, opened as its settings say: in files, or in a database."""

from collections.abc import Callable
from pathlib import Path

from kronika.service.private import LOG_FILE as LOG_FILE
from kronika.service.settings import Settings
from kronika.service.store.protocol import Database, Log
from kronika.service.store.recorder import SQLiteLog


def open_part(settings: Settings, name: str, in_file: Callable[[], Database]) -> Database:
    """A part of the store that has tables of its own, `secrets` or `notices`. Raises `SettingsRefused`."""
    if not settings.database:
        return in_file()
    from kronika.service.store.postgres import connections, tables  # file-based services do not need them

    tables.migrate(settings.database)
    lock = {"secrets": connections.SECRETS, "notices": connections.NOTICES}[name]
    return tables.PostgresTables(settings.database, name, lock)


def open_log(settings: Settings, secrets: Database) -> Log:
    """The log, which stores the chains of new epochs among the secrets."""
    if not settings.database:
        return SQLiteLog(settings.files / LOG_FILE, secrets=secrets)
    from kronika.service.store.postgres.log import PostgresLog

    return PostgresLog(settings.database)


def log_at(place: str) -> Log:
    """The log that another process of the service has named (`Log.place`)."""
    settings = Settings(store=place)
    if not settings.database:
        return SQLiteLog(Path(place), readonly=True)
    from kronika.service.store.postgres.log import PostgresLog

    return PostgresLog(place)
