"""From a draft to the disk: drafts of several games share a transaction, each game's own stay whole."""

import asyncio
import secrets
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent

from kronika.domain.kernel.events import EpochOpened, Event
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.hashing import SALT_BYTES, genesis, head_of
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.log import Entry, Record, SealedPart, opened_by
from kronika.domain.kernel.sealing import parts_of
from kronika.domain.kernel.signing import receipt_message
from kronika.service import clock
from kronika.service.store.faults import Locked, Unreachable
from kronika.service.store.protocol import Beside, Chains, Log, Mark, RecordMapper, StreamRecord
from kronika.service.vault import Vault

if TYPE_CHECKING:
    from kronika.service.live import LiveGame

Signature = tuple[str, str]
"""(public key, signature), both in hex."""
Signatures = Sequence[Signature]
Result = Signatures | Exception

MOST_AT_ONCE = 64
LONG = 1000
"""Events from which on those that are appended together have a transaction of their own."""


class Conflict(Exception):
    """A stream has an event of that version already: somebody else was faster."""


class Draft:
    """A recorder's events, encoded as records ready to be stored; nothing has changed yet."""

    def __init__(
        self, game: "LiveGame", out: Recorder, reopened: Mapping[int, tuple[SealedPart, ...]] = MappingProxyType({})
    ) -> None:
        """`reopened`: the seals by version that it opens once more, after an undo took back that they were opened."""
        self.game, self.out = game, out
        at = clock.now()
        self.first = out.version - len(out.events) + 1
        self.entries = [
            Entry(version, at, self.first, (event,)) for version, event in enumerate(out.events, self.first)
        ]
        self.records: list[Record] = []
        self.head = first_head(out.ledger, out.events) if self.first == 1 else game.head
        seals = ChainMap[int, tuple[SealedPart, ...]]({}, dict(reopened), game.unopened)
        sealed = [len(parts_of(event)) for event in out.events]
        noise = secrets.token_hex(SALT_BYTES * sum(sealed)) if any(sealed) else ""
        salts = (noise[at : at + 2 * SALT_BYTES] for at in range(0, len(noise), 2 * SALT_BYTES))
        for version, (event, parts) in enumerate(zip(out.events, sealed, strict=True), self.first):
            opened = opened_by(event, seals.__getitem__)
            record = game.codec.encode(event, at, self.first, tuple(islice(salts, parts)), opened)
            if record.sealed:
                seals[version] = record.sealed
            self.head = head_of(self.head, version, record.leaf())
            self.records.append(record)

    def mark(self, vault: Vault) -> Mark:
        """The checkpoint of the stream after these records."""
        return vault.mark(self.game.stream, self.out.version, self.head, self.game.adopted)

    def chains(self, vault: Vault) -> list[Chains]:
        """The chains of the epochs that it opens."""
        return [
            kept
            for event in self.out.events
            if isinstance(event, EpochOpened)
            for kept in vault.made_for(event.anchors)
        ]

    def receipt_message(self) -> bytes:
        """The message that the service signs once these records are stored."""
        return receipt_message(self.game.stream, self.out.version, self.head)

    def stream_records(self) -> list[StreamRecord]:
        return [
            StreamRecord(self.game.stream, version, str(type(event).__struct_config__.tag), record)
            for version, (event, record) in enumerate(zip(self.out.events, self.records, strict=True), self.first)
        ]


def first_head(ledger: Ledger, events: Iterable[Event]) -> bytes:
    """head(0) of a stream, from its first epoch."""
    first = next(event for event in events if isinstance(event, EpochOpened))
    return genesis(ledger.game, ledger.pack.hash, first.anchors.items())


class Records(Protocol):
    """Records appended together; they may be read only when they are written."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[StreamRecord]: ...


class Storing(asyncio.Future[Signatures]):
    """The future of an append. A waiting caller who is cancelled learns of it when the append is done: the append
    continues."""

    def cancel(self, msg: object = None) -> bool:
        return False

    def then(self, adopt: Callable[[], None]) -> Self:
        """Calls this as soon as the append is stored, even if no caller waits any more; not if it fails."""
        self.add_done_callback(lambda _: adopt() if self.exception() is None else None)
        return self


class Append(NamedTuple):
    """Data that is stored together or not at all."""

    records: Records
    marks: Sequence[Mark]
    beside: Sequence[Beside]
    messages: Sequence[bytes]  #: The messages to sign once the data is stored.
    meanwhile: Callable[[], None]  #: Called on the event loop while the disk works.
    stored: Storing


Write = Callable[[Append, list[StoredEvent]], Signatures]
"""Writes one append by itself."""


class Journal:
    """Gathers what is appended while the last group goes to disk. All of that is done by a thread of its own, so that
    the event loop waits for no disk."""

    def __init__(self, log: Log, vault: Vault) -> None:
        self._log, self._vault = log, vault
        self._mapper = RecordMapper()
        self._waiting: list[Append] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="kronika-commit")

    @property
    def is_writing(self) -> bool:
        return not self._idle.is_set()

    def append_drafts(self, drafts: Sequence[Draft], meanwhile: Callable[[], None]) -> Storing:
        """Append what is drafted for several streams, all or none; the signatures of their receipts."""
        return self.append(
            [record for draft in drafts for record in draft.stream_records()],
            [draft.mark(self._vault) for draft in drafts],
            [kept for draft in drafts for kept in draft.chains(self._vault)],
            [draft.receipt_message() for draft in drafts],
            meanwhile,
        )

    def append(
        self,
        records: Records = (),
        marks: Sequence[Mark] = (),
        beside: Sequence[Beside] = (),
        messages: Sequence[bytes] = (),
        meanwhile: Callable[[], None] = lambda: None,
    ) -> Storing:
        """Appends events to one or more streams, with their checkpoints and the data beside them.
        All or nothing is stored. It starts immediately and continues even if no caller waits. Once the events are
        on disk, `messages` are signed. `meanwhile` is called on the event loop before that, while the disk works,
        or not at all.

        The future raises `Conflict`, or `PersistenceError` if it is unclear whether they were written (`Locked`:
        they were not).
        """
        stored = Storing()
        self._waiting.append(Append(records, marks, beside, messages, meanwhile, stored))
        if not self.is_writing:
            self._idle.clear()
            self._write_next()
        return stored

    def _write_next(self) -> None:
        group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._disk.submit(self._write, group, asyncio.get_running_loop())

    def _meanwhile(self, group: list[Append]) -> None:
        for append in group:
            append.meanwhile()

    def _settle(self, group: list[Append], results: list[Result]) -> None:
        if self._waiting:
            self._write_next()
        else:
            self._idle.set()
        for append, result in zip(group, results, strict=True):
            if isinstance(result, IntegrityError):
                append.stored.set_exception(Conflict(str(result)))
            elif isinstance(result, Exception):
                append.stored.set_exception(result)
            else:
                append.stored.set_result(result)

    async def close(self) -> None:
        """Wait until what was appended is written."""
        await self._idle.wait()
        self._disk.shutdown()

    # --- on the thread of the disk

    def _write(self, group: list[Append], loop: asyncio.AbstractEventLoop) -> None:
        short = [append for append in group if len(append.records) <= LONG]
        together = [[append] for append in group if len(append.records) > LONG]
        together += [short] if short else []
        appends: list[Append] = []
        results: list[Result] = []
        for some in together:
            appends += some
            try:
                self._vault.check()
                results += self._write_together(some, loop)
            except Exception as error:
                results += [error] * len(some)
        loop.call_soon_threadsafe(self._settle, appends, results)

    def _write_together(self, group: list[Append], loop: asyncio.AbstractEventLoop) -> Sequence[Result]:
        events = [[self._mapper.to_stored_event(record) for record in append.records] for append in group]
        marks = [mark for append in group for mark in append.marks]
        beside = [one for append in group for one in append.beside]
        try:
            self._log.insert_events(
                [event for mine in events for event in mine],
                marks,
                beside=beside,
                meanwhile=partial(loop.call_soon_threadsafe, self._meanwhile, group),
            )
            signatures = iter(self._sign([message for append in group for message in append.messages]))
            return [list(islice(signatures, len(append.messages))) for append in group]
        except Unreachable:
            return self._one_by_one(group, events, self._again)
        except Locked:
            raise
        except PersistenceError:
            if len(group) == 1:
                raise
            return self._one_by_one(group, events, self._alone)

    def _one_by_one(self, group: list[Append], events: list[list[StoredEvent]], write: Write) -> list[Result]:
        """Each append by itself, after a group has failed. Where one was waited for in vain, the others do not wait as
        long again."""
        results: list[Result] = []
        for append, mine in zip(group, events, strict=True):
            if results and isinstance(results[-1], Locked | Unreachable):
                results.append(results[-1])
                continue
            try:
                results.append(write(append, mine))
            except PersistenceError as error:
                results.append(error)
        return results

    def _alone(self, append: Append, events: list[StoredEvent]) -> Signatures:
        """In a transaction of its own."""
        self._log.insert_events(events, append.marks, beside=append.beside)
        return self._sign(append.messages)

    def _again(self, append: Append, events: list[StoredEvent]) -> Signatures:
        """After a connection broke and it is not known whether it was stored: if it was not, it is now."""
        try:
            if events and self._log.holds(events):
                return self._sign(append.messages)
            return self._alone(append, events)
        except Locked as error:
            raise Unreachable(f"it is unclear whether the events were stored: {error}") from error

    def _sign(self, messages: Sequence[bytes]) -> Signatures:
        try:
            return self._vault.sign_all(messages)
        except Locked as error:
            raise Unreachable(f"the events were stored, but the receipt was not signed: {error}") from error
