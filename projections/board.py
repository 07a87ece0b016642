"""The read model of boards: the public view of each game as JSON, and its scene."""

import msgspec
from sqlite_utils import Database

from domain.undaunted.state import Board
from projections.facts import Fact


def create(db: Database) -> None:
    """The tables of this read model."""
    db.table("boards").create({"game": str, "version": int, "view": str}, pk="game", if_not_exists=True)
    db.table("scenes").create({"game": str, "scene": str}, pk="game", if_not_exists=True)


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Bring the tables up to these facts."""
    facts = [(position, fact) for position, fact in facts if isinstance(fact.after.game.board, Board)]
    last = {fact.stream: fact for _, fact in facts}
    laid = {fact.stream for _, fact in facts if fact.after.game.board.scene is not fact.before.game.board.scene}
    db.table("boards").upsert_all(
        [
            {"game": game, "version": fact.version, "view": _json(fact.system.view(fact.after.game.board))}
            for game, fact in last.items()
            if fact.after.game.board.scene.sides
        ],
        pk="game",
    )
    db.table("scenes").upsert_all(
        [{"game": game, "scene": _json(last[game].system.scene(last[game].after.game.board))} for game in sorted(laid)],
        pk="game",
    )


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
