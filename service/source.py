"""The log as the read models want it."""

import sqlite3

from kronika.projections.database import Notice, StreamUnreadable
from kronika.service.store.faults import Damaged, fault_of
from kronika.service.store.protocol import Log


class LogSource:
    """The log as the read models want it."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def notices(self, after: int, limit: int) -> list[Notice]:
        try:
            return self._from(after + 1, limit)
        except sqlite3.Error as error:
            if not isinstance(fault_of(error), Damaged):
                raise
        return [
            notice
            for position in range(after + 1, min(after + limit, self.last()) + 1)
            for notice in self._at_damaged(position)
        ]

    def _from(self, start: int, limit: int, stop: int | None = None) -> list[Notice]:
        found = self._log.select_notifications(start, limit, stop)
        return [Notice(n.id, str(n.originator_id), n.originator_version, n.state) for n in found]

    def _at_damaged(self, position: int) -> list[Notice]:
        """The event at a position, if there is one, where some pages of the file are damaged."""
        try:
            return self._from(position, 1, position)
        except sqlite3.Error as error:
            if not isinstance(fault_of(error), Damaged):
                raise
            return [Notice(position, "", 0, b"")]

    def stream(self, stream: str, lte: int) -> list[tuple[int, bytes]]:
        try:
            return [(version, body) for version, _, body in self._log.rows(stream, lte=lte)]
        except sqlite3.Error as error:
            if isinstance(fault_of(error), Damaged):
                raise StreamUnreadable(stream) from error
            raise

    def last(self) -> int:
        try:
            return self._log.max_notification_id() or 0
        except sqlite3.Error as error:
            raise fault_of(error) or error from error
