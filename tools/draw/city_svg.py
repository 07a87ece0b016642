"""Pictures of a campaign: the city as it stands, areas tinted by who holds them; the way it has gone."""

import itertools
from collections.abc import Sequence
from xml.sax.saxutils import escape

from domain.undaunted.campaign.events import CityPlace
from domain.undaunted.campaign.view import AreaView, CityTileView, EntryView

TILE = 64
GAP = 4
MARGIN = 28
LINE = 22
FONT = "font-family=\"'DejaVu Sans', Verdana, sans-serif\""
INK = "#23241f"
NOBODY = "#e4e1d4"
TINTS = ("#e2a59b", "#a9bacd")
"""The areas of the first and the second side."""
SOLID = ("#b3261e", "#3d4654")
DAMAGED = "#6b4f2a"
FORTIFIED = "#3f6b2a"


def city_svg(
    tiles: Sequence[CityTileView],
    areas: Sequence[AreaView],
    places: Sequence[CityPlace],
    sides: Sequence[str],
    names: Sequence[str],
    fortified: frozenset[str],
    language: str,
) -> str:
    """The current tiles where they lie. A tile that was damaged has a dark corner, a fortified one a green
    frame, one swapped in the game being played a broken frame."""
    at = {place.tile: (place.x - place.y / 2, place.y) for place in places}
    laid = [tile for tile in tiles if tile.number in at]
    west = min((at[tile.number][0] for tile in laid), default=0)
    north = min((at[tile.number][1] for tile in laid), default=0)
    holder = {number: area.holder for area in areas for number in area.tiles}
    width = round(max((at[t.number][0] - west for t in laid), default=0) + 1) * TILE + 2 * MARGIN + TILE // 2
    rows = max((at[t.number][1] - north for t in laid), default=0) + 1
    height = round(rows * TILE) + 2 * MARGIN + LINE * (len(areas) + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" {FONT}>',
        f'<rect width="{width}" height="{height}" fill="#f6f4ec"/>',
    ]
    for tile in laid:
        x, y = at[tile.number]
        left, top = MARGIN + (x - west) * TILE, MARGIN + (y - north) * TILE
        parts += _tile(tile, left, top, _tint(holder.get(tile.number, ""), sides), tile.number in fortified)
    top = MARGIN + rows * TILE + LINE
    for area in areas:
        who = names[list(sides).index(area.holder)] if area.holder in sides else "–"
        parts.append(
            f'<rect x="{MARGIN}" y="{top - 13:g}" width="16" height="16" fill="{_tint(area.holder, sides)}" stroke="{INK}"/>'
            f'<text x="{MARGIN + 24}" y="{top:g}" font-size="14" fill="{INK}">'
            f"{escape(getattr(area.name, language))}: {escape(who)}</text>"
        )
        top += LINE
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _tint(holder: str, sides: Sequence[str]) -> str:
    return TINTS[list(sides).index(holder)] if holder in sides else NOBODY


def _tile(tile: CityTileView, left: float, top: float, tint: str, fortified: bool) -> list[str]:
    size = TILE - GAP
    frame, wide = (FORTIFIED, 4) if fortified else (INK, 1.2)
    dashes = ' stroke-dasharray="6 4"' if tile.provisional else ""
    parts = [
        f'<g class="tile" id="tile-{tile.number}" transform="translate({left:g} {top:g})">',
        f'<rect width="{size}" height="{size}" rx="6" fill="{tint}" stroke="{frame}" stroke-width="{wide}"{dashes}/>',
    ]
    letter = tile.face.rsplit("-", 1)[-1]
    if letter != "A" and not fortified:
        deep = 14 + 10 * (ord(letter) - ord("B"))
        parts.append(
            f'<polygon class="damage" points="{size},{size - deep} {size},{size} {size - deep},{size}" fill="{DAMAGED}"/>'
        )
    parts.append(
        f'<text x="{size / 2:g}" y="{size / 2 + 5:g}" font-size="13" text-anchor="middle" font-weight="bold" '
        f'fill="{INK}">{escape(tile.face)}</text></g>'
    )
    return parts


BOX, ACROSS, DOWN = 118, 150, 96


def record_svg(
    entries: Sequence[EntryView], state: str, sides: Sequence[str], names: Sequence[str], language: str
) -> str:
    """The way the campaign has gone: a box a scenario, in the colour of who won it; the letter of a state
    says how far from the top it stands."""
    codes = [entry.state for entry in entries]
    way = [*codes, state] if state and state not in codes else codes
    depth = [_letter(code) for code in way]
    width = 2 * MARGIN + max(len(way), 2) * ACROSS
    height = 2 * MARGIN + (max(depth, default=0) + 1) * DOWN + 3 * LINE
    spots = [(MARGIN + at * ACROSS, MARGIN + row * DOWN) for at, row in enumerate(depth)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" {FONT}>',
        f'<rect width="{width}" height="{height}" fill="#f6f4ec"/>',
    ]
    for (x1, y1), (x2, y2) in itertools.pairwise(spots):
        parts.append(f'<line x1="{x1 + BOX}" y1="{y1 + 32}" x2="{x2}" y2="{y2 + 32}" stroke="{INK}" stroke-width="2"/>')
    for at, (x, y) in enumerate(spots):
        entry = entries[at] if at < len(entries) else None
        won = entry.winner if entry is not None else ""
        fill = SOLID[list(sides).index(won)] if won in sides else NOBODY
        ink = "#fff" if won in sides else INK
        title = getattr(entry.title, language) if entry is not None else ""
        short = title if len(title) < 17 else title[:15] + "…"
        parts.append(
            f'<g class="state" transform="translate({x} {y})"><title>{escape(title)}</title>'
            f'<rect width="{BOX}" height="64" rx="8" fill="{fill}" stroke="{INK}"/>'
            f'<text x="10" y="24" font-size="16" font-weight="bold" fill="{ink}">{escape(way[at])}</text>'
            f'<text x="10" y="42" font-size="11" fill="{ink}">{escape(entry.scenario if entry is not None else "")}</text>'
            f'<text x="10" y="57" font-size="11" fill="{ink}">{escape(short)}</text></g>'
        )
    top = height - 2 * LINE
    for side, name, colour in zip(sides, names, SOLID, strict=True):
        parts.append(
            f'<rect x="{MARGIN}" y="{top - 13}" width="16" height="16" fill="{colour}"/>'
            f'<text x="{MARGIN + 24}" y="{top}" font-size="14" fill="{INK}"><title>{side}</title>{escape(name)}</text>'
        )
        top += LINE
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _letter(code: str) -> int:
    """How far down a state stands: `6b` one row below `6a`; an END in the row of its letter."""
    last = code[-1:].lower()
    return ord(last) - ord("a") if last.isalpha() else 0
