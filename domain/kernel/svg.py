"""What drawings of every family share: SVG that holds in any renderer and under any policy.

Presentation attributes only, no styles, scripts, identifiers or references; all text is escaped; a halo
is a text of its own below the one that is read, as not every renderer knows `paint-order`.
"""

from collections.abc import Iterable
from functools import lru_cache
from xml.sax import saxutils

from kronika.domain.kernel.formats import safe

FONT = "DejaVu Sans, Verdana, sans-serif"
PAPER = "#f6f4ec"
INK = "#23241f"


@lru_cache(4096)
def escape(said: str) -> str:
    """A text that may stand in an element and in an attribute: it ends neither, and holds nothing that
    XML has no place for."""
    return saxutils.escape(safe(said), {'"': "&quot;", "'": "&apos;"})


def document(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A whole picture on paper."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def group(kind: str, x: float, y: float, drawn: str, handle: str = "", title: str = "") -> str:
    """What belongs together, moved to a place: its class, its handle if it can be meant, what it is called."""
    meant = f' data-handle="{escape(handle)}"' if handle else ""
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
