"""The read model of boards: the public view of each game as JSON, and its scene."""

from typing import Any

import msgspec

from kronika.domain.kernel.system import System
from kronika.projections.database import Database, Fact


def create(db: Database) -> None:
    """The tables of this read model."""
    db.table("boards").create({"game": str, "version": int, "view": str}, pk="game", if_not_exists=True)
    db.table("scenes").create({"game": str, "scene": str}, pk="game", if_not_exists=True)


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Bring the tables up to these facts."""
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
