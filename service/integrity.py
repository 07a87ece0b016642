"""Detects changes to stored streams: each is checked against the checkpoint kept with it."""

import sqlite3

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import EpochOpened, GameCreated
from kronika.domain.kernel.hashing import genesis, head_of
from kronika.domain.kernel.log import Codec, Record, decode_record
from kronika.domain.kernel.repair import UNREADABLE
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Reason, Rejection, Text, refuse
from kronika.domain.systems import CODECS, SYSTEMS
from kronika.service.clock import now
from kronika.service.history import NoSuchStream
from kronika.service.store.faults import Damaged, fault_of
from kronika.service.store.protocol import Log, Mark
from kronika.service.vault import Vault
from kronika.service.words import message

Row = tuple[int, str, bytes]

MARKS = "marks"
"""The fact of a vault that says whether every stream has its mark."""
KEPT = "kept"


class _Event(msgspec.Struct, frozen=True):
    type: str


class _Public(msgspec.Struct, frozen=True):
    event: _Event


class _Tagged(msgspec.Struct, frozen=True):
    public: _Public


_tag = msgspec.json.Decoder(_Tagged).decode


class LogDamaged(Exception):
    """The stored stream is not what the service wrote: the game is locked."""

    def __init__(self, stream: str, why: Text) -> None:
        super().__init__(f"{stream}: {text(why, 'en')}")
        self.stream, self.why = stream, why

    @property
    def rejection(self) -> Rejection:
        """The refusal for callers."""
        return refuse(Reason.LOG_DAMAGED, message("not-log-damaged", stream=self.stream, why=self.why))


class VerifiedStream(msgspec.Struct, frozen=True):
    """A stream whose stored hashes and marks agree. `adopted`: when it was accepted without a mark, or empty."""

    stream: str
    is_unmarked: bool
    system: System
    codec: Codec
    rows: list[Row]
    records: list[Record]
    genesis: bytes
    head: bytes
    adopted: str

    def marked(self, vault: Vault) -> Mark:
        """The mark that belongs to it."""
        return vault.mark(self.stream, len(self.rows), self.head, self.adopted)


def streams_of(log: Log) -> list[str]:
    """Every stream of which the log knows anything, also where its file is damaged."""
    found: set[str] = set()
    for known in (log.indexed, log.marked):
        try:
            found.update(known())
        except sqlite3.Error as error:
            if not isinstance(fault_of(error), Damaged):
                raise
    return sorted(found)


def examine(log: Log, vault: Vault, stream: str) -> VerifiedStream:
    """Reads a stream and checks it against its checkpoint.
    A stream without one is accepted until the service has given checkpoints to all that an earlier
    release left.

    Raises `NoSuchStream`, `LogDamaged`.
    """
    try:
        rows, mark = log.whole(stream)
    except sqlite3.Error as error:
        if isinstance(fault_of(error), Damaged):
            raise LogDamaged(stream, message("damaged-file")) from error
        raise
    if mark is None and not rows:
        raise NoSuchStream(stream)
    if mark is None and vault.fact(MARKS) == KEPT:
        raise LogDamaged(stream, message("damaged-mark-gone"))
    if mark is not None and not vault.has_made(mark):
        raise LogDamaged(stream, message("damaged-mark"))
    if mark is not None and len(rows) < mark.version:
        raise LogDamaged(
            stream,
            message("damaged-events-missing", count=len(rows), stored=mark.version),
        )
    try:
        system, records, start = _read(stream, rows)
        head = start
        for (version, _, _), record in zip(rows, records, strict=True):
            head = head_of(head, version, record.leaf())
    except UNREADABLE as error:
        raise unreadable(stream) from error
    if mark is not None and (rows[-1][0], head) != (mark.version, mark.head):
        raise LogDamaged(stream, message("damaged-events"))
    adopted = now() if mark is None else mark.adopted
    return VerifiedStream(stream, mark is None, system, CODECS[system.name], rows, records, start, head, adopted)


def unreadable(stream: str) -> LogDamaged:
    """An event of a stream cannot be read or folded."""
    return LogDamaged(stream, message("damaged-event"))


def _read(stream: str, rows: list[Row]) -> tuple[System, list[Record], bytes]:
    """The system of a stream, its records, and head(0). Raises what is in `UNREADABLE`."""
    for version, tag, body in rows:
        if _tag(body).public.event.type != tag:
            raise ValueError(f"the event at version {version} is not a {tag}")
    system = SYSTEMS[msgspec.json.decode(rows[0][2])["public"]["event"]["system"]]
    events = (event for version, _, body in rows for event in CODECS[system.name].decode(version, body).events)
    created = next(event for event in events if isinstance(event, GameCreated))
    first = next(event for event in events if isinstance(event, EpochOpened))
    if created.game != stream:
        raise ValueError(f"these are events of {created.game}")
    start = genesis(created.game, created.pack.hash, first.anchors.items())
    return system, [decode_record(body) for _, _, body in rows], start
