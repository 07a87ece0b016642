"""The map in letters: what stands where, and the ground with its rivers."""

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from kronika.domain.noretreat.content.chart import Space, Terrain
from kronika.domain.noretreat.content.words import AXIS
from kronika.domain.noretreat.scene import STEPS, Scene, hex_neighbours, side_of
from kronika.domain.noretreat.state import BlowKind, Board
from kronika.domain.noretreat.view import NoRetreatView

GROUND: Final = {
    Terrain.OPEN: ".",
    Terrain.CITY: "o",
    Terrain.FOREST: "f",
    Terrain.MARSH: "m",
    Terrain.MOUNTAIN: "^",
    Terrain.KERCH: "=",
}
BLOWS: Final = {BlowKind.TARGET: "!", BlowKind.COUNTERBLOW: "?"}
WIDE: Final = 3
"""Letters of a hex."""


def map_text(board: Board, seen: NoRetreatView) -> str:
    """Rows of hexes, each half a hex further east than the one above."""
    stacks: defaultdict[str, list[str]] = defaultdict(list)
    for unit in seen.units:
        stacks[unit.place].append(unit.id)
    control = {one.space: one.side for one in seen.control}
    marks = {one.space: BLOWS[one.kind] for one in seen.blows}

    def letters(space: Space) -> str:
        if space.id in stacks:
            there = f"{_letter(board.side(stacks[space.id][0])).upper()}{len(stacks[space.id])}"
        else:
            there = _ground(space) + _letter(control.get(space.id, ""))
        return there.ljust(2) + marks.get(space.id, " ")

    return _rows(board.scene, letters)


def _letter(side: str) -> str:
    return side and ("a" if side == AXIS else "s")


def _ground(space: Space) -> str:
    return "~" if space.crossing else GROUND[space.terrain]


def ground_text(board: Board) -> str:
    """The ground of each hex, and between the rows the rivers that run there."""
    scene = board.scene

    def letters(space: Space) -> str:
        east = _border(scene, space.id, hex_neighbours(space.id)[list(STEPS).index("E")], "|")
        return (_ground(space) + ("*" if space.objective else " ")) + east

    def below(space: Space) -> str:
        beside = dict(zip(STEPS, hex_neighbours(space.id), strict=True))
        return _border(scene, space.id, beside["SW"], "\\") + _border(scene, space.id, beside["SE"], "/")

    return _rows(scene, letters, below)


def _border(scene: Scene, one: str, two: str, drawn: str) -> str:
    side = side_of(one, two)
    return "#" if side in scene.atlas.lakes else drawn if side in scene.atlas.rivers else " "


def _rows(scene: Scene, letters: Callable[[Space], str], below: Callable[[Space], str] | None = None) -> str:
    atlas = scene.atlas
    left = min(_half(id) for id in atlas.hexes)
    rows: defaultdict[int, dict[int, Space]] = defaultdict(dict)
    for id in atlas.hexes:
        rows[int(id[:2])][WIDE * (_half(id) - left) // 2] = atlas.spaces[id]
    told = []
    for _, hexes in sorted(rows.items()):
        told.append(_row(hexes[min(hexes)].id, hexes, letters))
        if below is not None and (between := _row(" " * 4, hexes, below)).strip():
            told.append(between)
    return "\n".join(told)


def _half(id: str) -> int:
    """How many halves of a hex it lies to the east."""
    return 2 * int(id[2:]) + int(id[:2])


def _row(start: str, hexes: dict[int, Space], letters: Callable[[Space], str]) -> str:
    line = ""
    for at, space in sorted(hexes.items()):
        line = line.ljust(at) + letters(space)
    return f"{start} {line}".rstrip()
