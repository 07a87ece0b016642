"""How an event is written: a public part and sealed parts, hashed, and read again for ever.

A stored event is one JSON object, keys sorted:

    {"public": {"at": …, "event": {"type": …, …}, "opened": […], "tx": …},
     "sealed": [{"audience": …, "content": …, "salt": …}]}

`at` is UTC, `tx` the version of the first event of the transaction. The bytes of `public` and of
each `content`, as they stand, are what is hashed. In what an audience gets, a part that is not
its own is `{"audience": …, "seal": …}`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Union

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.events import KERNEL_EVENTS, DecisionMade, Event, S, Sealed, T
from kronika.domain.kernel.hashing import canonical_json, head_of, leaf_of, seal_of
from kronika.domain.kernel.sealing import openings, parts_of, sealed_fields, shut
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import REFEREE

EMPTY = msgspec.Raw(b"")


class SealedPart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A sealed part. An audience that may see it has its `content` and `salt` (64 hex digits), others its `seal`."""

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


class Opened(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The opened seal of the event at `version`: its content and salt, now public. `audience` is that of the part,
    where that event has several."""

    content: msgspec.Raw
    salt: str
    version: int
    audience: str = ""


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An event as it is stored and as it is given to an audience."""

    public: msgspec.Raw
    sealed: tuple[SealedPart, ...] = ()

    def leaf(self) -> bytes:
        return leaf_of(bytes(self.public), [(part.audience, part.sealed_as()) for part in self.sealed])

    def cut(self, audience: str) -> "Record":
        """The record as this audience may have it: nothing is left out but what is not its own."""
        if audience == REFEREE or not self.sealed:
            return self
        return Record(
            self.public,
            tuple(
                part if part.audience == audience else SealedPart(part.audience, seal=part.sealed_as().hex())
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


def opened_by(event: Event, parts_at: Callable[[int], Sequence[SealedPart]]) -> tuple[Opened, ...]:
    """Returns the openings of the seals that an event makes public; `parts_at` returns the parts of a version, open."""
    opened = []
    for version, audience in openings(event):
        part = next(part for part in parts_at(version) if audience in ("", part.audience))
        opened.append(Opened(part.content, part.salt, version, audience))
    return tuple(opened)


_record_decoder = msgspec.json.Decoder(Record)


def encode_record(record: Record) -> bytes:
    """The record's bytes as stored and exported."""
    return canonical_json(record)


def decode_record(body: bytes) -> Record:
    """Raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
    return _record_decoder.decode(body)


def heads(start: bytes, records: Iterable[tuple[int, Record]]) -> Iterable[bytes]:
    """The head after each record, each given with its version."""
    head = start
    for version, record in records:
        head = head_of(head, version, record.leaf())
        yield head


def _completed(kind: Any, filled: Mapping[Any, Any]) -> Any:
    """An event that is completed by a system, with the decisions or steps of this one."""
    open_: tuple[Any, ...] = getattr(kind, "__parameters__", ())
    return kind[tuple(filled[one] for one in open_)] if open_ else kind


class Codec:
    """Writes and reads the events of one system: a closed registry from tags to decoders."""

    def __init__(self, system: System) -> None:
        filled = {T: system.decision, S: system.step}
        types = [_completed(kind, filled) for kind in (*KERNEL_EVENTS, DecisionMade, *system.events)]
        self.recorded: Any = Union[tuple(types)]
        """Every type of event that a log of the system can hold."""
        envelope = msgspec.defstruct(
            "Envelope",
            [("at", str), ("event", self.recorded), ("tx", int), ("opened", tuple[Opened, ...], ())],
            frozen=True,
            forbid_unknown_fields=True,
        )
        row = msgspec.defstruct("Row", [("public", envelope), ("sealed", tuple[SealedPart, ...], ())], frozen=True)
        self._row: msgspec.json.Decoder[Any] = msgspec.json.Decoder(row)
        self._public: msgspec.json.Decoder[Any] = msgspec.json.Decoder(envelope)
        self._sealed = {
            getattr(type_, "__origin__", type_): tuple(
                (field.name, field.many, msgspec.json.Decoder(field.content)) for field in sealed_fields(type_)
            )
            for type_ in types
        }
        self._upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = system.upcasts

    def encode(
        self, event: Event, at: str, tx: int, salts: Sequence[str] = (), opened: tuple[Opened, ...] = ()
    ) -> Record:
        """An event as a record. `salts` (64 hex digits each) has one for each of its sealed parts.

        Raises `ValueError` for an event with two parts for one audience.
        """
        contents = parts_of(event)
        parts = tuple(
            [
                SealedPart(sealed.audience, msgspec.Raw(canonical_json(sealed.content)), salt)
                for sealed, salt in zip(contents, salts, strict=True)
            ]
        )
        if parts:
            if len({part.audience for part in parts}) < len(parts):
                raise ValueError(f"{type(event).__name__} has two parts for one audience")
            event = shut(event)
        return Record(msgspec.Raw(canonical_json(Envelope(at, event, tx, opened))), parts)

    def row(self, body: bytes) -> Any:
        """A stored record as it was written: `public` with `at`, `event`, `tx`, and `sealed`."""
        return self._row.decode(body)

    def read(self, rows: Iterable[tuple[int, str, bytes]]) -> Iterator[tuple[int, Event]]:
        """(version, event) of stored rows (version, tag, body), with all their parts, upcast; each is read when it is
        asked for."""
        decode, upcasts = self._row.decode, self._upcasts
        for version, _, body in rows:
            row = decode(body)
            event = row.public.event
            if row.sealed:
                event = self.unsealed(event, row.sealed)
            if upcasts and type(event) in upcasts:
                for current in upcasts[type(event)](event):
                    yield version, current
            else:
                yield version, event

    def decode(self, version: int, body: bytes) -> Entry:
        """A stored record, with the parts that are open in it.

        Raises `msgspec.ValidationError` for a tag that was never released or a field it never had.
        """
        return self.entry(version, self._row.decode(body))

    def entry(self, version: int, row: Any) -> Entry:
        """The same of a record as `row` returns it."""
        public = row.public
        event = public.event
        if row.sealed:
            event = self.unsealed(event, row.sealed)
        return Entry(version, public.at, public.tx, self.current(event))

    def unsealed(self, event: Event, parts: Sequence[SealedPart]) -> Event:
        """The event with the contents of those of its sealed parts that are open.

        Raises `msgspec.ValidationError` for a content that is not what the event seals.
        """
        changed: dict[str, Any] = {}
        for name, many, decoder in self._sealed[type(event)]:
            held = getattr(event, name)
            if many:
                changed[name] = tuple([_filled(sealed, parts, decoder) for sealed in held])
            elif held is not None:
                changed[name] = _filled(held, parts, decoder)
        return replace(event, **changed)

    def envelope(self, record: Record) -> Envelope:
        """The public part of a record as it was written, not upcast."""
        found: Envelope = self._public.decode(record.public)
        return found

    def current(self, event: Event) -> tuple[Event, ...]:
        """Returns the current events that an event means as it was written."""
        upcast = self._upcasts.get(type(event))
        return (event,) if upcast is None else upcast(event)


def _filled(sealed: Sealed[Any], parts: Sequence[SealedPart], decoder: "msgspec.json.Decoder[Any]") -> Sealed[Any]:
    """A sealed part with its content, where that is open."""
    for part in parts:
        if part.salt and part.audience == sealed.audience:
            return Sealed(sealed.audience, decoder.decode(part.content))
    return sealed
