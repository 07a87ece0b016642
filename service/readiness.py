"""Whether a server can take calls: it looks every second whether its store can be read and written."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from service.core import Core
from service.faults import FAULTS
from service.store.faults import FailedOver

LOGGER = logging.getLogger("kronika")

EVERY_SECONDS = 1.0
PATIENCE_SECONDS = 3.0
"""How long the store may take to answer before the server counts as not ready."""


class Readiness:
    """Whether a server is ready. Once `failed_over` is set, it has to start anew on the database that has taken the
    place of its own."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kronika-readiness")
        self._task: asyncio.Task[None] | None = None
        self.ready = True
        self.failed_over = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self.ready = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown(wait=False)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            probing = asyncio.get_running_loop().run_in_executor(self._thread, self._probe)
            done, _ = await asyncio.wait({probing}, timeout=PATIENCE_SECONDS)
            if not done:
                self._turn(f"the store has not answered for {PATIENCE_SECONDS:g} s")
            try:
                await probing
            except FailedOver as error:
                self._turn(str(error))
                self.failed_over.set()
            except FAULTS as error:
                self._turn(f"{type(error).__name__}: {error}")
            except Exception as error:
                LOGGER.exception("the store could not be probed")
                self._turn(f"{type(error).__name__}: {error}")
            else:
                self._turn("")

    def _probe(self) -> None:
        self._core.vault.check()
        self._core.log.probe()
        if not self._core.outages.noted:
            self._core.outages.note()

    def _turn(self, fault: str) -> None:
        """Ready, or not because of a fault."""
        if self.ready and fault:
            LOGGER.error("not ready: %s", fault)
        elif not fault and not self.ready:
            LOGGER.warning("ready again")
        self.ready = not fault
