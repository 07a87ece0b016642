"""The charts of the game as text: the combat results tables, terrain and weather."""

from collections.abc import Iterator
from typing import Final

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.content.tables import TerrainRow, WeatherRow
from kronika.domain.noretreat.content.words import AXIS, SOVIET, Result
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import label, wrapped

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
