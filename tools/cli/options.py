"""A list of decisions to choose from, for any game. It is numbered, and narrowed by what is typed. If it is longer than
the screen, the player chooses step by step: the actor, the action, the target. Others supply the names of decisions and
their steps."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import wcwidth
from msgspec.structs import replace

from kronika.tools.cli.terminal import Screen, folded
from kronika.tools.words import sentence

NUMBER = 4
"""Cells of the number before an option."""
GAP = 2
"""Cells between options that stand side by side."""
SHORT = 34
"""The most cells of an option that can share a line with others."""
AROUND = 6
"""Terminal lines that a page leaves free: for the question, the title, the page number and news."""
FEWEST = 4


class Option(msgspec.Struct, frozen=True):
    """A decision in a menu: heading, text, odds or other detail, decision to submit, and notation."""

    group: str
    said: str
    chance: str
    decision: Any
    notation: str = ""
    otherwise: str = ""  #: The text in other languages.
    copies: tuple["Option", ...] = ()  #: Others that nobody can tell from it, which are not shown.
    path: tuple[str, ...] = ()  #: Labels of the steps that lead to it.

    @property
    def label(self) -> str:
        """The text with the notation."""
        return f"{self.said} [{self.notation}]" if self.notation else self.said

    def words(self) -> set[str]:
        """The words that find the option, those of its copies too."""
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
        """The option with a number or a notation; None if it does not exist."""
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

    def pages(self, screen: Screen) -> list[list[str]]:
        """All options as they are printed."""
        return pages(list(enumerate(self.options, 1)), screen)


Numbered = Sequence[tuple[int, Option]]
"""Options with the numbers that they are chosen by."""


def pages(shown: Numbered, screen: Screen) -> list[list[str]]:
    """Options as they are printed, as many per page as the terminal can show."""
    blocks = list(_listed(shown, screen.width) if screen.plain else _laid_out(shown, screen.width))
    most = len(blocks) if screen.height is None else max(FEWEST, screen.height - AROUND)
    return _paged(blocks, most, screen)


Path = tuple[str, ...]


class Browser:
    """A menu while it is browsed: its filter, the steps taken, and the open page. A list that fits one page has no
    steps, and its options keep their numbers. With steps, options are numbered from 1 at each step."""

    def __init__(self, menu: Menu, screen: Screen) -> None:
        self._menu, self._screen = menu, screen
        self._has_steps = len(menu.pages(screen)) > 1 and all(option.path for option in menu.options)
        self._numbers: list[int] = []
        self._gone: list[Path] = [self._furthest(()) if self._has_steps else ()]
        """Where each step has led to."""
        self._page = 0

    @property
    def highest(self) -> int:
        """The highest number that is shown."""
        return self._shown()[-1][0]

    def chosen(self, said: str) -> Option | None:
        """The option with a shown number, or with any notation; None if it does not exist."""
        if not said.isdecimal() or not self._has_steps:
            return self._menu.chosen(said)
        option = dict(self._shown()).get(int(said))
        return None if option is None or option.decision is None else option

    def step(self, said: str) -> bool:
        """Go on by the number of a step that is shown; whether it is one."""
        option = dict(self._shown()).get(int(said)) if self._has_steps and said.isdecimal() else None
        if option is None or option.decision is not None:
            return False
        self._gone.append(self._furthest(option.path))
        self._page = 0
        return True

    def narrow(self, said: str) -> bool:
        """Show only what fits; whether anything does. Empty: show all, or go a step back."""
        matching = self._menu.narrowed(said)
        if said and not matching:
            return False
        if not said and not self._numbers and len(self._gone) > 1:
            self._gone.pop()
        self._numbers, self._page = matching, 0
        return True

    def turn(self, by: int) -> None:
        """Go on, or back, by pages; after the last comes the first."""
        self._page = (self._page + by) % len(pages(self._shown(), self._screen))

    def lines(self, language: str) -> Iterator[str]:
        """The lines shown now, and which part of the menu they are."""
        found = pages(self._shown(), self._screen)
        path = () if self._numbers else self._gone[-1]
        if path:
            yield f" {' › '.join(path)}"
        yield from found[self._page]
        said = list(self._where(language))
        if len(found) > 1:
            said.append(sentence(language, "options-page", page=self._page + 1, pages=len(found)))
        if said:
            yield f"  ({'; '.join(said)})"

    def _where(self, language: str) -> Iterator[str]:
        most = len(self._menu.options)
        if self._numbers:
            yield sentence(language, "options-found", few=len(self._numbers), most=most)
        elif len(self._gone) > 1:
            yield sentence(language, "options-step", few=len(self._under(self._gone[-1])), most=most)

    def _shown(self) -> list[tuple[int, Option]]:
        """The shown options with their numbers; a step is an option without a decision."""
        options = self._menu.options
        if not self._has_steps:
            return [(number, options[number - 1]) for number in self._numbers or range(1, len(options) + 1)]
        if self._numbers:
            return list(enumerate((options[number - 1] for number in self._numbers), 1))
        return list(enumerate(self._steps(self._gone[-1]), 1))

    def _under(self, path: Path) -> list[Option]:
        return [option for option in self._menu.options if option.path[: len(path)] == path]

    def _steps(self, path: Path) -> list[Option]:
        """The next steps: all options if they fit a page. Otherwise the branches, with an option itself where it is the
        only one in its branch."""
        under = self._under(path)
        if len(pages(list(enumerate(under, 1)), self._screen)) == 1:
            return [replace(option, group="") if path else option for option in under]
        branches: dict[Path, list[Option]] = {}
        for option in under:
            branches.setdefault(option.path[: len(path) + 1], []).append(option)
        if len(branches) == 1:
            return under
        return [_step(branch, options, len(path)) for branch, options in branches.items()]

    def _furthest(self, path: Path) -> Path:
        """As far as all options go that lie on this path."""
        under = self._under(path)
        shared = min(len(option.path) for option in under) - 1
        while len(path) < shared and len({option.path[len(path)] for option in under}) == 1:
            path = under[0].path[: len(path) + 1]
        return path


def _step(branch: Path, options: Sequence[Option], gone: int) -> Option:
    """A step to several options; the option itself where there is only one."""
    (first, *others) = options
    if others:
        return Option("", f"{branch[-1]} … ({len(options)})", "", None, path=branch)
    return replace(first, group="", said=f"{first.group}: {first.said}" if first.group and not gone else first.said)


Block = tuple[str, list[str]]
"""A heading and the lines under it."""


def _listed(shown: Iterable[tuple[int, Option]], width: int) -> Iterator[Block]:
    """An option a line, with all it says one after the other."""
    for number, option in shown:
        said = [option.said, *[" ".join(option.chance.split())] * bool(option.chance), option.notation]
        yield option.group, folded(f"{number}: {'; '.join(filter(None, said))}", width, NUMBER)


def _laid_out(shown: Numbered, width: int) -> Iterator[Block]:
    """Short options share lines; longer ones have one line each, with details in a column."""
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
    """Pages of at most `most` lines. Blocks stay whole; each page repeats the heading."""
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
