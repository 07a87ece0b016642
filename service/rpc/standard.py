"""Health and reflection: whether a server can take calls, and the answers by Connect and gRPC-Web."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Never

from grpc_health.v1 import health, health_pb2
from grpc_health.v1.health_pb2 import HealthCheckResponse
from grpc_reflection.v1alpha import reflection, reflection_pb2

from kronika.domain.kernel.words import Reason
from kronika.service.application import Application, refused
from kronika.service.errors import FAULTS
from kronika.service.gate import Served
from kronika.service.rpc.common import Caller
from kronika.service.store.faults import FailedOver
from kronika.service.words import message


def standard(states: health.aio.HealthServicer, names: Iterable[str]) -> tuple[Served, ...]:
    """The standard services, of these states and names of services."""
    described = reflection.ReflectionServicer(names)

    async def check(app: Application, request: Any, caller: Caller) -> Any:
        return await states.Check(request, _Unknown())

    async def watch(app: Application, request: Any, caller: Caller) -> AsyncGenerator[Any, None]:
        written: asyncio.Queue[Any] = asyncio.Queue()
        with app.quotas.streams.one(caller):
            watching = asyncio.create_task(states.Watch(request, _Writes(written)))
            try:
                while True:
                    yield await written.get()
            finally:
                watching.cancel()

    async def reflect(app: Application, requests: AsyncIterator[Any], caller: Caller) -> AsyncGenerator[Any, None]:
        with app.quotas.streams.one(caller):
            async for request in requests:
                app.quotas.call(caller, 1)
                for answer in described.ServerReflectionInfo([request], None):
                    yield answer

    return (
        (health_pb2, "Health", {"Check": check}, {"Watch": watch}, {}, {}),
        (reflection_pb2, "ServerReflection", {}, {"ServerReflectionInfo": reflect}, {}, {}),
    )


class _Unknown:
    """The context of a health check; its abort means that there is no service of this name."""

    async def abort(self, code: Any) -> Never:
        raise refused(Reason.NOT_FOUND, message("not-a-service"))


class _Writes:
    """Where a servicer writes what is sent."""

    def __init__(self, written: "asyncio.Queue[Any]") -> None:
        self._written = written

    async def write(self, message: Any) -> None:
        await self._written.put(message)


LOGGER = logging.getLogger("kronika")

EVERY_SECONDS = 1.0
READY, ALIVE = "", "liveness"
"""The names by which health checks ask whether a server can take calls, and whether it runs at all."""
PATIENCE_SECONDS = 3.0
"""How long the store may take to answer before the server counts as not ready."""


class Readiness:
    """The readiness of a server. Once `failed_over` is set, the server must restart on the database that has replaced
    its own."""

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
                LOGGER.exception("the store cannot be probed")
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
