"""The notices that players have turned on, what was sent, and what is waiting to be sent.

Addresses are personal data. They are stored only here, encrypted with a key derived from the
service's, and deleted when they are removed. Due actions are not stored; they follow from the
log.
"""

import secrets
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kronika.domain.kernel.hashing import hmac_sha256
from kronika.domain.kernel.words import Sentence
from kronika.service import clock
from kronika.service.store.files import SQLiteFile
from kronika.service.store.protocol import Database
from kronika.service.vault import Cipher, derived

NOTICES_FILE = "notices.db"
STOP_BYTES = 16

SCHEMA = """
CREATE TABLE IF NOT EXISTS chosen (
    holder TEXT NOT NULL, channel TEXT NOT NULL, stop BLOB NOT NULL, blob BLOB NOT NULL,
    PRIMARY KEY (holder, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS stops ON chosen (stop);
CREATE TABLE IF NOT EXISTS told (
    holder TEXT NOT NULL, channel TEXT NOT NULL, game TEXT NOT NULL, what TEXT NOT NULL,
    PRIMARY KEY (holder, channel, game, what)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS outgoing (
    id TEXT PRIMARY KEY, holder TEXT NOT NULL, channel TEXT NOT NULL, next_at REAL NOT NULL,
    attempts INTEGER NOT NULL, sending INTEGER NOT NULL, blob BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS next_ones ON outgoing (next_at);
CREATE TABLE IF NOT EXISTS mailed (
    at REAL NOT NULL, holder TEXT NOT NULL, place BLOB NOT NULL, asking INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS mailed_at ON mailed (at);
CREATE TABLE IF NOT EXISTS stopped (place BLOB PRIMARY KEY, until REAL NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS messages (
    game TEXT NOT NULL, number INTEGER NOT NULL, change INTEGER NOT NULL, seat TEXT NOT NULL, holder TEXT NOT NULL,
    at REAL NOT NULL, blob BLOB NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS changes ON messages (game, change);
CREATE TABLE IF NOT EXISTS muted (
    game TEXT NOT NULL, holder TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (game, holder, other)
) STRICT, WITHOUT ROWID;
"""
"""The tables `messages` and `muted` are those of `kronika.service.chat`."""

CHOOSE = """
INSERT INTO chosen VALUES (?, ?, ?, ?)
ON CONFLICT (holder, channel) DO UPDATE SET stop = excluded.stop, blob = excluded.blob
"""
READY = """
SELECT id, holder, attempts, blob FROM outgoing AS one
WHERE next_at <= ? AND channel = ? AND sending = 0 AND NOT EXISTS (
    SELECT 1 FROM outgoing AS before
    WHERE before.holder = one.holder AND before.channel = one.channel AND before.sending = 0
      AND (before.next_at, before.id) < (one.next_at, one.id)
)
ORDER BY next_at LIMIT ?
"""
STOP = "INSERT INTO stopped VALUES (?, ?) ON CONFLICT (place) DO UPDATE SET until = excluded.until"

MAIL, WEBHOOK = "mail", "webhook"


class Mail(msgspec.Struct, frozen=True):
    """A mail address. `code`: confirms it, until `code_until` (seconds). `stop`: the secret, in hex, that turns it off.
    `off`: why mail to it has ended."""

    address: str
    language: str
    stop: str
    confirmed: bool = False
    code: str = ""
    code_until: float = 0.0
    attempts_left: int = 0
    off: Sentence | None = None

    @property
    def is_on(self) -> bool:
        return self.confirmed and self.off is None


class Webhook(msgspec.Struct, frozen=True):
    """A webhook. `failures`: attempts that have failed since the last that did not; `off`: why it is called no
    more."""

    url: str
    language: str
    failures: int = 0
    off: Sentence | None = None

    @property
    def is_on(self) -> bool:
        return self.off is None


Chosen = Mail | Webhook
TYPES: dict[str, type[Mail] | type[Webhook]] = {MAIL: Mail, WEBHOOK: Webhook}
What = tuple[str, str]
"""Something due: the game, and what in it, by a key that it has once and for all."""


class Message(msgspec.Struct, frozen=True):
    """A message to send: subject and text of a mail, or the body of a webhook call. `tells`: the due actions in it;
    empty for a request to confirm an address."""

    subject: str
    body: str
    tells: tuple[What, ...] = ()


class Outgoing(msgspec.Struct, frozen=True):
    """A message on its way to a player, attempted so often; it keeps its id."""

    id: str
    holder: str
    channel: str
    attempts: int
    message: Message


class Mailed(msgspec.Struct, frozen=True):
    """How many mails were sent lately: by a player, to a place, and in all. `oldest`: since when that counts."""

    by_holder: int
    to_place: int
    in_all: int


T = TypeVar("T")
Changed = TypeVar("Changed", bound=Mail | Webhook)


def notices_in(path: Path, readonly: bool = False) -> SQLiteFile:
    """The notices in a file of their own, in which nothing is left of what was removed."""
    file = SQLiteFile(path, SCHEMA, readonly)
    file.execute("PRAGMA secure_delete = ON")
    return file


class NoticeStore:
    """The notices of one service. Thread-safe. Writes are on disk before a call returns."""

    def __init__(self, db: Database, master: bytes) -> None:
        self.db = db
        self._cipher = Cipher(master, b"kronika notices")
        self._pepper = derived(master, b"kronika places")

    @property
    def lock(self) -> AbstractContextManager[Any]:
        """Held by who looks and writes by what he has seen."""
        return self.db.lock

    @property
    def path(self) -> Any:
        """Where the notices are, for an operator to read."""
        return self.db.path

    # --- what is turned on

    def holders(self) -> list[str]:
        """The players who have turned something on, or are about to."""
        rows = self.db.rows("SELECT DISTINCT holder FROM chosen ORDER BY holder")
        return [row[0] for row in rows]

    def mail(self, holder: str) -> Mail | None:
        """The address of a player. Raises `SecretsLost`."""
        found = self._chosen(holder, MAIL)
        assert not isinstance(found, Webhook)
        return found

    def webhook(self, holder: str) -> Webhook | None:
        """The webhook of a player. Raises `SecretsLost`."""
        found = self._chosen(holder, WEBHOOK)
        assert not isinstance(found, Mail)
        return found

    def _chosen(self, holder: str, channel: str) -> Chosen | None:
        row = self.db.first("SELECT blob FROM chosen WHERE holder = ? AND channel = ?", (holder, channel))
        if row is None:
            return None
        return msgspec.json.decode(self._cipher.decrypt(row[0], f"chosen/{holder}/{channel}"), type=TYPES[channel])

    def set_mail(self, holder: str, mail: Mail, asking: Message, now: float) -> None:
        """Name an address in the place of the one before, and ask it for a confirmation."""
        with self.db.transaction():
            self._forget(holder, MAIL)
            self._put(holder, MAIL, mail)
            self._send(holder, MAIL, asking, now)
            self._note_mail(holder, mail.address, now, asking=True)

    def set_webhook(self, holder: str, webhook: Webhook) -> None:
        """Name a webhook in the place of the one before."""
        with self.db.transaction():
            self._forget(holder, WEBHOOK)
            self._put(holder, WEBHOOK, webhook)

    def change_mail(self, holder: str, change: Callable[[Mail], tuple[Mail, T]]) -> T | None:
        """Changes an address's data in one transaction. Returns the result of `change`, or None if there is no
        address."""
        with self.db.transaction():
            mail = self.mail(holder)
            if mail is None:
                return None
            changed, told = change(mail)
            self._put(holder, MAIL, changed)
            return told

    def change_webhook(self, holder: str, change: Callable[[Webhook], Webhook]) -> None:
        """Change what is kept of a webhook, if it is still there."""
        with self.db.transaction():
            webhook = self.webhook(holder)
            if webhook is not None:
                self._put(holder, WEBHOOK, change(webhook))

    def turn_off(self, holder: str, channel: str, why: Sentence) -> None:
        """Send nothing there any more, and say why to who asks."""
        with self.db.transaction() as db:
            chosen = self._chosen(holder, channel)
            if chosen is not None:
                self._put(holder, channel, msgspec.structs.replace(chosen, off=why))
            db.execute("DELETE FROM outgoing WHERE holder = ? AND channel = ?", (holder, channel))

    def remove(self, holder: str, channel: str) -> None:
        """Forgets an address or a webhook, and what was sent there."""
        with self.db.transaction():
            self._forget(holder, channel)

    def stop(self, secret: bytes, until: float) -> str:
        """Turns mail off by its secret. An unconfirmed address is not asked again until a time. Returns the player, or
        "" if the secret is unknown."""
        with self.db.transaction() as db:
            row = db.first("SELECT holder FROM chosen WHERE stop = ?", (self._hidden(b"stop", secret),))
            if row is None:
                return ""
            holder: str = row[0]
            mail = self.mail(holder)
            if mail is not None and not mail.confirmed:
                place = self._place(mail.address)
                db.execute(STOP, (place, until))
            self._forget(holder, MAIL)
            return holder

    def is_stopped(self, address: str, now: float) -> bool:
        """Whether an address does not want to be asked."""
        row = self.db.first("SELECT 1 FROM stopped WHERE place = ? AND until > ?", (self._place(address), now))
        return row is not None

    def _put(self, holder: str, channel: str, chosen: Chosen) -> None:
        stop = self._hidden(b"stop", bytes.fromhex(chosen.stop)) if isinstance(chosen, Mail) else b""
        blob = self._cipher.encrypt(msgspec.json.encode(chosen), f"chosen/{holder}/{channel}")
        self.db.execute(CHOOSE, (holder, channel, stop, blob))

    def _forget(self, holder: str, channel: str) -> None:
        for table in ("chosen", "told", "outgoing"):
            self.db.execute(f"DELETE FROM {table} WHERE holder = ? AND channel = ?", (holder, channel))

    # --- what was sent

    def told(self, holder: str, channel: str) -> set[What]:
        """The actions that a player was notified of and that may still be due."""
        return set(self.db.rows("SELECT game, what FROM told WHERE holder = ? AND channel = ?", (holder, channel)))

    def tell(self, holder: str, channel: str, told: Sequence[What], message: Message, now: float) -> bool:
        """Records, in one transaction, that these due actions are sent, and the message that contains them. Does
        nothing if the player has turned the channel off. Does nothing and returns False if another server, which has
        taken over from this one, has sent some of them."""
        with self.db.transaction() as db:
            chosen = self._chosen(holder, channel)
            if chosen is None or not chosen.is_on:
                return True
            if not self.told(holder, channel).isdisjoint(told):
                return False
            db.executemany("INSERT INTO told VALUES (?, ?, ?, ?)", [(holder, channel, *one) for one in told])
            self._send(holder, channel, message, now)
            if isinstance(chosen, Mail):
                self._note_mail(holder, chosen.address, now, asking=False)
            return True

    def no_longer_due(self, holder: str, channel: str, gone: Sequence[What]) -> None:
        """Forgets that something was sent that is no longer due."""
        with self.db.transaction() as db:
            db.executemany(
                "DELETE FROM told WHERE holder = ? AND channel = ? AND game = ? AND what = ?",
                [(holder, channel, *one) for one in gone],
            )

    # --- what is on its way

    def _send(self, holder: str, channel: str, message: Message, now: float) -> None:
        id = f"msg_{secrets.token_hex(16)}"
        blob = self._cipher.encrypt(msgspec.json.encode(message), f"outgoing/{id}")
        self.db.execute("INSERT INTO outgoing VALUES (?, ?, ?, ?, 0, 0, ?)", (id, holder, channel, now, blob))

    def ready(self, now: float, channel: str, most: int) -> list[Outgoing]:
        """The messages to send now by a channel, each player's oldest first. Raises `SecretsLost`."""
        rows = self.db.rows(
            READY,
            (now, channel, most),
        )
        return [Outgoing(id, holder, channel, attempts, self._message(id, blob)) for id, holder, attempts, blob in rows]

    def on_its_way(self, holder: str, channel: str) -> int:
        """How many messages to a player were not taken yet."""
        ((count,),) = self.db.rows("SELECT COUNT(*) FROM outgoing WHERE holder = ? AND channel = ?", (holder, channel))
        return int(count)

    def _message(self, id: str, blob: bytes) -> Message:
        return msgspec.json.decode(self._cipher.decrypt(blob, f"outgoing/{id}"), type=Message)

    def begin(self, id: str) -> bool:
        """Note that a mail is handed over now; whether it is still wanted. One that was begun, and of which
        nobody knows whether it went, is not sent again."""
        with self.db.transaction() as db:
            return db.execute("UPDATE outgoing SET sending = 1 WHERE id = ? AND sending = 0", (id,)) > 0

    def done(self, id: str) -> None:
        """It went, or is not to go."""
        with self.db.transaction() as db:
            db.execute("DELETE FROM outgoing WHERE id = ?", (id,))

    def again(self, id: str, at: float) -> None:
        """It did not go: try once more at a time."""
        with self.db.transaction() as db:
            db.execute("UPDATE outgoing SET attempts = attempts + 1, sending = 0, next_at = ? WHERE id = ?", (at, id))

    def drop_begun(self) -> int:
        """Forget mails that a process that was killed had begun to hand over; how many."""
        with self.db.transaction() as db:
            return db.execute("DELETE FROM outgoing WHERE sending = 1")

    def drop_outgoing(self) -> None:
        """Forgets all messages waiting to be sent: those in a backup were sent long ago."""
        with self.db.transaction() as db:
            db.execute("DELETE FROM outgoing")

    # --- how much was sent

    def mailed(self, holder: str, address: str, since: float, *, asking: bool) -> Mailed:
        """How many mails were sent since a time; `asking`: counting those that ask for a confirmation alone."""
        (counts,) = self.db.rows(
            "SELECT COUNT(CASE WHEN holder = ? THEN 1 END), COUNT(CASE WHEN place = ? THEN 1 END), COUNT(*) "
            "FROM mailed "
            "WHERE at > ? AND asking >= ?",
            (holder, self._place(address), since, int(asking)),
        )
        return Mailed(*counts)

    def _note_mail(self, holder: str, address: str, now: float, *, asking: bool) -> None:
        self.db.execute("DELETE FROM mailed WHERE at < ?", (now - clock.DAY,))
        self.db.execute("DELETE FROM stopped WHERE until < ?", (now,))
        self.db.execute("INSERT INTO mailed VALUES (?, ?, ?, ?)", (now, holder, self._place(address), int(asking)))

    def _place(self, address: str) -> bytes:
        """The hash of a mailbox. Ignores case, and the part of the name from a `+` on."""
        name, _, domain = address.casefold().rpartition("@")
        return self._hidden(b"place", f"{name.partition('+')[0]}@{domain}".encode())

    def _hidden(self, kind: bytes, secret: bytes) -> bytes:
        return hmac_sha256(self._pepper, kind + b"/" + secret)

    def check(self) -> None:
        """Raises `SecretsLost` if something does not open."""
        chosen = self.db.rows("SELECT holder, channel FROM chosen")
        on_way = self.db.rows("SELECT id, blob FROM outgoing")
        for holder, channel in chosen:
            self._chosen(holder, channel)
        for id, blob in on_way:
            self._message(id, blob)

    def close(self) -> None:
        self.db.close()


SECONDS = 300
"""How long somebody who has used a client counts as being there."""


class Presence:
    """The players who used a client within the last five minutes."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def note(self, holder: str, *, away: bool) -> None:
        """A player has used a client, or sees it no more."""
        now = clock.time().timestamp()
        self._until.pop(holder, None)
        while self._until and (oldest := next(iter(self._until.items())))[1] <= now:
            del self._until[oldest[0]]
        if not away:
            self._until[holder] = now + SECONDS

    def until(self, holder: str) -> float:
        """Until when a player counts as being there, in seconds; 0: he is not."""
        return self._until.get(holder, 0.0)
