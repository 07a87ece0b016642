"""Golden samples: a stored record of every tag ever released, read by every later release."""

import gzip
import shutil

import msgspec
import pytest

from kronika.domain.kernel.events import applied_to_board
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.log import Record, decode_record, encode_record
from kronika.domain.kernel.sealing import parts_of
from tests.bench import samples
from tests.foray.recording import LOGS as FORAYS
from tests.foray.serving import registered
from tests.golden.files import HERE, LOGS
from tests.systems import CODECS, SYSTEMS

FILE = HERE / "samples.jsonl"
SAMPLES = samples.read(FILE)


@pytest.fixture(autouse=True, scope="module")
def every_system():
    """The system of the tests is among those whose tags need a sample."""
    with registered():
        samples.registered.cache_clear()
        yield
    samples.registered.cache_clear()


each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: ", ".join(sample.tags))


@each_sample
def test_it_still_means_something_today(sample):
    entry = CODECS[sample.system].decode(7, bytes(sample.body))
    assert entry.version == 7
    system = SYSTEMS[sample.system]
    assert all(type(event) not in system.upcasts for event in entry.events)
    assert all(
        applied_to_board(type(event)) or type(event).__module__.startswith("kronika.domain.kernel")
        for event in entry.events
    )


@each_sample
def test_decoded_as_it_was_written_and_written_again_it_is_the_same_to_the_byte(sample):
    codec = CODECS[sample.system]
    record = decode_record(bytes(sample.body))
    assert encode_record(record) == bytes(sample.body)
    read = codec.envelope(record)
    public = canonical_json({"at": read.at, "event": read.event, "tx": read.tx} | _opened(read))
    parts = tuple(
        msgspec.structs.replace(part, content=msgspec.Raw(canonical_json(sealed.content))) if part.is_open else part
        for part, sealed in zip(record.sealed, parts_of(codec.unsealed(read.event, record.sealed)), strict=True)
    )
    assert encode_record(Record(msgspec.Raw(public), parts)) == bytes(sample.body)


def _opened(read):
    return {"opened": read.opened} if read.opened else {}


@each_sample
def test_it_holds_the_tags_that_it_was_taken_for(sample):
    assert set(sample.tags) <= samples.tags_of(decode_record(bytes(sample.body)), samples.registered(sample.system))


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_tag_has_one(system):
    """A new event, decision, act, frame or goal needs a sample: `python -m tests.bench samples`."""
    assert samples.without_sample(SAMPLES)[system] == set()


def test_no_tag_was_ever_dropped():
    """A tag that was released stays registered, whatever it means today."""
    for sample in SAMPLES:
        assert set(sample.tags) <= samples.registered(sample.system).keys()


@pytest.mark.slow
def test_the_command_only_adds_what_is_missing(tmp_path):
    kept, dropped = FILE.read_bytes().splitlines(keepends=True)[:-3], FILE.read_bytes().splitlines()[-3:]
    file = tmp_path / "samples.jsonl"
    file.write_bytes(b"".join(kept))
    assert samples.add_missing(file, HERE, FORAYS) == []
    assert file.read_bytes().startswith(b"".join(kept))
    added = {tag for sample in samples.read(file)[len(kept) :] for tag in sample.tags}
    assert added == {tag for row in dropped for tag in msgspec.json.decode(row, type=samples.Sample).tags}


def test_the_command_names_the_tags_that_no_log_holds(tmp_path):
    short = next(path for path in LOGS if "save-initiative" in path.name)
    shutil.copy(short, tmp_path)
    assert "undaunted: type=undaunted.scenario_won.v1" in samples.add_missing(tmp_path / "samples.jsonl", tmp_path)
    assert b"undaunted.scenario_won" not in gzip.decompress(short.read_bytes())
