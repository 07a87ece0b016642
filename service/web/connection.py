"""Connections of HTTP/1.1, with bounds of our own: how large the head of a request may be, and how long a request
may take to arrive."""

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024
"""Bytes of a request line and headers."""
HEAD_SECONDS = 20.0
"""How long these may take to arrive, counted from the connection or from their first byte."""


class Connection(HttpToolsProtocol):
    """A connection that is cut where a request keeps it waiting. `body_seconds`: how long what comes after the
    head may take."""

    def __init__(self, body_seconds: float, **given: Any) -> None:
        super().__init__(**given)
        self._body_seconds = body_seconds
        self._in_head, self._head = True, 0
        self._cut: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._cut_after(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of this request is too large.")
                return
            self._head += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._cut_after(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._cut_after(self._body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def _cut_after(self, seconds: float) -> None:
        self._arrived()
        self._cut = self.loop.call_later(seconds, self.transport.abort)

    def _arrived(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None


def connections(body_seconds: float) -> Any:
    """What makes the connections of a server."""
    return partial(Connection, body_seconds)
