"""A log step by step: every transaction with its sentences and the position after it."""

from collections.abc import Iterable

import msgspec

from kronika.domain.kernel import texts
from kronika.domain.kernel.game import Position, walk
from kronika.domain.kernel.log import Record, encode_record
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Text
from kronika.domain.systems import CODECS, system_of


class Step(msgspec.Struct, frozen=True):
    """One transaction: its versions, when, what it says, and the position after it."""

    first: int
    last: int
    at: str
    sentences: tuple[tuple[int, Text, texts.LineKind], ...]  #: Each with the version and the kind of its event.
    position: Position


class Replay(msgspec.Struct, frozen=True):
    """A whole log as an audience sees it. `positions` are those after version 1, 2, 3 …"""

    system: System
    audience: str
    steps: tuple[Step, ...]
    positions: tuple[Position, ...]

    def at(self, version: int) -> Step:
        """The step that a version belongs to; beyond the last version the last step."""
        return next((step for step in self.steps if step.last >= version), self.steps[-1])


def replay(records: Iterable[Record], audience: str) -> Replay:
    """The steps of a log. Raises `msgspec.DecodeError` for what is not a log."""
    records = list(records)
    system = system_of(records[0])
    codec = CODECS[system.name]
    entries = [codec.decode(version, encode_record(record)) for version, record in enumerate(records, 1)]
    positions = tuple(walk(system, entries, audience))
    steps: list[Step] = []
    for entry, position in zip(entries, positions, strict=True):
        told = [(texts.say(system, position.game.board, blind(event, audience)), event) for event in entry.events]
        said = tuple((entry.version, said, texts.line_kind(event)) for said, event in told if said is not None)
        if steps and entry.tx == steps[-1].first:
            before = steps.pop()
            steps.append(Step(before.first, entry.version, before.at, before.sentences + said, position))
        else:
            steps.append(Step(entry.version, entry.version, entry.at, said, position))
    return Replay(system, audience, tuple(steps), positions)
