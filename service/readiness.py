"""Whether a server can take calls: it looks every second whether its store can be read and written, and answers
health checks accordingly."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from grpc_health.v1 import health
from grpc_health.v1.health_pb2 import HealthCheckResponse

from kronika.service.application import Application
from kronika.service.faults import FAULTS
from kronika.service.store.faults import FailedOver

LOGGER = logging.getLogger("kronika")

EVERY_SECONDS = 1.0
READY, ALIVE = "", "liveness"
"""The names by which health checks ask whether a server can take calls, and whether it runs at all."""
PATIENCE_SECONDS = 3.0
"""How long the store may take to answer before the server counts as not ready."""


class Readiness:
    """Whether a server is ready. Once `failed_over` is set, it has to start anew on the database that has taken the
    place of its own."""

    def __init__(self, app: Application, states: health.aio.HealthServicer) -> None:
        self._app, self._states = app, states
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kronika-readiness")
        self._task: asyncio.Task[None] | None = None
        self.fault = "it has not started"
        """Why the server is not ready; empty if it is."""
        self.failed_over = asyncio.Event()

    async def start(self) -> None:
        await self._states.set(ALIVE, HealthCheckResponse.SERVING)
        await self._set("")
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._set("it is stopping")
        self._thread.shutdown(wait=False)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            probing = asyncio.get_running_loop().run_in_executor(self._thread, self._probe)
            done, _ = await asyncio.wait({probing}, timeout=PATIENCE_SECONDS)
            if not done:
                await self._turn(f"the store has not answered for {PATIENCE_SECONDS:g} s")
            try:
                await probing
            except FailedOver as error:
                await self._turn(str(error))
                self.failed_over.set()
            except FAULTS as error:
                await self._turn(f"{type(error).__name__}: {error}")
            except Exception as error:
                LOGGER.exception("the store could not be probed")
                await self._turn(f"{type(error).__name__}: {error}")
            else:
                await self._turn("")

    def _probe(self) -> None:
        self._app.vault.check()
        self._app.log.probe()
        if not self._app.outages.noted:
            self._app.outages.note()

    async def _turn(self, fault: str) -> None:
        """Ready, or not because of a fault."""
        if fault and not self.fault:
            LOGGER.error("not ready: %s", fault)
        elif self.fault and not fault:
            LOGGER.warning("ready again")
        await self._set(fault)

    async def _set(self, fault: str) -> None:
        is_changed = bool(fault) != bool(self.fault)
        self.fault = fault
        if is_changed:
            state = HealthCheckResponse.NOT_SERVING if fault else HealthCheckResponse.SERVING
            await self._states.set(READY, state)
