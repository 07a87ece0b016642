"""What a serving process holds: log, secrets, packs, games, watchers, read models."""

import asyncio
import fcntl
import logging
import os
import select
import sqlite3
import subprocess
import sys
import threading
from contextlib import ExitStack, suppress
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Protocol

from eventsourcing.persistence import PersistenceError

from domain.systems import SYSTEMS
from projections.runner import BATCH, Projector, connect
from service.campaigns import Campaigns
from service.checking import Checking
from service.faults import ReadModelsDamaged
from service.games import Games
from service.history import History
from service.notices.store import NOTICES_FILE, NoticeStore, notices_in
from service.notices.webhooks import Webhooks
from service.opening import bring_together, check_whole, must_be_here, open_to_others, own_marks
from service.packs import LoadedPack, load_packs
from service.private import make_file, make_folder
from service.published import must_be_published
from service.quotas import Quotas
from service.refusing import Refused as Refused
from service.refusing import refused as refused
from service.settings import Settings, SettingsRefused
from service.source import LogSource as LogSource
from service.store.faults import Damaged, fault_of
from service.store.opening import LOG_FILE as LOG_FILE
from service.store.opening import open_log, open_part
from service.store.protocol import POLL_SECONDS, Log
from service.store.recorder import SQLiteLog
from service.store.writer import Writer
from service.vault import Vault, master_key, open_vault
from service.watch import Hub
from service.working import NICE, Workers

LOGGER = logging.getLogger("kronika")

PROJECTIONS_FILE = "projections.db"
REBUILT_FILE = "projections.rebuilt.db"
"""Read models folded anew, to be taken in the place of the others by whoever has those open."""
LOCK_FILE = "serving.lock"
INCOMING_FOLDER = "incoming"

FAR_BEHIND = 2000
"""Events from which on the read models are brought up to date by another process."""
BUSY = 400
"""Events between two rests, twice in succession, from which on that process does it too, so that deciding does
not share its interpreter with it."""
REST_SECONDS = 0.5
"""Between two batches, so that many events share a transaction; less when somebody waits for them."""
QUIET_RESTS = 10
"""Rests in succession with less than `BUSY` events, after which that process ends."""


class AlreadyServing(Exception):
    """Another process serves this data folder."""


class Projecting:
    """A thread that keeps the read models up to date; swaps in a file rebuilt elsewhere, and makes a
    damaged one anew. Queries see the log's file as `log`."""

    def __init__(self, folder: Path, log: SQLiteLog) -> None:
        self._folder, self._log = folder, log
        self._rebuilt = folder / REBUILT_FILE
        self._damaged = False
        try:
            self._open()
        except sqlite3.DatabaseError as error:
            if not is_broken(error):
                raise
            self._begin_anew()
        self._lock = threading.Lock()
        self._stop = False
        self._hurry = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kronika-projections", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        busy = 0
        while not self._stop:
            try:
                if self._damaged:
                    with self._lock:
                        self._shut()
                        self._begin_anew()
                if self._rebuilt.exists():
                    self._reopen()
                behind = self._log_end() - self._projector.position
                busy = busy + 1 if behind >= BUSY else 0
                if behind > FAR_BEHIND or busy == 2:
                    self._catch_up_elsewhere()
                    busy = 0
                while self._projector.step() == BATCH and not self._stop:
                    pass
                self._hurry.wait(REST_SECONDS)
                self._hurry.clear()
                if not self._stop:
                    self._log.wait(self._projector.position, POLL_SECONDS)
            except (sqlite3.Error, PersistenceError) as error:
                self._damaged = self._damaged or (isinstance(error, sqlite3.Error) and is_broken(error))
                LOGGER.error("the read models cannot be brought up to date: %s", error)
                self._rest()
            except Exception:
                LOGGER.exception("the read models cannot be brought up to date")
                self._rest()

    def _rest(self) -> None:
        """Wait a second, less if somebody waits for the read models."""
        self._hurry.wait(1.0)
        self._hurry.clear()

    def _log_end(self) -> int:
        return self._log.max_notification_id() or 0

    def _catch_up_elsewhere(self) -> None:
        """Have a process of its own fold what is missing, as long as that is much: in this one it would
        keep everybody waiting."""
        start = [sys.executable, "-P", "-c", "from service.core import catch_up; catch_up()", str(self._folder)]
        with subprocess.Popen(start, stdin=subprocess.PIPE, bufsize=0) as process:
            assert process.stdin is not None
            while process.poll() is None:
                if self._stop or self._rebuilt.exists():
                    process.terminate()
                if self._hurry.wait(0.05):
                    self._hurry.clear()
                    with suppress(BrokenPipeError):
                        process.stdin.write(b"\n")
        if process.returncode and not self._stop and not self._rebuilt.exists():
            LOGGER.error("the process that brings the read models up to date ended with %s", process.returncode)

    def _open(self) -> None:
        if self._rebuilt.exists():
            swap_in_rebuilt(self._folder)
        path = self._folder / PROJECTIONS_FILE
        make_file(path)
        self._projector = Projector(path, LogSource(self._log))
        self.db = connect(path)
        self.db.execute("ATTACH DATABASE ? AS log", [str(self._folder / LOG_FILE)])

    def _begin_anew(self) -> None:
        """All that is in the file comes from the log: a damaged one is made anew."""
        LOGGER.warning("%s is damaged; it is made anew from the log", self._folder / PROJECTIONS_FILE)
        for suffix in ("", "-wal", "-shm"):
            (self._folder / f"{PROJECTIONS_FILE}{suffix}").unlink(missing_ok=True)
        self._open()
        self._damaged = False

    def _reopen(self) -> None:
        with self._lock:
            self._shut()
            self._open()

    def _shut(self) -> None:
        self._projector.close()
        self.db.close()

    def query(self, statement: str, parameters: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Rows of a read model. Raises `ReadModelsDamaged`."""
        with self._lock:
            try:
                found: list[tuple[Any, ...]] = self.db.execute(statement, parameters).fetchall()
            except sqlite3.DatabaseError as error:
                if not self._damaged and not is_broken(error):
                    raise
                self._damaged = True
                self._hurry.set()
                raise ReadModelsDamaged(str(error)) from error
            return found

    def hurry(self) -> None:
        """Somebody waits for what was just stored."""
        self._hurry.set()

    async def caught_up(self) -> None:
        """Wait until what is in the log now is in the read models, at most a second; not at all while they
        are far behind."""
        wanted = self._log_end()
        self.hurry()
        for _ in range(200):
            rows = self.query("SELECT position FROM progress")
            position = rows[0][0] if rows else 0
            if position >= wanted or wanted - position > FAR_BEHIND:
                return
            await asyncio.sleep(0.005)

    def behind(self) -> int:
        """How many events of the log are not in the read models yet. Raises `ReadModelsDamaged`."""
        rows = self.query("SELECT position FROM progress")
        return self._log_end() - (rows[0][0] if rows else 0)

    def close(self) -> None:
        self._stop = True
        self._hurry.set()
        self._log.wake()
        self._thread.join()
        self._shut()


class Core:
    """A serving process without its network. Raises `AlreadyServing`, `SettingsRefused`, `SystemRefused`,
    `PackRefused`."""

    def __init__(self, settings: Settings) -> None:
        must_be_published(SYSTEMS.values())
        self.settings = settings
        folder = Path(settings.data) if settings.database else settings.files
        try:
            make_folder(Path(settings.data))
            make_folder(folder)
        except OSError as error:
            raise SettingsRefused(f"the data folder {folder} cannot be made: {error.strerror}") from error
        self.packs: dict[str, LoadedPack] = load_packs(settings.packs)
        with ExitStack() as opened:
            self._held = opened.enter_context(hold(folder))
            check_whole(folder)
            self.vault = open_vault(settings)
            opened.callback(self.vault.close)
            self.notices = open_notices(settings)
            opened.callback(self.notices.close)
            self.log = open_log(settings, self.vault.db)
            opened.callback(self.log.close)
            for said in taken_up(settings, self.log, self.vault):
                LOGGER.warning("%s", said)
            opened.pop_all()
        for path, command in open_to_others(settings):
            LOGGER.warning("others than its owner can open %s: %s", path, command)
        calls = settings.webhooks != "off"
        self.webhooks = Webhooks(self.vault, loopback=settings.webhooks == "loopback") if calls else None
        self.changed_notices: set[str] = set()
        """Players who have turned notices on or off, at this server or another, since the notifier has looked."""
        self.writer = Writer(self.log, self.vault.sign_all)
        self.history = History(self.log)
        self.games = Games(self.log, self.writer, self.vault, self.history, settings.live_games)
        self.campaigns = Campaigns(self.games, self.vault)
        self.hub = Hub()
        operator = settings.operator_token
        self.operator = self.vault.holder(sha256(bytes.fromhex(operator)).digest()) if operator else ""
        """What stands for the operator's token; empty: there is none."""
        self.incoming = empty_folder(folder / INCOMING_FOLDER)
        """Where files lie while they are handed in and judged."""
        self.quotas = Quotas(settings, self.operator)
        self.workers = Workers(self.quotas, settings.thinking_seconds)
        self.games.listeners.append(self.hub)
        self.projections = open_projections(settings, self.log)
        self._dating = open_dating(settings, self.log)
        self.steward = open_steward(settings)
        """Whether this process is the one that sees to timers, bots and notices of all games."""
        self.checking = Checking(self.log, self.vault, self.games)

    def notices_changed(self, holder: str) -> None:
        """A player has turned notices on or off: the notifier is told, at whichever server it is."""
        self.changed_notices.add(holder)
        with suppress(PersistenceError):  # that server takes up everybody when it is reached again
            self.log.call(holder)

    async def close(self) -> None:
        """Write what was handed in, and let go of the files."""
        self.workers.stop()
        await self.writer.close()
        self.checking.close()
        self.steward.close()
        self._dating.close()
        self.projections.close()
        self.log.close()
        if self.webhooks is not None:
            self.webhooks.close()
        self.notices.close()
        self.vault.close()
        self._held.close()


def taken_up(settings: Settings, log: Log, vault: Vault) -> list[str]:
    """Take up log and secrets, which are to be served from now on; what the operator should know. Raises
    `SettingsRefused`."""
    must_be_here(log, settings.place)
    if isinstance(log, SQLiteLog):
        return bring_together(log, vault)
    from service import dating
    from service.store.postgres.log import PostgresLog

    own_marks(log, vault)
    assert isinstance(log, PostgresLog), "there are two kinds of logs"
    return dating.take_up(settings.database, Path(settings.data), log, vault)


class Closing(Protocol):
    """Something that goes on beside, till it is closed."""

    def close(self) -> None: ...


class Steward(Closing, Protocol):
    """Whether this process does what only one of several shall do."""

    mine: bool


class Alone:
    """Where one process serves, it does all there is to do."""

    mine = True

    def close(self) -> None:
        """Nobody takes over from it."""


def open_steward(settings: Settings) -> Steward:
    """Stand for being the one of several servers, if there may be several."""
    if not settings.database:
        return Alone()
    from service.store.postgres import connections, electing

    return electing.Elected(settings.database, connections.STEWARD)


def open_dating(settings: Settings, log: Log) -> Closing:
    """Keep beside the key how far a database has come; files say that themselves."""
    if isinstance(log, SQLiteLog):
        return Alone()
    from service import dating
    from service.store.postgres.log import PostgresLog

    assert isinstance(log, PostgresLog), "there are two kinds of logs"
    return dating.Dating(Path(settings.data), log)


class ReadModels(Closing, Protocol):
    """The read models, kept up to date by this process or by another."""

    def query(self, statement: str, parameters: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Rows of a read model. Raises `ReadModelsDamaged`."""

    async def caught_up(self) -> None:
        """Wait until what is in the log now is in them, at most a second; not at all while they are far behind."""

    def hurry(self) -> None:
        """Somebody waits for what was just stored."""

    def behind(self) -> int:
        """How far they are behind the log; 0: not at all. Raises `ReadModelsDamaged`."""


def open_projections(settings: Settings, log: Log) -> ReadModels:
    """The read models beside the log."""
    if isinstance(log, SQLiteLog):
        return Projecting(settings.files, log)
    from service.shared import SharedProjecting

    return SharedProjecting(settings.database, log)


def open_notices(settings: Settings) -> NoticeStore:
    """The notices in the data folder. Raises `SettingsRefused` if their file is damaged."""
    path = settings.files / NOTICES_FILE
    try:
        return NoticeStore(open_part(settings, "notices", lambda: notices_in(path)), master_key(settings))
    except sqlite3.DatabaseError as error:
        raise SettingsRefused(
            f"{path} cannot be used ({error}): bring it back from a backup, or move it away; players then turn "
            "their notices on anew"
        ) from error


def catch_up() -> None:
    """Bring the read models of a data folder up to its log, as long as much is written: the whole of a process,
    which ends with who started it. A line on its standard input ends a rest."""
    folder = Path(sys.argv[1])
    os.nice(NICE)
    log = SQLiteLog(folder / LOG_FILE)
    projector = Projector(folder / PROJECTIONS_FILE, LogSource(log))
    started_by, quiet = os.getppid(), 0
    while os.getppid() == started_by and quiet < QUIET_RESTS:
        taken = projector.step()
        if taken == BATCH:
            continue
        hurried = bool(select.select([0], [], [], REST_SECONDS)[0])
        if hurried and not os.read(0, 4096):
            break
        quiet = 0 if taken >= BUSY else quiet + (not hurried)
    projector.close()
    log.close()


def empty_folder(path: Path) -> Path:
    """A folder for its owner alone, without what a process that was killed has left in it."""
    path.mkdir(exist_ok=True)
    path.chmod(0o700)
    for left in path.iterdir():
        left.unlink()
    return path


def swap_in_rebuilt(folder: Path) -> None:
    """Put rebuilt read models in the place of those that nobody has open. What belongs to the old
    file goes first, or SQLite would take it for the new one's."""
    for suffix in ("-wal", "-shm"):
        (folder / f"{PROJECTIONS_FILE}{suffix}").unlink(missing_ok=True)
    os.replace(folder / REBUILT_FILE, folder / PROJECTIONS_FILE)


def is_broken(error: sqlite3.Error) -> bool:
    """Whether read models have to be made anew: the file is damaged, or a table in it is gone."""
    return isinstance(fault_of(error), Damaged) or "no such table" in str(error)


def hold(folder: Path) -> IO[str]:
    """Hold a data folder for this process. Raises `AlreadyServing`."""
    path = folder / LOCK_FILE
    make_file(path)
    held = path.open("a+")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        held.seek(0)
        by = held.read().strip() or "unknown"
        held.close()
        raise AlreadyServing(f"{path.parent} is being served by another process ({by})") from None
    held.truncate(0)
    held.write(f"pid {os.getpid()}")
    held.flush()
    return held
