"""The texts and bytes of a request: each must be what the name of its field wants, wherever it stands."""

from typing import Any

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


def _message(message: Any, place: str, within: str, above: Text) -> None:
    for field, value in message.ListFields():
        if field.cpp_type not in (field.CPPTYPE_STRING, field.CPPTYPE_MESSAGE):
            continue
        here = f"{place}{field.name}"
        kind = kind_of(field.name, within, above)
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            for key, held in sorted(value.items()):
                must_be(ID, key, f"a key in {here}", here)
                _message(held, f"{here}.{key}.", field.name, kind)
            continue
        for one in value if field.is_repeated else (value,):
            if field.cpp_type == field.CPPTYPE_MESSAGE:
                _message(one, f"{here}.", field.name, kind)
            elif field.type == field.TYPE_BYTES:
                must_be_bytes(kind, one, here)
            elif one:
                must_be(kind, one, here)
