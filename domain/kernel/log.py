"""How an event is written: a public part and sealed parts, hashed, and read again for ever.

A stored event is one JSON object, keys sorted:

    {"public": {"at": …, "event": {"type": …, …}, "opened": […], "tx": …},
     "sealed": [{"audience": …, "content": …, "salt": …}]}

`at` is UTC, `tx` the version of the first event of the transaction. The bytes of `public` and of
each `content`, as they stand, are what is hashed. In what an audience gets, a part that is not
its own is `{"audience": …, "seal": …}`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Union

import msgspec
from msgspec.structs import replace

from domain.kernel.events import KERNEL_EVENTS, DecisionMade, Event, Sealed
from domain.kernel.hashing import head_of, leaf_of, seal_of
from domain.kernel.system import System
from domain.kernel.words import REFEREE

EMPTY = msgspec.Raw(b"")


class Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A sealed part. Who may see it has its `content` and `salt` (64 hex digits), others its `seal`."""

    audience: str
    content: msgspec.Raw = EMPTY
    salt: str = ""
    seal: str = ""

    @property
    def is_open(self) -> bool:
        return bool(self.salt)

    def sealed_as(self) -> bytes:
        """The seal (32 bytes), computed from the content where that is there."""
        return seal_of(bytes.fromhex(self.salt), bytes(self.content)) if self.salt else bytes.fromhex(self.seal)


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens the seal of the event at `version`: its content and salt, now public."""

    content: msgspec.Raw
    salt: str
    version: int


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An event as it is stored and as it is given to an audience."""

    public: msgspec.Raw
    sealed: tuple[Part, ...] = ()

    def leaf(self) -> bytes:
        return leaf_of(bytes(self.public), [(part.audience, part.sealed_as()) for part in self.sealed])

    def cut(self, audience: str) -> "Record":
        """The record as this audience may have it: nothing is left out but what is not its own."""
        if audience == REFEREE or not self.sealed:
            return self
        return Record(
            self.public,
            tuple(
                part if part.audience == audience else Part(part.audience, seal=part.sealed_as().hex())
                for part in self.sealed
            ),
        )


class Envelope(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The public part of a record, read."""

    at: str
    event: Any
    tx: int
    opened: tuple[Opened, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """A record read: today's events that it means, and when it was recorded."""

    version: int
    at: str
    tx: int
    events: tuple[Event, ...]


_encoder = msgspec.json.Encoder(order="sorted")
_record_decoder = msgspec.json.Decoder(Record)


def canonical_json(value: Any) -> bytes:
    """A struct as JSON, keys sorted, no white space, UTF-8."""
    return _encoder.encode(value)


def encode_record(record: Record) -> bytes:
    """The record's bytes as stored and exported."""
    return _encoder.encode(record)


def decode_record(body: bytes) -> Record:
    """Raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
    return _record_decoder.decode(body)


def heads(start: bytes, records: Iterable[tuple[int, Record]]) -> Iterable[bytes]:
    """The head after each record, each given with its version."""
    head = start
    for version, record in records:
        head = head_of(head, version, record.leaf())
        yield head


def blind(event: Event, audience: str) -> Event:
    """The event as this audience may see it."""
    secret = getattr(event, "secret", None)
    if secret is None or audience in (REFEREE, secret.audience):
        return event
    return replace(event, secret=Sealed(secret.audience))


class Codec:
    """Writes and reads the events of one system: a closed registry from tags to decoders."""

    def __init__(self, system: System) -> None:
        made: Any = DecisionMade
        types: Sequence[Any] = (*KERNEL_EVENTS, made[system.decision], *system.events)
        self.recorded: Any = Union[tuple(types)]
        """Every type of event that a log of the system can hold."""
        envelope = msgspec.defstruct(
            "Envelope",
            [("at", str), ("event", self.recorded), ("tx", int), ("opened", tuple[Opened, ...], ())],
            frozen=True,
            forbid_unknown_fields=True,
        )
        row = msgspec.defstruct("Row", [("public", envelope), ("sealed", tuple[Part, ...], ())], frozen=True)
        self._row: msgspec.json.Decoder[Any] = msgspec.json.Decoder(row)
        self._public: msgspec.json.Decoder[Any] = msgspec.json.Decoder(envelope)
        self._secret = {
            getattr(type_, "__origin__", type_): msgspec.json.Decoder(_secret_type(type_))
            for type_ in types
            if any(field.name == "secret" for field in msgspec.structs.fields(type_))
        }
        self._upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = system.upcasts

    def encode(self, event: Event, at: str, tx: int, salt: str = "", opened: tuple[Opened, ...] = ()) -> Record:
        """An event as a record. `salt` (64 hex digits) is used if the event has a sealed part."""
        parts: tuple[Part, ...] = ()
        secret = getattr(event, "secret", None)
        if secret is not None:
            parts = (Part(secret.audience, msgspec.Raw(_encoder.encode(secret.content)), salt),)
            event = replace(event, secret=Sealed(secret.audience))
        return Record(msgspec.Raw(_encoder.encode(Envelope(at, event, tx, opened))), parts)

    def row(self, body: bytes) -> Any:
        """A stored record as it was written: `public` with `at`, `event`, `tx`, and `sealed`."""
        return self._row.decode(body)

    def read(self, rows: Iterable[tuple[int, str, bytes]]) -> list[tuple[int, Event]]:
        """(version, event) of stored rows (version, tag, body), with all their parts, upcast."""
        decode, secrets, upcasts = self._row.decode, self._secret, self._upcasts
        found: list[tuple[int, Event]] = []
        add = found.append
        for version, _, body in rows:
            row = decode(body)
            event = row.public.event
            if row.sealed:
                part = row.sealed[0]
                if part.salt:
                    event = replace(event, secret=Sealed(part.audience, secrets[type(event)].decode(part.content)))
            if upcasts and type(event) in upcasts:
                found += [(version, current) for current in upcasts[type(event)](event)]
            else:
                add((version, event))
        return found

    def decode(self, version: int, body: bytes) -> Entry:
        """A stored record, with the parts that are open in it.

        Raises `msgspec.ValidationError` for a tag that was never released or a field it never had.
        """
        row = self._row.decode(body)
        public = row.public
        event = public.event
        if row.sealed and row.sealed[0].salt:
            part = row.sealed[0]
            event = replace(event, secret=Sealed(part.audience, self.sealed_in(event, part.content)))
        return Entry(version, public.at, public.tx, self.current(event))

    def sealed_in(self, event: Event, content: bytes | msgspec.Raw) -> Any:
        """What the sealed part of an event holds, read from its bytes."""
        return self._secret[type(event)].decode(content)

    def envelope(self, record: Record) -> Envelope:
        """The public part of a record as it was written, not upcast."""
        found: Envelope = self._public.decode(record.public)
        return found

    def current(self, event: Event) -> tuple[Event, ...]:
        """What an event as it was written means today."""
        upcast = self._upcasts.get(type(event))
        return (event,) if upcast is None else upcast(event)


def _secret_type(type_: Any) -> Any:
    """What is sealed in events of this type: the T of its field `secret: Sealed[T]`."""
    field = next(field for field in msgspec.structs.fields(type_) if field.name == "secret")
    sealed = (
        next(a for a in getattr(field.type, "__args__", ()) if getattr(a, "__origin__", None) is Sealed)
        if (getattr(field.type, "__origin__", None) is not Sealed)
        else field.type
    )
    return sealed.__args__[0]
