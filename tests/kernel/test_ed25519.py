"""Which bytes are a key or a signature at all (RFC 8032, section 5.1.7)."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kronika.domain.kernel.signing import L, P, is_key, is_signature
from kronika.service.ed25519 import verifies

SMALL_ORDER = (
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
)
WRITTEN_OTHERWISE = (
    "0100000000000000000000000000000000000000000000000000000000000080",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "f0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
)
KEYS = [Ed25519PrivateKey.from_private_bytes(bytes([n]) * 32) for n in range(50)]
KEY = KEYS[0].public_key().public_bytes_raw().hex()
MESSAGE = b"kronika"
SIGNATURE = KEYS[0].sign(MESSAGE)
IDENTITY = bytes.fromhex(SMALL_ORDER[0])


def test_generated_key_signs() -> None:
    for key in KEYS:
        public, signature = key.public_key().public_bytes_raw().hex(), key.sign(MESSAGE).hex()
        assert is_key(public) and is_signature(signature) and verifies(public, signature, MESSAGE)


@pytest.mark.parametrize("point", SMALL_ORDER + WRITTEN_OTHERWISE)
def test_no_point_of_small_order_is_a_key_however_it_is_written(point: str) -> None:
    assert not is_key(point)


def test_a_signature_under_a_point_of_small_order_would_fit_any_message() -> None:
    """The library lets it pass, so somebody has to refuse it."""
    one = (1).to_bytes(32, "little")
    base = "5866666666666666666666666666666666666666666666666666666666666666"
    forged = bytes.fromhex(base) + one
    Ed25519PublicKey.from_public_bytes(IDENTITY).verify(forged, MESSAGE)
    assert not verifies(SMALL_ORDER[0], forged.hex(), MESSAGE)


def test_numbers_without_a_curve_point_are_not_keys() -> None:
    found = [is_key((n + 2).to_bytes(32, "little").hex()) for n in range(200)]
    assert 60 < sum(found) < 140


def test_a_coordinate_is_below_the_prime() -> None:
    assert not any(is_key(y.to_bytes(32, "little").hex()) for y in range(P, 1 << 255))


def test_the_second_half_of_a_signature_is_below_the_order_of_the_group() -> None:
    s = int.from_bytes(SIGNATURE[32:], "little")
    again = SIGNATURE[:32] + (s + L).to_bytes(32, "little")
    assert is_signature(SIGNATURE.hex())
    assert not is_signature(again.hex())
    assert not verifies(KEY, again.hex(), MESSAGE)


@pytest.mark.parametrize("point", SMALL_ORDER + WRITTEN_OTHERWISE)
def test_signature_with_a_point_of_small_order_is_refused(point: str) -> None:
    assert not is_signature(point + SIGNATURE[32:].hex())


@pytest.mark.parametrize("written", ["", KEY[:-2], KEY + "00", KEY.upper(), " " + KEY[1:], "g" + KEY[1:]])
def test_a_key_is_written_as_64_lower_case_hex_digits(written: str) -> None:
    assert not is_key(written)
