"""The second port: Connect, gRPC-Web and the page over HTTP/1.1, in the event loop of gRPC."""

import asyncio
import logging
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

import uvicorn

from kronika.service.gate import METADATA, Gate, Served
from kronika.service.logs import not_cancelled
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.shapes import shapes
from kronika.service.web.connect import ALL_TYPES, Calls, Connect, type_of
from kronika.service.web.connection import connections
from kronika.service.web.files import DEEP, Answer, Files, Headers, said, scripts
from kronika.service.web.one_click import as_call, is_one_click
from kronika.service.web.origins import Origins

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = [
    ("content-security-policy", POLICY),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
]
"""Headers of every answer."""
CALL = re.compile(r"/(\w+(?:\.\w+)+)/\w+")
"""The path of a call: a service in its package, and a method."""
OF_CALLS = (
    "connect-accept-encoding",
    "connect-content-encoding",
    "connect-protocol-version",
    "connect-timeout-ms",
    "content-type",
    "grpc-timeout",
    "x-grpc-web",
    "x-user-agent",
)
"""Headers of the protocols themselves that browsers ask about."""
MAY_ASK = ", ".join(sorted((*METADATA, *OF_CALLS))).encode()
"""Headers that pages of other origins may send, where these may call at all."""
MAY_READ = b"grpc-message, grpc-status, grpc-status-details-bin"
"""Headers of an answer that these may read."""
TAKES = "Calls are made here by Connect or gRPC-Web; gRPC has a port of its own."
"""What is said where a call is made otherwise."""
KEPT_SECONDS = 60
"""How long a connection that asks nothing is kept."""
UNREAD = 256 * 1024
"""Bytes that the system takes to be sent to a peer that does not read them yet; a slow watcher is soon found."""
UNREAD_SECONDS = 60
"""How long a peer may leave unread what was sent to it, before its connection is cut."""
LATER = 10
"""Seconds by which a request that does not end is cut later than an upload is refused that takes too long."""
ALIVE, READY = "/livez", "/readyz"
"""Where probes ask whether the server runs, and whether it can take calls."""
PROBES = {ALIVE: "Alive.", READY: "Ready."}
FRESH = [(b"cache-control", b"no-store")]
REQUESTS_AT_ONCE = 2048
"""Connections beside those of streams."""

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Door:
    """Serves Connect and the page. `port` is the one listened on."""

    def __init__(self, settings: Settings, gate: Gate, services: Iterable[Served], fault: Callable[[], str]) -> None:
        """`fault`: why the server is not ready to take calls; empty if it is. Raises `SettingsRefused`."""
        self._fault = fault
        self._calls = Calls(gate)
        self._connect = Connect(self._calls, services)
        self._files, self._origins = Files(made={"/shapes.json": shapes(), **scripts()}), Origins(settings)
        self._under_way: set[asyncio.Task[Any]] = set()
        config = uvicorn.Config(
            self._answer,
            interface="asgi3",
            http=connections(settings.import_seconds + LATER),
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            headers=ALWAYS,
            limit_concurrency=settings.streams_in_all + REQUESTS_AT_ONCE,
            timeout_keep_alive=KEPT_SECONDS,
            ssl_certfile=settings.tls_certificate or None,
            ssl_keyfile=settings.tls_key or None,
        )
        log = logging.getLogger("uvicorn.error")
        log.setLevel(logging.ERROR)  # what is sent wrongly is not the operator's concern
        log.addFilter(not_cancelled)
        try:
            config.load()
        except (OSError, ssl.SSLError) as error:
            raise SettingsRefused(f"the certificate and its key cannot be used: {error}") from error
        self._server = uvicorn.Server(config)
        self._server.lifespan = config.lifespan_class(config)
        self._sockets = list(_listening(settings))
        self.port: int = self._sockets[0].getsockname()[1]

    async def start(self) -> None:
        await self._server.on_tick(0)
        await self._server.startup(self._sockets)
        self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        """Keep the date that is written into answers."""
        while True:
            await asyncio.sleep(1)
            await self._server.on_tick(0)

    async def stop(self, grace: float) -> None:
        """Take nothing new, and let the calls under way end; cut off after `grace` seconds what has not."""
        self._calls.stopping = True
        self._ticking.cancel()
        ended = asyncio.create_task(self._server.shutdown(self._sockets))
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=grace)
        for call in self._under_way:
            call.cancel()
        _, late = await asyncio.wait({ended}, timeout=max(grace, 1.0))
        if late:
            for connection in list(self._server.server_state.connections):
                connection.transport.abort()
        await ended

    async def _answer(self, scope: Any, receive: Receive, send: Send) -> None:
        asked = self._origins.asked(scope["headers"], scope["server"][0] if scope["server"] else "")
        if asked.refusal is not None:
            await _send(send, scope, said(*asked.refusal))
        elif is_one_click(scope):
            call = await as_call(scope, receive)
            if call is None:
                await _send(send, scope, said(400, "A click that turns mail off says List-Unsubscribe=One-Click."))
            else:
                await self._called(*call, send)
        elif scope["path"] in PROBES and scope["method"] in ("GET", "HEAD"):
            fault = self._fault() if scope["path"] == READY else ""
            answer = said(503, "Not ready.", FRESH) if fault else said(200, PROBES[scope["path"]], FRESH)
            await _send(send, scope, answer)
        elif not _is_call(scope):
            await _send(send, scope, self._files.answer(scope["method"], scope["path"], scope["headers"]))
        elif scope["method"] == "OPTIONS" and asked.foreign:
            await _send(send, scope, _preflight(asked.foreign))
        else:
            send = _allowing(asked.foreign, send) if asked.foreign else send
            types = self._connect.types(scope["path"])
            if scope["method"] == "POST" and type_of(scope["headers"]) not in types:
                await _send(send, scope, said(415, f"{TAKES} content-type must be one of: {', '.join(types)}."))
            else:
                await self._called({**scope, "headers": _readable(scope["headers"])}, receive, send)

    async def _called(self, scope: Any, receive: Receive, send: Send) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            with self._calls.begun(scope) as refusal:
                if refusal is None:
                    await self._connect(scope, receive, send)
                else:
                    await _send(send, scope, refusal)
        finally:
            self._under_way.discard(task)


def _listening(settings: Settings) -> Iterable[socket.socket]:
    """Sockets that listen, all on one port. Raises `SettingsRefused`."""
    port = settings.page_port
    try:
        found = socket.getaddrinfo(settings.host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in dict.fromkeys(found):
            both = family == socket.AF_INET6 and settings.host == "::" and socket.has_dualstack_ipv6()
            listening = socket.create_server((address[0], port), family=family, dualstack_ipv6=both)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
            port = listening.getsockname()[1]
            yield listening
    except OSError as error:
        raise SettingsRefused(
            f"{settings.host}:{port}, for the page, cannot be listened on: {error.strerror}; choose another web_port"
        ) from error


def _is_call(scope: Any) -> bool:
    """Whether a request is a call, of a service that there is or not."""
    path = scope["path"]
    if CALL.fullmatch(path) is not None:
        return True
    is_posted = scope["method"] == "POST" and not path.startswith(DEEP)
    return is_posted and type_of(scope["headers"]) in ALL_TYPES


def _readable(headers: Headers) -> Headers:
    """Headers as text that can be read: what is not ASCII is refused by its name where all of a call is judged."""
    return [(name, value if value.isascii() else value.decode("latin-1").encode()) for name, value in headers]


def _preflight(origin: bytes) -> Answer:
    """What a browser is told that asks whether a page of another origin may call."""
    return Answer(
        204,
        [
            (b"access-control-allow-origin", origin),
            (b"access-control-allow-methods", b"POST"),
            (b"access-control-allow-headers", MAY_ASK),
            (b"access-control-max-age", b"7200"),
            (b"vary", b"origin"),
        ],
    )


def _allowing(origin: bytes, send: Send) -> Send:
    """Sends answers that a page of another origin may read."""

    async def allowed(message: Message) -> None:
        if message["type"] == "http.response.start":
            more = [
                (b"access-control-allow-origin", origin),
                (b"access-control-expose-headers", MAY_READ),
                (b"vary", b"origin"),
            ]
            message = {**message, "headers": [*message["headers"], *more]}
        await send(message)

    return allowed


async def _send(send: Send, scope: Any, answer: Answer) -> None:
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else answer.content})
