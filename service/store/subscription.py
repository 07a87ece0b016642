"""Reading the log on and on, as the eventsourcing library wants it."""

import threading
from collections.abc import Sequence
from typing import Any

from eventsourcing.persistence import ApplicationRecorder, Notification, ProgrammingError, Subscription

from kronika.service.store.protocol import POLL_SECONDS


class LogSubscription(Subscription[Any]):
    """Events past a position, and then those newly written, by this process or by another."""

    BATCH = 500

    def __init__(self, recorder: Any, gt: int | None, topics: Sequence[str]) -> None:
        super().__init__(recorder, gt, topics)
        self._position = gt or 0
        self._batch: list[Notification] = []

    def stop(self) -> None:
        super().stop()
        self._recorder.wake()

    def batch(self) -> list[Notification]:
        """The next events, at least one; none once the subscription is stopped."""
        while not self._has_been_stopped:
            found = self._recorder.select_notifications(
                self._position, self.BATCH, topics=self._topics, inclusive_of_start=False
            )
            if found:
                self._position = found[-1].id
                return list(found)
            self._recorder.wait(self._position, POLL_SECONDS)
        return []

    def __next__(self) -> Notification:
        if not self._has_been_entered:
            raise ProgrammingError("a subscription is used in a `with` statement")
        if not self._batch or self._has_been_stopped:
            self._batch = self.batch()
        if not self._batch:
            raise StopIteration
        return self._batch.pop(0)


class Awaited(ApplicationRecorder):
    """A log that wakes those who wait for what is stored."""

    def __init__(self) -> None:
        self._written = threading.Condition()

    def subscribe(self, gt: int | None = None, topics: Sequence[str] = ()) -> LogSubscription:
        return LogSubscription(self, gt, topics)

    def wait(self, position: int, seconds: float) -> None:
        """Wait until something may have been written past `position`, at most `seconds`."""
        with self._written:
            if (self.max_notification_id() or 0) <= position:
                self._written.wait(seconds)

    def wake(self) -> None:
        """Wake whoever waits, to look for what was stored, or whether it shall stop."""
        with self._written:
            self._written.notify_all()
