"""The ground as text: the map of it, then rivers, coasts, edges, countries and areas in lists."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TypeVar

from kronika.domain.kernel.rendering import Page
from kronika.domain.kernel.words import Word
from kronika.domain.noretreat.content.chart import Country, Edge, Sea, Space, Terrain
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import SIDE_NAMES
from kronika.domain.noretreat.rendering.words import said
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import label, runs, spaces, wrapped
from kronika.domain.noretreat.writing.maps import ground_text

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
