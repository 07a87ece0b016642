"""Pictures of a campaign: the city as it stands, areas tinted by who holds them; the way it has gone,
in the whole tree where that is known.

Every tile, area and state is a `<g>` with a class, so that a style sheet or a test can find it, and with a
handle: `tile:503`, `area:mill`, `state:1a`.
"""

import itertools
import re
import textwrap
from collections.abc import Container, Iterator, Sequence
from typing import Final

import msgspec

from kronika.domain.kernel.catalogue import text as said_in
from kronika.domain.kernel.rendering import INK, TABLE, WRITING, Panel, Place, document, group, panel, text
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.campaign.events import CityPlace
from kronika.domain.undaunted.campaign.state import Campaign
from kronika.domain.undaunted.campaign.view import AreaView, CampaignView, CityTileView, WayView
from kronika.domain.undaunted.rendering.campaign_text import overview, side_names, swap_line
from kronika.domain.undaunted.rendering.symbols import COLOURS, emblem
from kronika.domain.undaunted.words import message

TILE, ROW = 152, 52
"""From one tile to the next, across and down: the city fills a window."""
GAP = 4
SIZE = TILE - GAP
HIGH = ROW - GAP
MARGIN, TOP = 12, 34
ACROSS_A_LEAF = 6
LETTER = 0.72
"""The width of a bold letter in font sizes, at most, on average."""
LARGEST, LEAST = 17.0, 12.0
"""The font size of the names of areas: they take two lines before they are smaller than the least."""
CITY: Final = message("panel-city")
WAY: Final = message("panel-way")
NOBODY, PALE_EDGE, PALE_INK = "#dcd8c8", "#a9a594", "#6b685b"
AREAS: Final = ("#e3d2a2", "#d3c5b4", "#d9b99c", "#c9c6b0")
"""The areas that nobody holds, in turn: neighbours differ."""
TINTS = ("#b4cf82", "#9dbbdc")
"""The areas of the first and the second side."""
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
    holders = _holders(seen)
    named = {_middle(area.id, laid): area for area in seen.areas if any(one.area == area.id for one in laid)}
    parts = [_shadows(laid)]
    free = {area.id: AREAS[at % len(AREAS)] for at, area in enumerate(seen.areas)}
    for one in laid:
        tint, holder = free.get(one.area, NOBODY), holders.get(one.area)
        parts.append(_tile(one, holder, one.tile.face in fortified, named.get(one), language, tint))
    parts += _borders(laid)
    width = max(max((one.left for one in laid), default=0) + TILE - GAP, 420) + MARGIN
    for at, side in enumerate(sides):
        held = sum(one == at for one in holders.values())
        left = MARGIN + at * width / 2
        parts.append(
            group("side", left, 0, emblem(at, 10, 17, 9) + text(26, 22, f"{names[side]}: {held}", 15, fill=WRITING))
        )
    top = max((one.top + ROW for one in laid), default=TOP) + 12
    explained = " · ".join(said_in(message(id), language) for id in ("city-hit", "city-fortified"))
    parts.append(text(MARGIN, top, explained, 11, bold=False, fill=WRITING))
    return _panel("city", Place.BOARD, CITY, width, top + 10, seen, language, parts)


def _shadows(laid: Sequence[Laid]) -> str:
    """The shadows of the tiles."""
    tiles = "".join(f"M{one.left + 3:g} {one.top + 4:g}h{SIZE}v{HIGH}h{-SIZE}z" for one in laid)
    return f'<path d="{tiles}" fill="{INK}" stroke="{INK}" stroke-width="4" stroke-linejoin="round" opacity="0.3"/>'


def _holders(seen: CampaignView) -> dict[str, int]:
    """Whether the first or the second side holds each area that is held."""
    sides = [camp.id for camp in seen.camps]
    return {area.id: sides.index(area.holder) for area in seen.areas if area.holder in sides}


def area_leaves(campaign: Campaign, seen: CampaignView, language: str) -> Iterator[Panel]:
    """The leaves of the city binder (C3): the tiles of each area with their swaps, then the altered tiles."""
    names, book, holders = side_names(seen, language), message("panel-city-binder"), _holders(seen)
    fortified = {swap.after for swap in seen.swaps if swap.cause == "fortified"}
    faces = {tile.number: tile for tile in seen.city}
    for area in seen.areas:
        tiles = [faces[number] for number in area.tiles if number in faces]
        lines = [f"{said_in(area.name.said, language)}: {names.get(area.holder, '–')}"]
        swaps = [swap for swap in seen.swaps if swap.tile in area.tiles]
        lines += [f"{swap.state}  {swap_line(swap, campaign.cards.values(), language)}" for swap in swaps]
        yield _leaf(area.id, area.name.said, book, tiles, lines, holders.get(area.id), fortified, language)
    title = message("panel-altered")
    gone = [CityTileView(face.rsplit("-", 1)[0], face) for face in campaign.altered]
    yield _leaf("altered", title, book, gone, [said_in(title, language)], None, frozenset(), language)


def _leaf(
    name: str,
    title: Text,
    book: Text,
    tiles: Sequence[CityTileView],
    lines: Sequence[str],
    holder: int | None,
    fortified: Container[str],
    language: str,
) -> Panel:
    """Tiles in rows, and lines below them."""
    rows = [tiles[at : at + ACROSS_A_LEAF] for at in range(0, len(tiles), ACROSS_A_LEAF)]
    parts = [
        _tile(
            Laid(tile, MARGIN + column * TILE, MARGIN + row * ROW, ""), holder, tile.face in fortified, None, language
        )
        for row, held in enumerate(rows)
        for column, tile in enumerate(held)
    ]
    top = MARGIN + len(rows) * ROW + LINE
    parts += [text(MARGIN, top + at * LINE, line, 14, bold=not at, fill=WRITING) for at, line in enumerate(lines)]
    width = max(ACROSS_A_LEAF * TILE, max(len(line) for line in lines) * 14 * LETTER) + 2 * MARGIN
    high = top + len(lines) * LINE + MARGIN
    drawn = panel(f"area-{name}", Place.ASIDE, title, width, high, parts, language, TABLE)
    return msgspec.structs.replace(drawn, book=book)


def _panel(
    name: str,
    place: Place,
    title: Text,
    width: float,
    height: float,
    seen: CampaignView,
    language: str,
    parts: list[str],
) -> Panel:
    wide, high = round(width), round(height)
    said = f"{said_in(title, language)}; {overview(seen, language)[0]}"
    return Panel(name, place, title, document(wide, high, said, parts, TABLE), wide, high)


def _laid(seen: CampaignView, places: Sequence[CityPlace]) -> list[Laid]:
    at = {place.tile: (place.x - place.y / 2, place.y) for place in places}
    areas = {number: area.id for area in seen.areas for number in area.tiles}
    tiles = [tile for tile in seen.city if tile.number in at]
    west = min((at[tile.number][0] for tile in tiles), default=0)
    north = min((at[tile.number][1] for tile in tiles), default=0)
    return [
        Laid(tile, MARGIN + (x - west) * TILE, TOP + (y - north) * ROW, areas.get(tile.number, ""))
        for tile in tiles
        for x, y in [at[tile.number]]
    ]


def _middle(area: str, laid: Sequence[Laid]) -> Laid:
    """The tile of an area that lies nearest to its middle."""
    tiles = [one for one in laid if one.area == area]
    left, top = (sum(at) / len(tiles) for at in zip(*((one.left, one.top) for one in tiles), strict=True))
    return min(tiles, key=lambda one: (abs(one.left - left) + abs(one.top - top), one.tile.number))


def _tile(
    one: Laid, holder: int | None, fortified: bool, area: AreaView | None, language: str, free: str = NOBODY
) -> str:
    """Returns a tile with the mark of the side that holds it; the one in the middle of an area has the area's name."""
    tile, tint = one.tile, free if holder is None else TINTS[holder]
    frame, wide = (FORTIFIED, 4) if fortified else (INK, 1)
    dashes = ' stroke-dasharray="6 4"' if tile.provisional else ""
    parts = [
        f'<rect width="{SIZE}" height="{HIGH}" rx="5" fill="{tint}" stroke="{frame}" stroke-width="{wide}"{dashes}/>'
    ]
    letter = tile.face.rsplit("-", 1)[-1]
    if letter != "A" and not fortified:
        deep = 14 + 8 * (ord(letter) - ord("B"))
        corner = f"{SIZE},{HIGH - deep} {SIZE},{HIGH} {SIZE - deep},{HIGH}"
        parts.append(f'<polygon class="hit" points="{corner}" fill="{DAMAGED}"/>')
    parts.append(text(6, HIGH - 6, tile.face, 10, bold=False))
    if holder is not None:
        parts.append(emblem(holder, SIZE - 12, 11, 5))
    if area is not None:
        parts.append(_area_name(area, language))
    return group("tile", one.left, one.top, "".join(parts), f"tile:{tile.number}", tile.face)


def _borders(laid: Sequence[Laid]) -> Iterator[str]:
    """A line between tiles of different areas that lie side by side."""
    for one, other in itertools.combinations(laid, 2):
        if one.area == other.area:
            continue
        x, y = max(one.left, other.left) - GAP / 2, max(one.top, other.top) - GAP / 2
        right, bottom = min(one.left, other.left) + TILE - GAP / 2, min(one.top, other.top) + ROW - GAP / 2
        if abs(right - x) < 0.1 < bottom - y or abs(bottom - y) < 0.1 < right - x:
            yield f'<line class="border" x1="{x:g}" y1="{y:g}" x2="{right:g}" y2="{bottom:g}" stroke="{WRITING}" stroke-width="4"/>'


def _area_name(area: AreaView, language: str) -> str:
    """The name of an area inside its tile, above the face."""
    said = said_in(area.name.said, language)
    rows, room = [said], SIZE - 26
    if room / (len(said) * LETTER) < LEAST and " " in said:
        rows = textwrap.wrap(said, len(said) // 2 + 3)
    size = min(LARGEST, room / (max(map(len, rows)) * LETTER), (HIGH - 18) / (len(rows) * 1.1))
    lines = [text(6, 2 + size * (0.95 + 1.1 * at), row, size) for at, row in enumerate(rows)]
    return group("area", 0, 0, "".join(lines), f"area:{area.id}", said)


# --- the way


BOX, DEEP, ACROSS, DOWN = 118, 64, 176, 88
FOOT, LINE = 66, 22


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
        colour = COLOURS[sides.index(played[here].winner)][0] if played[here].winner in sides else WRITING
        parts.append(_arrow(spots[here], spots[there], colour, 'class="path" stroke-width="5"'))
    for state in states:
        titles = {**{way.state: way.title for way in seen.ways}, **{e.state: e.title for e in seen.record}}
        scenarios = {**{way.state: way.scenario for way in seen.ways}, **{e.state: e.scenario for e in seen.record}}
        if state == seen.state and not seen.winner:
            titles[state], scenarios[state] = seen.title, seen.scenario
        won = played[state].winner if state in played else seen.winner if state == seen.state else ""
        fill = COLOURS[sides.index(won)][0] if won in sides else NOW if state == seen.state else NOBODY
        ink = "#fff" if won in sides else INK if state in path else PALE_INK
        title = said_in(titles[state].said, language) if state in titles else ""
        parts.append(_state(spots[state], state, scenarios.get(state, ""), title, fill, ink, on_path=state in path))
    width = max((x for x, _ in spots.values()), default=0) + BOX + MARGIN
    height = max((y for _, y in spots.values()), default=0) + DEEP + MARGIN
    for at, side in enumerate(sides):
        y = height + (at + 0.5) * LINE
        parts.append(emblem(at, MARGIN + 8, y - 5, 8))
        parts.append(text(MARGIN + 24, y, names[side], 14, bold=False, fill=WRITING))
    return _panel("way", Place.ASIDE, WAY, max(width, 320), height + FOOT, seen, language, parts)


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
        yield _arrow((x1, y1 + shift), (x2, y2 + shift), COLOURS[at][0], 'class="way" stroke-width="1.6" opacity="0.5"')


def _arrow(here: tuple[float, float], there: tuple[float, float], colour: str, more: str) -> str:
    (x1, y1), (x2, y2) = here, there
    ends = f'x1="{x1 + BOX:g}" y1="{y1 + DEEP / 2:g}" x2="{x2:g}" y2="{y2 + DEEP / 2:g}"'
    return f'<line {ends} stroke="{colour}" {more}/>'


def _state(
    spot: tuple[float, float], state: str, scenario: str, title: str, fill: str, ink: str, *, on_path: bool
) -> str:
    frame = f'stroke="{INK}" stroke-width="2"' if on_path else f'stroke="{PALE_EDGE}"'
    fits = int((BOX - 16) / (11 * 0.62))
    lines = textwrap.wrap(title, fits, max_lines=2, placeholder="…")
    parts = [
        f'<rect width="{BOX}" height="{DEEP}" rx="8" fill="{fill}" {frame}/>',
        text(10, 24, state, 16, fill=ink),
        text(54, 24, scenario, 11, bold=False, fill=ink),
        *(text(10, 42 + 14 * at, line, 11, bold=False, fill=ink) for at, line in enumerate(lines)),
    ]
    return group("state path" if on_path else "state", *spot, "".join(parts), f"state:{state}", title or state)
