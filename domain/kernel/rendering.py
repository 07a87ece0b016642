"""A system drawn: panels of SVG, what can be pointed at in them, and layers over the board."""

import re
from collections.abc import Callable, Container, Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from html import unescape
from typing import Any, Final
from xml.sax import saxutils

import msgspec

from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.formats import safe
from kronika.domain.kernel.words import Sentence, Text

BUTTON: Final = "button:"
"""The prefix of the handles that are not on any panel."""


class Place(StrEnum):
    """Where a panel lies on the table of who looks."""

    BOARD = "board"  #: In the middle: where the game happens.
    HAND = "hand"  #: Along the edge: the cards that who looks may choose from.
    ASIDE = "aside"  #: Within reach: piles, the hands of others, the boards of units, tracks.
    REFERENCE = "reference"  #: To look something up.


class Panel(msgspec.Struct, frozen=True):
    """A part of a drawing, as an SVG document so wide and so high. Those of the same `book` are its leaves, of which
    one is looked at at a time."""

    name: str
    place: Place
    title: Text
    svg: str
    width: int
    height: int
    book: Text | None = None


class Role(StrEnum):
    """When a panel of text is shown."""

    MAIN = "main"  #: With each position; to somebody at the table, as long as it stays the same, only once.
    EACH = "each"  #: With each position.
    MORE = "more"  #: Where a position is shown alone, and where somebody asks how it is read.
    ASKED = "asked"  #: Where somebody asks for it.


Paint = Callable[..., str]
"""A text in a colour, which is called `fg`."""


class Page(msgspec.Struct, frozen=True):
    """The medium that text is written on. `columns`: its width, None: unlimited; `plain`: lists in place of drawings,
    for a screen reader."""

    language: str = "en"
    columns: int | None = None
    plain: bool = False
    paint: Paint = lambda text, **_: text


class Written(msgspec.Struct, frozen=True):
    """A panel as text, without a line feed at its end."""

    name: str
    role: Role
    text: str


class Meant(msgspec.Struct, frozen=True):
    """The name of a handle. `mark` follows the name and distinguishes it from others like it. Handles with all this in
    common are copies of each other. `last`: a handle that nobody means in haste."""

    name: Text
    mark: Text = Sentence("", "")
    detail: Text = Sentence("", "")  #: Further text for a person to read, such as what is printed on a card.
    last: bool = False


def _none(*given: Any) -> tuple[()]:
    return ()


class Drawing(msgspec.Struct, frozen=True):
    """How a system draws. Boards are those that its `view` and `legal` take, filtered for one audience. A drawing
    therefore shows nothing that its audience may not know."""

    #: A board in a language; none before anything is laid out. The first is the one that is meant by
    #: «the picture» of a position.
    panels: Callable[[Any, str], tuple[Panel, ...]]
    written: Callable[[Any, Page], tuple[Written, ...]]  #: The same as text.
    #: The handles leading to a legal decision, in the order in which a person points at them: no two decisions of a
    #: prompt have the same, and none of them continues where another ends. Each is a button, or is part of a
    #: panel that is drawn for the seat asked.
    handles: Callable[[Any, Any], tuple[str, ...]]
    meant: Callable[[Any, str], Meant]  #: The name of a handle, and of each seat as `seat:us`.
    #: Decisions that a seat tries on a prompt by pointing at these things, if they do not follow from legal ones by
    #: replacing what those point at. The board is the one that the seat sees.
    tried: Callable[[Any, Any, Sequence[str]], Iterable[Any]] = _none


FONT = "DejaVu Sans, Verdana, sans-serif"
PAPER = "#f6f4ec"
INK = "#23241f"
TABLE = "#f4f2ea"
"""Paper that follows the theme of the page that shows it."""
WRITING = "#2a2b26"
"""Ink that follows the theme, for what lies on `TABLE` itself."""


@lru_cache(4096)
def escape(said: str) -> str:
    """Returns a text that is safe in an element and in an attribute: it ends neither, and contains nothing that XML
    does not allow."""
    return saxutils.escape(safe(said), {'"': "&quot;", "'": "&apos;"})


def document(width: float, height: float, title: str, parts: Iterable[str], paper: str = PAPER) -> str:
    """A whole picture on paper."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width:g}" height="{height:g}" fill="{paper}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def panel(
    name: str,
    place: Place,
    title: Text,
    width: float,
    height: float,
    parts: Iterable[str],
    language: str,
    paper: str = PAPER,
) -> Panel:
    """A panel whose picture has its title."""
    wide, high = round(width), round(height)
    return Panel(name, place, title, document(wide, high, said_in(title, language), parts, paper), wide, high)


def group(kind: str, x: float, y: float, drawn: str, handle: str = "", title: str = "", *, chosen: bool = False) -> str:
    """Returns parts that belong together, moved to a place: with their class, their handle if they have one, their
    title, and whether they are chosen for the decision that is being made."""
    meant = f' data-handle="{escape(handle)}"' if handle else ""
    meant += ' data-chosen="1"' if chosen else ""
    called = f"<title>{escape(title)}</title>" if title else ""
    return f'<g class="{escape(kind)}"{meant} transform="translate({x:g} {y:g})">{called}{drawn}</g>'


def text(
    x: float,
    y: float,
    said: str,
    size: float,
    *,
    anchor: str = "start",
    bold: bool = True,
    fill: str = INK,
    halo: str = "",
) -> str:
    """A line of text from its baseline; with a halo in that colour, where it lies over lines."""
    weight = "bold" if bold else "normal"
    at = f'x="{x:g}" y="{y:g}" font-size="{size:.3g}" text-anchor="{anchor}" font-weight="{weight}"'
    written = escape(said)
    below = (
        f'<text {at} fill="{halo}" stroke="{halo}" stroke-width="4" stroke-linejoin="round" aria-hidden="true">'
        f"{written}</text>"
        if halo
        else ""
    )
    return f'{below}<text {at} fill="{fill}">{written}</text>'


OFF: Final = ' display="none"'
LAYER: Final = re.compile(rf'(<g class="layer" data-layer="([\w-]+)")(?:{OFF})?(><title>([^<]*)</title>)')
ABOUT: Final = re.compile(rf'(<g class="about" data-about="([^"]*)"(?: data-lens="1")?){OFF}')


def layer(name: str, title: str, drawn: Iterable[str], *, shown: bool = True) -> str:
    """Returns a part of a picture that a reader can hide or show, with a title. Its name consists of letters and
    hyphens. A picture that nobody switches has the layers that are `shown`."""
    off = "" if shown else OFF
    return f'<g class="layer" data-layer="{name}"{off}><title>{escape(title)}</title>{"".join(drawn)}</g>'


def about(handle: str, drawn: str, *, lens: bool = False) -> str:
    """Returns what a picture shows of something that has a handle while somebody looks at it. A lens magnifies it:
    where the picture is small, it is shown as large as it was drawn."""
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
