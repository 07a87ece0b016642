"""A list of decisions to choose from, whatever is played: numbered, narrowed by what is typed, page by
page. What a decision is called, and what it stands under, others have said."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import wcwidth

from tools.commands.screen import Screen, folded

NUMBER = 4
"""Cells of the number before an option."""
GAP = 2
"""Cells between options that stand side by side."""
SHORT = 34
"""Cells of an option that may stand beside others, at most."""
AROUND = 6
"""Lines of a terminal that a page leaves free: for what is asked, the title, the pages, what was told."""
FEWEST = 4


class Option(msgspec.Struct, frozen=True):
    """One decision: under which heading it stands, what it says there, how likely it is to succeed or
    what else stands beside it, what it submits, and its notation."""

    group: str
    said: str
    chance: str
    decision: Any
    notation: str = ""
    otherwise: str = ""
    """What it says in other languages."""
    copies: tuple["Option", ...] = ()
    """Others that nobody can tell from it, which are not shown."""

    @property
    def label(self) -> str:
        """What it says, with its notation."""
        return f"{self.said} [{self.notation}]" if self.notation else self.said

    def words(self) -> set[str]:
        """What it can be found by, its copies too."""
        own = set(_words(f"{self.group} {self.said} {self.notation} {self.otherwise}"))
        return own.union(*(copy.words() for copy in self.copies))


class Menu(msgspec.Struct, frozen=True):
    """The legal decisions of a prompt. The number of an option is its place, counted from 1. `private`:
    it depends on what others may not know, so that nobody answers it by himself. `optional`: an offer
    that may stay open."""

    prompt: int
    title: str
    options: tuple[Option, ...]
    private: bool = True
    optional: bool = False

    @property
    def only(self) -> Option | None:
        """The one decision there is; None where there are more."""
        (first, *others) = self.options
        return None if others or first.copies else first

    def chosen(self, said: str) -> Option | None:
        """The option of a number or a notation; None if there is none."""
        if said.isdecimal():
            return self.options[int(said) - 1] if 1 <= int(said) <= len(self.options) else None
        every = (one for option in self.options for one in (option, *option.copies))
        return next((one for one in every if one.notation and _plain(one.notation) == _plain(said)), None)

    def narrowed(self, said: str) -> list[int]:
        """The numbers of the options in which every word typed begins a word, in any language, with or
        without diacritics."""
        typed = _words(said)
        found = [(number, option.words()) for number, option in enumerate(self.options, 1)]
        return [n for n, words in found if typed and all(any(w.startswith(t) for w in words) for t in typed)]

    def pages(self, screen: Screen, numbers: Sequence[int] = ()) -> list[list[str]]:
        """The options, or those of these numbers, as they are printed."""
        shown = [(number, self.options[number - 1]) for number in numbers or range(1, len(self.options) + 1)]
        blocks = list(_listed(shown, screen.width) if screen.plain else _laid_out(shown, screen.width))
        most = len(blocks) if screen.height is None else max(FEWEST, screen.height - AROUND)
        return _paged(blocks, most, screen)


class Browser:
    """A menu as it is looked through: what it is narrowed to, and at which page it is open."""

    def __init__(self, menu: Menu, screen: Screen) -> None:
        self._menu, self._screen = menu, screen
        self._numbers: list[int] = []
        self._page = 0

    def narrow(self, said: str) -> bool:
        """Show only what fits; whether anything does. Empty: show all."""
        fitting = self._menu.narrowed(said)
        if said and not fitting:
            return False
        self._numbers, self._page = fitting, 0
        return True

    def turn(self, by: int) -> None:
        """Go on, or back, by pages; after the last comes the first."""
        self._page = (self._page + by) % len(self._pages())

    def _pages(self) -> list[list[str]]:
        return self._menu.pages(self._screen, self._numbers)

    def lines(self, language: str) -> Iterator[str]:
        """What is shown now, with what of it is shown."""
        pages = self._pages()
        yield from pages[self._page]
        most, said = len(self._menu.options), []
        if self._numbers:
            en, cs = f"{len(self._numbers)} of {most}; Enter: all", f"{len(self._numbers)} z {most}; Enter: vše"
            said.append(cs if language == "cs" else en)
        if len(pages) > 1:
            en = f"page {self._page + 1} of {len(pages)}; n: next, p: back"
            cs = f"strana {self._page + 1} z {len(pages)}; n: další, p: zpět"
            said.append(cs if language == "cs" else en)
        if said:
            yield f"  ({'; '.join(said)})"


Block = tuple[str, list[str]]
"""The heading that something stands under, and its lines."""


def _listed(shown: Iterable[tuple[int, Option]], width: int) -> Iterator[Block]:
    """An option a line, with all it says one after the other."""
    for number, option in shown:
        said = [option.said, *[" ".join(option.chance.split())] * bool(option.chance), option.notation]
        yield option.group, folded(f"{number}: {'; '.join(filter(None, said))}", width, NUMBER)


def _laid_out(shown: Sequence[tuple[int, Option]], width: int) -> Iterator[Block]:
    """Short options side by side, others a line each, what stands beside them in a column."""
    labels = [wcwidth.width(option.label) for _, option in shown]
    cell = max((w for w in labels if w <= SHORT), default=0) + NUMBER + 1 + GAP
    column = max((w for w, (_, option) in zip(labels, shown, strict=True) if option.chance), default=0) + NUMBER + 1
    across = max(1, (width + GAP) // cell)
    group, cells = "", list[str]()
    for wide, (number, option) in zip(labels, shown, strict=True):
        alone = bool(option.chance) or wide > SHORT
        if cells and (option.group != group or alone or len(cells) == across):
            yield group, ["".join(cells).rstrip()]
            cells = []
        group = option.group
        said = f"{number:>{NUMBER}} {option.label}"
        if option.chance and column + 2 + wcwidth.width(option.chance) <= width:
            yield group, [f"{wcwidth.ljust(said, column)}  {option.chance}"]
        elif alone:
            beside = [" " * (NUMBER + 3) + option.chance.strip()] if option.chance else []
            yield group, [part for line in (said, *beside) for part in folded(line, width, NUMBER + 3)]
        else:
            cells.append(wcwidth.ljust(said, cell))
    if cells:
        yield group, ["".join(cells).rstrip()]


def _paged(blocks: Sequence[Block], most: int, screen: Screen) -> list[list[str]]:
    """Blocks on pages of so many lines, each block whole, under its heading, on every page anew."""
    pages: list[list[str]] = [[]]
    above: str | None = ""
    for group, lines in blocks:
        headed = [f" {group}", *lines] if group != above else lines
        if pages[-1] and len(pages[-1]) + len(headed) > most and screen.height is not None:
            pages.append([])
            headed = [f" {group}", *lines] if group else lines
        pages[-1] += [screen.paint(line, bold=True) if line == f" {group}" else line for line in headed]
        above = group
    return pages


def _words(said: str) -> list[str]:
    return re.findall(r"\w+", _plain(said))


def _plain(said: str) -> str:
    """Small letters without diacritics."""
    letters = unicodedata.normalize("NFKD", said.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
