"""Files that somebody changed: byte by byte, value by value, or hashed and signed anew as a
dishonest service would."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from kronika.domain.kernel.checking.verifier import Report, verify
from kronika.domain.kernel.export import ExportRefused, ReceiptLine, lines, parse
from kronika.domain.kernel.hashing import canonical_json, genesis, head_of
from kronika.domain.kernel.log import Record
from kronika.domain.kernel.signing import receipt_message
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.ed25519 import verifies

Path = tuple[str | int, ...]


def check(data: bytes, *, trusted: str = "", held: tuple[ReceiptLine, ...] = ()) -> Report:
    """What verification says of a file that can be read."""
    return verify(parse(data), SYSTEMS, CODECS, verifies, [trusted] if trusted else [], held)


def found(data: bytes, *, trusted: str = "", held: tuple[ReceiptLine, ...] = ()) -> list[str]:
    """What is wrong with a file, named."""
    try:
        return list(map(str, check(data, trusted=trusted, held=held).problems))
    except ExportRefused as refused:
        return [str(refused)]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value in a JSON value that holds no others, with the way to it."""
    if isinstance(value, dict):
        for key, held in value.items():
            yield from leaves(held, (*path, key))
    elif isinstance(value, list):
        for at, held in enumerate(value):
            yield from leaves(held, (*path, at))
    else:
        yield path, value


def other(value: Any) -> Any:
    """Another value of the same kind; of hex, other hex."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str) and value:
        return ("1" if value[0] == "0" else "0") + value[1:]
    return "x"


def put(value: Any, path: Path, new: Any) -> Any:
    """The value with what lies at the end of the way replaced."""
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = put(value[path[0]], path[1:], new)  # type: ignore[call-overload]
    return copy


def with_leaf(data: bytes, line: int, path: Path) -> bytes:
    """A file with one value in one of its lines replaced by another, written canonically."""
    rows = data.splitlines()
    row = msgspec.json.decode(rows[line])
    value = row
    for step in path:
        value = value[step]
    rows[line] = canonical_json(put(row, path, other(value)))
    return b"\n".join(rows) + b"\n"


class Forger:
    """Who holds a log and may write it anew from any version on, hashed as it should be."""

    def __init__(self, data: bytes, key: Ed25519PrivateKey | None = None) -> None:
        self.records = list(parse(data).records)
        self._key = key or Ed25519PrivateKey.generate()

    @property
    def key(self) -> str:
        return self._key.public_key().public_bytes_raw().hex()

    def event(self, version: int) -> dict[str, Any]:
        return dict(msgspec.json.decode(self.records[version - 1].public)["event"])

    def versions(self, tag: str) -> list[int]:
        """Where events of a kind stand."""
        return [v for v in range(1, len(self.records) + 1) if self.event(v)["type"] == tag]

    def edit(self, version: int, /, **changes: Any) -> None:
        """Change fields of the event at a version."""
        record = self.records[version - 1]
        public = msgspec.json.decode(record.public)
        public["event"] |= changes
        self.records[version - 1] = replace(record, public=msgspec.Raw(canonical_json(public)))

    def backdate(self, version: int) -> None:
        """Change nothing but the time of day at a version."""
        record = self.records[version - 1]
        public = msgspec.json.decode(record.public)
        public["at"] = "2001" + public["at"][4:]
        self.records[version - 1] = replace(record, public=msgspec.Raw(canonical_json(public)))

    def replace(self, version: int, event: dict[str, Any]) -> None:
        """Put another event at a version, in a transaction of its own."""
        public = {"at": "2026-01-01T00:00:00.000000Z", "event": event, "tx": version}
        self.records[version - 1] = Record(msgspec.Raw(canonical_json(public)))

    def edit_content(self, version: int, change: Callable[[Any], Any]) -> None:
        """Change what is sealed at a version."""
        record = self.records[version - 1]
        (part,) = record.sealed
        content = msgspec.Raw(canonical_json(change(msgspec.json.decode(part.content))))
        self.records[version - 1] = replace(record, sealed=(replace(part, content=content),))

    def heads(self) -> list[bytes]:
        """head(0), head(1) …"""
        anchors = self.event(2)["anchors"]
        head = genesis(self.event(1)["game"], self.event(1)["pack"]["hash"], anchors.items())
        found = [head]
        for version, record in enumerate(self.records, 1):
            head = head_of(head, version, record.leaf())
            found.append(head)
        return found

    def file(self) -> bytes:
        """The log as a file, signed by the forger's key."""
        game, version, head = self.event(1)["game"], len(self.records), self.heads()[-1]
        signature = self._key.sign(receipt_message(game, version, head)).hex()
        return b"".join(lines(self.records, ReceiptLine(game, head.hex(), self.key, signature, version)))


def version_of_line(line: int, data: bytes) -> int:
    """The version that a line of a file (from 0) holds; 0 for the header and the receipt."""
    return line if 0 < line < data.count(b"\n") - 1 else 0


def record_at(data: bytes, version: int) -> Record:
    return parse(data).records[version - 1]
