"""The places to point at for each decision, and their names."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kronika.domain.kernel.rendering import BUTTON, Meant
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Text
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.names import ACTION_NAMES, MINE_NAMES, counter_name, side_name
from kronika.domain.undaunted.rendering.cards import pointed_at
from kronika.domain.undaunted.rules.actor import NAMES
from kronika.domain.undaunted.rules.performing import Acting, Perform
from kronika.domain.undaunted.rules.playing import Play, Ready, Turn
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


def tried(board: Board, prompt: Prompt, pointed: Sequence[str]) -> Iterator[Decision]:
    """See `kronika.domain.kernel.rendering.Drawing`: a card from hand, or the last thing as the target of each action
    that a card prints."""
    frame = next(reversed(board.frames), None)
    if prompt.kind == Turn.kind and pointed[0].startswith("card:"):
        card = pointed[0].removeprefix("card:")
        if len(pointed) == 1:
            yield Ready(card)
        yield from [Play(card, act) for act in _acts(board, card, pointed)]
    elif isinstance(frame, Acting):
        yield from map(Perform, _acts(board, frame.acting_card, pointed))


def _acts(board: Board, card: str, pointed: Sequence[str]) -> Iterator[Any]:
    kind, _, target = pointed[-1].partition(":")
    buttons = [handle for handle in pointed if handle.startswith(BUTTON)]
    acts: dict[ActionName, Any] = {name: act for act, name in NAMES.items()}
    for action in board.scene.cards[card].actions:
        act = acts[action.name]
        if buttons in ([], [f"{BUTTON}{action.name}"]) and [one.partition(":")[0] for one in act.handles] == [kind]:
            yield act(target)


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
