"""How a family draws its positions (design 14): panels of SVG, the same as text, and a handle on
everything that can be meant.

A handle is a kind and an id, such as `space:13B` or `card:us-scout-a`. One of the kind `button` is drawn
nowhere: a client makes a button of it, with what it is called. A client that knows no rules lights up the
first handles of all legal decisions, and each that is pointed at leaves those that go on with it.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

import msgspec

from kronika.domain.kernel.words import Sentence, Text

BUTTON: Final = "button:"
"""What the handles begin with that no panel shows."""


class Panel(msgspec.Struct, frozen=True):
    """A part of a drawing, as an SVG document so wide and so high."""

    name: str
    title: Text
    svg: str
    width: int
    height: int


class Role(StrEnum):
    """When a panel of text is shown."""

    MAIN = "main"  #: With each position; to somebody at the table, as long as it stays the same, only once.
    EACH = "each"  #: With each position.
    MORE = "more"  #: Where a position is shown alone, and where somebody asks how it is read.
    ASKED = "asked"  #: Where somebody asks for it.


Paint = Callable[..., str]
"""A text in a colour, which is called `fg`."""


class Page(msgspec.Struct, frozen=True):
    """What text is written on. `columns`: how wide it is, None: as wide as it gets; `plain`: lists in
    place of drawings, for a screen reader."""

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
    """What a handle is called. `mark` tells it from others of its name and stands behind it; two that
    have all this in common are copies of each other. `last`: nobody means it in haste."""

    name: Text
    mark: Text = Sentence("", "")
    detail: Text = Sentence("", "")  #: What else a person may read of it, such as what is printed on a card.
    last: bool = False


class Drawing(msgspec.Struct, frozen=True):
    """How a system draws. Boards are those that its `view` and `legal` take: of one audience, so that a
    drawing tells nothing that its audience may not know."""

    #: A board in a language; none before anything is laid out. The first is the one that is meant by
    #: «the picture» of a position.
    panels: Callable[[Any, str], tuple[Panel, ...]]
    written: Callable[[Any, Page], tuple[Written, ...]]  #: The same as text.
    #: What leads to a legal decision, in the order in which a person points at it: no two decisions of a
    #: prompt have the same, and none of them goes on where another ends. Each is a button, or stands in a
    #: panel that is drawn for the seat asked.
    handles: Callable[[Any, Any], tuple[str, ...]]
    meant: Callable[[Any, str], Meant]  #: What a handle is called; of each seat too, as `seat:us`.
