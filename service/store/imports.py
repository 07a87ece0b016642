"""Data beside the log about imported games: that they are imported, and whose seats are proven. It is in the log's
file, written in one transaction with the events that it belongs to. Rebuilt read models and restored backups therefore
keep it."""

import sqlite3

import msgspec

from kronika.domain.kernel.export import ReceiptLine


class Imported(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played elsewhere, if at all. Stored as JSON: a field with a default may be added."""

    stream: str
    at: str  #: When it was taken in, UTC, RFC 3339.
    receipt: ReceiptLine  #: The receipt that it came with.
    #: The key of the operator's settings that signed it, or a key that it succeeded; empty: nobody whom
    #: the operator trusts.
    vouched_by: str = ""


class Claimed(msgspec.Struct, frozen=True):
    """A seat of an imported game that a player has proven to have held."""

    stream: str
    seat: str
    key: str  #: The key that held the seat, by which it was proven.
    holder: str  #: The holder id of the player who claimed it.
    at: str  #: When, UTC, RFC 3339.
    signature: str  #: The key's signature over `claim_message`.


SCHEMA = """
CREATE TABLE IF NOT EXISTS imports (
    stream TEXT PRIMARY KEY,
    body   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS claims (
    stream    TEXT NOT NULL,
    seat      TEXT NOT NULL,
    key       TEXT NOT NULL,
    holder    TEXT NOT NULL,
    at        TEXT NOT NULL,
    signature TEXT NOT NULL,
    PRIMARY KEY (stream, seat)
) STRICT, WITHOUT ROWID;
"""

HERE = "{} NOT IN (SELECT stream FROM log.imports)"
"""The condition that a row's stream was played at this service, for the field with the stream. The log's file is
attached as `log`."""
PLAYED_HERE = HERE.format("game")
"""The same of rows with a `game`."""
CLAIMED_BY_KEY = "(game, seat, player) IN (SELECT stream, seat, key FROM log.claims)"
"""The condition that a row's seat was proven to be its player's, in imported games. For rows with a `game`, a `seat`
and a `player`."""
MINE = f"""
SELECT game FROM seats WHERE held = 1 AND holder = ? AND holder <> '' AND {PLAYED_HERE}
UNION SELECT stream FROM log.claims WHERE holder = ?
"""
"""The games in which a token holds a seat, or has claimed one."""
OF_PLAYER = f"""
SELECT game FROM seats WHERE held = 1 AND (key = ? OR holder = ?) AND {PLAYED_HERE}
UNION SELECT stream FROM log.claims WHERE key = ? OR holder = ?
"""
"""The games of a player, by key or by what stands for the token."""


def write(connection: sqlite3.Connection, beside: Imported | Claimed) -> None:
    """Write it in the transaction that is open, in the place of what was written before."""
    if isinstance(beside, Imported):
        body = msgspec.json.encode(beside).decode()
        connection.execute("INSERT OR REPLACE INTO imports (stream, body) VALUES (?, ?)", (beside.stream, body))
    else:
        row = msgspec.structs.astuple(beside)
        connection.execute("INSERT OR REPLACE INTO claims VALUES (?, ?, ?, ?, ?, ?)", row)
