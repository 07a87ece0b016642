"""Health and reflection by Connect and gRPC-Web, from the servicers that answer them by gRPC."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from typing import Any, Never

from grpc_health.v1 import health, health_pb2
from grpc_reflection.v1alpha import reflection, reflection_pb2

from kronika.domain.kernel.words import Reason
from kronika.service.application import Application, refused
from kronika.service.gate import Served
from kronika.service.rpc.common import Caller
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
    """What a check is aborted by: it knows no service of this name."""

    async def abort(self, code: Any) -> Never:
        raise refused(Reason.NOT_FOUND, message("not-a-service"))


class _Writes:
    """Where a servicer writes what is sent."""

    def __init__(self, written: "asyncio.Queue[Any]") -> None:
        self._written = written

    async def write(self, message: Any) -> None:
        await self._written.put(message)
