"""Detects whether a database is the one served before and has not gone back in time.

A database may have been restored, rolled back, or promoted from a lagging replica. Links of its chains
may then have been shown without its knowledge. The database therefore contains its identity: system
identifier, timeline and own number. Beside its key, each server keeps how far the database had come.

If these disagree, every running game gets a new epoch before anyone can decide. That happens once per
incident: each has a name, also kept in the database. Older notes of a server do not cause it again.
"""

import secrets
import threading
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

import msgspec
from eventsourcing.persistence import IntegrityError, PersistenceError

from kronika.domain.kernel import events as e
from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.repair import in_words
from kronika.service.chances import start_new_epochs
from kronika.service.private import write_file
from kronika.service.settings import SettingsRefused, read_text
from kronika.service.startup import IDENTITY, RENEWED
from kronika.service.store.faults import Unreachable
from kronika.service.store.postgres.connections import LOCKS, RENEWING, Connection, connect, faults, keep, lease
from kronika.service.store.postgres.log import LARGEST, PostgresLog
from kronika.service.vault import Vault

EPOCH = str(e.EpochOpened.__struct_config__.tag)


SEEN_FILE = "database.json"
"""The file beside the key with what this server knows of the database."""
HOLDS = "what this server last saw of its database. Restore the file from a backup, or move it away if it is from one"
EVERY_SECONDS = 5.0
WHY = "the database was restored, rolled back or replaced"


class Seen(msgspec.Struct, frozen=True):
    """The database that a server has served, the last position that it had, and the last renewal of chance in it."""

    identity: str = ""
    position: int = 0
    renewed: str = ""


class Renewals(msgspec.Struct, frozen=True):
    """The renewals of chance in a database. `done`: their names, from first to last. `begun`: in which database one has
    begun that has not come to its end, and after which position."""

    done: tuple[str, ...] = ()
    begun: tuple[str, int] | None = None

    @property
    def last(self) -> str:
        return self.done[-1] if self.done else ""

    def knows(self, name: str) -> bool:
        """Whether a renewal, or the time before the first, belongs to what has happened in this database."""
        return not name or name in self.done


def take_up(url: str, folder: Path, log: PostgresLog, vault: Vault) -> list[str]:
    """Starts new epochs in all games unless the log is the one served last. Returns messages for the operator. If
    several servers start at the same time, one of them does this."""
    path = folder / SEEN_FILE
    with faults(), connect(url) as alone:
        lease(alone)
        alone.execute("SET lock_timeout = 0")
        alone.execute("SET statement_timeout = 0")
        alone.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, RENEWING))
        identity = log.identity()
        seen = _seen(path)
        last = log.max_notification_id() or 0
        renewals = msgspec.json.decode(log.fact(RENEWED) or "{}", type=Renewals)
        said = []
        if (last and log.fact(IDENTITY) != identity) or _has_lost(renewals, seen, last):
            begun = renewals.begun
            if begun is None or begun[0] != identity or not renewals.knows(seen.renewed):
                begun = identity, last
                log.set_fact(RENEWED, _written(Renewals(renewals.done, begun)))
            epochs = _renewed(log, vault, alone, begun[1])
            # the read models may contain events that no longer exist
            alone.execute("DROP SCHEMA IF EXISTS models CASCADE")
            names = dict.fromkeys([*renewals.done, *filter(None, [seen.renewed]), secrets.token_hex(8)])
            renewals = Renewals(tuple(names))
            log.set_fact(IDENTITY, identity)
            log.set_fact(RENEWED, _written(renewals))
            said.append(f"{WHY}: {epochs} games need a new epoch, to which their players must agree")
        log.set_fact(IDENTITY, identity)
    log.stay(identity, renewals.last)
    note(path, log)
    return said


def _seen(path: Path) -> Seen:
    """The last state of the database that this server has seen. Raises `SettingsRefused`."""
    if not path.exists():
        return Seen()
    try:
        return msgspec.json.decode(read_text(path, HOLDS), type=Seen)
    except ValueError as error:
        raise SettingsRefused(f"{path}: {text(in_words(error), 'en')}; it must contain {HOLDS}") from error


def _has_lost(renewals: Renewals, seen: Seen, last: int) -> bool:
    """Whether a database has lost what a server had seen in it, and has renewed the chance of no game since."""
    if renewals.begun is not None or not renewals.knows(seen.renewed):
        return True
    return seen.renewed == renewals.last and seen.position > last


def _renewed(log: PostgresLog, vault: Vault, alone: Connection, position: int) -> int:
    """Starts new epochs in all games that have not had one since a position; returns how many. If this server was
    frozen, another may be doing the same. Nothing is done twice: finished work is visible once the lock is held, and
    simultaneous work fails by the version of the game."""
    done: set[str] = set()

    def is_done(stream: str) -> bool:
        nonlocal position
        keep(alone)
        for opened in log.select_notifications(position, LARGEST, topics=[EPOCH], inclusive_of_start=False):
            done.add(str(opened.originator_id))
            position = opened.id
        return stream in done

    try:
        return start_new_epochs(log, vault, WHY, partial(_kept, alone), is_done).epochs
    except IntegrityError as error:
        raise Unreachable(f"another server has continued it while this one was frozen: {error}") from error


def _written(renewals: Renewals) -> str:
    return msgspec.json.encode(renewals).decode()


def _kept(alone: Connection, streams: Iterable[str]) -> Iterator[str]:
    """Yields streams while the lock is held: a server that was frozen gives up."""
    for stream in streams:
        keep(alone)
        yield stream


def note(path: Path, log: PostgresLog) -> None:
    """Records how far the log had come, even if it has been rolled back since."""
    position = max(log.reached, log.max_notification_id() or 0)
    write_file(path, msgspec.json.encode(Seen(log.identity(), position, log.renewed)))


class RollbackGuard:
    """A thread that writes down, while it is served, how far the log has come."""

    def __init__(self, folder: Path, log: PostgresLog) -> None:
        self._path, self._log = folder / SEEN_FILE, log
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kronika-rollback-guard", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stop.wait(EVERY_SECONDS):
            self._note()

    def _note(self) -> None:
        try:
            note(self._path, self._log)
        except PersistenceError:
            return  # nothing can be stored now

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
        self._note()
