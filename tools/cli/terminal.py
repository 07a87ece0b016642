"""A guard for the terminal: characters that a person would not see are written out.

All output of a command goes through `guard`: its own words, and those of a service, a file or
another player. So only the command can move the cursor, hide a line or reverse one.
"""

import codecs
import io
import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

import click
import msgspec
import wcwidth

from kronika.domain.kernel.formats import safe

COLOURS = re.compile("(\x1b\\[(?:0|1|2|4|3[1-7]|9[1-7])m)")
"""Bold, faint, underlined and coloured, as `click.style` writes it."""


class Guarded:
    """A stream to which only what is safe is written, and on a terminal colours."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        pieces = COLOURS.split(text) if self._stream.isatty() else [text]
        self._stream.write("".join(piece if at % 2 else safe(piece) for at, piece in enumerate(pieces)))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def guard() -> None:
    """From here on nothing reaches standard output and standard error but what is safe."""
    sys.stdout, sys.stderr = _guarded(sys.stdout), _guarded(sys.stderr)


def unguarded(stream: TextIO) -> TextIO:
    """The stream behind the guard, for code that moves the cursor and prints nothing from outside."""
    return stream._stream if isinstance(stream, Guarded) else stream


def _guarded(stream: TextIO) -> TextIO:
    if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name == "ascii":
        stream.reconfigure(encoding="utf-8")  # click would write to the underlying stream
    return cast(TextIO, Guarded(stream))


PAPER = 100
"""Columns where the output is a file or a pipe, not a terminal."""
NARROWEST = 40


class Screen(msgspec.Struct, frozen=True):
    """Where the output goes. `plain`: lists instead of drawings, for a screen reader."""

    plain: bool = False
    colour: bool = False

    @property
    def is_terminal(self) -> bool:
        return sys.stdout.isatty()

    @property
    def width(self) -> int:
        """The number of columns; `PAPER` for a file or a pipe."""
        return max(NARROWEST, shutil.get_terminal_size().columns) if self.is_terminal else PAPER

    @property
    def height(self) -> int | None:
        """The lines that a terminal can show; None for a file or a pipe, which has no end."""
        return shutil.get_terminal_size().lines if self.is_terminal else None

    def paint(self, text: str, **style: Any) -> str:
        """A text in colour, where that is shown."""
        return click.style(text, **style) if self.colour else text

    def fold(self, text: str, hang: int = 4) -> str:
        """Lines no wider than the terminal, what goes on further in by `hang`; for a file as they are."""
        if not self.is_terminal:
            return text
        return "\n".join(part for line in text.split("\n") for part in folded(line, self.width, hang))

    def command(self, said: str, command: str) -> str:
        """A command to be copied, after what is said of it; over several lines as a shell takes it."""
        line = f"{said} {command}"
        if not self.is_terminal or wcwidth.width(line) <= self.width:
            return line
        return "\n".join([*folded(said, self.width, 4), " \\\n".join(folded(f"  {command}", self.width - 2, 4))])


def folded(line: str, width: int, hang: int) -> list[str]:
    """A line in pieces of at most so many cells, broken between words where it can be."""
    if wcwidth.width(line) <= width:
        return [line]
    return wcwidth.wrap(line, width, subsequent_indent=" " * hang, break_on_hyphens=False)


def shows_colour(plain: bool) -> bool:
    """Whether to colour: where the terminal can, unless NO_COLOR or CLICOLOR=0 says not to; anywhere
    with CLICOLOR_FORCE."""
    told = os.environ.get
    if plain or told("NO_COLOR"):
        return False
    if told("CLICOLOR_FORCE", "0") != "0":
        return True
    return sys.stdout.isatty() and told("TERM") != "dumb" and told("CLICOLOR") != "0"


class _Collected:
    """Stands for the terminal while what is said is collected."""

    def __init__(self, before: TextIO) -> None:
        self.before = before
        self.said: list[str] = []

    def write(self, text: str) -> int:
        self.said.append(text)
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(unguarded(self.before), name)


def collect() -> None:
    """From here on what is said waits for `show`; not in a pipe, and not for a screen reader (`--plain`), which
    reads line by line."""
    context = click.get_current_context(silent=True)
    plain = context is not None and context.find_root().params.get("plain")
    if sys.stdout.isatty() and not plain and not isinstance(unguarded(sys.stdout), _Collected):
        sys.stdout = Guarded(_Collected(sys.stdout))  # type: ignore[arg-type]


def show() -> None:
    """Shows the collected output: by the pager ($PAGER, else less) if it is longer than the screen. Later output is
    shown as it comes."""
    collected = unguarded(sys.stdout)
    if not isinstance(collected, _Collected):
        return
    sys.stdout = collected.before
    text = "".join(collected.said)
    if _rows(text) < shutil.get_terminal_size().lines:
        unguarded(sys.stdout).write(text)
        sys.stdout.flush()
    else:
        click.echo_via_pager(text.removesuffix("\n"))


@contextmanager
def paged() -> Iterator[None]:
    """All that is said in here is shown at its end."""
    collect()
    try:
        yield
    finally:
        show()


@contextmanager
def as_it_comes() -> Iterator[None]:
    """Shows the collected output first; output inside is shown as it comes."""
    collecting = isinstance(unguarded(sys.stdout), _Collected)
    show()
    try:
        yield
    finally:
        if collecting:
            collect()


def _rows(text: str) -> int:
    """Rows of the screen that a text fills."""
    import wcwidth  # takes its time, which what is written to a file need not wait for

    columns = shutil.get_terminal_size().columns
    lines = COLOURS.sub("", text).removesuffix("\n").split("\n")
    return sum(max(1, -(-wcwidth.wcswidth(line) // columns)) for line in lines)
