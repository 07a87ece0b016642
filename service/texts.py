"""The texts and bytes of a request: each must be what the name of its field wants, wherever it stands."""

from functools import lru_cache
from typing import Any, NamedTuple

from domain.kernel.validation import HASH, ID, PLAYER, SIGNATURE, Text, kind_of, misfit
from domain.kernel.words import Reason
from service.core import refused

SIZES = {HASH: (32,), SIGNATURE: (64,), PLAYER: (16, 32)}
"""How many bytes there may be of each kind of what the log has as hex digits."""


def must_fit(message: Any) -> None:
    """Refuse a request in which a text or bytes are not what it may be. An empty one is one that is not given."""
    _message(message, "", "", ID)


def must_be(kind: Text, text: str, place: str, field: str = "") -> None:
    """Refuse a text that is not what is wanted at this place, which is a field of the request unless one is named."""
    wrong = misfit(text, kind, place)
    if wrong is not None:
        raise refused(Reason.MALFORMED, f"{wrong.whole.en}.", f"{wrong.whole.cs}.", field=field or place)


def must_be_bytes(kind: Text, value: bytes, place: str) -> None:
    """Refuse bytes that are not as many as are wanted at this place."""
    sizes = SIZES.get(kind)
    if sizes is not None and len(value) not in sizes:
        raise refused(
            Reason.MALFORMED,
            f"{place} must be {' or '.join(map(str, sizes))} bytes, and is {len(value)}.",
            f"{place} má mít {' nebo '.join(map(str, sizes))} bajtů, a má jich {len(value)}.",
            field=place,
        )


class Told(NamedTuple):
    """What a field holds: texts or bytes of a kind, or messages whose texts are of this kind if their names do
    not say."""

    name: str
    kind: Text
    repeated: bool
    messages: bool
    bytes: bool
    keyed: bool


@lru_cache(4096)
def _told(field: Any, within: str, above: Text) -> Told | None:
    """What a field holds, `within` a field of that name whose own kind is `above`; None if
    nothing with a text or bytes."""
    messages = field.cpp_type == field.CPPTYPE_MESSAGE
    if field.cpp_type not in (field.CPPTYPE_STRING, field.CPPTYPE_MESSAGE):
        return None
    keyed = messages and field.message_type.GetOptions().map_entry
    kind = kind_of(field.name, within, above)
    return Told(field.name, kind, field.is_repeated, messages, field.type == field.TYPE_BYTES, keyed)


def _message(message: Any, place: str, within: str, above: Text) -> None:
    for field, value in message.ListFields():
        told = _told(field, within, above)
        if told is None:
            continue
        here = f"{place}{told.name}"
        if told.keyed:
            for key, held in sorted(value.items()):
                must_be(ID, key, f"a key in {here}", here)
                _message(held, f"{here}.{key}.", told.name, told.kind)
            continue
        each = [(f"{here}[{at}]", one) for at, one in enumerate(value)] if told.repeated else [(here, value)]
        for where, one in each:
            if told.messages:
                _message(one, f"{where}.", told.name, told.kind)
            elif told.bytes:
                must_be_bytes(told.kind, one, where)
            elif one:
                must_be(told.kind, one, where)
