"""The texts of a request: each must be what the name of its field wants, wherever it stands."""

from typing import Any

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


def _message(message: Any, place: str, within: str, above: Text) -> None:
    for field, value in message.ListFields():
        if field.cpp_type not in (field.CPPTYPE_STRING, field.CPPTYPE_MESSAGE) or field.type == field.TYPE_BYTES:
            continue
        here = f"{place}{field.name}"
        kind = kind_of(field.name, within, above)
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            for key, held in sorted(value.items()):
                must_be(ID, key, f"a key in {here}")
                _message(held, f"{here}.{key}.", field.name, kind)
            continue
        for one in value if field.is_repeated else (value,):
            if field.cpp_type == field.CPPTYPE_MESSAGE:
                _message(one, f"{here}.", field.name, kind)
            elif one:
                must_be(kind, one, here)
