"""What lies between browsers and a service: it can be cut, and lead to another service afterwards."""

import asyncio
import threading
import weakref
from types import TracebackType
from typing import Self

CHUNK = 65536


class Wire:
    """Hands on, at `address`, all that is said to the service that it leads to; while it leads nowhere, every
    connection is cut."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="wire")
        self._ends: set[asyncio.StreamWriter] = set()
        self._forgotten: weakref.WeakSet[asyncio.StreamWriter] = weakref.WeakSet()
        self._to = ""
        self.address = ""

    def leads_to(self, address: str) -> None:
        self._to = address

    def cut(self) -> None:
        """Nothing comes through from here on, and what is under way breaks off."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()

    def forget(self) -> None:
        """What is connected stays so and hears nothing more, as when a router has forgotten it; who connects anew gets
        through."""
        self._forgotten.update(self._ends)

    async def _cut(self) -> None:
        self._to = ""
        for end in self._ends:
            end.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, _, port = self._to.rpartition(":")
        try:
            theirs, to_them = await asyncio.open_connection(host, int(port)) if port else (None, None)
        except OSError:
            theirs, to_them = None, None
        if theirs is None or to_them is None:
            writer.transport.abort()
            return
        async with asyncio.TaskGroup() as both:
            both.create_task(self._hand_on(reader, to_them))
            both.create_task(self._hand_on(theirs, writer))

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            while said := await reader.read(CHUNK):
                if writer not in self._forgotten:
                    writer.write(said)
                    await writer.drain()
        except OSError:
            writer.transport.abort()
        finally:
            self._ends.discard(writer)
            writer.close()

    async def _start(self) -> None:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _stop(self) -> None:
        self._server.close()
        await self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if others:
            await asyncio.wait(others)

    def __enter__(self) -> Self:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._start(), self._loop).result()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
