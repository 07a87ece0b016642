"""The read model of checks: each roll and each flip with its purpose, target, chance and outcome; and
how they have fallen for a player over all games."""

import itertools
import math
from collections.abc import Iterable
from typing import Any

import msgspec

from kronika.domain.kernel.events import Undone
from kronika.domain.kernel.rolls import Check, check_of
from kronika.projections import games
from kronika.projections.database import Database, Fact

EXACT_UP_TO = 500
"""Rolls up to which the interval is computed exactly; beyond, by the normal approximation."""


class RollRow(msgspec.Struct, frozen=True):
    """One roll or flip. `parts`, `faces`, `numbers` and `enough` are JSON. `card` is empty for dice. `target` and
    `outcomes` are 0 if there was no target. `at_most`: whether the result had to be at most the target. `numbers`: the
    values compared with the target; `enough`: whether each alone succeeds. `counts_by`: the rule for that."""

    game: str
    version: int
    at: str
    seat: str
    player: str
    rule: str
    action: str
    subject: str
    aimed_at: str
    faces: str
    card: str
    target: int
    parts: str
    wins: int
    outcomes: int
    success: int
    undone: int
    at_most: int
    counts_by: str
    numbers: str
    enough: str


class PlayerRolls(msgspec.Struct, frozen=True):
    """How a player's rolls and flips fell: `low` to `high` holds the number of successes with 95 %
    probability if chance is fair."""

    rolls: int
    successes: int
    expected: float
    low: float
    high: float


def create(db: Database) -> None:
    """The table of this read model."""
    types = {"int": int, "str": str}
    db.table("rolls").create(
        {field.name: types[field.type.__name__] for field in msgspec.structs.fields(RollRow)},
        pk=("game", "version"),
        if_not_exists=True,
    )
    db.table("rolls").create_index(["player"], if_not_exists=True)


def apply(db: Database, facts: list[tuple[int, Fact]]) -> None:
    """Brings the table up to date with these facts; undone rows stay and are marked."""
    rows: list[RollRow] = []
    for _, fact in facts:
        event = fact.event
        check = check_of(fact.system, event)
        if check is not None:
            rows.append(_row(fact, check))
        elif isinstance(event, Undone):
            _store(db, rows)
            rows = []
            db.execute(
                "UPDATE rolls SET undone = 1 WHERE game = ? AND version > ? AND version < ?",
                (fact.stream, event.to, fact.version),
            )
    _store(db, rows)


def _store(db: Database, rows: list[RollRow]) -> None:
    db.table("rolls").upsert_all([msgspec.structs.asdict(row) for row in rows], pk=("game", "version"))


def _row(fact: Fact, check: Check) -> RollRow:
    purpose, test = check.use.purpose, check.test
    result = fact.system.result(fact.after.game.board, fact.event)
    seat = fact.before.ledger.seats.get(purpose.actor)
    held = seat.held_by if seat else None
    return RollRow(
        game=fact.stream,
        version=fact.version,
        at=fact.at,
        seat=purpose.actor,
        player=(held.key or held.holder) if held else "",
        rule=purpose.rule,
        action=purpose.action,
        subject=purpose.subject,
        aimed_at=purpose.target,
        faces=msgspec.json.encode(check.faces).decode(),
        card=check.flip.card if check.flip else "",
        target=test.target if test else 0,
        parts=msgspec.json.encode(test.parts if test else ()).decode(),
        wins=test.wins if test else 0,
        outcomes=test.outcomes if test else 0,
        success=int(bool(result and result.succeeded)),
        undone=0,
        at_most=int(test.at_most) if test else 0,
        counts_by=result.counts.rule if result else "",
        numbers=msgspec.json.encode(result.numbers if result else ()).decode(),
        enough=msgspec.json.encode(result.enough if result else ()).decode(),
    )


OF_PLAYER = f"""
SELECT wins, outcomes, success FROM rolls JOIN games USING (game)
WHERE player = ? AND outcomes > 0 AND {games.MAY_KNOW}
"""
"""A player's rolls over all games that one who asks may know of, those taken back included."""


def count(rows: Iterable[tuple[Any, ...]]) -> PlayerRolls:
    """How rolls (wins, outcomes, success) fell."""
    rows = list(rows)
    chances = [wins / outcomes for wins, outcomes, _ in rows]
    low, high = interval(chances)
    return PlayerRolls(len(rows), sum(success for *_, success in rows), sum(chances), low, high)


def interval(chances: list[float]) -> tuple[float, float]:
    """The central 95 % of the number of successes of independent trials with these chances.

    Exact (the Poisson binomial distribution, by convolution) up to 500 trials, beyond that the
    normal approximation.
    """
    if len(chances) > EXACT_UP_TO:
        mean = sum(chances)
        spread = 1.959964 * math.sqrt(sum(p * (1 - p) for p in chances))
        return max(0.0, mean - spread), min(float(len(chances)), mean + spread)
    weights = [1.0]
    for p in chances:
        shifted = [0.0, *(w * p for w in weights)]
        weights = [a + b for a, b in zip([*(w * (1 - p) for w in weights), 0.0], shifted, strict=True)]
    return float(_first_past(weights)), float(len(chances) - _first_past(weights[::-1]))


def _first_past(weights: list[float], tail: float = 0.025) -> int:
    """Where the running sum of weights first exceeds the tail."""
    sums = itertools.accumulate(weights)
    return next(at for at, total in enumerate(sums) if total > tail)
