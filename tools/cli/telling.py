"""The output of commands: text for people or, with `--json`, one JSON value per line for programs."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Final, TypeVar

import click
import msgspec
from google.protobuf.message import Message
from google.protobuf.timestamp_pb2 import Timestamp

from kronika.domain.kernel.catalogue import text as text_of
from kronika.domain.kernel.words import Text
from kronika.service import convert
from kronika.tools.cli import terminal
from kronika.v1.system_pb2 import Ending, PromptKind

JSON: Final = "kronika.json"
UNSAFE: Final = re.compile("[\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
"""Characters that JSON leaves unescaped and a terminal would obey."""

TEXTS: Final[Mapping[type, Callable[[Any], str]]] = {
    Timestamp: convert.written,
    PromptKind: convert.kind_of,
    Ending: convert.how_of,
}
"""Messages that are printed as a single text."""
WRITTEN: Final = frozenset({"canonical", "public", "content"})
"""Fields of bytes that contain JSON; all others are printed as hex digits."""

Command = TypeVar("Command", bound=Callable[..., Any] | click.Command)


def _remember(context: click.Context, _option: click.Parameter, value: bool) -> None:
    context.meta[JSON] = value
    if not value and not context.resilient_parsing:
        terminal.collect()


tells = click.option(
    "--json",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    allow_from_autoenv=False,
    callback=_remember,
    help="option-json",
)
"""Marks a command that tells something; it tells it by `tell` alone."""


def as_json() -> bool:
    """Whether the command that runs was asked for JSON."""
    return bool(click.get_current_context().meta.get(JSON))


def tell(value: Any, said: str | Iterable[str], hang: int = 4) -> None:
    """Prints a value (message, struct, mapping …) for programs, or a text for people. The text is in lines that fit the
    terminal; continued lines are indented by `hang`."""
    if as_json():
        click.echo(dumped(value))
    else:
        click.get_current_context().obj.show(said if isinstance(said, str) else "\n".join(said), hang)


def dumped(value: Any) -> str:
    """A value as one line of JSON."""
    text = json.dumps(plain(value), ensure_ascii=False)
    return UNSAFE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def plain(value: Any) -> Any:
    """A value as JSON types: messages and structs become objects with their field names."""
    if isinstance(value, Message):
        return _message(value)
    if isinstance(value, Text):
        return text_of(value, "cs" if click.get_current_context().find_root().params.get("lang") == "cs" else "en")
    if isinstance(value, msgspec.Struct):
        tag = value.__struct_config__.tag_field
        fields = {name: plain(getattr(value, name)) for name in value.__struct_fields__}
        return fields if tag is None else {tag: value.__struct_config__.tag, **fields}
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, Path):
        return str(value)
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, str | int | float | None):
        return value
    return [plain(item) for item in value]


def _message(message: Message) -> Any:
    """Every field of a message; one that was not set is null, of several alternatives only the one set. A time and
    a word of a system are texts."""
    if type(message) in TEXTS:
        return TEXTS[type(message)](message)
    found = {}
    for field in message.DESCRIPTOR.fields:
        if not field.has_presence or message.HasField(field.name):
            found[field.name] = _field(field, getattr(message, field.name))
        elif field.containing_oneof is None or len(field.containing_oneof.fields) == 1:
            found[field.name] = None
    return found


def _field(field: Any, value: Any) -> Any:
    if field.message_type is not None and field.message_type.GetOptions().map_entry:
        inside = field.message_type.fields_by_name["value"]
        return {str(key): _one(inside, item) for key, item in value.items()}
    return [_one(field, item) for item in value] if field.is_repeated else _one(field, value)


def _one(field: Any, value: Any) -> Any:
    if field.enum_type is not None:
        kind = field.enum_type
        prefix = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.name).upper() + "_"
        number = kind.values_by_number.get(value)
        return value if number is None else number.name.removeprefix(prefix).lower()
    return value.decode() if field.type == field.TYPE_BYTES and field.name in WRITTEN else plain(value)


RECENT = 25
"""Lines of what happened lately."""
HANG = 7
"""How far in goes on what stands after a version."""


class Line(msgspec.Struct, frozen=True):
    """A shown event: its version, the version of the decision that led to it, its sentence."""

    version: int
    tx: int
    said: str
    check: bool  #: Whether it is a roll or a flip, which can be disputed.

    def __str__(self) -> str:
        return f"{self.version:>5}  {self.said}"
