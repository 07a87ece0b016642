"""Players' signatures: read from requests and checked against the seat's key."""

from typing import Any

from kronika.domain.kernel.events import Signed
from kronika.domain.kernel.formats import HASH, SIGNATURE
from kronika.domain.kernel.signing import receipt_message
from kronika.domain.kernel.words import Reason
from kronika.service.application import Application, refused
from kronika.service.ed25519 import verifies
from kronika.service.live import LiveGame
from kronika.service.quotas import Who
from kronika.service.requests import must_be_bytes
from kronika.service.vault import Vault
from kronika.service.words import message

NO_HEAD = "0" * 64


def given(message: Any) -> tuple[str, Signed | None]:
    """(head, signature) of a request; no head and None where it is unsigned."""
    if not message.signature and not message.head:
        return NO_HEAD, None
    must_be_bytes(HASH, message.head, "signed.head")
    must_be_bytes(SIGNATURE, message.signature, "signed.signature")
    head = message.head.hex()
    return head, Signed(head, message.signature.hex())


def check(
    app: Application, game: LiveGame, seat: str, signed: Signed | None, to_sign: bytes, who: Who, since: int = 0
) -> None:
    """Refuse a seat that signs without a signature, one that does not fit, a head that this game
    never had, or one from before the version `since`."""
    held = game.ledger.seats[seat].held_by
    if held is None or not held.key:
        if signed is not None:
            raise refused(Reason.WRONG_SIGNATURE, message("not-signed", seat=seat))
        return
    if signed is None:
        raise refused(Reason.WRONG_SIGNATURE, message("not-unsigned", seat=seat))
    if signed.head != NO_HEAD and bytes.fromhex(signed.head) not in game.heads:
        app.quotas.folded(who, app.history.heads_to_make(game.stream, game.version))
    if signed.head != NO_HEAD and not game.had_head(app.history, bytes.fromhex(signed.head)):
        raise refused(Reason.WRONG_SIGNATURE, message("not-a-head-of-game"))
    if since and game.version_of(app.history, bytes.fromhex(signed.head)) < since:
        raise refused(Reason.STALE_VERSION, message("not-an-old-head", since=since))
    if not verifies(held.key, signed.signature, to_sign):
        raise refused(Reason.WRONG_SIGNATURE, message("not-the-key-of-seat", seat=seat))


def receipt_now(message: Any, vault: Vault, game: LiveGame) -> None:
    """Fill a Receipt for the head of a game as it stands. Raises `FileGone` if it is not signed yet."""
    message.game, message.version, message.head = game.stream, game.version, game.head
    if game.signed is None:
        game.signed = vault.sign(receipt_message(game.stream, game.version, game.head))
    message.key, message.signature = map(bytes.fromhex, game.signed)


def receipt_then(message: Any, vault: Vault, stream: str, version: int, head: bytes) -> None:
    """Fill a Receipt for the head of a stream at an earlier version. Raises `FileGone`."""
    message.game, message.version, message.head = stream, version, head
    message.key, message.signature = map(bytes.fromhex, vault.sign(receipt_message(stream, version, head)))
