"""The read model of the timeline: the public events of each transaction, one line per transaction."""

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import DecisionMade, Undone
from kronika.domain.kernel.movetext import noted
from kronika.domain.kernel.texts import line_kind, say
from kronika.projections.database import Database, Fact


class TimelineRow(msgspec.Struct, frozen=True):
    """One transaction. `en` and `cs` are lists of sentences as JSON, `versions` and `kinds` those of their events.
    `notation`: its move as `docs/notation.md` has it, if it is one."""

    game: str
    version: int
    at: str
    seat: str
    round: int
    en: str
    cs: str
    versions: str
    kinds: str
    notation: str
    undone: int


def create(db: Database) -> None:
    """The table of this read model."""
    types = {"int": int, "str": str}
    db.table("timeline").create(
        {field.name: types[field.type.__name__] for field in msgspec.structs.fields(TimelineRow)},
        pk=("game", "version"),
        if_not_exists=True,
    )


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Bring the table up to these facts. A transaction may come in two pieces."""
    lines: dict[tuple[str, int], list[Fact]] = {}
    for _, fact in facts:
        lines.setdefault((fact.stream, fact.tx), []).append(fact)
        if isinstance(fact.event, Undone):
            _store(db, lines)
            lines = {}
            db.execute(
                "UPDATE timeline SET undone = 1 WHERE game = ? AND version > ? AND version < ?",
                (fact.stream, fact.event.to, fact.tx),
            )
    _store(db, lines)


def _store(db: Database, lines: dict[tuple[str, int], list[Fact]]) -> None:
    rows = []
    for (game, tx), facts in lines.items():
        told = [(fact, say(fact.system, fact.after.game.board, fact.event)) for fact in facts]
        said = [(fact, sentence) for fact, sentence in told if sentence is not None]
        en, cs = [text(s, "en") for _, s in said], [text(s, "cs") for _, s in said]
        versions, kinds = [fact.version for fact, _ in said], [line_kind(fact.event).value for fact, _ in said]
        seat = next((f.event.seat for f in facts if isinstance(f.event, DecisionMade)), "")
        line = ""
        if facts[0].version != tx:
            earlier = db.execute(
                "SELECT en, cs, versions, kinds, seat, notation FROM timeline WHERE game = ? AND version = ?",
                (game, tx),
            ).fetchone()
            en, cs = msgspec.json.decode(earlier[0]) + en, msgspec.json.decode(earlier[1]) + cs
            versions, kinds = msgspec.json.decode(earlier[2]) + versions, msgspec.json.decode(earlier[3]) + kinds
            seat, line = seat or earlier[4], earlier[5]
        for fact in facts:
            line = noted(fact.system, fact.before, fact.event, line, {})
        last = facts[-1]
        rows.append(
            TimelineRow(
                game=game,
                version=tx,
                at=facts[0].at,
                seat=seat,
                round=last.system.round(last.after.game.board),
                en=msgspec.json.encode(en).decode(),
                cs=msgspec.json.encode(cs).decode(),
                versions=msgspec.json.encode(versions).decode(),
                kinds=msgspec.json.encode(kinds).decode(),
                notation=line,
                undone=0,
            )
        )
    db.table("timeline").upsert_all([msgspec.structs.asdict(row) for row in rows], pk=("game", "version"))
