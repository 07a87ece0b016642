"""The panels of a position as text: everything that who plays has to see, within eighty columns."""

from kronika.domain.kernel.rendering import Page, Role, Written
from kronika.domain.noretreat.rendering.tracks import lines
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.view import NoRetreatView, view
from kronika.domain.noretreat.words import sentence
from kronika.domain.noretreat.writing.battles import odds_text
from kronika.domain.noretreat.writing.charts import charts_text
from kronika.domain.noretreat.writing.control import control_text
from kronika.domain.noretreat.writing.ground import terrain_text
from kronika.domain.noretreat.writing.kinds import kinds_text
from kronika.domain.noretreat.writing.lists import wrapped
from kronika.domain.noretreat.writing.maps import map_text
from kronika.domain.noretreat.writing.marks import marks_text
from kronika.domain.noretreat.writing.supplying import supply_text
from kronika.domain.noretreat.writing.turns import turns_text
from kronika.domain.noretreat.writing.units import boxes_text, cards_text, hands_text, units_text
from kronika.domain.noretreat.writing.ways import reach_text, ways_text
from kronika.domain.noretreat.writing.winning import aims_text


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    return told(board, view(board), page) if board.units else ()


def told(board: Board, seen: NoRetreatView, page: Page) -> tuple[Written, ...]:
    """The map in letters, or for a screen reader what stands where; with it what changes from decision to decision;
    the rest where asked, and what never changes where somebody asks how it is read."""
    units = units_text(board, seen, page)
    panels = [
        Written("map", Role.MAIN, units if page.plain else map_text(board, seen)),
        Written("state", Role.EACH, "\n".join(wrapped(line, page) for line in lines(board, seen, page.language))),
        Written("marks", Role.EACH, marks_text(board, seen, page)),
        Written("odds", Role.EACH, odds_text(board, seen, page)),
        Written("ways", Role.EACH, ways_text(board, seen, page)),
        Written("hands", Role.EACH, hands_text(board, seen, page)),
        Written("cards", Role.ASKED, cards_text(board, seen, page)),
        Written("boxes", Role.ASKED, boxes_text(board, seen, page)),
        Written("control", Role.ASKED, control_text(board, seen, page)),
        Written("aims", Role.ASKED, aims_text(board, seen, page)),
        Written("supply", Role.ASKED, supply_text(board, seen, page)),
        Written("reach", Role.ASKED, reach_text(board, seen, page)),
        Written("turns", Role.MORE, turns_text(board, seen, page)),
        Written("kinds", Role.MORE, kinds_text(board, seen, page)),
        Written("charts", Role.MORE, charts_text(board, page)),
        Written("ground", Role.MORE, terrain_text(board, page)),
    ]
    if not page.plain:
        legends = "\n".join(wrapped(sentence(page.language, id), page) for id in ("legend-letters", "legend-ground"))
        panels += [Written("units", Role.MORE, units), Written("legend", Role.MORE, legends)]
    return tuple(one for one in panels if one.text)
