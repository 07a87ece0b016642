"""Checks data typed by a person against a type: every place that does not fit, what is valid there, and a guess."""

import re
from difflib import get_close_matches
from enum import Enum
from functools import reduce
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.words import Message, Text, joined, message

Expected = str | Message
"""The valid values of a place; text is used unchanged."""


class SchemaErrors:
    """The places that do not fit a type. `gap`: a list or table is missing, so references to it cannot be checked."""

    def __init__(self) -> None:
        self.places: list[tuple[str, Text]] = []
        self.gap = False

    def name(self, place: str, type_: Any, said: Text) -> None:
        self.places.append((place, said))
        top = "." not in place and "[" not in place
        self.gap |= top and _is_many(type_)


SHOWN = 12
"""Names listed at most where one of many is valid."""


def nearest(name: str, known: Any) -> str:
    """Lists the valid names: all up to `SHOWN`, else the nearest. Keeps the order of a tuple, sorts others."""
    names = list(map(str, known)) if isinstance(known, tuple) else sorted(map(str, known))
    if len(names) <= SHOWN:
        return ", ".join(names) or "–"
    near = get_close_matches(name, names, SHOWN, 0)
    return f"{', '.join(near)}, …"


def repair(data: Any, type_: Any, guess: int) -> tuple[Any, SchemaErrors]:
    """Returns the data with a guess wherever it does not fit the type, and those places."""
    errors = SchemaErrors()
    return _repair(data, type_, guess, "", errors), errors


def _repair(data: Any, type_: Any, guess: int, place: str, errors: SchemaErrors) -> Any:
    origin, args = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return _value(data, type_, guess, place, errors)
    if _is_struct(type_) and isinstance(data, dict):
        return _struct(data, type_, guess, place, errors)
    if origin in (list, tuple) and isinstance(data, list):
        if origin is tuple and args[-1] is not Ellipsis:
            if len(data) != len(args):
                return _value(data, type_, guess, place, errors)
            items = zip(data, args, strict=True)
        else:
            items = zip(data, [args[0]] * len(data), strict=True)
        return [_repair(item, one, guess, f"{place}[{at}]", errors) for at, (item, one) in enumerate(items)]
    if origin is dict and isinstance(data, dict):
        return _table(data, args, guess, place, errors)
    if origin in (Union, UnionType):
        return _one_of(data, type_, guess, place, errors)
    return _value(data, type_, guess, place, errors)


def _struct(data: dict[str, Any], type_: Any, guess: int, place: str, errors: SchemaErrors) -> dict[str, Any]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(type_)}
    tag_field = type_.__struct_config__.tag_field
    made = {tag_field: data[tag_field]} if tag_field in data else {}
    meant: dict[str, str] = {}
    for name in data:
        if name not in fields and name != tag_field:
            known = nearest(name, fields)
            said = message("unknown-field", known=known)
            errors.name(_in(place, name), None, said)
            missing = [field for field in fields if field not in data]
            meant |= dict.fromkeys(get_close_matches(name, missing, 1), name)
    for name, field in fields.items():
        if name in data:
            made[name] = _repair(data[name], field.type, guess, _in(place, name), errors)
            continue
        if field.required:
            errors.name(_in(place, name), field.type if name not in meant else None, _missing(field.type))
        if name in meant:
            made[name] = _repair(data[meant[name]], field.type, guess, place, SchemaErrors())
        elif field.required:
            made[name] = guessed(field.type, guess)
    return made


def _table(data: dict[str, Any], args: tuple[Any, ...], guess: int, place: str, errors: SchemaErrors) -> dict[str, Any]:
    made = {}
    for key, item in data.items():
        inside = _in(place, key)
        if not _fits(key, args[0]):
            _value(key, args[0], guess, inside, errors)
            continue
        made[key] = _repair(item, args[1], guess, inside, errors)
    return made


def _one_of(data: Any, type_: Any, guess: int, place: str, errors: SchemaErrors) -> Any:
    """One of several types: the one that fits, or the table whose tag is given."""
    members = get_args(type_)
    if _fits(data, type_):
        return data
    if isinstance(data, dict):
        structs = [one for one in members if _is_struct(one)]
        chosen = [one for one in structs if _tag(one) is None or data.get(_tag_field(one)) == _tag(one)]
        if len(chosen) == 1:
            return _repair(data, chosen[0], guess, place, errors)
        tags = [one for one in structs if _tag(one) is not None]
        if tags:
            return _tagged(data, tags, guess, place, errors)
    listed = [one for one in members if get_origin(one) in (list, tuple)]
    if isinstance(data, list) and len(listed) == 1:
        return _repair(data, listed[0], guess, place, errors)
    return _value(data, type_, guess, place, errors)


def _tagged(data: dict[str, Any], tags: list[Any], guess: int, place: str, errors: SchemaErrors) -> Any:
    """A table that does not say which of several it is."""
    field, kinds = _tag_field(tags[0]), Literal[tuple(_tag(one) for one in tags)]
    if field in data:
        _value(data[field], kinds, guess, _in(place, field), errors)
    else:
        errors.name(_in(place, field), kinds, _missing(kinds))
    return guessed(tags[-guess], guess)


def _missing(type_: Any) -> Message:
    expected = expectation(type_)
    return message("expected-field", expected=expected)


def _value(data: Any, type_: Any, guess: int, place: str, errors: SchemaErrors) -> Any:
    """A value that must fit as a whole."""
    if _fits(data, type_):
        return data
    expected, shown = expectation(type_), _shown(data)
    said = message("expected-value", shown=shown, expected=expected)
    meant = next((one for one in _meant(data, type_) if _fits(one, type_)), None)
    errors.name(place, type_ if meant is None else None, said)
    return guessed(type_, guess) if meant is None else meant


def _meant(data: Any, type_: Any) -> list[Any]:
    """Returns guesses of what was meant: a number in quotation marks, a number without them, a misspelt word."""
    words = _words(type_)
    if isinstance(data, str):
        near = get_close_matches(data, words, 1, 0.8)
        return near + ([int(data)] if data.strip().isdecimal() else [])
    return [str(data), [data]]


def guessed(type_: Any, guess: int) -> Any:
    """Something of a type; another for the other guess, where there is another."""
    origin, args = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return guessed(args[0], guess)
    if _is_struct(type_):
        made = {f.encode_name: guessed(f.type, guess) for f in msgspec.structs.fields(type_) if f.required}
        return made if _tag(type_) is None else {_tag_field(type_): _tag(type_), **made}
    if words := _words(type_):
        return words[-guess]
    if origin in (Union, UnionType):
        return guessed(args[-guess], guess)
    if origin is tuple and args[-1] is not Ellipsis:
        return [guessed(one, guess) for one in args]
    simple = {int: (1, 2), str: ("?", "??"), bool: (False, True), NoneType: (None, None)}
    if type_ in simple:
        return simple[type_][guess]
    return {} if origin is dict or type_ is dict else []


def _either(*expected: Expected) -> Expected:
    return reduce(lambda one, other: message("expected-either", one=one, other=other), expected)


def expectation(type_: Any) -> Expected:
    """Returns a description of what is valid for a type."""
    origin, args = get_origin(type_), get_args(type_)
    if words := _words(type_):
        rest = [
            expectation(one) for one in args if origin in (Union, UnionType) and not _words(one) and one is not NoneType
        ]
        listed = ", ".join(words)
        return _either(listed, *rest)
    if origin is Annotated:
        least = next((meta.ge for meta in args[1:] if isinstance(meta, msgspec.Meta)), None)
        inner = expectation(args[0])
        if least is None:
            return inner
        return message("expected-or-more", inner=inner, least=str(least))
    if origin in (Union, UnionType):
        tags = [str(_tag(one)) for one in args if _is_struct(one) and _tag(one) is not None]
        if tags:
            field = next(_tag_field(one) for one in args if _is_struct(one))
            return message("expected-table-of-kind", field=field, tags=tuple(tags))
        rest = [expectation(one) for one in args if one is not NoneType]
        return _either(*rest)
    if _is_struct(type_):
        known = ", ".join(field.encode_name for field in msgspec.structs.fields(type_))
        return message("expected-table-with", known=known)
    if origin in (list, tuple):
        inner = expectation(args[0])
        if origin is list or args[-1] is Ellipsis:
            return message("expected-list", inner=inner)
        return message("expected-list-of-so-many", count=len(args), inner=inner)
    simple = {
        int: message("expected-whole-number"),
        str: message("expected-text"),
        bool: message("expected-truth"),
    }
    return simple.get(type_, message("expected-table"))


def _words(type_: Any) -> list[str]:
    """The words that may stand where a type is expected."""
    if isinstance(type_, type) and issubclass(type_, Enum):
        return [str(member.value) for member in type_]
    if get_origin(type_) is Literal:
        return [str(word) for word in get_args(type_)]
    if get_origin(type_) in (Union, UnionType):
        return [word for one in get_args(type_) for word in _words(one)]
    return []


def _fits(data: Any, type_: Any) -> bool:
    try:
        msgspec.convert(data, type_, strict=True)
    except msgspec.ValidationError:
        return False
    return True


def _shown(data: Any) -> str:
    """A value as it is typed, shortened."""
    if isinstance(data, bool):
        return str(data).lower()
    said = f'"{data}"' if isinstance(data, str) else str(data)
    return said if len(said) <= SHOWN * 4 else f"{said[: SHOWN * 4]}…"


def _in(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


def _is_many(type_: Any) -> bool:
    """Whether it is a list or a table of as many things as there are."""
    origin, args = get_origin(type_), get_args(type_)
    return origin in (list, dict) or (origin is tuple and args[-1] is Ellipsis)


def _is_struct(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, msgspec.Struct)


def _tag(type_: Any) -> Any:
    return type_.__struct_config__.tag


def _tag_field(type_: Any) -> str:
    return str(type_.__struct_config__.tag_field)


_PLACE = re.compile(r"(.*?)(?: - at `\$\.?(.+)`)?", re.DOTALL)


class Unreadable(ValueError):
    """Something that cannot be read. `said` is the reason."""

    def __init__(self, said: Text) -> None:
        super().__init__(text(said, "en"))
        self.said = said


UNREADABLE: Final = (
    msgspec.MsgspecError,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    AssertionError,
    StopIteration,
    OverflowError,
)
"""The exceptions from reading and folding a damaged log."""


def in_words(error: Exception) -> Text:
    """Returns what is wrong with the data that caused this error."""
    match error:
        case Unreadable():
            return error.said
        case UnicodeError():
            return message("unreadable-utf-8")
        case RecursionError():
            return message("unreadable-brackets")
        case msgspec.ValidationError():
            return _misshaped(str(error))
        case msgspec.DecodeError():
            return message("unreadable-json", error=_lower(str(error).removeprefix("JSON is malformed: ")))
        case KeyError(args=(str() as name,)) if name:
            return message("unreadable-name", name=name)
        case _:
            return message("unreadable-event")


def _misshaped(said: str) -> Text:
    """Returns a JSON error as words, with the place in front."""
    found = _PLACE.fullmatch(said)
    assert found is not None, "it fits any text"
    what = _lower(found[1].replace("`", ""))
    return joined(*filter(None, [found[2], what]), by=": ")


def _lower(said: str) -> str:
    return said[:1].lower() + said[1:]
