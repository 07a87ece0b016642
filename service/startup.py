"""Checks before a server starts: the files of its data folder must fit together, and its systems the contract."""

import logging
import secrets
from collections.abc import Iterable
from pathlib import Path

from kronika.domain.kernel.system import System, SystemRefused
from kronika.service.convert import module_of
from kronika.service.integrity import KEPT, MARKS
from kronika.service.private import OTHERS, exposed
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.store.opening import LOG_FILE
from kronika.service.store.protocol import Log
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import Vault, key_path
from kronika.v1 import game_pb2, system_pb2

LOGGER = logging.getLogger("kronika")

RESTORING = "restoring"
"""A folder in the data folder as long as a restore has not come to its end."""

COPY = "copy"
"""The fact of a file that says that it is part of a backup, and when that was taken."""
TIME = "time"
"""The fact of both files that grows each time they are served: how often they were, and a random number."""
MOVED, MOVING = "moved", "moving"
"""The facts of a log that say where the games were moved to, and that a move into it has not come to its end."""
IDENTITY = "identity"
"""The fact of a log in a database that says in which one it was served last."""
RENEWED = "renewed"
"""The fact of a log that lists every renewal of the chance of its games, so that each server knows of those that it
has not seen."""
NEXT = "next time"
KEY = "key"
"""The fact of a log that says by which key its marks were made."""


def check_whole(folder: Path) -> None:
    """Raises `SettingsRefused` for a data folder into which a backup was restored by half."""
    if (folder / RESTORING).exists():
        raise SettingsRefused(
            f"a restore into {folder} was interrupted: run the same `kronika restore` again; it starts over"
        )


def must_be_here(log: Log, place: str) -> None:
    """Raises `SettingsRefused` if the games of a log are elsewhere, or not all here."""
    if moved := log.fact(MOVED):
        raise SettingsRefused(f"the games of {place} were moved to {moved}: serve them there")
    if log.fact(MOVING):
        raise SettingsRefused(
            f"a move into {place} was interrupted: run the same `kronika move-store` again; it starts over"
        )


def must_stay(log: Log) -> None:
    """Note that a log is in the database that it belongs to."""
    log.set_fact(IDENTITY, log.identity())


def must_have_log(settings: Settings, vault: Vault) -> None:
    """Raises `SettingsRefused` if there are secrets of games and no log, before one is made."""
    path = settings.files / LOG_FILE
    if not settings.database and not path.exists() and (vault.fact(TIME) or vault.holds_chains()):
        raise SettingsRefused(_has_no_games(path, "missing", vault))


def _has_no_games(path: Path, how: str, vault: Vault) -> str:
    return (
        f"{path} is {how}, and {vault.path} contains the secrets of games. Restore the log from a backup into an "
        "empty folder (`kronika restore`), or start in another data folder"
    )


def bring_together(log: SQLiteLog, vault: Vault) -> list[str]:
    """Checks that log and secrets belong together and are of one time, and records that they are served. Returns
    messages for the operator. Raises `SettingsRefused`."""
    said = []
    for file in (log, vault):
        if fact := file.fact(COPY):
            raise SettingsRefused(
                f"{file.path} is part of a backup (of {fact}), and players may know later rolls. Restore "
                "the backup with `kronika restore`, which starts new epochs in running games"
            )
    logged, kept = log.fact(TIME), vault.fact(TIME)
    if not logged and log.max_notification_id() is None and (kept or vault.holds_chains()):
        raise SettingsRefused(_has_no_games(log.path, "empty", vault))
    if logged not in (kept, vault.fact(NEXT)):
        if _number(logged) <= _number(kept):
            raise SettingsRefused(
                f"{log.path} is older than {vault.path}: players may know later rolls. "
                f"Move {log.path.parent} away and `kronika restore` it into an empty folder: running games then get "
                "new epochs"
            )
        said.append(
            f"{vault.path} is older than {log.path}, or new: games whose chains are lost need a "
            "new epoch, to which their players must agree"
        )
    own_marks(log, vault)
    advance(log, vault)
    return said


def own_marks(log: Log, vault: Vault) -> None:
    """Drops checkpoints that were made with another key: a new vault cannot check them."""
    if vault.fact(MARKS) != KEPT and log.fact(KEY) != vault.key_id:
        log.forget_marks()
        log.set_fact(KEY, vault.key_id)


def advance(log: Log, vault: Vault) -> None:
    """Log and secrets are of a new time. Killed in between, they still belong together."""
    number = max(_number(log.fact(TIME)), _number(vault.fact(TIME))) + 1
    time = f"{number} {secrets.token_hex(8)}"
    vault.set_fact(NEXT, time)
    log.set_fact(TIME, time)
    vault.set_fact(TIME, time)


def _number(time: str) -> int:
    return int(time.partition(" ")[0] or 0)


def open_to_others(settings: Settings) -> list[tuple[Path, str]]:
    """The paths in a data folder that others can open, each with the command that fixes it."""
    folder = Path(settings.data) if settings.database else settings.files
    keys = () if settings.secrets_key else (key_path(settings),)
    return list(exposed([folder, *sorted(folder.glob("*.db*")), *keys]))


def close_to_others(settings: Settings) -> None:
    """Let nobody but its owner open a file in a data folder: releases before 0.3 made some that others can read.
    Raises `SettingsRefused` if that takes another account. A folder, and a key that lies elsewhere, may be open to a
    group for a reason: that is only told of."""
    folder = Path(settings.data) if settings.database else settings.files
    for path, command in open_to_others(settings):
        said = f"not only its owner can open {path}: {command}"
        if path.parent != folder:
            LOGGER.warning("%s", said)
            continue
        try:
            path.chmod(path.stat().st_mode & ~OTHERS)
        except OSError as error:
            raise SettingsRefused(said) from error
        LOGGER.warning("not only its owner could open %s until now", path)


JOINED = (
    game_pb2.Event,
    system_pb2.Decision,
    system_pb2.View,
    system_pb2.Scene,
    system_pb2.PromptKind,
    system_pb2.Ending,
)
"""The messages that hold what belongs to one of the systems."""


def must_be_published(systems: Iterable[System]) -> None:
    """Raises `SystemRefused` for the first of these systems that the contract does not have."""
    for system in systems:
        try:
            for file in filter(None, (system.contract.file, system.contract.own)):
                module_of(file)
            missing = [
                message.DESCRIPTOR.name for message in JOINED if system.name not in message.DESCRIPTOR.fields_by_name
            ]
        except ModuleNotFoundError:
            missing = [system.contract.file.path]
        if missing:
            raise SystemRefused(
                f"the contract has no {', '.join(missing)} of the system {system.name}: run `kronika dev proto`"
            )
