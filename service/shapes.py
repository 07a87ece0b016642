"""How decisions and standing orders are written as JSON to be signed, told to clients that know no system: the
page reads it as `/shapes.json`.

By the name of each message its fields: name, name in JSON, kind, what they hold, whether they are repeated, and
whether they are left out of what is signed where they are empty. A message with a `tag` holds one of its fields.
"""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from google.protobuf.descriptor import FieldDescriptor

from kronika.domain.systems import SYSTEMS
from kronika.service.version import CONTRACT
from kronika.v1 import system_pb2

KINDS = {
    FieldDescriptor.TYPE_STRING: "text",
    FieldDescriptor.TYPE_BOOL: "truth",
    FieldDescriptor.TYPE_INT32: "number",
    FieldDescriptor.TYPE_ENUM: "enum",
    FieldDescriptor.TYPE_MESSAGE: "message",
}


def shapes() -> bytes:
    """The file."""
    found: dict[str, Any] = {}
    decision = system_pb2.Decision.DESCRIPTOR
    for union in (decision, system_pb2.PromptKind.DESCRIPTOR):
        found[union.full_name] = {"fields": [_field(field, False) for field in union.fields]}
    for field in decision.fields:
        if field.name in SYSTEMS:
            structs = get_args(SYSTEMS[field.name].decision)
            found.update(_union(field.message_type, structs))
    return msgspec.json.encode({"contract": CONTRACT, "messages": found})


def _union(descriptor: Any, structs: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """A message that holds one of its fields, and all messages in it."""
    by_tag = {struct.__struct_config__.tag: struct for struct in structs}
    tag_field = structs[0].__struct_config__.tag_field
    yield descriptor.full_name, {"tag": tag_field, "fields": [_field(field, False) for field in descriptor.fields]}
    for field in descriptor.fields:
        yield from _struct(field.message_type, by_tag[field.name])


def _struct(descriptor: Any, struct: Any) -> Iterator[tuple[str, Any]]:
    left_out = struct.__struct_config__.omit_defaults
    types = {field.name: field for field in msgspec.structs.fields(struct)}
    fields = []
    for field in descriptor.fields:
        own = types[field.name]
        omitted = left_out and own.default is not msgspec.NODEFAULT
        fields.append(_field(field, omitted))
        if field.type == FieldDescriptor.TYPE_MESSAGE:
            inner = [one for one in (get_args(own.type) or (own.type,)) if one is not type(None)]
            if inner[0].__struct_config__.tag is not None:
                yield from _union(field.message_type, tuple(inner))
            else:
                yield from _struct(field.message_type, inner[0])
    yield descriptor.full_name, {"fields": fields}


def _field(field: Any, omitted: bool) -> dict[str, Any]:
    found = {"name": field.name, "json": field.json_name, "kind": KINDS[field.type]}
    if field.type == FieldDescriptor.TYPE_MESSAGE:
        found["of"] = field.message_type.full_name
    if field.type == FieldDescriptor.TYPE_ENUM:
        first = field.enum_type.values[0].name
        found["of"] = {"first": first, "prefix": first.removesuffix("UNSPECIFIED")}
    if field.is_repeated:
        found["repeated"] = True
    if omitted:
        found["omitted"] = True
    return found
