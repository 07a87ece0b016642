"""A file can be written in one way only: nothing in it lies outside the hash (law 11)."""

import re
from collections.abc import Callable

import pytest

from kronika.domain.kernel.export import ExportRefused, parse
from kronika.library.offline import OfflineGame
from kronika.library.policies import RandomPolicy
from kronika.service.packs import load_packs

Lines = list[bytes]


@pytest.fixture(scope="module")
def exported() -> Lines:
    game = OfflineGame(load_packs()["normandy"], "1", "form")
    game.play({seat: RandomPolicy(1) for seat in game.position.ledger.seats}, 6)
    return game.export().split(b"\n")


def change(lines: Lines, at: int, old: bytes, new: bytes) -> bytes:
    """The file with the first `old` in a line replaced."""
    assert old in lines[at]
    return b"\n".join([*lines[:at], lines[at].replace(old, new, 1), *lines[at + 1 :]])


def sealed(lines: Lines) -> int:
    """The first line with a sealed part."""
    return next(at for at, line in enumerate(lines) if b'"salt"' in line)


def capitals(line: bytes, key: bytes) -> tuple[bytes, bytes]:
    """A hex value of the line, and the same in capitals."""
    value = re.search(key + b':("[0-9a-f]+")', line)
    assert value is not None
    return value[1], value[1].upper()


def swapped(line: bytes) -> tuple[bytes, bytes]:
    """The public part's `event` and `tx`, and the two in the other order."""
    found = re.search(rb'("event":.*),("tx":\d+)', line)
    assert found is not None
    return found[0], found[2] + b"," + found[1]


def test_exported_file_is_read(exported: Lines) -> None:
    assert len(parse(b"\n".join(exported)).records) == len(exported) - 3


@pytest.mark.parametrize(
    ("what", "changed"),
    [
        ("white space", lambda x: change(x, 5, b'{"public"', b'{ "public"')),
        ("white space inside", lambda x: change(x, 5, b'"event":', b'"event": ')),
        ("keys in another order", lambda x: change(x, 5, *swapped(x[5]))),
        ("a key twice", lambda x: change(x, 5, b'{"public":', b'{"public":{},"public":')),
        ("a key twice inside", lambda x: change(x, 5, b'{"at":', b'{"at":"x","at":')),
        ("an unknown key", lambda x: change(x, 5, b'{"public":', b'{"note":1,"public":')),
        ("an empty list of parts", lambda x: change(x, 5, b"}}", b'},"sealed":[]}')),
        ("a salt in capitals", lambda x: change(x, sealed(x), *capitals(x[sealed(x)], b'"salt"'))),
        ("content beside a seal", lambda x: change(x, sealed(x), b'"salt":', b'"seal":')),
        ("a seal beside content", lambda x: change(x, sealed(x), b'"salt"', b'"seal":"' + b"0" * 64 + b'","salt"')),
        ("the header", lambda x: change(x, 0, b"v1", b"v2")),
        ("a key in the receipt", lambda x: change(x, len(x) - 2, b'{"game"', b'{"a":1,"game"')),
        ("a key in capitals", lambda x: change(x, len(x) - 2, *capitals(x[-2], b'"key"'))),
        ("a line with nothing in it", lambda x: b"\n".join([*x[:5], b"", *x[5:]])),
        ("a line feed at the end", lambda x: b"\n".join(x) + b"\n"),
        ("no line feed at the end", lambda x: b"\n".join(x)[:-1]),
        ("a carriage return", lambda x: change(x, 5, b"}}", b"}}\r")),
        ("bytes that are not UTF-8", lambda x: change(x, 5, b'"event"', b'"\xff"')),
        ("brackets without end", lambda x: change(x, 5, b'"event":', b'"event":' + b"[" * 100_000)),
        ("no receipt", lambda x: b"\n".join(x[:-2]) + b"\n"),
        ("nothing", lambda x: b""),
    ],
)
def test_a_file_written_in_any_other_way_is_refused(
    exported: Lines, what: str, changed: Callable[[Lines], bytes]
) -> None:
    data = changed(exported)
    assert data != b"\n".join(exported)
    with pytest.raises(ExportRefused):
        parse(data)


@pytest.mark.parametrize(
    ("line", "old", "new", "said"),
    [
        (5, b'"event"', b'"\xff"', "it is not UTF-8"),
        (5, b'"at":"', b'"at":"\xff', "it is not UTF-8"),
        (-2, b'"game":"', b'"game":"\xff', "it is not UTF-8"),
        (5, b'"event":', b'"event":' + b"[" * 100_000, "its brackets are nested too deeply"),
        (5, b'{"public"', b"public", "it is not JSON: invalid character (byte 0)"),
        (5, b'{"public":', b'{"note":1,"public":', "object contains unknown field note"),
        (5, b'{"public":', b'{"sealed":[{"audience":5}],"public":', "sealed[0].audience: expected str, got int"),
        (-2, b'"version":', b'"version":-', "version: expected int >= 1"),
        (5, b"}}", b"}}\r", "it is not written canonically"),
        (5, b'"at":"2', b'"at":"x', "public.at must be a time in UTC such as 2026-01-01T00:00:00.000000Z"),
    ],
)
def test_damaged_line_is_described_in_words(exported: Lines, line: int, old: bytes, new: bytes, said: str) -> None:
    at = line % len(exported)
    with pytest.raises(ExportRefused) as refused:
        parse(change(exported, at, old, new))
    where = f"line {at + 1} (version {at}) is not a record" if line > 0 else f"line {at + 1} is not a receipt"
    assert str(refused.value) == f"{where}: {said}"


@pytest.mark.parametrize("day", [b"2026-02-30", b"2025-02-29", b"2026-06-31", b"2026-13-01", b"0000-01-01"])
def test_a_record_of_a_day_that_the_calendar_does_not_have_is_refused(exported: Lines, day: bytes) -> None:
    recorded = re.search(rb'"at":"([^T]+)', exported[5])
    assert recorded is not None
    parse(change(exported, 5, recorded[1], b"2024-02-29"))
    with pytest.raises(ExportRefused, match=r"line 6 \(version 5\) is not a record: public\.at must be a time in UTC"):
        parse(change(exported, 5, recorded[1], day))
