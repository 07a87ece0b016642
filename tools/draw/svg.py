"""Boards as SVG: tiles where they lie, cover, markers, objectives, counters with their state."""

from xml.sax.saxutils import escape

from domain.undaunted.content import Face
from domain.undaunted.state import Zone
from tools.draw.picture import Picture, Spot, Standing

TILE = 168
GAP = 6
MARGIN = 24
PANEL = 120

GROUND = ("#d9dfb8", "#c3d09a", "#a5bd7d", "#86a562")
"""Tile colours by cover 0 to 3: the denser, the greener."""
HILL = "#c9a878"
INK = "#23241f"
COLOURS = {"us": "#4a6b2f", "german": "#5b6470", "soviet": "#9a3b2c"}
PALE = {"us": "#dbe7c9", "german": "#dde1e6", "soviet": "#f1d8d2"}
FONT = "font-family=\"'DejaVu Sans', Verdana, sans-serif\""


def board_svg(picture: Picture) -> str:
    """The board as an SVG document."""
    width = round(picture.width * TILE + 2 * MARGIN)
    height = round(picture.height * TILE + 2 * MARGIN + PANEL)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" {FONT}>',
        "<defs><pattern id='hatch' width='7' height='7' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>"
        "<rect width='3' height='7' fill='#b3261e' opacity='0.75'/></pattern></defs>",
        f'<rect width="{width}" height="{height}" fill="#f6f4ec"/>',
    ]
    for spot in picture.spots:
        parts += _tile(spot, MARGIN + spot.left * TILE, MARGIN + spot.top * TILE)
    parts += _panel(picture, MARGIN, height - PANEL - MARGIN / 2)
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _tile(spot: Spot, left: float, top: float) -> list[str]:
    size = TILE - GAP
    fill = HILL if spot.tile.hill else GROUND[min(spot.tile.cover, len(GROUND) - 1)]
    parts = [
        f'<g transform="translate({left:g} {top:g})">',
        f'<rect width="{size}" height="{size}" rx="10" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>',
        _text(10, 22, spot.space.id, 17, weight="bold"),
    ]
    parts += _cover(spot, size - 44, 6)
    if spot.space.objective:
        parts += _objective(spot.space.objective, size / 2 + 4, 22)
    for at, (side, face) in enumerate(spot.faces.items()):
        parts += _marker(side, face, 8, 46 + at * 25)
    for at, side in enumerate(side for side, counters in spot.spawns.items() if counters):
        parts += _spawn(side, size - 38 - at * 26, 50)
    if spot.radio:
        parts.append(_text(size / 2 - 4, 62, "radio", 12, weight="bold"))
    for at, side in enumerate(spot.targets):
        parts += _target(side, size - 24 - at * 34, 90)
    parts += _counters(spot, size)
    parts.append("</g>")
    return parts


def _cover(spot: Spot, left: float, top: float) -> list[str]:
    return [
        f'<path d="M{left} {top} h36 v16 q0 14 -18 20 q-18 -6 -18 -20 z" fill="#fffdf5" stroke="{INK}"/>',
        _text(left + 18, top + 19, spot.cover, 15, anchor="middle", weight="bold"),
    ]


def _objective(value: int, x: float, y: float) -> list[str]:
    return [
        f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="#f2c230" stroke="{INK}" stroke-width="2"/>',
        _text(x, y + 6, str(value), 17, anchor="middle", weight="bold"),
    ]


def _marker(side: str, face: Face, x: float, y: float) -> list[str]:
    """A control marker: outlined when scouted, filled with a flag when controlled."""
    controlled = face == Face.CONTROLLED
    fill = COLOURS.get(side, "#777") if controlled else PALE.get(side, "#eee")
    ink = "#ffffff" if controlled else COLOURS.get(side, "#777")
    said = "CONTROL" if controlled else "scouted"
    return [
        f'<rect x="{x:g}" y="{y:g}" width="72" height="21" rx="4" fill="{fill}" stroke="{COLOURS.get(side, "#777")}" stroke-width="2"/>',
        _text(x + 36, y + 15, said, 12, anchor="middle", weight="bold" if controlled else "normal", fill=ink),
    ]


def _spawn(side: str, x: float, y: float) -> list[str]:
    colour = COLOURS.get(side, "#777")
    return [
        f'<path d="M{x:g} {y + 20:g} l11 -20 l11 20 z" fill="{PALE.get(side, "#eee")}" stroke="{colour}" stroke-width="2"/>'
    ]


def _target(side: str, x: float, y: float) -> list[str]:
    colour = COLOURS.get(side, "#777")
    return [
        f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="none" stroke="{colour}" stroke-width="3"/>',
        f'<path d="M{x - 18:g} {y:g} h36 M{x:g} {y - 18:g} v36" stroke="{colour}" stroke-width="2.5"/>',
    ]


def _counters(spot: Spot, size: float) -> list[str]:
    parts: list[str] = []
    count = len(spot.standing)
    across = 3 if count > 4 else 2
    wide = 48 if across == 3 else 72
    for at, standing in enumerate(spot.standing):
        row, column = divmod(at, across)
        high = 32 if count <= 2 * across else 24
        x, y = 6 + column * (wide + 4), size - 8 - high - row * (high + 4)
        parts += _counter(standing, x, y, wide, high)
    return parts


def _counter(standing: Standing, x: float, y: float, wide: float, high: float) -> list[str]:
    side = standing.kind.side
    parts = [
        f'<rect x="{x:g}" y="{y:g}" width="{wide}" height="{high}" rx="5" fill="{COLOURS.get(side, "#777")}" stroke="#fff" stroke-width="1.5"/>'
    ]
    if standing.counter.suppressed:
        parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{wide}" height="{high}" rx="5" fill="url(#hatch)" stroke="#b3261e" stroke-width="2.5"/>'
        )
    label = standing.label if wide < 60 else f"{standing.label} {standing.kind.defence}"
    parts.append(
        _text(
            x + wide / 2, y + high / 2 + 5, label, 14 if wide > 60 else 12, anchor="middle", weight="bold", fill="#fff"
        )
    )
    return parts


def _panel(picture: Picture, left: float, top: float) -> list[str]:
    view = picture.view
    said = f"{picture.title} · round {view.round} · initiative: {picture.names.get(view.initiative, '–')}"
    if view.active:
        said += f" · turn: {picture.names[view.active]}"
    if view.winner:
        said += f" · {picture.names[view.winner]} win ({view.how})"
    parts = [_text(left, top + 24, said, 18, weight="bold")]
    for at, side in enumerate(view.sides):
        y = top + 52 + at * 30
        counts = {zone.zone: zone.count for zone in side.zones}
        line = (
            f"{picture.names[side.id]}: objectives {side.worth} · hand {counts[Zone.HAND]} · deck {counts[Zone.DECK]} · "
            f"discard {counts[Zone.DISCARD]} · removed {counts[Zone.REMOVED]} · supply {counts[Zone.SUPPLY]}"
        )
        parts.append(
            f'<rect x="{left}" y="{y - 15:g}" width="18" height="18" rx="3" fill="{COLOURS.get(side.id, "#777")}"/>'
        )
        parts.append(_text(left + 26, y, line, 15))
    return parts


def _text(
    x: float, y: float, said: str, size: int, *, anchor: str = "start", weight: str = "normal", fill: str = INK
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}" fill="{fill}">'
        f"{escape(said)}</text>"
    )
