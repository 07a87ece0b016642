"""Group commit: decisions of several games share a transaction, each game's own stay whole."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from typing import Any

from eventsourcing.persistence import EventStore, IntegrityError, PersistenceError

from service.store.mapper import StreamRecord

MOST_AT_ONCE = 64


class Conflict(Exception):
    """A stream has an event of that version already: somebody else was faster."""


class Writer:
    """One thread that writes. `append` returns when the events are on disk."""

    def __init__(self, store: EventStore[Any]) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[tuple[Sequence[StreamRecord], asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="kronika-writer", daemon=True)
        self._thread.start()

    async def append(self, records: Sequence[StreamRecord]) -> None:
        """Append events of one stream or of several, all or none.

        Raises `Conflict`, or `PersistenceError` if it is not known whether they were written.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._queue.put((records, written))
        await written

    def close(self) -> None:
        """Write what was handed in, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            stop = False
            while len(group) < MOST_AT_ONCE:
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    stop = True
                    break
                group.append(item)
            self._write(group)
            if stop:
                return

    def _write(self, group: list[tuple[Sequence[StreamRecord], asyncio.Future[None]]]) -> None:
        if len(group) > 1:
            try:
                self._store.put([record for records, _ in group for record in records])
            except PersistenceError:
                pass
            else:
                _settle(group, [None] * len(group))
                return
        results: list[Exception | None] = []
        for records, _ in group:
            try:
                self._store.put(records)
                results.append(None)
            except IntegrityError as error:
                results.append(Conflict(str(error)))
            except PersistenceError as error:
                results.append(error)
        _settle(group, results)


def _settle(
    group: list[tuple[Sequence[StreamRecord], asyncio.Future[None]]], results: Sequence[Exception | None]
) -> None:
    def settle() -> None:
        for (_, written), result in zip(group, results, strict=True):
            if written.cancelled():
                continue
            if result is None:
                written.set_result(None)
            else:
                written.set_exception(result)

    group[0][1].get_loop().call_soon_threadsafe(settle)
