"""What reaches the terminal: whatever a person would not see as it stands is written out first.

Everything that a command says goes through `guard`, its own words as well as what a service, a file or
another player has told. So nobody moves the cursor, hides a line or turns one around but the command.
"""

import codecs
import io
import re
import sys
from collections.abc import Iterable
from typing import Any, TextIO, cast

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
    """What lies behind the guard, for what moves the cursor by itself and says nothing from outside."""
    return stream._stream if isinstance(stream, Guarded) else stream


def _guarded(stream: TextIO) -> TextIO:
    if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name == "ascii":
        stream.reconfigure(encoding="utf-8")  # click would write to what lies below
    return cast(TextIO, Guarded(stream))
