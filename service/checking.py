"""A thread that holds every stream of the log against its mark, once for each start of the service."""

import logging
import threading
import time

from kronika.service.errors import FAULTS
from kronika.service.games import Games
from kronika.service.history import NoSuchStream
from kronika.service.integrity import KEPT, MARKS, LogDamaged, examine, streams_of
from kronika.service.live import LiveGame
from kronika.service.store.protocol import Log, Mark
from kronika.service.vault import Vault

LOGGER = logging.getLogger("kronika")

AT_ONCE = 100
"""Streams that get their first marks in one transaction."""
SHARE = 0.1
"""How much of the time may go into this, so that it delays nobody who plays."""


class Checking:
    """Closes to play what is damaged; marks the streams that an earlier release left without marks."""

    def __init__(self, log: Log, vault: Vault, games: Games) -> None:
        self._log, self._vault, self._games = log, vault, games
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kronika-checking", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._check_all()
        except FAULTS as error:
            LOGGER.error("the log could not be checked to its end: %s: %s", type(error).__name__, error)

    def _check_all(self) -> None:
        adopting = self._vault.fact(MARKS) != KEPT
        adopted: list[Mark] = []
        count = damaged = 0
        for stream in streams_of(self._log):
            began = time.monotonic()
            try:
                found = examine(self._log, self._vault, stream)
                if found.is_unmarked:
                    LiveGame.resume(found)
                    adopted.append(found.marked(self._vault))
            except NoSuchStream:
                continue
            except LogDamaged as error:
                self._games.close_to_play(error)
                damaged += 1
            if len(adopted) >= AT_ONCE:
                count += self._adopt(adopted)
            if self._stop.wait((time.monotonic() - began) * (1 / SHARE - 1)):
                return
        count += self._adopt(adopted)
        if adopting:
            self._vault.set_fact(MARKS, KEPT)
        if count:
            LOGGER.warning(
                "games that had no mark and have one now: %d; nothing shows what was changed in them before",
                count,
            )
        if damaged:
            LOGGER.error("games damaged and closed to play: %d; see kronika check", damaged)

    def _adopt(self, marks: list[Mark]) -> int:
        count = len(marks)
        if marks:
            self._log.adopt(marks)
            marks.clear()
        return count

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
