"""Golden logs: what everybody saw of a game that a release recorded, every later one folds to again."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from kronika.domain.kernel.events import Event, GameFinished
from kronika.domain.kernel.game import Position, blank, fold, phase_of, walk
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.system import System
from tests.bench.fixtures import trials_of

DIGITS = 8
"""Of a hash, what is recorded of the view at every version."""


class Views(msgspec.Struct, frozen=True):
    """What one audience saw of a log: the start of the hash at each version where what it sees
    changed, and the whole at the last."""

    audience: str
    hashes: dict[str, str]
    last: msgspec.Raw


def seen(system: System, position: Position) -> bytes:
    """Everything that an audience sees of a position and that no later rules may change, as
    canonical JSON."""
    ledger, game = position.ledger, position.game
    outcome = game.outcome
    view = system.view(game.board)
    if derived := trials_of(system).derived:
        view = {name: value for name, value in msgspec.to_builtins(view).items() if name not in derived}
    shown: dict[str, Any] = {
        "view": view,
        "prompts": [(prompt.id, prompt.seat, prompt.kind) for prompt in game.prompts],
        "outcome": outcome and (outcome.winners, outcome.how, outcome.rule),
        "phase": phase_of(position),
        "held": {name: seat.held_by and (seat.held_by.name, seat.held_by.key) for name, seat in ledger.seats.items()},
        "epoch": ledger.epoch.number,
        "used": ledger.used,
        "undo": {seat: (asked.to, asked.dispute, asked.agreed) for seat, asked in ledger.undo.items()},
        "draws": ledger.draws,
        "disputes": [(d.seat, d.version, d.reason, d.how) for d in ledger.disputes],
        "confirmed": ledger.confirmed,
    }
    return canonical_json(shown)


def views_of(system: System, entries: list[Entry], audience: str) -> Views:
    """What an audience sees of a log, from the first version with a board on."""
    hashes: dict[str, str] = {}
    before, last = "", b""
    for position in walk(system, entries, audience):
        if position.game.board != system.board(audience):
            last = seen(system, position)
            found = sha256(last).hexdigest()[:DIGITS]
            if found != before:
                hashes[str(position.version)] = before = found
    return Views(audience, hashes, msgspec.Raw(last))


def ending(system: System, events: Sequence[Event]) -> str:
    """How a game ended, telling apart the cases that one rule has; `unfinished` if it did not."""
    how = next((event.how for event in reversed(events) if isinstance(event, GameFinished)), "")
    if not how:
        return "unfinished"
    return trials_of(system).ending(how, events, lambda: fold(list(enumerate(events, 1)), blank(system)).game.board)
