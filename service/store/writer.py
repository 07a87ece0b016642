"""Group commit: decisions of several games share a transaction, each game's own stay whole."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent

from service.store.imports import Beside
from service.store.mapper import RecordMapper, StreamRecord
from service.store.recorder import SQLiteLog

T = TypeVar("T")

MOST_AT_ONCE = 64

Handed = tuple[Sequence[StreamRecord], Callable[[], Any], "asyncio.Future[Any]", Sequence[Beside]]


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

    async def append(self, records: Sequence[StreamRecord], then: Callable[[], T], beside: Sequence[Beside] = ()) -> T:
        """Append events of one stream or of several, all or none; they are on disk when this returns.
        `then` is called on the thread that waits for the disk, once they are; what it gives is given.
        `beside` is what is kept beside the events, in the same transaction.

        Raises `Conflict`, `PersistenceError` if it is not known whether they were written, or what
        `then` raises.
        """
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((records, then, written, beside))
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
        events = [[self._mapper.to_stored_event(record) for record in records] for records, *_ in group]
        loop = asyncio.get_running_loop()
        try:
            self._log.begin_group(
                [event for mine in events for event in mine], [one for *_, beside in group for one in beside]
            )
            results = await loop.run_in_executor(self._disk, self._commit, group)
        except PersistenceError as error:
            if len(group) == 1:
                _settle(group[0], error)
            else:
                for handed, mine in zip(group, events, strict=True):
                    _settle(handed, await loop.run_in_executor(self._disk, self._alone, mine, handed))
        else:
            for handed, result in zip(group, results, strict=True):
                _settle(handed, result)

    def _commit(self, group: list[Handed]) -> list[Any]:
        self._log.commit_group()
        return [_done(then) for _, then, *_ in group]

    def _alone(self, events: list[StoredEvent], handed: Handed) -> Any:
        """One game's events in a transaction of their own, after a group has failed."""
        try:
            self._log.insert_events(events, beside=handed[3])
        except PersistenceError as error:
            return error
        return _done(handed[1])

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
    written = handed[2]
    if written.done():
        return
    if isinstance(result, IntegrityError):
        written.set_exception(Conflict(str(result)))
    elif isinstance(result, Exception):
        written.set_exception(result)
    else:
        written.set_result(result)
