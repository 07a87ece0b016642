"""Where units can end their movement, as text."""

from kronika.domain.kernel.rendering import Page
from kronika.domain.noretreat.names import unit_name
from kronika.domain.noretreat.rendering.words import said
from kronika.domain.noretreat.rules.movement import GG
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.view import NoRetreatView, WayView
from kronika.domain.noretreat.writing.lists import label, runs, spaces, wrapped


def ways_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """The unit that is on its way, and each end with its cost and the spaces between."""
    if not seen.moving:
        return ""
    unit = said(unit_name(board, seen.moving), page.language)
    if not seen.ways:
        return f"{unit}: {label('asked', page)}"
    told = "; ".join(_way(board, way, page) for way in seen.ways)
    return wrapped(f"{unit} {label('ends', page)}: {told}", page)


def _way(board: Board, way: WayView, page: Page) -> str:
    *between, end = way.path
    parts = [str(way.cost), *([" > ".join(between)] if between else [])]
    if way.takes:
        places = [label("gg", page) if one == GG else spaces(board, (one,), page) for one in way.takes]
        parts.append(f"{label('takes', page)} {', '.join(places)}")
    return f"{end} ({', '.join(parts)})"


def reach_text(board: Board, seen: NoRetreatView, page: Page) -> str:
    """Where each unit that may still move could end."""
    if not seen.reaches:
        return ""
    told = [
        wrapped(f"  {said(unit_name(board, one.unit), page.language)}: {runs(board, one.spaces, page)}", page)
        for one in seen.reaches
    ]
    return "\n".join([f"{label('reach', page)}:", *told])
