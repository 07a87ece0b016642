"""The command `kronika` as a person runs it: in this process, as a process of its own, at a terminal."""

import codecs
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple, Self
from unittest.mock import patch

import click
import pyte

from kronika.tools.main import main
from tests.bench import command as bench

ROOT = Path(__file__).parents[2]
KRONIKA = (sys.executable, "-c", "from kronika.tools.main import main; main()")
HEAVY = ("grpc", "google", "eventsourcing", "kronika.projections", "kronika.service", "kronika.v1")
"""Modules that take long to import, by how their names begin."""
PATIENCE = 300.0
"""Seconds after which something that is waited for will not come."""


def commands_of(group: click.Group) -> dict[str, click.Command]:
    """The commands of a group, all of them imported."""
    found = {name: group.get_command(click.Context(group), name) for name in group.list_commands(click.Context(group))}
    return {name: command for name, command in found.items() if command is not None}


class Said(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


class Command:
    """`kronika` with the options before the subcommand, in this process."""

    _called, _main = "kronika", staticmethod(main)

    def __init__(self, *who: str | Path) -> None:
        self._who = tuple(map(str, who))

    def __call__(self, *arguments: str | Path, said: str = "") -> Said:
        """Run it; `said` is what a person (or a pipe) types."""
        out, err, code = io.StringIO(), io.StringIO(), 0
        line = [self._called, *self._who, *map(str, arguments)]
        with (
            patch.object(sys, "argv", line),
            patch.object(sys, "stdin", io.StringIO(said)),
            redirect_stdout(out),
            redirect_stderr(err),
        ):
            try:
                self._main()
            except SystemExit as end:
                code = int(end.code or 0)
        return Said(code, out.getvalue(), err.getvalue())

    def does(self, *arguments: str | Path, said: str = "") -> str:
        """What it prints, all being well."""
        ran = self(*arguments, said=said)
        assert ran.code == 0, ran
        return ran.out


class Bench(Command):
    """`python -m tests.bench`, in this process."""

    _called, _main = "python -m tests.bench", staticmethod(bench.main)


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
    """`kronika` at a terminal, with somebody who reads before he types; a large one, if nothing else is
    said. `environment`: variables that are set, or, if empty, are not; the pager is cat, which waits for nobody."""

    def __init__(
        self,
        *arguments: str | Path,
        columns: int = 240,
        lines: int = 400,
        program: Sequence[str] = KRONIKA,
        **environment: str,
    ) -> None:
        self._screen, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        known = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "LINES")}
        self._process = subprocess.Popen(
            [*program, *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=ROOT,
            close_fds=True,
            env={**known, "TERM": "xterm-256color", "PAGER": "cat", **environment},
        )
        os.close(theirs)
        self._unread = ""
        self.raw = ""
        """Everything that came, with what moves the cursor."""
        self._glass = pyte.HistoryScreen(columns, lines, history=100_000)
        self._stream = pyte.Stream(self._glass)
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
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
                    came = os.read(self._screen, 65536)
                except OSError:
                    return False
                if not came:
                    return False
                piece = self._decoder.decode(came)
                self.raw += piece
                self._stream.feed(piece)
                piece = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r|\a", "", piece)
                self._unread += piece
                self.shown += piece
                return True
        return False

    def lines(self) -> list[str]:
        """What somebody sees, scrolled off the top too."""
        above = ["".join(row[x].data for x in range(self._glass.columns)) for row in self._glass.history.top]
        return [line.rstrip() for line in (*above, *self._glass.display)]

    def presses(self, keys: str) -> Self:
        """Keys, without Enter."""
        os.write(self._screen, keys.encode())
        return self

    def types(self, line: str) -> Self:
        """A line that is asked for; what comes after it is still unread."""
        self.presses(f"{line}\n").reads(rf"{re.escape(line)} *\n")
        return self

    def interrupts(self) -> Self:
        """Ctrl-C."""
        self._process.send_signal(signal.SIGINT)
        return self

    def kills(self) -> None:
        """As a power cut: nothing of the process runs any more."""
        self._process.kill()
        self._process.wait()

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
