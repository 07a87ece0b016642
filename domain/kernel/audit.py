"""Readjudication (design 3): each stored decision judged again under today's rules, from the state
folded up to it and with the stored outcomes, so that one difference never cascades."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from domain.kernel import events as e
from domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from domain.kernel.game import Game, Position, Recorder, blank, decide, finish, walk
from domain.kernel.log import Entry
from domain.kernel.system import System
from domain.kernel.words import PUBLIC, Rejection


class Grade(StrEnum):
    """How a decision fares under today's rules. The first two fail an audit."""

    REFUSED = "refused today"
    OTHER_VIEWS = "accepted with different views"
    OTHER_EVENTS = "same views by other events"


class Finding(msgspec.Struct, frozen=True):
    """A stored decision that today's rules judge otherwise."""

    version: int
    grade: Grade
    said: str


class Audit(msgspec.Struct, frozen=True):
    """All findings; `judged` counts the decisions."""

    judged: int
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        return not any(f.grade != Grade.OTHER_EVENTS for f in self.findings)

    def of(self, grade: Grade) -> list[Finding]:
        return [f for f in self.findings if f.grade == grade]


class OtherChance(Exception):
    """Today's rules ask for chance that the log does not hold."""


class StoredChance:
    """The outcomes of one transaction, given again to whoever asks for the same purpose."""

    def __init__(self, events: Iterable[e.Event]) -> None:
        self._stored: list[Any] = [event for event in events if getattr(event, "use", None) is not None]

    def _take(self, purpose: Purpose, dice: Dice | None, audience: str, size: int | None) -> Any:
        for at, event in enumerate(self._stored):
            use: Use = event.use
            if (use.purpose, use.dice, use.audience, use.size) == (purpose, dice, audience, size):
                return self._stored.pop(at)
        raise OtherChance(f"asks for {purpose.action} by {purpose.rule} of {purpose.actor}, which was not recorded")

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        event = self._take(purpose, dice, PUBLIC, None)
        return Rolled(event.use, event.link, event.faces)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        event = self._take(purpose, None, audience, size)
        drawn = event.secret.content
        return Drawn(event.use, drawn.link, drawn.index)


def audit(system: System, entries: Sequence[Entry]) -> Audit:
    """Judge every transaction of a log that is open in all its parts."""
    positions = {position.version: position for position in walk(system, entries)}
    before = blank(system)
    findings: list[Finding] = []
    judged = 0
    for transaction in _transactions(entries):
        stored = [event for entry in transaction for event in entry.events]
        after = positions[transaction[-1].version]
        if stored:
            finding = _judge(system, before, stored, after)
            if finding is not None:
                findings.append(finding)
            judged += isinstance(stored[0], e.DecisionMade)
        before = after
    return Audit(judged, tuple(findings))


def _transactions(entries: Sequence[Entry]) -> Iterable[list[Entry]]:
    group: list[Entry] = []
    for entry in entries:
        if group and entry.tx != group[0].tx:
            yield group
            group = []
        group.append(entry)
    if group:
        yield group


def _judge(system: System, before: Position, stored: list[e.Event], after: Position) -> Finding | None:
    version = before.version + 1
    first = stored[0]
    try:
        if isinstance(first, e.DecisionMade):
            made = first.public or (first.secret.content if first.secret else None)
            assert made is not None, "the log is open in all its parts"
            again = decide(
                system,
                before,
                first.seat,
                first.prompt,
                first.request,
                made.decision,
                StoredChance(stored),
                made.signed,
            )
        elif any(isinstance(event, e.GameStarted) for event in stored):
            again = _start(system, before, stored)
        else:
            return None
    except OtherChance as error:
        return Finding(version, Grade.OTHER_VIEWS, str(error))
    if isinstance(again, Rejection):
        return Finding(version, Grade.REFUSED, f"{again.said.en} ({again.rule})")
    if again.events == stored:
        return None
    if _seen(system, again.position.game) != _seen(system, after.game):
        return Finding(version, Grade.OTHER_VIEWS, "somebody would see another position")
    return Finding(version, Grade.OTHER_EVENTS, _difference(again.events, stored))


def _difference(again: Sequence[e.Event], stored: Sequence[e.Event]) -> str:
    """Where the events that the rules give differ from those of the log."""
    if len(again) != len(stored):
        return f"{len(again)} events instead of {len(stored)}"
    at, event = next((at, mine) for at, (mine, theirs) in enumerate(zip(again, stored, strict=True)) if mine != theirs)
    return f"event {at + 1} of {len(stored)} ({msgspec.to_builtins(event)['type']}) has other values"


def _start(system: System, before: Position, stored: list[e.Event]) -> Recorder:
    out = Recorder(system, before)
    at = next(i for i, event in enumerate(stored) if isinstance(event, e.GameStarted))
    for event in stored[: at + 1]:
        out.emit(event)
    system.start(out, StoredChance(stored))
    finish(system, out)
    return out


def _seen(system: System, game: Game) -> Any:
    """The referee's view, which holds all others, and who is asked what, without the prompts' ids."""
    return system.view(game.board), sorted((p.seat, p.kind) for p in game.prompts), game.outcome
