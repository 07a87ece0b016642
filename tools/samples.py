"""Golden samples: a stored record for every tag ever released, of events and of what they hold
(decisions, acts, frames, goals). The file is only ever added to."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from domain.kernel.export import parse
from domain.kernel.log import Record, encode_record
from domain.systems import CODECS, SYSTEMS


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the file: the tags that it was taken for, its system, the record as stored."""

    tags: tuple[str, ...]
    system: str
    body: msgspec.Raw


def read(path: Path) -> list[Sample]:
    """The samples in a file; none if there is no file."""
    rows = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(row, type=Sample) for row in rows]


def registered(system: str) -> set[str]:
    """Every tag that the log of a system can hold, as `field=tag`."""
    found: set[str] = set()
    _collect(msgspec.inspect.type_info(CODECS[system].recorded), found, set())
    return found


def _collect(node: Any, found: set[str], done: set[type]) -> None:
    """The tags in a type as msgspec describes it."""
    if isinstance(node, msgspec.inspect.StructType):
        if node.cls in done:
            return
        done.add(node.cls)
        if node.tag_field is not None:
            found.add(f"{node.tag_field}={node.tag}")
    for name in ("types", "fields", "item_types"):
        for part in getattr(node, name, ()):
            _collect(part, found, done)
    for name in ("type", "item_type", "key_type", "value_type"):
        part = getattr(node, name, None)
        if isinstance(part, msgspec.inspect.Type):
            _collect(part, found, done)


def tags_of(record: Record, known: set[str]) -> set[str]:
    """The known tags in a record, its sealed parts included."""
    return set(_tags_in(msgspec.json.decode(encode_record(record)), known))


def _tags_in(value: Any, known: set[str]) -> Iterator[str]:
    """The known tags in a piece of JSON."""
    if isinstance(value, dict):
        for key, held in value.items():
            if isinstance(held, str) and f"{key}={held}" in known:
                yield f"{key}={held}"
            yield from _tags_in(held, known)
    elif isinstance(value, list):
        for held in value:
            yield from _tags_in(held, known)


def add_missing(path: Path, logs: Path) -> list[str]:
    """Add to the file the first record of each tag that has no sample yet, from the logs recorded
    below a folder; the tags for which no log has a record."""
    missing = {system: registered(system) for system in SYSTEMS}
    known = {system: set(tags) for system, tags in missing.items()}
    for sample in read(path):
        missing[sample.system] -= set(sample.tags)
    with path.open("ab") as file:
        for log in sorted(logs.rglob("*.jsonl.gz")):
            if log.name.endswith(".views.jsonl.gz"):
                continue
            records = parse(gzip.decompress(log.read_bytes())).records
            system = msgspec.json.decode(records[0].public)["event"]["system"]
            for record in records:
                fresh = tags_of(record, known[system]) & missing[system]
                if fresh:
                    sample = Sample(tuple(sorted(fresh)), system, msgspec.Raw(encode_record(record)))
                    file.write(msgspec.json.encode(sample) + b"\n")
                    missing[system] -= fresh
    return [f"{system}: {tag}" for system, tags in sorted(missing.items()) for tag in sorted(tags)]
