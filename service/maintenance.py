"""For who runs a service: backup, restore, rebuilding the read models."""

import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

import msgspec

from kronika.domain.kernel.formats import LARGEST
from kronika.projections.runner import Projector
from kronika.service import projecting
from kronika.service.application import (
    LOG_FILE,
    PROJECTIONS_FILE,
    AlreadyServing,
    LogSource,
    hold,
    open_notices,
)
from kronika.service.chances import start_new_epochs
from kronika.service.chat import Chat, Written
from kronika.service.clock import now
from kronika.service.integrity import KEPT, MARKS
from kronika.service.notices.store import NOTICES_FILE, notices_in
from kronika.service.private import make_file, make_folder, sync
from kronika.service.projecting import REBUILT_FILE, hold_models, swap_in_rebuilt
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.startup import COPY, NEXT, RESTORING, TIME, advance, check_whole, own_marks
from kronika.service.store.protocol import POLL_SECONDS
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import SECRETS_FILE, SecretsLost, Vault, key_path, master_key, open_vault, secrets_in
from kronika.service.workers import NICE

IN_DATABASE = (
    "the games are in a database: save and restore it with its own tools (pg_dump and pg_restore, or continuous "
    "archiving). This command is for games in files"
)
PARTIAL = "partial.db"
"""A file of a backup before it has its name."""


class Found(msgspec.Struct, frozen=True):
    """The contents of a backup or a restore. `epochs`: games that got a new epoch. `adopted`: games that had no
    checkpoint yet. `damaged`: games that were altered and are locked."""

    streams: int
    events: int
    epochs: int = 0
    adopted: int = 0
    damaged: tuple[str, ...] = ()


def backup(settings: Settings, target: Path) -> Found:
    """Copies the log, then the secrets. A secret is stored before the events that refer to it, so no event of the copy
    lacks its secret. Each file is marked as a copy and can be served only after `restore`. Raises `SettingsRefused` if
    something that a backup needs is missing."""
    folder = _data(settings)
    if not (folder / SECRETS_FILE).exists():
        raise SettingsRefused(
            f"nothing was saved: {folder / SECRETS_FILE} is missing, and running games cannot continue from a backup "
            "without it. Restore it from an earlier backup"
        )
    if not settings.secrets_key and not key_path(settings).exists():
        raise SettingsRefused(f"nothing was saved: the secrets key file {key_path(settings)} is missing")
    master = master_key(settings)
    with (
        closing(SQLiteLog(folder / LOG_FILE, readonly=True)) as log,
        closing(secrets_in(folder / SECRETS_FILE, readonly=True)) as secrets,
    ):
        _must_belong_together(log, Vault(secrets, master))
        make_folder(target)
        for name in (LOG_FILE, SECRETS_FILE, NOTICES_FILE):
            if (target / name).exists():
                raise SettingsRefused(f"{target / name} already exists; give an empty folder")
        at = now()
        log.backup(target / PARTIAL)
        copy = SQLiteLog(target / PARTIAL)
        copy.set_fact(COPY, at)
        found = Found(*copy.size())
        copy.close()
        _put(target / PARTIAL, target / LOG_FILE)
        secrets.backup(target / PARTIAL)
    vault = Vault(secrets_in(target / PARTIAL), master)
    vault.set_fact(COPY, at)
    vault.close()
    _put(target / PARTIAL, target / SECRETS_FILE)
    if (folder / NOTICES_FILE).exists():
        notices = notices_in(folder / NOTICES_FILE, readonly=True)
        notices.backup(target / PARTIAL)
        notices.close()
        _put(target / PARTIAL, target / NOTICES_FILE)
    return found


def _must_belong_together(log: SQLiteLog, vault: Vault) -> None:
    """Raises `SettingsRefused` if the secrets are not those of the log: an empty file, or that of another service."""
    try:
        vault.check_key()
    except SecretsLost as error:
        raise SettingsRefused(f"nothing was saved: {vault.path} cannot be decrypted with this key") from error
    except sqlite3.OperationalError as error:
        raise SettingsRefused(f"nothing was saved: {vault.path} contains no secrets: {error}") from error
    if log.fact(TIME) not in (vault.fact(TIME), vault.fact(NEXT)):
        raise SettingsRefused(
            f"nothing was saved: {vault.path} and {log.path} do not belong together; "
            "kronika serve says which one is older"
        )


def _put(file: Path, place: Path) -> None:
    """Move a file to its place, on disk."""
    sync(file)
    os.replace(file, place)
    sync(place.parent)


def restore(
    settings: Settings, source: Path, each: Callable[[list[str]], Iterable[str]] = lambda streams: streams
) -> Found:
    """Restores a backup into an empty data folder. A copy of a folder that was not in use works too.
    Games that are not closed get a new epoch, on the record. The key that encrypted the secrets must
    be there. `each` yields the streams one by one and can show progress.

    The work is done in a folder inside, RESTORING. The data folder cannot be served while that
    exists. An interrupted restore is run again from the start.
    """
    if settings.database:
        raise SettingsRefused(IN_DATABASE)
    folder = settings.files
    for name in (LOG_FILE, SECRETS_FILE):
        if not (source / name).exists():
            raise SettingsRefused(f"{source} contains no backup: {name} is missing")
        if (folder / name).exists() and not (folder / RESTORING).exists():
            raise SettingsRefused(f"{folder / name} already exists; restore into an empty data folder")
    if not settings.secrets_key and not key_path(settings).exists():
        raise SettingsRefused(f"the key of the service that was backed up is missing: put it at {key_path(settings)}")
    make_folder(folder)
    with hold(folder):
        _clear(folder)
        return _restore(settings, source, folder, each)


def _clear(folder: Path) -> None:
    """Prepares a folder for a restore: removes the remains of an interrupted one."""
    stage = folder / RESTORING
    if stage.exists():
        for file in (folder / LOG_FILE, folder / SECRETS_FILE, folder / NOTICES_FILE, *stage.iterdir()):
            file.unlink(missing_ok=True)
    else:
        stage.mkdir(mode=0o700)
    sync(stage)
    sync(folder)


def _restore(settings: Settings, source: Path, folder: Path, each: Callable[[list[str]], Iterable[str]]) -> Found:
    stage = folder / RESTORING
    try:
        for name in (SECRETS_FILE, LOG_FILE, NOTICES_FILE):
            _copy(source, stage, name)
        staged = msgspec.structs.replace(settings, data=str(stage), store="", secrets_key_file=str(key_path(settings)))
        vault = open_vault(staged)
        notices = open_notices(staged)
    except SettingsRefused:
        _undo(folder, stage)
        raise
    log = SQLiteLog(stage / LOG_FILE, secrets=vault.db)
    own_marks(log, vault)
    started = start_new_epochs(log, vault, "restored from a backup", each)
    vault.set_fact(MARKS, KEPT)
    advance(log, vault)
    for file in (log, vault):
        file.set_fact(COPY, "")
    streams, events = log.size()
    notices.drop_outgoing()
    log.close()
    vault.close()
    notices.close()
    for name in (NOTICES_FILE, SECRETS_FILE, LOG_FILE):
        _put(stage / name, folder / name)
    _undo(folder, stage)
    return Found(streams, events, started.epochs, started.adopted, started.damaged)


def _copy(source: Path, stage: Path, name: str) -> None:
    """A file of SQLite, with what was written to it last."""
    for suffix in ("", "-wal"):
        if (source / f"{name}{suffix}").exists():
            make_file(stage / f"{name}{suffix}")
            shutil.copyfile(source / f"{name}{suffix}", stage / f"{name}{suffix}")


def _undo(folder: Path, stage: Path) -> None:
    """Take the stage away: last of all, on disk."""
    for file in stage.iterdir():
        file.unlink()
    stage.rmdir()
    sync(folder)


def events_in(settings: Settings) -> int:
    """How many events the log holds."""
    log = SQLiteLog(_data(settings) / LOG_FILE)
    _, events = log.size()
    log.close()
    return events


def rebuild(settings: Settings, progress: Callable[[int], None]) -> int:
    """Fold the read models into a new file, and have it swapped in when it has caught up: by the
    process that keeps the old one up to date, which has it open, else here."""
    folder = _data(settings)
    log = SQLiteLog(folder / LOG_FILE)
    fresh = folder / f".{PROJECTIONS_FILE}.{os.getpid()}"
    make_file(fresh)
    projector = Projector(fresh, LogSource(log))
    total = 0
    while count := projector.step():
        total += count
        progress(count)
    projector.close()
    log.close()
    rebuilt = folder / REBUILT_FILE
    os.replace(fresh, rebuilt)
    while rebuilt.exists():
        try:
            held = hold_models(folder)
        except AlreadyServing:
            time.sleep(POLL_SECONDS)
        else:
            swap_in_rebuilt(folder)
            held.close()
    return total


def project(settings: Settings, stopped: threading.Event) -> None:
    """Keep the read models up to date, and do nothing else, till this is stopped. Raises `AlreadyServing` if another
    process does so in this data folder; beside a database it waits till nobody else does."""
    os.nice(NICE)
    if settings.database:
        from kronika.service import shared  # file-based services do not need it

        shared.project(settings.database, stopped)
    else:
        projecting.project(_data(settings), stopped)


def moderate(settings: Settings, game: str, delete: Iterable[int] | None = ()) -> list[Written]:
    """Deletes messages of a game by their numbers, None: all of them. Returns the messages after it. Raises
    `SettingsRefused`, and deletes nothing, if nothing was written in it or one of the numbers is not there."""
    if not settings.database:
        _data(settings)
    with closing(open_notices(settings)) as notices:
        chat = Chat(notices.db, master_key(settings))
        numbers = [one.number for one in chat.read(game, "", 0, LARGEST)]
        if not numbers:
            raise SettingsRefused(f"nothing was written in game {game}")
        deleted = numbers if delete is None else list(delete)
        for number in deleted:
            if number not in numbers:
                raise SettingsRefused(f"game {game} has no message {number}")
        for number in deleted:
            chat.delete(game, number)
        return chat.read(game, "", 0, LARGEST)


def rotate(settings: Settings) -> str:
    """Make a new key for receipts; its public half in hex."""
    if not settings.database and not (_data(settings) / SECRETS_FILE).exists():
        raise SettingsRefused(f"{settings.files / SECRETS_FILE} is missing: restore it from a backup")
    vault = open_vault(settings)
    public = vault.rotate()
    vault.close()
    return public


def _data(settings: Settings) -> Path:
    if settings.database:
        raise SettingsRefused(IN_DATABASE)
    folder = settings.files
    if not (folder / LOG_FILE).exists():
        raise SettingsRefused(f"{folder} is not a data folder: it contains no {LOG_FILE}")
    check_whole(folder)
    return folder
