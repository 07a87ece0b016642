"""Reads requests from bytes or JSON, with their masks and page tokens."""

import re
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from google.protobuf import descriptor_pb2, json_format
from google.protobuf.message import DecodeError
from google.protobuf.timestamp_pb2 import Timestamp

from kronika.domain.kernel.formats import HASH, ID, NAME, NOTE, PLAYER, SIGNATURE, TIME, Text, Way, kind_of, misfit
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.words import Reason
from kronika.service.application import Refused, refused
from kronika.service.words import grouped, message

SIZES = {HASH: (32,), SIGNATURE: (64,), PLAYER: (16, 32)}
"""How many bytes there may be of each kind of what the log has as hex digits."""

FIRST_SECOND, LAST_SECOND = -62_135_596_800, 253_402_300_799
"""The range of a `Timestamp`: the years 1 to 9999, in seconds since 1970."""


def must_fit(message: Any) -> None:
    """Refuses a request if a text, bytes or time has an invalid value. Empty fields count as not given. Normalises a
    player's name and message (NFC) first, because keyboards differ in that."""
    for kind, name in ((NAME, "name"), (NOTE, "body")):
        typed = _fields(message.DESCRIPTOR, "", ID).get(name)
        if typed is not None and typed.kind is kind and not (typed.messages or typed.repeated):
            setattr(message, name, unicodedata.normalize("NFC", getattr(message, name)))
    _message(message, _fields(message.DESCRIPTOR, "", ID), ())


def must_be(kind: Text, text: str, place: str, field: str = "") -> None:
    """Refuse a text that is not what is wanted at this place, which is a field of the request unless one is named."""
    wrong = misfit(text, kind, place)
    if wrong is not None:
        raise refused(Reason.MALFORMED, message("not-fitting", wrong=wrong.whole), field=field or place)


def must_be_bytes(kind: Text, value: bytes, place: str) -> None:
    """Refuse bytes that are not as many as are wanted at this place."""
    sizes = SIZES.get(kind)
    if sizes is not None and len(value) not in sizes:
        raise refused(
            Reason.MALFORMED,
            message("not-bytes", place=place, size=len(value), least=sizes[0], most=sizes[-1])
            if len(sizes) > 1
            else message("not-so-many-bytes", place=place, size=len(value), wanted=sizes[0]),
            field=place,
        )


def must_be_time(time: Timestamp, place: str) -> None:
    """Refuse a time outside the range of a `Timestamp`."""
    if not (FIRST_SECOND <= time.seconds <= LAST_SECOND and 0 <= time.nanos < 1_000_000_000):
        must_be(TIME, "", place)


class Field:
    """A field with texts or bytes of a kind, or with messages. Texts in those are of the same kind, unless their names
    say otherwise."""

    def __init__(self, descriptor: Any, kind: Text) -> None:
        self._descriptor = descriptor
        self.name, self.kind, self.repeated = descriptor.name, kind, descriptor.is_repeated
        self.messages = descriptor.message_type is not None
        self.bytes = descriptor.type == descriptor.TYPE_BYTES
        self.keyed = self.messages and descriptor.message_type.GetOptions().map_entry

    @cached_property
    def below(self) -> "dict[str, Field]":
        """The fields of the messages that it holds."""
        type_ = self._descriptor.message_type
        return _fields(type_.fields_by_name["value"].message_type if self.keyed else type_, self.name, self.kind)


@lru_cache(4096)
def _fields(descriptor: Any, within: str, above: Text) -> dict[str, Field]:
    """The fields of a message that hold a text or bytes, by name; it stands `within` a field of that name whose own
    kind is `above`."""
    holding = (descriptor_pb2.FieldDescriptorProto.TYPE_STRING, descriptor_pb2.FieldDescriptorProto.TYPE_BYTES)
    return {
        field.name: Field(field, kind_of(field.name, within, above))
        for field in (descriptor.fields if descriptor is not None else ())
        if field.message_type is not None or field.type in holding
    }


def _message(message: Any, fields: dict[str, Field], way: Way) -> None:
    """`way`: how the message is reached, names of fields and places in lists by turns."""
    for descriptor, value in message.ListFields():
        field = fields.get(descriptor.name)
        if field is None:
            continue
        if field.keyed:
            here = (*way, field.name)
            for key, held in sorted(value.items()):
                must_be(ID, key, f"a key in {_written(here)}", _written(here))
                if field.below:
                    _message(held, field.below, (*here, key))
        elif field.repeated:
            for at, one in enumerate(value):
                _one(one, field, (*way, field.name, at))
        else:
            _one(value, field, (*way, field.name))


def _one(held: Any, field: Field, way: Way) -> None:
    if isinstance(held, Timestamp):
        must_be_time(held, _written(way))
    elif field.messages:
        _message(held, field.below, way)
    elif field.bytes:
        must_be_bytes(field.kind, held, _written(way))
    elif held and not field.kind.fits(held):
        must_be(field.kind, held, _written(way))


def _written(way: Way) -> str:
    """`seats[2].name`"""
    return "".join(f"[{one}]" if isinstance(one, int) else f".{one}" for one in way)[1:]


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


class Mask:
    """The fields of a message that are wanted, as paths of names; none: all of them."""

    def __init__(self, paths: Iterable[str] = ()) -> None:
        below: dict[str, list[str]] = {}
        for path in paths:
            field, _, rest = path.partition(".")
            below.setdefault(field, []).append(rest)
        self._wanted = {field: Mask(() if "" in rests else rests) for field, rests in below.items()}

    def wants(self, field: str) -> bool:
        """Whether a field of the message is wanted, whole or in part."""
        return not self._wanted or field in self._wanted

    def below(self, field: str) -> "Mask":
        """The mask of a wanted field's contents."""
        return self._wanted[field] if self._wanted else self

    def prune(self, message: Any) -> None:
        """Leave out of a message what is not wanted."""
        if not self._wanted:
            return
        for field, value in message.ListFields():
            below = self._wanted.get(field.name)
            if below is None:
                message.ClearField(field.name)
            else:
                below.prune(value)


ALL = Mask()


@lru_cache(256)
def _unknown(descriptor: Any, path: str) -> bool:
    """Whether a path names no field of a message. Contents of lists and maps cannot be named."""
    first, _, rest = path.partition(".")
    field = descriptor.fields_by_name.get(first)
    if field is None:
        return True
    return bool(rest) and (field.message_type is None or field.is_repeated or _unknown(field.message_type, rest))


def mask_of(asked: Any, type_: Any) -> Mask:
    """The mask of a request for a message type. Refuses a path that names no field of it."""
    descriptor = type_.DESCRIPTOR
    for path in asked.paths:
        if not path or _unknown(descriptor, path):
            known = tuple(field.name for field in descriptor.fields)
            raise refused(
                Reason.MALFORMED,
                message("not-left-out", name=descriptor.name, path=repr(path), known=nearest(path, known)),
                field="read_mask",
                accepted=known,
            )
    return _mask(frozenset(asked.paths))


@lru_cache(256)
def _mask(paths: frozenset[str]) -> Mask:
    """The mask of these paths. A set, so its size is bounded by the number of fields."""
    return Mask(paths)


T = TypeVar("T")


class Page(msgspec.Struct, frozen=True):
    """A page that is asked for: how many items at most, and after which place of the list, `start` where the
    request names none."""

    size: int
    after: int
    asked: bytes

    def token(self, after: int, more: object = True) -> str:
        """The token of the page that begins after a place; empty where there is nothing more."""
        return urlsafe_b64encode(msgspec.msgpack.encode((after, self.asked))).decode().rstrip("=") if more else ""


def page_of(request: Any, usual: int, largest: int, start: int = 0) -> Page:
    """The page that a request asks for. Refuses a size below 0, and a token of another list."""
    size = min(request.page_size or usual, largest)
    if size < 0:
        raise refused(
            Reason.MALFORMED,
            message("not-a-page-size", size=request.page_size, most=grouped(largest), usual=grouped(usual)),
            field="page_size",
        )
    asked = _asked(request)
    return Page(size, _read(request.page_token, asked) if request.page_token else start, asked)


@contextmanager
def within(name: str) -> Iterator[None]:
    """A request in a field of another request: refusals name the whole path of what is wrong."""
    try:
        yield
    except Refused as error:
        field = f"{name}.{error.rejection.field}" if error.rejection.field else ""
        raise Refused(msgspec.structs.replace(error.rejection, field=field), error.metadata) from None


def page_of_all(request: Any, items: Sequence[T], largest: int) -> tuple[Sequence[T], str]:
    """A page of a list that is at hand as a whole, and the token of the next one."""
    page = page_of(request, largest, largest)
    end = page.after + page.size
    return items[page.after : end], page.token(end, end < len(items))


def _asked(request: Any) -> bytes:
    """A digest of all that a request wants of a list, whatever the page size."""
    same = type(request)()
    same.CopyFrom(request)
    same.ClearField("page_size")
    same.ClearField("page_token")
    return sha256(f"{request.DESCRIPTOR.full_name}\n".encode() + same.SerializeToString(deterministic=True)).digest()[
        :8
    ]


def _read(token: str, asked: bytes) -> int:
    try:
        after, meant = msgspec.msgpack.decode(
            urlsafe_b64decode(token + "=" * (-len(token) % 4)), type=tuple[int, bytes]
        )
    except (Error, msgspec.DecodeError):
        raise _strange() from None
    if meant != asked or not 0 <= after < 2**62:
        raise _strange()
    return after


def _strange() -> Refused:
    return refused(Reason.MALFORMED, message("not-a-page-token"), field="page_token")
