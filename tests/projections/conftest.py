"""A log to project: games of two scenarios played over the service, with decisions undone and rolls made."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.game import Position, blank, fold
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.projections.runner import Projector
from kronika.service.application import LOG_FILE, LogSource
from kronika.service.settings import Settings
from kronika.service.store.recorder import SQLiteLog
from tests.embedded import Embedded
from tests.service.table import Seat, Table, kinds

UNDAUNTED = SYSTEMS["undaunted"]


class Told:
    """What the log says, read without the projections: each game's entries as the public has them."""

    def __init__(self, log: SQLiteLog) -> None:
        self.log = log
        self.source = LogSource(log)
        self.games = log.streams()

    def entries(self, game: str) -> list[Entry]:
        return [CODECS["undaunted"].decode(version, body) for version, _, body in self.log.rows(game)]

    def events(self, game: str) -> list[tuple[int, Event]]:
        return [(entry.version, blind(event, PUBLIC)) for entry in self.entries(game) for event in entry.events]

    def position(self, game: str, version: int | None = None) -> Position:
        """The game at a version, by one fold from its first event."""
        events = [(at, event) for at, event in self.events(game) if version is None or at <= version]
        return fold(events, blank(UNDAUNTED, PUBLIC))


def rolled(answer: Any) -> bool:
    return "dice_rolled" in kinds(answer.events)


def take_back(seat: Seat, other: Seat, to: int) -> None:
    seat("RequestUndo", to=to)
    if seat.snapshot().undo_requests:
        other("AnswerUndo", asked_by=seat.name, agree=True)


def story(address: str) -> None:
    """Two games move by move in turn; in each a roll is taken back, and rolled again."""
    tables = [Table(address, scenario).started() for scenario in ("1", "6")]
    for seed in range(4):
        for table in tables:
            table.play(seed=seed, most=7)
    for table in tables:
        answer = table.play(seed=9, until=rolled)
        roller, other = table.seats if answer.snapshot.audience == "us" else table.seats[::-1]
        take_back(roller, other, answer.events[0].version - 1)
        table.play(seed=10, until=rolled)
        mover, waiter = table.in_turn()
        mover.decide()
        take_back(mover, waiter, 0)
        table.play(seed=11, most=5)
    tables[0].closed()
    Table(address, private=True, undo_expiry=60, closing_time=90).us.take()


@pytest.fixture(scope="session")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    data = tmp_path_factory.mktemp("projected")
    with Embedded(Settings(data=str(data), port=0, requests_a_second=100_000)) as service:
        story(service.address)
    log = SQLiteLog(data / LOG_FILE)
    yield Told(log)
    log.close()


@pytest.fixture
def project(told: Told, tmp_path: Path) -> Iterator[Callable[..., Projector]]:
    """Projects the whole log into a new file, or the file given further."""
    made: list[Projector] = []

    def run(name: str = "projections.db", source: Any = None) -> Projector:
        projector = Projector(tmp_path / name, source or told.source)
        made.append(projector)
        while projector.step():
            pass
        return projector

    yield run
    for projector in made:
        projector.close()


@pytest.fixture(scope="session")
def projected(told: Told, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Projector]:
    """The whole log projected once, to be looked at."""
    projector = Projector(tmp_path_factory.mktemp("looked at") / "projections.db", told.source)
    while projector.step():
        pass
    yield projector
    projector.close()
