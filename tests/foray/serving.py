"""Games of Foray in the log of a service, which answers what needs no contract of the system."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from kronika.domain.kernel.log import Codec, Record
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service import application
from kronika.service.application import LOG_FILE
from kronika.service.settings import Settings
from kronika.service.store.protocol import RecordMapper, StreamRecord
from kronika.service.store.recorder import SQLiteLog
from tests.embedded import Embedded
from tests.foray.system import FORAY


@contextmanager
def registered() -> Iterator[None]:
    """Foray is among the systems of this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(SYSTEMS, FORAY.name, FORAY)
        patch.setitem(CODECS, FORAY.name, Codec(FORAY))
        yield


def store(path: Path, games: Mapping[str, Sequence[Record]]) -> None:
    """Put games, by their ids, into a log."""
    log, mapper = SQLiteLog(path), RecordMapper()
    for game, records in games.items():
        tags = [msgspec.json.decode(record.public)["event"]["type"] for record in records]
        rows = [
            mapper.to_stored_event(StreamRecord(game, version, tag, record))
            for version, (tag, record) in enumerate(zip(tags, records, strict=True), 1)
        ]
        log.insert_events(rows)
    log.close()


@contextmanager
def serving(data: Path, games: Mapping[str, Sequence[Record]]) -> Iterator[Embedded]:
    """A service whose log holds these games. It is let in though the contract does not have their system."""
    with registered(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "must_be_published", lambda _systems: None)
        store(data / LOG_FILE, games)
        with Embedded(Settings(data=str(data), port=0, requests_a_second=100_000)) as service:
            yield service
