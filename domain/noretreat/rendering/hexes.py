"""Where hexes lie in a picture: rows from north to south, each half a hex further east than the one above."""

from collections.abc import Iterable
from math import sqrt
from typing import Final

from kronika.domain.noretreat.scene import Atlas

RADIUS: Final = 44.0
WIDE: Final = RADIUS * sqrt(3)
HIGH: Final = RADIUS * 1.5
CORNERS: Final = ((0, -1), (0.5, -0.5), (0.5, 0.5), (0, 1), (-0.5, 0.5), (-0.5, -0.5))
"""In widths and radii from the middle."""
TINTED: Final = "l35.4 20.5v41l-35.4 20.5-35.4-20.5v-41z"
"""From the top of a hex around it."""

AROUND: Final = ("NE", "E", "SE", "SW", "W", "NW")
"""The side of a hex that goes on from each corner."""

Point = tuple[float, float]


class Grid:
    """The middle of every hex of a map, and how large the picture of all is."""

    def __init__(self, atlas: Atlas) -> None:
        hexes = sorted(id for id in atlas.spaces if not atlas.is_area(id))
        raw = {id: ((int(id[2:]) + int(id[:2]) / 2) * WIDE, int(id[:2]) * HIGH) for id in hexes}
        left, top = (min(point[axis] for point in raw.values()) for axis in (0, 1))
        self.middle: dict[str, Point] = {id: (x - left + WIDE / 2, y - top + RADIUS) for id, (x, y) in raw.items()}
        self.width, self.height = (max(point[axis] for point in self.middle.values()) for axis in (0, 1))
        self.width, self.height = self.width + WIDE / 2, self.height + RADIUS

    def side(self, one: str, two: str) -> tuple[Point, Point]:
        """The two ends of the side between neighbours."""
        (x1, y1), (x2, y2) = self.middle[one], self.middle[two]
        along = (-(y2 - y1) / WIDE * RADIUS / 2, (x2 - x1) / WIDE * RADIUS / 2)
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        return (x - along[0], y - along[1]), (x + along[0], y + along[1])


def outline(shrunk: float = 1.0) -> str:
    """The corners of a hex around the point 0, 0."""
    return points((x * WIDE * shrunk, y * RADIUS * shrunk) for x, y in CORNERS)


def points(corners: Iterable[Point]) -> str:
    """Corners as SVG takes them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


def side_at(middle: Point, way: str) -> tuple[Point, Point]:
    """The two ends of a side of a hex, in a direction in which it need not have a neighbour."""
    first = AROUND.index(way)
    one, two = (CORNERS[at % len(CORNERS)] for at in (first, first + 1))
    x, y = middle
    return (x + one[0] * WIDE, y + one[1] * RADIUS), (x + two[0] * WIDE, y + two[1] * RADIUS)


def tint(middles: Iterable[Point]) -> str:
    """Hexes around these points, a little smaller than they are, as one path."""
    return "".join([f"M{x:.0f} {y - 41:.0f}{TINTED}" for x, y in middles])
