"""The process that serves a player's games against bots, for as long as a command needs it (`kronika.tools.cli.home`)."""

import asyncio
import fcntl
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec

from kronika.domain.kernel.packs import PackRefused
from kronika.domain.kernel.system import SystemRefused
from kronika.service.application import AlreadyServing, Application
from kronika.service.logs import logging_to
from kronika.service.server import Server
from kronika.service.settings import Settings, SettingsRefused, load
from kronika.service.vault import SecretsLost
from kronika.service.workers import tune
from kronika.tools.cli.home import AGAIN, NEEDED, RECORD, Answer, HomeRequest, Serving

LOOKS = 1.0
"""Seconds after which it looks again whether anybody needs it."""
PATIENCE = 5.0
"""Seconds to wait for those who only look whether it lives."""
REFUSED = (AlreadyServing, OSError, PackRefused, SecretsLost, SettingsRefused, SystemRefused)
"""The exceptions whose message explains why the service cannot start."""


def main() -> None:
    """Serve as standard input asks; standard output says when, or why not."""
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=HomeRequest)
    folder = Path(asked.folder)
    try:
        with (
            (folder / RECORD).open("r+") as record,
            (folder / NEEDED).open("r+") as need,
            logging_to(2, "warning", "text"),
        ):
            _hold(record)
            asyncio.run(_serve(asked, record, need))
    except REFUSED as error:
        _tell(Answer(str(error), busy=isinstance(error, AlreadyServing)))


def _hold(record: IO[str]) -> None:
    """Hold the record as long as this process lives. Raises `AlreadyServing`."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return fcntl.flock(record, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > until:
                raise AlreadyServing(f"{record.name} is held by another process") from None
            time.sleep(AGAIN)


def _settings(asked: HomeRequest) -> Settings:
    flags = {
        "data": asked.folder,
        "port": 0,
        "web_port": -1,
        "operator_token": asked.token,
        "requests_a_second": 100_000,
        "packs": asked.packs,
    }
    return load(None, flags, {})


async def _serve(asked: HomeRequest, record: IO[str], need: IO[str]) -> None:
    tune()
    settings = _settings(asked)
    app = Application(settings)
    try:
        server = Server(app)
    except BaseException:
        await app.close()
        raise
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    await server.start()
    serving = Serving(f"{settings.host}:{server.port}", os.getpid(), asked.packs)
    record.truncate(0)
    record.write(msgspec.json.encode(serving).decode())
    record.flush()
    _tell(Answer())
    while not stopped.is_set() and _is_needed(need):
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), LOOKS)
    await server.stop(0.5)


def _is_needed(need: IO[str]) -> bool:
    """Whether a command needs it; if none does, one that comes now waits until this process has ended."""
    try:
        fcntl.flock(need, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    return False


def _tell(answer: Answer) -> None:
    """Say it to who has started this, if he is still there."""
    with suppress(BrokenPipeError):
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.close()
