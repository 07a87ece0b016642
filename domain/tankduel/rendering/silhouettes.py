"""Tanks from the side, by what is known of their build, and the terrain around them."""

from functools import lru_cache
from typing import Final, NamedTuple

from kronika.domain.tankduel.content.pieces import Nation, TankKind

DM: Final = 2.0
"""A decimetre in the picture."""
TRACK, WHEEL, METAL, GLASS = "#2c2b27", "#77746a", "#3a3933", "#d7d9d0"
DARK: Final = {Nation.GERMAN: "#434c55", Nation.SOVIET: "#8a2a20"}
INKED: Final = {Nation.GERMAN: "#3d4853", Nation.SOVIET: "#9c3024"}
"""For text and lines directly on the field: the page turns them light in dark mode, like the field."""
LIGHT: Final = {Nation.GERMAN: "#dfe3e6", Nation.SOVIET: "#f3dad2"}
RULE: Final = "#b9b5a5"
PAINTS: Final = {Nation.GERMAN: ("#a89a6b", "#8a7d52"), Nation.SOVIET: ("#71804f", "#57653b")}
"""The colours of hull and turret."""


def badge(nation: Nation, x: float, y: float, size: float) -> str:
    """The mark of a nation in a square from its top left: a cross or a star."""
    if nation == Nation.GERMAN:
        arms = "M8 3h4v5h5v4h-5v5h-4v-5h-5v-4h5z"
    else:
        arms = "M10 2l2 5.6h6l-4.8 3.6 1.8 5.8-5-3.6-5 3.6 1.8-5.8-4.8-3.6h6z"
    shape = f'<rect width="20" height="20" rx="{3 if nation == Nation.GERMAN else 10}" fill="{DARK[nation]}" stroke="#ffffff"/>'
    return f'<g transform="translate({x:g} {y:g}) scale({size / 20:.3g})">{shape}<path d="{arms}" fill="#ffffff"/></g>'


class Build(NamedTuple):
    """Outlines in decimetres, forwards and up from the ground below the middle of the hull."""

    hull: str
    top: str  #: The turret or the casemate.
    hatch: str
    gun: tuple[float, float, float, float]  #: Where it begins, how high, how far it reaches, how thick it is.
    wheels: tuple[int, float, float, float]  #: How many, their radius, the first and the last.
    brake: bool = False


BUILDS: Final = {
    "pz3j": Build(
        "-27,8 -26,15 -10,16 -9,18 12,18 13,13 25,11 28,7",
        "-9,18 -12,23 7,24 11,21 10,18",
        "-9,23 -9,26 -4,26 -4,23",
        (9, 20.8, 36, 1.2),
        (6, 2.7, -17, 17),
    ),
    "pz4g": Build(
        "-29,8 -28,16 -6,17 -5,19 15,19 16,14 27,12 30,7",
        "-8,19 -17,20 -17,24 -10,25 8,26 12,22 12,19",
        "-10,25 -10,28 -4,28 -4,25",
        (11, 22.2, 41, 1.5),
        (8, 2.3, -21, 21),
        brake=True,
    ),
    "stug3g": Build(
        "-27,8 -26,15 -10,16 15,16 25,12 28,7",
        "-11,16 -9,21 9,21.5 14,19 20,19 20,15 14,14",
        "-6,21 -6,23.5 -1,23.5 -1,21",
        (19, 17, 42, 1.5),
        (6, 2.7, -17, 17),
        brake=True,
    ),
    "panther": Build(
        "-30,8 -34,20 22,21 36,11 33,7",
        "-14,21 -18,28 4,30 12,27 13,21",
        "-12,28.5 -12,32 -6,32 -6,29",
        (12, 25, 52, 1.6),
        (8, 4.3, -25, 22),
        brake=True,
    ),
    "tiger": Build(
        "-31,7 -31,18 25,18 26,14 32,12 32,7",
        "-13,18 -21,19 -21,26 -14,27 8,28 11,26 12,18",
        "-11,27 -11,31 -5,31 -5,27.5",
        (11, 23, 53, 2.0),
        (8, 4.2, -24, 20),
        brake=True,
    ),
    "ferdinand": Build(
        "-34,8 -34,17 33,17 35,10 33,7",
        "-34,17 -30,29 -4,30 3,17",
        "-24,29.5 -24,31 -17,31 -17,29.5",
        (-1, 22.5, 47, 2.0),
        (6, 4.0, -25, 24),
        brake=True,
    ),
    "t34a": Build(
        "-31,8 -33,12 -27,17 13,17 31,9 30,7",
        "-2,17 -6,22 -4,24 9,24 14,20 14,17",
        "-3,24 -3,25.2 6,25.2 6,24",
        (13, 20, 31, 1.5),
        (5, 4.1, -22, 21),
    ),
    "t34d": Build(
        "-31,8 -33,12 -27,17 13,17 31,9 30,7",
        "-2,17 -6,21 -3,25.5 9,25.5 15,21 14,17",
        "-2,25.5 -2,27 6,27 6,25.5",
        (14, 20.7, 36, 1.5),
        (5, 4.1, -22, 21),
    ),
    "t3485": Build(
        "-31,8 -33,12 -27,17 15,17 31,9 30,7",
        "-7,17 -13,21 -10,27 8,27 16,22 15,17",
        "-8,27 -8,30 -2,30 -2,27",
        (15, 21.5, 52, 1.7),
        (5, 4.1, -22, 21),
    ),
    "kv85": Build(
        "-33,8 -35,12 -31,17 20,18 33,11 33,7",
        "-8,18 -14,22 -10,28 9,28.5 17,23 16,18",
        "-8,28 -8,31 -2,31 -2,28",
        (16, 22.5, 52, 1.7),
        (6, 3.3, -25, 24),
    ),
    "su100": Build(
        "-31,8 -33,12 -27,16 16,16 31,9 30,7",
        "-9,16 -7,23 13,23 22,18 25,13 16,15",
        "0,23 0,26 6,26 6,23",
        (20, 17.5, 63, 1.9),
        (5, 4.1, -22, 21),
    ),
    "is2m": Build(
        "-33,8 -36,12 -31,17 17,17.5 34,10 33,7",
        "-9,17 -17,21 -12,27 8,28 16,23 15,17",
        "-9,27 -9,30.5 -3,30.5 -3,27.5",
        (15, 22, 63, 2.3),
        (6, 3.2, -26, 25),
        brake=True,
    ),
}
OTHERS: Final = {
    (Nation.GERMAN, True): "pz4g",
    (Nation.GERMAN, False): "stug3g",
    (Nation.SOVIET, True): "t34d",
    (Nation.SOVIET, False): "su100",
}
"""The build of a tank that is not known, by its nation and whether it has a turret."""


def _outline(corners: str) -> str:
    points = (corner.split(",") for corner in corners.split())
    return "M" + "L".join(f"{DM * float(x):g} {-DM * float(y):g}" for x, y in points) + "z"


@lru_cache(256)
def silhouette(kind: TankKind, buttoned: bool = True, tracks: str = "", gun_hit: bool = False) -> str:
    """A tank on the ground at the point 0, 0, driving to the right; the Soviets drive to the left."""
    build = BUILDS.get(kind.id) or BUILDS[OTHERS[kind.nation, kind.turret]]
    hull, top = PAINTS[kind.nation]
    many, radius, first, last = build.wheels
    start, high, reach, thick = build.gun
    corners = [float(one.split(",")[0]) for one in build.hull.split()]
    left, right = min(corners) + 1, max(corners) - 1
    edge = f'stroke="{METAL}" stroke-width="1.2" stroke-linejoin="round"'
    parts = [
        f'<rect x="{DM * start:g}" y="{-DM * (high + thick / 2):g}" width="{DM * (reach - start):g}" height="{DM * thick:g}" fill="{top}" {edge}/>'
    ]
    if build.brake:
        parts.append(
            f'<rect x="{DM * (reach - 4):g}" y="{-DM * (high + thick * 0.8):g}" width="{DM * 4:g}" height="{DM * thick * 1.6:g}" rx="1.5" fill="{METAL}"/>'
        )
    if gun_hit:
        x, y = DM * (start + reach) / 2, -DM * high
        parts.append(f'<path d="M{x - 7:g} {y - 7:g}l14 14m0-14l-14 14" stroke="#b3261e" stroke-width="4"/>')
    if not buttoned:
        x, y = (DM * float(one) for one in build.hatch.split()[1].split(","))
        parts.append(
            f'<path d="M{x + 1:g} {-y:g}v-5h9v5z" fill="{METAL}"/><circle cx="{x + 5.5:g}" cy="{-y - 8:g}" r="4" fill="#caa27c" {edge}/>'
        )
        parts.append(f'<path d="M{x + 0.5:g} {-y - 8:g}a5 5 0 0 1 10 0z" fill="{METAL}"/>')
    parts.append(f'<path d="{_outline(build.hatch)}" fill="{top}" {edge}/>')
    parts.append(f'<path d="{_outline(build.top)}" fill="{top}" {edge}/>')
    parts.append(f'<path d="{_outline(build.hull)}" fill="{hull}" {edge}/>')
    wide, tall = DM * (right - left), DM * 10
    parts.append(
        f'<rect x="{DM * left:g}" y="{-tall:g}" width="{wide:g}" height="{tall:g}" rx="{tall / 2:g}" fill="{TRACK}"/>'
    )
    apart = (last - first) / (many - 1)
    spots = [(first + apart * at, radius + 0.6, radius) for at in range(many)]
    spots += [(left + 3.4, 5.6, 2.6), (right - 3.4, 5.6, 2.6)] if radius < 3.5 else []
    discs = "".join(
        f"M{DM * (x - size):g} {-DM * y:g}a{DM * size:g} {DM * size:g} 0 1 0 {2 * DM * size:g} 0a{DM * size:g} {DM * size:g} 0 1 0 {-2 * DM * size:g} 0"
        for x, y, size in spots
    )
    hubs = "".join(f"M{DM * x - 1.6:g} {-DM * y:g}h3.2" for x, y, _ in spots)
    parts.append(f'<path d="{discs}" fill="{WHEEL}" stroke="{TRACK}" stroke-width="1.4"/>')
    parts.append(f'<path d="{hubs}" fill="none" stroke="{TRACK}" stroke-width="3"/>')
    if tracks:
        x = DM * (left + right) / 2
        parts.append(f'<path d="M{x - 9:g} 2l6-24 5 8 6-8-3 24z" fill="#f0e6cf" stroke="#b3261e" stroke-width="2"/>')
        if tracks == "immobilised":
            parts.append(
                f'<path d="M{DM * left:g} 5h{wide:g}" stroke="#b3261e" stroke-width="4" stroke-dasharray="9 5"/>'
            )
    turned = ' transform="scale(-1 1)"' if kind.nation == Nation.SOVIET else ""
    return f"<g{turned}>{''.join(parts)}</g>"


# --- the ground: what lies behind a tank, and what lies before it; the ground at the point 0, 0

GRASS, EARTH, WOOD, LEAF, STONE, BRICK, ROOF, WATER, ROAD = (
    "#b9c68d",
    "#b79f72",
    "#7b5f3d",
    "#5f7f43",
    "#a9a498",
    "#b98468",
    "#8a4f3d",
    "#7f97a3",
    "#8f8b80",
)
DEEP: Final = "#48653a"
GROUND: Final = f'<path d="M-125 6q125-14 250 0v6h-250z" fill="{GRASS}"/>'
PAVED: Final = f'<path d="M-125 2h250v10h-250z" fill="{ROAD}"/><path d="M-115 7h230" stroke="{GLASS}" stroke-width="1.6" stroke-dasharray="14 10"/>'


def _tree(x: float, tall: float) -> str:
    return (
        f'<path d="M{x - 3:g} 4v{-tall * 0.4:g}h6v{tall * 0.4:g}z" fill="{WOOD}"/>'
        f'<path d="M{x - tall * 0.3:g} {-tall * 0.25:g}l{tall * 0.18:g} {-tall * 0.28:g}h{-tall * 0.08:g}l{tall * 0.2:g} {-tall * 0.47:g}'
        f'l{tall * 0.2:g} {tall * 0.47:g}h{-tall * 0.08:g}l{tall * 0.18:g} {tall * 0.28:g}z" fill="{LEAF}" stroke="{DEEP}" stroke-width="1"/>'
    )


def _bush(x: float, y: float, size: float) -> str:
    return (
        f'<path d="M{x - size:g} {y:g}a{size * 0.5:g} {size * 0.5:g} 0 0 1 {size * 0.4:g} {-size * 0.6:g}a{size * 0.6:g} {size * 0.6:g} 0 0 1 '
        f'{size * 1.1:g} 0a{size * 0.5:g} {size * 0.5:g} 0 0 1 {size * 0.5:g} {size * 0.6:g}z" fill="{LEAF}" stroke="{DEEP}" stroke-width="1"/>'
    )


def _house(x: float, wide: float, tall: float, fill: str = BRICK) -> str:
    windows = "".join(
        f"M{x + 8 + at * 20:g} {-tall + row * 22:g}h9v12h-9z"
        for at in range(int((wide - 10) / 20))
        for row in range(int((tall - 4) / 22))
        if tall - row * 22 > 14
    )
    return (
        f'<path d="M{x:g} 4v{-tall - 8:g}h{wide:g}v{tall + 8:g}z" fill="{fill}" stroke="{METAL}" stroke-width="1"/>'
        f'<path d="M{x - 5:g} {-tall - 4:g}l{wide / 2 + 5:g} -20l{wide / 2 + 5:g} 20z" fill="{ROOF}" stroke="{METAL}" stroke-width="1"/>'
        f'<path d="{windows}" fill="{METAL}"/>'
    )


def _ruin(x: float, wide: float, tall: float) -> str:
    return (
        f'<path d="M{x:g} 4v{-tall:g}l6 8 8-14 10 16 {wide * 0.2:g}-4 6 {tall * 0.4:g} {wide * 0.2:g}-3v{tall * 0.5:g}z" fill="{BRICK}" stroke="{METAL}" stroke-width="1"/>'
        f'<path d="M{x + 9:g} {-tall * 0.5:g}h9v11h-9z" fill="{METAL}"/>'
    )


BLOCKS: Final = (
    f'<path d="M-112 8l8-14 12 2 6 12zM-70 9l4-11 13-3 9 9 1 5zM-8 9l6-12 15 1 8 11zM48 9l2-9 16-6 9 15zM90 9l7-13 12 3 8 10z" '
    f'fill="{STONE}" stroke="{METAL}" stroke-width="1"/>'
)
RUINS: Final = _ruin(-118, 60, 62) + _ruin(44, 70, 48)
FURROWS: Final = '<path d="M-110 3l12-12M-80 1l12-12M-50-1l12-12M-20-2l12-12M10-2l12-12M40-2l12-12M70 0l12-12M100 2l10-10" stroke="#d9b44a" stroke-width="3"/>'
SCENES: Final[dict[str, tuple[str, str]]] = {
    "woods": (
        GROUND + _tree(-100, 92) + _tree(-62, 74) + _tree(-14, 96) + _tree(36, 80) + _tree(82, 98) + _tree(110, 70),
        _bush(-96, 10, 12) + _bush(104, 10, 12),
    ),
    "brush": (
        GROUND + _bush(-92, 2, 26) + _bush(-20, 0, 34) + _bush(70, 2, 30),
        _bush(-100, 11, 14) + _bush(98, 11, 15),
    ),
    "hill": (
        f'<path d="M-125 12q40-22 62-52q10-12 26-12h74q16 0 26 12q22 30 62 52z" fill="{GRASS}" stroke="{DEEP}" stroke-width="1"/>',
        "",
    ),
    "gully": (
        f'<path d="M-125 12v-44q34 0 44 26h162q10-26 44-26v44z" fill="{EARTH}"/>',
        f'<path d="M-125 14v-42q26 2 34 26q12 14 30 16zM125 14v-42q-26 2-34 26q-12 14-30 16z" fill="{GRASS}" stroke="{WOOD}" stroke-width="1"/>',
    ),
    "field": (GROUND + FURROWS, ""),
    "mud": (
        f'<path d="M-125 6q125-10 250 0v6h-250z" fill="{EARTH}"/>',
        f'<path d="M-104 10q20-9 44 0zM-30 12q30-10 56 0zM50 10q20-8 50 0z" fill="{WOOD}"/>',
    ),
    "building": (PAVED + _house(-112, 96, 58) + _house(14, 92, 44, STONE), ""),
    "street": (
        PAVED + _house(-122, 76, 66) + _house(48, 74, 74),
        f'<path d="M-125 12h250" stroke="{STONE}" stroke-width="4"/>',
    ),
    "street_corner": (
        PAVED + _house(-122, 120, 72),
        f'<path d="M-125 12h170l40-20" fill="none" stroke="{STONE}" stroke-width="4"/>',
    ),
    "square": (
        PAVED
        + _house(-122, 46, 52)
        + _house(78, 44, 52, STONE)
        + f'<path d="M-10 4v-60h20v60zM-16 4h32M-6-56l6-22 6 22z" fill="{STONE}" stroke="{METAL}"/>',
        "",
    ),
    "factory": (
        PAVED
        + f'<path d="M-118 4v-64l34 18v-18l34 18v-18l34 18v-18l34 18v-18l34 18v46z" fill="{BRICK}" stroke="{METAL}"/><path d="M84 4l5-98h16l5 98z" fill="{ROOF}" stroke="{METAL}"/>'
        + f'<path d="M-104-30h16v14h-16zM-70-30h16v14h-16zM-36-30h16v14h-16zM-2-30h16v14h-16zM32-30h16v14h-16z" fill="{METAL}"/>',
        "",
    ),
    "rubble": (GROUND + RUINS, BLOCKS),
    "city_rubble": (PAVED + RUINS + _ruin(-40, 60, 84), BLOCKS),
    "bridge": (
        f'<path d="M-125 12v-4h250v4z" fill="{WATER}"/><path d="M-125 0h250v8h-18q-14-2-24 4h-44q-8-6-39-6t-39 6h-44q-10-6-24-4h-18z" fill="{STONE}" stroke="{METAL}"/>',
        f'<path d="M-125-10h250M-110-10v10M-70-10v10M-30-10v10M10-10v10M50-10v10M90-10v10" stroke="{METAL}" stroke-width="2.4"/>',
    ),
    "road": (
        f'<path d="M-125 2h250v10h-250z" fill="{EARTH}"/><path d="M-125 7h250" stroke="{GLASS}" stroke-width="1.6" stroke-dasharray="14 10"/>',
        "",
    ),
    "mines": (
        GROUND,
        "".join(
            f'<g transform="translate({x} 9)"><circle r="5" fill="{METAL}"/><path d="M-8 0h16M0-8v16" stroke="{METAL}" stroke-width="2"/></g>'
            for x in (-100, -52, 0, 52, 100)
        ),
    ),
}
NATURAL: Final = (GROUND, "")
URBAN: Final = (PAVED, "")
MOVING: Final = (GROUND, "")


def puffs(fill: str, edge: str) -> str:
    """Clouds before a tank that drives to the right."""
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" fill-opacity="0.86" stroke="{edge}"/>'
        for x, y, r in ((92, -8, 20), (118, -22, 24), (86, -42, 22), (116, -62, 20), (64, -64, 14))
    )


FLAMES: Final = (
    '<path d="M-44-32q-14-22 0-42q0 12 8 16q-2-24 14-38q-2 18 8 26q6-8 4-18q20 22 8 56z" fill="#e2571d" stroke="#8f2a0c" stroke-width="1.4"/>'
    '<path d="M-34-32q-8-14 2-26q4 8 8 8q0-12 6-18q4 14 8 20q2 8-4 16z" fill="#ffc53d"/>'
)
MOUND: Final = (
    f'<path d="M-125 13q14-34 44-36q60-6 118 0q36 4 46 36z" fill="{EARTH}" stroke="{WOOD}" stroke-width="1.4"/>'
)
"""Before a tank that is hull down."""
DUST: Final = (
    f'<path d="M-78 8q-8-16 6-18q-2-14-18-8q-16-8-22 6q-14 0-12 12q-6 8 4 8z" fill="{EARTH}" fill-opacity="0.7"/>'
    f'<path d="M-124-30h34M-120-44h24" stroke="{EARTH}" stroke-width="3" stroke-linecap="round"/>'
)
FOG: Final = (
    '<path d="M-124-66h90M-20-66h130M-110-46h140M46-46h78M-124-26h60M-50-26h170" fill="none" stroke="#f4f4f0" '
    'stroke-width="9" stroke-linecap="round" opacity="0.75"/>'
)


@lru_cache(2)
def at_gun(nation: Nation) -> str:
    """An anti-tank gun on the ground at the point 0, 0."""
    turned = ' transform="scale(-1 1)"' if nation == Nation.SOVIET else ""
    paint = PAINTS[nation][1]
    return (
        f'<g{turned}><path d="M-46 0l34-12" stroke="{METAL}" stroke-width="4"/><path d="M-4-17h58v4h-58z" fill="{paint}" stroke="{METAL}"/>'
        f'<path d="M0-28l8 4v22h-6z" fill="{paint}" stroke="{METAL}"/><circle cx="-3" cy="-8" r="8" fill="{WHEEL}" stroke="{TRACK}" stroke-width="3"/></g>'
    )


# --- what battle cards do

BURST: Final = "M0-12l3 6 7-5-3 8 7 3-7 3 3 8-7-5-3 6-3-6-7 5 3-8-7-3 7-3-3-8 7 5z"
ICONS: Final = {
    "move": f'<path d="M-11 4h22l-3 6h-16z" fill="{TRACK}"/><path d="M-11-7h11v-5l11 8-11 8v-5h-11z" fill="#2f5d8a"/>',
    "fire": f'<path d="{BURST}" fill="#c8460f"/><circle r="3.6" fill="#ffd27a"/>',
    "flank": '<path d="M-10 9q-2-17 12-15v-6l10 9-10 9v-6q-8-1-8 9z" fill="#b86e00"/>',
    "smoke": f'<g transform="translate(-18 10) scale(0.2)">{puffs("#b9b9b2", "#55564d")}</g>',
    "leadership": '<path d="M-9-2l9-8 9 8v5l-9-8-9 8zM-9 6l9-8 9 8v5l-9-8-9 8z" fill="#2f6d3a"/>',
    "command": '<path d="M-8-12h3v24h-3zM-4-11h14l-4 5 4 5h-14z" fill="#2f6d3a"/>',
    "tactics": '<path d="M3-13l-11 15h6l-3 12 12-16h-7z" fill="#6b3f93"/>',
    "explosion": f'<path d="{BURST}" fill="#a3271f"/>',
    "binoculars": '<path d="M-9-8h6l2 4h2l2-4h6l2 14q-6 5-10 0v-6h-2v6q-4 5-10 0z" fill="#23241f"/>',
    "extinguisher": '<path d="M-5-6h10v17h-10zM-2-10h4v3h-4zM2-9h8v3h-8z" fill="#2f5d8a"/>',
    "infantry": '<path d="M-6 12v-10h-2v-7h12l6-6 2 2-8 9v12h-4v-8h-2v8z" fill="#23241f"/><circle cx="-2" cy="-9" r="3.6" fill="#23241f"/>',
}
"""Around the point 0, 0."""
