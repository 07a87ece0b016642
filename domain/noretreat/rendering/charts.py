"""The parts that never change, as text: the charts, the map in letters, the ground, the print on units."""

import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from kronika.domain.kernel.rendering import Page
from kronika.domain.kernel.words import Word
from kronika.domain.noretreat.content import Country, Edge, Kind, Sea, Space, Terrain, TerrainRow, WeatherRow
from kronika.domain.noretreat.content.words import AXIS, SIDES, SOVIET, Result
from kronika.domain.noretreat.rendering.counters import said
from kronika.domain.noretreat.scene import STEPS, Scene, hex_neighbours, side_of
from kronika.domain.noretreat.state import OUT, SIDE_NAMES, BlowKind, Board, space_name, unit_name
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.words import sentence


def label(name: str, page: Page) -> str:
    """A short text in the language of a page."""
    return sentence(page.language, f"label-{name}")


def wrapped(line: str, page: Page) -> str:
    """A line within the columns of a page."""
    if page.columns is None:
        return line
    return textwrap.fill(line, page.columns, subsequent_indent="    ", break_on_hyphens=False)


def spaces(board: Board, ids: Iterable[str], page: Page) -> str:
    """Spaces by name, or by number where they have none."""
    return ", ".join(said(space_name(board, id), page.language) for id in ids)


def units(board: Board, ids: Iterable[str], page: Page) -> str:
    """Units by name."""
    return ", ".join(said(unit_name(board, id), page.language) for id in ids)


def runs(board: Board, ids: Iterable[str], page: Page) -> str:
    """Hexes by number, those side by side in a row as from–to; then areas by name."""
    found: list[list[str]] = []
    there = sorted(ids)
    for id in (id for id in there if not board.scene.atlas.is_area(id)):
        if found and found[-1][-1][:2] == id[:2] and int(found[-1][-1]) + 1 == int(id):
            found[-1].append(id)
        else:
            found.append([id])
    told = [run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found]
    told += [said(space_name(board, id), page.language) for id in there if board.scene.atlas.is_area(id)]
    return ", ".join(told)


# --- the combat results tables, terrain and weather

CELL: Final = 5
"""Letters of a column of a combat results table."""


def charts_text(board: Board, page: Page) -> str:
    """Everything that is printed on the charts."""
    told = [*_results(board, page), *_terrain(board, page), *_weather(board, page)]
    return "\n".join(wrapped(line, page) if len(line) > (page.columns or len(line)) else line for line in told)


def _results(board: Board, page: Page) -> Iterator[str]:
    """NR64: both tables, and what the results mean."""
    tables = board.scene.tables
    for side, rows in ((AXIS, tables.axis), (SOVIET, tables.soviet)):
        yield f"{sentence(page.language, f'pick-{side}')}:"
        yield "  " + "".join(column.replace("-", ":").rjust(CELL) for column in tables.columns)
        for die, row in enumerate(rows, 1):
            yield f" {die}" + "".join(str(result).rjust(CELL) for result in row.results)
    yield "; ".join(f"{one} {sentence(page.language, f'result-{one}')}" for one in Result if one != Result.DL)


def _terrain(board: Board, page: Page) -> Iterator[str]:
    """NR39, NR60, NR62, NR76."""
    for row in board.scene.tables.terrain:
        yield f"{sentence(page.language, f'terrain-{row.terrain}')}: {', '.join(_of_terrain(row, page))}"


def _of_terrain(row: TerrainRow, page: Page) -> Iterator[str]:
    yield f"{label('cost', page)} {row.others} ({label('armour', page)} {row.armour})"
    if row.left:
        yield f"{label('shift', page)} -{row.left}"
    if row.armour_bonus:
        yield label("bonus", page)
    if row.stops:
        yield label("stops", page)


def _weather(board: Board, page: Page) -> Iterator[str]:
    """NR76, NR90, NR91."""
    for row in board.scene.tables.weather:
        yield f"{sentence(page.language, f'weather-{row.weather}')}: {', '.join(_of_weather(row, page))}"


def _of_weather(row: WeatherRow, page: Page) -> Iterator[str]:
    yield f"{label('advance', page)} {row.hexes} ({label('armour', page)} {row.armour_hexes})"
    if row.mp:
        yield f"{label('mp', page)} {row.mp}"
    if row.armour_bonus:
        yield label("bonus", page)
    if row.rivers:
        yield label("rivers", page)
    if row.axis_left:
        yield f"{label('axis_left', page)} -{row.axis_left}"
    if row.soviet_table:
        yield label("soviet_table", page)
    if row.axis_targets:
        yield f"{label('axis_targets', page)} {row.axis_targets}"


# --- the map in letters: its contents, and the ground with its rivers

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


# --- the ground in lists

W = TypeVar("W", bound=Word)


def terrain_text(board: Board, page: Page) -> str:
    """The map of it, or for who has it read out the sides of its hexes; then the rest."""
    lists = [wrapped(line, page) for line in (*(_borders(board, page) if page.plain else ()), *_lists(board, page))]
    return "\n".join(lists if page.plain else [ground_text(board), *lists])


def _borders(board: Board, page: Page) -> Iterator[str]:
    for name, sides in (("rivers_at", board.scene.atlas.rivers), ("lakes", board.scene.atlas.lakes)):
        yield f"{label(name, page)}: {_sides(sides)}"
    crossings = [one.id for one in board.scene.atlas.spaces.values() if one.crossing]
    yield f"{label('crossing', page)}: {runs(board, crossings, page)}"
    yield from _by(
        board, "terrain-", Terrain, [(one.id, one.terrain) for one in board.scene.atlas.spaces.values()], page
    )


def _lists(board: Board, page: Page) -> Iterator[str]:
    atlas = board.scene.atlas
    every, hexes = atlas.spaces.values(), [atlas.spaces[id] for id in sorted(atlas.hexes)]
    yield from _by(board, "sea-", Sea, [(one.id, one.sea) for one in every if one.sea != Sea.NONE], page)
    yield from _by(board, "edge-", Edge, [(one.id, one.edge) for one in every if one.edge != Edge.NONE], page)
    yield from _by(
        board, "country-", (Country.GREATER_GERMANY, Country.NONE), [(one.id, one.country) for one in hexes], page
    )
    for side in SIDES:
        there = spaces(board, atlas.objectives[side], page)
        yield f"{label('objective_of', page)} {said(SIDE_NAMES[side], page.language)}: {there}"
    for id, space in sorted(atlas.spaces.items()):
        if atlas.is_area(id):
            yield _area(board, space, page)


def _sides(sides: frozenset[str]) -> str:
    """Sides between hexes: each hex with those on the other side of it."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for side in sorted(sides):
        one, _, two = side.partition("-")
        found[one].append(two)
    return "; ".join(f"{one} | {' '.join(beyond)}" for one, beyond in found.items())


def _by(board: Board, kind: str, words: Iterable[W], of: Iterable[tuple[str, W]], page: Page) -> Iterator[str]:
    """A line for each word of a kind: the spaces that it is said of."""
    found: defaultdict[W, list[str]] = defaultdict(list)
    for id, value in of:
        found[value].append(id)
    for value in words:
        if found[value]:
            yield f"{sentence(page.language, f'{kind}{value}')}: {runs(board, found[value], page)}"


def _area(board: Board, area: Space, page: Page) -> str:
    told = [f"{label('borders', page)} {spaces(board, area.borders, page)}"]
    if area.axis_nations:
        nations = ", ".join(sentence(page.language, f"nation-{nation}") for nation in area.axis_nations)
        told.append(f"{label('open_to', page)}: {nations}")
    if area.after is not None:
        told.append(f"{label('after', page)} «{sentence(page.language, f'happened-{area.after}')}»")
    return f"{spaces(board, (area.id,), page)}: {'; '.join(told)}"


# --- the print on units other than their values

NOTES: Final[tuple[tuple[str, Callable[[Kind], bool]], ...]] = (
    (
        "units-white",
        lambda kind: any(face.white for face in kind.faces),
    ),
    (
        "units-no-zone",
        lambda kind: not all(face.zoc for face in kind.faces),
    ),
    ("units-removed", lambda kind: kind.removed),
    ("units-cadre", lambda kind: kind.cadre),
    ("units-ss", lambda kind: kind.ss),
    ("units-loses-first", lambda kind: kind.loses_first),
    ("units-two-steps", lambda kind: kind.two_steps),
    ("units-one-step", lambda kind: kind.one_step),
    ("units-free-stacking", lambda kind: kind.free_stacking),
    ("units-stays", lambda kind: kind.stays),
    ("units-turns-at-home", lambda kind: kind.turns_at_home),
)


def kinds_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each note, of the units that are still in the game."""
    kinds = [board.kind(unit.id) for unit in seen.units if unit.place != OUT]
    told = [(sentence(page.language, note), [kind.id for kind in kinds if holds(kind)]) for note, holds in NOTES]
    for id, figure in (("units-price", _price), ("units-back", _returns)):
        for n in sorted({figure(kind) for kind in kinds} - {0}):
            told.append((sentence(page.language, id, n=n), [kind.id for kind in kinds if figure(kind) == n]))
    return "\n".join(wrapped(f"{note}: {units(board, there, page)}", page) for note, there in told if there)


def _price(kind: Kind) -> int:
    return kind.card_price if kind.card_price > 1 else 0


def _returns(kind: Kind) -> int:
    return kind.returns_after
