"""A player's identity: a token that holds seats, a signing key, and the entropy brought to games.

It is kept in a folder (by default below `$XDG_DATA_HOME/kronika`) that only the player can read.
Anyone who has it can play as this player.
"""

import os
import secrets
from collections.abc import Collection, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kronika.domain.kernel.chance import ENTROPY_BYTES
from kronika.domain.kernel.checking.verifier import is_followed, is_signed
from kronika.domain.kernel.export import ReceiptLine
from kronika.domain.kernel.formats import ID, TOKEN, is_plain, misfit
from kronika.domain.kernel.hashing import canonical_json, head_of
from kronika.domain.kernel.repair import Unreadable, in_words
from kronika.service.ed25519 import verifies
from kronika.service.private import make_folder
from kronika.tools.client import default_folder as default_folder
from kronika.tools.client.connection import Connection
from kronika.tools.words import say
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb

FILE = "identity.json"


class IdentityRefused(Exception):
    """An identity cannot be read or written; the text says which and why."""


class Identity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's name, token and private key, the latter two as 64 hex digits."""

    name: str
    token: str
    secret_key: str

    @property
    def public_key(self) -> str:
        return self._key().public_key().public_bytes_raw().hex()

    def sign(self, message: bytes) -> str:
        """The Ed25519 signature of a message, 128 hex digits."""
        return self._key().sign(message).hex()

    def _key(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(self.secret_key))


def new_identity(name: str) -> Identity:
    """A player with a fresh token and a fresh key."""
    key = Ed25519PrivateKey.generate().private_bytes_raw().hex()
    return Identity(name, secrets.token_hex(32), key)


def read_identity(path: Path) -> Identity:
    """The identity in a file. Raises `IdentityRefused`."""
    try:
        identity = msgspec.json.decode(path.read_bytes(), type=Identity)
        for place, text in (("token", identity.token), ("secret_key", identity.secret_key)):
            if (wrong := misfit(text, TOKEN, place)) is not None:
                raise Unreadable(wrong.whole)
    except OSError as error:
        raise IdentityRefused(say("common-cannot-be-read", path=path, error=error.strerror)) from error
    except ValueError as error:
        raise IdentityRefused(say("identity-not-an-identity", path=path, error=in_words(error))) from error
    return identity


class Wallet:
    """A player's folder: one identity a profile, and what it committed to in each game."""

    def __init__(self, folder: Path, profile: str) -> None:
        if not profile or profile in (".", "..") or "/" in profile or not is_plain(profile):
            raise IdentityRefused(say("identity-profile-is-a-folder"))
        self._folder = folder / profile
        self._profile = profile

    @property
    def path(self) -> Path:
        return self._folder / FILE

    def identity(self) -> Identity:
        """The profile's identity, made on first use."""
        if not self.path.exists():
            self._write(FILE, msgspec.json.encode(new_identity(self._profile)), over=False)
        return read_identity(self.path)

    def save(self, identity: Identity) -> None:
        self._write(FILE, msgspec.json.encode(identity))

    def entropy(self, game: str, seat: str, anchors: Mapping[str, str]) -> bytes:
        """The entropy (32 bytes) this player brings to an epoch with these anchors: made once, kept
        until revealed. Never brought to other anchors, which may be chosen by who has seen it."""
        name = f"entropy-{_id(game)}-{_id(seat)}-{sha256(canonical_json(dict(anchors))).hexdigest()[:16]}"
        path = self._folder / name
        if not path.exists():
            self._write(name, secrets.token_bytes(ENTROPY_BYTES), over=False)
        found = path.read_bytes()
        if len(found) != ENTROPY_BYTES:
            raise IdentityRefused(say("identity-entropy-damaged", path=path, wanted=ENTROPY_BYTES, found=len(found)))
        return found

    def keep_receipt(self, game: str, receipt: bytes) -> None:
        """Keep the latest receipt for a game."""
        self._write(_receipt_file(game), receipt)

    def receipt(self, game: str) -> bytes | None:
        """The latest receipt kept for a game."""
        path = self._folder / _receipt_file(game)
        return path.read_bytes() if path.exists() else None

    def forget_receipt(self, game: str) -> None:
        """Hold the service no longer to what it signed for a game."""
        (self._folder / _receipt_file(game)).unlink(missing_ok=True)

    def _write(self, name: str, content: bytes, *, over: bool = True) -> None:
        """Writes a file. `over`: replaces an existing one; otherwise keeps one that another command wrote first."""
        try:
            make_folder(self._folder)
            scratch = self._folder / f".{name}.{os.getpid()}"
            with open(os.open(scratch, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
                file.write(content)
            if over:
                scratch.replace(self._folder / name)
                return
            with suppress(FileExistsError):
                os.link(scratch, self._folder / name)
            scratch.unlink()
        except OSError as error:
            raise IdentityRefused(
                say("common-cannot-be-written", path=self._folder / name, error=error.strerror)
            ) from error


def _receipt_file(game: str) -> str:
    return f"receipt-{_id(game)}.json"


def _id(text: str) -> str:
    """An id that may be part of a file's name. Raises `IdentityRefused`."""
    wrong = misfit(text, ID, say("identity-the-id"))
    if wrong is not None:
        raise IdentityRefused(str(wrong))
    return text


def fingerprint(public_key: str) -> str:
    """The first 80 bits of SHA-256 of a public key (hex), in groups of four, to be compared by people."""
    digits = sha256(bytes.fromhex(public_key)).hexdigest()[:20]
    return "-".join(digits[at : at + 4] for at in range(0, 20, 4))


def game_of(connection: Connection, game: str) -> Any:
    """A game in short, with its version and head as the service tells them now."""
    return connection.games("GetGame", pb.GetGameRequest(game=game)).game


def successors(service: Any) -> dict[str, str]:
    """For each key of a service (as it tells of itself) the one that it succeeded, where that has signed it."""
    return {
        one.newer.hex(): one.older.hex()
        for one in service.successions
        if is_followed(one.older.hex(), one.newer.hex(), one.signature.hex(), verifies)
    }


def _counts_as(key: str, known: dict[str, str], trusted: Collection[str]) -> bool:
    """Whether a key is one that the caller trusts, or succeeded it."""
    seen: set[str] = set()
    while key not in trusted:
        seen.add(key)
        key = known.get(key, "")
        if not key or key in seen:
            return False
    return True


def contradiction(connection: Connection, receipt: ReceiptLine, now: Any, trusted: Collection[str] = ()) -> str:
    """Why the log of a game as it is `now` does not extend the one a receipt is for; empty if it does.

    The head is computed from the receipt's own and the leaves that the service lists after it. `trusted`:
    the keys that may have signed the receipt, or one that they succeeded; none: any that the service
    publishes.
    """
    if not is_signed(receipt, verifies):
        return connection.text("identity-not-signed")
    service = connection.catalog("GetService", catalog_pb.GetServiceRequest())
    if receipt.key not in [one.key.hex() for one in service.keys]:
        return connection.text("identity-unpublished-key")
    if trusted and not _counts_as(receipt.key, successors(service), trusted):
        return connection.text("identity-other-key")
    if receipt.game != now.game:
        return connection.text("identity-other-game", game=receipt.game)
    if receipt.version > now.version:
        return connection.text("identity-log-is-shorter", version=now.version)
    version, head = receipt.version, bytes.fromhex(receipt.head)
    while version < now.version:
        leaves = connection.games("ListLeaves", pb.ListLeavesRequest(game=now.game, after=version)).leaves
        if not leaves:
            return connection.text("identity-no-leaf", version=version)
        for leaf in leaves[: now.version - version]:
            version += 1
            head = head_of(head, version, leaf)
    if head == now.head:
        return ""
    return connection.text("identity-does-not-extend")
