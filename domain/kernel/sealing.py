"""Sealed parts of events (design 3): the fields that hold them, and what an audience may see of them.

A field of an event is a sealed part by its type: `Sealed[T]`, `Sealed[T] | None`, or `tuple[Sealed[T], ...]`
where several audiences get the same content. An event has at most one part per audience; their order is that
of the fields.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.events import Event, Sealed
from kronika.domain.kernel.words import REFEREE


class SealedField(NamedTuple):
    """A field of an event type that holds sealed parts; `content` is the type of what they seal."""

    name: str
    many: bool
    content: Any


def sealed_fields(type_: Any) -> tuple[SealedField, ...]:
    """The fields of an event type (of a generic one, completed) that hold sealed parts, in order."""
    found = []
    for field in msgspec.structs.fields(type_):
        many = get_origin(field.type) is tuple
        for candidate in (field.type, *get_args(field.type)):
            if get_origin(candidate) is Sealed:
                found.append(SealedField(field.name, many, get_args(candidate)[0]))
                break
    return tuple(found)


@cache
def _places(type_: type[Event]) -> tuple[tuple[str, bool], ...]:
    return tuple((field.name, field.many) for field in sealed_fields(type_))


def has_parts(type_: type[Event]) -> bool:
    """Whether events of a type can have sealed parts."""
    return bool(_places(type_))


def parts_of(event: Event) -> tuple[Sealed[Any], ...]:
    """The sealed parts of an event, in the order of its fields."""
    found: tuple[Sealed[Any], ...] = ()
    for name, many in _places(type(event)):
        held = getattr(event, name)
        if many:
            found += held
        elif held is not None:
            found += (held,)
    return found


def part_for(event: Event, audience: str) -> Sealed[Any] | None:
    """The sealed part of an event that belongs to an audience."""
    return next((part for part in parts_of(event) if part.audience == audience), None)


def with_parts(event: Event, change: Callable[[Sealed[Any]], Sealed[Any]]) -> Event:
    """The event with each of its sealed parts changed."""
    changed: dict[str, Any] = {}
    for name, many in _places(type(event)):
        held = getattr(event, name)
        if many:
            changed[name] = tuple([change(part) for part in held])
        elif held is not None and (part := change(held)) is not held:
            changed[name] = part
    return replace(event, **changed) if changed else event


def shut(event: Event) -> Event:
    """The event as those see it to whom none of its sealed parts belongs."""
    return with_parts(event, lambda part: Sealed(part.audience)) if _places(type(event)) else event


def blind(event: Event, audience: str) -> Event:
    """The event as this audience may see it."""
    if audience == REFEREE or not _places(type(event)):
        return event
    return with_parts(event, lambda part: part if part.audience == audience else Sealed(part.audience))


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seal that an event makes public: the part of `audience` in the event at `version`."""

    version: int  #: The version of the event that holds the sealed part.
    audience: str  #: The audience that the part was sealed for.


def openings(event: Any) -> tuple[tuple[int, str], ...]:
    """Returns the seals that an event makes public as (version, audience) pairs. The audience is empty where the event
    at that version has only one part. The pairs come from the event's field `opens`."""
    opens = getattr(event, "opens", ())
    if not opens:
        return ()
    return tuple((opened, "") if isinstance(opened, int) else (opened.version, opened.audience) for opened in opens)
