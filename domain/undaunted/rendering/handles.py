"""The places to point at for each decision, and their names."""

from typing import Final

from kronika.domain.kernel.rendering import Meant
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.names import ACTION_NAMES, MINE_NAMES, counter_name, side_name
from kronika.domain.undaunted.rendering.cards import pointed_at
from kronika.domain.undaunted.rules.step import Decision, declined
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.words import message

BUTTONS: Final[dict[str, Text]] = {
    **{str(action): name for action, name in ACTION_NAMES.items()},
    **{f"seat_{action}": message("button-seat", action=name) for action, name in ACTION_NAMES.items()},
    **{f"{face}_mine": message("pointed-at", what=mine) for face, mine in MINE_NAMES.items()},
    "ready": message("button-ready"),
    "hunker_down": message("button-hunker-down"),
    "swap": message("button-swap"),
    "dismount": message("free-move-off"),
    "end_turn": message("decision-end-turn"),
    "withdraw": message("button-withdraw"),
    "return": message("decision-return"),
    "no_card": message("decision-lose-nothing"),
    "upgraded": message("button-upgraded"),
    "plain": message("button-plain"),
}
"""The words on buttons."""
LAST: Final = frozenset({"button:hunker_down", "button:end_turn", "button:withdraw", "button:stop"})


def handles(board: Board, decision: Decision) -> tuple[str, ...]:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    return decision.pointed(board)


def meant(board: Board, handle: str) -> Meant:
    """See `kronika.domain.kernel.rendering.Drawing`."""
    kind, _, id = handle.partition(":")
    match kind:
        case "card":
            return pointed_at(board.scene.cards[id])
        case "seat":
            return Meant(message("pointed-at", what=side_name(board, id)))
        case "space":
            return Meant(message("pointed-at-space", space=id))
        case "escape":
            return Meant(message("pointed-at-escape"))
        case "place":
            vehicle, _, number = id.partition("/")
            return Meant(message("pointed-at-seat", seat=number, car=counter_name(board, vehicle)))
        case "counter" | "building" | "tunnel" | "structure":
            what = counter_name(board, id if kind == "counter" else f"{kind} {id}")
            return Meant(message("pointed-at-counter", what=what))
        case _:
            said = declined(board) if id == "stop" else _button(id)
            return Meant(said, last=handle in LAST)


def _button(id: str) -> Text:
    word, _, count = id.partition("-")
    return message("button-draw", count=count) if word == "draw" else BUTTONS[id]
