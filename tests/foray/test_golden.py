"""Golden logs of Foray: what was recorded is folded, seen and verified as it was then."""

import gzip

import msgspec
import pytest

from domain.kernel.events import GaveUp, OrderGiven, OrderWithdrawn, PromptClosed, UndoRequested
from domain.kernel.export import parse
from domain.kernel.game import blank, fold_entries
from domain.kernel.log import Codec, encode_record
from domain.kernel.verify import verify
from service.signatures import verifies
from tests.foray.recording import LOGS, games
from tests.foray.system import FORAY
from tools.golden import Views, seen, views_of

CODEC = Codec(FORAY)
TITLES = sorted(path.name.removesuffix(".jsonl.gz") for path in LOGS.glob("*.gz") if ".views." not in path.name)
each_log = pytest.mark.parametrize("title", TITLES)


def export(title):
    return parse(gzip.decompress((LOGS / f"{title}.jsonl.gz").read_bytes()))


def entries(title):
    return [CODEC.decode(version, encode_record(record)) for version, record in enumerate(export(title).records, 1)]


@each_log
def test_every_audience_sees_what_it_saw_when_it_was_recorded(title):
    rows = gzip.decompress((LOGS / f"{title}.views.jsonl.gz").read_bytes()).splitlines()
    for then in (msgspec.json.decode(row, type=Views) for row in rows):
        now = views_of(FORAY, entries(title), then.audience)
        assert msgspec.json.decode(now.last) == msgspec.json.decode(then.last)
        assert now.hashes == then.hashes
        at_once = fold_entries(FORAY, entries(title), blank(FORAY, then.audience), then.audience)
        assert seen(FORAY, at_once) == bytes(then.last)


@each_log
def test_it_verifies(title):
    report = verify(export(title), {"foray": FORAY}, {"foray": CODEC}, verifies)
    assert report.problems == ()


def test_every_game_that_would_be_recorded_is_there():
    assert set(games()) <= set(TITLES)


def test_they_hold_what_no_released_system_makes_the_kernel_write():
    found = {type(event) for entry in entries("eventful") for event in entry.events}
    assert {OrderGiven, OrderWithdrawn, PromptClosed, GaveUp, UndoRequested} <= found
