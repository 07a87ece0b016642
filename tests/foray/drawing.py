"""How Foray is drawn: the table with its seats, and the hand of each seat that is seen."""

from typing import Any

from kronika.domain.kernel.catalogue import text as said
from kronika.domain.kernel.rendering import (
    BUTTON,
    Drawing,
    Meant,
    Page,
    Panel,
    Place,
    Role,
    Written,
    document,
    group,
    text,
)
from kronika.domain.kernel.words import Sentence
from tests.foray import rules as d
from tests.foray.state import WIND, Board
from tests.foray.view import HandView, view
from tests.foray.words import message

WIDE, HIGH, APART, MARGIN = 46, 64, 8, 16
SEAT = 220
BUTTONS = {
    "raid": message("button-raid"),
    "steal": message("button-steal"),
    "confide": message("decision-confide"),
    "bury": message("decision-bury"),
    "rest": message("decision-rest"),
    "pass": message("decision-pass"),
    "keep": message("decision-keep"),
    "let_go": message("decision-let-go"),
}
TABLE = message("drawing-table")


def panels(board: Board, language: str) -> tuple[Panel, ...]:
    """The table first, then the hands that the eyes of the board see."""
    if not board.setup.seats:
        return ()
    hands = [hand for hand in view(board).hands if hand.cards]
    return (_table(board, language), *(_hand(hand, board.viewer, language) for hand in hands))


def _table(board: Board, language: str) -> Panel:
    seen = view(board)
    deck, discarded = (said(message(f"drawing-{word}"), language) for word in ("deck", "discarded"))
    parts = [text(MARGIN, 34, f"{deck} {seen.deck}; {discarded} {len(seen.discarded)}", 16)]
    parts += [_card(card, MARGIN + at * (WIDE + APART), 48, "") for at, card in enumerate(seen.discarded[-8:])]
    top = 48 + HIGH + APART
    rows = [(hand.seat, f"{hand.seat} ({hand.team}): {hand.size}") for hand in seen.hands]
    rows += [(WIND, said(meant(board, f"seat:{WIND}").name, language))] * board.alone
    for at, (seat, label) in enumerate(rows):
        x, y = MARGIN + at % 2 * (SEAT + APART), top + at // 2 * 48
        frame = f'<rect width="{SEAT}" height="40" rx="6" fill="#fffdf5" stroke="#23241f"/>'
        parts.append(group("seat", x, y, frame + text(10, 26, label, 15), f"seat:{seat}", seat))
    top += (len(rows) + 1) // 2 * 48 + 20
    parts.append(text(MARGIN, top, ", ".join(f"{team} {points}" for team, points in seen.points.items()), 16))
    width, height = 2 * SEAT + APART + 2 * MARGIN, top + MARGIN
    return Panel("table", Place.BOARD, TABLE, document(width, height, said(TABLE, language), parts), width, height)


def _hand(hand: HandView, viewer: str, language: str) -> Panel:
    title = message("drawing-hand-of", seat=hand.seat)
    parts = [_card(card, MARGIN + at * (WIDE + APART), MARGIN, f"card:{card}") for at, card in enumerate(hand.cards)]
    width, height = 2 * MARGIN + max(hand.size, 4) * (WIDE + APART), HIGH + 2 * MARGIN
    place = Place.HAND if hand.seat == viewer else Place.ASIDE
    return Panel(
        f"hand-{hand.seat}", place, title, document(width, height, said(title, language), parts), width, height
    )


def _card(card: int, x: float, y: float, handle: str) -> str:
    frame = f'<rect width="{WIDE}" height="{HIGH}" rx="5" fill="#fffdf5" stroke="#23241f"/>'
    return group("card", x, y, frame + text(WIDE / 2, HIGH / 2 + 7, str(card), 20, anchor="middle"), handle, str(card))


def written(board: Board, page: Page) -> tuple[Written, ...]:
    """A line a seat, and the cards that are seen."""
    if not board.setup.seats:
        return ()
    seen = view(board)
    points, deck, hand = (said(message(f"drawing-{word}"), page.language) for word in ("points", "deck", "hand"))
    rows = [f"{one.seat} ({one.team}): {hand} {one.size}" for one in seen.hands]
    rows.append(f"{deck} {seen.deck}; {points}: {', '.join(f'{team} {n}' for team, n in seen.points.items())}")
    held = [f"{hand.capitalize()} {one.seat}: {' '.join(map(str, one.cards))}" for one in seen.hands if one.cards]
    return (Written("table", Role.MAIN, "\n".join(rows)), Written("hands", Role.EACH, "\n".join(held)))


def handles(board: Board, decision: Any) -> tuple[str, ...]:
    """A card alone; else what is done, and to whom."""
    match decision:
        case d.Pick(card) | d.Play(card) | d.Choose(card):
            return (f"card:{card}",)
        case d.Raid(target) | d.Steal(target):
            return (BUTTON + str(decision.__struct_config__.tag), f"seat:{target}")
        case _:
            return (BUTTON + str(decision.__struct_config__.tag),)


def meant(board: Board, handle: str) -> Meant:
    """What a handle is called."""
    kind, _, id = handle.partition(":")
    if kind == "button":
        return Meant(BUTTONS[id])
    if kind == "card":
        return Meant(message("drawing-card", id=id))
    return Meant(message("drawing-wind") if id == WIND else Sentence(id, id))


DRAWING = Drawing(panels, written, handles, meant)
