"""A game as one file: JSON lines. The first says what it is, then a record a line in the order of
their versions, last the service's receipt for the head after them.

A line can be written in one way only, so no byte of a file can be changed unseen.
"""

import gzip
import re
import zlib
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, TypeVar

import msgspec

from kronika.domain.kernel.formats import Hash, Id, Signature, misfits
from kronika.domain.kernel.hashing import SALT_BYTES, canonical_json, is_hex
from kronika.domain.kernel.log import Record, SealedPart, decode_record, encode_record
from kronika.domain.kernel.repair import Unreadable, in_words
from kronika.domain.kernel.words import Message, message

T = TypeVar("T")

FORMAT = "kronika.export.v1"
FORMAT_OF_SUCCESSORS = "kronika.export.v2"
"""The format of a file whose receipt lists the keys that its signing key succeeded."""
SEAL_BYTES = 32


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str


HEADERS = (canonical_json(Header(FORMAT)), canonical_json(Header(FORMAT_OF_SUCCESSORS)))


class Succession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key that the service signed with before: `signature` is its own under the key that follows."""

    key: Hash
    signature: Signature


MOST_SUCCESSIONS = 1000


class ReceiptLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line: key 64, head 64, signature 128 hex digits."""

    game: Id
    head: Hash
    key: Hash
    signature: Signature
    version: Annotated[int, msgspec.Meta(ge=1, le=(1 << 63) - 1)]
    #: The keys before `key`, the first one first: each has signed the next, the last one `key`.
    successions: Annotated[tuple[Succession, ...], msgspec.Meta(max_length=MOST_SUCCESSIONS)] = ()


class Export(msgspec.Struct, frozen=True):
    """A file read. `records` are in the order of their versions, from 1."""

    records: tuple[Record, ...]
    receipt: ReceiptLine


class ExportRefused(Unreadable):
    """The file is not an export. `said` names the line and the reason."""


def lines(records: Iterable[Record], receipt: ReceiptLine) -> Iterator[bytes]:
    """The lines of an export, each with its line feed."""
    yield header_of(receipt) + b"\n"
    for record in records:
        yield encode_record(record) + b"\n"
    yield canonical_json(receipt) + b"\n"


def header_of(receipt: ReceiptLine) -> bytes:
    """The first line of a file that ends with this receipt."""
    return HEADERS[bool(receipt.successions)]


MOST_NUMBER = 1 << 63
"""The bound of numbers in a file: they are below it, and not below its negative."""

_LONG = re.compile(rb"[:,\[]-?[0-9]{19}")
"""Where a number may be that is too large, or text that looks like one."""
_record_decoder = msgspec.json.Decoder(Record)
_decoder = msgspec.json.Decoder()
_encoder = msgspec.json.Encoder(order="sorted")


GZIP = b"\x1f\x8b"
WRAPPED: tuple[tuple[bytes, Message], ...] = (
    (GZIP, message("export-gzip")),
    (b"\xef\xbb\xbf", message("export-byte-order-mark")),
    (b"\xff\xfe", message("export-utf-16")),
    (b"\xfe\xff", message("export-utf-16")),
)
"""How files begin that others have changed though what was exported may be in them, and what to do."""


def must_be_bare(data: bytes) -> None:
    """Raises `ExportRefused` for a file that was packed or written in another encoding."""
    for begins, said in WRAPPED:
        if data.startswith(begins):
            raise ExportRefused(said)


def unpacked(data: bytes) -> bytes:
    """A file that may be packed with gzip. Raises `ExportRefused` for a gzip that is not whole."""
    if not data.startswith(GZIP):
        return data
    try:
        return gzip.decompress(data)
    except (OSError, EOFError, zlib.error) as error:
        raise ExportRefused(message("export-bad-gzip", said=str(error))) from error


def ends_of(data: bytes) -> tuple[bytes, ReceiptLine]:
    """The first record and the receipt of a file; nothing between is looked at. Raises `ExportRefused`."""
    must_be_bare(data)
    begin, end = data.find(b"\n") + 1, data.rfind(b"\n", 0, -1)
    if data[: begin - 1] not in HEADERS:
        raise ExportRefused(message("export-header", header=HEADERS[0].decode()))
    if not data.endswith(b"\n"):
        raise ExportRefused(message("export-cut"))
    if end < begin:
        raise ExportRefused(message("export-short"))
    receipt = _read(data[end + 1 : -1], data.count(b"\n"), "export-receipt", _receipt)
    return data[begin : data.index(b"\n", begin)], receipt


def rows_of(data: bytes, version: int) -> list[bytes]:
    """The records of a file whose receipt is for this version. Raises `ExportRefused`."""
    rows = data[:-1].split(b"\n")[1:-1]
    if len(rows) != version:
        raise ExportRefused(message("export-count", count=len(rows), version=version))
    return rows


def read_row(row: Any, line: int, read: Callable[[Any], T]) -> T:
    """A record of a file, read so. Raises `ExportRefused`."""
    return _read(row, line, "export-record", read)


def parse(data: bytes) -> Export:
    """Returns the export in a file. Raises `ExportRefused`. The contents of its records are not checked yet."""
    must_be_bare(data)
    if not data.endswith(b"\n"):
        raise ExportRefused(message("export-cut"))
    rows = data[:-1].split(b"\n")
    if len(rows) < 4:
        raise ExportRefused(message("export-short"))
    if rows[0] not in HEADERS:
        raise ExportRefused(message("export-header", header=HEADERS[0].decode()))
    records = [record for start in range(1, len(rows) - 1, AT_ONCE) for record in _records(rows[:-1], start)]
    receipt = _read(rows[-1], len(rows), "export-receipt", _receipt)
    if rows[0] != header_of(receipt):
        raise ExportRefused(message("export-other-header"))
    return Export(tuple(records), receipt)


def _read(row: Any, line: int, wrong: str, read: Callable[[Any], T]) -> T:
    try:
        return read(row)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise ExportRefused(message(wrong, line=line, version=line - 1, said=in_words(error))) from error


def _receipt(row: bytes) -> ReceiptLine:
    receipt = msgspec.json.decode(row, type=ReceiptLine)
    _canonical(row, canonical_json(receipt))
    return receipt


AT_ONCE = 1000
"""Records read in one go, which is much quicker than one by one."""


def _records(rows: list[bytes], start: int) -> list[Record]:
    """The records in the rows from `start` on, at most `AT_ONCE`."""
    some = rows[start : start + AT_ONCE]
    together = b"\n".join(some) + b"\n"
    try:
        records = _record_decoder.decode_lines(together)
        told = _decoder.decode_lines(together)
        as_written = (_encoder.encode_lines(records), _encoder.encode_lines(told))
        if as_written == (together, together) and not _LONG.search(together) and _all_well_formed(records):
            _texts(told)
            return records
    except (ValueError, RecursionError):
        pass
    return [_read(row, line, "export-record", _record) for line, row in enumerate(some, start + 1)]


def _record(row: bytes) -> Record:
    record = decode_record(row)
    _canonical(row, encode_record(record))
    told = msgspec.json.decode(row)
    _canonical(row, canonical_json(told))
    _bounded(told)
    if not _all_well_formed([record]):
        raise Unreadable(message("export-sealed-part"))
    _texts(told)
    return record


def _texts(told: Any) -> None:
    """Raises `Unreadable` if a text in the value is not valid where it is."""
    for wrong in misfits(told):
        raise Unreadable(wrong.whole)


def _bounded(value: Any) -> None:
    match value:
        case dict():
            _bounded(list(value.values()))
        case list():
            for item in value:
                _bounded(item)
        case int() if not -MOST_NUMBER <= value < MOST_NUMBER:
            raise Unreadable(message("export-number", value=str(value)))


def _canonical(row: bytes, written: bytes) -> None:
    if row != written:
        raise Unreadable(message("export-not-canonical"))


def _all_well_formed(records: list[Record]) -> bool:
    return all(_well_formed(part) for record in records for part in record.sealed)


def _well_formed(part: SealedPart) -> bool:
    if part.is_open:
        return is_hex(part.salt, SALT_BYTES) and bytes(part.content) != b"" and not part.seal
    return is_hex(part.seal, SEAL_BYTES) and bytes(part.content) == b""
