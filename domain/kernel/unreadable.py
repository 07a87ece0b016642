"""Why something that was handed in cannot be read, in words: whoever wrote it may be anybody, and whatever
it breaks is told, never shown as the library or the interpreter says it."""

import re

import msgspec

NOTHING_FOLLOWS = "it does not follow from the events before it"
_PLACE = re.compile(r"(.*?)(?: - at `\$\.?(.+)`)?", re.DOTALL)


class Unreadable(ValueError):
    """Something that cannot be read; the text says why."""


def in_words(error: Exception) -> str:
    """What is wrong with what this came of."""
    match error:
        case Unreadable():
            return str(error)
        case UnicodeError():
            return "it is not UTF-8"
        case RecursionError():
            return "its brackets lie too deep in one another"
        case msgspec.ValidationError():
            return _misshaped(str(error))
        case msgspec.DecodeError():
            return f"it is not JSON: {_lower(str(error).removeprefix('JSON is malformed: '))}"
        case KeyError(args=(str() as name,)) if name:
            return f"it names {name}, which the game does not have"
        case _:
            return NOTHING_FOLLOWS


def _misshaped(said: str) -> str:
    """Of JSON that is not what stands there, with the place in front."""
    found = _PLACE.fullmatch(said)
    assert found is not None, "it fits any text"
    what = _lower(found[1].replace("`", ""))
    return f"{found[2]}: {what}" if found[2] else what


def _lower(said: str) -> str:
    return said[:1].lower() + said[1:]
