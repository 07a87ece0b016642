"""The ground of a tile: the denser its cover, the denser its growth or its ruins. Packs know only the cover of a
tile, so nothing else is drawn from them."""

from functools import lru_cache
from typing import Final
from zlib import crc32

from kronika.domain.kernel.rendering import INK
from kronika.domain.undaunted.content import VariantName
from kronika.domain.undaunted.rendering.picture import Condition
from kronika.domain.undaunted.view import TileScene

GROUNDS = {
    VariantName.NORMANDY: ("#e2dc9c", "#c3d184", "#a3c06c", "#7da355"),
    VariantName.NORTH_AFRICA: ("#f3dfa9", "#e7c988", "#d6af6a", "#bf9150"),
    VariantName.STALINGRAD: ("#cfd2d2", "#c2bdb3", "#b0a799", "#9c907f"),
}
"""Tile colours by cover 0 to 3, from open to dense."""
MATS = {
    VariantName.NORMANDY: "#59633f",
    VariantName.NORTH_AFRICA: "#7d6740",
    VariantName.STALINGRAD: "#525b64",
}
"""The table on which the tiles lie."""
CROPS = ("#e9dd9a", "#cfcf72", "#dcc566", "#bcc873")
"""Wheat, clover, stubble, beets."""
DARK, LIGHT = "#2c431c", "#6f9a48"
"""Leaves in the shadow and in the sun."""
HILL, CONTOUR = "#d3ac70", "#7b5223"
STONE, RUBBLE, BRICK, ROAD = "#94836c", "#4f473c", "#8c4a36", "#7f858a"
ROOFS = (("#b5694f", "#8a4a38", "#e0a98e"), ("#8b97a1", "#626e79", "#c3ccd3"), ("#b08a5a", "#846239", "#dcc096"))
"""The slopes and the ridges of roofs."""
HOLES = "M36 58l16 -9l15 7l-4 17l-18 5l-12 -8z M104 92l20 -7l13 12l-9 16l-19 2l-9 -11z M58 124l11 -8l12 9l-7 12l-13 -1z"
CRACKS = "M24 40L36 58M67 56L88 72L104 92M58 124L42 146M137 97L160 80M109 113L96 140"
STONES = "l9 -7l7 8l-8 6z m20 -5l11 2l-4 9l-8 -2z m-12 22l8 -8l8 5l-5 6z"
UNIT = 170
"""The size in which holes and rubble are drawn."""
SPOTS = ((8, 52), (44, 58), (84, 50), (122, 60), (24, 88), (66, 94), (104, 88), (136, 100), (12, 130), (52, 136))
OVERLAYS = {
    Condition.DAMAGED: f'<path class="overlay" d="{HOLES}{CRACKS}" fill="{INK}" stroke="{INK}" stroke-width="2" opacity="0.6"/>',
    Condition.DESTROYED: (
        f'<path class="overlay" d="{" ".join(f"M{x} {y} {STONES}" for x, y in SPOTS)}" fill="{BRICK}" stroke="{INK}" '
        'stroke-width="1" opacity="0.75"/>'
    ),
}
"""The drawings over the ground of a tile that was hit."""

PALE, CALM = 0.15, 0.5
"""How much the colour of the ground covers what grows there, without and with counters."""
EAVES = 24
"""How far below the upper edge of a tile a house begins: its name stands above."""
NAMED = 50
"""Nothing grows where the name of the tile is: so far to the right, and half as far down."""


@lru_cache(1024)
def ground(
    tile: TileScene, condition: Condition, variant: VariantName, wide: float, high: float, *, calm: bool = False
) -> str:
    """A tile with the ground's own drawing, paler where it is `calm`; its rectangle comes first."""
    cover, colours = min(tile.cover, 3), GROUNDS[variant]
    frame = 4.5 if tile.impassable else 1.2
    fill = HILL if tile.hill else colours[cover]
    seed = crc32(tile.id.encode())
    drawn = [_hill(wide, high)] if tile.hill else [LAND[variant](seed, cover, wide, high)]
    if tile.building:
        drawn = [_street(seed, wide, high), _building(seed, wide, high)]
    pale = CALM if calm else PALE
    inside = f'x="{frame}" y="{frame}" width="{wide - 2 * frame:g}" height="{high - 2 * frame:g}" rx="7"'
    drawn.append(f'<rect {inside} fill="{fill}" fill-opacity="{pale}"/>')
    if condition in OVERLAYS:
        drawn.append(f'<g transform="scale({wide / UNIT:.3g} {high / UNIT:.3g})">{OVERLAYS[condition]}</g>')
    if tile.fortified:
        drawn.append(_beads(f"M14 {high - 12:g}H{wide - 14:g}M16 {high - 22:g}H{wide - 16:g}", 11, 12, INK, "#d9c08a"))
    return (
        f'<rect width="{wide:g}" height="{high:g}" rx="8" fill="{fill}" stroke="{INK}" stroke-width="{frame}"/>'
        f'<g class="ground">{"".join(drawn)}</g>'
    )


def _beads(path: str, size: float, apart: float, dark: str, light: str) -> str:
    """A row of round things along a path: bushes, or bags of sand."""
    line = (
        f'<path d="{path}" fill="none" stroke-linecap="round" '
        f'stroke-dasharray="0.1 {apart:g} 0.1 {apart * 1.12:.3g} 0.1 {apart * 0.9:.3g}"'
    )
    return (
        f'{line} stroke="{dark}" stroke-width="{size:g}"/><g transform="translate(-1 -1.5)">'
        f'{line} stroke="{light}" stroke-width="{size * 0.6:.3g}"/></g>'
    )


def _normandy(seed: int, cover: int, wide: float, high: float) -> str:
    """Fields between hedgerows; the more cover, the more hedges and trees."""
    lean = seed % 24 - 12
    middle, low = wide * (0.3 + 0.1 * (seed >> 3 & 3)), high * (0.42 + 0.06 * (seed >> 7 & 3))
    below = min(max(middle + (60 if lean > 0 else -60), 30), wide - 30)
    fields = (
        f"M4 4H{middle + lean:.4g}L{middle:.4g} {low:.4g}H4z",
        f"M{middle + lean:.4g} 4H{wide - 4:g}V{low:.4g}H{middle:.4g}z",
        f"M4 {low:.4g}H{below:.4g}L{below - lean:.4g} {high - 4:g}H4z",
        f"M{below:.4g} {low:.4g}H{wide - 4:g}V{high - 4:g}H{below - lean:.4g}z",
    )
    drawn = [
        f'<path d="{field}" fill="{CROPS[(at + seed) % len(CROPS)]}" opacity="{0.3 if cover else 0.75}"/>'
        for at, field in enumerate(fields)
    ]
    furrows = "".join(f"M{x} {high - 7:g}l{lean / 2:g} {low + 14 - high:.4g}" for x in range(14, int(below - 12), 9))
    rows = "".join(f"M{middle + 12:.4g} {y}H{wide - 8:g}" for y in range(12, int(low - 8), 7))
    drawn.append(f'<path d="{furrows}{rows}" stroke="{DARK}" stroke-width="1.6" opacity="0.22"/>')
    if not cover:
        lane = (
            f"M3 {low:.4g}C{wide * 0.3:.4g} {low - lean:.4g} {wide * 0.7:.4g} {low + lean:.4g} {wide - 3:g} {low:.4g}"
        )
        ricks = "".join(
            f"M{below + 22 * at:.4g} {high - 14 - 5 * (at % 2):g}v-3a7 7 0 1 1 14 0v3z"
            for at in (-3, 1, 2)
            if 8 < below + 22 * at < wide - 30
        )
        drawn += [
            f'<path d="{lane}" fill="none" stroke="#cdbb8b" stroke-width="11"/>',
            f'<path d="{lane}" fill="none" stroke="#a08a55" stroke-width="5" stroke-dasharray="14 3" opacity="0.5"/>',
            f'<path d="{ricks}" fill="#c79f37" stroke="#8a6a1f" stroke-width="1.2"/>',
            _beads(
                f"M{middle:.4g} {low - 11:.4g}L{middle + lean:.4g} 10M{wide - 10:g} {low + 12:.4g}V{high - 9:g}",
                8,
                6.5,
                DARK,
                LIGHT,
            ),
        ]
        return "".join(drawn)
    hedges = [
        f"M10 {low:.4g}H{wide - 10:g}",
        f"M{middle:.4g} {low:.4g}L{middle + lean:.4g} 14",
        f"M12 {high - 11:g}H{wide - 12:g}",
    ]
    drawn.append(_beads("".join(hedges[: min(cover + 1, 3)]), 11, 7.5, DARK, LIGHT))
    drawn.append(_trees(seed, (0, 3, 7, 17)[cover], 9.0 + 2 * cover, wide, high))
    return "".join(drawn)


def _trees(seed: int, count: int, size: float, wide: float, high: float) -> str:
    """Trees with their shadows."""
    places = _scattered(seed, count, wide, high)

    def crowns(aside: float, part: float) -> str:
        return "".join(
            f"M{x - r * part + aside:.4g} {y + aside:.4g}a{r * part:.3g} {r * part:.3g} 0 1 0 {2 * r * part:.3g} 0"
            f"a{r * part:.3g} {r * part:.3g} 0 1 0 {-2 * r * part:.3g} 0z"
            for x, y, far in places
            for r in [size * (0.65 + 0.35 * far)]
        )

    return (
        f'<path d="{crowns(2.5, 1)}" fill="{INK}" opacity="0.3"/><path d="{crowns(0, 1)}" fill="{DARK}"/>'
        f'<path d="{crowns(-1.5, 0.7)}" fill="{LIGHT}"/>'
    )


def _desert(seed: int, cover: int, wide: float, high: float) -> str:
    """Dunes with a side in the shadow; the more cover, the more rocks in place of them."""
    lit, dark = [], []
    for x, y, far in _scattered(seed, (6, 4, 3, 2)[cover], wide, high, 2):
        w, h = wide * (0.2 + 0.06 * far), 20 + 8 * far
        left, low = min(max(x, w + 6), wide - w - 6), min(max(y, h + 8), high - 8)
        crest = f"M{left - w:.4g} {low:.4g}q{w * 0.7:.4g} {-h:.3g} {w * 1.2:.4g} {-h * 0.8:.3g}"
        lit.append(f"{crest}q{w * 0.2:.4g} {h * 0.5:.3g} {-w * 0.1:.3g} {h * 0.8:.3g}z")
        dark.append(
            f"M{left + w * 0.2:.4g} {low - h * 0.8:.4g}q{w * 0.45:.4g} {h * 0.2:.3g} {w * 0.8:.4g} {h * 0.8:.3g}"
            f"h{-w * 0.9:.4g}q{w * 0.3:.4g} {-h * 0.3:.3g} {w * 0.1:.4g} {-h * 0.8:.3g}z"
        )
    drawn = [
        f'<path d="{"".join(lit)}" fill="#fff3cf" opacity="0.6"/><path d="{"".join(dark)}" fill="#9a6a2a" opacity="0.42"/>'
    ]
    if cover:
        drawn.append(_rocks(seed >> 3, (0, 4, 8, 15)[cover], 8.0 + 3 * cover, wide, high, "#a8804a", "#6e4c25"))
    return "".join(drawn)


def _rocks(seed: int, count: int, size: float, wide: float, high: float, lit: str, dark: str) -> str:
    """Rocks, or heaps of rubble: a lit side, and one in the shadow."""
    bright, shaded = [], []
    for x, y, far in _scattered(seed, count, wide, high):
        r = size * (0.6 + 0.4 * far)
        bright.append(
            f"M{x - r:.4g} {y + r * 0.5:.4g}l{r * 0.5:.3g} {-r:.3g}l{r * 0.7:.3g} {-r * 0.2:.3g}l{-r * 0.2:.3g} {r * 1.2:.3g}z"
        )
        shaded.append(
            f"M{x + r * 0.2:.4g} {y - r * 0.7:.4g}l{r * 0.8:.3g} {r * 0.6:.3g}l{-r * 0.1:.3g} {r * 0.6:.3g}h{-r * 0.9:.3g}z"
        )
    return f'<path d="{"".join(bright)}" fill="{lit}"/><path d="{"".join(shaded)}" fill="{dark}"/>'


def _city(seed: int, cover: int, wide: float, high: float) -> str:
    """A street; with cover, what is left of houses and rubble beside it, or else paving."""
    most, street = max(1.0, high / 130), _street(seed, wide, high)
    if not cover:
        joints = "".join(
            f"M4 {y}H{wide - 4:g}" + "".join(f"M{x + 18 * (at % 2)} {y}v24" for x in range(18, int(wide - 24), 36))
            for at, y in enumerate(range(4, int(high - 24), 24))
        )
        paving = f'<path d="{joints}" fill="none" stroke="{INK}" stroke-width="1.2" opacity="0.16"/>'
        return paving + street + _rocks(seed >> 3, round(5 * most), 7.0, wide, high, STONE, RUBBLE)
    houses = [
        (min(max(x - w / 2, 10), wide - w - 10), min(max(y - h / 2, 26), high - h - 10), w, h)
        for x, y, far in _scattered(seed >> 1, round((2 + cover) * most), wide, high, 3)
        for w, h in [(34 + 18 * far, 24 + 14 * far)]
    ]
    floors = "".join(f"M{x:.4g} {y:.4g}h{w:.3g}v{h:.3g}h{-w:.3g}z" for x, y, w, h in houses)
    walls = "".join(
        f"M{x + w * 0.3:.4g} {y + h:.4g}H{x:.4g}V{y:.4g}h{w * 0.55:.3g}m{w * 0.2:.3g} 0h{w * 0.25:.3g}v{h * 0.6:.3g}"
        for x, y, w, h in houses
    )
    return (
        f'{street}<path d="{floors}" fill="{RUBBLE}" opacity="0.55"/>'
        f'<path d="{walls}" fill="none" stroke="{INK}" stroke-width="7"/>'
        f'<path d="{walls}" fill="none" stroke="{BRICK}" stroke-width="4.5"/>'
        f"{_rocks(seed >> 3, round((5 + 5 * cover) * most), 8.0 + cover, wide, high, STONE, RUBBLE)}"
    )


def _street(seed: int, wide: float, high: float) -> str:
    """A street or two that cross, with pavements and craters."""
    x, y = wide * (0.3 + 0.4 * (seed & 1)), high * (0.62 + 0.1 * (seed >> 1 & 1))
    across, down = f"M3 {y:.4g}H{wide - 3:g}", f"M{x:.4g} 3V{high - 3:g}"
    cross = (across + down, across, down)[(seed >> 4) % 3]
    craters = "".join(f"M{a - 6} {b}a6 4 0 1 0 12 0a6 4 0 1 0 -12 0z" for a, b, _ in _scattered(seed, 4, wide, high))
    return (
        f'<path d="{cross}" fill="none" stroke="#ecebe4" stroke-width="38" opacity="0.7"/>'
        f'<path d="{cross}" fill="none" stroke="{ROAD}" stroke-width="28"/>'
        f'<path d="{cross}" fill="none" stroke="#fff" stroke-width="1.5" stroke-dasharray="9 8" opacity="0.7"/>'
        f'<path d="{craters}" fill="{INK}" opacity="0.3"/>'
    )


LAND: Final = {
    VariantName.NORMANDY: _normandy,
    VariantName.NORTH_AFRICA: _desert,
    VariantName.STALINGRAD: _city,
}


def _scattered(seed: int, count: int, wide: float, high: float, across: int = 5) -> list[tuple[int, int, float]]:
    """Places beside the name of the tile that are the same for each drawing of it, and a size from 0 to 1 for each."""
    found = []
    for at in range(count):
        seed = (seed * 1103515245 + 12345) % 2**31
        x, y, part = seed >> 8 & 255, seed >> 16 & 255, (seed >> 4 & 15) / 15
        column, row = at % across, (2 * at + at // across) % 3
        found.append(
            (
                round(wide * (column + 0.3 + 0.4 * x / 255) / across),
                round(high * (row + 0.35 + 0.3 * y / 255) / 3),
                part,
            )
        )
    return [
        (min(max(x, 20), round(wide) - 20), min(max(y, 18), round(high) - 18), part)
        for x, y, part in found
        if max(x, 2 * y) > NAMED
    ]


def _hill(wide: float, high: float) -> str:
    """Contour lines, higher and lighter towards the middle."""
    rings = [
        f"M{wide * (0.5 - part):.4g} {high * 0.55:.4g}"
        f"a{wide * part:.4g} {high * part * 0.85:.4g} -3 1 0 {wide * 2 * part:.4g} 0"
        f"a{wide * part:.4g} {high * part * 0.75:.4g} -3 1 0 {-wide * 2 * part:.4g} 0z"
        for part in (0.46, 0.33, 0.2, 0.09)
    ]
    return "".join(
        f'<path d="{ring}" fill="#f3dcab" fill-opacity="0.35" stroke="{CONTOUR}" stroke-width="2"/>' for ring in rings
    )


def _building(seed: int, wide: float, high: float) -> str:
    """A house from above: a roof of two slopes with rows of tiles, chimneys and windows in it, and its shadow."""
    left, right, top, low = 16, wide - 16, EAVES, high - 14
    middle, (sunny, shaded, ridge) = (top + low) / 2, ROOFS[seed % len(ROOFS)]
    rows = "".join(f"M{left} {top + step:.4g}H{right:g}" for step in range(9, int(low - top), 9))
    across = (right - left) / 5
    windows = "".join(
        f"M{left + across * (at + 0.6):.4g} {y:.4g}h12v14h-12z"
        for at in range(4)
        for y in (top + (middle - top) * 0.5, middle + (low - middle) * 0.4)
    )
    chimneys = "".join(f"M{left + across * part:.4g} {middle - 8:.4g}h15v15h-15z" for part in (0.5, 3.6))
    return (
        f'<path d="M{left + 5} {top + 6}H{right + 6:g}V{low + 6:g}H{left + 5}Z" fill="{INK}" opacity="0.45"/>'
        f'<path d="M{left} {top}H{right:g}V{middle:g}H{left}Z" fill="{sunny}"/>'
        f'<path d="M{left} {middle:g}H{right:g}V{low:g}H{left}Z" fill="{shaded}"/>'
        f'<path d="{rows}" stroke="{INK}" stroke-width="1" opacity="0.22"/>'
        f'<path d="{windows}" fill="#27313a" stroke="{ridge}" stroke-width="1.5"/>'
        f'<path d="M{left} {middle:g}H{right:g}" stroke="{ridge}" stroke-width="4"/>'
        f'<path d="{chimneys}" fill="#5c3a2e" stroke="{INK}" stroke-width="1.5"/>'
        f'<path d="M{left} {top}H{right:g}V{low:g}H{left}Z" fill="none" stroke="#3d2a22" stroke-width="3"/>'
    )
