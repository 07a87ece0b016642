"""For who runs a service: backup, restore, rebuilding the read models."""

import os
import shutil
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from domain.kernel import events as e
from domain.kernel.game import Recorder, blank, fold_entries
from domain.kernel.log import decode_record
from domain.kernel.words import PUBLIC
from domain.systems import CODECS, SYSTEMS
from projections.runner import Projector
from service.core import (
    LOG_FILE,
    PROJECTIONS_FILE,
    REBUILT_FILE,
    AlreadyServing,
    LogSource,
    hold,
    swap_in_rebuilt,
)
from service.live import Drafted, LiveGame
from service.settings import Settings, SettingsRefused
from service.store.mapper import RecordMapper
from service.store.recorder import POLL_SECONDS, SQLiteLog
from service.vault import SECRETS_FILE, Vault, key_path, master_key, open_vault


class Found(msgspec.Struct, frozen=True):
    """What a backup or a restore held. `epochs`: games that got a new epoch of chance."""

    streams: int
    events: int
    epochs: int = 0


def backup(settings: Settings, target: Path) -> Found:
    """Copy the log and then the secrets: what an event refers to was stored before it, so no event of
    the copy refers to a secret that was not copied."""
    folder = _data(settings)
    target.mkdir(parents=True, exist_ok=True)
    for name in (LOG_FILE, SECRETS_FILE):
        if (target / name).exists():
            raise SettingsRefused(f"{target / name} exists already; give an empty folder")
    vault = Vault(folder / SECRETS_FILE, master_key(settings))
    log = SQLiteLog(folder / LOG_FILE)
    log.backup(target / LOG_FILE)
    vault.backup(target / SECRETS_FILE)
    log.close()
    vault.close()
    copy = SQLiteLog(target / LOG_FILE)
    found = Found(*copy.size())
    copy.close()
    return found


def restore(
    settings: Settings, source: Path, each: Callable[[list[str]], Iterable[str]] = lambda streams: streams
) -> Found:
    """Bring a backup into an empty data folder; games that are not closed get a new epoch, on the
    record. The key that the secrets were encrypted with must be there. `each` gives the streams one
    by one, and may show how far it has come."""
    folder = Path(settings.data)
    for name in (LOG_FILE, SECRETS_FILE):
        if not (source / name).exists():
            raise SettingsRefused(f"{source} holds no backup: {name} is missing")
        if (folder / name).exists():
            raise SettingsRefused(f"{folder / name} exists already; restore into an empty data folder")
    if not settings.secrets_key and not key_path(settings).exists():
        raise SettingsRefused(f"the key of the service that was backed up is missing: put it at {key_path(settings)}")
    folder.mkdir(parents=True, exist_ok=True)
    held = hold(folder)
    shutil.copy(source / SECRETS_FILE, folder / SECRETS_FILE)
    try:
        vault = open_vault(settings)
    except SettingsRefused:
        (folder / SECRETS_FILE).unlink()
        raise
    shutil.copy(source / LOG_FILE, folder / LOG_FILE)
    log = SQLiteLog(folder / LOG_FILE)
    epochs = sum(_new_epoch(log, vault, stream) for stream in each(log.streams()))
    streams, events = log.size()
    log.close()
    vault.close()
    held.close()
    return Found(streams, events, epochs)


def _new_epoch(log: SQLiteLog, vault: Vault, stream: str) -> bool:
    """Open a new epoch in a game that is not closed (one that is over may still be taken back): links
    that may have been shown since the backup are not used again."""
    rows = log.rows(stream)
    system = SYSTEMS[msgspec.json.decode(rows[0][2])["public"]["event"]["system"]]
    codec = CODECS[system.name]
    entries = [codec.decode(version, body) for version, _, body in rows]
    position = fold_entries(system, entries, blank(system))
    if position.ledger.closed:
        return False
    game = LiveGame(stream, system)
    game.resume(position, entries, [decode_record(body) for _, _, body in rows])
    audiences = (PUBLIC, *position.ledger.seats)
    number = position.ledger.epoch.number + 1
    out = Recorder(system, position)
    out.emit(e.EpochOpened(number, vault.make_chains(stream, number, audiences), "restored from a backup"))
    mapper = RecordMapper()
    log.insert_events([mapper.to_stored_event(record) for record in Drafted(game, out).stream_records()])
    return True


def events_in(settings: Settings) -> int:
    """How many events the log holds."""
    log = SQLiteLog(_data(settings) / LOG_FILE)
    _, events = log.size()
    log.close()
    return events


def rebuild(settings: Settings, progress: Callable[[int], None]) -> int:
    """Fold the read models into a new file, and have it swapped in when it has caught up: by the
    serving process, which has the old one open, else here."""
    folder = _data(settings)
    log = SQLiteLog(folder / LOG_FILE)
    fresh = folder / f".{PROJECTIONS_FILE}.{os.getpid()}"
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
            held = hold(folder)
        except AlreadyServing:
            time.sleep(POLL_SECONDS)
        else:
            swap_in_rebuilt(folder)
            held.close()
    return total


def rotate(settings: Settings) -> str:
    """Make a new key for receipts; its public half in hex."""
    _data(settings)
    vault = open_vault(settings)
    public = vault.rotate()
    vault.close()
    return public


def _data(settings: Settings) -> Path:
    folder = Path(settings.data)
    if not (folder / LOG_FILE).exists():
        raise SettingsRefused(f"{folder} is no data folder: it holds no {LOG_FILE}")
    return folder
