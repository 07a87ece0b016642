"""How somebody wants to sit at a game, and the options that say so."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import click
import msgspec


class Manners(msgspec.Struct, frozen=True):
    """How somebody wants to sit: `ask_all`, also where there is one answer; `bell`, when something
    happens or it is his turn."""

    ask_all: bool = False
    bell: bool = False

    def __str__(self) -> str:
        """The options that say so."""
        return " --ask-all" * self.ask_all + " --bell" * self.bell


def manners_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a command at which somebody sits; it is given `manners`."""

    @click.option("--ask-all", is_flag=True, help="option-ask-all")
    @click.option("--bell", is_flag=True, help="option-bell")
    @wraps(command)
    def asked(*arguments: Any, ask_all: bool, bell: bool, **options: Any) -> Any:
        return command(*arguments, manners=Manners(ask_all, bell), **options)

    return asked
