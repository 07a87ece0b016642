"""What a command says at once, shown by a pager where it is longer than the screen."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

import click

from kronika.tools.cli.terminal import COLOURS, Guarded, unguarded


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
    """Show what was collected: by the pager ($PAGER, else less) where it is longer than the screen. What is said from
    here on is shown as it comes."""
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
    """What was collected is shown before this; in here what is said is shown as it comes."""
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
