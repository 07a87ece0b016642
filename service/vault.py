"""Secrets at rest, separate from the log: the randomness chains and the keys the service signs with.

Each is encrypted with AES-256-GCM under a key from the settings. Its owner (game, seat and so on)
is authenticated with it, so that no blob can be moved to another place. Nothing here is ever
logged, exported or put into an error message.
"""

import hmac
import re
import secrets
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kronika.domain.kernel.chance import Chain, checkpoints
from kronika.domain.kernel.events import ChainSeed
from kronika.domain.kernel.export import Succession
from kronika.domain.kernel.hashing import framed, hmac_sha256
from kronika.domain.kernel.signing import succession_message
from kronika.domain.kernel.words import PUBLIC
from kronika.service.clock import now
from kronika.service.private import write_file
from kronika.service.settings import Settings, SettingsRefused, read_text
from kronika.service.store.faults import FileGone
from kronika.service.store.files import SQLiteFile
from kronika.service.store.opening import open_part
from kronika.service.store.protocol import Chains, Database, Mark

SCHEMA = """
CREATE TABLE IF NOT EXISTS chains (
    stream TEXT NOT NULL, epoch INTEGER NOT NULL, audience TEXT NOT NULL, blob BLOB NOT NULL,
    PRIMARY KEY (stream, epoch, audience)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keys (
    public TEXT PRIMARY KEY, since TEXT NOT NULL, until TEXT NOT NULL, blob BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS successions (
    older TEXT PRIMARY KEY, newer TEXT NOT NULL, signature TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
"""
SET_FACT = "INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
SECRETS_FILE = "secrets.db"
NONCE = 12
LINK_BYTES = 32
MOST_MADE = 4096
"""Epochs whose chains are made and that are not stored yet, at most; those of refused calls leave by that."""


class SecretsLost(Exception):
    """A secret is not there, or does not open with this key."""


class SigningKey(msgspec.Struct, frozen=True):
    """A key of the service: its public half (64 hex digits) and when it was in use."""

    public: str
    since: str
    until: str


class Successor(msgspec.Struct, frozen=True):
    """A key of the service that took the place of another, and the older one's signature under it."""

    older: str
    newer: str
    signature: str


Signer = tuple[str, Ed25519PrivateKey]
"""A key that signs, behind its public half in hex."""


def secrets_in(path: Path, readonly: bool = False) -> SQLiteFile:
    """The secrets in a file of their own."""
    return SQLiteFile(path, SCHEMA, readonly)


class KeyFile:
    """The file of a key, as it was when the key was read."""

    def __init__(self, path: Path, key: bytes) -> None:
        self._path, self._key = path, key
        self._seen = self._look()

    def _look(self) -> tuple[int, ...]:
        try:
            found = self._path.stat()
        except OSError as error:
            raise self._gone() from error
        return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns

    def check(self) -> None:
        """Raises `FileGone` if it is not there, or holds another key. The same key written again is the same."""
        seen = self._look()
        if seen == self._seen:
            return
        try:
            key = read_key(self._path)
        except SettingsRefused as error:
            raise self._gone() from error
        if key != self._key:
            raise self._gone()
        self._seen = seen

    def _gone(self) -> FileGone:
        return FileGone(
            f"{self._path} was deleted or contains another key than the one in use, so nothing more is stored. "
            "Restore the key"
        )


class Made(msgspec.Struct, frozen=True):
    """The chains of an epoch that is not stored yet, open and encrypted."""

    chains: dict[str, Chain]
    kept: tuple[Chains, ...]


class Cipher:
    """AES-256-GCM under a key for one purpose. Each blob is bound to its place."""

    def __init__(self, master: bytes, purpose: bytes) -> None:
        self._aead = AESGCM(derived(master, purpose))

    def encrypt(self, plain: bytes, place: str) -> bytes:
        nonce = secrets.token_bytes(NONCE)
        return nonce + self._aead.encrypt(nonce, plain, place.encode())

    def decrypt(self, blob: bytes, place: str) -> bytes:
        """Raises `SecretsLost`."""
        try:
            return self._aead.decrypt(blob[:NONCE], blob[NONCE:], place.encode())
        except (InvalidTag, ValueError) as error:
            raise SecretsLost(f"the secret of {place} cannot be decrypted with this key") from error


class Vault:
    """The secrets of one service."""

    def __init__(self, db: Database, master: bytes, key_file: Path | None = None) -> None:
        """`key_file`: where the key was read from."""
        self.db = db
        self.checks = [db.check, *([KeyFile(key_file, master).check] if key_file is not None else [])]
        """The functions that `check` calls; each raises `FileGone`."""
        self._made: OrderedDict[str, Made] = OrderedDict()
        """By the anchor of the public chain."""
        self._cipher = Cipher(master, b"kronika secrets")
        self._pepper = derived(master, b"kronika tokens")
        self._heads = derived(master, b"kronika heads")
        self._bots = derived(master, b"kronika bots")
        self._lock = threading.Lock()
        self._signer: Signer | None = None

    @property
    def path(self) -> Any:
        """Where the secrets are, for an operator to read."""
        return self.db.path

    def check(self) -> None:
        """Raises `FileGone` if a file that the service needs to keep what it acknowledges is not in its place."""
        for check in self.checks:
            check()

    # --- tokens

    def holder(self, token_hash: bytes) -> str:
        """The holder id of a token (given by its SHA-256) in the log. Its 32 hex digits reveal nothing without this
        service's key."""
        return hmac_sha256(self._pepper, token_hash).hex()[:32]

    # --- bots

    def bot_seed(self, stream: str, seat: str, at: int) -> bytes:
        """The seed of the bot that is seated at a version: the same whenever it is asked for, and not to be
        told from random bytes, nor to be had from another, without this service's key."""
        fields = [b"kronika.bot_seed.v1", stream.encode(), seat.encode(), at.to_bytes(8, "big")]
        return hmac_sha256(self._bots, framed(fields))

    def bot_entropy(self, stream: str, seat: str, epoch: int, anchors: Mapping[str, str]) -> bytes:
        """The entropy that a bot brings to an epoch; to each other set of anchors another."""
        fields = [b"kronika.bot_entropy.v1", stream.encode(), seat.encode(), epoch.to_bytes(8, "big")]
        for audience, anchor in sorted(anchors.items()):
            fields += [audience.encode(), bytes.fromhex(anchor)]
        return hmac_sha256(self._bots, framed(fields))

    # --- heads and facts

    def mark(self, stream: str, version: int, head: bytes, adopted: str = "") -> Mark:
        """The checkpoint of a stream, kept beside its events. Nobody can change the events unnoticed without the
        key."""
        return Mark(stream, version, head, adopted, self._mac(stream, version, head, adopted))

    def has_made(self, mark: Mark) -> bool:
        """Whether a mark was made with this key."""
        return hmac.compare_digest(mark.mac, self._mac(mark.stream, mark.version, mark.head, mark.adopted))

    def _mac(self, stream: str, version: int, head: bytes, adopted: str) -> bytes:
        fields = [b"kronika.mark.v1", stream.encode(), version.to_bytes(8, "big"), head, adopted.encode()]
        return hmac_sha256(self._heads, framed(fields))

    @property
    def key_id(self) -> str:
        """An id that distinguishes this key from others and reveals nothing else about it."""
        return hmac_sha256(self._heads, framed([b"kronika.key_id.v1"])).hex()

    def fact(self, name: str) -> str:
        """A fact about the file as a whole; empty if unknown."""
        if not self.db.has("facts"):
            return ""
        row = self.db.first("SELECT value FROM facts WHERE name = ?", (name,))
        return row[0] if row else ""

    def set_fact(self, name: str, value: str) -> None:
        """On disk before this returns."""
        self.db.execute(SET_FACT, (name, value))

    # --- chains

    def holds_chains(self) -> bool:
        """Whether there are chains of any game."""
        return self.db.first("SELECT 1 FROM chains LIMIT 1") is not None

    def make_chains(self, stream: str, epoch: int, audiences: tuple[str, ...]) -> dict[str, str]:
        """New chains for an epoch; their anchors by audience. They are kept when the epoch is stored, in the same
        transaction (`made_for`)."""
        chains, rows = {}, []
        for audience in audiences:
            seed = secrets.token_bytes(LINK_BYTES)
            kept = b"".join(checkpoints(seed))
            chains[audience] = Chain(kept)
            place = f"{stream}/{epoch}/{audience}"
            rows.append(Chains(stream, epoch, audience, self._cipher.encrypt(seed + kept, place)))
        with self._lock:
            self._made[chains[PUBLIC].anchor] = Made(chains, tuple(rows))
            if len(self._made) > MOST_MADE:
                self._made.popitem(last=False)
        return {audience: chain.anchor for audience, chain in chains.items()}

    def made_for(self, anchors: Mapping[str, str]) -> tuple[Chains, ...]:
        """The chains with these anchors, to be kept with the epoch that they were made for; once."""
        with self._lock:
            return self._made.pop(anchors[PUBLIC]).kept

    def chains(self, stream: str, epoch: int, anchor: str = "") -> dict[str, Chain]:
        """The chains of an epoch, also of one that is not stored yet, if its public anchor is given. Raises
        `SecretsLost` if one is missing or does not open."""
        made = self._made.get(anchor)
        if made is not None:
            return made.chains
        found = {}
        for audience, blob in self._rows(stream, epoch):
            plain = self._cipher.decrypt(blob, f"{stream}/{epoch}/{audience}")[LINK_BYTES:]
            found[audience] = Chain(plain)
        if not found:
            raise SecretsLost(f"no chains for epoch {epoch} of {stream}")
        return found

    def seeds(self, stream: str) -> tuple[ChainSeed, ...]:
        """The seeds of all epochs of a stream that are still there, to be published."""
        rows = self.db.rows(
            "SELECT epoch, audience, blob FROM chains WHERE stream = ? ORDER BY epoch, audience", (stream,)
        )
        found = []
        for epoch, audience, blob in rows:
            try:
                seed = self._cipher.decrypt(blob, f"{stream}/{epoch}/{audience}")[:LINK_BYTES]
            except SecretsLost:
                continue
            found.append(ChainSeed(epoch, audience, seed.hex()))
        return tuple(found)

    def _rows(self, stream: str, epoch: int) -> list[tuple[str, bytes]]:
        return self.db.rows("SELECT audience, blob FROM chains WHERE stream = ? AND epoch = ?", (stream, epoch))

    # --- keys

    def sign(self, message: bytes) -> tuple[str, str]:
        """(public key, signature) of a message by the key in use, both in hex."""
        return self.sign_all([message])[0]

    def sign_all(self, messages: Sequence[bytes]) -> list[tuple[str, str]]:
        """The same of each of some messages. Raises `FileGone`."""
        self.check()
        public, key = self._current_signer()
        return [(public, key.sign(message).hex()) for message in messages]

    def rotate(self) -> str:
        """Make a new signing key, which the old one signs; the old one stays known. The new one's public
        half in hex."""
        with self._lock:
            self._signer = self._new_signer(rotate=True)
            return self._signer[0]

    def successors(self) -> tuple[Successor, ...]:
        """Every key that took the place of another, in the order in which they did."""
        rows = self.db.rows(
            "SELECT older, newer, signature FROM successions JOIN keys ON public = newer ORDER BY since"
        )
        return tuple(Successor(*row) for row in rows)

    def successions_to(self, key: str) -> tuple[Succession, ...]:
        """How a receipt by this key tells which keys it succeeded, the first one first."""
        by_newer = {one.newer: one for one in self.successors()}
        found: list[Succession] = []
        while key in by_newer:
            found.append(Succession(by_newer[key].older, by_newer[key].signature))
            key = by_newer[key].older
        return tuple(reversed(found))

    def _current_signer(self) -> Signer:
        """The key in use: another process may have made a new one."""
        with self._lock:
            row = self.db.first("SELECT public FROM keys WHERE until = ''")
            if self._signer is None or row is None or row[0] != self._signer[0]:
                self._signer = self._load_signer() or self._new_signer(rotate=False)
            return self._signer

    def signing_keys(self) -> tuple[SigningKey, ...]:
        """All keys ever used, the one in use first."""
        self.sign(b"")
        rows = self.db.rows(
            "SELECT public, since, until FROM keys ORDER BY CASE until WHEN '' THEN 0 ELSE 1 END, since DESC"
        )
        return tuple(SigningKey(*row) for row in rows)

    def check_key(self) -> None:
        """Raises `SecretsLost` if the key in use does not open."""
        with self._lock:
            self._load_signer()

    def _load_signer(self) -> Signer | None:
        row = self.db.first("SELECT public, blob FROM keys WHERE until = '' ORDER BY since DESC")
        if row is None:
            return None
        return row[0], Ed25519PrivateKey.from_private_bytes(self._cipher.decrypt(row[1], f"key/{row[0]}"))

    def _new_signer(self, *, rotate: bool) -> Signer:
        """A new key in the place of the one in use, if there is one, which signs it. Not to `rotate`: only if no
        other process has just made the first."""
        key = Ed25519PrivateKey.generate()
        public = key.public_key().public_bytes_raw().hex()
        blob = self._cipher.encrypt(key.private_bytes_raw(), f"key/{public}")
        at = now()
        with self.db.transaction() as db:
            older = self._load_signer()
            if older is not None and not rotate:
                return older
            db.execute("UPDATE keys SET until = ? WHERE until = ''", (at,))
            db.execute("INSERT INTO keys VALUES (?, ?, '', ?)", (public, at, blob))
            if older is not None:
                signature = older[1].sign(succession_message(older[0], public)).hex()
                db.execute("INSERT INTO successions VALUES (?, ?, ?)", (older[0], public, signature))
        return public, key

    def close(self) -> None:
        self.db.close()


def open_secrets(settings: Settings) -> Database:
    """The secrets, where the settings have them."""
    return open_part(settings, "secrets", lambda: secrets_in(settings.files / SECRETS_FILE))


def open_vault(settings: Settings) -> Vault:
    """The vault of a service. Raises `SettingsRefused` if its key is malformed, or not the one that
    the secrets were encrypted with."""
    master = master_key(settings)
    vault = Vault(open_secrets(settings), master, None if settings.secrets_key else key_path(settings))
    try:
        vault.sign(b"")
    except SecretsLost as error:
        vault.close()
        raise SettingsRefused(
            f"{vault.path} cannot be decrypted with this key: it may be the key of another server"
        ) from error
    return vault


def key_path(settings: Settings) -> Path:
    """Where the key is, if it is not in the settings themselves."""
    return Path(settings.secrets_key_file or Path(settings.data) / "kronika.key")


def master_key(settings: Settings) -> bytes:
    """The key of the settings; a key file in the data folder is made on first use."""
    if settings.secrets_key:
        return bytes.fromhex(settings.secrets_key)
    path = key_path(settings)
    if not path.exists():
        if settings.secrets_key_file:
            raise SettingsRefused(f"the secrets key file {path} is missing")
        vault = holds_secrets(settings)
        if vault:
            raise SettingsRefused(
                f"{path} is missing, and {vault} cannot be decrypted without it. Restore the key from your copy. "
                f"If it is lost, move {vault} away: running games then need a new epoch, and their seats new holders"
            )
        write_file(path, secrets.token_hex(32).encode() + b"\n")
    return read_key(path)


NO_DIGIT = re.compile("[^0-9a-fA-F]")


def read_key(path: Path) -> bytes:
    """The key in a file. Raises `SettingsRefused`."""
    holds = "32 bytes as 64 hex digits"
    text = "".join(read_text(path, holds).split())
    if strange := NO_DIGIT.search(text):
        raise SettingsRefused(f"{path} must contain {holds}: its character {strange.start() + 1} is {strange[0]!r}")
    if len(text) != 64:
        raise SettingsRefused(f"{path} must contain {holds}: it has {len(text)}")
    return bytes.fromhex(text)


def holds_secrets(settings: Settings) -> str:
    """Where there are secrets already, for an operator to read; empty: nowhere."""
    path = settings.files / SECRETS_FILE
    if not settings.database and not (path.exists() and path.stat().st_size):
        return ""
    db = open_part(settings, "secrets", lambda: secrets_in(path, readonly=True))
    try:
        return str(db.path) if db.has("keys") and (not settings.database or db.first("SELECT 1 FROM keys")) else ""
    finally:
        db.close()


def derived(master: bytes, purpose: bytes) -> bytes:
    """A key for a purpose of its own that follows from the service's."""
    return HKDF(algorithm=SHA256(), length=32, salt=None, info=purpose).derive(master)
