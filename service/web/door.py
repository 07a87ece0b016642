"""The second port: Connect, gRPC-Web, the doors and the page over HTTP/1.1, in the event loop of gRPC."""

import asyncio
import logging
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Iterator, MutableMapping
from contextlib import contextmanager
from functools import partial
from ipaddress import ip_address
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kronika.service.gate import METADATA, Gate, Served
from kronika.service.logs import not_cancelled
from kronika.service.settings import Settings, SettingsRefused
from kronika.service.web.cards import card
from kronika.service.web.connect import ALL_TYPES, Calls, Connect, type_of
from kronika.service.web.doors import Doors
from kronika.service.web.files import DEEP, FRESH, STOP, Answer, Files, Headers, said, scripts, shapes
from kronika.service.web.table import FOLDER

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
    """Returns the factory of a server's connections."""
    return partial(Connection, body_seconds)


LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")
"""Addresses to listen on that mean every interface, and so name none."""


FOREIGN = "Pages of other origins cannot call this server. If you are the operator, add them to web_origins."


class RequestOrigin(msgspec.Struct, frozen=True):
    """The host and the origin of a request, checked. `refusal`: status and sentence if it is refused. `foreign`: an
    origin that the settings allow."""

    refusal: tuple[int, str] | None = None
    foreign: bytes = b""


class Origins:
    """Which hosts are ours, and which other origins may call."""

    def __init__(self, settings: Settings) -> None:
        listened = () if settings.host in EVERYWHERE else (settings.host,)
        self._hosts = {name.lower() for name in (*LOOPBACK, *listened, *settings.web_hosts)}
        self._allowed = {origin.encode() for origin in settings.web_origins}

    def asked(self, headers: Iterable[tuple[bytes, bytes]], reached: str) -> RequestOrigin:
        """`reached`: the address of this machine that the connection came to."""
        hosts = [value for name, value in headers if name == b"host"]
        origins = [value for name, value in headers if name == b"origin"]
        if len(hosts) != 1 or not self._is_ours(hosts[0], reached):
            return RequestOrigin(
                (421, "This host is not served here. If you are the operator, add it to the setting web_hosts.")
            )
        if not origins or _authority(origins[0]) == hosts[0].lower():
            return RequestOrigin()
        if len(origins) == 1 and origins[0] in self._allowed:
            return RequestOrigin(foreign=origins[0])
        return RequestOrigin((403, FOREIGN))

    def _is_ours(self, host: bytes, reached: str) -> bool:
        name = name_of(host.decode("latin-1"))
        return name in self._hosts or name == _address(reached)


def is_embedded(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a page of another origin makes a browser ask for a part of it, as for a picture or in a frame."""
    asked = dict(headers)
    is_foreign = asked.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin")
    return is_foreign and asked.get(b"sec-fetch-dest") != b"document"


def name_of(host: str) -> str:
    """A host without its port, and an address in IPv6 without its brackets."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


def _authority(origin: bytes) -> bytes:
    """`https://kronika.example:8443` without the scheme, as `Host` has it."""
    return origin.partition(b"://")[2].lower()


def _address(reached: str) -> str | None:
    """An address as a person writes it, also where it came as one of IPv6 that stands for one of IPv4."""
    if not reached:
        return None
    found = ip_address(reached.partition("%")[0])
    return str(getattr(found, "ipv4_mapped", None) or found)


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
    "last-event-id",
    "x-grpc-web",
    "x-user-agent",
)
"""Headers of the protocols themselves that browsers ask about."""
MAY_ASK = ", ".join(sorted((*METADATA, *OF_CALLS))).encode()
"""Headers that pages of other origins may send, where these may call at all."""
MAY_READ = b"grpc-message, grpc-status, grpc-status-details-bin"
"""Headers of an answer that these may read."""
TAKES = "This port takes calls by Connect or gRPC-Web; gRPC has another port."
"""The message for a call made by another protocol."""
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
REQUESTS_AT_ONCE = 2048
"""Connections beside those of streams."""

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Door:
    """Serves Connect, doors and the page. `port` is the one listened on."""

    def __init__(self, settings: Settings, gate: Gate, services: Iterable[Served], fault: Callable[[], str]) -> None:
        """`fault`: why the server is not ready to take calls; empty if it is. Raises `SettingsRefused`."""
        self._fault = fault
        self._calls = Calls(gate)
        self._gate, self._public_url = gate, settings.public_url
        self._connect, self._doors = Connect(self._calls, services), Doors(gate, self._calls)
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
        log.setLevel(logging.ERROR)  # malformed requests are not the operator's concern
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
                await _send(
                    send, scope, said(400, "A request that stops mail must contain List-Unsubscribe=One-Click.")
                )
            else:
                await self._called(*call, send)
        elif scope["path"] in PROBES and scope["method"] in ("GET", "HEAD"):
            fault = self._fault() if scope["path"] == READY else ""
            answer = said(503, "Not ready.", FRESH) if fault else said(200, PROBES[scope["path"]], FRESH)
            await _send(send, scope, answer)
        elif not (is_door := scope["path"].startswith(FOLDER)) and not _is_call(scope):
            more = await card(self._gate, self._calls, scope, self._public_url)
            await _send(send, scope, self._files.answer(scope["method"], scope["path"], scope["headers"], more))
        elif (is_door or scope["method"] == "GET") and not asked.foreign and is_embedded(scope["headers"]):
            await _send(send, scope, said(403, FOREIGN))
        elif scope["method"] == "OPTIONS" and asked.foreign:
            await _send(
                send, scope, _preflight(asked.foreign, b"GET" if is_door else self._connect.methods(scope["path"]))
            )
        else:
            send = _allowing(asked.foreign, send) if asked.foreign else send
            scope = {**scope, "headers": _readable(scope["headers"])}
            if is_door:
                await self._through_door(scope, receive, send)
                return
            types = self._connect.types(scope["path"])
            if scope["method"] == "GET":
                send = _fresh(send)
                headers = [(name, value) for name, value in scope["headers"] if name != b"content-type"]
                scope = {**scope, "headers": headers}
            if scope["method"] == "POST" and type_of(scope["headers"]) not in types:
                await _send(send, scope, said(415, f"{TAKES} content-type must be one of: {', '.join(types)}."))
            else:
                await self._called(scope, receive, send)

    async def _called(self, scope: Any, receive: Receive, send: Send) -> None:
        by_get = scope["method"] == "GET" and self._connect.reads(scope["path"])
        with self._under_way_now(), self._calls.begun(scope, by_get=by_get) as refusal:
            if refusal is None:
                await self._connect(scope, receive, send)
            else:
                await _send(send, scope, refusal)

    async def _through_door(self, scope: Any, receive: Receive, send: Send) -> None:
        with self._under_way_now():
            answer = await self._doors(scope, receive, send)
            if answer is not None:
                await _send(send, scope, answer)

    @contextmanager
    def _under_way_now(self) -> Iterator[None]:
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            yield
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
            f"the page cannot listen on {settings.host}:{port}: {error.strerror}; choose another web_port"
        ) from error


def _is_call(scope: Any) -> bool:
    """Whether a request is a call, of a service that there is or not."""
    path = scope["path"]
    if CALL.fullmatch(path) is not None:
        return True
    is_posted = scope["method"] == "POST" and not path.startswith(DEEP)
    return is_posted and type_of(scope["headers"]) in ALL_TYPES


def _readable(headers: Headers) -> Headers:
    """Headers as readable text. Non-ASCII values are refused by name later, where the whole call is judged."""
    return [(name, value if value.isascii() else value.decode("latin-1").encode()) for name, value in headers]


def _preflight(origin: bytes, methods: bytes) -> Answer:
    """The answer to a browser that asks whether a page of another origin may call."""
    return Answer(
        204,
        [
            (b"access-control-allow-origin", origin),
            (b"access-control-allow-methods", methods),
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


def _fresh(send: Send) -> Send:
    """Sends answers that nobody keeps, unless they say that caches may."""

    async def fresh(message: Message) -> None:
        if message["type"] == "http.response.start" and b"cache-control" not in dict(message["headers"]):
            message = {**message, "headers": [*message["headers"], *FRESH]}
        await send(message)

    return fresh


async def _send(send: Send, scope: Any, answer: Answer) -> None:
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else answer.content})


STOP_MAIL = "/kronika.v1.NoticeService/StopMail"
ONE_CLICK = b"List-Unsubscribe=One-Click"
LARGEST_CLICK = 4096
"""Bytes of the body of a click that are read."""
REPLACED = (b"content-type", b"content-length", b"content-encoding", b"transfer-encoding", b"connect-protocol-version")
"""Headers that the call sets itself."""


def is_one_click(scope: Any) -> bool:
    return bool(scope["method"] == "POST" and scope["path"].startswith(STOP))


async def as_call(scope: Any, receive: Receive) -> tuple[Any, Receive] | None:
    """The call that a click is; None if it does not say that it is one."""
    if ONE_CLICK not in await _body(receive) or not _is_hex(secret := scope["path"].removeprefix(STOP)):
        return None
    asked = msgspec.json.encode({"secret": bytes.fromhex(secret)})
    headers = [(name, value) for name, value in scope["headers"] if name not in REPLACED]
    headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(asked))]
    headers += [(b"connect-protocol-version", b"1")]

    told = iter([{"type": "http.request", "body": asked, "more_body": False}])

    async def given() -> Message:
        return next(told, None) or await receive()

    return {**scope, "path": STOP_MAIL, "raw_path": STOP_MAIL.encode(), "query_string": b"", "headers": headers}, given


async def _body(receive: Receive) -> bytes:
    body = b""
    while len(body) <= LARGEST_CLICK:
        message = await receive()
        body += message.get("body", b"")
        if message["type"] != "http.request" or not message.get("more_body"):
            break
    return body[:LARGEST_CLICK]


def _is_hex(text: str) -> bool:
    return len(text) <= 64 and len(text) % 2 == 0 and all(letter in "0123456789abcdef" for letter in text)
