"""A game as one file: JSON lines. The first says what it is, then a record a line in the order of
their versions, last the service's receipt for the head after them.

A line can be written in one way only, so no byte of a file can be changed unseen.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, TypeVar

import msgspec

from kronika.domain.kernel.formats import Hash, Id, Signature, misfits
from kronika.domain.kernel.hashing import SALT_BYTES, canonical_json, is_hex
from kronika.domain.kernel.log import Record, SealedPart, decode_record, encode_record
from kronika.domain.kernel.repair import Unreadable, in_words

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


class ExportRefused(Exception):
    """The file is not an export; the text says at which line and why."""


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


WRAPPED: tuple[tuple[bytes, str], ...] = (
    (b"\x1f\x8b", "the file is compressed with gzip; unpack it first, with gunzip"),
    (b"\xef\xbb\xbf", "the file begins with a byte order mark, which an editor has added; save it without one"),
    (b"\xff\xfe", "the file is in UTF-16; save it as UTF-8 without a byte order mark"),
    (b"\xfe\xff", "the file is in UTF-16; save it as UTF-8 without a byte order mark"),
)
"""How files begin that others have changed though what was exported may be in them, and what to do."""


def must_be_bare(data: bytes) -> None:
    """Raises `ExportRefused` for a file that was packed or written in another encoding."""
    for begins, said in WRAPPED:
        if data.startswith(begins):
            raise ExportRefused(said)


def parse(data: bytes) -> Export:
    """Returns the export in a file. Raises `ExportRefused`. The contents of its records are not checked yet."""
    must_be_bare(data)
    if not data.endswith(b"\n"):
        raise ExportRefused("this is not a whole export of a game: its last line has no end")
    rows = data[:-1].split(b"\n")
    if len(rows) < 4:
        raise ExportRefused("this is not an export of a game: it has fewer than four lines")
    if rows[0] not in HEADERS:
        raise ExportRefused(f"line 1 is not a header of this format: it should be {HEADERS[0].decode()}")
    records = [record for start in range(1, len(rows) - 1, AT_ONCE) for record in _records(rows[:-1], start)]
    receipt = _read(rows[-1], f"line {len(rows)} is not a receipt", _receipt)
    if rows[0] != header_of(receipt):
        raise ExportRefused("line 1 is the header of another format than the receipt has")
    return Export(tuple(records), receipt)


def _read(row: bytes, wrong: str, read: Callable[[bytes], T]) -> T:
    try:
        return read(row)
    except (ValueError, RecursionError) as error:
        raise ExportRefused(f"{wrong}: {in_words(error)}") from error


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
    return [
        _read(row, f"line {number + 1} (version {number}) is not a record", _record)
        for number, row in enumerate(some, start)
    ]


def _record(row: bytes) -> Record:
    record = decode_record(row)
    _canonical(row, encode_record(record))
    told = msgspec.json.decode(row)
    _canonical(row, canonical_json(told))
    _bounded(told)
    if not _all_well_formed([record]):
        raise Unreadable("a sealed part has content and salt, or else a seal; these are 64 hex digits")
    _texts(told)
    return record


def _texts(told: Any) -> None:
    """Raises `Unreadable` if a text in the value is not valid where it is."""
    for wrong in misfits(told):
        raise Unreadable(str(wrong))


def _bounded(value: Any) -> None:
    match value:
        case dict():
            _bounded(list(value.values()))
        case list():
            for item in value:
                _bounded(item)
        case int() if not -MOST_NUMBER <= value < MOST_NUMBER:
            raise Unreadable(f"{value} is not a number of 64 bits")


def _canonical(row: bytes, written: bytes) -> None:
    if row != written:
        raise Unreadable("it is not written canonically")


def _all_well_formed(records: list[Record]) -> bool:
    return all(_well_formed(part) for record in records for part in record.sealed)


def _well_formed(part: SealedPart) -> bool:
    if part.is_open:
        return is_hex(part.salt, SALT_BYTES) and bytes(part.content) != b"" and not part.seal
    return is_hex(part.seal, SEAL_BYTES) and bytes(part.content) == b""
