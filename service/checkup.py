"""All problems in a data folder, found in one run: `kronika check`. It writes nothing, so the folder can be in use
while it runs."""

import fcntl
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import checkpoints
from kronika.domain.kernel.repair import UNREADABLE
from kronika.service.application import LOCK_FILE, LOG_FILE, PROJECTIONS_FILE
from kronika.service.chat import Chat
from kronika.service.integrity import KEPT, MARKS, LogDamaged, examine, streams_of
from kronika.service.live import LiveGame
from kronika.service.maintenance import IN_DATABASE
from kronika.service.notices.store import NOTICES_FILE, NoticeStore, notices_in
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.startup import COPY, NEXT, TIME, check_whole, open_to_others
from kronika.service.store.files import SQLiteFile, open_file
from kronika.service.store.protocol import READ_SECONDS
from kronika.service.store.recorder import SQLiteLog
from kronika.service.vault import SECRETS_FILE, SecretsLost, Vault, key_path, master_key, secrets_in

Each = Callable[[list[str]], Iterable[str]]


class Finding(msgspec.Struct, frozen=True):
    """A problem with a file or a game, and the remedy."""

    about: str
    said: str
    do: str


class Checkup(msgspec.Struct):
    """The result of a check. `adopted`: games that an earlier release left without checkpoints, and since when they
    have one. `notes`: remarks that are not problems."""

    games: int = 0
    events: int = 0
    adopted: dict[str, str] = {}
    notes: list[str] = []
    findings: list[Finding] = []

    def found(self, about: object, said: str, do: str) -> None:
        self.findings.append(Finding(str(about), said, do))


RESTORE = "stop the server and restore the folder from a backup (kronika restore)"
BACK = "restore it from a backup (kronika restore), or from files that players exported; until then it is locked"


def check(settings: Settings, each: Each = lambda streams: streams) -> Checkup:
    """Look at everything. `each` gives the games one by one, and may show how far it has come.

    Raises `SettingsRefused` if this is not a data folder, or its key is not there.
    """
    if settings.database:
        raise SettingsRefused(IN_DATABASE)
    folder = settings.files
    log_path, secrets_path = folder / LOG_FILE, folder / SECRETS_FILE
    if not log_path.exists():
        raise SettingsRefused(f"{folder} is not a data folder: it contains no {LOG_FILE}")
    check_whole(folder)
    found = Checkup()
    for path, command in open_to_others(settings):
        found.found(path, "not only its owner can open it", command)
    if not secrets_path.exists():
        found.found(
            secrets_path, "it is missing", "restore it from a backup; without it, running games need a new epoch"
        )
        return found
    if not settings.secrets_key and not key_path(settings).exists():
        raise SettingsRefused(f"the secrets key file {key_path(settings)} is missing")
    _check_notices(found, settings)
    try:
        secrets = secrets_in(secrets_path, readonly=True)
    except sqlite3.DatabaseError as error:
        found.found(secrets_path, str(error), RESTORE)
        return found
    vault = Vault(secrets, master_key(settings))
    log = SQLiteLog(log_path, readonly=True)
    try:
        _check_files(found, log, vault, secrets)
        models = _read_models(found, folder, log)
        for stream in each(streams_of(log)):
            _check_game(found, log, vault, stream, models)
    except sqlite3.DatabaseError as error:
        found.found(folder, f"the check stopped: {error}", RESTORE)
    except SecretsLost as error:
        raise SettingsRefused(
            f"{secrets_path} cannot be decrypted with this key: it may be the key of another server"
        ) from error
    finally:
        log.close()
        vault.close()
    return found


def _check_files(found: Checkup, log: SQLiteLog, vault: Vault, secrets: SQLiteFile) -> None:
    """The files as such, and whether they belong together."""
    for path, look in ((log.path, log.broken), (secrets.path, secrets.broken)):
        for said in _broken(look):
            found.found(path, said, RESTORE)
    for file in (log, vault):
        if copied := file.fact(COPY):
            found.notes.append(f"{file.path} is part of a backup, taken at {copied}")
    vault.check_key()
    if log.fact(TIME) not in (vault.fact(TIME), vault.fact(NEXT)):
        found.found(log.path, f"it and {vault.path} do not belong together", "kronika serve says which one is older")
    if vault.fact(MARKS) != KEPT:
        found.notes.append("games of an earlier release get their checkpoints when the folder is next served")


def _check_notices(found: Checkup, settings: Settings) -> None:
    """Where notices go: not part of any game, so nothing else is wrong if they are."""
    path = settings.files / NOTICES_FILE
    if not path.exists():
        return
    do = "restore it from a backup, or move it away: then messages are lost, and players turn their notices on again"
    try:
        file = notices_in(path, readonly=True)
        notices = NoticeStore(file, master_key(settings))
        try:
            for said in file.broken():
                found.found(path, said, do)
            notices.check()
            if file.rows("SELECT 1 FROM sqlite_master WHERE name = 'messages'"):
                Chat(file, master_key(settings)).check()
        finally:
            notices.close()
    except (sqlite3.DatabaseError, SecretsLost) as error:
        found.found(path, str(error), do)


def _broken(look: Callable[[], list[str]]) -> list[str]:
    """The problems that SQLite finds in a file. An unreadable file counts as one problem."""
    try:
        return look()
    except sqlite3.DatabaseError as error:
        return [str(error)]


# --- games


def _check_game(found: Checkup, log: SQLiteLog, vault: Vault, stream: str, models: dict[str, int] | None) -> None:
    found.games += 1
    try:
        read = examine(log, vault, stream)
        game = LiveGame.resume(read)
    except LogDamaged as damaged:
        found.found(f"game {stream}", "; ".join([text(damaged.why, "en"), *_places(log, stream)]), BACK)
        return
    except UNREADABLE as error:
        found.found(f"game {stream}", f"it is intact, but this release cannot read it: {error!r}", "report it")
        return
    found.events += len(read.rows)
    if read.adopted and not read.is_unmarked:
        found.adopted[stream] = read.adopted
    if not game.ledger.closed:
        _check_chains(found, vault, game)
    if models is not None and models.get(stream, 0) != len(read.rows):
        found.found(
            f"game {stream}",
            f"the read models have {models.get(stream, 0)} of its {len(read.rows)} events",
            "kronika rebuild",
        )


def _places(log: SQLiteLog, stream: str) -> Iterator[str]:
    """Which events of a damaged game are missing or unreadable."""
    last = max(_asked(log.last_version, stream), _asked(log.marked_version, stream))
    states = ((version, _state(log, stream, version)) for version in range(1, last + 1))
    for state, group in groupby(states, key=lambda each: each[1]):
        versions = [version for version, _ in group]
        if state:
            yield f"{state}: {versions[0]}" + (f" to {versions[-1]}" if len(versions) > 1 else "")


def _asked(question: Callable[[str], int], stream: str) -> int:
    """The answer of a file that may be damaged; 0 if it cannot be read."""
    try:
        return question(stream)
    except sqlite3.DatabaseError:
        return 0


def _state(log: SQLiteLog, stream: str, version: int) -> str:
    try:
        rows = log.rows(stream, gt=version - 1, lte=version)
        return "" if rows and msgspec.json.decode(rows[0][2]) else "missing"
    except (sqlite3.DatabaseError, msgspec.MsgspecError, ValueError):
        return "unreadable"


def _check_chains(found: Checkup, vault: Vault, game: LiveGame) -> None:
    """The chains of the running epoch are those whose anchors were published."""
    epoch = game.ledger.epoch
    try:
        kept = {audience: chain.anchor for audience, chain in vault.chains(game.stream, epoch.number).items()}
        seeds = {seed.audience: seed.seed for seed in vault.seeds(game.stream) if seed.epoch == epoch.number}
        made = {audience: checkpoints(bytes.fromhex(seed))[0].hex() for audience, seed in seeds.items()}
    except SecretsLost as error:
        kept, made, said = {}, {}, str(error)
    else:
        said = f"the chains of epoch {epoch.number} are not those whose anchors were published"
    if (kept, made) != (epoch.anchors, epoch.anchors):
        found.found(f"game {game.stream}", said, "its players must agree to a new epoch (their clients ask them)")


# --- read models


def _read_models(found: Checkup, folder: Path, log: SQLiteLog) -> dict[str, int] | None:
    """The version of each game in the read models, where those should have all that is in the log."""
    path = folder / PROJECTIONS_FILE
    if not path.exists():
        found.notes.append("there are no read models; they are built when the folder is next served")
        return None
    try:
        with closing(open_file(path, READ_SECONDS, readonly=True)) as models:
            broken = _broken(lambda: [said for (said,) in models.execute("PRAGMA integrity_check(20)") if said != "ok"])
            last = log.max_notification_id() or 0
            ((reached,),) = models.execute("SELECT COALESCE(MAX(position), 0) FROM progress")
            versions: dict[str, int] = dict(models.execute("SELECT game, version FROM games").fetchall())
    except sqlite3.DatabaseError as error:
        broken = [str(error)]
    for said in broken:
        found.found(path, said, "kronika rebuild; or stop the server and delete the file: it is rebuilt")
    if broken:
        return None
    if reached > last:
        found.found(path, f"it has read {reached} events, but the log has {last}", "kronika rebuild")
    elif reached < last:
        found.notes.append(f"the read models are {last - reached} events behind the log")
    return versions if reached == last and not _is_served(folder) else None


def _is_served(folder: Path) -> bool:
    """Whether some process serves the folder now."""
    path = folder / LOCK_FILE
    if not path.exists():
        return False
    with path.open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False
