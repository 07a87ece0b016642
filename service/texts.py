"""The texts of a request: each must be what the name of its field wants, wherever it stands."""

from functools import lru_cache
from typing import Any, NamedTuple

from domain.kernel.validation import ID, Text, kind_of, misfit
from domain.kernel.words import Reason
from service.core import refused


def must_fit(message: Any) -> None:
    """Refuse a request in which a text is not what it may be. An empty one is one that is not given."""
    _message(message, "", "", ID)


def must_be(kind: Text, text: str, place: str) -> None:
    """Refuse a text that is not what is wanted at this place."""
    wrong = misfit(text, kind, place)
    if wrong is not None:
        raise refused(Reason.MALFORMED, f"{wrong.whole.en}.", f"{wrong.whole.cs}.")


class Told(NamedTuple):
    """What a field holds: texts of a kind, or messages whose texts are of this kind if their names do not say."""

    name: str
    kind: Text
    repeated: bool
    messages: bool
    keyed: bool


@lru_cache(4096)
def _told(field: Any, within: str, above: Text) -> Told | None:
    """What a field holds, `within` a field of that name whose own kind is `above`; None if nothing with a text."""
    messages = field.cpp_type == field.CPPTYPE_MESSAGE
    if not messages and field.type != field.TYPE_STRING:
        return None
    keyed = messages and field.message_type.GetOptions().map_entry
    return Told(field.name, kind_of(field.name, within, above), field.is_repeated, messages, keyed)


def _message(message: Any, place: str, within: str, above: Text) -> None:
    for field, value in message.ListFields():
        told = _told(field, within, above)
        if told is None:
            continue
        here = f"{place}{told.name}"
        if told.keyed:
            for key, held in sorted(value.items()):
                must_be(ID, key, f"a key in {here}")
                _message(held, f"{here}.{key}.", told.name, told.kind)
            continue
        for one in value if told.repeated else (value,):
            if told.messages:
                _message(one, f"{here}.", told.name, told.kind)
            elif one:
                must_be(told.kind, one, here)
