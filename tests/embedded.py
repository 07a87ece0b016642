"""A service inside this process, on a free port of loopback: for demos, benchmarks and tests."""

import asyncio
import threading
from types import TracebackType
from typing import Self

from kronika.service.application import Application
from kronika.service.server import Server
from kronika.service.settings import Settings


class Embedded:
    """Serves in a thread of its own while the context lasts. `address` is host:port, `page` that of the page; empty
    if none is served.

    Raises what `Application` raises and, when entered, what `Server` raises.
    """

    def __init__(self, settings: Settings) -> None:
        self.app = Application(settings)
        self._settings = settings
        self._ready = threading.Event()
        self._failed: Exception | None = None
        self._thread = threading.Thread(target=self._run, name="kronika-service")
        self.address = self.page = ""

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except Exception as error:
            self._failed = error
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        try:
            server = Server(self.app)
        except BaseException:
            await self.app.close()
            raise
        await server.start()
        self.address = f"{self._settings.host}:{server.port}"
        self.page = f"{self._settings.host}:{server.web_port}" if server.web_port is not None else ""
        self._ready.set()
        await self._stop.wait()
        await server.stop(0.5)

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        if self._failed is not None:
            self._thread.join()
            raise self._failed
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
