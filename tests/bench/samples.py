"""Golden samples: a stored record for every tag ever released, of events and of what they hold
(decisions, acts, frames, goals). The file is only ever added to."""

import gzip
from collections.abc import Collection, Container, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Union

import msgspec

from kronika.domain.kernel.events import KERNEL_EVENTS
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import Record, encode_record
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.systems import CODECS, SYSTEMS
from tests.bench.fixtures import trials_of

LONGEST = 50_000
"""Bytes of a record beyond which its sample is what spectators are given of it; the logs have it whole."""


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the file: the tags that it was taken for, its system, the record as stored."""

    tags: tuple[str, ...]
    system: str
    body: msgspec.Raw


def read(path: Path) -> list[Sample]:
    """The samples in a file; none if there is no file."""
    rows = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(row, type=Sample) for row in rows]


@cache
def registered(system: str) -> dict[str, type]:
    """Every tag that the log of a system can hold, as `field=tag`, and what it stands for. Of a system
    that is not released only those that it shares with all."""
    found: dict[str, type] = {}
    held = CODECS[system].recorded if system in CODECS else Union[KERNEL_EVENTS]
    _collect(msgspec.inspect.type_info(held), found, set())
    return found


def _collect(node: Any, found: dict[str, type], done: set[type]) -> None:
    """The tags in a type as msgspec describes it."""
    if isinstance(node, msgspec.inspect.StructType):
        if node.cls in done:
            return
        done.add(node.cls)
        if node.tag_field is not None:
            found[f"{node.tag_field}={node.tag}"] = node.cls
    for name in ("types", "fields", "item_types"):
        for part in getattr(node, name, ()):
            _collect(part, found, done)
    for name in ("type", "item_type", "key_type", "value_type"):
        part = getattr(node, name, None)
        if isinstance(part, msgspec.inspect.Type):
            _collect(part, found, done)


def without_sample(samples: Iterable[Sample]) -> dict[str, set[str]]:
    """By system the tags that have no sample yet. What several systems share needs one of any."""
    sampled = {(tag, registered(sample.system).get(tag)) for sample in samples for tag in sample.tags}
    return {system: _unsampled(system, sampled) for system in SYSTEMS}


def _unsampled(system: str, sampled: Container[tuple[str, type | None]]) -> set[str]:
    passing = trials_of(SYSTEMS[system]).passing
    return {tag for tag, kind in registered(system).items() if (tag, kind) not in sampled and tag not in passing}


def tags_of(record: Record, known: Collection[str]) -> set[str]:
    """The known tags in a record, its sealed parts included."""
    return set(_tags_in(msgspec.json.decode(encode_record(record)), known))


def _tags_in(value: Any, known: Collection[str]) -> Iterator[str]:
    """The known tags in a piece of JSON."""
    if isinstance(value, dict):
        for key, held in value.items():
            if isinstance(held, str) and f"{key}={held}" in known:
                yield f"{key}={held}"
            yield from _tags_in(held, known)
    elif isinstance(value, list):
        for held in value:
            yield from _tags_in(held, known)


def add_missing(path: Path, *folders: Path) -> list[str]:
    """Add to the file the first record of each tag that has no sample yet, from the logs recorded
    below some folders; the tags for which no log has a record."""
    held = read(path)
    missing = without_sample(held)
    with path.open("ab") as file:
        for log in (log for folder in folders for log in sorted(folder.rglob("*.jsonl.gz"))):
            if log.name.endswith(".views.jsonl.gz"):
                continue
            records = parse(gzip.decompress(log.read_bytes())).records
            system = msgspec.json.decode(records[0].public)["event"]["system"]
            for record in records:
                wanted = missing.get(system, set().union(*missing.values()))
                fresh = tags_of(record, wanted & registered(system).keys())
                if fresh:
                    whole = encode_record(record)
                    body = whole if len(whole) <= LONGEST else encode_record(record.cut(PUBLIC))
                    held.append(Sample(tuple(sorted(fresh)), system, msgspec.Raw(body)))
                    file.write(msgspec.json.encode(held[-1]) + b"\n")
                    missing = without_sample(held)
    return [f"{system}: {tag}" for system, tags in sorted(missing.items()) for tag in sorted(tags)]
