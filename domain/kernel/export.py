"""A game as one file: JSON lines. The first says what it is, then a record a line in the order of
their versions, last the service's receipt for the head after them.

A line can be written in one way only, so no byte of a file can be changed unseen.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, TypeVar

import msgspec

from domain.kernel.log import Part, Record, canonical_json, decode_record, encode_record

T = TypeVar("T")

FORMAT = "kronika.export.v1"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str


class ReceiptLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: key 64, head 64, signature 128 hex digits."""

    game: str
    head: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}\\Z")]
    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}\\Z")]
    signature: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}\\Z")]
    version: Annotated[int, msgspec.Meta(ge=1)]


class Export(msgspec.Struct, frozen=True):
    """A file read. `records` are in the order of their versions, from 1."""

    records: tuple[Record, ...]
    receipt: ReceiptLine


class ExportRefused(Exception):
    """The file is no export; the text says at which line and why."""


def lines(records: Iterable[Record], game: str, version: int, head: str, key: str, signature: str) -> Iterator[bytes]:
    """The lines of an export, each with its line feed."""
    yield canonical_json(Header(FORMAT)) + b"\n"
    for record in records:
        yield encode_record(record) + b"\n"
    yield canonical_json(ReceiptLine(game, head, key, signature, version)) + b"\n"


_HEX = re.compile("[0-9a-f]{64}")


def parse(data: bytes) -> Export:
    """The export in a file. Raises `ExportRefused`; what its records say is not yet checked."""
    if not data.endswith(b"\n"):
        raise ExportRefused("this is no whole export of a game: its last line has no end")
    rows = data[:-1].split(b"\n")
    if len(rows) < 4:
        raise ExportRefused("this is no export of a game: it has fewer than four lines")
    _read(rows[0], "line 1 is no header of this format", _header)
    records = [
        _read(row, f"line {number} (version {number - 1}) is no record", _record)
        for number, row in enumerate(rows[1:-1], 2)
    ]
    return Export(tuple(records), _read(rows[-1], f"line {len(rows)} is no receipt", _receipt))


def _read(row: bytes, wrong: str, read: Callable[[bytes], T]) -> T:
    try:
        return read(row)
    except (ValueError, RecursionError) as error:
        raise ExportRefused(f"{wrong}: {error}") from error


def _header(row: bytes) -> None:
    if row != canonical_json(Header(FORMAT)):
        raise ValueError(f"it should say {FORMAT}")


def _receipt(row: bytes) -> ReceiptLine:
    receipt = msgspec.json.decode(row, type=ReceiptLine)
    _canonical(row, canonical_json(receipt))
    return receipt


def _record(row: bytes) -> Record:
    record = decode_record(row)
    _canonical(row, encode_record(record))
    _canonical(row, canonical_json(msgspec.json.decode(row)))
    if not all(_well_formed(part) for part in record.sealed):
        raise ValueError("a sealed part has content and salt, or else a seal; these are 64 hex digits")
    return record


def _canonical(row: bytes, written: bytes) -> None:
    if row != written:
        raise ValueError("it is not written canonically")


def _well_formed(part: Part) -> bool:
    if part.is_open:
        return bool(_HEX.fullmatch(part.salt)) and bytes(part.content) != b"" and not part.seal
    return bool(_HEX.fullmatch(part.seal)) and bytes(part.content) == b""
