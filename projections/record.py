"""The read models for people who ask in SQL: every decision, dispute and undo of every game, and views of the systems'
own rows under short names."""

import msgspec

from kronika.domain.kernel.events import DecisionMade, DisputeEnded, RollDisputed, Undone
from kronika.domain.kernel.game import decided_in
from kronika.projections.database import Database, Fact
from kronika.projections.rows import tables


def create(db: Database) -> None:
    """The tables and views of these read models."""
    event = {"game": str, "version": int, "at": str, "seat": str}
    made = {"prompt": int, "kind": str, "decision": str, "undone": int}
    for name, columns in (
        ("decisions", made),
        ("disputes", {"roll": int, "reason": str, "ended": str}),
        ("undos", {"back_to": int}),
    ):
        db.table(name).create(event | columns, pk=("game", "version"), if_not_exists=True)
    for name, table in tables().values():
        if table.title:
            db.execute(f"DROP VIEW IF EXISTS {table.title}")
            db.execute(f"CREATE VIEW {table.title} AS SELECT * FROM {name}")


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Brings the tables up to date with these facts; undone decisions stay and are marked."""
    for _, fact in facts:
        row = {"game": fact.stream, "version": fact.version, "at": fact.at}
        match fact.event:
            case DecisionMade() as event:
                made = decided_in(event)
                decision = None if made is None else made.decision
                told = {
                    "prompt": event.prompt,
                    "kind": "" if decision is None else str(decision.__struct_config__.tag),
                    "decision": "" if decision is None else msgspec.json.encode(decision).decode(),
                    "undone": 0,
                }
                db.table("decisions").upsert(row | {"seat": event.seat} | told, pk=("game", "version"))
            case RollDisputed(seat, version, reason):
                told = {"roll": version, "reason": reason, "ended": ""}
                db.table("disputes").upsert(row | {"seat": seat} | told, pk=("game", "version"))
            case DisputeEnded(seat, version, how):
                db.execute(
                    "UPDATE disputes SET ended = ? WHERE game = ? AND seat = ? AND roll = ? AND ended = ''",
                    (str(how), fact.stream, seat, version),
                )
            case Undone(seat, to):
                db.table("undos").upsert(row | {"seat": seat, "back_to": to}, pk=("game", "version"))
                db.execute(
                    "UPDATE decisions SET undone = 1 WHERE game = ? AND version > ? AND version < ?",
                    (fact.stream, to, fact.version),
                )
