"""The command `kronika` as a person runs it: in this process, as a process of its own, at a terminal."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple, Self
from unittest.mock import patch

from tools.main import main

ROOT = Path(__file__).parents[2]
KRONIKA = (sys.executable, "-c", "from tools.main import main; main()")
PATIENCE = 60.0
"""Seconds after which something that is waited for will not come."""


class Said(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


class Command:
    """`kronika` with the options before the subcommand, in this process."""

    def __init__(self, *who: str | Path) -> None:
        self._who = tuple(map(str, who))

    def __call__(self, *arguments: str | Path, said: str = "") -> Said:
        """Run it; `said` is what a person (or a pipe) types."""
        out, err, code = io.StringIO(), io.StringIO(), 0
        line = ["kronika", *self._who, *map(str, arguments)]
        with (
            patch.object(sys, "argv", line),
            patch.object(sys, "stdin", io.StringIO(said)),
            redirect_stdout(out),
            redirect_stderr(err),
        ):
            try:
                main()
            except SystemExit as end:
                code = int(end.code or 0)
        return Said(code, out.getvalue(), err.getvalue())

    def does(self, *arguments: str | Path, said: str = "") -> str:
        """What it prints, all being well."""
        ran = self(*arguments, said=said)
        assert ran.code == 0, ran
        return ran.out


@contextmanager
def started(*arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
    """`kronika` as a process of its own; killed, if need be, at the end."""
    command = [*KRONIKA, *map(str, arguments)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.kill()


class Terminal:
    """`kronika` at a terminal, with somebody who reads before he types."""

    def __init__(self, *arguments: str | Path) -> None:
        self._screen, theirs = pty.openpty()
        self._process = subprocess.Popen(
            [*KRONIKA, *map(str, arguments)], stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, close_fds=True
        )
        os.close(theirs)
        self._unread = ""
        self.shown = ""
        """Everything that was on the screen."""

    def reads(self, pattern: str) -> re.Match[str]:
        """Wait until the screen shows this; what comes after it is still unread."""
        until = time.monotonic() + PATIENCE
        while (found := re.search(pattern, self._unread)) is None:
            assert self._more(until), f"{pattern!r} never came; unread: …{self._unread[-2000:]}"
        self._unread = self._unread[found.end() :]
        return found

    def _more(self, until: float) -> bool:
        """Whether more came before it is too late."""
        while time.monotonic() < until:
            if select.select([self._screen], [], [], 0.1)[0]:
                try:
                    piece = os.read(self._screen, 65536).decode(errors="replace")
                except OSError:
                    return False
                piece = re.sub(r"\x1b\[[0-9;]*m|\r", "", piece)
                self._unread += piece
                self.shown += piece
                return bool(piece)
        return False

    def types(self, line: str) -> Self:
        os.write(self._screen, f"{line}\n".encode())
        return self

    def interrupts(self) -> Self:
        """Ctrl-C."""
        self._process.send_signal(signal.SIGINT)
        return self

    def ends(self) -> int:
        """Read on to the end; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._more(until):
            pass
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._screen)
