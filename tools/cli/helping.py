"""`--help` in the language that was chosen."""

import inspect
from collections.abc import Iterable

import click

from kronika.tools.cli import paging
from kronika.tools.cli.czech_help import COMMANDS, EXTRAS, HEADINGS, OPTIONS, USAGE


class Czech(click.HelpFormatter):
    """Writes the help of one command in Czech, as far as it is translated."""

    def __init__(self, path: str, command: click.Command, width: int | None) -> None:
        super().__init__(width=width)
        self._path, self._english = path, inspect.cleandoc(command.help or "")

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, USAGE if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(HEADINGS.get(heading, heading))

    def write_text(self, text: str) -> None:
        super().write_text(_filled(COMMANDS.get(self._path, text)) if text == self._english else text)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(name, self._said(name, said)) for name, said in rows], col_max, col_spacing)

    def _said(self, name: str, said: str) -> str:
        """The explanation of an option, with what click adds to it, or of a command."""
        if not name.startswith("-"):
            czech = COMMANDS.get(f"{self._path} {name.strip()}".strip())
            return said if czech is None else _filled(czech.partition("\n")[0])
        text, brackets, extra = said.partition("  [")
        for english, czech in EXTRAS.items():
            extra = extra.replace(english, czech, 1)
        return OPTIONS.get(text, text) + brackets + extra


class Localised(click.Context):
    """A context that writes its help in the language chosen before the subcommand."""

    def get_help(self) -> str:
        paging.collect()
        return super().get_help()

    def make_formatter(self) -> click.HelpFormatter:
        if self.find_root().params.get("lang") != "cs":
            return super().make_formatter()
        path = self.command_path.partition(" ")[2]
        return Czech(path, self.command, self.terminal_width)


def localise(command: click.Command) -> None:
    """Have a command, and all below it, write help in the language that is chosen."""
    command.context_class = Localised
    command.help = _filled(command.help or "")
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        localise(below)


def _filled(text: str) -> str:
    """A text with examples where it names some; they take the systems, for which the list of all commands has no time."""
    if "{" not in text:
        return text
    from kronika.tools.cli.examples import with_examples

    return with_examples(text)
