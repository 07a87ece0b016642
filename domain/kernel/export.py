"""A game as one file: JSON lines. The first says what it is, then a record a line in the order of
their versions, last the service's receipt for the head after them."""

from collections.abc import Iterable, Iterator

import msgspec

from domain.kernel.log import Record, canonical_json, decode_record, encode_record

FORMAT = "kronika.export.v1"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str


class ReceiptLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: key 64, head 64, signature 128 hex digits."""

    game: str
    head: str
    key: str
    signature: str
    version: int


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


def parse(data: bytes) -> Export:
    """The export in a file. Raises `ExportRefused`; what its records say is not yet checked."""
    rows = data.split(b"\n")
    if rows and rows[-1] == b"":
        rows.pop()
    if len(rows) < 3:
        raise ExportRefused("this is no export of a game: it has fewer than three lines")
    try:
        header = msgspec.json.decode(rows[0], type=Header)
    except msgspec.DecodeError as error:
        raise ExportRefused(f"line 1 is no header of an export: {error}") from error
    if header.format != FORMAT:
        raise ExportRefused(f"line 1 says {header.format!r}, this reads {FORMAT!r}")
    records = []
    for number, row in enumerate(rows[1:-1], 2):
        try:
            records.append(decode_record(row))
        except msgspec.DecodeError as error:
            raise ExportRefused(f"line {number} (version {number - 1}) is no record: {error}") from error
    try:
        receipt = msgspec.json.decode(rows[-1], type=ReceiptLine)
    except msgspec.DecodeError as error:
        raise ExportRefused(f"line {len(rows)} is no receipt: {error}") from error
    return Export(tuple(records), receipt)
