"""Packs as files (design 8): their hash, and every mistake at once with file and place."""

from enum import StrEnum

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.catalogue import both
from kronika.domain.kernel.packs import ANY, Bound, Mistake, PackRefused, Reader, load, pack_hash
from kronika.domain.kernel.words import Sentence
from tests.hostile import NOWHERE

names = st.text(st.characters(codec="utf-8"), max_size=8)
packs = st.dictionaries(names, st.binary(max_size=20), max_size=4)


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Circle(msgspec.Struct, tag_field="shape", tag="circle", forbid_unknown_fields=True):
    radius: int


class Square(msgspec.Struct, tag_field="shape", tag="square", forbid_unknown_fields=True):
    side: int


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    colour: Colour = Colour.RED
    shape: Circle | Square | None = None
    parts: dict[str, int] = {}


class Things(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    things: list[Thing]


def mistakes_in(text: str, path: str = "things.toml"):
    reader = Reader({path: text.encode()})
    reader.read(path, Things)
    return [(m.place, both(m.said).en) for m in reader.mistakes]


# --- the hash


@given(packs, packs)
def test_two_packs_have_one_hash_only_if_they_are_the_same(one, other):
    assert (pack_hash(one) == pack_hash(other)) == (one == other)


@given(packs, st.randoms())
def test_the_order_of_the_files_does_not_matter(files, shuffler):
    pairs = list(files.items())
    shuffler.shuffle(pairs)
    assert pack_hash(dict(pairs)) == pack_hash(files)


def test_a_byte_cannot_wander_from_a_name_to_a_file():
    assert pack_hash({"ab": b"c"}) != pack_hash({"a": b"bc"})


# --- reading


def test_a_file_without_mistakes_is_read():
    text = 'title = "One"\n[[things]]\nid = "a"\nshape = {shape = "circle", radius = 2}\n'
    reader = Reader({"things.toml": text.encode()})
    made = reader.read("things.toml", Things)
    assert reader.mistakes == []
    assert made == Things("One", [Thing("a", Colour.RED, Circle(2))])


def test_all_mistakes_are_listed_together_with_their_places():
    text = """
        titel = "One"
        [[things]]
        id = "a"
        colour = "green"
        [[things]]
        id = 5
        size = 3
        parts = {leg = 4, arm = "two"}
        [[things]]
        shape = {shape = "circle", radius = "wide", side = 1}
    """
    places = dict(mistakes_in(text))
    assert set(places) == {
        "titel",
        "title",
        "things[0].colour",
        "things[1].id",
        "things[1].size",
        "things[1].parts.arm",
        "things[2].id",
        "things[2].shape.radius",
        "things[2].shape.side",
    }
    assert places["titel"] == "unknown field; known: things, title"
    assert places["title"] == places["things[2].id"] == "missing; expected: a text in quotation marks"
    assert places["things[0].colour"] == '"green" is wrong; expected: red, blue'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('title = "x"\nthings = "none"', "things"),
        ('title = "x"\nthings = [3]', "things[0]"),
        ('title = "x"\n[[things]]\nid = "a"\nshape = {shape = "star", radius = 1}', "things[0].shape.shape"),
        ('title = "x"\n[[things]]\nid = "a"\nshape = {radius = 1}', "things[0].shape.shape"),
        ('title = "x"\n[[things]]\nid = "a"\nshape = 3', "things[0].shape"),
    ],
)
def test_wrong_type_is_named_with_its_place(text, place):
    assert [found for found, _ in mistakes_in(text)] == [place]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("t = 1\na = { b = 1 c = 2 }\n", "line 2, column 13: expected a comma or }, not c"),
        ("a = [1 2]\n", "line 1, column 8: expected a comma or ], not 2]"),
        ("a = { b = 1,\n c = 2 }\n", "line 1, column 13: expected a key; a table in braces must be on one line"),
        ("[[things\n", "line 1, column 9: expected ]] after the name of the table"),
        ("[t\nx = 1", "line 1, column 3: expected ] after the name of the table"),
        ("title = ", "line 1, column 9: expected a number, a text in quotation marks, true, false, a list in [ ] or"),
        ("a b = 3", "line 1, column 3: expected = after the key, not b"),
        ("a = 3 b = 4\r\n", "line 1, column 7: expected a new line after the value, not b"),
        ('a = "abc\nb = 2\n', "line 1, column 9: expected the closing quotation mark"),
        ('a = """x', "line 1, column 9: expected the closing quotation mark"),
        ('a = "x\\q"\n', "line 1, column 9: expected \\\\ for a backslash"),
        ('a = "x\\u00zz"\n', "line 1, column 9: expected hex digits after \\u or \\U"),
        ("a = 1944-02-31\n", "line 1, column 5: expected a date such as 1944-06-15, not 1944-02-31"),
        ("a = 1\na = 2", "line 2, column 6: expected a new key"),
        ("[a]\n[a]\n", "line 2, column 3: expected a new key"),
        ("a = {b = 1, b = 2}", "line 1, column 18: expected a new key"),
        ("= 3\n", "line 1, column 1: expected a key, or [ before the name of a table, not ="),
    ],
)
def test_invalid_toml_is_reported_with_line_column_and_expectation(text, said):
    ((place, found),) = mistakes_in(text)
    assert f"{place}: {found}".startswith(said)


def test_invalid_utf_8_is_reported_with_line_and_column():
    reader = Reader({"t": b'a = 1\nb = "\xc4\x8d\xff"'})
    assert reader.read("t", Things) is None
    assert str(reader.mistakes[0]) == "t: line 2, column 7: expected text in UTF-8"


def test_number_out_of_range_is_named_with_the_allowed_range():
    class Gun(msgspec.Struct):
        chances: list[int]
        x: int = 0
        range: int = 0
        copies: int = 0

    bounds = {Gun: {"chances": Bound(0, 100, "(X1)"), "x": ANY, "range": Bound(-400, 400, "(X2)", 200)}}
    reader = Reader({"t": b"chances = [5, 101]\nx = -3\nrange = 300\ncopies = -1"}, bounds)
    assert reader.read("t", Gun) is not None
    assert [str(one) for one in reader.mistakes] == [
        "t: chances[1]: 101 is out of range; expected: 0 to 100 (X1)",
        "t: range: 300 is out of range; expected: -400 to 400 in steps of 200 (X2)",
        "t: copies: -1 is out of range; expected: 0 or more",
    ]
    assert all(both(one.said).en != both(one.said).cs for one in reader.mistakes)


def test_a_missing_file_is_a_mistake():
    reader = Reader({})
    assert reader.read("things.toml", Things) is None
    assert reader.mistakes == [Mistake("things.toml", "", Sentence("the file is missing", "soubor chybí"))]


def test_a_refused_pack_shows_them_all():
    refusal = PackRefused(
        [Mistake("a.toml", "x.y", Sentence("missing", "chybí")), Mistake("b.toml", "z", Sentence("twice", "dvakrát"))]
    )
    assert str(refusal) == "a.toml: x.y: missing\nb.toml: z: twice"


# --- what is wrong in its type hides nothing else


def examine(reader):
    """A contradiction: no two things have one id, no part counts more than 3, red things are first."""
    made = reader.read("things.toml", Things)
    if made is None:
        return None, []
    ids = [thing.id for thing in made.things]
    found = [(f"things[{n}].id", f"{id} is used again") for n, id in enumerate(ids) if id in ids[:n]]
    for n, thing in enumerate(made.things):
        found += [(f"things[{n}].parts.{part}", f"{count} is much") for part, count in thing.parts.items() if count > 3]
        if n and thing.colour == Colour.RED:
            found.append((f"things[{n}].colour", "red is first"))
    return made, [Mistake("things.toml", place, Sentence(said, said)) for place, said in found]


def refused(text):
    with pytest.raises(PackRefused) as caught:
        load({"things.toml": text.encode()}, examine)
    return [(mistake.place, both(mistake.said).en) for mistake in caught.value.mistakes]


def test_a_mistake_of_type_hides_no_contradiction_in_the_same_file():
    text = """
        title = 1
        [[things]]
        id = "a"
        parts = {leg = "many", arm = 9}
        [[things]]
        id = "a"
        colour = "blue"
        shape = 7
    """
    assert refused(text) == [
        ("title", "1 is wrong; expected: a text in quotation marks"),
        ("things[0].parts.leg", '"many" is wrong; expected: a whole number'),
        ("things[1].shape", "7 is wrong; expected: a table with shape = circle, square"),
        ("things[1].id", "a is used again"),
        ("things[0].parts.arm", "9 is much"),
    ]


def test_unguessable_values_have_no_event_errors():
    """Whether the second thing is red cannot be told, nor whether ids that are missing are the same."""
    text = 'title = "x"\n[[things]]\n[[things]]\ncolour = "green"\n'
    assert [place for place, _ in refused(text)] == ["things[0].id", "things[1].id", "things[1].colour"]
    text = 'title = "x"\n[[things]]\nid = "a"\n[[things]]\nid = "b"\ncolour = "green"\n'
    assert refused(text) == [("things[1].colour", '"green" is wrong; expected: red, blue')]


@pytest.mark.parametrize("meant", ['colour = "bleu"', 'color = "blue"'])
def test_a_misspelt_word_or_field_is_taken_for_what_was_meant(meant):
    text = f'title = "x"\n[[things]]\nid = "a"\n[[things]]\nid = "a"\n{meant}\n'
    assert [place for place, _ in refused(text)] == [f"things[1].{meant.partition(' ')[0]}", "things[1].id"]


def test_a_number_in_quotation_marks_counts_as_one():
    text = 'title = "x"\n[[things]]\nid = "a"\nparts = {arm = "9"}\n'
    assert [said for _, said in refused(text)] == ['"9" is wrong; expected: a whole number', "9 is much"]


def test_a_list_that_is_not_there_is_all_that_is_named():
    assert refused('title = "x"') == [
        ("things", "missing; expected: a list of a table with id, colour, shape, parts"),
    ]


def test_it_is_said_in_czech_too():
    with pytest.raises(PackRefused) as caught:
        load({"things.toml": b"title = 3\nthings = []\nsize = 1"}, examine)
    assert [mistake.told(both(mistake.said).cs) for mistake in caught.value.mistakes] == [
        "things.toml: size: neznámá položka; známé: things, title",
        "things.toml: title: 3 sem nepatří; čeká se text v uvozovkách",
    ]


@pytest.mark.parametrize("text", NOWHERE)
def test_a_hostile_text_is_named_by_file_and_place(text):
    """Whatever people are shown of a pack is judged when it is read."""
    written = "".join(f"\\U{ord(letter):08x}" for letter in text)
    files = {"thing.toml": f'id = "a"\nsize = 3\nname = {{ en = "{written}", cs = "b" }}\n'.encode()}
    reader = Reader(files)
    reader.read("thing.toml", Titled)
    (mistake,) = reader.mistakes
    assert (mistake.file, mistake.place) == ("thing.toml", "name.en")
    assert both(mistake.said).en.startswith("must be 0 to 200 visible characters") and str(mistake).isprintable()


class Titled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    size: int
    name: dict[str, str]
