"""Law 11: a changed, dropped, added or reordered byte is found and named, against a receipt or the
closing signature; with neither, verification says consistent, but unsigned; no field of an export lies
outside the hash."""

import re
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from tests.examples import examples
from tests.trust.forge import Forger, check, found, leaves, version_of_line, with_leaf
from tests.trust.story import Story

few = examples(150, suppress_health_check=[HealthCheck.function_scoped_fixture])


def named(problems: list[str]) -> set[int]:
    """The versions that the problems found name; 0 for the file as a whole."""
    return {int(v) for said in problems for v in re.findall(r"version (\d+)[:)]", said)} or {0}


# --- what is good


@pytest.mark.parametrize("audience", ["referee", "us", "german", "public"])
def test_valid_file_is_signed_by_the_service_key_or_a_receipt(story: Story, audience: str) -> None:
    data = story.files[audience]
    for report in (check(data, trusted=story.service_key), check(data, held=story.receipts)):
        assert (report.problems, report.anchored, report.audience) == ((), True, audience)


def test_with_neither_it_is_self_consistent_only(story: Story) -> None:
    report = check(story.files["referee"])
    assert (report.problems, report.anchored) == ((), False)


def test_a_key_or_a_receipt_of_somebody_else_vouches_for_nothing(story: Story) -> None:
    forger = Forger(story.files["referee"])
    assert not check(story.files["referee"], trusted=forger.key).anchored
    other_game = msgspec.structs.replace(story.receipts[0], game="another")
    assert "the receipt you hold is not signed by its key" in found(story.files["referee"], held=(other_game,))[0]


# --- bytes


@few
@given(place=st.floats(0, 1, exclude_max=True), bits=st.integers(1, 255))
def test_a_flipped_byte_is_found(story: Story, place: float, bits: int) -> None:
    data = story.files["referee"]
    at = int(place * len(data))
    changed = data[:at] + bytes([data[at] ^ bits]) + data[at + 1 :]
    line = data[:at].count(b"\n")
    problems = found(changed, held=story.receipts)
    assert problems
    assert min(named(problems) - {0}, default=line) >= version_of_line(line, data), "an honest record is accused"


@few
@given(place=st.floats(0, 1, exclude_max=True), added=st.binary(min_size=1, max_size=3))
def test_an_added_byte_is_found(story: Story, place: float, added: bytes) -> None:
    data = story.files["us"]
    at = int(place * len(data))
    assert found(data[:at] + added + data[at:], trusted=story.service_key)


@few
@given(place=st.floats(0, 1, exclude_max=True), count=st.integers(1, 3))
def test_a_missing_byte_is_found(story: Story, place: float, count: int) -> None:
    data = story.files["german"]
    at = int(place * len(data))
    assert found(data[:at] + data[at + count :], trusted=story.service_key)


@few
@given(place=st.floats(0, 1, exclude_max=True))
def test_a_file_cut_off_is_found(story: Story, place: float) -> None:
    data = story.files["public"]
    assert found(data[: int(place * len(data))], trusted=story.service_key)


# --- records

Edit = Callable[[list[bytes], int, int], None]


def drop(rows: list[bytes], a: int, b: int) -> None:
    del rows[a]


def repeat(rows: list[bytes], a: int, b: int) -> None:
    rows.insert(b, rows[a])


def swap(rows: list[bytes], a: int, b: int) -> None:
    rows[a], rows[b] = rows[b], rows[a]


@pytest.mark.parametrize("edit", [drop, repeat, swap])
@examples(50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(a=st.integers(0, 2**32), b=st.integers(0, 2**32))
def test_a_record_dropped_repeated_or_moved_is_found(story: Story, edit: Edit, a: int, b: int) -> None:
    rows = story.files["referee"].splitlines(keepends=True)
    last = len(rows) - 2
    a, b = a % last + 1, b % last + 1
    before = list(rows)
    edit(rows, a, b)
    if rows != before:
        problems = found(b"".join(rows), held=story.receipts)
        assert problems
        assert min(named(problems) - {0}, default=a) >= min(a, b), "an honest record is accused"


def test_records_cut_off_the_end_are_named_by_a_receipt_of_later(story: Story) -> None:
    """The service itself has signed the shorter file; the receipt tells that there was more."""
    forger = Forger(story.files["us"])
    held = story.receipts[-1]
    del forger.records[held.version - 3 :]
    (said,) = found(forger.file(), held=(held,))
    assert said == (
        f"version {held.version}: the log ends at version {held.version - 3}, before the one your receipt is for: "
        "it is older, or was cut"
    )


# --- values


@pytest.mark.slow
def test_every_kind_of_value_is_under_the_hash(story: Story) -> None:
    """Each value that an export has, once for each kind of event and place in it."""
    data = story.files["referee"]
    seen = set()
    for line, row in enumerate(map(msgspec.json.decode, data.splitlines())):
        kind = row.get("public", {}).get("event", {}).get("type", "")
        for path, _ in leaves(row):
            place = (kind, *("*" if isinstance(step, int) else step for step in path))
            if place not in seen:
                seen.add(place)
                assert found(with_leaf(data, line, path), trusted=story.service_key), f"{place} lies outside the hash"
    assert len(seen) > 150
    assert {"format", "signature", "salt", "content", "at", "tx"} <= {step for place in seen for step in place}


@few
@given(pick=st.randoms(use_true_random=False))
def test_any_value_changed_is_found(story: Story, pick: object) -> None:
    data = story.files["us"]
    rows = data.splitlines()
    line = pick.randrange(len(rows))
    path, _ = pick.choice(list(leaves(msgspec.json.decode(rows[line]))))
    problems = found(with_leaf(data, line, path), held=story.receipts)
    assert problems
    if path[-1] != "audience":  # of a sealed part: then all parts are doubtful
        assert min(named(problems) - {0}, default=line) >= version_of_line(line, data), "an honest record is accused"


@pytest.mark.parametrize("line", ["header", "record", "part", "receipt"])
def test_a_field_added_is_found(story: Story, line: str) -> None:
    data = story.files["us"]
    rows = data.splitlines()
    sealed = next(at for at, row in enumerate(rows) if b'"sealed"' in row)
    at = {"header": 0, "record": 3, "part": sealed, "receipt": len(rows) - 1}[line]
    start = b'"sealed":[{' if line == "part" else b"{"
    rows[at] = rows[at].replace(start, start + b'"a":1,', 1)
    (said,) = found(b"\n".join(rows) + b"\n", trusted=story.service_key)
    assert said.startswith(f"line {at + 1} ")


def test_a_content_taken_out_and_its_seal_left_is_found(story: Story) -> None:
    """The hashes are the same with the seal in place of what it stands for."""
    forger = Forger(story.files["referee"])
    version = next(v for v, record in enumerate(forger.records, 1) if record.sealed)
    forger.records[version - 1] = forger.records[version - 1].cut("nobody")
    assert check(forger.file()).head == check(story.files["referee"]).head
    assert found(forger.file())
