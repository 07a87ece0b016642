"""Whether a log says of its end what led to it: who won by the rules of the game is told by its system,
who won otherwise by what the seats did."""

from collections.abc import Sequence
from typing import Any, NoReturn

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled
from kronika.domain.kernel.game import Position, in_campaign
from kronika.domain.kernel.system import System


def misjudged(system: System, position: Position, before: Sequence[e.Event], event: e.GameFinished) -> str:
    """What is wrong in the end of a game, given the position before it and the events of its transaction
    up to it; empty if nothing."""
    if position.game.outcome is not None:
        return "ends a game that is over"
    winners = _winners(system, position, before, event.how)
    if winners is None:
        return f"ends the game ({event.how}), and nothing before it did"
    if set(event.winners) != set(winners):
        return f"says that {_named(event.winners)} won; by what happened before it, {_named(winners)} did"
    return ""


def out_for_nothing(before: Sequence[e.Event], left: bool, event: e.GaveUp) -> str:
    """What is wrong in a seat being out of a game that goes on, given the events of its transaction up to
    it, and whether what it did at the first of them let the game go on; empty if nothing."""
    first = before[0] if before else None
    if not (isinstance(first, e.Resigned) and first.seat == event.seat) and not (
        isinstance(first, e.GameClaimed) and first.against == event.seat
    ):
        return f"puts {event.seat} out of the game, which neither resigned nor was claimed against"
    return "" if left else f"goes on without {event.seat}, whose giving up ended the game"


def unfinished(system: System, position: Position) -> str:
    """What is wrong in the closing of a game; empty if nothing."""
    if position.game.outcome is not None:
        return ""
    if system.outcome(position.game.board) is not None:
        return "closes the game and leaves out who won"
    return "closes a game that is not over"


def winners_without(system: System, position: Position, seat: str) -> tuple[str, ...] | None:
    """Who wins if a seat gives up; None: the game goes on without it."""
    try:
        return system.resigned(_Watcher(position), seat, _NoChance())
    except _GoesOn:
        return None


def is_resolving(system: System, position: Position) -> bool:
    """Whether a result is being resolved in a game of a campaign, so that nobody escapes it by ending the game or
    by going back."""
    if not in_campaign(position) or position.game.outcome is not None:
        return False
    try:
        system.rules.resolve(_Watcher(position), _NoChance())
    except _GoesOn:
        return True
    return False


def _winners(system: System, position: Position, before: Sequence[e.Event], how: str) -> tuple[str, ...] | None:
    """Who won; None if nothing ended the game."""
    ledger = position.ledger
    by_rules = system.outcome(position.game.board)
    if by_rules is not None:
        return by_rules.winners
    first, last = (before[0], before[-1]) if before else (None, None)
    match how, last:
        case "resigned", e.Resigned():
            return winners_without(system, position, last.seat)
        case "resigned", _ if ledger.leaving and ledger.chance_runs:
            won = (winners_without(system, position, seat) for seat in ledger.leaving)
            return next((winners for winners in won if winners is not None), None)
        case "claimed", _ if isinstance(first, e.GameClaimed) and ledger.options.reply_limit:
            return winners_without(system, position, first.against) if first is last or in_campaign(position) else None
        case e.ABANDONED, e.GameClaimed() if ledger.options.reply_limit and not ledger.started:
            return ()
        case "drawn", e.DrawEnded():
            agreed = {one.seat for one in before if isinstance(one, e.DrawEnded) and one.how == "accepted"}
            return () if set(ledger.playing) <= agreed else None
    return None


def _named(seats: Sequence[str]) -> str:
    return " and ".join(seats) or "nobody"


class _GoesOn(Exception):
    """Something follows: from a seat's giving up, so that the game is not over, or from a result."""


class _Watcher:
    """Where a system shows whether anything follows: it emits something."""

    def __init__(self, position: Position) -> None:
        self.board: Any = position.game.board
        self.prompts = position.game.prompts
        self.version = position.version
        self.stream = position.ledger.game

    def emit(self, event: e.Event) -> NoReturn:
        raise _GoesOn

    def prompt(
        self, seat: str, kind: str, subject: str = "", *, optional: bool = False, secret: bool = False
    ) -> NoReturn:
        raise _GoesOn

    def close(self, prompt: int) -> NoReturn:
        raise _GoesOn


class _NoChance:
    """Chance that is not asked for where a game ends."""

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        raise _GoesOn

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        raise _GoesOn
