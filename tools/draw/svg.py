"""Boards as SVG: tiles where they lie, cover, markers, objectives, counters with their state.

Every piece is a `<g>` with a class, so that a style sheet or a test can find it.
"""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from domain.undaunted.content import Face
from tools.draw.picture import Picture, Spot, Standing

TILE = 180
GAP = 6
SIZE = TILE - GAP
MARGIN = 24
PAD = 6
HEADER = 42
"""The top of a tile: id, objective, cover."""
ROW = 24
"""A row of markers below it."""
TITLE, LINE = 30, 24
"""Lines beside the board."""

GROUND = ("#dfe4bf", "#c8d4a0", "#abc184", "#8cab6b")
"""Tile colours by cover 0 to 3: the denser, the greener."""
HILL = "#cfae7c"
INK = "#23241f"
ALARM = "#b3261e"
GOLD = "#f2c230"
PAPER = "#fffdf5"
COLOURS = (("#3f6b2a", "#dbe7c9", 7), ("#3d4654", "#dde1e6", 0))
"""For the first and the second side: colour, pale colour, how round its counters are."""
FONT = "font-family=\"'DejaVu Sans', Verdana, sans-serif\""
BOLD_WIDTH = 0.76
"""The width of a bold letter in font sizes, at most, on average."""
LEAST, MOST = 6.0, 15.0
"""Font sizes of counters."""


def board_svg(picture: Picture) -> str:
    """The board as an SVG document."""
    panel = _panel(picture)
    width = round(max(picture.width, 3.5) * TILE + 2 * MARGIN)
    height = round(picture.height * TILE + 3 * MARGIN + sum(high for high, _ in panel))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" {FONT}>',
        f"<title>{escape(picture.title)}, {escape(picture.moment())}</title>",
        "<defs><pattern id='hatch' width='8' height='8' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>"
        f"<rect width='3' height='8' fill='{ALARM}' opacity='0.55'/></pattern></defs>",
        f'<rect width="{width}" height="{height}" fill="#f6f4ec"/>',
    ]
    for spot in picture.spots:
        parts += _tile(picture, spot)
    top = picture.height * TILE + 2 * MARGIN
    for high, line in panel:
        parts.append(f'<g class="line" transform="translate({MARGIN} {top:g})">{line}</g>')
        top += high
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _tile(picture: Picture, spot: Spot) -> list[str]:
    fill = HILL if spot.tile.hill else GROUND[min(spot.tile.cover, len(GROUND) - 1)]
    left, top = MARGIN + spot.left * TILE, MARGIN + spot.top * TILE
    parts = [
        f'<g class="tile" id="tile-{escape(spot.space.id)}" transform="translate({left:g} {top:g})">',
        f'<rect width="{SIZE}" height="{SIZE}" rx="10" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>',
        _piece("name", 8, 5, _text(0, 21, spot.space.id, 20)),
        _piece("cover", SIZE - 44, 5, _cover(spot)),
    ]
    if spot.space.objective:
        parts.append(_piece("objective", 62, 5, _objective(spot.space.objective)))
    if spot.radio:
        parts.append(_piece("radio", 102, 10, _radio()))
    x, y = PAD, HEADER
    for kind, wide, drawn in _markers(picture, spot):
        if x + wide > SIZE - PAD:
            x, y = PAD, y + ROW
        parts.append(_piece(kind, x, y, drawn))
        x += wide + 4
    parts += _counters(picture, (*spot.standing, *spot.waiting), y + ROW)
    parts.append("</g>")
    return parts


def _piece(kind: str, x: float, y: float, drawn: str) -> str:
    return f'<g class="{kind}" transform="translate({x:g} {y:g})">{drawn}</g>'


def _cover(spot: Spot) -> str:
    """A shield, 36 wide and 36 high."""
    return (
        f'<polygon points="0,0 36,0 36,20 18,36 0,20" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
        f"{_text(18, 20, spot.cover, 17 if len(spot.cover) == 1 else 14, anchor='middle')}"
    )


def _objective(value: int) -> str:
    return (
        f'<circle cx="17" cy="17" r="16" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>'
        f"{_text(17, 24, str(value), 19, anchor='middle')}"
    )


def _radio() -> str:
    return f'<rect width="22" height="22" rx="3" fill="{INK}"/>{_text(11, 17, "R", 16, anchor="middle", fill="#fff")}'


def _markers(picture: Picture, spot: Spot) -> list[tuple[str, int, str]]:
    """What lies on a tile beside counters: its class, its width, and how it is drawn, 22 high."""
    found = [(f"marker {face}", 66, _marker(picture, side, face)) for side, face in spot.faces.items()]
    found += [("spawn", 22, _spawn(picture, side)) for side in spot.spawns]
    found += [("target", 22, _target(picture, side)) for side in spot.targets]
    return found


def _colours(picture: Picture, side: str) -> tuple[str, str, int]:
    return COLOURS[picture.sides.index(side)]


def _marker(picture: Picture, side: str, face: Face) -> str:
    """A control marker: pale when scouted, in the side's colour when controlled."""
    dark, pale, round_ = _colours(picture, side)
    controlled = face == Face.CONTROLLED
    fill, ink = (dark, "#fff") if controlled else (pale, dark)
    return (
        f'<rect width="66" height="20" rx="{min(round_, 5)}" fill="{fill}" stroke="{dark}" stroke-width="2"/>'
        f"{_text(33, 15, picture.words.faces[face], 11, anchor='middle', fill=ink)}"
    )


def _spawn(picture: Picture, side: str) -> str:
    dark, pale, _ = _colours(picture, side)
    return f'<polygon points="1,20 11,1 21,20" fill="{pale}" stroke="{dark}" stroke-width="2.5"/>'


def _target(picture: Picture, side: str) -> str:
    dark, _, _ = _colours(picture, side)
    return (
        f'<circle cx="11" cy="10" r="7" fill="{PAPER}" stroke="{ALARM}" stroke-width="2.5"/>'
        f'<line x1="1" y1="10" x2="21" y2="10" stroke="{dark}" stroke-width="2"/>'
        f'<line x1="11" y1="0" x2="11" y2="20" stroke="{dark}" stroke-width="2"/>'
    )


def _counters(picture: Picture, standing: Sequence[Standing], top: float) -> list[str]:
    """Counters in as many columns as let their labels be largest, from the bottom up."""
    if not standing:
        return []
    across, size, long = _arranged(standing, top)
    rows = -(-len(standing) // across)
    wide = min(78.0, (SIZE - 2 * PAD + 3) / across - 3)
    high = min(30.0, (SIZE - PAD - top + 3) / rows - 3)
    parts = []
    for at, one in enumerate(standing):
        row, column = divmod(at, across)
        x, y = PAD + column * (wide + 3), SIZE - PAD - (rows - row) * (high + 3) + 3
        kind = "counter" + (" suppressed" if one.suppressed else "") + (" waiting" if one.waiting else "")
        parts.append(_piece(kind, x, y, _counter(picture, one, wide, high, size, long=long)))
    return parts


def _arranged(standing: Sequence[Standing], top: float) -> tuple[int, float, bool]:
    """How many counters lie side by side, the size of their labels, and whether these tell the
    defence too: as large as fits, shorter rather than tiny."""

    def largest(long: bool) -> tuple[float, int]:
        letters = max(len(_label(one, long=long)) for one in standing)
        found = []
        for across in range(2, 7):
            rows = -(-len(standing) // across)
            wide = (SIZE - 2 * PAD + 3) / across - 3
            high = (SIZE - PAD - top + 3) / rows - 3
            found.append((min(MOST, (wide - 4) / (letters * BOLD_WIDTH), (high - 2) / 1.1), -across))
        return max(found)

    size, across = largest(True)
    if size >= 11:
        return -across, size, True
    size, across = largest(False)
    return -across, max(LEAST, size), False


def _label(standing: Standing, *, long: bool) -> str:
    return f"{standing.label} {standing.kind.defence}" if long else standing.label


def _counter(picture: Picture, standing: Standing, wide: float, high: float, size: float, *, long: bool) -> str:
    """A counter: ready in the side's colour, suppressed striped, waiting to come on dashed."""
    dark, pale, round_ = _colours(picture, standing.kind.side)
    frame = f'<rect width="{wide:g}" height="{high:g}" rx="{round_}"'
    ink, halo = "#fff", ""
    if standing.waiting:
        drawn = f'{frame} fill="{pale}" fill-opacity="0.6" stroke="{dark}" stroke-width="1.5" stroke-dasharray="4 3"/>'
        ink = dark
    elif standing.suppressed:
        drawn = f'{frame} fill="{PAPER}"/>{frame} fill="url(#hatch)" stroke="{ALARM}" stroke-width="2.5"/>'
        ink, halo = dark, f' stroke="{PAPER}" stroke-width="4" paint-order="stroke"'
    else:
        drawn = f'{frame} fill="{dark}" stroke="#fff" stroke-width="1.5"/>'
    label = _text(
        wide / 2, high / 2 + size * 0.36, _label(standing, long=long), size, anchor="middle", fill=ink, more=halo
    )
    return f"<title>{escape(standing.name)}</title>{drawn}{label}"


def _panel(picture: Picture) -> list[tuple[int, str]]:
    """The lines below the board, each with its height."""
    lines = [(TITLE, _text(0, 20, picture.title, 22)), (LINE, _text(0, 17, picture.moment(), 15, weight="normal"))]
    if result := picture.result():
        lines.append((LINE, _text(0, 17, result, 15)))
    for side in picture.view.sides:
        dark, _, round_ = _colours(picture, side.id)
        lines += [
            (
                LINE + 4,
                f'<rect y="6" width="18" height="18" rx="{min(round_, 5)}" fill="{dark}"/>'
                f"{_text(26, 21, f'{picture.names[side.id]}: {picture.aim(side)}', 15)}",
            ),
            (LINE, _text(26, 16, picture.cards(side), 14, weight="normal")),
        ]
    explained = picture.words.svg_legend.split("\n")
    return lines + [(LINE - 6, _text(0, 16, line, 12, weight="normal")) for line in explained]


def _text(
    x: float,
    y: float,
    said: str,
    size: float,
    *,
    anchor: str = "start",
    weight: str = "bold",
    fill: str = INK,
    more: str = "",
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}" text-anchor="{anchor}" font-weight="{weight}" '
        f'fill="{fill}"{more}>{escape(said)}</text>'
    )
