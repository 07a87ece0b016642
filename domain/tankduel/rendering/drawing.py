"""How battles are drawn, what leads to each decision when somebody points at things, and what those are called."""

from typing import Any, Final

from msgspec.structs import asdict

from kronika.domain.kernel.rendering import BUTTON, Drawing, Meant, Panel, document, text
from kronika.domain.kernel.words import Message, Sentence
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.rendering.boards import MARGIN, boards_panel, card_rows, place_name, rows_width
from kronika.domain.tankduel.rendering.lane import lane_panel, range_name
from kronika.domain.tankduel.rendering.writing import (
    conditions,
    face,
    figures,
    ground,
    said,
    sentence,
    side_of,
    sights,
    written,
)
from kronika.domain.tankduel.rules.acting import Acting
from kronika.domain.tankduel.rules.shooting import Window
from kronika.domain.tankduel.state import HIDDEN, Board, ShownHand
from kronika.domain.tankduel.text import describe_answer, gun_name, seat_name, tank_name
from kronika.domain.tankduel.view import view
from kronika.domain.tankduel.words import message

LAST: Final = frozenset({f"{BUTTON}do-{Action.DONE}", f"{BUTTON}back", f"{BUTTON}answer-{Answer.BAIL_OUT}"})


POINTED: Final = {
    "card": "card:{}",
    "tank": "tank:{}",
    "gun": "gun:{}",
    "seat": "seat:{}",
    "action": f"{BUTTON}do-{{}}",
    "answer": f"{BUTTON}answer-{{}}",
    "number": f"{BUTTON}number-{{}}",
}
"""The handle for each field of a decision."""


def handles(board: Board, decision: Any) -> tuple[str, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    match decision:
        case d.React(card, against_flank) if _chooses(board):
            return (f"card:{card}", f"{BUTTON}against_{'flank' if against_flank else 'shot'}")
        case d.Go(metres):
            mover = board.tanks[_tank_of(board)]
            return (f"range:{side_of(mover.range + metres, mover.nation)}",)
        case d.Man(place):
            return (f"place:{_tank_of(board)}.{place}",)
    pointed = [POINTED[name].format(id) for name, id in asdict(decision).items() if name in POINTED]
    return tuple(pointed) or (BUTTON + str(decision.__struct_config__.tag),)


def _tank_of(board: Board) -> str:
    """The tank that is asked about."""
    return str(getattr(board.agenda[0], "tank", board.active))


def _chooses(board: Board) -> bool:
    """TD50: whether Tactics may be played against a flank instead of against the shot."""
    task = board.agenda[0]
    return isinstance(task, Window) and task.flank and not task.stands


def meant(board: Board, handle: str) -> Meant:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    kind, _, id = handle.partition(":")
    match kind:
        case "card":
            card = board.card(int(id))
            detail = Sentence(face(card, "en"), face(card, "cs"))
            return Meant(card.name.said, Sentence(f"({id})", f"({id})"), detail)
        case "tank":
            return Meant(tank_name(board, id), detail=Sentence(_told(board, id, "en"), _told(board, id, "cs")))
        case "seat":
            return Meant(seat_name(id))
        case "gun":
            return Meant(gun_name(board, id))
        case "range":
            return Meant(range_name(int(id)))
        case "place":
            return Meant(place_name(board, id))
        case _:
            return Meant(_button(board, id), last=handle in LAST)


def _told(board: Board, id: str, language: str) -> str:
    """The state of a tank in a line."""
    tank = next(one for one in view(board).tanks if one.id == id)
    told = [ground(board, tank, language), *figures(board, tank, language)]
    return "; ".join([*told, *conditions(board, tank, language), *sights(board, tank, language)])


def _button(board: Board, id: str) -> Message:
    word, _, rest = id.partition("-")
    if word == "do":
        return message(f"action-{rest}")
    if word == "answer":
        return describe_answer(board, Answer(rest))
    if word != "number":
        return message(f"button-{id}")
    if isinstance(board.agenda[0], Acting):
        return message("number-raises", number=rest)
    return message("number-of-cards", number=rest)


def panels(board: Board, language: str) -> tuple[Panel, ...]:
    """The lane first, then the hands that are seen, that of who looks before others."""
    if not board.tanks:
        return ()
    hands = sorted(board.hands, key=lambda seat: seat != board.viewer)
    return (
        lane_panel(board, language),
        *(_hand(board, seat, language) for seat in hands if any(card != HIDDEN for card in board.hands[seat])),
        *(_shown(board, seat, hand, language) for seat, hand in board.shown_hands.items()),
        boards_panel(board, language),
        *([_table(board, language)] if board.table or any(board.revealed) else []),
    )


def _hand(board: Board, seat: str, language: str) -> Panel:
    """A hand; cards that are part of the action being put together are marked."""
    cards = [board.card(number) for number in board.hands[seat] if number != HIDDEN]
    used = [choice.card for choice in board.building if hasattr(choice, "card")]
    parts, bottom = card_rows(cards, language, MARGIN, used=used)
    title = message("panel-hand-of", seat=seat_name(seat))
    width, height = rows_width(len(cards)), round(bottom + MARGIN)
    return Panel(f"hand-{seat}", title, document(width, height, said(title, language), parts), width, height)


def _shown(board: Board, seat: str, hand: ShownHand, language: str) -> Panel:
    """Draws the part of the hand that a team-mate showed last."""
    cards = [board.card(number) for number in hand.cards]
    parts, bottom = card_rows(cards, language, MARGIN, meant=False)
    title = message("panel-hand-shown", seat=seat_name(seat), round=hand.round)
    width, height = rows_width(len(cards)), round(bottom + MARGIN)
    return Panel(f"shown-{seat}", title, document(width, height, said(title, language), parts), width, height)


def _table(board: Board, language: str) -> Panel:
    """The cards of the action under way, and those revealed for Robata."""
    parts: list[str] = []
    top, most = float(MARGIN), 0
    for id, numbers in (("panel-table", board.table), ("panel-revealed", board.revealed)):
        cards = [board.card(number) for number in numbers if number]
        if cards:
            parts.append(text(MARGIN, top + 14, sentence(language, id), 14))
            drawn, top = card_rows(cards, language, top + 24, meant=False)
            parts += drawn
            most = max(most, len(cards))
    width, height = rows_width(most), round(top + MARGIN)
    title = message("panel-cards")
    return Panel("cards", title, document(width, height, said(title, language), parts), width, height)


DRAWING: Final = Drawing(panels, written, handles, meant)
