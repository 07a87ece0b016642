"""Positions as the commands show them: as pictures, and as values."""

from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

import click

from kronika.domain.kernel.game import apply, blank
from kronika.domain.kernel.rendering import Panel, layers_of, looked_at, with_layers
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.system import System
from kronika.service.packs import LoadedPack, load_packs
from kronika.tools.cli.common import Context


class Wanted(NamedTuple):
    """What is to be in a picture: of which panel, with which layers, and with what is told of a thing."""

    panel: str
    layers: str | None
    about: str


def svg_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of a command that draws; it is given `svg` and what is `wanted` in it."""

    @click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="option-svg")
    @click.option("--panel", metavar="NAME", default="", help="option-panel")
    @click.option(
        "--layers",
        metavar="NAMES",
        help="option-layers",
    )
    @click.option("--about", metavar="HANDLE", default="", help="option-about")
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
    panels = {panel.name: panel for panel in system.rendering.panels(board, context.language)}
    found = panels.get(wanted.panel or next(iter(panels)))
    if found is None:
        raise click.ClickException(
            context.text("drawing-there-is-no-panel-panels", panel=wanted.panel, panels=", ".join(panels))
        )
    switched = found.svg if wanted.layers is None else _switched(context, panels, found.svg, wanted.layers)
    told = looked_at(switched, wanted.about) if wanted.about else switched
    if wanted.about and told == switched:
        raise click.ClickException(context.text("drawing-this-picture-tells-nothing-of-that", about=wanted.about))
    return told


def _switched(context: Context, panels: Mapping[str, Panel], svg: str, names: str) -> str:
    """A picture with the layers that are named; `panels` are those of its position."""
    known = layers_of(svg)
    named = {"all": list(known), "none": []}.get(names, names.split(","))
    unknown = next((name for name in named if name not in known), None)
    if unknown is None:
        return with_layers(svg, named)
    if known:
        layers = ", ".join(f"{name} ({title})" for name, title in known.items())
        raise click.ClickException(context.text("drawing-there-is-no-layer-in-this", unknown=unknown, layers=layers))
    others = ", ".join(name for name, panel in panels.items() if layers_of(panel.svg))
    if others:
        raise click.ClickException(context.text("drawing-no-layers-but-panels", others=others))
    games = ", ".join(_layered(context))
    raise click.ClickException(context.text("drawing-no-layers-but-games", games=games))


def _layered(context: Context) -> Iterator[str]:
    """The packs whose scenarios are drawn with layers, by title."""
    for pack in load_packs().values():
        panels = pack.system.rendering.panels(laid_out(pack, pack.card.scenarios[0].id), context.language)
        if any(layers_of(panel.svg) for panel in panels):
            yield context.say(pack.card.title)


def laid_out(pack: LoadedPack, scenario: str) -> Any:
    """The board of a scenario before anything has happened in it, as its maker sees it."""
    game = blank(pack.system).game
    for event in pack.system.initial_events(pack.content, usual(pack.system, pack.content, scenario)):
        game = apply(game, event)
    return game.board


def seen_in(system: System, board: Any) -> dict[str, Any]:
    """What is drawn, as values: what does not change, and the view."""
    return {"scene": system.scene(board), "view": system.view(board)}
