"""A short notation of each decision, made of its fields: `ra mo 2B`.

The word for what is decided comes first, or, where it lies in a field of its own, after the fields
before that; each of the other fields follows. Words and ids are shortened as far as they stay
unmistakable among all words of the system and all ids of the game, so that a decision is called the
same whatever else could be decided. Ids with a number in them are not shortened. A field that is just
true is told by its name.
"""

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

SHORTEST = 2
"""Letters of a word at least, so that none is taken for a command."""
NOTHING = "-"
"""An id that is empty."""


class Notation:
    """The notation of one seat's decisions. `decision` is the union of all types of decisions, `scene`
    has the ids of the game: those of each of its fields are told apart from each other."""

    def __init__(self, decision: Any, scene: Any, seat: str) -> None:
        self._words = shortened(_words(decision))
        self._ids: dict[str, str] = {}
        for field in msgspec.structs.fields(type(scene)):
            held = getattr(scene, field.name)
            ids = [one.id for one in held if hasattr(one, "id")] if isinstance(held, tuple) else []
            self._ids |= shortened(ids, seat)

    def __call__(self, decision: Any) -> str:
        """A decision, a struct, in short."""
        return " ".join(self._said(decision))

    def _said(self, decision: Any) -> list[str]:
        fields = msgspec.structs.fields(decision)
        told = [field for field in fields if field.required or getattr(decision, field.name) != field.default]
        values = [getattr(decision, field.name) for field in told]
        said = [
            part
            for field, value in zip(told, values, strict=True)
            for part in ([field.name] if value is True else self._value(value))
        ]
        if any(isinstance(value, msgspec.Struct) for value in values):
            return said
        return [self._words[str(decision.__struct_config__.tag)], *said]

    def _value(self, value: Any) -> list[str]:
        if isinstance(value, msgspec.Struct):
            return self._said(value)
        if isinstance(value, Enum):
            return [self._words[str(value.value)]]
        text = str(value)
        return [self._ids.get(text) or text or NOTHING]


def shortened(names: Iterable[str], seat: str = "") -> dict[str, str]:
    """Each name with what it is shortened to: as many letters of each of its words as it takes. The
    seat's own name does not count."""
    left = {name: re.split(r"[-_]", name.removeprefix(f"{seat}-")) for name in names if not re.search(r"\d", name)}
    found: dict[str, str] = {}
    letters = 0
    while left:
        letters += 1
        short = {name: "".join(word[:letters] for word in words) for name, words in left.items()}
        taken = [*found.values(), *short.values()]
        for name, said in short.items():
            alone = taken.count(said) == 1
            if (alone and len(said) >= SHORTEST) or all(len(word) <= letters for word in left[name]):
                found[name] = said if alone else name
                del left[name]
    return found


def _words(kind: Any) -> Iterator[str]:
    """All words that decisions of this type can be called by: tags, and the values of enumerations."""
    return iter(dict.fromkeys(_words_in(kind)))


def _words_in(kind: Any) -> Iterator[str]:
    if get_origin(kind) in (Union, UnionType):
        for one in get_args(kind):
            yield from _words_in(one)
    elif isinstance(kind, type) and issubclass(kind, Enum):
        yield from (str(one.value) for one in kind)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield str(kind.__struct_config__.tag)
        for hint in get_type_hints(kind).values():
            yield from _words_in(hint)
