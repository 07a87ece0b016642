"""Converts structs to messages and back by field names: one converter for all types.

A converter is compiled once per type. It returns the keyword arguments of the message's
constructor, so that the whole message is made in one step. A nested message object would be
serialized and parsed again.

A union of structs becomes the message with one `oneof` that `kronika.service.contract` names. An
enum becomes its proto enum. An optional field is left out.
"""

import typing
from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from functools import cache, lru_cache, partial
from importlib import import_module
from types import UnionType
from typing import Any

import msgspec
from google.protobuf.timestamp_pb2 import Timestamp

from kronika.domain.kernel import events
from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.contract import ContractFile, snake, tag_of
from kronika.domain.kernel.events import KernelEnding
from kronika.domain.kernel.setups import Value
from kronika.domain.kernel.words import Hex, HowEnded, KindOfPrompt, Time
from kronika.domain.systems import SYSTEMS
from kronika.service.contract import FILES
from kronika.v1 import game_pb2, system_pb2


def module_of(file: ContractFile) -> Any:
    """The generated code of a file of the contract. Raises `ModuleNotFoundError`."""
    return import_module(file.path.removesuffix(".proto").replace("/", ".") + "_pb2")


Convert = Callable[[Any], Any]

_RECURRING: frozenset[Any] = frozenset(
    {
        events.Part,
        *(kind for system in SYSTEMS.values() for kind in (*system.decision.__args__, *system.contract.recurring)),
    }
)
"""Small structs that come again and again, in one game and in others: their fields are kept."""
REMEMBERED = 2048
"""The number of structs per type whose fields are kept. They are only ever read."""
ITEMS, LISTS = 1024, 128
"""How many items of lists, and whole lists, are kept of each list in a view."""
_OF_EVERY_GAME: frozenset[str] = frozenset(KernelEnding)


class Malformed(Exception):
    """A message cannot be what its type wants: where, and what is wrong there."""

    def __init__(self, place: str, wrong: str) -> None:
        super().__init__(f"{place} {wrong}")
        self.place = place


def to_message(value: Any, system: str = "") -> Any:
    """The message of a struct; fields that hold their proto default are left out. `system` is the one of the
    game that it belongs to, where it tells something in the words of a system."""
    kind: Any = type(value)
    return _message_class(kind)(**_fields_of(value, system))


def _fields_of(value: Any, system: str = "") -> Any:
    type_: Any = type(value)
    return _to(type_, system)(value)


def option_value(value: Value) -> game_pb2.OptionValue:
    """The value of an option of a set-up."""
    if isinstance(value, bool):
        return game_pb2.OptionValue(truth=value)
    return game_pb2.OptionValue(number=value) if isinstance(value, int) else game_pb2.OptionValue(text=value)


@lru_cache(REMEMBERED)
def time_fields(at: str) -> dict[str, int]:
    """A time as the log has it (RFC 3339, UTC) as the fields of a `Timestamp`."""
    return {"seconds": _second(at[:19]), "nanos": int(at[20:-1].ljust(9, "0")) if len(at) > 20 else 0}


def timestamp(at: str) -> Timestamp:
    """A time as the log has it as a message."""
    return Timestamp(**time_fields(at))


@lru_cache(REMEMBERED)
def _second(at: str) -> int:
    return int(datetime.fromisoformat(f"{at}+00:00").timestamp())


def some_time(at: str) -> Timestamp | None:
    """A time, if there is one."""
    return timestamp(at) if at else None


def written(at: Timestamp) -> str:
    """A time as the log has it."""
    return f"{at.ToDatetime().isoformat(timespec='microseconds')}Z"


@cache
def prompt_kind(system: str, kind: str) -> Any:
    """The kind of question of a prompt, as the fields of `PromptKind`; None where it is hidden."""
    return {system: _to(SYSTEMS[system].contract.prompts)(kind)} if kind else None


def kind_of(message: Any, place: str = "kind") -> str:
    """The kind in a `PromptKind`; empty if it is not set."""
    which = message.WhichOneof("system")
    if which is None:
        return ""
    return str(_enum_from(SYSTEMS[which].contract.prompts)(getattr(message, which), f"{place}.{which}"))


@cache
def ending(system: str, how: str) -> Any:
    """The way a game ended, as the fields of `Ending`; None where that is hidden."""
    if not how:
        return None
    if how in _OF_EVERY_GAME:
        return {"kernel": _to(KernelEnding)(how)}
    return {system: _to(SYSTEMS[system].contract.endings)(how)}


def how_of(message: Any, place: str = "how") -> str:
    """The way a game ended, from an `Ending`; empty if it is not set."""
    which = message.WhichOneof("system")
    if which is None:
        return ""
    type_ = KernelEnding if which == "kernel" else SYSTEMS[which].contract.endings
    return str(_enum_from(type_)(getattr(message, which), f"{place}.{which}"))


def enum_value(type_: type[StrEnum], value: str) -> Any:
    """The number of an enum value in the contract; 0 for an empty string."""
    return _to(type_)(value) if value else 0


def word(type_: type[StrEnum], number: int) -> str:
    """The enum value of a number in the contract; empty for 0."""
    return str(_enum_from(type_)(number, type_.__name__)) if number else ""


def serialized(value: Any) -> bytes:
    """Serializes a struct as its message; suits structs whose lists change little.

    The serialized form of each list is remembered: protobuf messages merge by concatenation.
    """
    type_: Any = type(value)
    pieces, plain = [], {}
    for name, inner, as_bytes, may_be_absent in _filled(type_):
        held = getattr(value, name)
        if held is None or (not held and not may_be_absent):
            continue
        if as_bytes:
            pieces.append(inner(held))
        else:
            plain[name] = held if inner is None else inner(held)
    pieces.append(_message_class(type_)(**plain).SerializeToString())
    return b"".join(pieces)


@cache
def _filled(type_: Any) -> list[tuple[str, Any, bool, bool]]:
    """(name, how it is converted, whether to bytes, whether it may be absent) of each field of a struct. A
    list or a map is converted to the serialized message that holds it alone, a list item by item,
    remembered by identity."""
    message = _message_class(type_)
    found: list[tuple[str, Any, bool, bool]] = []
    for field in msgspec.structs.fields(type_):
        described = message.DESCRIPTOR.fields_by_name[field.name]
        inner = _field_to(field.type, described)
        in_bytes = _IN_BYTES.get(typing.get_origin(field.type))
        if in_bytes is None:
            found.append((field.name, inner, False, described.has_presence))
        else:
            found.append((field.name, in_bytes(message, field.name, inner), True, False))
    return found


def _map_bytes(message: Any, name: str, inner: Convert | None) -> Callable[[Any], bytes]:
    def whole(values: Any) -> bytes:
        serialized: bytes = message(**{name: values if inner is None else inner(values)}).SerializeToString()
        return serialized

    return whole


def _list_bytes(message: Any, name: str, inner: Convert | None) -> Callable[[Any], bytes]:
    @cached_by_identity(ITEMS)
    def item(value: Any, /) -> bytes:
        serialized: bytes = message(**{name: [value] if inner is None else inner((value,))}).SerializeToString()
        return serialized

    @cached_by_identity(LISTS)
    def whole(values: tuple[Any, ...], /) -> bytes:
        return b"".join(map(item, values))

    return whole


_IN_BYTES: dict[Any, Any] = {tuple: _list_bytes, dict: _map_bytes}


def event_fields(system: str, event: events.Event) -> dict[str, Any]:
    """An event of a game of a system as the field of `kronika.v1.Event` that holds it."""
    kind: Any = type(event)
    if events.applied_to_board(kind):
        return {system: _events_to(system)(event)}
    return {"kernel": {_field_of(kind): _to(kind, system)(event)}}


@cache
def _events_to(system: str) -> Convert:
    return _to_union(frozenset(SYSTEMS[system].events))


def to_decision(system: str, decision: Any) -> Any:
    """A decision as `kronika.v1.Decision`."""
    return system_pb2.Decision(**_decision_fields(system, decision))


@lru_cache(REMEMBERED)
def _decision_fields(system: str, decision: Any) -> dict[str, Any]:
    return {system: _to_union(frozenset(SYSTEMS[system].decision.__args__))(decision)}


def system_view(system: str, seen: Any) -> Any:
    """A view as `kronika.v1.View`."""
    return system_pb2.View(**{system: _fields_of(seen)})


def system_scene(system: str, scene: Any) -> Any:
    """A scene as `kronika.v1.Scene`."""
    return system_pb2.Scene(**{system: _fields_of(scene)})


def from_decision(system: str, message: Any) -> Any:
    """The decision in a `kronika.v1.Decision`. Raises `Malformed`."""
    which = message.WhichOneof("system")
    if which != system:
        raise Malformed(
            *((f"decision.{system}", "is missing") if which is None else (f"decision.{which}", "is for another system"))
        )
    return _decisions_from(system)(getattr(message, which), f"decision.{system}")


@cache
def _decisions_from(system: str) -> "From":
    return _from(SYSTEMS[system].decision)


# --- structs to messages


@cache
def _message_class(type_: type) -> Any:
    for file in FILES:
        if file.holds(type_):
            return getattr(module_of(file), file.name_of(type_))
    raise TypeError(f"{type_} is not part of the contract")


@cache
def _union(members: frozenset[type]) -> tuple[ContractFile, str]:
    """The file and the name of a union."""
    return next(
        (file, name) for file in FILES for name, (_, types) in file.unions.items() if frozenset(types) == members
    )


@cache
def _system_of(decision: Any) -> str:
    """The system that a type of decision belongs to."""
    return next(name for name, system in SYSTEMS.items() if decision in system.decision.__args__)


@cache
def _to(type_: Any, system: str = "") -> Convert:
    if issubclass(type_, StrEnum):
        return _enum_to(type_)
    described = _message_class(type_).DESCRIPTOR.fields_by_name
    fields = [
        (field.name, _field_to(field.type, described[field.name], system), described[field.name].has_presence)
        for field in msgspec.structs.fields(type_)
    ]

    def convert(value: Any) -> dict[str, Any]:
        found = {}
        for name, inner, may_be_absent in fields:
            held = getattr(value, name)
            if held or (may_be_absent and held is not None):
                found[name] = held if inner is None else inner(held)
        return found

    return lru_cache(REMEMBERED)(convert) if type_ in _RECURRING else convert


def _field_to(type_: Any, descriptor: Any, system: str = "") -> Convert | None:
    """How a field is converted; None: as it is. A map takes no fields of messages, but messages."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if type_ in (KindOfPrompt, HowEnded):
        return partial(prompt_kind if type_ == KindOfPrompt else ending, system)
    if type_ == Hex:
        return bytes.fromhex
    if type_ == Time:
        return time_fields
    if origin is tuple:
        item = _field_to(args[0], descriptor, system)
        return None if item is None else lambda values: list(map(item, values))
    if origin is dict:
        value = descriptor.message_type.fields_by_name["value"]
        held = _field_to(args[1], value, system)
        if held is None:
            return None
        made = value.message_type._concrete_class if value.message_type is not None else None
        return lambda values: {key: made(**held(one)) if made else held(one) for key, one in values.items()}
    if origin in (typing.Union, UnionType):
        rest = [a for a in args if a is not type(None)]
        if len(rest) == 1:
            return _field_to(rest[0], descriptor, system)
        return _to_union(frozenset(rest))
    if origin is typing.Annotated:
        return None if (args[1].extra or {}).get("proto") else _field_to(args[0], descriptor, system)
    if isinstance(type_, typing.TypeVar):
        return _whole_decision if type_ is events.T else _whole_step
    if origin is events.Sealed:
        return _sealed_to(args[0], descriptor, system)
    if origin is not None:
        return lambda value: _fields_of(value, system)
    if type_ in (str, int, bool, float):
        return None
    return _to(type_, system)


def _whole_decision(decision: Any) -> Any:
    kind: Any = type(decision)
    return _decision_fields(_system_of(kind), decision)


def _whole_step(step: Any) -> Any:
    kind: Any = type(step)
    return _steps_to(kind)(step)


@cache
def _steps_to(kind: type) -> Convert:
    """How the steps of the system are converted that has one of this type."""
    unions = (file.unions[file.steps][1] for file in FILES if file.steps in file.unions)
    return _to_union(frozenset(next(types for types in unions if kind in types)))


def _sealed_to(inner_type: Any, descriptor: Any, system: str) -> Convert:
    inner = _field_to(inner_type, descriptor.message_type.fields_by_name["content"], system)

    def convert(sealed: Any) -> Any:
        if sealed.content is None:
            return {"audience": sealed.audience}
        return {"audience": sealed.audience, "content": sealed.content if inner is None else inner(sealed.content)}

    return convert


@cache
def _to_union(types: frozenset[type]) -> Convert:
    members = {type_: (tag_of(type_), _to(type_)) for type_ in types}

    def convert(value: Any) -> dict[str, Any]:
        field, inner = members[type(value)]
        return {field: inner(value)}

    return convert


@cache
def _enum_to(type_: type[StrEnum]) -> Convert:
    enum = _message_class(type_)
    prefix = snake(enum.DESCRIPTOR.name).upper()
    values = {member: enum.Value(f"{prefix}_{member.name}") for member in type_}
    return values.__getitem__


@cache
def _field_of(type_: Any) -> str:
    return tag_of(type_)


# --- messages to structs


def from_message(type_: Any, message: Any, place: str = "") -> Any:
    """The struct of a message at `place` in a request. Raises `Malformed`."""
    return _from(type_)(message, place or type_.__name__)


From = Callable[[Any, str], Any]


@cache
def _from(type_: Any) -> From:
    """How a field of this type is read; `place` says where it stands."""
    origin, args = typing.get_origin(type_), typing.get_args(type_)
    if type_ == Hex:
        return lambda value, _place: value.hex()
    if type_ == Time:
        return lambda value, _place: written(value)
    if type_ in (KindOfPrompt, HowEnded):
        return kind_of if type_ == KindOfPrompt else how_of
    if type_ in (str, int, bool, float):
        return lambda value, _place: value
    if origin is typing.Annotated:
        return _from(args[0])
    if origin is tuple:
        item = _from(args[0])
        return lambda values, place: tuple([item(v, f"{place}[{at}]") for at, v in enumerate(values)])
    if origin is dict:
        held = _from(args[1])
        return lambda values, place: {key: held(v, f"{place}[{key}]") for key, v in sorted(values.items())}
    if origin in (typing.Union, UnionType):
        return _union_from(frozenset(args))
    return _enum_from(type_) if issubclass(type_, StrEnum) else _struct_from(type_)


def _union_from(members: frozenset[type]) -> From:
    by_field = {tag_of(member): _from(member) for member in members}
    oneof = snake(_union(members)[1])

    def convert(message: Any, place: str) -> Any:
        which = message.WhichOneof(oneof)
        if which is None:
            raise Malformed(f"{place}.{oneof}", "is missing")
        return by_field[which](getattr(message, which), f"{place}.{which}")

    return convert


def _struct_from(type_: type[msgspec.Struct]) -> From:
    fields = [(field.name, *_optional(field.type)) for field in msgspec.structs.fields(type_)]

    def convert(message: Any, place: str) -> Any:
        found: dict[str, Any] = {}
        for name, inner, optional in fields:
            if optional and not _is_there(message, name):
                found[name] = None
            else:
                found[name] = inner(getattr(message, name), f"{place}.{name}")
        return type_(**found)

    return convert


def _is_there(message: Any, name: str) -> bool:
    """Whether an optional field is set; an enum is if it is not the value that is never sent."""
    if message.DESCRIPTOR.fields_by_name[name].has_presence:
        return bool(message.HasField(name))
    return bool(getattr(message, name))


def _optional(type_: Any) -> tuple[From, bool]:
    """How a field is read, and whether it may be left out."""
    args = typing.get_args(type_)
    if typing.get_origin(type_) in (typing.Union, UnionType) and type(None) in args:
        rest = [a for a in args if a is not type(None)]
        return _from(rest[0]) if len(rest) == 1 else _union_from(frozenset(rest)), True
    return _from(type_), False


def _enum_from(type_: type[StrEnum]) -> From:
    values = {_enum_to(type_)(member): member for member in type_}

    def convert(value: int, place: str) -> Any:
        if value not in values:
            raise Malformed(place, f"has no value {value}")
        return values[value]

    return convert
