"""The hash chain (design 3): seals, leaves, heads. Test vectors for strangers are in tests/trust."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.hashing import (
    COMMITMENT,
    HEAD,
    LEAF,
    LINK,
    SEAL,
    framed,
    genesis,
    head_of,
    leaf_of,
    seal_of,
    tagged,
)

fields = st.lists(st.binary(max_size=20), max_size=5)
salts = st.binary(min_size=32, max_size=32)
hashes = st.binary(min_size=32, max_size=32)
seals = st.lists(st.tuples(st.text(max_size=8), hashes), max_size=3)


@given(fields, fields)
def test_no_two_lists_of_fields_share_their_bytes(one, other):
    assert (framed(one) == framed(other)) == (one == other)


@given(fields)
def test_a_field_stands_behind_its_length(one):
    left, read = framed(one), []
    while left:
        size = int.from_bytes(left[:4], "big")
        read.append(left[4 : 4 + size])
        left = left[4 + size :]
    assert read == one


@given(fields)
def test_no_hash_of_one_kind_is_one_of_another(one):
    kinds = (LEAF, HEAD, SEAL, COMMITMENT, LINK)
    assert len({tagged(kind, *one) for kind in kinds}) == len(kinds)


@given(salts, st.binary())
def test_a_seal_is_over_the_salt_and_the_content(salt, content):
    assert seal_of(salt, content) == sha256(b"\x02" + framed([salt, content])).digest()


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_salt_has_32_bytes(size):
    with pytest.raises(ValueError, match=f"this one {size}"):
        seal_of(bytes(size), b"content")


@pytest.mark.long
@given(st.binary(), seals)
def test_a_leaf_is_over_the_public_part_and_each_audience_with_its_seal(public, parts):
    written = [field for audience, seal in parts for field in (audience.encode(), seal)]
    assert leaf_of(public, parts) == tagged(LEAF, public, *written)


@given(hashes, st.integers(0, 2**64 - 1), hashes)
def test_a_head_is_over_the_one_before_the_version_and_the_leaf(previous, version, leaf):
    assert head_of(previous, version, leaf) == tagged(HEAD, previous, version.to_bytes(8, "big"), leaf)


@given(st.dictionaries(st.text(max_size=5), hashes.map(bytes.hex), max_size=4), st.randoms())
def test_the_first_head_is_over_stream_pack_and_anchors_in_whatever_order(anchors, shuffler):
    pairs = list(anchors.items())
    shuffler.shuffle(pairs)
    head = genesis("a game", "ab" * 32, pairs)
    assert head == genesis("a game", "ab" * 32, sorted(anchors.items()))
    others = [genesis("another", "ab" * 32, pairs), genesis("a game", "cd" * 32, pairs)]
    others += [genesis("a game", "ab" * 32, pairs[:at] + pairs[at + 1 :]) for at in range(len(pairs))]
    assert head not in others
