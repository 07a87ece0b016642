"""The hash chain over a stream (design 3): seals, leaves, heads.

Every hash is SHA-256 over one tag byte followed by length-prefixed fields, so that no two
different inputs ever share a byte string. A field is written as its length (u32, big endian)
and its bytes.
"""

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

LEAF: Final = b"\x00"
HEAD: Final = b"\x01"
SEAL: Final = b"\x02"
GENESIS: Final = b"\x03"
COMMITMENT: Final = b"\x04"
LINK: Final = b"\x05"
BOT: Final = b"\x06"

SALT_BYTES: Final = 32

_encoder = msgspec.json.Encoder(order="sorted")

_DIGITS: Final = frozenset("0123456789abcdef")
_LEN_8: Final = (8).to_bytes(4, "big")
_LEN_32: Final = (32).to_bytes(4, "big")
_BEFORE_HEAD: Final = HEAD + _LEN_32
_BEFORE_SALT: Final = SEAL + _LEN_32


def is_hex(text: str, size: int) -> bool:
    """Whether a text is so many bytes in the one way they are written: lower-case hex."""
    return len(text) == 2 * size and set(text) <= _DIGITS


def canonical_json(value: Any) -> bytes:
    """A struct as JSON, keys sorted, no white space, UTF-8."""
    return _encoder.encode(value)


def framed(fields: Iterable[bytes]) -> bytes:
    """The fields one after another, each behind its length as u32 big endian."""
    return b"".join([len(field).to_bytes(4, "big") + field for field in fields])


def tagged(tag: bytes, *fields: bytes) -> bytes:
    """SHA-256 (32 bytes) of the tag byte and the length-prefixed fields."""
    return sha256(tag + framed(fields)).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 (RFC 2104), 32 bytes. `hmac.digest` would let other threads run in between, which costs a
    service at work many times what it takes."""
    return hmac.new(key, message, "sha256").digest()


def seal_of(salt: bytes, content: bytes) -> bytes:
    """Returns the seal that replaces a sealed part where its content may not be seen.

    The salt has 32 bytes, so the seal cannot be matched to any of its possible contents.
    """
    if len(salt) != SALT_BYTES:
        raise ValueError(f"a salt has {SALT_BYTES} bytes, this one {len(salt)}")
    return sha256(_BEFORE_SALT + salt + len(content).to_bytes(4, "big") + content).digest()


def leaf_of(public: bytes, seals: Sequence[tuple[str, bytes]]) -> bytes:
    """The leaf of one event: its public bytes and each (audience, seal) in stored order."""
    start = LEAF + len(public).to_bytes(4, "big") + public
    if not seals:
        return sha256(start).digest()
    fields = [start]
    for audience, seal in seals:
        name = audience.encode()
        fields += (len(name).to_bytes(4, "big"), name, _LEN_32, seal)
    return sha256(b"".join(fields)).digest()


def head_of(previous: bytes, version: int, leaf: bytes) -> bytes:
    """The head of a stream after the event at `version` (1, 2, 3 …)."""
    return sha256(_BEFORE_HEAD + previous + _LEN_8 + version.to_bytes(8, "big") + _LEN_32 + leaf).digest()


def genesis(stream: str, pack_hash: str, anchors: Iterable[tuple[str, str]]) -> bytes:
    """head(0): the stream's id, the hash of its pack, and the first anchors by audience."""
    fields = [stream.encode(), bytes.fromhex(pack_hash)]
    for audience, anchor in sorted(anchors):
        fields += (audience.encode(), bytes.fromhex(anchor))
    return tagged(GENESIS, *fields)
