"""`--help` in the language that was chosen."""

import inspect
from collections.abc import Iterable

import click

from kronika.domain.kernel.catalogue import catalogue, text
from kronika.domain.kernel.words import Text
from kronika.tools import words
from kronika.tools.cli import terminal
from kronika.tools.words import sentence

OF_CLICK = {"Show this message and exit.": "option-help"}
FROM_FAMILIES: dict[str, Text] = {}
"""The help texts of families, by the words of a command, or by an option's English text."""


def command_help(language: str, path: str, own: str | None, *, briefly: bool = False) -> str:
    """The help of a command, by the words that lead to it; `own`: its docstring, if it has no message. `briefly`: its
    first line, in which no example stands, so that no system has to be loaded."""
    id = f"command-{path.replace(' ', '-') or 'kronika'}"
    known = catalogue(words.__name__, language)
    if id not in known.ids:
        return text(FROM_FAMILIES.get(path), language) or inspect.cleandoc(own or "")
    arguments = known.arguments(id)
    if briefly:
        return sentence(language, id, **dict.fromkeys(arguments, "")).partition("\n")[0]
    if not arguments:
        return sentence(language, id)
    from kronika.tools.cli.examples import EXAMPLES

    return sentence(language, id, **EXAMPLES)


def option_help(language: str, said: str) -> str:
    """The help of an option, by the id of its message, or as a family or click has it."""
    id = OF_CLICK.get(said, said)
    return sentence(language, id) if id.startswith("option-") else text(FROM_FAMILIES.get(said), language) or said


class Help(click.HelpFormatter):
    """Writes the help of one command in a language."""

    def __init__(self, language: str, path: str, command: click.Command, width: int | None) -> None:
        super().__init__(width=width)
        self._language, self._path, self._own = language, path, inspect.cleandoc(command.help or "")

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{sentence(self._language, 'help-usage')} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(sentence(self._language, f"heading-{heading.lower().replace(' ', '-')}"))

    def write_text(self, text: str) -> None:
        super().write_text(command_help(self._language, self._path, text) if text == self._own else text)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(name, self._said(name, said)) for name, said in rows], col_max, col_spacing)

    def _said(self, name: str, said: str) -> str:
        """The explanation of an option, with what click adds to it, or of a command."""
        if not name.startswith("-"):
            return command_help(self._language, f"{self._path} {name.strip()}".strip(), said, briefly=True).partition(
                "\n"
            )[0]
        said, brackets, extra = said.partition("  [")
        for word, id in (("default:", "help-default"), ("required", "help-required")):
            extra = extra.replace(word, sentence(self._language, id), 1)
        return option_help(self._language, said) + brackets + extra


class Localised(click.Context):
    """A context that writes its help in the language chosen before the subcommand."""

    def get_help(self) -> str:
        terminal.collect()
        return super().get_help()

    def make_formatter(self) -> click.HelpFormatter:
        language = self.find_root().params.get("lang") or "en"
        return Help(language, self.command_path.partition(" ")[2], self.command, self.terminal_width)


def localise(command: click.Command) -> None:
    """Have a command, and all below it, write help in the language that is chosen."""
    command.context_class = Localised
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        localise(below)
