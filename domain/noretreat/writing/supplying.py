"""Zones of control and supply, as text."""

from collections.abc import Iterator

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.names import unit_name
from kronika.domain.noretreat.outlook import SupplyView
from kronika.domain.noretreat.rendering.counters import place_said
from kronika.domain.noretreat.rendering.words import said, side_said
from kronika.domain.noretreat.state import Board, SupplyKind
from kronika.domain.noretreat.view import NoRetreatView, SideView
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.lists import label, runs, wrapped


def supply_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """By side its zones, its sources, where it has overland supply, and what supplies each of its units."""
    return "\n".join(wrapped(line, page) for side in seen.sides for line in _side(board, seen, side, page))


def _side(board: Board, seen: NoRetreatView, side: SideView, page: Page) -> Iterator[str]:
    who = side_said(side.id, page.language)
    fed = next((one.supplied for one in seen.reckoned if one.side == side.id), ())
    for name, there in (("zones", side.zones), ("sources", side.sources), ("supplied", fed)):
        yield f"{who}, {label(name, page)}: {runs(board, there, page)}"
    places = {unit.id: unit.place for unit in seen.units}
    own = [one for one in seen.supplies if board.side(one.unit) == side.id]
    told = [_unit(board, one, places[one.unit], page) for one in own]
    yield f"{who}, {label('units', page)}: {'; '.join(told)}"


def _unit(board: Board, one: SupplyView, place: str, page: Page) -> str:
    name, where = said(unit_name(board, one.unit), page.language), place_said(board, place, page.language)
    line = " > ".join(one.path)
    if one.kind == SupplyKind.OVERLAND and line:
        return f"{name}, {where} > {line}"
    by = sentence(page.language, f"supplied-{one.kind}")
    return f"{name}, {where}, {by}" + (f" > {line}" if line else "")
