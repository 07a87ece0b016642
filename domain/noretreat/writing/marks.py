"""The markers on the map and beside it, as text."""

from collections.abc import Iterator

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.names import half_title, unit_name
from kronika.domain.noretreat.rendering.counters import place_said
from kronika.domain.noretreat.rendering.words import said, side_said
from kronika.domain.noretreat.state import BlowKind, Board
from kronika.domain.noretreat.view import NoRetreatView
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import label, spaces, wrapped


def marks_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """A line for each kind of marker that lies anywhere."""
    return "\n".join(wrapped(line, page) for line in _lines(board, seen, page))


def _lines(board: Board, seen: NoRetreatView, page: Page) -> Iterator[str]:
    yield from _blows(board, seen, page)
    yield from _units(board, seen, page)
    for name, places in (("works", seen.works), ("scorched", seen.scorched)):
        if places:
            yield f"{label(name, page)}: {spaces(board, places, page)}"
    if seen.joker:
        yield f"{label('joker', page)}: {side_said(seen.joker, page.language)}"
    if seen.forecast:
        told = [f"{turn} {sentence(page.language, f'weather-{weather}')}" for turn, weather in seen.forecast.items()]
        yield f"{label('markers', page)}: {', '.join(told)}"
    yield f"{label('pivot', page)} {seen.pivot}"
    for trigger, turn in seen.triggered.items():
        when = f"{label('turn', page)} {turn}" if turn else label("before", page)
        yield f"{label('happened', page)}: {sentence(page.language, f'happened-{trigger}')} ({when})"
    if seen.happened:
        yield f"{label('events', page)}: {', '.join(_half(board, half, page) for half in seen.happened)}"


def _blows(board: Board, seen: NoRetreatView, page: Page) -> Iterator[str]:
    """NR51, NR52: the markers of each side by kind."""
    for side in SIDES:
        for kind in BlowKind:
            there = [blow for blow in seen.blows if (blow.side, blow.kind) == (side, kind)]
            told = [
                spaces(board, (blow.space,), page) + (f" ({label('left', page)})" if blow.left else "")
                for blow in there
            ]
            if told:
                yield f"{side_said(side, page.language)}, {sentence(page.language, f'blows-{kind}')}: {', '.join(told)}"


def _units(board: Board, seen: NoRetreatView, page: Page) -> Iterator[str]:
    """NR50, NR113: the markers that lie on units."""
    places = {unit.id: unit.place for unit in seen.units}
    marked = [("reserve", seen.reserve), *(("local", unit) for _, unit in sorted(seen.local.items()))]
    for name, unit in marked:
        if unit:
            where = place_said(board, places[unit], page.language)
            yield f"{label(name, page)}: {said(unit_name(board, unit), page.language)}, {where}"


def _half(board: Board, half: str, page: Page) -> str:
    side, _, card = half.partition("-")
    return said(half_title(board, side, int(card)), page.language)
