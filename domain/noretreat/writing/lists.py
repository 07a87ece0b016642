"""How lists of hexes, spaces and units are written."""

import textwrap
from collections.abc import Iterable

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.names import space_name, unit_name
from kronika.domain.noretreat.rendering.words import said
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.words import sentence


def label(name: str, page: Page) -> str:
    """A short text in the language of a page."""
    return sentence(page.language, f"label-{name}")


def wrapped(line: str, page: Page) -> str:
    """A line within the columns of a page."""
    if page.columns is None:
        return line
    return textwrap.fill(line, page.columns, subsequent_indent="    ", break_on_hyphens=False)


def spaces(board: Board, ids: Iterable[str], page: Page) -> str:
    """Spaces by name, or by number where they have none."""
    return ", ".join(said(space_name(board, id), page.language) for id in ids)


def units(board: Board, ids: Iterable[str], page: Page) -> str:
    """Units by name."""
    return ", ".join(said(unit_name(board, id), page.language) for id in ids)


def runs(board: Board, ids: Iterable[str], page: Page) -> str:
    """Hexes by number, those side by side in a row as from–to; then areas by name."""
    found: list[list[str]] = []
    there = sorted(ids)
    for id in (id for id in there if not board.scene.atlas.is_area(id)):
        if found and found[-1][-1][:2] == id[:2] and int(found[-1][-1]) + 1 == int(id):
            found[-1].append(id)
        else:
            found.append([id])
    told = [run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found]
    told += [said(space_name(board, id), page.language) for id in there if board.scene.atlas.is_area(id)]
    return ", ".join(told)
