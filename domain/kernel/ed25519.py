"""Which bytes are an Ed25519 public key or signature at all (RFC 8032, section 5.1.7): written in the
one way there is, and no point of small order, under which a signature proves nothing.

Whether a signature fits is for a library to say; libraries differ in what they let pass before that.
"""

from functools import lru_cache
from typing import Final

from kronika.domain.kernel.hashing import is_hex

P: Final = 2**255 - 19
"""Coordinates are numbers below this."""
L: Final = 2**252 + 27742317777372353535851937790883648493
"""The order of the base point: the second half of a signature is a number below this."""
D: Final = -121665 * pow(121666, -1, P) % P
SIGN: Final = 1 << 255

KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64

_Y_OF_ORDER_8: Final = 2707385501144840649318225287225658788936804267575313519463743609750303402022
SMALL_ORDER_Y: Final = frozenset({0, 1, P - 1, _Y_OF_ORDER_8, P - _Y_OF_ORDER_8})
"""The y of the eight points whose order divides 8."""


def is_key(key: str) -> bool:
    """Whether this (64 lower-case hex digits) can be somebody's public key."""
    return is_hex(key, KEY_BYTES) and _is_sound_point(bytes.fromhex(key))


def is_signature(signature: str) -> bool:
    """Whether this (128 lower-case hex digits) can be a signature."""
    if not is_hex(signature, SIGNATURE_BYTES):
        return False
    written = bytes.fromhex(signature)
    return int.from_bytes(written[32:], "little") < L and _is_sound_y(written[:32])


@lru_cache(4096)
def _is_sound_point(written: bytes) -> bool:
    """A key comes again and again, and a point is dear to check."""
    return _is_sound_y(written) and _is_on_curve(written)


def _is_sound_y(written: bytes) -> bool:
    """Whether this is a y below P, and not that of a point of small order."""
    y = int.from_bytes(written, "little") & ~SIGN
    return y < P and y not in SMALL_ORDER_Y


def _is_on_curve(written: bytes) -> bool:
    """Whether there is an x to this y: x² = (y² - 1) / (d y² + 1) is a square."""
    square = (int.from_bytes(written, "little") & ~SIGN) ** 2
    return pow((square - 1) * (D * square + 1), (P - 1) // 2, P) == 1
