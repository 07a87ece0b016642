"""What Robata has chosen is told by an event that names the table and its row, so that it can be checked against the
booklet."""

from collections.abc import Iterable

from kronika.domain.kernel.events import Part
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.words import Table
from kronika.domain.tankduel.rules.automaton.judging import OUT_OF_TABLE, Chances, checked, in_order, ranks, successes
from kronika.domain.tankduel.state import Tank

LEVELS = {"move": "move_level", "fire": "fire_level"}
"""What the level of an action is called."""


def choose_target(out: Emitter, tank: Tank, targets: Iterable[Tank], chances: Chances | None = None) -> Tank:
    """TD112: the first in the target order; its row is the one that puts it before the next."""
    board = out.board
    first, *others = in_order(board, tank, targets, chances)
    mine = ranks(board, tank, first, chances)
    theirs = ranks(board, tank, others[0], chances) if others else mine
    at = next((at for at, (one, other) in enumerate(zip(mine, theirs, strict=True)) if one.sort != other.sort), -1)
    facts = [Part(rank.row, "TD112", rank.said) for rank in mine[1 : max(at, 1) + 1] if rank.said > OUT_OF_TABLE.to_hit]
    row, value = (mine[at].row, mine[at].said) if others else ("only", 0)
    out.emit(e.RobataChose(tank.id, Table.TARGET, row, value, first.id, facts=tuple(facts)))
    return first


def check_success(out: Emitter, tank: str, action: str, level: int) -> int:
    """TD108: how many successes, to `move` or to `fire`."""
    found = successes(out.board, level)
    facts = (Part(LEVELS[action], "TD13", level), *checked(out.board))
    out.emit(e.RobataChose(tank, Table.SUCCESS, action, found, facts=facts))
    return found
