"""Whether a log says of its end what led to it: who won by the rules of the game is told by its system,
who won otherwise by what the seats did."""

from collections.abc import Sequence

from domain.kernel import events as e
from domain.kernel.game import Position
from domain.kernel.system import System


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


def unfinished(system: System, position: Position) -> str:
    """What is wrong in the closing of a game; empty if nothing."""
    if position.game.outcome is not None:
        return ""
    if system.outcome(position.game.board) is not None:
        return "closes the game and leaves out who won"
    return "closes a game that is not over"


def _winners(system: System, position: Position, before: Sequence[e.Event], how: str) -> tuple[str, ...] | None:
    """Who won; None if nothing ended the game."""
    ledger, board = position.ledger, position.game.board
    by_rules = system.outcome(board)
    if by_rules is not None:
        return by_rules.winners
    last = before[-1] if before else None
    match how, last:
        case "resigned", e.Resigned():
            return system.opponents(board, last.seat)
        case "claimed", e.GameClaimed() if ledger.options.reply_limit:
            return system.opponents(board, last.against)
        case e.ABANDONED, e.GameClaimed() if ledger.options.reply_limit and not ledger.started:
            return ()
        case "drawn", e.DrawEnded():
            agreed = {one.seat for one in before if isinstance(one, e.DrawEnded) and one.how == "accepted"}
            return () if set(ledger.held) <= agreed else None
    return None


def _named(seats: Sequence[str]) -> str:
    return " and ".join(seats) or "nobody"
