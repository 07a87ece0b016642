"""Receipts: the service's signature under the state of a log."""

from typing import Any

from kronika.domain.kernel.receipts import receipt_message
from kronika.service.live import LiveGame
from kronika.service.vault import Vault


def receipt_now(message: Any, vault: Vault, game: LiveGame) -> None:
    """Fill a Receipt for the head of a game as it stands. Raises `FileGone`."""
    vault.check()
    message.game, message.version, message.head = game.stream, game.version, game.head
    if game.signed is None:
        game.signed = vault.sign(receipt_message(game.stream, game.version, game.head))
    message.key, message.signature = map(bytes.fromhex, game.signed)


def receipt_then(message: Any, vault: Vault, stream: str, version: int, head: bytes) -> None:
    """Fill a Receipt for the head of a stream at an earlier version. Raises `FileGone`."""
    message.game, message.version, message.head = stream, version, head
    message.key, message.signature = map(bytes.fromhex, vault.sign(receipt_message(stream, version, head)))
