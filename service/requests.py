"""Reading requests: bytes or JSON into messages; what is neither is refused as malformed."""

import re
from collections.abc import AsyncIterator, Callable
from typing import Any

from google.protobuf import json_format
from google.protobuf.message import DecodeError

from kronika.domain.kernel.words import Reason
from kronika.service.core import refused
from kronika.service.texts import must_fit
from kronika.service.words import message

LARGEST = 16 * 1024 * 1024
"""Bytes of a message that is sent to the service."""
LARGEST_JSON = 128 * 1024
"""The same in JSON, which takes a hundred times as long to read."""
UNKNOWN = re.compile(r'has no field named "(.*?)" at "\w*\.?(.*?)"')
"""How the library says that a field is not known: its name, and where it stands."""


def reads(type_: Any, judge: Callable[[Any], None] = must_fit) -> Callable[[bytes], Any]:
    """Reads a request; refuses bytes that are not one, and malformed texts in it."""

    def read(body: bytes) -> Any:
        try:
            request = type_.FromString(body)
        except DecodeError:
            name = type_.DESCRIPTOR.full_name
            raise refused(Reason.MALFORMED, message("not-readable-bytes", name=name)) from None
        judge(request)
        return request

    return read


def reads_json(type_: Any, judge: Callable[[Any], None] = must_fit) -> Callable[[bytes], Any]:
    """Reads a request in JSON; refuses what is not one, and malformed texts in it."""
    name = type_.DESCRIPTOR.full_name

    def read(body: bytes) -> Any:
        if len(body) > LARGEST_JSON:
            raise refused(Reason.MALFORMED, message("not-so-long-in-json", size=f"{len(body):,}"))
        request = type_()
        try:
            if not body.lstrip().startswith(b"{"):
                raise json_format.ParseError("not an object")
            json_format.Parse(body, request)
        except (json_format.ParseError, UnicodeDecodeError) as error:
            unknown = UNKNOWN.search(str(error))
            if unknown is not None:
                field = ".".join(filter(None, (unknown[2], unknown[1])))
                raise refused(Reason.MALFORMED, message("not-a-field", name=name, field=field), field=field) from None
            why = str(error).partition("\n")[0]
            raise refused(Reason.MALFORMED, message("not-readable-json", name=name, why=why)) from None
        judge(request)
        return request

    return read


def reads_each(read: Callable[[Any], Any]) -> Callable[[AsyncIterator[Any]], AsyncIterator[Any]]:
    """Reads a stream of requests, each with `read`."""

    async def each(bodies: AsyncIterator[Any]) -> AsyncIterator[Any]:
        async for body in bodies:
            yield read(body)

    return each
