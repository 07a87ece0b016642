"""Who performs an action: the card, its counter, and where that counter stands or comes on."""

from collections.abc import Callable
from typing import Any

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.system import Emitter
from domain.kernel.words import Rejection
from domain.undaunted.content import Action, Card
from domain.undaunted.decisions import Act
from domain.undaunted.state import Board


class Actor(msgspec.Struct, frozen=True):
    """A card about to perform one of its actions. `counter` and `space` are empty for a card
    without a counter; `space` is where the counter would come on if it is off the board (U25)."""

    side: str
    card: Card
    action: Action
    counter: str
    space: str


class ActionRules(msgspec.Struct, frozen=True):
    """One action: what may be chosen, what it does, and why something else may not be chosen."""

    options: Callable[[Board, Actor], list[Act]]
    perform: Callable[[Emitter, Chance, Actor, Any], None]
    explain: Callable[[Board, Actor, Any], Rejection]


def spawn(board: Board, side: str, counter: str) -> str:
    """N2: where a counter comes on; empty where the scenario has no deployment marker for it."""
    return board.scene.spawns[side].get(counter, "")
