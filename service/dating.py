"""Whether a database is the one that was served before, and of no earlier time.

A database that was restored, rolled back in time, or promoted from a replica that was behind, holds chains of which
links may have been shown that it knows nothing of. So what it is (the identifier of its system, its timeline, its
own number) stands in it, and beside the key of each server how far it had come; where that does not agree, every
running game gets new chance before anybody decides.
"""

import threading
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

import msgspec
from eventsourcing.persistence import PersistenceError

from service.opening import IDENTITY
from service.private import write_file
from service.renewing import renew
from service.store.postgres.connections import LOCKS, RENEWING, Connection, connect, faults
from service.store.postgres.electing import keep, lease
from service.store.postgres.log import PostgresLog
from service.vault import Vault

SEEN_FILE = "database.json"
"""Beside the key: what this server knows of the database."""
EVERY_SECONDS = 5.0
WHY = "the database was restored, rolled back or replaced"


class Seen(msgspec.Struct, frozen=True):
    """The database that a server has served, and the last position that it had."""

    identity: str = ""
    position: int = 0


def take_up(url: str, folder: Path, log: PostgresLog, vault: Vault) -> list[str]:
    """Make sure that the log is what was served last, or give its games new chance; what the operator should know.
    Of servers that start at once one does it."""
    path = folder / SEEN_FILE
    with faults(), connect(url) as alone:
        lease(alone)
        alone.execute("SET lock_timeout = 0")
        alone.execute("SET statement_timeout = 0")
        alone.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, RENEWING))
        identity = log.identity()
        seen = msgspec.json.decode(path.read_bytes(), type=Seen) if path.exists() else Seen()
        last = log.max_notification_id() or 0
        said = []
        if (last and log.fact(IDENTITY) != identity) or seen.position > last:
            renewed = renew(log, vault, WHY, partial(_kept, alone))
            alone.execute("DROP SCHEMA IF EXISTS models CASCADE")  # what is folded may be of what never was
            said.append(f"{WHY}: {renewed.epochs} games have got new chance, which their players agree to")
        log.set_fact(IDENTITY, identity)
    log.stay(identity)
    note(path, log)
    return said


def _kept(alone: Connection, streams: Iterable[str]) -> Iterator[str]:
    """Streams, one by one, as long as the lock is held: a server that was frozen meanwhile gives up."""
    for stream in streams:
        keep(alone)
        yield stream


def note(path: Path, log: PostgresLog) -> None:
    """Write down how far the log had come, though it may have been brought back meanwhile."""
    position = max(log.reached, log.max_notification_id() or 0)
    write_file(path, msgspec.json.encode(Seen(log.identity(), position)))


class Dating:
    """A thread that writes down, while it is served, how far the log has come."""

    def __init__(self, folder: Path, log: PostgresLog) -> None:
        self._path, self._log = folder / SEEN_FILE, log
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kronika-dating", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stop.wait(EVERY_SECONDS):
            self._note()

    def _note(self) -> None:
        try:
            note(self._path, self._log)
        except PersistenceError:
            return  # nothing is stored meanwhile

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
        self._note()
