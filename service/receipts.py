"""Receipts: the service's signature under the state of a log."""

from typing import Any

from kronika.v1 import game_pb2

from domain.kernel.receipts import receipt_message
from service.vault import Vault


def receipt(vault: Vault, stream: str, version: int, head: bytes) -> Any:
    """A signed receipt for the head of a stream at a version."""
    key, signature = vault.sign(receipt_message(stream, version, head))
    return game_pb2.Receipt(game=stream, version=version, head=head.hex(), key=key, signature=signature)
