"""Golden logs of Foray: what they hold. That they fold, are seen and verify as they did: tests/golden/test_logs.py."""

import gzip

import pytest

from kronika.domain.kernel.events import GaveUp, OrderGiven, OrderWithdrawn, PromptClosed, UndoRequested
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import Codec, encode_record
from tests.foray.recording import LOGS, games
from tests.foray.system import FORAY

CODEC = Codec(FORAY)
TITLES = sorted(path.name.removesuffix(".jsonl.gz") for path in LOGS.glob("*.gz") if ".views." not in path.name)
each_log = pytest.mark.parametrize("title", TITLES)


def export(title):
    return parse(gzip.decompress((LOGS / f"{title}.jsonl.gz").read_bytes()))


def entries(title):
    return [CODEC.decode(version, encode_record(record)) for version, record in enumerate(export(title).records, 1)]


def test_every_game_that_would_be_recorded_is_there():
    assert set(games()) <= set(TITLES)


def test_they_hold_what_no_released_system_makes_the_kernel_write():
    found = {type(event) for entry in entries("eventful") for event in entry.events}
    assert {OrderGiven, OrderWithdrawn, PromptClosed, GaveUp, UndoRequested} <= found
