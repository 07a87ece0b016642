"""The service of a player's games against bots.
It is a separate process, shared by all commands that need it.

It serves one folder, starts with the first command that needs it, and ends with the last. Those commands
share the lock `needed.lock`. The service holds a lock on `service.json`, which contains its address, while
it runs. A killed process loses its lock. So no stale port is used, and no unneeded service keeps running.
"""

import fcntl
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO

import msgspec

from kronika.service.private import LOG_FILE, make_file, make_folder
from kronika.tools.words import say

NEEDED, STARTING, RECORD, SAID = "needed.lock", "starting.lock", "service.json", "service.log"
AGAIN = 0.05
STARTS = 60.0
"""Seconds within which a service has to start."""
ENDS = 10.0
"""Seconds that the last command waits for the service to end."""


class NotStarted(Exception):
    """The service of a folder cannot be started. `busy`: another program serves the folder."""

    def __init__(self, said: str, *, busy: bool = False) -> None:
        super().__init__(said)
        self.busy = busy


class HomeRequest(msgspec.Struct, frozen=True):
    """The request that a service gets when it is started."""

    folder: str
    token: str
    packs: str


class Serving(msgspec.Struct, frozen=True):
    """A service that lives: where it listens, its process, its folder of packs."""

    address: str
    pid: int
    packs: str


class Answer(msgspec.Struct, frozen=True):
    """The result of starting a service: both fields are empty if it serves."""

    failed: str = ""
    busy: bool = False


def has_game(folder: Path, game: str) -> bool:
    """Whether a game or campaign is kept in a folder. Raises `sqlite3.Error`."""
    return _finds(folder, "SELECT 1 FROM events WHERE stream = ? LIMIT 1", game)


def has_games(folder: Path) -> bool:
    """Whether anything is kept in a folder. Raises `sqlite3.Error`."""
    return _finds(folder, "SELECT 1 FROM events LIMIT 1")


def _finds(folder: Path, statement: str, *values: str) -> bool:
    path = folder / LOG_FILE
    if not path.exists():
        return False
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=30.0)) as log:
        try:
            return bool(log.execute(statement, values).fetchall())
        except sqlite3.OperationalError as error:
            if "no such table" not in str(error):
                raise
            return False


@contextmanager
def needed(asked: HomeRequest) -> Iterator[Callable[[], Serving]]:
    """Keeps the service of a folder running for the duration; yields a function that finds it. The function starts the
    service if it does not run (any more). It raises `NotStarted`."""
    folder = Path(asked.folder)
    make_folder(folder)
    with _opened(folder / NEEDED) as need:
        fcntl.flock(need, fcntl.LOCK_SH)
        try:
            yield lambda: _get_or_start(asked)
        finally:
            if _is_free(need):
                _end(folder)


def _get_or_start(asked: HomeRequest) -> Serving:
    folder, until = Path(asked.folder), time.monotonic() + STARTS
    with _opened(folder / STARTING) as one_at_a_time:
        fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
        while time.monotonic() < until:
            with _opened(folder / RECORD) as record:
                lives, said = not _is_free(record, fcntl.LOCK_SH), record.read()
                if lives and said:
                    return msgspec.json.decode(said, type=Serving)
                if not lives:
                    record.truncate(0)
            if lives:
                time.sleep(AGAIN)
            else:
                _start(asked)
    raise NotStarted(say("home-not-started", folder=folder, seconds=f"{STARTS:g}", log=folder / SAID))


def _start(asked: HomeRequest) -> None:
    """Start a service, and wait until it serves. Raises `NotStarted`."""
    said = Path(asked.folder) / SAID
    make_file(said)
    with said.open("ab") as errors:
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from kronika.tools.cli.home_service import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            cwd=asked.folder,
            start_new_session=True,
        )
    assert process.stdin is not None and process.stdout is not None, "pipes were asked for"
    with process.stdout as told:
        with suppress(BrokenPipeError), process.stdin as asks:
            asks.write(msgspec.json.encode(asked))
        line = told.readline()
    if not line:
        raise NotStarted(say("home-ended", log=said))
    answer = msgspec.json.decode(line, type=Answer)
    if answer.failed:
        process.wait()
        raise NotStarted(answer.failed, busy=answer.busy)


def _end(folder: Path) -> None:
    """End the service that nobody needs, and wait for that."""
    until = time.monotonic() + ENDS
    with _opened(folder / RECORD) as record:
        while not _is_free(record, fcntl.LOCK_SH) and time.monotonic() < until:
            record.seek(0)
            said = record.read()
            if said:
                with suppress(ProcessLookupError):
                    os.kill(msgspec.json.decode(said, type=Serving).pid, signal.SIGTERM)
            time.sleep(AGAIN)


def _opened(path: Path) -> IO[str]:
    make_file(path)
    return path.open("r+", errors="replace")


def _is_free(file: IO[str], how: int = fcntl.LOCK_EX) -> bool:
    """Whether nobody else holds a file; then it is held from now on."""
    try:
        fcntl.flock(file, how | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
