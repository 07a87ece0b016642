"""What a picture shows only where it is wanted: layers, which are switched by their names, and what is told of a
thing while somebody looks at it.

Both are groups with or without `display="none"`, so that a picture holds in any renderer as it was made, and whoever
shows it can switch them without knowing what they are.
"""

import re
from collections.abc import Container, Iterable
from html import unescape
from typing import Final

from kronika.domain.kernel.svg import escape

OFF: Final = ' display="none"'
LAYER: Final = re.compile(rf'(<g class="layer" data-layer="([\w-]+)")(?:{OFF})?(><title>([^<]*)</title>)')
ABOUT: Final = re.compile(rf'(<g class="about" data-about="([^"]*)"(?: data-lens="1")?){OFF}')


def layer(name: str, title: str, drawn: Iterable[str], *, shown: bool = True) -> str:
    """What a reader may leave out or bring in, of letters and hyphens what it is called by, and its title. A picture
    that nobody switches has the layers that are `shown`."""
    off = "" if shown else OFF
    return f'<g class="layer" data-layer="{name}"{off}><title>{escape(title)}</title>{"".join(drawn)}</g>'


def about(handle: str, drawn: str, *, lens: bool = False) -> str:
    """What a picture tells of something that can be meant while somebody looks at it. A lens shows it from near: where
    the picture is small, it is shown as large as it was drawn."""
    near = ' data-lens="1"' if lens else ""
    return f'<g class="about" data-about="{escape(handle)}"{near}{OFF}>{drawn}</g>'


def layers_of(svg: str) -> dict[str, str]:
    """The titles of the layers of a picture, by their names."""
    return {name: unescape(title) for _, name, _, title in LAYER.findall(svg)}


def with_layers(svg: str, shown: Container[str]) -> str:
    """A picture with these of its layers and no others."""
    return LAYER.sub(lambda found: f"{found[1]}{'' if found[2] in shown else OFF}{found[3]}", svg)


def looked_at(svg: str, handle: str) -> str:
    """A picture with what it tells of one thing."""
    return ABOUT.sub(lambda found: found[1] if unescape(found[2]) == handle else found[0], svg)
