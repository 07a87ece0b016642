"""How battles are drawn, what leads to each decision when somebody points at things, and what those are called."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import asdict

from kronika.domain.kernel.rendering import BUTTON, TABLE, WRITING, Drawing, Meant, Panel, Place, panel, text
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Message, Sentence, joined
from kronika.domain.tankduel.decisions import Action, Answer, Go, Use
from kronika.domain.tankduel.rendering.boards import EDGES, boards_panel, card_rows, place_name, rows_width
from kronika.domain.tankduel.rendering.lane import lane_panel, range_name
from kronika.domain.tankduel.rendering.signs import legend_panel
from kronika.domain.tankduel.rendering.writing import face, side_of, tank_state, written
from kronika.domain.tankduel.rules.acting import ASKED_FOR, Acting
from kronika.domain.tankduel.rules.shooting import Window
from kronika.domain.tankduel.state import HIDDEN, Board
from kronika.domain.tankduel.text import describe_answer, gun_name, seat_name, tank_name
from kronika.domain.tankduel.view import view
from kronika.domain.tankduel.words import message, sentence

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
    fields = asdict(decision)
    match fields:
        case {"card": card, "against_flank": against_flank} if _chooses(board):
            return (f"card:{card}", f"{BUTTON}against_{'flank' if against_flank else 'shot'}")
        case {"metres": metres}:
            mover = board.tanks[_tank_of(board)]
            return (f"range:{side_of(mover.range + metres, mover.nation)}",)
        case {"place": place}:
            return (f"place:{_tank_of(board)}.{place}",)
    pointed = [POINTED[name].format(id) for name, id in fields.items() if name in POINTED]
    return tuple(pointed) or (BUTTON + str(decision.__struct_config__.tag),)


def tried(board: Board, prompt: Prompt, pointed: Sequence[str]) -> Iterator[Any]:
    """See `kronika.domain.kernel.rendering.Drawing`: moves to any range, and cards by the half that is asked for."""
    kind, _, id = pointed[-1].partition(":")
    if kind == "range" and prompt.kind == "range_step":
        mover = board.tanks[_tank_of(board)]
        yield Go(side_of(int(id), mover.nation) - mover.range)
    elif kind == "card" and prompt.kind == "card":
        half = ASKED_FOR.get(prompt.subject.partition(" ")[2])
        yield Use(int(id), (half and board.card(int(id)).half(half)) or 0)


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
            return Meant(card.name.said, Sentence(f"({id})", f"({id})"), face(card))
        case "tank":
            tank = next(one for one in view(board).tanks if one.id == id)
            return Meant(tank_name(board, id), detail=joined(*tank_state(board, tank)))
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
    drawn = [lane_panel(board, language)]
    for seat in sorted(board.hands, key=lambda seat: seat != board.viewer):
        if any(board.hands[seat]):
            title = message("panel-hand-of", seat=seat_name(seat))
            place = Place.HAND if seat == board.viewer else Place.ASIDE
            drawn.append(_cards(board, f"hand-{seat}", place, title, {"": board.hands[seat]}, language, meant=True))
    for seat, hand in board.shown_hands.items():
        title = message("panel-hand-shown", seat=seat_name(seat), round=hand.round)
        drawn.append(_cards(board, f"shown-{seat}", Place.ASIDE, title, {"": hand.cards}, language))
    drawn.append(boards_panel(board, language))
    if board.table or any(board.revealed):
        lying = {"panel-table": board.table, "panel-revealed": board.revealed}
        drawn.append(_cards(board, "cards", Place.ASIDE, message("panel-cards"), lying, language))
    return (*drawn, legend_panel(board, language))


def _cards(
    board: Board,
    name: str,
    place: Place,
    title: Message,
    piles: Mapping[str, Sequence[int]],
    language: str,
    *,
    meant: bool = False,
) -> Panel:
    """Piles of cards, by the headings above them. Where cards can be meant, those of the action being put together are
    marked."""
    used = [choice.card for choice in board.building if meant and hasattr(choice, "card")]
    parts: list[str] = []
    top, most = float(EDGES), 0
    for heading, numbers in piles.items():
        cards = [board.card(number) for number in numbers if number != HIDDEN]
        if cards and heading:
            parts.append(text(EDGES, top + 14, sentence(language, heading), 14, fill=WRITING))
            top += 24
        drawn, top = card_rows(cards, language, top, meant=meant, used=used)
        parts += drawn
        most = max(most, len(cards))
    return panel(name, place, title, rows_width(most), top + EDGES, parts, language, TABLE)


DRAWING: Final = Drawing(panels, written, handles, meant, tried)
