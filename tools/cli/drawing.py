"""Positions as the commands show them: as pictures, and as values."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

import click

from domain.kernel.layers import layers_of, looked_at, with_layers
from domain.kernel.system import System
from tools.cli.common import Context


class Wanted(NamedTuple):
    """What is to be in a picture: of which panel, with which layers, and with what is told of a thing."""

    panel: str
    layers: str | None
    about: str


def svg_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a command that draws; it is given `svg` and what is `wanted` in it."""

    @click.option(
        "--svg", type=click.Path(path_type=Path, dir_okay=False), help="Write a picture to this file instead."
    )
    @click.option("--panel", metavar="NAME", default="", help="Of what, such as hand-SEAT. Default: the first panel.")
    @click.option(
        "--layers",
        metavar="NAMES",
        help="Which layers it shows, with commas between, or all, or none. Default: as the system draws it.",
    )
    @click.option("--about", metavar="HANDLE", default="", help="With what it tells of a thing, such as counter:ID.")
    @wraps(command)
    def asked(*arguments: Any, panel: str, layers: str | None, about: str, **options: Any) -> Any:
        for name, given in (("panel", panel), ("layers", layers), ("about", about)):
            if given and options["svg"] is None:
                raise click.UsageError(f"--{name} says what to draw: give --svg FILE too")
        return command(*arguments, wanted=Wanted(panel, layers, about), **options)

    return asked


def svg_of(context: Context, system: System, board: Any, wanted: Wanted) -> str:
    """A picture of a position that is laid out; of the first panel if none is named. Raises
    `click.ClickException`."""
    panels = {panel.name: panel for panel in system.drawing.panels(board, context.language)}
    found = panels.get(wanted.panel or next(iter(panels)))
    if found is None:
        raise click.ClickException(
            context.words(
                f"there is no panel {wanted.panel}; panels: {', '.join(panels)}",
                f"panel {wanted.panel} neexistuje; panely: {', '.join(panels)}",
            )
        )
    switched = found.svg if wanted.layers is None else _switched(context, found.svg, wanted.layers)
    told = looked_at(switched, wanted.about) if wanted.about else switched
    if wanted.about and told == switched:
        raise click.ClickException(
            context.words(
                f"this picture tells nothing of {wanted.about} that it does not show anyway",
                f"tento obrázek o {wanted.about} neříká nic, co by neukazoval i tak",
            )
        )
    return told


def _switched(context: Context, svg: str, names: str) -> str:
    """A picture with the layers that are named."""
    known = layers_of(svg)
    named = {"all": list(known), "none": []}.get(names, names.split(","))
    unknown = next((name for name in named if name not in known), None)
    if unknown is not None:
        layers = ", ".join(f"{name} ({title})" for name, title in known.items())
        raise click.ClickException(
            context.words(
                f"there is no layer {unknown} in this picture; layers: {layers or 'none'}",
                f"vrstva {unknown} v tomto obrázku není; vrstvy: {layers or 'žádné'}",
            )
        )
    return with_layers(svg, named)


def seen_in(system: System, board: Any) -> dict[str, Any]:
    """What is drawn, as values: what does not change, and the view."""
    return {"scene": system.scene(board), "view": system.view(board)}
