"""What came in as a file and was kept as it is: with the receipt it had, and whose word for it counts here."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from domain.kernel.export import ReceiptLine
from domain.kernel.log import canonical_json

SCHEMA = """
CREATE TABLE IF NOT EXISTS imports (
    stream TEXT PRIMARY KEY, receipt TEXT NOT NULL, vouched_by TEXT NOT NULL
) STRICT;
"""


class Imported(msgspec.Struct, frozen=True):
    """A game that was imported under its own id. `vouched_by`: the key of the operator's settings that
    signed it, or a key that it succeeded; empty: nobody whom the operator trusts."""

    receipt: ReceiptLine
    vouched_by: str


class Imports:
    """The imported games of one service, in the file of its log. Whoever takes one in holds `turn`."""

    def __init__(self, path: Path) -> None:
        self.turn = asyncio.Lock()
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30.0)
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.executescript(SCHEMA)
        rows = self._db.execute("SELECT stream, receipt, vouched_by FROM imports").fetchall()
        self._known = {
            stream: Imported(msgspec.json.decode(receipt, type=ReceiptLine), vouched_by)
            for stream, receipt, vouched_by in rows
        }

    def of(self, stream: str) -> Imported | None:
        """How a game came in; none if it was played here."""
        return self._known.get(stream)

    def note(self, stream: str, imported: Imported) -> None:
        """Keep how a game comes in, before the game itself: none is ever taken for one that was played here."""
        row = (stream, canonical_json(imported.receipt).decode(), imported.vouched_by)
        self._db.execute("INSERT OR REPLACE INTO imports VALUES (?, ?, ?)", row)
        self._known[stream] = imported

    def forget(self, stream: str) -> None:
        """The game did not come in after all."""
        self._db.execute("DELETE FROM imports WHERE stream = ?", (stream,))
        self._known.pop(stream, None)

    def close(self) -> None:
        self._db.close()
