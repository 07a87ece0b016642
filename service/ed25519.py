"""Signatures by Ed25519 (RFC 8032)."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from kronika.domain.kernel.signing import is_key, is_signature


def verifies(key: str, signature: str, message: bytes) -> bool:
    """Whether a signature (hex) over a message is by this key (hex)."""
    if not (is_key(key) and is_signature(signature)):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), message)
    except InvalidSignature:
        return False
    return True
