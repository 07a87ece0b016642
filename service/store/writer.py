"""Group commit: decisions of several games share a transaction, each game's own stay whole."""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, Protocol, TypeVar

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent

from kronika.service.store.faults import Locked, Unreachable
from kronika.service.store.mapper import RecordMapper, StreamRecord
from kronika.service.store.protocol import LOCK_SECONDS, Beside, Log, Mark

T = TypeVar("T")
Signature = tuple[str, str]
"""(public key, signature), both in hex."""

MOST_AT_ONCE = 64
LONG = 1000
"""Events from which on those that are handed in together are inserted on the thread of the disk."""
STARTING_SECONDS = 0.002
"""For which the event loop stands still at most until the thread of the disk has started."""
ENDING_SECONDS = 0.0003
"""For which it does so at most, once all is ready, until that thread has ended."""


class Records(Protocol):
    """Records handed in together; they may be read only when they are written."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[StreamRecord]: ...


class Handed(NamedTuple):
    """What is to be written at once, and what is done with it after that."""

    records: Records
    marks: Sequence[Mark]
    beside: Sequence[Beside]
    messages: Sequence[bytes]  #: What is signed on the thread that waits for the disk.
    then: Callable[[Sequence[Signature]], Any]  #: Called on the event loop with the signatures.
    #: Called on the event loop while the disk works, mostly; what fails in it is no failure of what is written.
    meanwhile: Callable[[], None]
    written: "asyncio.Future[Any]"


class Conflict(Exception):
    """A stream has an event of that version already: somebody else was faster."""


class Writer:
    """Gathers what is handed in while the last group goes to disk. The rows are inserted on the
    event loop; only the commit, which waits for the disk, has a thread of its own. Where the log is shared, that
    thread does both."""

    def __init__(
        self,
        log: Log,
        sign: Callable[[Sequence[bytes]], Sequence[Signature]],
        check: Callable[[], None] = lambda: None,
    ) -> None:
        """`check`: called before something is stored; what it raises is the answer."""
        self._log, self._sign, self._check = log, sign, check
        self._mapper = RecordMapper()
        self._waiting: list[Handed] = []
        self._flushing: asyncio.Task[None] | None = None
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="kronika-commit")

    def append(
        self,
        records: Records,
        marks: Sequence[Mark],
        then: Callable[[Sequence[Signature]], T],
        messages: Sequence[bytes] = (),
        beside: Sequence[Beside] = (),
        meanwhile: Callable[[], None] = lambda: None,
    ) -> "asyncio.Future[T]":
        """Append events of one stream or of several, all or none, with the marks of the streams after
        them, and what is kept beside them. Once they are on disk, `messages` are signed and `then` is called
        with the signatures, whoever still waits; what it gives is the result. `meanwhile` is called while the disk
        works, or not at all: for what can be got ready.

        The future raises `Conflict`, `PersistenceError` if it is not known whether they were written (`Locked`:
        they were not), or what `then` raises.
        """
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Handed(records, marks, beside, messages, then, meanwhile, written))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        return written

    async def _flush(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                try:
                    await self._write(group)
                except Exception as error:
                    for handed in group:
                        _settle(handed, error)
        finally:
            self._flushing = None

    async def _write(self, group: list[Handed]) -> None:
        self._check()
        long = [handed for handed in group if len(handed.records) > LONG]
        for handed in long:
            _settle(handed, await asyncio.get_running_loop().run_in_executor(self._disk, self._long, handed))
        short = [handed for handed in group if len(handed.records) <= LONG]
        if short:
            await self._write_together(short)

    def _long(self, handed: Handed) -> Any:
        """Many events, as they are only when a whole game is taken in, are written away from the loop."""
        return self._alone([self._mapper.to_stored_event(record) for record in handed.records], handed)

    async def _write_together(self, group: list[Handed]) -> None:
        events = [[self._mapper.to_stored_event(record) for record in handed.records] for handed in group]
        try:
            results = await self._stored(group, [event for mine in events for event in mine])
        except PersistenceError as error:
            if isinstance(error, Locked):
                for handed in group:
                    _settle(handed, error)
            elif isinstance(error, Unreachable):
                await self._one_by_one(group, events, self._again)
            elif len(group) == 1:
                _settle(group[0], error)
            else:
                await self._one_by_one(group, events, self._alone)
        else:
            for handed, result in zip(group, results, strict=True):
                _settle(handed, result)

    async def _one_by_one(
        self,
        group: list[Handed],
        events: list[list[StoredEvent]],
        write: Callable[[list[StoredEvent], Handed], Any],
    ) -> None:
        """Each game's events by themselves, after a group has failed. Where one was waited for in vain, the others do
        not wait as long again."""
        loop, result = asyncio.get_running_loop(), None
        for handed, mine in zip(group, events, strict=True):
            if not isinstance(result, Locked | Unreachable):
                result = await loop.run_in_executor(self._disk, write, mine, handed)
            _settle(handed, result)

    async def _stored(self, group: list[Handed], events: list[StoredEvent]) -> list[Sequence[Signature]]:
        marks = [mark for handed in group for mark in handed.marks]
        kept = [one for handed in group for one in handed.beside]
        loop = asyncio.get_running_loop()
        if self._log.is_shared:
            return await self._meanwhile(group, partial(self._at_once, group, events, marks, kept))
        try:
            self._log.begin_group(events, marks, 0, kept)
        except Locked:
            await loop.run_in_executor(self._disk, self._log.begin_group, events, marks, LOCK_SECONDS, kept)
        return await self._meanwhile(group, partial(self._commit, group))

    async def _meanwhile(self, group: list[Handed], store: Callable[[], T]) -> T:
        """Have the thread of the disk store a group, and get ready what can be while it does; what it says. It can
        neither start nor end as long as the event loop holds the interpreter. Where one decision is stored alone, it is
        given a moment for both; where many are, the loop has more to do than to wait for it, and to a database it
        takes longer."""
        started = threading.Event()

        def on_disk() -> T:
            started.set()
            return store()

        stored = self._disk.submit(on_disk)
        is_alone = len(group) == 1
        if is_alone:
            started.wait(STARTING_SECONDS)
        for handed in group:
            with suppress(Exception):  # whoever needs it finds that out for himself, once it is stored
                handed.meanwhile()
        if is_alone and not self._log.is_shared:
            with suppress(TimeoutError):
                return stored.result(ENDING_SECONDS)
        return await asyncio.wrap_future(stored)

    def _at_once(
        self, group: list[Handed], events: list[StoredEvent], marks: Sequence[Mark], kept: Sequence[Beside]
    ) -> list[Sequence[Signature]]:
        self._log.insert_events(events, marks, beside=kept)
        try:
            return self._signed(group)
        except Locked as error:
            raise Unreachable(f"stored, but not signed: {error}") from error

    def _commit(self, group: list[Handed]) -> list[Sequence[Signature]]:
        self._log.commit_group()
        return self._signed(group)

    def _signed(self, group: list[Handed]) -> list[Sequence[Signature]]:
        signatures = iter(self._sign([message for handed in group for message in handed.messages]))
        return [list(islice(signatures, len(handed.messages))) for handed in group]

    def _alone(self, events: list[StoredEvent], handed: Handed) -> Any:
        """One game's events in a transaction of their own, after a group has failed."""
        try:
            self._log.insert_events(events, handed.marks, beside=handed.beside)
        except PersistenceError as error:
            return error
        return self._sign(handed.messages)

    def _again(self, events: list[StoredEvent], handed: Handed) -> Any:
        """One game's events, after a connection broke and it is not known whether they were stored: if they were
        not, they are now."""
        try:
            if not events or not self._log.holds(events):
                self._log.insert_events(events, handed.marks, beside=handed.beside)
            return self._sign(handed.messages)
        except Locked as error:
            return Unreachable(f"it is not known whether it was stored: {error}")
        except PersistenceError as error:
            return error

    async def close(self) -> None:
        """Wait until what was handed in is written."""
        if self._flushing is not None:
            await self._flushing
        self._disk.shutdown()


def _settle(handed: Handed, result: Any) -> None:
    """`result`: the signatures once all is on disk, or what went wrong."""
    made: Any = None
    if not isinstance(result, Exception):
        try:
            made = handed.then(result)
        except Exception as error:
            result = error
    if handed.written.done():
        return
    if isinstance(result, IntegrityError):
        handed.written.set_exception(Conflict(str(result)))
    elif isinstance(result, Exception):
        handed.written.set_exception(result)
    else:
        handed.written.set_result(made)
