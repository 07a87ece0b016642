"""A log step by step: every transaction with its sentences and the position after it."""

from collections.abc import Iterable

import msgspec

from domain.kernel import texts
from domain.kernel.events import Undone
from domain.kernel.game import Game, Position, blank, evolve_game
from domain.kernel.ledger import evolve_ledger
from domain.kernel.log import Record, blind, encode_record
from domain.kernel.system import System
from domain.kernel.words import Sentence
from domain.systems import CODECS, SYSTEMS


class Step(msgspec.Struct, frozen=True):
    """One transaction: its versions, when, what it says, and the position after it."""

    first: int
    last: int
    at: str
    sentences: tuple[Sentence, ...]
    position: Position


class Replay(msgspec.Struct, frozen=True):
    """A whole log as an audience sees it."""

    system: System
    audience: str
    steps: tuple[Step, ...]

    def at(self, version: int) -> Step:
        """The last step that does not go beyond a version."""
        return [step for step in self.steps if step.last <= version or step is self.steps[0]][-1]


def system_of(record: Record) -> System:
    """The system of a log, from its first record."""
    return SYSTEMS[msgspec.json.decode(record.public)["event"]["system"]]


def replay(records: Iterable[Record], audience: str) -> Replay:
    """The steps of a log. Raises `msgspec.DecodeError` for what is no log."""
    records = list(records)
    system = system_of(records[0])
    codec = CODECS[system.name]
    position = blank(system, audience)
    games: dict[int, Game] = {}
    steps: list[Step] = []
    for version, record in enumerate(records, 1):
        entry = codec.decode(version, encode_record(record))
        said = []
        for event in entry.events:
            event = blind(event, audience)
            game = games[event.to] if isinstance(event, Undone) else evolve_game(system, position.game, event)
            position = Position(version, evolve_ledger(position.ledger, event, version), game)
            sentence = texts.say(system, game.board, event)
            if sentence is not None:
                said.append(sentence)
        games[version] = position.game
        if steps and entry.tx == steps[-1].first:
            before = steps.pop()
            steps.append(Step(before.first, version, before.at, (*before.sentences, *said), position))
        else:
            steps.append(Step(version, version, entry.at, tuple(said), position))
    return Replay(system, audience, tuple(steps))
