"""What is signed: receipts by the service, decisions and entropy by the players.

Each message starts with a tag of its own and length-prefixed fields, so that a signature made
for one purpose can never be taken for another. Signatures are Ed25519 (RFC 8032) over these bytes.
"""

from kronika.domain.kernel.hashing import framed


def receipt_message(stream: str, version: int, head: bytes) -> bytes:
    """What the service signs: the stream's id, the version as u64 big endian, the head (32 bytes)."""
    return framed([b"kronika.receipt.v1", stream.encode(), version.to_bytes(8, "big"), head])


def succession_message(older: str, newer: str) -> bytes:
    """What a key of the service signs when another takes its place: both keys (hex)."""
    return framed([b"kronika.succession.v1", bytes.fromhex(older), bytes.fromhex(newer)])


def decision_message(stream: str, seat: str, prompt: int, head: str, decision: bytes) -> bytes:
    """What a player signs for a decision: game, seat, prompt as u64, the last head it verified
    (hex), and the decision as canonical JSON."""
    return framed(
        [
            b"kronika.decision.v1",
            stream.encode(),
            seat.encode(),
            prompt.to_bytes(8, "big"),
            bytes.fromhex(head),
            decision,
        ]
    )


def order_message(stream: str, seat: str, head: str, order: bytes) -> bytes:
    """What a player signs for a standing order: game, seat, the last head it verified (hex), and the
    order as canonical JSON."""
    return framed([b"kronika.order.v1", stream.encode(), seat.encode(), bytes.fromhex(head), order])


def commitment_message(stream: str, seat: str, epoch: int, head: str, commitment: str) -> bytes:
    """What a player signs for a commitment: game, seat, epoch as u64, head and commitment (hex)."""
    return framed(
        [
            b"kronika.commitment.v1",
            stream.encode(),
            seat.encode(),
            epoch.to_bytes(8, "big"),
            bytes.fromhex(head),
            bytes.fromhex(commitment),
        ]
    )


def reveal_message(stream: str, seat: str, epoch: int, head: str, entropy: str) -> bytes:
    """What a player signs when it reveals: game, seat, epoch as u64, head and entropy (hex)."""
    return framed(
        [
            b"kronika.reveal.v1",
            stream.encode(),
            seat.encode(),
            epoch.to_bytes(8, "big"),
            bytes.fromhex(head),
            bytes.fromhex(entropy),
        ]
    )


def claim_message(stream: str, seat: str, head: str, token_hash: str) -> bytes:
    """What the key of a seat signs to claim it in a game that was imported: game, seat, the head of the
    game (hex), and the SHA-256 of the token (hex) that it is claimed for."""
    return framed([b"kronika.claim.v1", stream.encode(), seat.encode(), bytes.fromhex(head), bytes.fromhex(token_hash)])


def handover_message(stream: str, seat: str, head: str, name: str, key: str) -> bytes:
    """What the old key signs to pass its seat on: game, seat, head, the taker's name and key (hex,
    may be empty)."""
    return framed(
        [b"kronika.handover.v1", stream.encode(), seat.encode(), bytes.fromhex(head), name.encode(), bytes.fromhex(key)]
    )
