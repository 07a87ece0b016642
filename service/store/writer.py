"""Group commit: decisions of several games share a transaction, each game's own stay whole."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent

from service.store.faults import Locked
from service.store.imports import Beside
from service.store.mapper import RecordMapper, StreamRecord
from service.store.recorder import LOCK_SECONDS, Mark, SQLiteLog

T = TypeVar("T")

MOST_AT_ONCE = 64
LONG = 1000
"""Events from which on those that are handed in together are inserted on the thread of the disk."""


class Records(Protocol):
    """Records handed in together; they may be read only when they are written."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[StreamRecord]: ...


Handed = tuple[Records, Sequence[Mark], Sequence[Beside], Callable[[], Any], "asyncio.Future[Any]"]


class Conflict(Exception):
    """A stream has an event of that version already: somebody else was faster."""


class Writer:
    """Gathers what is handed in while the last group goes to disk. The rows are inserted on the
    event loop; only the commit, which waits for the disk, has a thread of its own."""

    def __init__(self, log: SQLiteLog) -> None:
        self._log = log
        self._mapper = RecordMapper()
        self._waiting: list[Handed] = []
        self._flushing: asyncio.Task[None] | None = None
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="kronika-commit")

    async def append(
        self,
        records: Records,
        marks: Sequence[Mark],
        then: Callable[[], T],
        beside: Sequence[Beside] = (),
    ) -> T:
        """Append events of one stream or of several, all or none, with the marks of the streams after
        them, and what is kept beside them; they are on disk when this returns. `then` is called on the
        thread that waits for the disk, once they are; what it gives is given.

        Raises `Conflict`, `PersistenceError` if it is not known whether they were written (`Locked`: they
        were not), or what `then` raises.
        """
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((records, marks, beside, then, written))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        return await written

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
        long = [handed for handed in group if len(handed[0]) > LONG]
        for handed in long:
            _settle(handed, await asyncio.get_running_loop().run_in_executor(self._disk, self._long, handed))
        group = [handed for handed in group if handed not in long]
        if group:
            await self._write_together(group)

    def _long(self, handed: Handed) -> Any:
        """Many events, as they are only when a whole game is taken in, are written away from the loop."""
        return self._alone([self._mapper.to_stored_event(record) for record in handed[0]], handed)

    async def _write_together(self, group: list[Handed]) -> None:
        events = [[self._mapper.to_stored_event(record) for record in records] for records, *_ in group]
        loop = asyncio.get_running_loop()
        try:
            inserted = [event for mine in events for event in mine]
            marks = [mark for _, marked, *_ in group for mark in marked]
            kept = [one for _, _, beside, *_ in group for one in beside]
            try:
                self._log.begin_group(inserted, marks, 0, kept)
            except Locked:
                await loop.run_in_executor(self._disk, self._log.begin_group, inserted, marks, LOCK_SECONDS, kept)
            results = await loop.run_in_executor(self._disk, self._commit, group)
        except PersistenceError as error:
            if len(group) == 1 or isinstance(error, Locked):
                for handed in group:
                    _settle(handed, error)
            else:
                for handed, mine in zip(group, events, strict=True):
                    _settle(handed, await loop.run_in_executor(self._disk, self._alone, mine, handed))
        else:
            for handed, result in zip(group, results, strict=True):
                _settle(handed, result)

    def _commit(self, group: list[Handed]) -> list[Any]:
        self._log.commit_group()
        return [_done(then) for *_, then, _ in group]

    def _alone(self, events: list[StoredEvent], handed: Handed) -> Any:
        """One game's events in a transaction of their own, after a group has failed."""
        _, marks, beside, then, _ = handed
        try:
            self._log.insert_events(events, marks, beside=beside)
        except PersistenceError as error:
            return error
        return _done(then)

    async def close(self) -> None:
        """Wait until what was handed in is written."""
        if self._flushing is not None:
            await self._flushing
        self._disk.shutdown()


def _done(then: Callable[[], Any]) -> Any:
    """What comes of it once the events are on disk; the error if it fails."""
    try:
        return then()
    except Exception as error:
        return error


def _settle(handed: Handed, result: Any) -> None:
    *_, written = handed
    if written.done():
        return
    if isinstance(result, IntegrityError):
        written.set_exception(Conflict(str(result)))
    elif isinstance(result, Exception):
        written.set_exception(result)
    else:
        written.set_result(result)
