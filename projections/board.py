"""The read model of boards: the public view and scene of each game, as JSON."""

import msgspec
from sqlite_utils import Database

from projections.facts import Fact


def create(db: Database) -> None:
    """The table of this read model."""
    db.table("boards").create({"game": str, "version": int, "view": str, "scene": str}, pk="game", if_not_exists=True)


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Bring the table up to these facts."""
    last = {fact.stream: fact for _, fact in facts}
    db.table("boards").upsert_all(
        [
            {
                "game": fact.stream,
                "version": fact.version,
                "view": msgspec.json.encode(fact.system.view(fact.after.game.board)).decode(),
                "scene": msgspec.json.encode(fact.system.scene(fact.after.game.board)).decode(),
            }
            for fact in last.values()
        ],
        pk="game",
    )
