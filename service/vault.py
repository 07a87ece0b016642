"""Secrets at rest, apart from the log: the chains of chance and the keys the service signs with.

Each is encrypted with AES-256-GCM under a key from the settings; what it belongs to is
authenticated with it, so that no blob can be moved to another place. Nothing here is ever
logged, exported or put into an error message.
"""

import hmac
import secrets
import sqlite3
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from domain.kernel.chance import Chain, checkpoints
from domain.kernel.events import ChainSeed
from domain.kernel.export import Succession
from domain.kernel.hashing import framed, hmac_sha256
from domain.kernel.receipts import succession_message
from service.clock import now
from service.private import make_file, write_file
from service.settings import Settings, SettingsRefused
from service.store.recorder import Mark, open_readonly

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
SECRETS_FILE = "secrets.db"
NONCE = 12
LINK_BYTES = 32
LOCK_SECONDS = 0.5
"""How long to wait for another process that writes secrets; the service waits meanwhile."""


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


class Vault:
    """The secrets of one service, in one SQLite file."""

    def __init__(self, path: Path, master: bytes, readonly: bool = False) -> None:
        self.path = path
        self._aead = AESGCM(derived(master, b"kronika secrets"))
        self._pepper = derived(master, b"kronika tokens")
        self._heads = derived(master, b"kronika heads")
        self._bots = derived(master, b"kronika bots")
        self._lock = threading.Lock()
        if readonly:
            self._db = open_readonly(path, LOCK_SECONDS)
        else:
            make_file(path)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=LOCK_SECONDS)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.executescript(SCHEMA)
        self._signer: Signer | None = None
        self._changed = 0
        """By what SQLite tells that another process has written to the file."""

    # --- tokens

    def holder(self, token_hash: bytes) -> str:
        """What stands for a token (given by its SHA-256) in the log: 32 hex digits that say
        nothing without this service's key."""
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
        """What is kept of a stream beside its events, so that nobody without the key can change them."""
        return Mark(stream, version, head, adopted, self._mac(stream, version, head, adopted))

    def has_made(self, mark: Mark) -> bool:
        """Whether a mark was made with this key."""
        return hmac.compare_digest(mark.mac, self._mac(mark.stream, mark.version, mark.head, mark.adopted))

    def _mac(self, stream: str, version: int, head: bytes, adopted: str) -> bytes:
        fields = [b"kronika.mark.v1", stream.encode(), version.to_bytes(8, "big"), head, adopted.encode()]
        return hmac_sha256(self._heads, framed(fields))

    @property
    def key_id(self) -> str:
        """What tells this key from others, and nothing else about it."""
        return hmac_sha256(self._heads, framed([b"kronika.key_id.v1"])).hex()

    def fact(self, name: str) -> str:
        """What is known of the file as a whole; empty if it is not."""
        with self._lock:
            if not self._db.execute("SELECT 1 FROM sqlite_master WHERE name = 'facts'").fetchone():
                return ""
            row = self._db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return row[0] if row else ""

    def set_fact(self, name: str, value: str) -> None:
        """On disk before this returns."""
        with self._lock:
            self._db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

    # --- chains

    def holds_chains(self) -> bool:
        """Whether there are chains of any game."""
        with self._lock:
            return self._db.execute("SELECT 1 FROM chains LIMIT 1").fetchone() is not None

    def make_chains(self, stream: str, epoch: int, audiences: tuple[str, ...]) -> dict[str, str]:
        """New chains for an epoch, on disk before this returns; their anchors by audience."""
        rows, anchors = [], {}
        for audience in audiences:
            seed = secrets.token_bytes(LINK_BYTES)
            kept = checkpoints(seed)
            anchors[audience] = kept[0].hex()
            place = f"{stream}/{epoch}/{audience}"
            rows.append((stream, epoch, audience, self._encrypt(seed + b"".join(kept), place)))
        with self._lock, self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.executemany("INSERT OR REPLACE INTO chains VALUES (?, ?, ?, ?)", rows)
            self._db.execute("COMMIT")
        return anchors

    def chains(self, stream: str, epoch: int) -> dict[str, Chain]:
        """The chains of an epoch. Raises `SecretsLost` if one is missing or does not open."""
        found = {}
        for audience, blob in self._rows(stream, epoch):
            plain = self._decrypt(blob, f"{stream}/{epoch}/{audience}")[LINK_BYTES:]
            found[audience] = Chain(plain)
        if not found:
            raise SecretsLost(f"no chains for epoch {epoch} of {stream}")
        return found

    def seeds(self, stream: str) -> tuple[ChainSeed, ...]:
        """The seeds of all epochs of a stream that are still there, to be published."""
        with self._lock:
            rows = self._db.execute(
                "SELECT epoch, audience, blob FROM chains WHERE stream = ? ORDER BY epoch, audience", (stream,)
            ).fetchall()
        found = []
        for epoch, audience, blob in rows:
            try:
                seed = self._decrypt(blob, f"{stream}/{epoch}/{audience}")[:LINK_BYTES]
            except SecretsLost:
                continue
            found.append(ChainSeed(epoch, audience, seed.hex()))
        return tuple(found)

    def _rows(self, stream: str, epoch: int) -> list[tuple[str, bytes]]:
        with self._lock:
            return self._db.execute(
                "SELECT audience, blob FROM chains WHERE stream = ? AND epoch = ?", (stream, epoch)
            ).fetchall()

    # --- keys

    def sign(self, message: bytes) -> tuple[str, str]:
        """(public key, signature) of a message by the key in use, both in hex."""
        return self.sign_all([message])[0]

    def sign_all(self, messages: Sequence[bytes]) -> list[tuple[str, str]]:
        """The same of each of some messages."""
        public, key = self._current_signer()
        return [(public, key.sign(message).hex()) for message in messages]

    def rotate(self) -> str:
        """Make a new signing key, which the old one signs; the old one stays known. The new one's public
        half in hex."""
        with self._lock:
            self._signer = self._new_signer()
            return self._signer[0]

    def successors(self) -> tuple[Successor, ...]:
        """Every key that took the place of another, in the order in which they did."""
        with self._lock:
            rows = self._db.execute(
                "SELECT older, newer, signature FROM successions JOIN keys ON public = newer ORDER BY since"
            ).fetchall()
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
            changed = self._db.execute("PRAGMA data_version").fetchone()[0]
            if self._signer is None or changed != self._changed:
                self._signer = self._load_signer() or self._new_signer()
                self._changed = changed
            return self._signer

    def signing_keys(self) -> tuple[SigningKey, ...]:
        """All keys ever used, the one in use first."""
        self.sign(b"")
        with self._lock:
            rows = self._db.execute("SELECT public, since, until FROM keys ORDER BY until <> '', since DESC").fetchall()
        return tuple(SigningKey(*row) for row in rows)

    def check_key(self) -> None:
        """Raises `SecretsLost` if the key in use does not open."""
        with self._lock:
            self._load_signer()

    def _load_signer(self) -> Signer | None:
        row = self._db.execute("SELECT public, blob FROM keys WHERE until = '' ORDER BY since DESC").fetchone()
        if row is None:
            return None
        return row[0], Ed25519PrivateKey.from_private_bytes(self._decrypt(row[1], f"key/{row[0]}"))

    def _new_signer(self) -> Signer:
        """A new key in the place of the one in use, if there is one, which signs it."""
        key = Ed25519PrivateKey.generate()
        public = key.public_key().public_bytes_raw().hex()
        blob = self._encrypt(key.private_bytes_raw(), f"key/{public}")
        at = now()
        with self._db:
            self._db.execute("BEGIN IMMEDIATE")
            older = self._load_signer()
            self._db.execute("UPDATE keys SET until = ? WHERE until = ''", (at,))
            self._db.execute("INSERT INTO keys VALUES (?, ?, '', ?)", (public, at, blob))
            if older is not None:
                signature = older[1].sign(succession_message(older[0], public)).hex()
                self._db.execute("INSERT INTO successions VALUES (?, ?, ?)", (older[0], public, signature))
            self._db.execute("COMMIT")
        return public, key

    # --- at rest

    def _encrypt(self, plain: bytes, place: str) -> bytes:
        nonce = secrets.token_bytes(NONCE)
        return nonce + self._aead.encrypt(nonce, plain, place.encode())

    def _decrypt(self, blob: bytes, place: str) -> bytes:
        try:
            return self._aead.decrypt(blob[:NONCE], blob[NONCE:], place.encode())
        except InvalidTag as error:
            raise SecretsLost(f"the secret of {place} does not open with this key") from error

    def backup(self, target: Path) -> None:
        """A consistent copy of the secrets, encrypted as they are."""
        make_file(target)
        with sqlite3.connect(target) as copy, self._lock:
            self._db.backup(copy)
        copy.close()

    def broken(self) -> list[str]:
        """What SQLite finds wrong with the file itself."""
        with self._lock:
            return [row[0] for row in self._db.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]

    def close(self) -> None:
        self._db.close()


def open_vault(settings: Settings) -> Vault:
    """The vault in the data folder. Raises `SettingsRefused` if its key is malformed, or not the one that
    the secrets were encrypted with."""
    path = Path(settings.data) / SECRETS_FILE
    vault = Vault(path, master_key(settings))
    try:
        vault.sign(b"")
    except SecretsLost as error:
        vault.close()
        raise SettingsRefused(f"{path} does not open with this key: is it that of another service?") from error
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
        vault = Path(settings.data) / SECRETS_FILE
        if _is_filled(vault):
            raise SettingsRefused(
                f"{path} is missing, and {vault} opens with no other key: bring it back from where you keep it "
                f"(without it, move {vault} away: running games then need a new epoch, and their seats new holders)"
            )
        write_file(path, secrets.token_hex(32).encode() + b"\n")
    text = path.read_text().strip()
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise SettingsRefused(f"{path} must hold 32 bytes as 64 hex digits")
    return key


def _is_filled(path: Path) -> bool:
    """Whether there is a vault with secrets in it."""
    if not path.exists() or not path.stat().st_size:
        return False
    vault = open_readonly(path, LOCK_SECONDS)
    try:
        return vault.execute("SELECT 1 FROM sqlite_master WHERE name = 'keys'").fetchone() is not None
    finally:
        vault.close()


def derived(master: bytes, purpose: bytes) -> bytes:
    """A key for a purpose of its own that follows from the service's."""
    return HKDF(algorithm=SHA256(), length=32, salt=None, info=purpose).derive(master)
