"""The messages that players write to each other in a game, and who has muted whom.

They are stored beside the notices, apart from the log and its hashes, encrypted with a key derived from the
service's. A deleted message keeps its number and loses its text.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from kronika.domain.kernel.formats import LARGEST
from kronika.service.clock import HOUR
from kronika.service.store.protocol import Database
from kronika.service.vault import Cipher

READ = """
SELECT number, change, seat, holder, at, blob FROM messages
WHERE game = ? AND change > ? AND seat NOT IN (SELECT other FROM muted WHERE game = ? AND muted.holder = ?)
ORDER BY change LIMIT ?
"""
LAST = """
SELECT MAX(change) FROM messages
WHERE game = ? AND seat NOT IN (SELECT other FROM muted WHERE game = ? AND muted.holder = ?)
"""
WRITTEN_BY = """
SELECT COUNT(*), COUNT(CASE WHEN at > ? THEN 1 END), MIN(CASE WHEN at > ? THEN at END)
FROM messages WHERE game = ? AND seat = ?
"""


class Said(msgspec.Struct, frozen=True):
    """The text of a message, and the name under which its author played at the time."""

    name: str
    body: str


class Written(msgspec.Struct, frozen=True):
    """A message. `number`: its place in the game. `change`: that of its last change, in the same count. `at`: seconds
    since 1970. `said`: None once it is deleted."""

    number: int
    change: int
    seat: str
    holder: str
    at: float
    said: Said | None


class Usage(msgspec.Struct, frozen=True):
    """How many messages a seat has written in a game, in all and in the last hour, and the time of the first of
    these."""

    in_all: int
    in_hour: int
    since: float | None


class Chat:
    """The messages of one service. Thread-safe. Writes are on disk before a call returns."""

    def __init__(self, db: Database, master: bytes) -> None:
        self._db = db
        self._cipher = Cipher(master, b"kronika messages")

    def post(
        self, game: str, seat: str, holder: str, said: Said, now: float, judge: Callable[[Usage], None]
    ) -> Written:
        """Stores a message of a seat, unless `judge` raises a refusal."""
        with self._db.transaction() as db:
            since = now - HOUR
            (usage,) = db.rows(WRITTEN_BY, (since, since, game, seat))
            judge(Usage(*usage))
            number = self._next(game)
            blob = self._cipher.encrypt(msgspec.json.encode(said), f"{game}/{number}")
            row = (game, number, number, seat, holder, now, blob)
            db.execute("INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            return Written(number, number, seat, holder, now, said)

    def read(self, game: str, reader: str, after: int, most: int) -> list[Written]:
        """The messages of a game that were written or deleted after a change, without those that the reader has muted,
        at most so many. Raises `SecretsLost`."""
        return [self._written(game, row) for row in self._db.rows(READ, (game, after, game, reader, most))]

    def last(self, game: str, reader: str) -> int:
        """The last change that a reader may see; 0: none."""
        ((change,),) = self._db.rows(LAST, (game, game, reader))
        return change or 0

    def delete(self, game: str, number: int, author: str = "") -> bool:
        """Deletes the text of a message, of this author if one is named. Returns whether there is such a message."""
        with self._db.transaction() as db:
            row = db.first("SELECT holder, blob FROM messages WHERE game = ? AND number = ?", (game, number))
            if row is None or author not in ("", row[0]):
                return False
            if row[1]:
                deleted = (self._next(game), b"", game, number)
                db.execute("UPDATE messages SET change = ?, blob = ? WHERE game = ? AND number = ?", deleted)
            return True

    def muted(self, game: str, holder: str) -> list[str]:
        """The seats that a player has muted. The next holder of the seat does not see them."""
        found = self._db.rows("SELECT other FROM muted WHERE game = ? AND holder = ? ORDER BY other", (game, holder))
        return [row[0] for row in found]

    def mute(self, game: str, holder: str, other: str, *, muted: bool) -> None:
        """Hides the messages of a seat from a player, or shows them again."""
        with self._db.transaction() as db:
            db.execute("DELETE FROM muted WHERE game = ? AND holder = ? AND other = ?", (game, holder, other))
            if muted:
                db.execute("INSERT INTO muted VALUES (?, ?, ?)", (game, holder, other))

    def games(self) -> list[str]:
        """The games in which something was written or a seat was muted."""
        return [row[0] for row in self._db.rows("SELECT game FROM messages UNION SELECT game FROM muted")]

    def forget(self, game: str) -> None:
        """Forgets all messages of a game."""
        with self._db.transaction() as db:
            for table in ("messages", "muted"):
                db.execute(f"DELETE FROM {table} WHERE game = ?", (game,))

    def check(self) -> None:
        """Raises `SecretsLost` if a message does not open."""
        for game in self.games():
            self.read(game, "", 0, LARGEST)

    def _next(self, game: str) -> int:
        ((last,),) = self._db.rows("SELECT MAX(change) FROM messages WHERE game = ?", (game,))
        return 1 + (last or 0)

    def _written(self, game: str, row: tuple[Any, ...]) -> Written:
        number, change, seat, holder, at, blob = row
        said = None
        if blob:
            said = msgspec.json.decode(self._cipher.decrypt(blob, f"{game}/{number}"), type=Said)
        return Written(number, change, seat, holder, at, said)
