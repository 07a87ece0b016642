"""Signatures of players in a log that is checked: each by the key of its seat, over a head that the log had."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from kronika.domain.kernel import events as e
from kronika.domain.kernel.hashing import framed, is_hex
from kronika.domain.kernel.words import Text, message

NO_HEAD = "0" * 64

CheckSignature = Callable[[str, str, bytes], bool]
"""Whether a signature (hex) over a message is by a key (hex): Ed25519, given by who has it."""


class Terms(msgspec.Struct, frozen=True, gc=False):
    """The requirements for the signature of a decision. `key`: the key that the seat had (empty: it plays unsigned).
    `version`: the version of the decision; the signed head must be before it. `since`: the first version that the head
    may have, that of the undo that took back an earlier answer to the prompt."""

    key: str
    version: int
    since: int


class Signatures:
    """Checks signatures one by one, and counts them. `heads`: head(0), head(1) … of the log so far; `wrong` is called
    with what does not fit."""

    def __init__(self, check: CheckSignature, heads: list[bytes], wrong: Callable[[Text | str], None]) -> None:
        self._check, self._heads, self._wrong = check, heads, wrong
        self.count = 0

    def over(
        self, seat: str, signed: e.Signed | None, message_over: Callable[[str], bytes], terms: Terms
    ) -> int | None:
        """The version whose head a seat signed over; None if nothing was signed, or over no head of this log.

        `message_over` makes what is signed from the head signed over."""
        if not terms.key:
            return None
        if signed is None:
            self._wrong(message("wrong-signature-missing", seat=seat))
            return None
        self.count += 1
        if not self._check(terms.key, signed.signature, message_over(signed.head)):
            self._wrong(message("wrong-signature", seat=seat))
        version = self._version_of(signed.head, terms.version)
        if version is None:
            self._wrong(message("wrong-signed-head", seat=seat))
        return version

    def _version_of(self, head: str, before: int) -> int | None:
        """Returns the version whose head this is, searched backwards from before a version; 0 for the head of no
        event."""
        if head == NO_HEAD:
            return 0
        wanted = bytes.fromhex(head)
        return next((version for version in range(before - 1, -1, -1) if self._heads[version] == wanted), None)


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


def receipt_message(stream: str, version: int, head: bytes) -> bytes:
    """Returns what the service signs: the stream's id, the version as u64 big endian, the head (32 bytes)."""
    return framed([b"kronika.receipt.v1", stream.encode(), version.to_bytes(8, "big"), head])


def succession_message(older: str, newer: str) -> bytes:
    """Returns what a key of the service signs when another takes its place: both keys (hex)."""
    return framed([b"kronika.succession.v1", bytes.fromhex(older), bytes.fromhex(newer)])


def _of_seat(kind: str, stream: str, seat: str, *parts: bytes) -> bytes:
    return framed([f"kronika.{kind}.v1".encode(), stream.encode(), seat.encode(), *parts])


def decision_message(stream: str, seat: str, prompt: int, head: str, decision: bytes) -> bytes:
    """Returns what a player signs for a decision: game, seat, prompt as u64, the last head it verified (hex), and the
    decision as canonical JSON."""
    return _of_seat("decision", stream, seat, prompt.to_bytes(8, "big"), bytes.fromhex(head), decision)


def order_message(stream: str, seat: str, head: str, order: bytes) -> bytes:
    """Returns what a player signs for a standing order: game, seat, the last head it verified (hex), and the order as
    canonical JSON."""
    return _of_seat("order", stream, seat, bytes.fromhex(head), order)


def commitment_message(stream: str, seat: str, epoch: int, head: str, commitment: str) -> bytes:
    """Returns what a player signs for a commitment: game, seat, epoch as u64, head and commitment (hex)."""
    return _of_seat(
        "commitment", stream, seat, epoch.to_bytes(8, "big"), bytes.fromhex(head), bytes.fromhex(commitment)
    )


def reveal_message(stream: str, seat: str, epoch: int, head: str, entropy: str) -> bytes:
    """Returns what a player signs for a reveal: game, seat, epoch as u64, head and entropy (hex)."""
    return _of_seat("reveal", stream, seat, epoch.to_bytes(8, "big"), bytes.fromhex(head), bytes.fromhex(entropy))


def claim_message(stream: str, seat: str, head: str, token_hash: str) -> bytes:
    """Returns what the key of a seat signs to claim it in an imported game: game, seat, head of the game (hex), and
    SHA-256 of the claiming token (hex)."""
    return _of_seat("claim", stream, seat, bytes.fromhex(head), bytes.fromhex(token_hash))


def handover_message(stream: str, seat: str, head: str, name: str, key: str) -> bytes:
    """Returns what the old key signs to hand its seat over: game, seat, head, the taker's name and key (hex, may be
    empty)."""
    return _of_seat("handover", stream, seat, bytes.fromhex(head), name.encode(), bytes.fromhex(key))
