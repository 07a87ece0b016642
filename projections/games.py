"""The read models of games, their seats and their boards."""

from typing import Any

import msgspec

from kronika.domain.kernel.events import GameCreated
from kronika.domain.kernel.game import phase_of
from kronika.domain.kernel.system import System
from kronika.projections.database import Database, Fact

OPEN_GAMES = """
SELECT DISTINCT s.game FROM seats s JOIN games g USING (game) WHERE s.held = 1 AND s.holder = ? AND g.phase <> 'closed'
"""
"""The games that are not closed in which a token holds a seat."""

GAMES_WITH_BOTS = """
SELECT COUNT(*) FROM games
WHERE creator = ? AND phase <> 'closed' AND part_of = '' AND game IN (SELECT game FROM seats WHERE bot <> '')
"""
"""How many games that a token has made have a bot in them and are not closed; those of a campaign are one
with it."""

PLAYED_BY_BOTS = """
SELECT DISTINCT s.game FROM seats s JOIN games g USING (game) WHERE s.bot <> '' AND g.phase <> 'closed'
"""
"""The games that are not closed in which a bot holds a seat."""

MAY_KNOW = """
(private = 0 OR (creator = ? AND creator <> '')
 OR game IN (SELECT game FROM seats WHERE held = 1 AND holder = ? AND holder <> ''))
"""
"""The condition that a caller may see a row of `games`, for the caller's holder id (twice). Private games are visible
only to their creator and the holders of their seats."""

MAY_BE_DUE = """
SELECT game, version FROM games
WHERE (phase = 'finished' AND closing_time > 0) OR (undo_open = 1 AND undo_expiry > 0)
   OR (phase = 'closed' AND game IN (SELECT part_of FROM games WHERE phase = 'closed' AND opened = 0))
"""
"""Games in which something may happen by itself when its time has come, and their versions."""


CLOSED_BEFORE = "SELECT 1 FROM games WHERE game = ? AND opened = 1 AND updated_at < ?"
"""Whether a game was closed and open before a time."""

INDEXES = (
    ("created",),
    ("pack", "scenario", "created"),
    ("scenario", "created"),
    ("is_full", "created"),
    ("created_at",),
    ("updated_at",),
)
"""Indexes of `games`, for the order of its list, each filter in that order, and the times."""


def create(db: Database) -> None:
    """The tables of these read models."""
    db.table("boards").create({"game": str, "version": int, "view": str}, pk="game", if_not_exists=True)
    db.table("scenes").create({"game": str, "scene": str}, pk="game", if_not_exists=True)
    db.table("games").create(
        {
            "game": str,
            "system": str,
            "pack": str,
            "scenario": str,
            "phase": str,
            "version": int,
            "created": int,
            "private": int,
            "creator": str,
            "closing_time": int,
            "undo_expiry": int,
            "undo_open": int,
            "opened": int,
            "part_of": str,
            "updated_at": str,
            "winners": str,
            "how": str,
            "rule": str,
            "is_full": int,
            "created_at": str,
        },
        pk="game",
        if_not_exists=True,
    )
    for columns in INDEXES:
        db.table("games").create_index(columns, if_not_exists=True)
    db.table("seats").create(
        {"game": str, "seat": str, "name": str, "holder": str, "key": str, "held": int, "bot": str},
        pk=("game", "seat"),
        if_not_exists=True,
    )
    db.table("seats").create_index(["holder"], if_not_exists=True)
    db.table("seats").create_index(["key"], if_not_exists=True)


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Bring the tables up to these facts, each with its position in the whole log."""
    last: dict[str, Fact] = {}
    created: dict[str, dict[str, Any]] = {}
    seated: dict[str, Fact] = {}
    for position, fact in facts:
        last[fact.stream] = fact
        if fact.after.ledger.seats is not fact.before.ledger.seats:
            seated[fact.stream] = fact
        if isinstance(fact.event, GameCreated):
            created[fact.stream] = {"created": position, "created_at": fact.at}
    for game, columns in created.items():
        db.table("games").upsert(_row(last[game]) | columns, pk="game")
    db.table("games").upsert_all([_row(fact) for game, fact in last.items() if game not in created], pk="game")
    db.table("seats").upsert_all(
        [
            {
                "game": fact.stream,
                "seat": name,
                "name": seat.held_by.name if seat.held_by else "",
                "holder": seat.held_by.holder if seat.held_by else "",
                "key": seat.held_by.key if seat.held_by else "",
                "held": int(seat.held_by is not None),
                "bot": seat.bot.bot if seat.bot is not None else "",
            }
            for fact in seated.values()
            for name, seat in fact.after.ledger.seats.items()
        ],
        pk=("game", "seat"),
    )
    _show(db, facts)


def _row(fact: Fact) -> dict[str, Any]:
    ledger, outcome = fact.after.ledger, fact.after.game.outcome
    return {
        "game": fact.stream,
        "system": ledger.system,
        "pack": ledger.pack.name,
        "scenario": ledger.scenario,
        "phase": phase_of(fact.after).value,
        "version": fact.version,
        "private": int(ledger.options.private),
        "creator": ledger.creator,
        "closing_time": ledger.options.closing_time,
        "undo_expiry": ledger.options.undo_expiry,
        "undo_open": int(bool(ledger.undo)),
        "opened": int(ledger.opened),
        "part_of": ledger.origin.stream if ledger.origin is not None and ledger.origin.kind == "campaign" else "",
        "updated_at": fact.at,
        "winners": ",".join(outcome.winners) if outcome else "",
        "how": outcome.how if outcome else "",
        "rule": outcome.rule if outcome else "",
        "is_full": int(all(seat.held_by is not None for seat in ledger.seats.values())),
    }


def _show(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Stores the public view of each game as JSON, and its scene."""
    last = {fact.stream: fact for _, fact in facts if _is_laid(fact.system, fact.after.game.board)}
    laid = {fact.stream for _, fact in facts if not _is_laid(fact.system, fact.before.game.board)} & set(last)
    db.table("boards").upsert_all(
        [
            {"game": game, "version": fact.version, "view": _json(fact.system.view(fact.after.game.board))}
            for game, fact in last.items()
        ],
        pk="game",
    )
    db.table("scenes").upsert_all(
        [{"game": game, "scene": _json(last[game].system.scene(last[game].after.game.board))} for game in sorted(laid)],
        pk="game",
    )


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _is_laid(system: System, board: Any) -> bool:
    """Whether a game has been laid out."""
    return bool(system.set_up(board).seats)
