"""The read models in a file beside the log: kept up to date by a thread of the process that serves, or by a process of
their own."""

import asyncio
import fcntl
import logging
import os
import select
import sqlite3
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from eventsourcing.persistence import PersistenceError

from kronika.projections.database import Notice, StreamUnreadable
from kronika.projections.runner import BATCH, Projector, connect
from kronika.service.errors import ReadModelsDamaged
from kronika.service.private import make_file
from kronika.service.store.faults import Damaged, fault_of
from kronika.service.store.opening import LOG_FILE
from kronika.service.store.protocol import POLL_SECONDS, Log
from kronika.service.store.recorder import SQLiteLog
from kronika.service.workers import NICE

LOGGER = logging.getLogger("kronika")

PROJECTIONS_FILE = "projections.db"
REBUILT_FILE = "projections.rebuilt.db"
"""Rebuilt read models; the process that has the old ones open replaces them with these."""
PROJECTING_LOCK = "projecting.lock"
"""Held by the process that folds the read models."""
HURRY_FILE = "projecting.hurry"
"""A pipe to a process that only folds them: a line in it says that somebody waits."""

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
    """Another process serves this data folder, or folds its read models."""


class Models:
    """Read models, and how far they have come."""

    STEP_SECONDS = 0.005
    """How often is looked whether they have caught up."""
    _log: Log

    def query(self, statement: str, parameters: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    def hurry(self) -> None:
        raise NotImplementedError

    def _ask(self) -> None:
        """Asks whatever process updates them to do so soon."""
        self.hurry()

    async def caught_up(self) -> bool:
        wanted = self._log.max_notification_id() or 0
        if self._position() < wanted:
            self._ask()
        for _ in range(round(1 / self.STEP_SECONDS)):
            position = self._position()
            if position >= wanted or wanted - position > FAR_BEHIND:
                return position >= wanted
            await asyncio.sleep(self.STEP_SECONDS)
        return False

    def behind(self) -> int:
        return (self._log.max_notification_id() or 0) - self._position()

    def _position(self) -> int:
        rows = self.query("SELECT position FROM progress")
        return rows[0][0] if rows else 0


class Projecting(Models):
    """A thread that keeps the read models up to date. It swaps in a file rebuilt elsewhere, and rebuilds a damaged one.
    Queries see the log's file as `log`."""

    def __init__(self, folder: Path, log: SQLiteLog, *, apart: bool = False) -> None:
        """`apart`: this process does nothing else, and leaves nothing to another. Raises `AlreadyServing`."""
        self._folder, self._log, self._apart = folder, log, apart
        self._held = hold_models(folder)
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
                behind = (self._log.max_notification_id() or 0) - self._projector.position
                busy = busy + 1 if behind >= BUSY else 0
                if (behind > FAR_BEHIND or busy == 2) and not self._apart:
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
                LOGGER.error("the read models cannot be updated: %s", error)
                self._rest()
            except Exception:
                LOGGER.exception("the read models cannot be updated")
                self._rest()

    def _rest(self) -> None:
        """Wait a second, less if somebody waits for the read models."""
        self._hurry.wait(1.0)
        self._hurry.clear()

    def _catch_up_elsewhere(self) -> None:
        """Have a process of its own fold what is missing, as long as that is much: in this one it would
        keep everybody waiting."""
        start = [
            sys.executable,
            "-P",
            "-c",
            "from kronika.service.projecting import catch_up; catch_up()",
            str(self._folder),
        ]
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
            LOGGER.error("the process that updates the read models ended with %s", process.returncode)

    def _open(self) -> None:
        if self._rebuilt.exists():
            swap_in_rebuilt(self._folder)
        path = self._folder / PROJECTIONS_FILE
        make_file(path)
        self._projector = Projector(path, LogSource(self._log))
        self.db = connect(path)
        self.db.execute("ATTACH DATABASE ? AS log", [str(self._folder / LOG_FILE)])

    def _begin_anew(self) -> None:
        """Rebuilds a damaged file: everything in it comes from the log."""
        LOGGER.warning("%s is damaged; it is rebuilt from the log", self._folder / PROJECTIONS_FILE)
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
        if self._apart:
            self._log.wake()

    def close(self) -> None:
        self._stop = True
        self._hurry.set()
        self._log.wake()
        self._thread.join()
        self._shut()
        self._held.close()


class Reading(Models):
    """The read models in a file that another process keeps up to date (`kronika project`), and may replace by another
    file. Queries see the log's file as `log`."""

    def __init__(self, folder: Path, log: SQLiteLog) -> None:
        self._path, self._log = folder / PROJECTIONS_FILE, log
        self._pipe = folder / HURRY_FILE
        self._lock = threading.Lock()
        self._db: Any = None
        self._number = 0
        """The inode number of the open file."""

    def query(self, statement: str, parameters: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """Rows of a read model. Raises `ReadModelsDamaged`, also while there are no read models yet."""
        with self._lock:
            try:
                found: list[tuple[Any, ...]] = self._opened().execute(statement, parameters).fetchall()
            except FileNotFoundError as error:
                raise ReadModelsDamaged(f"{self._path} is missing: start `kronika project`") from error
            except sqlite3.DatabaseError as error:
                if not is_broken(error):
                    raise
                raise ReadModelsDamaged(str(error)) from error
            return found

    def _opened(self) -> Any:
        number = self._path.stat().st_ino
        if number != self._number:
            self._shut()
            self._db, self._number = connect(self._path), number
            self._db.execute("ATTACH DATABASE ? AS log", [str(self._path.parent / LOG_FILE)])
        return self._db

    def _shut(self) -> None:
        if self._db is not None:
            self._db.close()
        self._db, self._number = None, 0

    def hurry(self) -> None:
        """Somebody waits for what was just stored: the process that folds, if one does, hears of it."""
        with suppress(OSError):
            pipe = os.open(self._pipe, os.O_WRONLY | os.O_NONBLOCK)
            try:
                os.write(pipe, b"\n")
            finally:
                os.close(pipe)

    def close(self) -> None:
        with self._lock:
            self._shut()


def project(folder: Path, stopped: threading.Event) -> None:
    """Keep the read models of a data folder up to date, and do nothing else, till this is stopped. Raises
    `AlreadyServing`."""
    log = SQLiteLog(folder / LOG_FILE)
    projecting = Projecting(folder, log, apart=True)
    with suppress(FileExistsError):
        os.mkfifo(folder / HURRY_FILE, 0o600)
    pipe = os.open(folder / HURRY_FILE, os.O_RDWR | os.O_NONBLOCK)  # to write as well: it never comes to its end
    while not stopped.is_set():
        if select.select([pipe], [], [], POLL_SECONDS)[0]:
            os.read(pipe, 4096)
            projecting.hurry()
    os.close(pipe)
    projecting.close()
    log.close()


def hold_models(folder: Path) -> IO[str]:
    """Hold the read models of a data folder for this process. Raises `AlreadyServing`."""
    return hold(
        folder / PROJECTING_LOCK,
        "the read models of {} are kept up to date by another process ({}): a server beside it needs project = false",
    )


def hold(path: Path, taken: str) -> IO[str]:
    """Locks a file for this process. `taken`: the message for its folder and the process that holds it. Raises
    `AlreadyServing`."""
    make_file(path)
    held = path.open("a+", errors="replace")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        held.seek(0)
        by = held.read().strip() or "unknown"
        held.close()
        raise AlreadyServing(taken.format(path.parent, by)) from None
    held.truncate(0)
    held.write(f"pid {os.getpid()}")
    held.flush()
    return held


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


def swap_in_rebuilt(folder: Path) -> None:
    """Replaces read models that are not open with the rebuilt ones. Removes the old file's companions first, or SQLite
    would use them for the new file."""
    for suffix in ("-wal", "-shm"):
        (folder / f"{PROJECTIONS_FILE}{suffix}").unlink(missing_ok=True)
    os.replace(folder / REBUILT_FILE, folder / PROJECTIONS_FILE)


def is_broken(error: sqlite3.Error) -> bool:
    """Whether read models must be rebuilt: the file is damaged, or a table in it is gone."""
    return isinstance(fault_of(error), Damaged) or "no such table" in str(error)


class LogSource:
    """The log as the read models want it."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def notices(self, after: int, limit: int) -> list[Notice]:
        try:
            return self._from(after + 1, limit)
        except sqlite3.Error as error:
            if not isinstance(fault_of(error), Damaged):
                raise
        return [
            notice
            for position in range(after + 1, min(after + limit, self.last()) + 1)
            for notice in self._at_damaged(position)
        ]

    def _from(self, start: int, limit: int, stop: int | None = None) -> list[Notice]:
        found = self._log.select_notifications(start, limit, stop)
        return [Notice(n.id, str(n.originator_id), n.originator_version, n.state) for n in found]

    def _at_damaged(self, position: int) -> list[Notice]:
        """The event at a position, if there is one, where some pages of the file are damaged."""
        try:
            return self._from(position, 1, position)
        except sqlite3.Error as error:
            if not isinstance(fault_of(error), Damaged):
                raise
            return [Notice(position, "", 0, b"")]

    def stream(self, stream: str, lte: int) -> list[tuple[int, bytes]]:
        try:
            return [(version, body) for version, _, body in self._log.rows(stream, lte=lte)]
        except sqlite3.Error as error:
            if isinstance(fault_of(error), Damaged):
                raise StreamUnreadable(stream) from error
            raise

    def last(self) -> int:
        try:
            return self._log.max_notification_id() or 0
        except sqlite3.Error as error:
            raise fault_of(error) or error from error
