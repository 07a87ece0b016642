"""How Sample is drawn: the table, the hands that are seen, and the discards."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.rendering import BUTTON, Drawing, Meant, Page, Panel, Place, Role, Written, document, group
from kronika.domain.kernel.rendering import text as label
from kronika.domain.kernel.words import Message
from kronika.tools.dev.sample import rules
from kronika.tools.dev.sample.state import Board
from kronika.tools.dev.sample.view import SampleView, view
from kronika.tools.dev.sample.words import message

WIDE, HIGH, GAP, MARGIN = 46, 64, 8, 16
SEAT = 260
WHITE, LINE = "#fffdf5", "#23241f"


def panels(board: Board, language: str) -> tuple[Panel, ...]:
    """The table first, then the hands that the eyes of the board see, then the discards."""
    if not board.setup.seats:
        return ()
    seen = view(board)
    hands = [
        _cards(f"hand-{one.seat}", _place(board, one.seat), message("panel-hand", seat=one.seat), one.cards, language)
        for one in seen.hands
        if one.cards
    ]
    discards = _cards("discards", Place.ASIDE, message("panel-discards"), seen.discards, language, meant=False)
    return (_table(seen, language), *hands, discards)


def _place(board: Board, seat: str) -> Place:
    """The own hand lies before who looks; others lie aside."""
    return Place.HAND if seat == board.viewer else Place.ASIDE


def _table(seen: SampleView, language: str) -> Panel:
    """Both seats, which a raid can mean, and the deck."""
    parts = []
    for at, (hand, line) in enumerate(zip(seen.hands, _lines(seen, language), strict=True)):
        frame = f'<rect width="{SEAT}" height="40" rx="6" fill="{WHITE}" stroke="{LINE}"/>'
        drawn = frame + label(10, 26, line, 15)
        parts.append(group("seat", MARGIN, MARGIN + at * (40 + GAP), drawn, f"seat:{hand.seat}", hand.seat))
    height = MARGIN + len(seen.hands) * (40 + GAP) + 2 * MARGIN
    parts.append(label(MARGIN, height - MARGIN, _deck(seen, language), 15))
    width = SEAT + 2 * MARGIN
    title = message("panel-table")
    return Panel("table", Place.BOARD, title, document(width, height, text(title, language), parts), width, height)


def _cards(
    name: str, place: Place, title: Message, cards: Sequence[int], language: str, *, meant: bool = True
) -> Panel:
    """Cards in a row; those of a hand can be meant."""
    parts = []
    for at, card in enumerate(cards):
        frame = f'<rect width="{WIDE}" height="{HIGH}" rx="5" fill="{WHITE}" stroke="{LINE}"/>'
        drawn = frame + label(WIDE / 2, HIGH / 2 + 7, str(card), 20, anchor="middle")
        handle = f"card:{card}" if meant else ""
        parts.append(group("card", MARGIN + at * (WIDE + GAP), MARGIN, drawn, handle, str(card)))
    width, height = 2 * MARGIN + max(len(cards), 4) * (WIDE + GAP), HIGH + 2 * MARGIN
    return Panel(name, place, title, document(width, height, text(title, language), parts), width, height)


def _lines(seen: SampleView, language: str) -> list[str]:
    """A line a seat."""
    return [
        text(message("table-seat", seat=one.seat, points=one.points, cards=one.size), language) for one in seen.hands
    ]


def _deck(seen: SampleView, language: str) -> str:
    return text(message("table-deck", round=seen.round, deck=seen.deck), language)


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """The same as text: panels for a terminal, and when each is shown."""
    if not board.setup.seats:
        return ()
    seen, language = view(board), page.language
    hands = [f"{one.seat}: {' '.join(map(str, one.cards))}" for one in seen.hands if one.cards]
    discards = f"{text(message('panel-discards'), language)}: {' '.join(map(str, seen.discards)) or '–'}"
    return (
        Written("table", Role.MAIN, "\n".join([*_lines(seen, language), _deck(seen, language)])),
        Written("hands", Role.EACH, "\n".join(hands)),
        Written("key", Role.MORE, text(message("key-raid"), language)),
        Written("discards", Role.ASKED, discards),
    )


def handles(board: Board, decision: Any) -> tuple[str, ...]:
    """A card; for a raid then the other seat; to rest a button."""
    match decision:
        case rules.Pick(card):
            return (f"card:{card}",)
        case rules.Raid(card):
            return (f"card:{card}", f"seat:{board.other(board.order[0])}")
        case _:
            return (BUTTON + "rest",)


def meant(board: Board, handle: str) -> Meant:
    """The meaning of a handle."""
    kind, _, id = handle.partition(":")
    if kind == "button":
        return Meant(message("decision-rest"))
    return Meant(message("name-card", card=id) if kind == "card" else message("name-seat", seat=id))


DRAWING = Drawing(panels, written, handles, meant)
