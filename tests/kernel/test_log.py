"""How an event is written (design 3): a public part and sealed parts, cut to who asks, read for ever."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel import events as e
from kronika.domain.kernel.hashing import head_of
from kronika.domain.kernel.log import Codec, decode_record, encode_record, heads
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import PUBLIC, REFEREE
from tests.kernel.tiny import TINY, Draw, Hide, Roll, Said, Say, Win, does, table

SEATS = ("ann", "ben", "cid")
AUDIENCES = (REFEREE, PUBLIC, *SEATS)
CODEC = Codec(TINY)


def played():
    """A closed game in which there is every kind of sealed part."""
    game = table()
    does(game, "ann", Draw())
    for card, seat in enumerate(SEATS):
        does(game, seat, Hide(card))
    does(game, "ben", Roll())
    does(game, "cid", Say("…«ž»"))
    does(game, "ann", Win())
    game.close()
    return game


GAME = played()
RECORDS = list(enumerate(GAME.records, 1))
SEALED = [(version, record) for version, record in RECORDS if record.sealed]


def test_written_data_is_read_back():
    for (version, record), event in zip(RECORDS, GAME.events, strict=True):
        entry = CODEC.decode(version, encode_record(record))
        assert (entry.version, entry.events) == (version, (event,))


def test_reading_many_is_reading_each():
    rows = [(version, "", encode_record(record)) for version, record in RECORDS]
    assert list(CODEC.read(rows)) == [(version, CODEC.decode(version, body).events[0]) for version, _, body in rows]


def test_a_stored_record_is_one_canonical_json_object():
    for _, record in RECORDS:
        body = encode_record(record)
        assert encode_record(decode_record(body)) == body
        assert msgspec.json.encode(msgspec.json.decode(body), order="sorted") == body
        assert msgspec.json.decode(body).keys() <= {"public", "sealed"}


def test_a_transaction_is_named_by_its_first_version():
    txs = [CODEC.envelope(record).tx for _, record in RECORDS]
    assert all(tx in (before, version) for version, (before, tx) in enumerate(zip([0, *txs], txs, strict=False), 1))
    made = [v for v, event in enumerate(GAME.events, 1) if isinstance(event, e.DecisionMade)]
    assert [txs[version - 1] for version in made] == made


# --- cutting


def test_an_audience_gets_the_event_without_the_parts_that_are_not_its_own():
    for version, record in SEALED:
        (part,) = record.sealed
        for audience in AUDIENCES:
            cut = record.cut(audience)
            mine = audience in (REFEREE, part.audience)
            assert cut.public == record.public
            assert cut.sealed[0].is_open == mine
            assert (part.salt in encode_record(cut).decode()) == mine
            assert CODEC.decode(version, encode_record(cut)).events == (blind(GAME.events[version - 1], audience),)


def test_public_data_is_the_same_for_all():
    for _, record in RECORDS:
        if not record.sealed:
            assert {encode_record(record.cut(audience)) for audience in AUDIENCES} == {encode_record(record)}


def test_every_audience_computes_every_head():
    expected = GAME.heads[1:]
    for audience in AUDIENCES:
        cut = [(version, record.cut(audience)) for version, record in RECORDS]
        assert list(heads(GAME.heads[0], cut)) == expected


def test_cutting_what_is_cut_changes_nothing():
    for _, record in SEALED:
        cut = record.cut("ann")
        assert cut.cut("ann") == cut
        assert cut.cut("ben").cut("ann") == record.cut("ann").cut("ben")


def test_no_salt_is_used_twice():
    salts = [part.salt for _, record in SEALED for part in record.sealed]
    assert len(set(salts)) == len(salts)


@given(st.sampled_from(RECORDS), st.data())
def test_a_changed_byte_changes_the_head(entry, data):
    """The bytes of the public part and of the content as they stand are what is hashed."""
    version, record = entry
    part = record.sealed[0] if record.sealed else None
    body = bytes(part.content if part and data.draw(st.booleans()) else record.public)
    at = data.draw(st.integers(0, len(body) - 1))
    changed = body[:at] + bytes([body[at] ^ data.draw(st.integers(1, 255))]) + body[at + 1 :]
    if body == bytes(record.public):
        other = msgspec.structs.replace(record, public=msgspec.Raw(changed))
    else:
        other = msgspec.structs.replace(record, sealed=(msgspec.structs.replace(part, content=msgspec.Raw(changed)),))
    before = GAME.heads[version - 1]
    assert head_of(before, version, other.leaf()) != head_of(before, version, record.leaf())


# --- opening


def test_opening_a_seal_reveals_content_and_salt_to_all():
    shown = next(version for version, event in enumerate(GAME.events, 1) if hasattr(event, "opens"))
    envelope = CODEC.envelope(GAME.records[shown - 1].cut(PUBLIC))
    assert tuple(one.version for one in envelope.opened) == GAME.events[shown - 1].opens
    for opened in envelope.opened:
        (part,) = GAME.records[opened.version - 1].sealed
        assert (opened.content, opened.salt) == (part.content, part.salt)


# --- a closed registry


@pytest.mark.parametrize(
    "event",
    [
        {"type": "tiny.said.v9", "seat": "ann", "word": "hi"},
        {"type": "os.system", "word": "rm -rf /"},
        {"type": "tests.kernel.tiny:Said", "seat": "ann", "word": "hi"},
        {"type": "tiny.said.v1", "seat": "ann", "word": "hi", "loud": True},
        {"type": "tiny.said.v1", "seat": "ann"},
        {"type": "tiny.said.v1", "seat": "ann", "word": 5},
        {"seat": "ann", "word": "hi"},
    ],
    ids=["unknown version", "code", "class path", "unknown field", "missing field", "wrong type", "no tag"],
)
def test_only_what_was_released_is_read(event):
    public = {"at": "2026-01-01T00:00:00Z", "event": event, "tx": 1}
    with pytest.raises(msgspec.ValidationError):
        CODEC.decode(1, msgspec.json.encode({"public": public}))
    with pytest.raises(msgspec.ValidationError):
        list(CODEC.read([(1, "", msgspec.json.encode({"public": public}))]))


def test_the_decisions_of_another_system_are_not_read():
    decided = {"decision": {"decide": "end_turn"}}
    event = {"type": "kronika.decision_made.v1", "seat": "ann", "prompt": 1, "request": "", "public": decided}
    with pytest.raises(msgspec.ValidationError):
        CODEC.decode(1, msgspec.json.encode({"public": {"at": "", "event": event, "tx": 1}}))


@given(st.text(), st.sampled_from(SEATS))
def test_any_text_survives(word, seat):
    record = CODEC.encode(Said(seat, word), "at", 1)
    assert CODEC.decode(1, encode_record(record)).events == (Said(seat, word),)
    read = CODEC.envelope(record)
    assert CODEC.encode(read.event, read.at, read.tx) == record
