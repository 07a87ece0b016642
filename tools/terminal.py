"""What reaches the terminal: whatever a person would not see as it stands is written out first.

Everything that a command says goes through `guard`, its own words as well as what a service, a file or
another player has told. So nobody moves the cursor, hides a line or turns one around but the command.
"""

import io
import re
import sys
from functools import cache
from typing import TextIO

from domain.kernel.validation import is_visible

COLOURS = re.compile("(\x1b\\[(?:0|1|2|4|3[1-7]|9[1-7])m)")
"""Bold, faint, underlined and coloured, as `click.style` writes it."""


def safe(text: str) -> str:
    """A text in which only ends of lines are not seen: all else that is invisible is written as JSON
    writes it, such as `\\u001b`."""
    if text.isascii() and text.replace("\n", "").isprintable():
        return text
    return "".join(map(_shown, text))


@cache
def _shown(letter: str) -> str:
    if letter == "\n" or is_visible(letter):
        return letter
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


class Guarded(io.TextIOWrapper):
    """A stream to which only what is safe is written, and on a terminal colours."""

    def write(self, text: str) -> int:
        pieces = COLOURS.split(text) if self.isatty() else [text]
        super().write("".join(piece if at % 2 else safe(piece) for at, piece in enumerate(pieces)))
        return len(text)


def guard() -> None:
    """From here on nothing reaches standard output and standard error but what is safe."""
    sys.stdout, sys.stderr = _guarded(sys.stdout), _guarded(sys.stderr)


def _guarded(stream: TextIO) -> Guarded:
    stream.flush()
    encoding = "utf-8" if stream.encoding.lower() in ("ascii", "ansi_x3.4-1968", "us-ascii") else stream.encoding
    return Guarded(
        stream.buffer,
        encoding,
        "backslashreplace",
        line_buffering=getattr(stream, "line_buffering", True),
        write_through=getattr(stream, "write_through", False),
    )
