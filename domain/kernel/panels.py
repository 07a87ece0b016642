"""Panels of text and tables as values. They get their language when they are rendered, here for a terminal."""

import textwrap
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.rendering import Page, Role, Written
from kronika.domain.kernel.words import Joined, Text, joined

HANG: Final = "    "
"""Before each line but the first of a text that takes several."""


class Row(msgspec.Struct, frozen=True):
    """A row of a table: its name, and what is in each column."""

    name: str | Text
    cells: tuple[Any, ...]


Line = str | Text | Row


class Note(msgspec.Struct, frozen=True):
    """A panel of lines."""

    name: str
    role: Role
    lines: Iterable[Line]


def indented(said: str | Text) -> Joined:
    """A line that belongs to the one above it."""
    return joined("  ", said, by="")


def write(notes: Iterable[Note], page: Page) -> tuple[Written, ...]:
    """Returns panels as text, without those that have nothing to say."""
    told = [(note, "\n".join(row for line in note.lines for row in rows_of(line, page))) for note in notes]
    return tuple([Written(note.name, note.role, said) for note, said in told if said])


def rows_of(line: Line, page: Page) -> list[str]:
    """Returns a line, wrapped where the page has columns. A row of a table is never wrapped."""
    if isinstance(line, Row):
        return [f"  {text(line.name, page.language):<11}" + "".join(f"{cell:>6}" for cell in line.cells)]
    said = text(line, page.language)
    if page.columns is None:
        return [said]
    return textwrap.wrap(said, page.columns, subsequent_indent=HANG, break_on_hyphens=False)
