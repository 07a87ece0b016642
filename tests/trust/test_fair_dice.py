"""Dice and draws favour nothing (design 4): what `numbers` makes of a link, counted.

The links are made from fixed seeds, so every run counts the same values.
"""

import hmac
import math
from collections import Counter
from itertools import pairwise

import pytest

from kronika.domain.kernel.chance import LINKS, Chain, ChanceFailed, checkpoints, numbers

DICE = (2, 6, 10, 20)
SETS = (3, 7, 35, 52, 129)
VALUES = 1_000_000
A_LINK = 2_000
"""Values made from each link: long runs of one link are counted, and many links."""


def sample(bound: int) -> list[int]:
    """A million values 0 … bound−1 from 500 links of a chain made for this bound."""
    chain = Chain(b"".join(checkpoints(bound.to_bytes(32, "big"))))
    links = range(1, VALUES // A_LINK + 1)
    return [value for k in links for value in numbers(chain.link(k), b"fair?", bound, A_LINK)]


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 for cell in range(cells)) / expected


def most(cells: int) -> float:
    """The chi-square that a fair source exceeds once in a million runs.

    Wilson and Hilferty: with d degrees of freedom, (χ²/d)^⅓ is nearly normal with mean 1 − 2/9d and
    variance 2/9d; 4.7534 standard deviations are exceeded with probability 10⁻⁶. It errs upwards
    where d is small: 27.5 against the exact 23.9 for d = 1, 30.3 against 27.6 for d = 2. As the
    values are fixed, a pass is a pass for ever; the figure says how little luck there was in it.
    One face of ten that came 2 % too often would add 44 to the 9 expected of a million values: past
    the bound of 46 in most runs, so no bias that a player could feel hides below it.
    """
    d = cells - 1
    return d * (1 - 2 / (9 * d) + 4.7534 * math.sqrt(2 / (9 * d))) ** 3


@pytest.mark.parametrize("bound", DICE + SETS)
def test_every_face_comes_as_often(bound: int) -> None:
    values = sample(bound)
    assert len(values) >= VALUES
    assert chi_square(Counter(values), bound) < most(bound)
    followed = Counter(a * bound + b for a, b in pairwise(values))
    assert chi_square(followed, bound * bound) < most(bound * bound), "a face foretells the next"


def test_the_bound_finds_the_bias_of_a_remainder() -> None:
    """One byte modulo 10 gives 0 to 5 in 26 of 256 cases, 6 to 9 in 25: the least bias that careless
    code has, and this count finds it."""
    words = sample(256)
    assert chi_square(Counter(words), 256) < most(256)
    assert chi_square(Counter(word % 10 for word in words), 10) > most(10)


@pytest.mark.parametrize("bound", [3 << 62, 2**63 + 1, 2**64])
def test_words_beyond_the_last_whole_round_are_passed_over(bound: int) -> None:
    """Of these bounds a quarter, nearly half, and no words at all are refused."""
    link, message = bytes(range(32)), b"message"
    blocks = [hmac.digest(link, message + i.to_bytes(4, "big"), "sha256") for i in range(16)]
    words = [int.from_bytes(block[at : at + 8], "big") for block in blocks for at in (0, 8, 16, 24)]
    kept = [word for word in words if word < bound]
    assert bound == 2**64 or len(kept) < len(words)
    assert numbers(link, message, bound, len(kept)) == tuple(kept)


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_nothing_is_drawn_out_of_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="no number can be drawn"):
        numbers(bytes(32), b"", bound, 1)


def test_a_chain_ends() -> None:
    chain = Chain(b"".join(checkpoints(bytes(32))))
    assert chain.link(LINKS) != chain.link(LINKS - 1)
    for k in (0, LINKS + 1):
        with pytest.raises(ChanceFailed):
            chain.link(k)
