"""What a text may be, wherever it comes from."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.formats import (
    FIELDS,
    HASH,
    ID,
    LINE,
    NAME,
    NOTE,
    PLACE,
    REASON,
    SIGNATURE,
    TAG,
    TIME,
    TOKEN,
    VERSION,
    is_visible,
    misfit,
    misfits,
)
from tests.hostile import NO_IDS, NOWHERE


@pytest.mark.parametrize("text", NOWHERE)
@pytest.mark.parametrize("kind", [ID, NAME, REASON, LINE, PLACE, TAG, VERSION, HASH, SIGNATURE, TOKEN])
def test_invisible_characters_are_refused_everywhere(kind, text):
    assert not kind.fits(text)


@pytest.mark.parametrize("text", NO_IDS)
def test_an_id_leads_nowhere_and_ends_nothing(text):
    assert misfit(text, ID, "game") is not None


@pytest.mark.parametrize(
    "text", ["k7q2mzx9ab3d", "golden-normandy-1", "S-P-009", "13B", "us", "011", "fog_of_war", "a" * 64]
)
def test_ids_that_there_are(text):
    assert ID.fits(text)


@pytest.mark.parametrize(
    "text", ["Anna", "Anna Nováková", "李雷", "Ольга", "שרה", "Zoë O'Hara-Smith", "J. R. \U0001f600", "Nguyễn Thị Á"]
)
def test_people_are_called_as_they_are_called(text):
    assert NAME.fits(unicodedata.normalize("NFC", text))


@pytest.mark.parametrize("text", ["", " Anna", "Anna ", "x" * 41])
def test_a_name_has_one_to_forty_characters_and_no_blank_at_its_ends(text):
    assert not NAME.fits(text)


@pytest.mark.parametrize(
    "text",
    [
        "2026-11-22T08:48:25Z",
        "2026-11-22T08:48:25.123456Z",
        "2024-02-29T23:59:59.999999999Z",
        "2000-02-29T00:00:00Z",
        "0001-01-01T00:00:00Z",
        "9999-12-31T00:00:00Z",
    ],
)
def test_times_that_there_are(text):
    assert TIME.fits(text)


@pytest.mark.parametrize(
    "text",
    [
        "2026-02-29T08:48:25Z",
        "1900-02-29T08:48:25Z",
        "2026-04-31T08:48:25Z",
        "2026-13-01T08:48:25Z",
        "2026-00-10T08:48:25Z",
        "2026-01-00T08:48:25Z",
        "0000-01-01T08:48:25Z",
        "2026-01-01T24:00:00Z",
        "2026-01-01T08:60:25Z",
        "2026-01-01T08:48:60Z",
        "2026-01-01T08:48:25.Z",
        "2026-01-01T08:48:25",
        "2026-01-01T08:48:25+00:00",
        "2026-01-01 08:48:25Z",
        "20260101T08:48:25Z",
        "２０２６-01-01T08:48:25Z",
    ],
)
def test_a_time_is_one_that_the_calendar_has(text):
    assert misfit(text, TIME, "public.at") is not None


@given(st.text())
def test_stored_text_is_printable_and_normalized(text):
    """Law: no kind of text lets a control, a direction or an unnormalized letter through."""
    for kind in (NAME, REASON, LINE, ID, PLACE):
        if kind.fits(text):
            assert all(unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp") for letter in text)
            assert unicodedata.is_normalized("NFC", text)
            assert text.encode().decode() == text


@given(st.characters())
def test_every_character_is_seen_or_not(letter):
    assert is_visible(letter) or not NAME.fits(f"a{letter}b")


@pytest.mark.long
@given(
    st.dictionaries(
        st.text(), st.recursive(st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
    )
)
def test_every_misfit_of_read_text_is_named(value):
    for wrong in misfits(value):
        assert wrong.place and "must be" in both(wrong.said).en and "má být" in both(wrong.said).cs
        assert both(wrong.whole).en.isprintable(), "what is wrong is not quoted"


def test_a_misfit_is_named_by_its_place_and_what_would_be_accepted():
    told = {"public": {"event": {"seats": ["us", "\x1b[2J"], "name": "Anna"}}}
    (wrong,) = misfits(told)
    assert wrong.place == "public.event.seats[1]"
    assert both(wrong.said).en.startswith("must be an id: 1 to 64 letters")
    assert both(wrong.said).en.endswith("this contains the character U+001B")


def test_keys_are_judged_as_well():
    (wrong,) = misfits({"event": {"anchors": {"us": "0" * 64, "<b>": "0" * 64}}})
    assert wrong.place == "a key in event.anchors"


def test_a_text_that_is_a_document_is_judged_inside():
    assert not list(misfits({"content": '{"title":{"en":"One, two"},"cards":["us-rifleman-a"]}'}))
    (wrong,) = misfits({"content": '{"title":{"en":"\\u202e"}}'})
    assert wrong.place == "content.title.en"
    assert list(misfits({"content": '{"a":\r\n"b"}'})), "nothing but JSON stands between its texts"
    assert list(misfits({"content": {"card": '{"a":"b"}'}})), "only what is sealed as a whole is a document"


def test_no_kind_of_field_takes_what_stands_nowhere():
    for name, kind in FIELDS.items():
        assert not any(kind.fits(text) for text in NOWHERE if kind is not NOTE or "\n" not in text), name
