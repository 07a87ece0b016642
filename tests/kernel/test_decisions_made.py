"""The decisions that the ledger keeps: in blocks, and in order."""

from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.ledger import BLOCK, Decision, Decisions


def made(count: int) -> Decisions:
    return reduce(Decisions.and_then, [Decision(version, "ann") for version in range(count)], Decisions())


@pytest.mark.long
@given(st.integers(0, 4 * BLOCK))
def test_blocks_hold_what_a_list_would(count: int) -> None:
    plain = [Decision(version, "ann") for version in range(count)]
    assert list(made(count)) == plain
    assert list(reversed(made(count))) == plain[::-1]
    assert len(made(count)) == count


@given(st.integers(0, 4 * BLOCK), st.integers(-1, 4 * BLOCK))
def test_those_up_to_a_version_are_what_was_made_till_then(count: int, version: int) -> None:
    assert made(count).up_to(version) == made(min(count, version + 1))


def test_one_more_copies_no_block() -> None:
    before = made(3 * BLOCK)
    after = before.and_then(Decision(3 * BLOCK, "ann"))
    assert all(one is other for one, other in zip(before.blocks, after.blocks, strict=True))
