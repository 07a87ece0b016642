"""Packs as files (design 8): their hash, and every mistake at once with file and place."""

from enum import StrEnum

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.packs import Mistake, PackRefused, pack_hash, read
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
    mistakes: list[Mistake] = []
    made = read({path: text.encode()}, path, Things, mistakes)
    assert (made is None) == bool(mistakes)
    return [(m.place, m.said) for m in mistakes]


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
    mistakes: list[Mistake] = []
    text = 'title = "One"\n[[things]]\nid = "a"\nshape = {shape = "circle", radius = 2}\n'
    made = read({"things.toml": text.encode()}, "things.toml", Things, mistakes)
    assert mistakes == []
    assert made == Things("One", [Thing("a", Colour.RED, Circle(2))])


def test_every_mistake_is_named_at_once_with_its_place():
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
    assert places["title"] == places["things[2].id"] == "missing"
    assert "green" in places["things[0].colour"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('title = "x"\nthings = "none"', "things"),
        ('title = "x"\nthings = [3]', "things[0]"),
        ('title = "x"\n[[things]]\nid = "a"\nshape = {shape = "star", radius = 1}', "things[0].shape"),
        ('title = "x"\n[[things]]\nid = "a"\nshape = {radius = 1}', "things[0].shape"),
        ('title = "x"\n[[things]]\nid = "a"\nshape = 3', "things[0].shape"),
    ],
)
def test_what_is_of_another_kind_is_named_where_it_stands(text, place):
    assert [found for found, _ in mistakes_in(text)] == [place]


def test_what_is_no_toml_says_so():
    assert mistakes_in("title = ")[0][1].startswith("not TOML")
    mistakes: list[Mistake] = []
    assert read({"t": b"\xff\xfe"}, "t", Things, mistakes) is None
    assert mistakes[0].said.startswith("not TOML")


def test_a_missing_file_is_a_mistake():
    mistakes: list[Mistake] = []
    assert read({}, "things.toml", Things, mistakes) is None
    assert mistakes == [Mistake("things.toml", "", "the file is missing")]


def test_a_refused_pack_shows_them_all():
    refusal = PackRefused([Mistake("a.toml", "x.y", "missing"), Mistake("b.toml", "z", "twice")])
    assert str(refusal) == "a.toml: x.y: missing\nb.toml: z: twice"


@pytest.mark.parametrize("text", NOWHERE)
def test_a_hostile_text_is_named_by_file_and_place(text):
    """Whatever people are shown of a pack is judged when it is read."""
    written = "".join(f"\\U{ord(letter):08x}" for letter in text)
    files = {"thing.toml": f'id = "a"\nsize = 3\nname = {{ en = "{written}", cs = "b" }}\n'.encode()}
    mistakes = []
    assert read(files, "thing.toml", Titled, mistakes) is None
    (mistake,) = mistakes
    assert (mistake.file, mistake.place) == ("thing.toml", "name.en")
    assert mistake.said.startswith("must be 0 to 200 visible characters") and str(mistake).isprintable()


class Titled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    size: int
    name: dict[str, str]
