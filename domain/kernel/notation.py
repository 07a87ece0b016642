"""The notation of a decision: a few words that depend on no language, and on nothing but the decision and its game."""

import re
from collections.abc import Iterable
from enum import Enum
from typing import Any, Final

import msgspec

SHORTEST: Final = 2
"""Letters of an id at least, so that none is taken for a command."""
NOTHING: Final = "-"
"""An id that is empty."""


class Notation:
    """The notation of one seat's decisions (`docs/notation.md`): the words of the decision in full, so that another
    word of the rules never changes it. `scene` has the ids of the game, which are shortened."""

    def __init__(self, scene: Any, seat: str) -> None:
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
        return [str(decision.__struct_config__.tag), *said]

    def _value(self, value: Any) -> list[str]:
        if isinstance(value, msgspec.Struct):
            return self._said(value)
        text = str(value.value if isinstance(value, Enum) else value)
        return [self._ids.get(text) or text or NOTHING]


def shortened(names: Iterable[str], seat: str = "") -> dict[str, str]:
    """The ids of one kind, each with what it is shortened to: as many letters of each of its words as keep it distinct
    from the others. An id with a digit stays as it is, and the seat's own name does not count."""
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
