"""Any value of a struct of the contract, and a message read back by the names of its fields: what a
client does, written without the converter."""

import typing
from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Any

import msgspec
from hypothesis import strategies as st

from kronika.domain.kernel.events import S, Sealed
from kronika.domain.kernel.words import HowEnded, KindOfPrompt, Time
from kronika.domain.systems import SYSTEMS

DECISIONS = {name: system.decision for name, system in SYSTEMS.items()}
NAMES = st.text("abcž-1", max_size=6)
INT32 = st.integers(-(2**31), 2**31 - 1)
INT64 = st.integers(-(2**63), 2**63 - 1)


SYSTEM = "undaunted"
"""Whose words kernel events speak here."""
WORDS: dict[Any, list[str]] = {
    KindOfPrompt: ["", "play", "mine"],
    HowEnded: ["", "resigned", "abandoned", "pin", "total_rout"],
}


def tagged(type_: type) -> str:
    """The field of a union that holds a struct: its tag, without what stands around it."""
    tag = str(type_.__struct_config__.tag).removesuffix(".v1")
    return tag.rpartition(".")[2]


def _word(held: Any) -> str:
    which = held.WhichOneof("system")
    if which is None:
        return ""
    enum = held.DESCRIPTOR.fields_by_name[which].enum_type
    start = "".join("_" + letter if letter.isupper() else letter.upper() for letter in enum.name)[1:]
    return enum.values_by_number[getattr(held, which)].name.removeprefix(f"{start}_").lower()


def _fields(struct: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a struct, with the steps of its system where it holds any step."""
    if S in getattr(struct, "__parameters__", ()):
        struct = struct[next(one.step for one in SYSTEMS.values() if struct.__module__.startswith(f"{one.package}."))]
    return msgspec.structs.fields(struct)


def values(type_: Any) -> st.SearchStrategy[Any]:
    """Any value of a type that occurs in the contract."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if isinstance(type_, typing.TypeVar):
        return st.one_of([values(decision) for decision in DECISIONS.values()])
    if type_ in WORDS:
        return st.sampled_from(WORDS[type_])
    if type_ == Time:
        return st.datetimes().map(lambda at: f"{at.isoformat(timespec='microseconds')}Z")
    if origin is typing.Annotated and "proto" not in (args[1].extra or {}):
        return values(args[0])
    if origin is typing.Annotated:
        return INT64 if args[0] is int else st.binary(max_size=4).map(bytes.hex)
    if origin is tuple:
        return st.lists(values(args[0]), max_size=2).map(tuple)
    if origin is dict:
        return st.dictionaries(NAMES, values(args[1]), max_size=2)
    if origin in (typing.Union, UnionType):
        return st.one_of([values(one) for one in args])
    if type_ is type(None):
        return st.none()
    if origin is Sealed:
        return st.builds(Sealed, NAMES, st.none() | values(args[0]).map(lambda content: content or None))
    simple = {str: NAMES, int: INT32, bool: st.booleans()}.get(type_)
    if simple is not None:
        return simple
    struct = origin or type_
    if issubclass(struct, StrEnum):
        return st.sampled_from(list(struct))
    return _struct(struct)


@cache
def _struct(struct: Any) -> st.SearchStrategy[Any]:
    """Any value of a struct. Made once: structs hold each other many times over."""
    return st.builds(struct, **{field.name: values(field.type) for field in _fields(struct)})


def read(type_: Any, message: Any, name: str) -> Any:
    """The value of a field of a message."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    held = getattr(message, name)
    if origin in (typing.Union, UnionType) and type(None) in args:
        has_presence = message.DESCRIPTOR.fields_by_name[name].has_presence
        if not (message.HasField(name) if has_presence else held):
            return None
        rest = tuple(one for one in args if one is not type(None))
        return read_one(rest[0] if len(rest) == 1 else typing.Union[rest], held)
    if origin is tuple:
        return tuple(read_one(args[0], one) for one in held)
    if origin is dict:
        return {key: read_one(args[1], one) for key, one in held.items()}
    return read_one(type_, held)


def read_one(type_: Any, held: Any) -> Any:
    """A value that stands alone: a scalar, or a message."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if isinstance(type_, typing.TypeVar):
        system = held.WhichOneof("system")
        return read_one(DECISIONS[system], getattr(held, system))
    if type_ in WORDS:
        return _word(held)
    if type_ == Time:
        return f"{held.ToDatetime().isoformat(timespec='microseconds')}Z"
    if origin is typing.Annotated and "proto" not in (args[1].extra or {}):
        return read_one(args[0], held)
    if origin is typing.Annotated or type_ in (str, int, bool):
        return held.hex() if isinstance(held, bytes) else held
    if origin in (typing.Union, UnionType):
        (oneof,) = held.DESCRIPTOR.oneofs
        which = held.WhichOneof(oneof.name)
        return read_one(next(one for one in args if tagged(one) == which), getattr(held, which))
    if origin is Sealed:
        inner = args[0] if not held.DESCRIPTOR.fields_by_name["content"].has_presence else args[0] | None
        return Sealed(held.audience, read(inner, held, "content") or None)
    struct = origin or type_
    if issubclass(struct, StrEnum):
        return list(struct)[held - 1]
    return struct(**{field.name: read(field.type, held, field.name) for field in _fields(struct)})
