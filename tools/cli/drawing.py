"""Positions as the commands show them: as pictures, and as values."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from domain.kernel.system import System
from tools.cli.common import Context


def svg_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a command that draws; it is given `svg` and `panel`."""

    @click.option(
        "--svg", type=click.Path(path_type=Path, dir_okay=False), help="Write a picture to this file instead."
    )
    @click.option("--panel", metavar="NAME", default="", help="Of what, such as hand-SEAT. Default: the first panel.")
    @wraps(command)
    def asked(*arguments: Any, **options: Any) -> Any:
        if options["panel"] and options["svg"] is None:
            raise click.UsageError("--panel says what to draw: give --svg FILE too")
        return command(*arguments, **options)

    return asked


def svg_of(context: Context, system: System, board: Any, name: str) -> str:
    """A panel of a position that is laid out, by its name; the first if none is named. Raises
    `click.ClickException`."""
    panels = {panel.name: panel for panel in system.drawing.panels(board, context.language)}
    found = panels.get(name or next(iter(panels)))
    if found is None:
        raise click.ClickException(
            context.words(
                f"there is no panel {name}; panels: {', '.join(panels)}",
                f"panel {name} neexistuje; panely: {', '.join(panels)}",
            )
        )
    return found.svg


def seen_in(system: System, board: Any) -> dict[str, Any]:
    """What is drawn, as values: what does not change, and the view."""
    return {"scene": system.scene(board), "view": system.view(board)}
