"""Pictures of a campaign: the city as it stands, areas tinted by who holds them; the way it has gone,
in the whole tree where that is known.

Every tile, area and state is a `<g>` with a class, so that a style sheet or a test can find it, and with a
handle: `tile:503`, `area:mill`, `state:1a`.
"""

import itertools
import re
import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.rendering import INK, Panel, document, group, text
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.campaign.events import CityPlace
from kronika.domain.undaunted.campaign.view import AreaView, CampaignView, CityTileView, WayView
from kronika.domain.undaunted.rendering.campaign_text import overview, side_names
from kronika.domain.undaunted.words import message

TILE = 88
GAP = 4
SIZE = TILE - GAP
MARGIN = 28
LINE = 22
LETTER = 0.72
"""The width of a bold letter in font sizes, at most, on average."""
LARGEST = 13.0
"""The font size of the names of areas, at most."""
CITY: Final = message("panel-city")
WAY: Final = message("panel-way")
NOBODY = "#e4e1d4"
TINTS = ("#b9cfa4", "#a9bacd")
"""The areas of the first and the second side."""
SOLID = ("#3f6b2a", "#3d4654")
"""The sides, as on the board."""
NOW = "#f2c230"
DAMAGED = "#6b4f2a"
FORTIFIED = "#c58a00"


# --- the city


class Laid(msgspec.Struct, frozen=True):
    """A tile where it lies: its top left corner."""

    tile: CityTileView
    left: float
    top: float
    area: str


def city_panel(seen: CampaignView, places: Sequence[CityPlace], language: str) -> Panel:
    """The current tiles where they lie. A tile that was hit has a dark corner, a fortified one a gold
    frame, one swapped in the game being played a broken frame."""
    sides, names = [camp.id for camp in seen.camps], side_names(seen, language)
    laid = _laid(seen, places)
    fortified = {swap.after for swap in seen.swaps if swap.cause == "fortified"}
    holders = {area.id: area.holder for area in seen.areas}
    named = {_middle(area.id, laid): area for area in seen.areas if any(one.area == area.id for one in laid)}
    parts = [
        _tile(one, _tint(holders.get(one.area, ""), sides), one.tile.face in fortified, named.get(one), language)
        for one in laid
    ]
    parts += _borders(laid)
    top = max((one.top + TILE for one in laid), default=MARGIN) + LINE
    for area in seen.areas:
        said = f"{said_in(area.name.said, language)}: {names.get(area.holder, '–')}"
        parts.append(_key(MARGIN, top, _tint(area.holder, sides), said, f"area:{area.id}"))
        top += LINE
    parts += _city_legend(top, language)
    right = max((one.left + TILE for one in laid), default=MARGIN)
    return _panel("city", CITY, max(right, 420) + MARGIN, top + 2 * LINE, seen, language, parts)


def _panel(
    name: str, title: Text, width: float, height: float, seen: CampaignView, language: str, parts: list[str]
) -> Panel:
    wide, high = round(width), round(height)
    said = f"{said_in(title, language)}; {overview(seen, language)[0]}"
    return Panel(name, title, document(wide, high, said, parts), wide, high)


def _laid(seen: CampaignView, places: Sequence[CityPlace]) -> list[Laid]:
    at = {place.tile: (place.x - place.y / 2, place.y) for place in places}
    areas = {number: area.id for area in seen.areas for number in area.tiles}
    tiles = [tile for tile in seen.city if tile.number in at]
    west = min((at[tile.number][0] for tile in tiles), default=0)
    north = min((at[tile.number][1] for tile in tiles), default=0)
    return [
        Laid(tile, MARGIN + (x - west) * TILE, MARGIN + (y - north) * TILE, areas.get(tile.number, ""))
        for tile in tiles
        for x, y in [at[tile.number]]
    ]


def _tint(holder: str, sides: Sequence[str]) -> str:
    return TINTS[sides.index(holder)] if holder in sides else NOBODY


def _middle(area: str, laid: Sequence[Laid]) -> Laid:
    """The tile of an area that lies nearest to its middle."""
    tiles = [one for one in laid if one.area == area]
    left, top = (sum(at) / len(tiles) for at in zip(*((one.left, one.top) for one in tiles), strict=True))
    return min(tiles, key=lambda one: (abs(one.left - left) + abs(one.top - top), one.tile.number))


def _tile(one: Laid, tint: str, fortified: bool, area: AreaView | None, language: str) -> str:
    """Returns a tile; the one in the middle of an area has the area's name."""
    tile = one.tile
    frame, wide = (FORTIFIED, 4) if fortified else (INK, 1.2)
    dashes = ' stroke-dasharray="6 4"' if tile.provisional else ""
    parts = [
        f'<rect width="{SIZE}" height="{SIZE}" rx="6" fill="{tint}" stroke="{frame}" stroke-width="{wide}"{dashes}/>'
    ]
    letter = tile.face.rsplit("-", 1)[-1]
    if letter != "A" and not fortified:
        deep = 14 + 8 * (ord(letter) - ord("B"))
        corner = f"{SIZE},{SIZE - deep} {SIZE},{SIZE} {SIZE - deep},{SIZE}"
        parts.append(f'<polygon class="hit" points="{corner}" fill="{DAMAGED}"/>')
    parts.append(text(6, SIZE - 8, tile.face, 13))
    if area is not None:
        parts.append(_area_name(area, language))
    return group("tile", one.left, one.top, "".join(parts), f"tile:{tile.number}", tile.face)


def _borders(laid: Sequence[Laid]) -> Iterator[str]:
    """A line between tiles of different areas that lie side by side."""
    for one, other in itertools.combinations(laid, 2):
        if one.area == other.area:
            continue
        x, y = max(one.left, other.left) - GAP / 2, max(one.top, other.top) - GAP / 2
        right, bottom = min(one.left, other.left) + TILE - GAP / 2, min(one.top, other.top) + TILE - GAP / 2
        if abs(right - x) < 0.1 < bottom - y or abs(bottom - y) < 0.1 < right - x:
            yield f'<line class="border" x1="{x:g}" y1="{y:g}" x2="{right:g}" y2="{bottom:g}" stroke="{INK}" stroke-width="3"/>'


def _area_name(area: AreaView, language: str) -> str:
    """The name of an area, a word a line, inside its tile and above the face."""
    rows = said_in(area.name.said, language).split()
    size = min(LARGEST, (SIZE - 8) / (max(map(len, rows)) * LETTER), (SIZE - 30) / (len(rows) * 1.15))
    lines = [
        text(SIZE / 2, 8 + size * (0.9 + 1.15 * at), row, size, anchor="middle", bold=True)
        for at, row in enumerate(rows)
    ]
    return group("area", 0, 0, "".join(lines), f"area:{area.id}", said_in(area.name.said, language))


def _key(x: float, y: float, fill: str, said: str, handle: str = "") -> str:
    square = f'<rect y="-13" width="16" height="16" fill="{fill}" stroke="{INK}"/>'
    return group("key", x, y, square + text(24, 0, said, 14, bold=False), handle, said)


def _city_legend(top: float, language: str) -> list[str]:
    explained = (
        said_in(message("city-hit"), language),
        said_in(message("city-fortified"), language),
    )
    return [text(MARGIN, top + at * 16, said, 12, bold=False) for at, said in enumerate(explained)]


# --- the way


BOX, HIGH, ACROSS, DOWN = 118, 64, 176, 88
FOOT = 3 * LINE


def way_panel(seen: CampaignView, language: str) -> Panel:
    """The way the campaign has gone, a box a scenario, in the colour of who won it; within a column the
    letters of the states go down. Where the whole tree is known, it stands pale behind the way."""
    sides, names = [camp.id for camp in seen.camps], side_names(seen, language)
    played = {entry.state: entry for entry in seen.record}
    path = [*played, *([seen.state] if seen.state and seen.state not in played else [])]
    ways = {way.state: way for way in seen.ways}
    ends = {state for way in seen.ways for state in way.following.values() if state not in ways}
    states = [*dict.fromkeys([*path, *ways, *sorted(ends)])]
    spots = _spots(states)
    parts = [line for way in seen.ways for line in _ways_on(way, spots, sides)]
    for here, there in itertools.pairwise(path):
        colour = SOLID[sides.index(played[here].winner)] if played[here].winner in sides else INK
        parts.append(_arrow(spots[here], spots[there], colour, 'class="path" stroke-width="5"'))
    for state in states:
        titles = {**{way.state: way.title for way in seen.ways}, **{e.state: e.title for e in seen.record}}
        scenarios = {**{way.state: way.scenario for way in seen.ways}, **{e.state: e.scenario for e in seen.record}}
        if state == seen.state and not seen.winner:
            titles[state], scenarios[state] = seen.title, seen.scenario
        won = played[state].winner if state in played else seen.winner if state == seen.state else ""
        fill = SOLID[sides.index(won)] if won in sides else NOW if state == seen.state else NOBODY
        ink = "#fff" if won in sides else INK if state in path else "#8b8878"
        title = said_in(titles[state].said, language) if state in titles else ""
        parts.append(_state(spots[state], state, scenarios.get(state, ""), title, fill, ink, on_path=state in path))
    width = max((x for x, _ in spots.values()), default=0) + BOX + MARGIN
    height = max((y for _, y in spots.values()), default=0) + HIGH + MARGIN
    for at, side in enumerate(sides):
        parts.append(_key(MARGIN, height + (at + 0.5) * LINE, SOLID[at], names[side]))
    return _panel("way", WAY, max(width, 320), height + FOOT, seen, language, parts)


def _spots(states: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Where the states stand: a column for each ordinal, the endings in the last one."""
    ordinals = {state: int(found[0]) for state in states if (found := re.match(r"\d+", state))}
    last = max(ordinals.values(), default=0) + 1
    columns = {state: ordinals.get(state, last) for state in states}
    first = min(columns.values(), default=1)
    return {
        state: (MARGIN + (column - first) * ACROSS, MARGIN + _letter(state) * DOWN) for state, column in columns.items()
    }


def _letter(state: str) -> int:
    """How far down a state stands: `6b` one row below `6a`."""
    last = state[-1].lower()
    return ord(last) - ord("a") if last.isalpha() else 0


def _ways_on(way: WayView, spots: dict[str, tuple[float, float]], sides: Sequence[str]) -> Iterator[str]:
    """The ways on from a state, by who wins there; where both lead the same way, one beside the other."""
    same = len(set(way.following.values())) == 1
    for at, side in enumerate(sides if way.following else ()):
        shift = (2 * at - 1) * 2.5 * same
        (x1, y1), (x2, y2) = spots[way.state], spots[way.following[side]]
        yield _arrow((x1, y1 + shift), (x2, y2 + shift), SOLID[at], 'class="way" stroke-width="1.6" opacity="0.5"')


def _arrow(here: tuple[float, float], there: tuple[float, float], colour: str, more: str) -> str:
    (x1, y1), (x2, y2) = here, there
    ends = f'x1="{x1 + BOX:g}" y1="{y1 + HIGH / 2:g}" x2="{x2:g}" y2="{y2 + HIGH / 2:g}"'
    return f'<line {ends} stroke="{colour}" {more}/>'


def _state(
    spot: tuple[float, float], state: str, scenario: str, title: str, fill: str, ink: str, *, on_path: bool
) -> str:
    frame = f'stroke="{INK}" stroke-width="2"' if on_path else 'stroke="#b9b5a5"'
    fits = int((BOX - 16) / (11 * 0.62))
    lines = textwrap.wrap(title, fits, max_lines=2, placeholder="…")
    parts = [
        f'<rect width="{BOX}" height="{HIGH}" rx="8" fill="{fill}" {frame}/>',
        text(10, 24, state, 16, fill=ink),
        text(54, 24, scenario, 11, bold=False, fill=ink),
        *(text(10, 42 + 14 * at, line, 11, bold=False, fill=ink) for at, line in enumerate(lines)),
    ]
    return group("state path" if on_path else "state", *spot, "".join(parts), f"state:{state}", title or state)
